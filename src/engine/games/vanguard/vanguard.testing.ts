import { randomAnswer } from '../../../bots/random.ts';
import { begin as beginMatch, startOf } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import type { Rule } from '../../kernel/rule.ts';
import type { Settings } from '../../kernel/rules.ts';
import type { DieId } from './content/dice.ts';
import type { CardId } from './content/find.ts';
import type { DiceCheck } from './content/types.ts';
import { recruits } from './content/decks/recruits.ts';
import type { Color, Icon, InjuryName, Section } from './content/vocabulary.ts';
import type { VanguardFact } from './facts.ts';
import { vanguard } from './index.ts';
import { boardOf, team } from './rules/board.ts';
import { standOn } from './rules/ship/boards.ts';
import { pages } from './rules/ship/pages.ts';
import { layBoard } from './rules/ship/planetBoard.ts';
import type { BookPage, CrewBoard, PlanetState, Vanguard, VanguardState } from './state.ts';
import type { VanguardView } from './view.ts';

export type VanguardMatch = Match<VanguardState, VanguardFact, VanguardView>;
export type Edit = (s: VanguardState) => void;

export interface Wanted {
  readonly mix?: string;
  readonly planet?: string;
  readonly team?: readonly Section[];
  readonly options?: Settings;
  readonly edit?: Edit;
  /** Dice and draws that the test has decided; after them all come from the match's own chance. */
  readonly rolls?: readonly number[];
}

const quiet = (state: VanguardState): Vanguard => ({
  state,
  tell: () => {},
  tellOnly: () => {},
  roll: () => 1,
  pick: (from) => from[0]!,
  shuffle: () => {},
  fence: () => {},
});

/** Somebody who converts this to that. */
export const converter = (from: Color, to: Icon): string => recruits.find(({ convert }) => convert.from === from && convert.to === to)!.id;

/**
 * Halcyon Shelf in the first turn of Recon: Recon and Engineering stand in sector 1 with their starting dice on their boards, no
 * cards, no charges, six supplies and events in printed order. Nobody's skill or convert gets in the way.
 */
export function position({
  mix = 'mission-2',
  planet = 'halcyon-shelf',
  team: going = ['recon', 'engineering'],
  options = {},
  edit = () => {},
}: Wanted = {}): VanguardState {
  const s = vanguard.copy(startOf(vanguard, { mix, options, chance: entropyFrom(1) }).at);
  const t = quiet(s);
  for (const [at, section] of (['recon', 'security', 'science', 'engineering'] as const).entries())
    s.players[section] = s.seats[at % s.seats.length]!;
  if (s.seats.length === 2) s.players = { recon: 'p1', security: 'p1', science: 'p2', engineering: 'p2' };
  for (const section of going) {
    const crew = s.recruits.shift()!;
    s.crew[crew] = { section, rank: 1, place: 'away' };
    standOn(t, section, crew, false);
    const board = boardOf(s, section);
    for (const die of s.sections[section].dice.splice(0)) board.columns[die.slice(0, die.indexOf('-')) as Color].dice.push(die);
  }
  s.story.landings = 1;
  s.ship.lander = { id: 'mule', mods: [] };
  layBoard(t, planet);
  const p = s.planet!;
  p.landing = 'clean';
  p.lander = 1;
  p.supplies = 6;
  p.round = 1;
  p.start = going[0]!;
  for (const section of team(s)) Object.assign(boardOf(s, section), { sector: 1, visited: [1] });
  p.turn = { who: going[0]!, actions: 2, special: 1, noTravel: false, skipEvent: false, secondary: false };
  s.phase = { at: 'turn' };
  edit(s);
  return s;
}

function riggedRules(rolls: readonly number[], play: (t: Vanguard) => Rule): typeof vanguard {
  const left = [...rolls];
  return {
    ...vanguard,
    play: (t) =>
      play({
        ...t,
        roll: (sides) => {
          const own = t.roll(sides);
          return left.shift() ?? own;
        },
      }),
  };
}

const matchOf = (rules: typeof vanguard, at: VanguardState): VanguardMatch =>
  new Match(rules, { game: 'vanguard', edition: vanguard.edition, mix: at.mix, seats: [...at.seats], options: {}, at, tail: [] });

/** A game at a hand-made position. */
export const begin = (wanted: Wanted = {}): VanguardMatch => matchOf(riggedRules(wanted.rolls ?? [], vanguard.play), position(wanted));

/** One rule by itself. */
export const running = (rule: (t: Vanguard) => Rule | void, wanted: Wanted = {}): VanguardMatch =>
  matchOf(
    riggedRules(wanted.rolls ?? [], function* (t) {
      const result = rule(t);
      if (result) yield* result;
    }),
    position(wanted),
  );

