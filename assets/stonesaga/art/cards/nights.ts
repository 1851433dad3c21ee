import type { Ctx } from '../../../bake/canvas.ts';
import { filled } from '../pen.ts';
import { beast, conifers, crescent, grass, mist, orb, range, sky, stars, strokes, water } from './brushes.ts';
import { comet, eyes, fire, hut, lightning, person, rain, sitting } from './marvels.ts';

const dark = ['#0b1226', '#182a48', '#2f4a66', '#4c6478'];
const blueHaze = 'rgba(120,150,180,.28)';

type Vignette = (c: Ctx) => void;

/** The people round a fire; `n` sit on either side. */
function circle(c: Ctx, n: number): void {
  fire(c, 0.5, 0.86, 0.2, 4);
  for (let i = 0; i < n; i++) {
    sitting(c, 0.34 - i * 0.13, 0.92 - i * 0.03, 0.24, '#160d09', 'rgba(255,170,80,.9)', 1);
    sitting(c, 0.66 + i * 0.13, 0.92 - i * 0.03, 0.24, '#160d09', 'rgba(255,170,80,.9)', -1);
  }
}

/** Nights over the valley, and what is abroad in them. */
export const nights: Readonly<Record<string, Vignette>> = {
  nightSky(c) {
    sky(c, dark);
    stars(c, 340, 1.2, 3);
    strokes(c, '#a9c4e6', 0.08, 0.4, 40, 8, 0.1);
    crescent(c, 0.74, 0.26, 24, '#f4f1dd', '#1b2d4a');
    range(c, 0.74, 0.16, '#20324a', blueHaze, 5);
    range(c, 0.86, 0.12, '#131f30', 'rgba(60,84,110,.2)', 9);
    conifers(c, 0.02, 0.98, 0.3, 7, 0.36, '#0a121c', 4);
    person(c, 0.52, 0.9, 0.2, '#070c14', 'rgba(200,220,240,.7)');
  },
  comet(c) {
    sky(c, ['#120b26', '#2a1e4a', '#5a3f5e', '#96615c']);
    stars(c, 240, 1, 5);
    comet(c, 0.3, 0.42);
    range(c, 0.76, 0.18, '#2c2038', 'rgba(190,110,100,.3)', 6);
    range(c, 0.9, 0.1, '#160f20', 'rgba(80,50,70,.2)', 3);
    for (const [x, t] of [[0.6, 0.2], [0.68, 0.17], [0.75, 0.22]] as const) person(c, x, 0.92, t, '#0a0710', 'rgba(255,220,190,.7)', t > 0.2);
  },
  fireCircle(c) {
    sky(c, ['#0d1020', '#1c2238', '#3a2e34', '#4a3026']);
    stars(c, 160, 0.7, 9);
    range(c, 0.7, 0.16, '#1a1c28', 'rgba(150,80,40,.2)', 4);
    c.fillStyle = '#2a1c12';
    c.fillRect(0, 190, 390, 90);
    circle(c, 2);
  },
  eyes(c) {
    sky(c, ['#070d16', '#0f1c26', '#1c3030', '#24342a']);
    orb(c, 0.5, 0.16, 14, '#dfe8dc', 'rgba(190,220,210,.35)');
    conifers(c, -0.05, 0.8, 1.1, 26, 0.5, '#0f1d1c', 3);
    mist(c, 0.76, 'rgba(110,150,140,.25)', 4);
    conifers(c, -0.04, 0.98, 0.3, 6, 0.9, '#060d0d', 8);
    conifers(c, 0.76, 0.98, 0.3, 6, 0.9, '#060d0d', 2);
    eyes(c, 6, 12);
    grass(c, 0.9, 1.03, 160, ['#0c1512', '#14221a', '#1e2e20'], 5, 24);
  },
  wolves(c) {
    sky(c, dark);
    stars(c, 180, 0.9, 14);
    orb(c, 0.62, 0.34, 46, '#efeedd', 'rgba(220,230,240,.5)');
    filled(c, 'M0 200 L110 172 L190 190 L260 150 L330 168 L390 150 L390 280 L0 280 Z', '#0b1220');
    beast(c, 'wolf-howl', 0.66, 0.47, 0.3, '#070c16');
    beast(c, 'wolf-howl', 0.3, 0.58, 0.2, '#0a101c', -1);
    mist(c, 0.8, 'rgba(110,140,170,.3)', 3);
    conifers(c, -0.02, 1, 0.3, 6, 0.3, '#050910', 6);
  },
  moonLake(c) {
    sky(c, ['#0c1830', '#21405e', '#4c6f86', '#7a96a0']);
    stars(c, 160, 0.8, 6);
    orb(c, 0.48, 0.26, 24, '#fbf6e2', 'rgba(220,235,250,.6)');
    range(c, 0.56, 0.14, '#1e3448', blueHaze, 7);
    conifers(c, 0, 0.58, 1, 40, 0.08, '#0f2030', 3);
    water(c, [[0.5, 0.57, 0.6], [0.5, 1.02, 0.8]], '#6f98ae', '#10263c', 5);
    c.globalAlpha = 0.6;
    for (let i = 0; i < 16; i++) {
      c.fillStyle = '#eef4f0';
      c.fillRect(187 - (6 + i * 1.6) + ((i * 7) % 9), 158 + i * 7, (6 + i * 1.6) * 2, 1.6);
    }
    c.globalAlpha = 1;
    grass(c, 0.94, 1.04, 90, ['#0a141c', '#14242c'], 7, 44);
  },
  nightStorm(c) {
    sky(c, ['#0a0e18', '#1a2230', '#343c48', '#4a4e50']);
    strokes(c, '#05080e', 0, 0.5, 80, 21, 0.6);
    lightning(c, 0.68, 0.66, 4);
    range(c, 0.72, 0.2, '#141a20', 'rgba(90,100,115,.3)', 12, true);
    conifers(c, -0.02, 0.96, 0.46, 10, 0.4, '#080c10', 6);
    rain(c, 340, 5, 'rgba(180,200,220,.4)');
    hut(c, 0.72, 0.96, 0.24, true);
  },
};
