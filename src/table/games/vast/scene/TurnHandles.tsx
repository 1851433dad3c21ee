import { memo } from 'react';
import type { Question } from '../../../contract.ts';
import { useTurning } from '../../../hooks.ts';
import { boundsOf } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';

/** Corners to take hold of while a tile is being turned. */
export const TurnHandles = memo(function TurnHandles({ questions }: { readonly questions: readonly Question[] }) {
  const things = new Set(questions.flatMap(({ options }) => options.flatMap(({ gesture }) => (gesture.kind === 'turn' ? [gesture.thing] : []))));
  return (
    <>
      {[...things].map((thing) => (
        <Handles key={thing} thing={thing} />
      ))}
    </>
  );
});

function Handles({ thing }: { readonly thing: string }) {
  const turning = useTurning(thing);
  const { things } = useTable();
  const target = turning && things.target(thing);
  if (!target) return null;
  const { left, top, right, bottom } = boundsOf(target.area);
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear();
        g.roundRect(left - 3, top - 3, right - left + 6, bottom - top + 6, 9).stroke({ width: 3.5, color: 0xfff2c4, alpha: 0.95 });
        for (const [x, y] of [[left, top], [right, top], [right, bottom], [left, bottom]] as const) {
          g.circle(x, y, 12).fill({ color: 0x2a1810 }).stroke({ width: 3, color: 0xffd27a });
          g.arc(x, y, 6, 0.6, 5.2).stroke({ width: 2.4, color: 0xfff2c4 });
        }
      }}
    />
  );
}
