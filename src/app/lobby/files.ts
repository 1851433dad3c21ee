import { isCampaignFile } from '../../match/campaignFile.ts';
import { campaigns, saves } from '../keeping.ts';
import { say } from '../parts/notices.ts';
import { go } from '../router.ts';

/** Files come in at one door that is always there, whatever page is shown: a page that changes while a file is chosen loses nothing. */
const listeners = new Set<() => void>();

/** Hears that something has been put on the shelf. */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const fileInputId = 'match-file';
/** Opens the browser's own picker. */
export const askForFile = (): void => document.getElementById(fileInputId)?.click();

export function takeFiles(files: Iterable<File> | null): void {
  for (const file of files ?? []) void takeOne(file).then(() => listeners.forEach((listener) => listener()));
}

async function takeOne(file: File): Promise<void> {
  try {
    const text = await file.text();
    if (isCampaignFile(text)) {
      const { campaign, already } = await campaigns.importFile(text);
      const act = { word: 'Show it', run: () => go({ page: 'game', game: campaign.save.game, part: 'campaign' }) };
      return say({ text: `The campaign ${campaign.name} ${already ? 'is here already' : 'goes on from here'}.`, act });
    }
    const { id, title, lost, already } = await saves.importFile(text);
    const act = { word: already ? 'Open it' : 'Play on', run: () => go({ page: 'play', match: id }) };
    const cost = lost === 'nothing' ? '' : ' The rules have changed since, so the turn in progress begins again.';
    say({ text: already ? `${title} is on the shelf already: nothing was added.` : `${title} is on the shelf.${cost}`, act });
  } catch (error) {
    say({ kind: 'trouble', text: `${file.name}: ${error instanceof Error ? error.message : String(error)} Nothing has been changed.` });
  }
}
