import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { cardOf, type CardId } from '../../../../../engine/games/vanguard/content/find.ts';
import { Thing } from '../../../../parts/Thing.tsx';
import { box, type Strip } from '../../../../stage/shapes.ts';
import { ink } from '../../palette.ts';
import { Line, Nine, Para } from '../primitives.tsx';
import { cardsIn, type DeskProps } from './deskParts.tsx';

extend({ Container, Graphics });

/** Cards of a deck that may be left aboard, each with what it does. */
export function Deck({ offers, width, height, finger }: DeskProps) {
  const ids = [...offers.touched].filter((id) => id.startsWith('card:'));
  const cells = cardsIn(ids.length, { width, height, finger, from: ids.length > 8 ? 3 : 2, most: 112 });
  return ids.map((id, i) => <DeckCard key={id} id={id} card={id.slice('card:'.length) as CardId} at={cells[i]!} />);
}

const line = 19.5;

const DeckCard = memo(function DeckCard({
  id,
  card,
  at: { x, y, width, height },
}: {
  readonly id: string;
  readonly card: CardId;
  readonly at: Strip;
}) {
  const hit = useMemo(() => box(width, height, 8), [width, height]);
  const { name, top } = cardOf(card);
  const [w, h] = [width / 2, height / 2];
  const lines = Math.floor((height - 40) / line);
  return (
    <Thing id={id} home={{ x: x + w, y: y + h }} hit={hit} z={60} glow="card" rise={10} label={name}>
      <Nine frame="ui/paper" x={-w} y={-h} width={width} height={height} rim={18} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-w + 5, -h + 6, width - 10, 26)
            .fill({ color: ink.enamel })
        }
      />
      <Line text={name} x={-w + 12} y={-h + 19} size={20} width={width - 22} font="Rajdhani" />
      {lines > 0 && (
        <Para
          text={top.text}
          x={-w + 12}
          y={-h + 35}
          size={18}
          width={width - 20}
          most={lines}
          font="Saira Condensed"
          weight="600"
          colour={0x25323f}
          leading={1.08}
        />
      )}
    </Thing>
  );
});
