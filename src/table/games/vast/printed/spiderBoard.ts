import { dial, row, type PrintedArea } from './places.ts';

/** The board of the Spider, in units from its upper left corner. */

const TOP = { y: 15, h: 102 };
const LOW = { y: 123, h: 62 };
const FORM = { x: 246, w: 142, step: 147 };
const POWER = { x: 691, w: 86, step: 91 };

const form = (k: number): PrintedArea => ({ x: FORM.x + k * FORM.step, y: TOP.y, w: FORM.w, h: TOP.h });
const power = (k: number): PrintedArea => ({ x: POWER.x + k * POWER.step, y: TOP.y, w: POWER.w, h: TOP.h });
const low = (x: number, w: number): PrintedArea => ({ x, y: LOW.y, w, h: LOW.h });

/** Every box that a power card or a blood token is put on. */
const SPIDER_BOXES = {
  egg: low(FORM.x, FORM.w),
  veil: low(FORM.x + FORM.step, 68.5),
  tend: low(FORM.x + FORM.step + 73.5, 68.5),
  loot: low(FORM.x + 2 * FORM.step, FORM.w),
  eyes: power(0),
  fangs: power(1),
  webs: power(2),
  legs: low(POWER.x, 131.5),
  expand: low(POWER.x + 136.5, 131.5),
} satisfies Record<string, PrintedArea>;
export type SpiderBox = keyof typeof SPIDER_BOXES;

export const SPIDER = {
  w: 1250, h: 200,
  title: { x: 30, y: 46 },
  terror: dial(92, 129, 57, 12),
  defense: { x: 154, y: 74, w: 84, h: 54 },
  spirit: { x: 154, y: 131, w: 84, h: 54 },
  forms: { giant: form(0), sorcerer: form(1), spiderlings: form(2) },
  boxes: SPIDER_BOXES,
  bloodBox: { x: 964, y: 15, w: 84, h: 170 },
  /** Where the stack of blood lies, and its number. */
  blood: { x: 1006, y: 96 },
  bloodCount: { x: 1006, y: 150 },
  /** Feet of her brood that is not on the map. */
  spiderlings: row(5, 1074, 92, 34.5),
  eggs: row(3, 1093, 170, 50),
};
