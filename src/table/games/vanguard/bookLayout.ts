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
  if (shape === 'tall') {
    const page = (width - 44) / 2;
    return {
      window: false,
      dials: { x: 4, y: 0, width: width - 8, height: 104 },
      left: { x: 22, y: 120, width: page, height: 330 },
      right: { x: 22 + page, y: 120, width: page, height: 330 },
      desk: { x: 4, y: 466, width: width - 8, height: height - 470 },
    };
  }
  if (shape === 'flat')
    return {
      window: false,
      dials: { x: 2, y: 0, width: 172, height },
      left: { x: 192, y: 10, width: 296, height: height - 20 },
      right: { x: 488, y: 10, width: 276, height: height - 20 },
      desk: { x: 790, y: 0, width: width - 794, height },
    };
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
