import { extend } from '@pixi/react';
import { Container, Sprite, Text, type TextStyleOptions } from 'pixi.js';
import { memo } from 'react';
import { useLetters } from '../hooks.ts';
import { css, painted, round } from '../light/paint.ts';
import { freed } from './freedText.ts';

extend({ Container, Sprite, Text });

const style: TextStyleOptions = { fontFamily: 'Inter, system-ui, sans-serif', fontWeight: '700', fontSize: 26, fill: 0x241a12 };

const face = () =>
  painted('count badge', 44, 44, 2, (pen) => {
    pen.shadowColor = '#0009';
    [pen.shadowBlur, pen.shadowOffsetY] = [6, 3];
    pen.fillStyle = css(0xf3e6c8);
    pen.fill(round(22, 22, 18));
    pen.shadowColor = 'transparent';
    pen.strokeStyle = css(0x6d4a24);
    pen.lineWidth = 2.5;
    pen.stroke(round(22, 22, 17));
  });

/** The height of the number on it, in widths of the badge. */
const number = 26 / 44;
const smaller = (count: number): number => (count > 99 ? 0.62 : count > 9 ? 0.82 : 1);

/** How many there are. `size` is its width in units; it is larger where the number could not be read. */
export const CountBadge = memo(function CountBadge({
  count,
  x,
  y,
  size = 22,
}: {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) {
  const letters = useLetters();
  const width = Math.max(size, letters / (number * smaller(count)));
  return (
    <pixiContainer x={x} y={y} scale={width / 44}>
      <pixiSprite texture={face()} anchor={0.5} scale={0.5} />
      <pixiText
        ref={freed}
        text={String(count)}
        anchor={0.5}
        style={style}
        resolution={2}
        scale={smaller(count)}
      />
    </pixiContainer>
  );
});
