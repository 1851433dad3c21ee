import { describe, expect, test } from 'vitest';
import { abilitiesIn, conditionsIn, effectsIn, printed } from './content.testing.ts';
import { abilitySchemas } from './abilities.ts';
import { faces, materialFaces } from './faces.ts';
import { fishing } from './fishing.ts';
import { foraging } from './foraging.ts';
import { hexes } from './hexes.ts';
import { itemIds, items, type ItemId } from './items.ts';
import { knowledgeIds, startingKnowledge } from './knowledge.ts';
import { materials, type Face, type Material } from './materials.ts';
import { miningBags, miningChart } from './mining.ts';
import type { FishingCard, ForagingCard, ItemCard, StructureCard } from './schema.ts';
import { structureIds, structures } from './structures.ts';
import { startingTraits, technologies, traits, type Technology, type Tool } from './vocabulary.ts';
import { bounty, largePrey, predatorFight, smallPrey } from './wildlife.ts';
import { keywordsOf } from '../rules/conditions.ts';

/** What fishing, foraging, hunting and mining bring home without a single tool. */
function gathered(): Set<Face> {
  const found = new Set<Face>();
  const all = (amounts: object): void => Object.keys(amounts).forEach((face) => found.add(face as Face));
  for (const { stock } of Object.values<FishingCard>(fishing)) for (const row of Object.values(stock)) all(row.gain);
  for (const { fore, mid, back } of Object.values<ForagingCard>(foraging))
    for (const { kind, bonus } of [...fore, ...mid, ...back]) {
      if (kind in bounty) found.add(bounty[kind as keyof typeof bounty]);
      for (const one of bonus ?? []) found.add(one);
    }
  for (const { gain } of [...Object.values(smallPrey), largePrey, predatorFight]) all(gain);
  for (const bag of Object.values(miningBags)) all(bag);
  for (const effect of effectsIn(miningChart)) if (effect.do === 'gain') found.add(effect.what);
  return found;
}

interface Reached {
  readonly faces: ReadonlySet<Face>;
  readonly items: ReadonlySet<ItemId>;
  readonly tools: ReadonlySet<Tool>;
  readonly technologies: ReadonlySet<Technology>;
}

/** Process and craft until nothing new comes of it. */
function reach(tools: readonly Tool[]): Reached {
  const have = { faces: gathered(), items: new Set<ItemId>(), tools: new Set<Tool>(tools), technologies: new Set<Technology>() };
  for (let before = -1; before !== have.faces.size + have.items.size; ) {
    before = have.faces.size + have.items.size;
    for (const face of have.faces) {
      for (const tool of faces[face].tools) have.tools.add(tool);
      const { other, requires } = faces[face];
      if (other && requires.length > 0 && requires.every((tool) => have.tools.has(tool))) have.faces.add(other);
    }
    for (const id of itemIds) {
      const { left, right, abilities }: ItemCard = items[id];
      if (!have.faces.has(left[0]) || !have.faces.has(right[0])) continue;
      have.items.add(id);
      for (const ability of abilities) {
        if (ability.is === 'tool') have.tools.add(ability.tool);
        if (ability.is === 'technology') have.technologies.add(ability.technology);
      }
    }
  }
  return have;
}

describe('what can be made', () => {
  test('every raw material can be gathered somewhere', () => {
    const found = gathered();
    expect((Object.keys(materials) as Material[]).filter((id) => !found.has(id))).toEqual([]);
  });

  test('N3 from nothing, without heat, 52 items can be made, and eight wait for a fire', () => {
    const { items: made } = reach([]);
    expect(itemIds.filter((id) => !made.has(id))).toEqual(['IT09', 'IT17', 'IT30', 'IT35', 'IT36', 'IT42', 'IT58', 'IT60']);
  });

  test('with a fire every side, every item and every technology', () => {
    const have = reach(['heat']);
    expect(materialFaces.filter((face) => !have.faces.has(face))).toEqual([]);
    expect(itemIds.filter((id) => !have.items.has(id))).toEqual([]);
    expect(technologies.filter((one) => !have.technologies.has(one))).toEqual([]);
  });

  test('the kiln is a way to heat that needs none', () => {
    const have = reach([]);
    const { technologies: needed, materials: cost }: StructureCard = structures.kiln;
    expect(needed!.every((one) => have.technologies.has(one)) && Object.keys(cost).every((one) => have.faces.has(one as Face))).toBe(true);
  });

  test('every structure can be paid for from the supply, and its ground exists', () => {
    const ground = new Set(Object.values(hexes).flatMap(({ zones }) => Object.values(zones).flat() as string[]));
    for (const id of structureIds) {
      const card: StructureCard = structures[id];
      for (const [what, n] of Object.entries(card.materials))
        expect(materials[what as Material].tokens, `${id}: ${what}`).toBeGreaterThanOrEqual(n);
      if (card.features)
        expect(
          card.features.every((feature) => ground.has(feature)),
          id,
        ).toBe(true);
    }
  });
});

describe('what is asked for can be had', () => {
  const conditions = conditionsIn(printed);
  const effects = effectsIn(printed);

  test('words of items are words of items that exist', () => {
    const words = new Set(itemIds.flatMap(keywordsOf));
    const asked = conditions.flatMap((one) => ('item' in one ? [one.item] : []));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((word) => !words.has(word))).toEqual([]);
  });

  test('every trait is given at creation or by a card, and matters to one', () => {
    const given = new Set<string>([...startingTraits, ...effects.flatMap((one) => (one.do === 'trait' ? [one.trait] : []))]);
    const asked = new Set<string>(conditions.flatMap((one) => ('trait' in one ? one.trait : [])));
    expect(traits.filter((trait) => !given.has(trait))).toEqual([]);
    expect(traits.filter((trait) => !asked.has(trait))).toEqual([]);
  });

  test('every Knowledge card is known at the start or taught by something', () => {
    const taught = new Set<string>([...startingKnowledge, ...effects.flatMap((one) => (one.do === 'knowledge' ? [one.id] : []))]);
    expect(knowledgeIds.filter((id) => !taught.has(id))).toEqual([]);
    for (const one of conditions) if ('known' in one) expect(knowledgeIds).toContain(one.known);
  });

  test('every kind of ability is on something', () => {
    const used = new Set<string>(abilitiesIn(printed).map(({ is }) => is));
    expect(Object.keys(abilitySchemas).filter((kind) => !used.has(kind))).toEqual([]);
  });
});
