import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { layer } from '../layer.ts';
import { slab, slabMargin } from '../slab.ts';
import { deedIcons, deedStones } from './deedStones.ts';

/** Icons cut into stone: dark above, light below, red ochre in the cut. */
const icon = (name: string, glyph: string): Frame => {
  const out = layer(48, 48, (c) => {
    for (const [dx, dy, colour] of [[0.8, 1.1, 'rgba(255,236,204,.65)'], [-0.6, -0.8, 'rgba(20,10,6,.7)'], [0, 0, '#8a3319']] as const) {
      c.fillStyle = colour;
      c.fill(glyphAt(glyph, 24 + dx, 24 + dy, 40));
    }
  });
  return frame(`valley/deed/${name}`, out.canvas);
};

/** What a deed costs is counted in suns. */
function energy(): Frame {
  const out = layer(40, 40, (c) => {
    c.fillStyle = 'rgba(40,18,4,.8)';
    c.fill(glyphAt('sun', 21, 22, 38));
    c.fillStyle = '#ffb52e';
    c.fill(glyphAt('sun', 20, 20, 36));
  });
  return frame('valley/deed/energy', out.canvas);
}

export const deedFrames = (): Frame[] => [
  ...Object.entries(deedIcons).map(([name, glyph]) => icon(name, glyph)),
  energy(),
  ...Object.values(deedStones).flatMap(({ widths, height }) =>
    widths.map((w, i) => {
      const canvas = slab({ w, h: height, of: 'limestone', seed: w + i, hollows: [], paint: '#97452a' });
      return frame(`valley/stone/${w}x${height}`, canvas, 0.5, (slabMargin + height / 2) / (height + slabMargin * 2));
    }),
  ),
];
