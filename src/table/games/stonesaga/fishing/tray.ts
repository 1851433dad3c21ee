import type { Ground } from '../ground.ts';

/** The tray in edges of a die: its rim is 0.85 of an edge wide on every side. */
export function trayIn({ dice }: Pick<Ground, 'dice'>) {
  const edge = Math.min(36, dice.height / 4.6);
  return { edge, columns: dice.width / edge - 1.7, rows: dice.height / edge - 1.7, x: dice.x + dice.width / 2, y: dice.y + dice.height / 2 };
}
