import { lists } from './mark.ts';

export const works = lists({
  /** Great wheels of a mill or a winding house. */
  wheels: {
    aspect: (m) => 0.25 + 0.95 * (m.n ?? 1),
    draw(k, m) {
      const n = m.n ?? 1;
      const width = 0.25 + 0.95 * n;
      const wood = m.tint ?? k.mix(k.p.made[0], k.p.made[1], 0.35);
      for (let i = 0; i < n; i++) {
        const x = ((i + 0.5) / n - 0.5) * (width - 0.1);
        const r = 0.44 * k.rnd(0.88, 1);
        const y = -r - 0.06;
        k.poly([[x - 0.2, 0.02], [x - 0.03, y], [x + 0.03, y], [x + 0.2, 0.02], [x + 0.13, 0.02], [x, y + 0.12], [x - 0.13, 0.02]], k.dark(wood, 0.35));
        for (let j = 0; j < 14; j++) {
          const a = (j / 14) * Math.PI * 2 + i;
          const c = Math.cos(a);
          const s = Math.sin(a);
          k.line([[x, y], [x + c * r, y + s * r]], 0.02, wood);
          k.poly([[x + c * r * 0.86 - s * 0.07, y + s * r * 0.86 + c * 0.07], [x + c * r * 1.03 - s * 0.07, y + s * r * 1.03 + c * 0.07], [x + c * r * 1.03 + s * 0.02, y + s * r * 1.03 - c * 0.02], [x + c * r * 0.86 + s * 0.02, y + s * r * 0.86 - c * 0.02]], k.pale(wood, 0.2));
        }
        for (const [q, w] of [[0.98, 0.028], [0.8, 0.02]] as const) {
          k.c.beginPath();
          k.c.arc(x, y, r * q, 0, 7);
          k.c.lineWidth = w;
          k.c.strokeStyle = k.dark(wood, 0.15);
          k.c.stroke();
        }
        k.oval(x, y, 0.05, 0.05, k.p.lamp);
      }
      k.form(-width / 2, width / 2, 0.4, 0.3);
      k.dabs(140, 0.06, [k.p.leaf[0], k.dark(wood, 0.4), k.pale(wood, 0.3)], 0.25);
    },
  },
  /** A round brick kiln, its mouth alight. */
  kiln: {
    aspect: 1.15,
    draw(k, m) {
      const brick = m.tint ?? k.mix('#a8583c', k.p.rock[1], 0.35);
      k.curve([[-0.5, 0.03], [-0.5, -0.4], [-0.36, -0.72], [-0.1, -0.86], [0.1, -0.86], [0.36, -0.72], [0.5, -0.4], [0.5, 0.03]], brick);
      k.courses(-0.52, -0.9, 0.52, 0.02, 0.05, brick, 0.55);
      k.rough([[-0.09, -0.82], [-0.07, -1], [0.07, -1], [0.09, -0.82]], k.dark(brick, 0.2), 0.01);
      k.curve([[-0.2, 0.03], [-0.2, -0.26], [0, -0.42], [0.2, -0.26], [0.2, 0.03]], '#2a1210');
      k.lamp(0, -0.12, 0.11, '#ff8a3c');
      k.lamp(0, -0.2, 0.06, '#ffd27a');
      k.smoke(0, -1, 0.05, 0.08, '#b8aab0', 0.5, 0.3);
      k.form(-0.5, 0.5, 0.5, 0.25);
      k.dabs(180, 0.05, [k.dark(brick), k.pale(brick, 0.3), k.p.leaf[0]], 0.25);
    },
    lamps: [[0, 0.15]],
  },
  /** Panes of glass on edge, each with its own weather in it. */
  panes: {
    aspect: (m) => 0.5 + 0.46 * (m.n ?? 5),
    draw(k, m) {
      const n = m.n ?? 5;
      const width = 0.5 + 0.46 * n;
      for (let i = 0; i < n; i++) {
        const x = ((i + 0.5) / n - 0.5) * (width - 0.3);
        const h = k.rnd(0.72, 1);
        const lean = k.rnd(-0.03, 0.08);
        const hue = m.tint ?? k.pick(['#7ad0d0', '#f0b88a', '#a8c0f0', '#f6e0b0', '#c8a8d8', '#8ad8b0']);
        k.c.globalAlpha = 0.72;
        k.poly([[x - 0.19, 0.02], [x - 0.16 + lean, -h], [x + 0.2 + lean, -h * 0.96], [x + 0.17, 0.02]], k.lg(0, -h, 0, 0, k.pale(hue, 0.55), hue, k.dark(hue, 0.35)));
        k.c.globalAlpha = 0.8;
        k.poly([[x - 0.1, -0.05], [x - 0.06 + lean, -h * 0.95], [x + 0.01 + lean, -h * 0.95], [x - 0.02, -0.05]], k.pale(hue, 0.75));
        k.c.globalAlpha = 1;
        k.line([[x - 0.19, 0.02], [x - 0.16 + lean, -h], [x + 0.2 + lean, -h * 0.96], [x + 0.17, 0.02]], 0.014, k.pale(hue, 0.8));
        k.g.globalAlpha = 0.25;
        k.g.fillStyle = hue;
        k.g.fillRect(x - 0.1, -h * 0.8, 0.2, h * 0.6);
        k.g.globalAlpha = 1;
      }
    },
  },
  /** A lens tall as a house on its cart. */
  lens: {
    aspect: 1.1,
    draw(k, m) {
      const iron = k.dark(k.p.made[0], 0.4);
      const glass = m.tint ?? '#9ae0e0';
      k.c.globalAlpha = 0.85;
      k.oval(0, -0.6, 0.36, 0.4, k.pale(glass, 0.35));
      k.c.globalAlpha = 1;
      k.oval(-0.1, -0.72, 0.11, 0.15, '#ffffff', 0.5);
      k.c.beginPath();
      k.c.ellipse(0, -0.6, 0.37, 0.41, 0, 0, 7);
      k.c.lineWidth = 0.05;
      k.c.strokeStyle = k.p.lamp;
      k.c.stroke();
      k.line([[-0.37, -0.6], [-0.4, -0.14]], 0.04, iron);
      k.line([[0.37, -0.6], [0.4, -0.14]], 0.04, iron);
      k.rect(-0.48, -0.18, 0.96, 0.06, iron);
      for (const x of [-0.34, 0.34]) {
        k.oval(x, -0.08, 0.1, 0.1, iron);
        k.oval(x, -0.08, 0.05, 0.05, k.p.made[1]);
      }
      k.lamp(0.12, -0.5, 0.05, '#fff0b0');
      k.form(-0.5, 0.5, 0.3, 0.3);
    },
    lamps: [[0.1, 0.5]],
  },
  /** Bottles on stakes. */
  bottles: {
    aspect: (m) => 0.3 + 0.22 * (m.n ?? 12),
    draw(k, m) {
      const n = m.n ?? 12;
      const width = 0.3 + 0.22 * n;
      for (let i = 0; i < n; i++) {
        const x = ((i + 0.5) / n - 0.5) * (width - 0.1);
        const h = k.rnd(0.4, 0.72);
        const glass = m.tint ?? k.pick(['#5fb08a', '#8ac86a', '#5aa8b4', '#c8a850', '#4f8a5a']);
        k.line([[x, 0.02], [x + 0.01, -h]], 0.02, k.p.made[0]);
        k.curve([[x - 0.055, -h + 0.04], [x - 0.06, -h - 0.14], [x - 0.02, -h - 0.2], [x - 0.018, -h - 0.28], [x + 0.018, -h - 0.28], [x + 0.02, -h - 0.2], [x + 0.06, -h - 0.14], [x + 0.055, -h + 0.04]], glass);
        k.line([[x - 0.03, -h], [x - 0.035, -h - 0.12]], 0.012, k.pale(glass, 0.8));
        k.lamp(x, -h - 0.06, 0.02, glass, 0);
      }
      k.form(-width / 2, width / 2, 0.25, 0.3);
    },
  },
  /** A wall: of dry stone, of pigeonholes or of doorbells (`v` 0, 0.5, 1). */
  wall: {
    aspect: (m) => 0.6 + 0.9 * (m.n ?? 3),
    draw(k, m) {
      const width = 0.6 + 0.9 * (m.n ?? 3);
      const stone = m.tint ?? k.mix(k.p.rock[1], k.p.made[1], 0.35);
      const kind = m.v ?? 0;
      k.rough([[-width / 2, 0.03], [-width / 2 + 0.04, -0.86], [-width * 0.2, -0.97], [width * 0.12, -0.9], [width * 0.3, -0.98], [width / 2 - 0.05, -0.82], [width / 2, 0.03]], stone, 0.05, 4);
      k.courses(-width / 2, -1, width / 2, 0.02, kind < 0.3 ? 0.09 : 0.12, stone, 0.7);
      for (let row = 0; row < 8; row++)
        for (let x = -width / 2 + 0.14; x < width / 2 - 0.14; x += 0.13) {
          const y = -0.82 + row * 0.105;
          if (kind < 0.3) {
            if (k.r() < 0.5) k.oval(x + k.rnd(-0.03, 0.03), y, 0.018, 0.014, '#2a1c18');
          } else if (kind < 0.8) {
            k.rect(x, y, 0.1, 0.08, '#241c24');
            if (k.r() < 0.75) k.rect(x + 0.01, y + 0.02, 0.08, 0.055, k.pick(['#e8dcc0', '#b8bcae', '#d8c49a', '#a8a49a']));
          } else {
            k.oval(x + 0.04, y, 0.03, 0.03, k.p.lamp);
            k.oval(x + 0.04, y, 0.014, 0.014, '#5a3a20');
            if (row < 2) k.bend([x, y], [x + 0.1, y - 0.3], [x + k.rnd(-0.2, 0.3), -1.03], 0.005, '#3a3238');
          }
        }
      k.form(-width / 2, width / 2, 0.4, 0.25);
      k.dabs(260, 0.05, [k.dark(stone), k.pale(stone, 0.35), k.p.leaf[1]], 0.25);
      k.capping(k.p.cap, 0.02, 0.7);
    },
  },
  /** A beam over the marsh that bears a village at either end. */
  balance: {
    aspect: 2.5,
    draw(k) {
      const [d, l] = k.p.made;
      k.poly([[-0.12, 0.02], [-0.03, -0.72], [0.03, -0.72], [0.12, 0.02]], k.dark(d, 0.2));
      k.rough([[-1.15, -0.62], [-1.14, -0.7], [1.12, -0.82], [1.14, -0.74]], k.mix(d, l, 0.4), 0.015);
      for (const [x, y] of [[-1.05, -0.62], [1.02, -0.74]] as const) {
        for (const dx of [-0.22, 0.22]) k.line([[x, y], [x + dx * 0.9, y + 0.34]], 0.012, d);
        k.poly([[x - 0.3, y + 0.34], [x + 0.3, y + 0.34], [x + 0.22, y + 0.42], [x - 0.22, y + 0.42]], k.mix(d, l, 0.2));
        for (const dx of [-0.18, 0.02, 0.2]) {
          const h = k.rnd(0.09, 0.14);
          k.rect(x + dx - 0.06, y + 0.34 - h, 0.12, h, k.mix(d, l, k.rnd(0.5, 0.9)));
          k.poly([[x + dx - 0.09, y + 0.34 - h], [x + dx, y + 0.26 - h], [x + dx + 0.09, y + 0.34 - h]], k.pick([k.p.accent, d]));
          k.window(x + dx - 0.02, y + 0.3 - h / 2, 0.035, 0.04);
        }
      }
      k.form(-1.2, 1.2, 0.4, 0.3);
    },
  },
  /** Bellows as large as cottages, ropes going up. */
  bellows: {
    aspect: (m) => 0.3 + 0.62 * (m.n ?? 4),
    draw(k, m) {
      const n = m.n ?? 4;
      const width = 0.3 + 0.62 * n;
      for (let i = 0; i < n; i++) {
        const x = ((i + 0.5) / n - 0.5) * (width - 0.1);
        const up = k.rnd(0.45, 0.72);
        for (let j = 0; j < 6; j++) {
          const y = -0.06 - (up * j) / 6;
          k.curve([[x - 0.26, y], [x - 0.22, y - up / 12], [x + 0.22, y - up / 12], [x + 0.26, y], [x + 0.22, y + 0.03], [x - 0.22, y + 0.03]], k.mix('#7a3c2c', '#3a2028', (j % 2) * 0.5));
        }
        k.rect(x - 0.25, -0.1 - up, 0.5, 0.06, k.p.made[1]);
        k.rect(x - 0.27, -0.07, 0.54, 0.08, k.p.made[0]);
        k.bend([x, -0.1 - up], [x * 0.8, -0.85], [x * 0.3, -1.02], 0.012, '#d8c4a0');
      }
      k.lamp(0, -0.1, 0.05, '#ff8a3c');
      k.form(-width / 2, width / 2, 0.45, 0.3);
    },
    lamps: [[0, 0.2]],
  },
  /** China cups upside down, glowing with the air in them. */
  cups: {
    aspect: (m) => 0.4 + 0.85 * (m.n ?? 3),
    draw(k, m) {
      const n = m.n ?? 3;
      const width = 0.4 + 0.85 * n;
      for (let i = 0; i < n; i++) {
        const x = ((i + 0.5) / n - 0.5) * (width - 0.15);
        const s = k.rnd(0.72, 1);
        const band = k.pick(['#3f6ab0', '#d8584a', '#3f9a8a', '#c89a3c']);
        k.c.beginPath();
        k.c.ellipse(x + 0.38 * s, -0.42 * s, 0.13 * s, 0.17 * s, 0, 0, 7);
        k.c.lineWidth = 0.06 * s;
        k.c.strokeStyle = '#e8e0d0';
        k.c.stroke();
        k.curve([[x - 0.42 * s, 0.02], [x - 0.36 * s, -0.5 * s], [x - 0.22 * s, -0.86 * s], [x + 0.22 * s, -0.86 * s], [x + 0.36 * s, -0.5 * s], [x + 0.42 * s, 0.02]], '#f2ecdf');
        k.rect(x - 0.17 * s, -0.9 * s, 0.34 * s, 0.05 * s, '#e0d8c8');
        for (const y of [-0.2, -0.56]) k.bend([x - 0.37 * s, y * s], [x, (y + 0.05) * s], [x + 0.37 * s, y * s], 0.03 * s, band);
        k.window(x - 0.12 * s, -0.42 * s, 0.24 * s, 0.16 * s);
        k.lamp(x, -0.05, 0.05 * s);
      }
      k.form(-width / 2, width / 2, 0.4, 0.3);
      k.dabs(120, 0.06, [k.p.leaf[0], '#ffffff'], 0.2);
    },
    lamps: [[0, 0.1]],
  },
  /** Hands of stone that hold something up. */
  palms: {
    aspect: (m) => 0.2 + 0.5 * (m.n ?? 3),
    draw(k, m) {
      const n = m.n ?? 3;
      const width = 0.2 + 0.5 * n;
      const stone = m.tint ?? k.mix(k.p.rock[1], k.p.made[1], 0.4);
      for (let i = 0; i < n; i++) {
        const x = ((i + 0.5) / n - 0.5) * (width - 0.1);
        const top = -k.rnd(0.78, 0.86);
        k.taper([x, 0.02], [x + 0.02, -0.4], [x, top], 0.15, 0.1, stone);
        k.curve([[x - 0.11, top - 0.02], [x - 0.1, top + 0.12], [x, top + 0.18], [x + 0.1, top + 0.12], [x + 0.11, top - 0.02]], k.pale(stone, 0.15));
        for (let j = 0; j < 4; j++) k.taper([x - 0.08 + j * 0.052, top], [x - 0.11 + j * 0.07, top - 0.07], [x - 0.13 + j * 0.085, top - 0.16], 0.045, 0.025, stone);
        k.taper([x + 0.09, top + 0.1], [x + 0.17, top + 0.03], [x + 0.19, top - 0.05], 0.05, 0.025, stone);
      }
      k.form(-width / 2, width / 2, 0.45, 0.3);
      k.dabs(240, 0.05, [k.dark(stone), k.pale(stone, 0.35), k.p.leaf[1]], 0.25, 1.4);
    },
  },
});
