import { z } from 'zod';
import type { Condition } from './conditions.ts';
import { happenings, values } from './conditions.ts';
import { scopes, spans, whos, type Effect } from './effects.ts';
import { checkSources, type DiceCheck } from './types.ts';
import {
  biomes,
  colors,
  dangerTables,
  deckNames,
  dieKinds,
  icons,
  injuryNames,
  landingResults,
  moraleLevels,
  sections,
  tokens,
} from './vocabulary.ts';

const n = z.int();
const amount = z.union([n, z.literal('all')]);
const yes = z.literal(true);
const id = z.string().min(1);
const color = z.enum(colors);
const icon = z.enum(icons);

export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ not: conditionSchema }),
    z.strictObject({ all: z.array(conditionSchema).min(1) }),
    z.strictObject({ any: z.array(conditionSchema).min(1) }),
    z.strictObject({ flag: id }),
    z.strictObject({ unique: n }),
    z.strictObject({ poi: id }),
    z.strictObject({ mission: id, is: z.enum(['open', 'done', 'revealed']) }),
    z.strictObject({ storyOpen: yes }),
    z.strictObject({ landing: z.enum(landingResults) }),
    z.strictObject({ gc: id }),
    z.strictObject({ log: n }),
    z.strictObject({ from: n }),
    z.strictObject({ threat: id }),
    z.strictObject({ threatIn: id, sectors: z.array(n) }),
    z.strictObject({ crewWith: id }),
    z.strictObject({ crewIn: n, n }),
    z.strictObject({ crewIn: n, been: n }),
    z.strictObject({ spread: n }),
    z.strictObject({ halfIn: n }),
    z.strictObject({ alone: yes }),
    z.strictObject({ biome: z.enum(biomes) }),
    z.strictObject({ supply: yes }),
    z.strictObject({ charge: yes }),
    z.strictObject({ greenTrack: yes }),
    z.strictObject({ firstVisit: yes }),
    z.strictObject({ tokens: id, n }),
    z.strictObject({ carried: z.enum(deckNames), gainedIn: n, delivered: z.boolean() }),
    z.strictObject({ doneBefore: id }),
    z.strictObject({ done: id }),
    z.strictObject({ value: z.enum(values), atLeast: n }),
    z.strictObject({ morale: z.enum(moraleLevels), orBetter: z.boolean() }),
    z.strictObject({ visited: n }),
    z.strictObject({ happened: z.enum(happenings) }),
  ]),
) as z.ZodType<Condition>;

const effects: z.ZodType<readonly Effect[]> = z.lazy(() => z.array(effectSchema)) as z.ZodType<readonly Effect[]>;

const common = {
  who: z.enum(whos).optional(),
  at: z.union([n, id]).optional(),
  when: conditionSchema.optional(),
  once: id.optional(),
  cost: effects.optional(),
  lasts: z.enum(spans).optional(),
  scope: z.enum(scopes).optional(),
};

const choice = z.strictObject({
  label: id.optional(),
  when: conditionSchema.optional(),
  cost: effects.optional(),
  effects,
  goto: n.optional(),
});

const followers = yes.optional();

