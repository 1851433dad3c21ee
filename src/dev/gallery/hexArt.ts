import type { Texture } from 'pixi.js';
import { bevel, css, grain, grainOf, hollow, painted, polygon, round, rounded, shade } from '../../table/light/paint.ts';
import { hexagon, shifted } from '../../table/stage/shapes.ts';

/** Pixels for each unit of the table in every picture of the gallery. */
export const sharp = 2.5;

function hexPath(radius: number, x: number, y: number): Path2D {
  const area = shifted(hexagon(radius), x, y);
  return polygon(area.shape === 'polygon' ? area.points : []);
}

export const mist = (): Texture =>
  painted('mist', 100, 100, sharp, (pen) => {
    const soft = pen.createRadialGradient(50, 50, 4, 50, 50, 48);
    soft.addColorStop(0, 'rgba(200,214,240,.6)');
    soft.addColorStop(1, 'rgba(200,214,240,0)');
    pen.fillStyle = soft;
    pen.fill(round(50, 50, 48));
  });

/** A tray for three hexes of radius 100, its first slot at the anchor. */
export const tray = (shadow: boolean): Texture =>
  painted(
    `tray ${shadow}`,
    400,
    410,
    sharp,
    (pen) => {
      const middles = [[113, 120], [286.2, 120], [199.6, 270]] as const;
      for (const [x, y] of middles) {
        pen.fillStyle = shadow ? 'rgba(5,4,8,.5)' : css(0xa8967c);
        pen.fill(hexPath(114, x + (shadow ? 8 : 0), y + (shadow ? 12 : 0)));
      }
      if (!shadow) for (const [x, y] of middles) hollow(pen, hexPath(98, x, y), 5, 0.8);
    },
    { x: 113 / 400, y: 120 / 410 },
  );

export const key = (): Texture =>
  painted('key', 24, 44, sharp, (pen) => {
    const wood = rounded(3, 3, 18, 38, 6);
    pen.fillStyle = css(0x7a5230);
    pen.fill(wood);
    bevel(pen, wood, 1.4);
  });

export const disc = (): Texture =>
  painted('dial', 120, 120, sharp, (pen) => {
    pen.fillStyle = css(0x54306b);
    pen.fill(round(60, 60, 58));
    pen.fillStyle = css(0xf6dc96);
    pen.fill(polygon([60, 6, 72, 30, 48, 30]));
    bevel(pen, round(60, 60, 58), 2);
  });

export function hex(seed: number, hidden: boolean): Texture {
  return painted(`hex ${seed} ${hidden}`, 173.2, 200, sharp, (pen) => {
    const whole = hexPath(100, 86.6, 100);
    const random = grainOf(seed * 31 + 3);
    const sky = pen.createLinearGradient(20, 10, 120, 190);
    const [a, b] = hidden ? [0xcfc6b2, 0x59626e] : ([[0xb4a75a, 0x5e6b35], [0xc2a15c, 0x7b6a34], [0x8fa86a, 0x3f5a3a]] as const)[seed % 3]!;
    sky.addColorStop(0, css(a));
    sky.addColorStop(1, css(b));
    pen.fillStyle = sky;
    pen.fill(whole);
    pen.save();
    pen.clip(whole);
    if (hidden) {
      for (let k = 0; k < 4; k++) {
        pen.fillStyle = `rgba(54,62,74,${0.16 + k * 0.1})`;
        pen.beginPath();
        pen.moveTo(0, 200);
        for (let x = 0; x <= 174; x += 18) pen.lineTo(x, 70 + k * 28 - random() * 34);
        pen.lineTo(174, 200);
        pen.fill();
      }
    } else {
      pen.strokeStyle = '#3f86b0';
      pen.lineWidth = 17;
      pen.stroke(new Path2D(`M-10 ${90 + seed * 14} C50 ${70 + seed * 10} 90 150 190 ${110 + seed * 12}`));
      pen.strokeStyle = 'rgba(210,240,255,.5)';
      pen.lineWidth = 2;
      pen.stroke(new Path2D(`M-10 ${86 + seed * 14} C50 ${66 + seed * 10} 90 146 190 ${106 + seed * 12}`));
      for (let k = 0; k < 46; k++) {
        const [x, y] = [20 + random() * 130, 24 + random() * 62];
        const s = 5 + random() * 4;
        pen.fillStyle = 'rgba(10,16,8,.35)';
        pen.fill(round(x + 4, y + 3, s * 0.8, s * 0.35));
        pen.fillStyle = css(shade(0x3d5b2c, (random() - 0.4) * 0.4));
        pen.fill(polygon([x - s * 0.6, y, x, y - s * 1.9, x + s * 0.6, y]));
      }
    }
    pen.restore();
    grain(pen, whole, 0.22, 0.6);
    bevel(pen, whole, 2.2, 0.5, 0.5);
  });
}
