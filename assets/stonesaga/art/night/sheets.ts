import type { Group } from '../../../bake/frame.ts';
import { settled } from '../settled.ts';
import { signFrames, stoneFrames } from './stones.ts';

export const sheets: Record<string, Group> = { 'night-stones': { frames: () => settled([...stoneFrames(), ...signFrames()]), quality: 0.78 } };
