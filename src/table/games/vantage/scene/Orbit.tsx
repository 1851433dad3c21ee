import { extend } from '@pixi/react';
import { Container, FillGradient, Graphics, Sprite } from 'pixi.js';
import { orbit, podRing } from '../../../../engine/games/vantage/content/opening.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { grainOf } from '../../../light/paint.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { cream } from '../names.ts';
import { Label } from './Label.tsx';
import { planet, planetSide } from './planet.ts';

extend({ Container, Graphics, Sprite });

interface Props {
  readonly view: VantageView;
  readonly at: Strip;
  readonly letters: number;
  /** With the name of the planet. */
  readonly titled?: boolean;
}

/** The planet from outside: what everybody sees before the crash, and what the common table shows all the time. */
export function Orbit({ view, at, letters, titled = true }: Props) {
  const { x, y, width, height } = at;
  const size = Math.max(letters * 1.1, Math.min(22, width / 44));
  const text = view.phase === 'orbit' ? orbit : view.phase === 'pods' ? podRing : null;
  // the ring ends at the rim
  const side = planetSide(Math.min(width * 0.29, height * 0.34));
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
  };
  return (
    <>
      <pixiGraphics draw={draw} />
      <pixiSprite texture={planet()} x={x + width * 0.5} y={y + height * 0.42} anchor={0.5} width={side} height={side} />
      {titled && (
        <Label text="VERROW" x={x + width / 2} y={y + size * 2.2} size={size * 2.1} colour={cream} anchor={0.5} spaced={size * 0.7} />
      )}
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
