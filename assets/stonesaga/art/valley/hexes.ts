import ground from '../../../../shaders/stonesaga/hex.glsl?raw';
import finish from '../../../../shaders/stonesaga/hexfinal.glsl?raw';
import veil from '../../../../shaders/stonesaga/shroud.glsl?raw';
import type { HexId } from '../../../../src/engine/games/stonesaga/content/hexes.ts';
import { lands, type Feature, type Land } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { layer } from '../layer.ts';
import { shaded } from '../shading.ts';
import { zoneLines } from './borders.ts';
import { hexBox, hexRadius, sharp } from '../../../../src/table/games/stonesaga/printed/hexagon.ts';
import { country, featureNumber, type Country } from './land.ts';
import { mostPoints, strokes, type Stroke } from './strokes.ts';
import { paintTile } from './tile.ts';

const numbered = (feature: Feature | undefined): number => (feature ? featureNumber[feature] : 0);

function points(line: Stroke): Float32Array {
  const flat = new Float32Array(mostPoints * 3);
  line.forEach((p, i) => flat.set(p, i * 3));
  return flat;
}

function groundOf(hex: Country): HTMLCanvasElement {
  const [river, chasm] = [strokes(hex, 'river'), strokes(hex, 'chasm')];
  return shaded({
    fragment: ground,
    ...hexBox,
    scale: sharp,
    uniforms: {
      uR: hexRadius,
      uSeed: hex.seed,
      uLand: hex.land === 'heath' ? 0 : 1,
      uZone: new Float32Array(hex.zones.flatMap((zone) => [numbered(zone[0]), numbered(zone[1])])),
      uEdge: new Float32Array(hex.full.map(numbered)),
      uRiver: points(river),
      uRiverN: river.length,
      uChasm: points(chasm),
      uChasmN: chasm.length,
    },
  });
}

/** Ground and props on a stone tile: grain, worn pigment, bevel, shadow of the tray. */
const laid = (under: HTMLCanvasElement, props: HTMLCanvasElement, seed: number): HTMLCanvasElement =>
  shaded({ fragment: finish, ...hexBox, scale: sharp, uniforms: { uR: hexRadius, uSeed: seed }, textures: { uGround: under, uProps: props } });

export const hexFrames = (ids: readonly HexId[]): Frame[] =>
  ids.map((id) => {
    const hex = country(id);
    return frame(`valley/hex/${id}`, laid(groundOf(hex), layer(hexBox.w, hexBox.h, (c) => paintTile(c, hex), sharp).canvas, hex.seed));
  });

/** What is guessed through the mist; a chalk mark says the feature itself. */
const shapes = { trees: 1, plain: 2, water: 4, peaks: 6 } as const;

const shrouded = (land: Land, shape: keyof typeof shapes, seed: number): Frame => {
  const under = shaded({
    fragment: veil, ...hexBox, scale: sharp, uniforms: { uR: hexRadius, uSeed: seed, uHint: shapes[shape], uLand: land === 'heath' ? 0 : 1 },
  });
  const lines = layer(hexBox.w, hexBox.h, (c) => (c.translate(hexBox.w / 2, hexBox.h / 2), zoneLines(c, 0.16)), sharp);
  return frame(`valley/shroud/${land}/${shape}`, laid(under, lines.canvas, seed));
};

export const shroudFrames = (): Frame[] => lands.flatMap(
  (land, i) => (Object.keys(shapes) as (keyof typeof shapes)[]).map((shape, k) => shrouded(land, shape, 2 + i * 7 + k)),
);
