import { button, thenAsking } from '../../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../../kernel/rule.ts';
import type { Face } from '../../content/materials.ts';
import { largePrey, predatorFight, predatorRetreat, smallPrey } from '../../content/wildlife.ts';
import type { CharacterId, Stonesaga } from '../../state.ts';
import { abilitiesOf } from '../abilities.ts';
import { ask } from '../asking.ts';
import { attributeTest, oddsFor, type TestSpec } from '../attributeTest.ts';
import { gain } from '../holdings.ts';
import { suffer } from '../maladies.ts';
import { flee } from '../moving.ts';
import type { ForagePicture } from './tableau.ts';

/** What a hunt for these asks for, and what it brings; of a predator, what a fight does. */
function huntOf(wildlife: readonly ForagePicture[]): { readonly spec: TestSpec; readonly gain: Partial<Record<Face, number>> } {
  const { kind } = wildlife[0]!;
  if (kind === 'predator') return { spec: fighting, gain: predatorFight.gain };
  const { atLeast, gain } = kind === 'largePrey' ? largePrey : smallPrey[wildlife.length as 1 | 2 | 3];
  return { spec: { of: ['dexterity'], kind: kind === 'largePrey' ? 'largePrey' : 'smallPrey', steps: [atLeast] }, gain };
}

/** How likely a hunt for these succeeds, as it is read before it begins. */
export const huntOdds = (t: Stonesaga, who: CharacterId, wildlife: readonly ForagePicture[]): string =>
  oddsFor(t.state, who, huntOf(wildlife).spec);

/** SS-492 A hunt, a predator that has seen you, or a card that says so. */
export function* encounter(t: Stonesaga, who: CharacterId, wildlife: readonly ForagePicture[], marks?: QuestionMarks): Rule {
  if (wildlife[0]!.kind === 'predator') return yield* meetPredator(t, who, wildlife, marks);
  const { spec, gain: brings } = huntOf(wildlife);
  yield* attributeTest(t, who, spec, function* (result) {
    const caught = result >= spec.steps![0]!;
    t.tell({ fact: 'hunted', who, objects: wildlife.map(({ id }) => id), caught });
    if (caught) bringHome(t, who, brings, wildlife);
  });
}

const fighting: TestSpec = { of: ['dexterity', 'might'], kind: 'fight', steps: [predatorFight.atLeast] };
const retreating: TestSpec = { of: ['dexterity', 'awareness'], kind: 'retreat', steps: [predatorRetreat] };

/** SS-503 to SS-509 */
function* meetPredator(t: Stonesaga, who: CharacterId, wildlife: readonly ForagePicture[], marks?: QuestionMarks): Rule {
  const prompt = 'Fight or retreat? Who fails suffers a major injury.';
  const ways = [
    button('fight', `Fight: ${oddsFor(t.state, who, fighting)}`, true),
    button('retreat', `Retreat: ${oddsFor(t.state, who, retreating)}, else driven away`, false),
  ].map((option) => thenAsking(option, 'which attribute'));
  const fights = yield* ask(t, who, 'wildlife.predator', prompt, ways, marks);
  yield* attributeTest(
    t,
    who,
    fights ? fighting : retreating,
    function* (result) {
      const well = result >= (fights ? predatorFight.atLeast : predatorRetreat);
      t.tell({ fact: 'hunted', who, objects: wildlife.map(({ id }) => id), caught: fights && well });
      if (fights && well) bringHome(t, who, predatorFight.gain, wildlife);
      if (well) return;
      yield* suffer(t, who, 'injury', 'major');
      if (!fights) yield* flee(t, who);
    },
    { second: true },
  );
}

/** SS-489, R-SS-61 Bonus resources come only with a catch. */
function bringHome(t: Stonesaga, who: CharacterId, table: Partial<Record<Face, number>>, wildlife: readonly ForagePicture[]): void {
  for (const [face, n] of Object.entries(table) as [Face, number][]) gain(t, who, face, n, 'hunt');
  for (const { bonus } of wildlife) for (const face of bonus) gain(t, who, face, 1, 'hunt');
  for (const { ability } of abilitiesOf(t.state, who, 'huntBonus')) gain(t, who, ability.what, ability.n, 'hunt');
}
