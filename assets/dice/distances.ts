/** Signed distance to the edge of what was drawn, in texels, positive inside; soft edges (coverage 0 to 255) give parts of a texel. */
export function distances(coverage: Uint8Array, n: number): Float32Array {
  const outside = new Float32Array(n * n);
  const inside = new Float32Array(n * n);
  const far = 1e10;
  coverage.forEach((value, i) => {
    const d = 0.5 - value / 255;
    outside[i] = value === 255 ? 0 : value === 0 ? far : Math.max(0, d) ** 2;
    inside[i] = value === 0 ? 0 : value === 255 ? far : Math.max(0, -d) ** 2;
  });
  transform(outside, n);
  transform(inside, n);
  return outside.map((square, i) => Math.sqrt(inside[i]!) - Math.sqrt(square));
}

/** Felzenszwalb and Huttenlocher: exact squared distances, columns then rows. */
function transform(grid: Float32Array, n: number): void {
  for (let x = 0; x < n; x++) transformLine(grid, n, x, n);
  for (let y = 0; y < n; y++) transformLine(grid, n, y * n, 1);
}

/** The lower envelope of a parabola over each texel of the line. */
function transformLine(grid: Float32Array, n: number, start: number, step: number): void {
  const f = Float64Array.from({ length: n }, (_, q) => grid[start + q * step]!);
  const roots = new Uint16Array(n);
  const from = new Float64Array(n + 1);
  from[0] = -1e20;
  from[1] = 1e20;
  for (let q = 1, k = 0; q < n; q++) {
    let s: number;
    do {
      const r = roots[k]!;
      s = (f[q]! - f[r]! + q * q - r * r) / (q - r) / 2;
    } while (s <= from[k]! && --k > -1);
    k++;
    roots[k] = q;
    from[k] = s;
    from[k + 1] = 1e20;
  }
  for (let q = 0, k = 0; q < n; q++) {
    while (from[k + 1]! < q) k++;
    const r = roots[k]!;
    grid[start + q * step] = f[r]! + (q - r) * (q - r);
  }
}
