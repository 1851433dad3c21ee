import type { Hex } from '../../../pieces/hexGrid.ts';
import type { Stonesaga } from '../state.ts';

/** SC-590 to SC-595, RU-SC-56 By the die table; more than six hexes go by trays first, so they are not all equally likely. */
export function randomHex(t: Stonesaga, hexes: readonly Hex[]): Hex {
  if (hexes.length <= 1) return hexes[0]!;
  if (hexes.length <= 6) return byDie(t, hexes);
  const trays = [...new Set(hexes.map((hex) => t.state.map[hex]!.tray))].sort((a, b) => a - b);
  const tray = trays.length <= 6 ? byDie(t, trays) : t.pick(trays);
  return byDie(t, hexes.filter((hex) => t.state.map[hex]!.tray === tray));
}

/** One die. Two or three things share its faces evenly; with four or five the faces left over are rolled again. */
function byDie<T>(t: Stonesaga, things: readonly T[]): T {
  if (things.length === 1) return things[0]!;
  for (;;) {
    const face = t.roll(6);
    const each = Math.floor(6 / things.length);
    const index = Math.floor((face - 1) / each);
    if (index < things.length) return things[index]!;
  }
}
