import type { SquareId } from '../../content/manor.ts';
import type { FigureId } from '../../state.ts';

/** How a crusade came to its tile. Without one the Paladin stayed, and nobody forces him (MM-778). */
export interface Entry {
  readonly from: SquareId;
  /** RU-35 Who stood there before him. A poltergeist that his own reveal brings is not among them. */
  readonly met: readonly FigureId[];
}
