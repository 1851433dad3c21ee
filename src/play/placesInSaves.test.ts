import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { places } from '../engine/games/vantage/content/places.ts';
import { vantage } from '../engine/games/vantage/index.ts';
import { movesIn, type Archive } from '../match/archive.ts';
import { exportedMatch } from '../match/matchFile.ts';
import { MatchHost } from '../match/matchHost.ts';
import { rulesOf } from './games.ts';
import { Saves } from './saves.ts';
import { Storage } from './storage.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const faces = places.flatMap(({ name, vista, description, voice }) => [name, vista, description, ...(voice ? [voice] : [])]);

/** Random games as they stand after every so many answers, and at their end. */
function* standings(mix: string, seeds: readonly number[]): Generator<{ archive: Archive; over: unknown }> {
  for (const seed of seeds) {
    const options = { level: 'cautious', evening: 'long' };
    const host: MatchHost<any, any, any> = MatchHost.begin(vantage, { mix, options, chance: entropyFrom(seed) });
    const pick = picker(seed);
    for (let given = 1; host.over === null; given++) {
      host.choose(host.waiting.map((seat) => host.plainAnswer(seat, pick, [])).find((one) => one !== undefined)!);
      if (given % 30 === 0 || host.over) yield { archive: host.archive(), over: host.over };
    }
  }
}

test.each([1, 2, 3])('VA-064 VA-065 VA-066 nothing of a place stands in the list of saved matches, with %i players', async (players) => {
  const saves = new Saves(new Storage(), rulesOf, () => 7);
  const mix = `falling-${players}`;
  let seen = 0;
  for (const { archive, over } of standings(mix, [1, 2, 3])) {
    const people = Object.fromEntries(archive.save.seats.map((seat) => [seat, `Friend ${seat}`]));
    const { id } = await saves.importFile(exportedMatch('On Verrow', archive, { people, automatic: {} }).json);
    const [entry] = (await saves.list()).filter((one) => one.id === id);
    expect(entry).toEqual({
      id, game: 'vantage', title: 'On Verrow', mix, options: archive.save.options, moves: movesIn(archive), over,
      startedAt: 7, updatedAt: 7, ...(players > 1 && { people, automatic: {} }),
    });
    const words = JSON.stringify(entry);
    expect(faces.filter((text) => words.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(3);
});
