import { itemIds, type ItemId } from '../../../../src/engine/games/stonesaga/content/items.ts';
import { context } from '../../../bake/canvas.ts';
import { frame, trim, type Frame, type Group } from '../../../bake/frame.ts';
import { settled } from '../settled.ts';
import { cardPieces, largeThing } from './card.ts';
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

export const sheets: Record<string, Group> = {
  'items-cards': { frames: () => settled(cardPieces()), quality: 0.8 },
  'items-large': { frames: () => settled(itemIds.map(largeThing), 'coarse'), quality: 0.7 },
  'items-things': { frames: () => settled(itemIds.map(small)), quality: 0.78 },
};
