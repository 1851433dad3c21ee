/**
 * Where things lie on the printed boards, in logical pixels from the board's upper left corner (its anchor).
 * The art is drawn from these numbers and the scene puts live pieces on them, so the two cannot drift apart.
 */
export interface Place { x: number; y: number }
export interface Area extends Place { w: number; h: number }
/** A value v stands at angle from + sweep * v / max (clockwise from three o'clock, in radians). */
export interface Dial extends Place { r: number; from: number; sweep: number; max: number }

const row = (n: number, x: number, y: number, step: number): Place[] => Array.from({ length: n }, (_, i) => ({ x: x + i * step, y }));
const SWEEP = Math.PI * 1.62;

function dial(x: number, y: number, r: number, max: number): Dial {
  return { x, y, r, max, sweep: SWEEP, from: Math.PI / 2 + (Math.PI * 2 - SWEEP) / 2 };
}

/** Seven cubes, four over three. */
function cubes(x: number, y: number): Place[] {
  return [...row(4, x - 40.5, y, 27), ...row(3, x - 27, y + 29, 27)];
}

/** Columns of a printed table for the values 0 to 12; from 10 on they share one. */
function columns(x: number, y: number, w: number, h: number): Area[] {
  return Array.from({ length: 13 }, (_, v) => ({ x: x + Math.min(v, 10) * w, y, w, h }));
}

const ACTION = { w: 120, h: 150, y: 20, step: 126, x: 486 };
const action = (i: number): Area => ({ x: ACTION.x + i * ACTION.step, y: ACTION.y, w: ACTION.w, h: ACTION.h });

export const PALADIN = {
  w: 1250, h: 190,
  portrait: { x: 26, y: 19, w: 128, h: 152 },
  health: row(8, 253, 72, 29),
  fury: row(5, 252, 112, 29),
  light: row(8, 252, 152, 29),
  prepareBox: action(0), sprintBox: action(1), crusadeBox: action(2),
  prepare: cubes(action(0).x + 60, 117),
  sprint: cubes(action(1).x + 60, 117),
  crusade: cubes(action(2).x + 60, 117),
  unassignedBox: { x: 868, y: 20, w: 98, h: 150 },
  unassigned: [...row(2, 903, 66, 28), ...row(3, 889, 100, 28), ...row(2, 903, 134, 28)],
  grit: dial(1051, 95, 77, 50),
  strength: { x: 1206, y: 52 },
  defense: { x: 1206, y: 130 },
};

export const MARCH = {
  w: 440, h: 460,
  /** Middles of the cards, leftmost of the March Order first. */
  cards: [...row(3, 70, 145, 104), ...row(3, 70, 287, 104)],
  card: { w: 96, h: 134 },
  stability: dial(379, 122, 52, 12),
  spawnDie: { x: 379, y: 296 },
  table: columns(126, 368, 26, 76),
};

export const TERROR = {
  w: 440, h: 316,
  terror: dial(371, 74, 54, 12),
  table: columns(126, 156, 26, 56),
  shelf: row(7, 56, 282, 54.6),
};

export const PLACES = { paladin: PALADIN, march: MARCH, terror: TERROR };
