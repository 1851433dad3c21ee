import { Sprite } from 'pixi.js';
import type { Art } from '../contract.ts';

/**
 * A frame of the atlas for something that moves outside React, lying by its own anchor, in units of the table. Null if it has not
 * been baked.
 */
export function spriteOf(art: Art, frame: string, oversize = 1): Sprite | null {
  if (!art.has(frame)) return null;
  const texture = art.texture(frame);
  const sprite = new Sprite({ texture, anchor: texture.defaultAnchor ?? 0.5 });
  sprite.scale.set(1 / (art.scale * oversize));
  return sprite;
}
