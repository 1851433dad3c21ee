import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { planetOf } from '../../../../engine/games/vanguard/content/find.ts';
import type { SeenPlanet } from '../../../../engine/games/vanguard/view.ts';
import { sectionCodes } from '../names.ts';
import { ink, sectionColours } from '../palette.ts';
import { inset, mapSize } from '../sizes.ts';
import { Line, Sign } from './primitives.tsx';

extend({ Container, Graphics });

/** Over the sky of the painting: round, who acts, and what the crew shares. */
export function RailBar({ planet, letter }: { readonly planet: SeenPlanet; readonly letter: number }) {
  const size = letter * 1.05;
  const left = inset + 10;
  const turn = planet.turn;
  const stocks = [
    ['supply', planet.supplies, ink.yellow],
    ['success', planet.success, 0xffd06a],
    ['lead', Object.values(planet.leads.decks).reduce((sum, list) => sum + list.length, 0) + planet.leads.beside.length, ink.cyan],
    ['mineral', planet.found.length + planet.foundUniques.length, 0xc9b0ff],
  ] as const;
  // on a small map the prompt says whose turn it is
  const tight = size * 46 > mapSize.width;
  const step = size * (tight ? 2.7 : 3.1);
  const right = mapSize.width - inset - 10;
  return (
    <pixiContainer>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          g.roundRect(left, inset + 8, size * (tight ? 5.4 : 15), size * 1.9, 6).fill({ color: ink.deep, alpha: 0.72 });
          g.roundRect(right - step * stocks.length - 8, inset + 8, step * stocks.length + 8, size * 1.9, 6).fill({
            color: ink.deep,
            alpha: 0.72,
          });
          if (turn && !tight) g.roundRect(left + size * 15.6, inset + 8, size * 13, size * 1.9, 6).fill({ color: ink.deep, alpha: 0.72 });
        }}
      />
      <Line
        text={`ROUND ${planet.round}`}
        x={left + 12}
        y={inset + 8 + size * 0.95}
        size={size * 1.05}
        font="Rajdhani"
        colour={ink.orange}
      />
      {!tight && (
        <Line
          text={planetOf(planet.id).planet.name.toUpperCase()}
          x={left + size * 5.6}
          y={inset + 8 + size * 0.95}
          size={size * 1.05}
          width={size * 9}
          font="Rajdhani"
        />
      )}
      {turn && !tight && (
        <>
          <Line
            text={`${sectionCodes[turn.who]} acts`}
            x={left + size * 16.2}
            y={inset + 8 + size * 0.95}
            size={size}
            colour={sectionColours[turn.who]}
          />
          {Array.from({ length: Math.max(2, turn.actions) }, (_, i) => (
            <pixiGraphics
              key={i}
              draw={(g) =>
                void g
                  .clear()
                  .circle(left + size * (22 + i * 1.3), inset + 8 + size * 0.95, size * 0.5)
                  .fill({ color: i < turn.actions ? ink.orange : 0x263446 })
              }
            />
          ))}
          <Sign
            name="special"
            x={left + size * 27}
            y={inset + 8 + size * 0.95}
            size={size * 1.2}
            tint={turn.special > 0 ? ink.mint : 0x3a4a5c}
          />
        </>
      )}
      {stocks.map(([sign, n, tint], i) => (
        <pixiContainer key={sign} x={right - step * (stocks.length - i)} y={inset + 8 + size * 0.95}>
          <Sign name={sign} x={size * 0.8} y={0} size={size * 1.15} tint={tint} />
          <Line text={String(n)} x={size * 1.6} y={0} size={size * 1.1} />
        </pixiContainer>
      ))}
    </pixiContainer>
  );
}
