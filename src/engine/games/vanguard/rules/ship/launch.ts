import { button, tap } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { equipmentOf, landingOf, planetOf, upgradeOf } from '../../content/find.ts';
import { sections, type Section } from '../../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import { atRest } from '../announcing.ts';
import { askGroup, seatOf } from '../asking.ts';
import { carried } from '../carrying.ts';
import { boardOf, ownedDice, planetNow, team } from '../board.ts';
import { resolve } from '../effects/resolve.ts';
import { readLogNow } from '../logs.ts';
import { buildDeck, setDice, standOn } from './boards.ts';
import { crewFor, crewIn, join, put } from './crew.ts';
import { land } from './landing.ts';
import { landerLimit } from './limits.ts';
import { diceFloor, loseSuccess, returnDice } from './morale.ts';
import { layBoard, recordOf } from './planetBoard.ts';
import { inSteps, turnTo } from './steps.ts';

/** Page 23: the mission launch procedure, in steps that can each be the first after a save. */
export const launch = inSteps(23, [setOut, outfit, loadLander, brief, descend]);

function* setOut(t: Vanguard): Rule {
  const { ship } = t.state;
  const { planet } = landingOf(ship.scanner!.card);
  // IV-519 to IV-531 Another planet's board is recorded and put away first.
  if (t.state.planet && t.state.planet.id !== planet) {
    ship.records[t.state.planet.id] = recordOf(t.state.planet);
    t.state.planet = null;
  }
  t.state.story.landings += 1;
  yield* formTeam(t);
}

function* outfit(t: Vanguard): Rule {
  for (const section of team(t.state)) {
    if (boardOf(t.state, section).deck.cards.length > 0) continue; // outfitted before a save
    yield* setDice(t, section);
    yield* buildDeck(t, section, false);
    yield* atRest(t);
  }
  layBoard(t, landingOf(t.state.ship.scanner!.card).planet);
}

/** IV-532, IV-533 One for each player; somebody alone sends two to four of different sections. */
function* formTeam(t: Vanguard): Rule {
  const { state } = t;
  yield* fillUp(t);
  const alone = state.seats.length === 1;
  const going = new Map<Section, string>();
  for (const seat of [...state.seats]) {
    for (let n = 0; n < (alone ? 4 : 1); n++) {
      const open = sections
        .filter((section) => state.players[section] === seat && !going.has(section))
        .flatMap((section) => crewIn(state, 'available', section));
      if (open.length === 0) break;
      const id =
        state.house.quick && n >= 2
          ? null
          : yield* choose<string | null>(seat, 'launch.goes', 'Who goes down?', [
              ...open.map(crewFor('task:launch')),
              ...(alone && n >= 2 ? [button('enough', 'Nobody else', null)] : []),
            ]);
      if (id === null) break;
      going.set(state.crew[id]!.section, id);
    }
  }
  for (const section of sections) if (going.has(section)) standOn(t, section, going.get(section)!, true);
  // IV-538
  for (const id of crewIn(state, 'available')) put(state, id, { place: 'resting' });
  t.tell({ fact: 'teamFormed', sections: team(state) });
}

/** IV-534 to IV-537, RU-IV-71 With too few to send, recruits are woken; from the second time on that costs each section a die. */
function* fillUp(t: Vanguard): Rule {
  const { state } = t;
  const lacking = (): boolean =>
    state.seats.some((seat) => {
      const own = sections.filter((section) => state.players[section] === seat && crewIn(state, 'available', section).length > 0);
      return own.length < (state.seats.length === 1 ? 2 : 1);
    });
  while (lacking()) {
    t.fence();
    const joined = sections.filter((section) => {
      const id = state.recruits.at(-1);
      return id !== undefined && join(t, section, id, 'available');
    });
    if (joined.length === 0) {
      state.ended = { winners: [], why: 'No crew is left to send' };
      return;
    }
    state.ship.berths += 1;
    yield* readLogNow(t, 'recon', 991);
    if (state.ship.berths < 2) continue;
    if (sections.some((section) => ownedDice(state, section) <= diceFloor)) loseSuccess(t, 2);
    else yield* returnDice(t, 'Waking the cold berths costs a die. Which one?');
  }
}

