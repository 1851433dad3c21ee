import { drag, tap } from '../../../kernel/option.ts';
import { choose, type QuestionMarks, type Rule, type Seat } from '../../../kernel/rule.ts';
import { cardOf, isCenterCard, isUpright } from '../content/cards.ts';
import type { Placed, Vantage } from '../state.ts';
import { agree, pickOne } from './asking.ts';
import { bringToCenter } from './center.ts';
import { dropCard, refreshCard } from './dropping.ts';
import { changeBoost } from './gaining.ts';
import { meet } from './lamplighter.ts';
import { write } from './noting.ts';
import { checkFullGrid } from './pages.ts';
import { cellOf, gridCards, isGridFull, nameOf, ownerOf, playerOf, standing } from './people.ts';
import { readScript } from './result/script.ts';

/** VA-325, VA-362 A gained card goes to a grid, a supply or the center. */
export function* gainCard(t: Vantage, seat: Seat, num: number): Rule {
  if (isCenterCard(num)) return bringToCenter(t, num);
  const owner = ownerOf(t.state, num);
  if (owner?.seat === seat) return gainAgain(t, num);
  if (owner) return yield* contest(t, seat, owner.seat, num);
  t.tell({ fact: 'cardGained', seat, card: num });
  write(t, seat, { note: 'card', card: num });
  meet(t, seat, num);
  t.state.gainedIn = { ...t.state.gainedIn, [num]: standing(t.state, seat).region };
  if (!isUpright(num)) {
    playerOf(t.state, seat).lying = [...playerOf(t.state, seat).lying, num];
    return;
  }
  yield* takeIn(t, seat, { num, boost: 0, dice: [] }, mayBenefit(t, seat, num));
}

/** VA-281, VA-282, RU-VA-50 A card that somebody already has gives 1 boost on it, if it has room; a lying one gives nothing. */
function gainAgain(t: Vantage, num: number): void {
  if (isUpright(num)) changeBoost(t, num, 1);
}

/** VA-283 to VA-288, RU-VA-52 Both players agree who ends up with the card; without agreement it stays. */
function* contest(t: Vantage, seat: Seat, owner: Seat, num: number): Rule {
  const wants = yield* agree(seat, 'card.claim', `Another has ${nameOf(num)}. Ask for it?`);
  if (wants && (yield* agree(owner, 'card.yield', `Do you hand over ${nameOf(num)}?`))) {
    dropCard(t, owner, num);
    yield* checkReserve(t, owner);
    t.tell({ fact: 'cardGained', seat, card: num });
    write(t, seat, { note: 'card', card: num });
    if (isUpright(num)) yield* takeIn(t, seat, { num, boost: 0, dice: [] }, true);
    else playerOf(t.state, seat).lying = [...playerOf(t.state, seat).lying, num];
  } else {
    changeBoost(t, playerOf(t.state, seat).character!, 1);
  }
}

/** RU-VA-53 Once for each player and card. */
const mayBenefit = (t: Vantage, seat: Seat, num: number): boolean => !t.state.placed.includes(`${seat}:${num}`);

/**
 * VA-326, VA-349, RU-VA-54 An upright card goes to an open cell; with a full grid either it or a grid card is reserved. `handOver`
 * takes it from where it was, once its new place is chosen: until then it and its dice must lie somewhere.
 */
export function* takeIn(t: Vantage, seat: Seat, card: Placed, benefit: boolean, handOver = (): void => {}, marks?: QuestionMarks): Rule {
  const player = playerOf(t.state, seat);
  if (!isGridFull(player)) {
    const cell = yield* chooseCell(t, seat, card.num, marks);
    handOver();
    return yield* layDown(t, seat, card, cell, benefit);
  }
  const aside = yield* choose(
    seat,
    'card.full',
    `Your nine places are full. What goes to the reserve: ${nameOf(card.num)} or a card of yours?`,
    [
      tap(`new:${card.num}`, nameOf(card.num), card.num),
      ...gridCards(player)
        .filter(({ num }) => num !== player.character)
        .map(({ num }) => tap(`card:${num}`, nameOf(num), num)),
    ],
    marks,
  );
  handOver();
  if (aside === card.num) {
    t.state.pool += card.dice.length;
    player.reserve = [...player.reserve, { num: card.num, boost: card.boost }];
    t.tell({ fact: 'cardReserved', seat, card: card.num });
  } else {
    const cell = cellOf(player, aside);
    reserveFromGrid(t, seat, aside);
    yield* layDown(t, seat, card, cell, benefit);
  }
  yield* checkReserve(t, seat);
}

const openCells = (t: Vantage, seat: Seat): readonly number[] =>
  playerOf(t.state, seat).grid.flatMap((cell, i) => (cell === null ? [i] : []));

/** What somebody who takes a card is asked about it, as a clause after "then". */
export function askedOnTaking(t: Vantage, seat: Seat): string | null {
  const open = openCells(t, seat).length;
  return open > 1 ? 'where it goes' : open === 1 ? null : 'what goes to the reserve';
}

