import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useTold } from '../../../told.ts';

interface Hand {
  readonly thrown: boolean;
}

const waiting: Hand = { thrown: false };
const gone: Hand = { thrown: true };

export const thrownBy = (now: Hand, { fact }: Pick<StonesagaFact, 'fact'>): Hand =>
  fact === 'dieRolled' || fact === 'fishingRolled' || fact === 'creationRolled' ? gone : now;

/**
 * True from the moment dice roll until the next view lies on the table: what waited to be thrown is in the tray then, and must not
 * be seen twice.
 */
export const useThrown = (view: StonesagaView): boolean =>
  useTold<StonesagaView, Hand, StonesagaFact>(view, () => waiting, thrownBy)?.thrown ?? false;
