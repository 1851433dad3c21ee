import type { DiceCheck } from '../../types.ts';

/** Every action of Halcyon Shelf. */
export const checks: readonly DiceCheck[] = [
  {
    id: 'ridge',
    name: 'Read the Ridge',
    source: 'sector',
    danger: [],
    special: [[{ need: [['ACC']], effects: [{ op: 'spend', n: 1 }] }]],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['SCN', 'SNS']],
        effects: [{ op: 'gainLead', n: 2 }, { op: 'success', n: 1, once: 'ridge.success#1' }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['SCN'], ['SNS']], effects: [{ op: 'gainLead', n: 1 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'timeToken', on: 'threats', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'wreck',
    name: 'Open the Wreck',
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
        effects: [{ op: 'gainUnique' }, { op: 'flag', flag: 'shelf.key' }, { op: 'success', n: 1 }, { op: 'setPoi', poi: 'P32' }],
        arrows: [],
      },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'gainInjury', injury: 'Burned' }], arrows: [] },
    ],
  },
  {
    id: 'galley',
    name: 'Strip the Galley',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      { id: 'g', color: 'green', need: [['LFT'], ['FIX']], effects: [{ op: 'supply', n: 2, once: 'galley.supply#1' }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'gainInjury', injury: 'Burned' }], arrows: [] },
    ],
  },
  {
    id: 'free',
    name: 'Break Free',
    source: 'poi',
    danger: [{ table: 'A', count: 1 }],
    special: [],
    rows: [
      { id: 'y', color: 'yellow', need: [['STR', 'LFT']], effects: [{ op: 'refresh', n: 2 }], arrows: ['g'] },
      { id: 'g', color: 'green', need: [['STR'], ['LFT']], effects: [{ op: 'setPoi', poi: 'P34' }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'steps',
    name: 'Read the Steps',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['CMP', 'SNS']],
        effects: [{ op: 'gainDiscovery', deck: 'Relics' }, { op: 'setPoi', poi: 'P36' }],
        arrows: [],
      },
      { id: 'g', color: 'green', need: [['CMP'], ['SCN']], effects: [{ op: 'gainLead', n: 2 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'discard', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'strider',
    name: 'Drive It Off',
    source: 'threat',
    danger: [{ table: 'B', count: 1 }],
    special: [
      [
        { need: [['STR']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
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
          { op: 'threatIn', threat: 'T02', sector: 9 },
          { op: 'gainLead', n: 1 },
          { op: 'success', n: 1, once: 'strider.success#1' },
        ],
        arrows: [],
      },
      { id: 'r', color: 'red', length: 2, effects: [{ op: 'gainInjury', injury: 'Wounded' }], arrows: ['t'] },
      { id: 't', color: 'red', length: 1, effects: [{ op: 'timeToken', on: 'T02', n: 1 }], arrows: [] },
    ],
  },
  {
    id: 'swim',
    name: 'Swim the Current',
    source: 'path',
    danger: [{ table: 'C', count: 1 }],
    special: [],
    rows: [
      { id: 'g', color: 'green', need: [['TRK', 'TRK'], ['TRK', 'MND']], effects: [], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'spend', n: 1 }, { op: 'cancelTravel' }], arrows: [] },
    ],
  },
  {
    id: 'relay',
    name: 'Restart the Relay',
    source: 'mission',
    danger: [{ table: 'D', count: 1 }],
    special: [
      [
        { need: [['CMP']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
        { need: [['FIX']], effects: [{ op: 'progress', track: 'g', n: 1 }] },
      ],
      [
        { need: [['ACC']], effects: [{ op: 'progress', track: 'r', n: 1 }] },
        { need: [['GRD']], effects: [{ op: 'reduce', track: 'r', n: 1 }] },
      ],
    ],
    tracks: [
      {
        id: 'g',
        color: 'green',
        length: 8,
        effects: [
          { op: 'completeMission', mission: 'M05' },
          { op: 'success', n: 5 },
          { op: 'setPoi', poi: 'P39' },
          { op: 'setGc', gc: 'GC2' },
        ],
        arrows: [],
      },
      {
        id: 'r',
        color: 'red',
        length: 3,
        effects: [{ op: 'gainInjury', injury: 'Concussed' }, { op: 'reduce', track: 'g', n: 1 }],
        arrows: [],
      },
    ],
    where: 7,
  },
  {
    id: 'mats',
    name: 'Harvest the Mats',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      {
        id: 'y',
        color: 'yellow',
        need: [['MND', 'SNS']],
        effects: [{ op: 'gainDiscovery', deck: 'Fauna' }, { op: 'timeToken', on: 'P37', n: 1 }],
        arrows: ['g'],
      },
      { id: 'g', color: 'green', need: [['MND'], ['SCN']], effects: [{ op: 'gainLead', n: 2 }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [{ op: 'gainInjury', injury: 'Poisoned' }], arrows: [] },
    ],
  },
  {
    id: 'ask',
    name: 'Ask the Relay',
    source: 'poi',
    danger: [],
    special: [],
    rows: [
      { id: 'g', color: 'green', need: [['SCN', 'CMP']], effects: [{ op: 'gainUnique' }], arrows: [] },
      { id: 'r', color: 'red', need: [[]], effects: [], arrows: [] },
    ],
  },
  {
    id: 'dig-in',
    name: 'Dig In',
    source: 'gc',
    danger: [],
    special: [],
    effects: [{ op: 'refresh', n: 1, who: 'sector', cost: [{ op: 'supply', n: -1 }] }],
  },
];
