import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { BoardForm } from '../layout/boardForms.ts';
import { centerCards, farOf } from '../layout/centerCards.ts';
import { lengthOf } from '../layout/letters.ts';
import { cream } from '../names.ts';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Graphics });

/** Mission and destinies while something is read: their names and how far they are. The whole card is read by holding a finger on it. */
export const Folded = ({ view, form: { folded, letters: b } }: { readonly view: VantageView; readonly form: BoardForm }) =>
  centerCards(view).map((card, i) => {
    const { x, y, width, height } = folded[i]!;
    const far = farOf(card);
    const told = far === '' ? 0 : lengthOf(far, b) + b;
    return (
      <pixiContainer key={card.num} x={x} y={y}>
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .roundRect(1, b * 0.18, width, height, b * 0.6)
              .fill({ color: 0x1a1226, alpha: 0.3 })
              .roundRect(0, 0, width, height, b * 0.6)
              .fill(card.kind === 'Destiny' ? 0x5d4a8f : 0xd2503c)
          }
        />
        <Label
          text={card.name}
          x={b * 0.9}
          y={height / 2}
          size={b * 1.2}
          font="Fraunces"
          weight="600"
          colour={cream}
          anchor={{ x: 0, y: 0.5 }}
          within={width - b * 2 - told}
        />
        <Label text={far} x={width - b * 0.8} y={height / 2 + b * 0.08} size={b} colour={cream} anchor={{ x: 1, y: 0.5 }} />
        <Pressed id={`card:${card.num}`} x={0} y={0} width={width} height={height} z={1} />
      </pixiContainer>
    );
  });
