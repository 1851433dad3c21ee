import type { Texture } from 'pixi.js';
import type { Art } from '../../table/contract.ts';
import { bevel, css, extrude, grain, grainOf, painted, polygon, round, rounded, shade, type Pen } from '../../table/light/paint.ts';
import { disc, hex, key, mist, sharp, tray } from './hexArt.ts';

function figure(name: string, cloak: number, hat: (pen: Pen) => void): Texture {
  return painted(`figure ${name}`, 64, 96, sharp, (pen) => {
    const body = new Path2D('M32 92 C14 92 12 88 15 70 C17 54 22 44 25 38 L39 38 C42 44 47 54 49 70 C52 88 50 92 32 92 Z');
    const head = round(32, 27, 11.5);
    for (const [grow, colour] of [[7, '#efe3c8'], [1.6, '#1d1310']] as const) {
      pen.strokeStyle = pen.fillStyle = colour;
      [pen.lineWidth, pen.lineJoin] = [grow, 'round'];
      for (const part of [body, head]) {
        pen.stroke(part);
        pen.fill(part);
      }
    }
    const cloth = pen.createLinearGradient(14, 40, 52, 90);
    cloth.addColorStop(0, css(shade(cloak, 0.35)));
    cloth.addColorStop(0.5, css(cloak));
    cloth.addColorStop(1, css(shade(cloak, -0.5)));
    pen.fillStyle = cloth;
    pen.fill(body);
    pen.strokeStyle = css(shade(cloak, -0.6));
    pen.lineWidth = 1.4;
    for (const x of [24, 32, 40]) pen.stroke(new Path2D(`M${x} 52 Q${x + (x - 32) * 0.5} 70 ${x + (x - 32) * 0.8} 88`));
    const skin = pen.createRadialGradient(28, 22, 1, 32, 27, 13);
    skin.addColorStop(0, '#f8dcb4');
    skin.addColorStop(1, '#b47a4e');
    pen.fillStyle = skin;
    pen.fill(head);
    pen.fillStyle = '#2a1712';
    pen.fill(round(28, 27, 1.6));
    pen.fill(round(36, 27, 1.6));
    hat(pen);
    pen.strokeStyle = 'rgba(255,214,140,.8)';
    pen.lineWidth = 1.3;
    pen.stroke(new Path2D('M16 70 C18 54 23 44 26 39'));
  }, { x: 0.5, y: 0.95 });
}

function tile(seed: number, turn: number): Texture {
  return painted(`tile ${seed} ${turn}`, 100, 100, sharp, (pen) => {
    pen.translate(50, 50);
    pen.rotate((turn * Math.PI) / 2);
    pen.translate(-50, -50);
    const random = grainOf(seed * 97 + 5);
    const base = [0x8a5d3a, 0x62586c, 0x7d5334, 0x4f6152][seed % 4]!;
    const whole = rounded(0, 0, 100, 100, 3);
    pen.fillStyle = css(shade(base, -0.35));
    pen.fill(whole);
    for (let row = 0; row < 6; row++) {
      let x = -random() * 30;
      while (x < 100) {
        const w = 22 + random() * 26;
        pen.fillStyle = css(shade(base, (random() - 0.5) * 0.3));
        pen.fill(rounded(x + 0.6, row * 16.7 + 0.6, w - 1.2, 15.5, 1));
        x += w;
      }
    }
    // walls on three sides, a door in the fourth: turning the tile can be seen
    pen.fillStyle = css(0xa08e7e);
    for (const [x, y, w, h] of [
      [0, 0, 36, 11],
      [64, 0, 36, 11],
      [0, 0, 11, 100],
      [89, 0, 11, 100],
      [0, 89, 100, 11],
    ] as const)
      pen.fill(rounded(x, y, w, h, 2));
    pen.fillStyle = css([0xd79b3c, 0x54306b, 0x28545a, 0x8c2f2f][seed % 4]!);
    const rug = seed % 2 === 0 ? round(50, 54, 22) : rounded(28, 34, 44, 38, 4);
    pen.fill(rug);
    pen.strokeStyle = css(0xe2d2ab);
    pen.lineWidth = 2;
    pen.stroke(rug);
    grain(pen, whole, 0.22, 0.4);
    bevel(pen, whole, 1.4);
  });
}

const tileBack = (): Texture =>
  painted('tile back', 100, 100, sharp, (pen) => {
    const whole = rounded(0, 0, 100, 100, 3);
    const night = pen.createRadialGradient(40, 38, 4, 50, 50, 70);
    night.addColorStop(0, '#6f86b8');
    night.addColorStop(0.5, '#2f3f70');
    night.addColorStop(1, '#0c1024');
    pen.fillStyle = night;
    pen.fill(whole);
    pen.lineWidth = 1.5;
    for (let k = 0; k < 9; k++) {
      pen.strokeStyle = `rgba(179,204,242,${0.42 - k * 0.04})`;
      pen.beginPath();
      pen.arc(50 + Math.sin(k * 1.9) * 6, 50 + Math.cos(k * 1.3) * 6, 5 + k * 5, k, k + 4.2);
      pen.stroke();
    }
    grain(pen, whole, 0.35, 0.6);
    bevel(pen, whole, 1.4);
  });

