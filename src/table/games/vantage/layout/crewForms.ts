import { muteGrid } from './cardForms.ts';

/** What lies in front of the others: three beside each other with their grids, or one below the other in lines. */
export const crewLine = { width: 386, height: 44 } as const;

const scales = { large: 0.66, middle: 0.46, small: 0.31 } as const;
export type CrewShape = keyof typeof scales | 'lines';

/** What lies in front of one of them. */
export function crewBlock(shape: keyof typeof scales) {
  const scale = scales[shape];
  const grid = { y: 22, height: muteGrid.size.height * scale };
  const stats = grid.y + grid.height + 14;
  const width = Math.max(134, Math.ceil(muteGrid.size.width * scale + 8));
  return { scale, grid, stats, tokens: stats + 24, told: stats + 50, width, height: stats + 68 };
}

export function crewSize(others: number, shape: CrewShape): { readonly width: number; readonly height: number } {
  if (shape === 'lines') return { width: crewLine.width, height: crewLine.height * Math.max(1, others) };
  const { width, height } = crewBlock(shape);
  return { width: width * Math.min(3, Math.max(1, others)), height: height * Math.ceil(Math.max(1, others) / 3) };
}
