import { button, tap } from '../../../../kernel/option.ts';
import type { Rule, Seat } from '../../../../kernel/rule.ts';
import { discoveryOf, missionOf, planetOf, rankUpOf, uniqueOf } from '../../content/find.ts';
import { upgrades } from '../../content/decks/upgrades.ts';
import { colorOf, kindOf, type DieId } from '../../content/dice.ts';
import { sectionNames, sections } from '../../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import { saying, type Announced } from '../announcing.ts';
import { askGroup, askSeat, seatOf } from '../asking.ts';
import { boardOf, ownedDice, planetNow, team } from '../board.ts';
import { resolve } from '../effects/resolve.ts';
import { assign, assignable, crewFor, crewIn, put } from './crew.ts';
import { promote } from './barracks.ts';
import { landerLimit } from './limits.ts';
import { changeMorale, diceFloor, returnDice, returning } from './morale.ts';
import { readShipLogs } from './shipLogs.ts';
import { inSteps, turnTo } from './steps.ts';

/** Page 26: IV-605 to IV-619 */
export function* docking(t: Vanguard): Rule {
  const planet = planetNow(t.state);
  const { story } = t.state;
  if (planet.missionFailed || planet.missions.length > 0) {
    // IV-608 to IV-611, IV-742
    if (planet.rankUp && planet.rankUp.id !== 'RK-T') t.state.rankUps.push(planet.rankUp.id);
    planet.rankUp = null;
    if (!story.happened.includes('failed')) story.happened.push('failed');
    for (const { id } of planet.missions) if (missionOf(id).kind === 'story' && !story.failedOnce.includes(id)) story.failedOnce.push(id);
    planet.missions = [];
    planet.missionFailed = false;
    yield* changeMorale(t, -1);
  }
  if (planetOf(planet.id).planet.gcs.length > 1 && planetOf(planet.id).planet.gcs.every((gc) => planet.gcsSeen.includes(gc)))
    story.conditionsSeen = true;
  yield* dropFinds(t);
  for (const id of crewIn(t.state, 'resting')) put(t.state, id, { place: 'available' });
  yield* readShipLogs(t, 'docking');
  t.state.phase = { at: 'page', page: 27, step: 0 };
}

/** IV-612 to IV-615, RU-IV-52 */
function* dropFinds(t: Vanguard): Rule {
  const planet = planetNow(t.state);
  const limit = planetOf(planet.id).planet.discoveryCap ?? landerLimit(t.state, 'discoveries');
  while (planet.found.length > 0 && planet.found.length + planet.foundUniques.length > limit) {
    const id = yield* askGroup(t, 'docking.drop', 'No room. Which discovery is left?', () =>
      planet.found.map((one) => tap(`discovery:${one.id}`, discoveryOf(one.id).name, one.id)),
    );
    planet.found = planet.found.filter((one) => one.id !== id);
    t.state.discoveries[discoveryOf(id).deck].unshift(id);
  }
}

/** Page 27: IV-620 to IV-644 */
export const debriefing = inSteps(27, [
  function* (t) {
    promotions(t);
    const { ship } = t.state;
    const planet = planetNow(t.state);
    ship.success += planet.success + ship.bag.success;
    planet.success = 0;
    ship.bag.success = 0;
    t.tell({ fact: 'pool', pool: 'success', n: ship.success });
    yield* readShipLogs(t, 'debriefing');
  },
  trading,
  function* (t) {
    turnTo(t, 28);
  },
]);

/** IV-620 to IV-628, RU-IV-77 Tokens are counted, not spent. */
function promotions(t: Vanguard): void {
  const planet = planetNow(t.state);
  const card = planet.rankUp;
  planet.rankUp = null;
  if (!card) return;
  const { criteria } = rankUpOf(card.id);
  const risen = card.done
    ? team(t.state).filter((who) => {
        const { crew } = boardOf(t.state, who);
        const { rank } = t.state.crew[crew]!;
        return rank < 3 && planet.success >= criteria[rank - 1]! && promote(t, crew);
      })
    : [];
  for (const who of risen) boardOf(t.state, who).rank = t.state.crew[boardOf(t.state, who).crew]!.rank;
  if (card.id === 'RK-T') return;
  if (risen.length > 0) t.state.rankUpsGone.push(card.id);
  else t.state.rankUps.push(card.id);
}

const owned = (state: VanguardState): number => ownedDice(state, 'recon');

