interface CardSize {
  readonly width: number;
  readonly height: number;
}

const handCard: CardSize = { width: 196, height: 284 };
/** Where its usual height would leave letters that cannot be read, a card is lower and wider. */
const lowCard = 264;
/** Of a card that lies under the next one: its name. */
const strip = 40;
/** Smallest print on a card. */
const print = 18;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Middles of the cards of a hand, how large they are, and their size before that. */
export function layHand(
  count: number,
  { width, height }: { readonly width: number; readonly height: number },
  letters: number,
): { readonly scale: number; readonly card: CardSize; readonly spots: readonly Spot[] } {
  const fit = Math.min(1.15, (height - 12) / handCard.height);
  const isLow = fit * print < letters - 0.1;
  const whole = isLow ? letters / print : fit;
  const card = isLow ? { width: lowCard, height: (height - 12) / whole } : handCard;
  const step = (scale: number): number =>
    count < 2 ? 0 : Math.min((card.width + 8) * scale, (width - card.width * scale - 10) / (count - 1));
  const isCovered = step(whole) < card.width * whole * 0.8;
  const stepped = Math.min(whole, (height - 12) / (card.height + strip * (count - 1)));
  const goesUp = isCovered && stepped * print >= letters;
  const scale = goesUp ? stepped : whole;
  const across = goesUp ? Math.min(28 * scale, step(scale)) : step(scale);
  const left = Math.max(card.width * scale * 0.5 + 5, (width - across * (count - 1)) / 2);
  const up = goesUp ? strip * scale : 0;
  const top = (height - up * (count - 1)) / 2;
  return { scale, card, spots: Array.from({ length: count }, (_, i) => ({ x: left + i * across, y: top + i * up })) };
}
