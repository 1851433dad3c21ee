import { context, type Ctx, type Paint } from '../../bake/canvas.ts';
import { random } from '../../bake/random.ts';

interface Matter { z?: number; leaf?: number; gloss?: number; soft?: number; alpha?: number; op?: GlobalCompositeOperation }
export interface Flame { x: number; y: number; z: number; kind: 'candle' | 'forge' | 'magic' }

/** The square of board space that a pair of maps covers. */
interface MapSquare { x: number; y: number; size: number; unit: number }

/**
 * Paints colour and height at the same time. The height canvas keeps three scalars per pixel:
 * red = height (0..255 is -0.4..0.6 tiles), green = leaf, blue = gloss.
 */
export class Brush {
  readonly colour: Ctx;
  readonly height: Ctx;
  floor = 0;
  rand = random(1);
  /** Flames painted so far, in board space: they are the lights of the relief. */
  readonly flames: Flame[] = [];

  constructor(readonly map: MapSquare) {
    const px = Math.round(map.size * map.unit);
    this.colour = context(px);
    this.height = context(px);
    for (const ctx of this.both) {
      ctx.scale(map.unit, map.unit);
      ctx.translate(-map.x, -map.y);
    }
  }

  private get both() {
    return [this.colour, this.height];
  }

  /** Paints in a frame of its own. */
  within(place: (ctx: Ctx) => void, paint: () => void) {
    for (const ctx of this.both) {
      ctx.save();
      place(ctx);
    }
    paint();
    for (const ctx of this.both) ctx.restore();
  }

  /** A frame whose unit is one tile, turned in quarter turns about the tile's middle. */
  at(x: number, y: number, turn: number, paint: () => void) {
    this.within((ctx) => {
      ctx.translate(x + 0.5, y + 0.5);
      ctx.rotate((turn * Math.PI) / 2);
      ctx.translate(-0.5, -0.5);
    }, paint);
  }

  turned(x: number, y: number, angle: number, paint: () => void) {
    this.within((ctx) => {
      ctx.translate(x, y);
      ctx.rotate(angle);
    }, paint);
  }

  clip(path: Path2D, paint: () => void) {
    this.within((ctx) => ctx.clip(path), paint);
  }

  flame(x: number, y: number, z: number, kind: Flame['kind'] = 'candle') {
    const p = this.colour.getTransform().transformPoint({ x, y });
    const { unit } = this.map;
    this.flames.push({ x: p.x / unit + this.map.x, y: p.y / unit + this.map.y, z: this.floor + z, kind });
  }

  /** z is measured from the current floor. Without z only colour is laid. */
  fill(path: Path2D, colour: Paint | null, m: Matter = {}) {
    if (colour) {
      const c = this.colour;
      c.globalAlpha = m.alpha ?? 1;
      c.globalCompositeOperation = m.op ?? 'source-over';
      c.fillStyle = colour;
      c.fill(path);
      c.globalAlpha = 1;
      c.globalCompositeOperation = 'source-over';
    }
    if (m.z !== undefined) {
      const h = this.height;
      if (m.soft) h.filter = `blur(${m.soft * this.map.unit}px)`;
      h.fillStyle = this.level(m.z, m);
      h.fill(path);
      h.filter = 'none';
    }
  }

  stroke(path: Path2D, width: number, colour: Paint | null, m: Matter = {}) {
    const level = m.z === undefined ? null : this.level(m.z, m);
    for (const [ctx, style] of [[this.colour, colour], [this.height, level]] as const) {
      if (!style) continue;
      ctx.globalAlpha = ctx === this.colour ? (m.alpha ?? 1) : 1;
      ctx.lineWidth = width;
      ctx.lineCap = 'round';
      ctx.lineJoin = 'round';
      ctx.strokeStyle = style;
      ctx.stroke(path);
      ctx.globalAlpha = 1;
    }
  }

  private level(z: number, { leaf = 0, gloss = 0 }: Matter) {
    const v = Math.round((this.floor + z + 0.4) * 255);
    return `rgb(${Math.max(0, Math.min(255, v))},${Math.round(leaf * 255)},${Math.round(gloss * 255)})`;
  }
}
