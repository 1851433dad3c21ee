import { materialFaces } from '../../../../src/engine/games/stonesaga/content/faces.ts';
import type { Group } from '../../../bake/frame.ts';
import { settled } from '../settled.ts';
import { fittingFrames, slabFrames } from './slabs.ts';
import { pipFrames, squareFrame, underFrames } from './square.ts';

export const sheets: Record<string, Group> = {
  'bench-squares': { frames: () => settled([...materialFaces.map(squareFrame), ...underFrames(), ...pipFrames()], 'coarse'), limit: 2048, quality: 0.7 },
  'bench-slabs': { frames: () => settled(slabFrames(), 'coarse'), limit: 2048, quality: 0.7 },
  'bench-fittings': { frames: () => settled(fittingFrames(), 'coarse'), limit: 2048, quality: 0.7 },
};
