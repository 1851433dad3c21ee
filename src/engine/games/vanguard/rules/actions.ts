import { button, tap, thenAsking, type Option } from '../../../kernel/option.ts';
import { choose, type Rule } from '../../../kernel/rule.ts';
import { checkOf, equipmentOf, gcOf, missionOf, modOf, poiOf, prepareCheck, rankUpOf, threatOf } from '../content/find.ts';
import type { Ability, DiceCheck, Equipment } from '../content/types.ts';
import type { Section } from '../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../state.ts';
import { atRest, saying } from './announcing.ts';
import { ask, isWindingUp, moment, seatOf } from './asking.ts';
import { availableCount, boardOf, crewName, othersWith, planetNow, sectorOf, team, topPoi } from './board.ts';
import { drawCards } from './cards.ts';
import { diceCheck } from './check/check.ts';
import { holds } from './conditions.ts';
import { noteDeed } from './deeds.ts';
import { refresh } from './dice.ts';
import { isDoable } from './effects/doable.ts';
import { checking, drawing, foreseen, refreshing } from './effects/foreseeing.ts';
import { canPay } from './effects/paying.ts';
import { resolve } from './effects/resolve.ts';
import { endExploration } from './ending.ts';
import { waysFrom } from './paths.ts';
import { powersAt, useSource, type Happened } from './powers.ts';
import { forget, lastingIn } from './effects/lasting.ts';
import { threatsIn } from './standees.ts';
import { foreseePath, mayTravel, travel } from './travel.ts';

/** An action of a turn; those that can be refused say whether they were taken. */
type Action = (t: Vanguard, who: Section) => Rule<boolean>;

const always = (rule: (t: Vanguard, who: Section) => Rule): Action =>
  function* (t, who) {
    yield* rule(t, who);
    return true;
  };

/** What a crewmember may do with an action now (IV-053 to IV-059). */
export function actionsOf(state: VanguardState, who: Section): Option<Action>[] {
  const planet = planetNow(state);
  const { sector } = boardOf(state, who);
  const turn = planet.turn!;
  const list: Option<Action>[] = [];
  if (mayTravel(state, who)) {
    const going = button('travel', 'Travel', always((t) => travel(t, who, false, { second: true })));
    const ways = waysFrom(state, sector, who);
    list.push(ways.length > 1 ? thenAsking(going, 'where') : saying(going, foreseePath(state, who, ways[0]!)));
  }
  const preparing = button('prepare', 'Prepare', always(prepare));
  list.push(saying(preparing, canCheckAt(state, who) ? 'prepare.parts' : null));
  // IV-116 Rest costs a supply.
  if (planet.supplies > 0) list.push(saying(button('rest', 'Rest', always(rest)), refreshing(state, who) ?? drawing(state, who, 1)));
  // IV-124, IV-754
  if (planet.lander !== null && planet.lander === sector) list.push(button('lift-off', 'Lift off', liftOff));
  if (turn.special > 0)
    for (const { check, source } of specialActions(state, who))
      list.push(
        saying(
          tap(
            `action:${check.id}`,
            `${check.name} (${source})`,
            always((t) => specialAction(t, who, check, source)),
          ),
          check.effects ? foreseen(state, who, check.effects) : checking(state, who),
        ),
      );
  for (const id of boardOf(state, who).equipment) {
    const thing = equipmentOf(id);
    const used = boardOf(state, who).used[`exploration:equipment:${id}`] ?? 0;
    if ((!thing.action && !thing.token) || used >= (thing.ability.uses?.n ?? 1)) continue;
    if (!thing.token && !isDoable(state, who, abilityOf(state, who, id).effects, null)) continue;
    const using = tap(
      `equipment:${id}`,
      `Use ${thing.name}`,
      always((t) => useEquipment(t, who, id)),
    );
    const laid = isLaidOnPath(thing) && waysFrom(state, sector, who).length > 1;
    list.push(saying(using, laid ? 'token.path' : foreseen(state, who, abilityOf(state, who, id).effects)));
  }
  return list;
}

