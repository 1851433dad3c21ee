import { button, tap, type Option } from '../../../../kernel/option.ts';
import type { Rule, Seat } from '../../../../kernel/rule.ts';
import { addOn } from '../../content/decks/addOn.ts';
import { situationOf } from '../../content/find.ts';
import type { Vanguard } from '../../state.ts';
import { saying } from '../announcing.ts';
import { askGroup, seatOf } from '../asking.ts';
import { pickChoice, take } from '../effects/choosing.ts';
import { barracks } from './barracks.ts';
import { foreseePassage, passage } from './bridge.ts';
import { assign, convertsTo, assignable, staffFor } from './crew.ts';
import { complex } from './production.ts';
import { laboratory } from './research.ts';
import { readShipLogs } from './shipLogs.ts';
import { inSteps, turnTo } from './steps.ts';

type Facility = (t: Vanguard) => Rule;

/** Page 6: IV-436 to IV-444 A command token for each visit. */
export const facilities = inSteps(6, [
  (t) => readShipLogs(t, 'facilities'),
  visitOne,
  function* (t) {
    cleanUp(t);
    turnTo(t, 18);
  },
]);

function* visitOne(t: Vanguard): Rule<'again' | void> {
  const { ship } = t.state;
  if (ship.command > 0) {
    const asked = `Which facility do you visit? ${ship.command} command left.`;
    const facility = yield* askGroup<Facility | null>(t, 'facility.visit', asked, () => [
      tap<Facility | null>('facility:8', 'Research Laboratory', laboratory),
      tap<Facility | null>('facility:12', 'Production Complex', complex),
      tap<Facility | null>('facility:16', 'Barracks', barracks),
      ...(ship.situations.length > 0 ? [tap<Facility | null>('facility:17', 'Situation Room', situationRoom)] : []),
      // IV-439, IV-705 Locked until the campaign opens it.
      ...(t.state.flags.includes('ship.listeningroom') ? [tap<Facility | null>('facility:40', 'The Listening Room', listeningRoom)] : []),
      button<Facility | null>('stop', 'To the hangar', null),
    ]);
    if (!facility) return undefined;
    ship.command -= 1;
    t.tell({ fact: 'pool', pool: 'command', n: ship.command });
    yield* facility(t);
    return 'again';
  }
  return undefined;
}

/** IV-440 to IV-443 Situations stay in the envelope: the next bridge finds them. */
function cleanUp(t: Vanguard): void {
  const { ship } = t.state;
  ship.energy = 0;
  ship.command = 0;
  ship.bag.success += ship.success;
  ship.success = 0;
}

/** Page 17: IV-500 to IV-504, RU-IV-73 One is solved, others by supervisors. */
function* situationRoom(t: Vanguard): Rule {
  const { ship } = t.state;
  const solve = function* (id: string): Rule {
    ship.situations = ship.situations.filter((one) => one !== id);
    ship.situationDeck.unshift(id);
    t.tell({ fact: 'situation', card: id, what: 'solved' });
    yield* passage(t, 'security', `situation:${id}`, situationOf(id).name, situationOf(id).solved);
  };
  const option =
    (seat: Seat) =>
    (id: string): Option<string> => {
      const asks = seatOf(t.state, 'security') === seat ? foreseePassage(t.state, situationOf(id).solved) : null;
      return saying(tap(`situation:${id}`, situationOf(id).name, id), asks);
    };
  yield* solve(yield* askGroup(t, 'situation.solve', 'Which situation is dealt with?', (seat) => ship.situations.map(option(seat))));
  for (;;) {
    const open = (): string[] => ship.situations.filter((id) => staffFor(t.state, situationOf(id).solved.icons) !== undefined);
    if (open().length === 0) return;
    const id = yield* askGroup<string | null>(t, 'situation.supervise', 'Assign supervisors to another?', (seat) => [
      ...open().map(option(seat)),
      button('stop', 'No', null),
    ]);
    if (id === null) return;
    for (const crew of staffFor(t.state, situationOf(id).solved.icons) ?? []) assign(t, crew, 'supervisor');
    yield* solve(id);
  }
}

/** Page 40: IV-705, IV-706 The next card for its price in energy, or for somebody whose convert fits. */
function* listeningRoom(t: Vanguard): Rule {
  const { ship } = t.state;
  const card = addOn[ship.addOn];
  if (!card) return;
  const helper = assignable(t.state).find((id) => card.assign.includes(convertsTo(id)));
  const how = yield* askGroup<'energy' | 'assign' | null>(t, 'addon.price', card.name, () => [
    button('stop', 'Leave it', null),
    ...(ship.energy >= card.energy ? [button('energy', `Pay ${card.energy} energy`, 'energy' as const)] : []),
    ...(helper ? [button('assign', 'Assign somebody', 'assign' as const)] : []),
  ]);
  if (!how) return;
  if (how === 'energy') ship.energy -= card.energy;
  else assign(t, helper!, 'listening');
  ship.addOn += 1;
  const acting = { who: 'science' as const, source: `addon:${card.id}` };
  const choice = yield* pickChoice(t, acting, 'addon.choose', card.text, card.choices);
  if (choice) yield* take(t, acting, choice);
}
