import { encode, PADDING, type Baked } from './atlas.ts';
import { context } from './canvas.ts';
import { pack } from './pack.ts';

/** Sixteen pixels of the high set become one: everybody fetches the whole set before the first table, and sees it for moments. */
const SMALL = 1 / 16;

/** One small picture of every frame, out of the high pages as they were written: what is drawn until a page has come. */
export async function bakeSmall(folder: string): Promise<Baked> {
  const atlas = (await (await fetch(`${folder}atlas.json`)).json()) as Baked;
  const pictures = await Promise.all(atlas.pages.map((page) => picture(folder + page)));
  const spot = (f: Baked['frames'][string]) => `${f.page} ${f.x} ${f.y}`;
  const unique = [...new Map(Object.values(atlas.frames).map((f) => [spot(f), f])).values()];
  const size = (n: number) => Math.max(1, Math.ceil(n * SMALL));
  const { pages, spots } = pack(
    unique.map(({ w, h }) => ({ w: size(w) + 2 * PADDING, h: size(h) + 2 * PADDING })),
    1024,
  );
  const sheets = pages.map(({ w, h }) => context(w, h));
  const places = new Map(unique.map((f, i) => [spot(f), { f, ...spots[i]! }]));
  for (const { f, page, x, y } of places.values()) {
    const sheet = sheets[page]!;
    sheet.imageSmoothingQuality = 'high';
    sheet.drawImage(pictures[f.page]!, f.x, f.y, f.w, f.h, x + PADDING, y + PADDING, size(f.w), size(f.h));
  }
  const baked: Baked = { pages: [], frames: {} };
  for (const [name, frame] of Object.entries(atlas.frames)) {
    const { page, x, y } = places.get(spot(frame))!;
    baked.frames[name] = { ...frame, page, x: x + PADDING, y: y + PADDING, w: size(frame.w), h: size(frame.h) };
  }
  for (const sheet of sheets) baked.pages.push(await encode(sheet.canvas, 0.64));
  return baked;
}

async function picture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
