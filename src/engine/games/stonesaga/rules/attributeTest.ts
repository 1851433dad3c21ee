import { button, declining, drag, tap, throwing, type Option } from '../../../kernel/option.ts';
import { chooseOrCompose, type QuestionMarks, type Rule } from '../../../kernel/rule.ts';
import { d6, faceEntry } from '../../../pieces/dice.ts';
import type { Condition } from '../content/conditions.ts';
import type { Modifier } from '../content/effects.ts';
import { night } from '../content/night.ts';
import type { Attribute, TestKind } from '../content/vocabulary.ts';
import { chanceToReach } from '../reckoning/testChance.ts';
import type { CharacterId, ItemKey, Stonesaga, StonesagaState } from '../state.ts';
import type { TestScene } from '../scenes.ts';
import { abilitiesOf, isUsed, markUsed, type Granted } from './abilities.ts';
import { ask, seatOf } from './asking.ts';
import { degradeBoost } from './boosts.ts';
import { nameOf, othersHere, personOf } from './characters.ts';
import { isTrue } from './conditions.ts';
import { discardItem } from './itemSlots.ts';
import { lends, sendBack } from './legends.ts';

export interface TestSpec {
  /** The player picks one if there are several. */
  readonly of: readonly Attribute[];
  readonly kind: TestKind;
  readonly modifiers?: readonly Modifier[];
  readonly bonus?: number;
  /** Results from which an outcome holds, for those who look on. */
  readonly steps?: readonly number[];
}

/** What was declared before the roll. */
interface Declared {
  bonus: number;
  used: string[];
  /** SC-260 A legend's value in place of one's own. */
  value: number | null;
  /** SC-262 Conditions that hold because of a legend. */
  lent: readonly Condition[];
}

/** SS-091, SS-092 Roll, rerolls and added dice, attribute, modifiers, outcome, and last the boost that was used wears off. */
export function* attributeTest(
  t: Stonesaga,
  who: CharacterId,
  spec: TestSpec,
  outcome: (result: number) => Rule,
  marks?: QuestionMarks,
): Rule {
  const attribute = yield* ask(
    t,
    who,
    'test.attribute',
    'Which attribute do you test?',
    spec.of.map((one) => tap(`attribute:${who}:${one}`, one, one)),
    marks,
  );
  const steps = [...(spec.steps ?? [])].filter((step) => step > 0).sort((a, b) => b - a);
  const scene: TestScene = { kind: 'test', who, attribute, for: spec.kind, dice: [], plus: 0, steps, under: t.state.scene };
  t.state.scene = scene;
  scene.plus = plusOf(t.state, who, attribute, spec, nothingDeclared());
  const declared = yield* throwFirst(t, who, attribute, spec, scene);
  yield* secondStep(t, who, spec.kind, scene);
  yield* turns(t, who, spec.kind, scene);
  const boost = t.state.characters[who].boosts[attribute] ?? 0;
  const bonus = plusOf(t.state, who, attribute, spec, declared);
  const result = scene.dice.reduce((sum, face) => sum + face, 0) + bonus;
  t.tell({ fact: 'tested', who, attribute, for: spec.kind, dice: [...scene.dice], bonus, result });
  t.state.scene = scene.under;
  yield* outcome(result);
  if (boost > 0) degradeBoost(t, who, attribute);
}

/** As a person reads it before a test is begun: how likely the best of its attributes reaches each number that counts. */
export const oddsFor = (state: StonesagaState, who: CharacterId, spec: TestSpec): string =>
  oddsOf(Math.max(...spec.of.map((one) => plusOf(state, who, one, spec, nothingDeclared()))), spec.steps ?? []);

/** "58 % for 8 or more", for each number that counts. */
const oddsOf = (plus: number, steps: readonly number[]): string =>
  steps.map((step) => `${Math.round(100 * chanceToReach(step - plus))} % for ${step} or more`).join(', ');

const nothingDeclared = (): Declared => ({ bonus: 0, used: [], value: null, lent: [] });

