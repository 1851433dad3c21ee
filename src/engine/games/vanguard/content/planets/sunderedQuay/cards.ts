import type { GlobalCondition, LandingCard, Mission, Threat, Unique } from '../../types.ts';

export const landing: LandingCard = {
  id: 'LC-05',
  planet: 'sundered-quay',
  parts: [
    { price: 0, text: 'Sundered Quay. A ring of piers adrift on a world without a coast, under two moons. Briefing: 200.' },
    { price: 1, text: 'Eleven metres of swell, and a deck that hangs still for one breath. Agility 4, sensors 4, armor 3.' },
    {
      price: 2,
      text:
        'Open water, drowned streets, weed, rock. High Water; the tide turns, and some ways are there only until it does. Three ' +
        'tugs go about their work with nobody aboard (T04).',
    },
    {
      price: 3,
      text:
        'Set down in the roads or, with a clean approach, on the market deck. Fauna, Relics, Phenomena. Bring LFT, FIX, CMP, TRK, ' +
        'SNS.',
    },
  ],
  stages: [
    { stat: 'agility', difficulty: 4, icons: ['TRK', 'SNS', 'LFT'] },
    { stat: 'sensors', difficulty: 4, icons: ['SCN', 'CMP', 'SNS'] },
    { stat: 'armor', difficulty: 3, icons: ['GRD', 'LFT', 'FIX'] },
  ],
};

export const missions: readonly Mission[] = [
  {
    id: 'M08',
    kind: 'story',
    name: 'Bring the Piers to Line',
    text:
      "The relay's antenna is spread over the piers, and the piers were let go. Bring enough of them back to line to light the " +
      'array at its head. Facedown until log 214.',
    goal: 'The green track of True the Array (sector 7) reaches its end.',
    actions: ['true'],
    complete: [
      { op: 'success', n: 5 },
      { op: 'flag', flag: 'quay.lit' },
      { op: 'setPoi', poi: 'P49', sector: 7 },
      { op: 'readLog', log: 226 },
    ],
    fail: [],
  },
  {
    id: 'M09',
    kind: 'story',
    name: 'The Fourteenth Pier',
    text:
      'One return comes from under the water. Reach the room in the sunken pier and read what its keeper left running. Go down ' +
      'the stair by hand from the berth, or have the Array Head blow the ballast and bring the pier up. Facedown until log 230 ' +
      'or log 240.',
    goal: 'The tide clock in the fourteenth pier has been read (Read the Tide Clock, sector 9) and log 234 is decided.',
    actions: ['ballast', 'clock'],
    complete: [{ op: 'success', n: 6 }, { op: 'flag', flag: 'quay.thirdtide' }],
    fail: [],
  },
  {
    id: 'M22',
    kind: 'optional',
    name: 'Fourteen Strokes',
    text:
      'The bell once rang the number of the piers at every turn of the tide. Ring all fourteen, evenly, and see who is ' +
      'listening. Only in sector 4.',
    goal: 'M22 holds 2 time tokens (Ring the Fourteen in sector 4: one for a green outcome, two for a yellow one).',
    actions: ['ring'],
    complete: [{ op: 'success', n: 2 }, { op: 'flag', flag: 'quay.bell' }, { op: 'readLog', log: 228 }],
    fail: [],
  },
  {
    id: 'M23',
    kind: 'optional',
    name: 'Leave a Lesson',
    text:
      'Somebody in the shoal has been teaching themselves to splice by studying cut ends. Leave one finished splice where it can ' +
      'be taken apart. Only in sector 8.',
    goal: 'Tie It Slowly (sector 8) reaches the end of its green track.',
    actions: ['lesson'],
    complete: [{ op: 'success', n: 2 }, { op: 'flag', flag: 'quay.lesson' }, { op: 'readLog', log: 244 }],
    fail: [],
  },
];

export const gcs: readonly GlobalCondition[] = [
  {
    id: 'GC5',
    name: 'High Water',
    text:
      'Ballast and Feather pull together. The decks ride high, the cables slacken, the streets are gone. Paths that need low ' +
      'water are closed. When High Water comes into play, each crewmember on the causeway (sector 5) rolls danger C.',
    travel: [{ op: 'choose', options: [{ effects: [{ op: 'spend', n: 1 }] }, { effects: [{ op: 'supply', n: -1 }] }] }],
    onSet: [{ op: 'rollDanger', table: 'C', n: 1, who: 'sector', at: 5 }],
    combo: { need: [['SNS', 'SCN']], effects: [{ op: 'setGc', gc: 'GC6' }] },
    action: 'turn-ebb',
  },
  {
    id: 'GC6',
    name: 'Low Water',
    text: 'The moons quarrel and the sea goes out. Streets come up, gangways hang like ladders. Paths that need high water are closed.',
    travel: [
      {
        op: 'choose',
        options: [{ effects: [{ op: 'spend', n: 1, color: 'green' }] }, { effects: [{ op: 'rollDanger', table: 'A', n: 1 }] }],
      },
    ],
    combo: { need: [['SNS', 'TRK']], effects: [{ op: 'setGc', gc: 'GC5' }] },
    special: [{ need: [['STR']], effects: [{ op: 'refresh', n: 1, color: 'red' }] }],
    action: 'turn-flood',
  },
];

