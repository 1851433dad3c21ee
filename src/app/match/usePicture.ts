import { useEffect } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import { saves } from '../keeping.ts';

const pauseMs = 2_500;
const width = 480;
const height = 300;

/**
 * Whether the list of matches, which everybody sees, may show a picture of what is on the screen now. At a shared screen it would
 * show a hand, and in a game where seats are apart what nobody else may ever see.
 */
export const isForEverybody = (viewer: Seat | 'table', shared: boolean, apart: boolean): boolean =>
  viewer === 'table' || !(shared || apart);

interface Camera {
  idle(): Promise<void>;
  picture?(): Promise<Blob | null>;
}

/** After a pause in play the saved match gets a small picture of its table. Whatever fails here fails in silence. */
export function usePicture(match: string, moment: number, live: boolean): void {
  useEffect(() => {
    if (!live) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      const camera = (window as { lantern?: Camera }).lantern;
      if (!camera?.picture) return;
      void camera
        .idle()
        .then(() => (current ? camera.picture!() : null))
        .then((blob) => blob && shrunk(blob))
        .then((address) => (address && current ? saves.picture(match, address) : undefined))
        .catch(() => {});
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [match, moment, live]);
}

/** Cut to the shape of the cards in the lobby, from the middle of the table. */
async function shrunk(blob: Blob): Promise<string | null> {
  const image = await createImageBitmap(blob);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const scale = Math.max(width / image.width, height / image.height);
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, (width - image.width * scale) / 2, (height - image.height * scale) / 2, image.width * scale, image.height * scale);
  image.close();
  return pen ? canvas.toDataURL('image/webp', 0.75) : null;
}
