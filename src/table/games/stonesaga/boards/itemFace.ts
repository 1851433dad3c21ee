import { itemIds, items, type ItemId } from '../../../../engine/games/stonesaga/content/items.ts';
import type { ItemCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import type { CardFace } from '../../../parts/cardFace.ts';
import { capital } from '../../../phrases.ts';
import { ITEM_CARD, VIEW_VARIANTS, type View } from '../printed/itemPlan.ts';
import { inLines } from './lettering.ts';
import { abilitiesPrinted } from '../printed/itemCard.ts';

const { w, h, thick, art, slot: slotAt } = ITEM_CARD;
const words = { font: 'Inter', weight: 500, size: 21, leading: 22.5 } as const;

/** Each thing lies where it is used. */
function viewOf({ abilities, omen }: ItemCard): View {
  const is = (name: string): boolean => abilities.some((one) => one.is === name);
  if (omen === 'moon' || is('comforted') || is('shelterBonus')) return 'night';
  if (['fishingDie', 'fishingTurn', 'fishingReroll', 'gatherWater', 'freeWater', 'fishingIgnoreMishap'].some(is)) return 'lake';
  if (is('testBonus') || is('reach') || omen === 'comet') return 'dusk';
  return abilities.some((one) => one.is === 'tool' && one.tool !== 'cut') ? 'highland' : 'morning';
}

/** A whole item card: its slot and name, the thing before a view of the valley, what it can do, and its rules. */
function itemFace(id: ItemId): CardFace {
  const item: ItemCard = items[id];
  const { name, slot, text, omen } = item;
  const marks = abilitiesPrinted(id);
  const banded = marks.length > 0 || omen !== undefined;
  const high = banded && inLines(text, w - 26, words.size).length > 4 ? art.low : art.h;
  const foot = art.y + high;
  const top = foot + (banded ? 34 : 10);
  const variant = Number(id.slice(2)) % VIEW_VARIANTS;
  const view = { x: art.x, y: art.y, w: art.w, h: high };
  return {
    w: w + thick,
    h: h + thick,
    prints: [
      { picture: 'item/stock', x: (w + thick) / 2, y: (h + thick) / 2 },
      { line: name, x: 53, y: 36, width: 172, align: 'left', fit: 'small', font: 'Caudex', weight: 700, size: 24, colour: '#f6e7c6' },
      { picture: `item/slot/${slot}`, x: slotAt.x, y: slotAt.y },
      { picture: `item/view/${viewOf(item)}/${variant}`, window: view, round: 5, edge: { colour: '#2b211a', width: 2.2 } },
      {
        picture: `item/${id}/large`, x: art.x + art.w / 2, y: art.y + high / 2, size: high / art.h,
        cast: { colour: 'rgba(20,10,5,.75)', blur: 9, x: 6.5, y: 8 },
      },
      {
        tags: marks.map(capital), x: 12, y: foot + 6, height: 26, fill: '#3b4a52',
        font: 'Inter', weight: 700, size: 19, colour: '#eaf3f0',
      },
      ...(omen ? [{ picture: `item/omen/${omen}`, x: w - 25, y: foot + 19 }] : []),
      {
        ...words, text, area: { x: 14, y: top + 2.5, w: w - 26, h: h - 10 - top },
        align: 'left', from: 'top', narrow: [1, 0.95, 0.9, 0.86], colour: '#2b2018',
      },
    ],
  };
}

const faces: Readonly<Record<string, CardFace>> = Object.fromEntries(itemIds.map((id) => [`item/${id}`, itemFace(id)]));

/** The printed side of an item card by the name of its frame, or null for what is none. */
export const itemFaceOf = (frame: string): CardFace | null => faces[frame] ?? null;