/** The fields of every op; a field that is not listed is refused. */
const fields: Readonly<Record<Effect['op'], Readonly<Record<string, z.ZodType>>>> = {
  refresh: {
    n: amount,
    color: color.optional(),
    kind: z.enum(dieKinds).optional(),
    from: z.enum(['roll', 'check']).optional(),
    into: z.literal('roll').optional(),
  },
  regain: { n, to: z.literal('board').optional() },
  reuse: { n },
  extraAction: { n, special: yes.optional() },
  spend: { n, color: color.optional(), from: z.enum(['roll', 'board']).optional(), icon: icon.optional() },
  sacrifice: { n, color: color.optional() },
  draw: { n, from: z.literal('discard').optional() },
  discard: { n },
  charge: { n },
  gainInjury: { injury: z.enum(injuryNames) },
  flipInjury: { n: amount, of: z.array(z.enum(injuryNames)).optional(), remove: yes.optional() },
  removeInjuryDie: { n },
  rollDanger: { table: z.enum(dangerTables), n },
  cancelDanger: { n: amount, of: z.union([z.enum(['threat', 'injury', 'redRow', 'lower']), z.array(z.enum(dangerTables))]).optional() },
  gainLead: { n, from: z.enum(['best3', 'redraw', 'namedIcon']).optional() },
  gainDiscovery: { deck: z.union([z.enum(deckNames), z.enum(['any', 'withLead', 'same'])]), best: z.literal(3).optional() },
  gainUnique: { number: n.optional(), otherwise: effects.optional() },
  loseDiscoveries: {},
  success: { n },
  supply: { n, next: yes.optional() },
  progress: { track: id, n },
  reduce: { track: id, n: amount },
  outcome: { row: id },
  reroll: {
    n: amount,
    color: color.optional(),
    from: z.literal('board').optional(),
    oneByOne: yes.optional(),
    stage: z.enum(['armor', 'sensors', 'agility']).optional(),
  },
  turnDie: { n, color: color.optional(), to: z.union([icon, z.literal('any')]) },
  countsAs: { n: amount, from: z.union([icon, z.literal('DIE')]), to: icon, color: color.optional(), times: z.literal(2).optional() },
  convert: { color, to: icon },
  noConvert: {},
  sectorConverts: {},
  assist: { more: yes.optional() },
  moveTo: { to: z.union([n, z.literal('connected')]) },
  placeIn: {
    to: z.union([n, z.enum(['connected', 'within2', 'visited', 'lander', 'destination', 'self', 'otherEnd'])]),
    bring: yes.optional(),
    may: yes.optional(),
  },
  cancelTravel: {},
  noTravel: {},
  travel: { n },
  ignorePathIcons: { n: amount, of: z.enum(['travel', 'noMove', 'oneWay']).optional() },
  landerIn: { sectors: z.array(n).min(1) },
  damageLander: {},
  timeToken: { on: id, n, to: z.literal(0).optional() },
  setPoi: { poi: id, sector: n.optional() },
  discardPoi: { poi: id, sector: n.optional() },
  setGc: { gc: id },
  spawnThreat: { threat: id, sector: n.optional() },
  removeThreat: { threat: id },
  moveThreat: { threat: id, n, followers },
  threatIn: { threat: id, sector: z.union([n, z.enum(['connected', 'self'])]), followers },
  holdThreat: { threat: id.optional() },
  peekEvents: { n, then: z.enum(['look', 'mayBottom', 'oneBottom', 'arrange', 'replace', 'chooseOne', 'secondary', 'skip']).optional() },
  readLog: { log: n },
  flag: { flag: id },
  revealMission: { mission: id },
  completeMission: { mission: id },
  failMission: { mission: id.optional() },
  flipRankUp: {},
  endExploration: {},
  loseCrew: {},
  morale: { n },
  command: { n },
  energy: { n },
  awaiting: { card: id },
  removeFromGame: { card: id },
  gainEquipment: { equipment: id },
  gainMod: { mod: id },
  gainLander: { lander: id },
  dieUpgrade: { kind: z.enum(dieKinds), section: z.enum(sections).optional() },
  restCrew: { n, section: z.enum(sections).optional() },
  heal: { n },
  recruit: { n },
  openQueue: {},
  scanDiscount: { n },
  choose: { options: z.array(choice).min(1) },
  if: { test: conditionSchema, then: effects, else: effects },
};

const oneOp = ([op, own]: [string, Readonly<Record<string, z.ZodType>>]) => z.strictObject({ op: z.literal(op), ...own, ...common });

export const effectSchema = z.union(Object.entries(fields).map(oneOp)) as unknown as z.ZodType<Effect>;

const need = z.array(z.array(z.enum(tokens))).min(1);
const outcome = { id, color: z.enum(['yellow', 'green', 'red']), effects, arrows: z.array(id) };

export const checkSchema = z.strictObject({
  id,
  name: id,
  source: z.enum(checkSources),
  danger: z.array(z.strictObject({ table: z.enum(dangerTables), count: n })),
  special: z.array(z.array(z.strictObject({ need, effects }))),
  rows: z.array(z.strictObject({ ...outcome, need })).optional(),
  tracks: z.array(z.strictObject({ ...outcome, length: z.int().min(1) })).optional(),
  effects: effects.optional(),
  where: n.optional(),
  needs: conditionSchema.optional(),
}) as unknown as z.ZodType<DiceCheck>;
