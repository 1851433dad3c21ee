import type { Layout } from '../../../contract.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { grounds, type Ground } from './ground.ts';

/** In the order of turns: three rails left of the map, two right of it. */
const wideRails: readonly Strip[] = [
  { x: 20, y: 196, width: 440, height: 214 },
  { x: 20, y: 420, width: 440, height: 214 },
  { x: 20, y: 644, width: 440, height: 214 },
  { x: 1460, y: 166, width: 440, height: 184 },
  { x: 1460, y: 359, width: 440, height: 184 },
];

const board = { x: 22, y: 872, scale: 1 };

const wide: Ground = {
  ...grounds.wide,
  board,
  paladin: board,
  rails: wideRails,
  hand: { x: 1290, y: 812, width: 620, height: 262, scale: 0.92 },
  // the spawn die rolls where the lantern stands on a journey
  lantern: { x: 0, y: 0, scale: 0 },
  dice: { x: 22, y: 28, width: 168, height: 152 },
  inPlay: { x: 1456, y: 552, width: 452, height: 254, scale: 0.92 },
};

const tallRail = (k: number): Strip => ({ x: 10 + k * 213, y: 1120, width: 207, height: 214 });
const tallBoard = { x: 8, y: 1350, scale: 0.851 };

const tall: Ground = {
  ...grounds.tall,
  board: tallBoard,
  paladin: tallBoard,
  rails: [0, 1, 2, 3, 4].map(tallRail),
  stack: { x: 940, y: 1606, scale: 0.9 },
  piles: { at: [895, 985, 895, 985].map((x, k) => ({ x, y: k < 2 ? 1710 : 1828 })), scale: 0.36 },
  hand: { x: 12, y: 1545, width: 800, height: 320, scale: 1.1 },
  dice: { x: 838, y: 1920, width: 232, height: 210 },
  inPlay: { x: 12, y: 1880, width: 810, height: 290, scale: 0.94 },
};

const full: Readonly<Record<Layout, Ground>> = { wide, tall };

/** Without Skeletons nobody rolls, and the lantern stands where their tray would. */
const diceless: Readonly<Record<Layout, Ground>> = { wide: { ...wide, lantern: grounds.wide.lantern }, tall };

/** The journey has a table of its own; all other mixes share one. */
export const groundOf = (layout: Layout, { journey, roles }: Pick<VastView, 'journey' | 'roles'>): Ground =>
  (journey ? grounds : roles.includes('skeletons') ? full : diceless)[layout];
