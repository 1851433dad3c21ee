import { button, drag, tap, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { production as projects } from '../../content/decks/production.ts';
import { productionOf, upgradeOf } from '../../content/find.ts';
import type { Icon } from '../../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import { askGroup } from '../asking.ts';
import { carried } from '../carrying.ts';
import { resolve } from '../effects/resolve.ts';
import { assign, staffFor } from './crew.ts';
import { install } from './install.ts';

const readySlots = 6;

/** Page 12: IV-460 to IV-479 */
export function* complex(t: Vanguard): Rule {
  const { ship } = t.state;
  for (const id of ship.awaiting.filter((one) => projects.some((card) => card.id === one))) {
    if (ship.ready.length >= readySlots) break;
    ship.awaiting = ship.awaiting.filter((one) => one !== id);
    ship.ready.push(id);
  }
  yield* install(t, 'production');
  yield* everyQueue(t);
  yield* extraMove(t);
  yield* start(t);
  yield* assembly(t);
}

/** IV-466 to IV-468 One slot to the right, the last first; what leaves stage 3 is finished. */
function* everyQueue(t: Vanguard): Rule {
  for (const queue of [...t.state.ship.queues])
    for (const stage of [2, 1, 0]) {
      const id = queue[stage];
      if (id) yield* onward(t, id);
    }
}

const placeOf = ({ ship }: VanguardState, id: string) =>
  ship.queues.flatMap((queue) => queue.flatMap((one, stage) => (one === id ? [{ queue, stage }] : [])))[0];

function* onward(t: Vanguard, id: string): Rule {
  const place = placeOf(t.state, id);
  if (!place) return;
  const { queue, stage } = place;
  if (stage < 2) {
    if (queue[stage + 1] !== null) return;
    queue[stage + 1] = id;
    queue[stage] = null;
    return;
  }
  queue[stage] = null;
  t.state.ship.gone.push(id);
  t.tell({ fact: 'finished', card: id });
  yield* resolve(t, { who: 'engineering', source: `production:${id}` }, productionOf(id).result.effects);
}

const movable = (state: VanguardState): string[] =>
  state.ship.queues
    .flatMap((queue) => queue.filter((id, stage) => id !== null && (stage === 2 || queue[stage + 1] === null)))
    .filter((id) => id !== null);

const ruleOf = (state: VanguardState, rule: 'extraMove' | 'assemblyIcons' | 'startShift'): number =>
  state.ship.upgrades.reduce((sum, id) => sum + (upgradeOf(id).rule?.[rule] ?? 0), 0);

function* extraMove(t: Vanguard): Rule {
  for (let left = ruleOf(t.state, 'extraMove'); left > 0 && movable(t.state).length > 0; left--) {
    const id = yield* askGroup(t, 'production.move', 'Which project moves once more?', () => movable(t.state).map(projectOption));
    yield* onward(t, id);
  }
}

const projectOption = (id: string) => tap(`production:${id}`, productionOf(id).name, id);

interface Place {
  readonly queue: number;
  readonly stage: number;
}

const lineNames = ['I', 'II'] as const;

/**
 * IV-470, IV-471 Where a project may be started: in its slot of any open queue, or in an empty one to the left of a taken one.
 * Two empty queues are alike, so the second is no place of its own: nobody is asked which of them it shall be.
 */
function placesFor({ ship }: VanguardState, id: string, shift: number): Place[] {
  const wanted = Math.min(3, productionOf(id).stage + shift) - 1;
  const open = ship.queues.slice(0, ship.queueTwo ? 2 : 1);
  return open
    .flatMap((stages, queue): Place[] => {
      if (queue > 0 && [...stages, ...open[0]!].every((one) => one === null)) return [];
      const empty = [wanted, wanted - 1, wanted - 2].filter((stage) => stage >= 0 && stages[stage] === null);
      return (empty[0] === wanted ? [wanted] : empty).map((stage) => ({ queue, stage }));
    })
    .sort((a, b) => b.stage - a.stage);
}

interface Started extends Place {
  readonly id: string;
}

/** A card is carried to each place that it may have. With a single place the option has the name of the card, as in older saves. */
function startsOf(id: string, places: readonly Place[]): Option<Started | null>[] {
  return places.map(({ queue, stage }) => {
    const onto = `queue:${queue}:${stage}`;
    const started = { id, queue, stage };
    if (places.length === 1) return carried<Started | null>(tap(`production:${id}`, productionOf(id).name, started), onto);
    const label = `${productionOf(id).name}: line ${lineNames[queue]}, stage ${stage + 1}`;
    return drag<Started | null>(`production:${id}`, onto, label, started);
  });
}

/** IV-469 to IV-472 Any number of them, each to a place that it may have. */
function* start(t: Vanguard): Rule {
  const { ship } = t.state;
  const shift = ruleOf(t.state, 'startShift');
  for (;;) {
    const open = (): Option<Started | null>[] => ship.ready.flatMap((id) => startsOf(id, placesFor(t.state, id, shift)));
    if (open().length === 0) return;
    const started = yield* askGroup<Started | null>(t, 'production.start', 'Start a project?', () => [
      ...open(),
      button('stop', 'No more', null),
    ]);
    if (started === null) return;
    ship.queues[started.queue]![started.stage] = started.id;
    ship.ready = ship.ready.filter((one) => one !== started.id);
  }
}

/** IV-473 to IV-477 */
function* assembly(t: Vanguard): Rule {
  const wanted = (id: string): readonly Icon[] => {
    const { icons } = productionOf(id);
    return icons.slice(0, Math.max(1, icons.length + ruleOf(t.state, 'assemblyIcons')));
  };
  for (;;) {
    const open = (): string[] => movable(t.state).filter((id) => staffFor(t.state, wanted(id)) !== undefined);
    if (open().length === 0) return;
    const id = yield* askGroup<string | null>(t, 'production.assemble', 'Assign crew to assembly?', () => [
      ...open().map(projectOption),
      button('stop', 'No', null),
    ]);
    if (id === null) return;
    for (const crew of staffFor(t.state, wanted(id)) ?? []) assign(t, crew, 'assembly');
    yield* onward(t, id);
  }
}
