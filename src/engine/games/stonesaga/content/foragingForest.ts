import type { ForagingCard } from './schema.ts';

/** N7. The forest deck. Totals over the deck are checked by a test. */
export const forestCards = {
  FF01: {
    name: 'Windthrow', deck: 'forest',
    fore: [{ kind: 'tree', bonus: ['pitch'] }, { kind: 'root' }],
    mid: [{ kind: 'smallPrey' }, { kind: 'nut' }],
    back: [{ kind: 'largePrey' }],
  },
  FF02: {
    name: 'Alder Bend', deck: 'forest', omen: 'moon',
    fore: [{ kind: 'tracks' }, { kind: 'nut', bonus: ['mushroom'] }],
    mid: [{ kind: 'tree', bonus: ['feather'] }, { kind: 'stream' }],
    back: [{ kind: 'tree' }],
  },
  FF03: {
    name: 'Old Den', deck: 'forest',
    fore: [{ kind: 'tree' }],
    mid: [{ kind: 'predator' }, { kind: 'tracks' }],
    back: [{ kind: 'tree', bonus: ['fiber'] }, { kind: 'root' }],
  },
  FF04: {
    name: 'Moss Stair', deck: 'forest',
    fore: [{ kind: 'predator' }, { kind: 'stream', bonus: ['riverstone'] }],
    mid: [{ kind: 'tree', bonus: ['pitch'] }, { kind: 'nut' }],
    back: [{ kind: 'tree' }],
  },
  FF05: {
    name: 'Split Birch', deck: 'forest',
    fore: [{ kind: 'tracks' }],
    mid: [{ kind: 'nut', bonus: ['fiber'] }, { kind: 'largePrey' }, { kind: 'tracks' }],
    back: [{ kind: 'root' }],
  },
  FF06: {
    name: 'Deer Pool', deck: 'forest',
    fore: [{ kind: 'nut' }],
    mid: [{ kind: 'root' }, { kind: 'tree', bonus: ['fiber'] }],
    back: [{ kind: 'predator' }, { kind: 'nut', bonus: ['sunstone'] }],
  },
  FF07: {
    name: 'Fern Hollow', deck: 'forest', omen: 'cloud',
    fore: [{ kind: 'root' }, { kind: 'tracks' }],
    mid: [{ kind: 'tree' }, { kind: 'root', bonus: ['cloudstone'] }],
    back: [{ kind: 'tree', bonus: ['fiber'] }, { kind: 'largePrey' }],
  },
  FF08: {
    name: 'Charred Stand', deck: 'forest', omen: 'comet',
    fore: [{ kind: 'tracks' }, { kind: 'nut', bonus: ['mushroom'] }],
    mid: [{ kind: 'largePrey' }, { kind: 'tree' }, { kind: 'smallPrey' }],
    back: [],
  },
  FF09: {
    name: 'Owl Gallery', deck: 'forest', omen: 'star',
    fore: [],
    mid: [{ kind: 'tree' }, { kind: 'tree', bonus: ['pitch'] }],
    back: [{ kind: 'predator' }, { kind: 'tree' }, { kind: 'stream', bonus: ['fish'] }],
  },
  FF10: {
    name: 'Bramble Gate', deck: 'forest',
    fore: [{ kind: 'smallPrey', bonus: ['feather'] }, { kind: 'stream', bonus: ['fish'] }],
    mid: [{ kind: 'predator' }, { kind: 'root' }],
    back: [{ kind: 'largePrey' }],
  },
  FF11: {
    name: 'Wet Stones', deck: 'forest',
    fore: [],
    mid: [{ kind: 'tree', bonus: ['mushroom'] }, { kind: 'tracks' }, { kind: 'stream', bonus: ['riverstone'] }],
    back: [{ kind: 'smallPrey' }, { kind: 'root' }],
  },
  FF12: {
    name: 'Fallen Ring', deck: 'forest',
    fore: [{ kind: 'tree' }, { kind: 'largePrey' }, { kind: 'tree', bonus: ['feather'] }],
    mid: [{ kind: 'tracks' }],
    back: [{ kind: 'tree' }],
  },
  FF13: {
    name: 'Fox Bank', deck: 'forest',
    fore: [{ kind: 'tree' }, { kind: 'tree' }],
    mid: [{ kind: 'smallPrey' }, { kind: 'tree', bonus: ['fiber'] }],
    back: [{ kind: 'nut' }],
  },
  FF14: {
    name: 'Needle Floor', deck: 'forest',
    fore: [{ kind: 'root', bonus: ['mushroom'] }, { kind: 'smallPrey' }],
    mid: [{ kind: 'predator' }],
    back: [{ kind: 'smallPrey' }, { kind: 'nut' }],
  },
  FF15: {
    name: 'Antler Ridge', deck: 'forest',
    fore: [{ kind: 'smallPrey', bonus: ['bone'] }, { kind: 'tracks' }, { kind: 'nut' }],
    mid: [],
    back: [{ kind: 'largePrey' }, { kind: 'tree', bonus: ['feather'] }],
  },
  FF16: {
    name: 'Hollow Oak', deck: 'forest',
    fore: [],
    mid: [{ kind: 'root', bonus: ['riverstone'] }, { kind: 'nut' }],
    back: [{ kind: 'tree' }, { kind: 'smallPrey' }, { kind: 'tree', bonus: ['pitch'] }],
  },
  FF17: {
    name: 'Spring Cleft', deck: 'forest', omen: 'sun',
    fore: [{ kind: 'tree' }],
    mid: [{ kind: 'smallPrey' }],
    back: [{ kind: 'predator' }, { kind: 'smallPrey', bonus: ['bone'] }, { kind: 'stream', bonus: ['mushroom'] }],
  },
  FF18: {
    name: 'Dusk Thicket', deck: 'forest',
    fore: [{ kind: 'predator' }, { kind: 'root', bonus: ['bone'] }, { kind: 'tree', bonus: ['pitch'] }],
    mid: [{ kind: 'tracks' }, { kind: 'smallPrey' }],
    back: [{ kind: 'nut' }],
  },
} as const satisfies Record<string, ForagingCard>;
