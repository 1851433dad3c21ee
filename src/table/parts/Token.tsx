import { extend } from '@pixi/react';
import { Container, Sprite, type Texture } from 'pixi.js';
import { memo, useMemo, type ReactNode } from 'react';
import { useThing } from '../hooks.ts';
import { discShadow } from '../light/soft.ts';
import type { Home } from '../motion/body.ts';
import { disc, type Area } from '../stage/shapes.ts';
import { useTable } from '../tableContext.ts';

extend({ Container, Sprite });

interface TokenProps {
  readonly id: string;
  readonly texture: Texture;
  readonly home: Home;
  /** Half its width, in units: for hands and for the shadow. */
  readonly radius: number;
  /** Where a finger meets it, if that is more than its outline. */
  readonly touch?: Area;
  readonly z?: number;
  readonly place?: string | undefined;
  readonly from?: string | undefined;
  /** Pixels of the texture per unit; by default those of the art. */
  readonly sharp?: number;
  readonly touchable?: boolean;
  readonly children?: ReactNode;
}

/** React says what a token is; motion says where it is. An `x` prop here would snap it home on every render. */
export const Token = memo(function Token({ id, texture, home, radius, touch, z = 0, place, from, sharp, touchable, children }: TokenProps) {
  const { art } = useTable();
  const scale = 1 / (sharp ?? art.scale);
  const hit = useMemo(() => disc(radius), [radius]);
  const cast = discShadow(radius);
  const { root, figure, shadow } = useThing(id, {
    home,
    hit,
    touch,
    z,
    place,
    from,
    touchable,
    base: children === undefined ? scale : 1,
    shadowBase: cast.scale,
    shade: 0.6,
    thick: radius * 0.14,
    rise: radius * 0.9,
  });
  return (
    <pixiContainer ref={root} label={id} zIndex={z}>
      <pixiSprite ref={shadow as never} texture={cast.texture} anchor={0.5} />
      {children === undefined ? (
        <pixiSprite ref={figure as never} texture={texture} />
      ) : (
        <pixiContainer ref={figure}>
          <pixiSprite texture={texture} scale={scale} />
          {children}
        </pixiContainer>
      )}
    </pixiContainer>
  );
});
