import { describe, expect, test } from 'vitest';
import { miningChart } from '../../../../engine/games/stonesaga/content/mining.ts';
import { hexes, type HexId } from '../../../../engine/games/stonesaga/content/hexes.ts';
import { minable, omens, type Feature, type Minable } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { begin, equip, type StonesagaMatch } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { asked } from '../../../asked.testing.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { overlap, within } from '../../../stage/strips.testing.ts';
import { deedsOf } from '../fishing/deeds.ts';
import { grounds } from '../ground.ts';
import { played } from '../played.testing.ts';
import { miningBag } from '../printed/miningBag.ts';
import { deedWords, ownOffers } from './named.ts';
import { chartLines, chartRows, drawnSpots, feltSpots, kindsIn, miningPlan, pendingIn, type MiningPlan } from './plan.ts';
import { readMining } from './reading.ts';
import { miningOf, type MiningScene } from './scene.ts';
import { minedOf } from './useMining.ts';
import { Offers } from '../../../gesture/offers.ts';

const withFeature = (feature: Minable): HexId | undefined =>
  (Object.keys(hexes) as HexId[]).find((one) =>
    Object.values(hexes[one].zones).some((zone) => (zone as readonly Feature[]).includes(feature)),
  );

/** Everything that hands find there, by name. */
const namedOn = (plan: MiningPlan, scene: MiningScene, offers: Offers): ReadonlySet<string> =>
  new Set([...kindsIn(scene).map((stone) => `stone:${stone}`), ...deedsOf(plan, ownOffers(offers), deedWords).map(({ id }) => id)]);

/** Where the picture of the bag lies. */
const bagStrip = ({ bag, bagScale }: MiningPlan): Strip => ({
  x: bag.x - (miningBag.w / 2) * bagScale,
  y: bag.y - (miningBag.h / 2) * bagScale,
  width: miningBag.w * bagScale,
  height: miningBag.h * bagScale,
});

function* minings(feature: Minable, seed: number): Generator<StonesagaMatch> {
  const first = withFeature(feature);
  if (!first) return;
  const rest = (['VV01', 'VV04', 'VV03', 'VV05'] as const).filter((one) => one !== first);
  const m = begin({ mix: 'seeds-1', seed, hexes: [first, rest[0]!, rest[1]!], edit: (s) => equip(s, 'c1', 'IT05', 'hand1') });
  yield* played(m, seed, 30, 'mine:');
}

describe.each(['wide', 'tall'] as const)('on the %s ground', (layout) => {
  const plan = miningPlan(grounds[layout]);

  test('every gesture at the bag has its thing, and can be read', () => {
    let seen = 0;
    for (const feature of minable)
      for (let seed = 1; seed <= 6; seed++)
        for (const m of minings(feature, seed)) {
          const view = stonesaga.view(m.peek(), 'table');
          const scene = miningOf(view);
          if (!scene) continue;
          const questions = asked(m.open);
          const named = namedOn(plan, scene, new Offers(questions));
          for (const { ask, options } of ownOffers(new Offers(questions)).questions)
            for (const { gesture } of options) {
              seen++;
              const name = gesture.kind === 'tap' ? gesture.on : gesture.kind === 'button' ? gesture.word : '';
              expect(named.has(name), `${ask}: ${name}`).toBe(true);
              if (gesture.kind === 'tap') expect(readMining(name, view)?.rules.length).toBeGreaterThan(0);
            }
        }
    expect(seen).toBeGreaterThan(60);
  });

  test('bag, tokens, stones and chart lie on the stage and apart', () => {
    const { stage } = grounds[layout];
    const parts: Strip[] = [bagStrip(plan), plan.drawn, plan.deeds, ...chartRows(plan).map(({ at }) => at)];
    for (const [i, one] of parts.entries()) {
      expect(within(one, stage), JSON.stringify(one)).toBe(true);
      for (const other of parts.slice(i + 1)) expect(overlap(one, other), JSON.stringify([one, other])).toBe(false);
    }
  });

  test('every line of the chart fits into its row, uncut', () => {
    for (const { at, omen } of chartRows(plan))
      for (const feature of minable) {
        const lines = chartLines(plan, miningChart[omen][feature].text, at);
        expect(lines.at(-1), `${omen} ${feature}`).not.toMatch(/…$/);
      }
  });

  test('stones are felt apart from each other, on the bag', () => {
    const bag = bagStrip(plan);
    for (const kinds of [['clay', 'sunstone'], ['cloudstone', 'riverstone', 'sunstone']] as const) {
      const spots = Object.values(feltSpots(plan, kinds));
      expect(spots).toHaveLength(kinds.length);
      for (const [i, one] of spots.entries()) {
        expect(one.x > bag.x + 40 && one.x < bag.x + bag.width - 40 && one.y > bag.y + 60 && one.y < bag.y + bag.height - 40).toBe(true);
        for (const other of spots.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(100 * plan.bagScale);
      }
    }
  });

  test('even five drawn tokens stay in their frame', () => {
    for (const { stone, omen, size } of drawnSpots(plan, 5)) {
      expect(stone.y + 48 * size).toBeLessThanOrEqual(plan.drawn.y + plan.drawn.height);
      expect(omen.x + 40 * size).toBeLessThanOrEqual(plan.drawn.x + plan.drawn.width);
    }
  });
});

test('a token that may still be put back lies open without its omen', () => {
  const scene = { kind: 'mining', who: 'c1', feature: 'mountain', limit: 3, putBack: false } as const;
  expect(pendingIn({ ...scene, bag: { cloudstone: 3, sunstone: 2 }, seen: [] })).toBeNull();
  expect(pendingIn({ ...scene, bag: { cloudstone: 2, sunstone: 2 }, seen: [] })).toBe('cloudstone');
  expect(pendingIn({ ...scene, bag: { cloudstone: 2, sunstone: 1 }, seen: [{ stone: 'cloudstone', omen: 'sun' }] })).toBe('sunstone');
  expect(pendingIn({ ...scene, bag: { cloudstone: 2, sunstone: 2 }, seen: [{ stone: 'cloudstone', omen: 'sun' }] })).toBeNull();
});

test('SS-529 SS-537: a token that is told leaves the bag and shows its omen', () => {
  const scene = {
    kind: 'mining',
    who: 'c1',
    feature: 'mountain',
    bag: { cloudstone: 3, sunstone: 2 },
    seen: [],
    limit: 3,
    putBack: false,
  } as const;
  const after = minedOf(
    { ...scene, bag: { ...scene.bag }, seen: [] },
    { fact: 'mined', who: 'c1', stone: 'cloudstone', omen: 'moon', matched: false },
  );
  expect(after.bag).toEqual({ cloudstone: 2, sunstone: 2 });
  expect(after.seen).toEqual([{ stone: 'cloudstone', omen: 'moon' }]);
  expect(kindsIn(after)).toEqual(['cloudstone', 'sunstone']);
  expect(omens).toContain(after.seen[0]!.omen);
});
