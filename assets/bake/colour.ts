function channels(hex: string) {
  const n = parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255] as const;
}

function rgb(hex: string, change: (v: number) => number) {
  return `rgb(${channels(hex).map((v) => Math.max(0, Math.min(255, Math.round(change(v))))).join(',')})`;
}

/** Darker (negative) or brighter by a share of itself. */
export function shade(hex: string, by: number) {
  return rgb(hex, (v) => v * (1 + by));
}

/** Toward white. */
export function lighten(hex: string, by: number) {
  return rgb(hex, (v) => v + (255 - v) * by);
}
