import type { Offers } from '../../../gesture/offers.ts';
import { inLines } from '../boards/lettering.ts';
import type { CarvedStone } from '../boards/stones.ts';
import type { Strip } from '../../../stage/shapes.ts';

/** Short words for deeds whose label says more than a stone can bear. */
const wordOf: Readonly<Record<string, string>> = { done: 'Draw in', leave: 'Leave it so', no: 'Stay here' };

/** Every button of these offers as a carved stone, one over the other in the strip. */
export function deedsOf(
  { deeds, letters }: { readonly deeds: Strip; readonly letters: number },
  offers: Offers,
  words: Readonly<Record<string, string>> = wordOf,
): CarvedStone[] {
  const buttons = offers.buttons();
  const most = Math.max(1, Math.floor(deeds.height / (letters * 2.3)));
  const columns = Math.ceil(buttons.length / most);
  const perColumn = Math.ceil(buttons.length / Math.max(1, columns));
  const gap = 8;
  const width = (deeds.width - gap * (columns - 1)) / Math.max(1, columns);
  const height = Math.min(letters * 3.1, (deeds.height - gap * (perColumn - 1)) / Math.max(1, perColumn));
  return buttons.map(({ id, label }, k): CarvedStone => {
    const at = { x: deeds.x + Math.floor(k / perColumn) * (width + gap), y: deeds.y + (k % perColumn) * (height + gap), width, height };
    return {
      id,
      at,
      lines: inLines(words[id] ?? label, width - 24, letters * 1.1, Math.max(1, Math.floor((height - 8) / (letters * 1.25)))),
      cost: 0,
      look: 'lit',
    };
  });
}