/** IV-630 to IV-643 All sections together, so they always own equally many. */
function* trading(t: Vanguard): Rule<'again' | void> {
  const { ship } = t.state;
  const teachers = assignable(t.state).filter((id) => t.state.crew[id]!.rank >= 2);
  const price = owned(t.state);
  const stock = (): DieId[] => t.state.box;
  const canBuy =
    stock().length >= sections.length &&
    (ship.success >= price || teachers.some((id) => ship.success >= price - t.state.crew[id]!.rank + 1));
  const canSell = !ship.sold && price > diceFloor;
  if (!canBuy && !canSell) return undefined;
  const what = yield* askGroup<'buy' | 'sell' | null>(
    t,
    'dice.trade',
    `Trade dice? One for each section costs ${price}; you have ${ship.success} success.`,
    (seat) => [
      button('stop', 'Go on', null),
      ...(canBuy ? [saying(button('buy', 'Buy dice', 'buy' as const), buying(t.state, seat, open(t.state, price, teachers)))] : []),
      ...(canSell ? [saying(button('sell', 'Sell dice', 'sell' as const), returning(t.state, seat))] : []),
    ],
  );
  if (!what) return undefined;
  if (what === 'sell') {
    ship.sold = true;
    yield* returnDice(t, 'Which die is sold?');
    ship.success += 4;
  } else yield* buy(t, price, teachers);
  t.tell({ fact: 'pool', pool: 'success', n: ship.success });
  return 'again';
}

/** Those who would make it cheap enough. */
const open = ({ ship, crew }: VanguardState, price: number, teachers: readonly string[]): string[] =>
  teachers.filter((id) => ship.success >= price - crew[id]!.rank + 1);

/** What buying asks a seat first: all of them for an instructor, otherwise the Recon player for a die. */
function buying(state: VanguardState, seat: Seat, able: readonly string[]): Announced | null {
  if (able.length > 1 || (able.length === 1 && state.ship.success >= owned(state))) return 'dice.teacher';
  return seatOf(state, sections[0]) === seat ? 'dice.buy' : null;
}

function* buy(t: Vanguard, price: number, teachers: readonly string[]): Rule {
  const { ship } = t.state;
  const able = open(t.state, price, teachers);
  const teacher =
    able.length === 0
      ? null
      : yield* askGroup<string | null>(t, 'dice.teacher', 'Assign an instructor?', () => [
          ...able.map(crewFor('task:teacher')),
          ...(ship.success >= price ? [button('nobody', 'Nobody', null)] : []),
        ]);
  // IV-636, IV-637
  const discount = teacher === null ? 0 : t.state.crew[teacher]!.rank - 1;
  if (teacher !== null) assign(t, teacher, 'instructor');
  ship.success -= price - discount;
  for (const section of sections) {
    const looks = new Map(t.state.box.map((die) => [`${colorOf(die)} ${kindOf(die)}`, die]));
    const die = yield* askSeat(
      t,
      section,
      'dice.buy',
      `Which die does ${sectionNames[section]} take?`,
      [...looks].map(([look, one]) => tap(`die:${one}`, look, one)),
    );
    t.state.box = t.state.box.filter((one) => one !== die);
    t.state.sections[section].dice.push(die);
    t.tell({ fact: 'diceBought', section, die });
  }
}

/** Page 28: IV-645 to IV-655, RU-IV-80 */
export function* unloading(t: Vanguard): Rule {
  const { ship } = t.state;
  const planet = planetNow(t.state);
  // A card stays where it lies until its words are done: they may ask, and then nothing may be missing from the table.
  for (const n of [...planet.foundUniques]) {
    const { ability } = uniqueOf(n);
    if (ability?.when === 'unload') yield* resolve(t, { who: 'science', source: `unique:${n}` }, ability.effects);
    planet.foundUniques = planet.foundUniques.filter((one) => one !== n);
    // IV-319, IV-320 From 33 on they go back.
    if (n <= 32) ship.uniques.push(n);
    else planet.uniques.unshift(n);
  }
  rows(t);
  for (const { id } of [...planet.found]) {
    const { ability } = discoveryOf(id);
    if (ability?.when === 'unload') yield* resolve(t, { who: 'science', source: `discovery:${id}` }, ability.effects);
    planet.found = planet.found.filter((one) => one.id !== id);
    ship.gathered.push(id);
  }
  if (ship.lander) ship.awaiting.push(...ship.lander.mods);
  ship.lander = null;
  yield* readShipLogs(t, 'unloading');
  t.state.phase = { at: 'page', page: 32, step: 0 };
}

/** IV-649 A whole row brings the card listed beside it into the Awaiting envelope; the bridge installs it. */
function rows(t: Vanguard): void {
  const { ship } = t.state;
  for (const { id, uniques } of upgrades) {
    if (!uniques || [ship.upgrades, ship.awaiting, ship.bridgePile].some((cards) => cards.includes(id))) continue;
    const [from, to] = uniques;
    if (!Array.from({ length: to - from + 1 }, (_, at) => from + at).every((n) => ship.uniques.includes(n))) continue;
    ship.awaiting.push(id);
    t.tell({ fact: 'awaits', card: id });
  }
}
