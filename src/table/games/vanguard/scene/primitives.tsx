import { extend } from '@pixi/react';
import { Container, Graphics, Sprite, Text, type TextStyleOptions } from 'pixi.js';
import { memo, useMemo, type ReactNode } from 'react';
import { usePlace } from '../../../hooks.ts';
import { softened } from '../../../parts/freedText.ts';
import { NineSlice } from '../../../parts/NineSlice.tsx';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Area, type Strip } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { ink } from '../palette.ts';
import { lengthOf, linesOf, type Face } from './letters.ts';

extend({ Container, Graphics, Sprite, Text });

/** A plate of the atlas whose middle is stretched. */
export const Nine = memo(function Nine({
  frame,
  x,
  y,
  width,
  height,
  rim = 30,
  tint = 0xffffff,
  alpha = 1,
}: Strip & { readonly frame: string; readonly rim?: number; readonly tint?: number; readonly alpha?: number }) {
  const { art } = useTable();
  if (!art.has(frame))
    return <pixiGraphics draw={(g) => void g.clear().roundRect(x, y, width, height, 8).fill({ color: ink.field, alpha })} />;
  const zoom = Math.min(1, width / (2 * rim + 2), height / (2 * rim + 2));
  return <NineSlice frame={frame} x={x} y={y} width={width} height={height} rim={rim} zoom={zoom} tint={tint} alpha={alpha} />;
});

/** A sign of the set, so many units wide. */
export const Sign = memo(function Sign({
  name,
  x,
  y,
  size,
  tint = ink.print,
  alpha = 1,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tint?: number;
  readonly alpha?: number;
}) {
  return <Picture frame={`sign/${name}`} x={x} y={y} scale={size / 32} tint={tint} alpha={alpha} />;
});

/** One line; what is too wide for `width` is set narrower, and as high as the rest. */
export const Line = memo(function Line({
  text,
  x,
  y,
  size,
  width,
  font = 'Saira Condensed',
  colour = ink.print,
  align = 'left',
  alpha = 1,
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width?: number;
  readonly font?: Face;
  readonly colour?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly alpha?: number;
}) {
  const narrow = width === undefined ? 1 : Math.min(1, width / Math.max(lengthOf(text, size, font), 1));
  const anchor = { x: align === 'left' ? 0 : align === 'center' ? 0.5 : 1, y: 0.5 };
  return <Words text={text} x={x} y={y} size={size} narrow={narrow} font={font} colour={colour} anchor={anchor} alpha={alpha} />;
});

/** Words to be read, broken into lines; `most` lines at most. */
export const Para = memo(function Para({
  text,
  x,
  y,
  size,
  width,
  most = 99,
  font = 'Inter',
  weight = '500',
  colour = ink.print,
  leading = 1.3,
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly most?: number;
  readonly font?: Face;
  readonly weight?: TextStyleOptions['fontWeight'];
  readonly colour?: number;
  readonly leading?: number;
}) {
  const lines = linesOf(text, width, size, font);
  const shown = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]!.slice(0, -1)}…`] : lines;
  const style: TextStyleOptions = {
    fontFamily: font,
    fontWeight: weight ?? '500',
    fontSize: size,
    fill: colour,
    lineHeight: size * leading,
    padding: 4,
  };
  return shown.length === 0 ? null : <pixiText ref={softened} text={shown.join('\n')} x={x} y={y} style={style} resolution={2} />;
});

interface KeyProps extends Strip {
  readonly id: string;
  readonly label: string;
  readonly sign?: string | undefined;
  readonly look?: 'key' | 'hot' | 'dim';
  readonly size?: number;
  readonly z?: number;
  /** Stands before the words: dice, badges. */
  readonly children?: ReactNode;
  readonly indent?: number;
}

/** An answer to be tapped: an off-white cap in a well; the one that matters most is orange. */
export const Key = memo(function Key({
  id,
  label,
  sign,
  x,
  y,
  width,
  height,
  look = 'key',
  size = 24,
  z = 200,
  children,
  indent = 0,
}: KeyProps) {
  const hit = useMemo(() => box(width, height, 10), [width, height]);
  const colour = look === 'dim' ? ink.print : ink.dark;
  const left = 14 + indent + (sign === undefined ? 0 : size * 1.5);
  const lines = Math.min(3, linesOf(label, width - left - 12, size, 'Saira Condensed').length);
  return (
    <Thing id={id} home={{ x: x + width / 2, y: y + height / 2 }} hit={hit} z={z} glow="box" rise={4}>
      <Nine frame={`ui/${look}`} x={-width / 2} y={-height / 2} width={width} height={height} rim={14} />
      {sign !== undefined && <Sign name={sign} x={-width / 2 + 16 + size * 0.62} y={0} size={size * 1.24} tint={colour} />}
      {children}
      {lines < 2 ? (
        <Line text={label} x={-width / 2 + left} y={1} size={size} width={width - left - 10} colour={colour} />
      ) : (
        <Para
          text={label}
          x={-width / 2 + left}
          y={(-lines * size * 1.1) / 2}
          size={size}
          width={width - left - 12}
          most={3}
          font="Saira Condensed"
          weight="600"
          colour={colour}
          leading={1.1}
        />
      )}
    </Thing>
  );
});

/** A spot to tap, or to reach by the keyboard, that changes this screen alone; `label` is said of it. */
export function Opener({
  id,
  label,
  at,
  opens,
  z = 100,
}: {
  readonly id: string;
  readonly label: string;
  readonly at: Strip;
  readonly opens: () => void;
  readonly z?: number;
}) {
  const area = useMemo<Area>(() => ({ shape: 'rect', ...at, round: 6 }), [at.x, at.y, at.width, at.height]);
  usePlace(id, { area, opens, label, z });
  return null;
}

/** A spot where things may be put or tapped. */
export function Spotted({ id, at, z = 0 }: { readonly id: string; readonly at: Strip; readonly z?: number }) {
  const area = useMemo<Area>(() => ({ shape: 'rect', ...at, round: 8 }), [at.x, at.y, at.width, at.height]);
  usePlace(id, { area, z });
  return null;
}

/** A die by its picture. `edge` is its edge in units. */
export const DieThing = memo(function DieThing({
  id,
  frame,
  x,
  y,
  edge,
  z = 120,
  dim = false,
  place,
}: {
  readonly id: string;
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  readonly edge: number;
  readonly z?: number;
  readonly dim?: boolean;
  readonly place?: string;
}) {
  const hit = useMemo(() => box(edge * 1.1, edge * 1.1, 6), [edge]);
  return (
    <Thing id={id} home={{ x, y }} hit={hit} z={z} glow="box" rise={14} alpha={dim ? 0.55 : 1} place={place}>
      <Picture frame={frame} scale={edge / 54} y={edge * 0.1} />
    </Thing>
  );
});
