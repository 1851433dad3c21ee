import { memo, useMemo } from 'react';
import { zones, type Zone } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { usePlace } from '../../../hooks.ts';
import type { DrawnTray } from '../../../parts/HexTrays.tsx';
import type { Area, Point } from '../../../stage/shapes.ts';
import { hexArea, zoneArea, zoneMiddle } from './areas.ts';
import { coveredEdges } from './edges.ts';
import { centreOf, inHex, type HexFit } from '../../../parts/hexFit.ts';
import type { Hex } from './fit.ts';

interface PlacesProps {
  readonly view: StonesagaView;
  readonly offers: Offers;
  readonly fit: HexFit;
  readonly ghosts: readonly DrawnTray[];
}

/** Hexes to move to and to tap, zones to build on, outposts, and where a tray may come to lie. */
export const Places = memo(function Places({ view, offers, fit, ghosts }: PlacesProps) {
  const open = ghosts.flatMap(({ hexes, key }) => hexes.filter((hex) => !view.map[hex]).map((hex) => ({ hex, tray: key })));
  return (
    <>
      {(Object.keys(view.map) as Hex[]).map((hex) => (
        <HexPlace key={hex} hex={hex} fit={fit} covered={coveredEdges(view.map[hex]!).join('')} />
      ))}
      {open.map(({ hex, tray }) => (offers.touched.has(tray) ? null : <HexPlace key={hex} hex={hex} fit={fit} covered="" />))}
      {ghosts.map((tray) => offers.touched.has(tray.key) && <TrayPlace key={tray.key} tray={tray} fit={fit} />)}
      {(Object.keys(view.map) as Hex[]).flatMap((hex) =>
        zones
          .filter((zone) => offers.touched.has(`zone:${hex}/${zone}`))
          .map((zone) => <ZonePlace key={`${hex}/${zone}`} id={`zone:${hex}/${zone}`} hex={hex} zone={zone} fit={fit} />),
      )}
      {Object.entries(view.outposts).flatMap(([id, { at, zone }]) =>
        [`outpost:${id}`, ...Object.keys(view.characters).map((who) => `outpost:${id}/${who}`)]
          .filter((place, i) => i === 0 || offers.touched.has(place))
          .map((place) => <ZonePlace key={place} id={place} hex={at} zone={zone} fit={fit} />),
      )}
    </>
  );
});

/** Feet come down where one figure stands. */
const footing: Point = { x: 0, y: 30 };

const HexPlace = memo(function HexPlace({ hex, fit, covered }: { readonly hex: Hex; readonly fit: HexFit; readonly covered: string }) {
  const area = useMemo(() => hexArea(fit, hex, [...covered].map(Number)), [fit, hex, covered]);
  usePlace(`hex:${hex}`, { area, snap: inHex(fit, hex, footing), glow: 'tile' });
  return null;
});

/** Over its hex: a token let go here means the zone. */
const ZonePlace = memo(function ZonePlace({
  id,
  hex,
  zone,
  fit,
}: {
  readonly id: string;
  readonly hex: Hex;
  readonly zone: Zone;
  readonly fit: HexFit;
}) {
  const area = useMemo(() => zoneArea(fit, hex, zone), [fit, hex, zone]);
  usePlace(id, { area, snap: inHex(fit, hex, zoneMiddle(zone)), z: id.startsWith('outpost') ? 2 : 1 });
  return null;
});

const TrayPlace = memo(function TrayPlace({ tray, fit }: { readonly tray: DrawnTray; readonly fit: HexFit }) {
  const area = useMemo((): Area => {
    const spots = tray.hexes.map((hex) => centreOf(fit, hex));
    const middle = { x: spots.reduce((sum, { x }) => sum + x, 0) / 3, y: spots.reduce((sum, { y }) => sum + y, 0) / 3 };
    return { shape: 'circle', ...middle, radius: 150 * fit.scale };
  }, [tray, fit]);
  usePlace(tray.key, { area, z: 1 });
  return null;
});
