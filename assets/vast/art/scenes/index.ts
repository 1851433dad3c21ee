import { crypt, haunt, night, rite, storm, web } from './backdrops.ts';
import type { Scene } from './kit.ts';

/** Backdrops of the portraits by name. */
export const SCENES: Record<string, Scene> = { night, crypt, web, storm, rite, haunt };
