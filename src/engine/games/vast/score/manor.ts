import type { SquareId } from '../content/manor.ts';
import { trackIds } from '../content/rituals.ts';
import { handLimit } from '../rules/manor/drawPhase.ts';
import { powerOf } from '../rules/manor/values.ts';
import type { VastState } from '../state.ts';
import { manorWeights as w } from './manorWeights.ts';
import { isBefore } from './omens.ts';
import { promiseOf, surveyed } from './rites.ts';

/** How far the Manor has come, in Seals: what it has, the rituals it could perform soon, and its lasting powers. */
export function manorStanding(state: VastState, walls: Uint8Array): number {
  const manor = state.manor!;
  let lasting = 0;
  let lit = 0;
  for (const track of trackIds) lasting += w.portent[track] * manor.tracks[track].portents;
  for (const square in state.map) if (state.map[square as SquareId]!.lit) lit += 1;
  if (isBefore(state, 'manor.reveal')) lit += 0.9 * (powerOf(state, 'reveal') - (state.phase.step === 'manor.reveal' ? manor.used : 0));
  return (
    w.seal * manor.seals +
    lasting +
    w.lit * Math.min(20, lit) +
    w.omen * manor.unassignedOmens +
    handWorth(state) +
    ritesWorth(state, walls)
  );
}

/** Cards in hand and to come this turn. Beyond a full hand a draw only gives the choice. */
function handWorth(state: VastState): number {
  const held = state.manor!.rituals.hand.length;
  const drawn = isBefore(state, 'manor.draw') ? powerOf(state, 'draw') : 0;
  const kept = Math.min(handLimit, held + drawn);
  let worth = w.choice * (held + drawn - kept);
  for (let i = 0; i < kept; i++) worth += w.cards[i]!;
  return worth;
}

/** What all rites in hand promise: the best of them most, the others as something to fall back on and to go on with. */
function ritesWorth(state: VastState, walls: Uint8Array): number {
  const site = surveyed(state, walls);
  const promised = state.manor!.rituals.hand.map((card) => promiseOf(card, site)).sort((a, b) => b - a);
  return promised.reduce((sum, worth, rank) => sum + worth * (w.ranks[rank] ?? 0), 0);
}
