import { describe, expect, test } from 'vitest';
import { begin } from '../../../kernel/begin.ts';
import { entropyFrom, picker } from '../../../kernel/chance.ts';
import { vast } from '../index.ts';
import { stackTiles } from './tiles.ts';
import { lessons } from './lessons.ts';
import type { LessonPlan, LessonStep } from './lessonPlan.ts';

const allowed = ({ allow }: LessonStep, id: string): boolean => allow.some((one) => (one.endsWith('*') ? id.startsWith(one.slice(0, -1)) : one === id));

const begun = ({ mix, options }: LessonPlan, seed: number) => begin(vast, { mix, options, chance: entropyFrom(seed) });

/** Plays a lesson by its own steps; what the others are asked meanwhile is answered at random. */
function played(lesson: LessonPlan, seed: number) {
  const match = begun(lesson, seed);
  const pick = picker(seed);
  for (const [index, step] of lesson.steps.entries()) {
    for (let asked = match.open[0]; asked && asked.seat !== lesson.seat; asked = match.open[0])
      match.answer({ seat: asked.seat, ask: asked.ask, option: asked.options[pick(asked.options.length)]!.id });
    const question = match.open.find(({ seat, ask }) => seat === lesson.seat && ask === step.ask);
    const offered = question?.options.map(({ id }) => id).filter((id) => allowed(step, id)) ?? [];
    const open = match.open.map(({ seat, ask, options }) => `${seat} ${ask} [${options.map(({ id }) => id).join(' ')}]`).join('; ');
    expect(offered, `step ${index + 1}, ${step.ask} ${step.allow.join(' or ')}; open: ${open}`).not.toHaveLength(0);
    match.answer({ seat: lesson.seat, ask: step.ask, option: offered[pick(offered.length)]! });
  }
  return match;
}

describe.each(lessons.map((lesson) => [lesson.title, lesson] as const))('%s', (_title, lesson) => {
  test.each([1, 2, 3, 4, 5])('can be played by its own steps whatever the cards are (%i)', (seed) => {
    const match = played(lesson, seed);
    expect(match.over).toBeNull();
    expect(match.peek().active).not.toBe(lesson.mix === 'paladins-journey' ? '' : lesson.seat); // the turn that was taught is over
  });

  test('begins with every tile exactly once', () => {
    const { map, stack } = begun(lesson, 1).peek();
    const tiles = [...Object.values(map).map(({ tile }) => tile), ...stack];
    expect(new Set(tiles).size).toBe(tiles.length);
    expect(tiles.filter((tile) => stackTiles.includes(tile))).toHaveLength(stackTiles.length);
  });

  test('leaves the other seats to bots', () => {
    const { seats } = vast.mixes.find(({ id }) => id === lesson.mix)!;
    expect([lesson.seat, ...Object.keys(lesson.automatic ?? {})].sort()).toEqual([...seats].sort());
  });
});

test('each role has a lesson, known by its opening', () => {
  expect(new Set(lessons.map(({ seat }) => seat)).size).toBe(5);
  expect(new Set(lessons.map(({ options }) => options['opening'])).size).toBe(lessons.length);
});

test('the Manor and the Warlock are taught what they gain', () => {
  const [manor, warlock] = ['manor', 'warlock'].map((seat) => played(lessons.find((lesson) => lesson.seat === seat)!, 9).peek());
  expect(manor!.manor).toMatchObject({ seals: 1, tracks: { shift: { portents: 1 } } });
  expect(warlock!.warlock!.dominated.filter((piece) => piece !== null)).toEqual(['treasure-1']);
  expect(warlock!.warlock!.curses).toBe(2);
});
