import { neighbours, type Direction, type Hex } from '../../../pieces/hexGrid.ts';
import { hexes } from '../content/hexes.ts';
import type { StonesagaState } from '../state.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const spot = (hex: Hex): Spot => {
  const [q, r] = hex.split(',').map(Number) as [number, number];
  return { x: q + r / 2, y: r * 0.866 };
};

/** Where a neighbour lies, as it is seen on the table. */
export const wayWords: Readonly<Record<Direction, string>> = {
  0: 'right',
  1: 'lower right',
  2: 'lower left',
  3: 'left',
  4: 'upper left',
  5: 'upper right',
};

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

/** Where something lies among others: "upper left", "lower", "middle". */
function sideOf({ x, y }: Spot, among: readonly Spot[]): string {
  const middle = middleOf(among);
  const across = x < middle.x - 0.2 ? 'left' : x > middle.x + 0.2 ? 'right' : '';
  const down = y < middle.y - 0.2 ? 'upper' : y > middle.y + 0.2 ? 'lower' : '';
  return [down, across].filter(Boolean).join(' ') || 'middle';
}

/** How a hex is spoken of: by its name where it is explored, else by where it lies among those it is chosen from. */
export function hexWords(state: StonesagaState, hex: Hex, among: readonly Hex[]): string {
  const laid = state.map[hex];
  return laid?.explored ? hexes[laid.id].name : `The ${sideOf(spot(hex), among.map(spot))} hex`;
}

/** Where trays would lie: on which side, and beside which hexes of the map. Two that would be called the same are numbered. */
export function trayWords(state: StonesagaState, trays: readonly (readonly Hex[])[]): readonly string[] {
  const spots = trays.map((tray) => middleOf(tray.map(spot)));
  const beside = (tray: readonly Hex[]): string => {
    const touched = [...new Set(tray.flatMap(neighbours))].flatMap((hex) => state.map[hex] ?? []);
    return [...new Set(touched.map((laid) => (laid.explored ? hexes[laid.id].name : 'the mist')))].join(' and ');
  };
  const words = trays.map((tray, i) => `The ${sideOf(spots[i]!, spots)} place, beside ${beside(tray)}`);
  return words.map((one, i) => {
    const before = words.slice(0, i).filter((other) => other === one).length;
    return before === 0 ? one : `${one} (${before + 1})`;
  });
}
