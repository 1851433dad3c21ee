import type { MagicAction } from '../boards/warlock/kinds.ts';
import { row, type PrintedArea, type PrintedPoint } from './places.ts';

/** All five magic cubes, three over two. */
const cubes = (x: number, y: number, step: number): PrintedPoint[] => [...row(3, x - step, y, step), ...row(2, x - step / 2, y + 27, step)];

const TOP = 20;
const ACTION = { x: 440, w: 106, h: 124, step: 112 };

export interface ActionBox {
  readonly box: PrintedArea;
  readonly cubes: readonly PrintedPoint[];
}

const action = (i: number): ActionBox => {
  const x = ACTION.x + i * ACTION.step;
  return { box: { x, y: TOP, w: ACTION.w, h: ACTION.h }, cubes: cubes(x + ACTION.w / 2, TOP + 80, 28) };
};

const actions: Record<MagicAction, ActionBox> = { sneak: action(0), summon: action(1), conjure: action(2), syphon: action(3) };

const NICHE = { x: 896, y: 46, w: 62, h: 134, step: 68 };

export const WARLOCK = {
  w: 1250,
  h: 200,
  portrait: { x: 26, y: 21, w: 118, h: 158 },
  cursesBox: { x: 158, y: 60, w: 162, h: 78 },
  curses: { x: 206, y: 124 },
  cursesLeft: { x: 278, y: 112 },
  magicBox: { x: 328, y: TOP, w: 104, h: 118 },
  magic: cubes(380, TOP + 62, 31),
  actions,
  spells: row(13, 270, 164, 41),
  cell: 32,
  wallsBox: { x: 790, y: 146, w: 96, h: 36 },
  wall: { x: 824, y: 176 },
  wallsLeft: { x: 868, y: 165 },
  dominated: Array.from({ length: 5 }, (_, i): PrintedArea => ({ x: NICHE.x + i * NICHE.step, y: NICHE.y, w: NICHE.w, h: NICHE.h })),
  /** Where a dominated piece stands in its niche, from the corner of it. */
  standing: { x: NICHE.w / 2, y: 88 },
};
