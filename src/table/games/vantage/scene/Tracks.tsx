import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { stats } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { shade } from '../../../light/paint.ts';
import { cubeAt, type BoardForm } from '../layout/boardForms.ts';
import { cream, faceColours, playerName, seatColours } from '../names.ts';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';

extend({ Container, Graphics });

const numbers = [0, 1, 2, 3, 4, 5, 6];

/** Time, morale and health of everybody: a cube for each beside the number it stands at, and never on it. */
export function Tracks({ view, form }: { readonly view: VantageView; readonly form: BoardForm }) {
  const { tracks, sign, cell, letters: b, beside } = form;
  return stats.map((stat, row) => {
    const { x, y, width, height } = tracks[row]!;
    const inner = height - b * 0.5;
    const at = (n: number) => view.seats.filter((seat) => Math.min(6, view.players[seat]!.stats[stat]) === n);
    return (
      <pixiContainer key={stat} x={x} y={y}>
        <pixiGraphics
          draw={(g) => {
            g.clear()
              .roundRect(1, b * 0.18, width, height, b * 0.7)
              .fill({ color: 0x1a1226, alpha: 0.3 })
              .roundRect(0, 0, width, height, b * 0.7)
              .fill({ color: cream, alpha: 0.95 });
            for (const n of numbers)
              g.roundRect(sign + n * cell, b * 0.25, cell - b * 0.22, inner, b * 0.42).fill({
                color: faceColours[stat],
                alpha: n === 0 ? 0.36 : 0.15,
              });
          }}
        />
        <Glyph name={stat} x={sign / 2} y={height / 2} size={Math.min(height * 0.74, b * 2.2)} colour={faceColours[stat]} />
        {numbers.map((n) => {
          const here = at(n);
          const crowded = here.length > 0;
          return (
            <pixiContainer key={n} x={sign + n * cell} y={b * 0.25}>
              <Label
                text={String(n)}
                x={crowded && beside ? b * 0.78 : (cell - b * 0.22) / 2}
                y={crowded && !beside ? b * 0.72 : inner / 2 + b * 0.08}
                size={b * (crowded ? 1.05 : 1.3)}
                anchor={0.5}
                colour={crowded ? shade(faceColours[stat], -0.35) : 0x8a7f9c}
              />
              {here.map((seat, i) => {
                const { x: cx, y: cy } = cubeAt(form, inner, i, here.length);
                return (
                  <Cube
                    key={seat}
                    x={cx}
                    y={cy}
                    form={form}
                    colour={seatColours[view.seats.indexOf(seat)] ?? 0x33284a}
                    letter={playerName(view, seat).charAt(0)}
                  />
                );
              })}
            </pixiContainer>
          );
        })}
      </pixiContainer>
    );
  });
}

interface CubeProps {
  readonly x: number;
  readonly y: number;
  readonly form: BoardForm;
  readonly colour: number;
  readonly letter: string;
}

const Cube = ({ x, y, form: { cube, letters: b }, colour, letter }: CubeProps) => (
  <pixiContainer x={x} y={y}>
    <pixiGraphics
      draw={(g) => {
        const [w, h] = [cube.width - b * 0.1, cube.height - b * 0.1];
        g.clear()
          .roundRect(-w / 2 + 1, -h / 2 + b * 0.12, w, h, b * 0.24)
          .fill({ color: 0x1a1226, alpha: 0.4 })
          .roundRect(-w / 2, -h / 2, w, h, b * 0.24)
          .fill(shade(colour, -0.28))
          .roundRect(-w / 2, -h / 2, w, h * 0.9, b * 0.24)
          .fill(colour);
      }}
    />
    <Label text={letter} x={0} y={-b * 0.02} size={b} anchor={0.5} colour={cream} />
  </pixiContainer>
);