/** IV-546 to IV-558, RU-IV-61 Small things for each, then a shared pile of personal and mission equipment with its upgrades. */
function* loadLander(t: Vanguard): Rule {
  const { ship } = t.state;
  const planet = planetNow(t.state);
  const ofKind = (kind: string) => ship.armory.filter((id) => equipmentOf(id).kind === kind);
  const out = (id: string): void => void (ship.armory = ship.armory.filter((one) => one !== id));
  for (const who of team(t.state)) {
    const open = ofKind('small');
    if (open.length === 0) break;
    const id = yield* choose<string | null>(seatOf(t.state, who), 'launch.small', 'Take something small?', [
      ...open.map((one) => tap(`equipment:${one}`, equipmentOf(one).name, one)),
      button('nothing', 'Nothing', null),
    ]);
    if (id === null) continue;
    out(id);
    boardOf(t.state, who).equipment.push(id);
  }
  for (const kind of ['personal', 'mission'] as const)
    for (let left = landerLimit(t.state, kind); left > 0; left--) {
      const open = ofKind(kind).filter((id) => canCarry(t.state, id));
      if (open.length === 0) break;
      // IV-553 The Engineering player decides for the group.
      const id = yield* choose<string | null>(seatOf(t.state, 'engineering'), `launch.${kind}`, `Which ${kind} equipment comes along?`, [
        ...open.map((one) => carried(tap<string | null>(`equipment:${one}`, equipmentOf(one).name, one), 'task:load')),
        button('enough', 'That is all', null),
      ]);
      if (id === null) break;
      out(id);
      planet.loaded.push(id);
    }
  // IV-550 to IV-552 Upgrades of what was chosen come along by themselves: they take no room.
  for (const id of ofKind('upgrade').filter((one) => planet.loaded.includes(equipmentOf(one).upgrades ?? ''))) {
    out(id);
    planet.loaded.push(id);
  }
  planet.supplies = Math.max(0, landerLimit(t.state, 'supplies') + ship.nextSupplies - (t.state.house.deadly ? 1 : 0));
  ship.nextSupplies = 0;
  for (const id of ship.upgrades)
    if (upgradeOf(id).when === 'launch') yield* resolve(t, { who: team(t.state)[0]!, source: `upgrade:${id}` }, upgradeOf(id).effects);
}

/** IV-286 Somebody in the team may carry it. */
const canCarry = (state: VanguardState, id: string): boolean => {
  const { section } = equipmentOf(id);
  return section === undefined || team(state).includes(section);
};

/** IV-559 */
function* brief(t: Vanguard): Rule {
  yield* readLogNow(t, team(t.state)[0]!, planetOf(planetNow(t.state).id).planet.briefingLog);
  lost(t);
}

/** The landing is over before it has begun. */
function lost(t: Vanguard): boolean {
  if (planetNow(t.state).over === null) return false;
  t.state.phase = { at: 'round' };
  return true;
}

/** IV-560, IV-561 The descent, the log of the landing. */
function* descend(t: Vanguard): Rule {
  const planet = planetNow(t.state);
  const { landingLog, sectors } = planetOf(planet.id).planet;
  if (planet.lander === null) {
    planet.landing = yield* land(t);
    if (!lost(t)) yield* readLogNow(t, team(t.state)[0]!, landingLog);
  } else planet.landing = 'clean';
  if (lost(t)) return;
  // IV-573 Unless the log has placed it, anywhere with the lander icon.
  if (planet.lander === null) {
    const open = sectors.filter(({ icons, crashOnly }) => icons.includes('LANDER') && (!crashOnly || planet.landing === 'crash'));
    planet.lander = yield* askGroup(t, 'lander.sector', 'Where does the lander stand?', () =>
      open.map(({ n, name }) => tap(`sector:${n}`, name, n)),
    );
  }
  t.tell({ fact: 'landed', planet: planet.id, result: planet.landing, sector: planet.lander });
  turnTo(t, 24);
}
