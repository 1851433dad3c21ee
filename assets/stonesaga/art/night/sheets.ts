import type { Group } from '../../../bake/frame.ts';
import { signFrames, stoneFrames } from './stones.ts';

export const sheets: Record<string, Group> = { 'night-stones': { frames: () => [...stoneFrames(), ...signFrames()], quality: 0.86 } };
