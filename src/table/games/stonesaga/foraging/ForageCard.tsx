import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { card } from '../printed/forageLooks.ts';
import { boxShadow } from '../../../light/soft.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import type { LaidForageCard } from './laying.ts';
import { ObjectPicture, type ObjectLook } from './ObjectPicture.tsx';
import { paintedOrder } from './placing.ts';
import { cardNamed } from './telling.ts';

extend({ Container, Graphics });

interface ForageCardProps {
  readonly laid: LaidForageCard;
  /** Smallest letters, in units of the table. */
  readonly letters: number;
  /** May not be kept while another must be. */
  readonly barred: boolean;
  /** How an object is seen that lies on the card itself; null for one in play, which is a thing of its own. */
  readonly seen: (object: string) => ObjectLook | null;
  readonly numbers: (object: string) => string | null;
  readonly z: number;
  /** Things of their own stand on it: the name then stands over them. */
  readonly named: boolean;
}

const hit = box(card.width, card.height, 6);
const [left, top] = [-card.width / 2, -card.height / 2];

/** A card is its land, what stands on it, and its name. Laid side by side they are one landscape. */
export function ForageCard({ laid, letters, barred, seen, numbers, z, named }: ForageCardProps) {
  const { id, x, y, scale, drawn } = laid;
  const cast = useMemo(() => boxShadow(card.width, card.height, 6), []);
  const size = letters / scale;
  const { omen } = cardNamed(id);
  return (
    <Thing
      id={`forage:${id}`}
      home={{ x, y, size: scale }}
      hit={hit}
      z={z}
      from="forage:deck"
      glow="card"
      rise={22}
      cast={cast}
      shade={drawn ? 0.7 : 0}
      thick={3}
    >
      <Picture frame={`forage/${id}`} tint={barred ? 0x77747c : 0xffffff} />
      {paintedOrder(id).map((standing) => {
        const how = seen(standing.id);
        return (
          how && (
            <ObjectPicture
              key={standing.id}
              standing={standing}
              seen={barred ? 'far' : how}
              x={left + standing.x}
              y={top + standing.foot}
              number={numbers(standing.id)}
              letters={size}
            />
          )
        );
      })}
      <pixiGraphics
        draw={(g) =>
          void (drawn
            ? g
                .clear()
                .roundRect(left - 2, top - 2, card.width + 4, card.height + 4, 6)
                .stroke({ width: 5, color: 0xf2e6cb })
            : g.clear().rect(left, top, card.width, card.height).stroke({ width: 1, color: 0x2a1c10, alpha: 0.28 }))
        }
      />
      {omen && <OmenMark omen={omen} size={Math.min(size, 24)} />}
      {named && <NamePlate id={id} size={size} />}
    </Thing>
  );
}

/** The name of a card, where its letters have room on it. */
export const CardName = memo(function CardName({ laid: { id, x, y, scale }, letters }: Pick<ForageCardProps, 'laid' | 'letters'>) {
  return (
    <pixiContainer x={x} y={y} scale={scale}>
      <NamePlate id={id} size={letters / scale} />
    </pixiContainer>
  );
});

const NamePlate = memo(function NamePlate({ id, size }: { readonly id: LaidForageCard['id']; readonly size: number }) {
  const { name } = cardNamed(id);
  const wide = name.length * size * 0.5 + size;
  if (wide >= card.width - 10) return null;
  const y = top + size * 0.95;
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-wide / 2, y - size * 0.66, wide, size * 1.32, size * 0.4)
            .fill({ color: 0x17110c, alpha: 0.62 })
        }
      />
      <Words text={name} x={0} y={y - size * 0.04} size={size} font="Marcellus" colour={0xf6e6c2} />
    </>
  );
});

/** On a night of this omen the card may be looked into. */
const OmenMark = memo(function OmenMark({ omen, size }: { readonly omen: string; readonly size: number }) {
  const r = size * 0.85;
  return (
    <pixiContainer x={-left - r - 5} y={top + size * 2.5}>
      <pixiGraphics draw={(g) => void g.clear().circle(0, 0, r).fill({ color: 0x27303a }).stroke({ width: size * 0.1, color: 0xe6d6b0 })} />
      <Picture frame={`forage/omen/${omen}`} scale={(r * 1.5) / 40} tint={0xf6e6c2} />
    </pixiContainer>
  );
});
