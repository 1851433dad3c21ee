type Colour = readonly [number, number, number];

/** What a planet is painted with, in linear light. */
export interface Palette {
  readonly sun: Colour;
  readonly fill: Colour;
  readonly haze: Colour;
  readonly hazeSun: Colour;
  /** What lies on level ground: snow, ash, moss. */
  readonly cover: Colour;
  readonly second: Colour;
  readonly stone: readonly [Colour, Colour];
  readonly water: readonly [Colour, Colour];
  /** Cold light out of clefts, and fire. */
  readonly cold: Colour;
  readonly hot: Colour;
  readonly leaf: Colour;
  readonly night: Colour;
  /** x, y, radius, rings of the giant in the sky. */
  readonly giant: readonly [number, number, number, number];
  /** Share covered, depth of cloud shadow, stars, haze. */
  readonly how: readonly [number, number, number, number];
  readonly sunAt: readonly [number, number];
  /** Wind, cracks, terraces, furrows, craters, trees, sea, ranges. */
  readonly form: readonly [number, number, number, number, number, number, number, number];
  readonly slope: number;
  readonly seed: number;
  /** Things that are no height field: which one, in which sector, moved by, size of the ball round it. */
  readonly things: readonly (readonly [kind: number, sector: number, dx: number, dy: number, reach: number])[];
}

