import { z } from 'zod';
import { faceIds, resources } from './faces.ts';
import { drawingOf, marks } from './marks.ts';
import type { Face, Resource } from './materials.ts';
import { attributes, features, maladyKinds, omens, severities, technologies, testKinds, tools, tracks, traits } from './vocabulary.ts';
import type { Attribute, Feature, Omen, Technology, TestKind, Tool, Track, Trait } from './vocabulary.ts';

const count = z.int().positive().max(20);
const id = (shape: RegExp) => z.string().regex(shape);
export const faceName = z.enum(faceIds as unknown as readonly [Face, ...Face[]]);
export const resourceName = z.enum(resources as unknown as readonly [Resource, ...Resource[]]);
const sentence = z.string().min(2).max(160);

/** What a discard or a cost may ask for: one face, either side of a resource, or any of a sort. */
export const wanted = z.union([faceName, z.enum(['food', 'foodOrWater', 'material', 'resource', 'meat', 'vegetable'])]);
export type Wanted = z.input<typeof wanted>;

const circumstances = ['alone', 'old', 'young', 'comforted', 'unhurt', 'trayLimitReached', 'newTrayExplored', 'mysteryConfronted', 'welcomed', 'hearthRead', 'sunderingRead'] as const;
export type Circumstance = (typeof circumstances)[number];

/** A question about the position, asked of the character who resolves the card. */
export type Condition =
  | { readonly feature: readonly Feature[] }
  /** A token in the hex. */
  | { readonly here: 'fire' | 'shelter' | 'mystery' | 'outpost' | 'ruin' }
  | { readonly nextTo: 'mystery' | 'unexplored' | 'outpost' }
  | { readonly trait: readonly Trait[] }
  | { readonly tool: Tool }
  | { readonly technology: Technology }
  /** A Knowledge card of the society. */
  | { readonly known: string }
  /** A word of an item's title or one of its keywords. */
  | { readonly item: string }
  | { readonly holds: Wanted; readonly n?: number }
  | { readonly track: Track; readonly atLeast: number }
  | { readonly attribute: Attribute; readonly atLeast: number }
  | { readonly omen: readonly Omen[] }
  /** On the card of the character, or on the wall of the cave. */
  | { readonly mark: string; readonly on: 'card' | 'wall' }
  | { readonly malady: 'any' | 'injury' | 'disease' | 'majorDisease' }
  | { readonly energy: number }
  | { readonly goalsDone: number }
  | { readonly outposts: number }
  | { readonly structures: number }
  | { readonly is: Circumstance }
  /** True of at least one character on the map. */
  | { readonly anyone: Condition }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export const ConditionSchema: z.ZodType<Condition, Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ feature: z.array(z.enum(features)).min(1).readonly() }),
    z.strictObject({ here: z.enum(['fire', 'shelter', 'mystery', 'outpost', 'ruin']) }),
    z.strictObject({ nextTo: z.enum(['mystery', 'unexplored', 'outpost']) }),
    z.strictObject({ trait: z.array(z.enum(traits)).min(1).readonly() }),
    z.strictObject({ tool: z.enum(tools) }),
    z.strictObject({ technology: z.enum(technologies) }),
    z.strictObject({ known: id(/^KN\d\d$/) }),
    z.strictObject({ item: z.string().min(3) }),
    z.strictObject({ holds: wanted, n: count.optional() }) as unknown as z.ZodType<Condition, Condition>,
    z.strictObject({ track: z.enum(tracks), atLeast: count }),
    z.strictObject({ attribute: z.enum(attributes), atLeast: count }),
    z.strictObject({ omen: z.array(z.enum(omens)).min(1).readonly() }),
    z.strictObject({ mark: z.enum(marks), on: z.enum(['card', 'wall']) }),
    z.strictObject({ malady: z.enum(['any', 'injury', 'disease', 'majorDisease']) }),
    z.strictObject({ energy: count }),
    z.strictObject({ goalsDone: count }),
    z.strictObject({ outposts: count }),
    z.strictObject({ structures: count }),
    z.strictObject({ is: z.enum(circumstances) }),
    z.strictObject({ anyone: ConditionSchema }),
    z.strictObject({ not: ConditionSchema }),
    z.strictObject({ all: z.array(ConditionSchema).readonly() }),
    z.strictObject({ any: z.array(ConditionSchema).readonly() }),
  ]),
);

