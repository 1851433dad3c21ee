import { hexIds } from '../../../../src/engine/games/stonesaga/content/hexes.ts';
import type { Group } from '../../../bake/frame.ts';
import { groundFrames, lightFrames } from './ground.ts';
import { hexFrames, shroudFrames } from './hexes.ts';
import { standeeFrames } from './standees.ts';
import { jointFrames, mistFrames, trayFrames } from './trays.ts';

const ofRegion = (prefix: string) => hexIds.filter((id) => id.startsWith(prefix));

export const sheets: Record<string, Group> = {
  'valley-ground': { frames: groundFrames, quality: 0.82 },
  'valley-light': { frames: lightFrames, quality: 0.86 },
  'valley-trays': { frames: trayFrames, quality: 0.78, limit: 2600 },
  'valley-vale': { frames: () => hexFrames(ofRegion('VV')), quality: 0.84 },
  'valley-skyreach': { frames: () => hexFrames(ofRegion('SP')), quality: 0.84 },
  'valley-shrouds': { frames: shroudFrames, quality: 0.82 },
  'valley-mist': { frames: mistFrames, quality: 0.8 },
  'valley-figures': { frames: () => [...standeeFrames(), ...jointFrames()], quality: 0.88 },
};
