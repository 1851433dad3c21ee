import type { Seat } from '../../../kernel/rule.ts';
import { othersAfter } from '../../../pieces/turnOrder.ts';
import { cardOf, shortName } from '../content/cards.ts';
import type { Place } from '../content/kinds.ts';
import { placeOf } from '../content/places.ts';
import type { CardType } from '../content/vocabulary.ts';
import type { Placed, Player, VantageState } from '../state.ts';

export function playerOf(s: VantageState, seat: Seat): Player {
  const player = s.players[seat];
  if (!player) throw new Error(`nobody sits at ${seat}`);
  return player;
}

/** Where somebody stands. Nobody is asked for it before the crash. */
export function standing(s: VantageState, seat: Seat): Place {
  const { location } = playerOf(s, seat);
  if (location === null) throw new Error(`${seat} has not come down yet`);
  return placeOf(location);
}

/** VA-404 The others on somebody's location, clockwise. */
export const companionsOf = (s: VantageState, seat: Seat): Seat[] =>
  othersAfter(s.seats, seat).filter((one) => playerOf(s, one).location === playerOf(s, seat).location);

/** What a player is called in a sentence. Seats have no other name, so nobody is asked about others before all have a character. */
export const calledOf = (s: VantageState, seat: Seat): string => shortName(playerOf(s, seat).character!);

export const gridCards = (player: Player): readonly Placed[] => player.grid.filter((cell) => cell !== null);

export const isGridFull = (player: Player): boolean => player.grid.every((cell) => cell !== null);

export const inGrid = (player: Player, num: number): Placed | undefined => gridCards(player).find((one) => one.num === num);

/** RU-VA-51 Everything somebody has: grid, reserve and supply. */
export const holdingsOf = (player: Player): readonly number[] => [
  ...gridCards(player).map(({ num }) => num),
  ...player.reserve.map(({ num }) => num),
  ...player.lying,
];

export const typeCount = (player: Player, type: CardType): number =>
  gridCards(player).filter(({ num }) => cardOf(num).type === type).length;

export const cellOf = (player: Player, num: number): number => player.grid.findIndex((cell) => cell?.num === num);

/** VA-339, VA-340 Cells that share an edge. */
export const adjacentCells = (cell: number): readonly number[] =>
  [cell - 3, cell + 3, ...(cell % 3 > 0 ? [cell - 1] : []), ...(cell % 3 < 2 ? [cell + 1] : [])].filter((one) => one >= 0 && one < 9);

export const adjacentCards = (player: Player, num: number): readonly Placed[] =>
  adjacentCells(cellOf(player, num)).flatMap((cell) => player.grid[cell] ?? []);

/** Puts a changed card where the old one lies. */
export function rewrite(player: Player, num: number, change: Partial<Placed>): void {
  const cell = cellOf(player, num);
  const card = player.grid[cell];
  if (card) player.grid[cell] = { ...card, ...change };
}

interface Owned {
  readonly seat: Seat;
  readonly zone: 'grid' | 'reserve' | 'supply';
}

export function ownerOf(s: VantageState, num: number): Owned | null {
  for (const seat of s.seats) {
    const player = playerOf(s, seat);
    if (inGrid(player, num)) return { seat, zone: 'grid' };
    if (player.reserve.some((one) => one.num === num)) return { seat, zone: 'reserve' };
    if (player.lying.includes(num)) return { seat, zone: 'supply' };
  }
  return null;
}

export const nameOf = (num: number): string => cardOf(num).name;
