import { extend } from '@pixi/react';
import { Container, Sprite, type Texture } from 'pixi.js';
import { memo, useMemo } from 'react';
import { useThing } from '../hooks.ts';
import { css, grain, painted, rounded, shade } from '../light/paint.ts';
import { boxShadow } from '../light/soft.ts';
import type { Home } from '../motion/body.ts';
import { box } from '../stage/shapes.ts';

extend({ Container, Sprite });

export interface MarkerProps {
  readonly id: string;
  readonly colour: number;
  /** Never colour alone. */
  readonly letter?: string;
  readonly home: Home;
  readonly size?: number;
  readonly z?: number;
  readonly place?: string | undefined;
  readonly touchable?: boolean;
}

/** A wooden cube seen a little from the front: light top, dark face. */
export const cubeTexture = (size: number, colour: number, letter: string): Texture =>
  painted(`cube ${colour} ${letter}`, size + 4, size * 1.3 + 4, 4, (pen) => {
    const front = rounded(2, 2 + size * 0.3, size, size, size * 0.1);
    const face = pen.createLinearGradient(0, size * 0.4, 0, size * 1.3);
    face.addColorStop(0, css(shade(colour, -0.3)));
    face.addColorStop(1, css(shade(colour, -0.58)));
    pen.fillStyle = face;
    pen.fill(front);
    const top = rounded(2, 2, size, size * 0.94, size * 0.1);
    const light = pen.createLinearGradient(0, 0, size, size);
    light.addColorStop(0, css(shade(colour, 0.42)));
    light.addColorStop(1, css(shade(colour, 0.02)));
    pen.fillStyle = light;
    pen.fill(top);
    grain(pen, top, 0.5, 0.12, 6);
    grain(pen, front, 0.4, 0.12, 6);
    pen.strokeStyle = css(shade(colour, 0.62));
    pen.lineWidth = size * 0.035;
    pen.stroke(rounded(2 + size * 0.02, 2 + size * 0.02, size * 0.96, size * 0.9, size * 0.1));
    if (!letter) return;
    pen.font = `700 ${size * 0.6}px Inter, system-ui, sans-serif`;
    [pen.textAlign, pen.textBaseline] = ['center', 'middle'];
    pen.fillStyle = css(shade(colour, -0.7));
    pen.fillText(letter, 2 + size / 2, 2 + size * 0.5);
  });

/** A wooden cube that marks something. */
export const Marker = memo(function Marker({ id, colour, letter = '', home, size = 18, z = 0, place, touchable }: MarkerProps) {
  const hit = useMemo(() => box(size * 1.25, size * 1.25, size * 0.1), [size]);
  const cast = useMemo(() => boxShadow(size, size, size * 0.12), [size]);
  const { root, figure, shadow } = useThing(id, { home, hit, z, place, touchable, shadowBase: cast.scale, shade: 0.75, thick: size * 0.3, rise: size });
  return (
    <pixiContainer ref={root} label={id} zIndex={z}>
      <pixiSprite ref={shadow as never} texture={cast.texture} anchor={0.5} />
      <pixiContainer ref={figure}>
        <pixiSprite texture={cubeTexture(size, colour, letter)} x={-size / 2 - 2} y={-size * 0.72 - 2} scale={0.25} />
      </pixiContainer>
    </pixiContainer>
  );
});
