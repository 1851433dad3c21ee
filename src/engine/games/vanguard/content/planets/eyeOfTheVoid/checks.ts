import type { DiceCheck } from '../../types.ts';

/** Every action of Eye of the Void. */
export const checks: readonly DiceCheck[] = [
  {
    id: 'eye-scree',
    name: 'Dig Out the Marker',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['LFT', 'TRK'], ['LFT', 'SCN']],
        effects: [{ op: 'success', n: 1, once: 'eye-scree.success#1' }, { op: 'draw', n: 1 }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['LFT'], ['TRK'], ['SCN']],
        effects: [{ op: 'gainLead', n: 1 }, { op: 'setPoi', poi: 'P04' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'moveTo', to: 4 }], arrows: [] },
    ],
  },
  {
    id: 'eye-door',
    name: 'Open the Door',
    source: 'poi',
    danger: [],
    special: [
      [
        { need: [['LFT']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['STR']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['CMP']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        { need: [['GRD']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      { id: 'g', color: 'green', length: 3, effects: [{ op: 'success', n: 1 }, { op: 'setPoi', poi: 'P02' }], arrows: [] },
      {
        id: 'r',
        color: 'red',
        length: 3,
        effects: [{ op: 'gainInjury', injury: 'Wounded' }, { op: 'readLog', log: 13, once: 'log:13' }],
        arrows: [],
      },
    ],
  },
  {
    id: 'eye-watch',
    name: 'Watch the Ring',
    source: 'sector',
    danger: [],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['SCN', 'SNS'], ['SCN', 'CMP']], effects: [{ op: 'gainLead', n: 2 }], arrows: [] },
      { id: 'g', color: 'green', need: [['SCN'], ['SNS']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'discard', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'eye-duct',
    name: 'Crawl the Cable Duct',
    source: 'path',
    danger: [{ table: 'A', count: 1 }],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['TRK', 'TRK'], ['TRK', 'SNS']], effects: [{ op: 'refresh', n: 1 }], arrows: ['g'] },
      { id: 'g', color: 'green', need: [['TRK'], ['SNS']], effects: [], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }, { op: 'cancelTravel' }], arrows: [] },
    ],
  },
  {
    id: 'eye-locker',
    name: 'Open the Locker',
    source: 'poi',
    danger: [],
    special: [[{ need: [['ACC']], effects: [{ op: 'spend', n: 1 }] }]],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['FIX', 'SCN'], ['SNS', 'FIX'], ['SCN', 'SCN']],
        effects: [{ op: 'gainDiscovery', deck: 'Relics' }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['FIX'], ['SCN'], ['STR']],
        effects: [{ op: 'gainUnique', number: 1 }, { op: 'success', n: 1, once: 'eye-locker.success#1' }, { op: 'setPoi', poi: 'P06' }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'draw', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'eye-crank',
    name: 'Turn the Crank',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['LFT', 'FIX'], ['LFT', 'LFT'], ['STR', 'LFT']],
        effects: [{ op: 'progress', track: 'eye-decode.g', n: 1 }],
        arrows: ['g'],
      },
      {
        id: 'g',
        color: 'green',
        need: [['LFT'], ['FIX'], ['STR']],
        effects: [{ op: 'progress', track: 'eye-decode.g', n: 1 }, { op: 'progress', track: 'eye-decode.y', n: 1 }],
        arrows: [],
      },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'eye-decode',
    name: 'Decode the Ping',
    source: 'mission',
    danger: [{ table: 'D', count: 1 }],
    special: [
      [
        { need: [['CMP']], effects: [{ op: 'progress', track: 'g', n: 1 }, { op: 'progress', track: 'y', n: 1 }] },
        { need: [['SCN']], effects: [{ op: 'progress', track: 'g', n: 1 }, { op: 'progress', track: 'y', n: 1 }] },
        { need: [['SNS']], effects: [{ op: 'progress', track: 'g', n: 1 }, { op: 'progress', track: 'y', n: 1 }] },
      ],
      [{ need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] }],
    ],
    tracks: [
      { id: 'y', color: 'yellow', length: 2, effects: [{ op: 'readLog', log: 9, once: 'log:9' }], arrows: [] },
      { id: 'g', color: 'green', length: 5, effects: [{ op: 'completeMission', mission: 'M01' }], arrows: [] },
      {
        id: 'r',
        color: 'red',
        length: 3,
        effects: [{ op: 'gainInjury', injury: 'Concussed' }, { op: 'readLog', log: 13, once: 'log:13' }],
        arrows: [],
      },
    ],
    where: 6,
  },
  {
    id: 'eye-ask',
    name: 'Ask the Core',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SCN', 'CMP'], ['CMP', 'SNS']],
        effects: [{ op: 'gainDiscovery', deck: 'Phenomena' }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['CMP'], ['SCN']], effects: [{ op: 'gainLead', n: 2 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'eye-recall',
    name: 'Call the Sleds',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      { id: 'g', color: 'green', need: [['TRK'], ['SNS'], ['SCN'], ['LFT']], effects: [{ op: 'readLog', log: 16 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'readLog', log: 17 }], arrows: [] },
    ],
  },
];
