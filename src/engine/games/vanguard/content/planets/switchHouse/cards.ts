import type { GlobalCondition, LandingCard, Mission, Threat, Unique } from '../../types.ts';

export const landing: LandingCard = {
  id: 'LC-08',
  planet: 'switch-house',
  parts: [
    { price: 0, text: 'The Switch House. One arc of a broken ring, still trimmed by someone, about a dying star. Briefing: 400.' },
    { price: 1, text: 'Loose plate crosses the approach every fourteen minutes. Agility 4, armor 4, sensors 5.' },
    {
      price: 2,
      text:
        'Every kind of ground, in narrow bands. The arc rolls: Noon Over the Deck or Long Shadow, as you choose on approach. ' +
        'Something hangs straight in there and does not move (T07).',
    },
    {
      price: 3,
      text:
        'Set down on the Docking Rib or, with a clean approach, on the Noon Deck. Relics, Phenomena, Flora. Bring CMP, FIX, SCN, ' +
        'SNS, and somebody with MND for the garden.',
    },
  ],
  stages: [
    { stat: 'agility', difficulty: 4, icons: ['TRK', 'SNS', 'SCN'] },
    { stat: 'armor', difficulty: 4, icons: ['GRD', 'LFT', 'FIX'] },
    { stat: 'sensors', difficulty: 5, icons: ['SCN', 'CMP', 'SNS'] },
  ],
};

export const missions: readonly Mission[] = [
  {
    id: 'M13',
    kind: 'story',
    name: 'Open the House',
    text: 'Every dark relay points back along its own cable. All the cables end here. Get inside, and find out who held the switch.',
    goal: 'Fill the green track of Wake the Hall, usable only in sector 7.',
    actions: ['wakehall'],
    complete: [
      { op: 'success', n: 5 },
      { op: 'gainUnique', number: 28 },
      { op: 'flag', flag: 'house.hall' },
      { op: 'readLog', log: 405 },
    ],
    fail: [],
  },
  {
    id: 'M14',
    kind: 'story',
    name: 'Read the Line',
    text:
      'Nine keepers wrote down every lamp they put out, and why. The writing is here. Reading it has a price; log 410 lets you ' +
      'pick which.',
    goal: 'Fill the green track of Read the Line, usable only in sector 8.',
    actions: ['readline'],
    complete: [
      { op: 'success', n: 6 },
      { op: 'gainUnique', number: 30 },
      { op: 'flag', flag: 'house.line' },
      { op: 'readLog', log: 414 },
    ],
    fail: [],
  },
  {
    id: 'M15',
    kind: 'story',
    name: 'Hands on the Switch',
    text: 'Nobody is left to ask. Warm the lamp slowly, so that nothing along the line notices a step, and then decide.',
    goal:
      'Fill the green track of Warm the Lamp, usable only in sector 9, with at least half of the away team (rounded up) there. ' +
      'Before that, if you want the choice: Compose the Reply in sector 7 (flag house.reply), Aim the Mast in sector 2 (flag ' +
      'house.mast).',
    actions: ['warmlamp'],
    complete: [{ op: 'success', n: 8 }, { op: 'readLog', log: 440 }],
    fail: [],
  },
  {
    id: 'M28',
    kind: 'optional',
    name: 'What Grows in the Dark',
    text: 'Somebody pruned these trees for four hundred years with nobody to see it. Take seed, and see that it lives.',
    goal: 'A crewmember stands in the lander sector with a Flora discovery gained in sector 6 on the lander.',
    actions: [],
    doneWhen: { carried: 'Flora', gainedIn: 6, delivered: true },
    complete: [{ op: 'success', n: 3 }, { op: 'gainUnique' }, { op: 'flag', flag: 'house.seeds' }, { op: 'readLog', log: 429 }],
    fail: [],
  },
];

export const gcs: readonly GlobalCondition[] = [
  {
    id: 'GC11',
    name: 'Noon Over the Deck',
    text:
      'The segment has rolled its face to the star. Everything works, everything is warm, and everything that counts can see ' +
      "you. You move freely; each step on an open way moves the Plumb's time along. The garden shutters are closed.",
    travel: [{ op: 'timeToken', on: 'T07', n: 1 }],
    combo: { need: [['GRD', 'SNS']], effects: [{ op: 'timeToken', on: 'T07', n: -1 }] },
    action: 'work-in-the-warm',
  },
  {
    id: 'GC12',
    name: 'Long Shadow',
    text:
      'The star is under the deck. Frost walks along the rails. Each open way costs strength, more if you go alone; but the ' +
      'Plumb hangs still unless something else moves it, and the garden shutters stand open.',
    travel: [{ op: 'spend', n: 1 }, { op: 'rollDanger', table: 'C', n: 1, when: { alone: true } }],
    combo: { need: [['LFT', 'MND']], effects: [{ op: 'refresh', n: 2 }] },
    action: 'huddle-by-the-pipe',
  },
];

