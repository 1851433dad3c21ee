import type { Container } from 'pixi.js';
import { memo, useRef } from 'react';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { useAmbient } from '../../../hooks.ts';
import type { SpaceId, SquareId } from '../../../../engine/games/vast/content/manor.ts';
import { cellOf, onMap, type Ground } from '../layout/ground.ts';
import { cornerSlot } from '../layout/slots.ts';
import { thingsOn } from '../layout/figures.ts';
import { floorOf } from '../layout/tiles.ts';
import { Picture } from '../../../parts/Picture.tsx';

const lampsOf = (view: VastView): SquareId[] =>
  (Object.entries(view.tokens) as [SpaceId, { lamp?: number }][])
    .filter(([space, { lamp = 0 }]) => lamp > 0 && space.includes(','))
    .map(([space]) => space as SquareId);

/** A warm pool on the floor round every lamp, under the pieces. */
export const LampLight = memo(function LampLight({ ground, view }: { readonly ground: Ground; readonly view: VastView }) {
  const layer = useRef<Container>(null);
  const clock = useRef(0);
  useAmbient((ms, strength) => {
    clock.current += ms / 1000;
    layer.current?.children.forEach((pool, k) => (pool.alpha = 0.6 + strength * 0.09 * Math.sin(clock.current * (5 + (k % 3)) + k * 2)));
  });
  return (
    <pixiContainer ref={layer} blendMode="add" label="lamplight">
      {lampsOf(view).map((square) => {
        const { c, r } = cellOf(square);
        return <Picture key={square} frame="lamplight" {...onMap(ground, c + 0.5, r + 0.5)} scale={ground.map.scale * 0.95} alpha={0.6} />;
      })}
    </pixiContainer>
  );
});

/** What light does between the table and the eye: haloes of flames, all added, in one batch. */
export const LightInAir = memo(function LightInAir({ ground, view }: { readonly ground: Ground; readonly view: VastView }) {
  const layer = useRef<Container>(null);
  const clock = useRef(0);
  useAmbient((ms, strength) => {
    clock.current += ms / 1000;
    if (layer.current) layer.current.alpha = 1 - strength * 0.06 * (1 + Math.sin(clock.current * 7.3) * Math.sin(clock.current * 3.1));
  });
  const { lantern } = ground;
  const flame = { x: lantern.x, y: lantern.y - 118 * lantern.scale };
  return (
    <pixiContainer ref={layer} blendMode="add" label="air">
      {lampsOf(view).map((square) => {
        const { c, r } = cellOf(square);
        const slot = cornerSlot('lamp', floorOf(view, square), thingsOn(view, square));
        const at = onMap(ground, c + slot.x, r + slot.y);
        return <Picture key={square} frame="halo" x={at.x} y={at.y - 6} scale={0.62} tint={0xffd27a} alpha={0.5} />;
      })}
      <Picture frame="halo" visible={lantern.scale > 0} {...flame} scale={12 * lantern.scale} tint={0xff9a3a} alpha={0.32} />
      <Picture frame="halo" {...flame} scale={3.6 * lantern.scale} tint={0xffc867} alpha={0.4} />
    </pixiContainer>
  );
});
