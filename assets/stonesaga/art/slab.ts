import fragment from '../../../shaders/stonesaga/slab.glsl?raw';
import { rgb, shaded } from './shading.ts';

/** A hollow carved into a slab, in units from its upper left corner. */
export interface Hollow {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly round: number;
  readonly depth: number;
}

export interface Slab {
  readonly w: number;
  readonly h: number;
  readonly of: 'slate' | 'limestone' | 'wood';
  readonly seed: number;
  readonly hollows: readonly Hollow[];
  /** Pigment rubbed into a line along the rim. */
  readonly paint?: string;
}

/** Room round a slab for its side and its shadow. */
export const slabMargin = 34;
const most = 40;

/** All boards of the valley are this one stone. The picture is larger than the slab by `slabMargin` on every side. */
export function slab({ w, h, of, seed, hollows, paint }: Slab): HTMLCanvasElement {
  if (hollows.length > most) throw new Error(`a slab has at most ${most} hollows, not ${hollows.length}`);
  const rects = new Float32Array(most * 4);
  const cuts = new Float32Array(most * 2);
  hollows.forEach((one, i) => {
    rects.set([one.x + slabMargin, one.y + slabMargin, one.w, one.h], i * 4);
    cuts.set([one.round, one.depth], i * 2);
  });
  return shaded({
    fragment,
    w: w + slabMargin * 2,
    h: h + slabMargin * 2,
    uniforms: {
      uRect: rects,
      uCut: cuts,
      uN: hollows.length,
      uMat: ['slate', 'limestone', 'wood'].indexOf(of),
      uSeed: seed,
      uPad: slabMargin,
      uPaint: paint ? rgb(paint) : [-1, 0, 0],
    },
  });
}
