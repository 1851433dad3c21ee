import { button, tap, throwing, type Option } from '../../../kernel/option.ts';
import { beginningWith, boundary, choose, type TypedDecision, type Rule, type Seat } from '../../../kernel/rule.ts';
import { othersAfter } from '../../../pieces/turnOrder.ts';
import { cardOf, destinyOf, isCenterCard, missionOf } from '../content/cards.ts';
import { directionNames, numbered } from '../content/vocabulary.ts';
import type { GoesOn, Turn, Vantage } from '../state.ts';
import { cardActions, departs, locationActions, mayAct, type Candidate } from './actions.ts';
import { decide, ofThePlace } from './asking.ts';
import { clearCards } from './clearing.ts';
import { rollPool } from './dice.ts';
import { declare, type Declared } from './declaring.ts';
import { noteDeed } from './deeds.ts';
import { proposeEnd, readDestiny } from './ending.ts';
import { give } from './giving.ts';
import { checkGoals } from './goals/checking.ts';
import { moveTo } from './moving.ts';
import { payToken } from './paying.ts';
import { openPage } from './pages.ts';
import { playerOf, standing } from './people.ts';
import { placeDice, settleDice } from './placing.ts';
import { anyPowerAt, powersAt } from './powers/offers.ts';
import { readHidden } from './result/script.ts';
import { rulingOffer } from './ruling.ts';
import { shareOffer, showOffer } from './sharing.ts';

/** VA-109 to VA-116 One turn: an action in eight steps, and another one for as long as a page says continue. */
export function* takeTurn(t: Vantage, seat: Seat): Rule {
  const s = t.state;
  const turn = (s.turn ??= beginTurn(t, seat)); // a turn that rested between two actions goes on
  for (;;) {
    const next = yield* chooseAction(t, seat, turn.goesOn);
    if (s.ended) return;
    if (next === null) {
      if (!turn.goesOn) t.tell({ fact: 'turnSkipped', seat });
      return;
    }
    turn.goesOn = null;
    yield* perform(t, seat, next);
    if (s.ended) return;
    yield* departAgain(t, seat);
    if (!turn.goesOn) return;
    turn.action = null;
    yield* boundary();
  }
}

function beginTurn(t: Vantage, seat: Seat): Turn {
  t.tell({ fact: 'turnBegan', seat, turn: t.state.turns });
  const beganAt = standing(t.state, seat).num;
  return { action: null, eased: [], goesOn: null, read: [], departedAgain: false, rerolledHere: false, beganAt };
}

/** VA-109, VA-294 to VA-304 Step 1. What a continue allows is judged by the action it came from (RU-VA-49). */
function* chooseAction(t: Vantage, seat: Seat, goesOn: GoesOn | null): Rule<Candidate | null> {
  if (t.state.turn) t.state.turn.action = null;
  const fitting = candidates(t, seat, goesOn);
  if (fitting.length === 0) return null; // RU-VA-16, RU-VA-48
  // VA-300 A named action of the location is gone on with at its step 2.
  if (goesOn?.how === 'must' && typeof goesOn.with === 'string' && fitting.length === 1) return fitting[0]!;
  const again = beginningWith(fitting, () => candidates(t, seat, goesOn));
  const options = (): readonly Option<Candidate | (() => Rule) | null>[] => [
    ...again().map((one) => optionOf(t, seat, one)),
    ...(goesOn?.how === 'may' ? [button('end', 'End the turn', null)] : []),
    ...(goesOn ? [] : destiniesToRead(t)),
  ];
  for (;;) {
    const chosen = yield* decide(
      t,
      seat,
      goesOn ? 'turn.continue' : 'turn.action',
      () => (goesOn ? 'You go on. What do you do?' : 'What do you do?'),
      options,
      { window: 'any' },
      {
        beside: () => [...shareOffer(t, seat), ...showOffer(t, seat), ...rulingOffer(t, seat), ...proposals(t)],
        marks: ofThePlace,
        rests: true,
      },
    );
    if (typeof chosen !== 'function') return chosen;
    yield* chosen();
    if (t.state.ended) return null;
  }
}

function candidates(t: Vantage, seat: Seat, goesOn: GoesOn | null): readonly Candidate[] {
  const named = goesOn?.with ?? null;
  const lift = goesOn?.lifted ? 'lifted' : 'no';
  const all = [...locationActions(t.state, seat, lift), ...departs(t.state, seat), ...cardActions(t.state, seat)];
  if (named === null) return all;
  if (typeof named === 'string') {
    // VA-300, VA-301, RU-VA-47
    if (standing(t.state, seat).actions[named]) return mayAct(t.state, seat, named, 'named') ? [{ kind: 'location', cat: named }] : [];
    return all.filter((one) => one.kind !== 'location' && (one.kind === 'depart' ? 'move' : one.cat) === named);
  }
  return all.filter(
    (one) =>
      one.kind === named.kind &&
      (named.cat === undefined || (one.kind === 'depart' ? 'move' : one.cat) === named.cat) &&
      (named.card === undefined || (one.kind === 'card' && one.num === named.card)) &&
      (named.verb === undefined || one.kind !== 'card' || one.verb === named.verb),
  );
}

