import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Strip } from '../../../../stage/shapes.ts';
import { openPage } from '../../pages.ts';
import { ink } from '../../palette.ts';
import { Line, Para, Sign } from '../primitives.tsx';

extend({ Container, Graphics });

/** The right sheet: the open page, its steps in order, the current one lit. */
export function Sheet({ view, at: { x, y, width, height } }: { readonly view: VanguardView; readonly at: Strip }) {
  const { title, sign, steps, page, step } = openPage(view);
  const each = Math.min(78, (height - 80) / steps.length);
  const now = Math.max(0, Math.min(steps.length - 1, step));
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics draw={(g) => void g.clear().roundRect(28, 14, 54, 44, 6).fill({ color: 0xc9511a })} />
      <Line text={page === null ? '' : String(page)} x={55} y={36} size={28} align="center" />
      <Sign name={sign} x={width - 40} y={36} size={30} tint={0x3a4c60} />
      <Line text={title} x={94} y={36} size={28} width={width - 160} font="Rajdhani" colour={ink.dark} />
      {steps.map(([name, text], i) => (
        <pixiContainer key={name} x={28} y={74 + i * each}>
          {i === now && (
            <pixiGraphics
              draw={(g) =>
                void g
                  .clear()
                  .roundRect(-8, -4, width - 40, each - 8, 8)
                  .fill({ color: 0xffe6c8 })
                  .stroke({ width: 2.4, color: ink.orange })
              }
            />
          )}
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .circle(18, 26, 16)
                .fill({ color: i < now ? 0x1f8f52 : i === now ? ink.orange : 0x8a98a4 })
            }
          />
          <Line text={i < now ? '✓' : String(i + 1)} x={18} y={26} size={22} align="center" font="Inter" />
          <Line text={name} x={46} y={12} size={22} width={width - 100} font="Rajdhani" colour={i < now ? 0x66747f : ink.dark} />
          <Para
            text={text}
            x={46}
            y={26}
            size={17}
            width={width - 96}
            most={2}
            font="Saira Condensed"
            weight="600"
            colour={0x25323f}
            leading={1.1}
          />
        </pixiContainer>
      ))}
    </pixiContainer>
  );
}