/** A hex of this radius with its middle there. */
function card(name: string, colour: number, back: boolean): Texture {
  return painted(`card ${name} ${back}`, 120, 168, sharp, (pen) => {
    const whole = rounded(0.5, 0.5, 119, 167, 8);
    pen.fillStyle = css(0xeee0c2);
    pen.fill(whole);
    const inner = rounded(6, 6, 108, 156, 5);
    const sky = pen.createLinearGradient(0, 6, 60, 162);
    sky.addColorStop(0, css(shade(colour, 0.3)));
    sky.addColorStop(1, css(shade(colour, -0.6)));
    pen.fillStyle = sky;
    pen.fill(back ? inner : rounded(9, 30, 102, 72, 3));
    if (back) {
      pen.strokeStyle = css(0xc9973f);
      for (let k = 0; k < 6; k++) pen.stroke(round(60, 84, 8 + k * 8));
    } else {
      pen.fillStyle = css(shade(colour, -0.75));
      pen.fill(polygon([9, 102, 9, 82, 30, 62, 48, 80, 70, 50, 92, 78, 111, 66, 111, 102]));
      pen.fillStyle = '#ffe9b0';
      pen.fill(round(88, 46, 8));
      pen.fillStyle = css(shade(colour, -0.2));
      pen.fill(rounded(9, 9, 102, 18, 3));
      pen.fillStyle = '#fff3dc';
      pen.font = '700 12px Georgia, serif';
      pen.fillText(name, 15, 22);
      pen.fillStyle = '#3b2c20';
      pen.font = '10px Inter, system-ui, sans-serif';
      ['Made up. Drag it to', 'the pile, or let it', 'spring back.'].forEach((line, k) => pen.fillText(line, 13, 120 + k * 13));
    }
    grain(pen, whole, 0.16, 0.5);
  });
}

function token(name: string, colour: number, glyph: string): Texture {
  return painted(
    `token ${name}`,
    40,
    44,
    4,
    (pen) => {
      const points = Array.from({ length: 8 }, (_, k) => ((k + 0.5) * Math.PI) / 4).flatMap((a) => [
        20 + 17 * Math.cos(a),
        20 + 17 * Math.sin(a),
      ]);
      const face = name === 'coin' ? round(20, 20, 16.5) : polygon(points);
      extrude(pen, face, 4, css(shade(colour, -0.62)), 0.15);
      const light = pen.createLinearGradient(6, 4, 34, 36);
      light.addColorStop(0, css(shade(colour, 0.4)));
      light.addColorStop(1, css(shade(colour, -0.25)));
      pen.fillStyle = light;
      pen.fill(face);
      grain(pen, face, 0.14, 0.3);
      bevel(pen, face, 0.9, 0.6, 0.3);
      pen.font = '700 18px Georgia, serif';
      [pen.textAlign, pen.textBaseline] = ['center', 'middle'];
      pen.fillStyle = css(shade(colour, -0.75));
      pen.fillText(glyph, 20.8, 21.4);
      pen.fillStyle = css(shade(colour, 0.65));
      pen.fillText(glyph, 20, 20.5);
    },
    { x: 0.5, y: 20 / 44 },
  );
}

const makers: Readonly<Record<string, () => Texture>> = {
  knight: () =>
    figure('knight', 0xb98a2f, (pen) => {
      pen.fillStyle = '#c8ccd2';
      pen.fill(new Path2D('M20 24 Q32 6 44 24 L44 20 Q32 2 20 20 Z'));
    }),
  witch: () =>
    figure('witch', 0x6a3a86, (pen) => {
      pen.fillStyle = '#2b1c33';
      pen.fill(polygon([18, 20, 46, 20, 34, 0]));
    }),
  seeker: () =>
    figure('seeker', 0x2f6f96, (pen) => {
      pen.fillStyle = '#214d68';
      pen.fill(new Path2D('M19 30 Q20 10 32 11 Q44 10 45 30 Q40 18 32 18 Q24 18 19 30 Z'));
    }),
  'tile-back': tileBack,
  ...Object.fromEntries([0, 1, 2, 3, 4, 5].flatMap((k) => [0, 1, 2, 3].map((turn) => [`tile-${k}/${turn}`, () => tile(k, turn)]))),
  mist,
  tray: () => tray(false),
  'tray-shadow': () => tray(true),
  key,
  dial: disc,
  ...Object.fromEntries([0, 1, 2].flatMap((k) => [[`hex-${k}`, () => hex(k, false)], [`hex-${k}-back`, () => hex(k, true)]])),
  'card-back': () => card('back', 0x3a2a5c, true),
  ...Object.fromEntries(
    (['Lantern', 'Oath', 'Bridge', 'Storm', 'Feast', 'Omen'] as const).map((name, k) => [
      `card-${name}`,
      () => card(name, [0xc07a2c, 0x5a3c8c, 0x3c6f7a, 0x39456e, 0x8a4a2c, 0x4c6a3a][k]!, false),
    ]),
  ),
  coin: () => token('coin', 0xd9a441, '✦'),
  web: () => token('web', 0x8f97a8, '✱'),
  blood: () => token('blood', 0xb4303a, '♥'),
};

/** Made-up pictures: enough to judge the parts by, and nothing of any game. */
export const galleryArt: Art = {
  scale: sharp,
  has: (frame) => frame in makers,
  texture: (frame) => {
    const make = makers[frame];
    if (!make) throw new Error(`gallery: no picture is called ${frame}`);
    return make();
  },
  hint: () => undefined,
  drawn: () => undefined,
  settled: () => Promise.resolve(),
  figures: { bytes: 0, highest: 0, missing: 0 },
  close: () => undefined,
};
