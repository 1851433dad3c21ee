import * as z from 'zod/mini';
import { BadSave } from '../engine/kernel/badInput.ts';
import type { CampaignSave } from './campaignSave.ts';
import { fileName, parsed } from './matchFile.ts';
import type { ExportedMatch } from './play.ts';

const kind = 'lantern-table-campaign';
const format = 1;

const FileShape = z.looseObject({ kind: z.literal(kind), format: z.int(), name: z.string(), save: z.unknown() });

/** One campaign in one JSON file. The save inside carries its own checksum. */
export const exportedCampaign = (name: string, save: CampaignSave): ExportedMatch => ({
  name: `${fileName(name)}.campaign.json`,
  json: JSON.stringify({ kind, format, name, save }),
});

/** Whether a file says of itself that it is a campaign; whether it can be trusted is still to be seen. */
export const isCampaignFile = (text: string): boolean => text.slice(0, 200).includes(`"${kind}"`);

/** Refuses with `BadSave` whatever is not a file of ours. The save inside is still to be opened with its rules. */
export function readCampaignFile(text: string): { readonly name: string; readonly game: string; readonly save: unknown } {
  const file = FileShape.safeParse(parsed(text));
  if (!file.success) throw new BadSave('not-a-save', 'This is not a campaign of Lantern Table. Choose a file that was exported from it.');
  if (file.data.format > format)
    throw new BadSave('too-new', 'This file was made by a newer Lantern Table. Update, then open it again.');
  const game = z.object({ game: z.string() }).safeParse(file.data.save);
  if (!game.success) throw new BadSave('damaged', 'This file is damaged: its campaign cannot be read. Use an older export.');
  return { name: file.data.name.slice(0, 120), game: game.data.game, save: file.data.save };
}
