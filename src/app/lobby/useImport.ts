import { useCallback, useEffect, useState } from 'react';
import { isCampaignFile } from '../../match/campaignFile.ts';
import { campaigns, saves } from '../keeping.ts';
import { say } from '../parts/notices.ts';
import { go } from '../router.ts';

/** Opens match files from a picker or dropped anywhere on the page. A file that is refused changes nothing. */
export function useImport(reload: () => void): { readonly open: (files: FileList | null) => void; readonly over: boolean } {
  const [over, setOver] = useState(false);
  const open = useCallback(
    (files: FileList | null) => {
      for (const file of files ?? []) void importOne(file).then(reload);
    },
    [reload],
  );
  useEffect(() => {
    const carries = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent): void => {
      if (!carries(event)) return;
      event.preventDefault(); // or the browser would leave the page and show the file
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => void (event.relatedTarget === null && setOver(false));
    const onDrop = (event: DragEvent): void => {
      if (!carries(event)) return;
      event.preventDefault();
      setOver(false);
      open(event.dataTransfer?.files ?? null);
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [open]);
  return { open, over };
}

async function importOne(file: File): Promise<void> {
  try {
    const text = await file.text();
    if (isCampaignFile(text)) {
      const { name } = await campaigns.importFile(text);
      return say({ text: `The campaign ${name} goes on from here.` });
    }
    const { id, title, lost } = await saves.importFile(text);
    const cost = lost === 'nothing' ? '' : ' The rules have changed since, so the turn in progress begins again.';
    say({ text: `${title} is on the shelf.${cost}`, act: { word: 'Play on', run: () => go({ page: 'play', match: id }) } });
  } catch (error) {
    say({ kind: 'trouble', text: `${file.name}: ${error instanceof Error ? error.message : String(error)} Nothing has been changed.` });
  }
}
