import { extend } from '@pixi/react';
import { Container, Graphics, Sprite } from 'pixi.js';
import { cream, gold } from '../names.ts';
import { vistaOf } from '../vistaFiles.ts';
import { Label } from './Label.tsx';
import { usePicture } from './usePicture.ts';

extend({ Container, Graphics, Sprite });

interface Props {
  readonly num: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How high its number is; where many places share a sheet it is left out if it is wider than the sketch. */
  readonly letters: number;
}

/** A small sketch of a place that was seen, with its number: all that a journal keeps of its face (RU-VA-70). */
export function Sketch({ num, x, y, width, letters }: Props) {
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
      {letters * 1.8 < width && (
        <Label text={String(num).padStart(3, '0')} x={0} y={height / 2 + 18 - letters / 2} size={letters} anchor={0.5} colour={0xc8503c} />
      )}
    </pixiContainer>
  );
}
