import { useState } from 'react';
import { bankCard, byCard, byRuler, rulerBar } from './calibration.ts';

interface Props {
  readonly perMm: number | null;
  readonly set: (perMm: number) => void;
}

/** How large a pixel is here: a bank card is laid on the outline, or a ruler on the bar. */
export function Measure({ perMm, set }: Props) {
  const [width, setWidth] = useState(Math.round((perMm ?? 96 / 25.4) * bankCard.width));
  const [mm, setMm] = useState('');
  const [held, setHeld] = useState(false);
  const measured = byRuler(Number(mm.replace(',', '.')));
  return (
    <div className="measure">
      <p>Lay a bank card on the outline and drag its corner until both are the same size.</p>
      <div
        className="bank-card"
        style={{ width, height: (width * bankCard.height) / bankCard.width }}
        onPointerMove={(event) => {
          if (!held) return;
          const { left } = event.currentTarget.getBoundingClientRect();
          setWidth(Math.max(90, event.clientX - left));
        }}
        onPointerUp={() => setHeld(false)}
      >
        <button
          type="button"
          aria-label="Corner of the card: drag it, or use the arrow keys"
          onPointerDown={() => setHeld(true)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight' || key === 'ArrowDown') setWidth(width + 1);
            if (key === 'ArrowLeft' || key === 'ArrowUp') setWidth(width - 1);
          }}
        />
      </div>
      <button type="button" className="button brass" disabled={byCard(width) === null} onClick={() => set(byCard(width)!)}>
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
