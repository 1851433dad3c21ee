import type { DiceCheck } from '../../types.ts';

/** Every action of Hollow Choir. */
export const checks: readonly DiceCheck[] = [
  {
    id: 'choir-tap',
    name: 'Tap the Rim',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SCN', 'CMP', 'SNS'], ['SCN', 'SCN', 'SNS']],
        effects: [{ op: 'success', n: 1, once: 'choir-tap.success#1' }, { op: 'readLog', log: 333, once: 'log:333' }],
        arrows: ['g'],
      },
      { id: 'g', color: 'green', need: [['SCN', 'SNS'], ['SCN', 'CMP']], effects: [{ op: 'gainLead', n: 2 }], arrows: [] },
      {
        id: 'r',
        color: 'red',
        need: [[]],
        effects: [
          {
            op: 'choose',
            options: [{ effects: [{ op: 'timeToken', on: 'GC', n: -1 }] }, { effects: [{ op: 'timeToken', on: 'T06', n: 1 }] }],
          },
        ],
        arrows: [],
      },
    ],
  },
  {
    id: 'choir-pan',
    name: 'Hush the Pan',
    source: 'poi',
    danger: [{ table: 'C', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SNS', 'MND', 'FIX'], ['SNS', 'SNS', 'LFT']],
        effects: [{ op: 'gainLead', n: 2 }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['SNS', 'FIX'], ['SNS', 'LFT'], ['SNS', 'SNS']],
        effects: [{ op: 'setPoi', poi: 'P66' }],
        arrows: [],
      },
      {
        id: 'r',
        color: 'red',
        need: [[]],
        effects: [
          {
            op: 'choose',
            options: [{ effects: [{ op: 'timeToken', on: 'GC', n: -1 }] }, { effects: [{ op: 'timeToken', on: 'T06', n: 1 }] }],
          },
          { op: 'spend', n: 1 },
        ],
        arrows: [],
      },
    ],
  },
  {
    id: 'choir-reed',
    name: 'Wedge the Reed',
    source: 'poi',
    danger: [{ table: 'A', count: 1 }],
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
        effects: [{ op: 'gainUnique' }, { op: 'success', n: 1 }, { op: 'setPoi', poi: 'P68' }],
        arrows: [],
      },
      { id: 'r', color: 'red', length: 2, effects: [{ op: 'timeToken', on: 'T06', n: 1 }, { op: 'discard', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'choir-whisper',
    name: 'Listen Along the Wall',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SNS', 'SNS', 'CMP'], ['SNS', 'SCN', 'CMP']],
        effects: [
          { op: 'gainDiscovery', deck: 'Phenomena', once: 'choir-whisper.gainDiscovery#1' },
          { op: 'readLog', log: 332, once: 'log:332' },
        ],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['SNS', 'CMP'], ['SNS', 'SCN']],
        effects: [{ op: 'gainLead', n: 1 }, { op: 'timeToken', on: 'GC', n: 1 }],
        arrows: [],
      },
      {
        id: 'r',
        color: 'red',
        need: [[]],
        effects: [
          {
            op: 'choose',
            options: [{ effects: [{ op: 'timeToken', on: 'GC', n: -1 }] }, { effects: [{ op: 'timeToken', on: 'T06', n: 1 }] }],
          },
        ],
        arrows: [],
      },
    ],
  },
  {
    id: 'choir-pulpit',
    name: 'Hang the Curtain',
    source: 'poi',
    danger: [],
    special: [
      [
        { need: [['GRD']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['TRK']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [{ need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] }],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 4, effects: [{ op: 'setPoi', poi: 'P70' }], arrows: [] },
      { id: 'r', color: 'red', length: 2, effects: [{ op: 'timeToken', on: 'T06', n: 2 }], arrows: [] },
    ],
  },
  {
    id: 'choir-felt',
    name: 'Work the Felt Press',
    source: 'poi',
    danger: [{ table: 'D', count: 1 }],
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
        effects: [{ op: 'gainUnique' }, { op: 'timeToken', on: 'GC', n: 2 }, { op: 'setPoi', poi: 'P72' }],
        arrows: [],
      },
      {
        id: 'r',
        color: 'red',
        length: 2,
        effects: [
          {
            op: 'choose',
            options: [{ effects: [{ op: 'timeToken', on: 'GC', n: -1 }] }, { effects: [{ op: 'timeToken', on: 'T06', n: 1 }] }],
          },
        ],
        arrows: [],
      },
    ],
  },
  {
    id: 'choir-boots',
    name: 'Try the Felt Boots',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SNS', 'MND', 'SCN'], ['SCN', 'CMP', 'SNS']],
        effects: [{ op: 'gainUnique', once: 'choir-boots.gainUnique#1' }, { op: 'readLog', log: 330, once: 'log:330' }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['SNS', 'MND'], ['SNS', 'SCN']],
        effects: [{ op: 'timeToken', on: 'GC', n: 1 }, { op: 'refresh', n: 1 }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'discard', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'choir-frost',
    name: 'Ease Off the Ice',
    source: 'poi',
    danger: [{ table: 'A', count: 1 }],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['TRK', 'SNS'], ['TRK', 'LFT']], effects: [{ op: 'refresh', n: 1 }], arrows: ['g'] },
      { id: 'g', color: 'green', need: [['TRK'], ['LFT', 'GRD']], effects: [{ op: 'setPoi', poi: 'P74' }], arrows: [] },
      {
        id: 'r',
        color: 'red',
        need: [[]],
        effects: [
          { op: 'supply', n: -1 },
          {
            op: 'choose',
            options: [{ effects: [{ op: 'timeToken', on: 'GC', n: -1 }] }, { effects: [{ op: 'timeToken', on: 'T06', n: 1 }] }],
          },
        ],
        arrows: [],
      },
    ],
  },
  {
    id: 'choir-core',
    name: 'Wait at the Pipe',
    source: 'poi',
    danger: [{ table: 'C', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SNS', 'MND', 'TRK'], ['SNS', 'SNS', 'MND']],
        effects: [{ op: 'gainUnique', once: 'choir-core.gainUnique#1' }, { op: 'readLog', log: 331, once: 'log:331' }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['SNS', 'MND'], ['SNS', 'TRK']],
        effects: [{ op: 'gainDiscovery', deck: 'Fauna', once: 'choir-core.gainDiscovery#2' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'choir-score',
    name: 'Read the Score',
    source: 'mission',
    danger: [{ table: 'D', count: 1 }],
    special: [
      [
        { need: [['CMP']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['SNS']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        { need: [['GRD']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 4, effects: [{ op: 'completeMission', mission: 'M11' }], arrows: [] },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'readLog', log: 324 }], arrows: [] },
    ],
    where: 8,
  },
  {
    id: 'choir-plates',
    name: 'Study the Plates',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['CMP', 'SCN', 'SNS'], ['CMP', 'CMP', 'SCN']],
        effects: [
          { op: 'gainDiscovery', deck: 'Relics', once: 'choir-plates.gainDiscovery#1' },
          { op: 'readLog', log: 315, once: 'log:315' },
        ],
        arrows: ['g'],
      },
      { id: 'g', color: 'green', need: [['CMP', 'SCN'], ['CMP', 'SNS']], effects: [{ op: 'gainLead', n: 2 }], arrows: [] },
      {
        id: 'r',
        color: 'red',
        need: [[]],
        effects: [
          {
            op: 'choose',
            options: [{ effects: [{ op: 'timeToken', on: 'GC', n: -1 }] }, { effects: [{ op: 'timeToken', on: 'T06', n: 1 }] }],
          },
        ],
        arrows: [],
      },
    ],
  },
  {
    id: 'choir-stave',
    name: 'Sing the Empty Stave',
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
      { id: 'g', color: 'green', length: 5, effects: [{ op: 'completeMission', mission: 'M27' }], arrows: [] },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'failMission', mission: 'M27' }], arrows: [] },
    ],
    where: 5,
  },
  {
    id: 'choir-lift',
    name: 'Lift the Recording',
    source: 'mission',
    danger: [{ table: 'D', count: 1 }],
    special: [
      [
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['SCN']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['SNS']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        { need: [['GRD']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 6, effects: [{ op: 'completeMission', mission: 'M12' }], arrows: [] },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'readLog', log: 337 }], arrows: [] },
    ],
    where: 9,
  },
  {
    id: 'choir-sit',
    name: 'Sit in the Dead Room',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['MND', 'SNS', 'GRD'], ['SNS', 'SNS', 'MND']],
        effects: [{ op: 'flipInjury', n: 1 }, { op: 'success', n: 1, once: 'choir-sit.success#1' }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['MND', 'SNS'], ['GRD', 'SNS']],
        effects: [{ op: 'timeToken', on: 'GC', n: 2 }, { op: 'refresh', n: 1, who: 'sector' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'gainInjury', injury: 'Panicked' }], arrows: [] },
    ],
  },
  {
    id: 'choir-chair',
    name: "Take the Keeper's Chair",
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SNS', 'CMP', 'SCN']],
        effects: [{ op: 'gainDiscovery', deck: 'Relics', once: 'choir-chair.gainDiscovery#1' }],
        arrows: ['g'],
      },
      { id: 'g', color: 'green', need: [['SNS', 'CMP'], ['SNS', 'SCN']], effects: [{ op: 'gainLead', n: 2 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'discard', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'choir-hush',
    name: 'Stand Inside It',
    source: 'threat',
    danger: [{ table: 'B', count: 1 }],
    special: [
      [
        { need: [['GRD']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['MND']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
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
          { op: 'threatIn', threat: 'T06', sector: 2 },
          { op: 'timeToken', on: 'GC', n: 2 },
          { op: 'success', n: 1, once: 'choir-hush.success#1' },
        ],
        arrows: [],
      },
      {
        id: 'r',
        color: 'red',
        length: 2,
        effects: [{ op: 'gainInjury', injury: 'Concussed' }, { op: 'readLog', log: 334, once: 'log:334' }],
        arrows: [],
      },
    ],
  },
  {
    id: 'choir-shaft',
    name: 'Rope Down the Shaft',
    source: 'path',
    danger: [{ table: 'A', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['TRK', 'SNS', 'FIX'], ['TRK', 'TRK', 'SNS']],
        effects: [{ op: 'setPoi', poi: 'P76', sector: 4, once: 'choir-shaft.setPoi#1' }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['TRK', 'FIX'], ['TRK', 'SNS'], ['LFT', 'LFT']], effects: [], arrows: [] },
      {
        id: 'r',
        color: 'red',
        need: [[]],
        effects: [
          {
            op: 'choose',
            options: [{ effects: [{ op: 'timeToken', on: 'GC', n: -1 }] }, { effects: [{ op: 'timeToken', on: 'T06', n: 1 }] }],
          },
          { op: 'cancelTravel' },
        ],
        arrows: [],
      },
    ],
  },
  {
    id: 'choir-drop',
    name: 'Drop Between Ticks',
    source: 'path',
    danger: [{ table: 'A', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['TRK', 'CMP', 'SNS'], ['TRK', 'TRK', 'CMP']],
        effects: [{ op: 'timeToken', on: 'GC', n: 1 }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['TRK', 'CMP'], ['TRK', 'LFT']], effects: [], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T06', n: 1 }, { op: 'spend', n: 2 }], arrows: [] },
    ],
  },
  {
    id: 'choir-sing',
    name: 'Sing the Screen Open',
    source: 'path',
    danger: [],
    special: [[{ need: [['ACC']], effects: [{ op: 'timeToken', on: 'T06', n: 1 }] }]],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['CMP', 'MND', 'SNS'], ['CMP', 'CMP', 'SNS']],
        effects: [{ op: 'readLog', log: 335, once: 'log:335' }, { op: 'timeToken', on: 'T06', n: 1 }],
        arrows: [],
      },
      {
        id: 'g',
        color: 'green',
        need: [['CMP'], ['MND', 'SNS'], ['STR', 'STR']],
        effects: [{ op: 'timeToken', on: 'T06', n: 1 }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'T06', n: 1 }, { op: 'cancelTravel' }], arrows: [] },
    ],
  },
  {
    id: 'choir-narrow',
    name: 'Go Down the Narrow',
    source: 'path',
    danger: [{ table: 'C', count: 1 }],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['TRK', 'GRD', 'SNS'], ['TRK', 'TRK', 'MND']],
        effects: [{ op: 'readLog', log: 336, once: 'log:336' }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['TRK', 'TRK'], ['TRK', 'GRD']], effects: [], arrows: [] },
      {
        id: 'r',
        color: 'red',
        need: [[]],
        effects: [{ op: 'spend', n: 1 }, { op: 'supply', n: -1 }, { op: 'cancelTravel' }],
        arrows: [],
      },
    ],
  },
  {
    id: 'choir-still',
    name: 'Keep Still',
    source: 'gc',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SNS', 'GRD', 'MND'], ['SNS', 'SNS', 'GRD']],
        effects: [{ op: 'timeToken', on: 'T06', n: -1 }, { op: 'readLog', log: 349, once: 'log:349' }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['SNS', 'GRD'], ['SNS', 'MND'], ['GRD', 'GRD']],
        effects: [{ op: 'timeToken', on: 'GC', n: 2 }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'GC', n: 1 }, { op: 'spend', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'choir-trough',
    name: 'Move in the Trough',
    source: 'gc',
    danger: [{ table: 'A', count: 1 }],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['TRK', 'CMP', 'GRD']], effects: [{ op: 'refresh', n: 1, who: 'sector' }], arrows: ['g'] },
      {
        id: 'g',
        color: 'green',
        need: [['TRK', 'CMP'], ['TRK', 'GRD']],
        effects: [{ op: 'moveTo', to: 'connected' }, { op: 'timeToken', on: 'GC', n: 1 }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }], arrows: [] },
    ],
  },
];
