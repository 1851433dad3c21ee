import { describe, expect, test } from 'vitest';
import { playwrightResults, readable, slowestFiles, slowestStories, vitestResults } from './results.mjs';

test('a Vitest report counts its tests, a file that could not be run, and names what was not run', () => {
  const results = vitestResults({
    numPassedTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [{ status: 'passed' }, { status: 'failed', fullName: 'lamps shine', failureMessages: ['dark'] }],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
      { name: 'd.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'skipped', fullName: 'two processes' }] },
    ],
  });
  expect(results).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      { name: 'a.test.ts > lamps shine', why: 'dark' },
      { name: 'b.test.ts', why: 'no such module' },
    ],
    notRun: ['d.test.ts > two processes'],
  });
});

test('a Playwright report counts stories in nested suites, and errors outside of them', () => {
  const story = (title: string, status: string, errors: { message: string }[] = []) => ({
    title,
    tests: [{ status, results: [{ errors }] }],
  });
  const results = playwrightResults({
    errors: [{ message: 'config' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [story('opens', 'expected')],
        suites: [{ title: 'at the table', specs: [story('drags', 'unexpected', [{ message: 'slipped' }]), story('waits', 'skipped')] }],
      },
    ],
  });
  expect(results).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: 'playwright', why: 'config' },
      { name: 'a.spec.ts > at the table > drags', why: 'slipped' },
    ],
  });
});

test('reasons are shown without colours and cut to a readable length', () => {
  const text = readable([{ name: 'a', why: `\u001b[31mred\u001b[39m\n${'more\n'.repeat(50)}` }], 3);
  expect(text).toBe('  x a\n      red\n      more\n      more');
});

describe('what took longest', () => {
  test('is named first, files and stories alike', () => {
    const testResults = [
      { name: 'quick.test.ts', startTime: 1000, endTime: 1500 },
      { name: 'slow.test.ts', startTime: 1000, endTime: 4000 },
    ];
    expect(slowestFiles({ testResults })).toEqual([{ name: 'slow.test.ts', seconds: 3 }, { name: 'quick.test.ts', seconds: 0.5 }]);
    expect(slowestFiles({ testResults }, 1)).toHaveLength(1);
    const spec = (title: string, duration: number) => ({ file: 'a.spec.ts', title, tests: [{ results: [{ duration }] }] });
    const suites = [{ specs: [spec('one', 10)], suites: [{ specs: [spec('two', 2000)] }] }];
    expect(slowestStories({ suites }).map(({ name }) => name)).toEqual(['a.spec.ts two', 'a.spec.ts one']);
  });
});
