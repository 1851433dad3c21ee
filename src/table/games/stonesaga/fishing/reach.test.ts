import { describe, expect, test } from 'vitest';
import { begin, equip, type StonesagaMatch } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { asked } from '../../../asked.testing.ts';
import { grounds, type Strip } from '../ground.ts';
import { played } from '../played.testing.ts';
import { namedOn, ownQuestions } from './named.ts';
import { planOf, rows, rowStrip } from './plan.ts';
import { fishingOf } from './scene.ts';

/** Things of boards and culture, which lie outside of the stage. */
const elsewhere = /^(power:|item:|structure:|card:KN|card:G|knowledge:|outpost:)/;

function* fishings(seed: number): Generator<StonesagaMatch> {
  const m = begin({
    mix: 'seeds-1',
    hexes: seed % 2 ? ['VV01', 'VV05', 'VV03'] : ['VV05', 'VV01', 'VV03'],
    seed,
    edit: (s) => {
      equip(s, 'c1', 'IT05', 'hand1');
      equip(s, 'c1', 'IT23', 'hand2');
      s.culture.knowledge.push('KN01');
    },
  });
  yield* played(m, seed, 60, 'fish:');
}

describe.each(['wide', 'tall'] as const)('on the %s ground', (layout) => {
  const plan = planOf(grounds[layout]);

  test('every gesture of a catch has its thing or place', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed++)
      for (const m of fishings(seed)) {
        const view = stonesaga.view(m.peek(), 'table');
        const scene = fishingOf(view);
        if (!scene || view.scene?.kind !== 'fishing') continue;
        const questions = asked(m.open);
        const named = new Set(namedOn(plan, scene, questions));
        for (const { ask, options } of ownQuestions(questions)) {
          seen.add(ask);
          for (const { gesture } of options) {
            const names = gesture.kind === 'drag' ? [gesture.from, gesture.onto] : gesture.kind === 'tap' ? [gesture.on] : gesture.kind === 'throw' ? [gesture.dice] : gesture.kind === 'button' ? [gesture.word] : [];
            for (const name of names) expect(named.has(name) || elsewhere.test(name), `${ask}: ${name}`).toBe(true);
          }
        }
      }
    for (const ask of ['fish.throw', 'fish.assign', 'fish.reroll', 'fish.turn', 'fish.current']) expect(seen).toContain(ask);
  });

  test('the parts of the stage lie inside it and apart', () => {
    const { stage } = grounds[layout];
    const strips: Strip[] = [plan.legend, plan.creel, plan.shelf, plan.deeds, ...rows.map((row) => rowStrip(plan, row)), { x: plan.front.x, y: plan.front.y, width: 724 * plan.scale, height: 400 * plan.scale }];
    if (layout === 'wide') strips.push(grounds.wide.dice);
    for (const [i, one] of strips.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(stage.x);
      expect(one.y).toBeGreaterThanOrEqual(stage.y);
      expect(one.x + one.width).toBeLessThanOrEqual(stage.x + stage.width);
      expect(one.y + one.height).toBeLessThanOrEqual(stage.y + stage.height);
      for (const other of strips.slice(i + 1)) {
        const apart = one.x + one.width <= other.x + 0.5 || other.x + other.width <= one.x + 0.5 || one.y + one.height <= other.y + 0.5 || other.y + other.height <= one.y + 0.5;
        expect(apart, JSON.stringify([one, other])).toBe(true);
      }
    }
  });
});
