import { itemIds, type ItemId } from '../../../../src/engine/games/stonesaga/content/items.ts';
import { context } from '../../../bake/canvas.ts';
import { frame, trim, type Frame, type Group } from '../../../bake/frame.ts';
import { settled } from '../settled.ts';
import { itemCard } from './card.ts';
import { thing } from './things.ts';

const across = 104;
/** The thing alone, for a slot of the board. */
function small(item: ItemId): Frame {
  const whole = thing(item);
  const k = (across * 2) / whole.width;
  const c = context(whole.width * k, whole.height * k);
  c.imageSmoothingQuality = 'high';
  c.drawImage(whole, 0, 0, c.canvas.width, c.canvas.height);
  return trim(frame(`item/${item}/thing`, c.canvas));
}

const perSheet = 15;
const cards = Array.from({ length: Math.ceil(itemIds.length / perSheet) }, (_, k): [string, Group] => [
  `items-${k}`,
  { frames: () => settled(itemIds.slice(k * perSheet, (k + 1) * perSheet).map((id) => frame(`item/${id}`, itemCard(id))), 'coarse'), quality: 0.66 },
]);

export const sheets: Record<string, Group> = { ...Object.fromEntries(cards), 'items-things': { frames: () => settled(itemIds.map(small)), quality: 0.78 } };
