import type { Group } from '../../../bake/frame.ts';
import { settled } from '../settled.ts';
import { signFrames, stoneFrames } from './stones.ts';

export const sheets: Record<string, Group> = { 'night-stones': { frames: () => settled([...stoneFrames(), ...signFrames()], 'coarse'), quality: 0.74 } };
