import { button, declining, drag, tap, type Option } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { items } from '../content/items.ts';
import { attributes } from '../content/vocabulary.ts';
import type { CharacterId, ItemKey, Stonesaga, StonesagaState } from '../state.ts';
import { societyAbilities } from './abilities.ts';
import { ask, askGroup } from './asking.ts';
import { isIncapacitated, nameOf, othersHere } from './characters.ts';
import { facesIn, gain, itemsOf, labelOf, removeOne } from './holdings.ts';
import { placeItem } from './itemSlots.ts';
import { emptyItems } from './retaining.ts';
import { addTrack } from './society.ts';

interface Death {
  readonly grieve: boolean;
  readonly oldAge: boolean;
  /** Those who die in the same step receive nothing from one another (SC-685). */
  readonly dying?: readonly CharacterId[];
}

export const noHealth = (): StonesagaState['characters']['c1']['health'] => ({
  injury: { minor: 0, major: 0 },
  disease: { minor: 0, major: 0 },
});

/** SC-234 Grieve, write the legend, hand on what was carried. The board waits for whoever comes next. */
export function* perish(t: Stonesaga, who: CharacterId, { grieve, oldAge, dying = [] }: Death): Rule {
  const character = t.state.characters[who];
  const person = character.person!;
  t.tell({ fact: 'perished', who, person, oldAge });
  if (grieve) yield* grieveFor(t, who, oldAge);
  t.state.people[person]!.fate = 'legend';
  t.state.legends.push(person, ...(character.legend ? [character.legend] : []));
  emptyItems(t, who);
  if (!oldAge) yield* bequeath(t, who, dying);
  clearBoard(t, who, oldAge);
}

/** SC-235 to SC-240 */
function* grieveFor(t: Stonesaga, who: CharacterId, oldAge: boolean): Rule {
  const person = t.state.characters[who].person!;
  const face = t.roll(6);
  const result = face + (oldAge ? 2 : 0) + societyAbilities(t.state, 'grieveBonus').reduce((sum, { n }) => sum + n, 0);
  t.tell({ fact: 'grieved', person, face });
  if (result === 1) return addTrack(t, 'population', -1);
  if (result <= 4) return addTrack(t, 'unrest', 1);
  const { attributes: values } = t.state.people[person]!;
  const open = attributes.filter((attribute) => values[attribute] < 6);
  if (open.length === 0) return;
  const attribute = yield* ask(
    t,
    who,
    'grieve.attribute',
    `What is ${nameOf(t.state, who)} remembered for?`,
    open.map((one) => tap(`attribute:${who}:${one}`, one, one)),
  );
  const to = values[attribute] + 1;
  t.state.people[person]!.attributes = { ...values, [attribute]: to };
  t.tell({ fact: 'attributeRaised', who, person, attribute, to });
}

/** SC-245, SC-246, SC-250, SC-252 Up to five items and five resources in all, for those who are there. */
function* bequeath(t: Stonesaga, who: CharacterId, dying: readonly CharacterId[]): Rule {
  const heirs = othersHere(t.state, who).filter((one) => !dying.includes(one));
  if (heirs.length === 0) return;
  for (const left = { items: 5, resources: 5 }; ; ) {
    const options: Option<(() => Rule) | null>[] = heirs.flatMap((heir) => [
      ...(left.items > 0
        ? itemsOf(t.state, who).map(([key, { item }]) =>
            drag(`item:${key}`, `board:${heir}`, `${items[item].name} to ${nameOf(t.state, heir)}`, () =>
              handItem(t, who, key, heir, left),
            ),
          )
        : []),
      ...(left.resources > 0
        ? facesIn(t.state.characters[who].bag).map((face) =>
            drag(`res:${who}:${face}`, `board:${heir}`, `${labelOf(face)} to ${nameOf(t.state, heir)}`, () =>
              handToken(t, who, face, heir, left),
            ),
          )
        : []),
    ]);
    if (options.length === 0) return;
    const next = yield* askGroup(t, 'perish.bequeath', `What of ${nameOf(t.state, who)} is carried on?`, [
      ...options,
      declining(button('done', 'Leave the rest', null)),
    ]);
    if (!next) return;
    yield* next();
  }
}

function* handItem(t: Stonesaga, who: CharacterId, key: ItemKey, heir: CharacterId, left: { items: number }): Rule {
  const held = t.state.characters[who].items[key]!;
  delete t.state.characters[who].items[key];
  left.items -= 1;
  t.tell({ fact: 'itemGiven', who, key, item: held.item, to: heir });
  yield* placeItem(t, heir, key, held);
}

function* handToken(
  t: Stonesaga,
  who: CharacterId,
  face: Parameters<typeof removeOne>[2],
  heir: CharacterId,
  left: { resources: number },
): Rule {
  removeOne(t.state, who, face);
  left.resources -= 1;
  gain(t, heir, face, 1, who);
}

/** SC-684 The next person takes over an empty board; between events five items and five resources stay on it (SC-251). */
function clearBoard(t: Stonesaga, who: CharacterId, keeps: boolean): void {
  const character = t.state.characters[who];
  character.person = null;
  character.at = null;
  character.energy = 0;
  character.health = noHealth();
  character.boosts = {};
  character.legend = null;
  if (keeps) return;
  character.bag = {};
  character.items = {};
}

export const toPerish = (state: StonesagaState, who: CharacterId): boolean =>
  state.characters[who].person !== null && isIncapacitated(state, who);
