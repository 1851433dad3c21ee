import { extend } from '@pixi/react';
import { Container, Graphics, Sprite } from 'pixi.js';
import { memo, useMemo } from 'react';
import { bands, bonusSize, oversize } from '../printed/forageLooks.ts';
import { softDot } from '../../../light/soft.ts';
import { NumberDisc, type DiscLook } from '../../../parts/NumberDisc.tsx';
import { Picture } from '../../../parts/Picture.tsx';
import type { PlacedObject } from './placing.ts';

extend({ Container, Graphics, Sprite });

/** How a picture of a card is seen: plainly, within reach, out of reach, part of the hunt, or coming closer. */
export type ObjectLook = 'plain' | 'near' | 'far' | 'chosen' | 'looming';

interface ObjectPictureProps {
  readonly standing: PlacedObject;
  readonly seen: ObjectLook;
  /** The foot of the object. */
  readonly x: number;
  readonly y: number;
  /** What it brings, or what a test must reach with it; null for none. */
  readonly number?: string | null;
  /** Units of the card for one unit of letters. */
  readonly letters: number;
}

/** Where the eyes are, as a share of the picture: predators are felt before they are seen. */
const eyes: Readonly<Partial<Record<PlacedObject['look'], readonly [number, number]>>> = {
  platebear: [0.233, 0.449],
  sabrecat: [0.224, 0.433],
};
const tints: Readonly<Record<ObjectLook, number>> = { plain: 0xffffff, near: 0xffffff, far: 0x8f8e98, chosen: 0xffffff, looming: 0xffffff };

export const ObjectPicture = memo(function ObjectPicture({ standing, seen, x, y, number = null, letters }: ObjectPictureProps) {
  const { look, depth, w, h, bonus } = standing;
  const frame = `forage/${look}/${depth}`;
  const { size } = bands[depth];
  const eye = eyes[look];
  const lit = seen === 'near' || seen === 'chosen';
  return (
    <pixiContainer x={x} y={y}>
      {lit && <Picture frame={`${frame}/rim`} scale={2 / oversize} tint={seen === 'chosen' ? 0xff6a2a : 0xffd45e} />}
      <Picture frame={frame} scale={1 / oversize} tint={tints[seen]} alpha={seen === 'far' ? 0.86 : 1} />
      {eye && (
        <pixiSprite
          texture={softDot()}
          anchor={0.5}
          x={(eye[0] - 0.5) * w}
          y={(eye[1] - 1) * h}
          scale={(w / 64) * 0.3}
          tint={0xffb02e}
          blendMode="add"
          alpha={seen === 'far' ? 0.95 : 0.6}
        />
      )}
      {bonus.map((one, i) => (
        <Picture
          key={one}
          frame={`forage/bonus/${one}`}
          x={w * 0.36 + i * bonusSize * size}
          y={-bonusSize * size * 0.42}
          scale={(size * 1.06) / oversize}
          tint={tints[seen]}
        />
      ))}
      {number !== null && lit && <Figure said={number} x={Math.min(w * 0.34, w / 2 - 4)} y={-h + 4} letters={letters} />}
      {seen === 'chosen' && <Picture frame="forage/sign/hunt" x={-w * 0.3} y={-h + 6} scale={letters * 0.8} tint={0xffa060} />}
    </pixiContainer>
  );
});

const Figure = memo(function Figure({
  said,
  x,
  y,
  letters,
}: {
  readonly said: string;
  readonly x: number;
  readonly y: number;
  readonly letters: number;
}) {
  const radius = letters * (said.length > 2 ? 0.92 : said.length > 1 ? 0.8 : 0.68);
  const look = useMemo<DiscLook>(
    () => ({
      fill: 0xf6ead0,
      rim: 0x7a4a1c,
      rimWidth: letters * 0.1,
      ink: 0x3a1e10,
      font: 'Caudex',
      shadow: { x: letters * 0.06, y: letters * 0.1, colour: 0x0a0b14, alpha: 0.5 },
    }),
    [letters],
  );
  return <NumberDisc x={x} y={y} text={said} size={letters} radius={radius} look={look} />;
});