export const threats: readonly Threat[] = [
  {
    id: 'T07',
    name: 'The Plumb',
    noSave: false,
    standees: [{ sector: 9, primary: true }, { sector: 5, primary: false }, { sector: 2, primary: false }],
    secondaryCounts: [2, 4],
    timeTrack: [
      [{ op: 'moveThreat', threat: 'T07', n: 1 }],
      [{ op: 'discard', n: 1, who: 'sector', at: 'T07' }],
      [{ op: 'moveThreat', threat: 'T07', n: 1 }, { op: 'spend', n: 2, who: 'sector', at: 'T07' }],
      [{ op: 'spend', n: 1, who: 'sector', at: 'T07' }, { op: 'moveThreat', threat: 'T07', n: 1 }],
      [{ op: 'gainInjury', injury: 'Suit Breach', who: 'sector', at: 'T07' }, { op: 'timeToken', on: 'P89', n: 1 }],
    ],
    action: 'plumb',
    look:
      'A black rod four metres long and as thick as a wrist, hanging upright a hand above the floor whatever the floor does. A ' +
      'single cold white point travels up and down inside it, slowly, and pauses at eye height. No limbs, no face. Two small ' +
      'pear-shaped weights of the same black hang far off, on nothing. Frost forms where it has measured.',
  },
];

export const uniques: readonly Unique[] = [
  {
    n: 43,
    name: "The Visitor's Glove",
    text: 'Six fingers, patched at the thumb. The front door knows it. Keep it on the lander: path g is open.',
    ability: { when: 'any', effects: [{ op: 'refresh', n: 1 }], uses: { n: 1, per: 'exploration' } },
  },
  {
    n: 44,
    name: 'The Sounding Chain',
    text: 'Knots for depth, and one knot tied twice where somebody lost count and was ashamed of it.',
    ability: { when: 'check', effects: [{ op: 'outcome', row: 'g' }], uses: { n: 1, per: 'exploration' }, checks: ['cross', 'shaft'] },
  },
  {
    n: 45,
    name: "Osh's Index",
    text: 'Which drawer, which shelf, which lamp, in a hand that never hurried.',
    ability: { when: 'turn', effects: [{ op: 'progress', track: 'readline.g', n: 2 }], uses: { n: 1, per: 'exploration' }, where: [8] },
  },
  {
    n: 46,
    name: 'The Ninth Cup',
    text: 'Clay, mended with wire. It has been washed every day for four hundred years.',
    ability: {
      when: 'any',
      effects: [{ op: 'flipInjury', n: 1, who: 'sector' }, { op: 'draw', n: 1, who: 'sector' }],
      uses: { n: 1, per: 'exploration' },
    },
  },
  {
    n: 47,
    name: "The Keeper's Counsel",
    text: 'Forty minutes of a slow voice. You will still be finding things in it in ten years.',
    ability: {
      when: 'check',
      effects: [{ op: 'reduce', track: 'r', n: 1 }, { op: 'refresh', n: 2 }],
      uses: { n: 1, per: 'exploration' },
    },
  },
  {
    n: 48,
    name: 'The False Ledger',
    text:
      'A complete and careful record of eleven worlds that have never existed. It would take a patient reader a very long time ' +
      'to be sure.',
    ability: { when: 'gained', effects: [{ op: 'flag', flag: 'house.false_ledger' }] },
  },
  {
    n: 16,
    name: 'Trim Gyro',
    text: 'A wheel the size of a plate that will not be hurried and will not be stopped.',
    ability: { when: 'unload', effects: [{ op: 'energy', n: 1 }] },
  },
  {
    n: 20,
    name: 'Feed of the Far Mast',
    text: 'It can hear a kettle boil from nine light-minutes, if the kettle is honest.',
    ability: { when: 'unload', effects: [{ op: 'success', n: 1 }] },
  },
  {
    n: 24,
    name: 'Coolant Culture',
    text: 'A grey jelly that has kept a sea at one temperature for a thousand years.',
    ability: { when: 'unload', effects: [{ op: 'heal', n: 1 }] },
  },
  {
    n: 27,
    name: 'Single-Crystal Bus',
    text:
      'A bar of one crystal, as long as a forearm. No loss is measurable. HARBOUR has asked twice to be allowed to measure it ' +
      'again.',
    ability: { when: 'unload', effects: [{ op: 'energy', n: 1 }] },
  },
  {
    n: 28,
    name: 'Lamp Filament',
    text: 'Finer than hair. Six hundred years lit, four hundred dark.',
    ability: { when: 'unload', effects: [{ op: 'success', n: 1 }] },
  },
  {
    n: 30,
    name: 'The List of Younger Worlds',
    text: 'Forty-one names, in order of age. You know what the thirty-ninth is called now.',
    ability: { when: 'unload', effects: [{ op: 'command', n: 1 }] },
  },
  {
    n: 31,
    name: 'Plumb Bob',
    text: 'Black, pear-shaped, and always exactly as heavy as you expected.',
    ability: { when: 'any', effects: [{ op: 'timeToken', on: 'T07', n: -1 }], uses: { n: 1, per: 'exploration' } },
  },
  {
    n: 32,
    name: 'Handle of the First Switch',
    text: 'Worn to the shape of a palm, and of another, and of another.',
    ability: { when: 'unload', effects: [{ op: 'morale', n: 1 }] },
  },
];
