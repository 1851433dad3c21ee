import { armorySquares, centre, entranceSquare, openingDarkSquares, type SquareId } from '../content/manor.ts';
import { favorIds, favors, type FavorId } from '../content/favors.ts';
import { armories, entrance, stackTiles, startingPit, type TileId } from '../content/tiles.ts';
import { treasureIds } from '../content/treasures.ts';
import { paladinStart } from '../content/values.ts';
import type { Holding, LaidTile, PaladinState, VastState } from '../state.ts';
import { freshTurn } from './paladin/values.ts';

export type Shuffle = <T>(cards: T[]) => void;

/** MM-047 to MM-053 The map and the stack. The Entrance as drawn has its wall towards the centre. */
export function setUpMap(shuffle: Shuffle): Pick<VastState, 'map' | 'stack'> {
  const stack = [...stackTiles];
  shuffle(stack);
  const dark = (tile: TileId): LaidTile => ({ tile, lit: false, turn: 0 });
  const lit = (tile: TileId): LaidTile => ({ tile, lit: true, turn: 0 });
  const laid: [SquareId, LaidTile][] = [
    [centre, lit(startingPit)],
    [entranceSquare, lit(entrance)],
    ...armorySquares.map((square, i): [SquareId, LaidTile] => [square, dark(armories[i]!)]),
    ...openingDarkSquares.map((square): [SquareId, LaidTile] => [square, dark(stack.pop()!)]),
  ];
  return { map: Object.fromEntries(laid), stack };
}

/** MM-058 to MM-061, MM-593, MM-817 A favor that begins in play is not in the deck. */
export function setUpPaladin(shuffle: Shuffle, { disdainInPlay }: { readonly disdainInPlay: boolean }): PaladinState {
  const { health, grit, fury, light, unassignedCubes, suppliedCubes } = paladinStart;
  const begins = (card: FavorId): boolean => favors[card].starting || (disdainInPlay && card === 'disdain');
  return {
    health,
    grit,
    fury,
    light,
    cubes: { unassigned: unassignedCubes, prepare: 0, sprint: 0, crusade: 0, supply: suppliedCubes },
    favors: dealt(shuffle, favorIds.filter((card) => !begins(card)), favorIds.filter(begins)),
    treasures: dealt(shuffle, treasureIds, []),
    vigor: { strength: 0, defense: 0 },
    turn: freshTurn(),
  };
}

/** The cards of a role that has none. */
export const noCards = <C>(): Holding<C> => ({ deck: [], discard: [], drawn: [], hand: [], inPlay: [], box: [] });

export function dealt<C>(shuffle: Shuffle, cards: readonly C[], inPlay: readonly C[]): Holding<C> {
  const deck = [...cards];
  shuffle(deck);
  return { deck, discard: [], drawn: [], hand: [], inPlay: [...inPlay], box: [] };
}
