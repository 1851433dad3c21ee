import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { injuryOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenBoard } from '../../../../../engine/games/vanguard/view.ts';
import { Thing } from '../../../../parts/Thing.tsx';
import { box } from '../../../../stage/shapes.ts';
import { ink } from '../../palette.ts';
import { Line, Nine, Sign } from '../primitives.tsx';

extend({ Container, Graphics });

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Three places for injuries; a fourth takes somebody out. */
export function Injuries({ who, board, card }: { readonly who: Section; readonly board: SeenBoard; readonly card: Size }) {
  return (
    <>
      <Line text="INJURIES" x={4} y={10} size={19} colour={ink.dim} />
      <Line text="4th: out" x={card.width * 3 + 12} y={10} size={19} colour={ink.dim} align="right" />
      {[0, 1, 2].map((i) => (
        <InjuryCard
          key={i}
          id={`injury:${who}:${i}`}
          x={card.width / 2 + i * (card.width + 7)}
          y={24 + card.height / 2}
          size={card}
          injury={board.injuries[i] ?? null}
        />
      ))}
    </>
  );
}

const InjuryCard = memo(function InjuryCard({
  id,
  x,
  y,
  size: { width, height },
  injury,
}: {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: Size;
  readonly injury: { readonly name: SeenBoard['injuries'][number]['name']; readonly down: boolean } | null;
}) {
  const hit = useMemo(() => box(width, height, 8), [width, height]);
  return (
    <>
      <Nine frame="ui/well" x={x - width / 2} y={y - height / 2} width={width} height={height} rim={14} />
      {!injury && <Sign name="injury" x={x} y={y} size={34} tint={0x3a2430} />}
      {injury && (
        <Thing id={id} home={{ x, y }} hit={hit} z={60} glow="card">
          <Nine
            frame="ui/paper"
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
            rim={18}
            tint={injury.down ? 0x8a98a6 : 0xffffff}
          />
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .rect(-width / 2 + 5, -height / 2 + 8, width - 10, 27)
                .fill({ color: injury.down ? 0x3a4656 : 0x9a1f18 })
            }
          />
          <Line text={injury.name} x={0} y={-height / 2 + 22} size={19} width={width - 12} align="center" />
          {injuryOf(injury.name).icons.map(({ icon }, i, all) => (
            <Sign key={icon} name={icon} x={(i - (all.length - 1) / 2) * 34} y={16} size={28} tint={0x9a1f18} />
          ))}
        </Thing>
      )}
    </>
  );
});
