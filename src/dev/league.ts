import { strengthNamed, strengths, type Strength } from '../bots/bot.ts';
import { boutsOf, casesOf, lineups } from './cli/bouts.ts';
import { BadCommand, commandLine, countFrom, gameNamed, listFrom, seedFrom, settingsFrom } from './cli/commandLine.ts';
import { bench, playAll, serve } from './cli/crew.ts';
import { amongEquals, byBot, bySeat, byTry, type Standings } from './cli/standings.ts';
import { tableOf } from './cli/table.ts';

/**
 * Who wins how often: `npm run league -- <game> [--mix ID,ID] [--games 200] [--bots random,usual] [--seats one|all|both]
 * [--processes 2] [--keep FILE] [--seed S] [--options k=v] [--cases all|NAME,NAME] [--spread 1000] [--minutes 5]`. Every mix is played
 * by random players, by each bot in every seat in turn among random players, and by each bot in all seats; where people win together,
 * by the same players in all seats alone. With `--keep` a league that was stopped goes on where it was. With `--cases` so many games
 * are played of each case that the game names, such as a mission; with `--spread` every case begins so many seeds after the one
 * before it, or all cases would share their luck. With `--minutes` no game begins after that time, and the tables show what is kept.
 */
async function league(argv: readonly string[]): Promise<void> {
  const { values, positionals } = commandLine(argv, {
    games: { type: 'string', default: '200' },
    mix: { type: 'string' },
    bots: { type: 'string', default: 'random,usual' },
    seats: { type: 'string', default: 'both' },
    processes: { type: 'string', default: '1' },
    keep: { type: 'string' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
    cases: { type: 'string' },
    spread: { type: 'string' },
    minutes: { type: 'string' },
  });
  const { name, game } = gameNamed(positionals);
  const rules = await game.load();
  const { machine, together, cases: known = {} } = await game.workshop();
  const wanted = values.mix === undefined ? rules.mixes.map(({ id }) => id) : listFrom(values.mix);
  const mixes = wanted.map((id) => {
    const mix = rules.mixes.find((one) => one.id === id);
    if (!mix)
      throw new BadCommand('bad-arguments', `${rules.title} has no mix ${id}. Listed: ${rules.mixes.map((one) => one.id).join(', ')}.`);
    return mix;
  });
  const games = countFrom(values.games, '--games');
  const seed = seedFrom(values.seed);
  const bots = listFrom(values.bots).map(strengthFrom);
  const options = { ...machine, ...(values.options === undefined ? {} : settingsFrom(values.options)) };
  const processes = Math.min(2, countFrom(values.processes, '--processes'));
  const lineup = lineups.find((one) => one === values.seats);
  if (!lineup) throw new BadCommand('bad-arguments', `--seats is ${lineups.join(', ')}, not ${values.seats}.`);
  const cases = values.cases === undefined ? undefined : casesFrom(values.cases, Object.keys(known));
  const spread = values.spread === undefined ? 0 : countFrom(values.spread, '--spread');
  const minutes = values.minutes === undefined ? Infinity : countFrom(values.minutes, '--minutes');
  const bouts = casesOf(
    mixes.flatMap((mix) => boutsOf(name, mix, options, bots, seed, games, together ? 'all' : lineup)),
    { wanted: cases, known: Object.keys(known), spread },
  );
  const began = performance.now();
  const isLate = (): boolean => performance.now() - began > minutes * 60_000;
  const results = await playAll(bouts, { processes, file: values.keep, heard: progress(began), isLate });

  console.log(`\n${rules.title}, ${games} games for each line-up of a mix, seeds ${seed} to ${seed + games - 1}${spreadNote(spread)}`);
  if (results.length < bouts.length) console.log(`${results.length} of ${bouts.length} games have been played`);
  if (together) {
    print('Together', byBot(mixes, bots, results, cases));
    if (results.some(({ tries = [] }) => tries.length > 0)) print('Within the games', byTry(bots, results));
    return;
  }
  const solo = mixes.filter(({ seats }) => seats.length === 1);
  const several = mixes.filter(({ seats }) => seats.length > 1);
  if (solo.length > 0) print('Alone', byBot(solo, bots, results, cases));
  if (several.length === 0) return;
  if (lineup !== 'all') print('One bot among random players, each seat in turn', bySeat(several, bots, results));
  if (lineup !== 'one') for (const bot of bots) print(`Every seat played by ${bot}`, amongEquals(several, bot, results));
}

const spreadNote = (spread: number): string => (spread === 0 ? '' : `, every case ${spread} further on`);

function print(title: string, { headings, rows }: Standings): void {
  console.log(`\n${title}\n${tableOf(headings, rows)}`);
}

/** A line to the screen now and then, on the side channel, so that the tables alone can be kept. */
function progress(began: number): (done: number, of: number) => void {
  let next = 0;
  return (done, of) => {
    const now = performance.now();
    if (now < next && done < of) return;
    next = now + 10_000;
    console.error(`${done} of ${of} games, ${Math.round((now - began) / 1000)} s`);
  };
}

function casesFrom(words: string, known: readonly string[]): readonly string[] {
  const wanted = words === 'all' ? known : listFrom(words);
  const strange = wanted.find((one) => !known.includes(one));
  if (strange !== undefined || wanted.length === 0)
    throw new BadCommand('bad-arguments', `The game has no case ${strange ?? ''}. Known: ${known.join(', ') || 'none'}.`);
  return wanted;
}

function strengthFrom(name: string): Strength {
  const found = strengthNamed(name);
  if (!found) throw new BadCommand('bad-arguments', `There is no bot ${name}. Known: ${strengths.join(', ')}.`);
  return found;
}

if (process.argv.includes(bench)) serve();
else {
  try {
    await league(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof BadCommand)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
