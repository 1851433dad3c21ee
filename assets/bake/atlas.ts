import { context, shrink } from './canvas.ts';
import type { Frame, Group, Picture } from './frame.ts';
import { trim } from './frame.ts';
import { pack } from './pack.ts';

export interface Baked {
  /** WebP files in base64. */
  pages: string[];
  frames: Record<string, { page: number; x: number; y: number; w: number; h: number; ax: number; ay: number }>;
}

/** Clear pixels round every frame of a page. */
export const PADDING = 2;

/** Lays the frames of one group on pages and encodes them; scale 0.5 makes the low set. */
export async function bakePages(frames: Frame[], group: Group, scale: number): Promise<Baked> {
  const cut = frames.map(trim).map((f) => (scale === 1 ? f : { ...f, canvas: shrink(f.canvas, scale) }));
  const { pages, spots } = pack(
    cut.map((f) => ({ w: f.canvas.width + 2 * PADDING, h: f.canvas.height + 2 * PADDING })),
    group.limit ?? 2048,
  );
  const sheets = pages.map((page) => context(page.w, page.h));
  const baked: Baked = { pages: [], frames: {} };
  cut.forEach((f, i) => {
    const { page, x, y } = spots[i]!;
    lay(sheets[page]!, f, x + PADDING, y + PADDING);
    const { width: w, height: h } = f.canvas;
    for (const name of [f.name, ...(f.also ?? [])]) {
      if (baked.frames[name]) throw new Error(`${name} is drawn twice`);
      baked.frames[name] = { page, x: x + PADDING, y: y + PADDING, w, h, ax: fine(f.ax), ay: fine(f.ay) };
    }
  });
  for (const sheet of sheets) baked.pages.push(await encode(sheet.canvas, group.quality ?? 0.86));
  return baked;
}

function lay(sheet: CanvasRenderingContext2D, { canvas, extrude }: Frame, x: number, y: number) {
  if (extrude)
    for (let d = PADDING; d > 0; d--)
      for (const [dx, dy] of [
        [-d, 0],
        [d, 0],
        [0, -d],
        [0, d],
      ] as const)
        sheet.drawImage(canvas, x + dx, y + dy);
  if (extrude) sheet.clearRect(x, y, canvas.width, canvas.height);
  sheet.drawImage(canvas, x, y);
}

function fine(v: number) {
  return Math.round(v * 1e5) / 1e5;
}

/** One picture as a WebP file in base64. */
export async function bakePicture({ draw, width, quality }: Picture): Promise<string> {
  const canvas = draw();
  return encode(shrink(canvas, width / canvas.width), quality);
}

export async function encode(canvas: HTMLCanvasElement, quality: number) {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', quality));
  if (!blob) throw new Error('the browser could not write WebP');
  const url = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsDataURL(blob);
  });
  return url.slice(url.indexOf(',') + 1);
}
