import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { boxShadow } from '../../../light/soft.ts';
import { Deck, layersOf } from '../../../parts/Deck.tsx';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { pictureOf } from '../cards/pictures.ts';
import type { PartProps } from '../part.ts';
import { layPiles, type Pile } from './piles.ts';

extend({ Container, Graphics });

const inks = { journey: 0xffe9bf, night: 0xdcecf0 } as const;

/** The two piles. The last card of each looks out from behind; its words are in the reading. */
export function Piles({ view, ground }: PartProps) {
  const { art } = useTable();
  return layPiles(ground).map((pile) => {
    const { deck, discard } = view[pile.kind];
    const top = discard.at(-1);
    return (
      <pixiContainer key={pile.kind}>
        {top !== undefined && <Discarded key={top} id={`card:${top}`} card={top} pile={pile} />}
        {art.has(`cards/back/${pile.kind}`) && (
          <Deck
            id={`deck:${pile.kind}`}
            top={art.texture(`cards/back/${pile.kind}`)}
            count={deck}
            home={pile.deck}
            width={pile.width}
            height={pile.height}
            z={3}
          />
        )}
        {pile.name && deck > 0 && (
          <Words
            text={pile.name.text}
            x={pile.deck.x}
            y={pile.name.y - layersOf(deck, pile.height)}
            size={pile.name.size}
            font="Marcellus"
            colour={inks[pile.kind]}
          />
        )}
      </pixiContainer>
    );
  });
}

const Discarded = memo(function Discarded({ id, card, pile }: { readonly id: string; readonly card: string; readonly pile: Pile }) {
  const { width, height, discard } = pile;
  const hit = useMemo(() => box(width, height, 8), [width, height]);
  const cast = useMemo(() => boxShadow(width, height, 8), [width, height]);
  const tall = (width - 10) * (270 / 390);
  return (
    <Thing
      id={id}
      home={discard}
      hit={hit}
      z={1}
      zIndex={0}
      place={`discard:${pile.kind}`}
      from={`deck:${pile.kind}`}
      glow="card"
      cast={cast}
      shade={0.6}
      thick={2}
    >
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-width / 2, -height / 2, width, height, 8)
            .fill({ color: pile.kind === 'night' ? 0xc9d3da : 0xf0e2c2 })
            .stroke({ width: 1.6, color: 0x3a2717 })
        }
      />
      <Picture frame={`cards/picture/${pictureOf(card)}`} y={height / 2 - tall / 2 - 5} scale={(width - 10) / 390} />
    </Thing>
  );
});
