import { expect, test } from 'vitest';
import { randomAnswer } from '../../../bots/random.ts';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { copyStonesaga } from './copy.ts';
import { stonesaga } from './index.ts';
import { mixes } from './settings.ts';
import type { Character, Person, StonesagaState } from './state.ts';
import { draftAnything } from './stonesaga.testing.ts';

const sharedOf = (s: StonesagaState): object[] => [
  s.seats, s.trays, s.house, s.today, s.today.investigated, s.today.investigators, s.culture.recipes, s.culture.failed, s.culture.omens,
  ...Object.values(s.map).flatMap((hex) => [hex, hex.zones]),
  ...Object.values<Character>(s.characters).flatMap((one) => [
    one.health,
    one.health.injury,
    one.health.disease,
    one.boosts,
    one.used,
    ...Object.values(one.items).flatMap((held) => [held, held.stored]),
  ]),
  ...Object.values<Person>(s.people).flatMap((one) => [one.attributes, one.traits]),
  ...Object.values(s.outposts).flatMap(({ structures }) => Object.values(structures).flatMap((built) => [built, built.stored])),
  ...Object.values(s.goals).flatMap((goal) => [goal, goal.tokens, goal.hexes]),
];

/** Copies whose common records throw when they are written into. */
const freezing: typeof stonesaga = {
  ...stonesaga,
  copy(state) {
    sharedOf(state).forEach(Object.freeze);
    return copyStonesaga(state);
  },
};

test.each(mixes.map(({ id }) => id))('no rule of %s writes into what copies of a state share', (mix) => {
  const pick = picker(3);
  let answers = 0;
  for (let seed = 1; answers < 1_500; seed++) {
    const match = begin(freezing, { mix, chance: entropyFrom(seed), options: { days: 'limited' } });
    for (; match.open.length > 0; answers++) {
      match.answer(randomAnswer(match.open, pick, draftAnything)!);
      if (answers % 50 === 0 && match.open[0]) match.imagined(match.open[0].seat, pick);
    }
  }
});

test('a copy says the same, and is left alone by what happens to the other', () => {
  const match = begin(stonesaga, { mix: 'endless-4', chance: entropyFrom(1), options: { days: 'limited' } });
  const pick = picker(1);
  for (let given = 0; match.open.length > 0; given++) {
    const at = match.here().at;
    const before = given % 97 === 0 ? JSON.stringify(at) : undefined;
    if (before) expect(JSON.stringify(copyStonesaga(at))).toBe(before);
    for (let n = 0; n < 3 && match.open.length > 0; n++) match.answer(randomAnswer(match.open, pick, draftAnything)!);
    if (before) expect(JSON.stringify(at)).toBe(before);
  }
});
