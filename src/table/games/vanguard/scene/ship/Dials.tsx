import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { moraleLevels } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Strip } from '../../../../stage/shapes.ts';
import { ink } from '../../palette.ts';
import { Line, Nine, Sign } from '../primitives.tsx';

extend({ Container, Graphics });

const moraleWords = { high: 'High', normal: 'Normal', low: 'Low', verylow: 'Very low' } as const;
const moraleTints = [ink.red, 0xd98a2a, ink.print, 0x3fd489] as const;

/** Below so many units a column has no room for the names of its rows. */
const lowest = 330;

/** Morale on its dial, command tokens, energy cells, success, in a column. */
export function Dials({ view, at }: { readonly view: VanguardView; readonly at: Strip }) {
  const isLow = at.height < lowest;
  // a column is laid for 480 units, and closer where there are fewer
  const down = (y: number): number => y * Math.min(1, at.height / 480);
  return (
    <pixiContainer x={at.x} y={at.y}>
      <Nine frame="ui/board" x={0} y={0} width={at.width} height={at.height} rim={34} />
      <Morale view={view} x={at.width / 2} y={isLow ? 54 : down(106)} r={isLow ? 40 : Math.min(66, down(at.height < 440 ? 64 : 80))} />
      <Command view={view} x={isLow ? 10 : 22} y={isLow ? 88 : down(224)} isNamed={!isLow} />
      <Energy view={view} x={isLow ? 10 : 22} y={isLow ? 126 : down(306)} isNamed={!isLow} />
      <pixiContainer x={24} y={isLow ? at.height - 26 : down(404) + (at.height < 400 ? 22 : 0)}>
        <Sign name="success" x={12} y={0} size={26} tint={0xffd06a} />
        <Line text={`${view.ship.success} success`} x={34} y={0} size={22} />
      </pixiContainer>
    </pixiContainer>
  );
}

function Morale({ view, x, y, r }: { readonly view: VanguardView; readonly x: number; readonly y: number; readonly r: number }) {
  const { morale } = view.ship;
  const at = 3 - moraleLevels.indexOf(morale);
  const angle = Math.PI * (1.15 + (at / 3) * 0.7);
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics
        draw={(g) => {
          g.clear().circle(0, 0, r).fill({ color: ink.deep }).stroke({ width: 5, color: 0x5d6c7d });
          moraleTints.forEach((tint, i) => {
            const from = Math.PI * (1.06 + i * 0.225);
            const reach = r * 0.76;
            g.moveTo(Math.cos(from) * reach, Math.sin(from) * reach)
              .arc(0, 0, reach, from, from + Math.PI * 0.2)
              .stroke({ width: r * 0.16, color: tint, alpha: i === at ? 1 : 0.4 });
          });
          g.moveTo(0, 0)
            .lineTo(Math.cos(angle) * r * 0.68, Math.sin(angle) * r * 0.68)
            .stroke({ width: 5, color: ink.orange });
          g.circle(0, 0, r * 0.12).fill({ color: 0xb9c3c8 });
        }}
      />
      <Line text={moraleWords[morale]} x={0} y={r * 0.6} size={r > 50 ? 25 : 20} font="Rajdhani" align="center" />
      {r > 42 && <Line text="MORALE" x={0} y={r + 18} size={19} colour={ink.dim} align="center" />}
    </pixiContainer>
  );
}

interface RowProps {
  readonly view: VanguardView;
  readonly x: number;
  readonly y: number;
  readonly isNamed: boolean;
}

function Command({ view, x, y, isNamed }: RowProps) {
  const { command } = view.ship;
  return (
    <pixiContainer x={x} y={y}>
      {isNamed && <Line text={`COMMAND ${command}`} x={0} y={0} size={19} colour={ink.dim} />}
      {Array.from({ length: Math.max(5, command) }, (_, i) => (
        <Sign key={i} name="command" x={14 + i * 32} y={32} size={28} tint={i < command ? 0xffd06a : 0x22344a} />
      ))}
    </pixiContainer>
  );
}

function Energy({ view, x, y, isNamed }: RowProps) {
  const { energy } = view.ship;
  const tall = isNamed ? 44 : 32;
  return (
    <pixiContainer x={x} y={y}>
      {isNamed && <Line text={`ENERGY ${energy}`} x={0} y={0} size={19} colour={ink.dim} />}
      <pixiGraphics
        draw={(g) => {
          g.clear();
          for (let i = 0; i < Math.max(8, energy); i++)
            g.roundRect(i * 20, 14, 15, tall, 4).fill({ color: i < energy ? ink.cyan : 0x14273a });
        }}
      />
    </pixiContainer>
  );
}
