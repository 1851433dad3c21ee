import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { stats, type Stat } from '../../../../engine/games/vantage/content/vocabulary.ts';
import { useMotionValue } from '../../../hooks.ts';
import { cream, faceColours, gold, ink } from '../names.ts';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { useCallback, useRef } from 'react';

extend({ Container, Graphics });

const most = 6;
const angleOf = (value: number): number => (-0.75 + (1.5 * value) / most) * Math.PI;

interface Props {
  readonly values: Readonly<Record<Stat, number>>;
  readonly x: number;
  readonly y: number;
  /** Of one dial. */
  readonly radius: number;
  readonly letters: number;
}

/** Time, morale and health as printed dials with a hand that swings. */
export const Dials = ({ values, x, y, radius, letters }: Props) => (
  <>
    {stats.map((stat, i) => (
      <Dial
        key={stat}
        stat={stat}
        value={values[stat]}
        x={x + radius * (1 + i * 2.25)}
        y={y + radius}
        radius={radius}
        letters={letters}
      />
    ))}
  </>
);

function Dial({
  stat,
  value,
  x,
  y,
  radius,
  letters,
}: {
  readonly stat: Stat;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly letters: number;
}) {
  const hand = useRef<Graphics>(null);
  useMotionValue(
    angleOf(value),
    useCallback((angle: number) => {
      if (hand.current) hand.current.rotation = angle;
    }, []),
  );
  const face = (g: Graphics): void => {
    g.clear()
      .circle(1.5, 3, radius)
      .fill({ color: 0x1a1226, alpha: 0.35 })
      .circle(0, 0, radius)
      .fill(gold)
      .circle(0, 0, radius * 0.95)
      .fill(cream);
    for (let n = 1; n <= most; n++) {
      const [from, to] = [angleOf(n - 0.86) - Math.PI / 2, angleOf(n - 0.14) - Math.PI / 2];
      g.moveTo(Math.cos(from) * radius * 0.78, Math.sin(from) * radius * 0.78).arc(0, 0, radius * 0.78, from, to);
      g.stroke({ color: faceColours[stat], width: radius * 0.16, alpha: n <= value ? 1 : 0.2 });
    }
  };
  return (
    <pixiContainer x={x} y={y} label={`dial ${stat} ${value}`}>
      <pixiGraphics draw={face} />
      <pixiGraphics
        ref={hand}
        draw={(g) =>
          void g
            .clear()
            .poly([-radius * 0.09, -radius * 0.5, 0, -radius * 0.72, radius * 0.09, -radius * 0.5])
            .fill(ink)
        }
      />
      <Glyph name={stat} x={0} y={-radius * 0.2} size={radius * 0.56} colour={faceColours[stat]} />
      <Label text={String(value)} x={0} y={radius * 0.46} size={Math.max(letters, radius * 0.46)} anchor={0.5} colour={ink} />
    </pixiContainer>
  );
}
