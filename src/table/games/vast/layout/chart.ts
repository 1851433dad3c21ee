import { chartName, type SquareId } from '../../../../engine/games/vast/content/manor.ts';
import type { Point } from '../../../stage/shapes.ts';
import { GRID, GROUNDS, GROUNDS_SPACES, spawnAt, spawnLetters, SCALE, Z } from '../printed/space.ts';
import { onMap, type Ground } from './ground.ts';

interface ChartMark {
  readonly text: string;
  readonly at: Point;
}

/** A letter under every column and a number beside every row, on the frame: what lists and prompts call a square by. */
export function chartMarks(ground: Ground): readonly ChartMark[] {
  const steps = Array.from({ length: GRID }, (_, k) => k);
  const name = (column: number, row: number): string => chartName(`${column + 1},${row + 1}` as SquareId);
  return [
    ...steps.map((k) => ({ text: name(k, 0)[0]!, at: onMap(ground, k + 0.5, GRID + GROUNDS, Z.board) })),
    ...steps.map((k) => ({ text: name(0, k)[1]!, at: onMap(ground, -GROUNDS, k + 0.5, Z.board) })),
  ];
}

/** Numbers of the Spawns, where the map is so small that those printed on the grounds cannot be read; none elsewhere. */
export function spawnMarks(ground: Ground): readonly ChartMark[] {
  if (spawnLetters * SCALE * ground.map.scale >= ground.leastLetters) return [];
  return GROUNDS_SPACES.filter(({ spawn }) => spawn > 0).map((space) => {
    const { x, y } = spawnAt(space);
    // away from the letters below the house
    return { text: `${space.spawn}`, at: onMap(ground, x, y > GRID ? y - 0.12 : y, Z.board) };
  });
}
