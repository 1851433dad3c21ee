import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { restore } from '../../engine/kernel/restore.ts';
import { games } from '../cli/games.ts';
import { positionsOf } from './position.ts';

interface Shot {
  readonly name: string;
  readonly at?: string;
  readonly sizes?: boolean;
}

describe.each(['stonesaga', 'vantage', 'vast'])('pictures of %s in six windows', (game) => {
  const listed = JSON.parse(readFileSync(new URL(`../../table/games/${game}/pictures.json`, import.meta.url), 'utf8')) as readonly Shot[];
  const shots = listed.flatMap(({ name, at, sizes }) => (sizes && at ? [{ name, at }] : []));

  test.each(shots)('$name shows its position, which a file of it holds wholly', async ({ at }) => {
    const { positions } = await positionsOf(game);
    const position = positions[at]!();
    // on the page dice fall as they like: a position that rests on decided ones would open as something else
    const { match, lost } = restore(await games[game]!.load(), JSON.parse(JSON.stringify(position.save())), position.past);
    expect(lost).toBe('nothing');
    expect(match.open.map(({ ask }) => ask)).toEqual(position.open.map(({ ask }) => ask));
  });
});
