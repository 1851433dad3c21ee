import type { Effect } from '../../content/effects.ts';
import type { Lasting, Vanguard, VanguardState } from '../../state.ts';
import { boardOf, planetNow } from '../board.ts';
import type { Acting } from './whom.ts';

/** Effects that hold for a while are laid beside the board; those that come later wait for their moment. True if that was done. */
export function setAside(t: Vanguard, acting: Acting, effect: Effect): boolean {
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
      lay(t, acting, now, 'turn');
      return true;
    default:
      if (effect.op === 'noTravel') return false;
      lay(t, acting, now, lasts);
      return true;
  }
}

function lay(t: Vanguard, acting: Acting, effect: Effect, until: Lasting['until']): void {
  const planet = planetNow(t.state);
  const tokenOf = planet.tokensPlaced.find(({ equipment }) => acting.source.endsWith(`:${equipment}`));
  const sector = tokenOf?.sector ?? boardOf(t.state, acting.who).sector;
  planet.lasting.push({ effect, by: acting.who, source: acting.source, sector, path: tokenOf?.path ?? null, until, icon: null });
}

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
