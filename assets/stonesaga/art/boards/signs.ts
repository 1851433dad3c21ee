import { disc } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { random } from '../../../bake/random.ts';
import { plans } from '../../../../src/table/games/stonesaga/printed/boardPlan.ts';
import { powerIds, type PowerId } from '../../../../src/engine/games/stonesaga/content/powers.ts';
import { grained, layer } from '../layer.ts';
import { dot, stops, stroked } from '../pen.ts';
import { emblem, radial, thick } from '../solid.ts';
import { mantles } from '../style.ts';
import { onPaper, paper } from './characters.ts';

/** Pictures of values, about 34 units: rails and stones print numbers beside them. */
const icons: Readonly<Record<string, readonly [glyph: string, light: string, dark: string]>> = {
  energy: ['sun', '#fff0b8', '#e08a22'],
  health: ['heart-beats', '#ffd9c4', '#d0512f'],
  boost: ['plain-arrow', '#e7f6f5', '#7fb6c8'],
  items: ['knapsack', '#f3dfb4', '#b98446'],
  asleep: ['night-sleep', '#dfeaf4', '#86a4c4'],
  down: ['broken-bone', '#ffe9dc', '#d05a3c'],
  cut: ['knife-thrust', '#eef4f4', '#9db2b6'],
  drill: ['stone-spear', '#f6ecd2', '#c0a26a'],
  grind: ['stone-wheel', '#efe6d4', '#a8967a'],
  heat: ['flame', '#ffe3a0', '#e8701e'],
  strike: ['stone-crafting', '#e8e2d6', '#9a8f80'],
  chop: ['wood-axe', '#f0dcb8', '#a97a44'],
  dig: ['dig-dug', '#f0dcb8', '#a97a44'],
  hammer: ['flat-hammer', '#e8e2d6', '#9a8f80'],
  ignite: ['torch', '#ffe3a0', '#e8701e'],
  music: ['drum', '#f6dfa8', '#c88a34'],
  stonework: ['stone-pile', '#e8e2d6', '#9a8f80'],
};

const icon = (name: string): Frame => {
  const [glyph, light, dark] = icons[name]!;
  return frame(`boards/icon/${name}`, layer(40, 40, (c) => emblem(c, glyph, 20, 19.5, 34, {
    light, dark, under: 'rgba(16,10,8,.9)', turn: name === 'boost' ? Math.PI : 0,
  })).canvas);
};

const powerGlyphs: Readonly<Record<PowerId, string>> = {
  MA01: 'shield', MA02: 'paw-print', MA03: 'campfire', MA04: 'barefoot', MA05: 'hut', MA06: 'hand', MA07: 'fist', MA08: 'fishing', MA09: 'hunting-horn',
  MA11: 'ancient-ruins', MA17: 'wind-slap', MA18: 'sewing-needle', MA20: 'heart-beats',
};

function power(id: PowerId | 'spent'): Frame {
  const spent = id === 'spent';
  const top = layer(84, 84, (c) => {
    dot(c, 42, 42, 40, spent ? radial(c, 42, 42, 40, '#6a6f74', '#43484d', '#1e2226') : radial(c, 42, 42, 40, '#cfeaec', '#4f93a8', '#173f52'));
    c.setLineDash(spent ? [5, 6] : []);
    stroked(c, disc(42, 42, 34.5), spent ? '#8a8f92' : '#e6f6f4', 1.8);
    c.setLineDash([]);
    emblem(
      c, spent ? 'night-sleep' : powerGlyphs[id], 42, 41, 50,
      spent ? { light: '#a9afb2', dark: '#5d6468' } : { light: '#fffdf0', dark: '#d7ecdf', under: 'rgba(8,30,40,.85)' },
    );
  });
  const made = thick(top, 6, spent ? '#3a3f44' : '#2f6a84', spent ? '#15181b' : '#0e2c3a');
  return frame(`boards/power/${id}`, made.canvas, 42 / made.w, 42 / made.h);
}

