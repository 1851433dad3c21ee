import { extend } from '@pixi/react';
import { Container, Sprite, type Texture } from 'pixi.js';
import { memo, useMemo } from 'react';
import { useThing } from '../hooks.ts';
import { discShadow, discShadowScale } from '../light/soft.ts';
import type { Home } from '../motion/body.ts';
import { disc } from '../stage/shapes.ts';
import { useTable } from '../tableContext.ts';
import { CountBadge } from './CountBadge.tsx';

extend({ Container, Sprite });

export interface StackProps {
  readonly id: string;
  readonly texture: Texture;
  readonly count: number;
  readonly home: Home;
  readonly radius: number;
  /** Units that each token adds to the height. */
  readonly step?: number;
  readonly z?: number;
  readonly place?: string | undefined;
  readonly sharp?: number;
}

/** More than this are not counted by eye; the number says the rest. */
const tallest = 9;

/** A pile of equal tokens: height and number. */
export const Stack = memo(function Stack({ id, texture, count, home, radius, step = radius * 0.2, z = 0, place, sharp }: StackProps) {
  const { art } = useTable();
  const hit = useMemo(() => disc(radius), [radius]);
  const shown = Math.min(count, tallest);
  const { root, figure, shadow } = useThing(id, { home, hit, z, place, shadowBase: discShadowScale(radius), shade: 0.65, thick: radius * 0.14 + shown * step * 0.5 });
  const scale = 1 / (sharp ?? art.scale);
  return (
    <pixiContainer ref={root} label={id} zIndex={z} visible={count > 0}>
      <pixiSprite ref={shadow as never} texture={discShadow()} anchor={0.5} />
      <pixiContainer ref={figure}>
        {Array.from({ length: shown }, (_, k) => (
          // a pile built by hand is never quite straight
          <pixiSprite key={k} texture={texture} scale={scale} x={Math.sin(k * 2.4) * radius * 0.04} y={-k * step} tint={k === shown - 1 ? 0xffffff : 0xd8d0c8} />
        ))}
        {count > 1 && <CountBadge count={count} x={radius * 0.75} y={radius * 0.55 - shown * step * 0.5} size={Math.max(14, radius * 0.8)} />}
      </pixiContainer>
    </pixiContainer>
  );
});
