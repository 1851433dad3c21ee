import { describe, expect, test } from 'vitest';
import { begin, fresh, running, say, type StonesagaMatch } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import type { CreationScene } from './scene.ts';
import { powerIds } from '../../../../engine/games/stonesaga/content/powers.ts';
import { takeLegend } from '../../../../engine/games/stonesaga/rules/legends.ts';
import { replace } from '../../../../engine/games/stonesaga/rules/setup/replacing.ts';
import { choosePowers } from '../../../../engine/games/stonesaga/rules/setup/mantles.ts';
import { asked } from '../../../asked.testing.ts';
import { named } from '../../../gesture/offers.ts';
import { touchedBy } from '../../../gesture/touched.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';
import { overlap, within } from '../../../stage/strips.testing.ts';
import { grounds } from '../ground.ts';
import { layStage } from './lay.ts';
import { Offers } from '../../../gesture/offers.ts';

const layouts = ['wide', 'tall'] as const;
const stageOf = (m: StonesagaMatch, layout: (typeof layouts)[number]) =>
  layStage(stonesaga.view(m.peek(), 'table'), new Offers(asked(m.open)), grounds[layout])!;

/** What is offered and has no thing or place on the stage. */
function lost(m: StonesagaMatch): string[] {
  return layouts.flatMap((layout) => {
    const { dice, rows, results, stones, mantles, powers, people } = stageOf(m, layout);
    const there = new Set(
      [...rows, ...results, ...stones, ...mantles, ...powers, ...people].map(({ id }) => named(id)).concat(dice > 0 ? ['d6'] : []),
    );
    return asked(m.open).flatMap(({ options }) =>
      options.flatMap(({ id, gesture }) =>
        (gesture.kind === 'button' ? [id] : touchedBy(gesture)).filter((one) => !there.has(one)).map((one) => `${layout}: ${one}`),
      ),
    );
  });
}

function inside(m: StonesagaMatch): void {
  for (const layout of layouts) {
    const { plan, rows, stones, mantles, powers, people } = stageOf(m, layout);
    const strips: Strip[] = [...rows, ...stones, ...mantles, ...powers, ...people].map(({ at }) => at);
    strips.forEach((one, i) => {
      expect(within(one, strip(0, 0, plan.width, plan.height), 0.01), JSON.stringify(one)).toBe(true);
      for (const other of strips.slice(i + 1)) expect(overlap(one, other, 0.01), JSON.stringify([one, other])).toBe(false);
    });
  }
}

/** Throws until the dice make enough. */
function thrown(m: StonesagaMatch): StonesagaMatch {
  while (asked(m.open)[0]!.ask === 'create.throw') say(m, 'throw:d6');
  return m;
}
function assigned(m: StonesagaMatch): StonesagaMatch {
  for (thrown(m); asked(m.open)[0]!.ask === 'create.assign'; ) say(m, asked(m.open)[0]!.options[0]!.id);
  return m;
}

describe('while somebody is made', () => {
  test.each([
    ['thrown for', () => fresh('seeds-2')],
    ['given attributes', () => thrown(fresh('seeds-2'))],
    ['known by a trait', () => assigned(fresh('seeds-2'))],
    ['named', () => say(assigned(fresh('seeds-2')), 'trait:wise')],
  ])('nothing is out of reach: %s', (_, position) => {
    const m = position();
    expect(lost(m)).toEqual([]);
    inside(m);
  });

  test('each result lies there as often as it was thrown, and an assigned one lies with its attribute', () => {
    const m = thrown(fresh('seeds-2'));
    const { left } = m.peek().scene as CreationScene;
    expect(stageOf(m, 'wide').results.map(({ face }) => face)).toEqual(left);
    const first = asked(m.open)[0]!.options[0]!;
    say(m, first.id);
    const { results, rows } = stageOf(m, 'wide');
    expect(results).toHaveLength(left.length - 1);
    expect(rows.filter(({ value }) => value !== null).map(({ value }) => `result:${value}`)).toEqual([first.id.split('>')[0]]);
  });
});

test('mantles stand side by side, and one that is taken says by whom', () => {
  const m = say(fresh('seeds-2', { creation: 'quick' }), 'mantle:seeker');
  expect(lost(m)).toEqual([]);
  inside(m);
  const taken = stageOf(m, 'wide').mantles.filter(({ takenBy }) => takenBy !== null);
  expect(taken.map(({ of }) => of)).toEqual(['seeker']);
  expect(taken[0]!.takenBy).toBe(Object.values(m.peek().people)[0]!.name);
});

test.each([
  [
    'powers to carry',
    () =>
      running(
        function* (t) {
          yield* choosePowers(t);
        },
        { mix: 'seeds-1', edit: (s) => void (s.culture.powers = [...powerIds]) },
      ),
  ],
  [
    'a legend to call upon',
    () =>
      running((t) => takeLegend(t, 'c1', 'choose'), {
        mix: 'seeds-1',
        edit: (s) => {
          for (const n of [7, 8, 9] as const) s.people[`person-${n}`] = { ...s.people['person-1']!, name: `Old ${n}`, fate: 'legend' };
          s.legends = ['person-7', 'person-8', 'person-9'];
        },
      }),
  ],
  [
    'somebody to take up the mantle',
    () =>
      running((t) => replace(t, 'c1'), {
        mix: 'seeds-1',
        edit: (s) => {
          s.people['person-1']!.fate = 'legend';
          s.characters.c1.person = null;
          for (const n of [2, 3] as const) s.people[`person-${n}`] = { ...s.people['person-1']!, name: `Young ${n}`, fate: 'living' };
        },
      }),
  ],
])('%s', (_, position) => {
  const m = position();
  expect(lost(m)).toEqual([]);
  inside(m);
});

test('the stage is empty by day', () => {
  const m = begin({ mix: 'seeds-1' });
  expect(layStage(stonesaga.view(m.peek(), 'table'), new Offers(asked(m.open)), grounds.wide)).toBeNull();
});

test.each(layouts)('no trait is cut on the %s stage', (layout) => {
  const { stones } = stageOf(assigned(fresh('seeds-2')), layout);
  expect(stones).toHaveLength(5);
  expect(stones.flatMap(({ lines }) => lines).filter((line) => line.includes('…'))).toEqual([]);
});
