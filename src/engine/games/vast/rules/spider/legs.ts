import { button, declining, type Option } from '../../../../kernel/option.ts';
import { boundary, chooseBeside, lazily, type Rule } from '../../../../kernel/rule.ts';
import type { PowerCardId } from '../../content/powers.ts';
import type { SpiderFigureId } from '../../roleStates.ts';
import type { Vast } from '../../state.ts';
import { restingAfter } from '../resting.ts';
import { bloodBeside } from './blood.ts';
import { forOneCard } from './casting.ts';
import { beginSpell } from './hand.ts';
import { canMove, loudFor, movesOf } from './moving.ts';
import { spiderFigures, spiderOf } from './values.ts';

/** MM-371 to MM-373, MM-542 As often as she has cards, while one of her figures has somewhere to go. */
export const legs = (t: Vast): Option<() => Rule>[] =>
  canCastLegs(t) ? forOneCard(t, { box: 'legs', label: 'Legs: move 1 extra space', then: 'where to' }, (card) => castLegs(t, card)) : [];

export const canCastLegs = (t: Vast): boolean =>
  spiderOf(t).powers.hand.length > 0 && !t.state.houseRules.noLegs && spiderFigures(t.state).some((figure) => canMove(t.state, figure));

function* castLegs(t: Vast, card: PowerCardId): Rule {
  beginSpell(t, 'legs', [card]);
  spiderOf(t).turn.legs = [];
  yield* boundary();
  yield* stepOn(t);
}

/** MM-372, MM-795, RU-69 The Spiderlings step one after the other, each once or not at all. Goes on from the state alone. */
export function* stepOn(t: Vast): Rule {
  while (!t.state.ended && walkers(t, stepped(t)).length > 0) {
    const step = yield* chooseStep(t);
    if (!step) break;
    yield* step();
    yield* boundary();
  }
  delete spiderOf(t).turn.legs;
}

const stepped = (t: Vast): readonly SpiderFigureId[] => spiderOf(t).turn.legs ?? [];

const chooseStep = (t: Vast): Rule<(() => Rule) | null> =>
  chooseBeside<(() => Rule) | null>(
    'spider',
    'spider.cast.legs',
    () => 'Legs: move 1 space.',
    () => lazily(() => [...steps(t), ...(stepped(t).length > 0 ? [declining(button('let-go', 'The others stay', null))] : [])]),
    () => [restingAfter(bloodBeside(t))],
    { second: stepped(t).length === 0 },
  );

/** The spaces of a spell are no part of her movement and are not counted there. */
function steps(t: Vast): Option<() => Rule>[] {
  const loud = loudFor(t.state);
  return walkers(t, stepped(t)).flatMap((figure) =>
    movesOf(t, figure, 1, loud, () => void (spiderOf(t).turn.legs = [...stepped(t), figure])),
  );
}

const walkers = (t: Vast, done: readonly SpiderFigureId[]): SpiderFigureId[] =>
  spiderFigures(t.state).filter((figure) => !done.includes(figure) && canMove(t.state, figure));
