import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Settings } from '../../engine/kernel/rules.ts';
import { games, type Game } from './games.ts';

/** A command line that asks for something there is not. */
export class BadCommand extends Error {
  override readonly name = 'BadCommand';
  constructor(
    readonly code: 'bad-arguments' | 'unknown-game',
    message: string,
  ) {
    super(message);
  }
}

type Flags = NonNullable<ParseArgsConfig['options']>;

/** `<game> --flag value`: the game and its flags, or a BadCommand that says what is wrong. */
export function commandLine<O extends Flags>(argv: readonly string[], options: O) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    return { values, positionals };
  } catch (error) {
    throw new BadCommand('bad-arguments', error instanceof Error ? error.message : String(error));
  }
}

export function gameNamed(positionals: readonly string[]): { name: string; game: Game } {
  const known = Object.keys(games).join(', ');
  if (positionals.length > 1) throw new BadCommand('bad-arguments', `One game at a time, not ${positionals.join(' and ')}.`);
  const name = positionals[0];
  const game = name === undefined || !Object.hasOwn(games, name) ? undefined : games[name];
  if (name === undefined || !game)
    throw new BadCommand('unknown-game', `${name === undefined ? 'Name a game' : `There is no game ${name}`}. Known: ${known}.`);
  return { name, game };
}

/** A whole number that a seed can be; two numbers further apart than 32 bits would be the same seed. */
export function seedFrom(text: string): number {
  const seed = Number(text);
  if (!/^-?\d+$/.test(text) || seed < -(2 ** 31) || seed >= 2 ** 32)
    throw new BadCommand('bad-arguments', `A seed is a whole number of at most 32 bits, not ${text}.`);
  return seed;
}

export function countFrom(text: string, what: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1) throw new BadCommand('bad-arguments', `${what} is a whole number from 1 up, not ${text}.`);
  return Number(text);
}

/** `difficulty=hard,dice=own` */
export function settingsFrom(text: string): Settings {
  const pairs = text
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='));
  for (const pair of pairs)
    if (pair.length !== 2 || !pair[0] || !pair[1])
      throw new BadCommand('bad-arguments', `Options look like name=value,name=value; ${pair.join('=')} does not.`);
  return Object.fromEntries(pairs as [string, string][]);
}

export const listFrom = (text: string): string[] => text.split(',').map((one) => one.trim()).filter(Boolean);
