import { entropyFrom } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import type { Rule, Seat } from '../../kernel/rule.ts';
import type { GameRules, Settings } from '../../kernel/rules.ts';
import { heardBy } from '../../kernel/table.ts';
import { characters } from './content/cards.ts';
import type { Script } from './content/script.ts';
import { challengeDice, middleCell, skillDie } from './content/values.ts';
import type { Face, Skill } from './content/vocabulary.ts';
import type { VantageFact } from './facts.ts';
import { vantage } from './index.ts';
import { readScript } from './rules/result/script.ts';
import { settings } from './settings.ts';
import { setUp } from './setup.ts';
import type { Player, Vantage, VantageState } from './state.ts';
import type { VantageView } from './view.ts';

export interface Wanted {
  readonly seats?: number;
  /** Where each player stands; 18, 40, 60 and so on unless told. */
  readonly at?: readonly number[];
  /** What the next dice show, challenge and skill dice alike. */
  readonly dice?: readonly (Face | Skill)[];
  readonly options?: Settings;
  readonly mission?: number;
  readonly edit?: (s: VantageState) => void;
  /** A page of ours that the first player reads before the first turn, as if it stood at the location. */
  readonly page?: Script;
  /** The card that carries that page, instead of the location. */
  readonly pageOn?: number;
  /** Begins before the set-up instead of at the first turn. */
  readonly orbit?: boolean;
  /** Told the state that the rules work on, which costs nothing to look at; `s` is a copy. */
  readonly watch?: (s: VantageState) => void;
}

const usual = (given: Settings = {}): Settings => Object.fromEntries(settings.map(({ id, usual: value }) => [id, given[id] ?? value]));
const sides = (die: Face | Skill): number =>
  (challengeDice.usual.faces.includes(die as Face)
    ? challengeDice.usual.faces.indexOf(die as Face)
    : skillDie.faces.indexOf(die as Skill)) + 1;

/** Puts a card into a grid, with its boost and its dice. */
export function equip(s: VantageState, seat: Seat, num: number, boost = 0, dice: readonly string[] = [], cell?: number): void {
  const { grid } = s.players[seat]!;
  grid[cell ?? grid.findIndex((one) => one === null)] = { num, boost, dice };
  s.pool -= dice.length;
}

export const boostOf = (s: VantageState, seat: Seat, num: number): number | undefined =>
  s.players[seat]!.grid.find((one) => one?.num === num)?.boost;
export const diceOn = (s: VantageState, seat: Seat, num: number): readonly string[] | undefined =>
  s.players[seat]!.grid.find((one) => one?.num === num)?.dice;

function atFirstTurn(s: VantageState, { at = [18, 40, 60, 80, 100, 120], mission = 411 }: Wanted): void {
  s.phase = 'turns';
  s.turns = 1;
  s.mission = { num: mission, tokens: 0, shadow: 0, complete: false, progress: [] };
  s.seats.forEach((seat, i) => {
    const player = s.players[seat]!;
    const { num, skill } = characters[i]!;
    Object.assign(player, {
      level: 4,
      stats: { time: 4, morale: 4, health: 4 },
      skill,
      character: num,
      location: at[i],
      crashedAt: at[i],
      pod: 2 + i,
    });
    player.grid[middleCell] = { num, boost: 0, dice: [] };
    player.journal = [{ num: at[i]!, by: 'crash', turn: 0 }];
    s.visits = [...s.visits, { seat, to: at[i]!, depart: false, vehicle: false }];
  });
}

function* playAfter(t: Vantage, { page, pageOn }: Wanted): Rule {
  if (page) {
    t.state.turn = { action: null, eased: [], goesOn: null, read: [], departedAgain: false, rerolledHere: false, beganAt: 18 };
    yield* readScript(t, page, { seat: 'p1', from: pageOn === undefined ? 'location' : 'card', card: pageOn ?? null });
  }
  yield* vantage.play(t);
}

/** A match with loaded dice, and short words for what a test does with it. */
export class Session {
  readonly match: Match<VantageState, VantageFact, VantageView>;
  private readonly dice: number[];

  constructor(wanted: Wanted = {}) {
    const { seats = 1, options, edit, orbit } = wanted;
    const dice = (wanted.dice ?? []).map(sides);
    this.dice = dice;
    const rules: GameRules<VantageState, VantageFact, VantageView> = {
      ...vantage,
      play: (t) => {
        wanted.watch?.(t.state);
        return playAfter({ ...t, roll: (n) => dice.shift() ?? t.roll(n) }, wanted);
      },
    };
    const names = Array.from({ length: seats }, (_, i) => `p${i + 1}`);
    const at = setUp({ mix: `falling-${seats}`, seats: names, options: usual(options), chance: entropyFrom(7) });
    if (!orbit) atFirstTurn(at, wanted);
    edit?.(at);
    this.match = new Match(rules, {
      game: 'vantage',
      edition: vantage.edition,
      mix: `falling-${seats}`,
      seats: names,
      options: usual(options),
      at,
      tail: [],
    });
  }

  get s(): VantageState {
    return this.match.peek();
  }
  p(seat: Seat = 'p1'): Player {
    return this.s.players[seat]!;
  }
  /** The questions that are open, as `seat ask`. */
  get asks(): readonly string[] {
    return this.match.open.map(({ seat, ask }) => `${seat} ${ask}`);
  }
  /** The ids of what a seat is offered. */
  offers(seat: Seat = 'p1', ask?: string): readonly string[] {
    return this.match.open
      .filter((one) => one.seat === seat && (!ask || one.ask === ask))
      .flatMap(({ options }) => options.map(({ id }) => id));
  }
  /** Gives the named answers one after another. `p2: yes` is said by p2, everything else by the first who is offered it. */
  do(...answers: readonly string[]): this {
    for (const said of answers) {
      const [, by, named] = /^(p\d): (.*)$/.exec(said) ?? [];
      const option = named ?? said;
      const decision = this.match.open.find((one) => (!by || one.seat === by) && one.options.some(({ id }) => id === option));
      if (!decision) throw new Error(`nobody is offered ${said}; open: ${this.spelled()}`);
      this.match.answer({ seat: decision.seat, ask: decision.ask, option });
    }
    return this;
  }
  private spelled(): string {
    return this.match.open.map(({ seat, ask, options }) => `${seat} ${ask} [${options.map(({ id }) => id).join(' ')}]`).join('; ');
  }
  /** Loads the next dice. */
  load(...dice: readonly (Face | Skill)[]): this {
    this.dice.splice(0, this.dice.length, ...dice.map(sides));
    return this;
  }
  heard(seat: Seat | 'table' = 'table'): readonly VantageFact[] {
    return heardBy(this.match.told, seat);
  }
  facts<K extends VantageFact['fact']>(fact: K, seat: Seat | 'table' = 'table'): readonly Extract<VantageFact, { fact: K }>[] {
    return this.heard(seat).filter((one): one is Extract<VantageFact, { fact: K }> => one.fact === fact);
  }
}

export const play = (wanted: Wanted = {}): Session => new Session(wanted);
export const throwDice = 'throw:challenge';
export const tokens = (s: VantageState, seat: Seat, given: Partial<Record<Skill, number>>): void => {
  for (const [skill, n] of Object.entries(given) as [Skill, number][]) {
    s.players[seat]!.skills[skill] += n;
    s.supply[skill] -= n;
  }
};
