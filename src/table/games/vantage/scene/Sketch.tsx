import { extend } from '@pixi/react';
import { Container, Graphics, Sprite } from 'pixi.js';
import { cream, gold } from '../names.ts';
import { vistaOf } from '../vistaFiles.ts';
import { Label } from './Label.tsx';
import { usePicture } from './usePicture.ts';

extend({ Container, Graphics, Sprite });

/** A small sketch of a place that was seen, with its number: all that a journal keeps of its face (RU-VA-70). */
export function Sketch({ num, x, y, width }: { readonly num: number; readonly x: number; readonly y: number; readonly width: number }) {
  const texture = usePicture(vistaOf(num, 'small'));
  const height = (width * 9) / 16;
  return (
    <pixiContainer x={x} y={y} label={`sketch ${num}`}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-width / 2 - 3, -height / 2 - 3, width + 6, height + 21)
            .fill(cream)
            .stroke({ color: gold, width: 1 })
        }
      />
      {texture && <pixiSprite texture={texture} anchor={0.5} width={width} height={height} tint={0xf4e4cc} />}
      <Label text={String(num).padStart(3, '0')} x={0} y={height / 2 + 9} size={13} anchor={0.5} colour={0xc8503c} />
    </pixiContainer>
  );
}
