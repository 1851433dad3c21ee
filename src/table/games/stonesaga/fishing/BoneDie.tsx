import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { dieEdge } from '../printed/fishingCard.ts';
import { usePlace } from '../../../hooks.ts';
import { boxShadow } from '../../../light/soft.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Area } from '../../../stage/shapes.ts';
import type { LaidDie } from './dice.ts';
import type { FishingPlan } from './plan.ts';

extend({ Container, Graphics });

const hit = box(dieEdge, dieEdge, 14);

/** A die that has been read. With `turns` it can be turned by one, up above it and down below it. */
export const BoneDie = memo(function BoneDie({
  laid: { id, face, x, y, size, z, place },
  turns = null,
}: {
  readonly laid: LaidDie;
  readonly turns?: FishingPlan['turn'] | null;
}) {
  return (
    <>
      {turns && face < 6 && (
        <Turn id={`${id}@${face + 1}`} x={x} y={y - (dieEdge * size + turns.height) / 2 - 3} {...turns} words={`▲ ${face + 1}`} />
      )}
      {turns && face > 1 && (
        <Turn id={`${id}@${face - 1}`} x={x} y={y + (dieEdge * size + turns.height) / 2 + 3} {...turns} words={`▼ ${face - 1}`} />
      )}
      <Thing
        id={id}
        home={{ x, y, size }}
        hit={hit}
        z={220 + z}
        zIndex={z}
        place={place}
        from="tray:dice"
        cast={boxShadow(dieEdge, dieEdge, 14)}
        shade={0.7}
        thick={8}
        rise={30}
      >
        <Picture frame={`fishing/die/${face}`} />
      </Thing>
    </>
  );
});

/** A place above or below a die: what is dropped here turns it to that face. */
function Turn({
  id,
  x,
  y,
  width,
  height,
  words,
}: {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly words: string;
}) {
  const area = useMemo<Area>(
    () => ({ shape: 'rect', x: x - width / 2, y: y - height / 2, width, height, round: 14 }),
    [x, y, width, height],
  );
  usePlace(id, { area, z: 230 });
  return (
    <pixiContainer x={x} y={y} zIndex={40}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-width / 2, -height / 2, width, height, 14)
            .fill({ color: 0x10161c, alpha: 0.85 })
            .stroke({ width: 2, color: 0xe6bd72, alpha: 0.8 })
        }
      />
      <Words text={words} x={0} y={0} size={height * 0.72} font="Inter" colour={0xffe9b8} />
    </pixiContainer>
  );
}
