import { extend } from '@pixi/react';
import { Text } from 'pixi.js';
import { memo, useMemo } from 'react';
import { freed } from '../../../parts/freedText.ts';

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
  return <pixiText ref={freed} text={text} x={x} y={y} anchor={anchor} style={style} resolution={2} />;
});
