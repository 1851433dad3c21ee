import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { skills } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { PlayerView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { tokens } from '../layout/places.ts';
import { ink, skillColours } from '../names.ts';
import { Disc } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Container, Graphics });

/** A wooden rail for a row of them. */
const rail = (g: Graphics): void =>
  void g
    .clear()
    .roundRect(-10, 5, 512, 74, 18)
    .fill({ color: 0x8a6a44, alpha: 0.2 })
    .roundRect(-10, 5, 512, 74, 18)
    .stroke({ color: 0x8a6a44, alpha: 0.45, width: 1.4 });

/** Skill tokens and coins. A token that can be paid is lit. */
export function Pack({ own, offers, columns }: { readonly own: PlayerView; readonly offers: Offers; readonly columns: number }) {
  const cell = 70;
  return (
    <>
      <pixiGraphics draw={columns === 7 ? rail : (g) => void g.clear()} />
      {[...skills, 'coin' as const].map((kind, i) => {
        const x = 30 + (i % columns) * cell;
        const y = 40 + Math.floor(i / columns) * 84;
        const n = kind === 'coin' ? own.coins : own.skills[kind];
        const id = tokens[i]!;
        const lit = offers.tap(id) !== undefined;
        return (
          <pixiContainer key={kind} alpha={n > 0 || lit ? 1 : 0.4} label={`${kind} ${n}`}>
            {lit && <pixiGraphics draw={(g) => void g.clear().circle(x, y, 32).fill({ color: 0xffd27a, alpha: 0.9 })} />}
            <Disc name={kind} x={x} y={y} size={50} colour={kind === 'coin' ? 0xc99a2b : skillColours[kind]} />
            <Label text={String(n)} x={x + 30} y={y + 18} size={22} anchor={0.5} colour={ink} />
            <Pressed id={id} x={x - 28} y={y - 28} width={56} height={56} round={28} z={3} />
          </pixiContainer>
        );
      })}
    </>
  );
}
