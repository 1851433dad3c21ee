import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import { SKELETONS } from '../../printed/skeletonsBoard.ts';
import { boxShadow } from '../../../../light/soft.ts';
import { Card } from '../../../../parts/Card.tsx';
import { Thing } from '../../../../parts/Thing.tsx';
import { box } from '../../../../stage/shapes.ts';
import { useTable } from '../../../../tableContext.ts';
import type { LaidAs } from '../../layout/laid.ts';
import { Picture, Words } from '../../../../parts/Picture.tsx';

extend({ Graphics });

const { card, gearStrip } = SKELETONS;

/** A card of the March Order. It turns over when its Skeleton is summoned; a frame tells who acts now, a tick who has. */
export const MarcherCard = memo(function MarcherCard({ laid }: { readonly laid: LaidAs<'marcher'> }) {
  const { art } = useTable();
  const { id, look, x, y, size, turn, flip, alpha, z, place } = laid;
  const name = `march/${look.skeleton}`;
  const faceUp = flip === 0;
  return (
    <Card
      id={id}
      front={art.texture(name)}
      back={art.texture(`${name}/back`)}
      faceUp={faceUp}
      home={{ x, y, size, turn, alpha }}
      width={card.w}
      height={card.h}
      round={9}
      z={z}
      place={place}
      rise={24}
      thick={3}
      tint={look.acted ? 0x9a9a92 : 0xffffff}
      under={look.acting && <ActingFrame />}
    >
      {faceUp && look.acted && <Words text="✓" x={-card.w / 2 + 20} y={-card.h / 2 + 20} size={34} font="Inter" colour={0xeaf0c8} />}
      {faceUp && look.spent && <Spent />}
      {faceUp && look.dazzled && <Dazzle />}
    </Card>
  );
});

const ActingFrame = memo(function ActingFrame() {
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear();
        g.roundRect(-card.w / 2 - 6, -card.h / 2 - 6, card.w + 12, card.h + 12, 13).fill({ color: 0xffd27a });
        g.roundRect(-card.w / 2 - 6, -card.h / 2 - 6, card.w + 12, card.h + 12, 13).stroke({ width: 2, color: 0x6a3f08 });
        g.poly([-11, -card.h / 2 - 5, 11, -card.h / 2 - 5, 0, -card.h / 2 + 7]).fill({ color: 0xffd27a });
      }}
    />
  );
});

/** Its seal is turned down: the ability has been used this turn. */
const Spent = memo(function Spent() {
  const [x, y] = [card.w / 2 - 31, -card.h / 2 + 31];
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear();
        g.circle(x, y, 21).fill({ color: 0x0c100a, alpha: 0.6 });
        g.moveTo(x - 10, y).lineTo(x - 2, y + 9).lineTo(x + 12, y - 10).stroke({ width: 5, color: 0xffd27a, cap: 'round', join: 'round' });
      }}
    />
  );
});

const Dazzle = memo(function Dazzle() {
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear();
        for (const [x, y, r] of [
          [-44, -26, 9],
          [-16, -34, 7],
          [6, -24, 8],
        ] as const)
          g.star(x, y, 4, r, r * 0.4)
            .fill({ color: 0xfff2b8 })
            .stroke({ width: 1.4, color: 0x7a5312 });
      }}
    />
  );
});

const stripHit = box(gearStrip.w, gearStrip.h, 5);

/** Gear that is worn: the head of its card, tucked under that of its owner. */
export const GearStrip = memo(function GearStrip({ laid }: { readonly laid: LaidAs<'gear'> }) {
  const { id, look, x, y, size, turn, alpha, z, place, from } = laid;
  return (
    <Thing
      id={id}
      home={{ x, y, size, turn, alpha }}
      hit={stripHit}
      z={z}
      place={place}
      from={from}
      rise={22}
      shade={0.5}
      cast={boxShadow(gearStrip.w, gearStrip.h, 5)}
      thick={2}
      glow="card"
    >
      <Picture frame={`gear/${look.gear}`} />
    </Thing>
  );
});
