import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import { Words } from './Picture.tsx';

extend({ Graphics });

/** Strength against Defense over the head of whom the Paladin may attack: the sign says what the numbers mean. */
export const AttackBadge = memo(function AttackBadge({ strength, defense }: { readonly strength: number; readonly defense: number }) {
  const hits = strength > defense;
  return (
    <pixiContainer y={-100}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          g.roundRect(-46, -18, 92, 36, 18).fill({ color: 0x120a14, alpha: 0.92 }).stroke({ width: 2.5, color: hits ? 0xffd27a : 0x8d96c4 });
          g.circle(-27, 0, 14).fill({ color: 0xc98a22 });
          g.poly([13, -13, 41, -13, 41, 3, 27, 15, 13, 3]).fill({ color: 0x4a5f9e });
          g.moveTo(0, 24).lineTo(-7, 17).lineTo(7, 17).fill({ color: hits ? 0xffd27a : 0x8d96c4 });
        }}
      />
      <Words text={String(strength)} x={-27} y={-1} size={25} colour={0xfff8e6} />
      <Words text={hits ? '>' : '≤'} x={0} y={-2} size={24} font="Inter" colour={hits ? 0xffd27a : 0xb9c2ee} />
      <Words text={String(defense)} x={27} y={-3} size={24} colour={0xfff8e6} />
    </pixiContainer>
  );
});

/** Stars round the head of a Skeleton that a lamp has dazzled. */
export const Dazzled = memo(function Dazzled() {
  return (
    <pixiGraphics
      y={-70}
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
