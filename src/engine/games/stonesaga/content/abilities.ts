import { z } from 'zod';
import { wanted } from './conditions.ts';
import { EffectSchema, type Effect } from './effects.ts';
import { attributes, features, testKinds, tools, technologies, waters } from './vocabulary.ts';

const count = z.int().positive().max(10);
/** How often it may be used. */
const per = z.enum(['day', 'night', 'game', 'action', 'always']);

/**
 * What an item, a structure, a Knowledge card, a mantle power or an event changes while it is in force.
 * Chapters ask for the kinds they know: `abilitiesOf(t, who, 'fishingDie')`.
 */
export const abilitySchemas = {
  tool: z.strictObject({ is: z.literal('tool'), tool: z.enum(tools), n: count.optional(), dayOnly: z.boolean().optional() }),
  technology: z.strictObject({ is: z.literal('technology'), technology: z.enum(technologies) }),
  /** Room for resources. `what` names the faces or sorts that may lie here; `fresh`: food here does not spoil. */
  capacity: z.strictObject({ is: z.literal('capacity'), n: count, what: z.array(z.union([wanted, z.enum(['tough', 'perishable'])])).readonly(), fresh: z.array(z.string()).readonly().optional() }),
  /** Added to a test of this kind. */
  testBonus: z.strictObject({
    is: z.literal('testBonus'),
    on: z.array(z.enum(testKinds)).readonly(),
    n: z.int(),
    attribute: z.enum(attributes).optional(),
    per: per.optional(),
    discard: z.boolean().optional(),
  }),
  /** One die of a test may be rolled again. */
  testReroll: z.strictObject({ is: z.literal('testReroll'), on: z.array(z.enum(testKinds)).readonly(), per }),
  /** One more die may be thrown in a test. */
  testDie: z.strictObject({ is: z.literal('testDie'), on: z.array(z.enum(testKinds)).readonly(), per }),
  /** One die of a test may be turned up by one. */
  testTurn: z.strictObject({ is: z.literal('testTurn'), on: z.array(z.enum(testKinds)).readonly(), per }),
  fishingDie: z.strictObject({ is: z.literal('fishingDie'), n: count }),
  fishingReroll: z.strictObject({ is: z.literal('fishingReroll') }),
  fishingTurn: z.strictObject({ is: z.literal('fishingTurn') }),
  fishingIgnoreMishap: z.strictObject({ is: z.literal('fishingIgnoreMishap') }),
  fishingSecondStock: z.strictObject({ is: z.literal('fishingSecondStock') }),
  forageFirstDraw: z.strictObject({ is: z.literal('forageFirstDraw'), n: count }),
  /** The first object of this sort harvested in an action gives so much more of it. */
  harvestBonus: z.strictObject({ is: z.literal('harvestBonus'), object: z.enum(['tree', 'grain', 'root', 'stream', 'nut']), n: count }),
  /** One more object of this sort may be harvested. */
  harvestMore: z.strictObject({ is: z.literal('harvestMore'), object: z.enum(['tree', 'grain', 'root', 'stream', 'nut']) }),
  harvestLimit: z.strictObject({ is: z.literal('harvestLimit'), n: count }),
  /** Wildlife that is in reach without tracks. */
  reach: z.strictObject({ is: z.literal('reach'), prey: z.array(z.enum(['smallPrey', 'largePrey', 'predator'])).readonly(), section: z.enum(['mid', 'back', 'deeper']) }),
  huntBonus: z.strictObject({ is: z.literal('huntBonus'), what: z.enum(['guts']), n: count }),
  mineAgain: z.strictObject({ is: z.literal('mineAgain') }),
  gatherWater: z.strictObject({ is: z.literal('gatherWater'), n: count }),
  freeWater: z.strictObject({ is: z.literal('freeWater'), features: z.array(z.enum(waters)).readonly() }),
  /** Processing a resource without one of its tools. */
  processWithout: z.strictObject({ is: z.literal('processWithout'), of: z.enum(['hide', 'tough', 'any']), tool: z.enum([...tools, 'any']), where: z.enum(['fire', 'anywhere']) }),
  freePacking: z.strictObject({ is: z.literal('freePacking') }),
  freeExchange: z.strictObject({ is: z.literal('freeExchange'), after: z.literal('welcome').optional() }),
  /** Night tests of cards with the keyword Hazard. */
  hazardPenalty: z.strictObject({ is: z.literal('hazardPenalty'), n: count, after: z.literal('turnAway').optional() }),
  buildCheaper: z.strictObject({ is: z.literal('buildCheaper'), n: count }),
  comforted: z.strictObject({ is: z.literal('comforted'), discard: z.boolean().optional() }),
  shelterBonus: z.strictObject({ is: z.literal('shelterBonus'), n: count }),
  fireLasts: z.strictObject({ is: z.literal('fireLasts') }),
  /** The loss of an Arduous Journey is not suffered: for the first so many each day, or always with these features only. */
  arduousIgnore: z.strictObject({ is: z.literal('arduousIgnore'), per, features: z.array(z.enum(features)).readonly().optional() }),
  arduousMore: z.strictObject({ is: z.literal('arduousMore'), feature: z.enum(features), n: count }),
  unexploredFree: z.strictObject({ is: z.literal('unexploredFree') }),
  /** A malady that is not suffered, or less. */
  ward: z.strictObject({ is: z.literal('ward'), malady: z.enum(['any', 'injury']), from: z.enum(['minor', 'major']), to: z.enum(['none', 'minor']), per, whose: z.enum(['own', 'hex']) }),
  /** The first incapacitation in a game leaves one energy. */
  lastStand: z.strictObject({ is: z.literal('lastStand') }),
  aidTwice: z.strictObject({ is: z.literal('aidTwice') }),
  aidAnyone: z.strictObject({ is: z.literal('aidAnyone') }),
  mysteryLore: z.strictObject({ is: z.literal('mysteryLore'), n: count }),
  satedNeedsComfort: z.strictObject({ is: z.literal('satedNeedsComfort') }),
  moreLore: z.strictObject({ is: z.literal('moreLore'), n: count }),
  investigateMore: z.strictObject({ is: z.literal('investigateMore'), n: count }),
  keepFresh: z.strictObject({ is: z.literal('keepFresh'), n: count }),
  grieveBonus: z.strictObject({ is: z.literal('grieveBonus'), n: count }),
  unlock: z.strictObject({ is: z.literal('unlock'), action: z.enum(['makeFire', 'delve', 'scavenge', 'farSight']) }),
  waterEachDawn: z.strictObject({ is: z.literal('waterEachDawn'), n: count }),
} as const;

