import type { Strip } from '../../stage/shapes.ts';
import { heightOf, linesOf } from './scene/letters.ts';

/** Height of a view of a sector, in its widths. */
const viewShape = 112 / 170;

/** What stands on the screen of a log. */
interface Words {
  readonly text: string;
  readonly teach: string | undefined;
  /** On the keys: the choices, or one that puts the log away. */
  readonly keys: readonly string[];
  readonly hasPicture: boolean;
}

interface Room {
  readonly at: Strip;
  readonly letters: number;
  readonly touch: number;
}

interface LogLayout {
  readonly panel: Strip;
  /** Print of the log, of what it teaches, and of its keys. */
  readonly size: number;
  readonly small: number;
  readonly keySize: number;
  /** Null where there is no room for it. */
  readonly picture: Strip | null;
  /** Under the picture where that stands beside the words, else over the words. */
  readonly title: { readonly x: number; readonly y: number; readonly width: number; readonly isBeside: boolean };
  readonly words: { readonly x: number; readonly y: number; readonly width: number };
  readonly teachY: number;
  readonly keyAt: (i: number) => Strip;
  readonly fits: boolean;
}

interface Try {
  readonly inRow: boolean;
  readonly fromEdgeToEdge?: true;
}

/**
 * In large type with a picture; where that is too much the letters shrink, then the picture goes, then keys stand beside each other,
 * then the screen has no margins.
 */
export function layLog(words: Words, room: Room): LogLayout {
  const bare = { ...words, hasPicture: false };
  const tries = [
    tried(words, room, { inRow: false }),
    tried(bare, room, { inRow: false }),
    tried(bare, room, { inRow: true }),
    tried(bare, room, { inRow: true, fromEdgeToEdge: true }),
  ];
  return tries.find(({ fits }) => fits) ?? tries.at(-1)!;
}

function tried({ text, teach, keys, hasPicture }: Words, { at, letters, touch }: Room, { inRow, fromEdgeToEdge }: Try): LogLayout {
  const upright = at.height > at.width * 1.15;
  const width = Math.min(at.width - 24, upright || fromEdgeToEdge ? at.width : Math.max(900, at.width * 0.86));
  // beside the words on a wide screen, over them on an upright one
  const side = !upright && hasPicture ? width * (at.width > at.height * 2.2 ? 0.28 : 0.4) : 0;
  const inner = width - 64 - side;
  const scenery = hasPicture ? (upright ? inner : side - 40) * viewShape : 0;
  const over = upright ? Math.min(scenery, at.height * 0.26) : 0;
  const columns = inRow ? keys.length : 1;
  const keyWidth = (inner + 10) / columns - 10;
  let size = Math.max(letters * 1.45, 30);
  const keySize = Math.max(letters, Math.min(size, 30));
  const small = (): number => Math.max(letters, size * 0.86);
  const linesIn = (label: string): number => Math.min(3, linesOf(label, keyWidth - 30 - keySize * 1.5, keySize, 'Saira Condensed').length);
  const lines = Math.max(1, ...keys.map(linesIn));
  const keyHeight = Math.max(touch, keySize * (0.6 + 1.15 * lines));
  const keysHeight = Math.ceil(keys.length / columns) * (keyHeight + 10);
  const head = side > 0 ? 0 : 2.5;
  const need = (): number =>
    size * head + over + heightOf(text, inner, size) + (teach === undefined ? 0 : heightOf(teach, inner, small()) + 20) + keysHeight + 70;
  while (need() > at.height - 20 && size > letters) size = Math.max(letters, size * 0.95);
  const height = Math.min(at.height - 16, Math.max(need(), side > 0 ? scenery + size * 4.4 + 90 : 360));
  const [x, y] = [at.x + (at.width - width) / 2, at.y + (at.height - height) / 2];
  const left = x + 32 + side;
  const headY = y + 24 + over;
  const textY = headY + size * head;
  const keyY = y + height - 26 - keysHeight;
  const beside = { x: x + 32, y: y + 40 + scenery, width: side - 48, isBeside: true };
  return {
    panel: { x, y, width, height },
    size,
    small: small(),
    keySize,
    picture: !hasPicture
      ? null
      : upright
        ? { x: x + (width - over / viewShape) / 2, y: y + 20, width: over / viewShape, height: over }
        : { x: x + 28, y: y + 28, width: side - 40, height: scenery },
    title: side > 0 ? beside : { x: left, y: headY, width: inner, isBeside: false },
    words: { x: left, y: textY, width: inner },
    teachY: textY + heightOf(text, inner, size) + 14,
    keyAt: (i) => ({
      x: left + (i % columns) * (keyWidth + 10),
      y: keyY + Math.floor(i / columns) * (keyHeight + 10),
      width: keyWidth,
      height: keyHeight,
    }),
    fits: need() <= at.height - 16,
  };
}
