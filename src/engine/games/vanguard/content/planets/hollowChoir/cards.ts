import type { GlobalCondition, LandingCard, Mission, Threat, Unique } from '../../types.ts';

export const landing: LandingCard = {
  id: 'LC-07',
  planet: 'hollow-choir',
  parts: [
    { price: 0, text: 'Hollow Choir. A moon of forty thousand caverns, struck by its star every nine seconds. Briefing: 300.' },
    { price: 1, text: 'Eight seconds of calm air, then one that shakes the throttle. Agility 4, sensors 4, armor 4.' },
    {
      price: 2,
      text: 'Caverns, worked stone, ice that answers to voices, still water. The Ring. Something goes to each noise and ends it (T06).',
    },
    {
      price: 3,
      text:
        'Set down on the Lip or, with a clean approach, among the Organ Shafts. Fauna, Relics, Phenomena. Bring SNS, CMP, GRD, FIX, TRK.',
    },
  ],
  stages: [
    { stat: 'agility', difficulty: 4, icons: ['TRK', 'SNS', 'LFT'] },
    { stat: 'sensors', difficulty: 4, icons: ['SCN', 'CMP', 'SNS'] },
    { stat: 'armor', difficulty: 4, icons: ['GRD', 'FIX', 'LFT'] },
  ],
};

export const missions: readonly Mission[] = [
  {
    id: 'M11',
    kind: 'story',
    name: 'Tacet',
    text:
      'A relay can be switched off. A moon that rings cannot. Somebody made this one fall silent all the same. Find out how, and ' +
      'who stood at the desk. The action Read the Score can be used only in sector 8, once log 314 has been read.',
    goal: 'Finish the green track of Read the Score in sector 8.',
    actions: ['choir-score'],
    complete: [{ op: 'success', n: 5 }, { op: 'gainUnique' }, { op: 'flag', flag: 'choir.score' }, { op: 'readLog', log: 325 }],
    fail: [],
  },
  {
    id: 'M12',
    kind: 'story',
    name: 'Four Minutes',
    text:
      'The last bar of the score points down, to a room that gives nothing back. The keeper sat there at the end with a recorder ' +
      'running. Bring out what it heard. The action Lift the Recording can be used only in sector 9.',
    goal: 'Finish the green track of Lift the Recording in sector 9 and decide log 338.',
    actions: ['choir-lift'],
    complete: [
      { op: 'success', n: 6 },
      { op: 'gainUnique' },
      { op: 'flag', flag: 'choir.breath' },
      { op: 'setPoi', poi: 'P75', sector: 9 },
      { op: 'readLog', log: 338 },
    ],
    fail: [],
  },
  {
    id: 'M26',
    kind: 'optional',
    name: 'What Lives in a Rest',
    text:
      'Something small comes out of the frozen pipe between two ticks and is gone before the next. Bring one up alive. Revealed ' +
      'when P74 is placed.',
    goal: 'Be in the lander sector with a Fauna discovery gained in sector 7.',
    actions: [],
    doneWhen: { carried: 'Fauna', gainedIn: 7, delivered: true },
    complete: [{ op: 'success', n: 2 }, { op: 'gainUnique' }, { op: 'readLog', log: 328 }],
    fail: [],
  },
  {
    id: 'M27',
    kind: 'optional',
    name: 'The Empty Stave',
    text:
      'Forty parts of the chant have names against them. The forty-first has a line, a clef and no name. It is written low, for ' +
      'somebody who had not yet come. The action Sing the Empty Stave can be used only in sector 5. Revealed when P70 is placed.',
    goal: 'Finish the green track of Sing the Empty Stave in sector 5.',
    actions: ['choir-stave'],
    complete: [
      { op: 'success', n: 2 },
      { op: 'morale', n: 1 },
      { op: 'gainUnique' },
      { op: 'flag', flag: 'choir.voice' },
      { op: 'readLog', log: 326 },
    ],
    fail: [{ op: 'readLog', log: 327 }],
  },
];

