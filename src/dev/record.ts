import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strengths, type Strength } from '../bots/bot.ts';
import type { Seat } from '../engine/kernel/rule.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import { fight } from './cli/arena.ts';
import { BadCommand, commandLine, gameNamed, seedFrom, settingsFrom } from './cli/commandLine.ts';
import type { Game } from './cli/games.ts';
import { recordingOf, replayed, written, type Recorded } from './cli/recorded.ts';

const matchesOf = (game: string): string => path.join('src/engine/games', game, 'matches');

type Plan = Recorded | Wanted;
type Wanted = Pick<Recorded, 'mix' | 'options' | 'seed' | 'bot' | 'winner'>;

/** So many games are played in search of one that the right seat wins. */
const mostGames = 40;

/**
 * Keeps games of bots for the tests: `npm run record -- <game> --name what-happens [--bot easy|seat=easy,…] [--seed S] [--mix ID]
 * [--options k=v] [--winner SEAT]`,
 * or `npm run record -- <game> --all` to play every kept game again after a change of rules, and one in each mix that has none.
 */
async function record(argv: readonly string[]): Promise<void> {
  const { values, positionals } = commandLine(argv, {
    name: { type: 'string' },
    all: { type: 'boolean', default: false },
    bot: { type: 'string', default: 'easy' },
    seed: { type: 'string', default: '1' },
    mix: { type: 'string' },
    options: { type: 'string' },
    winner: { type: 'string' },
  });
  const { name, game } = gameNamed(positionals);
  const rules = await game.load();
  const { machine } = await game.workshop();
  const { bot } = values;
  const seed = seedFrom(values.seed);
  if (values.all) {
    for (const [file, plan] of everyPlan(name, rules, { options: machine, seed, bot })) {
      const again = 'answers' in plan ? stillPlayed(rules, plan) : null;
      if (again) await write(name, file, again, 'plays as before');
      else await keep(name, game, rules, file, plan);
    }
    return;
  }
  if (!values.name || !/^[a-z0-9-]+$/.test(values.name))
    throw new BadCommand('bad-arguments', 'Name the recording for what happens in it: --name lost-to-terror.');
  const options = { ...machine, ...(values.options === undefined ? {} : settingsFrom(values.options)) };
  await keep(name, game, rules, values.name, { mix: values.mix ?? rules.mixes[0]!.id, options, seed, bot, winner: values.winner });
}

/** What is kept, as it was recorded, and one match for each mix that has none. */
function everyPlan(game: string, rules: AnyRules, usual: Omit<Wanted, 'mix'>): Map<string, Plan> {
  const folder = matchesOf(game);
  const kept = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const plans = new Map(
    kept.map((file): [string, Plan] => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Recorded,
    ]),
  );
  const played = new Set([...plans.values()].map(({ mix }) => mix));
  for (const { id } of rules.mixes) if (!played.has(id)) plans.set(id, { mix: id, ...usual });
  return plans;
}

/** `easy` plays every seat; `p1=usual,p2=easy` plays these, and chance the others. */
function botsIn(seats: readonly Seat[], bot: string): Map<Seat, Strength> {
  const wanted = bot.includes('=') ? settingsFrom(bot) : Object.fromEntries(seats.map((seat) => [seat, bot]));
  const strange = Object.keys(wanted).find((seat) => !seats.includes(seat));
  if (strange !== undefined) throw new BadCommand('bad-arguments', `Nobody plays ${strange} in this mix.`);
  return new Map(Object.entries(wanted).map(([seat, name]) => {
    const strength = strengths.find((one) => one === name);
    if (!strength) throw new BadCommand('bad-arguments', `There is no bot ${name}. Known: ${strengths.join(', ')}.`);
    return [seat, strength];
  }));
}

/** The same answers under the rules of today, if they still lead to the same end: then only the hash of the state is new. */
function stillPlayed(rules: AnyRules, kept: Recorded): Recorded | null {
  try {
    const match = replayed(rules, kept);
    return JSON.stringify(match.over) === JSON.stringify(kept.over) ? { ...kept, edition: rules.edition, hash: match.hash() } : null;
  } catch {
    return null; // an answer is not offered any more
  }
}

async function write(game: string, file: string, recorded: Recorded, how: string): Promise<void> {
  const to = path.join(matchesOf(game), `${file}.json`);
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, written(recorded));
  console.log(`${to}: ${recorded.answers.length} answers, ${recorded.over?.why ?? 'not over.'} (${how})`);
}

async function keep(
  name: string,
  game: Game,
  rules: AnyRules,
  file: string,
  { mix: id, options, seed: first, bot, winner }: Plan,
): Promise<void> {
  const mix = rules.mixes.find((one) => one.id === id);
  if (!mix)
    throw new BadCommand('bad-arguments', `${rules.title} has no mix ${id}. Listed: ${rules.mixes.map((one) => one.id).join(', ')}.`);
  const draft = (await game.workshop()).draft;
  for (let seed = first; seed < first + mostGames; seed++) {
    const match = fight({ rules, mix: mix.id, options, seed, strengths: botsIn(mix.seats, bot), mostAnswers: 50_000, draft });
    if (winner !== undefined && !match.over?.winners.includes(winner)) continue;
    return write(name, file, recordingOf(match, { options, seed, bot, winner }), 'played anew');
  }
  throw new BadCommand('bad-arguments', `${file}: ${winner} won none of ${mostGames} games from seed ${first}. Nothing was written.`);
}

try {
  await record(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadCommand)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