/** Kinds of things, as the shader counts them. */
const [relay, gate, wreck, tree, mast, house, pipes, lens, pier, tether] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export const palettes: Readonly<Record<string, Palette>> = {
  'eye-of-the-void': {
    sun: [3.2, 2.9, 2.5], fill: [0.08, 0.1, 0.16], haze: [0.1, 0.12, 0.17], hazeSun: [0.9, 0.74, 0.5],
    cover: [0.2, 0.2, 0.215], second: [0.12, 0.12, 0.14], stone: [[0.035, 0.037, 0.045], [0.16, 0.155, 0.155]],
    water: [[0.01, 0.01, 0.02], [0.05, 0.06, 0.08]], cold: [1, 0.55, 0.14], hot: [1, 0.45, 0.1], leaf: [0.1, 0.1, 0.1],
    night: [0.006, 0.007, 0.016], giant: [0.18, 0.47, 0.3, 1], how: [0.75, 0.55, 1.2, 0.35], sunAt: [-0.72, 0.42],
    form: [0.3, 0.5, 0, 0, 1, 0, 0, 0.85], slope: 0, seed: 3,
    things: [[tether, 1, 0, 0.9, 3.4], [house, 6, 0.2, 0.6, 2.2], [relay, 3, 0.2, 1.5, 3.2]],
  },
  'cinder-orchard': {
    sun: [3.1, 1.75, 0.9], fill: [0.2, 0.13, 0.12], haze: [0.34, 0.2, 0.14], hazeSun: [1.25, 0.55, 0.2],
    cover: [0.17, 0.135, 0.125], second: [0.3, 0.13, 0.06], stone: [[0.035, 0.03, 0.032], [0.17, 0.11, 0.085]],
    water: [[0.03, 0.025, 0.03], [0.2, 0.14, 0.1]], cold: [1, 0.42, 0.08], hot: [1, 0.27, 0.03], leaf: [0.035, 0.03, 0.04],
    night: [0.03, 0.014, 0.014], giant: [0, 0, 0, 0], how: [0.7, 0.6, 0.25, 1], sunAt: [-0.5, 0.385],
    form: [0.5, 0.6, 0.85, 0, 0, 0.42, 0, 0.9], slope: 1.1, seed: 11,
    things: [[tree, 8, 0.1, 0.7, 3.4], [house, 4, 0.1, 0.4, 2.2], [tree, 5, -0.3, 0.9, 3.4]],
  },
  'halcyon-shelf': {
    sun: [3.8, 2.7, 1.67], fill: [0.13, 0.33, 0.58], haze: [0.2, 0.46, 0.7], hazeSun: [1.35, 0.78, 0.42],
    cover: [0.72, 0.81, 0.92], second: [0.3, 0.6, 0.76], stone: [[0.08, 0.1, 0.14], [0.25, 0.245, 0.26]],
    water: [[0.008, 0.06, 0.1], [0.1, 0.46, 0.53]], cold: [0.02, 0.52, 1], hot: [1, 0.27, 0.03], leaf: [0.05, 0.34, 0.27],
    night: [0.01, 0.022, 0.052], giant: [0.64, 0.425, 0.125, 1], how: [1, 0.78, 1, 1], sunAt: [-0.56, 0.372],
    form: [1, 1, 0, 0, 0, 0, 0, 1], slope: 0, seed: 0,
    things: [[relay, 7, 0, 0.55, 3.2], [gate, 9, 0, 0.7, 2.4], [wreck, 3, -0.05, 0.55, 2.7]],
  },
  'lowlight-canopy': {
    sun: [2.3, 1.5, 0.75], fill: [0.15, 0.19, 0.14], haze: [0.36, 0.27, 0.16], hazeSun: [0.95, 0.55, 0.22],
    cover: [0.1, 0.135, 0.06], second: [0.24, 0.17, 0.08], stone: [[0.04, 0.038, 0.03], [0.17, 0.13, 0.085]],
    water: [[0.006, 0.01, 0.012], [0.06, 0.1, 0.08]], cold: [0.35, 1, 0.62], hot: [1, 0.42, 0.06], leaf: [0.045, 0.13, 0.045],
    night: [0.05, 0.028, 0.016], giant: [0, 0, 0, 0], how: [0.85, 0.45, 0, 1.25], sunAt: [0.4, 0.36],
    form: [0.3, 0.2, 0.15, 0, 0, 1, 0, 0.5], slope: 0.25, seed: 23,
    things: [[tree, 8, 0, 0.7, 3.6], [mast, 7, 0, 0.8, 3.6], [tree, 2, -1.4, 1.4, 3.4]],
  },
  'sundered-quay': {
    sun: [2.9, 2.6, 2.0], fill: [0.16, 0.27, 0.3], haze: [0.32, 0.45, 0.45], hazeSun: [1.05, 0.9, 0.6],
    cover: [0.24, 0.25, 0.21], second: [0.14, 0.22, 0.16], stone: [[0.06, 0.07, 0.07], [0.24, 0.22, 0.19]],
    water: [[0.01, 0.05, 0.055], [0.07, 0.24, 0.22]], cold: [0.25, 0.95, 0.8], hot: [1, 0.5, 0.12], leaf: [0.07, 0.2, 0.1],
    night: [0.035, 0.055, 0.07], giant: [0.52, 0.43, 0.05, 0], how: [0.8, 0.6, 0.4, 1], sunAt: [-0.6, 0.4],
    form: [0.4, 0, 0, 0, 0, 0, 1, 0.75], slope: 0, seed: 37,
    things: [[pier, 3, 0.1, 0.7, 2.6], [mast, 7, 0.1, 0.6, 3.6], [mast, 4, -0.2, 0.8, 3.6]],
  },
  'the-fallow': {
    sun: [3.5, 2.35, 1.15], fill: [0.24, 0.24, 0.24], haze: [0.5, 0.42, 0.3], hazeSun: [1.2, 0.8, 0.36],
    cover: [0.3, 0.255, 0.165], second: [0.36, 0.3, 0.2], stone: [[0.09, 0.08, 0.065], [0.3, 0.25, 0.18]],
    water: [[0.02, 0.1, 0.075], [0.16, 0.42, 0.28]], cold: [0.55, 1, 0.25], hot: [1, 0.5, 0.1], leaf: [0.1, 0.3, 0.03],
    night: [0.12, 0.085, 0.05], giant: [0, 0, 0, 0], how: [1, 0.5, 0, 1.1], sunAt: [0.1, 0.44],
    form: [0.2, 0.4, 0, 1, 0, 0, 0, 0.3], slope: 0, seed: 51,
    things: [[house, 9, 0, 0.6, 2.2], [mast, 6, 0.2, 0.7, 3.6], [pier, 5, 0, 0.6, 2.6]],
  },
  'hollow-choir': {
    sun: [2.6, 2.9, 3.2], fill: [0.13, 0.18, 0.27], haze: [0.16, 0.23, 0.34], hazeSun: [0.6, 0.78, 1],
    cover: [0.17, 0.18, 0.2], second: [0.2, 0.15, 0.12], stone: [[0.04, 0.042, 0.05], [0.2, 0.175, 0.165]],
    water: [[0.01, 0.02, 0.03], [0.1, 0.16, 0.2]], cold: [0.35, 0.75, 1], hot: [1, 0.6, 0.25], leaf: [0.16, 0.11, 0.07],
    night: [0.008, 0.012, 0.024], giant: [0, 0, 0, 0], how: [0.7, 0.65, 1, 0.9], sunAt: [0, 0.45],
    form: [0.2, 1, 0.3, 0, 0.8, 0, 0, 0.9], slope: 0.2, seed: 67,
    things: [[pipes, 3, 0, 0.7, 3], [house, 6, 0.1, 0.5, 2.2], [pipes, 7, 0, 0.7, 3]],
  },
  'switch-house': {
    sun: [3.4, 1.25, 0.7], fill: [0.12, 0.14, 0.22], haze: [0.12, 0.1, 0.14], hazeSun: [1.1, 0.3, 0.14],
    cover: [0.2, 0.2, 0.22], second: [0.28, 0.2, 0.16], stone: [[0.05, 0.055, 0.07], [0.24, 0.22, 0.22]],
    water: [[0.006, 0.03, 0.05], [0.06, 0.24, 0.3]], cold: [0.2, 0.85, 1], hot: [1, 0.3, 0.06], leaf: [0.06, 0.24, 0.09],
    night: [0.008, 0.006, 0.014], giant: [0, 0, 0, 0], how: [0.6, 0.6, 1.3, 0.5], sunAt: [0.6, 0.4],
    form: [0.1, 0.7, 1, 0, 0, 0, 0, 0.8], slope: 0.3, seed: 83,
    things: [[lens, 9, 0, 0.5, 2.8], [relay, 7, 0, 0.6, 3.2], [gate, 1, 0, 0.6, 2.6]],
  },
};