export const gcs: readonly GlobalCondition[] = [
  {
    id: 'GC9',
    name: 'The Ring',
    text:
      'Every nine seconds the moon is struck, and rings. Whatever you add is given back larger. To cross, you use up what quiet ' +
      'you have saved, or you are heard. Silences lie on this card, four at most.',
    travel: [
      {
        op: 'choose',
        options: [{ effects: [{ op: 'timeToken', on: 'GC', n: -1 }] }, { effects: [{ op: 'timeToken', on: 'T06', n: 1 }] }],
      },
    ],
    combo: { need: [['SNS', 'SNS']], effects: [{ op: 'timeToken', on: 'GC', n: 1 }] },
    action: 'choir-still',
  },
  {
    id: 'GC10',
    name: 'Full Voice',
    text:
      'Nothing damps the caverns now. Each tick builds on the last, dust stands in ridges, and loose stone walks. You move in ' +
      'the troughs, and pay for it in shaken hands.',
    travel: [
      {
        op: 'choose',
        options: [
          { effects: [{ op: 'timeToken', on: 'GC', n: -1 }] },
          { effects: [{ op: 'spend', n: 1 }] },
          { effects: [{ op: 'rollDanger', table: 'A', n: 1 }] },
        ],
      },
    ],
    combo: { need: [['GRD', 'GRD']], effects: [{ op: 'refresh', n: 1, who: 'sector' }] },
    action: 'choir-trough',
  },
];

export const threats: readonly Threat[] = [
  {
    id: 'T06',
    name: 'The Hush',
    text:
      'It makes no sound, and where it stands nothing else does. You know it by your own boots going quiet. It goes to where the ' +
      'noise is, and takes the noise away.',
    noSave: false,
    standees: [{ sector: 5, primary: true }],
    timeTrack: [
      [],
      [{ op: 'moveThreat', threat: 'T06', n: 1 }],
      [{ op: 'moveThreat', threat: 'T06', n: 1 }, { op: 'discard', n: 1, who: 'sector', at: 'T06' }],
      [{ op: 'spend', n: 1, who: 'sector', at: 'T06' }],
      [{ op: 'moveThreat', threat: 'T06', n: 2 }, { op: 'spend', n: 1, who: 'sector', at: 'T06' }],
      [{ op: 'gainInjury', injury: 'Concussed', who: 'sector', at: 'T06' }],
    ],
    action: 'choir-hush',
    look:
      'Almost nothing: a region of air in a vast cavern where hanging dust, which everywhere else stands in fine ripples, lies ' +
      'perfectly smooth, a lens of stillness twelve metres across. At its heart a slender drum of black wool and bronze wire, ' +
      'tall as a person, walks on three muffled feet and turns a shallow cupped face from side to side. Lamplight on it looks ' +
      'dull, as under snow. No eyes, no mouth; one small ear-shaped bowl.',
  },
];

export const uniques: readonly Unique[] = [
  {
    n: 29,
    name: 'The Last Bar',
    text:
      'A bronze plate with one line of the score on it: a rest of four hundred years, written out in full, with a place at the ' +
      'end to breathe.',
  },
  {
    n: 26,
    name: 'Counterweight of Air',
    text:
      'A sealed bronze lung. Struck, it gives the tone it heard last, upside down, and for a moment there are two sounds and you ' +
      'hear neither.',
    ability: { when: 'any', effects: [{ op: 'timeToken', on: 'T06', n: -1 }], uses: { n: 1, per: 'exploration' } },
  },
  {
    n: 23,
    name: 'Midge Lantern',
    text: 'A cage of fine wire in which the midges will live, as long as nobody talks to them. They shine in the pauses.',
  },
  {
    n: 19,
    name: "The Conductor's Glove",
    text: 'One glove, right hand, four fingers and two thumbs. The palm is worn through at the place where a stick would rest.',
  },
  {
    n: 12,
    name: 'Iron Reed',
    text: "A splinter of the third shaft's tongue. Hung on a thread, it turns to face whoever spoke last.",
    ability: { when: 'any', effects: [{ op: 'gainLead', n: 1 }], uses: { n: 1, per: 'exploration' } },
  },
  {
    n: 8,
    name: 'Roll of Grey Felt',
    text: 'Nine metres, soft as ash, pressed from a moss that grows only where nothing is said.',
    ability: { when: 'any', effects: [{ op: 'timeToken', on: 'GC', n: 1 }], uses: { n: 1, per: 'exploration' } },
  },
  {
    n: 42,
    name: 'The Wool Key',
    text: 'A key of knotted yarn. The lock of the wool stair has no wards; it has fingers, and they want something soft. Opens path m.',
  },
  {
    n: 41,
    name: "Keeper's Fork",
    text:
      "Two tines and a bone handle. It gives the keepers' tuning tone, the one that all their doors were built to know. Opens " +
      'path j.',
  },
];
