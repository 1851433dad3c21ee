import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import type { Strip } from '../../../stage/shapes.ts';
import { cream, ink } from '../names.ts';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Graphics });

interface Props {
  readonly word: string;
  readonly label: string;
  readonly at: Strip;
  readonly letters: number;
}

/** Something that may be done at any time, small at the rim of the vista. */
export function Aside({ word, label, at: { x, y, width, height }, letters }: Props) {
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(x, y, width, height, height / 2)
            .fill({ color: cream, alpha: 0.82 })
        }
      />
      <Label text={label} x={x + width / 2} y={y + height / 2 + 1} size={letters} colour={ink} anchor={0.5} weight="600" />
      <Pressed id={word} x={x} y={y} width={width} height={height} round={height / 2} z={3} />
    </>
  );
}