/** One action from beginning to end. */
export function* takeAction(t: Vanguard, who: Section): Rule {
  const turn = planetNow(t.state).turn!;
  const [name] = crewName(t.state, who).split(' ');
  const left = `${turn.actions} ${turn.actions === 1 ? 'action' : 'actions'} left`;
  const action = yield* ask(t, who, 'turn.action', `What does ${name} do? ${left}.`, () => actionsOf(t.state, who));
  if (isWindingUp(t.state)) return;
  const taken = yield* action(t, who);
  if (taken) turn.actions -= 1;
  if (!isWindingUp(t.state)) yield* atRest(t);
}

export interface Offered {
  readonly check: DiceCheck;
  readonly source: string;
}

/** IV-129 to IV-138 Special actions that can be used from where the crewmember stands. */
export function specialActions(state: VanguardState, who: Section): Offered[] {
  const planet = planetNow(state);
  const { sector } = boardOf(state, who);
  const found: Offered[] = [];
  const add = (id: string, source: string): void => {
    const check = checkOf(id, planet.id);
    if (check.where !== undefined && check.where !== sector) return;
    if (check.needs && !holds(state, check.needs, who)) return;
    if (check.effects && !check.effects.every(({ cost = [] }) => canPay(state, who, cost))) return;
    if (!found.some((one) => one.check.id === id)) found.push({ check, source });
  };
  for (const id of sectorOf(state, sector).actions) add(id, 'sector');
  const poi = topPoi(state, sector);
  if (poi) for (const id of poiOf(poi).actions) add(id, poi);
  const gc = planet.gc === null ? undefined : gcOf(planet.gc).action;
  if (gc) add(gc, planet.gc!);
  for (const id of threatsIn(state, sector)) add(threatOf(id).action, id);
  for (const { id, revealed } of planet.missions) if (revealed) for (const action of missionOf(id).actions) add(action, id);
  const rankUp = planet.rankUp && rankUpOf(planet.rankUp.id).action;
  if (rankUp && !planet.rankUp!.done) add(rankUp.id, planet.rankUp!.id);
  for (const id of state.ship.lander?.mods ?? []) {
    const { ability, name } = modOf(id);
    if (ability?.when !== 'special') continue;
    const used = planet.once.filter((key) => key === `mod:${id}`).length;
    if (ability.uses && ability.uses.per === 'exploration' && used >= ability.uses.n) continue;
    if (ability.where?.includes('lander') && planet.lander !== sector) continue;
    if (!isDoable(state, who, ability.effects, null)) continue;
    found.push({ check: { id: `mod-${id}`, name, source: 'mod', danger: [], special: [], effects: ability.effects }, source: id });
  }
  return found;
}

function* specialAction(t: Vanguard, who: Section, check: DiceCheck, source: string): Rule {
  const planet = planetNow(t.state);
  planet.turn!.special -= 1;
  if (check.source === 'mod') planet.once.push(`mod:${source}`);
  if (check.source === 'threat' && othersWith(t.state, who).length > 0) noteDeed(t, 'kept:threatInCompany');
  if (check.effects) yield* resolve(t, { who, source: `check:${check.id}` }, check.effects);
  else yield* diceCheck(t, who, check);
}

/** The check of a preparation is offered only if there is something to aim at. */
function canCheckAt(state: VanguardState, who: Section): boolean {
  const board = boardOf(state, who);
  const { gc } = planetNow(state);
  return availableCount(board) > 0 && (board.hand.length > 0 || (gc !== null && gcOf(gc).combo !== undefined));
}

/** IV-107, IV-108 Draw, roll, or both in either order. */
function* prepare(t: Vanguard, who: Section): Rule {
  const canCheck = canCheckAt(t.state, who);
  const options = () => {
    const [full, dice] = [drawing(t.state, who, 1), checking(t.state, who)];
    return [
      saying(button('draw', 'Draw a card', ['draw']), full),
      ...(canCheck
        ? [
            saying(button('check', 'Make a check', ['check']), dice),
            saying(button('draw-check', 'Draw, then check', ['draw', 'check']), full ?? dice),
            saying(button('check-draw', 'Check, then draw', ['check', 'draw']), dice),
          ]
        : []),
    ];
  };
  const parts = yield* ask(t, who, 'prepare.parts', 'Draw a section card, make a check, or both?', options);
  for (const part of parts) {
    if (isWindingUp(t.state)) return;
    if (part === 'draw') yield* drawCards(t, who, 1);
    else yield* diceCheck(t, who, prepareCheck);
  }
}

