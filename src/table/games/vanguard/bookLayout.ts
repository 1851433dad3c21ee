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

/** Of the width that a window has left: so much goes to each page of the book, the rest to the desk. */
const pageShare = 0.14;

/** Where the parts of the ship book lie, in units of the book, over a width that may be more than its own. */
export function layBook(shape: BookShape, width: number): BookLayout {
  const { width: own, height } = bookSizes[shape];
  const more = Math.max(0, width - own) * pageShare;
  const top = shape === 'wide' ? 160 : 2;
  const tall = height - top - 4;
  const page = { y: top + 14, width: 308 + more, height: tall - 28 };
  const left = { x: 224, ...page };
  const right = { x: left.x + page.width, ...page };
  const desk = right.x + page.width + 22;
  return {
    window: shape === 'wide',
    dials: { x: 6, y: top, width: 196, height: tall },
    left,
    right,
    desk: { x: desk, y: top, width: width - desk - 6, height: tall },
  };
}
