import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strengths } from '../bots/bot.ts';
import { fight } from './cli/arena.ts';
import { BadCommand, commandLine, gameNamed, seedFrom, settingsFrom } from './cli/commandLine.ts';
import { recordingOf, written } from './cli/recorded.ts';

/** Keeps a game of bots for the tests: `npm run record -- <game> --name what-happens [--bot usual] [--seed S] [--mix ID] [--options k=v]`. */
async function record(argv: readonly string[]): Promise<void> {
  const { values, positionals } = commandLine(argv, {
    name: { type: 'string' },
    bot: { type: 'string', default: 'usual' },
    seed: { type: 'string', default: '1' },
    mix: { type: 'string' },
    options: { type: 'string' },
  });
  const { name, game } = gameNamed(positionals);
  if (!values.name || !/^[a-z0-9-]+$/.test(values.name)) throw new BadCommand('bad-arguments', 'Name the recording for what happens in it: --name lost-to-terror.');
  const strength = strengths.find((one) => one === values.bot);
  if (!strength) throw new BadCommand('bad-arguments', `There is no bot ${values.bot}. Known: ${strengths.join(', ')}.`);
  const rules = await game.load();
  const mix = rules.mixes.find(({ id }) => values.mix === undefined || id === values.mix);
  if (!mix) throw new BadCommand('bad-arguments', `${rules.title} has no mix ${values.mix}. Listed: ${rules.mixes.map(({ id }) => id).join(', ')}.`);
  const seed = seedFrom(values.seed);
  const options = { ...game.machine, ...(values.options === undefined ? {} : settingsFrom(values.options)) };
  const match = fight({
    rules, mix: mix.id, options, seed, strengths: new Map(mix.seats.map((seat) => [seat, strength])), mostAnswers: 50_000, draft: await game.draft?.(),
  });
  const file = path.join('src/engine/games', name, 'matches', `${values.name}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, written(recordingOf(match, seed)));
  console.log(`${file}: ${match.answers.length} answers, ${match.over?.why ?? 'not over'}`);
}

try {
  await record(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadCommand)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
