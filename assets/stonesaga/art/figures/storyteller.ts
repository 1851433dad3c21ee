import { dot, filled, stroked } from '../pen.ts';
import type { Figure } from './figure.ts';

/** Antlers, a staff with beads, arms lifted in the middle of a tale. */
export const storyteller: Figure = (c, m) => {
  // antlers
  const [horn, hornDark] = ['#e6d3ac', '#8a6f48'];
  for (const k of [1, -1]) {
    c.save();
    c.translate(55, 0);
    c.scale(k, 1);
    stroked(c, 'M7 22 C16 16 22 8 22 -6 M15 15 C22 14 28 10 32 2 M20 6 C16 0 14 -3 14 -9 M22 -1 C26 -3 28 -6 29 -10', hornDark, 5);
    stroked(c, 'M7 22 C16 16 22 8 22 -6 M15 15 C22 14 28 10 32 2 M20 6 C16 0 14 -3 14 -9 M22 -1 C26 -3 28 -6 29 -10', k < 0 ? '#f6e8c8' : horn, 2.8);
    c.restore();
  }
  // staff with beads
  stroked(c, 'M97 30 L92 142', '#3a2717', 5);
  stroked(c, 'M96.5 30 L91.5 142', '#8a6136', 2.6);
  c.strokeStyle = '#8a6136';
  c.lineWidth = 3;
  c.beginPath();
  c.arc(97, 22, 8, 0, 7);
  c.stroke();
  stroked(c, 'M97 14 L97 30 M89 22 L105 22', '#c98a3a', 1.2);
  for (const [x, y, col] of [[90, 33, m.colour], [103, 33, '#a4452a'], [104, 40, '#cfe8ea']] as const)
    dot(c, x, y, 2.4, col);
  // robe
  filled(
    c,
    'M55 44 C45 46 38 58 34 80 C30 104 22 126 15 140 L28 137 L36 142 L46 138 L55 143 L64 138 L74 142 L82 137 L95 140 C88 126 80 104 76 80 C72 58 65 46 55 44 Z',
    m.colour,
  );
  filled(c, 'M58 44 C65 46 72 58 76 80 C80 104 88 126 95 140 L82 137 L74 142 L64 138 C66 110 64 70 58 44 Z', m.dark);
  filled(c, 'M50 46 C42 52 38 64 35 80 C31 104 22 126 15 140 L26 137 C36 116 42 80 50 46 Z', m.light);
  filled(c, 'M49 52 L61 52 L65 140 L55 143 L45 139 Z', '#efe3c8');
  filled(c, 'M56 52 L61 52 L65 140 L55 143 Z', '#b9a27c');
  for (let i = 0; i < 6; i++) {
    const y = 64 + i * 13;
    stroked(
      c, i % 2 === 1 ? `M49 ${y} L52 ${y + 5} L55 ${y} L58 ${y + 5} L61 ${y}` : `M50 ${y + 2} L61 ${y + 2}`, i % 2 === 1 ? '#a4452a' : '#2b2521', 1.8,
    );
  }
  // sleeves, arms raised
  filled(c, 'M42 52 C32 54 22 48 14 34 L8 38 C8 54 12 66 20 74 C28 74 38 70 45 62 Z', m.colour);
  filled(c, 'M42 52 C32 54 22 48 14 34 L11 36 C16 52 28 60 43 60 Z', m.light);
  filled(c, 'M68 52 C78 52 86 48 93 40 L98 46 C96 62 90 72 84 76 C76 74 70 70 65 62 Z', m.dark);
  dot(c, 10.5, 32, 4.6, '#c08a60');
  dot(c, 95, 42, 4.6, '#a8744c');
  stroked(c, 'M9 30 L5 23 M11 29 L10 21 M13 30 L15 23', '#c08a60', 2.3);
  // head
  filled(c, 'M42 34 C40 20 46 13 55 13 C64 13 70 20 68 34 C70 44 68 52 62 54 L48 54 C42 52 40 44 42 34 Z', '#e9e0cf');
  filled(c, 'M58 13 C66 15 70 22 68 34 C70 44 68 52 62 54 L58 54 Z', '#a89c88');
  filled(c, 'M47 30 C47 24 51 22 55 22 C59 22 63.5 24 63.5 30 C63.5 39 60 44 55 44 C50 44 47 39 47 30 Z', '#a8744c');
  filled(c, 'M56 22 C60 22 63.5 24 63.5 30 C63.5 39 60 44 56 44 Z', '#7c5134');
  stroked(c, 'M49.5 30 L53 30 M57.5 30 L61 30', '#20140d', 1.7);
  filled(c, 'M50 37 C52 44 52 52 55 58 C58 52 58 44 60 37 C57 39 53 39 50 37 Z', '#e9e0cf');
  stroked(c, 'M43 25 C50 20 60 20 67 25', m.colour, 3);
  dot(c, 55, 21.5, 2.2, '#a4452a');
  stroked(c, 'M46 34 L50 34 M46 36.5 L50 36.5 M60 34 L64 34', '#efe3c8', 1);
  stroked(c, 'M45 55 C48 62 62 62 65 55', '#6d4527', 2);
  for (const [x, y] of [[48, 59], [52, 61], [55, 62], [58, 61], [62, 59]] as const)
    filled(c, `M${x - 1.5} ${y} L${x + 1.5} ${y} L${x} ${y + 6} Z`, '#f6ecd6');
};