/** IV-115 to IV-123 A supply, half of the dice rounded up, a card. */
function* rest(t: Vanguard, who: Section): Rule {
  const planet = planetNow(t.state);
  const board = boardOf(t.state, who);
  planet.supplies -= 1;
  t.tell({ fact: 'rested', who });
  t.tell({ fact: 'supplies', n: planet.supplies });
  const happened: Happened = { cancelled: false, whom: who, sector: board.sector };
  yield* refresh(t, who, Math.ceil((availableCount(board) + board.spent.length) / 2));
  yield* drawCards(t, who, 1);
  for (const { effect, source } of lastingIn(t.state, 'flipInjury', board.sector).concat(
    lastingIn(t.state, 'removeInjuryDie', board.sector),
    lastingIn(t.state, 'refresh', board.sector),
    lastingIn(t.state, 'supply', board.sector),
  )) {
    if (effect.who !== 'rester') continue;
    // The shelter spares a supply to the first who rests there in a round.
    const key = `rest ${source} ${planet.round}`;
    if (effect.op === 'supply' && planet.once.includes(key)) continue;
    if (effect.op === 'supply') planet.once.push(key);
    yield* resolve(t, { who, source, happened }, [effect]);
  }
  yield* moment(t, 'rest.react', 'You rest.', () => [
    ...powersAt(t.state, 'rest', happened),
    ...powersAt(t.state, 'restAny', happened),
  ]);
}

/** IV-124 to IV-128 Everybody else has to agree; a refusal costs nothing. */
function* liftOff(t: Vanguard, who: Section): Rule<boolean> {
  const asked = new Set([seatOf(t.state, who)]);
  for (const other of team(t.state)) {
    const seat = seatOf(t.state, other);
    if (other === who || asked.has(seat)) continue;
    asked.add(seat);
    const place = boardOf(t.state, other).sector === planetNow(t.state).lander ? 'aboard' : 'left behind';
    const agreed = yield* choose(seat, 'lift-off.agree', `Lift off now? You would be ${place}.`, [
      button('yes', 'Lift off', true),
      button('no', 'Not yet', false),
    ]);
    if (!agreed) return false;
  }
  endExploration(t, 'liftoff');
  return true;
}

/** IV-289 to IV-293 Equipment that takes an action; its token serves everybody from then on. */
function* useEquipment(t: Vanguard, who: Section, id: string): Rule {
  const thing = equipmentOf(id);
  const planet = planetNow(t.state);
  const board = boardOf(t.state, who);
  if (thing.token) {
    const path = isLaidOnPath(thing)
      ? yield* ask(t, who, 'token.path', 'On which path?', () =>
          waysFrom(t.state, board.sector, who).map((way) => tap(`path:${way.path.id}`, `Path ${way.path.id}`, way.path.id)),
        )
      : null;
    planet.tokensPlaced = planet.tokensPlaced.filter(({ equipment }) => equipment !== id);
    planet.tokensPlaced.push({ equipment: id, sector: board.sector, path });
    const own = [id, ...upgradesOf(t.state, who, id).map((one) => one.id)].map((one) => `equipment:${one}`);
    forget(t.state, ({ source }) => own.includes(source));
  }
  yield* useSource(t, who, { kind: 'equipment', id: `equipment:${id}`, label: thing.name, ability: abilityOf(t.state, who, id) }, null);
  for (const upgrade of upgradesOf(t.state, who, id))
    yield* resolve(
      t,
      { who, source: `equipment:${upgrade.id}` },
      upgrade.ability.effects.filter(({ lasts }) => lasts === 'exploration'),
    );
}

const isLaidOnPath = ({ token, ability }: Equipment): boolean =>
  token !== undefined && ability.effects.some(({ scope }) => scope === 'tokenPath');

/** IV-583 Upgrades go with their equipment. */
const upgradesOf = (state: VanguardState, who: Section, id: string): Equipment[] =>
  boardOf(state, who).equipment.map(equipmentOf).filter(({ upgrades }) => upgrades === id);

/** What an equipment does: an upgrade may put something else in its place, as often as the equipment could be used. */
function abilityOf(state: VanguardState, who: Section, id: string): Ability {
  const { ability } = equipmentOf(id);
  const better = upgradesOf(state, who, id).find(({ replaces }) => replaces);
  return better ? { ...ability, effects: better.ability.effects } : ability;
}
