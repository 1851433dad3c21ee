import type { DieId } from '../../content/dice.ts';
import type { DiceCheck } from '../../content/types.ts';
import { converter, running, setBoard, told, type VanguardMatch, type Wanted } from '../../vanguard.testing.ts';
import { diceCheck } from './check.ts';

export const check = (parts: Partial<DiceCheck>): DiceCheck => ({
  id: 'ridge', name: 'Test', source: 'sector', danger: [], special: [], ...parts,
});

/** Open the Wreck, with two tracks of three spaces and other special effects. At the end of the red one a supply is lost. */
export const wreck = (special: DiceCheck['special']): DiceCheck =>
  check({
    id: 'wreck',
    special,
    tracks: [
      { id: 'g', color: 'green', length: 3, effects: [{ op: 'success', n: 1 }], arrows: [] },
      { id: 'r', color: 'red', length: 3, effects: [{ op: 'supply', n: -1 }], arrows: [] },
    ],
  });

interface Rolled extends Wanted {
  readonly card: DiceCheck;
  readonly own: readonly DieId[];
  readonly faces: readonly number[];
}

/** Recon rolls; Engineering stands by with nothing unless told otherwise. */
export const roll = ({ card, own, faces, edit, ...wanted }: Rolled): VanguardMatch =>
  running((t) => diceCheck(t, 'recon', card), {
    ...wanted,
    rolls: faces,
    edit: (s) => {
      setBoard(s, 'recon', { available: own, spent: [], crew: converter('red', 'STR') });
      setBoard(s, 'engineering', { available: [], spent: [] });
      s.planet!.gc = null;
      edit?.(s);
    },
  });

export const outcomes = (m: VanguardMatch): string[] => told(m, 'outcome').map(({ id }) => id);
