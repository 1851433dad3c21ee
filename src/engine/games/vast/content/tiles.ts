/** Sides of a tile, clockwise. A quarter turn moves every side one place on. */
export const sides = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof sides)[number];
export type Turn = 0 | 1 | 2 | 3;

export type TileKind = 'poltergeist' | 'treasure' | 'shrine' | 'blood' | 'pit' | 'armory' | 'entrance';

/** Walls of each shape before it is turned. */
export const shapes = {
  X: [],
  T: ['N'],
  I: ['N', 'S'],
  L: ['N', 'W'],
  D: ['N', 'E', 'W'],
} as const satisfies Record<string, readonly Side[]>;
export type Shape = keyof typeof shapes;

/** How many tiles of each kind and shape are in the stack before set-up. */
export const stackMix = {
  poltergeist: { X: 2, T: 2, I: 3, L: 2 },
  treasure: { T: 1, L: 2, D: 3 },
  shrine: { X: 2, T: 2, I: 1, L: 1 },
  blood: { X: 3, T: 5, I: 3, L: 4 },
  pit: { T: 2, I: 2, L: 2, D: 3 },
} as const satisfies Partial<Record<TileKind, Partial<Record<Shape, number>>>>;

interface TileFace {
  readonly kind: TileKind;
  readonly shape: Shape;
}

/** `blood-T-3`: kind, shape, and which of its likes. The name is on the Lit side only and never leaves the rules before that. */
export type TileId = string;

const stacked = Object.entries(stackMix).flatMap(([kind, mix]) =>
  Object.entries(mix).flatMap(([shape, count]) =>
    Array.from({ length: count }, (_, i) => [`${kind}-${shape}-${i + 1}`, { kind, shape } as TileFace] as const),
  ),
);

export const stackTiles: readonly TileId[] = stacked.map(([id]) => id);
export const startingPit: TileId = 'pit-X-1';
export const entrance: TileId = 'entrance-T-1';
export const armories: readonly TileId[] = ['armory-T-1', 'armory-T-2', 'armory-T-3', 'armory-T-4'];

export const tileFaces: Readonly<Record<TileId, TileFace>> = Object.fromEntries([
  ...stacked,
  [startingPit, { kind: 'pit', shape: 'X' } as TileFace],
  [entrance, { kind: 'entrance', shape: 'T' } as TileFace],
  ...armories.map((id) => [id, { kind: 'armory', shape: 'T' } as TileFace] as const),
]);
