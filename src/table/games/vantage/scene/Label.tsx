import { extend } from '@pixi/react';
import { Text } from 'pixi.js';
import { memo, useMemo } from 'react';
import { freed } from '../../../parts/freedText.ts';
import { lengthOf } from '../layout/letters.ts';

extend({ Text });

interface LabelProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: 'Josefin Sans' | 'Fraunces' | 'Inter';
  readonly weight?: '400' | '500' | '600' | '700';
  readonly colour?: number;
  readonly anchor?: number | { readonly x: number; readonly y: number };
  /** Width at which lines are broken. */
  readonly wrap?: number;
  /** Width of the room for one line: longer words are set narrower, and as high as the others. */
  readonly within?: number;
  readonly spaced?: number;
  readonly lines?: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** Words of any length. */
export const Label = memo(function Label(props: LabelProps) {
  const {
    text,
    x,
    y,
    size,
    font = 'Josefin Sans',
    weight = '700',
    colour = 0x33284a,
    anchor = 0,
    wrap,
    within,
    spaced = 0,
    lines = 1.3,
    align = 'left',
  } = props;
  const style = useMemo(
    () => ({
      fontFamily: font,
      fontWeight: weight,
      fontSize: size,
      fill: colour,
      letterSpacing: spaced,
      align,
      lineHeight: size * lines,
      ...(wrap === undefined ? {} : { wordWrap: true, wordWrapWidth: wrap }),
    }),
    [font, weight, size, colour, spaced, align, lines, wrap],
  );
  const narrow = within === undefined ? 1 : Math.min(1, within / lengthOf(text, size));
  return <pixiText ref={freed} text={text} x={x} y={y} scale={{ x: narrow, y: 1 }} anchor={anchor} style={style} resolution={2} />;
});
