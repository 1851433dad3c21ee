import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { boxShadow } from '../../../light/soft.ts';
import { NineSlice } from '../../../parts/NineSlice.tsx';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import { widthOf } from './lettering.ts';
import { Lines } from './Lines.tsx';
import { middleOf } from '../printed/boardPlan.ts';
import { faceOf } from './stoneFace.ts';
import type { CarvedStone } from './stones.ts';

extend({ Container });

/** Units of the picture of a stone that are its rim. */
const rim = 20;

/** A carved stone with words on it. Pressed, it answers; dim, the rules say why not. */
export const StoneButton = memo(
  function StoneButton({ stone: { id, at, lines, cost, look, icon }, letters }: { readonly stone: CarvedStone; readonly letters: number }) {
    const { width: w, height: h } = at;
    // strokes of carved letters are too thin for a phone
    const plain = letters > 30;
    const hit = useMemo(() => box(w, h, 14), [w, h]);
    const cast = useMemo(() => boxShadow(w, h, 14), [w, h]);
    const dim = look === 'plain';
    const ink = look === 'lit' ? 0x2b1c10 : 0xf2ecd8;
    const { sign, words, price } = faceOf(w, h, letters, {
      icon: icon !== undefined,
      cost,
      longest: Math.max(0, ...lines.map((line) => widthOf(line, 1))) * (plain ? 1.08 : 1),
    });
    return (
      <Thing id={id} home={middleOf(at)} hit={hit} z={3} glow="card" cast={cast} shade={0.55} thick={4} rise={6}>
        <NineSlice
          frame={`boards/stone/${look}`}
          x={-w / 2}
          y={-h / 2}
          width={w + 8}
          height={h + 14}
          rim={rim}
          tint={dim ? 0x6d665e : 0xffffff}
        />
        {icon && <Picture frame={`boards/icon/${icon}`} x={sign.x} alpha={dim ? 0.75 : 1} scale={sign.scale} />}
        <Lines lines={lines} x={words.x} y={plain ? -2 : 3} size={words.size} font={plain ? 'Inter' : 'Caudex'} colour={ink} />
        {cost > 0 && (
          <pixiContainer x={price.x}>
            <Words text={String(cost)} x={-letters * 0.4} y={0} size={letters * 1.1} font="Caudex" colour={ink} />
            <Picture frame="boards/icon/energy" x={letters * 0.38} scale={letters / 32} />
          </pixiContainer>
        )}
      </Thing>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);
