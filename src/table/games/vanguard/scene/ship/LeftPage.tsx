import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Spot } from '../../../../parts/Spot.tsx';
import type { Strip } from '../../../../stage/shapes.ts';
import type { Desk } from '../../desk.ts';
import { isStarmap } from '../../lying.ts';
import { Nine } from '../primitives.tsx';
import { Plan } from './Plan.tsx';
import { Starmap } from './Starmap.tsx';

/** The left page of the book: the plan of the ship, or the starmap. */
export function LeftPage({
  view,
  offers,
  at,
  finger,
  look,
}: {
  readonly view: VanguardView;
  readonly offers: Offers;
  readonly at: Strip;
  readonly finger: number;
  readonly look: ((desk: Desk) => void) | null;
}) {
  const size = { width: at.width, height: at.height };
  return (
    <>
      <Nine frame="ui/film" {...at} rim={20} />
      <Spot x={at.x} y={at.y}>
        {isStarmap(view) ? (
          <Starmap view={view} offers={offers} {...size} finger={finger} />
        ) : (
          <Plan view={view} offers={offers} {...size} finger={finger} look={look} />
        )}
      </Spot>
    </>
  );
}
