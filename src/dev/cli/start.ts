import { randomInt } from 'node:crypto';
import { begin } from '../../engine/kernel/begin.ts';
import { entropyFrom, picker, type Entropy } from '../../engine/kernel/chance.ts';
import { strengthNamed, strengths } from '../../bots/bot.ts';
import { BadCommand, commandLine, gameNamed, listFrom, seedFrom, settingsFrom } from './commandLine.ts';
import { Session } from './session.ts';

const word = (): number => randomInt(2 ** 32) | 0;
const fresh = (): Entropy => [word(), word(), word(), 1];

/**
 * A session for a command line, and what it is asked before anything is read; or a BadCommand or BadWish that says what is wrong
 * with it.
 */
export async function start(argv: readonly string[]): Promise<{ session: Session; ready: object; first: readonly string[] }> {
  const { values, positionals } = commandLine(argv, {
    mix: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    sandbox: { type: 'boolean', default: false },
    policy: { type: 'string' },
  });
  const { game } = gameNamed(positionals);
  const { policy } = values;
  if (policy !== undefined && !strengthNamed(policy))
    throw new BadCommand('bad-arguments', `There is no policy ${policy}. Known: bot, ${strengths.join(', ')}.`);
  const rules = await game.load();
  const seed = values.seed === undefined ? null : seedFrom(values.seed);
  const match = begin(rules, {
    mix: values.mix,
    seats: values.seats === undefined ? undefined : listFrom(values.seats),
    options: values.options === undefined ? undefined : settingsFrom(values.options),
    chance: seed === null ? fresh() : entropyFrom(seed),
  });
  const { mix, seats } = match.here();
  const session = new Session({
    match,
    sandbox: values.sandbox === true,
    pick: picker(seed === null ? word() : seed + 1),
    draft: (await game.workshop()).draft,
    progress: everySeconds(2, (played) => void process.stderr.write(`${played} answers so far\n`)),
  });
  return {
    session,
    ready: { game: rules.name, edition: rules.edition, mix, seats, seed },
    first: policy === undefined ? [] : [JSON.stringify({ do: 'play', policy })],
  };
}

/** Passes on at most one call in so many seconds. Lines of the protocol go to the other stream. */
function everySeconds(seconds: number, say: (played: number) => void): (played: number) => void {
  let last = Date.now();
  return (played) => {
    if (Date.now() - last < seconds * 1000) return;
    last = Date.now();
    say(played);
  };
}
