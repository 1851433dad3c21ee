import { z } from 'zod';
import { AbilitySchema } from './abilities.ts';
import { ConditionSchema, faceName, resourceName } from './conditions.ts';
import { EffectSchema } from './effects.ts';
import { features, forageable, intervals, lands, mantles, omens, regions, slotKinds, technologies } from './vocabulary.ts';

/** What printed things must look like. Parsed by the tests; the running game needs only the types. */
const effects = z.array(EffectSchema).readonly();
const abilities = z.array(AbilitySchema).readonly();
const title = z.string().min(3).max(40);
/** One or two sentences that a player reads. */
const text = z.string().min(8).max(220).regex(/[.?!"]$/);
const omen = z.enum(omens);
const some = z.array(omen).readonly();
const amounts = z.partialRecord(faceName, z.int().positive());

const quarter = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
const side = z.tuple([faceName, quarter]).readonly();
export const Item = z.strictObject({
  name: title,
  slot: z.enum(slotKinds),
  keywords: z.array(z.string()).readonly().optional(),
  omen: omen.optional(),
  text: z.string().max(160),
  /** The left and the right token with their turns; the code follows from the pips. */
  left: side,
  right: side,
  abilities,
});
export type ItemCard = z.input<typeof Item>;

/** A near miss: both materials come back with a hint. */
export const Hint = z.strictObject({ left: side, right: side, text });
export type HintEntry = z.input<typeof Hint>;

export const Structure = z.strictObject({
  name: title,
  lore: z.int().min(1).max(5),
  energy: z.int().min(1).max(6),
  materials: z.partialRecord(z.union([resourceName, faceName]), z.int().positive()),
  technologies: z.array(z.enum(technologies)).readonly().optional(),
  /** One of these in the hex, uncovered. */
  features: z.array(z.enum(features)).readonly().optional(),
  mobile: z.boolean(),
  omen: omen.optional(),
  text,
  abilities,
});
export type StructureCard = z.input<typeof Structure>;

const area = z.array(z.enum(features)).readonly();
export const HexTile = z.strictObject({
  region: z.enum(regions),
  land: z.enum(lands),
  start: z.boolean().optional(),
  name: title,
  zones: z.strictObject({ A: area, B: area, C: area }),
  /** Edges covered from end to end, with what covers them. */
  full: z.partialRecord(z.enum(['0', '1', '2', '3', '4', '5']), z.enum(features)),
  omen: omen.optional(),
});
export type HexCard = z.input<typeof HexTile>;

export const Overlay = z.strictObject({
  name: title,
  shape: z.enum(['third', 'hex']),
  passage: z.enum(['unobstructive', 'obstructive', 'impassable']),
  countsAs: area.optional(),
  omen: omen.optional(),
});
export type OverlayPiece = z.input<typeof Overlay>;

const row = z.enum(['T', 'M', 'B']);
const stock = z.strictObject({ base: z.int().min(1).max(9), gain: amounts });
const change = z.union([z.strictObject({ add: z.int().min(-4).max(4) }), z.strictObject({ times: z.int().min(2).max(3) })]);
export const Fishing = z.strictObject({
  stock: z.strictObject({ T: stock, M: stock, B: stock }),
  modifiers: z.strictObject({ T: change, M: change, B: change }),
  /** The modifier row at the other end of each stock row's current. */
  currents: z.strictObject({ T: row, M: row, B: row }),
  strikes: z.array(z.strictObject({ size: z.union([z.literal(1), z.literal(2)]), icon: z.enum(['none', 'luck', 'mishap']), currents: z.array(row).min(1).readonly() })).length(5).readonly(),
  omen: omen.optional(),
});
export type FishingCard = z.input<typeof Fishing>;

const object = z.strictObject({
  kind: z.enum(['tree', 'grain', 'root', 'nut', 'stream', 'smallPrey', 'largePrey', 'predator', 'tracks']),
  bonus: z.array(z.enum(['cloudstone', 'riverstone', 'sunstone', 'bone', 'feather', 'mushroom', 'fish', 'pitch', 'fiber'])).readonly().optional(),
});
const section = z.array(object).readonly();
export const Foraging = z.strictObject({ name: title, deck: z.enum(forageable), fore: section, mid: section, back: section, omen: omen.optional() });
export type ForagingCard = z.input<typeof Foraging>;

const keyword = z.enum(['Solo', 'Champion', 'Weather', 'Hazard', 'Bounty', 'Omen', 'Wildlife', 'Wonder', 'Society']);
export const Journey = z.strictObject({ title, text, keywords: z.array(keyword).readonly(), needs: ConditionSchema.optional(), omen: omen.optional(), effects });
export type JourneyCard = z.input<typeof Journey>;
export const Night = z.strictObject({ title, text, keywords: z.array(keyword).readonly(), needs: ConditionSchema.optional(), omens: some, effects });
export type NightCard = z.input<typeof Night>;

export const Knowledge = z.strictObject({ name: title, text, abilities });
export type KnowledgeCard = z.input<typeof Knowledge>;
/** `abilities` work on the ready side only, `persistent` ones on either side (SC-177). */
export const Power = z.strictObject({ name: title, mantle: z.enum(mantles).nullable(), text, abilities, persistent: abilities.optional() });
export type PowerToken = z.input<typeof Power>;

export const Outcome = z.strictObject({ title, text, effects });
export type OutcomeEntry = z.input<typeof Outcome>;

export const Goal = z.strictObject({
  title,
  scope: z.enum(['immediate', 'ongoing']),
  front: text,
  back: effects,
});
export type GoalCard = z.input<typeof Goal>;

export const Challenge = z.strictObject({
  title,
  type: z.enum(['campaignStart', 'epochStart', 'crisis', 'development', 'peril', 'epochFinale', 'campaignFinale']),
  interval: z.enum(intervals),
  epoch: z.int().min(1).max(3),
  omens: some,
  goals: z.array(z.string()).readonly(),
  aside: z.array(z.string()).readonly(),
  events: z.array(z.strictObject({ at: z.int().min(1).max(20), text, effects })).min(1).readonly(),
  voluntaryEnd: z.strictObject({ goals: z.array(z.string()).readonly(), atLeast: z.int().positive(), outcome: z.string() }).optional(),
});
export type ChallengeCard = z.input<typeof Challenge>;

export const EndlessEvent = z.strictObject({
  title,
  interval: z.enum(['season', 'generation', 'epoch']),
  omens: some,
  threshold: z.int().min(1).max(10),
  start: effects,
  front: text,
  active: abilities,
  complete: effects,
  back: text,
});
export type EventCard = z.input<typeof EndlessEvent>;

/** One entry of the mining chart, the mystery chart or an omen table. */
export const ChartCell = z.strictObject({ text, effects });
export type ChartEntry = z.input<typeof ChartCell>;
export const Investigation = z.strictObject({ omen, component: z.string().min(3), text, effects });
export type InvestigationEntry = z.input<typeof Investigation>;
