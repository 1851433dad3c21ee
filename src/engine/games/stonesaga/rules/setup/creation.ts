import { button, drag, tap, throwing } from '../../../../kernel/option.ts';
import { chooseOrCompose, type Rule } from '../../../../kernel/rule.ts';
import { d6, faceEntry } from '../../../../pieces/dice.ts';
import { personNames } from '../../content/names.ts';
import { creation, traitTitles } from '../../content/values.ts';
import { attributes, startingTraits, type Attribute, type Trait } from '../../content/vocabulary.ts';
import type { CharacterId, PersonId, Phase, Stonesaga, StonesagaState } from '../../state.ts';
import type { CreationScene } from '../../scenes.ts';
import { ask, seatOf } from '../asking.ts';
import { everybody } from '../characters.ts';

/** SS-013, SS-014, SS-019 One character after the other. */
export function* createCharacters(t: Stonesaga): Rule<Phase> {
  const who = everybody(t.state).find((one) => t.state.characters[one].person === null);
  if (!who) return { step: 'setup.mantles' };
  yield* createCharacter(t, who);
  return { step: 'setup.create' };
}

/** SS-020 to SS-029 */
export function* createCharacter(t: Stonesaga, who: CharacterId): Rule {
  if (!t.state.house.quick) t.state.scene = { kind: 'creation', who, dice: [], kept: false, left: [], values: {}, trait: null };
  const kept = yield* rollCreation(t, who);
  const values = t.state.house.quick ? assignQuickly(t, kept) : yield* assign(t, who, kept);
  const trait: Trait = t.state.house.quick
    ? t.pick(startingTraits)
    : yield* ask(
        t,
        who,
        'create.trait',
        'Which trait do people know them by?',
        startingTraits.map((one) => tap(`trait:${one}`, traitTitles[one], one as Trait)),
      );
  show(t, { trait });
  const name = yield* chooseName(t, who);
  const person: PersonId = `person-${Object.keys(t.state.people).length + 1}`;
  t.state.people[person] = {
    name,
    attributes: values,
    traits: [trait],
    age: 'young',
    fate: 'living',
    seat: seatOf(t.state, who),
    marks: [],
  };
  t.state.characters[who].person = person;
  t.state.scene = null;
  t.tell({ fact: 'characterCreated', who, person, name, attributes: { ...values }, trait });
}

/** Lays it on the table for everybody to see. */
function show(t: Stonesaga, by: Partial<CreationScene>): void {
  if (t.state.scene?.kind === 'creation') t.state.scene = { ...t.state.scene, ...by };
}

/** SS-021 to SS-023 All five again until they make fourteen; then one of the lowest goes. */
function* rollCreation(t: Stonesaga, who: CharacterId): Rule<number[]> {
  for (;;) {
    const dice = yield* throwFive(t, who);
    const kept = dice.reduce((sum, face) => sum + face, 0) >= creation.atLeast;
    t.tell({ fact: 'creationRolled', who, dice, kept });
    const results = kept ? dice.toSorted((a, b) => a - b).slice(1) : [];
    show(t, { dice, kept, left: results });
    if (kept) return results;
  }
}

function* throwFive(t: Stonesaga, who: CharacterId): Rule<number[]> {
  if (t.state.house.quick) return Array.from({ length: creation.dice }, () => t.roll(6));
  const answer = yield* chooseOrCompose<'roll', number[]>(
    seatOf(t.state, who), 'create.throw', 'Throw five dice for a new character.',
    [throwing('d6', creation.dice, 'Throw five dice', 'roll' as const)],
    t.state.house.ownDice ? faceEntry({ die: d6, count: creation.dice }) : undefined,
  );
  t.fence();
  return 'draft' in answer ? [...answer.draft] : Array.from({ length: creation.dice }, () => t.roll(6));
}

function assignQuickly(t: Stonesaga, kept: readonly number[]): Record<Attribute, number> {
  const order = [...attributes];
  t.shuffle(order);
  return Object.fromEntries(attributes.map((attribute) => [attribute, kept[order.indexOf(attribute)]!])) as Record<Attribute, number>;
}

/** SS-024 Each result to one attribute, in any order. */
function* assign(t: Stonesaga, who: CharacterId, kept: readonly number[]): Rule<Record<Attribute, number>> {
  const values: Partial<Record<Attribute, number>> = {};
  const left = [...kept];
  while (left.length > 0) {
    const open = attributes.filter((attribute) => values[attribute] === undefined);
    const faces = [...new Set(left)];
    const { face, attribute } = yield* ask(
      t,
      who,
      'create.assign',
      `Results left: ${left.join(', ')}.`,
      faces.flatMap((one) =>
        open.map((to) => drag(`result:${one}`, `attribute:${who}:${to}`, `${one} to ${to}`, { face: one, attribute: to })),
      ),
    );
    values[attribute] = face;
    left.splice(left.indexOf(face), 1);
    show(t, { left: [...left], values: { ...values } });
  }
  return values as Record<Attribute, number>;
}

/** SS-026, SS-027 A name nobody else has; the table knows some. */
function* chooseName(t: Stonesaga, who: CharacterId): Rule<string> {
  if (t.state.house.quick) return randomName(t);
  const answer = yield* chooseOrCompose<'random', string>(
    seatOf(t.state, who),
    'create.name',
    'Their name?',
    [button('random-name', 'Any name', 'random' as const)],
    {
      form: { entry: 'name', most: 20 },
      check: (draft) => {
        if (typeof draft !== 'string' || draft.trim().length < 2 || draft.length > 20)
          return { rule: 'SS-026', why: 'A name has two to twenty letters.' };
        return nameTaken(t.state, draft) ? { rule: 'SS-026', why: 'Somebody else has that name.' } : null;
      },
    },
  );
  return 'draft' in answer ? answer.draft.trim() : randomName(t);
}

const nameTaken = (state: StonesagaState, name: string): boolean =>
  Object.values(state.people).some((person) => person.name.toLowerCase() === name.trim().toLowerCase());

function randomName(t: Stonesaga): string {
  const free = personNames.filter((name) => !nameTaken(t.state, name));
  return free.length > 0 ? t.pick(free) : `Child of ${Object.keys(t.state.people).length}`;
}
