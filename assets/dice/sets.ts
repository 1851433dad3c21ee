import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import path from 'node:path';
import { commonKinds, faceRows, type DieKinds } from '../../src/table/dice/kinds.ts';

/** Dice whose faces are one picture. */
interface FaceSheet {
  readonly name: string;
  readonly kinds: DieKinds;
  /** Where the picture lies. */
  readonly file: string;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const games = path.join(root, 'src/table/games');

/** The common dice, and those of every game that has `printed/dice.ts`. */
export async function faceSheets(): Promise<FaceSheet[]> {
  const sheets: FaceSheet[] = [{ name: 'common', kinds: commonKinds, file: path.join(root, 'assets/dice/faces.png') }];
  for (const name of readdirSync(games)) {
    const printed = path.join(games, name, 'printed/dice.ts');
    if (!existsSync(printed)) continue;
    const { kinds } = (await import(pathToFileURL(printed).href)) as { readonly kinds: DieKinds };
    sheets.push({ name, kinds, file: path.join(root, 'assets', name, 'dice.png') });
  }
  return sheets;
}

/** Says of which faces a picture was baked; it lies in the picture, so that a test sees when the kinds have moved on. */
export const facesStamp = (kinds: DieKinds): string =>
  `faces ${createHash('sha256').update(JSON.stringify(faceRows(kinds))).digest('hex').slice(0, 16)}`;