/** A page of the ship book from its first step to its last. */
export function* page(t: Vanguard, n: BookPage): Rule {
  const isOpen = ({ phase, ended }: VanguardState): boolean => ended === null && phase.at === 'page' && phase.page === n;
  for (t.state.phase = { at: 'page', page: n, step: 0 }; isOpen(t.state); ) yield* pages[n](t);
}

/** A check that asks for nothing and does nothing: for what happens beside it. */
export const plainCheck: DiceCheck = {
  id: 'test',
  name: 'Test',
  source: 'sector',
  danger: [],
  special: [],
  rows: [{ id: 'r', color: 'red', need: [[]], effects: [], arrows: [] }],
};

/** A whole game from its first question. */
export const fresh = (mix: string, options: Settings = {}, seed = 1): VanguardMatch =>
  beginMatch(vanguard, { mix, options, chance: entropyFrom(seed) });

/** A campaign, played at random until something holds. */
export function campaign(seed: number, isThere: (m: VanguardMatch) => boolean): VanguardMatch {
  const m = fresh('campaign-2', { length: 'limited', crew: 'quick' }, seed);
  const pick = picker(seed);
  for (let given = 0; given < 6000 && m.open.length > 0 && !isThere(m); given++) m.answer(randomAnswer(m.open, pick)!);
  return m;
}

/** Gives an answer by the id of its option, whichever of the open questions offers it. */
export function say(m: VanguardMatch, ...options: readonly string[]): VanguardMatch {
  for (const option of options) {
    const decision = m.open.find((one) => one.options.some(({ id }) => id === option));
    if (!decision)
      throw new Error(
        `${option} is not offered. Offered: ${m.open.map(({ ask, options: open }) => `${ask} [${open.map(({ id }) => id).join(' ')}]`)}`,
      );
    m.answer({ seat: decision.seat, ask: decision.ask, option });
  }
  return m;
}

/** Answers the main question with its first option until something holds. */
export function until(m: VanguardMatch, isThere: () => boolean): void {
  for (let n = 0; n < 80 && m.open.length > 0 && !isThere(); n++) {
    const decision = m.open.find(({ kind }) => kind !== 'power')!;
    m.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[0]!.id });
  }
}

export const asked = (m: VanguardMatch): string[] => [...new Set(m.open.map(({ ask }) => ask))];
export const offered = (m: VanguardMatch, ask = m.open[0]?.ask): string[] =>
  m.open.find((one) => one.ask === ask)?.options.map(({ id }) => id) ?? [];
export const all = (m: VanguardMatch): string[] => m.open.flatMap(({ options }) => options.map(({ id }) => id));
export const now = (m: VanguardMatch): VanguardState => m.peek();
export const board = (m: VanguardMatch, who: Section = 'recon'): CrewBoard => now(m).boards[who]!;
export const planet = (m: VanguardMatch): PlanetState => now(m).planet!;
export const told = <F extends VanguardFact['fact']>(m: VanguardMatch, fact: F): Extract<VanguardFact, { fact: F }>[] =>
  m.told.map((one) => one.fact).filter((one): one is Extract<VanguardFact, { fact: F }> => one.fact === fact);

/** The board of a section as a test wants it. */
export function setBoard(
  s: VanguardState,
  who: Section,
  wanted: {
    readonly available?: readonly DieId[];
    readonly spent?: readonly DieId[];
    readonly hand?: readonly CardId[];
    readonly deck?: readonly CardId[];
    readonly injuries?: readonly InjuryName[];
    readonly crew?: string;
  },
): void {
  const one = s.boards[who]!;
  if (wanted.available || wanted.spent) {
    for (const color of ['red', 'blue', 'green'] as const) s.sections[who].dice.push(...one.columns[color].dice.splice(0));
    s.sections[who].dice.push(...one.spent.splice(0));
    const take = (die: DieId): DieId => {
      s.sections[who].dice = s.sections[who].dice.filter((own) => own !== die);
      s.box = s.box.filter((own) => own !== die);
      s.locked = s.locked.filter((own) => own !== die);
      return die;
    };
    for (const die of wanted.available ?? []) one.columns[die.slice(0, die.indexOf('-')) as Color].dice.push(take(die));
    for (const die of wanted.spent ?? []) one.spent.push(take(die));
  }
  if (wanted.hand) one.hand = [...wanted.hand];
  if (wanted.deck) one.deck = { cards: [...wanted.deck], discard: [] };
  for (const [at, name] of (wanted.injuries ?? []).entries()) {
    one.injuries.push({ name, down: false });
    one.columns[(['red', 'blue', 'green'] as const)[at]!].injury = true;
    s.injuries[name] -= 1;
  }
  if (wanted.crew) {
    s.crew[wanted.crew] = s.crew[one.crew]!;
    if (wanted.crew !== one.crew) delete s.crew[one.crew];
    one.crew = wanted.crew;
  }
}
