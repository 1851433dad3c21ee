import { spoken, type LogLine } from '../../table/lines.ts';

/** Two lines of a stream, in letters, at 1280 by 720 and larger: a line holds about ninety, and words do not break. */
const room = 168;

/** The newest sentences that fit into one caption, in their order. One that is too long by itself is told in several captions. */
export function captionsOf(lines: readonly LogLine[], letters = room): readonly string[] {
  const said: string[] = [];
  let left = letters;
  for (const line of lines.toReversed()) {
    const text = spoken(line);
    if (said.length > 0 && text.length + 1 > left) break;
    if (said.length === 0 && text.length > letters) return partsOf(text, letters);
    said.unshift(text);
    left -= text.length + 1;
  }
  return said.length > 0 ? [said.join(' ')] : [];
}

/** Cut between words; a part that goes on says so at its end, the next one at its beginning. */
function partsOf(text: string, letters: number): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > letters) {
    const cut = rest.slice(0, letters - 1);
    const word = cut.lastIndexOf(' ');
    const end = word > letters / 2 ? word : cut.length;
    parts.push(`${rest.slice(0, end)}…`);
    rest = `…${rest.slice(end).trimStart()}`;
  }
  return [...parts, rest];
}
