import { memo } from 'react';
import { MARCH } from '../printed/places.ts';
import { useTurnPreview } from '../../../hooks.ts';
import { Card } from '../../../parts/Card.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { cardSize } from '../layout/cards.ts';
import type { LaidThing } from '../layout/laid.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';

const same = (a: { readonly laid: LaidThing }, b: { readonly laid: LaidThing }): boolean =>
  JSON.stringify(a.laid) === JSON.stringify(b.laid);

/** A favor or treasure, wherever it lies. */
export const PlayingCard = memo(function PlayingCard({ laid }: { readonly laid: LaidThing }) {
  const { art } = useTable();
  const { id, look, x, y, size, flip, alpha, z, place, from } = laid;
  const preview = useTurnPreview(id);
  const turn = preview === null ? laid.turn : (preview * Math.PI) / 2;
  if (look.as !== 'card' || !art.has(look.front) || !art.has(look.back)) return null;
  return (
    <Card
      id={id}
      front={art.texture(look.front)}
      back={art.texture(look.back)}
      faceUp={flip === 0}
      home={{ x, y, size, turn, alpha }}
      width={cardSize.width}
      height={cardSize.height}
      round={13}
      z={preview === null ? z : z + 1000}
      place={place}
      from={from}
      uncovered={look.uncovered ?? undefined}
    />
  );
}, same);

const marchHit = box(MARCH.card.w, MARCH.card.h, 7);

/** A card of the March Order. Who has acted this round is turned down a little and has a mark. */
export const MarchCard = memo(function MarchCard({ laid }: { readonly laid: LaidThing }) {
  const { id, look, x, y, size, turn, alpha, z, place } = laid;
  if (look.as !== 'march') return null;
  const { w, h } = MARCH.card;
  const frame = `card/skeleton/${look.skeleton}`;
  const tint = look.away ? 0x7c7884 : look.acted ? 0xa09aa6 : 0xffffff;
  return (
    <Thing
      id={id}
      home={{ x, y, size, turn, alpha }}
      hit={marchHit}
      z={z}
      place={place}
      rise={14}
      shade={0.7}
      glow="card"
      shadow={<Picture frame="soft" x={4} y={5} scale={{ x: 2, y: 2.6 }} alpha={0.6} />}
    >
      <Picture frame={frame} tint={tint} />
      {look.acted && <Words text="✓" x={w / 2 - 14} y={-h / 2 + 15} size={24} font="Inter" colour={0xd9d2b8} />}
    </Thing>
  );
}, same);
