import fragment from '../../../shaders/vanguard/panel.glsl?raw';
import soften from '../../../shaders/vanguard/soften.glsl?raw';
import { context, cut, disc, line, rect, type Ctx } from './shapes.ts';
import { release, render, toCanvas } from './gl.ts';

export type Fill = string | CanvasGradient | CanvasPattern;
export interface Matter {
  z?: number;
  metal?: number;
  gloss?: number;
  emit?: number;
  alpha?: number;
}
const DEPTH = 24; // 255 levels are this many pixels
const Q = 2;
export const POOL = [880, 330, 1150, 0.42];

/** A board: colour, height and material painted at once, then lit once. */
export class Plate {
  readonly colour: Ctx;
  readonly height: Ctx;
  readonly matter: Ctx;
  constructor(
    readonly w: number,
    readonly h: number,
    readonly k = Q,
    readonly pad = 2,
  ) {
    const make = () => {
      const c = context((w + pad * 2) * k, (h + pad * 2) * k);
      c.scale(k, k);
      c.translate(pad, pad);
      c.lineJoin = 'round';
      return c;
    };
    this.colour = make();
    this.height = make();
    this.matter = make();
  }
  private grey(z: number) {
    const v = Math.max(0, Math.min(255, Math.round(z)));
    return `rgb(${v},${v},${v})`;
  }
  private matterOf(m: Matter) {
    return `rgb(${Math.round(255 * (m.metal ?? 0))},${Math.round(255 * (m.gloss ?? 0))},${Math.round(255 * (m.emit ?? 0))})`;
  }
  fill(path: Path2D, colour: Fill | null, m: Matter = {}) {
    if (colour) {
      this.colour.globalAlpha = m.alpha ?? 1;
      this.colour.fillStyle = colour;
      this.colour.fill(path);
      this.colour.globalAlpha = 1;
    }
    if (m.z !== undefined) {
      this.height.fillStyle = this.grey(m.z);
      this.height.fill(path);
    }
    if (m.metal !== undefined || m.gloss !== undefined || m.emit !== undefined) {
      this.matter.fillStyle = this.matterOf(m);
      this.matter.fill(path);
    }
  }
  stroke(path: Path2D, width: number, colour: Fill | null, m: Matter = {}) {
    for (const c of [this.colour, this.height, this.matter]) c.lineWidth = width;
    if (colour) {
      this.colour.globalAlpha = m.alpha ?? 1;
      this.colour.strokeStyle = colour;
      this.colour.stroke(path);
      this.colour.globalAlpha = 1;
    }
    if (m.z !== undefined) {
      this.height.strokeStyle = this.grey(m.z);
      this.height.stroke(path);
    }
    if (m.metal !== undefined || m.gloss !== undefined || m.emit !== undefined) {
      this.matter.strokeStyle = this.matterOf(m);
      this.matter.stroke(path);
    }
  }
  /** A brushed metal body with cut corners. */
  body(x: number, y: number, w: number, h: number, c: number | [number, number, number, number] = 14, tone: Fill = STEEL, z = 120) {
    this.fill(cut(x, y, w, h, c), tone, { z, metal: 1 });
    this.stroke(cut(x + 1, y + 1, w - 2, h - 2, c), 2, null, { z: z - 26 });
  }
  /** An enamelled field let into the metal. */
  field(x: number, y: number, w: number, h: number, c: number | [number, number, number, number] = 8, tone: Fill = ENAMEL, z = 98) {
    this.fill(cut(x, y, w, h, c), tone, { z, metal: 0.12, gloss: 0.5 });
  }
  well(path: Path2D, tone: Fill = '#070e18', z = 60, gloss = 0.35) {
    this.fill(path, tone, { z, metal: 0, gloss });
  }
  groove(path: Path2D, width = 1.4, z = 70) {
    this.stroke(path, width, 'rgba(3,8,15,.75)', { z });
  }
  screw(x: number, y: number, r = 5, turn = 0.6, z = 120) {
    this.fill(disc(x, y, r + 1.6), '#0a121c', { z: z - 34, metal: 0.3 });
    this.fill(disc(x, y, r), '#93a3b3', { z: z + 8, metal: 1 });
    const c = Math.cos(turn) * r * 0.62,
      s = Math.sin(turn) * r * 0.62;
    for (const [a, b] of [
      [c, s],
      [-s, c],
    ] as const)
      this.stroke(line([x - a, y - b], [x + a, y + b]), r * 0.34, '#141c26', { z: z - 22, metal: 0.2 });
  }
  /** A light let into the board: its colour stays as painted. */
  lamp(path: Path2D, colour: string) {
    this.fill(path, colour, { z: 110, emit: 1 });
  }
  /** Black and signal orange stripes. */
  hazard(x: number, y: number, w: number, h: number, step = 9, a = '#e8741c', b = '#12161c') {
    const c = this.colour;
    c.save();
    c.beginPath();
    c.rect(x, y, w, h);
    c.clip();
    c.fillStyle = b;
    c.fillRect(x, y, w, h);
    c.fillStyle = a;
    for (let i = -h; i < w + h; i += step * 2) {
      c.beginPath();
      c.moveTo(x + i, y + h);
      c.lineTo(x + i + step, y + h);
      c.lineTo(x + i + step + h, y);
      c.lineTo(x + i + h, y);
      c.fill();
    }
    c.restore();
    this.fill(rect(x, y, w, h), null, { metal: 0.25, gloss: 0.3 });
  }
  /** Lights the board as it lies at (x, y) on the table. */
  lit(x: number, y: number): Ctx {
    const { width, height } = this.colour.canvas;
    const soft = render({
      fragment: soften,
      width,
      height,
      chunk: 1024,
      float: true,
      textures: { uHeight: this.height.canvas },
      uniforms: { uSize: [width, height], uStep: 0.75 * this.k, uDepth: DEPTH * this.k },
    });
    const out = toCanvas(
      render({
        fragment,
        width,
        height,
        chunk: 512,
        textures: { uColour: this.colour.canvas, uHeight: this.height.canvas, uMatter: this.matter.canvas, uSoft: soft },
        uniforms: { uSize: [width, height], uPlace: [x - this.pad, y - this.pad, this.k], uDepth: DEPTH, uPool: POOL },
      }),
    );
    release(soft);
    const ctx = out.getContext('2d')!;
    ctx.scale(this.k, this.k);
    ctx.translate(this.pad, this.pad);
    ctx.imageSmoothingQuality = 'high';
    return ctx;
  }
}

export const STEEL = '#5d6c7d';
export const GUN = '#2f3b4a';
export const ENAMEL = '#122238';
