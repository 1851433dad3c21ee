import { startOf } from '../../kernel/begin.ts';
import { entropyFrom } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import type { Gesture, Refusal } from '../../kernel/option.ts';
import type { Rule } from '../../kernel/rule.ts';
import { layTile } from './arranging.ts';
import type { SquareId } from './content/manor.ts';
import type { TileId } from './content/tiles.ts';
import type { VastFact } from './facts.ts';
import { vast } from './index.ts';
import type { FigureId, Vast, VastState } from './state.ts';
import type { VastView } from './view.ts';

export type VastMatch = Match<VastState, VastFact, VastView>;
type Edit = (s: VastState) => void;

/** A journey in the Take Actions phase of its first round, with nobody but the Paladin on the map; every tie is asked, as printed. */
export function position(edit: Edit = () => {}, seed = 1): VastState {
  const s = vast.copy(startOf(vast, { options: { ties: 'chosen' }, chance: entropyFrom(seed) }).at);
  s.round = 1;
  s.phase = { step: 'actions' };
  for (const skeleton of s.skeletons.march) s.skeletons.off[skeleton] = 'standing';
  edit(s);
  return s;
}

const matchOf = (rules: typeof vast, at: VastState): VastMatch => new Match(rules, { ...startOf(vast, { chance: entropyFrom(1) }), at });

export const begin = (edit?: Edit, seed?: number): VastMatch => matchOf(vast, position(edit, seed));

/** One rule by itself, for what no decision of this release brings about: Grit lost, tiles rotated, walls raised. */
export const running = (rule: (t: Vast) => Rule | void, edit?: Edit): VastMatch =>
  matchOf(
    {
      ...vast,
      *play(t) {
        const result = rule(t);
        if (result) yield* result;
      },
    },
    position(edit),
  );

/** The full game has no journey: role rules stand as they are printed. */
export const fullGame = (s: VastState): void => void (s.journey = null);

export { layTile as lay } from './arranging.ts';

export const layDark = (s: VastState, square: SquareId, tile: TileId): void => layTile(s, square, tile, 0, false);

/** The next tile that will be laid on a crypt. */
export function topOfStack(s: VastState, tile: TileId): void {
  s.stack.splice(s.stack.indexOf(tile), 1);
  s.stack.push(tile);
}

/** Takes a card from wherever it is and puts it in play, in hand or back in the deck. */
export function give(s: VastState, pile: 'inPlay' | 'hand' | 'deck' | 'discard' | 'box', ...cards: readonly string[]): void {
  for (const holding of [s.paladin.favors, s.paladin.treasures] as unknown as Record<string, string[]>[])
    for (const card of cards) {
      const from = Object.values(holding).find((held) => held.includes(card));
      if (!from) continue;
      from.splice(from.indexOf(card), 1);
      holding[pile]!.push(card);
    }
}

/** Gives an answer by the id of its option, whichever of the open questions offers it. */
export function say(m: VastMatch, ...options: readonly string[]): VastMatch {
  for (const option of options) {
    const decision = m.open.find((one) => one.options.some(({ id }) => id === option));
    if (!decision)
      throw new Error(
        `${option} is not offered. Offered: ${m.open.map((one) => `${one.ask} [${one.options.map(({ id }) => id).join(' ')}]`).join('; ')}`,
      );
    m.answer({ seat: decision.seat, ask: decision.ask, option });
  }
  return m;
}

export const asked = (m: VastMatch): string[] => m.open.map(({ ask }) => ask);

export const offered = (m: VastMatch, ask = m.open[0]?.ask): string[] =>
  m.open.find((one) => one.ask === ask)?.options.map(({ id }) => id) ?? [];

/** Every option of every open question. */
/** What an option says will be asked after it. */
export const announced = (m: VastMatch, option: string): string | undefined =>
  m.open.flatMap(({ options }) => options).find(({ id }) => id === option)!.then;

/** True if what is asked now is the second step of a choice. */
export const isSecond = (m: VastMatch): boolean => m.open[0]!.second === true;

export const all = (m: VastMatch): string[] => m.open.flatMap(({ options }) => options.map(({ id }) => id));

export const now = (m: VastMatch): VastState => m.peek();

export const told = <F extends VastFact['fact']>(m: VastMatch, fact: F): Extract<VastFact, { fact: F }>[] =>
  m.told.map((one) => one.fact).filter((one): one is Extract<VastFact, { fact: F }> => one.fact === fact);

export const where = (m: VastMatch, figure: FigureId = 'paladin'): string | undefined => now(m).figures[figure];

export const refused = (m: VastMatch, gesture: Gesture): Refusal | null => m.whyNot('paladin', gesture);
export const dragging = (from: string, onto: string): Gesture => ({ kind: 'drag', from, onto });
export const tapping = (on: string): Gesture => ({ kind: 'tap', on });
export const pressing = (word: string): Gesture => ({ kind: 'button', word });

/** A crusade by the short cut of dragging the figure. */
export const go = (m: VastMatch, square: SquareId): VastMatch => say(m, `figure:paladin>space:${square}`);
export const prepare = (m: VastMatch, times = 1): VastMatch =>
  say(m, ...Array.from({ length: times }, () => 'cubes:unassigned>box:prepare'));

/** The Paladin's Take Actions phase with a favor in play and enough to pay for it. */
export const withFavor = (card: string, edit: Edit = () => {}): VastMatch =>
  begin((s) => {
    give(s, 'inPlay', card);
    s.paladin.fury = 5;
    s.paladin.light = 6;
    edit(s);
  });

/** What a card or token can be used on beside the question of the moment; an empty string is the thing itself. */
export const uses = (m: VastMatch, from: string): string[] =>
  offered(m, 'paladin.powers').filter((id) => id === from || id.startsWith(`${from}>`)).map((id) => id.slice(from.length + 1));
