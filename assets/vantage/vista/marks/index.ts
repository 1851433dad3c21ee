import type { MarkKind } from '../types.ts';
import { buildings } from './buildings.ts';
import { camps } from './camps.ts';
import { closeUps } from './closeUps.ts';
import { cloth } from './cloth.ts';
import { growth } from './growth.ts';
import { household } from './household.ts';
import type { MarkArt } from './mark.ts';
import { masonry } from './masonry.ts';
import { rails } from './rails.ts';
import { rooms } from './rooms.ts';
import { seamarks } from './seamarks.ts';
import { vessels } from './vessels.ts';
import { wonders } from './wonders.ts';
import { works } from './works.ts';

export const MARKS: Readonly<Record<MarkKind, MarkArt>> = {
  ...buildings, ...camps, ...closeUps, ...cloth, ...growth, ...household, ...masonry, ...rails, ...rooms, ...seamarks, ...vessels,
  ...wonders, ...works,
};
