import { disc, type Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { stroked } from '../pen.ts';
import { at, glyph, lines, patch, solid, type Tones } from './relief.ts';

const bark: Tones = ['#c2905d', '#7d522e', '#452a17'];
const pale: Tones = ['#f3d9a4', '#cfa062', '#8a5d2c'];
const bone: Tones = ['#fffaf0', '#eadcbc', '#b59c70'];

export function log(c: Ctx, half: number, r: number): void {
  const body = new Path2D();
  body.roundRect(-half, -r, half * 2, r * 2, r * 0.8);
  solid(c, body, bark, r, 2.6, () => {
    for (let i = 0; i < half / 7; i++) {
      const x = -half + 14 + ((i * 53) % (half * 2 - 50));
      const y = -r + 6 + ((i * 13) % (r * 2 - 12));
      lines(c, `M${x} ${y} q12 ${i % 2 ? 3 : -3} 26 0`, 2, '#2a180c', 0.7);
    }
  });
  const e = r * 0.62;
  const end = disc(half - e, 0, e, r);
  solid(c, end, ['#f4dcae', '#e2bf88', '#c0935a'], r, 2);
  for (const k of [0.7, 0.42, 0.18]) {
    stroked(c, disc(half - e, 0, e * k, r * k), '#96683a', 1.8);
  }
  solid(c, `M${-half * 0.35} ${-r + 3} l7 -16 l14 4 l-3 14 Z`, bark, 12, 1.6);
}

export function shaft(c: Ctx): void {
  for (const [y, turn] of [[-15, 0.035], [16, -0.03]] as const)
    at(c, 0, y, 1, turn, () => {
      solid(c, 'M-122 -13 L112 -13 L130 0 L112 13 L-122 13 L-130 6 L-130 -6 Z', pale, 18, 2.4, () => {
        patch(c, 'M-130 3 L130 3 L112 13 L-122 13 Z', '#8a5a2a', 0.5);
        lines(c, 'M-110 -5 h60 M-30 -7 h90 M-90 8 h50 M10 7 h80', 1.6, '#6d4520');
      });
    });
  for (const x of [-62, 58]) lines(c, `M${x} -34 q8 34 0 66 M${x + 9} -34 q8 34 0 66`, 6, '#5a3518', 1);
}

export function fibres(c: Ctx): void {
  for (let pass = 0; pass < 2; pass++)
    for (let i = 0; i < 17; i++) {
      const y = -26 + i * 3.2;
      c.strokeStyle = pass ? ['#f0eaae', '#c6ca78', '#93a254'][i % 3]! : '#1d260d';
      c.lineWidth = pass ? 3 : 7;
      c.beginPath();
      c.moveTo(-78 + ((i * 11) % 15), y * 1.15);
      c.quadraticCurveTo(0, y * 0.4, 76 - ((i * 7) % 19), y * 1.35);
      c.stroke();
    }
  solid(
    c, 'M-9 -19 h18 v38 h-18 Z', ['#e0a558', '#b47830', '#6d4013'], 18, 2,
    () => lines(c, 'M-9 -12 l18 7 M-9 -2 l18 7 M-9 8 l18 7', 2.2, '#5c3511'),
  );
}

export function rope(c: Ctx): void {
  const coil = (rx: number, ry: number, x: number): void => {
    for (const [w, colour] of [[17, '#241608'], [12, '#d3aa62'], [12, '#f1d696']] as const) {
      c.strokeStyle = colour;
      c.lineWidth = w;
      c.setLineDash(colour === '#f1d696' ? [5, 7] : []);
      c.stroke(disc(x, 0, rx, ry));
    }
    c.setLineDash([]);
  };
  coil(70, 34, 0);
  coil(46, 20, -4);
  coil(22, 7, -6);
  lines(c, 'M60 18 C72 34 84 30 88 38', 12, '#241608', 1);
  lines(c, 'M60 18 C72 34 84 30 88 38', 8, '#d3aa62', 1);
}

export function pitchLump(c: Ctx): void {
  const drops =
    'M-26 8 C-34 -14 -14 -34 4 -30 C26 -30 36 -8 30 8 C30 20 24 20 23 30 ' +
    'C22 38 12 38 11 30 C10 20 2 18 -2 26 C-4 34 -14 34 -15 26 C-16 18 -22 18 -26 8 Z';
  solid(c, drops, ['#e09a3c', '#8a4712', '#32150a'], 34, 3, () => {
    patch(c, 'M-18 -6 C-18 -20 -6 -26 6 -24 C-4 -18 -8 -10 -10 0 Z', '#ffe0a0', 0.75);
  });
}

export function pitchBowl(c: Ctx): void {
  solid(c, 'M-36 -8 H36 C36 16 22 32 0 32 C-22 32 -36 16 -36 -8 Z', ['#b98a62', '#7c5233', '#3c2415'], 34);
  solid(c, disc(0, -8, 35, 12), ['#5a3d2a', '#241712', '#0d0806'], 24, 2.4, () => patch(c, 'M-24 -11 q14 -8 30 -5 q-14 3 -24 9 Z', '#f2e4cd', 0.7));
  lines(c, 'M-12 -24 q-6 -8 0 -14 M6 -24 q-6 -9 1 -17', 3, '#efe3c8', 0.7);
}

export const longBone = (c: Ctx): void =>
  solid(
    c,
    'M-50 -10 C-62 -32 -90 -18 -78 0 C-90 18 -62 32 -50 10 L50 10 C62 32 90 18 78 0 C90 -18 62 -32 50 -10 Z',
    bone, 30, 3,
    () => lines(c, 'M-30 4 h40 M20 -3 h22 M-66 -4 q6 4 12 2', 2, '#a58a5c'),
  );

export function carvedBone(c: Ctx): void {
  solid(c, 'M-84 -2 L-50 -13 L52 -15 C62 -34 90 -20 80 -1 C88 18 64 31 52 13 L-50 9 Z', bone, 28, 3, () => {
    lines(c, 'M-44 -6 l8 10 l8 -10 l8 10 l8 -10 l8 10 l8 -10 l8 10 l8 -10 l8 10', 3, '#8c3b20', 1);
    patch(c, 'M-84 -2 L-50 -13 L-50 9 Z', '#ffffff', 0.5);
  });
  solid(c, disc(62, -1, 6), ['#3a2514', '#22150c', '#120a06'], 8, 1);
}

const pelt =
  'M-14 -44 Q0 -36 14 -44 L24 -30 L46 -36 L44 -14 L34 -4 L36 18 L48 32 L32 44 ' +
  'L20 32 Q0 40 -20 32 L-32 44 L-48 32 L-36 18 L-34 -4 L-44 -14 L-46 -36 L-24 -30 Z';
export function hide(c: Ctx): void {
  solid(c, pelt, ['#caa071', '#8d6238', '#4c2f19'], 46, 2.2, () => {
    const r = random(12);
    for (let i = 0; i < 130; i++) {
      const [x, y] = [(r() - 0.5) * 92, (r() - 0.5) * 88];
      lines(c, `M${x} ${y} l${(r() - 0.5) * 3} ${4 + r() * 4}`, 1.2, r() < 0.5 ? '#3a2212' : '#ecc896', 0.7);
    }
    patch(c, 'M0 -38 C8 -10 6 18 0 36 C-6 18 -8 -10 0 -38 Z', '#4a2c16', 0.55);
  });
}
export function leather(c: Ctx): void {
  solid(c, pelt, ['#e8b884', '#b87d48', '#743f1c'], 46, 2.2, () => {
    c.setLineDash([4.5, 4]);
    c.save();
    c.scale(0.84, 0.84);
    lines(c, pelt, 2.2, '#f8e6c4', 0.95);
    c.restore();
    c.setLineDash([]);
    patch(c, 'M-22 -12 q14 -12 30 -8 q-16 4 -24 18 Z', '#fff1d4', 0.35);
  });
}

export function coil(c: Ctx, i: number): void {
  const flesh = ['#f3b6a2', '#c9776a'] as const;
  at(c, 0, 0, 1, i * 1.9, () => {
    const d = 'M-30 -16 C-8 -36 30 -28 28 -10 C26 8 -28 -6 -28 12 C-28 32 24 34 32 14';
    lines(c, d, 19, '#3b1510', 1);
    lines(c, d, 14, flesh[1], 1);
    c.save();
    c.translate(-1, -2);
    lines(c, d, 8, flesh[0], 1);
    c.restore();
  });
}
export function sinew(c: Ctx, i: number): void {
  at(c, 0, 0, 1, 0.5 + i * 1.3, () => {
    for (const [k, colour] of ([[-14, '#f7ead0'], [0, '#e6cfa4'], [14, '#fff6e2']] as const)) {
      const d = `M-38 ${k} C-16 ${k - 20} 14 ${20 - k} 38 ${-k * 0.6}`;
      lines(c, d, 10, '#3a2414', 1);
      lines(c, d, 6, colour, 1);
      lines(c, d, 1.2, '#a07c4c', 0.8);
    }
  });
}

const fang = 'M-10 -34 C4 -38 14 -34 15 -24 C20 4 8 28 -8 40 C-8 16 -14 -6 -18 -24 C-18 -30 -16 -33 -10 -34 Z';
export function teeth(c: Ctx): void {
  at(c, -19, -2, 0.9, 0.12, () => solid(c, fang, bone, 34, 3));
  at(c, 19, 4, 0.78, -0.2, () => solid(c, fang, bone, 34, 3));
}
export function honedTeeth(c: Ctx): void {
  lines(c, 'M-44 -24 C-20 -40 20 -40 44 -24', 7, '#3a2212', 1);
  lines(c, 'M-44 -24 C-20 -40 20 -40 44 -24', 4, '#b07a3c', 1);
  for (const [x, turn] of [[-25, 0.2], [1, 0], [26, -0.2]] as const)
    at(c, x, 6, 0.74, turn, () => solid(
      c, fang, ['#ffffff', '#f1e6cc', '#c7ae7e'], 34, 3.4, () => lines(c, 'M8 -22 C12 4 4 22 -6 34', 4, '#7f9aa6', 0.8),
    ));
}

export function shell(c: Ctx, i: number): void {
  at(c, 0, 4, 0.94, [-0.35, 0.4, 0.05][i % 3]!, () =>
    solid(c, 'M0 34 C-8 34 -12 30 -12 26 C-34 22 -42 0 -34 -14 C-28 -32 -12 -36 0 -36 C12 -36 28 -32 34 -14 C42 0 34 22 12 26 C12 30 8 34 0 34 Z', [
      '#fff0e2', '#e6b39a', '#a5644f',
    ], 38, 3, () =>
      lines(c, 'M0 30 L0 -34 M-3 28 L-14 -30 M3 28 L14 -30 M-6 26 L-26 -20 M6 26 L26 -20 M-8 24 L-36 -4 M8 24 L36 -4', 2.4, '#8a4a36')),
  );
}
export function shellTool(c: Ctx, i: number): void {
  at(c, 0, 0, 0.95, [0.3, -0.6, 1.3][i % 3]!, () => {
    solid(
      c,
      'M-34 -6 C-26 -34 24 -38 36 -6 C22 -18 -4 -16 -12 4 C-16 16 -8 26 4 32 C-22 34 -38 16 -34 -6 Z',
      ['#fdf3ff', '#d8c4d8', '#8d7590'], 36, 3, () => lines(c, 'M-26 -4 C-18 -24 16 -28 28 -12', 4, '#9fd8dc', 0.8),
    );
    solid(c, disc(-20, -2, 4.5), ['#3a2514', '#22150c', '#120a06'], 6, 1);
  });
}

const vane = 'M-88 6 C-60 -26 20 -36 78 -22 C88 -16 88 -2 78 4 C30 22 -30 24 -56 14 Z';
export const feather = (c: Ctx): void => at(c, 0, 4, 1, -0.06, () => {
  solid(c, vane, ['#f3ead8', '#9c7d58', '#4c3320'], 40, 2.6, () => {
    patch(c, 'M40 -40 L90 -30 L90 20 L54 20 Z', '#2c1c12', 0.6);
    patch(c, 'M0 -40 L16 -40 L34 24 L16 26 Z', '#2c1c12', 0.45);
    lines(
      c,
      'M-40 10 l-8 -16 M-20 8 l-12 -24 M0 6 l-14 -30 M20 4 l-14 -32 M40 2 l-14 -32 M58 0 l-14 -28 M-30 10 l-4 10 M-6 8 l-6 14 M20 4 l-8 16 M46 2 l-8 14',
      1.8, '#2a190e',
    );
  });
  lines(c, 'M-94 8 C-40 4 30 -6 80 -10', 5, '#2a190e', 1);
  lines(c, 'M-94 8 C-40 4 30 -6 80 -10', 2.6, '#f6ead0', 1);
});
export const trimmedFeather = (c: Ctx): void => {
  for (const y of [-15, 15]) at(c, 0, y, 0.86, y / 200, () => {
    solid(
      c, 'M-40 -4 L-22 -17 L62 -17 L76 -4 L62 9 L-22 9 Z', ['#f6eddc', '#b0573a', '#5c2012'], 24, 2.6,
      () => lines(
        c, 'M-20 -4 l-8 -12 M0 -4 l-8 -12 M20 -4 l-8 -12 M40 -4 l-8 -12 M60 -4 l-8 -12 M-14 -4 l-8 12 M8 -4 l-8 12 M30 -4 l-8 12 M52 -4 l-8 12', 1.8,
        '#2a120a',
      ),
    );
    lines(c, 'M-92 -4 H82', 5, '#2a190e', 1);
    lines(c, 'M-92 -4 H82', 2.6, '#f6ead0', 1);
  });
};

const grey: Tones = ['#e4e9ec', '#9aa6ae', '#515d67'];
export const cloudstone = (c: Ctx): void =>
  solid(c, 'M-40 18 L-44 -8 L-26 -34 L8 -40 L34 -26 L44 2 L36 28 L10 38 L-22 36 Z', grey, 44, 2.2, () => {
    patch(c, 'M-26 -34 L8 -40 L-4 -8 L-44 -8 Z', '#ffffff', 0.5);
    patch(c, 'M44 2 L36 28 L10 38 L14 8 Z', '#39434d', 0.55);
    lines(c, 'M-44 -8 L-4 -8 L8 -40 M-4 -8 L14 8 L44 2 M14 8 L10 38 M-4 -8 L-22 36', 1.8, '#39434d');
    lines(c, 'M-30 16 q8 -10 16 0 q8 8 14 -2', 2.2, '#ffffff', 0.8);
  });
export const cloudBall = (c: Ctx): void =>
  solid(c, disc(0, 0, 38), ['#f4f7f8', '#a3afb6', '#4b5661'], 40, 2.2, () => {
    lines(c, 'M-30 -8 C-18 -22 -4 -18 -2 -8 C2 -24 24 -22 24 -8 C32 -8 36 2 30 8', 3, '#ffffff', 0.85);
    lines(c, 'M-26 16 C-16 6 -4 8 0 18 C8 8 22 10 26 20', 3, '#ffffff', 0.7);
    patch(c, 'M-24 -20 q10 -14 26 -13 q-16 5 -20 18 Z', '#ffffff', 0.6);
  });

const river: Tones = ['#d3dde0', '#7f929c', '#3a4851'];
export const riverstone = (c: Ctx, i: number): void => at(c, 0, 0, 1, [0, 1.1, 2.4][i % 3]!, () =>
  solid(c, 'M-34 6 C-36 -16 -20 -30 2 -30 C24 -32 38 -14 34 6 C32 24 14 30 -6 28 C-22 28 -32 20 -34 6 Z', river, 36, 3, () => {
    lines(c, 'M-28 -4 C-10 -14 14 -12 32 -2 M-30 8 C-12 0 14 4 32 10', 2.4, '#eef6f8', 0.55);
    patch(c, 'M-22 -12 q10 -14 26 -13 q-16 6 -20 18 Z', '#ffffff', 0.5);
  }));
export function blade(c: Ctx, i: number): void {
  at(c, 0, 0, 0.88, [0.5, -0.4, 1.2][i % 3]!, () =>
    solid(c, 'M-3 -42 C12 -32 24 -14 24 4 C24 22 12 36 -2 42 C-18 36 -27 20 -26 2 C-25 -16 -14 -34 -3 -42 Z', [
      '#8ea6ae', '#5d7480', '#33454f',
    ], 40, 2.6, () => {
      for (const [d, colour] of [
        ['M-3 -42 L-4 0 L-26 2 L-30 -20 Z', '#c6d8dc'], ['M-26 2 L-4 0 L-10 24 L-28 26 Z', '#8ea6ae'], ['M-10 24 L-4 0 L-2 42 L-22 42 Z', '#6d8792'],
        [
          'M-3 -42 L-4 0 L14 -8 L14 -30 Z', '#86a0aa',
        ], ['M14 -30 L14 -8 L26 4 L28 -22 Z', '#5b737f'], ['M-4 0 L14 -8 L25 6 L10 18 Z', '#4d6470'], ['M-4 0 L10 18 L-2 42 Z', '#3f5460'],
      ] as const) patch(c, d, colour);
      lines(c, 'M-3 -42 L-4 0 L-26 2 M-4 0 L14 -8 M-4 0 L-10 24', 1.6, '#f2fafc', 0.75);
    }));
}

const amber: Tones = ['#fff0b8', '#eda43a', '#8f4310'];
export function sunstone(c: Ctx): void {
  for (const [x, y, k, turn] of [[-50, 6, 0.78, -0.2], [0, -2, 1, 0.1], [52, 8, 0.72, 0.5]] as const)
    at(c, x, y, k, turn, () => solid(c, 'M-26 26 L-34 -4 L-12 -36 L16 -34 L34 -2 L24 28 Z', amber, 36, 2.6, () => {
      patch(c, 'M-12 -36 L16 -34 L6 -4 L-34 -4 Z', '#fffbe6', 0.55);
      patch(c, 'M34 -2 L24 28 L2 26 L6 -4 Z', '#7a3208', 0.45);
      lines(c, 'M-34 -4 L6 -4 L16 -34 M6 -4 L2 26 M6 -4 L34 -2', 1.8, '#fff3c8', 0.8);
    }));
}
export const polishedSun = (c: Ctx): void =>
  solid(c, disc(0, 0, 76, 34), ['#fff6cc', '#f2a93a', '#9a450c'], 46, 3, () => {
    c.strokeStyle = 'rgba(255,245,200,.75)';
    c.lineWidth = 2.4;
    for (const k of [0.74, 0.46]) c.stroke(disc(0, 0, 76 * k, 34 * k));
    patch(c, 'M-54 -10 Q-30 -30 10 -28 Q-24 -20 -40 -2 Z', '#ffffff', 0.7);
  });

const clayTones: Tones = ['#d09a7a', '#9a5c40', '#573022'];
export const clayLump = (c: Ctx, i: number): void => at(c, 0, 2, 1, i * 1.4, () =>
  solid(
    c,
    'M-36 8 C-40 -12 -22 -18 -16 -28 C0 -38 22 -30 26 -16 C40 -10 42 12 30 22 C16 34 -14 34 -26 28 C-34 24 -36 16 -36 8 Z',
    clayTones, 38, 3,
    () => lines(c, 'M-22 -8 q10 8 22 2 M-2 12 q12 6 24 -2 M-24 14 q6 8 14 8', 3, '#532b1d'),
  ));
export const firedClay = (c: Ctx, i: number): void => at(c, 0, 2, 0.95, [0, 0.1, -0.1, 0][i % 4]!, () => {
  solid(
    c,
    'M-16 -34 H16 L20 -28 L14 -20 C40 -12 40 28 16 34 H-16 C-40 28 -40 -12 -14 -20 L-20 -28 Z',
    ['#f0a274', '#bf5c34', '#6d2a14'], 38, 3,
    () => lines(c, 'M-32 2 l8 8 l8 -8 l8 8 l8 -8 l8 8 l8 -8 l8 8 l8 -8', 3.4, '#3a160c', 0.9),
  );
});

const coralTones: Tones = ['#ffffff', '#ece2d4', '#b3a490'];
export const coral = (c: Ctx, i: number): void => at(c, 0, 2, 0.95, [0, 0.3, -0.3, 3.14][i % 4]!, () => glyph(c, 'coral', 84, coralTones));
export const coralPowder = (c: Ctx, i: number): void => {
  solid(c, 'M-40 26 C-26 18 -16 -14 0 -24 C16 -14 26 18 40 26 C20 34 -20 34 -40 26 Z', coralTones, 34, 3, () => {
    const r = random(40 + i);
    for (let k = 0; k < 40; k++) patch(c, `M${(r() - 0.5) * 70} ${(r() - 0.3) * 50} h2.4 v2.4 h-2.4 Z`, r() < 0.5 ? '#9c8a74' : '#ffffff', 0.8);
  });
};
