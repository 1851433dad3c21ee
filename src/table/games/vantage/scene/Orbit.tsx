import { extend } from '@pixi/react';
import { Container, FillGradient, Graphics, Sprite } from 'pixi.js';
import { orbit, podRing } from '../../../../engine/games/vantage/content/opening.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { grainOf } from '../../../light/paint.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { cream } from '../names.ts';
import { Label } from './Label.tsx';

extend({ Container, Graphics, Sprite });

/** The planet from outside: what everybody sees before the crash, and what the common table shows all the time. */
export function Orbit({ view, at, letters }: { readonly view: VantageView; readonly at: Strip; readonly letters: number }) {
  const { x, y, width, height } = at;
  const size = Math.max(letters * 1.1, Math.min(22, width / 44));
  const text = view.phase === 'orbit' ? orbit : view.phase === 'pods' ? podRing : null;
  const r = Math.min(width, height) * 0.34;
  const draw = (g: Graphics): void => {
    const night = new FillGradient({
      type: 'linear',
      start: { x: 0, y: 0 },
      end: { x: 0, y: 1 },
      colorStops: [
        { offset: 0, color: '#191c4a' },
        { offset: 0.55, color: '#5a3f84' },
        { offset: 1, color: '#c9738a' },
      ],
    });
    g.clear().roundRect(x, y, width, height, 10).fill(night);
    const random = grainOf(5);
    for (let i = 0; i < 90; i++)
      g.circle(x + random() * width, y + random() * height * 0.8, 0.6 + random() * 1.4).fill({
        color: 0xfff4dc,
        alpha: 0.25 + random() * 0.6,
      });
    const [cx, cy] = [x + width * 0.5, y + height * 0.42];
    g.ellipse(cx, cy, Math.min(r * 1.75, width * 0.47), r * 0.42).stroke({ color: 0xf2c4a8, width: r * 0.07, alpha: 0.55 });
    g.circle(cx, cy, r).fill(0xf0a98c);
    g.circle(cx - r * 0.12, cy - r * 0.12, r * 0.86).fill({ color: 0xf6c3a0, alpha: 0.55 });
    for (let i = 0; i < 14; i++)
      g.ellipse(cx + (random() - 0.5) * r * 1.2, cy + (random() - 0.5) * r * 1.2, r * (0.1 + random() * 0.2), r * 0.05).fill({
        color: 0xd8806f,
        alpha: 0.35,
      });
    g.circle(cx + r * 0.42, cy + r * 0.5, 3.2).fill(0xfff2b0);
    g.circle(cx + r * 0.42, cy + r * 0.5, 9).fill({ color: 0xffe08a, alpha: 0.3 });
  };
  return (
    <>
      <pixiGraphics draw={draw} />
      <Label text="VERROW" x={x + width / 2} y={y + size * 2.2} size={size * 2.1} colour={cream} anchor={0.5} spaced={size * 0.7} />
      {text && (
        <Label
          text={text.name}
          x={x + width / 2}
          y={y + height * 0.72}
          size={size * 1.7}
          font="Fraunces"
          weight="600"
          colour={cream}
          anchor={0.5}
        />
      )}
      {text && (
        <Label
          text={text.description}
          x={x + width / 2}
          y={y + height * 0.77}
          size={size}
          font="Fraunces"
          weight="400"
          colour={cream}
          anchor={{ x: 0.5, y: 0 }}
          wrap={Math.min(width * 0.86, size * 44)}
          align="center"
        />
      )}
    </>
  );
}
