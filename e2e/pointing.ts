import type { Locator, Page } from '@playwright/test';
import { fingers } from './touch.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A hand that knows nothing of the game: it presses what is in the page, and taps and drags where it sees something on the table. */
export interface PointingHand {
  press(button: Locator): Promise<void>;
  tapAt(at: Spot): Promise<void>;
  /** `target` is looked for while the thing is in the hand: its own zone may go for that of the target. */
  dragFrom(at: Spot, target: () => Promise<Spot | null>): Promise<void>;
}

export const mouseHand = (page: Page): PointingHand => ({
  press: (button) => button.click(),
  tapAt: ({ x, y }) => page.mouse.click(x, y),
  async dragFrom({ x, y }, target) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y - 12, { steps: 2 });
    const end = await target();
    if (end) await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
  },
});

export async function fingerHand(page: Page): Promise<PointingHand> {
  const hand = await fingers(page);
  return {
    press: (button) => button.tap(),
    tapAt: (at) => hand.tapAt(at),
    async dragFrom(at, target) {
      await hand.pressAt(1, at);
      await hand.moveTo(1, at.x + 12, at.y - 12);
      const end = await target();
      if (end) for (const part of [0.3, 0.7, 1]) await hand.moveTo(1, at.x + (end.x - at.x) * part, at.y + (end.y - at.y) * part);
      await hand.lift(1);
    },
  };
}
