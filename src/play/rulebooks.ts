import { chaptersOf, type RulebookChapter } from '../match/rulebook.ts';

const books = import.meta.glob<string>('../engine/games/*/rulebook.md', { query: '?raw', import: 'default' });
const byGame = new Map(Object.entries(books).map(([path, load]) => [path.split('/').at(-2)!, load]));

export async function rulebookOf(game: string): Promise<readonly RulebookChapter[]> {
  const text = await byGame.get(game)?.();
  return text ? chaptersOf(text) : [];
}
