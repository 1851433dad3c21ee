import { glyphAt } from '../../../bake/glyphs.ts';
import { frame, trim, type Frame } from '../../../bake/frame.ts';
import { disc } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { grounds } from '../../../../src/table/games/stonesaga/ground.ts';
import { plaqueSpots } from '../../../../src/table/games/stonesaga/printed/plaque.ts';
import { layer, grained } from '../layer.ts';
import { letters } from '../letters.ts';
import { filled, stops, stroked } from '../pen.ts';
import { slab, slabMargin } from '../slab.ts';
import { mantles, palette, titleFont } from '../style.ts';

export function plaqueFrames(): Frame[] {
  const slabs = (['wide', 'tall'] as const).map((layout) => {
    const { width: w, height: h } = grounds[layout].plaque;
    const { dial, badges } = plaqueSpots(layout, { width: w, height: h });
    const round = ({ x, y, r }: { x: number; y: number; r: number }) => ({ x: x - r, y: y - r, w: r * 2, h: r * 2, round: r, depth: 5 });
    const stone = slab({ w, h, of: 'limestone', seed: layout === 'wide' ? 12 : 13, paint: palette.redOchre, hollows: [round(dial), ...badges.map(round)] });
    return { name: `society/plaque-${layout}`, canvas: stone, ax: slabMargin / (w + slabMargin * 2), ay: slabMargin / (h + slabMargin * 2) };
  });
  return [...slabs, dialFrame(), ...badgeFrames()];
}

/** Sky over, night under: the disc turns behind the pointer. 60 units wide. */
function dialFrame(): Frame {
  const size = 64;
  const l = layer(size, size, (c) => {
    const m = size / 2;
    c.save();
    c.clip(disc(m, m, m - 2));
    const day = stops(c.createLinearGradient(0, 0, 0, size), [[0, '#f3c66a'], [0.34, '#e59a4c'], [0.5, '#9a4a3a'], [0.58, '#3a3a5a'], [1, '#121a30']]);
    c.fillStyle = day;
    c.fillRect(0, 0, size, size);
    filled(c, glyphAt('sun', m, m * 0.52, 30), '#fff2c4');
    filled(c, disc(m, m * 1.5, 8.5), '#e8eef4');
    filled(c, disc(m + 4, m * 1.5 - 2.4, 7.4), '#182038');
    const r = random(4);
    c.fillStyle = '#fff';
    for (let i = 0; i < 16; i++) {
      c.globalAlpha = 0.4 + r() * 0.6;
      c.fill(disc(6 + r() * (size - 12), m * 1.12 + r() * m * 0.8, 0.5 + r() * 0.7));
    }
    c.restore();
    stroked(c, disc(m, m, m - 2.4), '#3a2717', 2.4);
  });
  return frame('society/dial', grained(l, 0.3).canvas);
}

/** A painted pebble for each mantle; letter and colour together. 44 units wide. */
function badgeFrames(): Frame[] {
  const looks = [...Object.entries(mantles), ['none', { letter: '', colour: '#8a8072', dark: '#4a443b', light: '#b8ae9c' }]] as const;
  return looks.map(([name, { letter, colour, dark, light }]) => {
    const l = layer(50, 50, (c) => {
      c.shadowColor = 'rgba(11,12,22,.7)';
      [c.shadowBlur, c.shadowOffsetX, c.shadowOffsetY] = [7, 4, 6];
      const fill = stops(c.createRadialGradient(18, 16, 2, 24, 24, 24), [light, colour, dark]);
      filled(c, disc(24, 24, 20.5), fill);
      c.shadowColor = 'transparent';
      stroked(c, disc(24, 24, 20), dark, 1.8);
      c.strokeStyle = 'rgba(255,246,224,.5)';
      c.lineWidth = 1.4;
      c.beginPath();
      c.arc(24, 24, 17.6, Math.PI * 0.95, Math.PI * 1.6);
      c.stroke();
      if (letter) letters(c, letter, 24, 32, { font: titleFont(25), fill: '#fff6e0', align: 'center' });
    });
    return { name: `society/badge/${name}`, canvas: grained(l, 0.2).canvas, ax: 24 / 50, ay: 24 / 50 };
  }).map(trim);
}
