import type { Baked } from './atlas.ts';
import type { Ctx } from './canvas.ts';

export interface Lay {
  alpha?: number;
  op?: GlobalCompositeOperation;
  sx?: number;
  sy?: number;
  tint?: number;
  turn?: number;
  /** Third and fourth entry of a matrix: lays a silhouette down. */
  skew?: readonly [number, number];
}

/** An atlas on an empty picture: for looking at baked frames together, without the scene. */
export async function openStill(game: string, width: number, height: number) {
  const query = new URLSearchParams(location.search);
  const folder = `/assets/${game}/baked/${query.get('quality') ?? 'high'}/`;
  const atlas = (await (await fetch(`${folder}atlas.json`)).json()) as Baked & { scale: number };
  const pages = await Promise.all(atlas.pages.map((page) => picture(folder + page)));
  const density = Number(query.get('density') ?? 1);
  const canvas = document.createElement('canvas');
  canvas.width = width * density;
  canvas.height = height * density;
  document.body.append(canvas);
  const ctx = canvas.getContext('2d')!;
  ctx.scale(density, density);
  ctx.imageSmoothingQuality = 'high';
  const cut = (name: string) => {
    const f = atlas.frames[name];
    if (!f) throw new Error(`no frame ${name}`);
    const c = blank(f.w, f.h);
    c.drawImage(pages[f.page]!, f.x, f.y, f.w, f.h, 0, 0, f.w, f.h);
    return { ...f, canvas: c.canvas };
  };
  const lay = (name: string, [x, y]: readonly [number, number], o: Lay = {}) => {
    const f = cut(name);
    ctx.save();
    ctx.globalAlpha = o.alpha ?? 1;
    ctx.globalCompositeOperation = o.op ?? 'source-over';
    ctx.translate(x, y);
    ctx.rotate(o.turn ?? 0);
    if (o.skew) ctx.transform(1, 0, ...o.skew, 0, 0);
    ctx.scale((o.sx ?? 1) / atlas.scale, (o.sy ?? o.sx ?? 1) / atlas.scale);
    ctx.drawImage(o.tint === undefined ? f.canvas : tinted(f.canvas, o.tint), -f.ax * f.w, -f.ay * f.h);
    ctx.restore();
  };
  return {
    ctx,
    lay,
    cover: (name: string) => ctx.drawImage(cut(name).canvas, 0, 0, width, height),
    has: (option: string) => query.has(option),
  };
}

async function picture(url: string) {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

function blank(w: number, h: number): Ctx {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return canvas.getContext('2d')!;
}

function tinted(src: HTMLCanvasElement, colour: number) {
  const c = blank(src.width, src.height);
  c.drawImage(src, 0, 0);
  c.globalCompositeOperation = 'multiply';
  c.fillStyle = `#${colour.toString(16).padStart(6, '0')}`;
  c.fillRect(0, 0, src.width, src.height);
  c.globalCompositeOperation = 'destination-in';
  c.drawImage(src, 0, 0);
  return c.canvas;
}
