import { describe, expect, test, vi } from 'vitest';
import { checksum } from '../engine/kernel/checksum.ts';
import type { HarbourView } from '../engine/testing/harbour/index.ts';
import type { HarbourFact } from '../engine/testing/harbour/state.ts';
import { nextViewer, personsOf, type SharedScreen } from '../match/sharedScreen.ts';
import { openLocalPlay, type Opening } from './localPlay.ts';
import { exportedMatch, readMatchFile } from '../match/matchFile.ts';
import { awaitedAtScreen } from './matches.ts';
import { engineOverWire, harbourMatch, testEngine } from '../match/playing.testing.ts';
import { sealed, unsealed } from '../match/sealing.ts';

const people = { p1: 'Ada', p2: 'Ben', p3: 'Ada' };
const usual: SharedScreen = { viewer: 'p1', waiting: ['p2'], people, curtain: true, hides: () => true };
const shared = (more: Partial<SharedScreen>): SharedScreen => ({ ...usual, ...more });

describe('for whom a shared screen shows the match', () => {
  test.each<[string, Partial<SharedScreen>, string]>([
    ['stays with whoever is asked', { waiting: ['p2', 'p1'] }, 'p1'],
    ['stays while only bots are asked', { waiting: ['p4'] }, 'p1'],
    ['goes behind the curtain for another person', {}, 'table'],
    ['goes over at once if the other hides nothing', { hides: () => false }, 'p2'],
    ['goes over at once between friends', { curtain: false }, 'p2'],
    ['goes over at once to another seat of the same person', { waiting: ['p3'] }, 'p3'],
    ['prefers the same person when several are asked', { waiting: ['p2', 'p3'] }, 'p3'],
    ['waits behind the curtain until somebody takes the screen', { viewer: 'table' }, 'table'],
    ['lets several people choose who is first, even without secrets', { viewer: 'p4', waiting: ['p1', 'p2'], hides: () => false }, 'table'],
    ['never hides from somebody alone', { people: { p1: 'Ada', p2: 'Ada' } }, 'p2'],
  ])('%s', (_what, more, viewer) => {
    expect(nextViewer(shared(more))).toBe(viewer);
  });

  test('one seat speaks for each person', () => {
    expect(personsOf(people)).toEqual(['p1', 'p2']);
    expect(personsOf(people, ['p3', 'p2', 'p9'])).toEqual(['p3', 'p2']);
  });
});

const open = (more: Partial<Opening> = {}) =>
  openLocalPlay<HarbourView, HarbourFact>({
    game: 'harbour',
    engine: testEngine,
    wish: { mix: 'two', seed: 3 },
    people: { p1: 'Ada', p2: 'Ben' },
    ...more,
  });

describe.each([
  ['in this thread', testEngine],
  ['over a wire', engineOverWire],
] as const)('two people at one screen, %s', (_where, engine) => {
  test('see nothing of each other while it changes hands', async () => {
    const play = await open({ engine });
    expect(play.snapshot().seat).toBe('table'); // a letter is hidden from the first moment on
    expect(awaitedAtScreen(play)).toEqual(['p1']);
    await play.look('p1');
    const letter = play.snapshot().view.players.p1!.letter;
    const shown: string[] = [];
    play.subscribe(() => shown.push(JSON.stringify([play.snapshot().view, play.snapshot().questions, play.snapshot().log])));
    await play.choose(play.snapshot().questions[0]!, 'quay:0');
    expect(play.snapshot()).toMatchObject({ seat: 'table', questions: [], waiting: ['p2'], change: 'answered' });
    expect(awaitedAtScreen(play)).toEqual(['p2']);
    expect(shown.join()).not.toContain(JSON.stringify(letter));
    await play.look('p2');
    expect(play.snapshot().questions.map(({ seat }) => seat)).toEqual(['p2']);
    play.close();
  });

  test('may do without the curtain', async () => {
    const play = await open({ engine, curtain: false });
    expect(play.snapshot().seat).toBe('p1');
    await play.choose(play.snapshot().questions[0]!, 'quay:0');
    expect(play.snapshot().seat).toBe('p2');
    await play.drawCurtain(true);
    await play.choose(play.snapshot().questions[0]!, 'quay:1');
    expect(play.snapshot().seat === 'p2' || play.snapshot().seat === 'table').toBe(true);
    play.close();
  });

  test('may leave a seat to a bot, and take it back', async () => {
    const play = await open({ engine });
    await play.look('p1');
    await play.reseat({ p2: 'random' }, { p1: 'Ada' });
    await play.choose(play.snapshot().questions[0]!, 'quay:0');
    await vi.waitFor(() => expect(play.snapshot()).toMatchObject({ seat: 'p1', waiting: ['p1'] }));
    expect(play.seats).toEqual(['p1']);
    await play.reseat({}, { p1: 'Ada', p2: 'Ben' });
    expect(play.seats).toEqual(['p1', 'p2']);
    play.close();
  });
});

