import { directions, moved, oppositeDirection, plus, rotated, turnedDirection, type Direction, type Hex } from './hexGrid.ts';

/** A side of a hex, `0,0/2`: the hex, and the direction that the side faces. */
type HexSide = `${Hex}/${Direction}`;

export const sideOf = (hex: Hex, direction: Direction): HexSide => `${hex}/${direction}`;

/** The same border seen from the other hex. */
export const acrossFrom = (hex: Hex, direction: Direction): HexSide => sideOf(moved(hex, direction), oppositeDirection(direction));

/** A piece of board made of three hexes that all touch, with some of its outer sides covered: nothing passes there. */
export interface Tray {
  /** Where its three hexes lie when the first is at 0,0 and the tray is not turned. */
  readonly hexes: readonly [Hex, Hex, Hex];
  readonly covered: readonly HexSide[];
}

/** The three hexes of every tray, before it is turned: one, the one to its right, and the one below between them. */
export const trefoil: Tray['hexes'] = ['0,0', '1,0', '0,1'];

interface LaidTray {
  readonly hexes: readonly Hex[];
  readonly covered: ReadonlySet<HexSide>;
}

/** A tray on the board: its first hex at `at`, the whole turned by so many sixths to the right. */
export function layTray(tray: Tray, at: Hex, sixths: number): LaidTray {
  const place = (hex: Hex): Hex => plus(at, rotated(hex, sixths));
  const covered = tray.covered.map((side) => {
    const [hex, direction] = partsOf(side);
    return sideOf(place(hex), turnedDirection(direction, sixths));
  });
  return { hexes: tray.hexes.map(place), covered: new Set(covered) };
}

/** The twelve sides around a tray, which are those that may be covered. The three borders inside are not among them. */
export const outerSides = (hexes: readonly Hex[]): HexSide[] =>
  hexes.flatMap((hex) =>
    directions.filter((direction) => !hexes.includes(moved(hex, direction))).map((direction) => sideOf(hex, direction)),
  );

/** True if one can step from a hex in a direction: neither tray covers the border between. */
export const isOpen = (covered: ReadonlySet<HexSide>, hex: Hex, direction: Direction): boolean =>
  !covered.has(sideOf(hex, direction)) && !covered.has(acrossFrom(hex, direction));

/** All ways to lay a tray so that it covers `hex` and none of the hexes that are taken. */
export function fits(tray: Tray, hex: Hex, taken: ReadonlySet<Hex>): { readonly at: Hex; readonly sixths: number }[] {
  return directions.flatMap((sixths) =>
    tray.hexes.flatMap((own) => {
      const [q, r] = rotated(own, sixths).split(',').map(Number) as [number, number];
      const at = plus(hex, `${-q},${-r}`);
      return layTray(tray, at, sixths).hexes.some((one) => taken.has(one)) ? [] : [{ at, sixths }];
    }),
  );
}

export function partsOf(side: HexSide): [Hex, Direction] {
  const slash = side.indexOf('/');
  return [side.slice(0, slash) as Hex, Number(side.slice(slash + 1)) as Direction];
}
