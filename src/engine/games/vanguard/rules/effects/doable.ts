import type { Effect } from '../../content/effects.ts';
import { colorOf, kindOf } from '../../content/dice.ts';
import type { Section } from '../../content/vocabulary.ts';
import type { VanguardState } from '../../state.ts';
import { availableDice, boardOf, planetNow, refreshable } from '../board.ts';
import { holds } from '../conditions.ts';
import type { Happened } from '../powers.ts';
import { canPay } from './paying.ts';
import { reached } from './whom.ts';

/** True if at least one effect would do something now; a power that would do nothing is not offered. */
export const isDoable = (state: VanguardState, who: Section, effects: readonly Effect[], happened: Happened | null): boolean =>
  effects.some((effect) => wouldDo(state, who, effect, happened));

function wouldDo(state: VanguardState, who: Section, effect: Effect, happened: Happened | null): boolean {
  if (effect.when && !holds(state, effect.when, who)) return false;
  if (effect.cost && !canPay(state, who, effect.cost)) return false;
  const planet = planetNow(state);
  if (effect.once && planet.once.includes(effect.once)) return false;
  const whom = (): Section[] => reached(state, { who, source: '', happened }, effect);
  const { check } = planet;
  switch (effect.op) {
    case 'refresh':
      if (effect.lasts) return true;
      if (effect.from === 'roll') return check !== null && check.pool.length > 0;
      return whom().some((one) =>
        refreshable(state, one).some(
          (die) => (!effect.color || colorOf(die) === effect.color) && (!effect.kind || kindOf(die) === effect.kind),
        ),
      );
    case 'draw':
      return whom().some((one) => {
        const { deck } = boardOf(state, one);
        return effect.from ? deck.discard.length > 0 : deck.cards.length + deck.discard.length > 0;
      });
    case 'gainLead':
      return planet.leads.bag.length > 0 && (effect.from === undefined || effect.lasts !== undefined || happened !== null);
    case 'flipInjury':
      return whom().some((one) => boardOf(state, one).injuries.some(({ name, down }) => !down && (!effect.of || effect.of.includes(name))));
    case 'removeInjuryDie':
      return whom().some((one) => Object.values(boardOf(state, one).columns).some(({ injury }) => injury));
    case 'charge':
    case 'moveTo':
    case 'placeIn':
      return whom().length > 0;
    case 'regain':
      return whom().some((one) => boardOf(state, one).sacrificed.length > 0);
    case 'reuse':
      return whom().some((one) => Object.keys(boardOf(state, one).used).some((key) => key.startsWith('exploration:equipment:')));
    case 'reroll':
      if (effect.from === 'board') return check !== null && availableDice(boardOf(state, who)).length > 0;
      return check?.pool.some(({ die }) => !effect.color || colorOf(die) === effect.color) ?? effect.lasts !== undefined;
    case 'turnDie':
    case 'countsAs':
      return check?.pool.some(({ die }) => !effect.color || colorOf(die) === effect.color) ?? false;
    case 'progress':
    case 'reduce':
      return check !== null || effect.track.includes('.');
    case 'spend':
      return effect.from === 'roll' ? (check?.pool.length ?? 0) > 0 : availableDice(boardOf(state, who)).length > 0;
    case 'timeToken':
      return effect.n < 0 || effect.to === 0
        ? ['threat', 'threatHere'].includes(effect.on) || effect.on in planet.threats || (planet.tokens[effect.on] ?? 0) > 0
        : true;
    case 'holdThreat':
    case 'threatIn':
      return Object.keys(planet.threats).length > 0;
    case 'cancelDanger':
      if (effect.lasts) return true;
      if (Array.isArray(effect.of)) return happened?.table !== undefined && effect.of.includes(happened.table);
      return happened !== null && !happened.cancelled;
    case 'ignorePathIcons':
    case 'peekEvents':
      return effect.lasts !== undefined || happened !== null || (effect.op === 'peekEvents' && state.events.cards.length > 0);
    case 'choose':
      return effect.options.some((option) => isDoable(state, who, option.effects, happened) && canPay(state, who, option.cost ?? []));
    case 'supply':
      return effect.n > 0;
    default:
      return true;
  }
}
