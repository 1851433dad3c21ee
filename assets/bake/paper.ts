import { context, type Ctx } from './canvas.ts';
import { random } from './random.ts';

let grainCanvas: HTMLCanvasElement | undefined;
/** Paper fibres: grey noise with short strokes, laid over with 'overlay' or 'multiply'. */
export function grain() {
  if (grainCanvas) return grainCanvas;
  const n = 512;
  const ctx = context(n);
  const image = ctx.createImageData(n, n);
  const r = random(5);
  for (let i = 0; i < n * n; i++) {
    const v = 128 + (r() - 0.5) * 46 + (r() - 0.5) * 20;
    image.data.set([v, v, v, 255], i * 4);
  }
  ctx.putImageData(image, 0, 0);
  for (let i = 0; i < 1400; i++) {
    ctx.strokeStyle = r() < 0.5 ? 'rgba(0,0,0,.10)' : 'rgba(255,255,255,.12)';
    ctx.lineWidth = 0.6 + r();
    const x = r() * n;
    const y = r() * n;
    const a = r() * 6.3;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + Math.cos(a) * 6, y + Math.sin(a) * 6, x + Math.cos(a + 0.6) * 13, y + Math.sin(a + 0.6) * 13);
    ctx.stroke();
  }
  return (grainCanvas = ctx.canvas);
}

export function withGrain(ctx: Ctx, path: Path2D, alpha: number, op: GlobalCompositeOperation = 'overlay') {
  ctx.save();
  ctx.clip(path);
  ctx.globalCompositeOperation = op;
  ctx.globalAlpha = alpha;
  ctx.fillStyle = ctx.createPattern(grain(), 'repeat')!;
  ctx.fill(path);
  ctx.restore();
}
