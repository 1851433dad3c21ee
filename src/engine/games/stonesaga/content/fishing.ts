import type { FishingCard } from './schema.ts';

/** N6. Each card is read in one of three roles: its stock, its strike zones and currents, or its modifiers. */
export const fishing = {
  F01: {
    stock: { T: { base: 5, gain: { fish: 2 } }, M: { base: 5, gain: { hide: 1, bone: 1 } }, B: { base: 3, gain: { water: 1, fiber: 1 } } },
    modifiers: { T: { add: 1 }, M: { add: 0 }, B: { add: 2 } },
    currents: { T: 'T', M: 'B', B: 'M' },
    strikes: [
      { size: 1, icon: 'none', currents: ['T'] }, { size: 2, icon: 'none', currents: ['M', 'B'] }, { size: 1, icon: 'luck', currents: ['M'] },
      { size: 2, icon: 'mishap', currents: ['T'] }, { size: 1, icon: 'none', currents: ['B'] },
    ],
  },
  F02: {
    stock: { T: { base: 4, gain: { fish: 1 } }, M: { base: 6, gain: { fish: 2, water: 1 } }, B: { base: 3, gain: { wood: 1 } } },
    modifiers: { T: { add: 2 }, M: { add: -1 }, B: { add: 1 } },
    currents: { T: 'B', M: 'M', B: 'T' },
    strikes: [
      { size: 1, icon: 'none', currents: ['M', 'B'] }, { size: 2, icon: 'luck', currents: ['M'] }, { size: 1, icon: 'none', currents: ['T', 'B'] },
      { size: 2, icon: 'mishap', currents: ['T'] }, { size: 1, icon: 'mishap', currents: ['T', 'M'] },
    ],
    omen: 'moon',
  },
  F03: {
    stock: { T: { base: 3, gain: { water: 1, riverstone: 1 } }, M: { base: 5, gain: { fish: 1, fiber: 1 } }, B: { base: 6, gain: { fish: 2 } } },
    modifiers: { T: { add: -1 }, M: { add: 3 }, B: { add: 4 } },
    currents: { T: 'M', M: 'T', B: 'B' },
    strikes: [
      { size: 1, icon: 'none', currents: ['T', 'M'] }, { size: 2, icon: 'none', currents: ['B'] }, { size: 1, icon: 'luck', currents: ['B'] },
      { size: 2, icon: 'mishap', currents: ['M'] }, { size: 1, icon: 'none', currents: ['T'] },
    ],
  },
  F04: {
    stock: { T: { base: 2, gain: { water: 2 } }, M: { base: 4, gain: { fish: 1 } }, B: { base: 7, gain: { fish: 3 } } },
    modifiers: { T: { add: 0 }, M: { add: 1 }, B: { times: 2 } },
    currents: { T: 'T', M: 'M', B: 'B' },
    strikes: [
      { size: 1, icon: 'none', currents: ['T'] }, { size: 1, icon: 'none', currents: ['M'] }, { size: 2, icon: 'none', currents: ['B'] },
      { size: 2, icon: 'luck', currents: ['M'] }, { size: 1, icon: 'mishap', currents: ['B'] },
    ],
  },
  F05: {
    stock: { T: { base: 4, gain: { fish: 1 } }, M: { base: 4, gain: { shell: 1 } }, B: { base: 5, gain: { fish: 1, bone: 1 } } },
    modifiers: { T: { add: 1 }, M: { add: 2 }, B: { add: -2 } },
    currents: { T: 'M', M: 'B', B: 'T' },
    strikes: [
      { size: 1, icon: 'none', currents: ['T', 'B'] }, { size: 2, icon: 'none', currents: ['M'] }, { size: 1, icon: 'mishap', currents: ['T'] },
      { size: 2, icon: 'luck', currents: ['B'] }, { size: 1, icon: 'none', currents: ['M', 'B'] },
    ],
    omen: 'cloud',
  },
  F06: {
    stock: { T: { base: 6, gain: { fish: 2 } }, M: { base: 3, gain: { fiber: 1, water: 1 } }, B: { base: 4, gain: { wood: 1, fiber: 1 } } },
    modifiers: { T: { add: -2 }, M: { add: 0 }, B: { add: 3 } },
    currents: { T: 'B', M: 'T', B: 'M' },
    strikes: [
      { size: 2, icon: 'none', currents: ['T', 'M'] }, { size: 1, icon: 'none', currents: ['B'] }, { size: 1, icon: 'luck', currents: ['T'] },
      { size: 1, icon: 'mishap', currents: ['M'] }, { size: 2, icon: 'none', currents: ['T', 'B'] },
    ],
  },
  F07: {
    stock: { T: { base: 3, gain: { clay: 1, water: 1 } }, M: { base: 5, gain: { fish: 2 } }, B: { base: 5, gain: { feather: 1, fish: 1 } } },
    modifiers: { T: { add: 1 }, M: { times: 2 }, B: { add: -1 } },
    currents: { T: 'T', M: 'B', B: 'M' },
    strikes: [
      { size: 1, icon: 'none', currents: ['M', 'B'] }, { size: 2, icon: 'luck', currents: ['T'] }, { size: 1, icon: 'none', currents: ['T'] },
      { size: 2, icon: 'mishap', currents: ['M'] }, { size: 1, icon: 'mishap', currents: ['B'] },
    ],
    omen: 'sun',
  },
  F08: {
    stock: { T: { base: 5, gain: { fish: 1, guts: 1 } }, M: { base: 2, gain: { water: 1 } }, B: { base: 6, gain: { fish: 2, shell: 1 } } },
    modifiers: { T: { add: 0 }, M: { add: -1 }, B: { add: 2 } },
    currents: { T: 'M', M: 'T', B: 'B' },
    strikes: [
      { size: 1, icon: 'none', currents: ['M'] }, { size: 2, icon: 'none', currents: ['T', 'M'] }, { size: 2, icon: 'luck', currents: ['B'] },
      { size: 1, icon: 'mishap', currents: ['T'] }, { size: 1, icon: 'none', currents: ['B'] },
    ],
  },
  F09: {
    stock: { T: { base: 4, gain: { riverstone: 1, fish: 1 } }, M: { base: 6, gain: { hide: 1, fish: 2 } }, B: { base: 3, gain: { fish: 1 } } },
    modifiers: { T: { add: 2 }, M: { add: 1 }, B: { add: 0 } },
    currents: { T: 'B', M: 'M', B: 'T' },
    strikes: [
      { size: 2, icon: 'none', currents: ['T', 'B'] }, { size: 1, icon: 'none', currents: ['M', 'B'] }, { size: 2, icon: 'mishap', currents: ['M'] },
      { size: 1, icon: 'luck', currents: ['T'] }, { size: 1, icon: 'none', currents: ['B'] },
    ],
    omen: 'star',
  },
  F10: {
    stock: { T: { base: 7, gain: { fish: 3, shell: 1 } }, M: { base: 4, gain: { wood: 1, fish: 1 } }, B: { base: 2, gain: { water: 1 } } },
    modifiers: { T: { times: 2 }, M: { add: 1 }, B: { add: -1 } },
    currents: { T: 'M', M: 'B', B: 'T' },
    strikes: [
      { size: 2, icon: 'none', currents: ['T'] }, { size: 1, icon: 'none', currents: ['T', 'M'] }, { size: 2, icon: 'none', currents: ['M', 'B'] },
      { size: 1, icon: 'luck', currents: ['B'] }, { size: 1, icon: 'mishap', currents: ['M'] },
    ],
    omen: 'comet',
  },
} as const satisfies Record<string, FishingCard>;

export type FishingId = keyof typeof fishing;
export const fishingIds = Object.keys(fishing) as readonly FishingId[];
