/** Board space: one unit is one tile, (0, 0) is the upper left corner of the grid, z points up. */
export const GRID = 7;
export const GROUNDS = 0.66;
export const FRAME = 0.15;
export const EDGE = GROUNDS + FRAME;

/** Levels in tiles. `wall` and `pit` are measured from the tile, everything else from the table. */
export const Z = { table: 0, board: 0.15, crypt: 0.12, tile: 0.195, wall: 0.25, pit: -0.5 };

/** The camera: pixels per tile at 1080 lines, foreshortening of the ground and of the height. It is affine. */
export const SCALE = 110;
export const TILT = 0.86;
export const RISE = 0.51;

/** Pixels of a board point, measured from the projected corner of the grid. */
export function project(x: number, y: number, z = 0) {
  return { x: x * SCALE, y: y * SCALE * TILT - z * SCALE * RISE };
}

/** Toward the lamp: upper left. Any lower, and north and west walls put a third of every room into shadow. */
export const LIGHT = normalize(-0.5, -0.36, 0.79);

/** Where the lamp's pool lies on the board; far from it things are darker and cooler. */
export const POOL = { x: 2.6, y: 2.4, near: 1.5, far: 7.6, least: 0.56 };

/**
 * A standing figure's silhouette laid on the ground: x' = x + lean * y, y' = flat * y. Half of the true length, which would cross
 * two tiles.
 */
export const SHADOW = { lean: -0.62, flat: -0.38 };

/** Pixels per design unit of the figures at scale 1; their feet stand at (0, 0). */
export const FIGURE = 0.305;

/** Grounds ring: rectangles in tiles, and the number of the Spawn if there is one. */
export const GROUNDS_SPACES = [
  { id: 'W-S', x: -GROUNDS, y: 5, w: GROUNDS, h: 2, spawn: 1 },
  { id: 'S-W', x: 0, y: 7, w: 3, h: GROUNDS, spawn: 2 },
  { id: 'S-E', x: 4, y: 7, w: 3, h: GROUNDS, spawn: 3 },
  { id: 'E-S', x: 7, y: 5, w: GROUNDS, h: 2, spawn: 0 },
  { id: 'E-M', x: 7, y: 2, w: GROUNDS, h: 3, spawn: 0 },
  { id: 'E-N', x: 7, y: 0, w: GROUNDS, h: 2, spawn: 4 },
  { id: 'N-E', x: 5, y: -GROUNDS, w: 2, h: GROUNDS, spawn: 5 },
  { id: 'N-M', x: 2, y: -GROUNDS, w: 3, h: GROUNDS, spawn: 0 },
  { id: 'N-W', x: 0, y: -GROUNDS, w: 2, h: GROUNDS, spawn: 6 },
  { id: 'W-N', x: -GROUNDS, y: 0, w: GROUNDS, h: 2, spawn: 0 },
  { id: 'W-M', x: -GROUNDS, y: 2, w: GROUNDS, h: 3, spawn: 0 },
] as const;

/** The height of the number of a Spawn, in tiles. */
export const spawnLetters = 0.25;

/** The middle of a Spawn: south of the house it lies a little nearer to it. */
export const spawnAt = ({ x, y, w, h }: (typeof GROUNDS_SPACES)[number]) => ({ x: x + w / 2, y: y + h / 2 - (y > 6 ? 0.06 : 0) });

/** Share of the lamp's light at a board point, 1 in its pool. */
function poolAt(x: number, y: number) {
  const t = Math.min(1, Math.max(0, (Math.hypot((x - POOL.x) * 0.92, y - POOL.y) - POOL.near) / (POOL.far - POOL.near)));
  return 1 - (1 - POOL.least) * t * t * (3 - 2 * t);
}

/** Multiply colour for a baked tile: the tiles are lit as if they lay in the pool. */
export function tileTint(x: number, y: number) {
  const k = 1 - (1 - poolAt(x, y)) * 0.62;
  const channel = (cool: number) => Math.round(255 * Math.min(1, k + (1 - k) * cool));
  return (channel(0) << 16) | (channel(0.08) << 8) | channel(0.3);
}

/** Multiply colour for a figure. Darker than this and the print looks dirty. */
export function figureTint(x: number, y: number) {
  const far = (1 - poolAt(x, y)) / (1 - POOL.least);
  const mix = (a: number, b: number) => Math.round(a + (b - a) * far);
  return (mix(255, 232) << 16) | (mix(252, 224) << 8) | mix(244, 236);
}

function normalize(x: number, y: number, z: number): readonly [number, number, number] {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
}