/** Effects without other effects inside. `n` is 1 unless it is given. */
const plain = {
  gain: z.strictObject({ do: z.literal('gain'), what: faceName, n: count.optional() }),
  /** Lets the player name one of several things to gain. */
  gainOne: z.strictObject({ do: z.literal('gainOne'), of: z.array(faceName).min(2).readonly(), n: count.optional() }),
  gainItem: z.strictObject({ do: z.literal('gainItem'), item: id(/^IT\d\d$/) }),
  energy: z.strictObject({ do: z.literal('energy'), n: count.optional() }),
  loseEnergy: z.strictObject({ do: z.literal('loseEnergy'), n: count.optional() }),
  suffer: z.strictObject({ do: z.literal('suffer'), malady: z.enum(maladyKinds), severity: z.enum(severities).optional(), n: count.optional() }),
  degradeMalady: z.strictObject({ do: z.literal('degradeMalady'), of: z.enum(['any', ...maladyKinds]).optional(), n: z.union([count, z.literal('each')]).optional() }),
  boost: z.strictObject({ do: z.literal('boost'), attribute: z.enum([...attributes, 'choice']), severity: z.enum(severities).optional() }),
  track: z.strictObject({ do: z.literal('track'), track: z.enum(tracks), n: z.int().min(-20).max(20) }),
  setTrack: z.strictObject({ do: z.literal('setTrack'), track: z.enum(tracks), n: z.int().min(0).max(20) }),
  /** `up` rounds what is left up, `down` rounds it down. */
  halveTrack: z.strictObject({ do: z.literal('halveTrack'), track: z.enum(tracks), round: z.enum(['up', 'down']) }),
  fire: z.strictObject({ do: z.literal('fire'), what: z.enum(['place', 'degrade', 'removeAll']) }),
  shelter: z.strictObject({ do: z.literal('shelter'), what: z.enum(['place', 'remove']) }),
  /** In the hex, or in every explored hex with one of these features. */
  deplete: z.strictObject({ do: z.literal('deplete'), features: z.array(z.enum(features)).readonly().optional() }),
  mystery: z.strictObject({
    do: z.literal('mystery'),
    where: z.enum(['here', 'adjacent', 'randomExplored', 'anyFree']),
    features: z.array(z.enum(features)).readonly().optional(),
    n: count.optional(),
  }),
  /** One token of an adjacent hex, unseen, or all of them. */
  removeMystery: z.strictObject({ do: z.literal('removeMystery'), where: z.enum(['adjacent', 'everywhere']) }),
  flee: z.strictObject({ do: z.literal('flee') }),
  /** Turn up an adjacent unexplored hex of choice. */
  reveal: z.strictObject({ do: z.literal('reveal') }),
  comfort: z.strictObject({ do: z.literal('comfort') }),
  legend: z.strictObject({ do: z.literal('legend'), how: z.enum(['draw', 'choose']) }),
  knowledge: z.strictObject({ do: z.literal('knowledge'), id: z.union([id(/^KN\d\d$/), z.literal('choice')]) }),
  power: z.strictObject({ do: z.literal('power') }),
  design: z.strictObject({ do: z.literal('design'), structure: z.string() }),
  trait: z.strictObject({ do: z.literal('trait'), trait: z.enum(traits) }),
  addGoal: z.strictObject({ do: z.literal('addGoal'), goals: z.array(id(/^G(\d{3}|A\d\d)$/)).min(1).readonly() }),
  loom: z.strictObject({ do: z.literal('loom'), challenges: z.array(id(/^C[A-Z]\d\d$/)).min(1).readonly() }),
  read: z.strictObject({ do: z.literal('read'), outcome: id(/^(H\d{3}|\d{3})$/) }),
  endChallenge: z.strictObject({ do: z.literal('endChallenge'), won: z.boolean() }),
  /** The end of a society: a campaign's end; in Endless Mode a new society may follow. */
  vanish: z.strictObject({ do: z.literal('vanish') }),
  perishOne: z.strictObject({ do: z.literal('perishOne') }),
  /** One active outpost: the players' choice or, where nothing is said, what the Dawn or Dusk Rule makes of it. */
  ruinOne: z.strictObject({ do: z.literal('ruinOne'), open: z.boolean().optional() }),
  ruinAboveLimit: z.strictObject({ do: z.literal('ruinAboveLimit') }),
  expand: z.strictObject({ do: z.literal('expand') }),
  trayLimit: z.strictObject({ do: z.literal('trayLimit'), n: count }),
  removeGlacier: z.strictObject({ do: z.literal('removeGlacier') }),
  /** On the wall and, mark by mark, on the card of a character of the players' choice; or on a Legend card alone. */
  illustrate: z.strictObject({ do: z.literal('illustrate'), marks: z.array(z.string().refine((said) => drawingOf(said) !== null)).min(1).readonly(), on: z.enum(['wall', 'legend']).optional() }),
  /** Lore for each explored hex of the newest tray. */
  loreForNewTray: z.strictObject({ do: z.literal('loreForNewTray') }),
  /** Food or water given up by anybody; every `each` of them counts once, at most `most` times, on a track. */
  tribute: z.strictObject({
    do: z.literal('tribute'), what: wanted, each: count, most: count, perCharacter: z.boolean().optional(), track: z.enum(tracks), n: z.int(),
    orElse: z.strictObject({ track: z.enum(tracks), n: z.int() }).optional(),
  }),
  /** Characters in an outpost, or all, may take one of these actions without paying energy. */
  freeAction: z.strictObject({ do: z.literal('freeAction'), actions: z.array(z.enum(['craft', 'process'])).min(1).readonly(), where: z.enum(['outpost', 'anywhere']) }),
  /** Only while mining. */
  mining: z.strictObject({ do: z.literal('mining'), then: z.enum(['stop', 'again', 'sameStone', 'anyStone']) }),
  remember: z.strictObject({ do: z.literal('remember'), choice: z.enum(['welcome', 'turnAway']) }),
  discardItem: z.strictObject({ do: z.literal('discardItem') }),
} as const;

