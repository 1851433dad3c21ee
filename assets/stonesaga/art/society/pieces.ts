import { glyphAt } from '../../../bake/glyphs.ts';
import { frame, trim, type Frame } from '../../../bake/frame.ts';
import { disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { layer, grained, softened, stamp, type Layer } from '../layer.ts';
import { filled, stops, stroked } from '../pen.ts';
import { palette } from '../style.ts';

/** A wooden cube seen a little from above; its foot is the anchor. */
function cube(): Frame {
  const l = layer(34, 38, (c) => {
    c.translate(3, 2);
    c.scale(1.08, 1.08);
    filled(c, 'M2 8 L13 3 L24 8 L24 22 L13 28 L2 22 Z', '#1c120a');
    filled(c, 'M3 8 L13 3.5 L23 8 L13 12.5 Z', '#e7bd7c');
    filled(c, 'M3 8 L13 12.5 L13 27 L3 21.5 Z', '#b98345');
    filled(c, 'M23 8 L13 12.5 L13 27 L23 21.5 Z', '#75481f');
    stroked(c, 'M6 8 L14 4.5 M8 9.5 L17 5.5 M5 11 L5 21 M8 12 L8 23 M11 13 L11 25', 'rgba(90,50,15,.55)', 0.8);
    stroked(c, 'M3 8 L13 12.5 L23 8 M13 12.5 L13 26', 'rgba(255,240,205,.8)', 0.9);
  });
  return frame('society/cube', l.canvas, 17.5 / 34, 20 / 38);
}

/** Pegs in the slab: ochre for what is to come, grey for what has been. Shape tells them apart too. */
function pegs(): Frame[] {
  const peg = (name: string, colour: string, hollow: boolean): Frame => {
    const l = layer(18, 20, (c) => {
      const path = new Path2D('M9 1.5 L16 13 L9 18.5 L2 13 Z');
      filled(c, path, hollow ? 'rgba(60,48,36,.25)' : colour);
      stroked(c, path, hollow ? '#5c5044' : '#3a1208', 1.6);
      if (!hollow) filled(c, 'M9 3.5 L4.5 12 L9 12.5 Z', 'rgba(255,220,190,.5)');
    });
    return frame(name, l.canvas);
  };
  return [peg('society/peg', '#c4472a', false), peg('society/peg-passed', '#8a8072', true)];
}

function tick(): Frame {
  const l = layer(34, 34, (c) => {
    stroked(c, 'M6 18 L14 26 L28 7', '#2c3a16', 8);
    stroked(c, 'M6 18 L14 26 L28 7', '#9db356', 4.4);
  });
  return frame('society/tick', l.canvas);
}

/** Painted bark for goals: stretched in its middle, so what is painted keeps to the ends. Corners 22 units. */
function bark(name: string, light: string, dark: string, paint: string, seed: number): Frame {
  const [w, h] = [200, 84];
  const r = random(seed);
  const body = layer(w, h, (c) => {
    const path = rect(5, 4, w - 10, h - 10, 7);
    c.save();
    c.clip(path);
    c.fillStyle = stops(c.createLinearGradient(0, 0, w * 0.3, h), [light, dark]);
    c.fillRect(0, 0, w, h);
    for (let i = 0; i < 46; i++) {
      c.strokeStyle = `rgba(${r() > 0.5 ? '60,36,18' : '255,236,200'},${0.05 + r() * 0.1})`;
      c.lineWidth = 0.6 + r() * 1.6;
      const y = r() * h;
      const x = r() * w - 40;
      c.beginPath();
      c.moveTo(x, y);
      c.lineTo(x + 30 + r() * 90, y + (r() - 0.5) * 3);
      c.stroke();
    }
    c.fillStyle = paint;
    c.fillRect(0, 0, 12, h);
    c.strokeStyle = 'rgba(30,14,6,.55)';
    c.lineWidth = 1.6;
    c.beginPath();
    for (let y = 6; y < h; y += 6) c.lineTo(12 + ((y / 6) % 2 ? 5 : 0), y);
    c.stroke();
    c.restore();
    stroked(c, path, '#2a1a0e', 1.8);
    stroked(c, `M7 ${h - 12} L7 10 Q7 6 11 6 L${w - 12} 6`, 'rgba(255,244,214,.55)', 1.4);
  });
  const shadow = softened(body, 4, '#0b0c16', 10);
  const l = layer(w + 12, h + 12);
  l.c.globalAlpha = 0.6;
  stamp(l.c, shadow, -6, -4);
  l.c.globalAlpha = 1;
  stamp(l.c, grained(body, 0.3));
  return frame(name, l.canvas, 0, 0);
}

/** Things of the people on the shelf beside the valley. 96 units wide. */
export function shelf(name: string, draw: (c: Ctx) => void, size = 96): Frame {
  const body: Layer = layer(size, size, draw);
  const shadow = softened(body, 4, '#0b0c16', 14);
  const l = layer(size + 20, size + 20);
  l.c.globalAlpha = 0.7;
  stamp(l.c, shadow, -4, 0);
  l.c.globalAlpha = 1;
  stamp(l.c, grained(body, 0.28), 4, 4);
  return trim({ name, canvas: l.canvas, ax: (4 + size / 2) / l.w, ay: (4 + size / 2) / l.h });
}

function book(c: Ctx): void {
  const cover = rect(8, 14, 80, 66, 6);
  filled(c, 'M12 84 L92 84 L92 24 L86 18 L86 78 L12 78 Z', '#d9c79f');
  filled(c, cover, stops(c.createLinearGradient(0, 10, 60, 90), ['#a06a3c', '#4e2f17']));
  stroked(c, cover, '#23140a', 2);
  stroked(c, rect(15, 21, 66, 52, 3), '#e0b26a', 1.6);
  filled(c, glyphAt('hand', 48, 47, 40), palette.ochreLight);
  c.strokeStyle = '#2a170b';
  c.lineWidth = 3;
  for (const y of [26, 42, 58, 70]) c.stroke(new Path2D(`M8 ${y} L2 ${y}`));
}

const stoneDisc = (icon: string) => (c: Ctx): void => {
  filled(c, disc(48, 48, 41), stops(c.createRadialGradient(34, 30, 6, 48, 48, 46), ['#cfc3aa', '#7a705f']));
  stroked(c, disc(48, 48, 41), '#2a241c', 2);
  c.strokeStyle = 'rgba(255,248,226,.6)';
  c.lineWidth = 1.6;
  c.beginPath();
  c.arc(48, 48, 38, Math.PI * 0.95, Math.PI * 1.6);
  c.stroke();
  filled(c, glyphAt(icon, 49, 49.5, 54), 'rgba(255,240,210,.5)');
  filled(c, glyphAt(icon, 48, 48, 54), '#6a2a15');
};

export function pieceFrames(): Frame[] {
  return [
    cube(),
    ...pegs(),
    tick(),
    bark('society/goal', '#e9d3a4', '#b08a55', '#a4452a', 3),
    bark('society/goal-done', '#b9b79a', '#7f7f63', '#5f6f33', 4),
    bark('society/event', '#bcd3d6', '#6d8f99', '#2f6a84', 5),
    shelf('society/journal', book),
    shelf('society/knowledge', stoneDisc('spiral-shell')),
    shelf('society/designs', stoneDisc('stone-crafting')),
    shelf('society/outposts', stoneDisc('huts-village')),
    shelf('society/legends', stoneDisc('primitive-torch')),
  ];
}
