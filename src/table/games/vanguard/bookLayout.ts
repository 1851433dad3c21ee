import type { Strip } from '../../stage/shapes.ts';
import { bookSizes, type BookShape } from './sizes.ts';

interface BookLayout {
  /** The window of the bridge over the book. */
  readonly window: boolean;
  readonly dials: Strip;
  readonly left: Strip;
  readonly right: Strip;
  readonly desk: Strip;
}

/** Where the parts of the ship book lie, in units of the book. */
export function layBook(shape: BookShape): BookLayout {
  const { width, height } = bookSizes[shape];
  const top = shape === 'wide' ? 160 : 2;
  const tall = height - top - 4;
  return {
    window: shape === 'wide',
    dials: { x: 6, y: top, width: 196, height: tall },
    left: { x: 224, y: top + 14, width: 308, height: tall - 28 },
    right: { x: 532, y: top + 14, width: 308, height: tall - 28 },
    desk: { x: 862, y: top, width: width - 868, height: tall },
  };
}
