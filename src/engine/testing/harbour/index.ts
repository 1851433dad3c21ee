import { next, shuffle } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/rule.ts';
import type { GameRules } from '../../kernel/rules.ts';
import { pointsOf } from './building.ts';
import { berths, cardIds, cards, goods, letters, type Good, type Letter } from './content.ts';
import { playHarbour } from './rules.ts';
import { mixes, settings } from './settings.ts';
import type { HarbourFact, HarbourState, QuayId } from './state.ts';

export type HarbourView = ReturnType<typeof viewHarbour>;

function viewHarbour(state: HarbourState, seat: Seat | 'table') {
  return {
    active: state.active,
    turn: state.turn,
    quays: { ...state.quays },
    market: [...state.market],
    deck: state.deck.length,
    players: Object.fromEntries(
      state.order.map((at) => {
        const { goods: owned, laid, letter } = state.players[at]!;
        return [at, { goods: { ...owned }, laid: [...laid], letter: at === seat ? letter : ('sealed' as const) }];
      }),
    ) as Record<Seat, { goods: Record<Good, number>; laid: string[]; letter: Letter | 'sealed' }>,
    winner: state.winner,
  };
}

export const harbour: GameRules<HarbourState, HarbourFact, HarbourView> = {
  name: 'harbour',
  title: 'Harbour',
  edition: 2,
  editions: [{ to: 2, why: 'letters came into the game', up: (state: HarbourState) => void (state.post ??= []) }],
  mixes,
  settings,
  setup({ seats, options, chance, opening }) {
    const post: Letter[] = [...letters];
    const state: HarbourState = {
      chance: [...chance], begun: false, order: [...seats], active: seats[0]!, turn: 1, goal: options.length === 'short' ? 5 : 7,
      quays: Object.fromEntries(Array.from({ length: berths }, (_, i) => [`quay:${i}`, null])) as Record<QuayId, null>,
      players: {}, market: [], deck: cardIds.flatMap((id) => Array.from({ length: cards[id].copies }, () => id)), post, winner: null,
    };
    shuffle(state.deck, (range) => next(state, range));
    shuffle(post, (range) => next(state, range));
    state.market = state.deck.splice(-3);
    for (const seat of seats) {
      const owned = Object.fromEntries(goods.map((good) => [good, 1])) as Record<Good, number>;
      state.players[seat] = { goods: owned, letter: post.shift()!, laid: [], bartered: false };
    }
    if (opening) state.players[seats[0]!]!.goods.timber += (opening as { timber: number }).timber;
    return state;
  },
  play: playHarbour,
  copy: (state) => structuredCopy(state),
  view: viewHarbour,
  imagine(state, seat, pick) {
    shuffle(state.deck, pick);
    const others = state.order.filter((one) => one !== seat);
    const unknown = [...state.post, ...others.map((one) => state.players[one]!.letter)];
    shuffle(unknown, pick);
    for (const one of others) state.players[one]!.letter = unknown.shift()!;
    state.post = unknown;
  },
  over: (state) => (state.winner === null ? null : { winners: [state.winner], why: `${state.winner} has the busiest harbour.` }),
  whyNot(_state, _seat, gesture) {
    return gesture.kind === 'drag' ? { rule: 'HB-5', why: 'A quay needs a free berth, one timber and one salt.' } : null;
  },
  score: (state, seat) => (state.winner === seat ? 1 : state.winner ? 0 : Math.min(1, pointsOf(state, seat) / state.goal)),
};

const structuredCopy = (state: HarbourState): HarbourState => JSON.parse(JSON.stringify(state)) as HarbourState;
