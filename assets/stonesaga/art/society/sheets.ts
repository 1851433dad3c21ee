import type { Group } from '../../../bake/frame.ts';
import { settled } from '../settled.ts';
import { pieceFrames } from './pieces.ts';
import { plaqueFrames } from './plaque.ts';
import { structureFrames } from './structures.ts';
import { tracksFrames } from './tracks.ts';

export const sheets: Record<string, Group> = {
  'society-slabs': { frames: () => settled([...tracksFrames(), ...plaqueFrames()], 'coarse'), limit: 4096, quality: 0.68 },
  'society-pieces': { frames: () => settled([...pieceFrames(), ...structureFrames()], 'coarse'), quality: 0.74 },
};
