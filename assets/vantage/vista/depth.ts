import { canvas } from './pen.ts';

/** A painted thing as it stands in the picture: left, top, right and bottom as shares. */
interface Stood {
  readonly z: number;
  readonly rect: readonly number[];
  readonly painted: HTMLCanvasElement;
  readonly flip: boolean;
}

const width = 320;
const grey = (z: number): number => Math.round(255 * Math.min(1, Math.max(0, Math.log(z / 2) / Math.log(500))));

/** The distances of the walk, with the things that stand in it, far to near. */
export function depthOf(geo: Float32Array, W: number, H: number, things: readonly Stood[]): HTMLCanvasElement {
  const height = Math.round((width * H) / W);
  const out = canvas(width, height);
  const pixels = out.createImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (Math.floor((y * H) / height) * W + Math.floor((x * W) / width)) * 4;
      const value = geo[at + 2]! < 0.5 ? 255 : grey(geo[at + 1]!);
      pixels.data.set([value, value, value, 255], (y * width + x) * 4);
    }
  out.putImageData(pixels, 0, 0);
  for (const thing of [...things].sort((a, b) => b.z - a.z)) silhouette(out, thing, height);
  return out.canvas;
}

function silhouette(out: CanvasRenderingContext2D, { z, rect, painted, flip }: Stood, height: number): void {
  const [x0, y0, x1, y1] = [rect[0]! * width, rect[1]! * height, rect[2]! * width, rect[3]! * height];
  const cut = canvas(Math.max(1, x1 - x0), Math.max(1, y1 - y0));
  cut.drawImage(painted, 0, 0, cut.canvas.width, cut.canvas.height);
  cut.globalCompositeOperation = 'source-in';
  cut.fillStyle = `rgb(${grey(z)} ${grey(z)} ${grey(z)})`;
  cut.fillRect(0, 0, cut.canvas.width, cut.canvas.height);
  out.save();
  if (flip) {
    out.translate(x0 + x1, 0);
    out.scale(-1, 1);
  }
  out.drawImage(cut.canvas, x0, y0);
  out.restore();
}

/** Points of the things that a sign may lead to: the middle of each, a little above its half. */
export const anchorsOf = (things: readonly Stood[]): [number, number][] =>
  [...things]
    .sort((a, b) => b.rect[3]! - b.rect[1]! - (a.rect[3]! - a.rect[1]!))
    .map(({ rect }): [number, number] => [fine((rect[0]! + rect[2]!) / 2), fine(rect[1]! * 0.55 + rect[3]! * 0.45)])
    .filter(([x, y]) => x > 0.04 && x < 0.96 && y > 0.06 && y < 0.94);

const fine = (n: number): number => Math.round(n * 1000) / 1000;
