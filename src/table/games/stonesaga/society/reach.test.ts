import { describe, expect, test } from 'vitest';
import { picker } from '../../../../engine/kernel/chance.ts';
import { composed } from '../../../../engine/kernel/rule.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { begin, draftAnything, fresh, give, night, type StonesagaMatch } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { asked } from '../../../asked.testing.ts';
import type { Question } from '../../../../match/question.ts';
import { touchedBy } from '../../../gesture/touched.ts';
import { plankOf } from '../cards/choices.ts';
import { outpostWith } from '../../../../engine/games/stonesaga/positions/society.testing.ts';
import { overlap, within } from '../../../stage/strips.testing.ts';
import { grounds } from '../ground.ts';
import { laidIds, planksOf } from './society.testing.ts';

const mine = /^(goal:|design:|structure:|res:structure-|lore:|deck:|found:)/;

/** What an option needs on the table, as far as the society, its cards and nights have to lay it. */
function needed({ ask, options }: Question): readonly string[] {
  return options.flatMap((option) => {
    const plank = plankOf(ask, option);
    const known = option.gesture.kind === 'drag' && option.gesture.from.startsWith('card:KN') ? [option.gesture.from] : [];
    return [...(plank === null ? [] : [plank]), ...known, ...touchedBy(option.gesture).filter((id) => mine.test(id))];
  });
}

function faults(match: StonesagaMatch): readonly string[] {
  const questions = asked(match.open);
  if (!questions.some((question) => needed(question).length > 0)) return [];
  const view = stonesaga.view(match.peek(), 'table');
  return (['wide', 'tall'] as const).flatMap((layout) => {
    const ground = grounds[layout];
    const laid = laidIds(view, questions, ground);
    const planks = planksOf(view, questions, ground);
    return [
      ...questions.flatMap((question) =>
        needed(question)
          .filter((id) => !laid.has(id))
          .map((id) => `${layout} ${question.ask} lacks ${id}`),
      ),
      ...planks
        .filter((plank) => !within(plank, ground.stage, 1))
        .map(({ id, y, height }) => `${layout} ${questions[0]!.ask} ${id} runs out to ${Math.round(y + height)}`),
      ...planks.flatMap((one, i) =>
        planks
          .slice(i + 1)
          .filter((other) => overlap(one, other))
          .map((other) => `${layout} ${one.id} lies on ${other.id}`),
      ),
      ...planks.filter(({ size }) => size < ground.letters).map(({ id }) => `${layout} ${id} is printed too small`),
    ];
  });
}

function played(match: StonesagaMatch, seed: number, answers: number): { readonly found: Set<string>; readonly asks: Set<string> } {
  const [found, asks] = [new Set<string>(), new Set<string>()];
  const pick = picker(seed);
  for (let k = 0; k < answers && !match.over && match.open.length > 0; k++) {
    for (const fault of faults(match)) found.add(fault);
    for (const { ask } of match.open) asks.add(ask);
    const decision = match.open[pick(match.open.length)]!;
    if (decision.options.length === 0)
      match.answer({ seat: decision.seat, ask: decision.ask, option: composed, draft: draftAnything(decision, pick) });
    else match.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[pick(decision.options.length)]!.id });
  }
  return { found, asks };
}

describe('whatever the society, its cards and its nights offer can be touched', () => {
  test.each([
    ['seeds-2', 1],
    ['seeds-4', 2],
    ['endless-3', 3],
    ['endless-2', 4],
    ['endless-4', 6],
  ] as const)('in a random game of %s (seed %i)', (mix, seed) => {
    const { found, asks } = played(fresh(mix, { creation: 'quick' }, seed), seed, 320);
    expect([...found]).toEqual([]);
    expect([...asks]).toEqual(expect.arrayContaining(['day.turn', 'card.choice']));
  });

  test('with an outpost, designs to build, and things stored', () => {
    const match = begin({
      mix: 'endless-2',
      edit: (s) => {
        s.outposts['outpost-1'] = outpostWith({ 'structure-2': { structure: 'dryingRack', stored: { fish: 2 } } });
        s.serial = 3;
        s.tracks.lore = 9;
        s.culture.designs = ['leanTo', 'dryingRack', 'hearth'];
        for (const who of ['c1', 'c2'] as const)
          give(s, who, 'wood', 'wood', 'wood', 'hide', 'fiber', 'fiber', 'cloudstone', 'cloudstone', 'cloudstone', 'fish');
      },
    });
    const offered = asked(match.open).flatMap(needed);
    expect(offered).toEqual(
      expect.arrayContaining(['design:hearth', 'design:kiln:c2', 'structure:structure-2', 'res:structure-2:fish', 'goal:GA08']),
    );
    expect(faults(match)).toEqual([]);
  });

  test('when four people eat at once', () => {
    const match = night('night.recover', {
      mix: 'seeds-4',
      edit: (s) => (['c1', 'c2', 'c3', 'c4'] as const).forEach((who) => give(s, who, 'root', 'water')),
    });
    expect(match.open).toHaveLength(4);
    expect(faults(match)).toEqual([]);
  });
});
