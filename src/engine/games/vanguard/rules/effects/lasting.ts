import { tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Effect, EffectOf } from '../../content/effects.ts';
import { icons, type DangerTable, type Icon, type Section } from '../../content/vocabulary.ts';
import type { Lasting, Vanguard, VanguardState } from '../../state.ts';
import { ask } from '../asking.ts';
import { boardOf, planetNow } from '../board.ts';
import { waysFrom } from '../paths.ts';
import { tokenOf, type Acting } from './whom.ts';

/** Effects that hold for a while are laid beside the board; those that come later wait for their moment. True if that was done. */
export function* setAside(t: Vanguard, acting: Acting, effect: Effect): Rule<boolean> {
  const planet = planetNow(t.state);
  const { lasts, ...now } = effect;
  switch (lasts) {
    case undefined:
      return false;
    case 'afterCheck':
      if (!planet.check) return false;
      planet.check.after.push({ effect: now, who: acting.who });
      return true;
    case 'endOfTurn':
      if (planet.turn) planet.turn.skipEvent = true;
      return true;
    case 'check':
      return false;
    case 'afterTravel':
      yield* lay(t, acting, now, 'turn');
      return true;
    default:
      if (effect.op === 'noTravel') return false;
      yield* lay(t, acting, now, lasts);
      // Laid out in answer to a result, it wards off that one too.
      if (effect.op === 'cancelDanger' && acting.happened?.table && wardsOff(effect.of, acting.happened.table))
        acting.happened.cancelled = true;
      return true;
  }
}

/** Whether a shield is good against a danger table. */
export const wardsOff = (of: EffectOf<'cancelDanger'>['of'], table: DangerTable): boolean =>
  of === undefined || (Array.isArray(of) && of.includes(table));

function* lay(t: Vanguard, acting: Acting, effect: Effect, until: Lasting['until']): Rule {
  const { who, source } = acting;
  const token = tokenOf(t.state, source);
  const sector = token?.sector ?? boardOf(t.state, who).sector;
  const path = effect.scope === 'path' ? yield* choosePath(t, who, sector) : (token?.path ?? null);
  const icon = effect.op === 'gainLead' && effect.from === 'namedIcon' ? yield* nameIcon(t, who) : null;
  planetNow(t.state).lasting.push({ effect, by: who, source, sector, path, until, icon });
}

function* choosePath(t: Vanguard, who: Section, sector: number): Rule<string | null> {
  const ways = waysFrom(t.state, sector, who);
  if (ways.length === 0) return null;
  return yield* ask(t, who, 'lasting.path', 'Which path is it for?', () =>
    ways.map(({ path, to }) => tap(`path:${path.id}`, `The path to sector ${to}`, path.id)),
  );
}

const nameIcon = (t: Vanguard, who: Section): Rule<Icon> =>
  ask(t, who, 'lasting.icon', 'Which icon do you name?', () => icons.map((icon) => tap(`icon:${icon}`, icon, icon)));

/** Lasting effects of one kind that hold in a sector. */
export const lastingIn = (
  state: VanguardState,
  op: Effect['op'],
  sector: number,
  near: (from: number) => boolean = () => false,
): Lasting[] =>
  planetNow(state).lasting.filter((one) => {
    if (one.effect.op !== op) return false;
    switch (one.effect.scope) {
      case 'anywhere':
      case 'path':
      case 'tokenPath':
        return true;
      case 'tokenConnected':
        return one.sector === sector || (one.sector !== null && near(one.sector));
      case 'tokenAndLander':
        return one.sector === sector || planetNow(state).lander === sector;
      case 'token':
      case 'sector':
        return one.sector === sector;
      case undefined:
        return one.effect.who === 'all' || one.effect.who === 'sector' ? one.effect.who === 'all' || hasIn(state, one, sector) : true;
    }
  });

const hasIn = (state: VanguardState, { by }: Lasting, sector: number): boolean => state.boards[by]?.sector === sector;

/** Takes away what has run out. */
export function forget(state: VanguardState, over: (one: Lasting) => boolean): void {
  const { planet } = state;
  if (planet) planet.lasting = planet.lasting.filter((one) => !over(one));
}