export const threats: readonly Threat[] = [
  {
    id: 'T04',
    name: 'The Standing Order',
    text:
      'Three unmanned tugs, one leading. Their last order was to keep the piers apart, and nobody came back to change it. The ' +
      'two followers move with the leader, each toward the crewmember nearest to it. The followers do not take orders, but a ' +
      "crewmember who enters a follower's sector spends 1 die.",
    noSave: false,
    standees: [{ sector: 6, primary: true }, { sector: 5, primary: false }, { sector: 8, primary: false }],
    onEnterSecondary: [{ op: 'spend', n: 1 }],
    timeTrack: [
      [{ op: 'moveThreat', threat: 'T04', n: 1 }],
      [{ op: 'setGc', gc: 'GC6' }],
      [{ op: 'moveThreat', threat: 'T04', n: 1 }, { op: 'spend', n: 1, who: 'sector', at: 'T04' }],
      [
        { op: 'moveThreat', threat: 'T04', n: 1, followers: true },
        { op: 'reduce', track: 'true.g', n: 1 },
        { op: 'reduce', track: 'ballast.g', n: 1 },
      ],
      [{ op: 'setGc', gc: 'GC5' }],
      [
        {
          op: 'if',
          test: { crewWith: 'T04' },
          then: [{ op: 'gainInjury', injury: 'Suit Breach', who: 'sector', at: 'T04' }],
          else: [{ op: 'moveThreat', threat: 'T04', n: 1 }],
        },
      ],
    ],
    action: 'tug',
    look:
      'Three low, blunt harbour tugs without a wheelhouse, black rubber fenders like brows, a single amber lamp each. The leader ' +
      'carries a faded number fourteen and a boathook arm. They keep perfect station, and they are not in a hurry.',
  },
];

export const uniques: readonly Unique[] = [
  {
    n: 37,
    name: "Pier-Master's Seal",
    text:
      'A bronze disc on a greased lanyard, cut with fourteen notches. Doors along the quay know its weight. Path i is open while ' +
      'it is aboard the lander.',
    ability: { when: 'any', effects: [{ op: 'refresh', n: 2, color: 'blue' }], uses: { n: 1, per: 'exploration' } },
  },
  {
    n: 38,
    name: 'Recall Whistle',
    text:
      'Two reeds, one pitched above hearing. Blown across open water it brings every tug to the roads and holds them there for a ' +
      'while, patient as dogs.',
    ability: {
      when: 'turn',
      effects: [
        { op: 'threatIn', threat: 'T04', sector: 1 },
        { op: 'threatIn', threat: 'T04', sector: 1, followers: true },
        { op: 'timeToken', on: 'T04', n: 0, to: 0 },
      ],
      uses: { n: 1, per: 'exploration' },
    },
  },
  {
    n: 3,
    name: "Osh's Fid",
    text:
      'A splicing spike of black glass, worn to the shape of a left hand. The wear is from the keeper. The fresh scratches, in ' +
      'threes, are not.',
    ability: { when: 'check', effects: [{ op: 'progress', track: 'green', n: 1 }], uses: { n: 1, per: 'exploration' } },
  },
  {
    n: 7,
    name: 'Cold Pier Lamp',
    text:
      'A sealed glass the size of a fist that gives a steady blue light and no heat. It has burned for four hundred years on ' +
      'something smaller than a grain of salt.',
  },
  {
    n: 14,
    name: 'Day Book of the Fourteenth',
    text:
      "Tamar's running book, waxed against the wet. Weather, soundings, names of those gone inward. The last forty pages are one " +
      'column of heights, far finer than any rule could measure.',
  },
  {
    n: 18,
    name: 'Tide-Clock Escapement',
    text:
      'A wheel and pallet that beats once in nineteen minutes, with three arms for the pull of bodies. Two arms are engraved ' +
      'with moons. The third is blank.',
  },
];
