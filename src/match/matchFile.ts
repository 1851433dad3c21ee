import * as z from 'zod/mini';
import { checksum } from '../engine/kernel/checksum.ts';
import { BadSave } from '../engine/kernel/badInput.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import type { Archive } from './archive.ts';
import { ArchiveShape } from './messages.ts';
import type { ExportedMatch } from './play.ts';
import { sealed, unsealed } from './sealing.ts';

const kind = 'lantern-table-match';
/**
 * The first format was open, the second sealed for several seats, and from the third on most segments hold no state. All are read; older
 * pages say of a file that it is too new, rather than that it is damaged.
 */
const format = 3;

/** Who sat where, so that an opened file finds its people and bots again. */
export interface Seated {
  readonly people?: Readonly<Record<Seat, string>> | undefined;
  readonly automatic?: Readonly<Record<Seat, string>> | undefined;
}

/** One match in one JSON file. The save inside carries its own checksum; this one covers the way there. */
interface MatchFile extends Archive {
  readonly kind: typeof kind;
  readonly format: number;
  readonly name: string;
  readonly checksum: string;
  readonly seated?: Seated;
  /** Set in a file that was offered after a rule failed: this answer makes it fail again. */
  readonly broke?: { readonly answer: Answer | undefined; readonly message: string };
}

/** A match of several seats is sealed: the file may travel from one player to the next, who must not read the other's hand in it. */
export function exportedMatch(name: string, archive: Archive, seated: Seated = {}, broke?: MatchFile['broke']): ExportedMatch {
  const { save, past, log } = archive;
  const several = save.seats.length > 1;
  const content = { save, past, log, ...(several ? { seated } : {}), ...(broke ? { broke } : {}) };
  const head = { kind, format, name, checksum: checksum({ past, log }) };
  const file = several ? { ...head, sealed: sealed(JSON.stringify(content), seedOf(head.checksum)) } : { ...head, ...content };
  return { name: `${fileName(name)}.lantern.json`, json: JSON.stringify(file) };
}

/** The same for whoever closes it with a key of their own: not sealed here, because what is sealed cannot be compressed any more. */
export const openMatchFile = (name: string, { save, past, log }: Archive): string =>
  JSON.stringify({ kind, format, name, checksum: checksum({ past, log }), save, past, log });

const seedOf = (sum: string): number => Number.parseInt(sum.slice(0, 8), 16) | 0;

const FileShape = z.looseObject({
  kind: z.literal(kind),
  format: z.int(),
  name: z.string(),
  checksum: z.string(),
  sealed: z.optional(z.string()),
});
const Name = z.string().check(z.minLength(1), z.maxLength(200));
const Names = z.catch(z.optional(z.record(z.string().check(z.maxLength(200)), Name)), undefined);
const SeatedShape = z.catch(z.object({ people: Names, automatic: Names }), {});
const foreign = 'This is not a match of Lantern Table. Choose a file that was exported from it.';
const largest = 64 * 1024 * 1024; // characters; a long campaign match stays far below

/** In bytes: what a host takes as one file. The largest that random play makes, a thousand answers of five roles, is a sixth of it. */
export const mostImported = 32 * 1024 * 1024;
export const tooLargeToImport =
  'This file is larger than 32 MB, and a host takes none that large. Open it in the lobby, and play it there.';

/** Refuses with `BadSave` whatever is not a file of ours. The save inside is still to be tried out with its rules. */
export function readMatchFile(text: string): { readonly name: string; readonly archive: Archive; readonly seated: Seated } {
  if (text.length > largest) throw new BadSave('not-a-save', 'This file is far too large to be a match of Lantern Table.');
  const read = parsed(text);
  const file = FileShape.safeParse(read);
  if (!file.success) throw new BadSave('not-a-save', foreign);
  if (file.data.format > format)
    throw new BadSave('too-new', 'This file was made by a newer Lantern Table. Update, then open it again.');
  const content = file.data.sealed === undefined ? read : opened(file.data.sealed, file.data.checksum);
  const archive = ArchiveShape.safeParse(content);
  if (!archive.success)
    throw new BadSave(
      'damaged',
      `This file is damaged: ${archive.error.issues[0]?.path.join('.') ?? 'a part'} cannot be read. Use an older export.`,
    );
  const { save, past, log, seated } = content as MatchFile; // as written, not as parsed: a checksum counts every key
  if (checksum({ past, log }) !== file.data.checksum)
    throw new BadSave('damaged', 'This file is damaged: something in it was changed or lost. Use an older export.');
  return { name: file.data.name.slice(0, 120), archive: { save, past, log }, seated: SeatedShape.parse(seated ?? {}) };
}

function opened(envelope: string, sum: string): unknown {
  try {
    return JSON.parse(unsealed(envelope, seedOf(sum)));
  } catch {
    throw new BadSave('damaged', 'This file is damaged: what it hides was changed or lost. Use an older export.');
  }
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadSave('not-a-save', 'This file cannot be read as JSON, so it is no match of Lantern Table, or only a part of one.');
  }
}

export const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'match';