/** SS-097 to SS-099 What is added to the dice. SS-098 The boosted value must be used; R-SS-16 only a boost that is there now wears off. */
function plusOf(state: StonesagaState, who: CharacterId, attribute: Attribute, spec: TestSpec, declared: Declared): number {
  const value = declared.value ?? personOf(state, who).attributes[attribute];
  return (
    value +
    (state.characters[who].boosts[attribute] ?? 0) +
    standingBonus(state, who, attribute, spec) +
    modifiersOf(state, who, spec, declared.lent) +
    declared.bonus
  );
}

/** SS-093, SS-103 to SS-106 One die; a six on it, and on every die that follows from it, brings another. */
function* throwFirst(t: Stonesaga, who: CharacterId, attribute: Attribute, spec: TestSpec, scene: TestScene): Rule<Declared> {
  const declared = nothingDeclared();
  for (let why: 'test' | 'heroic' = 'test'; ; ) {
    const before = why === 'test' ? declarations(t, who, attribute, spec, declared) : [];
    const thrown = why === 'test' && spec.steps?.length ? `Throw the die: ${oddsOf(scene.plus, spec.steps)}` : 'Throw the die';
    const answer: { readonly chosen: 'roll' | (() => void) } | { readonly draft: number[] } = yield* chooseOrCompose<
      'roll' | (() => void),
      number[]
    >(
      seatOf(t.state, who),
      'test.throw',
      why === 'test' ? `${nameOf(t.state, who)} tests ${attribute}.` : 'A six: a heroic effort. Throw another die.',
      [throwing('d6', 1, thrown, 'roll' as const), ...before],
      t.state.house.ownDice ? faceEntry({ die: d6, count: 1 }) : undefined,
    );
    if ('chosen' in answer && answer.chosen !== 'roll') {
      answer.chosen();
      scene.plus = plusOf(t.state, who, attribute, spec, declared);
      continue;
    }
    t.fence();
    const face = 'draft' in answer ? answer.draft[0]! : t.roll(6);
    scene.dice.push(face);
    t.tell({ fact: 'dieRolled', who, face, why });
    if (face !== 6) return declared;
    why = 'heroic';
  }
}

/** SC-261, SC-263 What must be said before the die is thrown. */
function declarations(t: Stonesaga, who: CharacterId, attribute: Attribute, spec: TestSpec, declared: Declared): Option<() => void>[] {
  const offers: Option<() => void>[] = [];
  for (const granted of abilitiesOf(t.state, who, 'testBonus')) {
    const { ability, source } = granted;
    if (!(ability.discard || ability.per) || !helps(ability, spec.kind, attribute) || declared.used.includes(source)) continue;
    if (ability.per && isUsed(t.state, who, source, ability.per)) continue;
    offers.push(button(`use:${source}`, `+${ability.n} from ${source}`, () => {
      declared.used.push(source);
      declared.bonus += ability.n;
      if (ability.discard) discardItem(t, who, source as ItemKey);
      else markUsed(t, who, granted, ability.per!);
    }));
  }
  const { legend } = t.state.characters[who];
  if (legend) {
    const { name, attributes } = t.state.people[legend]!;
    const useLegend = (use: () => void) => (): void => {
      use();
      sendBack(t, who);
    };
    offers.push(
      button(
        'heroic-example',
        `Follow the example of ${name}: ${attribute} ${attributes[attribute]}`,
        useLegend(() => void (declared.value = attributes[attribute])),
      ),
    );
    const lent = (spec.modifiers ?? []).map(({ if: one }) => one).filter((one) => lends(t.state, who, one) && !isTrue(t.state, who, one));
    if (lent.length > 0) offers.push(button('past-wisdom', `Remember what ${name} was`, useLegend(() => void (declared.lent = lent))));
  }
  return offers;
}

const helps = (
  ability: { readonly on: readonly TestKind[]; readonly attribute?: Attribute | undefined },
  kind: TestKind,
  attribute: Attribute,
): boolean => ability.on.includes(kind) && (ability.attribute === undefined || ability.attribute === attribute);

