import { context, rect } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { random } from '../../bake/random.ts';
import { RISE, TILT, Z } from '../../../src/table/games/vast/printed/space.ts';
import type { Shape } from '../../../src/engine/games/vast/content/tiles.ts';
import { wallsOfShape } from '../../../src/engine/games/vast/reckoning/tileWalls.ts';
import { Brush } from './brush.ts';
import { darkFloor } from './crypts.ts';
import { drawRelief, FINE, PART, type View } from './relief.ts';
import { ROOMS } from './rooms.ts';
import { walls } from './walls.ts';

const MAP = { x: -0.6, y: -0.6, size: 2.2, unit: 448 };
/** Screen rectangle round one tile; the shadows reach further than the walls. */
const CLOSE: View = { x: -0.02, y: -0.34, w: 1.04, h: 1.2 };
const WIDE: View = { x: -0.4, y: -0.4, w: 1.8, h: 1.6 };

interface TileLook { kind: string; shape: Shape; variant: string; room: string }

/** Which room lies on which tile. Each kind keeps one mark: pentagram, coins or bed, sun, blood, hole, crossed swords, key. */
const MIX: Record<string, Partial<Record<Shape, readonly string[]>>> = {
  poltergeist: { X: ['pentagram', 'round'], T: ['music', 'salon'], I: ['rug', 'gallery'], L: ['nursery', 'library'] },
  treasure: { T: ['study', 'vault'], L: ['study', 'vault'], D: ['bed', 'wardrobe'] },
  shrine: { X: ['dais', 'cloister'], T: ['chapel', 'dais'], I: ['chapel', 'cloister'], L: ['dais', 'oratory'] },
  blood: { X: ['parquet', 'dining'], T: ['kitchen', 'planks'], I: ['hall', 'bath'], L: ['kitchen', 'pantry'] },
  pit: { X: ['well'], T: ['pitPlanks', 'pitStone'], I: ['pitStone', 'pitPlanks'], L: ['pitPlanks', 'pitStone'], D: ['pitStone', 'pitPlanks'] },
  armory: { T: ['swords', 'forge'] },
  entrance: { T: ['foyer'] },
};

const TILES: TileLook[] = Object.entries(MIX).flatMap(([kind, shapes]) =>
  Object.entries(shapes).flatMap(([shape, rooms]) =>
    rooms.map((room, i) => ({ kind, shape: shape as Shape, variant: 'ab'[i]!, room })),
  ),
);

/** The middle of the tile's floor is the anchor of everything that belongs to a tile. */
function anchored(name: string, canvas: HTMLCanvasElement, view: View): Frame {
  return frame(name, canvas, (0.5 - view.x) / view.w, (0.5 * TILT - Z.tile * RISE - view.y) / view.h);
}

function slab() {
  const b = new Brush(MAP);
  b.floor = Z.tile;
  b.fill(rect(0.01, 0.01, 0.98, 0.98, 0.02), '#c9b48a', { z: -0.004 });
  return b;
}

export function tileFrames(): Frame[] {
  return TILES.flatMap((look, n) => [0, 1, 2, 3].map((turn) => drawTile(look, turn, n)));
}

function drawTile({ kind, shape, variant, room }: TileLook, turn: number, n: number) {
  const b = slab();
  b.rand = random(n * 31 + 7);
  b.at(0, 0, turn, () => b.clip(rect(0.018, 0.018, 0.964, 0.964, 0.012), () => ROOMS[room]!(b)));
  walls(b, wallsOfShape(shape, turn));
  const canvas = drawRelief(b, CLOSE, { part: PART.tile, ground: Z.crypt, stain: [n * 3.7, n * 1.9] });
  return anchored(`tile/${kind}/${shape}/${variant}/${turn}`, canvas, CLOSE);
}

/** Shadows on the neighbours, the strips of wall in front and behind, and the unlit tile. */
export function wallFrames(): Frame[] {
  const frames: Frame[] = [];
  for (let mask = 0; mask < 16; mask++) {
    const b = slab();
    b.fill(rect(0.018, 0.018, 0.964, 0.964, 0.012), '#6b5a50', { z: 0 });
    walls(b, mask);
    frames.push(...spill(mask, softened(drawRelief(b, WIDE, { part: PART.spill, ground: Z.tile }))));
    if (mask & 4) frames.push(anchored(`wallfront/${mask}`, drawRelief(b, CLOSE, { part: PART.southWall, ground: Z.crypt }), CLOSE));
    if (mask & 1) frames.push(anchored(`wallback/${mask}`, drawRelief(b, CLOSE, { part: PART.northWall, ground: Z.crypt }), CLOSE));
  }
  const b = new Brush(MAP);
  darkFloor(b);
  frames.push(anchored('dark', drawRelief(b, CLOSE, { part: PART.tile, ground: Z.crypt }), CLOSE));
  frames.push(anchored('spill/slab', softened(drawRelief(slab(), WIDE, { part: PART.spill, ground: Z.crypt })), WIDE));
  return frames;
}

/** A shadow on the neighbours is soft; the few rays of the relief leave blocks in it. */
function softened(src: HTMLCanvasElement) {
  const ctx = context(src.width, src.height);
  ctx.filter = 'blur(3px)';
  ctx.drawImage(src, 0, 0);
  return ctx.canvas;
}

/**
 * The whole shadow of a tile, and the same in two parts: `row` falls on the neighbours to the sides and is drawn after its own row,
 * `below` falls on the row to the south and is drawn after that one. So walls further south stay in front of it.
 */
function spill(mask: number, canvas: HTMLCanvasElement): Frame[] {
  const edge = Math.round((TILT - Z.tile * RISE - WIDE.y) * FINE);
  const part = (top: number, bottom: number) => {
    const ctx = context(canvas.width, canvas.height);
    ctx.drawImage(canvas, 0, top, canvas.width, bottom - top, 0, top, canvas.width, bottom - top);
    return ctx.canvas;
  };
  return [
    anchored(`spill/${mask}`, canvas, WIDE),
    anchored(`spill/${mask}/row`, part(0, edge), WIDE),
    anchored(`spill/${mask}/below`, part(edge, canvas.height), WIDE),
  ];
}
