import type { LifeKind } from '../types.ts';
import { flying } from './flying.ts';
import { herds } from './herds.ts';
import type { LifeArt } from './lifeArt.ts';
import { people } from './people.ts';

export const LIFE: Readonly<Record<LifeKind, LifeArt>> = { ...people, ...herds, ...flying };
