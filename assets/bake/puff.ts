/** Distance to the edge of a silhouette (two chamfer passes), bent into a quarter circle of radius r: a puffed-up height. */
export function puff(px: Uint8ClampedArray, w: number, h: number, r: number) {
  const d = distance(px, w, h);
  for (let i = 0; i < d.length; i++) {
    const t = 1 - Math.min(1, d[i]! / r);
    d[i] = r * Math.sqrt(Math.max(0, 1 - t * t));
  }
  return soften(soften(d, w, h, Math.max(1, Math.round(r * 0.12))), w, h, 1);
}

function distance(px: Uint8ClampedArray, w: number, h: number) {
  // One clear pixel on every side, so that the passes need no borders.
  const stride = w + 2;
  const d = new Float32Array(stride * (h + 2));
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) d[(y + 1) * stride + x + 1] = px[(y * w + x) * 4 + 3]! > 128 ? 1e6 : 0;
  const pass = (i: number, s: number) => {
    if (!d[i]) return;
    const near = Math.min(d[i - s]!, d[i - s * stride]!) + 1;
    const far = Math.min(d[i - s * stride - s]!, d[i - s * stride + s]!) + Math.SQRT2;
    d[i] = Math.min(d[i]!, near, far);
  };
  for (let y = 1; y <= h; y++) for (let x = 1; x <= w; x++) pass(y * stride + x, 1);
  for (let y = h; y >= 1; y--) for (let x = w; x >= 1; x--) pass(y * stride + x, -1);
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) out.set(d.subarray((y + 1) * stride + 1, (y + 1) * stride + 1 + w), y * w);
  return out;
}

function soften(src: Float32Array, w: number, h: number, n: number) {
  const across = slide(src, w, h, n, 1, w);
  return slide(across, h, w, n, w, 1);
}

/** Mean of 2n+1 neighbours along lines of `count` values that lie `step` apart; `next` leads to the next line. */
function slide(src: Float32Array, count: number, lines: number, n: number, step: number, next: number) {
  const out = new Float32Array(src.length);
  const k = 1 / (2 * n + 1);
  for (let l = 0; l < lines; l++) {
    const at = (i: number) => src[l * next + Math.max(0, Math.min(count - 1, i)) * step]!;
    let sum = 0;
    for (let i = -n; i <= n; i++) sum += at(i);
    for (let i = 0; i < count; i++) {
      out[l * next + i * step] = sum * k;
      sum += at(i + n + 1) - at(i - n);
    }
  }
  return out;
}
