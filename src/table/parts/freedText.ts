import type { Text } from 'pixi.js';

/**
 * For the `ref` of a text: gives back its picture when it is taken off the table. The bridge to React destroys only the uppermost of
 * what it removes, so without this every text inside it would keep its texture on the graphics card until the match is closed.
 */
export const freed = (text: Text) => (): void => {
  if (!text.destroyed) text.unload();
};

/** The same for words that a phone shows at a third of their size: without mipmaps thin strokes are lost. */
export function softened(text: Text): () => void {
  text.autoGenerateMipmaps = true;
  return freed(text);
}
