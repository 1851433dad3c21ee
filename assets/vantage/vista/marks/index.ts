import type { MarkKind } from '../types.ts';
import { buildings } from './buildings.ts';
import { cairns } from './cairns.ts';
import { camps } from './camps.ts';
import { caverns } from './caverns.ts';
import { closeUps } from './closeUps.ts';
import { cloth } from './cloth.ts';
import { dwellings } from './dwellings.ts';
import { growth } from './growth.ts';
import { household } from './household.ts';
import type { MarkArt } from './mark.ts';
import { masonry } from './masonry.ts';
import { moored } from './moored.ts';
import { passages } from './passages.ts';
import { portraits } from './portraits.ts';
import { rails } from './rails.ts';
import { rooms } from './rooms.ts';
import { seamarks } from './seamarks.ts';
import { signals } from './signals.ts';
import { vessels } from './vessels.ts';
import { wonders } from './wonders.ts';
import { works } from './works.ts';

export const MARKS: Readonly<Record<MarkKind, MarkArt>> = {
  ...buildings, ...cairns, ...camps, ...caverns, ...closeUps, ...cloth, ...dwellings, ...growth, ...household, ...masonry,
  ...moored, ...passages, ...portraits, ...rails, ...rooms, ...seamarks, ...signals, ...vessels, ...wonders, ...works,
};
