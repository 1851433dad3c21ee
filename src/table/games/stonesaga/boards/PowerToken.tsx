import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { powers } from '../../../../engine/games/stonesaga/content/powers.ts';
import { useThing } from '../../../hooks.ts';
import { discShadow, discShadowScale } from '../../../light/soft.ts';
import { Picture } from '../../../parts/Picture.tsx';
import type { Area } from '../../../stage/shapes.ts';
import type { LaidPower } from './lay.ts';
import { inLines } from './lettering.ts';
import { Lines } from './Lines.tsx';

extend({ Container });

/** The power of a mantle: a disc in its channel with its name beside it; used, it lies with its sleeping side up. */
export const PowerToken = memo(
  function PowerToken({ laid: { id, power, ready, at }, letters }: { readonly laid: LaidPower; readonly letters: number }) {
    const r = at.height / 2 - 3;
    const hit = useMemo<Area>(() => ({ shape: 'rect', x: -r, y: -r, width: at.width - 8, height: r * 2, round: r }), [r, at.width]);
    const { root, figure, shadow } = useThing(id, {
      home: { x: at.x + at.height / 2, y: at.y + at.height / 2 }, hit, z: 2, place: 'power', shadowBase: discShadowScale(r), shade: 0.6, thick: 5, rise: r, glow: 'box',
    });
    const lines = inLines(powers[power].name, at.width - at.height - 14, letters, at.height > 70 ? 2 : 1);
    return (
      <pixiContainer ref={root} label={id} zIndex={2}>
        <pixiSprite ref={shadow as never} texture={discShadow()} anchor={0.5} />
        <pixiContainer ref={figure}>
          <Picture frame={`boards/power/${ready ? power : 'spent'}`} scale={r / 41} />
          <Lines lines={lines} x={at.height / 2 + 6} y={0} size={letters} font="Caudex" colour={ready ? 0xe6f4f2 : 0x9aa3a6} anchor={0} />
        </pixiContainer>
      </pixiContainer>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);
