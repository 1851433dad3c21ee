import { extend } from '@pixi/react';
import { Container, Graphics, Sprite } from 'pixi.js';
import { useMemo } from 'react';
import { cardOf } from '../../../../engine/games/vantage/content/cards.ts';
import type { Card } from '../../../../engine/games/vantage/content/kinds.ts';
import type { Seat } from '../../../../engine/kernel/rule.ts';
import type { Placed } from '../../../../engine/games/vantage/state.ts';
import { Thing } from '../../../parts/Thing.tsx';
import { boxShadow } from '../../../light/soft.ts';
import { box } from '../../../stage/shapes.ts';
import { cream, faceColours, gold, ink, skillColours, typeColours } from '../names.ts';
import type { Glyph as GlyphName } from '../printed/glyphs.ts';
import { cardPictureOf } from '../vistaFiles.ts';
import { Disc, Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { usePicture } from './usePicture.ts';

extend({ Container, Graphics, Sprite });

export const cardWidth = 130;
export const cardHeight = 176;
const pictureHeight = 72;

type Slot = Card['slots'][number];

/** Where a slot lies on its card, from the card's middle. */
export const slotAt = (index: number, count: number): { readonly x: number; readonly y: number } => ({
  x: (index - (count - 1) / 2) * 56,
  y: -cardHeight / 2 + pictureHeight + 38,
});
const slotSide = 34;

/** What a slot asks for, as a sign and a colour. */
const slotLook = ({ face, cat, element }: Slot): { readonly glyph: GlyphName | null; readonly colour: number } =>
  face
    ? { glyph: face, colour: faceColours[face] }
    : cat
      ? { glyph: cat, colour: skillColours[cat] }
      : element
        ? { glyph: element, colour: 0x5f6a8a }
        : { glyph: null, colour: 0x9a8f80 };

interface Props {
  readonly placed: Placed;
  readonly seat: Seat;
  readonly home: { readonly x: number; readonly y: number };
  readonly z?: number;
  readonly place?: string;
}

/** A card of a grid: picture, name, slots, boost. It can be read by holding a finger on it. */
export function GridCard({ placed, home, z = 0, place }: Props) {
  const card = cardOf(placed.num);
  const hit = useMemo(() => box(cardWidth, cardHeight, 8), []);
  const cast = useMemo(() => boxShadow(cardWidth, cardHeight, 8), []);
  return (
    <Thing id={`card:${placed.num}`} home={home} hit={hit} cast={cast} shade={0.5} thick={2} rise={30} z={z} place={place} glow="card">
      <CardFace card={card} placed={placed} />
    </Thing>
  );
}

export function CardFace({ card, placed }: { readonly card: Card; readonly placed: Placed }) {
  const texture = usePicture(cardPictureOf(card.num));
  const [w, h] = [cardWidth, cardHeight];
  const colour = typeColours[card.type] ?? ink;
  const long = card.name.length > 17;
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-w / 2, -h / 2, w, h, 8)
            .fill(cream)
            .roundRect(-w / 2, -h / 2, w, pictureHeight + 8, 8)
            .fill(colour)
            .rect(-w / 2, -h / 2 + pictureHeight, w, 10)
            .fill(cream)
            .rect(-w / 2 + 4, h / 2 - 6, w - 8, 3)
            .fill(colour)
        }
      />
      {texture && <pixiSprite texture={texture} x={-w / 2 + 2} y={-h / 2 + 2} width={w - 4} height={pictureHeight - 2} />}
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-w / 2, -h / 2 + pictureHeight - (long ? 34 : 22), w, long ? 34 : 22)
            .fill({ color: 0x1d142a, alpha: 0.62 })
        }
      />
      <Label
        text={card.name}
        x={0}
        y={-h / 2 + pictureHeight - (long ? 17 : 11)}
        size={13}
        font="Fraunces"
        weight="600"
        colour={cream}
        anchor={0.5}
        wrap={long ? w : w * 2}
        lines={1}
        align="center"
      />
      {card.slots.map((slot, i) => (
        <SlotPicture key={slot.id} slot={slot} filled={placed.dice.includes(slot.id)} {...slotAt(i, card.slots.length)} />
      ))}
      <Boost boost={placed.boost} cap={card.boostCap} />
      {placed.closed && <Label text="closed" x={0} y={0} size={16} colour={0xa8443f} anchor={0.5} />}
    </>
  );
}

function SlotPicture({ slot, filled, x, y }: { readonly slot: Slot; readonly filled: boolean; readonly x: number; readonly y: number }) {
  const { glyph, colour } = slotLook(slot);
  const half = slotSide / 2;
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics
        draw={(g) => {
          g.clear().roundRect(-half, -half, slotSide, slotSide, 7).fill({ color: colour, alpha: 0.14 });
          g.roundRect(-half, -half, slotSide, slotSide, 7).stroke({ color: slot.impact ? 0xe8604a : colour, width: slot.impact ? 3 : 1.8 });
          if (slot.price) g.circle(-half, -half + 4, 6).fill(gold);
          if (slot.bonus) g.poly([half - 2, -4, half + 6, 0, half - 2, 4]).fill(gold);
        }}
      />
      {filled ? (
        <DieFace face={slot.face ?? 'blank'} size={26} />
      ) : (
        glyph && <Glyph name={glyph} x={0} y={0} size={22} colour={colour} />
      )}
      {!filled && slot.verb && <Label text={slot.verb} x={0} y={-slotSide / 2 - 8} size={13} colour={colour} anchor={0.5} />}
    </pixiContainer>
  );
}

/** A challenge die as it lies: its face, or bare. */
export function DieFace({ face, size }: { readonly face: keyof typeof faceColours; readonly size: number }) {
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-size / 2 + 1, -size / 2 + 3, size, size, size * 0.2)
            .fill({ color: 0x1a1226, alpha: 0.4 })
            .roundRect(-size / 2, -size / 2, size, size, size * 0.2)
            .fill(0xe2d8c6)
            .roundRect(-size / 2 + 1, -size / 2, size - 3, size - 3, size * 0.18)
            .fill(0xfdf8ee)
        }
      />
      {face !== 'blank' && <Glyph name={face} x={-0.5} y={-1} size={size * 0.62} colour={faceColours[face]} />}
    </>
  );
}

const Boost = ({ boost, cap }: { readonly boost: number; readonly cap: number }) => (
  <pixiGraphics
    draw={(g) => {
      g.clear();
      for (let i = 0; i < cap; i++) {
        const x = (i - (cap - 1) / 2) * 13 - 4.5;
        g.roundRect(x, -cardHeight / 2 + 133, 9, 9, 2)
          .fill(i < boost ? gold : 0xe4dac8)
          .stroke({ color: i < boost ? 0x8a6420 : 0xb8ae9c, width: 1 });
      }
    }}
  />
);

/** The actions printed on a card, as badges that can be tapped. */
export const badgeAt = (i: number): { readonly x: number; readonly y: number } => ({
  x: cardWidth / 2 - 22 - i * 40,
  y: cardHeight / 2 - 19,
});
export const Badge = ({ cat, lit }: { readonly cat: keyof typeof skillColours; readonly lit: boolean }) => (
  <pixiContainer alpha={lit ? 1 : 0.75}>
    {lit && <pixiGraphics draw={(g) => void g.clear().circle(0, 0, 17).fill({ color: 0xffd27a, alpha: 0.9 })} />}
    <Disc name={cat} x={0} y={0} size={26} colour={skillColours[cat]} />
  </pixiContainer>
);