/** SS-094 to SS-096, SS-107, SC-582 Dice are added and rolled again in any order, once by each ability; a six brings nothing now. */
function* secondStep(t: Stonesaga, who: CharacterId, kind: TestKind, scene: TestScene): Rule {
  const find = (): Aid[] =>
    [...abilitiesOf(t.state, who, 'testReroll'), ...abilitiesOf(t.state, who, 'testDie')].filter(({ ability }) =>
      ability.on.includes(kind),
    );
  yield* withAids(t, who, 'test.reroll', 'Roll a die again?', scene, find, (index, { ability }) => {
    const face = t.roll(6);
    scene.dice[index] = face;
    t.tell({ fact: 'dieRolled', who, face, why: ability.is === 'testDie' ? 'added' : 'reroll' });
  });
}

/** SC-585 to SC-588 Turned after all rerolls, never past six. */
function* turns(t: Stonesaga, who: CharacterId, kind: TestKind, scene: TestScene): Rule {
  yield* withAids(
    t,
    who,
    'test.turn',
    'Turn a die up by one?',
    scene,
    () => abilitiesOf(t.state, who, 'testTurn').filter(({ ability }) => ability.on.includes(kind)),
    (index) => {
      const from = scene.dice[index]!;
      scene.dice[index] = Math.min(6, from + 1);
      t.tell({ fact: 'dieTurned', who, from, to: scene.dice[index]! });
    },
  );
}

type Aid = Granted<'testReroll'> | Granted<'testDie'> | Granted<'testTurn'>;

function* withAids(
  t: Stonesaga,
  who: CharacterId,
  name: string,
  prompt: string,
  scene: TestScene,
  find: () => Aid[],
  apply: (index: number, aid: Aid) => void,
): Rule {
  const used: string[] = [];
  for (;;) {
    const aids = find().filter(({ ability, source }) => !used.includes(source) && !isUsed(t.state, who, source, ability.per));
    if (aids.length === 0) return;
    const options = aids.flatMap((granted) =>
      granted.ability.is === 'testDie'
        ? [tap(thingOf(who, granted), `One more die, from ${granted.source}`, { granted, index: scene.dice.length })]
        : scene.dice.flatMap((face, index) =>
            name === 'test.turn' && face === 6
              ? []
              : [drag(thingOf(who, granted), `die:${index}`, `The ${face}, with ${granted.source}`, { granted, index })],
          ),
    );
    if (options.length === 0) return;
    const chosen = yield* ask(t, who, name, prompt, [...options, declining(button('enough', 'Leave the dice as they lie', null))]);
    if (!chosen) return;
    used.push(chosen.granted.source);
    markUsed(t, who, chosen.granted, chosen.granted.ability.per);
    apply(chosen.index, chosen.granted);
  }
}

/** What a hand takes to use an ability. */
export const thingOf = (who: CharacterId, { source, kind }: { readonly source: string; readonly kind: string }): string =>
  kind === 'power' ? `power:${who}` : kind === 'item' ? `item:${source}` : kind === 'structure' ? `structure:${source}` : `card:${source}`;

/** SS-099 Items, Knowledge and the event, as long as they ask for nothing. */
function standingBonus(state: StonesagaState, who: CharacterId, attribute: Attribute, { kind, bonus = 0 }: TestSpec): number {
  let sum = bonus;
  for (const { ability } of abilitiesOf(state, who, 'testBonus'))
    if (!ability.per && !ability.discard && helps(ability, kind, attribute)) sum += ability.n;
  if (kind === 'night' && isHazard(state)) for (const { ability } of abilitiesOf(state, who, 'hazardPenalty')) sum -= ability.n;
  return sum;
}

function isHazard({ scene }: StonesagaState): boolean {
  const under = scene?.kind === 'test' ? scene.under : scene;
  return (
    under?.kind === 'card' &&
    under.card in night &&
    (night[under.card as keyof typeof night].keywords as readonly string[]).includes('Hazard')
  );
}

function modifiersOf(state: StonesagaState, who: CharacterId, { modifiers = [] }: TestSpec, lent: readonly Condition[]): number {
  let sum = 0;
  for (const { if: condition, n, perOther } of modifiers) {
    if (lent.includes(condition) || isTrue(state, who, condition)) sum += perOther ? n * othersHere(state, who).length : n;
  }
  return sum;
}
