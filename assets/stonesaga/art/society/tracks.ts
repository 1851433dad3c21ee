import { glyphAt } from '../../../bake/glyphs.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { trackEnd } from '../../../../src/engine/games/stonesaga/content/values.ts';
import type { Track } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { grounds } from '../../../../src/table/games/stonesaga/ground.ts';
import { cubeAt, trackNames, trackRows } from '../../../../src/table/games/stonesaga/printed/tracks.ts';
import { layer } from '../layer.ts';
import { carved } from '../letters.ts';
import { filled } from '../pen.ts';
import { slab, slabMargin } from '../slab.ts';
import { palette, titleFont } from '../style.ts';

const icons: Readonly<Record<Track, string>> = { activity: 'footprint', lore: 'spiral-shell', unrest: 'fist', population: 'huts-village' };
const ink = '#2a1a10';

/** The slab of the four tracks, with everything on it that never changes. Its anchor is the corner of the slab, inside the shadow. */
export function tracksFrames(): Frame[] {
  return (['wide', 'tall'] as const).map((layout) => {
    const { width: w, height: h } = grounds[layout].tracks;
    const rows = trackRows(layout, { width: w, height: h });
    const stone = slab({
      w, h, of: 'limestone', seed: layout === 'wide' ? 8 : 9, paint: palette.redOchre,
      hollows: rows.map(({ groove }) => ({ x: groove.x, y: groove.y, w: groove.width, h: groove.height, round: groove.height / 2, depth: 6 })),
    });
    const l = layer(w + slabMargin * 2, h + slabMargin * 2, (c) => {
      c.drawImage(stone, 0, 0, w + slabMargin * 2, h + slabMargin * 2);
      c.translate(slabMargin, slabMargin);
      for (const row of rows) {
        filled(c, glyphAt(icons[row.track], row.icon.x + 0.9, row.icon.y + 1.2, row.icon.size), 'rgba(255,240,210,.55)');
        filled(c, glyphAt(icons[row.track], row.icon.x, row.icon.y, row.icon.size), '#6a2a15');
        carved(
          c, trackNames[row.track], row.label.x, row.label.y + row.label.size * 0.33, { font: titleFont(row.label.size), fill: ink },
          'rgba(255,248,228,.6)',
        );
        for (let k = 0; k <= trackEnd; k++) {
          const x = cubeAt(row, k);
          const y = row.groove.y + row.groove.height + 3;
          c.strokeStyle = 'rgba(40,24,14,.8)';
          c.lineWidth = k % 5 === 0 ? 2 : 1.1;
          c.beginPath();
          c.moveTo(x, y);
          c.lineTo(x, y + (k % 5 === 0 ? 7 : 4));
          c.stroke();
        }
      }
    });
    return frame(`society/tracks-${layout}`, l.canvas, slabMargin / l.w, slabMargin / l.h);
  });
}
