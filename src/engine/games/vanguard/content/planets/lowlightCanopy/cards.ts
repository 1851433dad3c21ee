import type { GlobalCondition, LandingCard, Mission, Threat, Unique } from '../../types.ts';

export const landing: LandingCard = {
  id: 'LC-04',
  planet: 'lowlight-canopy',
  parts: [
    { price: 0, text: 'Lowlight Canopy. One forest in a belt of lasting evening, under a shell of dust. Briefing: 150.' },
    { price: 1, text: 'Radar goes soft in the dust; the wind under it runs east. Sensors 4, agility 3, armor 2.' },
    {
      price: 2,
      text:
        "Forest above all; roots to walk under, black water, old walls. The Day's Thought. Something waits there before you do, " +
        'and stays (T03).',
    },
    {
      price: 3,
      text:
        'Set down in the Lamp Clearing or, with a clean approach, on Blackwater. Flora, Fauna, Phenomena. Bring SNS, MND, LFT, ' +
        'FIX. Leave STR at home.',
    },
  ],
  stages: [
    { stat: 'sensors', difficulty: 4, icons: ['SCN', 'CMP', 'SNS'] },
    { stat: 'agility', difficulty: 3, icons: ['TRK', 'SNS', 'LFT'] },
    { stat: 'armor', difficulty: 2, icons: ['GRD', 'LFT', 'FIX'] },
  ],
};

export const missions: readonly Mission[] = [
  {
    id: 'M07',
    kind: 'story',
    name: 'Wake the Mast',
    text:
      'Reach the Relay Mast (7) or the Heartwood (8) and learn why the relay is dark. Log 167 turns this card to its action ' +
      'side. Then light the mast in one of three ways: ask the forest (Nerve Hollow, action of P24), take the copper back ' +
      '(Heartwood, action of P27), or run your own cable (action Splice the Drum on this card, usable only in sector 7 and only ' +
      'with unique discovery 36 on the lander).',
    goal: 'P29 Lit Mast is in sector 7.',
    actions: ['splice'],
    complete: [{ op: 'setPoi', poi: 'P29', sector: 7 }, { op: 'flag', flag: 'canopy.lit' }],
    fail: [],
  },
  {
    id: 'M20',
    kind: 'optional',
    name: 'Where She Asked to Lie',
    text:
      "Revealed by log 186. Sela's last leaf names the place she wanted: under the bole she talked to. Carry her there, with her " +
      'ledger.',
    goal:
      'Unique discovery 10 is on the lander and a crewmember who is in sector 8 has been in sector 6 during this exploration; ' +
      'then read log 187.',
    actions: [],
    doneWhen: { all: [{ unique: 10 }, { crewIn: 8, been: 6 }] },
    complete: [{ op: 'success', n: 2 }, { op: 'readLog', log: 187 }],
    fail: [],
  },
  {
    id: 'M21',
    kind: 'optional',
    name: 'The Colour of Evening',
    text:
      'Revealed by log 188. HARBOUR wants the dust shell measured from the highest crowns. The action Measure the Dust is usable ' +
      'only in sector 9.',
    goal: 'The green track of Measure the Dust has reached its end; then read log 189.',
    actions: ['survey'],
    complete: [{ op: 'success', n: 2 }],
    fail: [],
  },
];

export const gcs: readonly GlobalCondition[] = [
  {
    id: 'GC4',
    name: "The Day's Thought",
    text:
      'The forest thinks once a day and notices what hurries. Walk at its pace, or be part of the thought. Force is easy here, ' +
      'the wood is soft; it is also heard. (While T03 is not on the board, no travel effect and no time token.)',
    travel: [{ op: 'choose', options: [{ effects: [{ op: 'spend', n: 1 }] }, { effects: [{ op: 'timeToken', on: 'T03', n: 1 }] }] }],
    combo: { need: [['SNS', 'SNS']], effects: [{ op: 'timeToken', on: 'T03', n: -1 }, { op: 'refresh', n: 1 }] },
    special: [{ need: [['STR']], effects: [{ op: 'refresh', n: 1, color: 'red' }, { op: 'timeToken', on: 'T03', n: 1 }] }],
    action: 'stillness',
  },
];

export const threats: readonly Threat[] = [
  {
    id: 'T03',
    name: 'The Regard',
    text: 'On space 5 with nobody in its sector, the Regard moves one sector instead. Then the token goes back to 0.',
    noSave: false,
    standees: [{ sector: 8, primary: true }],
    timeTrack: [
      [],
      [{ op: 'moveThreat', threat: 'T03', n: 1 }],
      [
        { op: 'moveThreat', threat: 'T03', n: 1 },
        { op: 'readLog', log: 190, when: { crewWith: 'T03' }, once: 'log:190' },
        { op: 'spend', n: 1, who: 'sector', at: 'T03' },
      ],
      [{ op: 'discard', n: 1, who: 'sector', at: 'T03' }, { op: 'readLog', log: 155, once: 'log:155' }],
      [
        { op: 'gainInjury', injury: 'Exhausted', who: 'sector', at: 'T03' },
        { op: 'readLog', log: 192, when: { crewWith: 'T03' }, once: 'log:192' },
        { op: 'moveThreat', threat: 'T03', n: 1, when: { not: { crewWith: 'T03' } } },
      ],
    ],
    action: 'regard',
    look:
      'Where the forest pays attention, white root threads rise out of the leaf litter like frost growing upward, knee high, ' +
      'then shoulder high, a standing thicket of pale hair with no face, all its tips bent toward the nearest warm thing; milky ' +
      'sap beads along them and catches the brown light.',
  },
];

export const uniques: readonly Unique[] = [
  {
    n: 35,
    name: "Sela's Tapping Rod",
    text:
      "A keeper's walking stick of dense grey alloy, its tip dented by forty years of polite knocking. Struck twice on a root it " +
      'makes the note the roots step aside for. Opens the way between the Nerve Hollow and the Heartwood.',
    ability: { when: 'any', effects: [{ op: 'timeToken', on: 'T03', n: -1 }], uses: { n: 1, per: 'exploration' } },
  },
  {
    n: 36,
    name: "Keeper's Cable Drum",
    text:
      'Ninety kilograms of greased relay feeder on a wooden drum, every ten metres marked with a band of paint. The label reads: ' +
      'spare, in case it says yes.',
  },
  {
    n: 2,
    name: 'The Dusk Seed',
    text:
      'A seed the size of a fist, warm, with a pulse of one beat in twenty-six hours. The forest grew it for the occasion, and ' +
      'let go of it itself.',
    ability: { when: 'unload', effects: [{ op: 'morale', n: 1 }] },
  },
  {
    n: 10,
    name: 'The Leaf Ledger',
    text:
      'Nine hundred pressed leaves in a box of thin steel, one for each day of a long talk, each with a single word along the ' +
      "midrib in Sela's small hand; or, if she has them again, the pictures of every one.",
    ability: { when: 'unload', effects: [{ op: 'command', n: 1 }] },
  },
  {
    n: 17,
    name: "Osh's Receipt",
    text:
      'A strip of relay film, four hundred years old. From Osh, farther along the line, to Sela: received, one world, sleeping, ' +
      'in good order. Below it stands a list of houses, some of them ticked, and a date for the next.',
    ability: { when: 'any', effects: [{ op: 'refresh', n: 2, color: 'blue' }], uses: { n: 1, per: 'exploration' } },
  },
];
