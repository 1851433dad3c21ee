import { describe, expect, test } from 'vitest';
import { AbilitySchema } from '../content/abilities.ts';
import { box } from '../content/box.ts';
import { challengeIds, challengeList, epochOf } from '../content/challengeList.ts';
import { challenges } from '../content/challenges.ts';
import { EffectSchema } from '../content/effects.ts';
import { eventIds } from '../content/events.ts';
import { faces, resources } from '../content/faces.ts';
import { fishing } from '../content/fishing.ts';
import { foraging } from '../content/foraging.ts';
import { hexes, hexIds } from '../content/hexes.ts';
import { items, itemIds } from '../content/items.ts';
import { journey } from '../content/journey.ts';
import { miningBags, miningChart } from '../content/mining.ts';
import { mysteryChart } from '../content/mysteries.ts';
import { outcomes } from '../content/outcomes.ts';
import { outpostOverlays, overlays } from '../content/overlays.ts';
import { printed } from '../content/content.testing.ts';
import type { HexCard } from '../content/schema.ts';
import { structures, structureIds } from '../content/structures.ts';
import { fishingDice } from '../content/values.ts';
import {
  attributes,
  features,
  maladyKinds,
  mantles,
  minable,
  omens,
  regions,
  severities,
  slotKinds,
  stones,
  technologies,
  tools,
  tracks,
  type Minable,
  type Stone,
} from '../content/vocabulary.ts';
import { createCharacter } from './setup/creation.ts';
import { featuresAt } from './places.ts';
import { begin, now, position, rigged, running, say, told } from '../stonesaga.testing.ts';

describe('what lies in the box', () => {
  test('SS-006 six dice of six sides, thrown when fishing and in tests', () => {
    expect(box.dice).toBeGreaterThanOrEqual(fishingDice);
    expect(box.dice).toBe(6);
    const m = say(begin({ mix: 'seeds-1' }), 'fish:c1:lake');
    expect(m.open[0]!.options[0]!.gesture).toMatchObject({ kind: 'throw', dice: 'd6', count: 4 });
  });
  test('SS-007 seven kinds of food and water, twelve tokens of each', () => {
    const kinds = resources.filter((one) => faces[one].sort !== 'material');
    expect([...kinds].sort()).toEqual(['fish', 'game', 'grain', 'mushroom', 'nuts', 'root', 'water']);
    expect(kinds.length * box.foodTokensOfAKind).toBe(84);
  });
  test('SS-008 SS-009 five mining tokens of each of four stones, one with every omen', () => {
    expect([...stones].sort()).toEqual(['clay', 'cloudstone', 'riverstone', 'sunstone']);
    expect(omens).toHaveLength(box.miningTokensOfAStone);
    expect(stones.length * box.miningTokensOfAStone).toBe(20);
    // Whichever of its tokens comes, each stone shows each omen once.
    const mined = (feature: Minable, stone: Stone, roll: number) => {
      const hex = hexIds.find((id) => Object.values<readonly string[]>(hexes[id].zones).some((zone) => zone.includes(feature)))!;
      const beside = hexIds.filter((id) => hexes[id].region === hexes[hex].region && id !== hex);
      const { match } = rigged([roll], { mix: 'seeds-1', hexes: [hex, beside[0]!, beside[1]!] });
      return told(say(match, `mine:c1:${feature}`, `stone:${stone}`), 'mined')[0];
    };
    for (const feature of minable)
      for (const stone of stones.filter((one) => miningBags[feature][one])) {
        const tokens = omens.map((_, i) => mined(feature, stone, i + 1));
        expect(tokens).toMatchObject(omens.map((omen) => ({ stone, omen })));
      }
    for (const bag of Object.values<Partial<Record<string, number>>>(miningBags))
      for (const n of Object.values(bag)) expect(n).toBeLessThanOrEqual(box.miningTokensOfAStone);
  });
  test('SS-010 sixty people have a card and a name each', () => {
    const m = running(function* (t) { for (let n = 1; n < box.characterCards; n++) yield* createCharacter(t, 'c1'); }, { mix: 'seeds-1' });
    const people = Object.values(now(m).people);
    expect(people).toHaveLength(60);
    expect(new Set(people.map(({ name }) => name)).size).toBe(60);
  });
  test('SS-011 an Outpost card is blank before its outpost is built, and there are more cards than overlays', () => {
    expect(position().outposts).toEqual({});
    expect(box.outpostCards).toBe(20);
    expect(outpostOverlays.length).toBeLessThanOrEqual(box.outpostCards);
  });
  test('SC-076 fifteen mystery tokens, three with each omen', () => {
    expect(box.mysteryTokensOfAnOmen * omens.length).toBe(15);
    expect(mantles).toHaveLength(box.mantleBoards);
  });
});

