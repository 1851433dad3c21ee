import { memo, useCallback, useMemo } from 'react';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import { usePlace } from '../../../hooks.ts';
import { boxShadow } from '../../../light/soft.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, disc, type Area } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { Paragraph } from '../cards/Paragraph.tsx';
import type { PartProps } from '../part.ts';
import { layKeepsakes, layOnStage, layShelf, type Keepsake, type Shelved } from './culture.ts';
import { journalOf } from './journal.ts';

/** What the people own together, small: each opens its page of the journal. */
export function Keepsakes({ view, ground }: PartProps) {
  return layKeepsakes(view, ground).map((one) => <KeepsakeSign key={one.id} keepsake={one} letters={ground.letters} />);
}

function KeepsakeSign({
  keepsake: { id, page, frame, count, x, y, size },
  letters,
}: {
  readonly keepsake: Keepsake;
  readonly letters: number;
}) {
  const { kit } = useTable();
  const area = useMemo<Area>(
    () => ({ shape: 'rect', x: x - size / 2, y: y - size / 2, width: size, height: size, round: 10 }),
    [x, y, size],
  );
  const open = useCallback(() => journalOf(kit).set({ page, sheet: 0 }), [kit, page]);
  usePlace(id, { area, opens: open, z: 2 });
  return (
    <>
      <Picture frame={frame} x={x} y={y} scale={size / 104} />
      {count !== '' && (
        <Paragraph
          lines={[count]}
          x={x + size * 0.28}
          y={y + size * 0.28}
          size={letters + 3}
          font="Caudex"
          weight="700"
          colour={0xfff2d0}
          anchor={{ x: 0.5, y: 0.5 }}
          outline={0x1c0f08}
        />
      )}
    </>
  );
}

/** The outpost where the looked-at character stands, with what is stored in it; and designs to be dragged onto it. */
export function Shelf({ view, offers, who, ground }: PartProps) {
  return layShelf(view, offers, who, ground).map((one) => <ShelvedThing key={one.id} shelved={one} letters={ground.letters} />);
}

/** The part of it that an activity uses, over that activity. */
export function ShelfOnStage({ view, offers, who, ground }: PartProps) {
  return layOnStage(view, offers, who, ground).map((one) => <ShelvedThing key={one.id} shelved={one} letters={ground.letters} z={240} />);
}

const ShelvedThing = memo(
  function ShelvedThing({
    shelved: { id, frame, stored, built, x, y, size },
    letters,
    z = 4,
  }: {
    readonly shelved: Shelved;
    readonly letters: number;
    readonly z?: number;
  }) {
    const side = size - 8;
    const hit = useMemo(() => box(side, side, 8), [side]);
    const cast = useMemo(() => boxShadow(side, side, 8), [side]);
    return (
      <>
        <Thing id={id} home={{ x, y }} hit={hit} z={z} zIndex={0} glow="box" cast={cast} shade={0.5} thick={3} rise={20}>
          <Picture frame={frame} scale={side / 88} tint={built ? 0xffffff : 0xbcd4e8} />
        </Thing>
        {stored.map(([face, n], i) => (
          <Stored
            key={face}
            id={`res:${id.slice('structure:'.length)}:${face}`}
            face={face}
            n={n}
            x={x - side * 0.24 + (i % 2) * side * 0.48}
            y={y + side * 0.28 - Math.floor(i / 2) * side * 0.42}
            size={side * 0.44}
            letters={letters}
          />
        ))}
      </>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);

/** A token that lies in a structure; it is taken out by hand. */
function Stored({
  id,
  face,
  n,
  x,
  y,
  size,
  letters,
}: {
  readonly id: string;
  readonly face: Face;
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly letters: number;
}) {
  const { art } = useTable();
  const hit = useMemo(() => disc(size / 2), [size]);
  const frame = `res/${face}`;
  const texture = art.has(frame) ? art.texture(frame) : null;
  return (
    <Thing id={id} home={{ x, y }} hit={hit} z={6} zIndex={0} rise={16}>
      {texture && <Picture frame={frame} scale={(size * art.scale) / Math.max(texture.width, texture.height)} />}
      {n > 1 && (
        <Paragraph
          lines={[String(n)]}
          x={size * 0.42}
          y={size * 0.22}
          size={letters}
          font="Caudex"
          weight="700"
          colour={0xfff2d0}
          anchor={{ x: 0.5, y: 0.5 }}
          outline={0x1c0f08}
        />
      )}
    </Thing>
  );
}
