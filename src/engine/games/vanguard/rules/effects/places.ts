import { button, tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { poiOf, threatOf } from '../../content/find.ts';
import type { EffectOf } from '../../content/effects.ts';
import type { Section } from '../../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import { ask } from '../asking.ts';
import { boardOf, crewName, iconsIn, noSector, othersWith, planetNow } from '../board.ts';
import { changeGc, placePoi, putTokens, takePoi } from '../cardsOnBoard.ts';
import { namedThreats, tokensIn } from './doable.ts';
import { arrive, travel } from '../travel.ts';
import { connected, distances } from '../paths.ts';
import { threatsIn, threatsNear } from '../standees.ts';
import * as threats from '../threats.ts';
import { tokenOf, type Acting } from './whom.ts';

const sectorOptions = (sectors: readonly number[]) => sectors.map((sector) => tap(`sector:${sector}`, `Sector ${sector}`, sector));

/** What time tokens lie on, by the key under which they are counted: `sector:3`, or a card. */
const tokensName = (key: string): string => (key.startsWith('sector:') ? `Sector ${key.slice('sector:'.length)}` : poiOf(key).name);

/** IV-714 Nobody is moved out of a sector with a no-movement icon. */
export function* moved(t: Vanguard, whom: Section, { to }: EffectOf<'moveTo'>): Rule {
  const { sector } = boardOf(t.state, whom);
  if (sector === noSector || iconsIn(t.state, sector).includes('NO_MOVE')) return;
  const open = to === 'connected' ? connected(t.state, sector) : [to];
  if (open.length === 0) return;
  const target = yield* ask(t, whom, 'move.sector', 'Where do you go?', () => sectorOptions(open));
  yield* arrive(t, whom, target, null, 'moved');
}

/** IV-715 Being placed does not care for icons, and reads no arrival log. */
export function* placed(t: Vanguard, whom: Section, { to, bring, may }: EffectOf<'placeIn'>, acting: Acting): Rule {
  const open = placesFor(t.state, whom, to, acting);
  if (open.length === 0) return;
  const target = yield* ask(t, whom, 'place.sector', 'Where are you placed?', () => [
    ...sectorOptions(open),
    ...(may ? [button('stay', 'Stay here', null)] : []),
  ]);
  if (target === null) return;
  const with_ = bring ? othersWith(t.state, whom) : [];
  const other =
    with_.length === 0
      ? null
      : yield* ask<Section | null>(t, whom, 'place.bring', 'Who comes with you?', () => [
          ...with_.map((one) => tap(`crew:${one}`, crewName(t.state, one), one)),
          button('alone', 'Nobody', null),
        ]);
  yield* arrive(t, whom, target, null, 'placed');
  if (other) yield* arrive(t, other, target, null, 'placed');
}

function placesFor(state: VanguardState, whom: Section, to: EffectOf<'placeIn'>['to'], { who, source, happened }: Acting): number[] {
  const { sector, visited } = boardOf(state, whom);
  if (sector === noSector) return [];
  const planet = planetNow(state);
  const only = (one: number | null | undefined): number[] => (one === null || one === undefined || one === sector ? [] : [one]);
  switch (to) {
    case 'connected':
      return connected(state, sector);
    case 'within2':
      return [...distances(state, sector)].filter(([, far]) => far > 0 && far <= 2).map(([one]) => one);
    case 'visited':
      return visited.filter((one) => one !== sector);
    case 'lander':
      return only(planet.lander);
    case 'destination':
      return only(happened?.to);
    case 'otherEnd':
      return only(sector === planet.lander ? tokenOf(state, source)?.sector : planet.lander);
    case 'self':
      return only(boardOf(state, who).sector);
    default:
      return only(to);
  }
}

/** Some free travels in a row. */
export function* travelAgain(t: Vanguard, { who }: Acting, { n }: EffectOf<'travel'>): Rule {
  for (let left = n; left > 0; left--) yield* travel(t, who, true);
}

/** RU-IV-08 The journey is off. */
export function cancelTravel(t: Vanguard, { who }: Acting): void {
  const planet = planetNow(t.state);
  if (!planet.deeds.includes(`travel-off:${who}`)) planet.deeds.push(`travel-off:${who}`);
}

export function ignorePathIcons(_: Vanguard, { happened }: Acting, { n }: EffectOf<'ignorePathIcons'>): void {
  if (happened) happened.ignored = (happened.ignored ?? 0) + (n === 'all' ? 99 : n);
}

export function* landerIn(t: Vanguard, { who }: Acting, { sectors }: EffectOf<'landerIn'>): Rule {
  const sector = yield* ask(t, who, 'lander.sector', 'Where does the lander stand?', () => sectorOptions(sectors));
  planetNow(t.state).lander = sector;
}

/** Time tokens: on threats they move and do something, on cards and sectors they gather. */
export function* timeToken(t: Vanguard, acting: Acting, { on, n, to }: EffectOf<'timeToken'>): Rule {
  const { who } = acting;
  const planet = planetNow(t.state);
  const change = function* (id: string): Rule {
    if (to === 0) threats.turnBackTime(t, id, 99);
    else if (n < 0) threats.turnBackTime(t, id, -n);
    else yield* threats.progressTime(t, id, n, who);
  };
  if (on === 'threats') {
    for (const id of Object.keys(planet.threats)) yield* change(id);
    return;
  }
  if (on === 'threat' || on === 'threatHere') {
    const open = on === 'threat' ? Object.keys(planet.threats) : threatsIn(t.state, boardOf(t.state, who).sector);
    if (open.length === 0) return;
    yield* change(yield* pickThreat(t, who, open));
    return;
  }
  if (/^T\d/.test(on)) {
    yield* change(on);
    return;
  }
  if (on === 'sameThreat') {
    if (acting.pickedThreat) yield* change(acting.pickedThreat);
    return;
  }
  if (n < 0 && (on === 'anySector' || on === 'sector')) {
    yield* takeTokens(t, who, on === 'sector' ? boardOf(t.state, who).sector : null, -n);
    return;
  }
  yield* putTokens(t, who, on === 'sector' ? `sector:${boardOf(t.state, who).sector}` : on, n);
}

/** Up to so many time tokens, each from a sector or from the card on top there. */
function* takeTokens(t: Vanguard, who: Section, sector: number | null, most: number): Rule {
  for (let left = most; left > 0; left--) {
    const open = (): string[] => tokensIn(planetNow(t.state), sector);
    if (open().length === 0) return;
    const key = yield* ask<string | null>(t, who, 'tokens.which', 'Where is a time token taken away?', () => [
      ...open().map((one) => tap(`tokens:${one}`, tokensName(one), one)),
      ...(left < most ? [button('enough', 'That is all', null)] : []),
    ]);
    if (key === null) return;
    yield* putTokens(t, who, key, -1);
  }
}

export const setPoi = (t: Vanguard, { who }: Acting, { poi, sector }: EffectOf<'setPoi'>): Rule =>
  placePoi(t, who, poi, sector ?? boardOf(t.state, who).sector);

export function discardPoi(t: Vanguard, { who }: Acting, { poi, sector }: EffectOf<'discardPoi'>): void {
  takePoi(t, poi, sector ?? boardOf(t.state, who).sector);
}

export const setGc = (t: Vanguard, { who }: Acting, { gc }: EffectOf<'setGc'>): Rule => changeGc(t, who, gc);

export function spawn(t: Vanguard, _: Acting, { threat, sector }: EffectOf<'spawnThreat'>): void {
  threats.spawnThreat(t, threat, sector ?? null);
}

export function removeThreat(t: Vanguard, _: Acting, { threat }: EffectOf<'removeThreat'>): void {
  threats.removeThreat(t, threat);
}

export function* moveThreats(t: Vanguard, { who }: Acting, { threat, n, followers }: EffectOf<'moveThreat'>): Rule {
  const planet = planetNow(t.state);
  if (threat !== 'nearest') {
    yield* threats.moveThreat(t, threat, n, followers ?? false);
    return;
  }
  const far = distances(t.state, boardOf(t.state, who).sector);
  const near = Object.entries(planet.threats)
    .map(([id, { standees }]) => ({
      id,
      far: Math.min(...standees.filter(({ primary }) => primary).map(({ sector }) => far.get(sector) ?? 99)),
    }))
    .sort((a, b) => a.far - b.far)[0];
  if (near) yield* threats.moveThreat(t, near.id, n, false);
}

export function* threatIn(t: Vanguard, acting: Acting, { threat, sector, followers }: EffectOf<'threatIn'>): Rule {
  const { who } = acting;
  const planet = planetNow(t.state);
  const here = boardOf(t.state, who).sector;
  const known = namedThreats(t.state, threat, here).filter((id) => planet.threats[id]);
  if (known.length === 0) return;
  const id = yield* pickThreat(t, who, known);
  const open = sector === 'connected' ? connected(t.state, here) : [sector === 'self' ? here : sector];
  if (open.length === 0) return;
  const to = yield* ask(t, who, 'threat.sector', 'Where is it put?', () => sectorOptions(open));
  for (const standee of planet.threats[id]?.standees ?? []) if (standee.primary !== (followers ?? false)) standee.sector = to;
  acting.pickedThreat = id;
  t.tell({ fact: 'threatPlaced', threat: id, sector: to });
}

const pickThreat = (t: Vanguard, who: Section, open: readonly string[]): Rule<string> =>
  ask(t, who, 'threat.which', 'Which threat?', () => open.map((one) => tap(`threat:${one}`, threatOf(one).name, one)));

/** The threat that was about to move does not; or one here or next door stays where it is until the player's next turn. */
export function* holdThreat(t: Vanguard, { who, source, happened }: Acting): Rule {
  if (happened) {
    happened.cancelled = true;
    return;
  }
  const { sector } = boardOf(t.state, who);
  const open = [...new Set([...threatsIn(t.state, sector), ...threatsNear(t.state, sector)])];
  if (open.length === 0) return;
  const threat = yield* pickThreat(t, who, open);
  const effect = { op: 'holdThreat', threat } as const;
  planetNow(t.state).lasting.push({ effect, by: who, source, sector: null, path: null, until: 'untilMyTurn', icon: null });
}
