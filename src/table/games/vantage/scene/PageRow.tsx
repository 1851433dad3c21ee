import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import type { Offer } from '../../../../match/question.ts';
import { rowLetters } from '../layout/pageForms.ts';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Graphics });

interface Props {
  readonly row: Offer;
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly letters: number;
}

/** An answer on a page, with its letter. What follows from it is not written there. */
export function PageRow({ row, letter, x, y, width, height, size, letters }: Props) {
  const id = row.gesture.kind === 'tap' ? row.gesture.on : row.gesture.kind === 'button' ? row.gesture.word : row.id;
  const round = Math.min(height, size * 2.8) / 2;
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(x + 1, y + 3, width, height, round)
            .fill({ color: 0x6a4a2a, alpha: 0.22 })
            .roundRect(x, y, width, height, round)
            .fill(0xfffdf6)
            .stroke({ color: 0xc9a97a, width: 1.6 })
        }
      />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .circle(x + round, y + height / 2, round * 0.7)
            .fill(0xefe2cc)
        }
      />
      <Label text={letter} x={x + round} y={y + height / 2 + 1} size={Math.max(letters, size * 0.8)} anchor={0.5} colour={0x6a5f7c} />
      <Label
        text={row.label}
        x={x + round * 2.1}
        y={y + height / 2}
        size={rowLetters(row.label, size, letters, width)}
        font="Fraunces"
        weight="600"
        anchor={{ x: 0, y: 0.5 }}
        wrap={width - round * 2.6}
        lines={1.05}
      />
      <Pressed id={id} x={x} y={y} width={width} height={height} round={round} z={12} />
    </>
  );
}
