import { randomInt } from 'node:crypto';
import { begin } from '../../engine/kernel/begin.ts';
import { entropyFrom, picker, type Entropy } from '../../engine/kernel/chance.ts';
import { commandLine, gameNamed, listFrom, seedFrom, settingsFrom } from './commandLine.ts';
import { Session } from './session.ts';

const word = (): number => randomInt(2 ** 32) | 0;
const fresh = (): Entropy => [word(), word(), word(), 1];

/** A session for a command line, or a BadCommand or BadWish that says what is wrong with it. */
export async function start(argv: readonly string[]): Promise<{ session: Session; ready: object }> {
  const { values, positionals } = commandLine(argv, {
    mix: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    sandbox: { type: 'boolean', default: false },
  });
  const { game } = gameNamed(positionals);
  const rules = await game.load();
  const seed = values.seed === undefined ? null : seedFrom(values.seed);
  const match = begin(rules, {
    mix: values.mix,
    seats: values.seats === undefined ? undefined : listFrom(values.seats),
    options: values.options === undefined ? undefined : settingsFrom(values.options),
    chance: seed === null ? fresh() : entropyFrom(seed),
  });
  const { mix, seats } = match.here();
  const session = new Session({ match, sandbox: values.sandbox === true, pick: picker(seed === null ? word() : seed + 1), draft: await game.draft?.() });
  return { session, ready: { game: rules.name, edition: rules.edition, mix, seats, seed } };
}
