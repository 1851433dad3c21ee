import { button, tap } from '../../kernel/option.ts';
import { boundary, choose, chooseBeside, together, type Rule, type Seat } from '../../kernel/rule.ts';
import { buildQuay, buyCard, canBuildQuay, canBuyCard, canPack, openLetter, packCrate, placeFirstQuay } from './building.ts';
import { goods, type Good } from './content.ts';
import type { Harbour, PlayerState } from './state.ts';

export function* playHarbour(t: Harbour): Rule {
  if (!t.state.begun) yield* setUp(t);
  while (t.state.winner === null) {
    yield* takeTurn(t, t.state.active);
    passTheDice(t);
    yield* boundary();
  }
}

function* setUp(t: Harbour): Rule {
  for (const seat of [...t.state.order, ...t.state.order.toReversed()]) yield* placeFirstQuay(t, seat);
  t.state.begun = true;
  yield* boundary();
}

function* takeTurn(t: Harbour, seat: Seat): Rule {
  const dice = [t.roll(6), t.roll(6)] as const;
  t.tell({ fact: 'rolled', seat, dice });
  if (dice[0] + dice[1] === 7) yield* discardOverLimit(t);
  else landGoods(t, dice[0] + dice[1]);

  while (t.state.winner === null) {
    const next = yield* chooseBeside(
      seat, 'turn.next', () => 'Build, buy, or end your turn.',
      () => [
        ...(canBuildQuay(t, seat) ? [button('build', 'Build a quay', buildQuay)] : []),
        ...(canBuyCard(t, seat) ? [button('buy', 'Buy a card', buyCard)] : []),
        ...(canPack(t, seat) ? [button('pack', 'Pack a crate', packCrate)] : []),
        ...(t.state.post.length > 0 && t.state.turn % 4 === 0 ? [button('letter', 'Swap your letter', openLetter)] : []),
        button('end-turn', 'End your turn', null),
      ],
      () => [{ seat, ask: 'barter', prompt: 'Change a fish for another good.', options: barters(t, seat) }],
    );
    if (!next) return;
    yield* next(t, seat);
  }
}

function barters(t: Harbour, seat: Seat) {
  const player = t.state.players[seat]!;
  if (player.bartered || player.goods.fish === 0) return [];
  return goods.filter((good) => good !== 'fish').map((good) => tap(`stall:${good}`, `Barter for ${good}`, () => barter(t, seat, good)));
}

function* barter(t: Harbour, seat: Seat, good: Good): Rule {
  const player = t.state.players[seat]!;
  player.bartered = true;
  player.goods.fish -= 1;
  player.goods[good] += 1;
  t.tell({ fact: 'bartered', seat, good });
}

/** On a seven, everyone over their limit sets aside half, rounded down, at the same time. */
function* discardOverLimit(t: Harbour): Rule {
  const over = t.state.order.filter((seat) => held(t.state.players[seat]!) > limit(t.state.players[seat]!));
  const aside = yield* together(new Map(over.map((seat) => [seat, setAsideHalf(t, seat)])));
  for (const [seat, given] of aside) {
    for (const good of given) t.state.players[seat]!.goods[good] -= 1;
    t.tell({ fact: 'discarded', seat, goods: given });
  }
}

function* setAsideHalf(t: Harbour, seat: Seat): Rule<Good[]> {
  const left = { ...t.state.players[seat]!.goods };
  const aside: Good[] = [];
  for (let n = Math.floor(held(t.state.players[seat]!) / 2); n > 0; n--) {
    const offered = goods.filter((good) => left[good] > 0).map((good) => tap(`good:${seat}:${good}`, `Set aside ${good}`, good));
    const good = yield* choose(seat, 'discard.good', `Set aside ${n} more.`, offered);
    left[good] -= 1;
    aside.push(good);
  }
  return aside;
}

function landGoods(t: Harbour, sum: number): void {
  const good = goods[sum % goods.length]!;
  for (const seat of t.state.order) {
    const count = Object.values(t.state.quays).filter((owner) => owner === seat).length;
    if (count === 0) continue;
    t.state.players[seat]!.goods[good] += count;
    t.tell({ fact: 'landed', seat, good, count });
  }
}

function passTheDice(t: Harbour): void {
  t.state.players[t.state.active]!.bartered = false;
  t.state.turn += 1;
  t.state.active = t.state.order[(t.state.order.indexOf(t.state.active) + 1) % t.state.order.length]!;
}

const held = (player: PlayerState): number => Object.values(player.goods).reduce((a, b) => a + b, 0);
const limit = (player: PlayerState): number => (player.laid.includes('lighthouse') ? Infinity : player.laid.includes('granary') ? 10 : 7);
