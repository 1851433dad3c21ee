import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import { Words } from './Picture.tsx';

extend({ Graphics });

/** Strength against Defense over the head of whom the Paladin may attack: a sword for a hit, a bar for a miss, never colour alone. */
export const AttackBadge = memo(function AttackBadge({ strength, defense }: { readonly strength: number; readonly defense: number }) {
  const hits = strength > defense;
  const rim = hits ? 0xffd27a : 0x9aa4d8;
  return (
    <pixiContainer y={-92}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          g.roundRect(-31, -14, 62, 29, 9).fill({ color: 0x150b18, alpha: 0.94 }).stroke({ width: 2, color: rim });
          g.poly([3, -10, 27, -10, 27, 3, 15, 12, 3, 3]).fill({ color: 0x4a5f9e }).stroke({ width: 1, color: 0xc4cef4 });
          g.circle(-15, 0, 12).fill({ color: 0xb87a1c }).stroke({ width: 1, color: 0xffe2a0 });
          g.poly([-6, 15, 6, 15, 0, 22]).fill({ color: rim });
          if (!hits) g.moveTo(-24, 9).lineTo(-6, -9).stroke({ width: 3, color: 0x150b18 });
        }}
      />
      <Words text={String(strength)} x={-15} y={-1} size={22} colour={0xfff8e6} />
      <Words text={String(defense)} x={15} y={-2} size={22} colour={0xfff8e6} />
    </pixiContainer>
  );
});

/** Stars round the head of a Skeleton that a lamp has dazzled. */
export const Dazzled = memo(function Dazzled() {
  return (
    <pixiGraphics
      y={-72}
      draw={(g) => {
        g.clear();
        g.ellipse(0, 0, 27, 9).stroke({ width: 2.5, color: 0xffe28a, alpha: 0.75 });
        for (const [x, y, r] of [[-25, 2, 8], [4, 9, 9], [24, -4, 7], [-6, -9, 6]] as const) {
          g.star(x, y, 4, r, r * 0.4).fill({ color: 0xfff2b8 }).stroke({ width: 1.4, color: 0x7a5312 });
        }
      }}
    />
  );
});
