import * as z from 'zod/mini';
import type { Refusal } from '../engine/kernel/option.ts';
import type { Json, Seat } from '../engine/kernel/rule.ts';
import type { Over } from '../engine/kernel/rules.ts';
import { AnswerShape, GestureShape, Name } from './answerShapes.ts';
import type { Archive, Growth } from './archive.ts';
import type { Trouble } from './errors.ts';
import type { Likely, Seen } from './play.ts';
import type { BotThinking } from './thinking.ts';

const Viewer = Name; // a seat, or `table`
const Things = z.record(z.string(), z.unknown());

const SegmentShape = z.object({ at: z.optional(Things), tail: z.array(AnswerShape), fence: z.int().check(z.minimum(0)) });
/** Without a state to begin with, nothing of it could be shown or taken back. */
const PastShape = z.array(SegmentShape).check(z.refine(([first]) => !first || first.at !== undefined));
const ToldShape = z.object({ fact: Things, seat: z.optional(Name), instead: z.optional(z.nullable(Things)) });

/** The save itself is judged by the kernel, which also knows its checksum. */
export const ArchiveShape = z.object({ save: Things, past: PastShape, log: z.array(z.array(ToldShape)) });

const Entropy = z.tuple([z.int(), z.int(), z.int(), z.int()]);
const Opening: z.ZodMiniType<Json, Json> = z.json();
const Automatic = z.record(z.string(), Name);
const ScreenName = Name;

/** Requests of a screen. What it may see and do was decided when it was attached. */
const screenRequests = [
  z.strictObject({ do: z.literal('choose'), screen: ScreenName, answer: AnswerShape }),
  z.strictObject({ do: z.literal('whyNot'), screen: ScreenName, gesture: GestureShape }),
  z.strictObject({ do: z.literal('hint'), screen: ScreenName }),
  z.strictObject({ do: z.literal('look'), screen: ScreenName, viewer: Viewer }),
  z.strictObject({ do: z.literal('snapshot'), screen: ScreenName }),
] as const;

/** Requests of whoever keeps the match and lets screens in. */
const keeperRequests = [
  z.strictObject({
    do: z.literal('begin'), game: Name, mix: z.optional(Name), options: z.optional(z.record(z.string(), z.string())),
    chance: Entropy, automatic: Automatic, opening: z.optional(Opening),
  }),
  z.strictObject({ do: z.literal('open'), game: Name, archive: ArchiveShape, automatic: Automatic }),
  z.strictObject({
    do: z.literal('attach'), screen: ScreenName, viewer: Viewer, answersFor: z.array(Name), change: z.enum(['opened', 'rebuilt']),
    shared: z.optional(z.strictObject({ people: z.record(z.string(), Name), curtain: z.boolean() })),
  }),
  z.strictObject({ do: z.literal('detach'), screen: ScreenName }),
  z.strictObject({ do: z.literal('undo'), agreed: z.boolean(), by: z.optional(Name) }),
  z.strictObject({ do: z.literal('redo'), by: z.optional(Name) }),
  z.strictObject({ do: z.literal('seat'), automatic: Automatic }),
  z.strictObject({ do: z.literal('move') }),
  z.strictObject({ do: z.literal('export') }),
] as const;

export const RequestShape = z.discriminatedUnion('do', [...screenRequests, ...keeperRequests]);

export type Request = z.input<typeof RequestShape>;

export interface Opened {
  readonly seats: readonly Seat[];
  readonly lost: 'nothing' | 'this-turn';
  /** Nobody has anything to hide: no curtain, and everybody at the screen is asked at once. */
  readonly open: boolean;
}

/** What came of asking a bot for one answer. */
export interface BotMove {
  /** Null if none of its seats was asked, or the match was changed while it thought. */
  readonly by: Seat | null;
  /** What went wrong with the thought, in words that follow the name of the seat; the answer is then a plain one. */
  readonly trouble: string | null;
}

/** What each request is answered with. */
export interface Results {
  begin: Opened;
  open: Opened;
  choose: null;
  whyNot: Refusal | null;
  hint: readonly Likely[];
  undo: boolean;
  redo: boolean;
  look: null;
  attach: null;
  detach: null;
  seat: null;
  move: BotMove;
  snapshot: Seen<unknown, unknown>;
  export: Archive;
}

/** What a screen is shown, without the log. */
export type Glance<V = unknown, F = unknown> = Omit<Seen<V, F>, 'log'>;

/** To one screen: what its viewer may know, and nothing else. */
export interface ScreenMessage {
  readonly screen: string;
  readonly glance: Glance;
  /** The log as this viewer may hear it: everything from this entry on is replaced. */
  readonly log: { readonly from: number; readonly facts: readonly (readonly unknown[])[] };
}

/** To the keeper alone: what must be saved, with everything that is hidden. */
export interface KeeperMessage {
  readonly growth: Growth;
  readonly over: Over | null;
}

/** What an engine sends through a port. The events that a request causes are sent before its reply. */
export const EngineMessageShape = z.union([
  z.object({ id: z.int(), ok: z.literal(true), result: z.unknown() }),
  z.object({ id: z.int(), ok: z.literal(false), trouble: z.looseObject({ name: z.string(), message: z.string() }) }),
  z.object({ thinking: z.nullable(z.looseObject({ seat: z.string() })) }),
  z.object({
    screen: z.looseObject({
      screen: ScreenName,
      glance: z.looseObject({ seat: z.string() }),
      log: z.strictObject({ from: z.int(), facts: z.array(z.unknown()) }),
    }),
  }),
  z.object({ keep: z.looseObject({ growth: z.looseObject({ pastFrom: z.int(), logFrom: z.int() }) }) }),
]);

export type EngineMessage =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly trouble: Trouble }
  | { readonly thinking: BotThinking | null }
  | { readonly screen: ScreenMessage }
  | { readonly keep: KeeperMessage };

/** What an engine is sent through a port: a request, and the id that its reply carries. */
export const RequestEnvelopeShape = z.strictObject({ id: z.int(), request: z.unknown() });
