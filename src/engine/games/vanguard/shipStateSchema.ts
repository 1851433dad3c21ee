import { z } from 'zod';
import { moraleLevels } from './content/vocabulary.ts';
import type { PlanetRecord, ShipState } from './shipState.ts';
import { count, crew, numbered, planetId, section, sector, whole, word, words } from './stateShapes.ts';

const planetRecord = whole<PlanetRecord>({
  planet: planetId, landingCard: word.nullable(), pois: z.record(numbered, words), finished: z.array(count), uniques: z.array(count),
  threats: z.array(z.strictObject({ id: word, sectors: z.array(sector) })),
});

/** The ship between landings, to its last leaf. */
export const shipSchema = whole<ShipState>({
  morale: z.enum(moraleLevels), energy: count, command: count, penalty: z.boolean(), success: count,
  bag: z.strictObject({ energy: count, command: count, success: count, penalty: z.boolean() }),
  awaiting: words, objective: word.nullable(), secondaries: words, tech: word, system: count, upgrades: words, bridgePile: words,
  situations: words, situationDeck: words, research: z.array(word.nullable()), ready: words, queues: z.array(z.array(word.nullable())),
  queueTwo: z.boolean(), gathered: words, uniques: z.array(count), armory: words,
  landers: z.array(z.strictObject({ id: word, down: z.boolean() })), mods: words,
  lander: z.strictObject({ id: word, mods: words }).nullable(), scanner: z.strictObject({ card: word, parts: count }).nullable(),
  scouts: count, scanDiscount: count, nextSupplies: count,
  medbay: z.array(z.strictObject({ crew, lane: count, level: z.literal([0, 1, 2]) })), coldBerth: word.nullable(), fallen: z.array(crew),
  memorial: z.array(z.strictObject({ crew, section: z.union([section, z.literal('shared')]) })),
  records: z.record(word, planetRecord), gone: words, berths: count, sold: z.boolean(), flights: count, addOn: count, readHere: count,
  moraleSpared: z.boolean(),
});
