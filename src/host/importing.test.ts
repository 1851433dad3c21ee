import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { movesIn } from '../match/archive.ts';
import { loadRules } from '../match/games.ts';
import { exportedMatch, mostImported } from '../match/matchFile.ts';
import { MatchHost } from '../match/matchHost.ts';
import { beginMatch, endTestHosts, gameOfTwo, startTestHost, type TestHost } from './hosting.testing.ts';

let host: TestHost;
beforeAll(async () => (host = await startTestHost()), 60_000);
afterAll(endTestHosts);

const listed = async (match: string) => (await host.api.ask('owner/list', {})).matches.find((one) => one.match === match)!;

test('a long match of five roles is imported, exported and imported again, and nothing of it is lost', async () => {
  const played: MatchHost<any, any, any> = MatchHost.begin(await loadRules('vast'), { mix: 'five', chance: entropyFrom(2) });
  const pick = picker(2);
  const states: unknown[] = [];
  while (played.over === null) {
    played.choose(played.waiting.map((seat) => played.plainAnswer(seat, pick, [])).find((one) => one !== undefined)!);
    const { save, past } = played.archive();
    states[past.length] = save.at;
  }
  const last = played.archive();
  // with the state of every turn, as files were written before most were let go
  const archive = { ...last, past: last.past.map((segment, i) => ({ ...segment, at: segment.at ?? states[i] })) };
  const file = exportedMatch('A long night', archive).json;
  expect(file.length, 'more than hosts took at first').toBeGreaterThan(4 * 1024 * 1024);
  const { match } = await beginMatch(host, { file });
  expect(await listed(match)).toMatchObject({ title: 'A long night', answers: movesIn(archive), over: played.over !== null });

  const exported = await host.api.ask('owner/export', { match });
  expect(exported.json.length, 'compressed').toBeLessThan(file.length / 20);
  const again = await beginMatch(host, { file: exported.json });
  expect((await listed(again.match)).answers).toBe(movesIn(archive));
}, 120_000);

test('a file that is larger than the host takes is refused in words, and nobody else may send one at all', async () => {
  const file = 'x'.repeat(mostImported + 1);
  await expect(beginMatch(host, { file })).rejects.toThrow('This file is larger than 32 MB, and a host takes none that large.');
  const headers = { origin: host.origin, 'content-type': 'application/json', 'x-host-key': 'guessed' };
  const guessed = await fetch(`${host.origin}/api/matches`, { method: 'POST', headers, body: JSON.stringify({ file }).slice(0, -9) });
  expect(guessed.status, 'refused for who sends it, before anybody sees that it is cut off').toBe(403);
}, 60_000);

test('a file that an older host has closed without compressing it is opened still', async () => {
  const { game, mix } = await gameOfTwo();
  const begun = MatchHost.begin(await loadRules(game), { mix: mix.id, chance: entropyFrom(2) });
  const key = createHash('sha256').update(`seal ${readFileSync(path.join(host.folder, 'data/host-key'), 'utf8').trim()}`).digest();
  const start = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, start);
  const body = Buffer.concat([cipher.update(exportedMatch('From last year', begun.archive()).json, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([start, cipher.getAuthTag(), body]).toString('base64');
  const file = JSON.stringify({ kind: 'lantern-table-hosted', format: 1, name: 'From last year', sealed });
  expect((await listed((await beginMatch(host, { file })).match)).title).toBe('From last year');
});
