import type { Group } from '../../../bake/frame.ts';
import { pieceFrames } from './pieces.ts';
import { plaqueFrames } from './plaque.ts';
import { structureFrames } from './structures.ts';
import { tracksFrames } from './tracks.ts';

export const sheets: Record<string, Group> = {
  'society-slabs': { frames: () => [...tracksFrames(), ...plaqueFrames()], limit: 4096, quality: 0.84 },
  'society-pieces': { frames: () => [...pieceFrames(), ...structureFrames()], quality: 0.88 },
};
