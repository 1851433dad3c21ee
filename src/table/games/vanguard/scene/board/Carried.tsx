import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo } from 'react';
import { equipmentOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenBoard } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { ink, sectionColours } from '../../palette.ts';
import { carriedAcross } from '../../sizes.ts';
import { Key, Line, Nine } from '../primitives.tsx';

extend({ Container, Graphics });

interface Props {
  readonly who: Section;
  readonly board: SeenBoard;
  readonly offers: Offers;
}

/** What is carried, each thing a key while it can be used. */
export function Carried({ who, board, offers, width, across = false }: Props & { readonly width: number; readonly across?: boolean }) {
  const columns = carriedAcross(board.equipment.length);
  const wide = across ? (width + 8) / columns - 8 : width;
  const tall = across ? 54 : Math.min(46, 156 / Math.max(1, board.equipment.length) - 3);
  return (
    <>
      {!across && <Line text="EQUIPMENT" x={4} y={10} size={19} colour={ink.dim} />}
      {board.equipment.map((id, i) => {
        const use = `use:${who}:equipment:${id}`;
        const live = offers.touched.has(use) ? use : `equipment:${id}`;
        return (
          <Key
            key={id}
            id={live}
            label={equipmentOf(id).name}
            sign="armory"
            x={across ? (i % columns) * (wide + 8) : 0}
            y={across ? Math.floor(i / columns) * 60 : 22 + i * (tall + 3)}
            width={wide}
            height={tall}
            size={19}
            look={offers.touched.has(live) ? 'hot' : 'dim'}
            z={90}
          />
        );
      })}
      {board.equipment.length === 0 && !across && <Line text="Nothing is carried." x={6} y={40} size={19} colour={ink.dim} />}
    </>
  );
}

/** Deck and discard. */
export function Piles({ who, board }: Props) {
  return (
    <>
      <Pile x={0} count={board.deck.count} name="Deck" who={who} />
      <Pile x={112} count={board.deck.discard.length} name="Discard" who={who} />
    </>
  );
}

const Pile = memo(function Pile({
  x,
  count,
  name,
  who,
}: {
  readonly x: number;
  readonly count: number;
  readonly name: string;
  readonly who: Section;
}) {
  return (
    <pixiContainer x={x} y={0}>
      <Nine frame="ui/well" x={0} y={0} width={106} height={70} rim={14} />
      {count > 0 && (
        <pixiGraphics
          draw={(g) =>
            void g.clear().roundRect(8, 8, 40, 54, 5).fill({ color: sectionColours[who] }).stroke({ width: 2, color: ink.print })
          }
        />
      )}
      {count > 0 && <Picture frame={`badge/${who}`} x={28} y={35} scale={0.52} />}
      <Line text={String(count)} x={76} y={24} size={28} align="center" />
      <Line text={name} x={76} y={52} size={19} width={54} colour={ink.dim} align="center" />
    </pixiContainer>
  );
});
