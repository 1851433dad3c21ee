import { extend } from '@pixi/react';
import { Container, Graphics, Rectangle, Sprite, Texture } from 'pixi.js';
import { useMemo } from 'react';
import { cardOf, withoutCalling } from '../../../../engine/games/vantage/content/cards.ts';
import type { Card } from '../../../../engine/games/vantage/content/kinds.ts';
import type { Placed } from '../../../../engine/games/vantage/state.ts';
import { Thing } from '../../../parts/Thing.tsx';
import { boxShadow } from '../../../light/soft.ts';
import { box, type Strip } from '../../../stage/shapes.ts';
import { cardForms, isFlat, slotAt, type CardForm } from '../layout/cardForms.ts';
import { cream, faceColours, gold, ink, skillColours, typeColours } from '../names.ts';
import type { Glyph as GlyphName } from '../printed/glyphs.ts';
import { cardPictureOf } from '../vistaFiles.ts';
import { Disc, Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { usePicture } from './usePicture.ts';

extend({ Container, Graphics, Sprite });

type Slot = Card['slots'][number];

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
  readonly form: CardForm;
  readonly home: { readonly x: number; readonly y: number };
  readonly z?: number;
  readonly place?: string;
  /** Its actions are asked for, and lie where its slots would. */
  readonly acting?: boolean;
  /** Its power may be used: the strip with its name is the button. */
  readonly lit?: boolean;
}

/** A card of a grid: picture, name, slots, boost. It can be read by holding a finger on it. */
export function GridCard({ placed, form, home, z = 0, place, acting = false, lit = false }: Props) {
  const card = cardOf(placed.num);
  const hit = useMemo(() => box(form.width, form.height, 8), [form]);
  const cast = useMemo(() => boxShadow(form.width, form.height, 8), [form]);
  return (
    <Thing id={`card:${placed.num}`} home={home} hit={hit} cast={cast} shade={0.5} thick={2} rise={30} z={z} place={place} glow="card">
      <CardFace card={card} placed={placed} form={form} acting={acting} lit={lit} />
    </Thing>
  );
}

type FaceProps = Required<Pick<Props, 'placed' | 'form' | 'acting' | 'lit'>> & { readonly card: Card };

function CardFace({ card, placed, form, acting, lit }: FaceProps) {
  const texture = usePicture(cardPictureOf(card.num));
  const { width: w, height: h, picture } = form;
  const colour = typeColours[card.type] ?? ink;
  const flat = isFlat(form);
  // a low picture has room for one line: what somebody is stands over the grid, and on the card that is read
  const said = flat || picture < 50 ? withoutCalling(card.name) : card.name;
  const band = !flat && form.band > 0 && said.length > 17 ? 34 : form.band;
  const name = flat ? -h / 2 : -h / 2 + picture - Math.min(band, picture);
  const slots = acting ? [] : card.slots;
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-w / 2, -h / 2, w, h, 8)
            .fill(cream)
            .roundRect(-w / 2, -h / 2, w, Math.min(h, picture + 8), 8)
            .fill(colour)
            .rect(-w / 2, -h / 2 + picture, w, Math.max(0, Math.min(10, h - picture)))
            .fill(cream)
            .rect(-w / 2 + 4, h / 2 - 6, w - 8, 3)
            .fill(colour)
        }
      />
      {texture && <Picture texture={texture} x={-w / 2 + 2} y={-h / 2 + 2} width={w - 4} height={picture - 2} />}
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-w / 2, name, w, band)
            .fill(lit ? 0xffd27a : { color: 0x1d142a, alpha: 0.62 })
        }
      />
      {band > 0 && (
        <Label
          text={lit ? `✦ ${said}` : said}
          x={0}
          y={name + band / 2}
          size={13}
          font="Fraunces"
          weight="600"
          colour={lit ? ink : cream}
          anchor={0.5}
          {...(band > 22 ? { wrap: w } : { within: w - 6 })}
          lines={1}
          align="center"
        />
      )}
      {h > cardForms.slip.height &&
        slots.map((slot, i) => (
          <SlotPicture
            key={slot.id}
            slot={slot}
            form={form}
            filled={placed.dice.includes(slot.id)}
            {...slotAt(form, i, card.slots.length)}
          />
        ))}
      {h > cardForms.slip.height && <Boost boost={placed.boost} cap={card.boostCap} form={form} />}
      {placed.closed && form.band > 0 && <Label text="closed" x={0} y={0} size={16} colour={0xa8443f} anchor={0.5} />}
    </>
  );
}

