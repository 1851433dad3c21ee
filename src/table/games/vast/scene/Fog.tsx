import type { Container } from 'pixi.js';
import { memo, useCallback, useRef } from 'react';
import type { SquareId } from '../../../../engine/games/vast/content/manor.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { useAmbient, useMotionValue } from '../../../hooks.ts';
import type { Spring } from '../../../motion/spring.ts';
import { cellOf, onMap, type Ground } from '../layout/ground.ts';
import { squares } from '../layout/places.ts';
import { fogOf } from '../layout/tiles.ts';
import { Picture } from '../../../parts/Picture.tsx';

interface FogProps {
  readonly ground: Ground;
  readonly map: VastView['map'];
}

/** Mist takes its time. */
const dispersing: Spring = { pull: 4.2, damp: 1 };

/** Two layers of mist over every Dark tile: the second, mirrored and higher, makes it mist and not marble. Each layer is one batch. */
export const Fog = memo(function Fog({ ground, map }: FogProps) {
  const tiles = squares.filter((square) => map[square]);
  const phase = useRef(0);
  const low = useRef<Container>(null);
  const high = useRef<Container>(null);
  useAmbient((ms, strength) => {
    phase.current += (ms / 1000) * strength;
    drift(low.current, phase.current, 1);
    drift(high.current, phase.current, -1);
  });
  return (
    <>
      <pixiContainer ref={low} label="fog">
        {tiles.map((square) => (
          <Mist key={square} ground={ground} square={square} dark={!map[square]!.lit} armory={isArmory(map[square]!)} high={false} />
        ))}
      </pixiContainer>
      <pixiContainer ref={high} label="mist" blendMode="screen">
        {tiles.map((square) => (
          <Mist key={square} ground={ground} square={square} dark={!map[square]!.lit} armory={isArmory(map[square]!)} high />
        ))}
      </pixiContainer>
    </>
  );
});

const isArmory = (tile: VastView['map'][SquareId]): boolean => !tile.lit && tile.armory;

/** Layers turn against each other, each patch in its own time. */
function drift(layer: Container | null, seconds: number, way: number): void {
  layer?.children.forEach((patch, k) => {
    const t = seconds * 0.55 + k * 1.7;
    patch.rotation = way * Math.sin(t) * 0.09;
    patch.pivot.set(Math.cos(t * 0.8) * 3 * way, Math.sin(t * 0.6) * 1.6);
  });
}

interface MistProps {
  readonly ground: Ground;
  readonly square: SquareId;
  readonly dark: boolean;
  readonly armory: boolean;
  readonly high: boolean;
}

const Mist = memo(function Mist({ ground, square, dark, armory, high }: MistProps) {
  const { c, r } = cellOf(square);
  const patch = useRef<Container>(null);
  const at = onMap(ground, c + 0.5, r + 0.5);
  // the tile itself carries some of its mist, so that it has it on its way; this is what spills
  const alpha = high ? 0.34 : armory ? 0.6 : 0.8;
  useMotionValue(
    dark ? 1 : 0,
    useCallback(
      (shown: number) => {
        if (!patch.current) return;
        patch.current.visible = shown > 0.01;
        patch.current.alpha = Math.max(0, shown) * alpha;
        patch.current.scale.set(1 + (1 - shown) * 0.5);
      },
      [alpha],
    ),
    dispersing,
  );
  // how large the map is, is said outside of what moves: mist that stands still would keep the size of a window that is gone
  return (
    <pixiContainer x={at.x} y={at.y - (high ? 9 : 2) * ground.map.scale} scale={ground.map.scale}>
      <pixiContainer ref={patch}>
        <Picture frame={`fog/${fogOf(square)}`} scale={high ? { x: -1.02, y: 0.96 } : 1} tint={high ? 0xc9cff5 : 0xffffff} />
      </pixiContainer>
    </pixiContainer>
  );
});
