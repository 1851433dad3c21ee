import type { Locator, Page } from '@playwright/test';
import type { PointingHand, Spot } from './pointing.ts';
import { settled } from './table.ts';

interface Way {
  readonly what: string;
  /** Does it; tells what was in the way, if it could not be done at all. */
  readonly go: () => Promise<string | undefined | void>;
}

/** What is asked now, so that a change is seen even where no answer was taken. */
interface Asked {
  readonly moment: number;
  readonly prompt: string;
  readonly said: string;
  /** A card lies there to be read. */
  readonly card: boolean;
}

async function middleOf(button: Locator): Promise<Spot> {
  const { x, y, width, height } = (await button.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const bare = (thing: string): string => thing.split('#')[0]!;

/**
 * A person who knows nothing and does what the page marks and says: what an arrow points at, else the button of brass, else the
 * likeliest answer of the hint. It reads the page and the marks of the table, and no rule.
 */
export class Obedient {
  /** One line for each thing done. */
  readonly done: string[] = [];
  /** What the page told or marked, and what did not work when it was done. */
  readonly misled: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly hand: PointingHand,
  ) {}

  /** Obeys until `isEnough`, at most so many times. Throws where nothing that the page offers works. */
  async until(isEnough: () => Promise<boolean>, most: number): Promise<void> {
    for (let i = 0; i < most; i++) {
      await settled(this.page);
      if (await isEnough()) return;
      await this.step();
    }
    throw new Error(`not at the end after ${most} steps:\n${this.done.slice(-12).join('\n')}`);
  }

  private async step(): Promise<void> {
    const before = await this.asked();
    const tried: string[] = [];
    for (const way of await this.ways()) {
      const hindered = await way.go();
      if (!hindered && (await this.moved(before))) {
        this.done.push(`${before.prompt} | ${before.said} | ${way.what}`);
        if (process.env.OBEY) console.log(`  ${this.done.at(-1)}`);
        this.misled.push(...tried);
        return;
      }
      tried.push(`${before.prompt} | ${before.said} | ${way.what}: ${hindered ?? ((await this.notices()) || 'nothing happens')}`);
    }
    throw new Error(`stuck at "${before.prompt}" (${before.said})\n${tried.join('\n')}\n${this.done.slice(-8).join('\n')}`);
  }

  private async ways(): Promise<Way[]> {
    const dialog = this.page.locator('dialog[open]').last();
    const brassThere = dialog.locator('.button.brass:enabled');
    if ((await dialog.count()) > 0) return this.pressing('of the dialog', brassThere, dialog.locator('.button'));
    const card = this.page.locator('.told-cards .button.brass');
    if ((await card.count()) > 0) return this.pressing('of the card', card);
    const turning = this.page.locator('.lantern-turn button').last();
    if ((await turning.count()) > 0) return this.pressing('of the turned tile', turning);
    return [...(await this.pointed()), ...(await this.brass()), ...(await this.likely())];
  }

  private pressing(where: string, ...buttons: Locator[]): Way[] {
    return buttons.map((button) => ({
      what: `the button ${where}`,
      go: async () => ((await button.count()) > 0 ? this.hand.press(button.first()) : 'there is none'),
    }));
  }

  /** What the arrows of a lesson or of the advice lie beside. */
  private async pointed(): Promise<Way[]> {
    const { points, marks } = await this.page.evaluate(() => ({ points: window.lantern!.points, marks: window.lantern!.marks() }));
    const marked = (kind: string): string[] => points.filter((id) => marks.some((one) => one.kind === kind && bare(one.id) === bare(id)));
    const [lifted] = marked('lift');
    const [tapped] = marked('tap');
    const others = points.filter((id) => id !== lifted);
    const onto = others.find((id) => !marked('lift').includes(id)) ?? others[0];
    if (lifted !== undefined && onto !== undefined) return [this.drag(lifted, onto)];
    const [word] = points;
    if (tapped !== undefined || word === undefined) return tapped === undefined ? [] : [this.tap(tapped)];
    // it is a word of the page, or it waits behind a tab that is marked
    return (await this.page.locator(`.quick-answers [data-answer="${word}"]`).count()) > 0 ? [this.answer(word)] : [this.tap(word)];
  }

  private async brass(): Promise<Way[]> {
    const brass = this.page.locator('.quick-answers .button.brass:enabled');
    const label = (await brass.count()) > 0 ? await brass.first().innerText() : null;
    return label === null ? [] : [{ what: `brass: ${label}`, go: () => this.hand.press(brass.first()) }];
  }

  private async likely(): Promise<Way[]> {
    const button = this.page.getByRole('button', { name: /^Hint/ });
    const go = async (): Promise<void> => {
      if ((await button.getAttribute('aria-pressed')) !== 'true') await this.hand.press(button);
      const first = this.page.locator('.hint [data-likely]').first();
      await first.waitFor({ timeout: 15_000 });
      await settled(this.page); // the strip of the hint takes room from the table, which is fitted anew
      const [from, onto] = (await first.getAttribute('data-likely'))!.split('>');
      const byHand = onto !== undefined && (await this.sight(from!)) !== null && (await this.sight(onto)) !== null;
      if (byHand) await this.drag(from!, onto).go();
      else await this.hand.press(first);
    };
    return (await button.count()) > 0 ? [{ what: 'the likeliest of the hint', go }] : [];
  }

  private answer(word: string): Way {
    return { what: `the answer ${word}`, go: () => this.hand.press(this.page.locator(`.quick-answers [data-answer="${word}"]`)) };
  }

  private tap(id: string): Way {
    return {
      what: `tap ${id}`,
      go: async () => {
        const at = await this.inSight(id, (tab) => this.hand.press(tab));
        if (!at) return 'it is not in sight';
        const { moment } = await this.asked();
        await this.hand.tapAt(at);
        await settled(this.page);
        const now = await this.sight(id);
        const apart = now !== null && Math.hypot(now.x - at.x, now.y - at.y) > 8; // a crowd has gone apart under the finger
        if (apart && (await this.asked()).moment === moment) await this.hand.tapAt(now);
        return undefined;
      },
    };
  }

  private drag(from: string, onto: string): Way {
    return {
      what: `drag ${from} to ${onto}`,
      go: async () => {
        const at = await this.inSight(from, (tab) => this.hand.press(tab));
        if (!at) return 'it is not in sight';
        let end: Spot | null = null;
        await this.hand.dragFrom(at, async (holdOver) => (end = await this.inSight(onto, (tab) => this.restOn(tab, holdOver))));
        return end === null ? `${onto} is not in sight` : undefined;
      },
    };
  }

  /** Holds something over a tab until its zone comes up; not for long, for some take nothing of it. */
  private async restOn(tab: Locator, holdOver: (at: Spot) => Promise<void>): Promise<void> {
    await holdOver(await middleOf(tab));
    const up = this.page.locator(`.lantern-tabs [data-zone="${await tab.getAttribute('data-zone')}"][aria-selected="true"]`);
    await up.waitFor({ timeout: 1_500 }).catch(() => undefined);
  }

  private sight(id: string): Promise<Spot | null> {
    return this.page.evaluate((thing) => window.lantern!.where(thing), id);
  }

  /** Where it is seen; if it is not, the tabs are tried, those that are marked first. */
  private async inSight(id: string, open: (tab: Locator) => Promise<void>): Promise<Spot | null> {
    const at = await this.sight(id);
    if (at !== null) return at;
    const tabs = this.page.locator('.lantern-tabs [role="tab"]');
    const zones = await tabs.evaluateAll((all) =>
      all.map(({ dataset: { zone, wanted, pointed } }) => ({
        zone: zone!,
        marks: Number(wanted === 'true') + 2 * Number(pointed === 'true'),
      })),
    );
    for (const { zone } of zones.toSorted((a, b) => b.marks - a.marks)) {
      const tab = this.page.locator(`.lantern-tabs [data-zone="${zone}"]`);
      if ((await tab.getAttribute('aria-selected')) === 'true') continue; // a tap on it would pin it
      await open(tab);
      await settled(this.page);
      const there = await this.sight(id);
      if (there !== null) return there;
    }
    return null;
  }

  /** What the page or the table says of something that was tried. */
  private async notices(): Promise<string> {
    return (await this.page.locator('.lantern-note, .notices').allInnerTexts()).filter(Boolean).join(' ');
  }

  private asked(): Promise<Asked> {
    return this.page.evaluate(() => ({
      moment: window.lantern!.moment,
      prompt: document.querySelector('.top-bar h1')?.textContent ?? '',
      said: document.querySelector('.lesson [aria-live], .advice [aria-live]')?.textContent ?? '',
      card: document.querySelector('.told-cards') !== null,
    }));
  }

  /** An answer was taken, something else is asked, or a dialog asks back. Whatever works does so long before this gives up. */
  private async moved(before: Asked): Promise<boolean> {
    const changed = this.page.waitForFunction(
      ({ moment, prompt, card }) =>
        window.lantern?.moment !== moment ||
        (document.querySelector('.told-cards') !== null) !== card ||
        document.querySelector('.top-bar h1')?.textContent !== prompt ||
        document.querySelector('dialog[open]') !== null,
      before,
      { timeout: 6_000 },
    );
    return changed.then(
      () => true,
      () => false,
    );
  }
}
