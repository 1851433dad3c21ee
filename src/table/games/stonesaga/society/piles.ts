import type { Strip } from '../../../stage/shapes.ts';
import { widthOf } from '../boards/lettering.ts';
import type { Ground } from '../ground.ts';

export interface Pile {
  readonly kind: 'journey' | 'night';
  /** Middle of the pile, and of the discarded card that looks out from behind it. */
  readonly deck: { readonly x: number; readonly y: number };
  readonly discard: { readonly x: number; readonly y: number; readonly turn: number };
  readonly width: number;
  readonly height: number;
  /** Over the zigzag of its back; a pile that is too small for readable letters is told by its picture. */
  readonly name: { readonly text: string; readonly y: number; readonly size: number } | null;
}

const names = { journey: 'Journey', night: 'Night' } as const;
/** Middle of the band over the zigzag, and units of a card as they are painted. */
const band = { y: 18, of: 146 } as const;

/** Cards are 104 by 146; a pile and its discard share the strip, which is wider in the column than in the row. */
export function layPiles(ground: Ground): readonly Pile[] {
  const wide = ground.layout === 'wide';
  const width = wide ? 88 : 82;
  const height = (width * 146) / 104;
  const pile = (kind: Pile['kind'], { x, y, width: across }: Strip): Pile => {
    const middle = x + across / 2;
    const size = ground.letters;
    return {
      kind,
      name: widthOf(names[kind], size) < width - 8 ? { text: names[kind], y: y + 2 + (height * band.y) / band.of, size } : null,
      width,
      height,
      deck: { x: middle - (wide ? 12 : 9), y: y + height / 2 + 2 },
      discard: { x: middle + (wide ? 14 : 10), y: y + height / 2 + 30, turn: 0.07 },
    };
  };
  return [pile('journey', ground.journey), pile('night', ground.night)];
}
