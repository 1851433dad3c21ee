import { disc, type Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import { filled, stops, stroked } from '../pen.ts';
import { beast, conifers, crescent, grass, mist, orb, peak, range, sky, stars, strokes, water } from './brushes.ts';
import { boulders, fire, hut, person, sitting, snow, sparks } from './marvels.ts';

type Vignette = (c: Ctx) => void;

/** What the people make of themselves, and what befalls them. */
export const fates: Readonly<Record<string, Vignette>> = {
  strangers(c) {
    sky(c, ['#5a4a58', '#a8705a', '#f0ae62', '#fbd894']);
    orb(c, 0.5, 0.46, 30, '#fff1c4', 'rgba(255,205,120,.95)');
    filled(c, 'M0 190 C80 150 150 142 220 158 C290 172 340 150 390 162 L390 280 L0 280 Z', '#2c1c18');
    [0.16, 0.25, 0.33, 0.42, 0.51, 0.6, 0.68, 0.79].forEach((x, i) => person(
      c, x, 0.6 + 0.03 * Math.sin(x * 9), 0.16 + 0.02 * (i % 3), '#1a0f0c', undefined, i % 3 === 0,
    ));
    grass(c, 0.72, 1.02, 200, ['#3a2418', '#4e3020', '#1c110c'], 3, 18);
  },
  village(c) {
    sky(c, ['#6b8a94', '#b9b48e', '#f2cf8a', '#f8e0a4']);
    strokes(c, '#fff0c8', 0.05, 0.4, 40, 6);
    range(c, 0.56, 0.18, '#8c947c', 'rgba(255,232,190,.5)', 5);
    conifers(c, 0, 0.66, 1, 34, 0.16, '#4c6244', 4);
    c.fillStyle = '#9a8848';
    c.fillRect(0, 176, 390, 100);
    for (const [x, y, t] of [[0.2, 0.74, 0.18], [0.78, 0.74, 0.2], [0.4, 0.78, 0.22], [0.62, 0.84, 0.28], [0.14, 0.92, 0.32]] as const)
      hut(c, x, y, t, false);
    fire(c, 0.42, 0.93, 0.1, 3);
    for (const [x, y] of [[0.36, 0.94], [0.5, 0.95], [0.3, 0.86], [0.84, 0.9]] as const) person(c, x, y, 0.13, '#2a1c12');
    grass(c, 0.8, 1.03, 140, ['#b5a45f', '#74843f', '#5c6430'], 7, 10);
  },
  lastHearth(c) {
    sky(c, ['#0a0c14', '#141a26', '#22242c', '#2a2420']);
    stars(c, 60, 0.6, 4);
    range(c, 0.76, 0.1, '#12151c', 'rgba(60,60,70,.2)', 4);
    hut(c, 0.18, 0.86, 0.22, false);
    hut(c, 0.84, 0.84, 0.2, false);
    c.fillStyle = '#191410';
    c.fillRect(0, 226, 390, 60);
    fire(c, 0.5, 0.92, 0.09, 6);
    sitting(c, 0.38, 0.96, 0.22, '#0c0806', 'rgba(255,150,70,.8)', 1);
    snow(c, 60, 4);
  },
  sundering(c) {
    sky(c, ['#1a1020', '#3a2030', '#6a3630', '#8a4a34']);
    stars(c, 100, 0.6, 7);
    range(c, 0.66, 0.2, '#241620', 'rgba(160,70,50,.3)', 5);
    c.fillStyle = '#1c110e';
    c.fillRect(0, 196, 390, 90);
    fire(c, 0.2, 0.86, 0.14, 3);
    fire(c, 0.8, 0.86, 0.14, 5);
    for (const x of [0.06, 0.3, 0.37]) person(c, x, 0.92, 0.2, '#0c0605', 'rgba(255,150,70,.8)', x > 0.35);
    for (const x of [0.64, 0.7, 0.93]) person(c, x, 0.92, 0.2, '#0c0605', 'rgba(255,150,70,.8)', x < 0.65);
    stroked(c, 'M196 196 L186 214 L204 228 L190 248 L200 280', '#050304', 5);
  },
  embers(c) {
    sky(c, ['#1c1014', '#4a1f1c', '#a0462a', '#e0863a']);
    strokes(c, '#ffb060', 0.1, 0.6, 40, 8, 0.2);
    range(c, 0.66, 0.2, '#3a1a16', 'rgba(255,130,50,.35)', 9);
    conifers(c, 0, 0.86, 1, 20, 0.34, '#180b0a', 3);
    for (const [x, s] of [[0.2, 4], [0.5, 7], [0.8, 2]] as const) sparks(c, x, 0.4, 0.44, 70, s);
    c.fillStyle = '#120807';
    c.fillRect(0, 232, 390, 50);
    person(c, 0.56, 0.97, 0.24, '#0a0504', 'rgba(255,160,80,.9)', true);
  },
  redMoon(c) {
    sky(c, ['#140d18', '#2c1a26', '#4a2a30', '#5c3a38']);
    stars(c, 110, 0.8, 3);
    orb(c, 0.5, 0.34, 44, '#d98a62', 'rgba(220,120,80,.5)');
    strokes(c, '#7a3a2a', 0.22, 0.46, 18, 12, 0.4);
    range(c, 0.74, 0.12, '#1e141c', 'rgba(140,70,60,.25)', 3);
    c.fillStyle = '#150d10';
    c.fillRect(0, 218, 390, 60);
    sitting(c, 0.44, 0.94, 0.3, '#080506', 'rgba(230,150,120,.8)', 1);
    sitting(c, 0.62, 0.95, 0.26, '#080506', 'rgba(230,150,120,.8)', -1);
  },
  ice(c) {
    sky(c, ['#5c8ca6', '#9cc4d0', '#dceceb', '#f4f0e0']);
    orb(c, 0.2, 0.2, 16, '#fffbe6', 'rgba(255,246,210,.8)');
    peak(c, 0.84, 0.6, 0.3, 0.46, ['#f6f4ec', '#7d9cb4'], '#ffffff', 5);
    filled(c, 'M0 120 L60 108 L110 120 L170 104 L240 122 L300 110 L390 126 L390 190 L0 190 Z', '#bfe0e6');
    const r = random(9);
    for (let x = -8; x < 390; x += 9 + r() * 16) {
      c.fillStyle = ['rgba(111,169,192,.75)', 'rgba(72,136,168,.55)', 'rgba(236,248,250,.7)'][Math.floor(r() * 3)]!;
      const [top, wide] = [116 + r() * 26, 3 + r() * 9];
      c.fill(new Path2D(`M${x} ${top + 6} L${x + wide} ${top} L${x + wide * 1.3} 192 L${x - 2} 192 Z`));
    }
    water(c, [[0.5, 0.7, 0.6], [0.5, 1.02, 0.8]], '#a4d0d8', '#2f6a84', 8);
    boulders(c, 0.92, 1.02, 12, '#c4b699', '#5d564c', 4, 18);
    person(c, 0.3, 0.96, 0.22, '#22262a', 'rgba(255,255,240,.9)', true);
  },
  giant(c) {
    sky(c, ['#4a4a58', '#8a7a74', '#caa884', '#e2c79a']);
    filled(c, 'M120 190 C130 110 150 60 196 52 C206 36 232 36 240 54 C286 66 300 120 312 190 Z', '#6a5e58');
    filled(c, 'M120 190 C130 110 150 60 196 52 C190 90 176 130 178 190 Z', '#887a70');
    mist(c, 0.56, 'rgba(220,200,170,.6)', 6);
    range(c, 0.74, 0.1, '#5c5244', 'rgba(90,76,60,.3)', 5);
    conifers(c, 0, 0.86, 1, 40, 0.1, '#33382a', 4);
    c.fillStyle = '#4c4230';
    c.fillRect(0, 226, 390, 60);
    person(c, 0.24, 0.95, 0.12, '#1c150e');
    person(c, 0.29, 0.95, 0.1, '#1c150e');
  },
  hunger(c) {
    sky(c, ['#8a8a84', '#b4ab94', '#d6c8a4', '#dccfae']);
    range(c, 0.58, 0.08, '#9c927c', 'rgba(220,208,178,.5)', 5);
    c.fillStyle = '#a08c66';
    c.fillRect(0, 160, 390, 120);
    strokes(c, '#6a5a40', 0.62, 1, 60, 4, 0.3);
    stroked(c, 'M84 250 L90 140 M90 170 L60 130 M88 190 L118 150 M90 140 L78 108 M90 140 L110 106 M60 130 L48 112 M118 150 L136 134', '#4a3c2e', 4);
    c.lineWidth = 2;
    c.stroke(new Path2D('M78 108 L66 88 M110 106 L112 84 M136 134 L150 130'));
    beast(c, 'stag-head', 0.66, 0.86, 0.24, '#efe3c8');
    beast(c, 'raven', 0.32, 0.36, 0.13, '#241d18');
  },
  age(c) {
    sky(c, ['#16203c', '#5a4a6a', '#d08a5a', '#f6cf8a']);
    stars(c, 120, 0.5, 5);
    orb(c, 0.78, 0.56, 26, '#ffe9b8', 'rgba(255,200,120,.9)');
    crescent(c, 0.16, 0.2, 14, '#f4f1dd', '#1e2846');
    c.strokeStyle = 'rgba(255,236,190,.5)';
    c.lineWidth = 1.4;
    for (const r of [60, 90, 120, 150]) c.stroke(disc(195, 200, r));
    range(c, 0.78, 0.12, '#3a2c34', 'rgba(240,150,90,.3)', 8);
    c.fillStyle = '#1c1416';
    c.fillRect(0, 226, 390, 60);
    for (const [x, t] of [[0.2, 0.1], [0.3, 0.14], [0.42, 0.18], [0.55, 0.22], [0.69, 0.26]] as const)
      person(c, x, 0.93, t, '#0c080a', 'rgba(255,210,150,.7)');
  },
  wall(c) {
    sky(c, ['#7a5c40', '#a8825a', '#b88f62', '#6a4c34']);
    strokes(c, '#f0d4a0', 0, 1, 90, 7, 0.16);
    strokes(c, '#3a2414', 0, 1, 70, 9, 0.18);
    c.fillStyle = '#7a2a14';
    for (const [x, y, s, a] of [[0.14, 0.3, 0.26, -0.3], [0.86, 0.7, 0.24, 0.4], [0.8, 0.22, 0.18, 0.1]] as const)
      c.fill(glyphAt('hand', x * 390, y * 270, s * 270, a));
    c.fillStyle = '#4a1a0c';
    for (const [g, x, y, s] of [
      ['bison', 0.46, 0.38, 0.3], ['deer', 0.3, 0.68, 0.26], ['bison', 0.62, 0.7, 0.24], ['deer', 0.62, 0.24, 0.15],
    ] as const)
      c.fill(glyphAt(g, x * 390, y * 270, s * 270));
    const r = random(3);
    c.fillStyle = 'rgba(40,16,8,.8)';
    for (let i = 0; i < 40; i++) c.fill(disc(40 + i * 8, 240 + Math.sin(i) * 4, 1.6 + r()));
    c.fillStyle = stops(c.createRadialGradient(170, 110, 20, 195, 135, 240), ['rgba(255,214,140,.3)', 'rgba(16,8,4,.75)']);
    c.fillRect(0, 0, 390, 270);
  },
  seeds(c) {
    sky(c, ['#5c8aa0', '#a8c6bc', '#f4dfa6', '#fbe8b8']);
    orb(c, 0.18, 0.3, 20, '#fff6d8', 'rgba(255,236,180,.9)');
    range(c, 0.54, 0.2, '#8fa89c', 'rgba(255,236,196,.5)', 3);
    range(c, 0.66, 0.14, '#7a8e5c', 'rgba(255,232,190,.4)', 6);
    water(c, [[0.7, 0.6, 0.01], [0.62, 0.72, 0.03], [0.74, 0.86, 0.07], [0.66, 1.02, 0.14]], '#d8ecea', '#3f7f98', 5);
    grass(c, 0.7, 1.03, 300, ['#a3ab5c', '#74843f', '#c9bb6a'], 4, 16);
    for (const [x, t] of [[0.26, 0.24], [0.36, 0.2], [0.44, 0.26], [0.16, 0.2]] as const)
      person(c, x, 0.92, t, '#2c2014', 'rgba(255,236,190,.9)', t > 0.22);
    const r = random(8);
    c.strokeStyle = 'rgba(255,252,236,.9)';
    for (let i = 0; i < 60; i++) {
      const [x, y] = [r() * 390, r() * 200];
      c.lineWidth = 0.8;
      c.stroke(new Path2D(`M${x} ${y} l4 -3 M${x} ${y} l5 0 M${x} ${y} l4 3 M${x} ${y} l-4 1`));
    }
  },
  spirits(c) {
    sky(c, ['#0e1430', '#2a2f5a', '#4f5a86', '#8a86a0']);
    stars(c, 220, 0.9, 11);
    const r = random(5);
    for (const [x, y, s] of [[0.3, 0.34, 0.34], [0.56, 0.26, 0.4], [0.78, 0.4, 0.28]] as const) {
      filled(c, glyphAt(s > 0.35 ? 'stag-head' : s > 0.3 ? 'bison' : 'owl', x * 390, y * 270, s * 270), 'rgba(210,225,255,.3)');
      for (let i = 0; i < 16; i++) {
        filled(c, disc((x + (r() - 0.5) * s * 0.6) * 390, (y + (r() - 0.5) * s) * 270, 0.8 + r()), '#fff');
      }
    }
    range(c, 0.78, 0.14, '#1a1e38', 'rgba(120,130,170,.25)', 4);
    c.fillStyle = '#0c1020';
    c.fillRect(0, 232, 390, 40);
    person(c, 0.44, 0.92, 0.2, '#060812', 'rgba(200,215,255,.8)');
    person(c, 0.52, 0.93, 0.17, '#060812', 'rgba(200,215,255,.8)');
  },
};
