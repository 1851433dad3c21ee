import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { Picture, Words } from './Picture.tsx';

extend({ Graphics });

type Sign = 'health' | 'fury' | 'light' | 'strength' | 'defense' | 'stability' | 'terror';

/** Every value of the boards in one row, each with a shape of its own. */
export const Tally = memo(function Tally({ y, width, view }: { readonly y: number; readonly width: number; readonly view: VastView }) {
  const { health, fury, light, strength, defense } = view.paladin;
  const values: readonly (readonly [Sign, number])[] = [
    ['health', health],
    ['fury', fury],
    ['light', light],
    ['strength', strength],
    ['defense', defense],
    ['stability', view.skeletons.stability],
    ['terror', view.terror],
  ];
  const step = (width - 60) / values.length;
  return (
    <>
      {values.map(([sign, value], i) => (
        <pixiContainer key={sign} x={30 + step * (i + 0.5)} y={y}>
          <Mark sign={sign} />
          <Words text={String(value)} x={6} y={-2} size={52} anchor={{ x: 0, y: 0.5 }} />
        </pixiContainer>
      ))}
    </>
  );
});

const Mark = memo(function Mark({ sign }: { readonly sign: Sign }) {
  switch (sign) {
    case 'fury':
    case 'light':
      return <Picture frame={`token/${sign}`} x={-30} scale={1.35} />;
    case 'stability':
      return <Picture frame="figure/slashy/card" x={-26} y={26} scale={0.62} />;
    case 'terror':
      return <Picture frame="figure/poltergeist2/card" x={-30} y={26} scale={0.9} />;
    default:
      return <pixiGraphics x={-30} draw={(g) => void (g.clear(), shapes[sign](g))} />;
  }
});

const shapes: Readonly<Record<'health' | 'strength' | 'defense', (g: Graphics) => void>> = {
  health: (g) => g.moveTo(0, 20).bezierCurveTo(-34, -4, -16, -30, 0, -12).bezierCurveTo(16, -30, 34, -4, 0, 20).fill({ color: 0xc3232b }).stroke({ width: 3, color: 0xf4d0b0 }),
  strength: (g) => {
    g.poly([-3.5, 12, -3.5, -20, 0, -27, 3.5, -20, 3.5, 12]).fill({ color: 0xe8dcc0 });
    g.roundRect(-13, 10, 26, 6, 3).roundRect(-3, 16, 6, 11, 2).fill({ color: 0xc9973f });
  },
  defense: (g) => g.poly([-18, -20, 18, -20, 18, 2, 0, 24, -18, 2]).fill({ color: 0x4a5f9e }).stroke({ width: 3.5, color: 0xf4e8ca }),
};
