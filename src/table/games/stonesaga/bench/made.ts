import { items, type ItemId } from '../../../../engine/games/stonesaga/content/items.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';
import { capital } from '../../../phrases.ts';
import { inLines } from '../boards/lettering.ts';
import type { Ground } from '../ground.ts';
import { benchPlans } from '../printed/benchPlan.ts';
import { abilitiesPrinted } from '../printed/itemCard.ts';

interface LaidLines {
  readonly lines: readonly string[];
  /** Left end of the lines, and the middle of them all. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What a known code makes, from the corner of the bench: a card of the size of the well could not be read. */
interface LaidMade {
  readonly picture: Strip;
  readonly name: LaidLines;
  /** Its rules beside the picture where the bench has room for them, else the tools that it is. */
  readonly words: LaidLines;
  /** Whoever points at it reads the whole card. */
  readonly area: Strip;
}

const leading = 1.08;
/** Height of the picture of what is made, as a share of its width. */
const pictured = 0.86;
const gap = 8;

const lay = (lines: readonly string[], x: number, top: number, size: number): LaidLines => ({
  lines,
  x,
  y: top + (lines.length * size * leading) / 2,
  size,
});
const under = ({ lines, y, size }: LaidLines): number => y + (lines.length * size * leading) / 2 + gap;
const room = (from: number, to: number, size: number): number => Math.max(0, Math.floor((to - from) / (size * leading)));

export function layMade(ground: Pick<Ground, 'layout' | 'letters'>, item: ItemId): LaidMade {
  const { card, told } = benchPlans[ground.layout];
  const { name, text } = items[item];
  const size = ground.letters;
  const picture = strip(card.x, card.y, card.width, card.width * pictured);
  const top = picture.y + picture.height + gap;
  if (ground.layout === 'wide') {
    const named = lay(inLines(name, card.width, size, 3), card.x, top, size);
    const words = inLines(text, told.width, size, room(told.y, told.y + told.height, size));
    return { picture, name: named, words: lay(words, told.x, told.y, size), area: card };
  }
  const named = lay(inLines(name, told.width, size, 3), told.x, top, size);
  const tools = abilitiesPrinted(item).slice(0, room(under(named), told.y + told.height, size)).map(capital);
  return { picture, name: named, words: lay(tools, told.x, under(named), size), area: { ...card, height: told.y + told.height - card.y } };
}
