import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { statNames } from '../../../../../engine/games/vanguard/content/iconNames.ts';
import type { LandingStage } from '../../../../../engine/games/vanguard/state.ts';
import { ink, outcomeColours } from '../../palette.ts';
import { Token } from '../Hand.tsx';
import { Line } from '../primitives.tsx';

extend({ Container, Graphics });

const colourAt = (marker: number): number => outcomeColours[marker >= 3 ? 'green' : marker > 0 ? 'yellow' : 'red'];
const wordAt = (marker: number): string => (marker >= 3 ? 'clean' : marker > 0 ? 'rough' : 'crash');

/** A stage of the landing: what the dice must show, and the marker that goes down by one for each icon that is missing. */
export function LandingStageOf({ stage, y, width }: { readonly stage: LandingStage; readonly y: number; readonly width: number }) {
  const { stat, needed, icons, marker } = stage;
  const steps = Math.max(5, marker + 1);
  const each = Math.min(50, (width - 40) / steps);
  return (
    <pixiContainer x={18} y={y}>
      <Line text={`${statNames[stat]}: ${needed} of`} x={0} y={14} size={22} font="Rajdhani" />
      {icons.map((icon, i) => (
        <Token key={icon} token={icon} x={140 + i * 40} y={14} size={34} />
      ))}
      <Line text="Each one that is missing moves the marker down." x={0} y={50} size={19} width={width - 40} colour={ink.dim} />
      {Array.from({ length: steps }, (_, at) => (
        <pixiContainer key={at} x={at * each} y={74}>
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .roundRect(0, 0, each - 6, 34, 6)
                .fill({ color: at === marker ? ink.orange : ink.deep })
                .stroke({ width: 2, color: colourAt(at) })
            }
          />
          <Line text={String(at)} x={(each - 6) / 2} y={17} size={20} align="center" colour={at === marker ? ink.dark : colourAt(at)} />
        </pixiContainer>
      ))}
      {([[0, 0], [1, 1.5], [3, (3 + steps - 1) / 2]] as const).map(([at, middle]) => (
        <Line key={at} text={wordAt(at)} x={(middle + 0.5) * each - 3} y={122} size={18} align="center" colour={colourAt(at)} />
      ))}
    </pixiContainer>
  );
}
