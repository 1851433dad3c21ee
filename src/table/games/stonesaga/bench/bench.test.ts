import { describe, expect, test } from 'vitest';
import { positionsOf } from '../../../../engine/games/stonesaga/content/codes.ts';
import { materialFaces } from '../../../../engine/games/stonesaga/content/faces.ts';
import {
  begin,
  draftAnything,
  fresh,
  give,
  now,
  offered,
  say,
  type StonesagaMatch,
} from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { randomAnswer } from '../../../../bots/random.ts';
import { questionOf } from '../../../../match/question.ts';
import { touchedBy } from '../../../gesture/touched.ts';
import { arrange, emptyBag } from '../bag/arrange.ts';
import { bagSeen } from '../bag/cells.ts';
import { borrowed } from '../bag/borrowed.ts';
import { layBag } from '../bag/lay.ts';
import { strip } from '../../../stage/shapes.ts';
import { overlap, within } from '../../../stage/strips.testing.ts';
import { grounds, type Ground } from '../ground.ts';
import { actingOf } from '../../../acting.ts';
import { boardOf } from '../boardOf.ts';
import { benchPlaces, laidOn, squareAt } from './bench.ts';
import { pageOf, rowsOf } from './drawerLayout.ts';
import { edgesOf, knownRecipes, matching, pairCode, placeFor, tell, type Pair } from './pair.ts';
import { benchPlans, columns } from '../printed/benchPlan.ts';
import { Offers } from '../../../gesture/offers.ts';

const alone = (...tokens: Parameters<typeof give>[2][]) => begin({ mix: 'seeds-1', edit: (s) => give(s, 'c1', ...tokens) });
const spear: Pair = { left: 'flakedRiverstone', right: 'wood', leftTurn: 0, rightTurn: 0 };

describe('a pair on the bench', () => {
  test('its code is read off the four counted edges as they are turned', () => {
    expect(edgesOf(spear).map((edge) => edge?.join(' '))).toEqual(['red 1', 'blue 4', 'blue 2', 'blue 2']);
    expect(pairCode(spear)).toBe('red1422');
    expect(matching(spear)).toBe('blue');
    expect(pairCode({ ...spear, rightTurn: 1 })).toBeNull();
    expect(matching({ ...spear, rightTurn: 1 })).toBeNull();
    expect(pairCode({ ...spear, leftTurn: 4, rightTurn: -4 })).toBe('red1422');
  });
  test('what the people know of it, and what they have tried, is told', () => {
    const culture = (recipes: object, failed: string[] = []) =>
      ({ culture: { ...begin().view('p1').culture, recipes, failed } }) as Parameters<typeof tell>[0];
    expect(tell(culture({ red1422: 'IT05' }), spear)).toMatchObject({ code: 'Red 1422', item: 'IT05', title: 'In the journal' });
    expect(tell(culture({}), spear)).toMatchObject({ code: 'Red 1422', item: null, title: 'Not tried yet' });
    expect(tell(culture({}, ['red1422']), spear)).toMatchObject({ title: 'Tried before' });
    expect(tell(culture({}), { ...spear, rightTurn: 1 })).toMatchObject({ title: 'No match', item: null });
  });
  test('however two tokens lie, a legal way has its option and an illegal one has none', () => {
    for (const [left, right] of [['flakedRiverstone', 'wood'], ['wood', 'feather'], ['clay', 'clay'], ['hide', 'sinew']] as const) {
      const m = say(alone(left, right), `res:c1:${left}>bench:left`);
      const question = m.open.map(questionOf).find(({ ask }) => ask === 'craft.place')!;
      const reached = new Set<string>();
      for (let leftTurn = 0; leftTurn < 4; leftTurn++)
        for (let rightTurn = 0; rightTurn < 4; rightTurn++) {
          const pair = { left, right, leftTurn, rightTurn };
          const id = placeFor(question, pair);
          expect(id === null).toBe(pairCode(pair) === null);
          if (id) reached.add(id);
        }
      expect([...reached].sort()).toEqual(question.options.map(({ id }) => id).sort());
      expect(positionsOf(left, right)).toHaveLength(reached.size);
    }
  });
  test('two materials dragged to the bench and tried make the spear', () => {
    const m = say(alone('flakedRiverstone', 'wood', 'bone'), 'res:c1:flakedRiverstone>bench:left', 'res:c1:wood');
    expect(laidOn(m.view('p1'))).toEqual({ left: 'flakedRiverstone', right: 'wood' });
    expect(bagSeen(m.view('p1'), 'c1')).toEqual({ bone: 1 });
    say(m, placeFor(m.open.map(questionOf)[0], spear)!);
    expect(Object.values(now(m).characters.c1.items)[0]!.item).toBe('IT05');
    expect(knownRecipes(m.view('p1'))).toEqual([
      { item: 'IT05', name: 'Riverstone Spear', left: 'flakedRiverstone', right: 'wood', leftTurn: 0, rightTurn: 0 },
    ]);
  });
  test('the drawer turns its pages and never shows an empty one', () => {
    expect(pageOf([1, 2, 3, 4, 5], 1, 2)).toEqual({ rows: [3, 4], page: 1, pages: 3 });
    expect(pageOf([1], 7, 2)).toEqual({ rows: [1], page: 0, pages: 1 });
    expect(pageOf([], 0, 2)).toEqual({ rows: [], page: 0, pages: 1 });
  });
});

