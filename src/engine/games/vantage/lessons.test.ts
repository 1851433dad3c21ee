import { describe, expect, test } from 'vitest';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom } from '../../kernel/chance.ts';
import { allows } from '../../kernel/lesson.ts';
import { advice } from './advice.ts';
import { lessons } from './content/lessons.ts';
import { guide } from './guide.ts';
import { vantage } from './index.ts';
import { play, throwDice } from './vantage.testing.ts';

describe.each(lessons.map((lesson) => [lesson.title, lesson] as const))('%s', (_title, lesson) => {
  test.each([1, 2, 3, 4, 5])('can be played by its own steps whatever the dice are (%i)', (seed) => {
    const match = begin(vantage, { mix: lesson.mix, options: lesson.options, chance: entropyFrom(seed) });
    for (const step of lesson.steps) {
      // What no step waits for is answered by the first option that goes on.
      for (let i = 0; match.open[0] && match.open[0].ask !== step.ask && i < 40; i++) {
        const { seat, ask, options } = match.open[0];
        const on = options.find(({ id }) => ['settle', 'end', 'decline', 'accept'].includes(id)) ?? options[0]!;
        match.answer({ seat, ask, option: on.id });
      }
      const decision = match.open[0]!;
      expect(decision.ask).toBe(step.ask);
      const allowed = decision.options.filter(({ id }) => allows(step, id));
      expect(allowed.length, step.say).toBeGreaterThan(0);
      match.answer({ seat: decision.seat, ask: decision.ask, option: allowed.at(-1)!.id });
    }
    expect(match.over).toBeNull();
  });

  test('never says more at once than fits beside the table', () => {
    for (const [i, { say }] of lesson.steps.entries())
      expect(`${lesson.steps[i - 1]?.done ?? ''} ${say}`.length, say).toBeLessThanOrEqual(340);
  });
});

describe('advice', () => {
  test('VA-387 VA-388 speaks in the first three turns of each player, and points at what is offered', () => {
    const game = play();
    const said = advice(game.match.view('p1'), game.match.open);
    expect(said?.point.every((id) => game.offers().includes(id))).toBe(true);
    const later = play({ edit: (s) => void (s.turns = 4) });
    expect(advice(later.match.view('p1'), later.match.open)).toBeNull();
  });

  test('the guide tells whose turn it is and how near the mission is', () => {
    const view = play({ dice: ['blank'] })
      .do('way:N', throwDice, 'settle')
      .match.view('table');
    expect(guide.standing(view)).toEqual({ seat: 'p1', phase: 'chooses an action' });
    expect(guide.nearness(view)[0]).toMatchObject({ words: 'Close the Ring', done: 2, of: 15 });
  });
});
