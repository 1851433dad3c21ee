import { frame, trim, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import { layer, softened, stamp } from '../layer.ts';
import { filled, stops } from '../pen.ts';
import { thick } from '../solid.ts';
import { deedIcons, deedStones } from '../../../../src/table/games/stonesaga/printed/deedStones.ts';

/** Icons cut into stone: dark above, light below, red ochre in the cut. */
const icon = (name: string, glyph: string): Frame => {
  const out = layer(48, 48, (c) => {
    for (const [dx, dy, colour] of [[0.8, 1.1, 'rgba(255,236,204,.65)'], [-0.6, -0.8, 'rgba(20,10,6,.7)'], [0, 0, '#8a3319']] as const) {
      filled(c, glyphAt(glyph, 24 + dx, 24 + dy, 40), colour);
    }
  });
  return frame(`valley/deed/${name}`, out.canvas);
};

/** What a deed costs is counted in suns. */
function energy(): Frame {
  const out = layer(40, 40, (c) => {
    filled(c, glyphAt('sun', 21, 22, 38), 'rgba(40,18,4,.8)');
    filled(c, glyphAt('sun', 20, 20, 36), '#ffb52e');
  });
  return frame('valley/deed/energy', out.canvas);
}

const margin = 18;

/** A flat river stone: pale and even, so that letters read on it. Its outline is not quite straight. */
function stone(w: number, h: number): Frame {
  const r = random(w * 7 + h);
  const top = layer(w + margin * 2, h + margin * 2, (c) => {
    c.translate(margin, margin);
    const round = Math.min(16, h * 0.34);
    const wobble = (): number => (r() - 0.5) * 2.4;
    const path = new Path2D();
    path.moveTo(round, wobble());
    for (const k of [0.3, 0.55, 0.8]) path.lineTo(w * k, wobble());
    path.quadraticCurveTo(w + 1, 0, w + wobble(), round);
    path.lineTo(w + wobble(), h - round);
    path.quadraticCurveTo(w, h + 1, w - round, h + wobble());
    for (const k of [0.75, 0.5, 0.25]) path.lineTo(w * k, h + wobble());
    path.quadraticCurveTo(-1, h, wobble(), h - round);
    path.lineTo(wobble(), round);
    path.quadraticCurveTo(0, -1, round, wobble());
    path.closePath();
    filled(c, path, stops(c.createLinearGradient(0, 0, w * 0.4, h * 1.3), [[0, '#efe5cd'], [0.5, '#d8cab0'], [1, '#b5a688']]));
    c.clip(path);
    for (let i = 0; i < w / 5; i++) {
      c.fillStyle = r() < 0.5 ? 'rgba(120,100,70,.16)' : 'rgba(255,250,235,.3)';
      c.beginPath();
      c.ellipse(r() * w, r() * h, 2 + r() * 9, 1 + r() * 3, -0.3, 0, 7);
      c.fill();
    }
    c.strokeStyle = 'rgba(151,69,42,.75)';
    c.lineWidth = 1.8;
    c.beginPath();
    c.roundRect(4.5, 4.5, w - 9, h - 9, round - 3);
    c.stroke();
  });
  const cut = thick(top, 5, '#7d7159', '#4a4232', 1.2, 8);
  const pad = 10;
  const shade = softened(cut, 4, '#0b0c16', pad);
  const out = layer(cut.w, cut.h, (c) => {
    c.globalAlpha = 0.6;
    stamp(c, shade, 4 - pad, 6 - pad);
    c.globalAlpha = 1;
    stamp(c, cut);
  });
  return trim(frame(`valley/stone/${w}x${h}`, out.canvas, (margin + w / 2) / out.w, (margin + h / 2) / out.h));
}

export const deedFrames = (): Frame[] => [
  ...Object.entries(deedIcons).map(([name, glyph]) => icon(name, glyph)),
  energy(),
  ...Object.values(deedStones).flatMap(({ widths, height }) => widths.map((w) => stone(w, height))),
];
