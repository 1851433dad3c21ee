import { begin as beginMatch, startOf } from '../../kernel/begin.ts';
import { entropyFrom } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import { composed, type Decision, type Json, type Rule } from '../../kernel/rule.ts';
import type { Settings } from '../../kernel/rules.ts';
import type { Gesture, Refusal } from '../../kernel/option.ts';
import type { Hex } from '../../pieces/hexGrid.ts';
import { hexes, type HexId } from './content/hexes.ts';
import { journeyIds } from './content/journey.ts';
import { nightIds } from './content/night.ts';
import type { Face } from './content/materials.ts';
import type { StructureId } from './content/structures.ts';
import type { StonesagaFact } from './facts.ts';
import { stonesaga } from './index.ts';
import { energyMax } from './rules/characters.ts';
import { layTray, trayAt } from './rules/valley.ts';
import { cellsCovered, type PackedToken } from './reckoning/bagCells.ts';
import { packMost, type Placement } from './rules/bag.ts';
import type { CharacterId, Holdings, LaidHex, Outpost, PersonId, Stonesaga, StonesagaState } from './state.ts';
import { mantles } from './content/vocabulary.ts';
import type { StonesagaView } from './view.ts';

export type StonesagaMatch = Match<StonesagaState, StonesagaFact, StonesagaView>;
export type Edit = (s: StonesagaState) => void;

export interface WantedPosition {
  readonly mix?: string;
  readonly options?: Settings;
  readonly edit?: Edit;
  readonly seed?: number;
  /** The three hexes of the first tray, in its slots 0,0 and 1,0 and 0,1; all explored. The start is the first. */
  readonly hexes?: readonly [HexId, HexId, HexId];
}

/** Who lives in made-up positions: pictures of the table are taken of them too. */
const firstPeople = ['Orsa', 'Tamrik', 'Velle', 'Joak'] as const;

/**
 * A first day with everybody on the starting hex: attributes all 3, the trait wise, full energy, nothing in the bag,
 * goals and decks as set up but in printed order. The Vale's start, a prairie and a forest lie open.
 */
export function position({
  mix = 'seeds-2',
  options = {},
  edit = () => {},
  seed = 1,
  hexes: laid = ['VV01', 'VV04', 'VV03'],
}: WantedPosition = {}): StonesagaState {
  const s = stonesaga.copy(startOf(stonesaga, { mix, options: { creation: 'quick', ...options }, chance: entropyFrom(seed) }).at);
  const quiet = {
    state: s, tell: () => {}, tellOnly: () => {}, roll: () => 1, pick: (from) => from[0]!, shuffle: () => {}, fence: () => {},
  } as Stonesaga;
  s.unused[hexes[laid[0]].region] = s.unused[hexes[laid[0]].region].filter((id) => !laid.includes(id));
  s.region = hexes[laid[0]].region;
  layTray(quiet, trayAt('0,0', false), laid, laid);
  s.start = '0,0';
  (Object.keys(s.characters) as CharacterId[]).forEach((who, i) => {
    const person: PersonId = `person-${i + 1}`;
    s.people[person] = {
      name: firstPeople[i]!,
      attributes: { might: 3, dexterity: 3, conviction: 3, awareness: 3 },
      traits: ['wise'],
      age: 'young',
      fate: 'living',
      seat: s.characters[who].seat,
      marks: [],
    };
    Object.assign(s.characters[who], { person, mantle: mantles[i], at: '0,0', energy: energyMax(s) });
  });
  s.journey = { cards: journeyIds.filter((id) => id.startsWith('JA')).toReversed(), discard: [] };
  s.night = { cards: nightIds.filter((id) => id.startsWith('NA')).toReversed(), discard: [] };
  for (const goal of s.challenge ? (['G101', 'G102'] as const) : (['GA08', 'GA09'] as const))
    s.goals[goal] = { count: 0, tokens: {}, hexes: [] };
  if (s.endless) s.endless.deck = ['EM10', 'EM02', 'EM07'];
  s.day = 1;
  s.phase = { step: 'day' };
  edit(s);
  return s;
}

