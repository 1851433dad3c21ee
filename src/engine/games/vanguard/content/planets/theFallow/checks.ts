import type { DiceCheck } from '../../types.ts';

/** Every action of The Fallow. */
export const checks: readonly DiceCheck[] = [
  {
    id: 'fal-headland',
    name: 'Read the Headland',
    source: 'sector',
    danger: [],
    special: [[{ need: [['ACC']], effects: [{ op: 'spend', n: 1 }] }]],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SCN', 'TRK', 'SNS'], ['SCN', 'SCN', 'TRK']],
        effects: [{ op: 'success', n: 1, once: 'fal-headland.success#1' }, { op: 'readLog', log: 294, once: 'log:294' }],
        arrows: ['g'],
      },
      { id: 'g', color: 'green', need: [['SCN', 'TRK']], effects: [{ op: 'gainLead', n: 2 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T05', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'fal-scion',
    name: 'Take the Scion',
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
      { id: 'g', color: 'green', length: 3, effects: [{ op: 'setPoi', poi: 'P54' }], arrows: [] },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'discard', n: 1 }, { op: 'timeToken', on: 'T05', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'fal-sluice',
    name: 'Turn the Wheel',
    source: 'poi',
    danger: [{ table: 'D', count: 1 }],
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
        length: 4,
        effects: [{ op: 'setPoi', poi: 'P56' }, { op: 'setPoi', poi: 'P62', sector: 7 }],
        arrows: [],
      },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'gainInjury', injury: 'Suit Breach' }], arrows: [] },
    ],
  },
  {
    id: 'fal-stubble',
    name: 'Turn the Stubble',
    source: 'sector',
    danger: [{ table: 'C', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['LFT', 'MND'], ['MND', 'MND', 'SCN']],
        effects: [{ op: 'gainDiscovery', deck: 'Flora', once: 'fal-stubble.gainDiscovery#1' }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['LFT', 'SCN'], ['MND', 'SCN'], ['LFT', 'LFT']],
        effects: [{ op: 'gainLead', n: 2 }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T05', n: 1 }, { op: 'spend', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'fal-tools',
    name: 'Take Down the Tools',
    source: 'poi',
    danger: [],
    special: [
      [
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['CMP']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [{ need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] }],
    ],
    tracks: [
      {
        id: 'g',
        color: 'green',
        length: 2,
        effects: [{ op: 'gainUnique' }, { op: 'success', n: 1 }, { op: 'setPoi', poi: 'P58' }],
        arrows: [],
      },
      { id: 'r', color: 'red', length: 2, effects: [{ op: 'timeToken', on: 'T05', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'fal-clock',
    name: 'Stop the Shed Clock',
    source: 'poi',
    danger: [{ table: 'D', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['FIX', 'CMP', 'CMP'], ['FIX', 'FIX', 'CMP']],
        effects: [{ op: 'charge', n: 1 }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['FIX', 'CMP'], ['CMP', 'CMP']],
        effects: [{ op: 'timeToken', on: 'T05', n: -2 }, { op: 'refresh', n: 1, who: 'sector' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T05', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'fal-climb',
    name: 'Climb the Mast',
    source: 'poi',
    danger: [{ table: 'A', count: 1 }],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['TRK', 'TRK', 'SCN'], ['TRK', 'SCN', 'SNS']], effects: [{ op: 'gainLead', n: 2 }], arrows: ['g'] },
      {
        id: 'g',
        color: 'green',
        need: [['TRK', 'SCN'], ['TRK', 'LFT'], ['SCN', 'CMP']],
        effects: [{ op: 'gainUnique' }, { op: 'setPoi', poi: 'P60' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 2 }], arrows: [] },
    ],
  },
  {
    id: 'fal-sight',
    name: 'Sight Along the Arms',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SCN', 'CMP', 'SNS']],
        effects: [
          { op: 'gainDiscovery', deck: 'Phenomena', once: 'fal-sight.gainDiscovery#1' },
          { op: 'readLog', log: 293, once: 'log:293' },
        ],
        arrows: ['g'],
      },
      { id: 'g', color: 'green', need: [['SCN', 'CMP']], effects: [{ op: 'gainLead', n: 2 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'discard', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'fal-crust',
    name: 'Break Free of the Crust',
    source: 'poi',
    danger: [{ table: 'C', count: 1 }],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['LFT', 'TRK']], effects: [{ op: 'refresh', n: 2 }], arrows: ['g'] },
      { id: 'g', color: 'green', need: [['LFT'], ['TRK', 'TRK']], effects: [{ op: 'setPoi', poi: 'P62' }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'supply', n: -1 }, { op: 'spend', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'fal-scrape',
    name: 'Scrape the Bed',
    source: 'poi',
    danger: [{ table: 'C', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['CMP', 'MND'], ['SCN', 'MND', 'MND']],
        effects: [{ op: 'gainDiscovery', deck: 'Minerals' }, { op: 'readLog', log: 265, once: 'log:265' }],
        arrows: [],
      },
      {
        id: 'g',
        color: 'green',
        need: [['SCN', 'SCN'], ['SCN', 'MND']],
        effects: [{ op: 'gainLead', n: 1 }, { op: 'readLog', log: 265, once: 'log:265' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'gainInjury', injury: 'Poisoned' }], arrows: [] },
    ],
  },
  {
    id: 'fal-beds',
    name: 'Work the Beds',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['MND', 'MND', 'SNS'], ['MND', 'SNS', 'LFT']],
        effects: [
          { op: 'gainDiscovery', deck: 'Flora', once: 'fal-beds.gainDiscovery#1' },
          { op: 'readLog', log: 274, once: 'log:274' },
        ],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['MND', 'SNS'], ['MND', 'LFT']],
        effects: [{ op: 'supply', n: 1, once: 'fal-beds.supply#2' }, { op: 'flipInjury', n: 1 }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T05', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'fal-graft',
    name: 'Set the Graft',
    source: 'mission',
    danger: [],
    special: [
      [
        { need: [['MND']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        { need: [['SNS']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 4, effects: [{ op: 'completeMission', mission: 'M25' }], arrows: [] },
      { id: 'r', color: 'red', length: 4, effects: [{ op: 'failMission', mission: 'M25' }], arrows: [] },
    ],
    where: 8,
  },
  {
    id: 'fal-ledger',
    name: 'Read the Ledger',
    source: 'mission',
    danger: [{ table: 'D', count: 1 }],
    special: [
      [
        { need: [['CMP']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['SCN']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        { need: [['SNS']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      {
        id: 'g',
        color: 'green',
        length: 2,
        effects: [{ op: 'completeMission', mission: 'M10' }, { op: 'readLog', log: 282 }],
        arrows: [],
      },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'readLog', log: 281 }], arrows: [] },
    ],
    where: 9,
  },
  {
    id: 'fal-askhouse',
    name: 'Open One More Drawer',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SCN', 'CMP', 'SNS']],
        effects: [{ op: 'gainUnique' }, { op: 'readLog', log: 286, once: 'log:286' }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['SCN', 'CMP']], effects: [{ op: 'gainLead', n: 2 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'discard', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'fal-gleaner',
    name: 'Stand Like a Post',
    source: 'threat',
    danger: [{ table: 'B', count: 1 }],
    special: [
      [
        { need: [['GRD']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['SNS']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
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
          { op: 'threatIn', threat: 'T05', sector: 2 },
          { op: 'gainLead', n: 1 },
          { op: 'success', n: 1, once: 'fal-gleaner.success#1' },
        ],
        arrows: [],
      },
      {
        id: 'r',
        color: 'red',
        length: 2,
        effects: [{ op: 'spend', n: 1 }, { op: 'moveTo', to: 2 }, { op: 'readLog', log: 261, once: 'log:261' }],
        arrows: [],
      },
    ],
  },
  {
    id: 'fal-wire',
    name: 'Cut the First Fence',
    source: 'path',
    danger: [{ table: 'D', count: 1 }],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['STR', 'FIX'], ['LFT', 'FIX']], effects: [{ op: 'refresh', n: 1 }], arrows: [] },
      { id: 'g', color: 'green', need: [['STR', 'LFT'], ['FIX', 'FIX'], ['STR', 'STR']], effects: [], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T05', n: 1 }, { op: 'cancelTravel' }], arrows: [] },
    ],
  },
  {
    id: 'fal-culvert',
    name: 'Crawl the Culvert',
    source: 'path',
    danger: [{ table: 'C', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['TRK', 'TRK', 'SNS'], ['TRK', 'TRK', 'LFT']],
        effects: [{ op: 'gainLead', n: 1 }, { op: 'refresh', n: 1 }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['TRK', 'TRK'], ['TRK', 'LFT']], effects: [], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }, { op: 'cancelTravel' }], arrows: [] },
    ],
  },
  {
    id: 'fal-hopper',
    name: 'Ride the Hopper',
    source: 'path',
    danger: [{ table: 'D', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['TRK', 'LFT', 'SNS'], ['TRK', 'CMP', 'SNS']],
        effects: [{ op: 'readLog', log: 266, once: 'log:266' }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['TRK', 'STR'], ['TRK', 'CMP'], ['TRK', 'LFT'], ['FIX', 'CMP']], effects: [], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'cancelTravel' }, { op: 'moveTo', to: 2 }], arrows: [] },
    ],
  },
  {
    id: 'fal-lastfence',
    name: 'Climb the Last Fence',
    source: 'path',
    danger: [{ table: 'A', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['TRK', 'TRK', 'LFT'], ['TRK', 'TRK', 'SNS']],
        effects: [{ op: 'readLog', log: 278, once: 'log:278' }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['TRK', 'TRK'], ['SNS', 'CMP'], ['LFT', 'FIX']], effects: [], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }, { op: 'cancelTravel' }], arrows: [] },
    ],
  },
  {
    id: 'fal-furrow',
    name: 'Walk in Step',
    source: 'gc',
    danger: [],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['TRK', 'SNS', 'SNS']], effects: [{ op: 'readLog', log: 292, once: 'log:292' }], arrows: ['g'] },
      {
        id: 'g',
        color: 'green',
        need: [['TRK', 'SNS']],
        effects: [{ op: 'moveTo', to: 'connected' }, { op: 'timeToken', on: 'T05', n: -1 }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T05', n: 1 }], arrows: [] },
    ],
  },
];
