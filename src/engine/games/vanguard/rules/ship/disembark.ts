import { tap } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { equipmentOf, modOf, rankUpOf, upgradeOf } from '../../content/find.ts';
import type { Vanguard } from '../../state.ts';
import { seatOf } from '../asking.ts';
import { boardOf, crewName, planetNow, team } from '../board.ts';
import { drawCards } from '../cards.ts';
import { resolve } from '../effects/resolve.ts';

export const openingHand = 2;

/** Page 24: IV-573 to IV-587 */
export function* disembark(t: Vanguard): Rule {
  const planet = planetNow(t.state);
  for (const who of team(t.state)) {
    const board = boardOf(t.state, who);
    board.sector = planet.lander!;
    board.visited = [planet.lander!];
    board.done = false;
  }
  yield* pickRankUp(t);
  yield* shareOut(t);
  for (const who of team(t.state)) yield* drawCards(t, who, openingHand);
  const acting = { who: team(t.state)[0]!, source: 'disembark' };
  for (const id of t.state.ship.lander?.mods ?? []) {
    const { ability } = modOf(id);
    if (ability?.when === 'disembark') yield* resolve(t, acting, ability.effects);
  }
  for (const id of [...t.state.ship.upgrades])
    if (upgradeOf(id).when === 'explorationStart') yield* resolve(t, acting, upgradeOf(id).effects);
  t.state.phase = { at: 'round' };
}

/** IV-576 to IV-580, RU-IV-97 Two are drawn and one is picked; with none left those that are gone come back. */
function* pickRankUp(t: Vanguard): Rule {
  const { state } = t;
  const drawn: string[] = [];
  while (drawn.length < 2) {
    if (state.rankUps.length === 0) state.rankUps.push(...state.rankUpsGone.splice(0));
    if (state.rankUps.length === 0) break;
    const id = t.pick(state.rankUps);
    state.rankUps.splice(state.rankUps.indexOf(id), 1);
    drawn.push(id);
  }
  if (drawn.length === 0) return;
  const id =
    drawn.length === 1
      ? drawn[0]!
      : yield* choose(
          seatOf(state, 'science'),
          'rankup.pick',
          'Which deed do you set yourselves?',
          drawn.map((one) => tap(`rankup:${one}`, rankUpOf(one).goal, one)),
        );
  state.rankUps.push(...drawn.filter((one) => one !== id));
  planetNow(state).rankUp = { id, done: false };
}

/** IV-581 to IV-583 The Recon player names the carriers; upgrades go with their equipment. */
function* shareOut(t: Vanguard): Rule {
  const planet = planetNow(t.state);
  for (const id of planet.loaded.splice(0)) {
    const { section, upgrades, name } = equipmentOf(id);
    const holder = upgrades ? team(t.state).find((who) => boardOf(t.state, who).equipment.includes(upgrades)) : undefined;
    const open = holder ? [holder] : section ? [section] : team(t.state);
    const who =
      open.length === 1
        ? open[0]!
        : yield* choose(
            seatOf(t.state, 'recon'),
            'equipment.carrier',
            `Who carries ${name}?`,
            open.map((one) => tap(`crew:${one}`, crewName(t.state, one), one)),
          );
    boardOf(t.state, who).equipment.push(id);
  }
}
