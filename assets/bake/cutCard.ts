import { tint, type Ctx } from './canvas.ts';

/** Begins a picture of this size: games differ in how finely their pens smooth. */
type NewPen = (width: number, height: number) => Ctx;

/** A figure that is cut out of card, as a game prints it. Lengths are in design units. */
export interface CardLook {
  /** Light along a side of the figure: its colour, where it comes from, and how strong it is. */
  readonly rims: readonly (readonly [colour: string, dx: number, dy: number, alpha: number])[];
  /** Layers of card that show down to the right, how far each lies from the next, and their colours from the lowest up. */
  readonly plies: { readonly count: number; readonly dx: number; readonly dy: number; readonly colours: readonly [string, string, string] };
  readonly core: string;
  /** It falls into shade toward the feet: from the first colour into the second. */
  readonly shade: readonly [string, string];
}

/** The outline of the card round the printed art: the art, grown on every side. */
export function grown(newPen: NewPen, art: HTMLCanvasElement, pad: number, by: number, steps: number): HTMLCanvasElement {
  const pen = newPen(art.width + pad * 2, art.height + pad * 2);
  for (let i = 0; i < steps; i++) {
    const a = (i / steps) * Math.PI * 2;
    for (const r of [by, by * 0.5]) pen.drawImage(art, pad + Math.cos(a) * r, pad + Math.sin(a) * r);
  }
  // harden what was translucent
  for (let i = 0; i < 4; i++) pen.drawImage(pen.canvas, 0, 0);
  return pen.canvas;
}

/** The cut figure: printed art on a core with a white edge, and the plies of the card down to the right. */
export function cutCard(newPen: NewPen, art: HTMLCanvasElement, hull: HTMLCanvasElement, pad: number, scale: number, look: CardLook) {
  const { width: w, height: h } = hull;
  const lit = newPen(w, h);
  lit.drawImage(art, pad, pad);
  for (const [colour, dx, dy, alpha] of look.rims) rim(newPen, lit, colour, dx * scale, dy * scale, alpha);
  const card = newPen(w, h);
  const { count, dx, dy, colours } = look.plies;
  for (let i = count; i > 0; i--) card.drawImage(tint(hull, colours[i > 5 ? 0 : i > 3 ? 1 : 2]), i * dx * scale, i * dy * scale);
  card.drawImage(tint(hull, look.core), 0, 0);
  const edge = newPen(w, h);
  edge.drawImage(tint(hull, '#ffffff'), 0, 0);
  edge.globalCompositeOperation = 'destination-out';
  edge.drawImage(hull, 1.6 * scale, 1.6 * scale);
  card.drawImage(edge.canvas, 0, 0);
  card.drawImage(lit.canvas, 0, 0);
  card.globalCompositeOperation = 'source-atop';
  const shade = card.createLinearGradient(0, h * 0.55, 0, h);
  look.shade.forEach((colour, i) => shade.addColorStop(i, colour));
  card.fillStyle = shade;
  card.fillRect(0, 0, w, h);
  return card.canvas;
}

/** What the card throws on the ground. */
export function softShadow(newPen: NewPen, hull: HTMLCanvasElement, colour: string, scale: number): HTMLCanvasElement {
  const pen = newPen(hull.width, hull.height);
  pen.filter = `blur(${2.5 * scale}px)`;
  pen.drawImage(tint(hull, colour), 0, 0);
  return pen.canvas;
}

function rim(newPen: NewPen, pen: Ctx, colour: string, dx: number, dy: number, alpha: number): void {
  const side = newPen(pen.canvas.width, pen.canvas.height);
  side.drawImage(tint(pen.canvas, colour), 0, 0);
  side.globalCompositeOperation = 'destination-out';
  side.filter = 'blur(1px)';
  side.drawImage(pen.canvas, -dx, -dy);
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.globalAlpha = alpha;
  pen.drawImage(side.canvas, 0, 0);
  pen.restore();
}
