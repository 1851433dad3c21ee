import { BitmapText, Container, Graphics, Matrix, NineSliceSprite, Rectangle, Text } from 'pixi.js';
import { measured } from './faces.ts';

/** Words that stand on the table, in CSS pixels of the window. */
export interface Word {
  readonly text: string;
  /** How high their letters are set. */
  readonly size: number;
  /** How wide their letters are set, for their height: 1 unless they are pressed together. */
  readonly narrow: number;
  readonly lines: number;
  readonly at: Rectangle;
  /** What they stand on: the uppermost plate, key or card under their middle, or nothing but a picture. */
  readonly ground: Rectangle | null;
  /** What is seen of the part of the table that they stand on, if it is cut. */
  readonly cut: Rectangle | null;
  /** What was drawn after them, whether it lies over them or not. */
  readonly later: Rectangle[];
}

/** Every word on the table, in the order in which they are drawn. `zoom`: CSS pixels to a unit. */
export function wordsOn(stage: Container, zoom: number): readonly Word[] {
  const found: Word[] = [];
  const grounds: Rectangle[] = [];
  const look = (one: Container, cut: Rectangle | null): void => {
    if (!one.visible || !one.includeInBuild || one.alpha < 0.05) return; // a mask is not drawn
    const seen = one.mask instanceof Container ? common(cut, placed(one.mask, zoom)) : cut;
    if (isWords(one)) {
      if (one.text.trim() !== '') found.push(wordOf(one, seen, grounds, zoom));
    } else if (isPlate(one)) {
      const ground = placed(one, zoom);
      grounds.push(ground);
      for (const word of found) word.later.push(ground);
    }
    for (const child of inOrder(one)) look(child, seen);
  };
  look(stage, null);
  return found;
}

type Words = Text | BitmapText;
const isWords = (one: Container): one is Words => one instanceof Text || one instanceof BitmapText;

const inOrder = ({ children, sortableChildren }: Container): readonly Container[] =>
  sortableChildren ? children.toSorted((a, b) => a.zIndex - b.zIndex) : children;

/** Whether what lies under it is not seen. Of a picture nobody knows that; the kind whose middle is stretched is a plate or a key. */
const isPlate = (one: Container): boolean =>
  one instanceof NineSliceSprite ||
  (one instanceof Graphics && one.context.instructions.some(({ action, data }) => action === 'fill' && data.style.alpha > 0.85));

function wordOf(one: Words, cut: Rectangle | null, grounds: readonly Rectangle[], zoom: number): Word {
  const { a, b, c, d } = one.getGlobalTransform(new Matrix(), false);
  const [across, up] = [Math.hypot(a, b), Math.hypot(c, d)];
  const at = placed(one, zoom);
  return {
    text: one.text,
    size: one.style.fontSize * up * zoom,
    narrow: across / up,
    lines: linesOf(one).length,
    at,
    ground: grounds.findLast((ground) => carries(ground, at)) ?? null,
    cut,
    later: [],
  };
}

/** A disc or a pip that happens to lie under the middle of words carries none of them. */
const carries = (ground: Rectangle, at: Rectangle): boolean =>
  ground.contains(at.x + at.width / 2, at.y + at.height / 2) && ground.height > at.height * 0.6 && ground.width > at.height;

/** Where something lies in the window. Words are measured by their face: where nothing is drawn, they have no size of their own. */
function placed(one: Container, zoom: number): Rectangle {
  const { x, y, width, height } = isWords(one) ? extentOf(one) : one.getLocalBounds().rectangle;
  const matrix = one.getGlobalTransform(new Matrix(), false);
  const corners = [x, x + width].flatMap((u) => [y, y + height].map((v) => matrix.apply({ x: u, y: v })));
  const [left, top] = [Math.min(...corners.map((at) => at.x)), Math.min(...corners.map((at) => at.y))];
  const [right, bottom] = [Math.max(...corners.map((at) => at.x)), Math.max(...corners.map((at) => at.y))];
  return new Rectangle(left * zoom, top * zoom, (right - left) * zoom, (bottom - top) * zoom);
}

/** What words cover, from the point that they are anchored to. */
function extentOf(one: Words): Rectangle {
  const { anchor, style } = one;
  const lines = linesOf(one);
  const width = Math.max(...lines.map((line) => widthOf(line, one)));
  const height = lines.length * (style.lineHeight || style.fontSize * 1.2);
  return new Rectangle(-anchor.x * width, -anchor.y * height, width, height);
}

const widthOf = (line: string, { style }: Words): number =>
  measured(line, String(style.fontFamily).split(',')[0]!, String(style.fontWeight), style.fontSize, style.letterSpacing);

/** Lines as Pixi breaks them: before the word that would reach beyond the width. */
function linesOf(one: Words): readonly string[] {
  const { wordWrap, wordWrapWidth } = one.style;
  return one.text.split('\n').flatMap((part) => {
    if (!wordWrap) return [part];
    const lines: string[] = [];
    for (const word of part.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`;
      if (lines.length > 0 && widthOf(longer, one) <= wordWrapWidth) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

function common(one: Rectangle | null, other: Rectangle): Rectangle {
  if (!one) return other;
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return new Rectangle(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}
