import { randomInt } from 'node:crypto';
import { BadCommand, commandLine, countFrom, gameNamed, seedFrom, settingsFrom } from './cli/commandLine.ts';
import { Failure, fuzzGame } from './cli/fuzzing.ts';

/** Random games by the hundred: `npm run fuzz -- <game> [--games N] [--mix ID|all] [--seed S] [--seconds T] [--options k=v]`. */
async function fuzz(argv: readonly string[]): Promise<void> {
  const { values, positionals } = commandLine(argv, {
    games: { type: 'string' },
    mix: { type: 'string', default: 'all' },
    seed: { type: 'string' },
    seconds: { type: 'string' },
    options: { type: 'string' },
    answers: { type: 'string', default: '20000' },
  });
  const { name, game } = gameNamed(positionals);
  const rules = await game.load();
  const { machine, fuzzed = machine, kinds, draft, excess } = await game.workshop();
  const mixes = values.mix === 'all' ? rules.mixes.map(({ id }) => id) : [values.mix];
  const unknown = mixes.find((mix) => !rules.mixes.some(({ id }) => id === mix));
  if (unknown)
    throw new BadCommand('bad-arguments', `${rules.title} has no mix ${unknown}. Listed: ${rules.mixes.map(({ id }) => id).join(', ')}.`);
  const seconds = values.seconds === undefined ? Infinity : countFrom(values.seconds, '--seconds');
  const wanted = values.games === undefined ? (seconds === Infinity ? 100 : Infinity) : countFrom(values.games, '--games');
  const seed = values.seed === undefined ? randomInt(2 ** 31) : seedFrom(values.seed);
  const options = { ...fuzzed, ...(values.options === undefined ? {} : settingsFrom(values.options)) };

  let games = 0;
  let answers = 0;
  const met = new Map<string, number>();
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 1000;
  let told = began;
  try {
    for (; games < wanted && passed() < seconds; games++) {
      const mix = mixes[games % mixes.length]!;
      answers += fuzzGame({
        rules,
        mix,
        seed: seed + games, // with one seed for all mixes, six tables would play the same mission
        options,
        mostAnswers: countFrom(values.answers, '--answers'),
        draft,
        excess,
        ended: (match) => kinds?.(match.peek()).forEach((kind) => met.set(kind, (met.get(kind) ?? 0) + 1)),
      });
      if (performance.now() - told < 10_000) continue;
      told = performance.now();
      console.log(`${name}: ${games + 1} games, ${answers} answers so far`);
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    report(name, error);
    process.exitCode = 1;
  }
  console.log(`${name}: ${games} games from seed ${seed}, ${answers} answers, ${Math.round(answers / passed())} answers per second`);
  if (met.size > 0) console.log(`Games of each kind: ${[...met].sort().map(([kind, n]) => `${kind} ${n}`).join(', ')}`);
}

function report(name: string, { what, message, seed, mix, options, answers, trail, cause }: Failure): void {
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`).join(',');
  console.error(`\n${what} after ${answers} answers: ${message}`);
  for (const line of trail) console.error(`  ${line}`);
  if (cause instanceof Error && cause.stack) console.error(cause.stack);
  console.error(`\nSee it again: npm run fuzz -- ${name} --mix ${mix} --seed ${seed} --games 1${chosen ? ` --options ${chosen}` : ''}\n`);
}

try {
  await fuzz(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadCommand)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
