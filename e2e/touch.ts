import type { CDPSession, Page } from '@playwright/test';
import { where } from './table.ts';

/** Fingers on the glass, through the browser's own touch events: several at once, as on a table display. */
export async function fingers(page: Page): Promise<Fingers> {
  return new Fingers(page, await page.context().newCDPSession(page));
}

class Fingers {
  private readonly down = new Map<number, { x: number; y: number }>();

  constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  async press(finger: number, id: string): Promise<void> {
    await this.pressAt(finger, await where(this.page, id));
  }

  async pressAt(finger: number, at: { x: number; y: number }): Promise<void> {
    this.down.set(finger, at);
    await this.send('touchStart');
  }

  async slide(finger: number, onto: string): Promise<void> {
    const to = await where(this.page, onto);
    const from = this.down.get(finger)!;
    for (const part of [0.2, 0.5, 0.8, 1]) await this.moveTo(finger, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  }

  async moveTo(finger: number, x: number, y: number): Promise<void> {
    this.down.set(finger, { x, y });
    await this.send('touchMove');
  }

  async lift(finger: number): Promise<void> {
    this.down.delete(finger);
    await this.send('touchEnd');
  }

  async drag(from: string, onto: string): Promise<void> {
    await this.press(1, from);
    await this.slide(1, onto);
    await this.lift(1);
  }

  async tap(id: string): Promise<void> {
    await this.tapAt(await where(this.page, id));
  }

  /** Both ends at once: waiting for the page to hear of the first would hold the finger down, and make a long press of it. */
  async tapAt(at: { x: number; y: number }): Promise<void> {
    await Promise.all([this.pressAt(1, at), this.lift(1)]);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    const touchPoints = [...this.down].map(([id, { x, y }]) => ({ id, x, y, radiusX: 6, radiusY: 6, force: 1 }));
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
