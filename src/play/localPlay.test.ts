import { describe, expect, test, vi } from 'vitest';
import { BadSave, BadWish } from '../engine/kernel/badInput.ts';
import type { HarbourView } from '../engine/testing/harbour/index.ts';
import type { HarbourFact } from '../engine/testing/harbour/state.ts';
import { inlineEngine } from '../match/engine.ts';
import { Refused, RuleBroke } from '../match/errors.ts';
import { replaceGames, onRulesChanged } from './hot.ts';
import { openLocalPlay, type Opening } from './localPlay.ts';
import { exportedMatch, readMatchFile } from '../match/matchFile.ts';
import { engineOverWire, fragile, playOn, testEngine, words } from '../match/playing.testing.ts';

const openFragile = (more: Partial<Opening> = {}) =>
  openLocalPlay<{ said: string[] }, { fact: string }>({ game: 'fragile', engine: testEngine, wish: { seed: 1 }, ...more });
const openHarbour = (more: Partial<Opening> = {}) =>
  openLocalPlay<HarbourView, HarbourFact>({ game: 'harbour', engine: testEngine, wish: { mix: 'two', seed: 3 }, ...more });

describe.each([['in this thread', testEngine], ['over a wire', engineOverWire]] as const)('a local match %s', (_where, engine) => {
  test('shows the first question and what follows each answer', async () => {
    const play = await openFragile({ engine });
    expect(play.snapshot()).toMatchObject({
      seat: 'me',
      change: 'opened',
      undo: 'none',
      waiting: ['me'],
      over: null,
      facts: [],
      log: [[]],
    });
    const heard = vi.fn();
    play.subscribe(heard);
    await words(play, 'yes');
    expect(heard).toHaveBeenCalledOnce();
    expect(play.snapshot()).toMatchObject({
      view: { said: ['yes'] },
      change: 'answered',
      facts: [{ fact: 'yes' }],
      undo: 'free',
      log: [[], [{ fact: 'yes' }]],
    });
    play.close();
  });

  test('refuses what is not offered, not asked or not played here, and changes nothing', async () => {
    const play = await openFragile({ engine });
    await words(play, 'yes');
    const before = play.snapshot();
    await expect(words(play, 'sing')).rejects.toMatchObject({ name: 'Refused', code: 'not-offered' });
    await expect(play.choose({ seat: 'me', ask: 'shout' }, 'yes')).rejects.toMatchObject({ code: 'not-asked' });
    await expect(play.choose({ seat: 'you', ask: 'say' }, 'yes')).rejects.toBeInstanceOf(Refused);
    expect(play.snapshot()).toBe(before);
    play.close();
  });

  test('goes on from before the answer when a rule throws, and hands out the match', async () => {
    const play = await openFragile({ engine });
    await words(play, 'yes', 'rest', 'yes');
    const error = await words(play, 'boom').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RuleBroke);
    const broke = error as RuleBroke;
    expect(broke.message).toContain('the fuse was lit');
    expect(broke.answer).toMatchObject({ ask: 'say', option: 'boom' });
    const file = exportedMatch('My match', broke.archive!, {}, { answer: broke.answer, message: broke.message });
    expect(readMatchFile(file.json).archive.save.tail).toHaveLength(1);
    expect(play.snapshot().view.said).toEqual(['yes', 'rest', 'yes']);
    await words(play, 'yes');
    expect(play.snapshot().view.said).toEqual(['yes', 'rest', 'yes', 'yes']);
    expect(play.snapshot().log).toHaveLength(5);
    play.close();
  });

  test('takes back freely across a boundary, and behind a roll only if all agree', async () => {
    const play = await openFragile({ engine });
    await words(play, 'yes', 'rest', 'roll');
    expect(play.snapshot().undo).toBe('agree');
    expect(await play.undo(false)).toBe(false);
    expect(await play.undo(true)).toBe(true);
    expect(play.snapshot()).toMatchObject({ change: 'undone', facts: [], undo: 'free', view: { said: ['yes', 'rest'] } });
    expect(await play.undo(false)).toBe(true);
    expect(play.snapshot().view.said).toEqual(['yes']);
    expect(play.snapshot().log).toHaveLength(2);
    expect(play.archive().past).toHaveLength(0);
    play.close();
  });

  test('says why a gesture is not allowed', async () => {
    const play = await openFragile({ engine });
    expect(await play.whyNot({ kind: 'tap', on: 'moon' })).toEqual({ rule: 'FR-1', why: 'Nothing here can be tapped.' });
    expect(await play.whyNot({ kind: 'button', word: 'yes' })).toBeNull();
    play.close();
  });

  test('opens an exported match where it was left', async () => {
    const play = await openHarbour({ engine, wish: { mix: 'alone', seed: 7 } });
    await playOn(play, 30);
    const { json, name } = await play.exported();
    expect(name).toBe('harbour.lantern.json');
    const again = await openHarbour({ engine, archive: readMatchFile(json).archive });
    expect(again.lost).toBe('nothing');
    const { moment: _a, change: _b, facts: _c, ...rest } = play.snapshot();
    expect(again.snapshot()).toMatchObject(rest);
    play.close();
    again.close();
  });

  test('turns unknown wishes and damaged saves away in plain words', async () => {
    await expect(openHarbour({ engine, wish: { mix: 'ten' } })).rejects.toBeInstanceOf(BadWish);
    const play = await openFragile({ engine });
    const { save, past, log } = play.archive();
    const damaged = { save: { ...save, at: { ...(save.at as object), said: ['never'] } }, past, log };
    await expect(openFragile({ engine, archive: damaged })).rejects.toBeInstanceOf(BadSave);
    play.close();
  });
});

