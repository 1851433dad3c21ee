import { PerspectiveMesh, type Sprite, type Texture } from 'pixi.js';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { holding } from '../art/frameTexture.ts';
import { flipCorners } from './flip.ts';

interface Flip {
  readonly face: RefObject<Sprite | null>;
  /** The texture to render with: that of the side which lies up now. */
  readonly texture: Texture;
  readonly onFlip: (flip: number) => void;
}

/** Two sides of a flat thing. Only while it turns over is it a mesh in perspective; at rest it is one sprite like any other. */
export function useFlip(front: Texture, back: Texture, faceUp: boolean, width: number, height: number): Flip {
  const face = useRef<Sprite>(null);
  const mesh = useRef<PerspectiveMesh | null>(null);
  const now = useRef(faceUp ? 0 : 1);
  useEffect(() => () => mesh.current?.destroy(), []);
  useEffect(() => holding([front, back]), [front, back]); // the other side is there before the first half of a turn is over
  const onFlip = useCallback(
    (flip: number) => {
      const sprite = face.current;
      if (!sprite) return;
      const resting = flip <= 0.002 || flip >= 0.998;
      const texture = flip < 0.5 ? front : back;
      now.current = flip;
      if (sprite.texture !== texture) sprite.texture = texture;
      if (sprite.visible !== resting) sprite.visible = resting;
      if (!resting && !mesh.current) {
        mesh.current = new PerspectiveMesh({ texture, verticesX: 8, verticesY: 8 });
        sprite.parent?.addChild(mesh.current);
      }
      if (!mesh.current) return;
      mesh.current.visible = !resting;
      if (resting) return;
      if (mesh.current.texture !== texture) mesh.current.texture = texture;
      mesh.current.setCorners(...flipCorners(Math.min(1, Math.max(0, flip)), width, height));
    },
    [front, back, width, height],
  );
  return { face, texture: now.current < 0.5 ? front : back, onFlip };
}
