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

/** Morale on its dial, command tokens, energy cells, success: in a column, or in one row. */
export function Dials({ view, at }: { readonly view: VanguardView; readonly at: Strip }) {
  const row = at.width > at.height;
  // a column is laid for 480 units, and closer where there are fewer
  const down = (y: number): number => y * Math.min(1, at.height / 480);
  return (
    <pixiContainer x={at.x} y={at.y}>
      <Nine frame="ui/board" x={0} y={0} width={at.width} height={at.height} rim={34} />
      <Morale view={view} x={row ? 66 : at.width / 2} y={row ? 58 : down(106)} r={row ? 42 : Math.min(66, down(80))} />
      <Command view={view} x={row ? 150 : 22} y={row ? 28 : down(224)} />
      <Energy view={view} x={row ? 360 : 22} y={row ? 28 : down(306)} />
      <pixiContainer x={row ? 590 : 24} y={row ? 28 : down(404) + (at.height < 400 ? 26 : 0)}>
        <Sign name="success" x={12} y={row ? 28 : 0} size={26} tint={0xffd06a} />
        <Line text={`${view.ship.success} success`} x={34} y={row ? 28 : 0} size={22} />
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
      {r > 60 && <Line text="MORALE" x={0} y={r + 20} size={19} colour={ink.dim} align="center" />}
    </pixiContainer>
  );
}

function Command({ view, x, y }: { readonly view: VanguardView; readonly x: number; readonly y: number }) {
  const { command } = view.ship;
  return (
    <pixiContainer x={x} y={y}>
      <Line text={`COMMAND ${command}`} x={0} y={0} size={19} colour={ink.dim} />
      {Array.from({ length: Math.max(5, command) }, (_, i) => (
        <Sign key={i} name="command" x={14 + i * 32} y={32} size={28} tint={i < command ? 0xffd06a : 0x22344a} />
      ))}
    </pixiContainer>
  );
}

function Energy({ view, x, y }: { readonly view: VanguardView; readonly x: number; readonly y: number }) {
  const { energy } = view.ship;
  return (
    <pixiContainer x={x} y={y}>
      <Line text={`ENERGY ${energy}`} x={0} y={0} size={19} colour={ink.dim} />
      <pixiGraphics
        draw={(g) => {
          g.clear();
          for (let i = 0; i < Math.max(8, energy); i++)
            g.roundRect(i * 20, 14, 15, 44, 4).fill({ color: i < energy ? ink.cyan : 0x14273a });
        }}
      />
    </pixiContainer>
  );
}
