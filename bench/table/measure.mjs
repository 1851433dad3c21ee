import { createServer } from 'vite';
import { chromium } from 'playwright-core';
import { flags } from '../../scripts/flags.mjs';

const moves = 40;

/** Milliseconds of script for each frame while one of two thousand pieces is dragged: ours, and the same sprites in bare PixiJS. */
export async function measureTable(executablePath) {
  process.env.NODE_ENV = 'production';
  const server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error', mode: 'production' });
  await server.listen();
  const base = server.resolvedUrls.local[0];
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const runs = { ours: [], bare: [] };
    for (let round = 0; round < 3; round++) {
      runs.ours.push(await drag(browser, `${base}gallery?many=2000`));
      runs.bare.push(await drag(browser, `${base}bench/table/bare.html`));
    }
    return { ours: median(runs.ours), bare: median(runs.bare) };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** All script that runs in frames and pointer events, divided by the frames drawn. */
async function drag(browser, address) {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  await page.addInitScript(watchScript);
  await page.goto(address);
  await page.waitForFunction(() => window.lantern, null, { timeout: 120_000 });
  await page.evaluate(() => window.lantern.idle());
  const { x, y } = await page.evaluate(() => window.lantern.where('token:0'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 1; i <= 6; i++) await page.mouse.move(x + i * 4, y + i * 3); // picked up, and the code is warm
  await page.evaluate(() => Object.assign(window.spent, { ms: 0, frames: window.lantern.frames }));
  for (let i = 1; i <= moves; i++) {
    await page.mouse.move(x + 24 + i * 6, y + 18 + i * 4);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  const { ms, frames } = await page.evaluate(() => ({ ms: window.spent.ms, frames: window.lantern.frames - window.spent.frames }));
  await page.close();
  return ms / frames;
}

function watchScript() {
  window.spent = { ms: 0, frames: 0 };
  const timed = (run) =>
    function (...given) {
      const start = performance.now();
      try {
        return run.apply(this, given);
      } finally {
        window.spent.ms += performance.now() - start;
      }
    };
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = (run) => frame(timed(run));
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (kind, run, ...rest) {
    return listen.call(this, kind, /^pointer/.test(kind) && typeof run === 'function' ? timed(run) : run, ...rest);
  };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
