import { describe, expect, test } from 'vitest';
import { abilitiesIn, effectsIn, optionsIn, printed } from './content.testing.ts';
import type { Effect } from './effects.ts';
import type { Ability, Use } from './abilities.ts';
import { traits } from './vocabulary.ts';
import { resolveCard } from '../rules/effects/resolve.ts';
import type { StonesagaState } from '../state.ts';
import { change, equip, give, now, running, type Edit } from '../stonesaga.testing.ts';

/** Everything at hand: tools, a flute, every trait, some hurt, and a hill nobody has looked behind. */
const rich: Edit = (s) => {
  give(
    s,
    'c1',
    'flakedRiverstone',
    'roundedCloudstone',
    'wood',
    'wood',
    'fiber',
    'fiber',
    'cord',
    'cord',
    'feather',
    'clay',
    'grain',
    'fish',
    'water',
    'water',
  );
  equip(s, 'c1', 'IT21', 'pouch1');
  s.people[s.characters.c1.person!]!.traits = [...traits];
  s.people[s.characters.c1.person!]!.marks = ['Conclusion'];
  s.characters.c1.health = { injury: { minor: 1, major: 0 }, disease: { minor: 1, major: 0 } };
  s.characters.c1.energy = 2;
  Object.assign(s.tracks, { lore: 8, unrest: 8, population: 8, activity: 2 });
  change(s, '1,0', { explored: false });
};
/** Nothing at hand, nobody near, and no strength left. */
const poor: Edit = (s) => {
  s.characters.c1.energy = 0;
  s.characters.c2.at = '0,1';
  s.people[s.characters.c1.person!]!.traits = [];
  Object.assign(s.tracks, { lore: 0, unrest: 0 });
};

interface Played {
  readonly taken: readonly string[];
  readonly state: StonesagaState;
}

/** One reading of a card: every die shows `face`, every question takes its answer number `turn`. */
function play(card: string, effects: readonly Effect[], edit: Edit, face: number, turn: number): Played {
  const taken: string[] = [];
  const m = running((t) => resolveCard(t, 'c1', card, effects), { mix: 'seeds-2', edit }, Array.from({ length: 12 }, () => face));
  for (let asked = 0; m.open.length > 0; asked++) {
    if (asked > 40) throw new Error(`${card} does not end: ${m.open[0]!.ask}`);
    const { seat, ask, options } = m.open[0]!;
    const option = options[turn % options.length]!;
    if (ask === 'card.choice' || ask === 'group.choice') taken.push(option.label);
    m.answer({ seat, ask, option: option.id });
  }
  return { taken, state: now(m) };
}

const usesOn = (cards: Readonly<Record<string, { readonly abilities: readonly Ability[] }>>): [string, readonly Effect[]][] =>
  Object.entries(cards).flatMap(([id, card]) =>
    abilitiesIn(card.abilities).flatMap((one): [string, readonly Effect[]][] => (one.is === 'use' ? [[id, (one as Use).do]] : [])),
  );
const effectsOf = (cards: Readonly<Record<string, { readonly effects: readonly Effect[] }>>): [string, readonly Effect[]][] =>
  Object.entries(cards).map(([id, { effects }]) => [id, effects]);

const decks = {
  journey: effectsOf(printed.journey),
  night: effectsOf(printed.night),
  outcomes: effectsOf(printed.outcomes),
  investigations: effectsOf(printed.investigations),
  mysteries: Object.entries(printed.mysteryChart).flatMap(([omen, cells]) =>
    Object.entries(cells).map(([region, { effects }]): [string, readonly Effect[]] => [`${omen} ${region}`, effects]),
  ),
  uses: [...usesOn(printed.items), ...usesOn(printed.structures), ...usesOn(printed.powers)],
};

describe.each(Object.entries(decks))('%s can be played', (_deck, cards) => {
  test.each(cards)('%s', (card, effects) => {
    const ways = new Set<string>();
    const turns = optionsIn(effects).length > 0 ? [0, 1, 2, 3] : [0, 1];
    const faces = effectsIn(effects).some(({ do: name }) => name === 'test' || name === 'roll' || name === 'read') ? [1, 3, 5] : [3];
    for (const edit of [rich, poor])
      for (const face of faces)
        for (const turn of turns) {
          const { taken, state } = play(card, effects, edit, face, turn);
          for (const label of taken) ways.add(label);
          expect(state.characters.c1.energy).toBeGreaterThanOrEqual(0);
          expect(Object.values(state.tracks).every((n) => n >= 0 && n <= 20)).toBe(true);
          expect(Object.values(state.characters.c1.bag).every((n) => n > 0)).toBe(true);
        }
    // Answers that a card prints inside another's reading are counted there.
    const own = effects.flatMap((effect) =>
      effect.do === 'choose' || effect.do === 'groupChoose' ? effect.options.map(({ label }) => label) : [],
    );
    expect(own.filter((label) => !ways.has(label))).toEqual([]);
  });
});
