import type { Seat } from '../../engine/kernel/rule.ts';
import { nameOf } from './standing.ts';

/** Between two people at one screen: nobody sees the other's hand while the screen changes places. */
export const Curtain = ({ seat, lift }: { readonly seat: Seat; readonly lift: () => void }) => (
  <div className="curtain" role="dialog" aria-modal="true" aria-label={`${nameOf(seat)} is next`}>
    <p className="small-caps">Pass the screen on</p>
    <h2>{nameOf(seat)} is next</h2>
    <button type="button" className="button brass large" autoFocus onClick={lift}>
      I am {nameOf(seat)}
    </button>
  </div>
);
