import type { Rule } from '../../../../kernel/rule.ts';
import { discoveryOf, missionOf, planetOf, poiOf, threatOf } from '../../content/find.ts';
import type { Section } from '../../content/vocabulary.ts';
import type { Vanguard } from '../../state.ts';
import { boardOf, planetNow, team } from '../board.ts';
import { readLogNow } from '../logs.ts';
import { clearBoard } from './boards.ts';
import { die } from './crew.ts';

/** IV-358 to IV-361 The log of the way home, read when everything on the planet has stopped. */
export function* goHome(t: Vanguard): Rule {
  const planet = planetNow(t.state);
  const { liftoffLog, evacLog } = planetOf(planet.id).planet;
  const who: Section = team(t.state)[0] ?? 'recon';
  if (planet.over === 'liftoff') yield* readLogNow(t, who, liftoffLog);
  if (planet.over === 'evac') yield* readLogNow(t, who, evacLog);
  // IV-605 A story mission that is left is a failure, whatever the log says.
  if (planet.missions.some(({ id }) => missionOf(id).kind === 'story')) planet.missionFailed = true;
  if (planet.over === 'evac') loseFinds(t);
  leaveBehind(t);
}

/** IV-362, IV-364 Whoever is not with the lander at lift-off is lost; an evacuation fetches everybody. */
function leaveBehind(t: Vanguard): void {
  const planet = planetNow(t.state);
  for (const who of team(t.state)) {
    const board = boardOf(t.state, who);
    const stays = planet.deeds.includes(`stays:${who}`);
    const left = planet.over === 'liftoff' && planet.lander !== null && board.sector !== planet.lander;
    if (!stays && !left) continue;
    for (const { name } of board.injuries) t.state.injuries[name] += 1;
    t.state.ship.armory.push(...board.equipment);
    clearBoard(t, who, board);
    die(t, board.crew);
    delete t.state.boards[who];
  }
}

/** IV-366, IV-743 Discoveries are lost, success tokens and uniques are not. */
function loseFinds(t: Vanguard): void {
  const planet = planetNow(t.state);
  for (const { id } of planet.found) t.state.discoveries[discoveryOf(id).deck].unshift(id);
  planet.found = [];
}

/** Page 25: IV-588 to IV-603 Dice, cards and equipment go home; what is not kept leaves the board. */
export function leavePlanet(t: Vanguard): void {
  const planet = planetNow(t.state);
  const { ship } = t.state;
  for (const who of team(t.state)) {
    const board = boardOf(t.state, who);
    clearBoard(t, who, board);
    ship.armory.push(...board.equipment.splice(0));
    for (const column of Object.values(board.columns)) column.injury = false;
  }
  ship.armory.push(...planet.loaded.splice(0));
  for (const [sector, stack] of Object.entries(planet.pois))
    planet.pois[Number(sector)] = stack.filter((poi) => !poiOf(poi).icons.includes('NO_SAVE'));
  for (const id of Object.keys(planet.threats)) if (threatOf(id).noSave) delete planet.threats[id];
  planet.missions = planet.missions.filter(({ id }) => missionOf(id).kind === 'story');
  const { leads } = planet;
  leads.bag.push(...leads.beside.splice(0), ...leads.drawn.splice(0));
  for (const deck of Object.values(leads.decks)) leads.bag.push(...deck.splice(0));
  Object.assign(planet, { tokens: {}, markers: {}, lasting: [], tokensPlaced: [], turn: null, event: null, check: null, gc: null });
  // HD-IV-17 A crash turns the lander's card facedown.
  if (planet.landing === 'crash') {
    const card = ship.landers.find(({ id }) => id === ship.lander?.id);
    if (card) card.down = true;
  }
}
