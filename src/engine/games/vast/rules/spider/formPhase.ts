import { button, tap, thenAsking, type Option } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import { spiderForms, type SpiderForm } from '../../roleStates.ts';
import type { Vast } from '../../state.ts';
import { restingAfter } from '../resting.ts';
import { bloodBeside } from './blood.ts';
import { freshSpiderTurn } from './setup.ts';
import { putOn, spiderlingsLeft, takeOff } from './shapeshifter.ts';
import { spiderFigures, spiderOf, spiderSquares } from './values.ts';

const titles: Readonly<Record<SpiderForm, string>> = { giant: 'the Giant Spider', sorcerer: 'the Sorcerer', spiderlings: 'Spiderlings' };

/** MM-325 to MM-331, MM-543 Not on her first turn, and never under the Demon Queen. */
export function* formPhase(t: Vast): Rule {
  const spider = spiderOf(t);
  spider.turn = freshSpiderTurn();
  const first = !spider.hadFirstTurn;
  spider.hadFirstTurn = true;
  if (first || t.state.houseRules.alwaysGiant) return;
  const form = yield* chooseForm(t);
  if (form !== spider.form) yield* become(t, form);
}

/** MM-326, MM-327 */
const chooseForm = (t: Vast): Rule<SpiderForm> =>
  chooseBeside(
    'spider',
    'spider.form',
    () => 'Choose your form for this turn.',
    () => spiderForms.map((form) => formButton(t, form)),
    () => [restingAfter(bloodBeside(t))],
  );

function formButton(t: Vast, form: SpiderForm): Option<SpiderForm> {
  const stays = form === spiderOf(t).form;
  const option = button(`form:${form}`, `${stays ? 'Stay' : 'Become'} ${titles[form]}`, form);
  return stays || spiderSquares(t.state).length === 1 ? option : thenAsking(option, 'on which tile');
}

/** MM-328 to MM-331 The new figure comes to the tile of the old one; Spiderlings in the box stay there. */
function* become(t: Vast, form: SpiderForm): Rule {
  const at = yield* chooseTile(t, form);
  for (const old of spiderFigures(t.state)) takeOff(t, old);
  spiderOf(t).form = form;
  t.tell({ fact: 'formChosen', form });
  for (const figure of form === 'spiderlings' ? spiderlingsLeft(t) : [form]) putOn(t, figure, at);
}

/** MM-330 Spread Spiderlings gather on whichever of their tiles she likes. */
function* chooseTile(t: Vast, form: SpiderForm): Rule<SquareId> {
  const tiles = spiderSquares(t.state);
  if (tiles.length === 1) return tiles[0]!;
  return yield* chooseBeside(
    'spider',
    'spider.gather',
    () => `Choose the tile on which ${titles[form]} appears.`,
    () => tiles.map((square) => tap(`space:${square}`, `Appear on ${chartName(square)}`, square)),
    () => [bloodBeside(t)],
    { second: true },
  );
}
