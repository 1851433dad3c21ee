import type { ItemId } from '../../../../src/engine/games/stonesaga/content/items.ts';
import { omens } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { frame, trim, type Frame } from '../../../bake/frame.ts';
import { ITEM_CARD, VIEWS, VIEW_VARIANTS, type View } from '../../../../src/table/games/stonesaga/printed/itemPlan.ts';
import { onPaper, paper } from '../boards/characters.ts';
import { vista, type Vista } from '../boards/vista.ts';
import { grained, layer } from '../layer.ts';
import { stops } from '../pen.ts';
import { omenSign } from '../signs/omens.ts';
import { emblem, relief } from '../solid.ts';
import { thing, thingBox } from './things.ts';

const { w, h, art, slot, omen: sign } = ITEM_CARD;
const slotLooks = { hand: ['hand', '#8f3a20'], body: ['cloak', '#4a6b78'], pouch: ['knapsack', '#7a5a24'] } as const;

const views: Readonly<Record<View, Vista>> = {
  morning: {
    sky: ['#6d8f9c', '#d9c79c', '#f2d9a0'], hills: ['#8b9a86', '#6b7a4a', '#5a4a2a'], lamp: [0.22, 0.3, '#fff3cf'], seed: 3, trees: '#3c4a32',
  },
  dusk: {
    sky: ['#3b2f4c', '#a05c58', '#eab274'], hills: ['#7c5a64', '#573f4a', '#35262e'], lamp: [0.76, 0.34, '#ffe6b4'], seed: 14, trees: '#241a20',
  },
  night: {
    sky: ['#1d2b3f', '#3b5468', '#8fa9ae'], hills: ['#4d6470', '#33454f', '#1f2a30'], lamp: [0.78, 0.24, '#f1efe0'], seed: 8, stars: true,
    trees: '#16211f',
  },
  lake: {
    sky: ['#3f6f86', '#9fc0bd', '#f6dba4'], hills: ['#7d9aa0', '#58737a', '#3d4f45'], lamp: [0.22, 0.32, '#fff6d8'], seed: 12, water: true,
  },
  highland: { sky: ['#7f9fb8', '#cfdcd6', '#efe6c6'], hills: ['#a6a898', '#85806c', '#5f5846'], lamp: [0.7, 0.26, '#fffbe6'], seed: 27 },
};

/** The blank card, the marks of the slots and omens, and the views: everything but the things and the words. */
export function cardPieces(): Frame[] {
  return [
    frame('item/stock', stock()),
    ...(Object.keys(slotLooks) as (keyof typeof slotLooks)[]).map((kind) => frame(`item/slot/${kind}`, slotMark(kind))),
    ...omens.map((omen) =>
      frame(`item/omen/${omen}`, layer(sign.side, sign.side, (c) =>
        relief(c, (x, y) => omenSign(omen, x, y, 30), sign.side / 2, sign.side / 2, 30, {
          light: '#a4452a', dark: '#6a2414', under: 'rgba(255,250,230,.5)',
        })).canvas),
    ),
    ...VIEWS.flatMap((view) =>
      Array.from({ length: VIEW_VARIANTS }, (_, k) =>
        frame(`item/view/${view}/${k}`, grained(layer(art.w, art.h, (c) =>
          vista(c, art.w, art.h, { ...views[view], seed: views[view].seed + k * 49 })), 0.09).canvas),
      ),
    ),
  ];
}

/** The thing as it lies in the window of its card. */
export function largeThing(item: ItemId): Frame {
  const across = Math.min((w - 30) / thingBox.w, (art.h - 4) / thingBox.h) * thingBox.w;
  const picture = layer(across, (across * thingBox.h) / thingBox.w, (c) => {
    c.imageSmoothingQuality = 'high';
    c.drawImage(thing(item), 0, 0, across, (across * thingBox.h) / thingBox.w);
  });
  return trim(frame(`item/${item}/large`, picture.canvas));
}

function stock(): HTMLCanvasElement {
  const base = layer(w, h, (c) => {
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
  });
  return onPaper(grained(base, 0.09), 12).canvas;
}

function slotMark(kind: keyof typeof slotLooks): HTMLCanvasElement {
  const [glyph, tone] = slotLooks[kind];
  const mid = slot.side / 2;
  return layer(slot.side, slot.side, (c) => {
    c.fillStyle = tone;
    c.beginPath();
    c.arc(mid, mid, 21, 0, 7);
    c.fill();
    c.strokeStyle = '#f1ddb0';
    c.lineWidth = 2;
    c.stroke();
    emblem(c, glyph, mid, mid, 27, { light: '#fff8e6', dark: '#f1dcae' });
  }).canvas;
}
