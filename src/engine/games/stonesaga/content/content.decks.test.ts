import { describe, expect, test } from 'vitest';
import { effectsIn } from './content.testing.ts';
import { challenges } from './challenges.ts';
import { eventIds, events, lastEvent } from './events.ts';
import { foraging, foragingIds } from './foraging.ts';
import { goals, type GoalId } from './goals.ts';
import { hexes, hexIds } from './hexes.ts';
import { investigations } from './investigations.ts';
import { items } from './items.ts';
import { journey, journeyIds } from './journey.ts';
import { startingKnowledge } from './knowledge.ts';
import { mysteryChart } from './mysteries.ts';
import { personNames } from './names.ts';
import { night, nightIds } from './night.ts';
import { outcomes } from './outcomes.ts';
import { overlays } from './overlays.ts';
import { powers, startingPowers } from './powers.ts';
import type { ForagingCard, HexCard, InvestigationEntry, JourneyCard, NightCard } from './schema.ts';
import { structureIds, structures } from './structures.ts';
import { features, mantles, omens, regions, zones } from './vocabulary.ts';

const count = (ids: readonly string[]): Record<string, number> =>
  ids.reduce<Record<string, number>>((sum, id) => ({ ...sum, [id]: (sum[id] ?? 0) + 1 }), {});
const families = (ids: readonly string[]): Record<string, number> => count(ids.map((id) => id.slice(0, 2)));
/** Families of which there are fewer cards than the rules ask for. More of them are always welcome. */
const fewerThan = (least: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>): string[] =>
  Object.keys(least).filter((family) => (found[family] ?? 0) < least[family]!);

describe('N9 Journey cards', () => {
  const cards = Object.values<JourneyCard>(journey);
  const needs = cards.flatMap((card) => (card.needs && 'feature' in card.needs ? [card.needs.feature] : []));

  test('SC-629, SC-630 the families of the Endless lists are whole', () => {
    expect(fewerThan({ JA: 6, JU: 14, JB: 5, JV: 6, JS: 6 }, families(journeyIds))).toEqual([]);
  });
  test('about half ask for a feature, and every feature is asked for at least three times', () => {
    expect(needs.length).toBeGreaterThanOrEqual(cards.length / 2);
    expect(needs.length).toBeLessThanOrEqual(cards.length * 0.6);
    for (const feature of features) expect(needs.filter((one) => one.includes(feature)).length, feature).toBeGreaterThanOrEqual(3);
  });
  test('a region asks only for what it has', () => {
    const found = (region: string): string[] =>
      hexIds.filter((id) => hexes[id].region === region).flatMap((id) => Object.values(hexes[id].zones).flat() as string[]);
    for (const [family, region] of [
      ['JV', 'vale'],
      ['JS', 'skyreach'],
    ] as const)
      for (const id of journeyIds.filter((one) => one.startsWith(family))) {
        const card: JourneyCard = journey[id];
        if (card.needs && 'feature' in card.needs)
          expect(
            card.needs.feature.some((feature) => found(region).includes(feature)),
            id,
          ).toBe(true);
      }
  });
  test('at least a third have a test, and every test is one of a journey', () => {
    const tested = cards.filter((card) => effectsIn(card.effects).some((effect) => effect.do === 'test'));
    expect(tested.length).toBeGreaterThanOrEqual(cards.length / 3);
    for (const effect of effectsIn(journey)) if (effect.do === 'test') expect(effect.kind).toBe('journey');
  });
});

describe('N9 Night cards', () => {
  const cards = Object.values<NightCard>(night);

  test('SC-629, SC-630 the families of the Endless lists are whole', () => {
    expect(fewerThan({ NA: 5, NU: 16, NV: 3, NP: 3, NY: 3, NZ: 3 }, families(nightIds))).toEqual([]);
  });
  test('every card has an omen or two, four at least have two, and each omen is on at least seven', () => {
    expect(cards.filter((card) => card.omens.length < 1 || card.omens.length > 2)).toEqual([]);
    expect(cards.filter((card) => card.omens.length === 2).length).toBeGreaterThanOrEqual(4);
    for (const omen of omens) expect(cards.filter((card) => card.omens.includes(omen)).length, omen).toBeGreaterThanOrEqual(7);
  });
  test('ten at least ask for nothing, and every test is one of the night', () => {
    expect(cards.filter((card) => !card.needs).length).toBeGreaterThanOrEqual(10);
    for (const effect of effectsIn(night)) if (effect.do === 'test') expect(effect.kind).toBe('night');
  });
  test('a first game has every omen', () => {
    expect(nightIds.filter((id) => id.startsWith('NA')).flatMap((id) => [...night[id].omens]).sort()).toEqual([...omens].sort());
  });
});

