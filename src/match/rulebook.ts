interface RuleLine {
  readonly id: string;
  readonly text: string;
}

export interface RulebookChapter {
  readonly title: string;
  /** The part of the book that it belongs to, where the book has parts: a search for its words finds the chapter. */
  readonly part?: string | undefined;
  readonly rules: readonly RuleLine[];
}

const heading = /^(#{2,4})\s+(.+)$/;
/** How a sentence was found is a note for writers: it follows from others, or was ruled upon. */
const line = /^[-*]\s+\**([A-Z]{2,3}-\d+)\**[:.]?\s+(?:\((?:derived|ex|board|gap [^)]*|ruling [^)]*|not tested: [^)]*)\)\s+)*(.+)$/;

/** A rulebook is a list of numbered sentences under headings. What is neither is for its writers, and not shown. */
export function chaptersOf(markdown: string): readonly RulebookChapter[] {
  const chapters: { title: string; part?: string; rules: RuleLine[] }[] = [];
  let part: string | undefined;
  for (const text of markdown.split('\n')) {
    const [, depth, title] = heading.exec(text) ?? [];
    const [, id, sentence] = line.exec(text) ?? [];
    if (depth === '##') part = title!.trim();
    if (title) chapters.push({ title: title.trim(), ...(depth !== '##' && part ? { part } : {}), rules: [] });
    else if (id && sentence) chapters.at(-1)?.rules.push({ id, text: sentence.trim() });
  }
  return chapters.filter(({ rules }) => rules.length > 0);
}

/** Every word must be found, in the id, the sentence, the title of its chapter or of its part. */
export function search(chapters: readonly RulebookChapter[], words: string): readonly RulebookChapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter((word) => word !== '');
  if (wanted.length === 0) return chapters;
  return chapters
    .map(({ title, part, rules }) => ({
      title,
      part,
      rules: rules.filter(({ id, text }) => wanted.every((word) => `${id} ${text} ${title} ${part ?? ''}`.toLowerCase().includes(word))),
    }))
    .filter(({ rules }) => rules.length > 0);
}
