import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picker } from '../engine/kernel/chance.ts';
import { runs } from '../engine/testing/runs.testing.ts';
import { killedOften } from './killing.testing.ts';
import {
  beginMatch, endTestHosts, gameOfTwo, openScreen, sitDown, someAnswer, startTestHost, until, type TestHost,
} from './hosting.testing.ts';
import { proxyTo } from './proxy.testing.ts';
import { findServers, type Servers } from './servers.testing.ts';

const servers: Servers = await findServers();
afterAll(async () => {
  await endTestHosts();
  await servers.stop();
}, 60_000);

const answered = async (plays: Awaited<ReturnType<typeof openScreen>>[], pick: (range: number) => number): Promise<void> => {
  const asked = plays.find((play) => someAnswer(play, (range) => range - 1))!;
  const answer = someAnswer(asked, pick)!;
  await asked.choose(answer, answer.option);
};

/** A host of its own with a match that two play. */
async function playedByTwo(env: Readonly<Record<string, string>>) {
  const host = await startTestHost({ env });
  const { game, mix } = await gameOfTwo();
  const { match, code } = await beginMatch(host, { game, mix: mix.id, seed: 3 });
  const plays = [];
  for (const seat of mix.seats) plays.push(await openScreen(host, match, await sitDown(host, code, seat)));
  return { host, match, plays };
}

const keptAnswers = async (host: TestHost, match: string): Promise<number | undefined> =>
  (await host.api.ask('owner/list', {})).matches.find((one) => one.match === match)?.answers;

describe.runIf(servers.postgres)('PostgreSQL', () => {
  test('a host that is killed loses nothing that was done', async () => {
    const times = runs(10);
    const { kills, done, inLog } = await killedOften(times, picker(3), { env: { DATABASE_URL: await servers.database() } });
    expect([kills, inLog]).toEqual([times, done]);
  }, 60_000 + runs(10) * 15_000);

  test('that goes away takes no answer with it: it is refused with the reason, and made when the store is back', async () => {
    const way = await proxyTo(await servers.database());
    const { host, match, plays } = await playedByTwo({ DATABASE_URL: way.url });
    await answered(plays, picker(5));
    way.cut();
    const asked = plays.find((play) => someAnswer(play, picker(6)))!;
    const answer = someAnswer(asked, picker(6))!;
    const sentence = 'This answer could not be saved, so it was not made. Free some space on the host, then try again.';
    await expect(asked.choose(answer, answer.option)).rejects.toThrow(sentence);
    expect(plays.map((play) => play.snapshot().log.length)).toEqual([2, 2]);
    expect(plays.map((play) => play.connection.snapshot().state)).toEqual(['here', 'here']);
    way.mend();
    await asked.choose(answer, answer.option);
    for (const play of plays) await until(play, () => (play.snapshot().log.length === 3 ? true : undefined));
    expect(await keptAnswers(host, match)).toBe(2);
    for (const play of plays) play.close();
    way.close();
  }, 90_000);

  test('whose last word is lost is asked again what it has kept, and nothing is made twice', async () => {
    const way = await proxyTo(await servers.database());
    const { host, match, plays } = await playedByTwo({ DATABASE_URL: way.url });
    await answered(plays, picker(5));
    const lost = way.cutAfter('commit');
    // It is kept, but the host does not hear so: it reads the match again, and the screens come back to that.
    const answering = answered(plays, picker(6));
    await lost;
    await answering;
    for (const play of plays) await until(play, () => (play.snapshot().log.length === 3 ? true : undefined), 30_000);
    expect(await keptAnswers(host, match)).toBe(2);
    await answered(plays, picker(7));
    for (const play of plays) await until(play, () => (play.snapshot().log.length === 4 ? true : undefined));
    expect(plays.map((play) => play.resyncs.snapshot())).toEqual([0, 0]);
    expect(await keptAnswers(host, match)).toBe(3);
    for (const play of plays) play.close();
    way.close();
  }, 90_000);
});

