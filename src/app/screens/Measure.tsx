import { useState, type PointerEvent } from 'react';
import { noFling } from '../../table/stage/noFling.ts';
import type { Bent } from '../../table/stage/warp.ts';
import { bankCard, byCard, byRuler, rulerBar } from './calibration.ts';

interface Props {
  readonly perMm: number | null;
  readonly set: (perMm: number) => void;
  /** Under a projector outline and bar bend with the page: which point of them a finger is on, and how much longer they are seen. */
  readonly bent: Bent | undefined;
  readonly grows: number;
}

/** How large a pixel is here: a bank card is laid on the outline, or a ruler on the bar. */
export function Measure({ perMm, set, bent, grows }: Props) {
  const [width, setWidth] = useState(Math.round(((perMm ?? 96 / 25.4) * bankCard.width) / grows));
  const [mm, setMm] = useState('');
  /** Where a finger has taken the corner, and how wide the outline was then. */
  const [held, setHeld] = useState<{ readonly x: number; readonly width: number } | null>(null);
  const across = ({ clientX: x, clientY: y }: PointerEvent): number => (bent?.toTable({ x, y }) ?? { x }).x;
  const byOutline = byCard(width * grows);
  const measured = byRuler(Number(mm.replace(',', '.')) / grows);
  return (
    <div className="measure">
      <p>Lay a bank card on the outline and drag its corner until both are the same size.</p>
      <div className="bank-card" style={{ width, height: (width * bankCard.height) / bankCard.width }}>
        <button
          ref={noFling}
          type="button"
          aria-label="Corner of the card: drag it, or use the arrow keys"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setHeld({ x: across(event), width });
          }}
          onPointerMove={(event) => held && setWidth(Math.max(90, held.width + across(event) - held.x))}
          onPointerUp={() => setHeld(null)}
          onPointerCancel={() => setHeld(null)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight' || key === 'ArrowDown') setWidth(width + 1);
            if (key === 'ArrowLeft' || key === 'ArrowUp') setWidth(width - 1);
          }}
        />
      </div>
      <button type="button" className="button brass" disabled={byOutline === null} onClick={() => set(byOutline!)}>
        The card fits
      </button>
      <p>Or measure this bar with a ruler:</p>
      <div className="ruler-bar" style={{ width: rulerBar }} />
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (measured !== null) set(measured);
        }}
      >
        <label>
          Millimetres <input className="text-field" inputMode="decimal" value={mm} onChange={({ target }) => setMm(target.value)} />
        </label>
        <button type="submit" className="button" disabled={measured === null}>
          Use it
        </button>
      </form>
    </div>
  );
}
