import { memo, useMemo } from 'react';
import { usePlace } from '../../table/hooks.ts';
import { centreOf, type HexFit, type HexId } from '../../table/parts/hexFit.ts';
import { slotsOf } from '../../table/parts/hexTray.ts';
import { HexTrays, type DrawnTray, type TrayPictures } from '../../table/parts/HexTrays.tsx';
import { Slab } from '../../table/parts/Slab.tsx';
import { disc, hexagon, shifted } from '../../table/stage/shapes.ts';

const pictures: TrayPictures = { scale: 1.04, shadowScale: 1.04, groove: 'key', key: 'key' };
const laid = (key: string, at: HexId, half: boolean): DrawnTray => ({
  key,
  at,
  half,
  hexes: slotsOf(at, half),
  ghost: false,
  stone: 'tray',
  shadow: 'tray-shadow',
});
const trays = [laid('tray:0', '0,0', false)];
const hit = disc(100);

interface ValleyProps {
  readonly fit: HexFit;
  /** `hex:` and the hex. */
  readonly slots: readonly string[];
  readonly faceUp: Readonly<Record<string, boolean>>;
}

/** A tray with three hexes; each turns over when it is tapped. */
export const Valley = memo(function Valley({ fit, slots, faceUp }: ValleyProps) {
  return (
    <>
      <HexTrays trays={trays} fit={fit} pictures={pictures} />
      {slots.map((slot, k) => (
        <Slab
          key={slot}
          id={`land:${k}`}
          front={`hex-${k}`}
          back={`hex-${k}-back`}
          faceUp={faceUp[slot] ?? true}
          home={centreOf(fit, slot.slice(4) as HexId)}
          hit={hit}
          lift={46}
          grow={0.14}
        />
      ))}
      {slots.map((slot) => (
        <Slot key={slot} id={slot} fit={fit} />
      ))}
    </>
  );
});

function Slot({ id, fit }: { readonly id: string; readonly fit: HexFit }) {
  const area = useMemo(() => {
    const { x, y } = centreOf(fit, id.slice(4) as HexId);
    return shifted(hexagon(100), x, y);
  }, [id, fit]);
  usePlace(id, { area, glow: 'tile' });
  return null;
}
