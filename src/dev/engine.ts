import { BadWish } from '../engine/kernel/badInput.ts';
import { BadCommand } from './cli/commandLine.ts';
import { linesOf } from './cli/lines.ts';
import { explained } from './cli/session.ts';
import { start } from './cli/start.ts';

// The engine without a screen: one JSON object on each line in, one on each line out.

const say = (reply: object): void => void process.stdout.write(`${JSON.stringify(reply)}\n`);

// A reader that has heard enough closes the pipe; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  const { session, ready, first } = await start(process.argv.slice(2));
  say({ ready });
  for (const line of first) say(session.reply(line));
  process.stdin.setEncoding('utf8');
  for await (const line of linesOf(process.stdin)) say(session.reply(line));
} catch (error) {
  if (!(error instanceof BadCommand || error instanceof BadWish)) throw error;
  say({ error: explained(error) });
  process.exitCode = 2;
}
