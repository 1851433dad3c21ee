import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { hexRadius, sharp } from '../printed/hexagon.ts';
import { regions, type Region } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import { usePlace } from '../../../hooks.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { hexagon, shifted, type Point } from '../../../stage/shapes.ts';
import type { PartProps } from '../part.ts';
import { regionSpots } from './regions.ts';

extend({ Container });

const titles: Readonly<Record<Region, string>> = { vale: 'Verdant Vale', skyreach: 'Skyreach Plateau' };
/** A land that is known shows one of its hexes; the rest lies in mist. */
const faces: Readonly<Record<Region, readonly [string, string, string]>> = {
  vale: ['valley/hex/VV04', 'valley/shroud/heath/trees', 'valley/shroud/heath/water'],
  skyreach: ['valley/hex/SP05', 'valley/shroud/steppe/peaks', 'valley/shroud/steppe/plain'],
};

/** The lands to choose from, when the people settle and when the valley grows. */
export const Regions = memo(function Regions({ offers, ground }: PartProps) {
  const open = regions.filter((region) => offers.touched.has(`region:${region}`));
  const spots = regionSpots(open.length, ground);
  return open.map((region, i) => <Choice key={region} region={region} at={spots[i]!} scale={spots[i]!.scale} letters={ground.letters} />);
});

function Choice({
  region,
  at,
  scale,
  letters,
}: {
  readonly region: Region;
  readonly at: Point;
  readonly scale: number;
  readonly letters: number;
}) {
  const area = useMemo(() => shifted(hexagon(hexRadius * scale), at.x, at.y), [at.x, at.y, scale]);
  usePlace(`region:${region}`, { area, glow: 'tile', z: 7 });
  return (
    <pixiContainer x={at.x} y={at.y} scale={scale}>
      <Picture frame={faces[region][1]} x={-70} y={26} scale={1.6 / sharp} tint={0xb8b8b8} />
      <Picture frame={faces[region][2]} x={70} y={26} scale={1.6 / sharp} tint={0xb8b8b8} />
      <Picture frame={faces[region][0]} scale={2 / sharp} />
      <pixiContainer y={hexRadius + 34}>
        <Picture
          frame="valley/stone/206x44"
          scale={{ x: Math.max(1, (letters * 9) / 200 / scale), y: Math.max(1, letters / 21 / scale) }}
        />
        <Words text={titles[region]} x={0} y={0} size={(letters * 1.1) / scale} font="Marcellus" colour={0x2c1408} />
      </pixiContainer>
    </pixiContainer>
  );
}
