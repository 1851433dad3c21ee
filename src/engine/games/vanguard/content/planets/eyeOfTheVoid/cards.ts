import type { GlobalCondition, LandingCard, Mission, Threat, Unique } from '../../types.ts';

export const landing: LandingCard = {
  id: 'LC-01',
  planet: 'eye-of-the-void',
  parts: [
    {
      price: 0,
      text: 'Eye of the Void. A shepherd moon nineteen kilometres long, holding open a gap in the ring of a cold giant. Briefing log 2.',
    },
    { price: 1, text: 'Landing stages: agility 3, sensors 3, armor 2. Ring grit above, no air, almost no weight.' },
    { price: 2, text: 'Biomes ROCK and RUIN. No global condition, no threat on record.' },
    {
      price: 3,
      text: 'Lander sectors 1 and 2 (4 after a crash). Likely discoveries: Relics and Minerals. Recommended icons: SCN, CMP, LFT, TRK.',
    },
  ],
  stages: [
    { stat: 'agility', difficulty: 3, icons: ['TRK', 'SNS', 'SCN'] },
    { stat: 'sensors', difficulty: 3, icons: ['SCN', 'CMP', 'SNS'] },
    { stat: 'armor', difficulty: 2, icons: ['GRD', 'LFT', 'FIX'] },
  ],
};

export const missions: readonly Mission[] = [
  {
    id: 'M01',
    kind: 'story',
    name: 'One Ping',
    text:
      'Something inside this moon has sent the same short pulse every eleven hours for longer than your charts go back. Reach ' +
      'its heart and find out what it says.',
    goal:
      'Bring the green track of Decode the Ping (sector 6) to its end. Arriving in sector 6 turns this card to its action side; ' +
      'the action can be used only in sector 6.',
    actions: ['eye-decode'],
    complete: [
      { op: 'success', n: 4 },
      { op: 'setPoi', poi: 'P08', sector: 6 },
      { op: 'setPoi', poi: 'P09', sector: 1 },
      { op: 'flag', flag: 'eye.decoded' },
      { op: 'readLog', log: 10 },
    ],
    fail: [{ op: 'flag', flag: 'eye.unread' }],
  },
  {
    id: 'M16',
    kind: 'optional',
    name: "The Keeper's Chair",
    text: 'Two chairs face the lamps. Whoever sat there wrote things down.',
    goal: 'Unique discovery 1 has been gained and at least two crewmembers are in sector 5 at the same time.',
    actions: [],
    doneWhen: { all: [{ unique: 1 }, { crewIn: 5, n: 2 }] },
    complete: [{ op: 'success', n: 2 }, { op: 'readLog', log: 19 }],
    fail: [],
  },
];

export const gcs: readonly GlobalCondition[] = [];

export const threats: readonly Threat[] = [];

export const uniques: readonly Unique[] = [
  {
    n: 1,
    name: 'The Roll of Seven',
    text:
      'A hand-sized plate of dull metal with seven names cut into it, each in a different hand. The last is not finished: a ' +
      "downstroke, and then a clean stop, as if the writer had looked up. When the ship's lamps fall on it at a low angle an " +
      'eighth line shows, scored out so hard that the plate is bent.',
    ability: { when: 'unload', effects: [{ op: 'success', n: 1 }, { op: 'flag', flag: 'eye.roll' }] },
  },
];
