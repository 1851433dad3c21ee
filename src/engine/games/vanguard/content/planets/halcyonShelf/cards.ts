import type { GlobalCondition, LandingCard, Mission, Threat, Unique } from '../../types.ts';

export const landing: LandingCard = {
  id: 'LC-03',
  planet: 'halcyon-shelf',
  parts: [
    { price: 0, text: 'Halcyon Shelf. One face to the sun, one to the dark, and a shelf of ice along the seam. Briefing: 120.' },
    { price: 1, text: 'Falling wind off the night side, flat light, ice of unknown thickness. Agility 3, armor 2, sensors 3.' },
    {
      price: 2,
      text: 'Ice, drowned stone, caves kept warm from below. Katabatic Whiteout. Something large walks in the crevasses (T02).',
    },
    {
      price: 3,
      text:
        'Set down on the Landing Floe or, with a clean approach, beside the Meltwater Pool. Relics and Fauna. Bring LFT, FIX, ' +
        'CMP, TRK.',
    },
  ],
  stages: [
    { stat: 'agility', difficulty: 3, icons: ['TRK', 'SNS', 'GRD'] },
    { stat: 'armor', difficulty: 2, icons: ['LFT', 'GRD', 'FIX'] },
    { stat: 'sensors', difficulty: 3, icons: ['SCN', 'CMP', 'SNS'] },
  ],
};

export const missions: readonly Mission[] = [
  {
    id: 'M05',
    kind: 'story',
    name: 'Light the Relay',
    text:
      'Below the ice sits a relay station that has not spoken in four hundred years. Reach its hall, learn why it stopped, start ' +
      'it again and come home.',
    goal:
      'Green outcome of Restart the Relay (check relay). The action can be used only in sector 7 and only after log 126 has ' +
      'turned this card.',
    actions: ['relay'],
    complete: [{ op: 'flag', flag: 'shelf.lit' }, { op: 'readLog', log: 127 }],
    fail: [],
  },
  {
    id: 'M06',
    kind: 'optional',
    name: 'Vent Sample',
    text:
      "The mats in the vent garden live on heat and poison and have done so since before the stairs were cut. The ship's " +
      'physicians would like to meet one.',
    goal: 'A crewmember is in the lander sector while a Fauna discovery gained in sector 8 is on the lander.',
    actions: [],
    doneWhen: { carried: 'Fauna', gainedIn: 8, delivered: true },
    complete: [{ op: 'success', n: 2 }, { op: 'readLog', log: 137 }],
    fail: [],
  },
  {
    id: 'M19',
    kind: 'optional',
    name: 'Walk It Home',
    text:
      "The strider carries a keepers' band around one foreleg. Somebody here once led it in and out through the gate under the " +
      'ice. It may remember how.',
    goal:
      "At the end of a crewmember's turn that crewmember and T02 are both in sector 9 (the green outcome of Drive It Off sends " +
      'it there).',
    actions: [],
    doneWhen: { all: [{ crewIn: 9, n: 1 }, { threatIn: 'T02', sectors: [9] }] },
    complete: [
      { op: 'success', n: 1 },
      { op: 'removeThreat', threat: 'T02' },
      { op: 'flag', flag: 'shelf.strider' },
      { op: 'readLog', log: 138 },
    ],
    fail: [],
  },
];

export const gcs: readonly GlobalCondition[] = [
  {
    id: 'GC1',
    name: 'Katabatic Whiteout',
    text: 'Cold air pours off the night side all day, and there is only the one day. Walk roped, or wait, or pay.',
    travel: [{ op: 'spend', n: 1, when: { alone: true } }],
    combo: { need: [['SNS', 'SNS']], effects: [{ op: 'peekEvents', n: 1, then: 'skip', lasts: 'endOfTurn' }] },
    action: 'dig-in',
  },
  {
    id: 'GC2',
    name: 'Still Air',
    text: 'The relay breathes out warm, and for the first time since you landed the snow lies where it fell.',
    travel: [],
    special: [{ need: [['GRD']], effects: [{ op: 'refresh', n: 1, color: 'red' }] }],
  },
];

export const threats: readonly Threat[] = [
  {
    id: 'T02',
    name: 'Shelf Strider',
    noSave: false,
    standees: [{ sector: 4, primary: true }],
    timeTrack: [
      [],
      [{ op: 'moveThreat', threat: 'T02', n: 1 }],
      [{ op: 'moveThreat', threat: 'T02', n: 1 }, { op: 'spend', n: 1, who: 'sector', at: 'T02' }],
      [
        { op: 'gainInjury', injury: 'Wounded', who: 'sector', at: 'T02' },
        { op: 'moveThreat', threat: 'T02', n: 1, when: { not: { crewWith: 'T02' } } },
      ],
    ],
    action: 'strider',
    look:
      'A walker the height of a house on six pale stilts of legs, each ending in a blade of clear ice; a flat shield head, ' +
      'blind, fringed with feelers that test the wind; the colour of old snow, with a dull metal band grown into one foreleg.',
  },
];

export const uniques: readonly Unique[] = [
  {
    n: 9,
    name: 'The Listening Tone',
    text:
      'A single held note, cut into a wafer of relay glass. Every station on the line hums it while it waits, so that its ' +
      'neighbours know it is only waiting.',
    ability: { when: 'gained', effects: [{ op: 'readLog', log: 139, once: 'log:139' }] },
  },
  {
    n: 34,
    name: 'Relay Key',
    text:
      'A bar of grey metal with nine notches, hung by the ferry door on a hook at the height of a hand. It opens the hall below ' +
      'the Drowned Stair.',
  },
];
