import { items, type ItemId } from '../../../../src/engine/games/stonesaga/content/items.ts';
import type { ItemCard } from '../../../../src/engine/games/stonesaga/content/schema.ts';
import { abilitiesPrinted } from '../../../../src/table/games/stonesaga/boards/printed.ts';
import { onPaper, paper } from '../boards/characters.ts';
import { vista, type Vista } from '../boards/vista.ts';
import { grained, layer } from '../layer.ts';
import { letters, wrapped } from '../letters.ts';
import { stops } from '../pen.ts';
import { omenSign } from '../signs/omens.ts';
import { emblem, relief } from '../solid.ts';
import { textFont, titleFont } from '../style.ts';
import { thing, thingBox } from './things.ts';

const [w, h] = [240, 336];
/** Pixels to a unit. A whole card is only read, never laid on the table: it can do with fewer than the rest. */
const density = 1.5;
const slotLooks = { hand: ['hand', '#8f3a20'], body: ['cloak', '#4a6b78'], pouch: ['knapsack', '#7a5a24'] } as const;

const morning: Vista = {
  sky: ['#6d8f9c', '#d9c79c', '#f2d9a0'], hills: ['#8b9a86', '#6b7a4a', '#5a4a2a'], lamp: [0.22, 0.3, '#fff3cf'], seed: 3, trees: '#3c4a32',
};
const dusk: Vista = {
  sky: ['#3b2f4c', '#a05c58', '#eab274'], hills: ['#7c5a64', '#573f4a', '#35262e'], lamp: [0.76, 0.34, '#ffe6b4'], seed: 14, trees: '#241a20',
};
const night: Vista = {
  sky: ['#1d2b3f', '#3b5468', '#8fa9ae'], hills: ['#4d6470', '#33454f', '#1f2a30'], lamp: [0.78, 0.24, '#f1efe0'], seed: 8, stars: true,
  trees: '#16211f',
};
const lake: Vista = {
  sky: ['#3f6f86', '#9fc0bd', '#f6dba4'], hills: ['#7d9aa0', '#58737a', '#3d4f45'], lamp: [0.22, 0.32, '#fff6d8'], seed: 12, water: true,
};
const highland: Vista = { sky: ['#7f9fb8', '#cfdcd6', '#efe6c6'], hills: ['#a6a898', '#85806c', '#5f5846'], lamp: [0.7, 0.26, '#fffbe6'], seed: 27 };

/** Each thing lies where it is used. */
function viewOf(item: ItemId): Vista {
  const { abilities, omen }: ItemCard = items[item];
  const is = (name: string): boolean => abilities.some((one) => one.is === name);
  const byWater = ['fishingDie', 'fishingTurn', 'fishingReroll', 'gatherWater', 'freeWater', 'fishingIgnoreMishap'].some(is);
  const ofStone = abilities.some((one) => one.is === 'tool' && one.tool !== 'cut');
  const base =
    omen === 'moon' || is('comforted') || is('shelterBonus') ? night
    : byWater ? lake
    : is('testBonus') || is('reach') || omen === 'comet' ? dusk
    : ofStone ? highland
    : morning;
  return { ...base, seed: base.seed + Number(item.slice(2)) * 7 };
}

/** A whole item card, for reading. */
export function itemCard(item: ItemId): HTMLCanvasElement {
  const { name, slot, text, omen }: ItemCard = items[item];
  const [glyph, tone] = slotLooks[slot];
  const marks = abilitiesPrinted(item);
  const banded = marks.length > 0 || omen !== undefined;
  const base = layer(w, h, (c) => {
    const lines = wrapped(c, text, w - 26, textFont(21));
    const art = lines.length > 4 && banded ? 112 : 132;
    paper(c, w, h, 12);
    c.strokeStyle = '#5a432b';
    c.lineWidth = 2;
    c.beginPath();
    c.roundRect(5, 5, w - 10, h - 10, 9);
    c.stroke();
    c.fillStyle = stops(c.createLinearGradient(0, 8, 0, 50), ['#4a3a2c', '#2b211a']);
    c.beginPath();
    c.roundRect(9, 9, w - 18, 40, 6);
    c.fill();
    letters(c, name, 53, 36, { font: titleFont(fitted(c, name, 172, 24)), fill: '#f6e7c6' });
    c.fillStyle = tone;
    c.beginPath();
    c.arc(29, 29, 21, 0, 7);
    c.fill();
    c.strokeStyle = '#f1ddb0';
    c.stroke();
    emblem(c, glyph, 29, 29, 27, { light: '#fff8e6', dark: '#f1dcae' });
    c.save();
    c.beginPath();
    c.roundRect(10, 54, w - 20, art, 5);
    c.clip();
    c.translate(10, 54);
    vista(c, w - 20, art, viewOf(item));
    c.shadowColor = 'rgba(20,10,5,.75)';
    [c.shadowBlur, c.shadowOffsetX, c.shadowOffsetY] = [14, 10, 12];
    const by = Math.min((w - 30) / thingBox.w, (art - 4) / thingBox.h);
    c.drawImage(thing(item), (w - 20) / 2 - (thingBox.w * by) / 2, art / 2 - (thingBox.h * by) / 2, thingBox.w * by, thingBox.h * by);
    c.restore();
    c.strokeStyle = '#2b211a';
    c.lineWidth = 2.2;
    c.beginPath();
    c.roundRect(10, 54, w - 20, art, 5);
    c.stroke();
    tags(c, marks, 54 + art + 6);
    if (omen)
      relief(c, (x, y) => omenSign(omen, x, y, 30), w - 25, 54 + art + 19, 30, { light: '#a4452a', dark: '#6a2414', under: 'rgba(255,250,230,.5)' });
    const top = 54 + art + (banded ? 34 : 10);
    lines.forEach((line, i) => letters(c, line, 14, top + 20 + i * 22.5, { font: textFont(21), fill: '#2b2018' }));
  }, density);
  return onPaper(grained(base, 0.09), 12).canvas;
}

function fitted(c: CanvasRenderingContext2D, words: string, width: number, px: number): number {
  c.font = titleFont(px);
  return Math.min(px, (px * width) / c.measureText(words).width);
}

function tags(c: CanvasRenderingContext2D, marks: readonly string[], y: number): void {
  let x = 12;
  for (const mark of marks) {
    c.font = textFont(19, 700);
    const word = mark.charAt(0).toUpperCase() + mark.slice(1);
    const across = c.measureText(word).width + 20;
    c.fillStyle = '#3b4a52';
    c.beginPath();
    c.roundRect(x, y, across, 26, 13);
    c.fill();
    letters(c, word, x + 10, y + 20, { font: textFont(19, 700), fill: '#eaf3f0' });
    x += across + 5;
  }
}
