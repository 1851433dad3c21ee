import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import { NumberDisc, type DiscLook } from '../../../parts/NumberDisc.tsx';
import { Words } from '../../../parts/Picture.tsx';
import { chartMarks, spawnMarks } from '../layout/chart.ts';
import type { Ground } from '../layout/ground.ts';

extend({ Graphics });

const spawn: DiscLook = { fill: 0x2d2438, rim: 0xc08a3e, rimWidth: 1.6, ink: 0xffd98a, font: 'Almendra' };

/** Letters and numbers on the frame of the board, and those of the Spawns where their print is too small. */
export const Chart = memo(function Chart({ ground }: { readonly ground: Ground }) {
  const size = ground.letters * 0.9;
  const least = ground.leastLetters;
  return (
    <pixiContainer label="chart">
      {spawnMarks(ground).map(({ text, at: { x, y } }) => (
        <NumberDisc key={`spawn ${text}`} x={x} y={y} text={text} size={least} radius={least * 0.62} look={spawn} />
      ))}
      {chartMarks(ground).map(({ text, at: { x, y } }) => (
        <pixiContainer key={text} x={x} y={y}>
          <pixiGraphics draw={(g) => plate(g, size)} />
          <Words text={text} x={0} y={0} size={size} font="Inter" colour={0xf6e2b3} />
        </pixiContainer>
      ))}
    </pixiContainer>
  );
});

function plate(g: Graphics, size: number): void {
  const r = size * 0.62;
  g.clear().circle(0, 0, r).fill({ color: 0x160d14, alpha: 0.85 }).stroke({ width: size / 12, color: 0xc9973f, alpha: 0.8 });
}
