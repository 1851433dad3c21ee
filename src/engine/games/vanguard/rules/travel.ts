import { button, drag, type Option } from '../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../kernel/rule.ts';
import { checkOf, gcOf, poiOf, threatOf } from '../content/find.ts';
import type { PathIcon } from '../content/types.ts';
import type { Section } from '../content/vocabulary.ts';
import type { Lasting, Vanguard, VanguardState } from '../state.ts';
import { saying } from './announcing.ts';
import { ask, isWindingUp, moment } from './asking.ts';
import { boardOf, iconsIn, planetNow, sectorOf } from './board.ts';
import { diceCheck } from './check/check.ts';
import { holds } from './conditions.ts';
import { rollDanger } from './danger.ts';
import { checkDeed } from './deeds.ts';
import { sacrificeDie, spendDie } from './dice.ts';
import { checking, foreseen, givingUp, spending, type Foreseen } from './effects/foreseeing.ts';
import { forget, lastingIn } from './effects/lasting.ts';
import { resolve } from './effects/resolve.ts';
import { readLogNow } from './logs.ts';
import { checkMissions } from './missions.ts';
import { waysFrom, type Way } from './paths.ts';
import { powersAt, type Happened } from './powers.ts';
import { meet } from './threats.ts';

/** IV-095 Not while a no-movement icon is visible in the sector, unless something lets one pass it. */
export function mayTravel(state: VanguardState, who: Section): boolean {
  const { sector } = boardOf(state, who);
  const { turn, lasting } = planetNow(state);
  if (turn?.who === who && turn.noTravel) return false;
  const held = iconsIn(state, sector).includes('NO_MOVE');
  const freed = lasting.some((one) => isStride(one, who));
  return (!held || freed) && waysFrom(state, sector, who).length > 0;
}

/** IV-096 to IV-106 One path: its icons first, still in the origin, then the mini is placed and the arrival log is read. */
export function* travel(t: Vanguard, who: Section, may = false, marks?: QuestionMarks): Rule {
  if (!mayTravel(t.state, who)) return;
  const from = boardOf(t.state, who).sector;
  const options = (): Option<Way | null>[] => [
    ...waysFrom(t.state, from, who).map((one) => {
      const going = drag(`mini:${who}`, `sector:${one.to}`, `To ${sectorOf(t.state, one.to).name}`, one);
      return saying({ ...going, id: `path:${one.path.id}>${one.to}` }, foreseePath(t.state, who, one));
    }),
    ...(may ? [button('stay', 'Stay here', null)] : []),
  ];
  const way = yield* ask(t, who, 'travel.path', 'Where do you travel?', options, marks);
  if (!way) return;
  yield* follow(t, who, way);
}

/** What the first icon that asks something asks, unless somebody may do something about the path first. */
export function foreseePath(state: VanguardState, who: Section, { path, to }: Way): Foreseen {
  const happened: Happened = { cancelled: false, whom: who, sector: boardOf(state, who).sector, to, ignored: 0 };
  if ([...powersAt(state, 'travel', happened), ...powersAt(state, 'travelOther', happened)].length > 0) return undefined;
  for (const icon of path.icons.slice(passes(state, who, path.id, to))) {
    const then = foreseeIcon(state, who, icon);
    if (then !== null) return then;
  }
  return null;
}

function foreseeIcon(state: VanguardState, who: Section, icon: PathIcon): Foreseen {
  switch (icon.t) {
    case 'travel': {
      const { gc } = planetNow(state);
      return gc === null || isQuiet(state) ? null : foreseen(state, who, gcOf(gc).travel);
    }
    case 'spend':
      return spending(state, who, { n: 1, ...(icon.color && { color: icon.color }) });
    case 'sacrifice':
      return givingUp(state, who, icon.color ?? null);
    case 'danger':
      return undefined;
    case 'check':
      return checking(state, who);
  }
}

/** Something takes the travel icon off every path. */
const isQuiet = (state: VanguardState): boolean =>
  planetNow(state).lasting.some(({ effect }) => effect.op === 'ignorePathIcons' && effect.of === 'travel');