function* chooseCell(t: Vantage, seat: Seat, num: number, marks?: QuestionMarks): Rule<number> {
  return yield* pickOne(
    seat,
    'card.cell',
    `Where does ${nameOf(num)} go?`,
    openCells(t, seat).map((i) => drag(`card:${num}`, `cell:${i}`, `Place ${i + 1}`, i)),
    marks,
  );
}

/** VA-341 Puts a card into a cell; `benefit`: with what it gives when it is placed. */
export function* layDown(t: Vantage, seat: Seat, card: Placed, cell: number, benefit: boolean): Rule {
  playerOf(t.state, seat).grid[cell] = card;
  t.tell({ fact: 'cardPlaced', seat, card: card.num, cell });
  if (!t.state.placed.includes(`${seat}:${card.num}`)) t.state.placed = [...t.state.placed, `${seat}:${card.num}`];
  const { whenPlaced } = cardOf(card.num);
  if (benefit && whenPlaced) yield* readScript(t, whenPlaced, { seat, from: 'bonus', card: card.num });
  checkFullGrid(t, seat);
}

/** VA-355, VA-356 A card in the reserve keeps its boost; its dice return to the pool. */
function reserveFromGrid(t: Vantage, seat: Seat, num: number): void {
  const player = playerOf(t.state, seat);
  refreshCard(t, seat, num);
  const cell = cellOf(player, num);
  player.reserve = [...player.reserve, { num, boost: player.grid[cell]!.boost }];
  player.grid[cell] = null;
  t.tell({ fact: 'cardReserved', seat, card: num });
}

/** VA-346 */
const reserveRoom = (t: Vantage, seat: Seat): number => {
  const player = playerOf(t.state, seat);
  return [...gridCards(player).map(({ num }) => num), ...player.lying].reduce((sum, num) => sum + (cardOf(num).reserve ?? 0), 0);
};

/** VA-351, VA-352, RU-VA-55 What the reserve has no room for is lost; its owner picks. */
export function* checkReserve(t: Vantage, seat: Seat): Rule {
  while (playerOf(t.state, seat).reserve.length > reserveRoom(t, seat)) {
    const kept = playerOf(t.state, seat).reserve;
    const lost = yield* pickOne(
      seat,
      'reserve.lose',
      'Your reserve is too small. Which card do you lose?',
      kept.map(({ num }) => tap(`card:${num}`, nameOf(num), num)),
    );
    dropCard(t, seat, lost);
  }
}

/** VA-279 A card is lost, and what no longer fits into the reserve with it. */
export function* loseCard(t: Vantage, seat: Seat, num: number): Rule {
  dropCard(t, seat, num);
  yield* checkReserve(t, seat);
}

/** VA-337, VA-399 The new card takes the very cell of the old one and is newly placed. */
export function* replaceCard(t: Vantage, seat: Seat, old: number, now: number): Rule {
  const cell = cellOf(playerOf(t.state, seat), old);
  if (cell < 0) return;
  const held = ownerOf(t.state, now);
  dropCard(t, seat, old);
  if (held) {
    yield* gainCard(t, seat, now);
  } else {
    t.tell({ fact: 'cardGained', seat, card: now });
    write(t, seat, { note: 'card', card: now });
    meet(t, seat, now);
    t.state.gainedIn = { ...t.state.gainedIn, [now]: standing(t.state, seat).region };
    yield* layDown(t, seat, { num: now, boost: 0, dice: [] }, cell, mayBenefit(t, seat, now));
  }
  yield* checkReserve(t, seat);
}

/** VA-357 to VA-360 A reserved card goes to an open cell or changes places with a grid card, without its benefit. */
export function* transfer(t: Vantage, seat: Seat, marks: QuestionMarks = {}): Rule {
  const player = playerOf(t.state, seat);
  if (player.reserve.length === 0) return;
  const num = yield* pickOne(
    seat,
    'reserve.take',
    'Which reserved card do you take?',
    player.reserve.map((kept) => tap(`card:${kept.num}`, nameOf(kept.num), kept.num)),
    marks,
  );
  const cells = player.grid.flatMap((cell, i) => (cell === null || cell.num !== player.character ? [i] : []));
  const cell = yield* choose(
    seat,
    'card.cell',
    `Where does ${nameOf(num)} go?`,
    cells.map((i) => {
      const there = player.grid[i];
      return drag(`card:${num}`, `cell:${i}`, there ? `In the place of ${nameOf(there.num)}` : `Place ${i + 1}`, i);
    }),
    marks,
  );
  const { boost } = player.reserve.find((kept) => kept.num === num)!;
  player.reserve = player.reserve.filter((kept) => kept.num !== num);
  const there = player.grid[cell];
  if (there) reserveFromGrid(t, seat, there.num);
  yield* layDown(t, seat, { num, boost, dice: [] }, cell, false);
  yield* checkReserve(t, seat);
}