describe.runIf(servers.postgres && servers.redis)('two processes over Redis and PostgreSQL', () => {
  let hosts: [TestHost, TestHost];
  beforeAll(async () => {
    const env = { DATABASE_URL: await servers.database(), REDIS_URL: await servers.redisUrl(), HOST_KEY: 'shared-by-both' };
    const ports = [await servers.freePort(), await servers.freePort()];
    const origins = ports.map((port) => `http://127.0.0.1:${port}`).join();
    const start = (port: number): Promise<TestHost> =>
      startTestHost({ port, env: { ...env, PUBLIC_ADDRESS: `127.0.0.1:${port}`, PUBLIC_ORIGIN: origins } });
    hosts = [await start(ports[0]!), await start(ports[1]!)];
  }, 120_000);

  test('share a match, survive the death of its owner, and a frozen one cannot fork it', async () => {
    const [one, other] = hosts;
    const { game, mix } = await gameOfTwo();
    const { match, code } = await beginMatch(one, { game, mix: mix.id, seed: 3 });
    const pick = picker(5);
    const plays = [
      await openScreen(one, match, await sitDown(one, code, mix.seats[0]!)),
      await openScreen(other, match, await sitDown(other, code, mix.seats[1]!)),
    ];
    const same = async (): Promise<void> => {
      const length = Math.max(...plays.map((play) => play.snapshot().log.length));
      for (const play of plays) await until(play, () => (play.snapshot().log.length === length ? true : undefined), 40_000);
    };
    for (let n = 0; n < 3; n++) (await answered(plays, pick), await same());
    expect(plays[0]!.about.reservation.processId).toBe(plays[1]!.about.reservation.processId);

    // Whoever has the match is frozen: the screens find it on the other process, and go on there.
    const owner = await owning(hosts, match);
    const rest = hosts.find((host) => host !== owner)!;
    owner.signal('SIGSTOP');
    const fresh = await openScreen(rest, match, (await rest.api.ask('owner/watch', { match })).key, 'spectator');
    const log = fresh.snapshot().log.length;
    expect(log).toBe(4);
    const moved = await Promise.all(mix.seats.map(async (seat) => {
      await rest.api.ask('owner/free', { match, seat });
      return openScreen(rest, match, await sitDown(rest, code, seat));
    }));
    await answered(moved, pick);
    await until(fresh, () => (fresh.snapshot().log.length === 5 ? true : undefined), 20_000);

    // It wakes again and knows nothing of this; it must let the match go, and one history remains.
    owner.signal('SIGCONT');
    await answered(moved, pick);
    await until(fresh, () => (fresh.snapshot().log.length === 6 ? true : undefined), 20_000);
    const { matches } = await rest.api.ask('owner/list', {});
    expect(matches.find((found) => found.match === match)?.answers).toBe(5);

    // And when the new owner dies, the old one takes it over.
    await rest.end('SIGKILL');
    const last = await openScreen(owner, match, (await owner.api.ask('owner/watch', { match })).key, 'spectator');
    expect(last.snapshot().log.length).toBe(6);
    for (const play of [...plays, ...moved, fresh, last]) play.close();
  }, 180_000);
});

describe.runIf(servers.postgres && servers.redis)('a Redis that is gone', () => {
  test('leaves open matches alone, and whoever wants to join reads why not', async () => {
    await servers.stopRedis();
    const { host, match, plays } = await playedByTwo({ DATABASE_URL: await servers.database(), REDIS_URL: await servers.redisUrl() });
    const { key } = await host.api.ask('owner/watch', { match });
    await servers.stopRedis();
    await answered(plays, picker(5));
    for (const play of plays) await until(play, () => (play.snapshot().log.length === 2 ? true : undefined));
    await expect(host.api.ask('join', { match, key, role: 'spectator' })).rejects.toThrow('New screens cannot join for the moment.');
    await answered(plays, picker(6));
    expect(plays.map((play) => play.connection.snapshot().state)).toEqual(['here', 'here']);
    for (const play of plays) play.close();
    await host.end('SIGKILL');
  }, 120_000);
});

/** The process in which a match is open, as it says of itself. */
async function owning(hosts: readonly TestHost[], _match: string): Promise<TestHost> {
  for (const host of hosts) if (((await host.api.health()) as { screens?: number } | null)?.screens) return host;
  throw new Error('nobody has it');
}
