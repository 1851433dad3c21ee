import { z } from 'zod';
import { checksum } from '../engine/kernel/checksum.ts';
import { BadSave } from '../engine/kernel/restore.ts';
import type { Answer } from '../engine/kernel/rule.ts';
import type { Archive } from './archive.ts';
import type { RuleBroke } from './errors.ts';
import { ArchiveShape } from './messages.ts';
import type { ExportedMatch } from './play.ts';

const kind = 'lantern-table-match';
const format = 1;

/** One match in one JSON file. The save inside carries its own checksum; this one covers the way there. */
export interface MatchFile extends Archive {
  readonly kind: typeof kind;
  readonly format: typeof format;
  readonly name: string;
  readonly checksum: string;
  /** Set in a file that was offered after a rule failed: this answer makes it fail again. */
  readonly broke?: { readonly answer: Answer | undefined; readonly message: string };
}

export function exportedMatch(name: string, { save, past, log }: Archive, broke?: MatchFile['broke']): ExportedMatch {
  const file: MatchFile = { kind, format, name, save, past, log, checksum: checksum({ past, log }), ...(broke ? { broke } : {}) };
  return { name: `${fileName(name)}.lantern.json`, json: JSON.stringify(file) };
}

/** The file to be offered for download when a rule has failed. */
export const brokenMatch = (name: string, { archive, answer, message }: RuleBroke): ExportedMatch | null =>
  archive ? exportedMatch(`${name} before the error`, archive, { answer, message }) : null;

const FileShape = z.looseObject({ kind: z.literal(kind), format: z.int(), name: z.string(), checksum: z.string() });
const foreign = 'This is not a match of Lantern Table. Choose a file that was exported from it.';
const largest = 64 * 1024 * 1024; // characters; a long campaign match stays far below

/** Refuses with `BadSave` whatever is not a file of ours. The save inside is still to be tried out with its rules. */
export function readMatchFile(text: string): { readonly name: string; readonly archive: Archive } {
  if (text.length > largest) throw new BadSave('not-a-save', 'This file is far too large to be a match of Lantern Table.');
  const read = parsed(text);
  const file = FileShape.safeParse(read);
  if (!file.success) throw new BadSave('not-a-save', foreign);
  if (file.data.format > format) throw new BadSave('too-new', 'This file was made by a newer Lantern Table. Update, then open it again.');
  const archive = ArchiveShape.safeParse(read);
  if (!archive.success) throw new BadSave('damaged', `This file is damaged: ${archive.error.issues[0]?.path.join('.') ?? 'a part'} cannot be read. Use an older export.`);
  const { save, past, log } = read as MatchFile; // as written, not as parsed: a checksum counts every key
  if (checksum({ past, log }) !== file.data.checksum) throw new BadSave('damaged', 'This file is damaged: its checksum does not fit its content. Use an older export.');
  return { name: file.data.name.slice(0, 120), archive: { save, past, log } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadSave('not-a-save', 'This file cannot be read as JSON, so it is no match of Lantern Table, or only a part of one.');
  }
}

const fileName = (name: string): string => name.normalize('NFKD').replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-+|-+$/g, '').toLowerCase().slice(0, 60) || 'match';
