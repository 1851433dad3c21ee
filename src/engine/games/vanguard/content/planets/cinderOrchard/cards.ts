import type { GlobalCondition, LandingCard, Mission, Threat, Unique } from '../../types.ts';

export const landing: LandingCard = {
  id: 'LC-02',
  planet: 'cinder-orchard',
  parts: [
    { price: 0, text: 'Cinder Orchard. A volcano cut into steps, and on the steps, in rows, something that grows. Briefing: 100.' },
    { price: 1, text: 'Hot updraughts, ash that scours, a sky full of charge. Armor 3, agility 2, sensors 3.' },
    { price: 2, text: 'Rock, fire, glass thicket. Ember Wind. A standing discharge wanders the terraces and prefers metal (T01).' },
    {
      price: 3,
      text:
        'Set down on Clinker Flat or, with a clean approach, on the Rim Ledge. Flora, Minerals, Phenomena. Bring GRD, FIX, SCN, ' +
        'MND.',
    },
  ],
  stages: [
    { stat: 'armor', difficulty: 3, icons: ['GRD', 'LFT', 'FIX'] },
    { stat: 'agility', difficulty: 2, icons: ['TRK', 'GRD', 'SNS'] },
    { stat: 'sensors', difficulty: 3, icons: ['SCN', 'CMP', 'SNS'] },
  ],
};

export const missions: readonly Mission[] = [
  {
    id: 'M03',
    kind: 'story',
    name: 'Wake the Mast',
    text:
      'The relay of this world was not built but grown. Climb to the crown tree, find out how it was put to sleep, and wake it. ' +
      'There is more than one way, and they do not cost the same things.',
    goal:
      'Green outcome of one of three actions, each usable only in sector 8 and only after log 106: Wake the Mast (needs P12 on ' +
      'the board), Graft the Bypass (needs P14 on the board), Wake It Dry (needs nothing).',
    actions: ['orchard-wake', 'orchard-graft', 'orchard-dry'],
    complete: [
      { op: 'flag', flag: 'orchard.lit' },
      { op: 'success', n: 5 },
      { op: 'removeThreat', threat: 'T01' },
      { op: 'setPoi', poi: 'P19', sector: 8 },
      { op: 'readLog', log: 107 },
    ],
    fail: [],
  },
  {
    id: 'M17',
    kind: 'optional',
    name: 'Read One Year',
    text:
      'Each fruit holds a year of the line in a thread of metal finer than hair. The press under the crown was made to read ' +
      'them. Bring it a fruit that has not burned.',
    goal:
      'Green or yellow outcome of Read the Fruit in sector 9 while a Flora discovery gained in sector 5 is on the lander or the ' +
      'flag orchard.kept is set.',
    actions: [],
    complete: [{ op: 'success', n: 2 }, { op: 'readLog', log: 111 }],
    fail: [],
  },
  {
    id: 'M18',
    kind: 'optional',
    name: 'Set the Scion',
    text:
      'The cutting on the bench has rooted. The ledger has a place for it: First Terrace, row nine, the gap. It wants hands, ' +
      'water and an hour without thunder.',
    goal: 'Green outcome of Set the Scion in sector 2 while P14 is on the board and T01 is not in sector 2.',
    actions: ['orchard-plant'],
    complete: [{ op: 'success', n: 1 }, { op: 'gainUnique' }, { op: 'flag', flag: 'orchard.planted' }, { op: 'readLog', log: 113 }],
    fail: [],
  },
];

export const gcs: readonly GlobalCondition[] = [
  {
    id: 'GC3',
    name: 'Ember Wind',
    text:
      'The wind comes up the terraces in gusts, full of sparks. You can push through one and be singed, or crouch and let it ' +
      'pass, and then the arc has had time to think about you.',
    travel: [{ op: 'choose', options: [{ effects: [{ op: 'spend', n: 1 }] }, { effects: [{ op: 'timeToken', on: 'T01', n: 1 }] }] }],
    combo: { need: [['TRK', 'SNS']], effects: [{ op: 'placeIn', to: 'connected' }] },
    action: 'orchard-lee',
  },
];

export const threats: readonly Threat[] = [
  {
    id: 'T01',
    name: 'Walking Arc',
    noSave: true,
    standees: [{ sector: 8, primary: true }],
    onMeet: [{ op: 'readLog', log: 115, once: 'log:115' }],
    timeTrack: [
      [{ op: 'moveThreat', threat: 'T01', n: 1 }],
      [{ op: 'charge', n: -1, who: 'sector', at: 'T01' }],
      [{ op: 'moveThreat', threat: 'T01', n: 1 }],
      [{ op: 'moveThreat', threat: 'T01', n: 1 }, { op: 'spend', n: 1, who: 'sector', at: 'T01' }],
      [
        { op: 'gainInjury', injury: 'Burned', who: 'sector', at: 'T01' },
        { op: 'moveThreat', threat: 'T01', n: 1, when: { not: { crewWith: 'T01' } } },
      ],
    ],
    action: 'orchard-ground',
    look:
      'A standing discharge the height of three people: one thick trunk of violet-white light, bent like a walker in wind, ' +
      'splitting near the ground into several thin legs that touch stone, tree and metal in turn. Glowing ash turns around it in ' +
      'a slow skirt; where it has stood the rock is left with a skin of wet black glass.',
  },
];

export const uniques: readonly Unique[] = [
  {
    n: 33,
    name: "Grafter's Knife",
    text: 'A short black blade, and a handle cut like a key, because it is one: it opens the cellar door behind the Grafting House.',
    ability: {
      when: 'check',
      effects: [{ op: 'progress', track: 'g', n: 1 }],
      uses: { n: 1, per: 'exploration' },
      checks: ['orchard-graft'],
    },
  },
  {
    n: 5,
    name: 'Year Fruit',
    text: 'One bead of black glass with a whole year of the line wound inside it, in a thread you could lose on a fingertip.',
  },
  {
    n: 6,
    name: "Tamar's Ledger",
    text: 'Forty seasons of grafts in one small upright hand. What took, what did not, and, in the margin, whom she missed.',
  },
  {
    n: 13,
    name: 'Seed of the Crown',
    text:
      'A clear stone, still warm, from the top of the oldest tree. Given ash, water and thunder it would be a station in two ' +
      'hundred years.',
  },
];
