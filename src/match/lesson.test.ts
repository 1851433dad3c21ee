import { describe, expect, test, vi } from 'vitest';
import type { Lesson } from '../engine/kernel/lesson.ts';
import { answersIn } from './archive.ts';
import { taught } from './lesson.ts';
import { openLocalPlay } from '../play/localPlay.ts';
import { testEngine, words } from './playing.testing.ts';

const lesson: Lesson = {
  id: 'talk', title: 'How to talk', game: 'fragile', mix: 'solo', options: {},
  steps: [
    { ask: 'say', allow: ['yes'], say: 'Say yes.', done: 'Well said.' },
    { ask: 'say', allow: ['re*'], say: 'Rest a while.' },
    { ask: 'say', allow: ['yes', 'roll'], say: 'Anything but rest.', done: 'You can talk now.' },
  ],
};
const talk = () => openLocalPlay<{ said: string[] }, { fact: string }>({ game: 'fragile', engine: testEngine, wish: { seed: 1 } });
const begin = async () => taught(await talk(), lesson);
type Begun = Awaited<ReturnType<typeof begin>>;
const offered = (play: Begun) => play.snapshot().questions.flatMap(({ options }) => options.map(({ id }) => id));

describe('a lesson', () => {
  test('offers what the step allows, and goes on with each answer', async () => {
    const play = await begin();
    expect(offered(play)).toEqual(['yes']);
    expect(play.lesson).toMatchObject({ step: 0, of: 3, say: 'Say yes.', done: null, finished: false });
    await words(play, 'yes');
    expect(offered(play)).toEqual(['rest']);
    expect(play.lesson).toMatchObject({ step: 1, say: 'Rest a while.', done: 'Well said.' });
    await words(play, 'rest', 'roll');
    expect(play.lesson).toMatchObject({ step: 3, finished: true, done: 'You can talk now.' });
    expect(offered(play)).toHaveLength(5);
  });

  test('tells in a friendly way why something must wait', async () => {
    const play = await begin();
    expect(await play.whyNot({ kind: 'button', word: 'roll' })).toEqual({ rule: 'lesson', why: 'In this lesson: Say yes.' });
    expect(await play.whyNot({ kind: 'tap', on: 'moon' })).toMatchObject({ rule: 'FR-1' });
    await expect(words(play, 'roll')).rejects.toMatchObject({ name: 'Refused', message: 'In this lesson: Say yes.' });
    expect(play.lesson!.step).toBe(0);
    await expect(words(play, 'sing')).rejects.toMatchObject({ code: 'not-offered' });
    expect(play.lesson!.step).toBe(0);
  });

  test('goes back with an undo, and forward again', async () => {
    const play = await begin();
    await words(play, 'yes', 'rest');
    await play.undo(false);
    expect(play.lesson!.step).toBe(1);
    await play.undo(false);
    expect(play.lesson!.step).toBe(0);
    expect(offered(play)).toEqual(['yes']);
    await words(play, 'yes');
    expect(play.lesson!.step).toBe(1);
  });

  test('takes a step up again with a redo', async () => {
    const play = await begin();
    await words(play, 'yes', 'rest');
    await play.undo(false);
    await play.undo(false);
    await play.redo();
    expect(play.lesson!.step).toBe(1);
    await play.redo();
    expect(play.lesson!.step).toBe(2);
    await play.undo(false);
    await words(play, 'rest');
    expect(play.lesson!.step).toBe(2);
  });

  test('can be left at any time, and gives everything back', async () => {
    const play = await begin();
    const heard = vi.fn();
    play.subscribe(heard);
    play.leave();
    expect(heard).toHaveBeenCalledOnce();
    expect(play.lesson).toBeNull();
    expect(offered(play)).toEqual(['yes', 'roll', 'rest', 'boom', 'end']);
    await words(play, 'roll');
    expect(play.snapshot().view.said).toEqual(['roll']);
  });

  test('stands aside when the game asks for something it does not speak of', async () => {
    const play = taught(await talk(), { ...lesson, steps: [{ ask: 'sing', allow: ['*'], say: 'Sing.' }, ...lesson.steps] });
    const { prompt } = play.snapshot().questions[0]!;
    expect(play.lesson).toMatchObject({ step: 0, aside: true, say: `The game asks something else first: ${prompt}` });
    expect(offered(play)).toHaveLength(5);
    await words(play, 'rest');
    expect(play.lesson!.step).toBe(0);
  });

  test('follows the question: between two steps it says what there is to say of it, and the words of the steps wait', async () => {
    const later = { ask: 'sing', allow: ['*'], say: 'Sing.' };
    const [first] = lesson.steps;
    const play = taught(await talk(), { ...lesson, steps: [{ ...first!, done: 'Well said.' }, later], asides: { [first!.ask]: 'Go on.' } });
    expect(play.lesson).toMatchObject({ say: first!.say, aside: false });
    await words(play, 'yes');
    expect(play.lesson).toMatchObject({ step: 1, say: 'Go on.', done: null, aside: true });
  });

  test('gives the same snapshot until something changes', async () => {
    const play = await begin();
    expect(play.snapshot()).toBe(play.snapshot());
  });

  test('goes on where a closed tab left it', async () => {
    const first = await talk();
    await words(taught(first, lesson), 'yes', 'rest');
    const again = await openLocalPlay<{ said: string[] }, { fact: string }>({
      game: 'fragile',
      engine: testEngine,
      archive: first.archive(),
    });
    const play = taught(again, lesson, answersIn(again.archive()));
    expect(play.lesson).toMatchObject({ step: 2, say: 'Anything but rest.' });
    await play.undo(false);
    expect(play.lesson!.step).toBe(1);
  });
});
