import type { PlantKind } from '../types.ts';
import type { PlantArt } from './plantArt.ts';
import { trees } from './trees.ts';
import { undergrowth } from './undergrowth.ts';

export const PLANTS: Readonly<Record<PlantKind, PlantArt>> = { ...trees, ...undergrowth };
