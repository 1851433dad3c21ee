import type { ComponentType } from 'react';
import type { CharacterId } from '../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import type { Ground } from './ground.ts';

export interface PartProps {
  readonly view: StonesagaView;
  readonly offers: Offers;
  readonly ground: Ground;
  /** Whose board, bag and bench lie large. */
  readonly who: CharacterId;
  /** Turns to the board of another character. */
  readonly look: (who: CharacterId) => void;
  /** What people call themselves, by their seats. */
  readonly people: Readonly<Record<string, string>>;
}

/** A part of the table draws only what it owns, and nothing when it has nothing to show. */
export interface Part {
  /** What lies flat and never moves, and the places for things; targets glow on it. */
  readonly Ground: ComponentType<PartProps>;
  /** What hands take, drawn over the glow. */
  readonly Pieces: ComponentType<PartProps>;
}
