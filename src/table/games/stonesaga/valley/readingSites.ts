import type { SeenHex, StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Reading } from '../../../contract.ts';
import type { Hex } from './fit.ts';
import type { Site } from './standing.ts';

const told: Readonly<Record<Site, (laid: SeenHex) => Reading>> = {
  fire: ({ fire }) => ({
    title: fire === 2 ? 'Blaze' : 'Embers',
    kind: 'Fire',
    text:
      fire === 2
        ? 'It burns through this night and is embers after it. It gives heat for processing.'
        : 'It goes out at the end of this night, unless somebody feeds it wood. It gives heat for processing.',
    rules: ['SC-045', 'SC-049'],
    frame: `valley/site/fire/${fire}`,
  }),
  shelter: ({ shelter, shelterValue }) => ({
    title: shelter > 0 ? 'Shelter' : 'Cover',
    kind: 'Shelter',
    text:
      `Its value is ${shelterValue}: so many people are comforted here at ` +
      `night.${shelterValue > shelter ? ` The token gives ${shelter}, the rest comes from structures and items.` : ''}`,
    rules: ['SC-054', 'SC-061'],
    frame: `valley/site/shelter/${shelter}`,
  }),
  depletion: ({ depletion }) => ({
    title: depletion === 2 ? 'Major depletion' : 'Minor depletion',
    kind: 'Depletion',
    text: `Fishing, foraging and mining cost ${depletion} more energy here. The land may recover at night.`,
    rules: ['SC-065', 'SS-386'],
    frame: `valley/site/depletion/${depletion}`,
  }),
  mystery: ({ mysteries }) => ({
    title: mysteries === 1 ? 'A mystery' : `${mysteries} mysteries`,
    kind: 'Mystery',
    text:
      'Facedown until somebody comes into the hex and confronts it. If its omen is one of this night, something happens; if ' +
      'not, you learn from it.',
    rules: ['SC-078', 'SC-081'],
    frame: 'valley/site/mystery',
  }),
};

/** `fire:0,1` */
export function readSite(key: string, view: StonesagaView): Reading | null {
  const [site, hex] = key.split(':') as [Site, Hex];
  const laid = view.map[hex];
  return laid && told[site] ? told[site](laid) : null;
}

/** The tokens of a hex in one sentence each. */
export function sitesText({ fire, shelterValue, depletion, mysteries }: SeenHex): string {
  return [
    fire > 0 ? (fire === 2 ? 'A fire blazes here.' : 'Embers glow here.') : '',
    shelterValue > 0 ? `Its shelter has a value of ${shelterValue}.` : '',
    depletion > 0 ? `It is depleted: work costs ${depletion} more energy.` : '',
    mysteries > 0 ? (mysteries === 1 ? 'A mystery waits.' : `${mysteries} mysteries wait.`) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
