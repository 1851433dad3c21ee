import { button, tap } from '../../../kernel/option.ts';
import { choose, type Rule, type Seat } from '../../../kernel/rule.ts';
import type { Entry } from '../content/kinds.ts';
import { isTerrain } from '../content/places.ts';
import type { Script } from '../content/script.ts';
import { highestX, listedCost } from '../content/values.ts';
import { diagonalsOf, directionNames, type Diagonal, type Direction, type Skill } from '../content/vocabulary.ts';
import type { Action, Vantage } from '../state.ts';
import { actionOn, doneAt, type Candidate } from './actions.ts';
import { ofThePlace } from './asking.ts';
import { changeBoost } from './gaining.ts';
import { playerOf, standing } from './people.ts';
import type { Reading } from './result/script.ts';
import { standingEffects, sumOf } from './standing.ts';

/** An action whose cost and text are known; its page is opened in step 7. */
export interface Declared {
  readonly page: Script;
  readonly reading: Reading;
}

type Face = Pick<Action, 'kind' | 'num' | 'way' | 'star' | 'to'> & { readonly cat: Skill };

/** VA-110, VA-117, VA-154 Step 2: the number is told, cost and text are read, and the choice can no longer be changed. */
export function* declare(t: Vantage, seat: Seat, candidate: Candidate): Rule<Declared> {
  const here = standing(t.state, seat);
  const player = playerOf(t.state, seat);
  if (candidate.kind === 'card') {
    const { num, cat, verb } = candidate;
    const action = actionOn(num, verb);
    changeBoost(t, num, -(action.boostCost ?? 0));
    yield* open(t, seat, { kind: 'card', cat, num, way: null, star: false, to: null }, action, num);
    return { page: action.result, reading: { seat, from: 'card', card: num } };
  }
  if (candidate.kind === 'location') {
    const { cat } = candidate;
    const action = here.actions[cat]!;
    player.done = { ...player.done, [here.num]: [...doneAt(player, here.num), cat] };
    player.told = true;
    yield* open(t, seat, { kind: 'location', cat, num: here.num, way: null, star: false, to: null }, action, here.num);
    return { page: action.result, reading: { seat, from: 'location', card: null } };
  }
  const exit = here.compass[candidate.way];
  if (exit.kind === 'listed') {
    const verb = isTerrain(here.num, 'underwater') || isTerrain(exit.to, 'underwater') ? 'SWIM' : 'WALK';
    const face: Face = { kind: 'depart', cat: 'move', num: here.num, way: candidate.way, star: false, to: exit.to };
    yield* open(t, seat, face, { verb, cost: listedCost, action: '', result: [] }, null);
    return { page: [], reading: { seat, from: 'depart', card: null } };
  }
  const { way, entry } = yield* chooseWay(t, seat, candidate.way);
  yield* open(t, seat, { kind: 'depart', cat: 'move', num: here.num, way, star: true, to: null }, entry, here.num);
  return { page: entry.result, reading: { seat, from: 'depart', card: null } };
}

/** VA-150, RU-VA-22 A declared star shows its entry and those of the diagonals beside it; one of them is confirmed. */
function* chooseWay(t: Vantage, seat: Seat, declared: Direction): Rule<{ readonly way: Direction | Diagonal; readonly entry: Entry }> {
  const here = standing(t.state, seat);
  t.fence();
  playerOf(t.state, seat).told = true;
  const ways = [declared, ...diagonalsOf[declared]].flatMap((way) => {
    const entry = here.depart?.[way];
    return entry ? [{ way, entry }] : [];
  });
  if (ways.length === 1) return ways[0]!;
  return yield* choose(
    seat,
    'depart.way',
    'Which way, exactly?',
    ways.map((one) => tap(`way:${one.way}`, `To the ${directionNames[one.way]}, cost ${one.entry.cost}: ${one.entry.action}`, one)),
    ofThePlace,
  );
}

/** VA-159 to VA-162 The cost is read; an X is picked before anybody pays. */
function* open(t: Vantage, seat: Seat, face: Face, entry: Entry, number: number | null): Rule {
  t.fence();
  const { turn } = t.state;
  if (!turn) return;
  const dearer = sumOf(standingEffects(t.state, seat, 'costMore'), ({ cat, n }) => (cat === face.cat ? n : 0));
  const action = actionOf(face, entry, standing(t.state, seat).num);
  turn.action = action;
  turn.read = [];
  t.tell({
    fact: 'actionDeclared',
    seat,
    kind: face.kind,
    cat: face.cat,
    verb: entry.verb,
    number,
    cost: entry.cost,
    text: entry.action,
  });
  const cost = entry.cost === 'X' ? yield* pickX(t, seat) : entry.cost;
  if (entry.cost === 'X') turn.action = { ...action, x: cost, readX: cost };
  const now = turn.action;
  now.cost = Math.min(cost + dearer, Math.max(cost, highestX));
  now.remaining = now.cost;
  now.step = 3;
}

/** Key by key, made in one piece: a face spread into it and grown key by key took a twentieth of the rules' time. */
const actionOf = ({ kind, cat, num, way, star, to }: Face, entry: Entry, at: number): Action => ({
  kind,
  cat,
  verb: entry.verb,
  elements: entry.elements ?? [],
  num,
  at,
  way,
  star,
  to,
  text: entry.action,
  cost: 0,
  x: null,
  readX: null,
  remaining: 0,
  rolled: 0,
  step: 2,
  doubled: null,
  paid: { coin: 0, help: 0 },
  lastCoins: 0,
});

function* pickX(t: Vantage, seat: Seat): Rule<number> {
  const x = yield* choose(
    seat,
    'cost.x',
    'How much do you put into it?',
    Array.from({ length: highestX }, (_, i) => button(`${i + 1}`, `${i + 1}`, i + 1)),
  );
  t.tell({ fact: 'xPicked', seat, x });
  return x;
}
