import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { tablePlugin } from './lint/plugin.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/*.testing.{ts,tsx}'];
const typed = ['{src,e2e,assets,bench}/**/*.{ts,tsx}', '{scripts,lint}/*.ts', '*.config.ts'];

/** Rules and bots, with their tests: nothing waits there but for an answer. */
const pure = ['src/engine/**/*.ts', 'src/bots/**/*.ts'];
/** Of these, what loads a game piece by piece, and the tests that wait for it. */
const loading = ['src/engine/**/{list,manifest,list.test,newCards.test}.ts'];
const promises = {
  '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/await-thenable': 'error',
};

const clocksAndScreens = [
  'window', 'document', 'self', 'globalThis', 'navigator', 'location', 'localStorage', 'indexedDB', 'fetch', 'process', 'console',
  'Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'Intl',
];
const screens = ['window', 'document', 'navigator', 'location', 'localStorage', 'indexedDB', 'requestAnimationFrame', 'process', 'Worker'];
const chance = { object: 'Math', property: 'random', message: 'Chance lives in the state: use t.roll, or the picker that was given.' };
/** Their last bits differ between engines, and a replay on another machine would diverge. */
const inexact = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'atan2',
  'sinh',
  'cosh',
  'tanh',
  'exp',
  'expm1',
  'log',
  'log2',
  'log10',
  'log1p',
  'pow',
  'hypot',
  'cbrt',
].map((property) => ({ object: 'Math', property, message: 'Not the same on every machine; rules compute with whole numbers.' }));

export default defineConfig(
  {
    ignores: [
      'dist/**',
      'dist-host/**',
      'node_modules/**',
      'bench/node_modules/**',
      'lint/fixtures/**',
      'test-results/**',
      'playwright-report/**',
      '.cache/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, plugins: { table: tablePlugin, '@typescript-eslint': tseslint.plugin } },
  {
    files: ['**/*.{mjs,js,ts,tsx}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'no-var': 'error',
      'no-debugger': 'error',
      'no-constant-condition': ['error', { checkLoops: false }],
      'no-dupe-else-if': 'error',
      'no-duplicate-case': 'error',
      'no-self-assign': 'error',
      'no-self-compare': 'error',
      'no-sparse-arrays': 'error',
      'no-unreachable': 'error',
      'no-unsafe-finally': 'error',
      'table/no-cycles': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-useless-rename': 'error',
      'no-throw-literal': 'error',
      'no-template-curly-in-string': 'error',
      'use-isnan': 'error',
      'valid-typeof': 'error',
    },
  },
  // Content is tables of data and painted art is tables of points: a card or a curve is easier to compare on one line than in ten.
  {
    files: ['{src,scripts,lint,bench,e2e}/**/*.{mjs,ts,tsx}'],
    ignores: ['src/engine/games/*/content/**', ...tests],
    rules: { 'max-len': ['error', { code: 140 }] },
  },
  // The title of a test carries the ids of the rules that it holds, and is read as one line in a report.
  { files: tests, rules: { 'max-len': ['error', { code: 140, ignorePattern: String.raw`^\s*(test|describe)(\.each)?\(` }] } },
  // A deliberate mistake quotes whole lines of code, once as they are and once broken.
  {
    files: ['src/engine/games/*/breaks/*.testing.ts'],
    rules: { 'max-len': 'off', 'no-template-curly-in-string': 'off' },
  },
  { files: ['**/*.{mjs,js}'], rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }] } },
  {
    files: typed,
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, ecmaFeatures: { jsx: true } },
    },
    rules: {
      'table/layers': 'error',
      'table/no-any': 'error',
      'table/no-floating-rules': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-duplicate-enum-values': 'error',
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-implied-eval': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    },
  },
  // Half of the time of the linter was the search for promises in rules and their tests, where `no-async` allows none.
  { files: pure, ignores: loading, rules: { 'table/no-async': 'error' } },
  {
    files: typed,
    ignores: pure,
    rules: promises,
  },
  { files: loading, rules: promises },
  {
    files: pure,
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...clocksAndScreens.map((name) => ({ name, message: 'Rules and bots know no clock and no screen.' })),
      ],
      'no-restricted-properties': ['error', chance],
      'table/no-locale': 'error',
    },
  },
  {
    files: ['src/match/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...screens.map((name) => ({ name, message: 'A match runs in a tab, in a worker and in Node alike.' })),
      ],
      'no-restricted-syntax': ['error', { selector: 'MetaProperty[meta.name="import"]', message: 'Vite and Node give import.meta other things.' }],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: { 'table/no-live-loops': 'error', 'table/no-try-in-rules': 'error', 'table/no-bare-yield': 'error' },
  },
  // For one file the last entry with a rule wins, so this list repeats what the wider one above says.
  { files: ['src/engine/**/*.ts'], ignores: tests, rules: { 'no-restricted-properties': ['error', chance, ...inexact] } },
  // The kernel is what waits, and what is told apart by types of any game.
  { files: ['src/engine/kernel/**/*.ts'], rules: { 'table/no-bare-yield': 'off', 'table/no-any': 'off' } },
  {
    files: ['src/engine/kernel/**/*.ts', 'src/table/stage/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  { files: tests, rules: { 'table/layers': 'off', 'table/no-any': 'off' } },
);
