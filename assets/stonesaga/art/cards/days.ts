import type { Ctx } from '../../../bake/canvas.ts';
import { beast, conifers, grass, mist, orb, peak, range, sky, strokes, water } from './brushes.ts';
import { boulders, cave, person, rain, snow } from './marvels.ts';

const morning = ['#5f8a9c', '#a9c3b8', '#f0dca6', '#f6e3b4'];
const noon = ['#4f86a6', '#93bcc4', '#dfe3c2', '#efe0b0'];
const golden = ['#7a6f78', '#c99a6a', '#f2c273', '#f8dfa0'];
const warmHaze = 'rgba(255,232,190,.5)';

type Vignette = (c: Ctx) => void;

/** What the land looks like by day: one picture for each feature, and for what comes over it. */
export const days: Readonly<Record<string, Vignette>> = {
  forest(c) {
    sky(c, morning);
    strokes(c, '#fff2cf', 0, 0.4, 40, 3);
    orb(c, 0.2, 0.24, 15, '#fff3cf', 'rgba(255,236,180,.8)');
    range(c, 0.5, 0.2, '#8aa39a', warmHaze, 4);
    range(c, 0.62, 0.16, '#62806c', warmHaze, 9);
    conifers(c, -0.05, 0.72, 1.1, 30, 0.26, '#4c6a50', 2);
    mist(c, 0.7, 'rgba(246,232,196,.35)', 6);
    conifers(c, 0.46, 0.88, 0.62, 13, 0.5, '#2f4a36', 7);
    conifers(c, -0.06, 0.93, 0.4, 8, 0.64, '#20352a', 5);
    c.fillStyle = '#3a4d2a';
    c.fillRect(0, 234, 390, 40);
    grass(c, 0.86, 1.03, 320, ['#31452a', '#46602f', '#6d7a3a'], 8);
    beast(c, 'deer', 0.46, 0.84, 0.15, '#1c2a20');
  },
  prairie(c) {
    sky(c, golden);
    strokes(c, '#fff0c4', 0.04, 0.46, 60, 12);
    orb(c, 0.72, 0.36, 20, '#fff6da', 'rgba(255,226,150,.85)');
    range(c, 0.58, 0.1, '#a58a64', warmHaze, 3);
    range(c, 0.66, 0.08, '#b98f4a', warmHaze, 5);
    for (const [x, y, s] of [[0.2, 0.62, 0.07], [0.29, 0.63, 0.09], [0.4, 0.615, 0.06], [0.12, 0.64, 0.1]] as const)
      beast(c, 'bison', x, y, s, '#5a3f26');
    c.fillStyle = '#c1963f';
    c.fillRect(0, 184, 390, 90);
    grass(c, 0.66, 1.04, 620, ['#e6c873', '#c99a3e', '#9f8638', '#f2dc96', '#7a6428'], 6, 26);
    person(c, 0.62, 0.95, 0.3, '#2f2114', 'rgba(255,214,140,.9)', true);
  },
  river(c) {
    sky(c, noon);
    strokes(c, '#ffffff', 0.02, 0.34, 50, 5);
    range(c, 0.48, 0.2, '#86a3a8', 'rgba(240,240,215,.5)', 14);
    range(c, 0.56, 0.12, '#6f8a5c', warmHaze, 11);
    conifers(c, -0.02, 0.64, 0.5, 20, 0.18, '#3f5c40', 4);
    conifers(c, 0.68, 0.62, 0.4, 14, 0.16, '#48664a', 8);
    c.fillStyle = '#8a9a4e';
    c.fillRect(0, 166, 390, 110);
    grass(c, 0.62, 0.98, 260, ['#a3ab5c', '#74843f', '#586a30'], 3, 11);
    water(c, [[0.62, 0.58, 0.012], [0.5, 0.64, 0.04], [0.56, 0.72, 0.075], [0.42, 0.83, 0.14], [0.5, 1.02, 0.26]], '#cfe6e2', '#2f6f8c', 6);
    boulders(c, 0.8, 1, 9, '#c4b699', '#5d564c', 9, 14);
  },
  lake(c) {
    sky(c, morning);
    strokes(c, '#fff6dc', 0, 0.36, 40, 21);
    peak(c, 0.3, 0.56, 0.24, 0.38, ['#d9cdb2', '#62758a'], '#fffdf5', 3);
    peak(c, 0.66, 0.56, 0.3, 0.32, ['#c9bfa8', '#58697c'], '#fffdf5', 8);
    range(c, 0.58, 0.07, '#4c6654', warmHaze, 4);
    conifers(c, -0.03, 0.6, 1.06, 44, 0.1, '#2f4a38', 6);
    water(c, [[0.5, 0.59, 0.6], [0.5, 1.02, 0.8]], '#b8d8d8', '#275f80', 8);
    c.fillStyle = 'rgba(28,52,56,.35)';
    c.fillRect(0, 159, 390, 12);
    grass(c, 0.94, 1.04, 120, ['#3a4a2a', '#5c6a34', '#8a8a48'], 9, 40);
    beast(c, 'canoe', 0.56, 0.76, 0.2, '#2a1d12');
  },
  wetland(c) {
    sky(c, ['#6f8a86', '#a9b89a', '#dcd3a0', '#e6d9a8']);
    mist(c, 0.5, 'rgba(236,232,200,.5)', 3);
    range(c, 0.54, 0.09, '#7c8f76', 'rgba(230,226,190,.6)', 7);
    conifers(c, 0.06, 0.6, 0.3, 7, 0.24, '#566a50', 9);
    water(c, [[0.5, 0.58, 0.6], [0.5, 1.02, 0.8]], '#b4c6a4', '#3c5a4c', 4);
    for (const [x, y, rx] of [[0.2, 0.7, 60], [0.74, 0.66, 74], [0.5, 0.82, 92], [0.04, 0.9, 70]] as const) {
      c.fillStyle = '#667a3c';
      c.beginPath();
      c.ellipse(x * 390, y * 270, rx, rx * 0.14, 0, 0, 7);
      c.fill();
    }
    grass(c, 0.66, 1.04, 240, ['#4c5a2c', '#74843f', '#8f8a48', '#37451f'], 12, 44);
    beast(c, 'frog', 0.52, 0.86, 0.12, '#26331c');
  },
  cave(c) {
    sky(c, ['#7c6f66', '#a58a6a', '#d6b37c', '#b98f5c']);
    range(c, 0.5, 0.42, '#8d7a64', 'rgba(90,70,50,.3)', 6, true);
    range(c, 0.66, 0.36, '#6e5c4a', 'rgba(60,44,32,.4)', 13, true);
    cave(c, 0.48, 0.92, 0.2, 0.5, '#a85a22');
    c.fillStyle = '#57483a';
    c.fillRect(0, 246, 390, 30);
    boulders(c, 0.86, 1.02, 22, '#a5917a', '#3f342a', 5, 20);
    grass(c, 0.94, 1.02, 60, ['#5a5a34', '#77703f'], 4, 14);
    person(c, 0.5, 0.93, 0.22, '#150e0a', 'rgba(255,190,110,.9)');
  },
  mountain(c) {
    sky(c, noon);
    strokes(c, '#ffffff', 0.05, 0.5, 46, 31);
    peak(c, 0.78, 0.72, 0.26, 0.46, ['#cfc3aa', '#5f7186'], '#fffdf5', 5);
    peak(c, 0.18, 0.76, 0.24, 0.5, ['#dccfb2', '#56677c'], '#fffdf5', 9);
    peak(c, 0.48, 0.86, 0.36, 0.74, ['#f2dfbb', '#4c5c70'], '#fffdf5', 2);
    mist(c, 0.66, 'rgba(235,240,235,.55)', 4);
    range(c, 0.86, 0.1, '#66705a', 'rgba(60,60,44,.3)', 8);
    conifers(c, -0.02, 0.94, 0.42, 12, 0.16, '#2f4336', 3);
    boulders(c, 0.9, 1.02, 16, '#c4b699', '#5d564c', 6, 18);
    beast(c, 'goat', 0.72, 0.84, 0.12, '#2c2620', -1);
  },
  chasm(c) {
    sky(c, golden);
    range(c, 0.44, 0.12, '#9a8468', warmHaze, 5);
    c.fillStyle = '#b08c5c';
    c.fillRect(0, 108, 390, 170);
    strokes(c, '#7a5a36', 0.42, 1, 60, 6, 0.3);
    c.fillStyle = '#8a6038';
    c.fill(new Path2D(
      'M154 104 L148 122 L126 134 L130 154 L98 176 L104 200 L70 226 L74 250 L48 280 ' +
        'L342 280 L316 244 L322 226 L284 196 L288 176 L250 150 L254 134 L224 118 L216 104 Z',
    ));
    c.fillStyle = '#0a090c';
    c.fill(new Path2D(
      'M168 104 L160 128 L146 140 L150 164 L126 190 L134 214 L108 246 L114 280 L268 280 L262 244 L240 222 L246 196 L222 172 L226 146 L204 126 L202 104 Z',
    ));
    c.fillStyle = '#d9b07a';
    c.fill(new Path2D(
      'M216 104 L202 104 L204 126 L226 146 L222 172 L246 196 L240 222 L262 244 L268 280 ' +
        'L342 280 L316 244 L290 236 L296 214 L262 186 L266 168 L236 146 L238 132 Z',
    ));
    mist(c, 0.9, 'rgba(150,140,150,.35)', 5);
    boulders(c, 0.56, 1, 12, '#d2b183', '#65482c', 8, 14);
    person(c, 0.3, 0.72, 0.18, '#2a1b10', 'rgba(255,220,160,.9)', true);
    beast(c, 'vulture', 0.7, 0.2, 0.13, '#3a2a1e');
  },
  flats(c) {
    sky(c, ['#8a9aa0', '#c9b99a', '#f3d9a4', '#f6e0b0']);
    orb(c, 0.5, 0.28, 24, '#fffbe8', 'rgba(255,238,190,.9)');
    range(c, 0.5, 0.07, '#b09a7c', warmHaze, 4);
    c.fillStyle = '#cfae7c';
    c.fillRect(0, 134, 390, 140);
    c.strokeStyle = 'rgba(96,64,36,.75)';
    for (let row = 0; row < 9; row++) {
      const y = 140 + row * row * 1.7 + row * 4;
      for (let k = -1; k < 14 - row; k++) {
        const cell = 30 + row * 9;
        const x = k * cell + ((row % 2) * cell) / 2;
        c.lineWidth = 0.7 + row * 0.22;
        c.stroke(new Path2D(`M${x} ${y} L${x + cell * 0.5} ${y - 3 - row * 0.4} L${x + cell} ${y + 1} L${x + cell * 0.84} ${y + 8 + row * 2.6}`));
      }
    }
    beast(c, 'dead-head', 0.26, 0.86, 0.16, '#efe3c8');
    person(c, 0.72, 0.72, 0.16, '#3a2818', 'rgba(255,240,200,.9)');
  },
  moraine(c) {
    sky(c, ['#7d93a0', '#b6c0b8', '#e2d8b8', '#e8dcb8']);
    peak(c, 0.7, 0.58, 0.34, 0.36, ['#d9d3c2', '#6c7f90'], '#ffffff', 6);
    range(c, 0.6, 0.12, '#8f8874', 'rgba(230,224,200,.5)', 5);
    c.fillStyle = '#8d8170';
    c.fillRect(0, 160, 390, 120);
    boulders(c, 0.6, 1.04, 90, '#c9bca3', '#5a5146', 7, 24);
    water(c, [[0.34, 0.66, 0.01], [0.4, 0.8, 0.03], [0.34, 1.02, 0.06]], '#dceaea', '#5a8a9c', 3);
    beast(c, 'rabbit', 0.62, 0.87, 0.11, '#3a332a');
  },
  storm(c) {
    sky(c, ['#2b3440', '#4a5560', '#7a7f78', '#a39a80']);
    strokes(c, '#1a2029', 0, 0.5, 90, 41, 0.5);
    strokes(c, '#8f9aa0', 0.05, 0.4, 30, 44, 0.25);
    range(c, 0.62, 0.16, '#4c5650', 'rgba(120,124,110,.4)', 8);
    conifers(c, 0.02, 0.8, 0.36, 9, 0.34, '#232c28', 5);
    c.fillStyle = '#3f4634';
    c.fillRect(0, 208, 390, 70);
    grass(c, 0.78, 1.03, 260, ['#4c5636', '#333c26', '#666a42'], 5, 20);
    rain(c, 300, 8);
    person(c, 0.66, 0.94, 0.28, '#14160f', 'rgba(200,215,225,.7)');
  },
  frost(c) {
    sky(c, ['#8fa6b8', '#c3d0d6', '#e8e6dc', '#f2ece0']);
    peak(c, 0.24, 0.66, 0.3, 0.42, ['#f4efe4', '#8fa3b6'], '#ffffff', 4);
    peak(c, 0.7, 0.66, 0.36, 0.52, ['#efeae0', '#7f95aa'], '#ffffff', 7);
    range(c, 0.68, 0.1, '#b9c6cc', 'rgba(255,255,255,.7)', 3);
    conifers(c, 0, 0.8, 1, 22, 0.2, '#5a6e70', 4);
    c.fillStyle = '#eef0ec';
    c.fillRect(0, 214, 390, 60);
    strokes(c, '#a9bcc8', 0.8, 1, 50, 9, 0.3);
    snow(c, 240, 6);
    person(c, 0.44, 0.95, 0.26, '#2c2a2a', 'rgba(255,255,255,.9)', true);
    beast(c, 'mammoth', 0.72, 0.76, 0.22, '#4a4a4c');
  },
  herd(c) {
    sky(c, golden);
    orb(c, 0.3, 0.4, 26, '#fff4d0', 'rgba(255,216,140,.9)');
    range(c, 0.56, 0.12, '#a07a52', warmHaze, 17);
    c.fillStyle = '#b5863c';
    c.fillRect(0, 158, 390, 120);
    mist(c, 0.66, 'rgba(255,220,160,.6)', 8);
    for (const [g, x, y, s] of [
      ['bison', 0.1, 0.64, 0.12], ['bison', 0.24, 0.62, 0.11], ['bison', 0.38, 0.65, 0.13], ['bison', 0.55, 0.63, 0.11], ['bison', 0.7, 0.66, 0.14],
      ['bison', 0.86, 0.64, 0.12], ['deer', 0.3, 0.78, 0.2], ['bison', 0.58, 0.82, 0.28], ['bison', 0.84, 0.84, 0.32],
    ] as const) beast(c, g, x, y, s, s > 0.18 ? '#2f1e12' : '#5c4027');
    grass(c, 0.84, 1.04, 300, ['#e0b860', '#a17a30', '#6d5420'], 5, 20);
  },
};
