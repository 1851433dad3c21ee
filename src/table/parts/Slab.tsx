import { extend } from '@pixi/react';
import { Container, type Sprite } from 'pixi.js';
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Home } from '../motion/body.ts';
import type { Area } from '../stage/shapes.ts';
import { useTable } from '../tableContext.ts';
import { Picture } from './Picture.tsx';
import { Thing } from './Thing.tsx';
import { turnedOver } from './turnedOver.ts';

extend({ Container });

interface SlabProps {
  readonly id: string;
  /** Frames of its two sides. */
  readonly front: string;
  readonly back: string;
  readonly faceUp: boolean;
  readonly home: Home;
  readonly hit: Area;
  /** Of the pictures. */
  readonly scale?: number;
  /** Of the front. */
  readonly tint?: number;
  /** Units that it rises while it turns over. */
  readonly lift: number;
  /** How much larger it is when it stands on its edge. */
  readonly grow: number;
  readonly from?: string | undefined;
  readonly rise?: number;
  readonly z?: number;
  readonly label?: string;
  /** Lies on the back and is gone with it. */
  readonly children?: ReactNode;
}

/** A flat piece of the map with two sides: it turns over about its upright middle and rises on the way. Hands touch its place, not it. */
export function Slab(props: SlabProps) {
  const { id, front, back, faceUp, home, hit, scale = 1, tint = 0xffffff, lift, grow, from, rise, z = 0, label = id, children } = props;
  const { art } = useTable();
  const slab = useRef<Container>(null);
  const face = useRef<Sprite>(null);
  const cover = useRef<Container>(null);
  const turnOver = useCallback(
    (flip: number) => {
      if (!face.current || !slab.current) return;
      const { upright, width, height, y } = turnedOver(flip, lift, grow);
      const frame = upright ? front : back;
      const texture = art.has(frame) ? art.texture(frame) : null;
      if (texture && face.current.texture !== texture) {
        face.current.texture = texture;
        face.current.anchor.copyFrom(texture.defaultAnchor ?? { x: 0.5, y: 0.5 });
      }
      face.current.tint = upright ? tint : 0xffffff;
      slab.current.scale.set(width, height);
      slab.current.y = y;
      if (cover.current) cover.current.visible = !upright;
    },
    [art, front, back, tint, lift, grow],
  );
  const at = { ...home, flip: faceUp ? 0 : 1 };
  useLayoutEffect(() => turnOver(faceUp ? 0 : 1), [turnOver, faceUp]);
  // it names no place: things that change theirs set out one by one, and a tile must not leave without what stands on it
  return (
    <Thing id={id} label={label} home={at} hit={hit} z={z} touchable={false} from={from} rise={rise} onFlip={turnOver}>
      <pixiContainer ref={slab}>
        <Picture ref={face} frame={faceUp ? front : back} scale={scale} />
        <pixiContainer ref={cover}>{children}</pixiContainer>
      </pixiContainer>
    </Thing>
  );
}
