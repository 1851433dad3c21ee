import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { poiOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { Sector } from '../../../../../engine/games/vanguard/content/types.ts';
import { usePlace } from '../../../../hooks.ts';
import type { Area } from '../../../../stage/shapes.ts';
import { ink } from '../../palette.ts';
import { rimOf, spotOf, type BoardSector } from '../../printed/boards.ts';
import { view as lens } from '../../printed/camera.ts';
import { Line, Sign } from '../primitives.tsx';

extend({ Container, Graphics });

/** Where minis are put down. */
export function SectorPlace({ sector }: { readonly sector: BoardSector }) {
  const area = useMemo<Area>(() => ({ shape: 'polygon', points: rimOf(sector, 1.06, 24).flatMap(({ x, y }) => [x, y]) }), [sector]);
  const { x, y } = spotOf(sector);
  usePlace(`sector:${sector.n}`, { area, snap: { x, y }, glow: 'ring', z: 1 });
  return null;
}

const boardSigns = { LANDER: 'lander', NO_MOVE: 'nomove', NO_SAVE: 'nosave', IMPORTANT: 'important', FINAL: 'final' } as const;

/** Number, name, biomes and printed marks of a sector; its point of interest as an orange tab. */
export const SectorPlate = memo(function SectorPlate({
  sector,
  at,
  letter,
  hot,
  legal,
  poi,
  tokens,
}: {
  readonly sector: Sector;
  readonly at: BoardSector;
  readonly letter: number;
  readonly hot: boolean;
  readonly legal: boolean;
  readonly poi: string | null;
  readonly tokens: number;
}) {
  const { x, y } = rimOf(at, 1, 4)[3]!;
  const size = letter;
  const card = poi === null ? null : poiOf(poi);
  const marks = [...sector.biomes, ...[...sector.icons, ...(card?.icons ?? [])].map((icon) => boardSigns[icon])];
  const name = card ? card.name : sector.name;
  const width = Math.max(name.length * size * 0.46 + 22, marks.length * size * 1.25 + 30);
  const tint = legal ? ink.mint : hot ? ink.orange : ink.cyan;
  const left = Math.max(8, Math.min(lens.w - width - size * 2.6, x - (width + size * 2.2) / 2));
  const top = Math.min(lens.h - size * 2.7, y - size * 0.5);
  return (
    <pixiContainer x={left} y={top}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          g.poly([
            size * 1.6,
            0,
            size * 2 + width - 10,
            0,
            size * 2 + width,
            10,
            size * 2 + width,
            size * 2.5,
            size * 1.6,
            size * 2.5,
          ]).fill({ color: ink.deep, alpha: 0.86 });
          if (card) g.rect(size * 1.6, 0, width + size * 0.4 - 10, 3).fill({ color: ink.orange });
          const r = size * 1.18;
          g.poly(
            Array.from({ length: 6 }, (_, i) => [
              size * 1.2 + Math.cos((i * Math.PI) / 3) * r,
              size * 1.25 + Math.sin((i * Math.PI) / 3) * r,
            ]).flat(),
          )
            .fill({ color: 0xe9ecea })
            .stroke({ width: 3, color: tint });
        }}
      />
      <Line text={String(sector.n)} x={size * 1.2} y={size * 1.27} size={size * 1.5} colour={ink.dark} align="center" />
      <Line text={name} x={size * 2.55} y={size * 0.75} size={size} width={width} colour={card ? 0xffc48a : ink.print} />
      {marks.map((mark, i) => (
        <Sign
          key={`${mark} ${i}`}
          name={mark}
          x={size * 3.1 + i * size * 1.2}
          y={size * 1.85}
          size={size * 0.95}
          tint={i < sector.biomes.length ? 0x8beaff : ink.orange}
        />
      ))}
      {Array.from({ length: tokens }, (_, i) => (
        <Sign key={i} name="time" x={size * 2 + width - 14 - i * size} y={size * 1.85} size={size * 0.9} tint={ink.yellow} />
      ))}
    </pixiContainer>
  );
});
