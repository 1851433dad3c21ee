import type { DiceCheck } from '../../types.ts';

/** Every action of Cinder Orchard. */
export const checks: readonly DiceCheck[] = [
  {
    id: 'orchard-rows',
    name: 'Walk the Rows',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SCN', 'MND']],
        effects: [{ op: 'gainLead', n: 2 }, { op: 'success', n: 1, once: 'orchard-rows.success#1' }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['SCN'], ['MND']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T01', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'orchard-sluice',
    name: 'Clear the Sluice',
    source: 'poi',
    danger: [],
    special: [
      [
        { need: [['LFT']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['STR']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        { need: [['GRD']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 4, effects: [{ op: 'success', n: 1 }, { op: 'setPoi', poi: 'P12' }], arrows: [] },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'gainInjury', injury: 'Suit Breach' }], arrows: [] },
    ],
  },
  {
    id: 'orchard-bench',
    name: 'Warm the Bench',
    source: 'poi',
    danger: [],
    special: [
      [
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['MND']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [{ need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] }],
    ],
    tracks: [
      {
        id: 'g',
        color: 'green',
        length: 3,
        effects: [{ op: 'gainUnique' }, { op: 'success', n: 1 }, { op: 'setPoi', poi: 'P14' }],
        arrows: [],
      },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'gainInjury', injury: 'Burned' }], arrows: [] },
    ],
  },
  {
    id: 'orchard-pick',
    name: 'Pick the Fruit',
    source: 'poi',
    danger: [],
    special: [[{ need: [['ACC']], effects: [{ op: 'spend', n: 1 }] }]],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['TRK', 'SNS']],
        effects: [{ op: 'gainDiscovery', deck: 'Flora' }, { op: 'timeToken', on: 'P15', n: 1 }],
        arrows: ['g'],
      },
      { id: 'g', color: 'green', need: [['SNS'], ['MND']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T01', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'orchard-sight',
    name: 'Sight the Summit',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SCN', 'CMP']],
        effects: [{ op: 'timeToken', on: 'T01', n: -1 }, { op: 'gainLead', n: 1 }],
        arrows: ['g'],
      },
      { id: 'g', color: 'green', need: [['SCN'], ['SNS']], effects: [{ op: 'peekEvents', n: 2, then: 'arrange' }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'discard', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'orchard-stake',
    name: 'Drive the Stake',
    source: 'poi',
    danger: [{ table: 'D', count: 1 }],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['STR', 'GRD'], ['STR', 'FIX']], effects: [{ op: 'refresh', n: 2 }], arrows: ['g'] },
      { id: 'g', color: 'green', need: [['STR'], ['GRD']], effects: [{ op: 'setPoi', poi: 'P18' }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'charge', n: -1 }, { op: 'timeToken', on: 'T01', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'orchard-climb',
    name: 'Climb the Root',
    source: 'path',
    danger: [{ table: 'A', count: 1 }],
    special: [],
    rows: [
      {
        id: 'g',
        color: 'green',
        need: [['TRK', 'TRK'], ['TRK', 'LFT'], ['TRK', 'SNS'], ['TRK', 'MND'], ['LFT', 'LFT']],
        effects: [],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }, { op: 'cancelTravel' }], arrows: [] },
    ],
  },
  {
    id: 'orchard-read',
    name: 'Read the Fruit',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SCN', 'CMP']],
        effects: [{ op: 'gainUnique', once: 'orchard-read.gainUnique#1' }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['SCN'], ['CMP']],
        effects: [
          { op: 'gainLead', n: 2 },
          {
            op: 'completeMission',
            mission: 'M17',
            when: {
              all: [
                { mission: 'M17', is: 'revealed' },
                { any: [{ flag: 'orchard.kept' }, { carried: 'Flora', gainedIn: 5, delivered: false }] },
              ],
            },
          },
        ],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'discard', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'orchard-ground',
    name: 'Ground the Arc',
    source: 'threat',
    danger: [{ table: 'D', count: 1 }],
    special: [
      [
        { need: [['GRD']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC', 'ACC']], effects: [{ op: 'outcome', row: 'r' }] },
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      {
        id: 'g',
        color: 'green',
        length: 3,
        effects: [
          { op: 'threatIn', threat: 'T01', sector: 7 },
          { op: 'gainLead', n: 1 },
          { op: 'success', n: 1, once: 'orchard-ground.success#1' },
        ],
        arrows: [],
      },
      { id: 'r', color: 'red', length: 2, effects: [{ op: 'gainInjury', injury: 'Burned' }], arrows: ['t'] },
      { id: 't', color: 'red', length: 1, effects: [{ op: 'timeToken', on: 'T01', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'orchard-wake',
    name: 'Wake the Mast',
    source: 'mission',
    danger: [{ table: 'D', count: 1 }],
    special: [
      [
        { need: [['SCN']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        { need: [['GRD']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 10, effects: [{ op: 'completeMission', mission: 'M03' }], arrows: [] },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'gainInjury', injury: 'Burned' }], arrows: [] },
    ],
    where: 8,
    needs: { poi: 'P12' },
  },
  {
    id: 'orchard-graft',
    name: 'Graft the Bypass',
    source: 'mission',
    danger: [],
    special: [
      [
        { need: [['MND']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['CMP']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [{ need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] }],
    ],
    tracks: [
      {
        id: 'g',
        color: 'green',
        length: 10,
        effects: [{ op: 'flag', flag: 'orchard.grafted' }, { op: 'completeMission', mission: 'M03' }],
        arrows: [],
      },
      {
        id: 'r',
        color: 'red',
        length: 3,
        effects: [{ op: 'reduce', track: 'g', n: 1 }, { op: 'spend', n: 1, who: 'sector' }],
        arrows: [],
      },
    ],
    where: 8,
    needs: { poi: 'P14' },
  },
  {
    id: 'orchard-dry',
    name: 'Wake It Dry',
    source: 'mission',
    danger: [{ table: 'D', count: 1 }],
    special: [
      [
        { need: [['SCN']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['CMP']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        { need: [['GRD']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 14, effects: [{ op: 'completeMission', mission: 'M03' }], arrows: [] },
      {
        id: 'r',
        color: 'red',
        length: 3,
        effects: [{ op: 'gainInjury', injury: 'Burned', who: 'sector' }, { op: 'timeToken', on: 'T01', n: 1 }],
        arrows: [],
      },
    ],
    where: 8,
  },
  {
    id: 'orchard-plant',
    name: 'Set the Scion',
    source: 'mission',
    danger: [],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['MND', 'MND']], effects: [{ op: 'flipInjury', n: 1 }, { op: 'refresh', n: 2 }], arrows: ['g'] },
      {
        id: 'g',
        color: 'green',
        need: [['MND', 'LFT'], ['MND', 'SNS'], ['MND', 'TRK']],
        effects: [{ op: 'completeMission', mission: 'M18' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }], arrows: [] },
    ],
    where: 2,
    needs: { all: [{ poi: 'P14' }, { not: { threatIn: 'T01', sectors: [2] } }] },
  },
  {
    id: 'orchard-listen',
    name: 'Listen at the Mast',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      {
        id: 'g',
        color: 'green',
        need: [['SCN', 'SNS'], ['SCN', 'CMP']],
        effects: [{ op: 'gainUnique', once: 'orchard-listen.gainUnique#1' }, { op: 'readLog', log: 119, once: 'log:119' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [], arrows: [] },
    ],
  },
  {
    id: 'orchard-lee',
    name: 'Lee of the Glass',
    source: 'gc',
    needs: { biome: 'JUNGLE' },
    danger: [],
    special: [],
    effects: [{ op: 'refresh', n: 2 }, { op: 'timeToken', on: 'T01', n: 1 }],
  },
];
