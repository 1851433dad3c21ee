/** Turns a colour by degrees and lightens it. */
export const hue = (hex: string, turn: number, light: number) => {
  const n = parseInt(hex.slice(1), 16),
    rgb = [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255],
    mx = Math.max(...rgb),
    mn = Math.min(...rgb),
    l = (mx + mn) / 2,
    d = mx - mn;
  let h = 0;
  const s = d ? d / (1 - Math.abs(2 * l - 1)) : 0;
  if (d) h = mx === rgb[0] ? ((rgb[1]! - rgb[2]!) / d + 6) % 6 : mx === rgb[1] ? (rgb[2]! - rgb[0]!) / d + 2 : (rgb[0]! - rgb[1]!) / d + 4;
  h = (h + turn / 60 + 6) % 6;
  const L = Math.max(0, Math.min(1, l + light)),
    c = (1 - Math.abs(2 * L - 1)) * Math.min(1, s),
    x = c * (1 - Math.abs((h % 2) - 1)),
    m = L - c / 2;
  const q = [
    [c, x, 0],
    [x, c, 0],
    [0, c, x],
    [0, x, c],
    [x, 0, c],
    [c, 0, x],
  ][Math.floor(h) % 6]!;
  return (
    '#' +
    q
      .map((v) =>
        Math.round((v + m) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
};
