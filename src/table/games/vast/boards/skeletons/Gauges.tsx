import type { Graphics } from 'pixi.js';
import { memo } from 'react';
import { SKELETONS, type SkeletonAction } from '../../printed/skeletonsBoard.ts';
import { BoardMarks, DialHand } from '../../scene/gauges.tsx';
import type { GaugesProps } from '../board.ts';

const prices: Readonly<Partial<Record<SkeletonAction, number>>> = { strike: 1, breach: 1, dig: 2, summon: 3 };

/** Stability, and over the list of prices a shade on what they cannot pay for or have done. */
export const SkeletonsGauges = memo(function SkeletonsGauges({ spot, view: { skeletons } }: GaugesProps) {
  const { stability, used, faceDown } = skeletons;
  const dear = (Object.keys(prices) as SkeletonAction[]).filter(
    (action) => prices[action]! > stability || (action === 'summon' && faceDown.length === 0),
  );
  const shaded = used.looted ? [...dear, 'loot' as const] : dear;
  return (
    <>
      <DialHand spot={spot} dial={SKELETONS.stability} value={stability} frame="dial/hand/stability" />
      <BoardMarks key={shaded.join()} spot={spot} draw={(g) => shade(g, shaded)} />
    </>
  );
});

function shade(g: Graphics, rows: readonly SkeletonAction[]): void {
  for (const row of rows) {
    const { x, y, w, h } = SKELETONS.prices[row];
    g.roundRect(x + 2, y + 1.5, w - 4, h - 2, 4).fill({ color: 0x2a3020, alpha: 0.5 });
    g.moveTo(x + 34, y + h / 2).lineTo(x + w - 46, y + h / 2).stroke({ width: 2.5, color: 0x1c2412, alpha: 0.8 });
  }
}
