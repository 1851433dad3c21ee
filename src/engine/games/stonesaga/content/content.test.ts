import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { challenges } from './challenges.ts';
import type { Effect } from './effects.ts';
import { events } from './events.ts';
import { faces, materialFaces } from './faces.ts';
import { fishing } from './fishing.ts';
import { foraging, foragingIds } from './foraging.ts';
import { goals } from './goals.ts';
import { hexes, hexIds } from './hexes.ts';
import { hints } from './hints.ts';
import { investigations } from './investigations.ts';
import { itemIds, items } from './items.ts';
import { journey } from './journey.ts';
import { knowledge } from './knowledge.ts';
import { miningBags, miningChart } from './mining.ts';
import { mysteryChart } from './mysteries.ts';
import { night } from './night.ts';
import { outcomes } from './outcomes.ts';
import { overlays } from './overlays.ts';
import { powers } from './powers.ts';
import { hintRecipes, readingsOf, recipes } from './recipes.ts';
import * as schema from './schema.ts';
import { structures } from './structures.ts';
import { features } from './vocabulary.ts';
import { positionsOf, sayCode } from './codes.ts';

const every = (shape: z.ZodType) => z.record(z.string(), shape);

describe('what is printed', () => {
  test.each([
    ['items', items, schema.Item],
    ['structures', structures, schema.Structure],
    ['hexes', hexes, schema.HexTile],
    ['overlays', overlays, schema.Overlay],
    ['fishing', fishing, schema.Fishing],
    ['foraging', foraging, schema.Foraging],
    ['journey', journey, schema.Journey],
    ['night', night, schema.Night],
    ['knowledge', knowledge, schema.Knowledge],
    ['powers', powers, schema.Power],
    ['outcomes', outcomes, schema.Outcome],
    ['goals', goals, schema.Goal],
    ['challenges', challenges, schema.Challenge],
    ['events', events, schema.EndlessEvent],
    ['investigations', investigations, schema.Investigation],
  ] as const)('%s have the shape of their kind', (_name, printed, shape) => {
    expect(every(shape as z.ZodType).safeParse(printed).error?.issues ?? []).toEqual([]);
  });

  test('charts and hints as well', () => {
    expect(z.array(schema.Hint).safeParse(hints).error?.issues ?? []).toEqual([]);
    for (const chart of [miningChart, mysteryChart])
      for (const row of Object.values(chart)) expect(every(schema.ChartCell).safeParse(row).error?.issues ?? []).toEqual([]);
  });
});

/** Every effect anywhere, with those inside it. */
function inside(value: unknown): Effect[] {
  if (Array.isArray(value)) return value.flatMap(inside);
  if (typeof value !== 'object' || value === null) return [];
  return [...('do' in value && typeof value.do === 'string' ? [value as Effect] : []), ...Object.values(value).flatMap(inside)];
}
const printedEffects = inside([
  items,
  structures,
  journey,
  night,
  knowledge,
  powers,
  outcomes,
  goals,
  challenges,
  events,
  investigations,
  miningChart,
  mysteryChart,
]);

describe('what is cited exists', () => {
  test('outcomes, goals, knowledge, structures and items', () => {
    for (const effect of printedEffects) {
      if (effect.do === 'read') expect(outcomes).toHaveProperty([effect.outcome]);
      if (effect.do === 'addGoal') for (const goal of effect.goals) expect(goals).toHaveProperty(goal);
      if (effect.do === 'knowledge' && effect.id !== 'choice') expect(knowledge).toHaveProperty(effect.id);
      if (effect.do === 'design') expect(structures).toHaveProperty(effect.structure);
      if (effect.do === 'gainItem') expect(items).toHaveProperty(effect.item);
    }
    for (const { goals: first, aside } of Object.values(challenges))
      for (const goal of [...first, ...aside]) expect(goals).toHaveProperty(goal);
  });

  test('every outcome can be reached by a card, by the end of a challenge, or by the society itself', () => {
    const cited = new Set([
      ...printedEffects.flatMap((effect) => (effect.do === 'read' ? [effect.outcome] : [])),
      ...Object.values(challenges).map(({ voluntaryEnd }) => voluntaryEnd.outcome),
      '333',
      '418',
    ]);
    expect(Object.keys(outcomes).filter((id) => !cited.has(id))).toEqual([]);
  });

  test('every goal comes into play somehow', () => {
    const first = Object.values(challenges).flatMap(({ goals: ids }) => [...ids] as string[]);
    const added = new Set([...first, 'GA08', 'GA09', ...printedEffects.flatMap((effect) => (effect.do === 'addGoal' ? effect.goals : []))]);
    expect(Object.keys(goals).filter((id) => !added.has(id))).toEqual([]);
  });

  test('an investigation is of an omen that its component prints', () => {
    const printed = { ...hexes, ...overlays, ...items, ...structures, ...journey, ...foraging, ...fishing } as Record<
      string,
      { omen?: string }
    >;
    for (const [key, { omen, component }] of Object.entries(investigations)) {
      expect(key).toBe(`${omen}@${component}`);
      expect(printed[component]?.omen, component).toBe(omen);
    }
  });
});

