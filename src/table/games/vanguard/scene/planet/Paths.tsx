import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo } from 'react';
import type { PathIcon } from '../../../../../engine/games/vanguard/content/types.ts';
import { columnColours, ink } from '../../palette.ts';
import { Sign } from '../primitives.tsx';

extend({ Container, Graphics });

const iconSign = (icon: PathIcon): string => (icon.t === 'danger' ? 'danger' : icon.t);

/** Small plates in the middle of a path: what it costs. */
export const PathIcons = memo(function PathIcons({
  icons,
  locked,
  x,
  y,
  size,
}: {
  readonly icons: readonly PathIcon[];
  readonly locked: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const all = [
    ...(locked ? [{ sign: 'needs', tint: ink.orange as number }] : []),
    ...icons.map((icon) => ({
      sign: iconSign(icon),
      tint: 'color' in icon && icon.color ? columnColours[icon.color] : icon.t === 'danger' ? ink.red : ink.print,
    })),
  ];
  return (
    <pixiContainer x={x - ((all.length - 1) * size) / 2} y={y}>
      {all.map(({ sign, tint }, i) => (
        <pixiContainer key={`${sign} ${tint}`} x={i * size * 1.04}>
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .circle(0, 0, size / 2)
                .fill({ color: ink.deep, alpha: 0.92 })
                .stroke({ width: 2, color: tint })
            }
          />
          <Sign
            name={sign}
            x={0}
            y={0}
            size={size * 0.66}
            tint={tint === columnColours.blue ? 0x8fc2ff : tint === columnColours.green ? 0x86e8ae : tint}
          />
        </pixiContainer>
      ))}
    </pixiContainer>
  );
});
