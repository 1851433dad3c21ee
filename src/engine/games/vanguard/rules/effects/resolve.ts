import { tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Effect, EffectOf, Op } from '../../content/effects.ts';
import type { Section } from '../../content/vocabulary.ts';
import type { Vanguard } from '../../state.ts';
import { ask, isWindingUp } from '../asking.ts';
import { crewName } from '../board.ts';
import { holds } from '../conditions.ts';
import { setAside } from './lasting.ts';
import { touches } from './doable.ts';
import { canPay } from './paying.ts';
import { picksOne, reached, type Acting } from './whom.ts';

/** Ops that are carried out by each crewmember they reach; the others are for the whole table, whoever acts. */
export const personal = [
  'refresh',
  'regain',
  'reuse',
  'spend',
  'sacrifice',
  'draw',
  'discard',
  'charge',
  'gainInjury',
  'flipInjury',
  'removeInjuryDie',
  'rollDanger',
  'moveTo',
  'placeIn',
] as const;
type PersonalOp = (typeof personal)[number];
type PersonalEffect = Extract<Effect, { readonly op: PersonalOp }>;

type ForOne<K extends Op> = (t: Vanguard, whom: Section, effect: EffectOf<K>, acting: Acting) => Rule | void;
type ForAll<K extends Op> = (t: Vanguard, acting: Acting, effect: EffectOf<K>) => Rule | void;

/** How each effect that a card can have is carried out. An op without one does not compile. */
export interface Performers {
  readonly forOne: { readonly [K in PersonalOp]: ForOne<K> };
  readonly forAll: { readonly [K in Exclude<Op, PersonalOp>]: ForAll<K> };
}

let performers: Performers;

/**
 * Called once, by the sequence of play. Effects resolve other effects through this file, so none of them imports the list that it
 * stands in itself. Without the call the first effect that is resolved throws.
 */
export function register(all: Performers): void {
  performers = all;
}

/** From the first to the last; nothing more happens once an exploration has ended. */
export function* resolve(t: Vanguard, acting: Acting, effects: readonly Effect[]): Rule {
  for (const effect of effects) {
    if (isWindingUp(t.state)) return;
    yield* resolveOne(t, acting, effect);
  }
}

function* resolveOne(t: Vanguard, acting: Acting, effect: Effect): Rule {
  if (effect.when && !holds(t.state, effect.when, acting.who)) return;
  const { planet } = t.state;
  if (effect.once && planet) {
    if (planet.once.includes(effect.once)) return;
    planet.once.push(effect.once);
  }
  if (effect.cost) {
    if (!canPay(t.state, acting.who, effect.cost)) return;
    yield* resolve(t, acting, effect.cost);
  }
  if (effect.lasts && (yield* setAside(t, acting, effect))) return;
  if ((personal as readonly string[]).includes(effect.op)) {
    yield* forEach(t, acting, effect as PersonalEffect);
    return;
  }
  const rule = (performers.forAll[effect.op as keyof Performers['forAll']] as ForAll<Op>)(t, acting, effect as never);
  if (rule) yield* rule;
}

/** One after the other, in the order of seats; where one is picked, the player picks. */
function* forEach(t: Vanguard, acting: Acting, effect: PersonalEffect): Rule {
  const found = reached(t.state, acting, effect);
  if (found.length === 0) return;
  const act = performers.forOne[effect.op] as ForOne<Op>;
  if (effect.who === 'shareSector') {
    yield* shareOut(t, acting, effect, act);
    return;
  }
  const picker = effect.who === 'sciencePick' ? 'science' : acting.who;
  const whom = picksOne(effect.who)
    ? [
        yield* ask(t, picker, 'effect.whom', 'Who is it for?', () => crewOptions(t, wouldGain(t, found, acting, effect))),
      ]
    : found;
  acting.picked = whom.at(-1) ?? null;
  for (const one of whom) {
    if (isWindingUp(t.state) || !t.state.boards[one]) return;
    const rule = act(t, one, effect as never, acting);
    if (rule) yield* rule;
  }
}

const crewOptions = (t: Vanguard, crew: readonly Section[]) =>
  crew.map((one) => tap(`crew:${one}`, crewName(t.state, one), one));

/** Those whom it would do something for; if it would for nobody, all of them. The Science player picks among all (IV-332). */
function wouldGain(t: Vanguard, found: readonly Section[], { source }: Acting, effect: Effect): readonly Section[] {
  if (effect.who === 'sciencePick') return found;
  const some = found.filter((one) => touches(t.state, one, effect, source));
  return some.length > 0 ? some : found;
}

/** So many in all, one at a time, each for whom the player likes. */
function* shareOut(t: Vanguard, acting: Acting, effect: PersonalEffect, act: ForOne<Op>): Rule {
  const most = 'n' in effect ? Number(effect.n) : 1;
  for (let left = most; left > 0 && !isWindingUp(t.state); left--) {
    const open = (): Section[] => reached(t.state, acting, effect).filter((one) => touches(t.state, one, effect, acting.source));
    if (open().length === 0) return;
    const whom = yield* ask(t, acting.who, 'effect.whom', `Who is it for? ${left} left.`, () => crewOptions(t, open()));
    const rule = act(t, whom, { ...effect, n: 1 } as never, acting);
    if (rule) yield* rule;
  }
}
