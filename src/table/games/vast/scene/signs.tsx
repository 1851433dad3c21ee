import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import type { Sign } from '../boards/board.ts';
import { Picture } from '../../../parts/Picture.tsx';

extend({ Graphics });

interface MarkProps {
  readonly sign: Sign;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** A value's own shape, about 56 units high: nobody has to tell values apart by colour. */
export const Mark = memo(function Mark({ sign, x = 0, y = 0, scale = 1 }: MarkProps) {
  const picture = pictures[sign];
  const draw = shapes[sign];
  return (
    <pixiContainer x={x} y={y} scale={scale}>
      {picture && <Picture frame={picture.frame} y={picture.y ?? 0} scale={picture.scale} />}
      {draw && <pixiGraphics draw={(g) => void (g.clear(), draw(g))} />}
    </pixiContainer>
  );
});

const pictures: Readonly<Partial<Record<Sign, { readonly frame: string; readonly scale: number; readonly y?: number }>>> = {
  fury: { frame: 'token/fury', scale: 1.35 },
  light: { frame: 'token/light', scale: 1.35 },
  blood: { frame: 'token/blood', scale: 1.35 },
  curses: { frame: 'token/curse', scale: 1.35 },
  stability: { frame: 'figure/slashy/card', scale: 0.62, y: 26 },
  terror: { frame: 'figure/poltergeist2/card', scale: 0.9, y: 26 },
  omens: { frame: 'cube/omen', scale: 1.5 },
  portents: { frame: 'cube/portent', scale: 1.5 },
  magic: { frame: 'cube/magic', scale: 1.5 },
};

const shapes: Readonly<Partial<Record<Sign, (g: Graphics) => void>>> = {
  health: (g) =>
    g
      .moveTo(0, 20)
      .bezierCurveTo(-34, -4, -16, -30, 0, -12)
      .bezierCurveTo(16, -30, 34, -4, 0, 20)
      .fill({ color: 0xc3232b })
      .stroke({ width: 3, color: 0xf4d0b0 }),
  strength: (g) => {
    g.poly([-3.5, 12, -3.5, -20, 0, -27, 3.5, -20, 3.5, 12]).fill({ color: 0xe8dcc0 });
    g.roundRect(-13, 10, 26, 6, 3).roundRect(-3, 16, 6, 11, 2).fill({ color: 0xc9973f });
  },
  defense: (g) => g.poly([-18, -20, 18, -20, 18, 2, 0, 24, -18, 2]).fill({ color: 0x4a5f9e }).stroke({ width: 3.5, color: 0xf4e8ca }),
  grit: (g) => {
    g.circle(0, 0, 21).fill({ color: 0x4a2f7a }).stroke({ width: 4, color: 0xe0b65a });
    g.moveTo(0, 0).lineTo(11, -11).stroke({ width: 5, color: 0xfff2cf, cap: 'round' });
  },
  cards: (g) => {
    g.roundRect(-17, -21, 26, 38, 4).fill({ color: 0x6a4a9c }).stroke({ width: 2.5, color: 0xf4e8ca });
    g.roundRect(-7, -15, 26, 38, 4).fill({ color: 0x3b2463 }).stroke({ width: 2.5, color: 0xf4e8ca });
  },
};
