import { useState } from 'react';
import { noFling } from '../../table/stage/noFling.ts';
import { isSound, type Corners } from '../../table/stage/warp.ts';
import { onPage, wholePage } from './calibration.ts';

interface Props {
  readonly corners: Corners | null;
  readonly width: number;
  readonly height: number;
  readonly set: (corners: Corners | null) => void;
  readonly done: () => void;
}

const names = ['Upper left', 'Upper right', 'Lower right', 'Lower left'] as const;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** Four handles on the corners of the table under a projector: dragged first, then moved pixel by pixel with the arrow keys. */
export function CornerHandles({ corners, width, height, set, done }: Props) {
  const [held, setHeld] = useState<number | null>(null);
  const now = corners ?? wholePage;
  const moveTo = (which: number, x: number, y: number): void => {
    const at = { x: Math.min(1.1, Math.max(-0.1, x)), y: Math.min(1.1, Math.max(-0.1, y)) };
    const next = now.map((corner, i) => (i === which ? at : corner)) as unknown as Corners;
    if (isSound(onPage(next, width, height))) set(next);
  };
  return (
    <div className="corner-handles" ref={noFling}>
      {onPage(now, width, height).map(({ x, y }, i) => (
        <button
          key={names[i]}
          type="button"
          aria-label={`${names[i]} corner: drag it, or move it with the arrow keys`}
          style={{ left: Math.min(width - 8, Math.max(8, x)), top: Math.min(height - 8, Math.max(8, y)) }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setHeld(i);
          }}
          onPointerMove={(event) => held === i && moveTo(i, event.clientX / width, event.clientY / height)}
          onPointerUp={() => setHeld(null)}
          onPointerCancel={() => setHeld(null)}
          onKeyDown={(event) => {
            const step = arrows[event.key];
            if (!step) return;
            event.preventDefault();
            const size = event.shiftKey ? 10 : 1;
            moveTo(i, now[i]!.x + (step[0] * size) / width, now[i]!.y + (step[1] * size) / height);
          }}
        />
      ))}
      <div className="corner-words board">
        <p>Drag each corner onto a corner of your table. Then use the arrow keys for the last pixels.</p>
        <div className="row">
          <button type="button" className="button brass" onClick={done}>
            Done
          </button>
          <button type="button" className="button" onClick={() => set(null)}>
            Flat again
          </button>
        </div>
      </div>
    </div>
  );
}
