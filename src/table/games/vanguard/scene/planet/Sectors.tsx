import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { poiOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { Sector } from '../../../../../engine/games/vanguard/content/types.ts';
import { usePlace } from '../../../../hooks.ts';
import type { Area } from '../../../../stage/shapes.ts';
import { ink } from '../../palette.ts';
import { rimOf, spotOf, type BoardSector } from '../../printed/boards.ts';
import type { PlateSize } from '../../plates.ts';
import { lengthOf } from '../letters.ts';
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

/** What a plate says of a sector. */
interface PlateWords {
  readonly name: string;
  readonly marks: readonly string[];
  readonly biomes: number;
  /** The number of the point of interest that lies there. */
  readonly poi: string | null;
}

/** On a small map a plate is its number alone, unless somebody may go there or stands there. */
export function plateOf(sector: Sector, poi: string | null, brief: boolean): PlateWords {
  const card = poi === null ? null : poiOf(poi);
  return {
    name: brief ? '' : sector.name,
    marks: brief ? [] : [...sector.biomes, ...[...sector.icons, ...(card?.icons ?? [])].map((icon) => boardSigns[icon])],
    biomes: sector.biomes.length,
    poi: card?.id ?? null,
  };
}

const chipWidth = (poi: string | null, size: number): number => (poi === null ? 0 : lengthOf(poi, size, 'Saira Condensed') + size * 0.7);

const nameWidth = ({ name, marks, poi }: PlateWords, size: number): number =>
  name === ''
    ? 0
    : Math.max(lengthOf(name, size, 'Saira Condensed') + size * 1.2, marks.length * size * 1.2 + size * 1.1 + chipWidth(poi, size));

export const sizeOfPlate = (words: PlateWords, size: number): PlateSize => ({
  width: size * 2.4 + nameWidth(words, size),
  height: size * 2.5,
});

/** Number, name, biomes and printed marks of a sector; the number of its point of interest in orange, as on the card and on its action. */
export const SectorPlate = memo(function SectorPlate({
  n,
  words,
  x,
  y,
  size,
  hot,
  legal,
  tokens,
}: {
  readonly n: number;
  readonly words: PlateWords;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly hot: boolean;
  readonly legal: boolean;
  readonly tokens: number;
}) {
  const { name, marks, biomes, poi } = words;
  const right = size * 2.4 + nameWidth(words, size);
  const tint = legal ? ink.mint : hot || (poi !== null && name === '') ? ink.orange : ink.cyan;
  const chip = { x: size * 2.6 + marks.length * size * 1.2, width: chipWidth(poi, size) };
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          if (name !== '') {
            g.poly([size * 1.6, 0, right - 10, 0, right, 10, right, size * 2.5, size * 1.6, size * 2.5]).fill({
              color: ink.deep,
              alpha: 0.86,
            });
            if (poi !== null) g.roundRect(chip.x, size * 1.36, chip.width, size * 1.02, 4).fill({ color: ink.orange });
          }
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
      <Line text={String(n)} x={size * 1.2} y={size * 1.27} size={size * 1.5} colour={ink.dark} align="center" />
      {name !== '' && <Line text={name} x={size * 2.55} y={size * 0.75} size={size} colour={ink.print} />}
      {name !== '' && poi !== null && (
        <Line text={poi} x={chip.x + chip.width / 2} y={size * 1.87} size={size} colour={ink.dark} align="center" />
      )}
      {marks.map((mark, i) => (
        <Sign
          key={`${mark} ${i}`}
          name={mark}
          x={size * 3.1 + i * size * 1.2}
          y={size * 1.85}
          size={size * 0.95}
          tint={i < biomes ? 0x8beaff : ink.orange}
        />
      ))}
      {tokens > 0 && <TimeTokens count={tokens} x={right - size * 0.3} y={-size * 0.1} size={size} />}
    </pixiContainer>
  );
});

/** Time tokens as a small pile of yellow discs with an hourglass, on the corner of a plate or at the foot of a standee. */
export function TimeTokens({
  count,
  x,
  y,
  size,
}: {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          for (let i = 0; i < Math.min(5, count); i++)
            g.ellipse(0, -i * size * 0.2, size * 0.82, size * 0.7)
              .fill({ color: ink.yellow })
              .stroke({ width: 2, color: 0x5c4410 });
        }}
      />
      <Sign name="time" x={0} y={-(Math.min(5, count) - 1) * size * 0.2} size={size * 0.86} tint={0x3a2a06} />
      {count > 1 && <Line text={`×${count}`} x={size * 0.95} y={-size * 0.1} size={size * 0.9} colour={ink.yellow} />}
    </pixiContainer>
  );
}
