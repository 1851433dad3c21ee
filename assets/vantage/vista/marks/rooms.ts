import { lists } from './mark.ts';

const papers = ['#8a4a4c', '#3f6a6c', '#a8854a', '#5a5384', '#6a7a4c', '#8a5a74'];

/** Walls that close the picture: what is seen is indoors. */
export const rooms = lists({
  /** A papered room with a window, a stove and doors; `n` doors, `v` how round it is. */
  room: {
    aspect: 2.5,
    draw(k, m) {
      const paper = m.tint ?? k.pick(papers);
      const n = m.n ?? 3;
      k.rect(-1.25, -1.05, 2.5, 1.1, k.dark(paper, 0.15));
      for (let i = 0; i < 42; i++) k.rect(-1.25 + i * 0.06, -1.05, 0.018, 1.1, i % 2 ? k.pale(paper, 0.14) : k.dark(paper, 0.3));
      for (let i = 0; i < 130; i++) k.oval(k.rnd(-1.25, 1.25), k.rnd(-1, -0.3), 0.012, 0.018, k.pale(paper, 0.3));
      k.rect(-1.25, -0.27, 2.5, 0.3, k.mix(k.p.made[0], paper, 0.3));
      for (let i = 0; i < 16; i++) k.rect(-1.24 + i * 0.16, -0.25, 0.13, 0.22, k.mix(k.p.made[0], paper, 0.15));
      k.rect(-1.25, -0.285, 2.5, 0.025, k.p.made[1]);
      for (let i = 0; i < n; i++) {
        const x = -0.95 + (1.9 * (i + 0.5)) / n;
        const colour = k.pick(['#c8503c', '#2f7f86', '#d9a441', '#5a5f98', '#7a9a4a', '#b8688a']);
        k.rect(x - 0.14, -0.72, 0.28, 0.74, k.p.made[1]);
        k.rect(x - 0.115, -0.69, 0.23, 0.71, colour);
        for (const y of [-0.65, -0.36]) k.rect(x - 0.08, y, 0.16, 0.25, k.dark(colour, 0.25));
        k.oval(x + 0.085, -0.34, 0.014, 0.014, k.p.lamp);
        if (i === 0) {
          k.rect(x - 0.1, -0.69, 0.2, 0.71, '#151226');
          k.lamp(x, -0.2, 0.05);
        }
      }
      for (const x of [-0.62, 0.6]) {
        k.rect(x - 0.06, -0.98, 0.12, 0.12, k.p.made[1]);
        k.oval(x, -0.92, 0.035, 0.045, k.dark(paper, 0.5));
      }
      k.lamp(0.02, -0.86, 0.05);
      k.line([[0.02, -1.05], [0.02, -0.92]], 0.012, '#2c2030');
      k.form(-1.25, 1.25, 0.5, 0.12);
      k.dabs(260, 0.1, [k.dark(paper, 0.5), k.pale(paper, 0.3)], 0.1, 1.5);
    },
    lamps: [[0, 0.84]],
  },
  /** A round tower from the inside: stairs turning along the wall, windows with four kinds of light. */
  towerInside: {
    aspect: 1.9,
    draw(k, m) {
      const stone = m.tint ?? k.mix(k.p.rock[0], k.p.shade, 0.4);
      k.rect(-0.95, -1.05, 1.9, 1.1, k.lg(0, -1, 0, 0, k.dark(stone, 0.1), k.dark(stone, 0.5)) as unknown as string);
      k.courses(-0.95, -1.05, 0.95, 0.05, 0.055, stone, 0.45);
      for (let turn = 0; turn < 4; turn++)
        for (let i = 0; i < 26; i++) {
          const t = i / 25;
          const x = (turn % 2 ? -1 : 1) * (t * 1.6 - 0.8);
          const y = -0.04 - turn * 0.25 - t * 0.22 - Math.sin(t * Math.PI) * 0.03;
          k.rect(x - 0.045, y, 0.09, 0.035, k.pale(stone, 0.35));
          k.rect(x - 0.045, y + 0.035, 0.09, 0.02, k.dark(stone, 0.6));
        }
      for (const [x, y, c] of [[-0.5, -0.62, '#ffd9a0'], [0.2, -0.82, '#ff9a6a'], [0.55, -0.42, '#fff2c8'], [-0.2, -0.34, '#c8b0ff']] as const)
        k.window(x, y, 0.09, 0.15, c);
      k.lamp(0, -0.98, 0.06);
      k.form(-0.95, 0.95, 0.55, 0.1);
    },
    lamps: [[-0.45, 0.55], [0.6, 0.35]],
  },
});
