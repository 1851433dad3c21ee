import type { CardArea, CardFace, Cast, Lettering, LinePrint, PicturePrint, TagsPrint, TextPrint } from './cardFace.ts';
import type { Pen } from '../light/paint.ts';
import { setText } from './setText.ts';

/** A picture out of the atlas: where it lies in its image, and its size and anchor in units of the table. */
export interface Cutting {
  readonly image: CanvasImageSource;
  readonly from: CardArea;
  readonly w: number;
  readonly h: number;
  readonly ax: number;
  readonly ay: number;
}

interface Inks {
  picture(frame: string): Cutting;
  /** Pixels to a unit: shadows of a canvas are not scaled with it. */
  readonly detail: number;
}

/** Puts a face together; the pen is scaled to units and stands at the upper left corner of the card. */
export function paintFace(pen: Pen, { prints }: CardFace, inks: Inks): void {
  pen.imageSmoothingQuality = 'high';
  for (const print of prints) {
    pen.save();
    if ('picture' in print) paintPicture(pen, print, inks);
    else if ('line' in print) paintLine(pen, print, inks);
    else if ('text' in print) paintText(pen, print, inks);
    else paintTags(pen, print);
    pen.restore();
  }
}

function paintPicture(pen: Pen, print: PicturePrint, inks: Inks): void {
  const cutting = inks.picture(print.picture);
  cast(pen, print.cast, inks.detail);
  if (!('window' in print)) {
    const size = print.size ?? 1;
    return lay(pen, cutting, { x: print.x - cutting.ax * cutting.w * size, y: print.y - cutting.ay * cutting.h * size, size });
  }
  const { window: { x, y, w, h }, round, edge } = print;
  const size = Math.max(w / cutting.w, h / cutting.h);
  pen.beginPath();
  pen.roundRect(x, y, w, h, round);
  pen.save();
  pen.clip();
  lay(pen, cutting, { x: x + (w - cutting.w * size) / 2, y: y + (h - cutting.h * size) / 2, size });
  pen.restore();
  if (!edge) return;
  pen.strokeStyle = edge.colour;
  pen.lineWidth = edge.width;
  pen.stroke();
}

function lay(pen: Pen, { image, from, w, h }: Cutting, at: { readonly x: number; readonly y: number; readonly size: number }): void {
  pen.drawImage(image, from.x, from.y, from.w, from.h, at.x, at.y, w * at.size, h * at.size);
}

function paintLine(pen: Pen, print: LinePrint, { detail }: Inks): void {
  const { line, x, y, width, align, fit, size } = print;
  letter(pen, print);
  const by = Math.min(1, width / pen.measureText(line).width);
  if (fit === 'small') letter(pen, { ...print, size: size * by });
  cast(pen, print.cast, detail);
  pen.textAlign = align;
  pen.translate(x, y);
  if (fit === 'narrow') pen.scale(by, 1);
  pen.fillText(line, 0, 0);
}

/** Letters hang a third of their size below the middle of a line; so do icons. */
const middle = 0.33;

function paintText(pen: Pen, print: TextPrint, inks: Inks): void {
  const { text, area, leading, size, align, from, icons = {} } = print;
  letter(pen, print);
  const most = Math.floor((area.h + leading - size) / leading);
  const set = setText({ text, width: area.w, most, narrow: print.narrow, icon: size, measure: (words) => pen.measureText(words).width });
  const spare = from === 'middle' ? (area.h - (set.lines.length - 1) * leading) / 2 : size / 2;
  pen.textAlign = 'left';
  set.lines.forEach(({ pieces, width }, k) => {
    pen.save();
    pen.translate(area.x + (align === 'center' ? (area.w - width * set.narrow) / 2 : 0), area.y + spare + size * middle + k * leading);
    pen.scale(set.narrow, 1);
    for (const piece of pieces) {
      if (piece.icon === null) pen.fillText(piece.words, 0, 0);
      else {
        const cutting = inks.picture(icons[piece.icon]!);
        const by = size / Math.max(cutting.w, cutting.h);
        lay(pen, cutting, { x: (size - cutting.w * by) / 2, y: -size * middle - (cutting.h * by) / 2, size: by });
      }
      pen.translate(piece.width, 0);
    }
    pen.restore();
  });
}

function paintTags(pen: Pen, print: TagsPrint): void {
  const { tags, y, height, fill, colour, size } = print;
  const [pad, gap] = [10, 5];
  letter(pen, print);
  let { x } = print;
  for (const tag of tags) {
    const across = pen.measureText(tag).width + 2 * pad;
    pen.fillStyle = fill;
    pen.beginPath();
    pen.roundRect(x, y, across, height, height / 2);
    pen.fill();
    pen.fillStyle = colour;
    pen.fillText(tag, x + pad, y + height / 2 + size * 0.36);
    x += across + gap;
  }
}

function letter(pen: Pen, { font, weight, size, colour }: Lettering): void {
  pen.font = `${weight} ${size}px "${font}"`;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colour;
}

function cast(pen: Pen, thrown: Cast | undefined, detail: number): void {
  if (!thrown) return;
  pen.shadowColor = thrown.colour;
  pen.shadowBlur = thrown.blur * detail;
  pen.shadowOffsetX = (thrown.x ?? 0) * detail;
  pen.shadowOffsetY = (thrown.y ?? 0) * detail;
}
