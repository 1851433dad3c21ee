import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import type { FishingPlan } from './plan.ts';
import type { FishingScene } from './scene.ts';
import { luckOf, mishapOf } from './water.ts';

extend({ Graphics });

/** What the seals mean on this water, and what has been drawn from it so far. */
export function Legend({ plan, scene }: { readonly plan: FishingPlan; readonly scene: FishingScene }) {
  const { legend, creel, letters } = plan;
  const tall = legend.width > 300;
  const gained = Object.entries(scene.gained) as [Face, number][];
  const chip = tall ? 84 : 66;
  return (
    <>
      <Plate at={legend} />
      <Seal icon="luck" lines={luckOf[scene.water]} x={legend.x + 32} y={legend.y + (tall ? 34 : 52)} letters={letters} one={tall} />
      <Seal icon="mishap" lines={mishapOf[scene.water]} x={legend.x + 32} y={legend.y + (tall ? 90 : 144)} letters={letters} one={tall} />
      <Plate at={creel} />
      <Words
        text="Caught"
        x={creel.x + 16}
        y={creel.y + letters * 0.95}
        size={letters * 1.15}
        font="Marcellus"
        colour={0xe6bd72}
        anchor={{ x: 0, y: 0.5 }}
      />
      {gained.map(([face, n], k) => {
        const x = tall ? creel.x + 190 + k * chip * 1.2 : creel.x + 40 + (k % 3) * chip;
        const y = tall ? creel.y + creel.height / 2 : creel.y + 78 + Math.floor(k / 3) * chip;
        return (
          <pixiContainer key={face} x={x} y={y}>
            <Picture frame={`fishing/of/${face}`} scale={tall ? 0.9 : 0.7} />
            {n > 1 && <Words text={`×${n}`} x={chip * 0.3} y={chip * 0.32} size={letters * 1.05} font="Inter" colour={0xfff3cf} />}
          </pixiContainer>
        );
      })}
    </>
  );
}

function Plate({ at: { x, y, width, height } }: { readonly at: Strip }) {
  return (
    <pixiGraphics
      draw={(g) =>
        void g
          .clear()
          .roundRect(x, y, width, height, 16)
          .fill({ color: 0x0b1620, alpha: 0.74 })
          .stroke({ width: 2, color: 0xcdb681, alpha: 0.55 })
      }
    />
  );
}

function Seal({
  icon,
  lines,
  x,
  y,
  letters,
  one,
}: {
  readonly icon: 'luck' | 'mishap';
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly letters: number;
  readonly one: boolean;
}) {
  const shown = one ? [lines.join(' ')] : lines;
  return (
    <>
      <Picture frame={`fishing/${icon}`} x={x} y={y} />
      {shown.map((line, k) => (
        <Words
          key={line}
          text={line}
          x={x + 32}
          y={y + (k - (shown.length - 1) / 2) * letters * 1.2}
          size={letters}
          font="Inter"
          colour={0xf5ead0}
          anchor={{ x: 0, y: 0.5 }}
        />
      ))}
    </>
  );
}
