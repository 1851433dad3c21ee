import { z } from 'zod';
import { happenings } from './content/conditions.ts';
import { effectSchema } from './content/schema.ts';
import { stats } from './content/types.ts';
import { colors, dangerTables, icons, injuryIcons, injuryNames, landingResults, moraleLevels, setupSteps } from './content/vocabulary.ts';
import type { DiaryFact } from './diary.ts';
import { mixes } from './settings.ts';
import { shipSchema } from './shipStateSchema.ts';
import {
  askings, type BookPage, type CheckState, type Column, type CrewBoard, type Crewmember, type DiaryEntry, type HouseRules,
  type LandingStage, type Lasting, type PlanetState, type PoolDie, type SectionStore, type Story, type ThreatState, type Turn,
  type VanguardState,
} from './state.ts';
import {
  byDeck, cardCopy, count, crew, deckOf, die, numbered, planetId, rank, seat, section, sector, whole, word, words,
} from './stateShapes.ts';

const bookPages: readonly BookPage[] = [1, 2, 5, 6, 18, 23, 24, 25, 26, 27, 28, 32, 36, 39];
const phase = z.union([
  z.strictObject({ at: z.literal('setup'), step: z.enum(setupSteps) }),
  z.strictObject({ at: z.enum(['round', 'turn']) }),
  z.strictObject({ at: z.literal('page'), page: z.literal(bookPages), step: count }),
]);
const icon = z.enum(icons);
const dice = z.array(die);
const cards = z.array(cardCopy);

const store = whole<SectionStore>({ dice, cards, sleeves: z.tuple([count, count, count]) });
const crewmember = whole<Crewmember>({
  section, rank, place: z.enum(['available', 'resting', 'away', 'medbay', 'fallen', 'remembered', 'gone']),
});
const board = whole<CrewBoard>({
  crew, rank, columns: z.record(z.enum(colors), whole<Column>({ dice, injury: z.boolean() })), spent: dice, sacrificed: dice,
  injuries: z.array(z.strictObject({ name: z.enum(injuryNames), down: z.boolean() })), charges: count, hand: cards,
  deck: deckOf(cardCopy), playing: cards, equipment: words, used: z.record(z.string(), z.int()), sector, from: sector.nullable(),
  visited: z.array(sector), done: z.boolean(), checks: count, assists: count,
});

const turn = whole<Turn>({
  who: section, actions: count, special: count, noTravel: z.boolean(), skipEvent: z.boolean(), secondary: z.boolean(),
});
const lasting = whole<Lasting>({
  effect: effectSchema, by: section, source: word, sector: sector.nullable(), path: word.nullable(), icon: icon.nullable(),
  until: z.enum(['check', 'nextCheck', 'turn', 'round', 'nextRound', 'untilMyTurn', 'next', 'exploration']),
});
const poolDie = whole<PoolDie>({ die, owner: section, side: z.int().min(0).max(5) });
const landingStage = whole<LandingStage>({ stat: z.enum(stats), needed: count, icons: z.array(icon), marker: z.int() });
const check = whole<CheckState>({
  check: word, roller: section, step: z.int().min(1).max(10), pool: z.array(poolDie), injury: z.array(z.enum(injuryIcons)),
  danger: z.array(z.strictObject({ table: z.enum(dangerTables), side: z.int().min(0).max(5) })), assisted: z.array(section), cards: words,
  countsAs: z.array(
    z.strictObject({
      die: die.nullable(), from: z.enum([...icons, 'DIE']), to: icon, color: z.enum(colors).nullable(), times: count,
    }),
  ),
  noConvert: z.boolean(), sectorConverts: z.boolean(), cancelDanger: count, marked: word.nullable(), immediate: word.nullable(),
  accidents: count, shown: z.array(icon), spent: dice, after: z.array(z.strictObject({ effect: effectSchema, who: section })),
  landing: landingStage.optional(),
});
const threat = whole<ThreatState>({ standees: z.array(z.strictObject({ sector, primary: z.boolean() })), time: count });
const planet = whole<PlanetState>({
  id: planetId, first: z.boolean(), lander: sector.nullable(), landing: z.enum(landingResults).nullable(), pois: z.record(numbered, words),
  copies: z.record(word, z.array(z.int())), tokens: z.record(word, count), uniques: z.array(count),
  missions: z.array(z.strictObject({ id: word, revealed: z.boolean() })), gc: word.nullable(), gcsSeen: words,
  threats: z.record(word, threat), markers: z.record(word, z.int()), once: words, read: z.array(count),
  found: z.array(z.strictObject({ id: word, sector })), foundUniques: z.array(count), supplies: count, success: count,
  leads: z.strictObject({ bag: words, decks: byDeck, beside: words, drawn: words }), round: count, start: section.nullable(),
  order: z.array(section), turn: turn.nullable(), event: word.nullable(), peeked: count, lasting: z.array(lasting),
  rankUp: z.strictObject({ id: word, done: z.boolean() }).nullable(), deeds: words,
  tokensPlaced: z.array(z.strictObject({ equipment: word, sector, path: word.nullable() })), check: check.nullable(), completed: words,
  missionFailed: z.boolean(), over: z.enum(['liftoff', 'evac', 'log']).nullable(), loaded: words,
});

