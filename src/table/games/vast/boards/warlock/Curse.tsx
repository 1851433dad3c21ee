import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import { disc } from '../../../../stage/shapes.ts';
import type { LaidAs } from '../../layout/laid.ts';
import { OverPieces } from '../../../../parts/OverPieces.tsx';
import { Picture, Words } from '../../../../parts/Picture.tsx';
import { Thing } from '../../../../parts/Thing.tsx';
import { grown } from '../../scene/Badges.tsx';

extend({ Graphics });

const hit = disc(16);
const letterSize = 29;

/** A curse marker under a piece; the topmost one says how many there are. */
export const Curse = memo(function Curse({ laid }: { readonly laid: LaidAs<'curse'> }) {
  const { id, look, x, y, size, alpha, z, place, from, letters = 0 } = laid;
  return (
    <Thing
      id={id}
      home={{ x, y, size, alpha }}
      hit={hit}
      z={z}
      place={place}
      from={from}
      rise={16}
      shade={0.7}
      touchable={false}
      shadow={<Picture frame="soft" x={3} y={4} scale={0.7} alpha={0.7} />}
    >
      <Picture frame="token/curse" />
      {look.count > 0 && (
        <OverPieces>
          <Number count={look.count} scale={grown(letters / size, letterSize)} />
        </OverPieces>
      )}
    </Thing>
  );
});

const Number = memo(function Number({ count, scale }: { readonly count: number; readonly scale: number }) {
  return (
    <pixiContainer y={-5} scale={scale}>
      <pixiGraphics
        draw={(g) => void g.clear().circle(0, 0, 14.5).fill({ color: 0x10143c, alpha: 0.92 }).stroke({ width: 2, color: 0xa9f2e6 })}
      />
      <Words text={String(count)} x={0} y={-1} size={letterSize} colour={0xe8fffa} />
    </pixiContainer>
  );
});
