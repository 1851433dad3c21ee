import type { Texture } from 'pixi.js';
import { painted } from '../../../light/paint.ts';

/** Pixels from the middle of the picture to its rim, and from the middle of the planet to its own. */
const half = 320;
const radius = 178;
/** The ring around it, in radii of the planet, and how flat it is seen. */
const ring = { from: 1.28, to: 1.72, flat: 0.2, lean: -0.16 } as const;

type Rgb = readonly [number, number, number];

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
const ramp = (t: number): number => Math.min(1, Math.max(0, t));
const smooth = (from: number, to: number, t: number): number => {
  const u = ramp((t - from) / (to - from));
  return u * u * (3 - 2 * u);
};

const hash = (x: number, y: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

function noise(x: number, y: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [smooth(0, 1, x - ix), smooth(0, 1, y - iy)];
  const top = hash(ix, iy) + (hash(ix + 1, iy) - hash(ix, iy)) * fx;
  const low = hash(ix, iy + 1) + (hash(ix + 1, iy + 1) - hash(ix, iy + 1)) * fx;
  return top + (low - top) * fy;
}

const cloudy = (x: number, y: number): number =>
  noise(x, y) * 0.5 + noise(x * 2.1 + 7, y * 2.1) * 0.28 + noise(x * 4.3, y * 4.3 + 3) * 0.15 + noise(x * 9, y * 9) * 0.07;

/** From the pole down: ice, violet highlands, coral plains, a pale belt, teal shallows, and ice again. */
const belts: readonly (readonly [number, Rgb])[] = [
  [-1, [246, 226, 222]],
  [-0.72, [222, 168, 178]],
  [-0.42, [198, 112, 126]],
  [-0.12, [240, 164, 128]],
  [0.12, [252, 208, 158]],
  [0.36, [232, 142, 116]],
  [0.62, [122, 146, 152]],
  [0.86, [176, 196, 204]],
  [1, [244, 232, 226]],
];

function beltAt(y: number): Rgb {
  const i = Math.max(1, belts.findIndex(([edge]) => y <= edge));
  const [[a, from], [b, to]] = [belts[i - 1]!, belts[i]!];
  return mix(from, to, smooth(0, 1, ramp((y - a) / (b - a))));
}

/** Lamps of the night side: few, each in a square of its own, and soft at its rim. */
function lampAt(dx: number, dy: number): number {
  const [x, y] = [Math.floor(dx / 9), Math.floor(dy / 9)];
  if (hash(x, y) < 0.94) return 0;
  return smooth(2.2, 0.4, Math.hypot(dx - (x + 0.2 + hash(x, y + 99) * 0.6) * 9, dy - (y + 0.2 + hash(x + 99, y) * 0.6) * 9)) * 0.85;
}

/** Light from the upper left, a long dusk, and a few lamps where it is night. */
const sun = [-0.62, -0.46, 0.64] as const;

/** Colour and cover of the planet itself. */
function ground(dx: number, dy: number): readonly [Rgb, number] {
  const far = Math.hypot(dx, dy) / radius;
  if (far >= 1.12) return [[0, 0, 0], 0];
  const rim: Rgb = [255, 196, 160];
  const lit = ramp(0.5 - (dx * 0.62 + dy * 0.46) / radius / 1.6);
  const air = smooth(1.12, 1, Math.max(1, far)) ** 2 * 0.55 * lit;
  if (far >= 1) return [rim, air];
  const [nx, ny] = [dx / radius, dy / radius];
  const nz = Math.sqrt(1 - nx * nx - ny * ny);
  // belts lean like the ring, and currents pull at their rims
  const along = Math.atan2(nx, nz) * 1.7;
  const lean = ny + nx * 0.16;
  const bent = lean + (cloudy(along * 1.6 + 4, lean * 5) - 0.5) * 0.42;
  const fine = cloudy(along * 3 + bent * 2, bent * 15);
  let tone = mix(beltAt(Math.max(-1, Math.min(1, bent))), [255, 240, 220], smooth(0.55, 0.85, fine) * 0.6);
  tone = mix(tone, [120, 62, 92], smooth(0.46, 0.2, fine) * 0.34);
  const day = smooth(-0.2, 0.75, nx * sun[0] + ny * sun[1] + nz * sun[2]);
  const shadow = 1 - 0.26 * smooth(0.075, 0.03, Math.abs(lean - 0.13 - nx * 0.02));
  let shown = mix([30, 22, 62], tone, (0.07 + day * 0.98) * shadow);
  shown = mix(shown, rim, (1 - nz) ** 2.4 * (0.12 + day * 0.7));
  const lamp = day < 0.2 ? lampAt(dx, dy) : 0;
  return [mix(mix(shown, [255, 206, 120], lamp), rim, air * smooth(0.985, 1, far)), Math.max(air, smooth(1, 0.99, far))];
}

/** Bands of the ring; its front lies over the planet, its back behind it, and the planet's shadow on the back. */
function ringAt(dx: number, dy: number): readonly [Rgb, number, boolean] {
  const [x, y] = [dx * Math.cos(ring.lean) + dy * Math.sin(ring.lean), dy * Math.cos(ring.lean) - dx * Math.sin(ring.lean)];
  const far = Math.hypot(x, y / ring.flat) / radius;
  if (far < ring.from || far > ring.to) return [[0, 0, 0], 0, false];
  const t = (far - ring.from) / (ring.to - ring.from);
  const bands = 0.45 + 0.55 * noise(t * 26, 1.5) - (Math.abs(t - 0.62) < 0.035 ? 0.45 : 0);
  const cover = ramp(bands) * smooth(0, 0.06, t) * smooth(1, 0.86, t) * 0.86;
  const behind = y < 0;
  const dark = behind ? 1 - 0.6 * smooth(1.5, 1.15, x / radius) * smooth(0, 0.3, x / radius) : 1;
  return [mix([58, 36, 84], mix([255, 226, 190], [232, 160, 150], t), dark), cover * (behind ? 0.8 : 1), !behind];
}

function paint(pixels: Uint8ClampedArray, side: number): void {
  for (let py = 0; py < side; py++)
    for (let px = 0; px < side; px++) {
      const [dx, dy] = [px - half + 0.5, py - half + 0.5];
      const [land, cover] = ground(dx, dy);
      const [band, bandCover, front] = ringAt(dx, dy);
      const [low, lowCover, high, highCover] = front ? [land, cover, band, bandCover] : [band, bandCover, land, cover];
      const alpha = highCover + lowCover * (1 - highCover);
      if (alpha <= 0) continue;
      const shown = mix(low, high, highCover / alpha);
      pixels.set([shown[0], shown[1], shown[2], alpha * 255], (py * side + px) * 4);
    }
}

/** Verrow from orbit with its ring, on nothing: belts of colour under one sun, dusk, and lamps on the night side. */
export const planet = (): Texture =>
  painted('vantage planet', half * 2, half * 2, 1, (pen) => {
    const picture = pen.createImageData(half * 2, half * 2);
    paint(picture.data, half * 2);
    pen.putImageData(picture, 0, 0);
  });

/** How wide the picture is for a planet of this radius. */
export const planetSide = (r: number): number => (r * half * 2) / radius;
