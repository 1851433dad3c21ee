import { z } from 'zod';
import type { Refusal } from '../engine/kernel/option.ts';
import type { Seat } from '../engine/kernel/rule.ts';
import type { Archive, Growth } from './archive.ts';
import type { Trouble } from './errors.ts';
import type { Seen } from './play.ts';
import type { Thinking } from './thinking.ts';

const Name = z.string().min(1).max(200);
const Viewer = Name; // a seat, or `table`
const Things = z.record(z.string(), z.unknown());

export const AnswerShape = z.strictObject({ seat: Name, ask: Name, option: z.string().max(500), draft: z.json().optional() });

const GestureShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tap'), on: z.string() }),
  z.strictObject({ kind: z.literal('drag'), from: z.string(), onto: z.string() }),
  z.strictObject({ kind: z.literal('turn'), thing: z.string(), to: z.number() }),
  z.strictObject({ kind: z.literal('throw'), dice: z.string(), count: z.number() }),
  z.strictObject({ kind: z.literal('button'), word: z.string() }),
]);

const SegmentShape = z.object({ at: Things, tail: z.array(AnswerShape), fence: z.int().min(0) });
const ToldShape = z.object({ fact: Things, seat: Name.optional(), instead: Things.nullable().optional() });

/** The save itself is judged by the kernel, which also knows its checksum. */
export const ArchiveShape = z.object({ save: Things, past: z.array(SegmentShape), log: z.array(z.array(ToldShape)) });

const Entropy = z.tuple([z.int(), z.int(), z.int(), z.int()]);
const Automatic = z.record(z.string(), Name);
/** Who sits at this screen, and whether a curtain falls between them. Without it the screen keeps its eyes until it is told to look elsewhere. */
const sitting = { people: z.record(z.string(), Name).optional(), curtain: z.boolean().optional() };

export const RequestShape = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('begin'), game: Name, mix: Name.optional(), options: z.record(z.string(), z.string()).optional(),
    chance: Entropy, viewer: Viewer.optional(), automatic: Automatic, ...sitting,
  }),
  z.strictObject({
    do: z.literal('open'), game: Name, archive: ArchiveShape, viewer: Viewer.optional(), automatic: Automatic, ...sitting,
    change: z.enum(['opened', 'rebuilt']),
  }),
  z.strictObject({ do: z.literal('choose'), answer: AnswerShape }),
  z.strictObject({ do: z.literal('whyNot'), seat: Name, gesture: GestureShape }),
  z.strictObject({ do: z.literal('undo'), agreed: z.boolean(), by: Name.optional() }),
  z.strictObject({ do: z.literal('look'), viewer: Viewer }),
  z.strictObject({ do: z.literal('curtain'), on: z.boolean() }),
  z.strictObject({ do: z.literal('seat'), automatic: Automatic, people: z.record(z.string(), Name) }),
  z.strictObject({ do: z.literal('move') }),
  z.strictObject({ do: z.literal('snapshot') }),
  z.strictObject({ do: z.literal('export') }),
]);

export type Request = z.input<typeof RequestShape>;

export interface Opened {
  readonly seats: readonly Seat[];
  readonly lost: 'nothing' | 'this-turn';
  /** Nobody has anything to hide: no curtain, and everybody at the screen is asked at once. */
  readonly open: boolean;
}

/** One answer of the machine. */
export interface Moved {
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
  undo: boolean;
  look: null;
  curtain: null;
  seat: null;
  move: Moved;
  snapshot: Glance;
  export: Archive;
}

/** What a screen is shown, without the log: that grows by what `growth` brings. */
export type Glance = Omit<Seen<unknown, unknown>, 'log' | 'moment'>;

export interface Changed {
  readonly glance: Glance;
  readonly growth: Growth;
}

/** What crosses the wire. Events of a request are sent before its reply. */
export const PostShape = z.union([
  z.object({ id: z.int(), ok: z.literal(true), result: z.unknown() }),
  z.object({ id: z.int(), ok: z.literal(false), trouble: z.looseObject({ name: z.string(), message: z.string() }) }),
  z.object({ thinking: z.nullable(z.looseObject({ seat: z.string() })) }),
  z.object({ changed: z.looseObject({ glance: z.looseObject({ seat: z.string() }), growth: z.looseObject({ pastFrom: z.int(), logFrom: z.int() }) }) }),
]);

export type Post =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly trouble: Trouble }
  | { readonly thinking: Thinking | null }
  | { readonly changed: Changed };

export const LetterShape = z.strictObject({ id: z.int(), request: z.unknown() });
