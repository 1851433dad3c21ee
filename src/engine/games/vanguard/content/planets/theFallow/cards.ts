import type { GlobalCondition, LandingCard, Mission, Threat, Unique } from '../../types.ts';

export const landing: LandingCard = {
  id: 'LC-06',
  planet: 'the-fallow',
  parts: [
    { price: 0, text: 'The Fallow. A plain ruled into furrows from one sea to the other, and not one leaf on it. Briefing: 250.' },
    { price: 1, text: 'No beacon, a haze that spots the lenses, dust that moves in straight lines. Sensors 4, agility 3, armor 3.' },
    {
      price: 2,
      text:
        'Poisoned ground, a salt ditch, stone, sheds, and somewhere a green acre. Working Day. Something tall picks up what is ' +
        'not on its list (T05).',
    },
    {
      price: 3,
      text:
        'Set down on the Headland or, with a clean approach, by the Salt Ditch. Flora, Minerals, Phenomena. Bring CMP, SCN, TRK, ' +
        'FIX, MND.',
    },
  ],
  stages: [
    { stat: 'sensors', difficulty: 4, icons: ['SCN', 'CMP', 'SNS'] },
    { stat: 'agility', difficulty: 3, icons: ['TRK', 'SNS', 'GRD'] },
    { stat: 'armor', difficulty: 3, icons: ['LFT', 'GRD', 'FIX'] },
  ],
};

export const missions: readonly Mission[] = [
  {
    id: 'M10',
    kind: 'story',
    name: 'The Down Order',
    text:
      'The relay of the Fallow stands in a farmhouse behind three fences. Find the order that switched it off, and whose hand is ' +
      'under it. The action Read the Ledger can be used only in sector 9, once log 280 has been read.',
    goal: 'Finish the green track of Read the Ledger in sector 9.',
    actions: ['fal-ledger'],
    complete: [{ op: 'success', n: 5 }, { op: 'gainUnique' }, { op: 'setPoi', poi: 'P63', sector: 9 }],
    fail: [],
  },
  {
    id: 'M24',
    kind: 'optional',
    name: 'What the Ponds Are For',
    text:
      'Somebody mixes a poison here with great care. Bring a scraping of the pond bed home and find out what the care is for. ' +
      'Revealed when P62 is placed.',
    goal: 'Be in the lander sector with a Minerals discovery gained in sector 7.',
    actions: [],
    doneWhen: { carried: 'Minerals', gainedIn: 7, delivered: true },
    complete: [{ op: 'success', n: 2 }, { op: 'gainUnique' }, { op: 'readLog', log: 277 }],
    fail: [],
  },
  {
    id: 'M25',
    kind: 'optional',
    name: 'A Living Graft',
    text:
      'One twig on one dead tree is alive. It will not live long in a sample tube. Somewhere here there must be soil that would ' +
      'take it. The action Set the Graft can be used only in sector 8. Revealed when P54 is placed.',
    goal: 'Finish the green track of Set the Graft in sector 8.',
    actions: ['fal-graft'],
    complete: [
      { op: 'success', n: 2 },
      { op: 'morale', n: 1 },
      { op: 'gainUnique' },
      { op: 'flag', flag: 'fallow.graft' },
      { op: 'readLog', log: 275 },
    ],
    fail: [{ op: 'readLog', log: 276 }],
  },
];

export const gcs: readonly GlobalCondition[] = [
  {
    id: 'GC7',
    name: 'Working Day',
    text:
      'The machines walk their rows from dark to dark and do not stop for feet. To cross you stand and wait for a gap; a ' +
      'crossing is always noticed by something.',
    travel: [{ op: 'choose', options: [{ effects: [{ op: 'spend', n: 1 }] }, { effects: [{ op: 'timeToken', on: 'T05', n: 1 }] }] }],
    combo: { need: [['SNS', 'SNS']], effects: [{ op: 'timeToken', on: 'T05', n: -1 }] },
    action: 'fal-furrow',
  },
  {
    id: 'GC8',
    name: 'Day of Rest',
    text:
      'The field machines stand where they stopped, arms folded. The rows are yours to walk. The wind can be heard, and nothing ' +
      'else.',
    travel: [],
    combo: { need: [['MND', 'MND']], effects: [{ op: 'removeInjuryDie', n: 1, who: 'sector' }] },
    special: [{ need: [['GRD']], effects: [{ op: 'refresh', n: 1 }] }],
  },
];

