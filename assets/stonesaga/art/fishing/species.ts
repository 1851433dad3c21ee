import type { Ctx } from '../../../bake/canvas.ts';
import { filled, stops, stroked } from '../pen.ts';

/** A kind of fish, in shares of its length. */
interface Species {
  readonly name: string;
  /** Half its height. */
  readonly deep: number;
  readonly back: string;
  readonly side: string;
  readonly belly: string;
  readonly fin: string;
  readonly mark: 'spots' | 'bars' | 'flecks' | 'scales' | 'plates' | 'line';
  readonly ink: string;
  readonly tail: 'fork' | 'square' | 'round' | 'shark';
  /** Where fins stand on the back: from, to, height. */
  readonly dorsal: readonly (readonly [number, number, number])[];
  /** How far the snout is drawn out. */
  readonly snout: number;
}

export const species = {
  trout: {
    name: 'trout', deep: 0.15, back: '#5d6b3c', side: '#c2a55c', belly: '#f3dfae', fin: '#b0703a', mark: 'spots', ink: '#3a1d12', tail: 'square',
    dorsal: [[-0.08, 0.12, 0.09], [0.26, 0.31, 0.035]], snout: 0.02,
  },
  pike: {
    name: 'pike', deep: 0.1, back: '#48583a', side: '#8d9a58', belly: '#eee3b4', fin: '#a8643a', mark: 'flecks', ink: '#e9e2a6', tail: 'fork',
    dorsal: [[0.2, 0.34, 0.09]], snout: 0.12,
  },
  perch: {
    name: 'perch', deep: 0.19, back: '#4f5a33', side: '#b7a94e', belly: '#f4e6b8', fin: '#c4472a', mark: 'bars', ink: '#2f3a22', tail: 'fork',
    dorsal: [[-0.22, 0.05, 0.13], [0.09, 0.26, 0.08]], snout: 0,
  },
  salmon: {
    name: 'salmon', deep: 0.14, back: '#3f5f6c', side: '#a9bfc2', belly: '#fbf2e2', fin: '#6f8a90', mark: 'spots', ink: '#1f3038', tail: 'fork',
    dorsal: [[-0.04, 0.14, 0.08], [0.27, 0.31, 0.035]], snout: 0.05,
  },
  bream: {
    name: 'bream', deep: 0.23, back: '#6d5f3a', side: '#cdb36c', belly: '#f6ecca', fin: '#7a5c3a', mark: 'scales', ink: '#6a4c22', tail: 'fork',
    dorsal: [[-0.06, 0.2, 0.11]], snout: 0,
  },
  sturgeon: {
    name: 'sturgeon', deep: 0.11, back: '#454b52', side: '#8b8f8c', belly: '#ece4d2', fin: '#5b5f60', mark: 'plates', ink: '#e8e2d0', tail: 'shark',
    dorsal: [[0.22, 0.34, 0.08]], snout: 0.14,
  },
  grayling: {
    name: 'grayling', deep: 0.14, back: '#54606a', side: '#b4b7a8', belly: '#f4eede', fin: '#8a5a86', mark: 'line', ink: '#6b4a6e', tail: 'fork',
    dorsal: [[-0.16, 0.14, 0.17]], snout: 0,
  },
} as const satisfies Record<string, Species>;
export type SpeciesName = keyof typeof species;

