import type { FavorId } from '../../content/favors.ts';
import type { TreasureId } from '../../content/treasures.ts';
import { paladinStart } from '../../content/values.ts';
import type { PaladinTurn, VastState } from '../../state.ts';

/** MM-153, MM-161 0, plus each cube on prepare, plus Vigor, plus what his treasures add. */
export const paladinStrength = (state: VastState): number =>
  state.paladin.cubes.prepare + state.paladin.vigor.strength + (hasTreasure(state, 'blessedHammer') ? 1 : 0);

export const paladinDefense = (state: VastState): number =>
  state.paladin.cubes.prepare + state.paladin.vigor.defense + (hasTreasure(state, 'armor') ? 1 : 0);

/** MM-223 A card works while it lies in play, not in hand. */
export const hasTreasure = ({ paladin }: VastState, card: TreasureId): boolean => paladin.treasures.inPlay.includes(card);
export const hasFavor = ({ paladin }: VastState, card: FavorId): boolean => paladin.favors.inPlay.includes(card);

export const startHealth = ({ journey, paladin }: VastState): number => journey?.startHealth ?? paladin.startHealth ?? paladinStart.health;

export const freshTurn = (): PaladinTurn => ({
  disdain: false,
  judgment: false,
  mendingPrayer: false,
  swiftZeal: 0,
  beacon: false,
  masonsPick: false,
  crusadeReveals: 0,
  hitPoltergeist: false,
  hitSpider: false,
});
