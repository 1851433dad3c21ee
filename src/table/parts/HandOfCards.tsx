import type { Texture } from 'pixi.js';
import { memo, useMemo } from 'react';
import { Card } from './Card.tsx';
import { fan } from './fan.ts';

export interface HandCard {
  readonly id: string;
  readonly front: Texture;
  readonly back: Texture;
  readonly faceUp?: boolean;
}

export interface HandOfCardsProps {
  readonly x: number;
  readonly y: number;
  /** Room for the whole hand. */
  readonly width: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly round?: number;
  readonly cards: readonly HandCard[];
  readonly z?: number;
  /** The deck that new cards come from. */
  readonly from?: string;
}

/** Cards fanned at the edge of the table. */
export const HandOfCards = memo(function HandOfCards({ x, y, width, cardWidth, cardHeight, round = 8, cards, z = 100, from }: HandOfCardsProps) {
  const homes = useMemo(() => fan(cards.length, { width, cardWidth }).map((home) => ({ ...home, x: home.x + x, y: home.y + y })), [cards.length, width, cardWidth, x, y]);
  return (
    <pixiContainer sortableChildren>
      {cards.map(({ id, front, back, faceUp = true }, k) => (
        <Card key={id} id={id} front={front} back={back} faceUp={faceUp} home={homes[k]!} width={cardWidth} height={cardHeight} round={round} z={z + k} from={from} />
      ))}
    </pixiContainer>
  );
});
