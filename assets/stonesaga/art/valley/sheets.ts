import { hexIds } from '../../../../src/engine/games/stonesaga/content/hexes.ts';
import type { Group } from '../../../bake/frame.ts';
import { settled } from '../settled.ts';
import { buildingFrames } from './buildings.ts';
import { deedFrames } from './deeds.ts';
import { groundFrames, lightFrames } from './ground.ts';
import { hintFrames } from './hints.ts';
import { hexFrames, shroudFrames } from './hexes.ts';
import { overlayFrames } from './overlays.ts';
import { siteFrames } from './sites.ts';
import { standeeFrames } from './standees.ts';
import { jointFrames, mistFrames, trayFrames } from './trays.ts';

const ofRegion = (prefix: string) => hexIds.filter((id) => id.startsWith(prefix));

export const sheets: Record<string, Group> = {
  'valley-ground': { frames: groundFrames, quality: 0.64, limit: 2400 },
  'valley-light': { frames: lightFrames, quality: 0.86 },
  'valley-trays': { frames: () => settled(trayFrames(), 'coarse'), quality: 0.68, limit: 2600 },
  'valley-vale': { frames: () => hexFrames(ofRegion('VV')), quality: 0.7 },
  'valley-skyreach': { frames: () => hexFrames(ofRegion('SP')), quality: 0.7 },
  'valley-shrouds': { frames: shroudFrames, quality: 0.68 },
  'valley-mist': { frames: mistFrames, quality: 0.8 },
  'valley-tokens': { frames: () => settled([...siteFrames(), ...hintFrames()]), quality: 0.82 },
  'valley-deeds': { frames: () => settled(deedFrames()), quality: 0.8 },
  'valley-overlays': { frames: () => settled([...overlayFrames(), ...buildingFrames()]), quality: 0.78 },
  'valley-figures': { frames: () => settled([...standeeFrames(), ...jointFrames()]), quality: 0.84 },
};
