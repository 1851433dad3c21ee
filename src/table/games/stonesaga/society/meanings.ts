import { investigations } from '../../../../engine/games/stonesaga/content/investigations.ts';
import type { InvestigationEntry } from '../../../../engine/games/stonesaga/content/schema.ts';
import { withEffects } from '../cards/effectWords.ts';

const entries: Readonly<Record<string, InvestigationEntry | undefined>> = investigations;

/** What an omen on a component meant when somebody looked into it, by `omen@component`. */
export function meaningOf(key: string): string {
  const entry = entries[key];
  return entry ? withEffects(entry.text, entry.effects) : 'Nothing was found.';
}