describe('what is printed on the land', () => {
  test('SS-168 what covers an edge is among the features of its hex', () => {
    for (const id of hexIds) {
      const { full, zones }: HexCard = hexes[id];
      for (const feature of Object.values(full)) expect(Object.values(zones).flat(), id).toContain(feature);
    }
    expect(featuresAt(position({ hexes: ['VV08', 'VV04', 'VV03'] }), '0,0')).toContain('mountain');
  });
  test('SS-170 for every hex there is a list of its features', () => {
    for (const id of hexIds) {
      const others = hexIds.filter((one) => one !== id && hexes[one].region === hexes[id].region);
      const found = featuresAt(position({ hexes: [id, others[0]!, others[1]!] }), '0,0');
      expect([...found].sort()).toEqual([...new Set(Object.values((hexes[id] as HexCard).zones).flat())].sort());
    }
  });
  test('SS-155 every material goes into an item, and structures are built of materials', () => {
    const used = new Set(itemIds.flatMap((id) => [faces[items[id].left[0]].of, faces[items[id].right[0]].of]));
    expect(resources.filter((one) => faces[one].sort === 'material' && !used.has(one))).toEqual([]);
    for (const id of structureIds)
      for (const what of Object.keys(structures[id].materials)) expect(faces[what as keyof typeof faces].sort, id).toBe('material');
  });
  test('SC-128 an omen is printed only on kinds of components for which it is said when somebody has to do with them', () => {
    const listed = new Set(Object.keys({ ...hexes, ...overlays, ...items, ...structures, ...journey, ...foraging, ...fishing }));
    const bearing = Object.values(printed)
      .flatMap((cards) => Object.entries(cards))
      .flatMap(([id, card]) => (typeof card === 'object' && 'omen' in card && !('component' in card) ? [id] : []));
    expect(bearing.length).toBeGreaterThan(20);
    expect(bearing.filter((id) => !listed.has(id))).toEqual([]);
  });
  test('SC-692 every structure is mobile or immobile', () => {
    const mobile = structureIds.filter((id) => structures[id].mobile);
    expect(mobile.map((id) => structures[id].name).sort()).toEqual([
      'Drying Rack',
      "Healer's Tent",
      'Lean-to',
      'Loom',
      'Signal Fire',
      'Song Circle',
      'Tool Bench',
    ]);
    expect(structureIds.every((id) => typeof structures[id].mobile === 'boolean')).toBe(true);
  });
  test('SC-710 SC-493 forty challenges of seven types, ten events, a Mystery Chart and a Mining Chart without a hole', () => {
    const types = challengeIds.map((id) => challengeList[id].type);
    expect(
      ['campaignStart', 'epochStart', 'crisis', 'development', 'peril', 'epochFinale', 'campaignFinale'].map(
        (type) => types.filter((one) => one === type).length,
      ),
    ).toEqual([2, 4, 9, 12, 6, 4, 3]);
    expect([1, 2, 3].map((epoch) => challengeIds.filter((id) => epochOf(id) === epoch).length)).toEqual([13, 13, 14]);
    for (const [id, { title, type, interval }] of Object.entries(challenges))
      expect(challengeList[id as 'CI01']).toEqual({ title, type, interval });
    for (const { effects } of Object.values(outcomes))
      for (const effect of effects as readonly { do: string; challenges?: readonly string[] }[])
        for (const id of effect.challenges ?? []) expect(challengeIds).toContain(id);
    expect(eventIds).toHaveLength(10);
    for (const omen of omens) {
      for (const region of regions) expect(mysteryChart[omen][region].effects.length).toBeGreaterThan(0);
      for (const feature of minable) expect(miningChart[omen][feature].effects.length).toBeGreaterThan(0);
    }
  });
});

describe('the icons', () => {
  test('SC-664 five tools', () => expect([...tools].sort()).toEqual(['cut', 'drill', 'grind', 'heat', 'strike']));
  test('SC-665 six technologies', () =>
    expect([...technologies].sort()).toEqual(['chop', 'dig', 'hammer', 'ignite', 'music', 'stonework']));
  test('SC-666 what else a card may speak of', () => {
    expect([attributes, slotKinds, tracks, omens, severities, maladyKinds, features].map(({ length }) => length)).toEqual([
      4, 3, 4, 5, 2, 2, 10,
    ]);
    const said = [
      { do: 'energy' },
      { do: 'boost', attribute: 'choice' },
      { do: 'deplete' },
      { do: 'shelter', what: 'place' },
      { do: 'read', outcome: '333' },
      { do: 'discard', what: 'food' },
      {
        do: 'roll',
        bands: [
          { min: 4, do: [] },
          { min: 0, do: [] },
        ],
      },
      ...tracks.map((track) => ({ do: 'track', track, n: 1 })),
      ...maladyKinds.flatMap((malady) => severities.map((severity) => ({ do: 'suffer', malady, severity }))),
    ];
    for (const effect of said) expect(EffectSchema.safeParse(effect).success, JSON.stringify(effect)).toBe(true);
    expect(
      AbilitySchema.safeParse({ is: 'use', when: 'night', per: 'night', label: 'A night action', do: [{ do: 'energy' }] }).success,
    ).toBe(true);
    const icons = new Set(Object.values(fishing).flatMap(({ strikes }) => strikes.map(({ icon }) => icon)));
    expect([...icons].sort()).toEqual(['luck', 'mishap', 'none']);
    expect(EffectSchema.safeParse({ do: 'somethingElse' }).success).toBe(false);
  });
});
