import type { HostedPlay } from '../play/hostedPlay.ts';
import { beginMatch, gameOfTwo, openScreen, sitDown, someAnswer, startTestHost, type HostWish, type TestHost } from './hosting.testing.ts';

export interface Killed {
  readonly kills: number;
  /** Answers that their screens were told of. */
  readonly done: number;
  /** Answers that the host knew after the last start. */
  readonly inLog: number;
  readonly resyncs: number;
  /** From each start of the process until the screens were back, in ms. */
  readonly back: readonly number[];
}

/** Plays a match on a host that is killed again and again, and always started again on the same port and folder. */
export async function killedOften(kills: number, pick: (range: number) => number, wish: HostWish = {}): Promise<Killed> {
  let host: TestHost = await startTestHost(wish);
  const { folder, origin } = host;
  const port = Number(new URL(origin).port);
  const { game, mix } = await gameOfTwo();
  const { match, code } = await beginMatch(host, { game, mix: mix.id, seed: 1 });
  const plays: HostedPlay<any, any>[] = [];
  for (const seat of mix.seats) plays.push(await openScreen(host, match, await sitDown(host, code, seat)));

  const state = { done: 0, playing: true };
  const answering = (async () => {
    while (state.playing) {
      const asked = plays.find((play) => someAnswer(play, (range) => range - 1));
      const answer = asked && someAnswer(asked, pick);
      // A refusal tells that nothing was done; what was under way when the host died is sent again by itself.
      if (answer) await asked.choose(answer, answer.option).then(() => (state.done += 1), () => {});
      await new Promise((later) => setTimeout(later, 5));
    }
  })();

  const back: number[] = [];
  for (let n = 0; n < kills; n++) {
    const enough = state.done + 2;
    while (state.done < enough) await new Promise((later) => setTimeout(later, 10));
    await new Promise((later) => setTimeout(later, pick(60)));
    await host.end('SIGKILL');
    const began = Date.now();
    host = await startTestHost({ ...wish, folder, port });
    while (plays.some((play) => play.connection.snapshot().state !== 'here')) await new Promise((later) => setTimeout(later, 10));
    back.push(Date.now() - began);
  }
  state.playing = false;
  await answering;
  const resyncs = plays.reduce((sum, play) => sum + play.resyncs.snapshot(), 0);
  for (const play of plays) play.close();
  await host.end('SIGKILL');
  host = await startTestHost({ ...wish, folder, port });
  const { matches } = await host.api.ask('owner/list', {});
  const watched = await openScreen(host, match, (await host.api.ask('owner/watch', { match })).key, 'spectator');
  const inLog = watched.snapshot().log.length - 1;
  watched.close();
  if (matches.find((one) => one.match === match)?.answers !== inLog) throw new Error('the list and the match disagree');
  await host.end();
  return { kills, done: state.done, inLog, resyncs, back };
}
