import type { Group } from '../../../bake/frame.ts';
import { settled } from '../settled.ts';
import { characterFrames } from './characters.ts';
import { pieceFrames } from './pieces.ts';
import { signFrames } from './signs.ts';
import { slabFrames } from './slabs.ts';

export const sheets: Record<string, Group> = {
  'boards-slabs': { frames: slabFrames, limit: 3200, quality: 0.84 },
  'boards-people': { frames: () => settled(characterFrames()), quality: 0.8 },
  'boards-pieces': { frames: () => settled([...pieceFrames(), ...signFrames()]), quality: 0.8 },
};