const matchOf = (rules: typeof stonesaga, at: StonesagaState): StonesagaMatch =>
  new Match(rules, { game: 'stonesaga', edition: stonesaga.edition, mix: at.mix, seats: [...at.seats], options: {}, at, tail: [] });

/** A game at a hand-made position. */
export const begin = (wanted: WantedPosition | Edit = {}): StonesagaMatch =>
  matchOf(stonesaga, position(typeof wanted === 'function' ? { edit: wanted } : wanted));

/** A whole game from its first question. */
export const fresh = (mix = 'seeds-2', options: Settings = {}, seed = 1): StonesagaMatch =>
  beginMatch(stonesaga, { mix, options, chance: entropyFrom(seed) });

/** The night from one of its steps. */
export const night = (step: `night.${string}`, wanted: WantedPosition | Edit = {}): StonesagaMatch => {
  const given = typeof wanted === 'function' ? { edit: wanted } : wanted;
  return begin({ ...given, edit: (s) => {
    s.phase = { step: step as 'night.perished', done: [] };
    given.edit?.(s);
  } });
};

/** Dice and draws that a test has decided: each roll takes the next number, and after them all come from the match's own chance. */
interface Rigged {
  readonly match: StonesagaMatch;
  readonly rolls: number[];
}
function decided(t: Stonesaga, left: number[]): Stonesaga {
  const roll = (sides: number): number => {
    const own = t.roll(sides);
    return left.shift() ?? own;
  };
  return { ...t, roll, pick: (from) => from[roll(from.length) - 1]! };
}

export function rigged(rolls: readonly number[], wanted: WantedPosition | Edit = {}): Rigged {
  const left = [...rolls];
  const rules = {
    ...stonesaga,
    play: (t: Stonesaga) => stonesaga.play(decided(t, left)),
  };
  return { match: matchOf(rules, position(typeof wanted === 'function' ? { edit: wanted } : wanted)), rolls: left };
}

/** One rule by itself, with decided rolls. */
export function running(
  rule: (t: Stonesaga) => Rule | void,
  wanted: WantedPosition | Edit = {},
  rolls: readonly number[] = [],
): StonesagaMatch {
  const left = [...rolls];
  const rules: typeof stonesaga = {
    ...stonesaga,
    *play(t) {
      const result = rule(decided(t, left));
      if (result) yield* result;
    },
  };
  return matchOf(rules, position(typeof wanted === 'function' ? { edit: wanted } : wanted));
}

export function give(s: StonesagaState, who: CharacterId, ...tokens: readonly Face[]): void {
  const { bag } = s.characters[who];
  for (const face of tokens) bag[face] = (bag[face] ?? 0) + 1;
}
export const equip = (
  s: StonesagaState,
  who: CharacterId,
  item: StonesagaState['characters']['c1']['items'][`item-${number}`]['item'],
  slot: StonesagaState['characters']['c1']['items'][`item-${number}`]['slot'],
  packed = false,
): void =>
  void (s.characters[who].items[`item-${100 + Object.keys(s.characters[who].items).length + Number(who[1]) * 10}`] = {
    item,
    slot,
    packed,
    stored: {},
  });
/** An outpost on the starting hex, without structures unless told otherwise. */
export const outpost = (by: Partial<Outpost> = {}): Outpost => ({
  name: 'Home', at: '0,0', zone: 'A', overlay: 'OP01', status: 'active', epochBuilt: 1, structures: {}, ...by,
});
export const home: Edit = (s) => void (s.outposts['outpost-1'] = outpost());
export const outpostWith =
  (structure: StructureId, stored: Holdings = {}): Edit =>
  (s) =>
    void (s.outposts['outpost-1'] = outpost({ structures: { 'structure-1': { structure, stored } } }));

