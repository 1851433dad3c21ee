import { context, disc } from '../../../bake/canvas.ts';
import { frame, type Group } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { withGrain } from '../../../bake/paper.ts';
import type { Attribute } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { slab, type Hollow } from '../slab.ts';
import { palette } from '../style.ts';

const hollow = (x: number, y: number, w: number, h: number): Hollow => ({ x, y, w, h, round: 14, depth: 4 });

/** Slabs of a test, as the table lays them: what is added, the outcomes, the shelf of dice. */
const slabs = {
  wide: { w: 1160, h: 248, hollows: [hollow(280, 14, 302, 220), hollow(594, 14, 244, 108)] },
  tall: { w: 1040, h: 436, hollows: [hollow(366, 16, 364, 274), hollow(742, 16, 280, 274)] },
} as const;

const signs: Readonly<Record<Attribute, readonly [string, string]>> = { might: ['biceps', '#8f3a20'], dexterity: ['sprint', '#5a7030'], conviction: ['heart-beats', '#a8741c'], awareness: ['third-eye', '#2f6a84'] };

function seal(glyph: string, colour: string): HTMLCanvasElement {
  const c = context(136);
  c.scale(2, 2);
  c.fillStyle = 'rgba(6,8,14,.6)';
  c.fill(disc(36, 38, 29));
  const fill = c.createRadialGradient(24, 22, 3, 34, 34, 34);
  fill.addColorStop(0, '#fff4d8');
  fill.addColorStop(0.16, colour);
  fill.addColorStop(1, '#1c120c');
  c.fillStyle = fill;
  c.fill(disc(34, 34, 29));
  withGrain(c, disc(34, 34, 29), 0.3);
  c.lineWidth = 3;
  c.strokeStyle = '#e6bd72';
  c.stroke(disc(34, 34, 27.5));
  c.fillStyle = '#fff4dc';
  c.fill(glyphAt(glyph, 34, 34, 38));
  return c.canvas;
}

export const sheets: Record<string, Group> = {
  trials: {
    quality: 0.78,
    limit: 2560,
    frames: () => [
      ...(['wide', 'tall'] as const).map((layout, k) => frame(`trials/${layout}`, slab({ ...slabs[layout], of: 'slate', seed: 5 + k, paint: palette.redOchre }))),
      ...(Object.keys(signs) as Attribute[]).map((one) => frame(`trials/${one}`, seal(...signs[one]))),
    ],
  },
};
