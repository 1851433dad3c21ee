import { lists } from './mark.ts';

export const rails = lists({
  /** Railway carriages with smoking chimneys, curtains lit. */
  carriages: {
    aspect: (m) => 0.3 + 1.5 * (m.n ?? 2),
    draw(k, m) {
      const n = m.n ?? 2;
      const width = 0.3 + 1.5 * n;
      for (let i = 0; i < n; i++) {
        const x = -width / 2 + 0.18 + i * 1.48;
        const paint = m.tint ?? k.pick(['#8a3a34', '#35605c', '#7a5a34', '#4a4f80']);
        k.rect(x, -0.62, 1.36, 0.42, paint);
        k.rect(x, -0.4, 1.36, 0.03, k.pale(paint, 0.4));
        k.curve([[x - 0.04, -0.6], [x + 0.1, -0.74], [x + 0.68, -0.78], [x + 1.26, -0.74], [x + 1.4, -0.6]], k.dark(paint, 0.4));
        for (let j = 0; j < 5; j++) k.window(x + 0.1 + j * 0.25, -0.58, 0.15, 0.15);
        for (const dx of [0.2, 0.42, 0.94, 1.16]) k.oval(x + dx, -0.09, 0.09, 0.09, '#2a2630');
        k.rect(x, -0.21, 1.36, 0.05, '#35303c');
        k.rect(x + 0.95, -0.9, 0.06, 0.16, '#35303c');
        k.smoke(x + 0.98, -0.9, 0.05, 0.16, '#e8e4e8', 0.6, 0.35);
      }
      k.form(-width / 2, width / 2, 0.35, 0.25);
      k.dabs(240, 0.06, [k.p.cap, k.p.shade], 0.14, 0.2);
      k.capping(k.p.cap, 0.03, 0.9);
    },
    lamps: [[0, 0.5]],
  },
  /** A small steam engine; `v` above a half stands it on its nose. */
  engine: {
    aspect: 1.7,
    draw(k, m) {
      const iron = m.tint ?? '#3a4a52';
      k.c.save();
      if ((m.v ?? 0) > 0.5) {
        k.c.translate(-0.1, 0.02);
        k.c.rotate(0.55);
      }
      k.rect(-0.6, -0.62, 0.85, 0.34, iron);
      k.oval(-0.6, -0.45, 0.08, 0.17, k.dark(iron, 0.4));
      for (const x of [-0.4, -0.15, 0.08]) k.rect(x, -0.63, 0.03, 0.36, k.p.lamp);
      k.poly([[-0.52, -0.62], [-0.55, -0.92], [-0.34, -0.92], [-0.38, -0.62]], k.dark(iron, 0.3));
      k.oval(-0.1, -0.66, 0.09, 0.1, k.p.lamp);
      k.rect(0.25, -0.86, 0.42, 0.6, k.mix(iron, k.p.accent, 0.5));
      k.rect(0.2, -0.92, 0.52, 0.07, k.dark(iron, 0.4));
      k.window(0.34, -0.78, 0.2, 0.2);
      for (const [x, r] of [[-0.45, 0.14], [-0.1, 0.18], [0.3, 0.18], [0.58, 0.12]] as const) {
        k.oval(x, -r, r, r, '#2a2630');
        k.oval(x, -r, r * 0.7, r * 0.7, k.p.accent);
        k.oval(x, -r, r * 0.2, r * 0.2, '#2a2630');
      }
      k.poly([[-0.72, 0.02], [-0.86, 0.02], [-0.66, -0.22]], k.p.accent);
      k.c.restore();
      k.form(-0.85, 0.85, 0.35, 0.3);
      k.capping(k.p.cap, 0.03, 0.85);
      if ((m.v ?? 0) <= 0.5) k.smoke(-0.45, -0.9, 0.06, 0.12, '#e8e4e8', 0.8, 0.3);
    },
  },
});
