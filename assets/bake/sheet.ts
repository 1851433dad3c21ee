import type { Baked } from './atlas.ts';

/** Contact sheet: every baked frame whose name begins with one of the prefixes, with its name and a cross at its anchor. */
const query = new URLSearchParams(location.search);
const folder = `/assets/${query.get('game')}/baked/${query.get('quality') ?? 'high'}/`;
const atlas = (await (await fetch(`${folder}atlas.json`)).json()) as Baked;
const prefixes = (query.get('prefix') ?? '').split(',');
const pages = new Map<number, HTMLImageElement>();

for (const [name, f] of Object.entries(atlas.frames)) {
  if (!prefixes.some((prefix) => name.startsWith(prefix))) continue;
  let image = pages.get(f.page);
  if (!image) {
    image = new Image();
    image.src = folder + atlas.pages[f.page]!;
    await image.decode();
    pages.set(f.page, image);
  }
  const figure = document.createElement('figure');
  const canvas = document.createElement('canvas');
  canvas.width = f.w;
  canvas.height = f.h;
  const ctx = canvas.getContext('2d')!;
  ctx.drawImage(image, f.x, f.y, f.w, f.h, 0, 0, f.w, f.h);
  ctx.strokeStyle = '#ff2fd0';
  ctx.strokeRect(f.ax * f.w - 2, f.ay * f.h - 2, 4, 4);
  figure.append(canvas, `${name} ${f.w}x${f.h}`);
  document.body.append(figure);
}
document.title = 'ready';
