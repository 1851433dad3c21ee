import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import type { Strip } from '../../../../stage/shapes.ts';
import { openPage } from '../../pages.ts';
import { ink } from '../../palette.ts';
import { Line, Para, Sign } from '../primitives.tsx';

extend({ Container, Graphics });

/** The right sheet: the open page, its steps in order, the current one lit. */
export function Sheet({
  view,
  offers,
  at: { x, y, width, height },
}: {
  readonly view: VanguardView;
  readonly offers: Offers;
  readonly at: Strip;
}) {
  const { title, sign, steps, page, step } = openPage(view, offers);
  // where not all steps have room for their words only the one that is being done has
  const room = height - 84;
  const whole = room / steps.length >= 66;
  const lit = whole ? Math.min(78, room / steps.length) : 74;
  const each = whole ? lit : Math.min(44, (room - lit) / Math.max(1, steps.length - 1));
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics draw={(g) => void g.clear().roundRect(28, 14, 54, 44, 6).fill({ color: 0xc9511a })} />
      <Line text={page === null ? '' : String(page)} x={55} y={36} size={28} align="center" />
      <Sign name={sign} x={width - 40} y={36} size={30} tint={0x3a4c60} />
      <Line text={title} x={94} y={36} size={28} width={width - 160} font="Rajdhani" colour={ink.dark} />
      {steps.map(({ title: name, text }, i) => (
        <StepLine
          key={name}
          n={i + 1}
          name={name}
          text={whole || i === step ? text : null}
          y={74 + i * each + (i > step ? lit - each : 0)}
          width={width}
          height={i === step ? lit : each}
          at={Math.sign(i - step)}
        />
      ))}
    </pixiContainer>
  );
}

/** One step: done, being done or to come; without words it is a single line. */
function StepLine({
  n,
  name,
  text,
  y,
  width,
  height,
  at,
}: {
  readonly n: number;
  readonly name: string;
  readonly text: string | null;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly at: number;
}) {
  const middle = text === null ? height / 2 - 4 : 26;
  const r = Math.min(16, height * 0.42);
  return (
    <pixiContainer x={28} y={y}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          if (at === 0)
            g.roundRect(-8, -4, width - 40, height - 6, 8)
              .fill({ color: 0xffe6c8 })
              .stroke({ width: 2.4, color: ink.orange });
          g.circle(18, middle, r).fill({ color: at < 0 ? 0x1f8f52 : at === 0 ? ink.orange : 0x8a98a4 });
        }}
      />
      <Line text={at < 0 ? '✓' : String(n)} x={18} y={middle} size={20} align="center" font="Inter" />
      <Line
        text={name}
        x={46}
        y={text === null ? middle : 12}
        size={22}
        width={width - 100}
        font="Rajdhani"
        colour={at < 0 ? 0x66747f : ink.dark}
      />
      {text !== null && (
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
      )}
    </pixiContainer>
  );
}
