import { button, drag, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { landingOf, systemOf, upgradeOf } from '../../content/find.ts';
import type { StarSystem } from '../../content/types.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import { asking, askGroup } from '../asking.ts';
import { valueOf } from '../conditions.ts';
import { readLogNow } from '../logs.ts';
import { assign, assignable, crewFor } from './crew.ts';
import { changeMorale } from './morale.ts';
import { readShipLogs } from './shipLogs.ts';
import { inSteps, turnTo } from './steps.ts';

type Flight = StarSystem['outbound'][number];
type Destination = StarSystem['destinations'][number];
type Task = { readonly fly: Flight } | { readonly visit: Destination } | null;

/** Page 5: IV-413 to IV-435 Fly and visit until a landing card is found, nothing more can be paid, or the players stop. */
export const starmap = inSteps(5, [
  (t) => readShipLogs(t, 'starmap'),
  voyage,
  function* (t) {
    if (t.state.ship.scanner === null) yield* adrift(t);
  },
  function* (t) {
    yield* scan(t);
    turnTo(t, 6);
  },
]);

/** The ship is carried to where it flies; the answer is named for the goal alone. */
const flight = (to: string, label: string, task: Task): Option<Task> => ({ ...drag('piece:ship', to, label, task), id: to });

function* voyage(t: Vanguard): Rule<'again' | void> {
  const { ship } = t.state;
  if (ship.scanner === null && tasksOf(t.state).length > 0) {
    const asked = `Where to from ${systemOf(ship.system).name}? ${ship.energy} energy left.`;
    const task = yield* askGroup<Task>(t, 'starmap.task', asked, () => [
      ...tasksOf(t.state).map((one) =>
        'fly' in one!
          ? flight(`system:${one.fly.system}`, `Fly to ${systemOf(one.fly.system).name} for ${flightPrice(t.state, one.fly)}`, one)
          : flight(`destination:${one!.visit.id}`, `Visit ${one!.visit.name} for ${one!.visit.visit}`, one),
      ),
      button<Task>('stop', 'Stop here', null),
    ]);
    if (!task) return undefined;
    if ('fly' in task) yield* fly(t, task.fly);
    else yield* visit(t, task.visit);
    return 'again';
  }
  return undefined;
}

function flightPrice({ ship }: VanguardState, { energy }: Flight): number {
  const each = ship.upgrades.reduce((sum, id) => sum + (upgradeOf(id).rule?.flightDiscount ?? 0), 0);
  const first = ship.flights === 0 ? ship.upgrades.reduce((sum, id) => sum + (upgradeOf(id).rule?.firstFlightDiscount ?? 0), 0) : 0;
  return Math.max(1, energy - each - first);
}

/** IV-418, IV-419, IV-423, IV-426 What can be paid and is open. */
function tasksOf(state: VanguardState): Task[] {
  const { ship, story } = state;
  const { outbound, destinations } = systemOf(ship.system);
  return [
    ...outbound
      .filter((one) => flightPrice(state, one) <= ship.energy)
      .filter(
        ({ act, upgrade }) =>
          (act === undefined || valueOf(state, 'act') >= act) && (!upgrade || ship.upgrades.some((id) => upgradeOf(id).kind === 'travel')),
      )
      .map((one) => ({ fly: one })),
    ...destinations
      .filter(
        ({ visit: price, id, landing }) =>
          price <= ship.energy && !(landing ? ship.gone.includes(landing) : story.destinations.includes(id)),
      )
      .map((one) => ({ visit: one })),
  ];
}

/** IV-420, IV-421 */
function* fly(t: Vanguard, flight: Flight): Rule {
  const { ship, story } = t.state;
  ship.energy -= flightPrice(t.state, flight);
  ship.flights += 1;
  ship.system = flight.system;
  if (!story.visited.includes(flight.system)) story.visited.push(flight.system);
  t.tell({ fact: 'flew', system: flight.system });
  const { arrivalLog } = systemOf(flight.system);
  if (!t.state.logs.includes(arrivalLog)) yield* readLogNow(t, 'recon', arrivalLog);
}

/** IV-424, IV-425 */
function* visit(t: Vanguard, { id, visit: price, landing, log }: Destination): Rule {
  const { ship, story } = t.state;
  ship.energy -= price;
  t.tell({ fact: 'visited', destination: id });
  if (landing) ship.scanner = { card: landing, parts: 0 };
  else {
    story.destinations.push(id);
    if (log !== undefined) yield* readLogNow(t, 'recon', log);
  }
}

/** IV-433 to IV-435, RU-IV-67 */
function* adrift(t: Vanguard): Rule {
  const { ship, story } = t.state;
  if (!story.happened.includes('adrift')) story.happened.push('adrift');
  yield* changeMorale(t, -1);
  ship.penalty = true;
  t.state.phase = { at: 'page', page: 39, step: 0 };
}

/** IV-428 to IV-430 Part after part; every scout makes the next one cheaper. */
function* scan(t: Vanguard): Rule {
  const { ship } = t.state;
  const scanner = ship.scanner!;
  const { parts } = landingOf(scanner.card);
  for (;;) {
    const part = parts[scanner.parts];
    if (!part) return;
    const price = scanPrice(t.state);
    if (price > ship.energy && assignable(t.state).length === 0) return;
    const task = yield* askGroup<'scan' | 'scout' | null>(t, 'scan.part', `Scan on? The next part costs ${price}.`, () => [
      ...(price <= ship.energy ? [button('scan', `Scan for ${price}`, 'scan' as const)] : []),
      ...(price > 0 ? asking(assignable(t.state).length, button('scout', 'Send a scout', 'scout' as const), 'whom') : []),
      button('stop', 'That is enough', null),
    ]);
    if (!task) return;
    if (task === 'scout') {
      const able = (): Option<string>[] => assignable(t.state).map(crewFor('task:scout'));
      const id = yield* askGroup(t, 'scan.scout', 'Who scouts ahead?', able, { second: true });
      assign(t, id, 'scout');
      ship.scouts += 1;
      continue;
    }
    ship.energy -= price;
    ship.scouts = 0;
    ship.scanDiscount = 0;
    scanner.parts += 1;
  }
}

export function scanPrice({ ship }: VanguardState): number {
  const { card, parts } = ship.scanner!;
  const rules = ship.upgrades.map((id) => upgradeOf(id).rule);
  const every = rules.reduce((sum, rule) => sum + (rule?.scanDiscount ?? 0), 0);
  const first = parts === 1 ? rules.reduce((sum, rule) => sum + (rule?.firstScanDiscount ?? 0), 0) : 0;
  return Math.max(0, landingOf(card).parts[parts]!.price - ship.scouts - ship.scanDiscount - every - first);
}
