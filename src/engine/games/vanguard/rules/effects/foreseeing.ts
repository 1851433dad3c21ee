import { colorOf, type DieId } from '../../content/dice.ts';
import type { Choice, Effect, EffectOf } from '../../content/effects.ts';
import { deckNames, type Color, type Section } from '../../content/vocabulary.ts';
import type { VanguardState } from '../../state.ts';
import type { Announced } from '../announcing.ts';
import { seatOf } from '../asking.ts';
import { availableCount, availableDice, boardOf, capacity, iconsIn, inRollPool, refreshable, room } from '../board.ts';
import { tracksNamed } from '../check/tracks.ts';
import { handLimit } from '../cards.ts';
import { holds } from '../conditions.ts';
import { countLooks } from '../dice.ts';
import { connected } from '../paths.ts';
import { touches } from './doable.ts';
import { returning } from '../ship/morale.ts';
import { canPay, openChoices, restable } from './paying.ts';
import { picksOne, reached } from './whom.ts';

/** What is asked first: null if nothing is, undefined if that cannot be said. */
export type Foreseen = Announced | null | undefined;

/**
 * What a list of effects asks its actor first. `coming` are dice that will lie in the spent pool by then. It looks no further than the
 * first effect that may go on in any way.
 */
export function foreseen(state: VanguardState, who: Section, effects: readonly Effect[], coming: readonly DieId[] = []): Foreseen {
  for (const effect of effects) {
    const question = look(state, who, effect, coming);
    if (question !== null) return question;
  }
  return null;
}

const ifMany = (n: number, question: Announced): Announced | null => (n > 1 ? question : null);

function look(state: VanguardState, who: Section, effect: Effect, coming: readonly DieId[]): Foreseen {
  if (effect.when && !holds(state, effect.when, who)) return null;
  if (effect.once) return undefined;
  if (effect.cost) {
    if (!canPay(state, who, effect.cost)) return null;
    const first = foreseen(state, who, effect.cost, coming);
    if (first !== null) return first;
  }
  if (effect.lasts) return undefined;
  if (effect.op === 'choose') return choosing(state, who, effect.options, 'effect.choose', coming);
  if (effect.op === 'if') return foreseen(state, who, holds(state, effect.test, who) ? effect.then : (effect.else ?? []), coming);
  const aboard = lookAboard(state, who, effect);
  if (aboard !== undefined) return aboard;
  if (!state.planet || !state.boards[who] || effect.who === 'shareSector' || effect.who === 'sciencePick') return undefined;
  const found = effect.who === undefined ? [who] : reached(state, { who, source: 'foreseen' }, effect);
  if (found.length > 1 && picksOne(effect.who)) {
    const some = found.filter((one) => touches(state, one, effect, 'foreseen'));
    return some.length > 1 ? 'effect.whom' : undefined; // dice that pay may lie with somebody for whom it then does something
  }
  for (const whom of found) {
    const question = lookAt(state, whom, effect, coming);
    if (question !== null) return state.players[whom] === state.players[who] ? question : undefined;
  }
  return null;
}

/** With a single choice left nobody is asked, and it is taken. */
export function choosing(
  state: VanguardState,
  who: Section,
  options: readonly Choice[],
  question: Announced,
  coming: readonly DieId[] = [],
): Foreseen {
  const open = openChoices(state, who, options);
  if (open.length > 1) return question;
  return open[0] === undefined ? null : foreseen(state, who, [...(open[0].cost ?? []), ...open[0].effects], coming);
}

/** What is done without a crew board, or asks nobody. */
function lookAboard(state: VanguardState, who: Section, effect: Effect): Foreseen {
  switch (effect.op) {
    case 'supply':
    case 'success':
    case 'energy':
    case 'command':
    case 'flag':
    case 'awaiting':
    case 'flipRankUp':
    case 'noTravel':
    case 'extraAction':
      return null;
    case 'morale':
      return effect.n >= 0 || state.ship.morale !== 'verylow' ? null : (returning(state, seatOf(state, who)) ?? undefined);
    case 'restCrew':
      if (state.players[effect.section ?? who] !== state.players[who]) return undefined;
      return ifMany(restable(state, effect.section ?? null).length, 'crew.rest');
    default:
      return undefined;
  }
}

