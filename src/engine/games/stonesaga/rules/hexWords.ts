import type { Hex } from '../../../pieces/hexGrid.ts';
import { hexes } from '../content/hexes.ts';
import type { StonesagaState } from '../state.ts';

const spot = (hex: Hex): { readonly x: number; readonly y: number } => {
  const [q, r] = hex.split(',').map(Number) as [number, number];
  return { x: q + r / 2, y: r * 0.866 };
};

/** How a hex is spoken of: by its name where it is explored, else by where it lies among those it is chosen from. */
export function hexWords(state: StonesagaState, hex: Hex, among: readonly Hex[]): string {
  const laid = state.map[hex];
  if (laid?.explored) return hexes[laid.id].name;
  const spots = among.map(spot);
  const middle = { x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length, y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length };
  const { x, y } = spot(hex);
  const across = x < middle.x - 0.2 ? 'left' : x > middle.x + 0.2 ? 'right' : '';
  const down = y < middle.y - 0.2 ? 'upper' : y > middle.y + 0.2 ? 'lower' : '';
  return `The ${[down, across].filter(Boolean).join(' ') || 'middle'} hex`;
}
