import type { DangerResults } from '../types.ts';
import type { DangerTable } from '../vocabulary.ts';

/** HD-IV-06 What each side of a danger die means in each table. */
export const dangers: Readonly<Record<DangerTable, DangerResults>> = {
  A: {
    name: 'Terrain',
    sides: [
      { text: 'The ground holds.', effects: [] },
      { text: 'A step gives way; you catch yourself.', effects: [{ op: 'spend', n: 1 }] },
      { text: 'The whole slope moves. You move with it.', effects: [{ op: 'spend', n: 2 }] },
      { text: 'A fall, and a sound you will remember.', effects: [{ op: 'gainInjury', injury: 'Fractured' }] },
    ],
  },
  B: {
    name: 'Hostile life',
    sides: [
      { text: 'It looks at you, and goes on eating.', effects: [] },
      { text: 'It comes close enough to be counted.', effects: [{ op: 'spend', n: 1 }] },
      { text: 'It has your scent, and it calls.', effects: [{ op: 'discard', n: 1 }, { op: 'timeToken', on: 'threatHere', n: 1 }] },
      { text: 'It is quicker than it looked.', effects: [{ op: 'gainInjury', injury: 'Wounded' }] },
    ],
  },
  C: {
    name: 'Exposure',
    sides: [
      { text: 'The weather is busy elsewhere.', effects: [] },
      {
        text: 'The heaters draw on the reserve.',
        effects: [{ op: 'if', test: { supply: true }, then: [{ op: 'supply', n: -1 }], else: [{ op: 'spend', n: 1 }] }],
      },
      { text: 'Fingers stop doing as they are told.', effects: [{ op: 'discard', n: 1 }, { op: 'spend', n: 1 }] },
      { text: 'You sit down for a moment. Someone has to lift you.', effects: [{ op: 'gainInjury', injury: 'Exhausted' }] },
    ],
  },
  D: {
    name: 'Machinery',
    sides: [
      { text: 'It does what it was built to do.', effects: [] },
      {
        text: 'A cell goes flat with a click.',
        effects: [{ op: 'if', test: { charge: true }, then: [{ op: 'charge', n: -1 }], else: [{ op: 'spend', n: 1 }] }],
      },
      {
        text: 'It undoes the last thing you did.',
        effects: [
          { op: 'if', test: { greenTrack: true }, then: [{ op: 'reduce', track: 'green', n: 1 }], else: [{ op: 'spend', n: 1 }] },
        ],
      },
      { text: 'An arc, white, and the smell afterwards.', effects: [{ op: 'gainInjury', injury: 'Burned' }] },
    ],
  },
};
