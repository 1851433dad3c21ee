import { maladyKinds, type Mantle } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { nameOfCharacter } from '../names.ts';

/** What everybody should see of every character at all times. */
export interface Glance {
  readonly who: CharacterId;
  readonly mantle: Mantle | null;
  readonly name: string;
  readonly seat: string;
  readonly energy: number;
  readonly energyMax: number;
  /** Spaces that are still open. */
  readonly health: number;
  readonly healthSpaces: number;
  readonly boosts: number;
  readonly items: number;
  readonly passed: boolean;
  readonly down: boolean;
}

export const maladiesOf = ({ characters }: Pick<StonesagaView, 'characters'>, who: CharacterId): number =>
  maladyKinds.reduce((sum, kind) => sum + characters[who].health[kind].minor + characters[who].health[kind].major, 0);

export const isDown = (view: StonesagaView, who: CharacterId): boolean =>
  view.characters[who].person !== null && maladiesOf(view, who) >= view.healthSpaces;

export function glanceAt(view: StonesagaView, who: CharacterId): Glance {
  const { mantle, seat, energy, boosts, items, passed } = view.characters[who];
  return {
    who, mantle, seat, energy, passed,
    name: nameOfCharacter(view, who),
    energyMax: view.energyMax,
    health: view.healthSpaces - maladiesOf(view, who),
    healthSpaces: view.healthSpaces,
    boosts: Object.values(boosts).reduce((sum: number, boost) => sum + boost, 0),
    items: Object.keys(items).length,
    down: isDown(view, who),
  };
}
