import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';

interface Bars {
  readonly wide: string;
  readonly tall: string;
}

const printed = (): Bars =>
  JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', 'e2e/promptBars.ts'], { maxBuffer: 2 ** 28, encoding: 'utf8' })) as Bars;

/** Sizes at which the table is looked at; the page turns to its tall layout by itself. */
const sizes = [
  [1280, 720],
  [1024, 768],
  [844, 390],
  [768, 1024],
  [390, 844],
] as const;

test('no prompt of any game is cut or takes more than two lines, at any size and with the largest letters', async ({ page }) => {
  test.setTimeout(300_000);
  const bars = printed();
  expect(bars.wide.match(/<h1/g)!.length).toBeGreaterThan(500);
  await page.goto('/');
  const wrong: string[] = [];
  for (const [width, height] of sizes)
    for (const text of [1, 1.5]) {
      await page.setViewportSize({ width, height });
      const tall = await page.evaluate(() => window.matchMedia('(max-width: 48rem), (max-aspect-ratio: 4/5)').matches);
      for (const cut of await cutAt(page, tall ? bars.tall : bars.wide, text)) wrong.push(`${width} px, letters x ${text}: ${cut}`);
    }
  expect(wrong).toEqual([]);
});

/** Lays all bars under each other and reads what does not fit. */
const cutAt = (page: Page, html: string, text: number): Promise<string[]> =>
  page.evaluate(
    async ([bars, scale]) => {
      document.documentElement.style.setProperty('--text-scale', `${scale}`);
      document.documentElement.dataset.letters = scale > 1 ? 'large' : 'usual';
      document.body.innerHTML = `<div>${bars}</div>`;
      await document.fonts.ready;
      return [...document.querySelectorAll<HTMLElement>('.top-bar')].flatMap((bar) => {
        const h1 = bar.querySelector('h1')!;
        const { fontSize, lineHeight } = getComputedStyle(h1);
        const range = document.createRange();
        range.selectNodeContents(h1);
        const lines = Math.round(range.getBoundingClientRect().height / parseFloat(lineHeight));
        const box = bar.getBoundingClientRect();
        const inside = [...bar.querySelectorAll('h1, .button')].every((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left >= -0.5 && right <= box.right + 0.5 && top >= box.top - 0.5 && bottom <= box.bottom + 0.5;
        });
        const answers = bar.querySelector('.quick-answers');
        const covered = answers !== null && h1.getBoundingClientRect().right > answers.getBoundingClientRect().left + 0.5;
        const faults = [
          ...(lines > 2 ? [`${lines} lines`] : []),
          ...(inside ? [] : ['beyond the bar']),
          ...(covered ? ['under its answers'] : []),
          ...(parseFloat(fontSize) < 12 ? [`letters of ${fontSize}`] : []),
        ];
        return faults.length > 0 ? [`${faults.join(', ')}: ${h1.textContent} [${answers?.textContent ?? ''}]`] : [];
      });
    },
    [html, text] as const,
  );
