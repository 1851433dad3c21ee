import { z } from 'zod';
import { count, faceName, id, wanted, type Condition, type Wanted } from './conditions.ts';
import { faces } from './faces.ts';
import { drawingOf } from './marks.ts';
import { traitTitles } from './values.ts';
import { attributes, features, maladyKinds, severities, tracks, traits, type Feature } from './vocabulary.ts';

/** Effects without other effects inside. `n` is 1 unless it is given. */
export const plainSchemas = {
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

type PlainName = keyof typeof plainSchemas;
export type PlainEffect = { [K in PlainName]: z.input<(typeof plainSchemas)[K]> }[PlainName];

/** What the words of an effect are put together from: how the table calls things, and small pieces of English. */
export interface Phrases {
  feature(feature: Feature): string;
  item(id: string): string;
  knowledge(id: string): string;
  structure(id: string): string;
  goal(id: string): string;
  wanted(what: Wanted): string;
  condition(condition: Condition): string;
  either(words: readonly string[]): string;
  both(words: readonly string[]): string;
  counted(n: number, one: string, many?: string): string;
}

const by = (n: number, what: string): string => (n < 0 ? `subtract ${-n} ${what}` : `add ${n} ${what}`);

/** What each of them does, as a card says it. */
export const plainWords: { readonly [K in PlainName]: (effect: z.input<(typeof plainSchemas)[K]>, say: Phrases) => string } = {
  gain: ({ what, n }) => `gain ${n ?? 1} ${faces[what].name}`,
  gainOne: ({ of, n }, say) => `gain ${n ?? 1} ${say.either(of.map((one) => faces[one].name))}`,
  gainItem: ({ item }, say) => `gain the ${say.item(item)}`,
  energy: ({ n }) => `gain ${n ?? 1} energy`,
  loseEnergy: ({ n }) => `lose ${n ?? 1} energy`,
  suffer: ({ malady, severity, n }, say) =>
    `suffer ${say.counted(n ?? 1, `${severity ?? 'minor'} ${malady}`, `${severity ?? 'minor'} ${malady === 'injury' ? 'injuries' : 'diseases'}`)}`,
  degradeMalady: ({ of, n }, say) =>
    n === 'each'
      ? 'degrade each malady'
      : `degrade ${say.counted(n ?? 1, of === undefined || of === 'any' ? 'malady' : of, of === undefined || of === 'any' ? 'maladies' : `${of}s`)}`,
  boost: ({ attribute, severity }) => `gain a ${severity ?? 'minor'} ${attribute === 'choice' ? '' : `${attribute} `}boost`,
  track: ({ track, n }) => by(n, track),
  setTrack: ({ track, n }) => `${track} becomes ${n}`,
  halveTrack: ({ track }) => `halve ${track}`,
  fire: ({ what }) => ({ place: 'place fire here', degrade: 'fire here degrades', removeAll: 'all fires go out' })[what],
  shelter: ({ what }) => (what === 'place' ? 'place shelter here' : 'remove shelter here'),
  deplete: ({ features }, say) => (features ? `deplete hexes with ${say.either(features.map((one) => say.feature(one)))}` : 'deplete this hex'),
  mystery: ({ where, n }, say) =>
    `${say.counted(n ?? 1, 'mystery', 'mysteries')} ` +
      `${{ here: 'here', adjacent: 'in an adjacent hex', randomExplored: 'in random explored hexes', anyFree: 'in random hexes' }[where]}`,
  removeMystery: ({ where }) => (where === 'everywhere' ? 'remove all mysteries' : 'remove an adjacent mystery'),
  flee: () => 'flee',
  reveal: () => 'reveal an adjacent hex',
  comfort: () => 'be comforted',
  legend: ({ how }) => `${how} a Legend card`,
  knowledge: ({ id }, say) => (id === 'choice' ? 'gain a Knowledge card of choice' : `learn ${say.knowledge(id)}`),
  power: () => 'add a mantle power to the culture',
  design: ({ structure }, say) => `design the ${say.structure(structure)}`,
  trait: ({ trait }) => `become ${traitTitles[trait].toLowerCase()}`,
  addGoal: ({ goals: added }, say) => `new goal: ${say.both(added.map((one) => say.goal(one)))}`,
  loom: () => 'a challenge looms',
  read: ({ outcome }) => `read outcome ${outcome}`,
  endChallenge: ({ won }) => (won ? 'the challenge is met' : 'the challenge is lost'),
  vanish: () => 'the society is no more',
  perishOne: () => 'one character perishes',
  ruinOne: () => 'one outpost becomes a ruin',
  ruinAboveLimit: () => 'outposts above the maximum become ruins',
  expand: () => 'expand the valley',
  trayLimit: ({ n }) => `raise the tray limit by ${n}`,
  removeGlacier: () => 'remove the glacier',
  illustrate: ({ marks }, say) => `illustrate a saga with ${say.both(marks)}`,
  loreForNewTray: () => 'add 1 lore for each explored hex of the newest tray',
  tribute: ({ what, each, perCharacter, track, n }, say) =>
    `give ${say.wanted(what)}: every ${each}${perCharacter ? ' for each character' : ''} ${by(n, track)}`,
  freeAction: ({ actions, where }, say) => `${where === 'outpost' ? 'those in an outpost' : 'everybody'} may ${say.either(actions)} without energy`,
  mining: ({ then }) =>
    ({ stop: 'stop mining', again: 'draw once more', sameStone: 'gain one more of it', anyStone: 'gain one stone of choice' })[then],
  remember: () => '',
  discardItem: () => 'discard an item',
};
