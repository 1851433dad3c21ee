/**
 * Where things lie on the printed boards, in logical pixels from the board's upper left corner (its anchor).
 * The art is drawn from these numbers and the scene puts live pieces on them, so the two cannot drift apart.
 */
export interface PrintedPoint { x: number; y: number }
export interface PrintedArea extends PrintedPoint { w: number; h: number }
/** A value v stands at angle from + sweep * v / max (clockwise from three o'clock, in radians). */
export interface PrintedDial extends PrintedPoint { r: number; from: number; sweep: number; max: number }

export const row = (n: number, x: number, y: number, step: number): PrintedPoint[] =>
  Array.from({ length: n }, (_, i) => ({ x: x + i * step, y }));
const SWEEP = Math.PI * 1.62;

export function dial(x: number, y: number, r: number, max: number): PrintedDial {
  return { x, y, r, max, sweep: SWEEP, from: Math.PI / 2 + (Math.PI * 2 - SWEEP) / 2 };
}

/** Seven cubes, four over three. */
function cubes(x: number, y: number): PrintedPoint[] {
  return [...row(4, x - 40.5, y, 27), ...row(3, x - 27, y + 30, 27)];
}

/** Columns of a printed table for the values 0 to 12; from 10 on they share one. */
function columns(x: number, y: number, w: number, h: number): PrintedArea[] {
  return Array.from({ length: 13 }, (_, v) => ({ x: x + Math.min(v, 10) * w, y, w, h }));
}

const ACTION = { w: 116, h: 164, y: 19, step: 121, x: 490 };
const action = (i: number): PrintedArea => ({ x: ACTION.x + i * ACTION.step, y: ACTION.y, w: ACTION.w, h: ACTION.h });

export const PALADIN = {
  w: 1250, h: 202,
  portrait: { x: 24, y: 19, w: 112, h: 164 },
  health: row(8, 243, 82, 32.3),
  fury: row(5, 243, 123, 32.3),
  light: row(8, 243, 164, 32.3),
  prepareBox: action(0), sprintBox: action(1), crusadeBox: action(2),
  prepare: cubes(action(0).x + 58, 122),
  sprint: cubes(action(1).x + 58, 122),
  crusade: cubes(action(2).x + 58, 122),
  unassignedBox: { x: 854, y: 19, w: 92, h: 164 },
  unassigned: [...row(2, 886, 76, 28), ...row(3, 872, 113, 28), ...row(2, 886, 150, 28)],
  grit: dial(1034, 101, 82, 50),
  strengthBox: { x: 1124, y: 19, w: 112, h: 78 },
  strength: { x: 1206, y: 56 },
  defenseBox: { x: 1124, y: 105, w: 112, h: 78 },
  defense: { x: 1206, y: 142 },
};

export const MARCH = {
  w: 440, h: 474,
  /** Middles of the cards, leftmost of the March Order first. */
  cards: [...row(3, 72, 129, 104), ...row(3, 72, 267, 104)],
  card: { w: 98, h: 132 },
  stability: dial(380, 77, 49, 12),
  spawnDie: { x: 379, y: 262 },
  table: columns(70, 347, 31.3, 112),
};

export const TERROR = {
  w: 440, h: 286,
  terror: dial(372, 81, 55, 12),
  table: columns(70, 184, 31.3, 84),
  shelf: row(7, 47, 148, 40.5),
};

export const PLACES = { paladin: PALADIN, march: MARCH, terror: TERROR };
