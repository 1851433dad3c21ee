import { dot, filled, stops, stroked } from '../pen.ts';
import { fur, type Figure } from './figure.ts';

/** Bear hood, spear and a hide shield with a hand on it. */
export const protector: Figure = (c, m) => {
  stroked(c, 'M90 12 L84 142', '#3a2717', 5);
  stroked(c, 'M89 12 L83 142', '#8a6136', 3);
  filled(c, 'M92 -1 L99 14 L93 27 L86 25 L83 13 Z', '#39424b');
  filled(c, 'M92 -1 L91 26 L86 25 L83 13 Z', '#93a3ab');
  stroked(c, 'M86 27 L93 28 M86 31 L93 32', '#c98a3a', 2.2);
  filled(c, 'M40 112 L37 142 L53 142 L54 112 Z', '#3f2c1e');
  filled(c, 'M58 112 L59 142 L75 142 L71 112 Z', '#33231a');
  fur(c, [36, 122, 54, 122], 3, '#8c6a45');
  fur(c, [58, 122, 74, 122], 3, '#7a5a3a');
  filled(
    c,
    'M55 28 C34 30 22 44 19 66 C16 90 20 112 23 130 L36 122 L42 130 L50 121 L58 131 L66 121 L74 130 L88 120 C92 96 92 72 88 60 C84 40 74 29 55 28 Z',
    '#4c3626',
  );
  filled(c, 'M55 28 C74 29 84 40 88 60 C92 72 92 96 88 120 L74 130 L70 124 C78 100 76 60 55 44 Z', '#33241a');
  filled(c, 'M44 62 L66 62 L70 118 L40 118 Z', m.dark);
  filled(c, 'M44 62 L58 62 L56 118 L40 118 Z', m.colour);
  stroked(c, 'M41 92 L69 92', '#2a1a10', 4);
  stroked(c, 'M41 91 L69 91', '#c98a3a', 1.6);
  fur(c, [24, 60, 36, 66, 48, 69, 60, 69, 74, 66, 86, 58], -7, '#6b4c31');
  filled(c, 'M24 58 C28 42 40 37 55 37 C70 37 82 42 87 57 C78 66 68 69 55 69 C42 69 32 66 24 58 Z', '#7d5b3b');
  filled(c, 'M24 58 C28 42 40 37 55 37 C48 44 42 54 40 67 C34 65 28 62 24 58 Z', '#a98256');
  // bear hood
  dot(c, 41, 12, 5.4, '#4c3626');
  dot(c, 69, 12, 5.4, '#3a2a1d');
  dot(c, 41, 12.5, 2.6, '#a98256');
  filled(c, 'M37 34 C34 14 44 6 55 6 C66 6 76 14 73 34 C72 42 66 46 55 46 C44 46 38 42 37 34 Z', '#5c422d');
  filled(c, 'M37 34 C34 14 44 6 55 6 C47 12 43 22 44 42 C40 41 38 38 37 34 Z', '#8c6a45');
  filled(c, 'M45 26 C45 20 50 18 55 18 C60 18 66 20 66 26 C66 36 62 42 55.5 42 C49 42 45 36 45 26 Z', '#c08a60');
  filled(c, 'M56 18 C61 18 66 20 66 26 C66 36 62 42 56 42 Z', '#8a5a3a');
  filled(c, 'M45 30 C46 42 50 49 55.5 49 C61 49 65 42 66 30 C62 35 58 34 55.5 34 C53 34 49 35 45 30 Z', '#2f1f15');
  stroked(c, 'M48 26.5 L53 26.5 M58 26.5 L63 26.5', '#20140d', 1.8);
  stroked(c, 'M46 22.5 L65 22.5', m.colour, 1.6);
  // hide shield
  c.save();
  c.translate(31, 92);
  c.rotate(-0.08);
  c.fillStyle = '#3a2414';
  c.beginPath();
  c.ellipse(1, 1.5, 23.5, 31.5, 0, 0, 7);
  c.fill();
  const g = stops(c.createRadialGradient(-8, -12, 4, 0, 0, 34), [[0, '#f0c987'], [0.6, '#c4934f'], [1, '#855a2c']]);
  c.fillStyle = g;
  c.beginPath();
  c.ellipse(0, 0, 22, 30, 0, 0, 7);
  c.fill();
  c.strokeStyle = '#4a2d17';
  c.lineWidth = 3;
  c.stroke();
  c.setLineDash([2.5, 4]);
  c.strokeStyle = '#f3dcae';
  c.lineWidth = 1.3;
  c.beginPath();
  c.ellipse(0, 0, 19, 27, 0, 0, 7);
  c.stroke();
  c.setLineDash([]);
  c.fillStyle = m.colour;
  c.beginPath();
  c.ellipse(0, 5, 6.2, 7, 0, 0, 7);
  c.fill();
  for (const [x, y, a, l] of [[-6.5, -3, -0.45, 8], [-2.5, -7, -0.14, 10.5], [2, -7.5, 0.08, 10.5], [5.8, -5, 0.34, 9], [8, 5, 1.15, 7.5]] as const) {
    c.save();
    c.translate(x, y + 3);
    c.rotate(a);
    c.beginPath();
    c.roundRect(-1.7, -l, 3.4, l + 2, 1.7);
    c.fill();
    c.restore();
  }
  c.restore();
};
