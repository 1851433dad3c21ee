import type { Area, Strip } from '../../../stage/shapes.ts';

export const rectOf = ({ x, y, width, height }: Strip, round = 24): Area => ({ shape: 'rect', x, y, width, height, round });
