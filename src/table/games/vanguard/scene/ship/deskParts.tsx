import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo, type ReactNode } from 'react';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Thing } from '../../../../parts/Thing.tsx';
import { box, type Strip } from '../../../../stage/shapes.ts';
import { ink } from '../../palette.ts';
import { lengthOf } from '../letters.ts';
import { Line, Nine, Para, Sign, Spotted } from '../primitives.tsx';

extend({ Container, Graphics });

export interface DeskProps {
  readonly view: VanguardView;
  readonly offers: Offers;
  readonly width: number;
  readonly height: number;
  /** The smallest side that can be touched, in its units. */
  readonly finger: number;
}

/** A card on the desk, with a title on dark enamel and a line below. It is lifted by hand where something is asked of it. */
export const DeskCard = memo(function DeskCard({
  id,
  title,
  text,
  x,
  y,
  width,
  height,
  live = false,
  dim = false,
  aside = 0,
  children,
}: Strip & {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly live?: boolean;
  readonly dim?: boolean;
  /** Room beside the title that something else takes. */
  readonly aside?: number;
  readonly children?: ReactNode;
}) {
  const hit = useMemo(() => box(width, height, 8), [width, height]);
  // a long name takes two lines where the card is high enough
  const isLong = height > 64 && lengthOf(title, 20, 'Rajdhani') > (width - 22) * 1.15;
  return (
    <Thing id={id} home={{ x: x + width / 2, y: y + height / 2 }} hit={hit} z={60} glow="card" rise={10} label={title}>
      <Nine frame="ui/paper" x={-width / 2} y={-height / 2} width={width} height={height} rim={18} tint={dim ? 0x93a0ac : 0xffffff} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-width / 2 + 5, -height / 2 + 6, width - 10, isLong ? 40 : 26)
            .fill({ color: live ? 0x14503a : ink.enamel })
        }
      />
      {isLong ? (
        <Para
          text={title}
          x={-width / 2 + 10}
          y={-height / 2 + 7}
          size={18}
          width={width - 16}
          most={2}
          font="Rajdhani"
          weight="700"
          leading={1.02}
        />
      ) : (
        <Line text={title} x={-width / 2 + 12} y={-height / 2 + 19} size={20} width={width - 22 - aside} font="Rajdhani" />
      )}
      {text !== '' && (
        <Line
          text={text}
          x={-width / 2 + 12}
          y={Math.min(height / 2 - 14, -height / 2 + 48)}
          size={18}
          width={width - 22}
          colour={0x25323f}
        />
      )}
      {children}
    </Thing>
  );
});

/** An empty place for a card: something may be put there, or it says what it is for. */
export function Slot({
  id,
  at,
  text,
  locked = false,
}: {
  readonly id?: string;
  readonly at: Strip;
  readonly text: string;
  readonly locked?: boolean;
}) {
  return (
    <>
      <Nine frame="ui/well" {...at} rim={14} />
      {locked ? (
        <Sign name="lock" x={at.x + at.width / 2} y={at.y + at.height / 2} size={24} tint={ink.dim} alpha={0.6} />
      ) : (
        <Line
          text={text}
          x={at.x + at.width / 2}
          y={at.y + at.height / 2}
          size={18}
          width={at.width - 12}
          align="center"
          colour={0x5b7086}
        />
      )}
      {id !== undefined && <Spotted id={id} at={at} z={20} />}
    </>
  );
}

/**
 * Cells of a grid for cards that are touched: as few columns as it takes for each to be as high as a finger, `from` at least, and `most`
 * units high at most.
 */
export function cardsIn(
  count: number,
  { width, height, y = 0, finger, from, most }: {
    readonly width: number;
    readonly height: number;
    readonly y?: number;
    readonly finger: number;
    readonly from: number;
    readonly most: number;
  },
): readonly Strip[] {
  let columns = from;
  const tall = (): number => (height + 8) / Math.max(1, Math.ceil(count / columns)) - 8;
  while (tall() < finger && columns < count) columns++;
  return gridOf(count, columns, { width, height: Math.min(most, tall()), y });
}

/** Cells of a grid, row by row. */
export const gridOf = (
  count: number,
  columns: number,
  { width, height, y = 0 }: { readonly width: number; readonly height: number; readonly y?: number },
): readonly Strip[] =>
  Array.from({ length: count }, (_, i) => ({
    x: (i % columns) * ((width + 8) / columns),
    y: y + Math.floor(i / columns) * (height + 8),
    width: (width + 8) / columns - 8,
    height,
  }));
