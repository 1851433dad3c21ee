import { button, declining, tap } from '../../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../../kernel/rule.ts';
import type { Wanted } from '../../content/conditions.ts';
import type { EffectOf } from '../../content/effects.ts';
import { items, type ItemId } from '../../content/items.ts';
import type { Face } from '../../content/materials.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../../state.ts';
import { ask, withThen } from '../asking.ts';
import { gainBoost } from '../boosts.ts';
import { nameOf, personOf } from '../characters.ts';
import { gainEnergy, loseEnergy } from '../energy.ts';
import { findOn, gain, holds, itemsOf, labelOf, lose } from '../holdings.ts';
import { discardItem, gainItem } from '../itemSlots.ts';
import { degradeChosen, degradeEach, suffer } from '../maladies.ts';
import { takeLegend } from '../legends.ts';
import { resolve, type Performers } from './resolve.ts';

function gainResource(t: Stonesaga, who: CharacterId, { what, n = 1 }: EffectOf<'gain'>): void {
  gain(t, who, what, n, 'card');
}

function* gainOne(t: Stonesaga, who: CharacterId, { of, n = 1 }: EffectOf<'gainOne'>, marks?: QuestionMarks): Rule {
  const options = of.map((one: Face) => tap(`supply:${one}`, labelOf(one), one));
  const face = yield* ask(t, who, 'card.gain', 'What do you take?', options, marks);
  gain(t, who, face, n, 'card');
}

function* gainCard(t: Stonesaga, who: CharacterId, { item }: EffectOf<'gainItem'>): Rule {
  yield* gainItem(t, who, item as ItemId);
}

function energy(t: Stonesaga, who: CharacterId, { n = 1 }: EffectOf<'energy'>): void {
  gainEnergy(t, who, n);
}

function* energyLost(t: Stonesaga, who: CharacterId, { n = 1 }: EffectOf<'loseEnergy'>): Rule {
  yield* loseEnergy(t, who, n);
}

function* suffered(t: Stonesaga, who: CharacterId, { malady, severity = 'minor', n = 1 }: EffectOf<'suffer'>): Rule {
  for (let i = 0; i < n; i++) yield* suffer(t, who, malady, severity);
}

function* degraded(t: Stonesaga, who: CharacterId, { of = 'any', n = 1 }: EffectOf<'degradeMalady'>, marks?: QuestionMarks): Rule {
  if (n === 'each') return degradeEach(t, who);
  for (let i = 0; i < n; i++) yield* degradeChosen(t, who, of, false, marks);
}

function* boost(t: Stonesaga, who: CharacterId, { attribute, severity = 'minor' }: EffectOf<'boost'>, marks?: QuestionMarks): Rule {
  yield* gainBoost(t, who, attribute, severity, marks);
}

function gainTrait(t: Stonesaga, who: CharacterId, { trait }: EffectOf<'trait'>): void {
  const person = personOf(t.state, who);
  if (person.traits.includes(trait)) return;
  person.traits = [...person.traits, trait];
  t.tell({ fact: 'traitGained', who, trait });
}

function* legend(t: Stonesaga, who: CharacterId, { how }: EffectOf<'legend'>, marks?: QuestionMarks): Rule {
  yield* takeLegend(t, who, how, marks);
}

function comfort(t: Stonesaga, who: CharacterId): void {
  t.state.characters[who].comforted = true;
}

/** What cannot be given up in full is not given up at all, and the other thing happens. */
function* discard(
  t: Stonesaga,
  who: CharacterId,
  { what, n = 1, optional = false, then = [], orElse = [] }: EffectOf<'discard'>,
  marks?: QuestionMarks,
): Rule {
  const paid = holds(t.state, who, what) >= n && (!optional || (yield* wantsTo(t, who, what, n, marks)));
  if (!paid) return yield* resolve(t, who, orElse);
  yield* discardChosen(t, who, what, n, optional ? second : marks);
  yield* resolve(t, who, then);
}

const second: QuestionMarks = { second: true };

/** Whether so much is given up. If there is a choice of it, that is asked next. */
export const wantsTo = (t: Stonesaga, who: CharacterId, what: Wanted, n: number, marks?: QuestionMarks): Rule<boolean> =>
  ask(
    t,
    who,
    'card.pay',
    `Will ${nameOf(t.state, who)} give up ${n} ${what}?`,
    [withThen(button('pay', 'Give it up', true), discarding(t.state, who, what)), declining(button('keep', 'Keep it', false))],
    marks,
  );

/** What is asked when this is given up, if there is a choice. */
export const discarding = (state: StonesagaState, who: CharacterId, what: Wanted): string | null =>
  findOn(state, who, what).length > 1 ? 'what to give up' : null;

/** The first question is marked as told. The others, for more than one, follow from it. */
export function* discardChosen(t: Stonesaga, who: CharacterId, what: Wanted, n: number, marks?: QuestionMarks): Rule {
  for (let i = 0; i < n; i++) {
    const options = findOn(t.state, who, what).map(({ face }) => tap(`res:${who}:${face}`, labelOf(face), face));
    const face = yield* ask(t, who, 'card.discard', `What does ${nameOf(t.state, who)} give up?`, options, i === 0 ? marks : undefined);
    lose(t, who, face, 1, 'supply');
  }
}

function* giveUpItem(t: Stonesaga, who: CharacterId, _effect: EffectOf<'discardItem'>, marks?: QuestionMarks): Rule {
  const held = itemsOf(t.state, who);
  if (held.length === 0) return;
  const key = yield* ask(
    t,
    who,
    'card.item',
    'Which item do you give up?',
    held.map(([one, { item }]) => tap(`item:${one}`, items[item].name, one)),
    marks,
  );
  discardItem(t, who, key);
}

export const boardEffects = {
  gain: gainResource,
  gainOne,
  gainItem: gainCard,
  energy,
  loseEnergy: energyLost,
  suffer: suffered,
  degradeMalady: degraded,
  boost,
  trait: gainTrait,
  legend,
  comfort,
  discard,
  discardItem: giveUpItem,
} satisfies Partial<Performers>;
