import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The windows that every table has to be read and touched in. */
const windows = [
  { width: 1920, height: 1080, hasTouch: false },
  { width: 1280, height: 720, hasTouch: false },
  { width: 1024, height: 768, hasTouch: false },
  { width: 768, height: 1024, hasTouch: true },
  { width: 844, height: 390, hasTouch: true },
  { width: 390, height: 844, hasTouch: true },
];
/** A picture is only looked at: it may take so many bytes. */
const largest = 90_000;
const settings = { version: 1, table: { motion: 'still', speed: 8 }, shell: { drawer: 'none', aloud: false, curtain: false, warn: false } };

/**
 * Takes pictures of made-up positions on the page itself, with all that stands round a table, in each of the windows: each position is
 * opened once for mice and once for fingers, and the window changes round it. With `choose` these options are chosen first, one after
 * the other, until the page `shows` something, and a key is pressed (`press`); with `zone` that part of the table is up, where it is
 * behind a tab. A `lesson` is begun by its title, and with `seat` the scene page of the workshop shows what the screen of that seat, or
 * the common one, would.
 */
export async function takeSizes({ server, browser, out, positions }) {
  const base = server.resolvedUrls.local[0];
  const { positionFile } = await server.ssrLoadModule('/src/dev/scene/position.ts');
  mkdirSync(out, { recursive: true });
  for (const hasTouch of [false, true]) {
    const mine = windows.filter((one) => one.hasTouch === hasTouch);
    const context = await browser.newContext({ viewport: mine[0], hasTouch });
    const [page, blank] = [await context.newPage(), await context.newPage()];
    await page.bringToFront();
    page.setDefaultTimeout(300_000);
    await page.addInitScript((text) => localStorage.setItem('lantern-table.settings', text), JSON.stringify(settings));
    for (const { name, game, at, seat, lesson, choose = [], shows, press, zone } of positions) {
      if (lesson) await openLesson(page, base, game, lesson);
      else if (seat) await openScene(page, base, { game, at, seat });
      else await open(page, base, await positionFile(game, at));
      for (const option of choose) await chosen(page, option);
      if (shows) await page.locator(shows).waitFor();
      if (press) await page.keyboard.press(press);
      for (const { width, height } of mine) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        if (zone) await bringUp(page, zone);
        await page.evaluate(() => window.lantern.idle());
        const file = path.join(out, `${name}-${width}x${height}.jpg`);
        await writeFile(file, await picture(page, blank));
        console.log(path.relative(process.cwd(), file));
      }
    }
    await context.close();
  }
}

async function open(page, base, { name, json }) {
  await page.goto(base);
  await page.locator('.shelf').waitFor();
  await page.setInputFiles('#match-file', { name, mimeType: 'application/json', buffer: Buffer.from(json) });
  await page.getByRole('button', { name: /^(Play on|Open it)$/ }).last().click();
  await page.waitForFunction(() => window.lantern);
  await page.evaluate(() => window.lantern.idle());
}

async function openLesson(page, base, game, title) {
  await page.goto(base);
  await page.goto(`${base}#/game/${game}/lessons`);
  await page.getByRole('button', { name: title }).click();
  await page.locator('.lesson').waitFor();
  await page.evaluate(() => window.lantern.idle());
}

async function openScene(page, base, { game, at, seat }) {
  await page.goto(`${base}src/dev/scene/index.html?game=${game}&at=${at}&seat=${seat}&motion=reduced`);
  await page.addStyleTag({ content: 'nav { display: none }' });
  await page.waitForFunction(() => window.lantern);
  await page.evaluate(() => window.lantern.idle());
}

async function bringUp(page, zone) {
  const tab = page.locator(`.lantern-tabs [data-zone="${zone}"]`);
  if ((await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
}

/** From the list of actions, which is in the page even while it is closed. */
async function chosen(page, option) {
  await page.locator(`#actions [data-option="${option}"]`).first().evaluate((button) => button.click());
  await page.evaluate(() => window.lantern.idle());
}

/** The finest that is small enough. Drawn once: a blank page makes the file of it, since drawing a table takes seconds. */
async function picture(page, blank) {
  const drawn = await page.screenshot({ type: 'png' });
  const file = await blank.evaluate(async ([png, most]) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    let text = '';
    for (const quality of [0.82, 0.72, 0.62, 0.52, 0.42, 0.32, 0.24]) {
      text = canvas.toDataURL('image/jpeg', quality).split(',')[1];
      if (text.length * 0.75 <= most) break;
    }
    return text;
  }, [drawn.toString('base64'), largest]);
  return Buffer.from(file, 'base64');
}