test('a screen sees only the questions and secrets of its own seat', async () => {
  const play = await openHarbour();
  expect(play.snapshot()).toMatchObject({ seat: 'p1', waiting: ['p1'] });
  expect(play.snapshot().questions[0]!.options[0]).toEqual({
    id: 'quay:0',
    gesture: { kind: 'tap', on: 'quay:0' },
    label: 'Build at quay:0',
  });
  expect(play.snapshot().view.players.p2!.letter).toBe('sealed');
  await play.look('p2');
  expect(play.snapshot()).toMatchObject({ seat: 'p2', questions: [], change: 'rebuilt' });
  expect(play.snapshot().view.players.p1!.letter).toBe('sealed');
  expect(play.snapshot().view.players.p2!.letter).not.toBe('sealed');
  await play.look('table');
  expect(play.snapshot().questions).toEqual([]);
  expect(await play.whyNot({ kind: 'drag', from: 'a', onto: 'b' })).toBeNull();
});

test('the machine plays its seats, one change for each answer, and undo goes back to the person', async () => {
  const play = await openHarbour({ automatic: { p2: 'random' }, wish: { mix: 'two', seed: 5 } });
  expect(play.seats).toEqual(['p1']);
  let changes = 0;
  play.subscribe(() => (changes += 1));
  await play.choose(play.snapshot().questions[0]!, 'quay:3');
  await vi.waitFor(() => expect(play.snapshot().waiting).toEqual(['p1']));
  expect(changes).toBe(3); // the person's berth, then two of the machine
  expect(play.snapshot().undo).toBe('free');
  expect(await play.undo(false)).toBe(true);
  expect(Object.values(play.snapshot().view.quays).filter(Boolean)).toEqual([]);
  await expect(play.choose({ seat: 'p2', ask: 'setup.quay' }, 'quay:1')).rejects.toMatchObject({ code: 'not-yours' });
});

test('a changed rule is taken in without leaving the table', async () => {
  let rules = fragile;
  const play = await openFragile({ engine: () => inlineEngine(async () => rules) });
  await words(play, 'rest', 'yes');
  rules = { ...fragile, view: ({ said }) => ({ said: said.map((word) => word.toUpperCase()) }) };
  replaceGames(async () => rules);
  replaceGames(async () => rules);
  await vi.waitFor(() => expect(play.snapshot().change).toBe('rebuilt'));
  expect(play.snapshot().view.said).toEqual(['REST', 'YES']);
  await words(play, 'yes');
  expect(play.snapshot().view.said).toHaveLength(3);
  expect(play.snapshot().log).toHaveLength(4);
});

test('a match that is closed no longer listens for changed rules', async () => {
  const play = await openFragile();
  const other = vi.fn();
  const forget = onRulesChanged(other);
  play.close();
  replaceGames(async () => fragile);
  replaceGames(async () => fragile);
  expect(other).toHaveBeenCalled();
  expect(play.snapshot().change).toBe('opened');
  forget();
});
