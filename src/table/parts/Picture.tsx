import { extend } from '@pixi/react';
import { BitmapText, Container, Sprite, type BLEND_MODES } from 'pixi.js';
import { forwardRef, memo } from 'react';
import { liveFont } from '../fonts.ts';
import { useTable } from '../tableContext.ts';

extend({ Container, Sprite, BitmapText });

export interface PictureProps {
  readonly frame: string;
  readonly x?: number;
  readonly y?: number;
  /** In units of the table: the atlas has more pixels. */
  readonly scale?: number | { readonly x: number; readonly y: number };
  readonly turn?: number;
  readonly tint?: number;
  readonly alpha?: number;
  readonly z?: number;
  readonly blend?: BLEND_MODES;
  readonly visible?: boolean;
}

/** A frame of the atlas, lying by its own anchor. Nothing if it has not been baked. */
export const Picture = memo(
  forwardRef<Sprite, PictureProps>(function Picture(
    { frame, x = 0, y = 0, scale = 1, turn = 0, tint = 0xffffff, alpha = 1, z = 0, blend = 'inherit', visible = true },
    ref,
  ) {
    const { art } = useTable();
    if (!art.has(frame)) return null;
    const texture = art.texture(frame);
    const by = typeof scale === 'number' ? { x: scale, y: scale } : scale;
    return (
      <pixiSprite
        ref={ref}
        texture={texture}
        anchor={texture.defaultAnchor ?? 0.5}
        x={x}
        y={y}
        scale={{ x: by.x / art.scale, y: by.y / art.scale }}
        rotation={turn}
        tint={tint}
        alpha={alpha}
        zIndex={z}
        blendMode={blend}
        visible={visible}
      />
    );
  }),
);

interface WordsProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How wide the letters are for their height, where they are pressed together. */
  readonly narrow?: number;
  /** A family of the game's letters; the first of them if not given. */
  readonly font?: string;
  readonly colour?: number;
  readonly anchor?: number | { readonly x: number; readonly y: number };
  readonly alpha?: number;
}

/** Live words and numbers. Glyphs share one picture for each font, so a new number costs no upload. */
export const Words = memo(function Words({
  text,
  x,
  y,
  size,
  narrow = 1,
  font,
  colour = 0xffe9b8,
  anchor = 0.5,
  alpha = 1,
}: WordsProps) {
  const { fonts } = useTable();
  return (
    <pixiBitmapText
      text={text}
      x={x}
      y={y}
      anchor={anchor}
      alpha={alpha}
      tint={colour}
      scale={{ x: (narrow * size) / 48, y: size / 48 }}
      style={{ ...liveFont(fonts, font), fontSize: 48, fill: 0xffffff }}
    />
  );
});