/** A fish swimming to the left, `long` units from snout to tail, its middle at x, y. */
export function drawFish(c: Ctx, name: SpeciesName, x: number, y: number, long: number, turn = 0): void {
  const kind: Species = species[name];
  const d = kind.deep * 100;
  const nose = -50 - kind.snout * 60;
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  c.scale(long / (100 + kind.snout * 60), long / (100 + kind.snout * 60));
  c.translate(kind.snout * 30, 0);
  const body = new Path2D(
    `M${nose} 2 C${-46} ${-d * 0.75} -26 ${-d} -8 ${-d} C12 ${-d} 24 ${-d * 0.42} 35 ${-d * 0.24} ` +
      `L35 ${d * 0.26} C22 ${d * 0.62} 10 ${d} -10 ${d} C-28 ${d} ${-44} ${d * 0.7} ${nose} 2 Z`,
  );
  const tails = {
    fork: `M33 ${-d * 0.2} C40 -8 44 -15 52 -17 C48 -6 47 -2 46 0 C47 4 49 9 52 17 C44 14 40 8 33 ${d * 0.22} Z`,
    square: `M33 ${-d * 0.22} C40 -8 45 -13 51 -14 C49 -5 49 5 51 14 C45 13 40 8 33 ${d * 0.24} Z`,
    round: `M33 ${-d * 0.22} C42 -10 52 -10 53 0 C52 10 42 10 33 ${d * 0.24} Z`,
    shark: `M33 ${-d * 0.22} C40 -9 46 -20 56 -24 C50 -10 47 -2 45 2 C46 6 47 9 49 13 C43 11 38 6 33 ${d * 0.24} Z`,
  };
  const fins = [
    new Path2D(tails[kind.tail]),
    ...kind.dorsal.map(([from, to, high]) => new Path2D(
      `M${from * 100} ${-d * 0.86} L${from * 100 + 5} ${-d * 0.9 - high * 100} Q${((from + to) / 2) * 100} ${-d - high * 82} ${to * 100} ${-d * 0.62} Z`,
    )),
    new Path2D(`M-10 ${d * 0.8} Q-4 ${d + 11} 5 ${d + 10} Q3 ${d * 0.9} -2 ${d * 0.78} Z`),
    new Path2D(`M16 ${d * 0.66} Q20 ${d + 8} 28 ${d + 7} Q27 ${d * 0.6} 24 ${d * 0.44} Z`),
  ];
  c.lineJoin = 'round';
  c.fillStyle = 'rgba(8,14,26,.42)';
  c.translate(2.4, 4);
  for (const fin of fins) c.fill(fin);
  c.fill(body);
  c.translate(-2.4, -4);
  for (const fin of fins) {
    filled(c, fin, kind.fin);
    stroked(c, fin, '#20160f', 1.7);
    c.save();
    c.clip(fin);
    c.strokeStyle = 'rgba(30,16,8,.4)';
    c.lineWidth = 0.8;
    for (let k = -60; k < 64; k += 4) c.stroke(new Path2D(`M${k} -40 Q${k + 5} 0 ${k + 10} 40`));
    c.restore();
  }
  filled(c, body, stops(c.createLinearGradient(0, -d, 0, d), [[0, kind.back], [0.34, kind.side], [0.62, kind.side], [1, kind.belly]]));
  c.save();
  c.clip(body);
  marked(c, kind, d);
  c.fillStyle = stops(c.createRadialGradient(-22, -d * 0.55, 1, -16, -d * 0.4, 44), ['rgba(255,250,226,.62)', 'rgba(255,250,226,0)']);
  c.fillRect(-80, -d, 130, d * 1.1);
  c.restore();
  stroked(c, body, '#20160f', 2);
  c.lineWidth = 1.3;
  c.stroke(new Path2D(`M-31 ${-d * 0.62} Q-24 0 -32 ${d * 0.66}`));
  c.stroke(new Path2D(`M${nose} 2.5 L${nose + 9} 3.6`));
  c.fillStyle = kind.fin;
  const breast = new Path2D(`M-25 ${d * 0.28} Q-12 ${d * 0.24} -9 ${d * 0.78} Q-20 ${d * 0.74} -25 ${d * 0.28} Z`);
  c.fill(breast);
  c.lineWidth = 1.1;
  c.stroke(breast);
  eye(c, -40 - kind.snout * 8, -d * 0.2);
  c.restore();
}

function eye(c: Ctx, x: number, y: number): void {
  for (const [r, fill] of [[3.6, '#20160f'], [2.7, '#f0d68a'], [1.6, '#120b08']] as const) {
    c.fillStyle = fill;
    c.beginPath();
    c.arc(x, y, r, 0, 7);
    c.fill();
  }
}

function marked(c: Ctx, { mark, ink }: Species, d: number): void {
  c.fillStyle = c.strokeStyle = ink;
  const dot = (x: number, y: number, r: number, long = 1): void => {
    c.beginPath();
    c.ellipse(x, y, r * long, r, 0, 0, 7);
    c.fill();
  };
  if (mark === 'spots') for (let k = 0; k < 34; k++) dot(-26 + ((k * 37) % 62), -d * 0.85 + ((k * 23) % 100) * d * 0.011, 0.9 + (k % 3) * 0.45);
  if (mark === 'flecks') for (let k = 0; k < 46; k++) dot(-26 + ((k * 29) % 62), -d * 0.8 + ((k * 41) % 100) * d * 0.014, 0.9, 2.2);
  if (mark === 'bars') {
    c.globalAlpha = 0.78;
    for (let k = 0; k < 6; k++) c.fill(new Path2D(`M${-24 + k * 10} ${-d} L${-18 + k * 10} ${-d} L${-20.5 + k * 10} ${d * 0.5} Z`));
  }
  if (mark === 'scales') {
    c.globalAlpha = 0.5;
    c.lineWidth = 0.9;
    for (let row = -4; row <= 4; row++)
      for (let k = 0; k < 12; k++) c.stroke(new Path2D(`M${-27 + k * 5.6 + (row & 1) * 2.8} ${row * 5 - 3} q4 3 0 6`));
  }
  if (mark === 'plates')
    for (let k = 0; k < 9; k++)
      c.fill(new Path2D(`M${-28 + k * 7} ${-d * 0.12} l3.4 -2.6 l2 2.6 l-2 2.6 Z M${-24 + k * 7} ${-d * 0.9} l3.4 -1.6 l2.6 2 Z`));
  if (mark === 'line') {
    c.globalAlpha = 0.6;
    c.lineWidth = 1;
    for (const k of [-0.5, -0.2, 0.1, 0.4]) c.stroke(new Path2D(`M-28 ${d * k} Q4 ${d * k - 2} 36 ${d * k * 0.3}`));
    for (let k = 0; k < 8; k++) dot(-24 + k * 4, -d * 0.5 + (k % 3) * 4, 1);
  }
  c.globalAlpha = 1;
}

/** The dark back of a fish that swims deep. */
export function drawShade(c: Ctx, x: number, y: number, long: number, turn: number, alpha: number): void {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  c.scale(long / 100, long / 100);
  c.globalAlpha = alpha;
  c.fillStyle = '#08192b';
  c.filter = `blur(${2.4}px)`;
  c.fill(new Path2D('M-50 0 C-36 -12 -8 -13 34 -3 Q44 -8 54 -12 Q46 0 54 12 Q44 8 34 3 C-8 13 -36 12 -50 0 Z'));
  c.restore();
}
