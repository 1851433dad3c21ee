import type { DiceCheck } from '../../types.ts';

/** Every action of Lowlight Canopy. */
export const checks: readonly DiceCheck[] = [
  {
    id: 'lamps',
    name: 'Tend the Lamps',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['MND', 'FIX']], effects: [{ op: 'supply', n: 1, once: 'lamps.supply#1' }], arrows: ['g'] },
      { id: 'g', color: 'green', need: [['MND'], ['FIX', 'FIX']], effects: [{ op: 'refresh', n: 2, who: 'sector' }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T03', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'dusk',
    name: 'Read the Ferns',
    source: 'sector',
    danger: [],
    special: [[{ need: [['ACC']], effects: [{ op: 'spend', n: 1 }] }]],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SCN', 'SNS']],
        effects: [
          { op: 'gainLead', n: 2 },
          { op: 'success', n: 1, once: 'dusk.success#1' },
          { op: 'readLog', log: 194, once: 'log:194' },
        ],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['SNS'], ['SCN', 'SCN']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T03', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'climb',
    name: 'Climb the Standing Trunk',
    source: 'path',
    danger: [{ table: 'A', count: 1 }],
    special: [],
    rows: [
      { id: 'g', color: 'green', need: [['TRK', 'TRK'], ['TRK', 'LFT'], ['LFT', 'FIX']], effects: [], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }, { op: 'cancelTravel' }], arrows: [] },
    ],
  },
  {
    id: 'opensled',
    name: 'Unlace the Sled',
    source: 'poi',
    danger: [],
    special: [
      [
        { need: [['LFT']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [{ need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] }],
    ],
    tracks: [
      {
        id: 'g',
        color: 'green',
        length: 3,
        effects: [{ op: 'gainUnique', number: 35 }, { op: 'success', n: 1 }, { op: 'setPoi', poi: 'P22' }, { op: 'readLog', log: 162 }],
        arrows: [],
      },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'gainInjury', injury: 'Fractured' }], arrows: [] },
    ],
  },
  {
    id: 'strip',
    name: 'Free the Drum',
    source: 'poi',
    danger: [{ table: 'A', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['LFT', 'LFT', 'FIX']],
        effects: [{ op: 'supply', n: 2, once: 'strip.supply#1' }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['LFT', 'LFT'], ['LFT', 'FIX'], ['LFT', 'GRD'], ['FIX', 'FIX'], ['FIX', 'GRD']],
        effects: [{ op: 'gainUnique', number: 36 }, { op: 'readLog', log: 163, once: 'log:163' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'listen',
    name: 'Listen at the Worn Root',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['SNS', 'SCN'], ['SNS', 'CMP']], effects: [{ op: 'gainLead', n: 2 }], arrows: ['g'] },
      { id: 'g', color: 'green', need: [['SNS'], ['SCN', 'CMP']], effects: [{ op: 'setPoi', poi: 'P24' }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T03', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'ask',
    name: 'Put the Question',
    source: 'poi',
    danger: [],
    special: [
      [
        { need: [['SNS']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['MND']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['CMP']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [{ need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] }],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 7, effects: [{ op: 'supply', n: -1 }, { op: 'readLog', log: 178 }], arrows: [] },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'readLog', log: 171 }], arrows: [] },
    ],
  },
  {
    id: 'curtain',
    name: 'Part the Curtain',
    source: 'poi',
    danger: [{ table: 'C', count: 1 }],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['MND', 'SNS']], effects: [{ op: 'refresh', n: 2 }], arrows: ['g'] },
      { id: 'g', color: 'green', need: [['MND'], ['FIX']], effects: [{ op: 'setPoi', poi: 'P26' }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'house',
    name: 'Search the Shelves',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['CMP', 'SNS'], ['CMP', 'SCN']],
        effects: [
          { op: 'gainUnique', number: 10 },
          { op: 'success', n: 1, once: 'house.success#1' },
          { op: 'readLog', log: 185, once: 'log:185' },
        ],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['CMP'], ['SNS'], ['SCN', 'SCN']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'discard', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'sever',
    name: 'Take Back the Copper',
    source: 'poi',
    danger: [{ table: 'D', count: 1 }],
    special: [
      [
        { need: [['LFT']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        { need: [['GRD']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 5, effects: [{ op: 'readLog', log: 174 }], arrows: [] },
      {
        id: 'r',
        color: 'red',
        length: 2,
        effects: [{ op: 'gainInjury', injury: 'Burned' }, { op: 'readLog', log: 172, once: 'log:172' }],
        arrows: [],
      },
    ],
  },
  {
    id: 'tend',
    name: 'Dress the Bark',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['MND', 'SNS']],
        effects: [{ op: 'gainDiscovery', deck: 'Flora', once: 'tend.gainDiscovery#1' }, { op: 'readLog', log: 193, once: 'log:193' }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['MND'], ['SNS', 'SNS']],
        effects: [{ op: 'timeToken', on: 'T03', n: -1 }, { op: 'flipInjury', n: 1, who: 'sector' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T03', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'graft',
    name: 'Bind Up the Cut',
    source: 'poi',
    danger: [],
    special: [
      [
        { need: [['MND']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['SNS']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [{ need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] }],
    ],
    tracks: [
      {
        id: 'g',
        color: 'green',
        length: 5,
        effects: [
          { op: 'gainUnique', number: 2 },
          { op: 'timeToken', on: 'T03', n: 0, to: 0 },
          { op: 'readLog', log: 193, once: 'log:193' },
        ],
        arrows: [],
      },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'timeToken', on: 'T03', n: 2 }], arrows: [] },
    ],
  },
  {
    id: 'splice',
    name: 'Splice the Drum',
    source: 'mission',
    danger: [{ table: 'A', count: 1 }],
    special: [
      [
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['LFT']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        { need: [['GRD']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 6, effects: [{ op: 'readLog', log: 175 }], arrows: [] },
      {
        id: 'r',
        color: 'red',
        length: 3,
        effects: [{ op: 'gainInjury', injury: 'Fractured' }, { op: 'readLog', log: 173, once: 'log:173' }],
        arrows: [],
      },
    ],
    where: 7,
  },
  {
    id: 'askmast',
    name: 'Read the Old Pages',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      {
        id: 'g',
        color: 'green',
        need: [['SCN', 'CMP'], ['CMP', 'CMP']],
        effects: [{ op: 'gainUnique', number: 17 }, { op: 'readLog', log: 184, once: 'log:184' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [], arrows: [] },
    ],
  },
  {
    id: 'lookout',
    name: 'Look Along the Crowns',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SNS', 'SNS'], ['SNS', 'SCN']],
        effects: [{ op: 'gainLead', n: 2 }, { op: 'timeToken', on: 'T03', n: -1 }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['SNS'], ['SCN', 'TRK']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'rollDanger', table: 'A', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'survey',
    name: 'Measure the Dust',
    source: 'mission',
    danger: [],
    special: [
      [
        { need: [['SCN']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['CMP']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [{ need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] }],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 4, effects: [{ op: 'readLog', log: 189 }], arrows: [] },
      { id: 'r', color: 'red', length: 2, effects: [{ op: 'rollDanger', table: 'A', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'film',
    name: 'Skim the Blackwater',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SNS', 'MND'], ['SCN', 'MND']],
        effects: [{ op: 'gainDiscovery', deck: 'Fauna', once: 'film.gainDiscovery#1' }],
        arrows: ['g'],
      },
      { id: 'g', color: 'green', need: [['MND'], ['SCN', 'SNS']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'rollDanger', table: 'C', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'regard',
    name: 'Let It Read You',
    source: 'threat',
    danger: [{ table: 'B', count: 1 }],
    special: [
      [
        { need: [['SNS']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['MND']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['GRD']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
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
          { op: 'threatIn', threat: 'T03', sector: 8 },
          { op: 'gainLead', n: 1 },
          { op: 'success', n: 1, once: 'regard.success#1' },
          { op: 'readLog', log: 191, once: 'log:191' },
        ],
        arrows: [],
      },
      { id: 'r', color: 'red', length: 2, effects: [{ op: 'gainInjury', injury: 'Panicked' }], arrows: ['t'] },
      { id: 't', color: 'red', length: 1, effects: [{ op: 'timeToken', on: 'T03', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'stillness',
    name: 'Keep Still',
    source: 'gc',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SNS', 'MND'], ['SNS', 'GRD']],
        effects: [{ op: 'refresh', n: 1, who: 'sector' }],
        arrows: ['g'],
      },
      { id: 'g', color: 'green', need: [['SNS'], ['MND'], ['GRD']], effects: [{ op: 'timeToken', on: 'T03', n: -1 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [], arrows: [] },
    ],
  },
];
