import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import type { badgeOver } from '../layout/badges.ts';
import type { Badge } from '../layout/laid.ts';
import { NumberDisc, type DiscLook } from '../../../parts/NumberDisc.tsx';
import { Words } from '../../../parts/Picture.tsx';

extend({ Graphics });

/** How much larger letters of such a size have to be drawn, to be as large as the smallest that can be read. */
export const grown = (least: number, letters: number): number => Math.max(1, least / letters);

/** A badge that hangs so far above the head, from its middle, has a stem down to it; one that hangs lower points at it. */
const long = 44;

/** Strength against Defense over the head of whom the Paladin may attack. The sign says what the numbers mean, never colour alone. */
export const AttackBadge = memo(function AttackBadge({ badge, at }: { readonly badge: Badge; readonly at: ReturnType<typeof badgeOver> }) {
  const { strength, defense } = badge;
  const hits = strength > defense;
  const rim = hits ? 0xffd27a : 0x9aa4d8;
  return (
    <pixiContainer y={-at.up} scale={at.scale}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          if (at.stem > long) g.rect(-1.5, 14, 3, at.stem - 14).fill({ color: rim, alpha: 0.9 });
          g.roundRect(-44, -17, 88, 34, 10).fill({ color: 0x150b18 }).stroke({ width: 2.2, color: rim });
          g.poly([13, -13, 41, -13, 41, 4, 27, 15, 13, 4]).fill({ color: 0x4a5f9e }).stroke({ width: 1.2, color: 0xc4cef4 });
          g.circle(-27, 0, 14).fill({ color: 0xb87a1c }).stroke({ width: 1.2, color: 0xffe2a0 });
          if (at.stem <= long) g.poly([-6, 17, 6, 17, 0, 24]).fill({ color: rim });
        }}
      />
      <Words text={String(strength)} x={-27} y={-1} size={26} colour={0xfff8e6} />
      <Words text={hits ? '>' : '≤'} x={0} y={-1} size={25} font="Inter" colour={rim} />
      <Words text={String(defense)} x={27} y={-3} size={26} colour={0xfff8e6} />
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

const signLetters = 25;

/** A few letters on a small plate over a head. `least`: the smallest that can be read. */
export const Sign = memo(function Sign({ words, least }: { readonly words: string; readonly least: number }) {
  return (
    <pixiContainer y={-66} scale={grown(least, signLetters)}>
      <pixiGraphics
        draw={(g) =>
          void g.clear().roundRect(-27, -15, 54, 30, 9).fill({ color: 0x150b18, alpha: 0.92 }).stroke({ width: 2, color: 0xe0a09a })
        }
      />
      <Words text={words} x={0} y={-1} size={signLetters} colour={0xfff0e0} />
    </pixiContainer>
  );
});

const plain: DiscLook = { fill: 0xf2e6c8, rim: 0x2a1810, rimWidth: 2, ink: 0x2a1420, font: 'Almendra' };

const countLetters = 23;

/** How many lie in a stack: its height alone is hard to count. A larger disc lies further out: what is counted stays in sight. */
export const StackCount = memo(function StackCount({ count, least }: { readonly count: number; readonly least: number }) {
  const scale = grown(least, countLetters);
  const [x, y] = [14 + 10 * (scale - 1), -10 - Math.min(count, 4) * 5.5 - 8 * (scale - 1)];
  return (
    <pixiContainer x={x} y={y} scale={scale}>
      <NumberDisc x={0} y={0} text={String(count)} size={countLetters} radius={13} look={plain} raise={1} />
    </pixiContainer>
  );
});
