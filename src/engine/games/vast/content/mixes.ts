import type { MixChanges } from './schema.ts';

/** Every listed way to play the full game. What is not listed cannot be played. */
export const roleMixes = {
  five: { title: 'All five', roles: ['paladin', 'skeletons', 'spider', 'manor', 'warlock'], starred: false },
  'no-warlock': { title: 'Without the Warlock', roles: ['paladin', 'skeletons', 'spider', 'manor'], starred: true },
  'no-manor': { title: 'Without the Manor', roles: ['paladin', 'skeletons', 'spider', 'warlock'], starred: true, warlockSpells: ['expand'] },
  'paladin-skeletons-spider': { title: 'Paladin, Skeletons, Spider', roles: ['paladin', 'skeletons', 'spider'], starred: true, spiderExpands: true },
  'paladin-spider-manor': {
    title: 'Paladin, Spider, Manor', roles: ['paladin', 'spider', 'manor'], starred: true,
    treasuresOut: ['armor'], favorsOut: ['disdain', 'radiantLamps'], terror: 2, seals: 3,
  },
  'paladin-spider-warlock': {
    title: 'Paladin, Spider, Warlock', roles: ['paladin', 'spider', 'warlock'], starred: true,
    treasuresOut: ['armor'], favorsOut: ['disdain', 'radiantLamps'], terror: 2, warlockSpells: ['syphonSpecialize', 'expand'],
  },
  'skeletons-spider-warlock': {
    title: 'Skeletons, Spider, Warlock', roles: ['skeletons', 'spider', 'warlock'], starred: false,
    terror: 2, spiderlingsForce: true, warlockSpells: ['expand', 'enclose'], gearOut: ['shield', 'kukri', 'pauldrons', 'poison'],
  },
  'skeletons-spider-manor': {
    title: 'Skeletons, Spider, Manor', roles: ['skeletons', 'spider', 'manor'], starred: false,
    terror: 2, seals: 3, spiderlingsForce: true, gearOut: ['shield', 'kukri', 'pauldrons', 'poison'],
  },
  'paladin-spider': {
    title: 'Paladin against Spider', roles: ['paladin', 'spider'], starred: true,
    treasuresOut: ['armor'], favorsOut: ['radiantLamps'], terror: 2, spiderExpands: true,
  },
  'skeletons-spider': { title: 'Skeletons against Spider', roles: ['skeletons', 'spider'], starred: true, terror: 2, spiderExpands: true, spiderlingsForce: true },
} as const satisfies Record<string, MixChanges>;

export type RoleMixId = keyof typeof roleMixes;
export const roleMixIds = Object.keys(roleMixes) as readonly RoleMixId[];
