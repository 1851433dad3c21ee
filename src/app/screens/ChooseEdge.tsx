import type { Seat } from '../../engine/kernel/rule.ts';
import { titleOf, whoPlays, type Sitting } from '../match/sitting.ts';
import { edges, turnOf, type Edge } from './edges.ts';

interface Props {
  readonly seat: Seat;
  readonly sitting: Sitting;
  readonly choose: (edge: Edge) => void;
  readonly later: () => void;
}

/** People say where they sit by tapping their edge. Everybody can read whose turn it is to say so. */
export function ChooseEdge({ seat, sitting, choose, later }: Props) {
  const who = whoPlays(sitting, seat) || titleOf(sitting, seat);
  return (
    <div className="choose-edge" role="dialog" aria-label="Where do you sit?">
      {edges.map((edge) => (
        <button
          key={edge}
          type="button"
          data-edge={edge}
          style={{ '--turned': `${turnOf[edge]}deg` } as React.CSSProperties}
          onClick={() => choose(edge)}
        >
          <span>
            <strong>{who}</strong>, tap here if this is your side
          </span>
        </button>
      ))}
      <button type="button" className="button" onClick={later}>
        Later
      </button>
    </div>
  );
}