/** Ids of tokens, bench and stone that a hand would touch now, each of them on the table; how many there are. */
function everythingIsThere(m: StonesagaMatch, ground: Ground): number {
  const questions = m.open.map(questionOf);
  const touched = questions.flatMap(({ options }) =>
    options.flatMap(({ id, gesture }) => (gesture.kind === 'button' ? [gesture.word] : touchedBy(gesture)).map((thing) => ({ id, thing }))),
  );
  const own = touched.filter(({ thing }) => /^(bench|craft|process):/.test(thing) || /^res:c\d:/.test(thing));
  if (own.length === 0) return 0;
  const view = m.view('table');
  const laid = new Map<string, ReadonlySet<string>>();
  for (const { id, thing } of own) {
    const who = (/c\d/.exec(`${thing} ${id}`)?.[0] ?? boardOf(view, actingOf(questions, null, null))) as 'c1';
    if (!laid.has(who)) {
      const { packing } = view.characters[who];
      const bag = bagSeen(view, who);
      laid.set(
        who,
        new Set([
          ...layBag(ground, who, arrange(emptyBag, bag, packing), borrowed(who, bag, new Offers(questions))).map((one) => one.id),
          ...Object.keys(benchPlaces(ground, who, laidOn(view))),
        ]),
      );
    }
    expect(laid.get(who), `${id}: ${thing}`).toContain(thing);
  }
  return own.length;
}

describe.each(Object.values(grounds).map((ground): [string, Ground] => [ground.layout, ground]))('the %s bench', (_, ground) => {
  const plan = benchPlans[ground.layout];
  test('everything lies on it, apart from each other, in letters that can be read', () => {
    const parts = [plan.well, plan.code, plan.card, plan.told, plan.craft, plan.drawer];
    for (const part of [...parts, plan.stone]) expect(within(part, strip(0, 0, plan.width, plan.height))).toBe(true);
    parts.forEach((one, i) =>
      parts.slice(i + 1).forEach((other) => expect(overlap(one, other), `${JSON.stringify(one)} on ${JSON.stringify(other)}`).toBe(false)),
    );
    expect(Math.min(plan.code.size, plan.told.size, plan.craft.size, plan.drawer.size, plan.digits.size)).toBeGreaterThanOrEqual(
      ground.letters,
    );
    const xs = columns(plan);
    for (let i = 1; i < 4; i++) expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(plan.digits.width);
    expect(squareAt(ground, 'right').x - squareAt(ground, 'left').x).toBeGreaterThanOrEqual(plan.side);
    const { panel, row, perPage } = rowsOf(ground);
    expect(perPage * row).toBeLessThanOrEqual(panel.height);
  });

  test('whatever is offered to hands about tokens, bench and stone has its thing or place while its character lies large', () => {
    let met = 0;
    for (const seed of ground.layout === 'wide' ? [3] : [8]) {
      const m: StonesagaMatch = fresh('seeds-2', { creation: 'quick' }, seed);
      let at = seed;
      const pick = (range: number): number => (at = (at * 1103515245 + 12345) & 0x7fffffff) % range;
      for (let i = 0; i < 150 && m.open.length > 0; i++) {
        met += everythingIsThere(m, ground);
        m.answer(randomAnswer(m.open, pick, draftAnything)!);
      }
    }
    expect(met).toBeGreaterThan(50);
  });
});

test('every material has a square for the bench', () => {
  expect(materialFaces).toHaveLength(28);
  expect(offered(alone('wood', 'wood')).filter((id) => id.endsWith('bench:left'))).toEqual(['res:c1:wood>bench:left']);
});
