import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BadCommand, commandLine, listFrom } from './cli/commandLine.ts';
import { asRanges, coverageOf, idsNamed, readRulebook } from './cli/rulebook.ts';
import { tableOf } from './cli/table.ts';

const root = path.resolve(import.meta.dirname, '../..');
const gamesFolder = path.join(root, 'src/engine/games');

/** Which rules no test names: `npm run rules [-- <game>] [--sections 1,17] [--strict]`. Strict fails on names that no rulebook has. */
function rules(argv: readonly string[]): void {
  const { values, positionals } = commandLine(argv, { sections: { type: 'string' }, strict: { type: 'boolean', default: false } });
  const withBook = readdirSync(gamesFolder).filter((game) => existsSync(bookOf(game)));
  const strange = positionals.find((game) => !withBook.includes(game));
  if (strange) throw new BadCommand('unknown-game', `There is no rulebook of ${strange}. Known: ${withBook.join(', ')}.`);
  const named = new Map(testFiles().map((file) => [path.relative(root, file), idsNamed(readFileSync(file, 'utf8'))]));
  for (const game of positionals.length > 0 ? positionals : withBook) {
    const book = readRulebook(readFileSync(bookOf(game), 'utf8'));
    const { sections, unknown } = coverageOf(book, named, values.sections === undefined ? undefined : chapters(values.sections));
    const sum = (key: 'rules' | 'named'): number => sections.reduce((total, section) => total + section[key], 0);
    const percent = (part: number, whole: number): string => `${whole === 0 ? 100 : Math.floor((100 * part) / whole)} %`;
    console.log(`${game}: ${sum('named')} of ${sum('rules')} rules are named by a test\n`);
    console.log(
      tableOf(
        ['section', 'rules', 'named', 'share'],
        sections.map((one) => [one.section, one.rules, one.named, percent(one.named, one.rules)]),
      ),
    );
    for (const { section, missing } of sections) if (missing.length > 0) console.log(`\n${section}, not named:\n  ${asRanges(missing)}`);
    for (const id of sections.flatMap(({ excused }) => excused)) console.log(`\n${id} is not tested: ${book.excused.get(id)}`);
    for (const [id, files] of unknown) console.error(`\n${id} is in no rulebook, but named by ${files.join(', ')}`);
    if (unknown.size > 0 && values.strict === true) process.exitCode = 1;
  }
}

const bookOf = (game: string): string => path.join(gamesFolder, game, 'rulebook.md');

/** `1-3,17` */
function chapters(text: string): string[] {
  return listFrom(text).flatMap((part) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(part) ?? [];
    return from && to ? Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => String(Number(from) + i)) : [part];
  });
}

function testFiles(): string[] {
  const walk = (folder: string): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
          .map((file) => path.join(folder, file))
      : [];
  return [...walk(path.join(root, 'src')), ...walk(path.join(root, 'e2e'))].filter(
    (file) => !file.startsWith(path.join(root, 'src/dev/cli')),
  );
}

try {
  rules(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadCommand)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