/** A pebble with the letter of a mantle: it stands for the whole board when boards are brought together. */
function badge(mantle: keyof typeof mantles): Frame {
  const { colour, dark, light, letter } = mantles[mantle];
  const top = layer(48, 48, (c) => {
    dot(c, 24, 24, 22.5, radial(c, 24, 24, 22, light, colour, dark));
    dot(c, 24, 24, 15, '#f7ead0');
    stroked(c, disc(24, 24, 15), dark, 2);
    c.font = '700 22px Caudex';
    [c.textAlign, c.textBaseline, c.fillStyle] = ['center', 'middle', dark];
    c.fillText(letter, 24, 25.5);
  });
  const made = thick(top, 5, colour, dark);
  return frame(`boards/badge/${mantle}`, made.canvas, 24 / made.w, 24 / made.h);
}

/** A flat stone to be pressed; its rim is stretched to any size. */
function stone(name: string, tones: readonly [string, string, string]): Frame {
  const r = random(name.length * 7);
  const [w, h] = [120, 56];
  const top = layer(w, h, (c) => {
    c.beginPath();
    c.roundRect(1, 1, w - 2, h - 2, 16);
    c.fillStyle = stops(c.createLinearGradient(0, 0, w * 0.4, h), tones);
    c.fill();
    c.clip();
    for (let i = 0; i < 160; i++) {
      c.globalAlpha = 0.05 + r() * 0.1;
      c.fillStyle = r() < 0.5 ? '#fff6e0' : '#20160e';
      c.beginPath();
      c.arc(r() * w, r() * h, 0.6 + r() * 3.4, 0, 7);
      c.fill();
    }
  });
  const made = thick(top, 6, tones[1], '#1f1a16', 1.8);
  return frame(`boards/stone/${name}`, made.canvas, 0, 0);
}

/** The card under a thing on the board: paper with a window in the colour of its slot. The back is leather. */
function tile(layout: 'wide' | 'tall', kind: 'hand' | 'body' | 'pouch' | 'back'): Frame {
  const { width, height } = plans[layout].slots.hand1;
  const [w, h] = [width - 6, height - 6];
  const made = onPaper(grained(layer(w, h, (c) => {
    paper(c, w, h, 7);
    const back = kind === 'back';
    const tones = {
      hand: ['#7fa0a4', '#e8d2a0', '#8a6b42'], body: ['#8d7f9a', '#e3c6a4', '#6f5664'], pouch: ['#8fa07a', '#ecd9a6', '#7c6a3a'],
      back: ['#5d3a22', '#7b4f2e', '#3a2212'],
    }[kind];
    const deep = layout === 'tall' || back ? h - 8 : h - 54;
    c.fillStyle = stops(c.createLinearGradient(0, 4, 0, deep), tones);
    c.beginPath();
    c.roundRect(4, 4, w - 8, deep, 5);
    c.fill();
    c.strokeStyle = '#3a2717';
    c.lineWidth = 1.4;
    c.stroke();
    if (!back) return;
    c.setLineDash([6, 5]);
    c.strokeStyle = '#d9b27c';
    c.beginPath();
    c.roundRect(10, 10, w - 20, deep - 12, 5);
    c.stroke();
    c.setLineDash([]);
    emblem(c, 'knapsack', w / 2, deep / 2, 54, { light: '#e6bd72', dark: '#85561f' });
  }), 0.26), 7);
  return frame(`boards/tile/${layout}/${kind}`, made.canvas, w / 2 / made.w, h / 2 / made.h);
}

export const signFrames = (): Frame[] => [
  ...Object.keys(icons).map(icon),
  ...powerIds.map(power),
  power('spent'),
  ...(Object.keys(mantles) as (keyof typeof mantles)[]).map(badge),
  stone('plain', ['#cdbf9f', '#a4967b', '#6f6352']),
  stone('lit', ['#ffe3a0', '#e0a544', '#935a18']),
  stone('night', ['#7f93ab', '#4b5f78', '#28364a']),
  ...(['wide', 'tall'] as const).flatMap((layout) => (['hand', 'body', 'pouch', 'back'] as const).map((kind) => tile(layout, kind))),
];
