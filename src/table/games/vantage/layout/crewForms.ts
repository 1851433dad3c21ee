import { muteGrid } from './cardForms.ts';

/** What lies in front of the others: three beside each other with their grids, or one below the other in lines. */
export const crewLine = { width: 386, height: 44 } as const;

/** Of many others the grids are smaller. */
export function crewBlock(others: number) {
  const scale = others > 2 ? 0.31 : 0.46;
  const grid = { y: 22, height: muteGrid.size.height * scale };
  const stats = grid.y + grid.height + 14;
  return { scale, grid, stats, tokens: stats + 24, told: stats + 50, width: others > 2 ? 134 : 200, height: stats + 68 };
}

export type CrewShape = 'grids' | 'lines';

export function crewSize(others: number, shape: CrewShape): { readonly width: number; readonly height: number } {
  if (shape === 'lines') return { width: crewLine.width, height: crewLine.height * Math.max(1, others) };
  const { width, height } = crewBlock(others);
  return { width: width * Math.min(3, Math.max(1, others)), height: height * Math.ceil(Math.max(1, others) / 3) };
}
