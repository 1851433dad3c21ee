export const handCard = { width: 196, height: 284 } as const;
/** Of a card that lies under the next one: its name. */
const strip = 40;
/** Smallest print on a card. */
const print = 18;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Middles of the cards of a hand, and how large they are. */
export function layHand(
  count: number,
  { width, height }: { readonly width: number; readonly height: number },
  letters: number,
): { readonly scale: number; readonly spots: readonly Spot[] } {
  const whole = Math.min(1.15, (height - 12) / handCard.height);
  const step = (scale: number): number =>
    count < 2 ? 0 : Math.min((handCard.width + 8) * scale, (width - handCard.width * scale - 10) / (count - 1));
  const isCovered = step(whole) < handCard.width * whole * 0.8;
  const stepped = Math.min(whole, (height - 12) / (handCard.height + strip * (count - 1)));
  const goesUp = isCovered && stepped * print >= letters;
  const scale = goesUp ? stepped : whole;
  const across = goesUp ? Math.min(28 * scale, step(scale)) : step(scale);
  const left = Math.max(handCard.width * scale * 0.5 + 5, (width - across * (count - 1)) / 2);
  const up = goesUp ? strip * scale : 0;
  const top = (height - up * (count - 1)) / 2;
  return { scale, spots: Array.from({ length: count }, (_, i) => ({ x: left + i * across, y: top + i * up })) };
}
