import { describe, expect, test } from 'vitest';
import { effectsIn, optionsIn, printed } from './content.testing.ts';
import type { Effect } from './effects.ts';
import { faces } from './faces.ts';
import { fishing } from './fishing.ts';
import { foraging } from './foraging.ts';
import { hexes } from './hexes.ts';
import { hints } from './hints.ts';
import type { Face } from './materials.ts';
import { overlays } from './overlays.ts';
import type { InvestigationEntry } from './schema.ts';

/** Every string with the key it stands under. */
function strings(value: unknown, key = ''): { readonly key: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => strings(one, Array.isArray(value) ? key : name));
}
const all = strings({ ...printed, hints, hexes, foraging });
const under = (...keys: string[]): string[] => all.filter(({ key }) => keys.includes(key)).map(({ text }) => text);
const twice = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) !== i);
const labels = optionsIn(printed).map(({ label }) => label);

describe('what players read', () => {
  test('no name and no sentence is used twice', () => {
    // N10 The goal and what it teaches are called the same.
    expect(twice(under('title', 'name'))).toEqual(['The Secret Ways']);
    expect(twice(under('text', 'front', 'back').filter((text) => text.length > 30))).toEqual([]);
  });

  test('sentences end, and fit on a card', () => {
    for (const text of under('text', 'front')) {
      expect(text, text).toMatch(/[.?!]$/);
      expect(text.length, text).toBeLessThanOrEqual(220);
      expect(text, text).not.toMatch(/ {2}|\s[.,;:?!]|\.\.|^\s|[‘’“”…—–]/);
    }
  });

  test('what Journey and Night cards tell is short', () => {
    for (const { key, text } of strings({ ...printed.journey, ...printed.night }))
      if (key === 'text') expect(text.length, text).toBeLessThanOrEqual(120);
  });

  test('a choice is a phrase without a full stop, and fits on a button', () => {
    for (const label of labels) {
      expect(label, label).toMatch(/^[A-Z].*[^.]$/);
      expect(label.length, label).toBeLessThanOrEqual(130);
    }
  });

  test('prompts are sentences', () => {
    for (const text of under('prompt')) expect(text, text).toMatch(/^[A-Z].{2,70}[.?!]$/);
  });

  test('the choices of one question differ', () => {
    for (const effect of effectsIn(printed))
      if (effect.do === 'choose' || effect.do === 'groupChoose') {
        expect(twice(effect.options.map(({ id }) => id)), effect.prompt).toEqual([]);
        expect(twice(effect.options.map(({ label }) => label)), effect.prompt).toEqual([]);
      }
  });

  test('a component of one kind never has the id of another', () => {
    expect(
      twice([
        ...Object.values(printed).flatMap((kind) =>
          kind === printed.miningChart || kind === printed.mysteryChart ? [] : Object.keys(kind),
        ),
        ...Object.keys(hexes),
        ...Object.keys(foraging),
        ...Object.keys(fishing),
        ...Object.keys(overlays),
      ]),
    ).toEqual([]);
  });
});

describe('what players read is what happens', () => {
  const nameOf = (what: string): string => ({ foodOrWater: 'food or water' })[what] ?? (what in faces ? faces[what as Face].name : what);

  test('every choice leaves a way that costs nothing and asks for nothing', () => {
    for (const effect of effectsIn(printed))
      if (effect.do === 'choose' || effect.do === 'groupChoose')
        expect(
          effect.options.some(({ if: condition, cost }) => !condition && !cost),
          effect.prompt,
        ).toBe(true);
  });

  test('what a choice costs is said on it', () => {
    for (const { label, cost } of optionsIn(printed)) {
      if (cost?.energy) expect(label.toLowerCase()).toContain(`${cost.energy} energy`);
      if (cost?.lore) expect(label).toContain(`${cost.lore} lore`);
      if (cost?.discard) expect(label.toLowerCase()).toContain(`${cost.n ?? 1} ${nameOf(cost.discard)}`);
    }
  });

  /** What a choice does for certain, in the words of its label. */
  const certain = (effect: Effect): string | null => {
    switch (effect.do) {
      case 'gain': return faces[effect.what].name;
      case 'energy': return 'energy';
      case 'loseEnergy': return 'energy';
      case 'boost': return 'boost';
      case 'suffer': return effect.malady;
      case 'degradeMalady': return 'degrade';
      case 'track': return effect.track;
      case 'legend': return 'Legend';
      case 'mystery': return 'mystery';
      case 'reveal': return 'reveal';
      default: return null;
    }
  };
  test('what a choice does for certain is said on it', () => {
    for (const { label, do: effects } of optionsIn(printed))
      for (const effect of effects) {
        const word = certain(effect);
        if (word) expect(label.toLowerCase(), label).toContain(word.toLowerCase());
      }
  });

  test('an investigation names the outcomes it reads, and no others', () => {
    for (const [key, { text, effects }] of Object.entries<InvestigationEntry>(printed.investigations)) {
      const read = effectsIn(effects).flatMap((effect) => (effect.do === 'read' ? [effect.outcome] : []));
      expect(text.match(/H\d{3}/g) ?? [], key).toEqual(read);
    }
  });

  test('bands go down from the best to one that takes whatever is left', () => {
    for (const effect of effectsIn(printed))
      if (effect.do === 'test' || effect.do === 'roll') {
        const mins = effect.bands.map(({ min }) => min);
        expect(mins).toEqual([...new Set(mins)].sort((a, b) => b - a));
        expect(mins.at(-1)).toBe(0);
      }
  });
});
