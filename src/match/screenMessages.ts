import * as z from 'zod/mini';
import type { Refusal } from '../engine/kernel/option.ts';
import type { Flick, Seat } from '../engine/kernel/rule.ts';
import type { Over } from '../engine/kernel/rules.ts';
import type { VoteOutcome } from './agree.ts';
import { AnswerShape, FlickShape, GestureShape, Name } from './answerShapes.ts';
import type { Glance } from './messages.ts';
import type { Patch } from './patch.ts';
import type { Change } from './play.ts';
import type { Question } from './question.ts';

/** What crosses the network between a screen and the host that plays its match; nothing else does. */

/** 96 random bits, made by the screen for each wish: the same wish sent again has the same id and counts once. */
const Id = z.string().check(z.regex(/^[0-9a-f]{24}$/));
const Moment = z.int().check(z.minimum(0));

const MatterShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('undo') }),
  z.strictObject({ kind: z.literal('bot'), seat: Name, policy: Name }),
  z.strictObject({ kind: z.literal('admit'), guest: Name, seat: Name, name: Name }),
]);

/** Screen to host. */
export const WishShape = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('hello'),
    page: z.string().check(z.maxLength(60)),
    have: z.optional(z.strictObject({ moment: Moment, log: z.int().check(z.minimum(0)), sum: z.string().check(z.maxLength(40)) })),
  }),
  z.strictObject({ do: z.literal('choose'), id: Id, moment: Moment, answer: AnswerShape }),
  z.strictObject({ do: z.literal('whyNot'), id: Id, gesture: GestureShape }),
  z.strictObject({ do: z.literal('undo'), id: Id, seat: Name, moment: Moment }),
  z.strictObject({ do: z.literal('redo'), id: Id, seat: Name, moment: Moment }),
  z.strictObject({ do: z.literal('propose'), id: Id, matter: MatterShape }),
  z.strictObject({ do: z.literal('say'), id: Id, matter: Name, yes: z.boolean(), seat: z.optional(Name) }),
  /** The bot leaves my chair. */
  z.strictObject({ do: z.literal('return'), id: Id, seat: Name }),
  /** I play on the screen in the middle, or no longer. */
  z.strictObject({ do: z.literal('onTable'), id: Id, seat: Name, on: z.boolean() }),
  /** What a hand has lifted. It may be dropped on the way. */
  z.strictObject({ do: z.literal('hold'), thing: z.nullable(z.string().check(z.maxLength(200))) }),
]);
export type Wish = z.infer<typeof WishShape>;
/** A wish that is answered with `done` or `refused`. */
export type AskedWish = Extract<Wish, { id: string }>;
export type Matter = z.infer<typeof MatterShape>;

