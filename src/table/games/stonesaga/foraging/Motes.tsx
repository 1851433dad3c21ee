import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { memo, useRef } from 'react';
import { useAmbient } from '../../../hooks.ts';
import { softDot } from '../../../light/soft.ts';
import type { Laying } from './laying.ts';

extend({ Container, Sprite });

interface MotesProps {
  readonly rows: Laying['rows'];
  readonly feature: 'forest' | 'prairie';
}

const tints = { forest: 0xffe9a0, prairie: 0xfff3d2 } as const;
const perRow = 16;

/** Pollen in the shafts of light, seeds over the grass. They drift while the table is awake, and hang in the air when it rests. */
export const Motes = memo(function Motes({ rows, feature }: MotesProps) {
  const layer = useRef<Container>(null);
  const clock = useRef(0);
  useAmbient((ms, strength) => {
    clock.current += (ms / 1000) * strength;
    layer.current?.children.forEach((mote, k) => {
      const { width, height, x, y } = rows[Math.floor(k / perRow)] ?? { width: 0, height: 0, x: 0, y: 0 };
      const at = place(k, clock.current);
      mote.position.set(x + (at.x - 0.5) * width, y + (at.y - 0.5) * height);
      mote.alpha = at.alpha;
    });
  });
  return (
    <pixiContainer ref={layer} label="motes" zIndex={1600} eventMode="none">
      {rows.flatMap(({ x, y, width, height }, row) =>
        Array.from({ length: perRow }, (_, i) => {
          const k = row * perRow + i;
          const at = place(k, clock.current);
          return (
            <pixiSprite
              key={k}
              texture={softDot()}
              anchor={0.5}
              x={x + (at.x - 0.5) * width}
              y={y + (at.y - 0.5) * height}
              scale={0.07 + (k % 4) * 0.025}
              tint={tints[feature]}
              alpha={at.alpha}
              blendMode="add"
            />
          );
        }),
      )}
    </pixiContainer>
  );
}, sameRows);

/** Each drifts its own way, to the right with the wind and slowly up and down; none is ever at the rim. */
function place(k: number, seconds: number): { readonly x: number; readonly y: number; readonly alpha: number } {
  const along = (k * 0.618 + seconds * (0.008 + (k % 5) * 0.003)) % 1;
  return {
    x: 0.02 + along * 0.96,
    y: 0.16 + ((k * 0.382) % 1) * 0.7 + 0.03 * Math.sin(seconds * 0.7 + k),
    alpha: 0.55 * Math.sin(along * Math.PI) * (0.6 + 0.4 * Math.sin(seconds * 1.3 + k * 2)),
  };
}

function sameRows(a: MotesProps, b: MotesProps): boolean {
  return a.feature === b.feature && JSON.stringify(a.rows) === JSON.stringify(b.rows);
}
