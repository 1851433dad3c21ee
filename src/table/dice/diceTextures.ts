import { Assets, BufferImageSource, type Texture, type TextureSource } from 'pixi.js';
import { chance } from './chance.ts';

/** A picture of faces, loaded once for all trays. The numbers in it are distances, so nothing may premultiply them. */
export async function loadFaces(src: string): Promise<TextureSource> {
  const texture = await Assets.load<Texture>({
    src,
    data: { alphaMode: 'no-premultiply-alpha', autoGenerateMipmaps: true, scaleMode: 'linear' },
  });
  return texture.source;
}

/** Until the picture is there: far outside of any mark, so dice are blank. */
export const blankFaces = (): TextureSource =>
  new BufferImageSource({
    resource: new Uint8Array([0, 0, 0, 255]),
    width: 1,
    height: 1,
    format: 'rgba8unorm',
    alphaMode: 'no-premultiply-alpha',
  });

const WIDE = 256;

/** Noise for grain and veins. Green is red moved by (37, 17): one fetch of the shader holds two layers of space. */
export function grainNoise(): TextureSource {
  const luck = chance('grain');
  const red = Uint8Array.from({ length: WIDE * WIDE }, () => Math.floor(luck.next() * 256));
  const pixels = new Uint8Array(WIDE * WIDE * 4).fill(255);
  for (let y = 0; y < WIDE; y++) {
    for (let x = 0; x < WIDE; x++) {
      pixels[(y * WIDE + x) * 4] = red[y * WIDE + x]!;
      pixels[(y * WIDE + x) * 4 + 1] = red[((y + 17) % WIDE) * WIDE + ((x + 37) % WIDE)]!;
    }
  }
  return new BufferImageSource({
    resource: pixels,
    width: WIDE,
    height: WIDE,
    format: 'rgba8unorm',
    alphaMode: 'no-premultiply-alpha',
    addressMode: 'repeat',
    scaleMode: 'linear',
  });
}
