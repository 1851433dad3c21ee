import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { linesOf } from './cli/lines.ts';
import { start } from './cli/start.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs the engine as anybody would, with these lines as its whole input. */
function run(args: readonly string[], input: string): Promise<{ code: number | null; replies: Record<string, unknown>[]; stderr: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/dev/engine.ts', ...args], { cwd: root });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => void (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => void (stderr += chunk));
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const replies = stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>);
      resolve({ code, replies, stderr });
    });
  });
}

describe('the engine as a process', () => {
  test('says it is ready, answers line by line, and ends well with its input', async () => {
    const lines = ['{"do":"open"}', 'nonsense', '{"do":"play","policy":"random","answers":3}', '{"do":"hash"}'];
    const { code, replies, stderr } = await run(
      ['harbour', '--seed', '5', '--mix', 'three', '--options', 'length=short'],
      `${lines.join('\n')}\n`,
    );
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(replies[0]).toEqual({ ready: { game: 'harbour', edition: 2, mix: 'three', seats: ['p1', 'p2', 'p3'], seed: 5 } });
    expect(replies.slice(1).map((reply) => Object.keys(reply)[0])).toEqual(['open', 'error', 'played', 'hash']);
  });

  test('plays a match to its end with --policy before it reads a line, and knows who can play', async () => {
    const { code, replies } = await run(
      ['stonesaga', '--mix', 'seeds-1', '--seed', '2', '--policy', 'bot'],
      '{"do":"view","seat":"table"}\n',
    );
    expect(code).toBe(0);
    expect(replies[1]).toMatchObject({ open: [], over: { winners: ['p1'] } });
    expect(replies[2]).toHaveProperty('view');
    await expect(start(['harbour', '--policy', 'oracle'])).rejects.toThrow('There is no policy oracle');
  }, 120_000);

  test('plays the same game with the same seed, and another without', async () => {
    const input = '{"do":"play","policy":"random","answers":30}\r\n{"do":"hash"}';
    const [one, two, other] = await Promise.all([
      run(['harbour', '--seed', '9'], input),
      run(['harbour', '--seed', '9'], input),
      run(['harbour'], input),
    ]);
    expect(one.replies).toEqual(two.replies);
    expect(other.replies[0]).toMatchObject({ ready: { seed: null } });
    expect(other.replies.at(-1)).not.toEqual(one.replies.at(-1));
  });

  test('refuses a bad command line in words and with exit code 2', async () => {
    const ran = await run(['harbour', '--mix', 'nine'], '{"do":"open"}\n');
    expect(ran.replies).toMatchObject([{ error: { code: 'unknown-mix' } }]);
    expect(ran.code).toBe(2);
  });
});

test.each([
  [['nosuch'], 'unknown-game'],
  [['constructor'], 'unknown-game'],
  [[], 'unknown-game'],
  [['harbour', 'vast'], 'bad-arguments'],
  [['harbour', '--mix', 'nine'], 'unknown-mix'],
  [['harbour', '--seats', 'p1,p7'], 'unknown-seats'],
  [['harbour', '--options', 'length=endless'], 'unknown-option'],
  [['harbour', '--options', 'length'], 'bad-arguments'],
  [['harbour', '--seed', 'abc'], 'bad-arguments'],
  [['harbour', '--seed', '99999999999'], 'bad-arguments'],
  [['harbour', '--colour'], 'bad-arguments'],
])('the command line %j is %s', async (args, code) => {
  await expect(start(args)).rejects.toMatchObject({ code });
});

test('lines are cut at line feeds alone', async () => {
  async function* chunks() {
    yield* ['{"a":"\u2028"', '}\r\n\n{"b"', ':1}'];
  }
  const lines: string[] = [];
  for await (const line of linesOf(chunks())) lines.push(line);
  expect(lines).toEqual(['{"a":"\u2028"}', '', '{"b":1}']);
});