export const threats: readonly Threat[] = [
  {
    id: 'T05',
    name: 'The Gleaner',
    text:
      'It does no harm that it knows of. It picks up what is not on its list and sets it down outside the fence. The two ' +
      'secondary standees are its drovers; for spaces 3 and 4 of the time track, and for no other rule, a sector with a drover ' +
      "counts as the Gleaner's. Outside the first fence (sectors 1, 2 and 3) it lifts nobody.",
    noSave: false,
    standees: [{ sector: 4, primary: true }, { sector: 5, primary: false }, { sector: 7, primary: false }],
    secondaryCounts: [3, 4],
    timeTrack: [
      [],
      [{ op: 'moveThreat', threat: 'T05', n: 1 }],
      [{ op: 'moveThreat', threat: 'T05', n: 1 }, { op: 'spend', n: 1, who: 'sector', at: 'T05' }],
      [{ op: 'discard', n: 1, who: 'sector', at: 'T05' }],
      [
        { op: 'moveTo', to: 2, who: 'sector', at: 'T05', when: { threatIn: 'T05', sectors: [4, 5, 6, 7, 8, 9] } },
        { op: 'moveThreat', threat: 'T05', n: 1, when: { not: { crewWith: 'T05' } } },
      ],
    ],
    action: 'fal-gleaner',
    look:
      'A three-legged frame nine metres tall, thin as a drawing, bleached bone-white enamel over dark metal, with a deep padded ' +
      'basket slung between its legs and two long arms ending in soft many-fingered rakes. No face; a single row of small amber ' +
      'lamps like a level. It leans over a furrow with the care of a nurse. Two low six-wheeled drovers with brushes for ' +
      'forelegs follow it in the dust.',
  },
];

export const uniques: readonly Unique[] = [
  {
    n: 25,
    name: 'The Unsown Ear',
    text:
      'One ear of barley, sealed in glass before the first dose was mixed. Sixty-one grains. The label says what it is for: ' +
      "'After.'",
  },
  {
    n: 22,
    name: 'Sour Culture',
    text:
      'A crock of grey dough that eats copper and breathes out something sweet. The machines feed it at dusk. It is the cure for ' +
      'the fields, and there has always been enough.',
  },
  {
    n: 15,
    name: 'The Dose Sheet',
    text:
      'Four hundred and nine years on a strip of punched steel. Each hole is a measure of poison, and each is smaller than it ' +
      'could have been.',
    ability: { when: 'unload', effects: [{ op: 'success', n: 1 }] },
  },
  {
    n: 11,
    name: "Scarecrow's Dish",
    text: 'A hand-beaten dish from a foil coat, tuned to one narrow note. It has never sent anything. It is worn smooth from listening.',
  },
  {
    n: 4,
    name: 'Grafting Knife',
    text: 'A short hooked blade, the handle bound for a longer hand, honed so often that a third of it is gone.',
    ability: { when: 'any', effects: [{ op: 'flipInjury', n: 1 }], uses: { n: 1, per: 'exploration' } },
  },
  {
    n: 40,
    name: 'The House Latch',
    text:
      'A wooden latch with a thumb-hollow worn in it. The last gate is not locked; it only wants to be opened the way it always ' +
      'was. Opens path m.',
  },
  {
    n: 39,
    name: 'The Gate Tally',
    text:
      'A notched stick on a cord, counted by feel. The gatepost reads it, finds you on the list, and stops the row to let you ' +
      'by. Opens path k.',
    ability: { when: 'any', effects: [{ op: 'timeToken', on: 'T05', n: -1 }], uses: { n: 1, per: 'exploration' } },
  },
];
