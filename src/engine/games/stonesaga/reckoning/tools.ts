import type { AbilityOf } from '../content/abilities.ts';
import type { Tool } from '../content/vocabulary.ts';

/** SS-277, SS-612 Tools of items, structures and a fire; some serve only by day. Tokens give theirs beside these. */
export function toolsGranted(granted: readonly AbilityOf<'tool'>[], fire: boolean, day: boolean): Set<Tool> {
  const tools = new Set(granted.flatMap(({ tool, dayOnly }) => (dayOnly && !day ? [] : [tool])));
  if (fire) tools.add('heat');
  return tools;
}
