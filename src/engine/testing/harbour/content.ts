export const goods = ['fish', 'salt', 'timber', 'cloth'] as const;
export type Good = (typeof goods)[number];
export type Cost = Readonly<Partial<Record<Good, number>>>;

/** Harbour is a made-up game with one of everything a kernel must carry. Only tests play it. */
export const cards = {
  lighthouse: { cost: { timber: 2, salt: 1 }, points: 1, copies: 2 },
  granary: { cost: { timber: 3 }, points: 1, copies: 3 },
  regatta: { cost: { cloth: 2 }, points: 0, copies: 4 },
} as const satisfies Record<string, { cost: Cost; points: number; copies: number }>;

export type CardId = keyof typeof cards;
export const cardIds = Object.keys(cards) as CardId[];

/** Sealed letters, one in each hand: worth a point at the end, and nobody else's business until then. */
export const letters = ['seal:anchor', 'seal:crown', 'seal:gull', 'seal:knot', 'seal:whale'] as const;
export type Letter = (typeof letters)[number];

export const berths = 18;
export const quayCost: Cost = { timber: 1, salt: 1 };
