import type { TrackId } from '../../../../engine/games/vast/content/rituals.ts';
import { row, type PrintedArea, type PrintedPoint } from './places.ts';

const TOP = 20;
const HEIGHT = 118;
const FIRST = 320;
const WIDTH = 114;
const GAP = 6;

/** A power and its three spaces for cubes; what a space is worth is printed below it. */
interface PrintedTrack {
  readonly box: PrintedArea;
  readonly spaces: readonly PrintedPoint[];
}

const track = (i: number): PrintedTrack => {
  const x = FIRST + i * (WIDTH + GAP);
  return { box: { x, y: TOP, w: WIDTH, h: HEIGHT }, spaces: row(3, x + WIDTH / 2 - 34, TOP + 56, 34) };
};

const DRAW_X = FIRST + 5 * (WIDTH + GAP);
/** Treasures are placed even without a cube, so this track has a column for none. */
const draw: PrintedTrack & { readonly none: PrintedPoint; readonly kinds: PrintedPoint } = {
  box: { x: DRAW_X, y: TOP, w: 166, h: HEIGHT },
  spaces: row(3, DRAW_X + 79, TOP + 53, 34),
  none: { x: DRAW_X + 48, y: TOP + 53 },
  kinds: { x: DRAW_X + 22, y: TOP + 80 },
};

const tracks: Record<TrackId, PrintedTrack> = {
  reveal: track(0),
  shift: track(1),
  swap: track(2),
  walls: track(3),
  wraith: track(4),
  draw,
};

export const MANOR = {
  w: 1250,
  h: 200,
  portrait: { x: 26, y: 21, w: 118, h: 158 },
  tracks,
  draw,
  omensBox: { x: 158, y: 64, w: 152, h: 74 },
  omens: row(3, 196, 116, 38),
  wallsBox: { x: 1098, y: TOP, w: 128, h: 76 },
  wall: { x: 1150, y: 88 },
  wallsLeft: { x: 1208, y: 74 },
  portentsBox: { x: 1098, y: 104, w: 128, h: 76 },
  portent: { x: 1140, y: 158 },
  portentsLeft: { x: 1192, y: 154 },
  seals: row(15, 268, 164, 57),
  seal: 17,
};
