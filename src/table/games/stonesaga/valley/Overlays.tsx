import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { hexRadius, sharp } from '../printed/hexagon.ts';
import type { OverlayId } from '../../../../engine/games/stonesaga/content/overlays.ts';
import { zones, type Zone } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { disc, type Point } from '../../../stage/shapes.ts';
import { centreOf, type HexFit } from '../../../parts/hexFit.ts';
import type { Hex } from './fit.ts';
import { layNumbers, type MapNumber } from './numbers.ts';
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
  const numbers = useMemo(() => layNumbers({ map, outposts }, fit, letters), [map, outposts, fit, letters]);
  return (
    <>
      {(Object.keys(map) as Hex[]).flatMap((hex) => {
        const { whole, zones: laid } = map[hex]!;
        return [
          whole && <Overlay key={`${hex} ${whole}`} overlay={whole} hex={hex} zone={null} fit={fit} outpost={null} number={null} />,
          ...zones.map((zone) => {
            const overlay = laid[zone];
            const outpost = Object.values(outposts).find((one) => one.at === hex && one.zone === zone && one.overlay === overlay) ?? null;
            return (
              overlay && (
                <Overlay
                  key={`${hex} ${overlay}`}
                  overlay={overlay}
                  hex={hex}
                  zone={zone}
                  fit={fit}
                  outpost={outpost}
                  number={(outpost && numbers.get(`banner:${overlay}`)) ?? null}
                />
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
  readonly number: MapNumber | null;
}

const hit = disc(hexRadius / 2);
const kinds: Readonly<Record<string, string>> = { OP: 'outpost', GL: 'glacier', RE: 'reef' };

const Overlay = memo(function Overlay({ overlay, hex, zone, fit, outpost, number }: OverlayProps) {
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
      {outpost && number && <Banner number={number} middle={centreOf(fit, hex)} scale={fit.scale} ruin={outpost.status === 'ruin'} />}
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

/** The number of the overlay on a pole: twelve outposts look alike but for this. It hangs on the pole, so that comes along. */
const Banner = memo(function Banner({
  number: { text, x, y, size },
  middle,
  scale,
  ruin,
}: {
  readonly number: MapNumber;
  readonly middle: Point;
  readonly scale: number;
  readonly ruin: boolean;
}) {
  return (
    <pixiContainer x={(x - middle.x) / scale} y={(y - middle.y) / scale} scale={size / scale / 22}>
      <Picture frame={`valley/banner/${ruin ? 'torn' : 'whole'}`} x={-16} y={42} />
      <Words text={text} x={0} y={0} size={22} font="Caudex" colour={ruin ? 0xe0d6c4 : 0xffeccb} />
    </pixiContainer>
  );
});