describe('N2, N5, N7 land and structures', () => {
  test('an edge is covered only by what its zone holds', () => {
    for (const id of hexIds) {
      const hex: HexCard = hexes[id];
      for (const [edge, feature] of Object.entries(hex.full))
        expect(hex.zones[zones[Math.floor(Number(edge) / 2)]!], `${id} edge ${edge}`).toContain(feature);
    }
  });
  test('every hex shows an omen, two of each in a region', () => {
    for (const region of regions)
      expect(count(hexIds.filter((id) => hexes[id].region === region).map((id) => hexes[id].omen))).toEqual(
        Object.fromEntries(omens.map((omen) => [omen, 2])),
      );
  });
  test('twenty-four structures at least, about one in three of them mobile', () => {
    expect(structureIds.length).toBeGreaterThanOrEqual(24);
    const mobile = structureIds.filter((id) => structures[id].mobile).length / structureIds.length;
    expect(mobile).toBeGreaterThan(0.25);
    expect(mobile).toBeLessThan(0.4);
  });
  test.each([
    ['forest', { pitch: 5, feather: 4, fiber: 5, mushroom: 5, bone: 3, riverstone: 3, fish: 2, cloudstone: 1, sunstone: 1 }],
    ['prairie', { fiber: 6, feather: 4, bone: 4, sunstone: 3, cloudstone: 3, mushroom: 3, riverstone: 2, fish: 1, pitch: 1 }],
  ] as const)('the %s deck has its bonus resources', (deck, bonus) => {
    const cards = foragingIds.map((id): ForagingCard => foraging[id]).filter((card) => card.deck === deck);
    expect(count(cards.flatMap(({ fore, mid, back }) => [...fore, ...mid, ...back]).flatMap((object) => object.bonus ?? []))).toEqual(
      bonus,
    );
  });
  test('outposts, the ice and the reef lie ready', () => {
    expect(families(Object.keys(overlays))).toEqual({ OP: 12, GL: 3, RE: 1 });
  });
});

describe('omens, outcomes, events and people', () => {
  const entries = Object.values<InvestigationEntry>(investigations);

  test('at least sixty investigations, twelve for each omen', () => {
    expect(entries.length).toBeGreaterThanOrEqual(60);
    for (const omen of omens) expect(entries.filter((entry) => entry.omen === omen).length, omen).toBeGreaterThanOrEqual(12);
  });
  test('at least twenty of hexes, fifteen of items, ten of journeys, eight of structures, four of foraging cards', () => {
    const of = (ids: object): number => entries.filter(({ component }) => component in ids).length;
    for (const [ids, least] of [[hexes, 20], [items, 15], [journey, 10], [structures, 8], [foraging, 4]] as const)
      expect(of(ids)).toBeGreaterThanOrEqual(least);
  });
  test('every hex, and every item that shows an omen, means something', () => {
    const found = new Set(entries.map(({ component }) => component));
    expect(
      [...hexIds, ...Object.entries(items).flatMap(([id, item]) => ('omen' in item ? [id] : []))].filter((id) => !found.has(id)),
    ).toEqual([]);
  });
  test('thirty outcomes at least, a mystery for every omen and region, and names enough', () => {
    expect(Object.keys(outcomes).length).toBeGreaterThanOrEqual(30);
    for (const omen of omens) expect(Object.keys(mysteryChart[omen])).toEqual([...regions]);
    expect(new Set(personNames).size).toBeGreaterThanOrEqual(40);
  });
  test('ten events of 47 activity in all, the Turning of the Age last', () => {
    expect(eventIds).toHaveLength(10);
    expect(eventIds.reduce((sum, id) => sum + events[id].threshold, 0)).toBe(47);
    expect(events[lastEvent].interval).toBe('epoch');
  });
  test('SC-634, SC-635 four cards of Knowledge and a power for each mantle to begin with', () => {
    expect(startingKnowledge).toEqual(['KN01', 'KN02', 'KN03', 'KN04']);
    expect(startingPowers.map((id) => powers[id].mantle).sort()).toEqual([...mantles].sort());
  });
  test('N10 from the first two goals of the introduction all ten come into play', () => {
    const { goals: first, aside, voluntaryEnd } = challenges.CI01;
    const reached = new Set<string>(first);
    for (const goal of reached)
      for (const effect of effectsIn(goals[goal as GoalId].back))
        if (effect.do === 'addGoal') for (const next of effect.goals) reached.add(next);
    expect([...reached].sort()).toEqual([...first, ...aside].sort());
    expect(reached.size).toBe(10);
    expect(voluntaryEnd.goals.every((goal) => reached.has(goal)) && voluntaryEnd.atLeast <= reached.size).toBe(true);
  });
});
