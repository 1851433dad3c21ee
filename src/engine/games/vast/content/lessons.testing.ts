import { expect } from 'vitest';
import { begin } from '../../../kernel/begin.ts';
import { entropyFrom, picker } from '../../../kernel/chance.ts';
import { allows, type Lesson } from '../../../kernel/lesson.ts';
import { vast } from '../index.ts';
import type { VastMatch } from '../vast.testing.ts';
import { lessons } from './lessons.ts';
import type { SquareId } from './manor.ts';

export const begun = ({ mix, options }: Lesson, seed: number): VastMatch => begin(vast, { mix, options, chance: entropyFrom(seed) });

/** Plays a lesson by its own steps, or the first few of them; what the others are asked meanwhile is answered at random. */
export function played(lesson: Lesson, seed: number, steps = lesson.steps.length): VastMatch {
  const match = begun(lesson, seed);
  const pick = picker(seed);
  const seat = lesson.seat!;
  for (const [index, step] of lesson.steps.slice(0, steps).entries()) {
    othersAnswer(match, seat, pick);
    const question = match.open.find((one) => one.seat === seat && one.ask === step.ask);
    const offered = question?.options.map(({ id }) => id).filter((id) => allows(step, id)) ?? [];
    const open = match.open.map(({ ask, options }) => `${ask} [${options.map(({ id }) => id).join(' ')}]`).join('; ');
    expect(offered, `step ${index + 1}, ${step.ask} ${step.allow.join(' or ')}; open: ${open}`).not.toHaveLength(0);
    match.answer({ seat, ask: step.ask, option: offered[pick(offered.length)]! });
  }
  if (steps < lesson.steps.length) othersAnswer(match, seat, pick);
  return match;
}

function othersAnswer(match: VastMatch, taught: string, pick: (range: number) => number): void {
  for (let asked = match.open[0]; asked && asked.seat !== taught; asked = match.open[0])
    match.answer({ seat: asked.seat, ask: asked.ask, option: asked.options[pick(asked.options.length)]!.id });
}

export const lessonBy = (opening: string): Lesson => lessons.find(({ options }) => options['opening'] === opening)!;

/** The match right after the step of a lesson that teaches an example. */
export const after = (opening: string, example: string): VastMatch => played(lessonBy(opening), 7, stepOf(opening, example) + 1);

/** Right before it, for examples about what is offered. */
export const before = (opening: string, example: string): VastMatch => played(lessonBy(opening), 7, stepOf(opening, example));

function stepOf(opening: string, example: string): number {
  const index = lessonBy(opening).steps.findIndex(({ teaches }) => teaches?.includes(example));
  expect(index, `${example} is taught by no step of ${opening}`).toBeGreaterThanOrEqual(0);
  return index;
}

/** The tiles on these squares, as far as they are Lit. */
export const litTilesIn = (match: VastMatch, ...squares: readonly SquareId[]): string[] =>
  squares.flatMap((square) => (match.peek().map[square]?.lit ? [match.peek().map[square]!.tile] : []));
