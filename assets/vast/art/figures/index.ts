import type { Box, Part } from '../../../bake/sculpt.ts';
import { pillar, sorcerer, spiderling } from './others.ts';
import { paladin } from './paladin.ts';
import { poltergeist } from './poltergeist.ts';
import { skeleton } from './skeleton.ts';
import { egg, giantSpider } from './spider.ts';
import { warlock } from './warlock.ts';
import { wraith } from './wraith.ts';

/** Whose colour and letter the base carries. */
export type Owner = 'paladin' | 'skeletons' | 'spider' | 'manor' | 'warlock' | 'house';
export interface Figure {
  owner: Owner;
  parts: () => Part[];
  box: Box;
  /** Share of the common size on the table. */
  size: number;
  /** Radius of the base in design units. */
  base: number;
  /** Floating figures show their base: design units above it. */
  hover: number;
  scene: string;
}

const BOX: Box = { x: -135, y: -305, w: 270, h: 335 };
const WIDE: Box = { x: -210, y: -285, w: 420, h: 320 };

function figure(owner: Owner, parts: () => Part[], scene: string, rest: Partial<Figure> = {}): Figure {
  return { owner, parts, scene, box: BOX, size: 1, base: 62, hover: 0, ...rest };
}

export const FIGURES: Record<string, Figure> = {
  paladin: figure('paladin', paladin, 'night'),
  shooty: figure('skeletons', () => skeleton('bow'), 'crypt'),
  slashy: figure('skeletons', () => skeleton('sword'), 'crypt'),
  casty: figure('skeletons', () => skeleton('bomb'), 'crypt'),
  screamy: figure('skeletons', () => skeleton('horn'), 'crypt'),
  stabby: figure('skeletons', () => skeleton('knives'), 'crypt'),
  bones: figure('skeletons', () => skeleton('scythe'), 'crypt'),
  poltergeist: figure('house', () => poltergeist(1), 'haunt', { size: 0.86, hover: 36 }),
  poltergeist2: figure('house', () => poltergeist(0), 'haunt', { size: 0.86, hover: 36 }),
  pillar: figure('paladin', pillar, 'night'),
  spider: figure('spider', giantSpider, 'web', { box: WIDE, size: 0.92, base: 88 }),
  spiderling: figure('spider', spiderling, 'web', { size: 0.86 }),
  sorcerer: figure('spider', sorcerer, 'web'),
  egg: figure('spider', egg, 'web', { size: 0.95 }),
  wraith: figure('manor', wraith, 'storm', { hover: 26 }),
  warlock: figure('warlock', warlock, 'rite', { hover: 20 }),
};
