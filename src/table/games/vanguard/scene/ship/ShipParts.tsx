import type { ReactNode } from 'react';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Spot } from '../../../../parts/Spot.tsx';
import type { Strip } from '../../../../stage/shapes.ts';
import type { Placement } from '../../../../zones/zone.ts';
import { bookLetters, partSizes } from '../../sizes.ts';
import { LogbookHandle } from '../LogbookHandle.tsx';
import { Nine } from '../primitives.tsx';
import { DeskOf, useDesk } from './Desk.tsx';
import { Dials } from './Dials.tsx';
import { LeftPage } from './LeftPage.tsx';
import { Sheet } from './Sheet.tsx';
import { Trays } from './Trays.tsx';

/** Dials stand beside the steps where the book is parted. */
const dialsWidth = 196;

interface PartsProps {
  readonly view: VanguardView;
  readonly offers: Offers;
  readonly placed: Placement;
  readonly openLogbook: () => void;
}

/** The ship book in its parts, for a screen on which it could not be read whole: the desk, and what is up of page, steps and crew. */
export function ShipParts({ view, offers, placed: { map, zones, letters, finger }, openLogbook }: PartsProps) {
  const { desk, look } = useDesk(view, offers);
  const least = letters / bookLetters;
  const { page, steps, crew } = zones;
  return (
    <>
      <Part at={map} base={partSizes.desk} least={least}>
        {({ width, height }, scale) => {
          const touch = finger / scale;
          return (
            <>
              <DeskOf desk={desk} view={view} offers={offers} at={{ x: 0, y: 0, width, height }} finger={touch} />
              <LogbookHandle
                x={width - 6}
                y={5}
                height={Math.max(44, touch)}
                letter={letters / scale}
                count={view.logs.length}
                opens={openLogbook}
              />
            </>
          );
        }}
      </Part>
      {page && (
        <Part at={page} base={baseOf('page', page.shape)} least={least}>
          {({ width, height }, scale) => (
            <LeftPage view={view} offers={offers} at={{ x: 0, y: 0, width, height }} finger={finger / scale} look={look} />
          )}
        </Part>
      )}
      {steps && (
        <Part at={steps} base={baseOf('steps', steps.shape)} least={least}>
          {({ width, height }) => (
            <>
              <Dials view={view} at={{ x: 0, y: 0, width: dialsWidth, height }} />
              <Nine frame="ui/sheet" x={dialsWidth + 4} y={0} width={width - dialsWidth - 4} height={height} rim={20} />
              <Sheet view={view} offers={offers} at={{ x: dialsWidth + 4, y: 0, width: width - dialsWidth - 4, height }} />
            </>
          )}
        </Part>
      )}
      {crew && (
        <Part at={crew} base={baseOf('crew', crew.shape)} least={least}>
          {(size, scale) => <Trays view={view} {...size} finger={finger / scale} />}
        </Part>
      )}
    </>
  );
}

const baseOf = (part: 'page' | 'steps' | 'crew', shape: string): Size => partSizes[part][shape === 'lying' ? 'lying' : 'upright'];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Fills its place in units of the book: as large as its base allows, and never smaller than can be read. */
function Part({
  at,
  base,
  least,
  children,
}: {
  readonly at: Strip;
  readonly base: Size;
  readonly least: number;
  readonly children: (size: Size, scale: number) => ReactNode;
}) {
  const scale = Math.max(least, Math.min(at.width / base.width, at.height / base.height));
  return (
    <Spot x={at.x} y={at.y} scale={scale}>
      {children({ width: at.width / scale, height: at.height / scale }, scale)}
    </Spot>
  );
}
