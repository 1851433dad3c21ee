import type { Rule, Seat } from '../../../../kernel/rule.ts';
import { gridDistance, placeOf } from '../../content/places.ts';
import { highestX } from '../../content/values.ts';
import type { Direction } from '../../content/vocabulary.ts';
import type { Action, Vantage } from '../../state.ts';
import { playerOf, standing } from '../people.ts';
import type { PowerRules } from './kinds.ts';

const actionOf = (t: Vantage): Action | null => t.state.turn?.action ?? null;

/** The cost falls, but not below 0 (VA-170). */
function lower(t: Vantage, n: number): void {
  const action = actionOf(t);
  if (action) action.remaining = Math.max(0, action.remaining - n);
}

const costs = (t: Vantage): boolean => (actionOf(t)?.remaining ?? 0) > 0;

/** Nearer to at least one other player than before. */
function isTowardsOthers(t: Vantage, seat: Seat): boolean {
  const from = standing(t.state, seat);
  const exit = from.compass[actionOf(t)?.way as Direction];
  if (!exit || exit.kind === 'blocked') return false;
  return t.state.seats.some((other) => {
    const { location } = playerOf(t.state, other);
    return other !== seat && location !== null && gridDistance(placeOf(exit.to), placeOf(location)) < gridDistance(from, placeOf(location));
  });
}

/** Powers of the window before the roll. */
export const costPowers: PowerRules<'lowerDepart' | 'lowerCost' | 'stretchX' | 'rollFewer' | 'doubleToken' | 'addElement'> = {
  lowerDepart: {
    can({ t, owner, effect }) {
      const action = actionOf(t);
      if (action?.kind !== 'depart' || !costs(t) || (effect.of === 'star' && !action.star)) return false;
      if (effect.of === 'towardsPlayers' && t.state.seats.length === 1) return false;
      return !effect.from || standing(t.state, owner).terrain.some((terrain) => effect.from!.includes(terrain));
    },
    *use({ t, owner, effect }): Rule {
      // Whether the way leads nearer to somebody is found out by trying: who asks must not learn it before.
      if (effect.of === 'towardsPlayers') t.fence();
      if (effect.of !== 'towardsPlayers' || isTowardsOthers(t, owner)) lower(t, effect.n);
    },
  },
  lowerCost: {
    can: ({ t }) => costs(t),
    *use({ t, effect }): Rule {
      lower(t, effect.n);
    },
  },
  stretchX: {
    can: ({ t }) => (actionOf(t)?.readX ?? highestX) < highestX,
    *use({ t, effect }): Rule {
      const action = actionOf(t);
      if (action && action.readX !== null) action.readX = Math.min(highestX, action.readX + effect.n);
    },
  },
  rollFewer: {
    can: ({ t }) => costs(t),
    *use({ t, effect }): Rule {
      lower(t, effect.n);
    },
  },
  doubleToken: {
    can: ({ t, effect }) => costs(t) && actionOf(t)?.cat === effect.skill && actionOf(t)?.doubled === null,
    *use({ t, effect }): Rule {
      const action = actionOf(t);
      if (action) action.doubled = effect.skill;
    },
  },
  addElement: {
    can: ({ t, effect }) => actionOf(t) !== null && !actionOf(t)!.elements.includes(effect.element),
    *use({ t, effect }): Rule {
      const { turn } = t.state;
      if (turn?.action) turn.action = { ...turn.action, elements: [...turn.action.elements, effect.element] };
    },
  },
};
