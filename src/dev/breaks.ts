import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { breaksOf, whyNotBreakable, withBreak, type Break } from './cli/breaks.ts';
import { BadCommand, commandLine, gameNamed, listFrom } from './cli/commandLine.ts';
import { asRanges, readRulebook } from './cli/rulebook.ts';
import { idsByTestFile, isNamed } from './cli/testNames.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** A mistake may make rules run for ever, and nothing ends a test that never waits. */
const secondsForOne = 90;

/** The mistake that stands in the rules now. */
let made: Break | undefined;

/** A runner that reads rules with the mistake in them. Everything is loaded anew for each mistake. */
const runner = (): Promise<Vitest> =>
  createVitest(
    'test',
    { config: false, root, watch: false, pool: 'threads', isolate: false, environment: 'node', testTimeout: 30_000,
      include: ['src/**/*.test.{ts,tsx}'], reporters: [{}], server: { deps: { inline: ['@pixi/react'] } }, maxWorkers: 1 },
    {
      plugins: [
        {
          name: 'break-a-rule',
          enforce: 'pre',
          transform: (code, id) => (made && id.split('?')[0] === made.file ? withBreak(code, made) : undefined),
        },
      ],
    },
  );

/** What the tests that name an id say to a mistake. */
interface Verdict {
  readonly id: string;
  readonly noticed: boolean;
  readonly why: string;
}

async function tried(vitest: Vitest, one: Break, named: ReadonlyMap<string, ReadonlySet<string>>): Promise<readonly Verdict[]> {
  const files = [...named].filter(([, ids]) => one.ids.some((id) => ids.has(id))).map(([file]) => file);
  made = one;
  vitest.invalidateFile(one.file);
  const project = vitest.getRootProject();
  const { testModules } = await vitest.runTestSpecifications(files.map((file) => project.createSpecification(file)));
  made = undefined;
  vitest.invalidateFile(one.file);
  return one.ids.map((id) => verdictOn(id, testModules));
}

function verdictOn(id: string, modules: readonly TestModule[]): Verdict {
  const broken = modules.flatMap((module) => module.errors().map(({ message }) => message));
  if (broken.length > 0) return { id, noticed: false, why: `the tests do not load: ${broken[0]}` };
  const tests = modules.flatMap((module) => [...module.children.allTests()]).filter(({ fullName }) => isNamed(id, fullName));
  const failed = tests.find((test) => test.result().state === 'failed');
  if (!failed) return { id, noticed: false, why: tests.length > 0 ? 'all tests that name it pass' : 'no test names it' };
  const message = failed.result().errors?.[0]?.message.split('\n')[0] ?? '';
  return { id, noticed: true, why: `${failed.name}: ${message}` };
}

/** Makes mistakes in the rules and runs the tests that should notice: `npm run breaks -- <game> [--only IV-1,IV-2] [--lists travel]`. */
async function breakRules(argv: readonly string[]): Promise<void> {
  const { values, positionals } = commandLine(argv, {
    only: { type: 'string' },
    lists: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  });
  const { name } = gameNamed(positionals);
  const only = values.only === undefined ? undefined : listFrom(values.only);
  const lists = values.lists === undefined ? undefined : listFrom(values.lists);
  const listed = await breaksOf(name);
  const wanted = listed.filter(({ ids, list }) => (!only || ids.some((id) => only.includes(id))) && (!lists || lists.includes(list)));
  const named = idsByTestFile();
  const vitest = await runner();
  let noticed = 0;
  let unnoticed = 0;
  for (const one of wanted) {
    const place = `${path.relative(root, one.file)}: ${one.from.trim()} -> ${one.to.trim()}`;
    const wrong = whyNotBreakable(one);
    const late = setTimeout(() => {
      console.log(`${one.ids.join(' ')} runs for more than ${secondsForOne} s with this mistake, so nothing can be said of it: ${place}`);
      process.exit(1);
    }, secondsForOne * 1000);
    const verdicts = wrong ? one.ids.map((id) => ({ id, noticed: false, why: wrong })) : await tried(vitest, one, named);
    clearTimeout(late);
    for (const verdict of verdicts) {
      if (verdict.noticed) noticed++;
      else unnoticed++;
      if (!verdict.noticed) console.log(`NOT NOTICED ${verdict.id} (${verdict.why})\n  ${place}`);
      else if (values.verbose) console.log(`noticed ${verdict.id} by ${verdict.why}`);
    }
  }
  await vitest.close();
  const book = readRulebook(readFileSync(path.join(root, 'src/engine/games', name, 'rulebook.md'), 'utf8'));
  const broken = new Set(listed.flatMap(({ ids }) => ids));
  const without = book.rules.map(({ id }) => id).filter((id) => !broken.has(id) && !book.excused.has(id));
  console.log(`\n${noticed} broken rules noticed, ${unnoticed} not.`);
  console.log(`${book.rules.length - without.length} of ${book.rules.length} ids have a mistake listed.`);
  if (!only && !lists && without.length > 0) console.log(`Without one: ${asRanges(without)}`);
  process.exitCode = unnoticed === 0 ? 0 : 1;
}

try {
  await breakRules(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadCommand)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
