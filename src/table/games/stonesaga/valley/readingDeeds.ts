import { deedIcons, type DeedVerb } from '../printed/deedStones.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Reading } from '../../../contract.ts';

type Told = Pick<Reading, 'title' | 'text' | 'rules'>;

const told: Readonly<Record<DeedVerb, Told>> = {
  'gather-water': {
    title: 'Gather water',
    text: 'For 1 energy take 2 water, where there is a lake, a river or a wetland.',
    rules: ['SS-390'],
  },
  'prepare-shelter': {
    title: 'Prepare a shelter',
    text: 'For 1 energy lay or turn the shelter token, where there is a cave.',
    rules: ['SS-395'],
  },
  fish: { title: 'Fish', text: 'For 2 energy roll dice and set them against what swims in this water.', rules: ['SS-403'] },
  forage: {
    title: 'Forage',
    text: 'For 2 energy search a forest or a prairie card by card, then harvest or hunt what you have found.',
    rules: ['SS-445'],
  },
  mine: {
    title: 'Mine',
    text: 'For 2 energy draw stones from the bag one by one, and stop before the rock comes down.',
    rules: ['SS-511'],
  },
  'make-fire': {
    title: 'Make fire',
    text: 'For 1 energy and 1 wood test whether the spark takes. Fiber as tinder helps.',
    rules: ['SC-371'],
  },
  scavenge: { title: 'Scavenge', text: 'For 2 energy dig in the ruin: four things come to light.', rules: ['SC-437'] },
  'far-sight': { title: 'Look out', text: 'For 1 energy reveal an adjacent hex without going there.', rules: ['SS-120'] },
  omen: {
    title: 'Investigate an omen',
    text: 'Its sign is one of this night. Look for what it means, once a day.',
    rules: ['SC-107', 'SC-113'],
  },
};

const isVerb = (word: string): word is DeedVerb => word in deedIcons;

/** `fish:c1:lake`, `gather-water:c1`, `omen:c1:VV03` */
export function readDeed(thing: string, view: StonesagaView): Reading | null {
  const [verb, who] = thing.split(':');
  if (!verb || !isVerb(verb) || !who || !(who in view.characters)) return null;
  return { ...told[verb], kind: 'To do here', frame: `valley/deed/${verb}` };
}
