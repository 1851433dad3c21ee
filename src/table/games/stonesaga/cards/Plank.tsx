import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { useThing } from '../../../hooks.ts';
import { box } from '../../../stage/shapes.ts';
import { Lines, Stretched } from '../society/Stretched.tsx';
import type { Plank } from './choiceLayout.ts';

extend({ Container });

/** Over everything that lies in the valley, so that a finger finds the stage first. */
export const stageZ = 400;

/** An answer to be tapped. */
export const PlankButton = memo(function PlankButton({ plank, stone = false }: { readonly plank: Plank; readonly stone?: boolean }) {
  const { id, x, y, width, height, lines, size } = plank;
  const hit = useMemo(() => box(width, height, 10), [width, height]);
  const { root, figure } = useThing(id, { home: { x: x + width / 2, y: y + height / 2 }, hit, z: stageZ + 5, glow: 'box', rise: 4 });
  return (
    <pixiContainer ref={root} label={id}>
      <pixiContainer ref={figure}>
        <Stretched frame={stone ? 'cards/stone' : 'cards/plank-lit'} x={-width / 2} y={-height / 2} width={width} height={height} />
        <Lines lines={lines} x={0} y={-2} size={size} weight="700" colour={0x241407} align="center" anchor={{ x: 0.5, y: 0.5 }} />
      </pixiContainer>
    </pixiContainer>
  );
});
