import { button, declining, drag, tap } from '../../../../kernel/option.ts';
import { choose, together, type Rule, type Seat } from '../../../../kernel/rule.ts';
import type { Hex } from '../../../../pieces/hexGrid.ts';
import { faces } from '../../content/faces.ts';
import type { Face } from '../../content/materials.ts';
import { restFor } from '../../content/values.ts';
import type { CharacterId, ItemKey, Phase, Stonesaga, StonesagaState } from '../../state.ts';
import { abilitiesOf } from '../abilities.ts';
import { ask } from '../asking.ts';
import { charactersOf, inHex, nameOf, onMap } from '../characters.ts';
import { gainEnergy } from '../energy.ts';
import { findOn, holds, labelOf, lose } from '../holdings.ts';
import { discardItem } from '../itemSlots.ts';
import { shelterValue } from '../sites.ts';
import { comfortFor, settle } from '../tieBreak.ts';
import { afterStep } from './steps.ts';

interface Meal {
  readonly who: CharacterId;
  readonly food: Face | null;
  readonly water: boolean;
}

/** SS-545 to SS-558 Everybody decides at the same time what to eat and drink; then energy comes back. */
export function* recover(t: Stonesaga): Rule<Phase> {
  const hungry = t.state.seats.filter((seat) => diners(t.state, seat).length > 0);
  const meals = yield* together(new Map(hungry.map((seat) => [seat, chooseMeals(t, seat)])));
  for (const seat of hungry) for (const meal of meals.get(seat)!) eat(t, meal);
  yield* comfortAll(t);
  for (const who of onMap(t.state)) rest(t, who);
  return yield* afterStep(t, 'recover');
}

const edible = (state: StonesagaState, who: CharacterId): Face[] =>
  findOn(state, who, 'food').flatMap(({ face }) => (faces[face].edible ? [face] : []));
const diners = (state: StonesagaState, seat: Seat): CharacterId[] =>
  charactersOf(state, seat).filter(
    (who) => state.characters[who].at !== null && (holds(state, who, 'water') > 0 || edible(state, who).length > 0),
  );

/** SS-622 Nobody has to eat. */
function* chooseMeals(t: Stonesaga, seat: Seat): Rule<Meal[]> {
  const meals: Meal[] = [];
  for (const who of diners(t.state, seat)) {
    const food = edible(t.state, who);
    const name = nameOf(t.state, who);
    const eaten: Face | null =
      food.length === 0
        ? null
        : yield* choose<Face | null>(seat, 'night.food', `What does ${name} eat?`, [
            ...food.map((face) => drag(`res:${who}:${face}`, `mouth:${who}`, `${name} eats ${labelOf(face)}`, face)),
            declining(button(`no-food:${who}`, `${name} eats nothing`, null)),
          ]);
    const water =
      holds(t.state, who, 'water') > 0 &&
      (yield* choose(seat, 'night.water', `Does ${name} drink?`, [
        drag(`res:${who}:water`, `mouth:${who}`, `${name} drinks`, true),
        declining(button(`no-water:${who}`, `${name} does not drink`, false)),
      ]));
    meals.push({ who, food: eaten, water });
  }
  return meals;
}

function eat(t: Stonesaga, { who, food, water }: Meal): void {
  if (food) lose(t, who, food, 1, 'mouth');
  if (water) lose(t, who, 'water', 1, 'mouth');
  t.state.characters[who].fed = food !== null;
  t.state.characters[who].watered = water;
}

/** SS-554 to SS-557, SS-400, SS-401, R-SS-69 Fire comforts all, a shelter as many as it has room for. */
function* comfortAll(t: Stonesaga): Rule {
  for (const hex of [...new Set(onMap(t.state).map((who) => t.state.characters[who].at!))]) yield* comfortHex(t, hex);
}

function* comfortHex(t: Stonesaga, hex: Hex): Rule {
  const here = inHex(t.state, hex);
  for (const who of here) {
    const own = abilitiesOf(t.state, who, 'comforted');
    if (t.state.map[hex]!.fire > 0 || own.some(({ ability }) => !ability.discard)) t.state.characters[who].comforted = true;
  }
  let room = shelterValue(t.state, hex);
  for (; room > 0; room--) {
    const cold = here.filter((who) => !t.state.characters[who].comforted);
    if (cold.length === 0) return;
    const who =
      cold.length <= room
        ? cold[0]!
        : yield* settle(
            t,
            'night.comfort',
            'Who sleeps under the shelter?',
            cold.map((one) => tap(`mini:${one}`, nameOf(t.state, one), one)),
            (one) => comfortFor(t.state, one, restedBy(t.state)),
          );
    t.state.characters[who].comforted = true;
  }
  for (const who of here) if (!t.state.characters[who].comforted) yield* burnTorch(t, who);
}

/** Asked of whoever is still cold: an item that comforts without being discarded has done so by now. */
function* burnTorch(t: Stonesaga, who: CharacterId): Rule {
  const torch = abilitiesOf(t.state, who, 'comforted').find(({ kind }) => kind === 'item');
  if (!torch) return;
  const burn = yield* ask(t, who, 'night.torch', `Does ${nameOf(t.state, who)} burn the torch?`, [
    tap(`item:${torch.source}`, 'Burn it', true),
    declining(button('keep', 'Keep it', false)),
  ]);
  if (!burn) return;
  discardItem(t, who, torch.source as ItemKey);
  t.state.characters[who].comforted = true;
}

const restedBy = ({ count, house }: StonesagaState): number => restFor(count) - (house.harderRest ? 1 : 0);

/** SS-549 to SS-553, SC-614, SC-615 */
function rest(t: Stonesaga, who: CharacterId): void {
  const { fed, watered, comforted } = t.state.characters[who];
  const energy = gainEnergy(t, who, restedBy(t.state) + (fed ? 1 : 0) + (watered ? 1 : 0) + (comforted ? 1 : 0));
  t.tell({ fact: 'slept', who, fed, watered, comforted, energy });
}
