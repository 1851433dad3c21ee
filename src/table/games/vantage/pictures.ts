import { ImageSource, Texture } from 'pixi.js';
import type { Art } from '../../contract.ts';

const asked = new Map<string, Promise<Texture | null>>();
const come = new Map<string, Texture>();

/** Fetches one picture, or decodes it from bytes that lie here already; null if it does not come. Asked twice, it is made once. */
export function fetchPicture(address: string, bytes?: Blob): Promise<Texture | null> {
  const known = asked.get(address);
  if (known) return known;
  const coming = decoded(address, bytes).then(
    (texture) => {
      come.set(address, texture);
      return texture;
    },
    () => null,
  );
  asked.set(address, coming);
  return coming;
}

/** Straight by the browser: Pixi's own loader first tries formats and starts workers, and the first place would wait for that. */
async function decoded(address: string, bytes?: Blob): Promise<Texture> {
  const bitmap = await createImageBitmap(bytes ?? (await pictureBytes(address)));
  return new Texture({ source: new ImageSource({ resource: bitmap, label: address }) });
}

export async function pictureBytes(address: string, wish?: RequestInit): Promise<Blob> {
  const answer = await fetch(address, wish);
  if (!answer.ok) throw new Error(`The picture ${address} did not come: ${answer.status}.`);
  return answer.blob();
}

/** What has come already, so that a picture that is known is there at once. */
export const pictureAt = (address: string): Texture | undefined => come.get(address);

/** This table has no atlas: what it draws are words, shapes and single pictures. */
export const art: Art = {
  scale: 1,
  texture: () => Texture.EMPTY,
  has: () => false,
  hint: () => undefined,
  drawn: () => undefined,
  settled: async () => {
    await Promise.all(asked.values());
  },
  get figures() {
    const bytes = [...come.values()].reduce((sum, { width, height }) => sum + width * height * 4, 0);
    return { bytes, highest: bytes, missing: asked.size - come.size };
  },
  close: () => undefined,
};