function lookAt(state: VanguardState, who: Section, effect: Effect, coming: readonly DieId[]): Foreseen {
  const board = boardOf(state, who);
  switch (effect.op) {
    case 'charge':
      return null;
    case 'spend':
      return effect.from === 'roll' ? undefined : spending(state, who, effect, coming);
    case 'sacrifice':
      return effect.n > 1 ? undefined : givingUp(state, who, effect.color ?? null, coming);
    case 'refresh':
      if (effect.from || effect.into || effect.kind) return undefined;
      return refreshing(state, who, effect, coming);
    case 'discard':
      return ifMany(board.hand.length, 'discard.card');
    case 'draw':
      return effect.from ? ifMany(board.deck.discard.length, 'draw.discard') : drawing(state, who, effect.n);
    case 'flipInjury':
      return ifMany(board.injuries.filter(({ name, down }) => !down && (effect.of?.includes(name) ?? true)).length, 'injury.turn');
    case 'moveTo':
      if (effect.to !== 'connected' || iconsIn(state, board.sector).includes('NO_MOVE')) return undefined;
      return ifMany(connected(state, board.sector).length, 'move.sector') ?? undefined;
    case 'gainDiscovery':
      if (effect.deck !== 'any') return undefined;
      return ifMany(deckNames.filter((name) => state.discoveries[name].length > 0).length, 'discovery.deck') ?? undefined;
    case 'progress':
    case 'reduce':
      return ifMany(tracksNamed(state, effect.track).length, 'track.which') ?? undefined;
    default:
      return undefined;
  }
}

/** Dice of the board are spent one after the other; without one that fits, a die is given up. */
export function spending(
  state: VanguardState,
  who: Section,
  { n, color, from }: Omit<EffectOf<'spend'>, 'op'>,
  coming: readonly DieId[] = [],
): Foreseen {
  const found = availableDice(boardOf(state, who)).filter((die) => !color || colorOf(die) === color);
  if (countLooks(found) > 1) return 'spend.die';
  return found.length >= n || from === 'board' ? null : givingUp(state, who, color ?? null, coming);
}

/** Dice of the colour first; with none of it, any. With none at all it may be an injury, which somebody may ward off. */
export function givingUp(state: VanguardState, who: Section, color: Color | null, coming: readonly DieId[] = []): Foreseen {
  const board = boardOf(state, who);
  const resting = [...availableDice(board), ...board.spent, ...coming];
  const own = resting.filter((die) => color !== null && colorOf(die) === color);
  if (resting.length === 0 || inRollPool(state, who).length > coming.length) return undefined;
  return ifMany(countLooks(own.length > 0 ? own : resting), 'sacrifice.die');
}

/** IV-255 What comes back, where dice of several looks could. */
export function refreshing(
  state: VanguardState,
  who: Section,
  { color }: { readonly color?: Color } = {},
  coming: readonly DieId[] = [],
): Announced | null {
  const open = [...refreshable(state, who), ...coming.filter((die) => room(state, who, colorOf(die)) > 0)];
  return ifMany(countLooks(open.filter((die) => !color || colorOf(die) === color)), 'refresh.die');
}

/** IV-248 A hand that will be above its limit. */
export function drawing(state: VanguardState, who: Section, n: number): Announced | null {
  const board = boardOf(state, who);
  const drawn = Math.min(n, board.deck.cards.length + board.deck.discard.length);
  return drawn > 0 && board.hand.length + drawn > handLimit(board) ? 'discard.card' : null;
}

/** IV-348 A column that has no room for an injury die. */
export function pushing(state: VanguardState, who: Section, color: Color): Announced | null {
  const { dice } = boardOf(state, who).columns[color];
  return dice.length > capacity(state, who, color) - 1 ? ifMany(countLooks(dice), 'push.die') : null;
}

/** IV-149 The dice of a check. */
export const checking = (state: VanguardState, who: Section): Announced | undefined =>
  availableCount(boardOf(state, who)) > 0 ? 'check.dice' : undefined;
