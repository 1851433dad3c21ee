import type { SquareId } from './content/manor.ts';
import { isSquare, squareDistance } from './rules/spaces.ts';
import { stabilityRow } from './rules/solo/tables.ts';
import type { PoltergeistId, VastState } from './state.ts';

/** How well the journey stands, from 0 (lost) to 1 (won): progress, time left, safety, and means. */
export function scoreVast(state: VastState): number {
  if (state.ended) return state.ended.winners.length > 0 ? 1 : 0;
  const { journey, paladin, terror } = state;
  if (!journey) return 0.5;
  const progress = (journey.caught.length + 0.55 * nearestGhost(state)) / (journey.goal + 0.55);
  const time = 1 - terror / journey.terrorLimit;
  const safety = paladin.health / journey.startHealth;
  const cards = paladin.favors.inPlay.length + paladin.favors.hand.length + paladin.treasures.inPlay.length * 1.5 + paladin.treasures.hand.length;
  const means = paladin.grit / 50 + paladin.fury / 15 + paladin.light / 24 + cards / 20;
  const danger = stabilityRow(state).strength / 12;
  return Math.min(0.98, Math.max(0.02, 0.5 * progress + 0.2 * time + 0.16 * safety + 0.14 * Math.min(1, means) - 0.05 * danger));
}

/** 1 with a poltergeist on the Paladin's tile, less for one farther off, 0 without any. */
function nearestGhost(state: VastState): number {
  const paladin = state.figures.paladin as SquareId;
  let best = 0;
  for (const id in state.figures) {
    const at = state.figures[id as PoltergeistId];
    if (!id.startsWith('poltergeist') || at === undefined || !isSquare(at)) continue;
    best = Math.max(best, 1 / (1 + 0.35 * squareDistance(paladin, at)));
  }
  return best;
}
