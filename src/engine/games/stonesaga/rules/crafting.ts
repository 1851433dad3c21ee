import { button, drag, tap, thenAsking, type Option } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { items } from '../content/items.ts';
import type { MaterialFace } from '../content/materials.ts';
import { hintFor, recipes } from '../content/recipes.ts';
import { costs } from '../content/values.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import type { DayAction } from './dayAction.ts';
import { ask, askAlways } from './asking.ts';
import { positionsOf, sayCode, type Position } from '../content/codes.ts';
import { canSpend, spendEnergy } from './energy.ts';
import { findOn, labelOf, lose } from './holdings.ts';
import { gainItem } from './itemSlots.ts';

/** SS-284 to SS-316 */
export const craft: DayAction = { id: 'craft', offers: (t, who) => (canSpend(t.state, who, costs.craft) ? craftFor(t, who, false) : []) };

/** The action, or the same without its energy. */
export function craftFor(t: Stonesaga, who: CharacterId, free: boolean): Option<() => Rule>[] {
  const open = lefts(t.state, who);
  if (open.length === 0) return [];
  return [
    thenAsking(button(`craft:${who}`, 'Craft from two materials', () => craftTwo(t, who, free)), 'which two and how they lie'),
    ...open.map((face) =>
      thenAsking(
        drag(`res:${who}:${face}`, 'bench:left', `Craft from ${labelOf(face)} and something else`, () => craftTwo(t, who, free, face)),
        'what lies beside it and how',
      ),
    ),
  ];
}

const materialsOf = (state: StonesagaState, who: CharacterId): { readonly face: MaterialFace; readonly n: number }[] =>
  findOn(state, who, 'material') as { face: MaterialFace; n: number }[];

/** SS-613 A pair that cannot be brought edge to edge cannot be tried. */
const rights = (state: StonesagaState, who: CharacterId, left: MaterialFace): MaterialFace[] =>
  materialsOf(state, who).flatMap(({ face, n }) => ((face !== left || n > 1) && positionsOf(left, face).length > 0 ? [face] : []));
// Asked for every list of the day: the materials are looked up once.
function lefts(state: StonesagaState, who: CharacterId): MaterialFace[] {
  const held = materialsOf(state, who);
  return held.flatMap(({ face: left, n }) =>
    held.some(({ face: right }) => (left !== right || n > 1) && positionsOf(left, right).length > 0) ? [left] : [],
  );
}

/** SS-310 The energy is gone before the code is looked up. */
function* craftTwo(t: Stonesaga, who: CharacterId, free: boolean, laid?: MaterialFace): Rule {
  if (!free) spendEnergy(t, who, costs.craft);
  const layOne =
    (side: 'left' | 'right') =>
    (face: MaterialFace): Option<MaterialFace> => {
      const token = `res:${who}:${face}`;
      return thenAsking(
        drag(token, `bench:${side}`, labelOf(face), face, token),
        side === 'left' ? 'what lies beside it' : 'how they lie',
      );
    };
  const second = { second: true };
  t.state.scene = { kind: 'crafting', who, left: null, right: null };
  const first = lefts(t.state, who).map(layOne('left'));
  const left = laid ?? (yield* ask(t, who, 'craft.left', 'Which material lies on the left?', first, second));
  t.state.scene = { kind: 'crafting', who, left, right: null };
  const beside = rights(t.state, who, left).map(layOne('right'));
  const right = yield* ask(t, who, 'craft.right', 'Which material lies on the right?', beside, second);
  t.state.scene = { kind: 'crafting', who, left, right };
  // Asked even if there is one way only: nothing is used up before somebody has seen the code.
  const position = yield* askAlways(
    t,
    who,
    'craft.place',
    'Turn their inner edges to match.',
    positionsOf(left, right).map((one) => placing(t.state, one)),
    second,
  );
  t.state.scene = null;
  yield* combine(t, who, left, right, position, true);
}

/**
 * The code can be read off the pips; what it makes is told only if the journal knows it (SS-309). What is not known is found by turning
 * the tokens on the bench: a button beside the question would turn them for whoever plays.
 */
export function placing({ culture }: StonesagaState, position: Position): Option<Position> {
  const { left, right, code } = position;
  const [id, item] = [`place:${left}:${right}`, culture.recipes[code]];
  if (item) return button(id, items[item].name, position);
  return tap(id, culture.failed.includes(code) ? `${sayCode(code)}: nothing` : sayCode(code), position);
}

/** SS-302 to SS-308 `held`: the tokens are in the inventory and leave it if something is made. */
export function* combine(
  t: Stonesaga,
  who: CharacterId,
  left: MaterialFace,
  right: MaterialFace,
  { code }: Position,
  held: boolean,
): Rule<boolean> {
  const { culture } = t.state;
  const item = recipes.get(code);
  const hint = item ? null : hintFor(code, left, right);
  t.tell({ fact: 'combined', who, left, right, code, read: item ? 'item' : hint ? 'hint' : 'nothing' });
  if (!item) {
    if (hint) culture.recipes = { ...culture.recipes, [code]: null };
    else if (!culture.failed.includes(code)) culture.failed = [...culture.failed, code];
    return false;
  }
  culture.recipes = { ...culture.recipes, [code]: item };
  if (held) for (const face of [left, right]) lose(t, who, face, 1, 'cost');
  yield* gainItem(t, who, item);
  return true;
}
