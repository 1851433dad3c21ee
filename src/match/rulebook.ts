export interface RuleLine {
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly RuleLine[];
}

const heading = /^#{2,4}\s+(.+)$/;
/** How a sentence was found is a note for writers: it follows from others, or was ruled upon. */
const line = /^[-*]\s+\**([A-Z]{2,3}-\d+)\**[:.]?\s+(?:\((?:derived|ex|board|gap [^)]*|ruling [^)]*|not tested: [^)]*)\)\s+)*(.+)$/;

/** A rulebook is a list of numbered sentences under headings. What is neither is for its writers, and not shown. */
export function chaptersOf(markdown: string): readonly Chapter[] {
  const chapters: { title: string; rules: RuleLine[] }[] = [];
  for (const text of markdown.split('\n')) {
    const title = heading.exec(text)?.[1];
    const [, id, sentence] = line.exec(text) ?? [];
    if (title) chapters.push({ title: title.trim(), rules: [] });
    else if (id && sentence) chapters.at(-1)?.rules.push({ id, text: sentence.trim() });
  }
  return chapters.filter(({ rules }) => rules.length > 0);
}

/** Every word must be found, in the id, the sentence or the title of its chapter. */
export function search(chapters: readonly Chapter[], words: string): readonly Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter((word) => word !== '');
  if (wanted.length === 0) return chapters;
  return chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, text }) => wanted.every((word) => `${id} ${text} ${title}`.toLowerCase().includes(word))),
    }))
    .filter(({ rules }) => rules.length > 0);
}
