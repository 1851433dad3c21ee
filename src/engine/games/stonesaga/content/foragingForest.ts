import type { ForagingCard } from './schema.ts';

/** N7. The forest deck. Totals over the deck are checked by a test. */
export const forestCards = {
  FF01: { name: 'Windthrow', deck: 'forest', fore: [{ kind: 'tree', bonus: ['pitch'] }, { kind: 'root' }], mid: [{ kind: 'smallPrey' }, { kind: 'nut' }], back: [{ kind: 'largePrey' }] },
  FF02: { name: 'Alder Bend', deck: 'forest', omen: 'moon', fore: [{ kind: 'tracks' }, { kind: 'nut', bonus: ['mushroom'] }], mid: [{ kind: 'tree', bonus: ['feather'] }, { kind: 'stream' }], back: [{ kind: 'tree' }] },
  FF03: { name: 'Old Den', deck: 'forest', fore: [{ kind: 'tree' }], mid: [{ kind: 'predator' }, { kind: 'tracks' }], back: [{ kind: 'tree', bonus: ['fiber'] }, { kind: 'root' }] },
} as const satisfies Record<string, ForagingCard>;
