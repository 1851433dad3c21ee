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
  /** `target` is looked for while the thing is in the hand, which may be held over a tab to bring up what is behind it. */
  dragFrom(at: Spot, target: (holdOver: (tab: Spot) => Promise<void>) => Promise<Spot | null>): Promise<void>;
}

export const mouseHand = (page: Page): PointingHand => ({
  press: (button) => button.click(),
  tapAt: ({ x, y }) => page.mouse.click(x, y),
  async dragFrom({ x, y }, target) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y - 12, { steps: 2 });
    const end = await target((tab) => page.mouse.move(tab.x, tab.y, { steps: 4 }));
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
      let from = { x: at.x + 12, y: at.y - 12 };
      const moveTo = async (to: Spot): Promise<void> => {
        for (const part of [0.3, 0.7, 1]) await hand.moveTo(1, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
        from = to;
      };
      await hand.pressAt(1, at);
      await hand.moveTo(1, from.x, from.y);
      const end = await target(moveTo);
      if (end) await moveTo(end);
      await hand.lift(1);
    },
  };
}
