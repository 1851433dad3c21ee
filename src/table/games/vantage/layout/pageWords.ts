interface PageWords {
  readonly said: string;
  readonly prompt: string;
}

/**
 * What a page can hold: if there is not enough room, first the question goes, which stands above the table as well, then the oldest
 * words. The latest ones stay in any case. Without this the answers below them would lie under whatever is below the page.
 */
export function wordsThatFit(
  paragraphs: readonly string[],
  prompt: string,
  room: number,
  heightOf: (words: PageWords) => number,
): PageWords {
  for (let from = 0; ; from++) {
    const said = paragraphs.slice(from).join('\n');
    const ways = [{ said, prompt }, { said, prompt: '' }];
    const fitting = ways.find((one) => heightOf(one) <= room);
    if (fitting) return fitting;
    if (from >= paragraphs.length - 1) return ways[1]!;
  }
}
