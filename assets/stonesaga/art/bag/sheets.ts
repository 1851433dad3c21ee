import { faceIds } from '../../../../src/engine/games/stonesaga/content/faces.ts';
import { shapes, type ShapeName } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import type { Group } from '../../../bake/frame.ts';
import { settled } from '../settled.ts';
import { leatherFrames } from './leather.ts';
import { resourceFrame, shapeFrames } from './token.ts';

export const sheets: Record<string, Group> = {
  'bag-tokens': {
    frames: () => settled([...faceIds.map(resourceFrame), ...(Object.keys(shapes) as ShapeName[]).flatMap(shapeFrames)], 'coarse'),
    limit: 2048,
    quality: 0.7,
  },
  'bag-leather': { frames: () => settled(leatherFrames(), 'coarse'), limit: 2048, quality: 0.7 },
};
