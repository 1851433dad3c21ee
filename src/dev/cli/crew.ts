import { fork, type ChildProcess } from 'node:child_process';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { nameOfBout, playBout, type BoutResult, type BoutWish } from './bouts.ts';

/** Tells this process that it only plays what it is sent. */
export const bench = '--bench';

interface Crew {
  readonly processes: number;
  /** Results are kept here one by one, and what is kept already is not played again. */
  readonly file: string | undefined;
  /** Called after every result. */
  readonly heard: (done: number, of: number) => void;
  /** Asked before every game: once it is late, no more games begin. */
  readonly isLate?: () => boolean;
}

/** All results of the bouts, in their order; without those that it was too late for. */
export async function playAll(bouts: readonly BoutWish[], { processes, file, heard, isLate = () => false }: Crew): Promise<BoutResult[]> {
  const kept = file === undefined ? new Map<string, BoutResult>() : await readKept(file);
  const left = bouts.filter((bout) => !kept.has(nameOfBout(bout)));
  let done = bouts.length - left.length;
  if (file !== undefined) await mkdir(path.dirname(file), { recursive: true });
  const keep = async (result: BoutResult): Promise<void> => {
    kept.set(nameOfBout(result.wish), result);
    if (file !== undefined) await appendFile(file, `${JSON.stringify(result)}\n`);
    heard((done += 1), bouts.length);
  };
  const next = (): BoutWish | undefined => (isLate() ? undefined : left.shift());
  if (processes === 1) await drain(next, playBout, keep);
  else await Promise.all(Array.from({ length: Math.min(processes, left.length) }, () => withHelper((play) => drain(next, play, keep))));
  return bouts.flatMap((bout) => kept.get(nameOfBout(bout)) ?? []);
}

type Play = (bout: BoutWish) => Promise<BoutResult>;

async function drain(next: () => BoutWish | undefined, play: Play, keep: (result: BoutResult) => Promise<void>): Promise<void> {
  for (let bout = next(); bout; bout = next()) await keep(await play(bout));
}

async function withHelper(work: (play: Play) => Promise<void>): Promise<void> {
  const helper = fork(process.argv[1]!, [bench]);
  try {
    await work((bout) => sent(helper, bout));
  } finally {
    helper.disconnect();
  }
}

const sent = (helper: ChildProcess, bout: BoutWish): Promise<BoutResult> =>
  new Promise((resolve, reject) => {
    const lost = (code: number | null): void => reject(new Error(`the process that played ${nameOfBout(bout)} ended with ${code}`));
    helper.once('exit', lost);
    helper.once('message', (result) => {
      helper.off('exit', lost);
      resolve(result as BoutResult);
    });
    helper.send(bout);
  });

/** What a process with `--bench` does: plays what it is sent until nobody listens. */
export function serve(): void {
  process.on('message', (bout) => void playBout(bout as BoutWish).then((result) => process.send!(result)));
}

async function readKept(file: string): Promise<Map<string, BoutResult>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as BoutResult);
  return new Map(lines.map((result) => [nameOfBout(result.wish), result]));
}
