import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BadSave } from '../engine/kernel/badInput.ts';
import { harbour, type HarbourView } from '../engine/testing/harbour/index.ts';
import type { HarbourFact } from '../engine/testing/harbour/state.ts';
import type { Archive } from './archive.ts';
import { openLocalPlay } from '../play/localPlay.ts';
import { fragile, playOn, testEngine, words } from './playing.testing.ts';
import { openReplay } from './replay.ts';

/** A finished match with every view that was seen on the way. */
async function played(): Promise<{ archive: Archive; views: HarbourView[]; facts: (readonly HarbourFact[])[] }> {
  const play = await openLocalPlay<HarbourView, HarbourFact>({ game: 'harbour', engine: testEngine, wish: { mix: 'alone', seed: 11 } });
  const views = [play.snapshot().view];
  const facts: (readonly HarbourFact[])[] = [[]];
  play.subscribe(() => {
    views.push(play.snapshot().view);
    facts.push(play.snapshot().facts);
  });
  await playOn(play, 500, 5);
  expect(play.snapshot().over).not.toBeNull();
  return { archive: play.archive(), views, facts };
}

const replayOf = (archive: Archive, more = {}) => openReplay<HarbourView, HarbourFact>(archive, { viewer: 'p1', ...more }, harbour);

describe('a replay', () => {
  test('shows every position as it was, forwards, backwards and in any order', async () => {
    const { archive, views, facts } = await played();
    const replay = await replayOf(archive);
    expect(replay.reel.snapshot().last).toBe(views.length - 1);
    for (const [position, view] of views.entries()) {
      if (position > 0) replay.step(1);
      expect(replay.snapshot()).toMatchObject({
        view,
        questions: [],
        waiting: [],
        undo: 'none',
        facts: facts[position],
        change: position ? 'answered' : 'opened',
      });
      expect(replay.snapshot().log).toHaveLength(position + 1);
    }
    for (let position = views.length - 2; position >= 0; position--) {
      replay.step(-1);
      expect(replay.snapshot()).toMatchObject({ view: views[position], change: 'undone', facts: [] });
    }
    for (const position of [7, 2, views.length - 1, 0, 5]) {
      replay.jump(position);
      expect(replay.snapshot().view).toEqual(views[position]);
    }
    expect(archive.past.length).toBeGreaterThan(2);
  });

  test('jumps to turns, and to where a seat had its last one', async () => {
    const { archive, views } = await played();
    const replay = await replayOf(archive);
    replay.jumpToTurn(1);
    expect(replay.reel.snapshot().position).toBe(archive.past[0]!.tail.length);
    replay.jumpToTurn(999);
    const lastTurn = replay.turns.at(-1)!;
    expect(replay.reel.snapshot().position).toBe(lastTurn);
    expect(replay.sinceLastTurn('p1')).toBe(true);
    expect(replay.reel.snapshot()).toMatchObject({ position: lastTurn, playing: true });
    expect(replay.sinceLastTurn('p9')).toBe(false);
    replay.close();
    expect(views.length).toBeGreaterThan(lastTurn);
  });

  test('hides from the table what only a seat knows', async () => {
    const { archive } = await played();
    const replay = await replayOf(archive);
    expect(replay.snapshot().view.players.p1!.letter).not.toBe('sealed');
    replay.look('table');
    expect(replay.snapshot().view.players.p1!.letter).toBe('sealed');
  });

  test('cannot be played in, and does not touch the match', async () => {
    const { archive } = await played();
    const before = JSON.stringify(archive);
    const replay = await replayOf(archive);
    await expect(replay.choose()).rejects.toMatchObject({ code: 'replay' });
    expect(await replay.undo()).toBe(false);
    expect((await replay.whyNot()).why).toContain('replay');
    replay.jump(9999);
    expect(JSON.stringify(archive)).toBe(before);
    expect((await replay.exported()).json).toContain('lantern-table-match');
  });

  test('of a damaged archive is refused', async () => {
    const { archive } = await played();
    await expect(replayOf({ ...archive, save: { ...archive.save, tail: [] } })).rejects.toBeInstanceOf(BadSave);
  });
});

describe('a running replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const talk = async () => {
    const play = await openLocalPlay({ game: 'fragile', engine: testEngine, wish: { seed: 1 } });
    await words(play, 'yes', 'rest', 'yes', 'end');
    return openReplay<{ said: string[] }, { fact: string }>(
      play.archive(),
      { viewer: 'me', pace: (facts) => (facts[0]!.fact === 'rest' ? 3000 : 0) },
      fragile,
    );
  };

  test('goes step by step at the pace of what is told, and stops at the end', async () => {
    const replay = await talk();
    const said = () => replay.snapshot().view.said.length;
    replay.play();
    vi.advanceTimersByTime(899);
    expect(said()).toBe(0);
    vi.advanceTimersByTime(2 + 900);
    expect(said()).toBe(2);
    vi.advanceTimersByTime(2900);
    expect(said()).toBe(2);
    vi.advanceTimersByTime(200);
    expect(said()).toBe(3);
    vi.advanceTimersByTime(5000);
    expect(said()).toBe(4);
    expect(replay.reel.snapshot().playing).toBe(false);
    replay.play();
    expect(said()).toBe(0);
    replay.close();
  });

  test('runs faster on demand and rests while somebody turns it by hand', async () => {
    const replay = await talk();
    replay.setSpeed(4);
    replay.play();
    vi.advanceTimersByTime(230);
    expect(replay.reel.snapshot().position).toBe(1);
    replay.step(-1);
    vi.advanceTimersByTime(60_000);
    expect(replay.reel.snapshot()).toMatchObject({ position: 0, playing: false });
    replay.play();
    replay.pause();
    vi.advanceTimersByTime(60_000);
    expect(replay.reel.snapshot().position).toBe(0);
  });
});