function optionOf(t: Vantage, seat: Seat, one: Candidate): Option<Candidate> {
  const here = standing(t.state, seat);
  if (one.kind === 'location') return tap(`here:${one.cat}`, `${one.cat}: ${here.actions[one.cat]!.verb}`, one);
  if (one.kind === 'depart') {
    const exit = here.compass[one.way];
    return tap(`way:${one.way}`, `Depart ${directionNames[one.way]}${exit.kind === 'listed' ? ` to ${numbered(exit.to)}` : ''}`, one);
  }
  const name = !isCenterCard(one.num)
    ? cardOf(one.num).name
    : one.num === t.state.mission?.num
      ? missionOf(one.num).name
      : destinyOf(one.num).name;
  return tap(`card:${one.num}.${one.verb}`, `${name}, ${one.cat}: ${one.verb}`, one);
}

/** RU-VA-41 A completed destiny may be read at any later turn, and reading it ends the game. */
const destiniesToRead = (t: Vantage): readonly Option<() => Rule>[] =>
  t.state.destinies
    .filter(({ complete }) => complete)
    .map(({ num }) => tap(`destiny:${num}`, `Read the last page of ${destinyOf(num).name}`, () => readDestiny(t, num)));

/** VA-376 Anybody may propose to stop for today, unless the time was set aside beforehand. */
const proposals = (t: Vantage): readonly TypedDecision<() => Rule>[] =>
  (t.state.house.evening === null ? t.state.seats : []).map((seat) => ({
    seat,
    ask: 'evening.stop',
    prompt: 'You may propose to end the game for today.',
    optional: true,
    options: [button('stop', 'Propose to stop', () => proposeEnd(t, seat))],
  }));

/** Steps 2 to 7 of one action. */
function* perform(t: Vantage, seat: Seat, candidate: Candidate): Rule {
  const s = t.state;
  const declared = yield* declare(t, seat, candidate);
  yield* paySkills(t, seat);
  const action = s.turn!.action!;
  action.step = 4;
  action.rolled = action.remaining;
  yield* rollPool(t, seat, action.remaining);
  action.step = 5;
  yield* placeDice(t, seat);
  if (s.ended) return;
  action.step = 6;
  yield* settleDice(t, seat);
  if (s.ended) return;
  s.turn!.action!.step = 7;
  yield* carryOut(t, seat, declared);
}

/** VA-111, VA-164 to VA-172 Step 3: anybody may discard matching tokens, each of them lowers the cost by 1. */
function* paySkills(t: Vantage, seat: Seat): Rule {
  const action = () => t.state.turn!.action!;
  const pay = (giver: Seat): readonly Option<() => Rule>[] => {
    const { cat, remaining } = action();
    if (remaining === 0 || playerOf(t.state, giver).skills[cat] === 0) return [];
    return [tap(`pay:${cat}`, `Pay 1 ${cat}`, () => discard(t, giver))];
  };
  for (;;) {
    const helpers = (): readonly TypedDecision<() => Rule>[] =>
      othersAfter(t.state.seats, seat).map((other) => ({
        seat: other,
        ask: 'cost.help',
        prompt: 'You may pay for another player.',
        optional: true,
        options: pay(other),
      }));
    const next = yield* decide<(() => Rule) | null>(
      t,
      seat,
      'cost.pay',
      () => `${action().verb}: the cost is ${action().remaining}.`,
      () => [
        ...pay(seat),
        action().remaining > 0
          ? throwing('challenge', action().remaining, `Throw ${action().remaining === 1 ? 'the die' : `${action().remaining} dice`}`, null)
          : button('go', 'Go on', null),
      ],
      { window: 'beforeRoll' },
      { beside: helpers },
    );
    if (next === null) return;
    yield* next();
  }
}

function* discard(t: Vantage, giver: Seat): Rule {
  const action = t.state.turn!.action!;
  payToken(t, giver, action.cat);
  action.remaining = Math.max(0, action.remaining - (action.doubled === action.cat ? 2 : 1));
  action.doubled = null;
}

/** VA-115, VA-273, RU-VA-44, RU-VA-63 Step 7: gifts before and after the result, then the goals are looked at. */
function* carryOut(t: Vantage, seat: Seat, { page, reading }: Declared): Rule {
  const s = t.state;
  yield* give(t, seat);
  const { kind, to, way, cat, at } = s.turn!.action!;
  if (kind === 'depart' && to !== null) yield* moveTo(t, seat, to, way as 'N');
  else yield* readHidden(t, page, reading);
  if (s.ended) return;
  if (kind === 'location') openPage(t, seat, { did: `${String(at).padStart(3, '0')}.${cat}` });
  yield* noteDeed(t, seat);
  yield* give(t, seat);
  yield* checkGoals(t);
}

/** A power may follow a listed depart with another one. */
function* departAgain(t: Vantage, seat: Seat): Rule {
  const { turn } = t.state;
  if (!turn || turn.goesOn || turn.action?.kind !== 'depart' || turn.action.star || !anyPowerAt(t, { window: 'end' })) return;
  while (!turn.goesOn) {
    const power = yield* choose<(() => Rule) | null>(seat, 'turn.end', 'The turn ends.', [
      button('end', 'End the turn', null),
      ...powersAt(t, seat, { window: 'end' }),
    ]);
    if (power === null) return;
    yield* power();
  }
}

/** VA-293, VA-304 What lasted for the turn is over. */
export function endTurn(t: Vantage, seat: Seat): void {
  const s = t.state;
  const player = playerOf(s, seat);
  player.stayed = s.turn?.beganAt === player.location ? player.stayed + 1 : 0;
  clearCards(t, seat, 'allSlotsFilled');
  s.turn = null;
  t.tell({ fact: 'turnEnded', seat });
}
