import type { Strip } from '../stage/shapes.ts';

/** Something of its own size, as large as it can be in a rectangle, in its middle: where its upper left corner lies, and its scale. */
export function spotIn(
  { x, y, width, height }: Strip,
  size: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number; readonly scale: number } {
  const scale = Math.min(width / size.width, height / size.height);
  return { x: x + (width - size.width * scale) / 2, y: y + (height - size.height * scale) / 2, scale };
}