type Noted<K extends DiaryFact['fact']> = Omit<Extract<DiaryFact, { readonly fact: K }>, 'fact'>;
const noted: { readonly [K in DiaryFact['fact']]: ReturnType<typeof whole<Noted<K>>> } = {
  landed: whole({ planet: planetId, result: z.enum(landingResults).nullable(), sector: sector.nullable() }),
  missionDone: whole({ mission: word }),
  missionFailed: whole({ mission: word }),
  uniqueGained: whole({ unique: count }),
  explorationEnded: whole({ how: z.enum(['liftoff', 'evac', 'log']) }),
  died: whole({ crew, section }),
  remembered: whole({ crew }),
  promoted: whole({ crew, rank }),
  flew: whole({ system: count }),
  morale: whole({ level: z.enum(moraleLevels) }),
  ended: whole({ why: z.string() }),
};
const diaryFact = z.union(Object.entries(noted).map(([fact, shape]) => shape.extend({ fact: z.literal(fact) })));
const diaryEntry = whole<DiaryEntry>({ landing: count, round: count.nullable(), fact: diaryFact });
const story = whole<Story>({
  done: z.record(word, count), failedOnce: words, landings: count, deaths: count, visited: z.array(count), visitedPlanets: words,
  destinations: words, happened: z.array(z.enum(happenings)), safeLandings: count, conditionsSeen: z.boolean(), secondariesDone: words,
  fallenThisTime: count, ending: word.nullable(), diary: z.array(diaryEntry),
});
const house = whole<HouseRules>({
  deadly: z.boolean(), landings: count.nullable(), rounds: count.nullable(), quick: z.boolean(), planet: planetId,
  windows: z.record(word, z.enum(askings)),
});

/** The whole state, to its last leaf. */
export const stateSchema: z.ZodType = whole<VanguardState>({
  chance: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  mix: z.enum(mixes.map(({ id }) => id)), mode: z.enum(['mission', 'campaign']), phase, seats: z.array(seat).min(1),
  players: z.record(section, seat.nullable()), sections: z.record(section, store), box: dice, locked: dice, recruits: z.array(crew),
  shown: words, crew: z.partialRecord(crew, crewmember), boards: z.partialRecord(section, board), events: deckOf(word), discoveries: byDeck,
  injuries: z.record(z.enum(injuryNames), count), rankUps: words, rankUpsGone: words, planet: planet.nullable(), ship: shipSchema,
  flags: words, logs: z.array(count), variants: z.record(numbered, z.array(count)), story, house,
  ended: z.strictObject({ winners: z.array(seat), why: z.string() }).nullable(),
});
