import { features, type Feature } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { layer } from '../layer.ts';
import { stroked } from '../pen.ts';

const wave = (y: number): string => `M-34 ${y} q8.5 -10 17 0 t17 0 t17 0 t17 0`;

/** Chalk marks of the features: on the shrouded side of a hex, and wherever a feature is named in small. */
const featureMarks: Readonly<Record<Feature, string>> = {
  forest: 'M-30 16 L-20 -16 L-10 16 Z M-11 20 L2 -24 L15 20 Z M13 16 L23 -12 L33 16 Z',
  mountain: 'M-36 18 L-14 -20 L-3 -2 L8 -14 L36 18 M-22 -6 L-14 0 L-6 -7',
  lake: `${wave(-10)} ${wave(4)} ${wave(18)}`,
  river: 'M-30 -20 C-6 -22 -20 0 0 0 S6 20 32 18 M-34 -8 C-16 -10 -26 14 -4 13 S4 30 26 30',
  wetland: 'M-18 20 L-18 -14 M-18 -14 L-18 -22 M2 20 L2 -20 M22 20 L22 -10 M-34 20 L36 20 M-26 27 L28 27 M-18 2 L-28 -8 M22 4 L32 -6 M2 2 L12 -8',
  prairie: 'M-30 20 Q-30 -4 -38 -14 M-30 20 Q-28 -6 -20 -16 M0 20 Q-2 -6 -10 -18 M0 20 Q2 -8 10 -20 M30 20 Q28 -4 20 -14 M30 20 Q32 -6 40 -14',
  chasm: 'M-36 -16 L-12 -16 L-6 -2 L-12 10 L-2 26 M36 -16 L14 -16 L8 -4 L14 8 L2 26',
  cave: 'M-32 20 C-32 -14 -14 -22 0 -22 C16 -22 32 -12 32 20 M-12 20 C-12 2 -6 -4 0 -4 C8 -4 12 4 12 20 M-38 20 L38 20',
  moraine: 'M-34 18 Q-32 4 -20 4 Q-8 4 -8 18 Z M-6 18 Q-4 -6 12 -6 Q26 -6 28 18 Z M-20 2 Q-18 -10 -8 -10 M28 18 Q34 8 38 18',
  driedFlats: 'M-36 -12 L36 -12 M-36 20 L36 20 M-22 -12 L-14 4 L-26 20 M-14 4 L8 2 M8 2 L2 -12 M8 2 L14 20 M8 2 L28 6 L24 -12 M28 6 L36 8',
};

/** Chalk over a dark under-line, so that it reads on mist and on stone. */
export const hintFrames = (): Frame[] =>
  features.map((feature) => {
    const out = layer(100, 76, (c) => {
      c.translate(50, 38);
      const path = new Path2D(featureMarks[feature]);
      for (const [width, colour, alpha] of [[6, '#10181d', 0.45], [3, '#f3ead2', 0.9]] as const) {
        c.globalAlpha = alpha;
        stroked(c, path, colour, width);
      }
    });
    return frame(`valley/hint/${feature}`, out.canvas);
  });