const refusalCodes = [
  'bad-message', 'not-yours', 'not-asked', 'not-offered', 'bad-draft', 'over', 'moved-on', 'too-fast', 'not-kept', 'rule-broke',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Who has a chair, and whether they are there. */
export interface Chair {
  readonly seat: Seat;
  /** Null while nobody has sat down. */
  readonly person: string | null;
  /** The bot that plays it, for good or until its person is back. */
  readonly policy: string | null;
  /** How many screens of this chair are connected. */
  readonly screens: number;
  /** Since when nobody is there, in ms of the host's clock; null while somebody is, and for a chair that was never taken. */
  readonly awaySince: number | null;
  readonly onTable: boolean;
}

export interface Company {
  readonly title: string;
  readonly chairs: readonly Chair[];
  /** Screens that only watch. */
  readonly watching: number;
  /** The host's clock when this was sent, so that `awaySince` can be told in words. */
  readonly now: number;
}

/** Something that everybody at the table is asked for. */
export interface MatterSeen {
  readonly key: string;
  readonly matter: Matter;
  readonly by: Seat;
  /** One seat for each person who is asked. */
  readonly people: readonly Seat[];
  readonly said: Readonly<Record<Seat, boolean>>;
  readonly outcome: VoteOutcome;
}

export type ClosingWhy = 'host-stops' | 'moved-elsewhere' | 'seat-taken' | 'new-page' | 'match-closed';

/** What changed for the screens of one viewer, as little as possible. A field that is missing is as before. */
export interface Moved {
  readonly tell: 'moved';
  /** Absent: from the moment right before. */
  readonly from?: number;
  readonly moment: number;
  readonly sum: string;
  /** Absent: somebody has answered. */
  readonly change?: Change;
  /** Absent: nothing was told. */
  readonly facts?: readonly unknown[];
  /** Where the log differs by more than one entry with these facts at its end. */
  readonly log?: { readonly from: number; readonly facts: readonly (readonly unknown[])[] };
  readonly view?: Patch;
  readonly questions?: readonly Question[];
  readonly waiting?: readonly Seat[];
  readonly over?: Over | null;
  readonly undo?: Glance['undo'];
  readonly more?: Readonly<Record<string, unknown>>;
  readonly flick?: Flick;
}

interface SeenWhole {
  readonly tell: 'seen';
  readonly moment: number;
  readonly sum: string;
  /** The viewer of the screen. Sent under its old name: a page and a host of different builds would refuse another. */
  readonly eyes: Seat | 'table';
  readonly answers: readonly Seat[];
  readonly glance: Glance;
  readonly log: { readonly from: number; readonly facts: readonly (readonly unknown[])[] };
  readonly company: Company;
}

/** Host to screen. */
export type Tell =
  | SeenWhole
  | Moved
  | { readonly tell: 'done'; readonly id: string; readonly result?: Refusal | boolean | null }
  | { readonly tell: 'refused'; readonly id: string; readonly code: RefusalCode; readonly message: string; readonly rule?: string }
  | { readonly tell: 'company'; readonly company: Company }
  | { readonly tell: 'matter'; readonly matter: MatterSeen }
  | { readonly tell: 'thinking'; readonly seat: Seat; readonly done: number }
  | { readonly tell: 'held'; readonly seat: Seat; readonly thing: string | null }
  | { readonly tell: 'closing'; readonly why: ClosingWhy; readonly after: number };

const Facts = z.array(z.unknown());
const Log = z.strictObject({ from: z.int().check(z.minimum(0)), facts: z.array(Facts) });
const OverShape = z.nullable(z.looseObject({ winners: z.array(Name), why: z.string() }));
const Undo = z.enum(['free', 'agree', 'none']);
const ChangeShape = z.enum(['opened', 'answered', 'undone', 'rebuilt']);
const ChairShape = z.strictObject({
  seat: Name, person: z.nullable(z.string()), policy: z.nullable(z.string()), screens: z.int(), awaySince: z.nullable(z.number()),
  onTable: z.boolean(),
});
const CompanyShape = z.strictObject({ title: z.string(), chairs: z.array(ChairShape), watching: z.int(), now: z.number() });
const QuestionShape = z.looseObject({
  seat: Name, ask: Name, prompt: z.string(), kind: z.enum(['main', 'power']), options: z.array(z.unknown()),
});

/** Views and facts belong to the games and are passed on as they are; everything else is checked. */
export const TellShape = z.discriminatedUnion('tell', [
  z.strictObject({
    tell: z.literal('seen'), moment: Moment, sum: z.string(), eyes: Name, answers: z.array(Name),
    glance: z.looseObject({ seat: Name, view: z.unknown(), questions: z.array(QuestionShape), waiting: z.array(Name), undo: Undo }),
    log: Log, company: CompanyShape,
  }),
  z.strictObject({
    tell: z.literal('moved'), from: z.optional(Moment), moment: Moment, sum: z.string(), change: z.optional(ChangeShape),
    facts: z.optional(Facts), log: z.optional(Log),
    view: z.optional(z.unknown()), questions: z.optional(z.array(QuestionShape)), waiting: z.optional(z.array(Name)),
    over: z.optional(OverShape), undo: z.optional(Undo), more: z.optional(z.record(z.string(), z.unknown())), flick: z.optional(FlickShape),
  }),
  z.strictObject({
    tell: z.literal('done'), id: Id,
    result: z.optional(z.union([z.boolean(), z.null(), z.looseObject({ rule: z.string(), why: z.string() })])),
  }),
  z.strictObject({ tell: z.literal('refused'), id: Id, code: z.enum(refusalCodes), message: z.string(), rule: z.optional(z.string()) }),
  z.strictObject({ tell: z.literal('company'), company: CompanyShape }),
  z.strictObject({
    tell: z.literal('matter'),
    matter: z.strictObject({
      key: Name, matter: MatterShape, by: z.string(), people: z.array(Name), said: z.record(z.string(), z.boolean()),
      outcome: z.enum(['waiting', 'agreed', 'refused']),
    }),
  }),
  z.strictObject({ tell: z.literal('thinking'), seat: Name, done: z.number() }),
  z.strictObject({ tell: z.literal('held'), seat: Name, thing: z.nullable(z.string()) }),
  z.strictObject({
    tell: z.literal('closing'), why: z.enum(['host-stops', 'moved-elsewhere', 'seat-taken', 'new-page', 'match-closed']), after: z.number(),
  }),
]);
