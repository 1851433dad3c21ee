import { useState, type ReactNode } from 'react';
import { edges, turnOf, type Edge } from './edges.ts';

interface Props {
  readonly label: string;
  /** Whom it is turned to first. */
  readonly edge: Edge;
  /** What the button says that puts it away. */
  readonly done: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Something to be read on a screen that lies between people: turned to one edge, and from there to the next. It bends with the table. */
export function TurnedPanel({ label, edge, done, close, children }: Props) {
  const [shown, setShown] = useState(edge);
  const next = edges[(edges.indexOf(shown) + 1) % edges.length]!;
  return (
    <section
      className="turned-panel"
      aria-label={label}
      data-edge={shown}
      style={{ '--turned': `${turnOf[shown]}deg` } as React.CSSProperties}
    >
      <div className="turned-words">{children}</div>
      <p className="row">
        <button type="button" className="button" onClick={() => setShown(next)}>
          Turn it
        </button>
        <button type="button" className="button brass" onClick={close}>
          {done}
        </button>
      </p>
    </section>
  );
}
