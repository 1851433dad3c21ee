import ground from '../../../shaders/vanguard/ground.glsl?raw';
import halcyon from '../../../shaders/vanguard/halcyon.glsl?raw';
import overlay from '../../../shaders/vanguard/overlay.glsl?raw';
import painting from '../../../shaders/vanguard/planet.glsl?raw';
import { biomes, type Biome } from '../../../src/engine/games/vanguard/content/vocabulary.ts';
import type { PlanetBoard } from '../../../src/table/games/vanguard/printed/boards.ts';
import { bend, eye, focal, project, target, view } from '../../../src/table/games/vanguard/printed/camera.ts';
import { context } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { readRed, release, render, toCanvas, type Surface } from './gl.ts';
import { palettes, type Palette } from './palettes.ts';

const map = { x: -20, y: -4, w: 40, h: 32 } as const;
const area = [map.x, map.y, map.w, map.h] as const;
const texels = { w: 1440, h: 1152 } as const;
/** Pixels of the painting per unit of the board; it is drawn larger than it was painted. */
export const detail = 1.4;

const filled = (n: number, values: readonly number[]): Float32Array => {
  const list = new Float32Array(n);
  list.set(values.slice(0, n));
  return list;
};

const segments = ({ paths }: PlanetBoard): { readonly ends: number[]; readonly runs: number[] } => {
  const ends: number[] = [];
  const runs: number[] = [];
  for (const { course, oneWay } of paths) {
    let before = 0;
    course.slice(1).forEach((at, i) => {
      const last = course[i]!;
      ends.push(last.x, last.y, at.x, at.y);
      runs.push(before, oneWay ? 1 : 0, 1, 0);
      before += Math.hypot(at.x - last.x, at.y - last.y);
    });
  }
  return { ends, runs };
};

/** A planet as far as it is painted. Whoever asks for it says it: the whole content of all planets would else be read for it. */
export interface PaintedPlanet {
  readonly id: string;
  readonly board: PlanetBoard;
  /** Of each sector. */
  readonly biomes: readonly (readonly Biome[])[];
}

/** The land from above: height, what is dry, rock, glow. */
function landOf({ id, board, biomes: lying }: PaintedPlanet, { form, seed, slope }: Palette): Surface {
  const size = { width: texels.w, height: texels.h, float: true, chunk: 256 } as const;
  if (id === 'halcyon-shelf') return render({ ...size, fragment: halcyon, uniforms: { uMap: area } });
  const code = (name: string | undefined): number => (name === undefined ? -1 : biomes.findIndex((one) => one === name));
  // every second point will do for a trodden way
  const ends = board.paths.flatMap(({ course }) =>
    course.filter((_, i) => i % 2 === 0).flatMap((at, i, all) => (i === 0 ? [] : [all[i - 1]!.x, all[i - 1]!.y, at.x, at.y])),
  );
  return render({
    ...size,
    fragment: ground,
    uniforms: {
      uMap: area,
      uSector: filled(36, board.sectors.flatMap(({ x, y, r }) => [x, y, r, 1])),
      uBiome: filled(36, lying.flatMap(([first, second]) => [code(first), code(second), 0, 0])),
      uPath: filled(800, ends),
      uPaths: Math.min(200, ends.length / 4),
      uForm: form.slice(0, 4),
      uForm2: form.slice(4),
      uSeed: seed,
      uSlope: slope,
      // a world without water has none in its hollows either
      uDry: lying.some((one) => one.includes('OCEAN')) ? 0 : 1,
    },
  });
}

interface Painted {
  readonly canvas: HTMLCanvasElement;
  /** Draws the sector rims and dotted paths on it, as they lie on the land. */
  print(): void;
}

function paint(planet: PaintedPlanet, k: number): Painted {
  const { board } = planet;
  const palette = palettes[planet.id]!;
  const land = landOf(planet, palette);
  const things = palette.things.flatMap(([, n, dx, dy, reach]) => {
    const { x, y } = board.sectors[n - 1]!;
    const at = { x: x + dx, y: y + dy };
    const z = readRed(land, Math.round(((at.x - map.x) / map.w) * texels.w), Math.round(((at.y - map.y) / map.h) * texels.h));
    return [at.x, at.y, Math.max(z, -0.35) - 0.04 - bend(at.x, at.y), reach];
  });
  const size = { width: Math.round(view.w * k), height: Math.round(view.h * k), chunk: 128 } as const;
  const uniforms = {
    uMap: area, uEye: eye, uTarget: target, uLens: [focal, view.w / view.h], uThing: things, uKind: palette.things.map(([kind]) => kind),
    uSize: [size.width, size.height], uSun: palette.sun, uFill: palette.fill, uHaze: palette.haze, uHazeSun: palette.hazeSun,
    uCover: palette.cover, uSecond: palette.second, uStoneA: palette.stone[0], uStoneB: palette.stone[1], uDeep: palette.water[0],
    uShallow: palette.water[1], uCold: palette.cold, uHot: palette.hot, uLeaf: palette.leaf, uNight: palette.night,
    uGiant: palette.giant, uHow: palette.how, uSunAt: palette.sunAt,
  };
  const textures = { uGround: land };
  const canvas = toCanvas(render({ ...size, fragment: painting, textures, uniforms: { ...uniforms, uMode: 0 } }));
  const print = (): void => {
    const place = render({ ...size, fragment: painting, float: true, textures, uniforms: { ...uniforms, uMode: 1 } });
    const pen = canvas.getContext('2d')!;
    pen.drawImage(linesOn(place, board, 0), 0, 0);
    pen.globalCompositeOperation = 'lighter';
    pen.drawImage(linesOn(place, board, 1), 0, 0);
    pen.globalCompositeOperation = 'source-over';
    release(land, place);
  };
  return { canvas, print };
}

/** Rims and dots; mode 0 is paint, mode 1 is light to be added. */
function linesOn(place: Surface, board: PlanetBoard, mode: number): HTMLCanvasElement {
  const { width, height } = place;
  const { ends, runs } = segments(board);
  const n = Math.min(200, ends.length / 4);
  const sectors = filled(36, board.sectors.flatMap(({ x, y, r }) => [x, y, r, 0]));
  for (let i = board.sectors.length; i < 9; i++) sectors.set([99, 99, 0.1, 0], i * 4);
  return toCanvas(
    render({
      width,
      height,
      fragment: overlay,
      textures: { uPlace: place },
      uniforms: { uSector: sectors, uPath: filled(800, ends), uRun: filled(800, runs), uPaths: n, uMode: mode },
    }),
  );
}

/** Pixels of the picture that a card has of a sector. */
const crop = { w: 340, h: 224 } as const;

/** The board of a planet, and a picture of each of its sectors for cards and logs. */
export function planetFrames(planet: PaintedPlanet): Frame[] {
  const { id, board } = planet;
  const { canvas, print } = paint(planet, detail);
  const views = board.sectors.map((sector): Frame => {
    const { x, y, scale } = project(sector.x, sector.y + 0.5, sector.z + 0.5);
    const w = Math.min(canvas.width, 5.2 * scale * detail);
    const h = (w * crop.h) / crop.w;
    const left = Math.max(0, Math.min(canvas.width - w, x * detail - w / 2));
    const top = Math.max(0, Math.min(canvas.height - h, y * detail - h / 2));
    const pen = context(crop.w, crop.h);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(canvas, left, top, w, h, 0, 0, crop.w, crop.h);
    return { ...frame(`view/${id}/${sector.n}`, pen.canvas), extrude: true };
  });
  print();
  return [{ ...frame(`planet/${id}`, canvas, 0, 0), extrude: true }, ...views];
}
