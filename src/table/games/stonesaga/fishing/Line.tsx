import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo, useEffect, useRef, useState } from 'react';
import { lineOf, strikesOf } from '../printed/fishingCard.ts';
import type { FishingId } from '../../../../engine/games/stonesaga/content/fishing.ts';
import { useMotionValue } from '../../../hooks.ts';
import { onFront, type FishingPlan, type Row } from './plan.ts';

extend({ Graphics });

const spring = { pull: 5, damp: 1 } as const;

interface LineProps {
  readonly plan: FishingPlan;
  readonly currents: FishingId;
  readonly strike: number;
  readonly row: Row;
  readonly caught: boolean;
}

/** The line runs out of the zone along its current, down to the stock; it tightens if something bites. */
export const Line = memo(function Line({ plan, currents, strike, row, caught }: LineProps) {
  const pen = useRef<Graphics>(null);
  const [far, setFar] = useState(0);
  useEffect(() => setFar(1), []);
  useMotionValue(
    far,
    (share) => {
      const g = pen.current;
      if (!g) return;
      const zone = strikesOf(currents)[strike]!;
      const path = [zone, ...lineOf(currents, row).filter(({ x }) => x < zone.x).reverse()].map((spot) => onFront(plan, spot));
      const shown = path.slice(0, Math.max(2, Math.round(path.length * Math.min(1, share))));
      g.clear();
      for (const [width, color, alpha] of [[9, 0x0a0f16, 0.7], [4, caught ? 0xfff0b0 : 0xefe3c8, 1]] as const) {
        g.moveTo(shown[0]!.x, shown[0]!.y);
        for (const { x, y } of shown.slice(1)) g.lineTo(x, y);
        g.stroke({ width, color, alpha, cap: 'round', join: 'round' });
      }
      const tip = shown.at(-1)!;
      g.moveTo(tip.x, tip.y - 16)
        .lineTo(tip.x, tip.y + 2)
        .arc(tip.x - 9, tip.y + 2, 9, 0, Math.PI * 0.92)
        .stroke({ width: 5, color: 0xefe3c8, cap: 'round' });
    },
    spring,
  );
  return <pixiGraphics ref={pen} draw={() => undefined} />;
});
