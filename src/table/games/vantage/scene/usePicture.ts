import type { Texture } from 'pixi.js';
import { useEffect, useState } from 'react';
import { useTable } from '../../../tableContext.ts';
import { fetchPicture, pictureAt } from '../pictures.ts';

/** A picture by its address: null until it has come. */
export function usePicture(address: string | null): Texture | null {
  const { invalidate } = useTable();
  const [come, setCome] = useState<{ readonly address: string; readonly texture: Texture } | null>(null);
  useEffect(() => {
    if (address === null || pictureAt(address)) return undefined;
    let gone = false;
    void fetchPicture(address).then((texture) => {
      if (gone || !texture) return;
      setCome({ address, texture });
      invalidate();
    });
    return () => {
      gone = true;
    };
  }, [address, invalidate]);
  if (address === null) return null;
  return pictureAt(address) ?? (come?.address === address ? come.texture : null);
}