describe('N3, N4 recipes', () => {
  test('the three codes of the rulebook come out: Red 1422, Red 1431, Blue 2210', () => {
    expect(readingsOf(items.IT05).map(sayCode)).toEqual(['Red 1422', 'Blue 2241']);
    expect(readingsOf(hints[0]).map(sayCode)).toContain('Red 1431');
    expect(readingsOf(items.IT03).map(sayCode)).toEqual(['Blue 2210']);
  });

  test('sixty items have 98 codes, and no code makes two items', () => {
    expect(itemIds).toHaveLength(60);
    expect(recipes.size).toBe(98);
    expect(itemIds.reduce((sum, id) => sum + readingsOf(items[id]).length, 0)).toBe(98);
  });

  test('all 406 pairs can be brought edge to edge, and no pair makes an item that is not meant to', () => {
    const standIns = new Map<string, Set<string>>();
    let pairs = 0;
    for (const [i, left] of materialFaces.entries())
      for (const right of materialFaces.slice(i)) {
        const positions = [...positionsOf(left, right), ...positionsOf(right, left)];
        if (positions.length > 0) pairs += 1;
        for (const { code } of positions) {
          const item = recipes.get(code);
          if (!item) continue;
          const meant = [items[item].left[0], items[item].right[0]].sort().join('+');
          const made = [left, right].sort().join('+');
          if (made !== meant) standIns.set(item, (standIns.get(item) ?? new Set()).add(made));
        }
      }
    expect(pairs).toBe(406);
    expect(Object.fromEntries([...standIns].map(([item, made]) => [item, [...made].sort()]))).toEqual({
      IT01: ['bone+bone', 'bone+wood'],
      IT03: ['bone+feather'],
      IT05: ['bone+flakedRiverstone'],
    });
  });

  test('every processed side makes something that its raw side cannot', () => {
    for (const face of materialFaces) {
      if (faces[face].other !== null) continue;
      expect(itemIds.some((id) => items[id].left[0] === face || items[id].right[0] === face), face).toBe(true);
    }
  });

  test('a hint has no code of an item', () => {
    for (const code of hintRecipes.keys()) expect(recipes.has(code), code).toBe(false);
  });
});

describe('N2, N6, N7, N8 decks', () => {
  test('SS-171 ten hexes in each region, one of them the start, and every feature somewhere', () => {
    for (const region of ['vale', 'skyreach'] as const) {
      const own = hexIds.filter((id) => hexes[id].region === region);
      expect(own).toHaveLength(10);
      expect(own.filter((id) => 'start' in hexes[id])).toHaveLength(1);
    }
    const found = new Set(hexIds.flatMap((id) => Object.values(hexes[id].zones).flat() as string[]));
    expect(features.filter((feature) => !found.has(feature))).toEqual([]);
  });

  test('SS-413 each current links one stock to one modifier', () => {
    for (const card of Object.values(fishing)) expect(new Set(Object.values(card.currents)).size).toBe(3);
  });

  const totals = {
    forest: {
      tree: [8, 9, 9],
      nut: [4, 4, 4],
      root: [4, 4, 3],
      stream: [2, 2, 2],
      smallPrey: [3, 5, 4],
      largePrey: [1, 2, 4],
      predator: [2, 3, 3],
      tracks: [5, 5, 0],
    },
    prairie: {
      tree: [2, 2, 3],
      nut: [1, 2, 2],
      root: [5, 5, 4],
      grain: [8, 8, 8],
      stream: [2, 2, 2],
      smallPrey: [4, 5, 4],
      largePrey: [1, 3, 5],
      predator: [2, 3, 2],
      tracks: [5, 5, 0],
    },
  };
  test.each(['forest', 'prairie'] as const)('the %s deck has eighteen cards and its printed objects', (deck) => {
    const cards = foragingIds.filter((id) => foraging[id].deck === deck).map((id) => foraging[id] as schema.ForagingCard);
    expect(cards).toHaveLength(18);
    const counted: Record<string, number[]> = {};
    for (const card of cards) {
      const objects = [card.fore, card.mid, card.back];
      expect(objects.flat().length).toBeGreaterThanOrEqual(4);
      expect(objects.flat().length).toBeLessThanOrEqual(6);
      expect(objects.filter((section) => section.length > 0).length).toBeGreaterThanOrEqual(2);
      expect(objects.flat().filter(({ kind }) => kind === 'predator').length).toBeLessThanOrEqual(1);
      objects.forEach((section, i) => section.forEach(({ kind }) => ((counted[kind] ??= [0, 0, 0])[i]! += 1)));
    }
    expect(counted).toEqual(totals[deck]);
  });

  test('SS-525 a mining bag always holds five tokens', () => {
    for (const bag of Object.values(miningBags)) expect(Object.values(bag).reduce((sum, n) => sum + n, 0)).toBe(5);
  });
});
