import { feel } from './feel.ts';
import { linear } from './materials.ts';
import type { Vec } from './rotation.ts';

/** How a tray is seen. The picture plane is the table: what lies on it keeps its place and shape, what rises grows and leans away. */
export interface DiceView {
  /** over the tray and a little towards the reader, so that dice show a side; tied to the tray, panning must not shear dice */
  readonly eye: Vec;
  /** which way is up for the reader of the dice */
  readonly reader: Vec;
  /** unit, towards the lamp: top left, as for everything on the table */
  readonly lamp: Vec;
  readonly width: number;
  readonly height: number;
  /** colours in linear light */
  readonly felt: Vec;
  readonly wood: Vec;
}

const LAMP: Vec = [-0.55, -0.62, 1.05];
/** the way to the screen's lower edge, by quarter turns of the tray */
const BACK: readonly (readonly [number, number])[] = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const EYE_BACK = 7;
const EYE_HIGH = 26;
/** height of the rim and width of its boards */
const RIM = 0.7;
const BOARD = 0.85;
/** shadow of the tray past its boards */
const SHADOW = 1.2;

/** `turn` counts the quarter turns, clockwise, by which the tray is turned on the screen: the eye stays at the screen's lower edge. */
export function viewOf(width: number, height: number, felt: number, wood: number, turn = 0): DiceView {
  const length = Math.hypot(...LAMP);
  const back = BACK[((turn % 4) + 4) % 4]!;
  return {
    eye: [back[0] * EYE_BACK, back[1] * EYE_BACK, EYE_HIGH],
    reader: [-back[0], -back[1], 0],
    lamp: [LAMP[0] / length, LAMP[1] / length, LAMP[2] / length],
    width,
    height,
    felt: linear(felt),
    wood: linear(wood),
  };
}

/** The uniforms that dice, shadows and tray have in common. */
export const viewUniforms = (view: DiceView) => ({
  uEye: { value: new Float32Array(view.eye), type: 'vec3<f32>' as const },
  uLamp: { value: new Float32Array(view.lamp), type: 'vec3<f32>' as const },
  uTray: { value: new Float32Array([view.width / 2, view.height / 2, RIM, BOARD]), type: 'vec4<f32>' as const },
  uFelt: { value: new Float32Array(view.felt), type: 'vec3<f32>' as const },
  uRadius: { value: feel.round, type: 'f32' as const },
});

/** What the picture of the tray covers, in edges from its middle: left, top, right, bottom. */
export function trayPart({ width, height }: DiceView): readonly [number, number, number, number] {
  const x = width / 2 + BOARD + SHADOW;
  const y = height / 2 + BOARD + SHADOW;
  return [-x, -y, x, y];
}
