import { dial, row, type PrintedArea, type PrintedPoint } from './places.ts';

/** The board of the Skeletons, in units from its upper left corner. */

const CARD = { w: 152, h: 92 };
const FIRST = { x: 242, y: 15 };
const STEP = 158;
const GEAR = { w: 152, h: 25, step: 26 };
const PRICE = { x: 1040, y: 15, w: 190, h: 24 };

/** The order in which the prices are printed. */
export const ACTIONS = ['strike', 'breach', 'tunnel', 'arm', 'dig', 'loot', 'summon'] as const;
export type SkeletonAction = (typeof ACTIONS)[number];

const slots = row(5, FIRST.x + CARD.w / 2, FIRST.y + CARD.h / 2, STEP);
/** Three strips of gear look out from under every card. */
const gear = (slot: PrintedPoint): PrintedPoint[] => [0, 1, 2].map((k) => ({ x: slot.x, y: FIRST.y + CARD.h + 1 + GEAR.step * (k + 0.5) }));
const price = (i: number): PrintedArea => ({ ...PRICE, y: PRICE.y + i * (PRICE.h + 0.4) });

export const SKELETONS = {
  w: 1250, h: 200,
  title: { x: 30, y: 46 },
  stability: dial(92, 129, 57, 12),
  skulls: [{ x: 192, y: 104 }, { x: 192, y: 156 }],
  card: CARD,
  gearStrip: { w: GEAR.w, h: GEAR.h },
  /** Middles of the cards of the March Order, from left to right. */
  slots,
  /** Middles of the strips under each of them. */
  gear: slots.map(gear),
  prices: Object.fromEntries(ACTIONS.map((action, i) => [action, price(i)])) as Record<SkeletonAction, PrintedArea>,
};
