import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const fixtures = path.join(root, 'lint/fixtures');
const config = path.join(root, 'eslint.config.mjs');

/** The project's own configuration, with a small project under lint/fixtures in the place of src and assets. */
const linter = (overrideConfig?: ESLint.Options['overrideConfig']) =>
  new ESLint({ cwd: fixtures, overrideConfigFile: config, ...(overrideConfig && { overrideConfig }) });

const promised = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      (/\/\/ breaks: (.*)$/.exec(line)?.[1] ?? '')
        .split(', ')
        .filter(Boolean)
        .map((rule) => `${index + 1} ${rule}`),
    );

let results: ESLint.LintResult[];
beforeAll(async () => {
  results = await linter().lintFiles(['src', 'assets']);
}, 120_000);

const reportOf = (name: string) => results.find(({ filePath }) => filePath === path.join(fixtures, name))!;
const reported = (name: string) => [...new Set(reportOf(name).messages.map(({ line, ruleId, message }) => `${line} ${ruleId ?? message}`))];

describe('the linter', () => {
  test.each([
    'src/engine/kernel/rule.ts',
    'src/engine/pieces/dice.ts',
    'src/engine/games/harbour/rules/turn.ts',
    'src/engine/games/harbour/rules/loops.ts',
    'src/engine/games/harbour/rules/chance.ts',
    'src/engine/games/harbour/rules/ebb.ts',
    'src/engine/games/harbour/rules/flow.ts',
    'src/engine/games/harbour/rules/turn.test.ts',
    'src/bots/random.ts',
    'src/table/parts/Token.ts',
    'src/table/games/harbour/table.ts',
    'src/match/match.ts',
    'src/play/play.ts',
    'src/host/room.ts',
    'src/app/usePlay.ts',
    'src/app/habits.ts',
    'assets/bake/paper.ts',
    'assets/dice/faces.ts',
    'assets/harbour/bake.ts',
  ])('catches every line of %s that breaks a rule, and no other', (name) => {
    const expected = promised(path.join(fixtures, name));
    expect(expected.length).toBeGreaterThan(0);
    expect(reported(name).toSorted()).toEqual(expected.toSorted());
  });

  test.each(['src/table/games/registry.ts', 'src/table/testing/quay/table.ts'])('lets %s pass, which is clean', (name) => {
    expect(reported(name)).toEqual([]);
  });

  test('has looked at every fixture', () => {
    const broken = results.filter(({ messages }) => messages.length > 0).map(({ filePath }) => filePath);
    const promising = results.map(({ filePath }) => filePath).filter((file) => promised(file).length > 0);
    expect(broken.toSorted()).toEqual(promising.toSorted());
  });

  test.each([
    ['src/engine/kernel/match.ts', 300, []],
    ['src/engine/kernel/match.ts', 301, ['max-lines']],
    ['src/table/stage/Stage.tsx', 301, ['max-lines']],
    ['src/table/parts/Token.tsx', 301, []],
  ])('%s of %i lines', async (file, lines, expected) => {
    // The file does not exist, so whatever needs types is left out.
    const plain = linter([
      { languageOptions: { parserOptions: { projectService: false } } },
      { rules: Object.fromEntries(needTypes.map((rule) => [rule, 'off'])) },
    ]);
    const [result] = await plain.lintText(`${Array.from({ length: lines }, (_, i) => `export const line${i} = ${i};`).join('\n')}\n`, {
      filePath: path.join(fixtures, file),
    });
    expect(result!.messages.map(({ ruleId, message }) => ruleId ?? message)).toEqual(expected);
  });
});

const needTypes = [
  'table/no-floating-rules',
  ...[
    'no-floating-promises',
    'no-misused-promises',
    'await-thenable',
    'switch-exhaustiveness-check',
    'no-for-in-array',
    'no-implied-eval',
  ].map((rule) => `@typescript-eslint/${rule}`),
];
