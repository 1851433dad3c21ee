import type { Group } from '../../../bake/frame.ts';
import { stoneFrames } from './stones.ts';

export const sheets: Record<string, Group> = { 'night-stones': { frames: stoneFrames, quality: 0.86 } };
