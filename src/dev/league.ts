import { strengthNamed, strengths, type Strength } from '../bots/bot.ts';
import { fight } from './cli/arena.ts';
import { BadCommand, commandLine, countFrom, gameNamed, listFrom, seedFrom, settingsFrom } from './cli/commandLine.ts';
import { tableOf } from './cli/table.ts';

/**
 * Who wins how often: `npm run league -- <game> [--games 200] [--mix ID] [--bots random,easy,usual] [--seed S] [--options k=v]`.
 * In a mix of several seats the bot takes each seat in turn, against random play in the others.
 */
async function league(argv: readonly string[]): Promise<void> {
  const { values, positionals } = commandLine(argv, {
    games: { type: 'string', default: '200' },
    mix: { type: 'string' },
    bots: { type: 'string', default: 'random,easy,usual' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
  });
  const { game } = gameNamed(positionals);
  const rules = await game.load();
  const draft = await game.draft?.();
  const mix = rules.mixes.find(({ id }) => values.mix === undefined || id === values.mix);
  if (!mix) throw new BadCommand('bad-arguments', `${rules.title} has no mix ${values.mix}. Listed: ${rules.mixes.map(({ id }) => id).join(', ')}.`);
  const games = countFrom(values.games, '--games');
  const seed = seedFrom(values.seed);
  const options = { ...game.machine, ...(values.options === undefined ? {} : settingsFrom(values.options)) };
  const rows = listFrom(values.bots).map(strengthFrom).map((strength) => {
    let wins = 0;
    let score = 0;
    let answers = 0;
    const began = performance.now();
    for (let played = 0; played < games; played++) {
      const seat = mix.seats[played % mix.seats.length]!;
      const match = fight({ rules, mix: mix.id, options, seed: seed + played, strengths: new Map([[seat, strength]]), mostAnswers: 50_000, draft });
      wins += match.over?.winners.includes(seat) ? 1 : 0;
      score += match.score(seat);
      answers += match.answers.length;
    }
    const millis = performance.now() - began;
    const row = [strength, games, wins, `${((100 * wins) / games).toFixed(1)} %`, (score / games).toFixed(3), Math.round(answers / games), (millis / answers).toFixed(2)];
    console.log(row.join('  '));
    return row;
  });
  console.log(`\n${rules.title}, ${mix.title}, seeds ${seed} to ${seed + games - 1}`);
  console.log(tableOf(['bot', 'games', 'wins', 'win rate', 'score', 'answers', 'ms/answer'], rows));
}

function strengthFrom(name: string): Strength {
  const found = strengthNamed(name);
  if (!found) throw new BadCommand('bad-arguments', `There is no bot ${name}. Known: ${strengths.join(', ')}.`);
  return found;
}

try {
  await league(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadCommand)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
