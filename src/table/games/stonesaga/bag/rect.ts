import type { Area } from '../../../stage/shapes.ts';
import type { Strip } from '../ground.ts';

export const rectOf = ({ x, y, width, height }: Strip, round = 24): Area => ({ shape: 'rect', x, y, width, height, round });
