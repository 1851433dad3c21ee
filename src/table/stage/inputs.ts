import type { Gesture, Refusal, Tried } from '../../engine/kernel/option.ts';
import type { Flick, Json, Seat } from '../../engine/kernel/rule.ts';
import type { ChosenSeat } from '../acting.ts';
import type { QuarterTurn } from '../camera/view.ts';
import type { AnyGameTable, Art, Layout, Rolled } from '../contract.ts';
import type { Thrown } from '../../match/play.ts';
import type { Question } from '../../match/question.ts';
import type { TableSettings } from '../settings/settings.ts';
import type { Mixer } from '../sound/mixer.ts';
import type { Change } from '../../match/play.ts';
import type { ReactNode } from 'react';
import type { Point } from './shapes.ts';
import type { Lifted } from './ghosts.ts';
import type { Bent } from './warp.ts';

/** A lesson points at things and places; it never chooses. */
interface LessonPointer {
  readonly point: readonly string[];
}

/** Somebody has asked what can be done: marks are strong, and these options, the likeliest first, are numbered. */
interface Hint {
  readonly likely: readonly string[];
}

/** What the page gives a table, and what it hears from it. */
export interface TableInputs {
  readonly game: AnyGameTable;
  readonly art: Art;
  readonly view: unknown;
  readonly questions: readonly Question[];
  readonly facts: readonly { readonly fact: string }[];
  /** How dice among the facts are thrown; from the count of moments on a page that plays no match. */
  readonly thrown?: Thrown | undefined;
  readonly moment: number;
  readonly change: Change;
  choose(question: Question, option: string, draft?: Json, flick?: Flick): Promise<void> | void;
  whyNot(tried: Tried): Promise<Refusal | null>;
  readonly settings: TableSettings;
  readonly mixer?: Pick<Mixer, 'play' | 'playKnocks'> | undefined;
  readonly lesson?: LessonPointer | undefined;
  readonly hint?: Hint | undefined;
  /** An entry of the list that somebody points at: the table shows what it would do. */
  readonly preview?: Gesture | undefined;
  /** Who acts as the page shows it: the table, which may have skipped a question, shows the same. */
  readonly acts?: Seat | null | undefined;
  /** Whose board somebody at this screen has chosen to look at, and how they choose another. */
  readonly chosenSeat?: ChosenSeat | null | undefined;
  readonly onLook?: ((seat: Seat | null) => void) | undefined;
  /** What people call themselves, by their seats. */
  readonly people?: Readonly<Record<Seat, string>> | undefined;
  readonly layout: Layout;
  /** Quarter turns of this screen, for players round a table. */
  readonly turn?: QuarterTurn | undefined;
  /** How a projector's page is warped: it tells where on the table a pointer is. */
  readonly bent?: Bent | undefined;
  /** CSS pixels for a unit of the scene, where a screen shows things as large as they are. What does not fit is panned. */
  readonly trueZoom?: number | undefined;
  /** `none`: neither table top nor walls are drawn, for a stream that lies over another picture. */
  readonly ground?: 'table' | 'none' | undefined;
  /** A camera that looks at one thing, so many times nearer than the whole, and at nothing else. */
  readonly looksAt?: { readonly thing: string; readonly zoom: number } | undefined;
  /** What hands on other screens hold, by their seats, and the mark that such a hand bears. */
  readonly lifted?: Lifted | undefined;
  readonly markOf?: ((seat: string) => ReactNode) | undefined;
  /** A hand of this screen has lifted something, or holds nothing any more. */
  readonly onHold?: ((thing: string | null) => void) | undefined;
  /** A screen that only shows: no hands, no focus ring. */
  readonly watching?: boolean | undefined;
  readonly onRefusal?: ((refusal: Refusal, tried: Tried) => void) | undefined;
  /** Facts are being played, or all is shown. */
  readonly onBusy?: ((busy: boolean) => void) | undefined;
  /** Something that is read, such as a log, has the whole table to itself, or has been put away. */
  readonly onCovered?: ((covered: boolean) => void) | undefined;
  /** So many facts of this moment can be seen: only then the page tells them in words. Called again as more of them are shown. */
  readonly onSeen?: ((moment: number, facts: number) => void) | undefined;
  /** The first frame with the first view has been drawn. */
  readonly onReady?: (() => void) | undefined;
  /** An answer could not be given: the piece went back, the page says why. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Where dice are thrown. The scene puts one on the table (parts/DiceTray). */
export interface DiceStage {
  /** Resolves when the dice lie and show what was rolled. Without a flick they are thrown as by a key. */
  roll(rolled: Rolled, seed: number, flick: Flick | undefined): Promise<void>;
  /** What a hand did, given on the table, in the tray's own measure: the same on a screen where the tray lies elsewhere. */
  flickOf(hand: { readonly at: Point; readonly speed: Point }): Flick;
  /** Ends the throw: the dice lie at once. */
  cut(): void;
  /** The faces on top of the dice that lie there, as drawn. */
  faces(): readonly number[];
}
