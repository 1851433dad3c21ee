import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo } from 'react';
import { hexRadius, sharp } from '../printed/hexagon.ts';
import type { OverlayId } from '../../../../engine/games/stonesaga/content/overlays.ts';
import { zones, type Zone } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { disc, type Point } from '../../../stage/shapes.ts';
import { zoneMiddle } from './areas.ts';
import { centreOf, type HexFit } from '../../../parts/hexFit.ts';
import type { Hex } from './fit.ts';
import { buildingSpots } from './overlays.ts';

extend({ Container });

type Outposts = StonesagaView['outposts'];

interface OverlaysProps {
  readonly map: StonesagaView['map'];
  readonly outposts: Outposts;
  readonly fit: HexFit;
  readonly letters: number;
}

/** Outposts, ruins, glaciers and reefs, laid into their zones. */
export const Overlays = memo(function Overlays({ map, outposts, fit, letters }: OverlaysProps) {
  return (
    <>
      {(Object.keys(map) as Hex[]).flatMap((hex) => {
        const { whole, zones: laid } = map[hex]!;
        return [
          whole && <Overlay key={`${hex} ${whole}`} overlay={whole} hex={hex} zone={null} fit={fit} outpost={null} letters={letters} />,
          ...zones.map((zone) => {
            const overlay = laid[zone];
            const outpost = Object.values(outposts).find((one) => one.at === hex && one.zone === zone && one.overlay === overlay) ?? null;
            return (
              overlay && (
                <Overlay key={`${hex} ${overlay}`} overlay={overlay} hex={hex} zone={zone} fit={fit} outpost={outpost} letters={letters} />
              )
            );
          }),
        ];
      })}
    </>
  );
});

interface OverlayProps {
  readonly overlay: OverlayId;
  readonly hex: Hex;
  readonly zone: Zone | null;
  readonly fit: HexFit;
  readonly outpost: Outposts[string] | null;
  readonly letters: number;
}

const hit = disc(hexRadius / 2);
const kinds: Readonly<Record<string, string>> = { OP: 'outpost', GL: 'glacier', RE: 'reef' };

const Overlay = memo(function Overlay({ overlay, hex, zone, fit, outpost, letters }: OverlayProps) {
  const kind = outpost?.status === 'ruin' ? 'ruin' : kinds[overlay.slice(0, 2)]!;
  return (
    <Thing
      id={`overlay:${overlay}:${hex}`}
      label={overlay}
      home={{ ...centreOf(fit, hex), size: fit.scale }}
      hit={hit}
      touchable={false}
      rise={30}
    >
      <Picture frame={`valley/overlay/${kind}/${zone ?? 'whole'}`} scale={2 / sharp} />
      {outpost?.status === 'active' && zone && (
        <Buildings structures={Object.values(outpost.structures).map(({ structure }) => structure)} zone={zone} />
      )}
      {outpost && zone && (
        <Banner
          number={Number(overlay.slice(2))}
          at={zoneMiddle(zone)}
          ruin={outpost.status === 'ruin'}
          size={Math.max(22, letters / fit.scale)}
        />
      )}
    </Thing>
  );
});

/** Three shapes of house stand for all structures; the reading names them. */
const houses = 3;

function Buildings({ structures, zone }: { readonly structures: readonly string[]; readonly zone: Zone }) {
  const standing = structures.map((structure, i) => ({
    ...buildingSpots(zone)[i]!,
    house: ([...structure].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % houses) + 1,
  }));
  return standing
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, house }, i) => <Picture key={i} frame={`valley/building/${house}`} x={x} y={y} />);
}

/** The number of the overlay on a pole: twelve outposts look alike but for this. */
function Banner({
  number,
  at,
  ruin,
  size,
}: {
  readonly number: number;
  readonly at: Point;
  readonly ruin: boolean;
  readonly size: number;
}) {
  return (
    <pixiContainer x={at.x} y={at.y - 6} scale={size / 22}>
      <Picture frame={`valley/banner/${ruin ? 'torn' : 'whole'}`} />
      <Words text={String(number)} x={16} y={-42} size={22} font="Caudex" colour={ruin ? 0xe0d6c4 : 0xffeccb} />
    </pixiContainer>
  );
}
