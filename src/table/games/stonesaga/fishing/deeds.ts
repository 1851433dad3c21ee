import type { Question } from '../../../contract.ts';
import { inLines } from '../boards/lettering.ts';
import type { Stone } from '../boards/stones.ts';
import type { Strip } from '../ground.ts';

/** Short words for deeds whose label says more than a stone can bear. */
const wordOf: Readonly<Record<string, string>> = { done: 'Draw in', leave: 'Leave it so', no: 'Stay here' };

/** Every button of these questions as a carved stone, one over the other in the strip. */
export function deedsOf({ deeds, letters }: { readonly deeds: Strip; readonly letters: number }, questions: readonly Question[], words: Readonly<Record<string, string>> = wordOf): Stone[] {
  const offers = questions.flatMap(({ options }) => options.filter(({ gesture }) => gesture.kind === 'button'));
  const most = Math.max(1, Math.floor(deeds.height / (letters * 2.3)));
  const columns = Math.ceil(offers.length / most);
  const perColumn = Math.ceil(offers.length / Math.max(1, columns));
  const gap = 8;
  const width = (deeds.width - gap * (columns - 1)) / Math.max(1, columns);
  const height = Math.min(letters * 3.1, (deeds.height - gap * (perColumn - 1)) / Math.max(1, perColumn));
  return offers.map(({ id, label }, k): Stone => {
    const at = { x: deeds.x + Math.floor(k / perColumn) * (width + gap), y: deeds.y + (k % perColumn) * (height + gap), width, height };
    return { id, at, lines: inLines(words[id] ?? label, width - 24, letters * 1.1, Math.max(1, Math.floor((height - 8) / (letters * 1.25)))), cost: 0, look: 'lit' };
  });
}
