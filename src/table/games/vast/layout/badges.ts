import type { LaidThing } from './laid.ts';

/** Strength against Defense over a head, as it is drawn: its sides, its smallest letters, and how far the next step lies above it. */
export const badgeSize = { width: 88, height: 34, letters: 25, step: 38 } as const;
/** Figures that crowd on a tile are drawn smaller; the numbers over them have to be read all the same. */
const large = 1.28;
/** From the feet of a figure to the top of its head, and to the middle of its badge where that is no larger than drawn. */
const [head, over] = [78, 96];
/** The sign of what can be tapped reaches so many of the smallest letters above the head. */
const sign = 0.6;

type Figure = Pick<LaidThing, 'x' | 'y' | 'size' | 'letters'>;

/** How much larger a badge is than drawn, and how high its middle hangs above the feet: both in units of its figure. */
export function badgeOver({ size, letters = 0 }: Pick<Figure, 'size' | 'letters'>, steps: number) {
  const least = letters / size;
  const scale = Math.max(large, least / badgeSize.letters);
  const free = head + least * sign + (badgeSize.height / 2) * scale;
  const up = Math.max(over, free) + steps * badgeSize.step * scale;
  return { scale, up, stem: (up - head) / scale };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the badge of a figure hangs on the table. */
export function badgeBox(figure: Figure, steps: number): Box {
  const { scale, up } = badgeOver(figure, steps);
  const y = figure.y - up * figure.size;
  const [across, half] = [badgeSize.width, badgeSize.height].map((side) => (side / 2) * scale * figure.size) as [number, number];
  return { left: figure.x - across, right: figure.x + across, top: y - half, bottom: y + half };
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** More steps are not looked at: a badge so far from its head would be taken for that of another. */
const highest = 4;

/** Every badge goes up as many steps as it needs to lie on none of those before it. */
export function hungApart(things: readonly LaidThing[]): LaidThing[] {
  const hung: Box[] = [];
  return things.map((one) => {
    const { look } = one;
    if (look.as !== 'figure' || !look.badge) return one;
    const boxes = Array.from({ length: highest + 1 }, (_, steps) => badgeBox(one, steps));
    const steps = Math.max(0, boxes.findIndex((box) => hung.every((other) => !meet(box, other))));
    hung.push(boxes[steps]!);
    return { ...one, look: { ...look, badge: { ...look.badge, steps } } };
  });
}
