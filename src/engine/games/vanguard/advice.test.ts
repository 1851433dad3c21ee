import { describe, expect, test } from 'vitest';
import { pressing } from '../../kernel/rule.ts';
import { advice } from './advice.ts';
import { firstMission } from './content/firstMission.ts';
import { firstVoyage } from './content/firstVoyage.ts';
import { positions } from './positions.testing.ts';
import { now, begin, fresh, told, type VanguardMatch } from './vanguard.testing.ts';

/** Somebody who does whatever is pointed at; every step must point at something that is offered. */
function obey(m: VanguardMatch, isThere: () => boolean): string[] {
  const titles: string[] = [];
  for (let given = 0; given < 600 && m.open.length > 0 && !isThere(); given++) {
    const { seat } = pressing(m.open)[0]!;
    const own = m.open.filter((one) => one.seat === seat);
    const said = advice(m.view(seat), own);
    expect([said?.title, own.map(({ ask }) => ask)]).toEqual([expect.any(String), expect.anything()]);
    expect([said!.title, own.map(({ ask }) => ask), said!.point.length > 0]).toEqual([said!.title, expect.anything(), true]);
    titles.push(said!.title);
    const [option] = said!.point;
    const asked = own.find(({ options }) => options.some(({ id }) => id === option))!;
    m.answer({ seat, ask: asked.ask, option: option! });
  }
  return titles;
}

const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
const cases = seeds.map((seed) => [seed, 1 + (seed % 4), seed % 2 === 0 ? 'quick' : 'chosen'] as const);

describe('advice for the first mission', () => {
  test.each(cases)('seed %i, %i players, %s: who obeys is offered every step, and comes through three rounds', (seed, players, crew) => {
    const m = fresh(`tutorial-${players}`, { crew }, seed);
    const titles = obey(m, () => (now(m).planet?.round ?? 0) > 3 || now(m).ended !== null);
    expect(titles).toEqual(expect.arrayContaining([firstMission.log.title, firstMission.travel.title, firstMission.door.title]));
    expect(titles).toContain(firstMission.dice.title);
    const end = now(m).ended;
    expect(end === null || end.winners.length > 0).toBe(true);
  });

  test('who obeys to the end has read the ping in most games, and never gets stuck', () => {
    const ends = seeds.map((seed) => {
      const m = fresh('tutorial-2', { crew: 'quick' }, 100 + seed);
      obey(m, () => now(m).ended !== null);
      expect(now(m).ended).not.toBeNull();
      return told(m, 'missionDone').some(({ mission }) => mission === 'M01');
    });
    expect(ends.filter(Boolean).length).toBeGreaterThan(seeds.length / 2);
  });

  test('the stages only go on, and other planets have no such help', () => {
    const m = fresh('tutorial-1', { crew: 'quick' }, 5);
    const stages: number[] = [];
    obey(m, () => {
      const seat = pressing(m.open)[0]!.seat;
      stages.push(advice(m.view(seat), m.open)?.done ?? 0);
      return now(m).ended !== null;
    });
    expect(stages[0]).toBe(0);
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    const other = begin();
    expect(advice(other.view('p1'), other.open)).toBeNull();
  });

  test('never says more at once than fits beside the table', () => {
    const said = [...Object.values(firstMission), ...Object.values(firstVoyage)];
    for (const { title, say } of said) expect(`${title} ${say}`.length, say).toBeLessThanOrEqual(200);
  });
});

describe('advice aboard', () => {
  const isDown = (m: VanguardMatch) => (): boolean => now(m).phase.at !== 'page';

  test('who obeys from the bridge on flies, works, loads and lands, and is told what is wanted at every question', () => {
    const m = positions.bridge!();
    const titles = obey(m, isDown(m));
    expect(now(m).planet).not.toBeNull();
    const { fly, scan, visit, team, deck, load, pilot, roll } = firstVoyage;
    expect(titles).toEqual(expect.arrayContaining([fly, scan, visit, team, deck, load, pilot, roll].map(({ title }) => title)));
    expect(titles.filter((title) => title === firstVoyage.any.title)).toEqual([]);
  });

  test('situations are dealt with first, and the last command goes to the barracks', () => {
    const m = positions.ship!();
    const pointed = (): readonly string[] | undefined => advice(m.view('p1'), m.open)?.point;
    expect(pointed()).toEqual(['facility:17']);
    const view = m.view('p1');
    expect(advice({ ...view, ship: { ...view.ship, situations: [] } }, m.open)?.point).toEqual(['facility:12']);
    expect(advice({ ...view, ship: { ...view.ship, situations: [], command: 1 } }, m.open)?.point).toEqual(['facility:16']);
  });

  test('a voyage leads to a planet whose mission is still to be done', () => {
    const m = positions.starmap!();
    const pointed = (done: Readonly<Record<string, number>>): readonly string[] | undefined => {
      const view = m.view('p1');
      return advice({ ...view, story: { ...view.story, landings: 1, done } } as typeof view, m.open)?.point;
    };
    expect(m.open.flatMap(({ options }) => options.map(({ id }) => id))).toEqual(expect.arrayContaining(['destination:1a', 'system:2']));
    expect(pointed({})).toEqual(['destination:1a']);
    expect(pointed({ M01: 1 })).toEqual(['system:2']);
  });

  test('by the third voyage everybody knows the book', () => {
    const m = positions.ship!();
    const view = m.view('p1');
    expect(advice({ ...view, story: { ...view.story, landings: 3 } }, m.open)).toBeNull();
  });
});