test('hurried bots end with one moment for the screen, and nothing is lost from the log', async () => {
  const play = await open({ automatic: { p1: 'easy', p2: 'easy' }, people: {} });
  play.bots.pause();
  const moments: number[] = [];
  play.subscribe(() => moments.push(play.snapshot().moment));
  play.bots.skip();
  await vi.waitFor(() => expect([play.snapshot().over, play.bots.snapshot().trouble]).toEqual([expect.anything(), null]), 15_000);
  const { log, change } = play.snapshot();
  expect(log).toHaveLength(play.archive().log.length);
  expect(moments.length).toBeLessThan(log.length);
  expect(change).toBe('rebuilt');
  play.close();
});

test('a bot that takes the rules with it costs no answer, and plays simply from then on', async () => {
  const engines: (ReturnType<typeof engineOverWire> & { lose?(why: string): void })[] = [];
  const play = await open({
    engine: () => (engines.push(engineOverWire()), engines.at(-1)!),
    automatic: { p2: 'usual' },
    people: { p1: 'Ada' },
  });
  play.bots.pause();
  await play.choose(play.snapshot().questions[0]!, 'quay:0');
  engines[0]!.lose!('The rules did not answer in time.');
  await vi.waitFor(() => expect(play.snapshot().change).toBe('rebuilt'));
  expect([play.automatic, play.bots.snapshot().trouble?.seat]).toEqual([{ p2: 'random' }, 'p2']);
  expect(play.snapshot().view.quays['quay:0']).toBe('p1');
  play.bots.go();
  await vi.waitFor(() => expect(play.snapshot().waiting).toEqual(['p1']));
  play.close();
});

describe('a file of a match with secrets', () => {
  const match = harbourMatch();
  const archive = { save: match.save(), past: match.past, log: [[]] };
  const file = exportedMatch('Bay', archive, { people: { p1: 'Ada' }, automatic: { p2: 'easy' } });

  test('shows nothing of the state to whoever reads it', () => {
    const letters = Object.values(match.peek().players).map(({ letter }) => JSON.stringify(letter));
    expect(JSON.stringify(archive)).toContain(letters[0]);
    for (const secret of [...letters, 'letter', 'players', 'chance']) expect(file.json).not.toContain(secret);
  });

  test('comes back whole, with its people and bots', () => {
    expect(readMatchFile(file.json)).toEqual({
      name: 'Bay',
      archive: JSON.parse(JSON.stringify(archive)),
      seated: { people: { p1: 'Ada' }, automatic: { p2: 'easy' } },
    });
  });

  test('is refused with a broken seal', () => {
    const { sealed: envelope, ...rest } = JSON.parse(file.json) as { sealed: string };
    for (const broken of ['?', envelope.slice(0, 40), `AAAA${envelope.slice(4)}`])
      expect(() => readMatchFile(JSON.stringify({ ...rest, sealed: broken }))).toThrow(/damaged/);
  });

  test('a seal keeps every sign', () => {
    const text = 'Ünïcödé ☃ 🕷 \u0000 '.repeat(5000);
    expect(unsealed(sealed(text, 7), 7)).toBe(text);
    expect(checksum(unsealed(sealed(text, 7), 8))).not.toBe(checksum(text));
  });
});
