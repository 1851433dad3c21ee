/** Small pieces of English that every game's sentences need. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)!}`;

export const either = (words: readonly string[]): string => listed(words, 'or');
export const both = (words: readonly string[]): string => listed(words, 'and');
