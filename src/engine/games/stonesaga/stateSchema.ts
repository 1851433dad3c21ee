import { z } from 'zod';
import { challenges } from './content/challenges.ts';
import { eventIds } from './content/events.ts';
import { faceIds } from './content/faces.ts';
import { goalIds } from './content/goals.ts';
import { hexIds } from './content/hexes.ts';
import { itemIds } from './content/items.ts';
import { journeyIds } from './content/journey.ts';
import { knowledgeIds } from './content/knowledge.ts';
import { nightIds } from './content/night.ts';
import { overlays } from './content/overlays.ts';
import { powerIds } from './content/powers.ts';
import { structureIds } from './content/structures.ts';
import { attributes, maladyKinds, mantles, regions, severities, tracks, traits, zones } from './content/vocabulary.ts';
import { sceneSchema } from './sceneSchema.ts';
import {
  characterIds, nightSteps, slotIds, type BuiltStructure, type ChallengeState, type Character, type GoalState, type HeldItem,
  type LaidHex, type LaidTray, type Outpost, type Person, type StonesagaState,
} from './state.ts';

/** Every field of a type, each with its shape: a field that is added to the state does not compile until it is here. */
type Shape<T> = { readonly [K in keyof T]-?: z.ZodType };
const whole = <T>(shape: Shape<T>) => z.strictObject(shape);

const count = z.int().min(0);
const step = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const id = (pattern: RegExp, what: string) => z.string().regex(pattern, `${what} is expected`);
const hex = id(/^-?\d+,-?\d+$/, 'a hex such as 1,0');
const person = id(/^person-\d+$/, 'a person such as person-1');
const itemKey = id(/^item-\d+$/, 'an item such as item-1');
const outpostKey = id(/^outpost-\d+$/, 'an outpost such as outpost-1');
const structureKey = id(/^structure-\d+$/, 'a structure such as structure-1');
const who = z.enum(characterIds);
const overlay = z.enum(Object.keys(overlays));
const holdings = z.partialRecord(z.enum(faceIds), count);
const deck = (cards: readonly string[]) => z.strictObject({ cards: z.array(z.enum(cards)), discard: z.array(z.enum(cards)) });

const phase = z.union([
  z.strictObject({ step: z.enum(['create', 'mantles', 'powers', 'valley', 'places', 'begin'].map((one) => `setup.${one}`)) }),
  z.strictObject({ step: z.enum(['dawn', 'day', 'dusk']) }),
  z.strictObject({ step: z.enum(nightSteps.map((one) => `night.${one}`)), done: z.array(who) }),
]);

const heldItem = whole<HeldItem>({ item: z.enum(itemIds), slot: z.enum(slotIds), packed: z.boolean(), stored: holdings });

const character = whole<Character>({
  seat: z.string(), person: person.nullable(), mantle: z.enum(mantles).nullable(), power: z.enum(powerIds).nullable(),
  powerReady: z.boolean(), at: hex.nullable(), energy: count,
  health: z.record(z.enum(maladyKinds), z.record(z.enum(severities), count)),
  boosts: z.partialRecord(z.enum(attributes), z.union([z.literal(1), z.literal(2)])),
  bag: holdings, items: z.record(itemKey, heldItem), passed: z.boolean(), legend: person.nullable(),
  used: z.record(z.string(), count), fed: z.boolean(), watered: z.boolean(), comforted: z.boolean(),
});

const personShape = whole<Person>({
  name: z.string(), attributes: z.record(z.enum(attributes), z.int()), traits: z.array(z.enum(traits)), age: z.enum(['young', 'old']),
  fate: z.enum(['living', 'legend', 'forgotten']), seat: z.string(), marks: z.array(z.string()),
});

const tray = whole<LaidTray>({ at: hex, half: z.boolean(), hexes: z.array(hex) });
const laidHex = whole<LaidHex>({
  id: z.enum(hexIds), explored: z.boolean(), tray: count, zones: z.partialRecord(z.enum(zones), overlay), whole: overlay.nullable(),
  fire: step, shelter: step, depletion: step, mysteries: count,
});
const built = whole<BuiltStructure>({ structure: z.enum(structureIds), stored: holdings });
const outpost = whole<Outpost>({
  name: z.string(), category: z.literal('village').optional(), at: hex, zone: z.enum(zones), overlay, status: z.enum(['active', 'ruin']),
  epochBuilt: count, structures: z.record(structureKey, built),
});
const challenge = whole<ChallengeState>({
  id: z.enum(Object.keys(challenges)), aside: z.array(z.enum(goalIds)), resolved: z.array(count), goesOn: z.boolean(),
});
const endless = whole<NonNullable<StonesagaState['endless']>>({
  deck: z.array(z.enum(eventIds)), discard: z.array(z.enum(eventIds)), choice: z.enum(['welcome', 'turnAway']).nullable(),
  mysteriesConfronted: count, completed: count, society: z.enum(['new', 'continued']),
});
const goal = whole<GoalState>({ count, tokens: holdings, hexes: z.array(hex) });
const culture = whole<StonesagaState['culture']>({
  knowledge: z.array(z.enum(knowledgeIds)), powers: z.array(z.enum(powerIds)), designs: z.array(z.enum(structureIds)),
  recipes: z.record(z.string(), z.enum(itemIds).nullable()), failed: z.array(z.string()), omens: z.record(z.string(), z.boolean()),
  looming: z.array(z.string()), marks: z.array(z.string()), read: z.array(z.string()),
});
const flags = <T extends string>(...names: readonly T[]) =>
  Object.fromEntries(names.map((one) => [one, z.boolean()])) as unknown as Record<T, z.ZodType>;

/** The whole state, to its last leaf. */
export const stateSchema: z.ZodType = whole<StonesagaState>({
  chance: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  mix: z.string(), mode: z.enum(['introduction', 'endless']), phase, day: count, seats: z.array(z.string()), count: z.int().min(1).max(4),
  characters: z.partialRecord(who, character), people: z.record(person, personShape), legends: z.array(person), trays: z.array(tray),
  map: z.record(hex, laidHex), start: hex.nullable(), unused: z.record(z.enum(regions), z.array(z.enum(hexIds))), region: z.enum(regions),
  trayLimit: count, outposts: z.record(outpostKey, outpost), tracks: z.record(z.enum(tracks), z.int()), journey: deck(journeyIds),
  night: deck(nightIds), challenge: challenge.nullable(), endless: endless.nullable(), goals: z.partialRecord(z.enum(goalIds), goal),
  completed: z.array(z.enum(goalIds)), culture,
  today: whole<StonesagaState['today']>({
    investigated: z.array(z.string()), investigators: z.partialRecord(who, count), moreLore: z.boolean(),
  }),
  scene: sceneSchema.nullable(),
  serial: count,
  house: whole<StonesagaState['house']>({
    ...flags('harderActivity', 'harderRest', 'harderHunger', 'ownDice', 'dusk', 'hardcore', 'goesOn', 'quick'), days: z.int().nullable(),
  }),
  ended: z.strictObject({ winners: z.array(z.string()), why: z.string() }).nullable(),
});
