import type { Seat } from '../../kernel/rule.ts';
import { energyFor, healthFor, trackEnd } from './content/values.ts';
import { everybody, maladiesOn } from './rules/characters.ts';
import { itemsOf, totalOf } from './rules/holdings.ts';
import { activeOutposts } from './rules/places.ts';
import { structuresBuilt } from './rules/conditions.ts';
import type { StonesagaState } from './state.ts';

/** How well the group stands, from 0 (lost) to 1 (won); everybody wins or loses together. */
export function scoreStonesaga(state: StonesagaState, seat: Seat): number {
  if (state.ended) return state.ended.winners.includes(seat) ? 1 : 0;
  const company = everybody(state);
  const mean = (value: (who: (typeof company)[number]) => number): number => company.reduce((sum, who) => sum + value(who), 0) / company.length;
  const energy = mean((who) => state.characters[who].energy / energyFor(state.count));
  const health = mean((who) => (state.characters[who].person ? 1 - maladiesOn(state.characters[who]) / healthFor(state.count) : 0));
  const means = Math.min(1, mean((who) => totalOf(state.characters[who].bag) / 12 + itemsOf(state, who).length / 6));
  const explored = Object.values(state.map).filter((hex) => hex.explored).length / Math.max(1, Object.keys(state.map).length);
  const goals = state.mode === 'introduction' ? state.completed.length / 10 : Math.min(1, (state.endless!.completed + state.completed.length) / 12);
  const society = (trackEnd - state.tracks.unrest) / trackEnd / 2 + state.tracks.population / trackEnd / 2;
  const built = Math.min(1, activeOutposts(state).length / 3 + structuresBuilt(state) / 8);
  return Math.min(0.98, Math.max(0.02, 0.05 + 0.4 * goals + 0.14 * health + 0.12 * means + 0.08 * energy + 0.08 * society + 0.05 * explored + 0.06 * built + 0.02 * Math.min(1, state.tracks.lore / 8)));
}
