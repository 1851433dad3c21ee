import { describe, expect, test } from 'vitest';
import { foragingIds } from '../../../../engine/games/stonesaga/content/foraging.ts';
import { begin, equip, type StonesagaMatch } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { touchedBy } from '../../../gesture/touched.ts';
import { grounds } from '../ground.ts';
import { foragingOf, layForaging, roomOf, type ForagingScene } from './laying.ts';
import { readForaging } from './reading.ts';
import { deedSaid, hintOf } from './telling.ts';

const layouts = ['wide', 'tall'] as const;

interface Seen {
  readonly missing: Set<string>;
  readonly unread: Set<string>;
  readonly asks: Set<string>;
}

/** Goes foraging again and again at random, and notes what was offered and lay nowhere. */
function forageOn(match: StonesagaMatch, feature: string, seed: number, seen: Seen): void {
  let random = seed * 2654435761;
  match.answer({ seat: 'p1', ask: 'day.turn', option: `forage:c1:${feature}` });
  for (let k = 0; k < 60 && match.open.length > 0; k++) {
    const view = match.view('table');
    const scene = foragingOf(view);
    if (!scene) return;
    const mine = match.open.filter(({ ask }) => /^(forage|wildlife)\./.test(ask));
    for (const { ask, options } of mine) {
      seen.asks.add(ask);
      for (const layout of layouts) {
        const { cards, objects, deeds } = layForaging(scene, grounds[layout]);
        const there = new Set<string>([
          ...cards.map(({ id }) => `forage:${id}`),
          ...objects.map(({ standing }) => `object:${standing.id}`),
          ...deeds.map(({ id }) => id),
        ]);
        for (const { gesture } of options)
          for (const id of gesture.kind === 'button' ? [gesture.word] : touchedBy(gesture))
            if (!there.has(id)) seen.missing.add(`${ask} ${id}`);
      }
      for (const { gesture } of options)
        for (const id of gesture.kind === 'button' ? [gesture.word] : touchedBy(gesture)) if (!readForaging(id, view)) seen.unread.add(id);
    }
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const decision = match.open[0]!;
    match.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[(random >>> 8) % decision.options.length]!.id });
  }
}

test('everything that is offered in the field lies on the table and can be read', () => {
  const seen: Seen = { missing: new Set(), unread: new Set(), asks: new Set() };
  for (let seed = 1; seed <= 40; seed++)
    for (const feature of ['forest', 'prairie'] as const) {
      const match = begin({
        mix: 'seeds-1',
        seed,
        edit: (s) => {
          if (feature === 'prairie') s.characters.c1.at = '1,0';
          if (seed % 3 === 0) equip(s, 'c1', 'IT01', 'hand1');
        },
      });
      forageOn(match, feature, seed * 7, seen);
    }
  expect([...seen.missing]).toEqual([]);
  expect([...seen.unread]).toEqual([]);
  expect([...seen.asks].sort()).toEqual(['forage.harvest', 'forage.hunt', 'forage.keep', 'forage.next', 'wildlife.predator']);
});

describe.each(layouts)('on the %s table', (layout) => {
  const ground = grounds[layout];
  const scene = (tableau: number, drawn: number, stage: ForagingScene['stage'] = 'search'): ForagingScene => ({
    kind: 'foraging',
    who: 'c1',
    feature: 'forest',
    tableau: foragingIds.slice(0, tableau),
    drawn: foragingIds.slice(tableau, tableau + drawn),
    taken: [],
    stage,
  });
  const scenes = Array.from({ length: 19 }, (_, n) => n).flatMap((n) => [
    scene(n, 0),
    ...(n < 17 ? [scene(n, 2)] : []),
    ...(n === 0 ? [scene(0, 3), scene(0, 4)] : []),
    ...(n > 0 ? [scene(n, 0, 'harvest'), scene(n, 0, 'hunt'), scene(n, 0, 'encounter')] : []),
  ]);

  test('nothing overlaps, and everything stays on the stage', () => {
    for (const one of scenes) {
      const { cards, deeds, deck } = layForaging(one, ground);
      const boxes = [...cards, ...deeds, deck].map(({ x, y, width, height }) => ({
        left: x - width / 2,
        right: x + width / 2,
        top: y - height / 2,
        bottom: y + height / 2,
      }));
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThanOrEqual(ground.stage.x);
        expect(right).toBeLessThanOrEqual(ground.stage.x + ground.stage.width);
        expect(top).toBeGreaterThanOrEqual(ground.stage.y);
        expect(bottom).toBeLessThanOrEqual(ground.stage.y + roomOf(ground));
      }
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          expect(
            Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)),
          ).toBeLessThan(0.001);
    }
  });

  test('cards of a row touch, so that their lands are one', () => {
    for (const one of scenes) {
      const laid = layForaging(one, ground).cards.filter(({ drawn }) => !drawn);
      for (const [i, { x, y, width }] of laid.entries()) if (laid[i + 1]?.y === y) expect(laid[i + 1]!.x - x).toBeCloseTo(width, 6);
    }
  });

  test('up to six cards can be read from a chair', () => {
    for (let n = 1; n <= 6; n++) expect(layForaging(scene(n, 0), ground).cards[0]!.scale).toBeGreaterThan(0.62);
  });

  test('words fit on their stones', () => {
    const match = begin({ mix: 'seeds-1' });
    match.answer({ seat: 'p1', ask: 'day.turn', option: 'forage:c1:forest' });
    const sight = match.view('table').foraging!;
    for (const one of scenes)
      for (const { id, width, height } of layForaging(one, ground).deeds) {
        const said = deedSaid(id, one, { ...sight, left: 18 });
        expect(said.length * ground.letters * 0.56, said).toBeLessThan(width - height - 8);
      }
  });
  test('the hint fits beside the title', () => {
    for (const one of scenes)
      for (const forced of [true, false])
        expect(hintOf(one, forced).length * ground.letters * 0.52).toBeLessThan(layout === 'wide' ? 680 : 900);
  });
});
