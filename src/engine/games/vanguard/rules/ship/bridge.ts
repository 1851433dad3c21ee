import type { Rule } from '../../../../kernel/rule.ts';
import { tap } from '../../../../kernel/option.ts';
import { morale } from '../../content/decks/objectives.ts';
import { discoveryOf, missionOf, objectiveOf, secondaryOf, situationOf, techOf, upgradeOf } from '../../content/find.ts';
import type { Passage, SecondaryObjective } from '../../content/types.ts';
import type { Section } from '../../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import { saying } from '../announcing.ts';
import { askGroup, seatOf } from '../asking.ts';
import { holds } from '../conditions.ts';
import { pickChoice, take } from '../effects/choosing.ts';
import { choosing, foreseen, type Foreseen } from '../effects/foreseeing.ts';
import { resolve } from '../effects/resolve.ts';
import { install, installObjectives } from './install.ts';
import { readShipLogs } from './shipLogs.ts';
import { inSteps, turnTo } from './steps.ts';

export const moraleNow = (state: VanguardState) => morale.find(({ level }) => level === state.ship.morale)!;

/** Page 2: IV-383 to IV-403 */
export const bridge = inSteps(2, [
  function* (t) {
    Object.assign(t.state.ship, { sold: false, flights: 0, scouts: 0, moraleSpared: false });
    t.state.story.fallenThisTime = 0;
    yield* readShipLogs(t, 'bridge');
  },
  objectivesDone,
  function* (t) {
    yield* installObjectives(t);
    yield* install(t, 'bridge');
    yield* install(t, 'travel');
    yield* install(t, 'row');
  },
  income,
  function* (t) {
    yield* situations(t);
    // IV-402
    t.state.ship.scanner = null;
    turnTo(t, 5);
  },
]);

/** IV-388 to IV-393, RU-IV-64, RU-IV-65 All that adds and takes first, then the cut. */
export function* income(t: Vanguard): Rule {
  const { ship } = t.state;
  const level = moraleNow(t.state);
  ship.command = Math.max(0, ship.command + (ship.objective ? objectiveOf(ship.objective).command : 3) + level.command);
  ship.energy = Math.max(0, ship.energy + techOf(ship.tech).energy + level.energy);
  for (const id of ship.upgrades)
    if (upgradeOf(id).when === 'bridgeIncome') yield* resolve(t, { who: 'recon', source: `upgrade:${id}` }, upgradeOf(id).effects);
  if (ship.penalty) {
    ship.command = Math.min(1, ship.command);
    ship.penalty = false;
  }
  t.tell({ fact: 'pool', pool: 'command', n: ship.command });
  t.tell({ fact: 'pool', pool: 'energy', n: ship.energy });
}

/** IV-394 to IV-401, RU-IV-66 Old ones strike, new ones are only read. */
function* situations(t: Vanguard): Rule {
  const { ship } = t.state;
  const old = ship.situations;
  ship.situations = [];
  const left = [...old];
  while (left.length > 0) {
    const id = yield* askGroup(t, 'situation.next', 'Which situation comes to a head?', (seat) =>
      left.map((one) => {
        const strikes = tap(`situation:${one}`, situationOf(one).name, one);
        const asks = seatOf(t.state, 'security') === seat ? foreseePassage(t.state, situationOf(one).effect) : null;
        return saying(strikes, asks);
      }),
    );
    left.splice(left.indexOf(id), 1);
    t.tell({ fact: 'situation', card: id, what: 'resolved' });
    yield* passage(t, 'security', `situation:${id}`, situationOf(id).name, situationOf(id).effect);
    if (situationOf(id).effect.discard) ship.situationDeck.unshift(id);
    else ship.situations.push(id);
  }
  const extra = moraleNow(t.state).extraSituations;
  const fewer = ship.upgrades.reduce((sum, id) => sum + (upgradeOf(id).rule?.newSituations ?? 0), 0);
  const n = Math.max(fewer < 0 ? 1 : 0, (ship.objective ? objectiveOf(ship.objective).newSituations : 1) + extra + fewer);
  for (let at = 0; at < n && ship.situationDeck.length > 0; at++) {
    const id = ship.situationDeck.pop()!;
    t.fence();
    ship.situations.push(id);
    t.tell({ fact: 'situation', card: id, what: 'drawn' });
  }
}

/** What the text of a situation asks first. */
export function foreseePassage(state: VanguardState, { effects = [], choices = [] }: Passage): Foreseen {
  const first = foreseen(state, 'security', effects);
  return first === null ? choosing(state, 'security', choices, 'ship.choose') : first;
}

/** A text with effects and perhaps a choice. */
export function* passage(t: Vanguard, who: Section, source: string, name: string, { effects = [], choices = [], text }: Passage): Rule {
  const acting = { who, source };
  yield* resolve(t, acting, effects);
  const choice = yield* pickChoice(t, acting, 'ship.choose', `${name}: ${text}`, choices);
  if (choice) yield* take(t, acting, choice);
}

function* objectivesDone(t: Vanguard): Rule {
  const { ship, story } = t.state;
  const acting = { who: 'recon' as const, source: 'bridge' };
  const card = ship.objective ? objectiveOf(ship.objective) : null;
  if (card && holds(t.state, card.when, null) && !ship.gone.includes(`${card.id}:done`)) {
    ship.gone.push(`${card.id}:done`);
    yield* resolve(t, acting, card.done);
  }
  for (const id of ship.secondaries.filter((one) => isReached(t.state, secondaryOf(one).test))) {
    ship.secondaries = ship.secondaries.filter((one) => one !== id);
    story.secondariesDone.push(id);
    yield* resolve(t, acting, secondaryOf(id).reward);
  }
}

function isReached(state: VanguardState, test: SecondaryObjective['test']): boolean {
  const { ship, story, crew } = state;
  switch (test) {
    case 'safeLandings':
      return story.safeLandings >= 2;
    case 'fiveDecks':
      return new Set(ship.gathered.map((id) => discoveryOf(id).deck)).size >= 5;
    case 'threeOfRank2':
      return (
        Object.values(crew).filter(({ rank, place }) => rank >= 2 && place !== 'gone' && place !== 'remembered' && place !== 'fallen')
          .length >= 3
      );
    case 'highMorale':
      return ship.morale === 'high';
    case 'noSituations':
      return ship.situations.length === 0 && story.landings > 1;
    case 'failedThenDone':
      return story.failedOnce.some((id) => missionOf(id) && story.done[id] !== undefined);
    case 'allConditionsSeen':
      return story.conditionsSeen;
    case 'emptyMedbay':
      return ship.medbay.length === 0 && story.fallenThisTime === 0;
    case 'bothQueues':
      return ship.queues.every((queue) => queue.some((one) => one !== null));
    case 'sixteenUniques':
      return ship.uniques.length >= 16;
  }
}