type Printed = { [K in keyof typeof abilitySchemas]: z.input<(typeof abilitySchemas)[K]> }[keyof typeof abilitySchemas];
/** Something to do with it: before or after any action of the day, or as a night action. */
export interface Use {
  readonly is: 'use';
  readonly when: 'day' | 'night';
  readonly per: 'day' | 'night' | 'game';
  readonly label: string;
  /** Given up for the use. */
  readonly discard?: boolean;
  /** Only in the hex of an outpost, or only with company. */
  readonly where?: 'outpost' | 'company';
  readonly do: readonly Effect[];
}
export type Ability = Printed | Use;
export type AbilityName = Ability['is'];
export type AbilityOf<K extends AbilityName> = Extract<Ability, { readonly is: K }>;

const use = z.strictObject({
  is: z.literal('use'),
  when: z.enum(['day', 'night']),
  per: z.enum(['day', 'night', 'game']),
  label: z.string(),
  discard: z.boolean().optional(),
  where: z.enum(['outpost', 'company']).optional(),
  do: z.array(EffectSchema).min(1).readonly(),
});
export const AbilitySchema: z.ZodType<Ability, Ability> = z.lazy(() => z.discriminatedUnion('is', [...Object.values(abilitySchemas), use] as never) as unknown as z.ZodType<Ability, Ability>);
