import type { Effect } from '../../content/effects.ts';
import { colorOf, kindOf } from '../../content/dice.ts';
import type { Section } from '../../content/vocabulary.ts';
import type { PlanetState, VanguardState } from '../../state.ts';
import { availableCount, boardOf, iconsIn, noSector, planetNow, refreshable } from '../board.ts';
import { holds } from '../conditions.ts';
import type { Happened } from '../powers.ts';
import { threatsIn, threatsNear } from '../standees.ts';
import { canPay } from './paying.ts';
import { reached, tokenOf } from './whom.ts';

/** True if at least one effect would do something now; a power that would do nothing is not offered. */
export const isDoable = (
  state: VanguardState,
  who: Section,
  effects: readonly Effect[],
  happened: Happened | null,
  source = '',
): boolean => effects.some((effect) => wouldDo(state, who, effect, happened, source));

/** Whether an effect would change anything for one of those it reaches. */
export function touches(state: VanguardState, one: Section, effect: Effect, source: string): boolean {
  const board = boardOf(state, one);
  switch (effect.op) {
    case 'refresh':
      return refreshable(state, one).some(
        (die) => (!effect.color || colorOf(die) === effect.color) && (!effect.kind || kindOf(die) === effect.kind),
      );
    case 'draw':
      return effect.from ? board.deck.discard.length > 0 : board.deck.cards.length + board.deck.discard.length > 0;
    case 'flipInjury':
      return board.injuries.some(({ name, down }) => !down && (!effect.of || effect.of.includes(name)));
    case 'removeInjuryDie':
      return Object.values(board.columns).some(({ injury }) => injury);
    case 'regain':
      return board.sacrificed.length > 0;
    case 'reuse':
      return Object.keys(board.used).some((key) => key.startsWith('exploration:equipment:'));
    case 'moveTo':
      return board.sector !== noSector && !iconsIn(state, board.sector).includes('NO_MOVE');
    case 'placeIn':
      if (board.sector === noSector) return false;
      return effect.to !== 'otherEnd' || tokenOf(state, source)?.sector !== planetNow(state).lander;
    default:
      return true;
  }
}

/** Sectors and cards there that hold time tokens. */
export const tokensIn = ({ tokens, pois }: PlanetState, sector: number | null): string[] =>
  Object.keys(tokens).filter((key) => {
    const place = key.startsWith('sector:') ? key.slice('sector:'.length) : Object.keys(pois).find((at) => pois[Number(at)]?.[0] === key);
    return place !== undefined && tokens[key]! > 0 && (sector === null || Number(place) === sector);
  });

/** The threats that a card means from where somebody stands. */
export function namedThreats(state: VanguardState, threat: string, here: number): string[] {
  if (threat === 'here') return threatsIn(state, here);
  return threat === 'nearby' ? threatsNear(state, here) : [threat];
}

function wouldDo(state: VanguardState, who: Section, effect: Effect, happened: Happened | null, source: string): boolean {
  if (effect.when && !holds(state, effect.when, who)) return false;
  if (effect.cost && !canPay(state, who, effect.cost)) return false;
  const planet = planetNow(state);
  if (effect.once && planet.once.includes(effect.once)) return false;
  const forSome = (): boolean => reached(state, { who, source, happened }, effect).some((one) => touches(state, one, effect, source));
  const { check } = planet;
  switch (effect.op) {
    case 'refresh':
      if (effect.lasts) return true;
      if (effect.from === 'roll') return check !== null && check.pool.length > 0;
      return forSome();
    case 'draw':
    case 'flipInjury':
    case 'removeInjuryDie':
    case 'charge':
    case 'moveTo':
    case 'placeIn':
    case 'regain':
    case 'reuse':
      return forSome();
    case 'travel':
      return boardOf(state, who).sector !== noSector;
    case 'gainLead':
      return planet.leads.bag.length > 0 && (effect.from === undefined || effect.lasts !== undefined || happened !== null);
    case 'reroll':
      if (effect.from === 'board') return check !== null && availableCount(boardOf(state, who)) > 0;
      return check?.pool.some(({ die }) => !effect.color || colorOf(die) === effect.color) ?? effect.lasts !== undefined;
    case 'turnDie':
    case 'countsAs':
      return check?.pool.some(({ die }) => !effect.color || colorOf(die) === effect.color) ?? false;
    case 'progress':
    case 'reduce':
      return check !== null || effect.track.includes('.');
    case 'spend':
      return effect.from === 'roll' ? (check?.pool.length ?? 0) > 0 : availableCount(boardOf(state, who)) > 0;
    case 'timeToken':
      return (effect.n >= 0 && effect.to !== 0) || isTakenBack(state, who, effect.on);
    case 'holdThreat':
    case 'threatIn': {
      const { sector } = boardOf(state, who);
      if (effect.op === 'threatIn') return namedThreats(state, effect.threat, sector).some((id) => planet.threats[id]);
      return happened !== null || threatsIn(state, sector).length + threatsNear(state, sector).length > 0;
    }
    case 'gainDiscovery':
      return effect.deck !== 'same' || happened?.found !== undefined;
    case 'cancelDanger':
      if (happened?.table !== undefined && Array.isArray(effect.of)) return effect.of.includes(happened.table);
      if (effect.lasts) return true;
      return happened !== null && !happened.cancelled && !Array.isArray(effect.of);
    case 'ignorePathIcons':
    case 'peekEvents':
      return effect.lasts !== undefined || happened !== null || (effect.op === 'peekEvents' && state.events.cards.length > 0);
    case 'choose':
      return effect.options.some(
        ({ effects, cost = [] }) => isDoable(state, who, effects, happened, source) && canPay(state, who, cost),
      );
    case 'supply':
      return effect.n > 0;
    default:
      return true;
  }
}

/** Time tokens that an effect could take away or move back. */
function isTakenBack(state: VanguardState, who: Section, on: string): boolean {
  const planet = planetNow(state);
  if (on === 'anySector' || on === 'sector') return tokensIn(planet, on === 'sector' ? boardOf(state, who).sector : null).length > 0;
  const isUnderWay = (id: string): boolean => planet.threats[id]!.time > 0;
  if (on === 'threat' || on === 'threats') return Object.keys(planet.threats).some(isUnderWay);
  if (on === 'threatHere') return threatsIn(state, boardOf(state, who).sector).some(isUnderWay);
  return on in planet.threats ? isUnderWay(on) : (planet.tokens[on] ?? 0) > 0;
}
