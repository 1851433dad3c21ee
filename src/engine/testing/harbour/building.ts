import { drag, tap, type Refusal } from '../../kernel/option.ts';
import { choose, compose, type Json, type Rule, type Seat } from '../../kernel/rule.ts';
import { cards, goods, quayCost, type CardId, type Cost, type Good } from './content.ts';
import type { Harbour, HarbourState, PlayerState, QuayId } from './state.ts';

export function* placeFirstQuay(t: Harbour, seat: Seat): Rule {
  const quay = yield* choose(seat, 'setup.quay', 'Choose a berth.', freeQuays(t.state).map((id) => tap(id, `Build at ${id}`, id)));
  claim(t, seat, quay);
}

export function* buildQuay(t: Harbour, seat: Seat): Rule {
  const offered = freeQuays(t.state).map((id) => drag(`supply:${seat}`, id, `Build at ${id}`, id));
  const quay = yield* choose(seat, 'build.quay', 'Where shall the quay stand?', offered);
  pay(t.state.players[seat]!, quayCost);
  claim(t, seat, quay);
}
export const canBuildQuay = (t: Harbour, seat: Seat): boolean => canPay(t.state.players[seat]!, quayCost) && freeQuays(t.state).length > 0;

export function* buyCard(t: Harbour, seat: Seat): Rule {
  const card = yield* choose(seat, 'buy.card', 'Which card?', affordable(t, seat).map((id) => tap(`card:${id}`, `Buy the ${id}`, id)));
  pay(t.state.players[seat]!, cards[card].cost);
  t.fence(); // the next card of the deck is turned up
  t.state.market.splice(t.state.market.indexOf(card), 1, ...t.state.deck.splice(-1));
  t.state.players[seat]!.laid.push(card);
  t.tell({ fact: 'bought', seat, card });
  endIfWon(t, seat);
}
export const canBuyCard = (t: Harbour, seat: Seat): boolean => affordable(t, seat).length > 0;
const affordable = (t: Harbour, seat: Seat): CardId[] =>
  [...new Set(t.state.market)].filter((id) => canPay(t.state.players[seat]!, cards[id].cost));

/** Three goods of any kinds, packed by hand: an answer that is not worth listing. */
export function* packCrate(t: Harbour, seat: Seat): Rule {
  const player = t.state.players[seat]!;
  const packed = yield* compose<Good[]>(seat, 'pack.crate', 'Pack three goods; a timber comes back.', {
    form: { crate: 3, from: { ...player.goods } },
    check: (draft) => whyNotPack(player, draft),
  });
  for (const good of packed) player.goods[good] -= 1;
  player.goods.timber += 1;
  t.tell({ fact: 'packed', seat, count: packed.length });
}
export const canPack = (t: Harbour, seat: Seat): boolean => Object.values(t.state.players[seat]!.goods).reduce((a, b) => a + b, 0) >= 3;

function whyNotPack(player: PlayerState, draft: Json): Refusal | null {
  if (!Array.isArray(draft) || draft.length !== 3) return { rule: 'HB-7', why: 'A crate holds exactly three goods.' };
  for (const good of draft) {
    if (!goods.includes(good)) return { rule: 'HB-7', why: 'A crate holds goods and nothing else.' };
    if (draft.filter((one) => one === good).length > player.goods[good as Good])
      return { rule: 'HB-8', why: `You do not have that much ${good}.` };
  }
  return null;
}

/** Swap the sealed letter for the next of the post: only its owner reads it. */
export function* openLetter(t: Harbour, seat: Seat): Rule {
  const player = t.state.players[seat]!;
  t.fence();
  const letter = t.state.post.shift()!;
  t.state.post.push(player.letter);
  player.letter = letter;
  t.tellOnly(seat, { fact: 'opened', seat, letter }, { fact: 'opened', seat, letter: 'unknown' });
}

const entries = (cost: Cost): [Good, number][] => Object.entries(cost) as [Good, number][];
const canPay = (player: PlayerState, cost: Cost): boolean => entries(cost).every(([good, n]) => player.goods[good] >= n);
function pay(player: PlayerState, cost: Cost): void {
  for (const [good, n] of entries(cost)) player.goods[good] -= n;
}

const freeQuays = (state: HarbourState): QuayId[] => (Object.keys(state.quays) as QuayId[]).filter((id) => state.quays[id] === null);

function claim(t: Harbour, seat: Seat, quay: QuayId): void {
  t.state.quays[quay] = seat;
  t.tell({ fact: 'claimed', seat, quay });
  endIfWon(t, seat);
}

function endIfWon(t: Harbour, seat: Seat): void {
  if (pointsOf(t.state, seat) >= t.state.goal || freeQuays(t.state).length === 0) t.state.winner = seat;
}

export const pointsOf = (state: HarbourState, seat: Seat): number =>
  Object.values(state.quays).filter((owner) => owner === seat).length +
  state.players[seat]!.laid.reduce((sum, id) => sum + cards[id].points, 0);
