import type { ForagingCard } from './schema.ts';

/** N7. The prairie deck. Totals over the deck are checked by a test. */
export const prairieCards = {
  FP01: { name: 'Gold Fold', deck: 'prairie', omen: 'sun', fore: [{ kind: 'grain' }, { kind: 'grain', bonus: ['fiber'] }], mid: [{ kind: 'grain' }, { kind: 'smallPrey' }], back: [{ kind: 'largePrey' }] },
  FP02: { name: 'Hawk Stone', deck: 'prairie', fore: [{ kind: 'tracks' }, { kind: 'root', bonus: ['bone'] }], mid: [{ kind: 'grain', bonus: ['feather'] }, { kind: 'tracks' }], back: [{ kind: 'grain' }] },
  FP03: { name: 'The Grass Parts', deck: 'prairie', fore: [{ kind: 'predator' }], mid: [{ kind: 'grain' }, { kind: 'root', bonus: ['sunstone'] }], back: [{ kind: 'largePrey' }, { kind: 'stream' }] },
} as const satisfies Record<string, ForagingCard>;
