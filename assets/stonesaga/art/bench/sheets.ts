import { materialFaces } from '../../../../src/engine/games/stonesaga/content/faces.ts';
import type { Group } from '../../../bake/frame.ts';
import { settled } from '../settled.ts';
import { fittingFrames, slabFrames } from './slabs.ts';
import { pipFrames, squareFrame, underFrames } from './square.ts';

export const sheets: Record<string, Group> = {
  'bench-squares': { frames: () => settled([...materialFaces.map(squareFrame), ...underFrames(), ...pipFrames()]), limit: 2048, quality: 0.76 },
  'bench-slabs': { frames: slabFrames, limit: 2048, quality: 0.82 },
  'bench-fittings': { frames: fittingFrames, limit: 2048, quality: 0.84 },
};
