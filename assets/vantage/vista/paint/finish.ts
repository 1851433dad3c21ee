import { grade, stroke, tensor } from '../shaders.ts';
import type { Target } from '../gl.ts';
import { canvas } from '../pen.ts';
import { shaderOf, type Painting } from './painting.ts';

/** The brush follows the shapes of the picture, finest at its subject. */
export function brushOver({ v, W, H, G, base }: Painting, C: Target, T: Target): Target {
  const F = G.target(Math.ceil(W / 2), Math.ceil(H / 2), 'half');
  const S = G.target(W, H, 'half');
  const uPx = [1 / W, 1 / H];
  G.quad(F, shaderOf(tensor), { ...base, uPx }, { uS: C.tex });
  const uSt = [Math.max(1.6, H / 260), 0.075, ...v.focus];
  G.quad(S, shaderOf(stroke), { ...base, uPx, uSt }, { uS: C.tex, uF: F.tex, uT: T.tex });
  G.drop(F);
  return S;
}

/** Colours, bloom and rays together, onto a canvas. */
export function gradeColours({ v, W, H, G, base, hour }: Painting, from: Target, bloom: Target, rays: Target): HTMLCanvasElement {
  const shown = G.gl.canvas as HTMLCanvasElement;
  if (shown.width !== W || shown.height !== H) {
    shown.width = W;
    shown.height = H;
  }
  const values = { ...base, uGr: [hour.expose, 0.38, 0.28, 1.16], uFl: [...v.focus, 1, 0.045] };
  G.quad(null, shaderOf(grade), values, { uS: from.tex, uBl: bloom.tex, uRy: rays.tex }, undefined, W, H);
  const picture = canvas(W, H);
  picture.drawImage(shown, 0, 0);
  return picture.canvas;
}