interface SlotProps {
  readonly slot: Slot;
  readonly form: CardForm;
  readonly filled: boolean;
  readonly x: number;
  readonly y: number;
}

/** What a slot asks for; its verb stands over it, or below it on a flat card. */
export function SlotPicture({ slot, form, filled, x, y }: SlotProps) {
  const { glyph, colour } = slotLook(slot);
  const { side, pitch } = form.slots;
  const half = side / 2;
  const flat = isFlat(form);
  const verb = form.band > 0 && !filled ? (slot.verb ?? '') : '';
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          if (flat) g.roundRect(-pitch / 2, -half - 2, pitch - 1, side + 18, 7).fill({ color: cream, alpha: 0.9 });
          g.roundRect(-half, -half, side, side, 7).fill({ color: colour, alpha: 0.14 });
          g.roundRect(-half, -half, side, side, 7).stroke({ color: slot.impact ? 0xe8604a : colour, width: slot.impact ? 3 : 1.8 });
          if (slot.price) g.circle(-half, -half + 4, 6).fill(gold);
          if (slot.bonus) g.poly([half - 2, -4, half + 6, 0, half - 2, 4]).fill(gold);
        }}
      />
      {filled ? (
        <DieFace face={slot.face ?? 'blank'} size={side * 0.76} />
      ) : (
        glyph && <Glyph name={glyph} x={0} y={0} size={side * 0.65} colour={colour} />
      )}
      {verb !== '' && (
        <Label text={verb} x={0} y={flat ? half + 9 : -half - 8} size={13} colour={colour} anchor={0.5} within={flat ? pitch - 3 : 64} />
      )}
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

/** Beside the slots there is room for a column where the card is low, else for a row below them. */
const Boost = ({ boost, cap, form }: { readonly boost: number; readonly cap: number; readonly form: CardForm }) => (
  <pixiGraphics
    draw={(g) => {
      g.clear();
      const upright = form.height < 150;
      const size = isFlat(form) ? 7 : 9;
      for (let i = 0; i < cap; i++) {
        // a long column ends at the foot of its card
        const middle = Math.min(form.slots.y + 3, form.height / 2 - 5 - (cap * (size + 2)) / 2);
        const along = (i - (cap - 1) / 2) * (upright ? size + (isFlat(form) ? 1 : 2) : 13) - size / 2;
        const [x, y] = upright ? [-form.width / 2 + 4, middle - along] : [along, form.slots.y + 23];
        g.roundRect(x, y, size, size, 2)
          .fill(i < boost ? gold : 0xe4dac8)
          .stroke({ color: i < boost ? 0x8a6420 : 0xb8ae9c, width: 1 });
      }
    }}
  />
);

/** The part of a picture that fits, from its middle: on a low card it is a strip. */
function Picture({ texture, x, y, width, height }: Strip & { readonly texture: Texture }) {
  const cut = useMemo(() => {
    const high = Math.min(texture.height, (texture.width * height) / width);
    const { frame, source } = texture;
    return new Texture({ source, frame: new Rectangle(frame.x, frame.y + (texture.height - high) * 0.45, frame.width, high) });
  }, [texture, width, height]);
  return <pixiSprite texture={cut} x={x} y={y} width={width} height={height} />;
}

export const Badge = ({ cat, lit }: { readonly cat: keyof typeof skillColours; readonly lit: boolean }) => (
  <pixiContainer alpha={lit ? 1 : 0.75}>
    {lit && <pixiGraphics draw={(g) => void g.clear().circle(0, 0, 17).fill({ color: 0xffd27a, alpha: 0.9 })} />}
    <Disc name={cat} x={0} y={0} size={26} colour={skillColours[cat]} />
  </pixiContainer>
);