export function* follow(t: Vanguard, who: Section, { path, to }: Way): Rule {
  const planet = planetNow(t.state);
  const from = boardOf(t.state, who).sector;
  const happened: Happened = { cancelled: false, whom: who, sector: from, to, ignored: passes(t.state, who, path.id, to) };
  forget(t.state, (one) => isStride(one, who));
  if (path.icons.length > (happened.ignored ?? 0))
    yield* moment(t, 'travel.react', 'The path has its price.', () =>
      (happened.ignored ?? 0) >= path.icons.length
        ? []
        : [...powersAt(t.state, 'travel', happened), ...powersAt(t.state, 'travelOther', happened)],
    );
  const off = `travel-off:${who}`;
  for (const icon of path.icons.slice(Math.min(path.icons.length, happened.ignored ?? 0))) {
    if (isWindingUp(t.state)) return;
    yield* pathIcon(t, who, icon);
  }
  const cancelled = planet.deeds.includes(off);
  planet.deeds = planet.deeds.filter((deed) => deed !== off);
  if (cancelled || isWindingUp(t.state) || boardOf(t.state, who).sector !== from) return;
  if (path.log !== undefined && !planet.read.includes(path.log)) yield* readLogNow(t, who, path.log);
  yield* arrive(t, who, to, path.id, 'travelled');
  const waiting = planet.lasting.filter(({ effect, by, until }) => by === who && until === 'turn' && effect.op === 'refresh');
  forget(t.state, (one) => waiting.includes(one));
  for (const { effect } of waiting) yield* resolve(t, { who, source: 'travel' }, [effect]);
}

/** The next travel of somebody minds no no-movement icon, and one path icon less. */
const isStride = ({ effect, by }: Lasting, who: Section): boolean =>
  by === who && effect.op === 'ignorePathIcons' && effect.of === 'noMove';

/** Icons that something on the board takes away for everybody, and what the traveller has prepared. */
function passes(state: VanguardState, who: Section, path: string, to: number): number {
  let n = planetNow(state).lasting.filter((one) => isStride(one, who)).length;
  for (const one of lastingIn(state, 'ignorePathIcons', to)) {
    const { effect } = one;
    if (effect.op !== 'ignorePathIcons' || effect.of) continue;
    const fits =
      effect.scope === 'tokenPath' || effect.scope === 'path' ? one.path === path : effect.scope === 'sector' ? one.sector === to : false;
    if (fits) n += effect.n === 'all' ? 99 : effect.n;
  }
  return n;
}

/** IV-099, IV-100, RU-IV-09 */
function* pathIcon(t: Vanguard, who: Section, icon: PathIcon): Rule {
  const planet = planetNow(t.state);
  switch (icon.t) {
    case 'travel': {
      if (planet.gc !== null && !isQuiet(t.state)) yield* resolve(t, { who, source: `gc:${planet.gc}` }, gcOf(planet.gc).travel);
      return;
    }
    case 'spend':
      return yield* spendDie(t, who, icon.color ?? null);
    case 'sacrifice':
      return yield* sacrificeDie(t, who, icon.color ?? null);
    case 'danger':
      return yield* rollDanger(t, who, icon.table);
    case 'check':
      return yield* diceCheck(t, who, checkOf(icon.id, planet.id));
  }
}

/** IV-060, IV-104, IV-105 The mini stands in the sector; whoever was not merely placed there reads what it points to. */
export function* arrive(t: Vanguard, who: Section, to: number, path: string | null, how: 'travelled' | 'moved' | 'placed'): Rule {
  const board = boardOf(t.state, who);
  const planet = planetNow(t.state);
  const from = board.sector;
  if (from === to) return;
  board.from = from;
  board.sector = to;
  if (!board.visited.includes(to)) board.visited.push(to);
  t.tell({ fact: 'moved', who, from, to, path });
  checkDeed(t);
  for (const id of Object.keys(planet.threats)) {
    const weights = planet.threats[id]?.standees.some((one) => !one.primary && one.sector === to) ?? false;
    if (weights) yield* resolve(t, { who, source: `threat:${id}` }, threatOf(id).onEnterSecondary ?? []);
  }
  yield* meet(t, to);
  if (how === 'placed') {
    yield* checkMissions(t, who);
    return;
  }
  yield* enterPoi(t, who, to);
  const { log, logWhen } = sectorOf(t.state, to);
  if (log !== undefined && !planet.read.includes(log) && (!logWhen || holds(t.state, logWhen, who)) && !isWindingUp(t.state))
    yield* readLogNow(t, who, log);
  yield* checkMissions(t, who);
}

/** IV-295 The first entry turns up one copy at random; other cards say themselves what entering does. */
function* enterPoi(t: Vanguard, who: Section, sector: number): Rule {
  const planet = planetNow(t.state);
  const top = planet.pois[sector]?.[0];
  if (top === undefined) return;
  const { copies, onEnter = [] } = poiOf(top);
  const acting = { who, source: `poi:${top}` };
  if (!copies) {
    yield* resolve(t, acting, onEnter);
    return;
  }
  const key = `entered:${top}@${sector}`;
  if (planet.once.includes(key)) return;
  planet.once.push(key);
  const left = planet.copies[top]?.length ? planet.copies[top] : copies.map((_, at) => at);
  const at = t.pick(left);
  planet.copies[top] = left.filter((one) => one !== at);
  yield* resolve(t, acting, copies[at]!);
}
