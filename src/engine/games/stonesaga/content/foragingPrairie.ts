import type { ForagingCard } from './schema.ts';

/** N7. The prairie deck. Totals over the deck are checked by a test. */
export const prairieCards = {
  FP01: {
    name: 'Gold Fold', deck: 'prairie', omen: 'sun',
    fore: [{ kind: 'grain' }, { kind: 'grain', bonus: ['fiber'] }],
    mid: [{ kind: 'grain' }, { kind: 'smallPrey' }],
    back: [{ kind: 'largePrey' }],
  },
  FP02: {
    name: 'Hawk Stone', deck: 'prairie',
    fore: [{ kind: 'tracks' }, { kind: 'root', bonus: ['bone'] }],
    mid: [{ kind: 'grain', bonus: ['feather'] }, { kind: 'tracks' }],
    back: [{ kind: 'grain' }],
  },
  FP03: {
    name: 'The Grass Parts', deck: 'prairie',
    fore: [{ kind: 'predator' }],
    mid: [{ kind: 'grain' }, { kind: 'root', bonus: ['sunstone'] }],
    back: [{ kind: 'largePrey' }, { kind: 'stream' }],
  },
  FP04: {
    name: 'Long Swale', deck: 'prairie',
    fore: [{ kind: 'smallPrey' }],
    mid: [{ kind: 'predator' }, { kind: 'root', bonus: ['mushroom'] }, { kind: 'grain', bonus: ['fiber'] }],
    back: [{ kind: 'root' }],
  },
  FP05: {
    name: 'Burrow Field', deck: 'prairie',
    fore: [{ kind: 'smallPrey' }, { kind: 'tree' }],
    mid: [{ kind: 'predator' }, { kind: 'nut' }, { kind: 'root', bonus: ['cloudstone'] }],
    back: [],
  },
  FP06: {
    name: 'Wind Comb', deck: 'prairie', omen: 'cloud',
    fore: [{ kind: 'tracks' }],
    mid: [{ kind: 'root', bonus: ['sunstone'] }, { kind: 'smallPrey' }],
    back: [{ kind: 'predator' }, { kind: 'stream', bonus: ['fish'] }],
  },
  FP07: {
    name: 'Bone Wallow', deck: 'prairie', omen: 'moon',
    fore: [{ kind: 'grain' }, { kind: 'grain', bonus: ['fiber'] }],
    mid: [{ kind: 'tracks' }, { kind: 'largePrey' }, { kind: 'smallPrey' }],
    back: [{ kind: 'nut', bonus: ['mushroom'] }],
  },
  FP08: {
    name: 'Three Sisters', deck: 'prairie',
    fore: [{ kind: 'smallPrey', bonus: ['bone'] }, { kind: 'tracks' }],
    mid: [{ kind: 'grain' }],
    back: [{ kind: 'largePrey' }, { kind: 'grain' }],
  },
  FP09: {
    name: 'Lark Rise', deck: 'prairie',
    fore: [{ kind: 'largePrey' }, { kind: 'tracks' }, { kind: 'root' }],
    mid: [{ kind: 'predator' }],
    back: [{ kind: 'grain', bonus: ['cloudstone'] }],
  },
  FP10: {
    name: 'Cracked Rill', deck: 'prairie',
    fore: [],
    mid: [{ kind: 'tracks' }, { kind: 'root', bonus: ['riverstone'] }, { kind: 'largePrey', bonus: ['bone'] }],
    back: [{ kind: 'tree' }, { kind: 'nut' }, { kind: 'grain' }],
  },
  FP11: {
    name: 'Herd Trail', deck: 'prairie',
    fore: [{ kind: 'root', bonus: ['sunstone'] }, { kind: 'stream', bonus: ['riverstone'] }],
    mid: [{ kind: 'stream' }, { kind: 'tracks' }],
    back: [{ kind: 'predator' }, { kind: 'smallPrey' }],
  },
  FP12: {
    name: 'Thistle Reach', deck: 'prairie',
    fore: [{ kind: 'grain' }, { kind: 'stream' }],
    mid: [{ kind: 'tree', bonus: ['feather'] }, { kind: 'smallPrey' }, { kind: 'smallPrey' }],
    back: [],
  },
  FP13: {
    name: 'Lone Thorn', deck: 'prairie',
    fore: [{ kind: 'smallPrey' }, { kind: 'root' }, { kind: 'tree' }],
    mid: [],
    back: [{ kind: 'grain', bonus: ['cloudstone'] }, { kind: 'grain', bonus: ['feather'] }],
  },
  FP14: {
    name: 'Seed Drift', deck: 'prairie',
    fore: [{ kind: 'nut' }],
    mid: [{ kind: 'grain', bonus: ['fiber'] }, { kind: 'largePrey' }, { kind: 'nut' }],
    back: [{ kind: 'smallPrey' }, { kind: 'tree' }],
  },
  FP15: {
    name: 'Sky Pan', deck: 'prairie', omen: 'star',
    fore: [{ kind: 'grain', bonus: ['feather'] }],
    mid: [{ kind: 'stream' }],
    back: [{ kind: 'grain' }, { kind: 'tree' }, { kind: 'root' }],
  },
  FP16: {
    name: 'Coyote Bluff', deck: 'prairie',
    fore: [{ kind: 'root' }, { kind: 'grain', bonus: ['fiber'] }],
    mid: [],
    back: [{ kind: 'smallPrey' }, { kind: 'grain' }, { kind: 'root', bonus: ['mushroom'] }],
  },
  FP17: {
    name: 'Old Burn', deck: 'prairie', omen: 'comet',
    fore: [{ kind: 'tracks' }],
    mid: [{ kind: 'grain', bonus: ['fiber'] }, { kind: 'grain' }],
    back: [{ kind: 'largePrey' }, { kind: 'smallPrey' }],
  },
  FP18: {
    name: 'Evening Run', deck: 'prairie',
    fore: [{ kind: 'predator' }, { kind: 'grain', bonus: ['bone'] }],
    mid: [{ kind: 'tracks' }, { kind: 'tree', bonus: ['pitch'] }],
    back: [{ kind: 'largePrey' }, { kind: 'root' }],
  },
} as const satisfies Record<string, ForagingCard>;