type Plain = { [K in keyof typeof plain]: z.input<(typeof plain)[K]> }[keyof typeof plain];

export interface Modifier {
  readonly if: Condition;
  readonly n: number;
  /** Counted once for each other character in the hex. */
  readonly perOther?: boolean;
}
export interface Band {
  /** The lowest result of the band; the lowest band of all has 0. */
  readonly min: number;
  readonly do: readonly Effect[];
}
export interface ChoiceOption {
  readonly id: string;
  readonly label: string;
  readonly if?: Condition;
  readonly cost?: { readonly energy?: number; readonly discard?: Wanted; readonly n?: number; readonly lore?: number };
  readonly do: readonly Effect[];
}

type Nested =
  | { readonly do: 'test'; readonly of: readonly Attribute[]; readonly kind?: TestKind; readonly modifiers?: readonly Modifier[]; readonly bands: readonly Band[] }
  | { readonly do: 'choose'; readonly prompt: string; readonly options: readonly ChoiceOption[] }
  | { readonly do: 'groupChoose'; readonly prompt: string; readonly options: readonly ChoiceOption[] }
  | { readonly do: 'when'; readonly if: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  /** One die, plus the number of active outposts if so printed. */
  | { readonly do: 'roll'; readonly plus?: 'outposts'; readonly bands: readonly Band[] }
  /** Everybody, everybody in the hex, the others in the hex, or everybody in a hex with shelter. */
  | { readonly do: 'each'; readonly who: 'all' | 'here' | 'others' | 'sheltered'; readonly then: readonly Effect[] }
  /** The players choose one character in the hex, who resolves the rest. */
  | { readonly do: 'champion'; readonly then: readonly Effect[] }
  /** The players choose any character on the map. */
  | { readonly do: 'someone'; readonly then: readonly Effect[] }
  /** The character gives up so much of their choice, or else. */
  | { readonly do: 'discard'; readonly what: Wanted; readonly n?: number; readonly optional?: boolean; readonly then?: readonly Effect[]; readonly orElse?: readonly Effect[] }
  /** Each character gives up so much or suffers; if `limit` or more (or the only one) did not, the one, else the other. */
  | { readonly do: 'levy'; readonly what: Wanted; readonly orElse: readonly Effect[]; readonly limit: number; readonly many: readonly Effect[]; readonly few: readonly Effect[] };

export type Effect = Plain | Nested;
export type EffectName = Effect['do'];
export type EffectOf<K extends EffectName> = Extract<Effect, { readonly do: K }>;

const effects = z.lazy(() => z.array(EffectSchema).readonly());
const modifier = z.strictObject({ if: ConditionSchema, n: z.int().min(-5).max(5), perOther: z.boolean().optional() });
const bands = z.array(z.strictObject({ min: z.int().min(0).max(20), do: effects })).min(2).readonly();
const option = z.strictObject({
  id: id(/^[a-z][a-z-]*$/),
  label: sentence,
  if: ConditionSchema.optional(),
  cost: z.strictObject({ energy: count.optional(), discard: wanted.optional(), n: count.optional(), lore: count.optional() }).optional(),
  do: effects,
});
const options = z.array(option).min(2).readonly();

const nested = [
  z.strictObject({ do: z.literal('test'), of: z.array(z.enum(attributes)).min(1).readonly(), kind: z.enum(testKinds).optional(), modifiers: z.array(modifier).readonly().optional(), bands }),
  z.strictObject({ do: z.literal('choose'), prompt: sentence, options }),
  z.strictObject({ do: z.literal('groupChoose'), prompt: sentence, options }),
  z.strictObject({ do: z.literal('when'), if: ConditionSchema, then: effects, else: effects.optional() }),
  z.strictObject({ do: z.literal('roll'), plus: z.literal('outposts').optional(), bands }),
  z.strictObject({ do: z.literal('each'), who: z.enum(['all', 'here', 'others', 'sheltered']), then: effects }),
  z.strictObject({ do: z.literal('champion'), then: effects }),
  z.strictObject({ do: z.literal('someone'), then: effects }),
  z.strictObject({ do: z.literal('discard'), what: wanted, n: count.optional(), optional: z.boolean().optional(), then: effects.optional(), orElse: effects.optional() }),
  z.strictObject({ do: z.literal('levy'), what: wanted, orElse: effects, limit: count, many: effects, few: effects }),
] as const;

export const EffectSchema: z.ZodType<Effect, Effect> = z.lazy(() => z.discriminatedUnion('do', [...Object.values(plain), ...nested] as never) as unknown as z.ZodType<Effect, Effect>);
