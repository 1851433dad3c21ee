import fragment from '../../../../shaders/stonesaga/rock.glsl?raw';
import type { Minable } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { shaded } from '../shading.ts';

const kinds: readonly Minable[] = ['cave', 'chasm', 'driedFlats', 'moraine', 'mountain'];

/** What lies before whoever mines there, one pixel to a unit: the bag and the chart cover most of it. */
export const groundPicture = (feature: Minable): HTMLCanvasElement => shaded({
  fragment, w: 1200, h: 640, scale: 1, uniforms: { uKind: kinds.indexOf(feature) },
});
