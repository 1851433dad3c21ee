import { extend } from '@pixi/react';
import { Container, Sprite, type Texture } from 'pixi.js';
import { memo, useMemo } from 'react';
import { usePlace, useThing } from '../hooks.ts';
import { css, painted, rounded } from '../light/paint.ts';
import { boxShadow } from '../light/soft.ts';
import { box, type Point } from '../stage/shapes.ts';
import { CountBadge } from './CountBadge.tsx';

extend({ Container, Sprite });

interface DeckProps {
  readonly id: string;
  /** The picture on top: a back, or the face of a discard pile. */
  readonly top: Texture;
  readonly count: number;
  readonly home: Point;
  readonly width: number;
  readonly height: number;
  readonly round?: number;
  readonly z?: number;
}

const edge = (width: number, layers: number, roundness: number) =>
  painted(`deck edge ${roundness}`, width + 4, layers + roundness + 2, 2, (pen) => {
    for (let k = layers; k >= 0; k--) {
      pen.fillStyle = css(k % 3 === 0 ? 0x9c8a6c : k % 3 === 1 ? 0xd9c9a6 : 0xc2b08a);
      pen.fill(rounded(2, k - roundness, width, roundness * 2, roundness));
    }
  });

/** How far the uppermost card lies above the table, in units. */
export const layersOf = (count: number, height: number): number => Math.min(Math.ceil(count * 0.7), Math.round(height * 0.16));

/** A pile of cards as thick as it is deep, with its count. Empty, it leaves its outline as a place. */
export const Deck = memo(function Deck({ id, top, count, home, width, height, round = 8, z = 0 }: DeckProps) {
  const layers = layersOf(count, height);
  const hit = useMemo(() => box(width, height, round), [width, height, round]);
  const cast = useMemo(() => boxShadow(width, height, round), [width, height, round]);
  const area = useMemo(
    () => ({ ...box(width, height, round), x: home.x - width / 2, y: home.y - height / 2 }) as ReturnType<typeof box>,
    [width, height, round, home.x, home.y],
  );
  const { root, figure, shadow } = useThing(id, { home, hit, z, glow: 'card', shadowBase: cast.scale, shade: 0.7, thick: 3 + layers });
  usePlace(`${id}:place`, { area, glow: 'card', z });
  return (
    <pixiContainer ref={root} label={id} zIndex={z} visible={count > 0}>
      <pixiSprite ref={shadow as never} texture={cast.texture} anchor={0.5} />
      <pixiContainer ref={figure}>
        {layers > 0 && <pixiSprite texture={edge(width, layers, round)} x={-width / 2 - 2} y={height / 2 - layers} scale={0.5} />}
        <pixiSprite texture={top} anchor={0.5} y={-layers} width={width} height={height} />
        <CountBadge count={count} x={width / 2 - 6} y={height / 2 - layers - 6} size={Math.max(18, width * 0.24)} />
      </pixiContainer>
    </pixiContainer>
  );
});
