import type { VanguardState } from '../state.ts';
import { planetNow } from './board.ts';
import { connected } from './paths.ts';

/** IV-338, IV-339 Threats whose primary standee is in a sector. */
export const threatsIn = (state: VanguardState, sector: number): string[] =>
  Object.entries(planetNow(state).threats)
    .filter(([, { standees }]) => standees.some((one) => one.primary && one.sector === sector))
    .map(([id]) => id);

/** Those in a connected sector. */
export const threatsNear = (state: VanguardState, sector: number): string[] =>
  connected(state, sector).flatMap((one) => threatsIn(state, one));
