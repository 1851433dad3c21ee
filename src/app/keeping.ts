import { Campaigns } from '../play/campaigns.ts';
import { beginMatch, continueMatch, type NewMatch, type OpenMatch } from '../play/matches.ts';
import { Saves } from '../play/saves.ts';
import { go } from './router.ts';

export const saves = new Saves();
export const campaigns = new Campaigns(saves.storage);

/** A match that the lobby has begun and the play screen has not yet taken up. */
let begun: OpenMatch | null = null;
/** A match is open once at a time: opening it again waits until it has been closed, or two copies would overwrite each other. */
const puttingDown = new Map<string, Promise<void>>();

export async function start(wished: NewMatch): Promise<void> {
  const match = await beginMatch(saves, wished);
  await begun?.close();
  begun = match;
  go({ page: 'play', match: match.id });
}

export async function takeUp(id: string): Promise<OpenMatch> {
  if (begun?.id === id) {
    const match = begun;
    begun = null;
    return match;
  }
  await puttingDown.get(id);
  return continueMatch(saves, id);
}

export function putDown(match: OpenMatch): void {
  const down = match.close().finally(() => puttingDown.delete(match.id));
  puttingDown.set(match.id, down);
}