export const change = (s: StonesagaState, hex: Hex, by: Partial<LaidHex>): void => void (s.map[hex] = { ...s.map[hex]!, ...by });

/** Gives an answer by the id of its option, whichever of the open questions offers it. */
export function say(m: StonesagaMatch, ...options: readonly string[]): StonesagaMatch {
  for (const option of options) {
    const decision = m.open.find((one) => one.options.some(({ id }) => id === option));
    if (!decision)
      throw new Error(
        `${option} is not offered. Offered: ` +
          `${m.open.map((one) => `${one.seat} ${one.ask} [${one.options.map(({ id }) => id).join(' ')}]`).join('; ')}`,
      );
    m.answer({ seat: decision.seat, ask: decision.ask, option });
  }
  return m;
}
export const draft = (m: StonesagaMatch, ask: string, value: Json): StonesagaMatch => {
  const decision = m.open.find((one) => one.ask === ask)!;
  m.answer({ seat: decision.seat, ask, option: composed, draft: value });
  return m;
};

export const asked = (m: StonesagaMatch): string[] => [...new Set(m.open.map(({ ask }) => ask))];
export const offered = (m: StonesagaMatch, ask = m.open[0]?.ask): string[] =>
  m.open.find((one) => one.ask === ask)?.options.map(({ id }) => id) ?? [];
/** What an option says is asked after it. */
export const announced = (m: StonesagaMatch, option: string): string | undefined =>
  m.open.flatMap(({ options }) => options).find(({ id }) => id === option)!.then;

/** True if what is asked now is the second step of a choice. */
export const isSecond = (m: StonesagaMatch): boolean => m.open[0]!.second === true;

export const all = (m: StonesagaMatch): string[] => m.open.flatMap(({ options }) => options.map(({ id }) => id));
export const now = (m: StonesagaMatch): StonesagaState => m.peek();
export const board = (m: StonesagaMatch, who: CharacterId = 'c1') => now(m).characters[who];
export const told = <F extends StonesagaFact['fact']>(m: StonesagaMatch, fact: F): Extract<StonesagaFact, { fact: F }>[] =>
  m.told.map((one) => one.fact).filter((one): one is Extract<StonesagaFact, { fact: F }> => one.fact === fact);
export const refused = (m: StonesagaMatch, gesture: Gesture, seat = 'p1'): Refusal | null => m.whyNot(seat, gesture);
export const dragging = (from: string, onto: string): Gesture => ({ kind: 'drag', from, onto });
export const pressing = (word: string): Gesture => ({ kind: 'button', word });

/** How a hand would have laid a token that covers these cells. */
function laidAs({ face, cells }: Placement): PackedToken {
  const [x, y] = [Math.min(...cells.map(([column]) => column)), Math.min(...cells.map(([, row]) => row))];
  const wanted = new Set(cells.map(String));
  return [0, 1, 2, 3].map((turn) => ({ face, x, y, turn })).find((token) => cellsCovered(token).every((cell) => wanted.has(String(cell))))!;
}

/** For random play: a name that nobody has, dice that could have been rolled, bags that close. */
export function draftAnything({ ask, compose }: Decision, pick: (range: number) => number): Json {
  const form = compose!.form as {
    readonly entry: string;
    readonly count?: number;
    readonly bags?: Readonly<Record<CharacterId, Holdings>>;
  };
  if (form.entry === 'dice') return Array.from({ length: form.count! }, () => pick(6) + 1);
  if (form.entry === 'bag')
    return Object.fromEntries(Object.entries(form.bags!).map(([who, bag]) => [who, packMost(bag).map(laidAs)])) as unknown as Json;
  if (form.entry !== 'name') throw new Error(`${ask} wants a ${form.entry}, and nobody here can draft one`);
  for (;;) {
    const name = `Wanderer ${pick(9999)}`;
    if (compose!.check(name) === null) return name;
  }
}
