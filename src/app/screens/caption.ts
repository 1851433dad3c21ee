import { spoken, type LogLine } from '../../table/lines.ts';

/** Two lines of a stream, in letters that a phone still shows. */
const room = 132;

/** The newest sentences that fit into a caption, in their order. One that is too long by itself is cut at a word. */
export function captionOf(lines: readonly LogLine[], letters = room): string {
  const said: string[] = [];
  let left = letters;
  for (const line of lines.toReversed()) {
    const text = spoken(line);
    if (said.length > 0 && text.length + 1 > left) break;
    said.unshift(text.length > letters ? shortened(text, letters) : text);
    left -= text.length + 1;
  }
  return said.join(' ');
}

function shortened(text: string, letters: number): string {
  const cut = text.slice(0, letters - 1);
  const word = cut.lastIndexOf(' ');
  return `${cut.slice(0, word > letters / 2 ? word : undefined)}…`;
}
