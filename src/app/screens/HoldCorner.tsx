import { useRef } from 'react';

/** In ms: nobody rests a hand on a corner for so long by chance. */
const hold = 2_000;
const corners = ['nw', 'ne', 'se', 'sw'] as const;

/** A screen without bars has its settings behind a corner that is held. Keys reach them too. */
export function HoldCorner({ open }: { readonly open: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  return corners.map((corner) => (
    <button
      key={corner}
      type="button"
      className="hold-corner"
      data-corner={corner}
      aria-label="Settings of this screen: hold for two seconds"
      tabIndex={corner === 'se' ? 0 : -1}
      onPointerDown={() => {
        stop();
        timer.current = setTimeout(open, hold);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={({ key }) => key === 'Enter' && open()}
    />
  ));
}
