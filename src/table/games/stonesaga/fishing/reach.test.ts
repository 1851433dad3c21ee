import { describe, expect, test } from 'vitest';
import { begin, equip, type StonesagaMatch } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { asked } from '../../../asked.testing.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { overlap, within } from '../../../stage/strips.testing.ts';
import { grounds } from '../ground.ts';
import { played } from '../played.testing.ts';
import { strikesOf } from '../printed/fishingCard.ts';
import { deedsOf } from './deeds.ts';
import { facesOf, goneTo, layDice } from './dice.ts';
import { areApart, ownOffers } from './named.ts';
import { planOf, rows, rowStrip, type FishingPlan } from './plan.ts';
import { fishingOf, type FishingScene } from './scene.ts';
import { Offers } from '../../../gesture/offers.ts';

/** Things of boards and culture, which lie outside of the stage. */
const elsewhere = /^(power:|item:|structure:|card:KN|card:G|knowledge:|outpost:)/;

/** Everything that hands find on the stage, by name. */
function namedOn(plan: FishingPlan, scene: FishingScene, offers: Offers): ReadonlySet<string> {
  const own = ownOffers(offers);
  const gone = goneTo(scene, {});
  const dice = layDice(plan, scene, gone, facesOf(scene, gone, {}), areApart(own));
  return new Set([
    ...[scene.stock, scene.otherStock, scene.currents, scene.modifiers].flatMap((id) => (id ? [`card:${id}`] : [])),
    ...(scene.currents ? strikesOf(scene.currents).map((_, k) => `strike:${k}`) : []),
    ...rows.map((row) => `current:${row}`),
    ...dice.flatMap(({ id, face }) => [id, `${id}@${face - 1}`, `${id}@${face + 1}`]),
    ...own.throws().map((thrown) => thrown.dice),
    ...(own.asked('fish.luck') ? ['supply:fiber', 'supply:wood'] : []),
    ...deedsOf(plan, own).map(({ id }) => id),
  ]);
}

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
        const named = namedOn(plan, scene, new Offers(questions));
        for (const question of ownOffers(new Offers(questions)).questions) {
          seen.add(question.ask);
          for (const name of new Offers([question]).touched)
            expect(named.has(name) || elsewhere.test(name), `${question.ask}: ${name}`).toBe(true);
        }
      }
    for (const ask of ['fish.throw', 'fish.assign', 'fish.reroll', 'fish.turn', 'fish.current']) expect(seen).toContain(ask);
  });

  test('the parts of the stage lie inside it and apart', () => {
    const { stage } = grounds[layout];
    const strips: Strip[] = [
      plan.legend,
      plan.creel,
      plan.shelf,
      plan.deeds,
      ...rows.map((row) => rowStrip(plan, row)),
      { x: plan.front.x, y: plan.front.y, width: 724 * plan.scale, height: 400 * plan.scale },
    ];
    if (layout === 'wide') strips.push(grounds.wide.dice);
    for (const [i, one] of strips.entries()) {
      expect(within(one, stage), JSON.stringify(one)).toBe(true);
      for (const other of strips.slice(i + 1)) expect(overlap(one, other, 0.5), JSON.stringify([one, other])).toBe(false);
    }
  });
});
