/**
 * Bakes the faces of dice into one picture for each set: `npx tsx assets/dice/bakeFaces.ts [game]`, by hand, after a change to their kinds.
 * CHROMIUM names the browser if it is not where Playwright keeps its own.
 *
 * Each ink of a face is drawn large in a browser; what is kept is how far every texel is from the edge of the marks (red: first
 * ink, green: second). From one such field the shader takes a clean edge at any size, the slope of the engraving and its
 * shade, so 256 texels a face stay sharp on a die that is 400 pixels wide. A page would need two seconds for this at start.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Page } from '@playwright/test';
import { CELL, SPREAD } from '../../src/table/dice/faceField.ts';
import { faceRows } from '../../src/table/dice/kinds.ts';
import type { FaceMark } from '../../src/table/dice/marks.ts';
import { distances } from './distances.ts';
import { writePng } from './png.ts';
import { faceSheets, facesStamp } from './sets.ts';

const FINE = 4;
const BIG = CELL * FINE;
const require = createRequire(import.meta.url);
const icons = (require('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> }).icons;
const fonts = {
  Almendra: 'almendra/files/almendra-latin-700-normal',
  Marcellus: 'marcellus/files/marcellus-latin-400-normal',
};

/** The marks of one ink as coverage, 0 to 255 a texel. */
async function draw(page: Page, marks: readonly FaceMark[]): Promise<Uint8Array> {
  const drawn = marks.map((mark) => ({ ...mark, paths: mark.outline ? [mark.outline] : mark.icon ? outlines(mark.icon) : [] }));
  const base64 = await page.evaluate(
    ({ list, big }) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = big;
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = '#fff';
      for (const { paths, text, font, pip, x, y, size } of list) {
        pen.setTransform(1, 0, 0, 1, x * big, y * big);
        const wide = size * big;
        if (pip) {
          pen.beginPath();
          pen.arc(0, 0, wide / 2, 0, Math.PI * 2);
          pen.fill();
        }
        if (text) {
          pen.font = `${wide}px ${font ?? 'Almendra'}`;
          pen.textAlign = 'center';
          const box = pen.measureText(text);
          // 6 and 9 look alike upside down: a bar under them, and both together in the middle
          const barred = text === '6' || text === '9';
          const raise = barred ? wide * 0.05 : 0;
          const bottom = (box.actualBoundingBoxAscent + box.actualBoundingBoxDescent) / 2 - raise;
          // by what is seen of the figure, not by its line: old-style figures hang and stand
          pen.fillText(text, (box.actualBoundingBoxLeft - box.actualBoundingBoxRight) / 2, bottom - box.actualBoundingBoxDescent);
          if (barred) pen.fillRect(-wide * 0.2, bottom + wide * 0.045, wide * 0.4, wide * 0.055);
        }
        pen.scale(wide / 512, wide / 512);
        pen.translate(-256, -256);
        for (const path of paths) pen.fill(new Path2D(path));
      }
      const rgba = pen.getImageData(0, 0, big, big).data;
      let bytes = '';
      for (let i = 3; i < rgba.length; i += 4) bytes += String.fromCharCode(rgba[i]!);
      return btoa(bytes);
    },
    { list: drawn, big: BIG },
  );
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

function outlines(name: string): string[] {
  const icon = icons[name];
  if (!icon) throw new Error(`game-icons has no ${name}`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]!);
}

/** Averaged from the large drawing: a field straight from small pixels gives engravings a ragged slope. */
function shrink(field: Float32Array, put: (x: number, y: number, value: number) => void): void {
  for (let y = 0; y < CELL; y++) {
    for (let x = 0; x < CELL; x++) {
      let sum = 0;
      for (let j = 0; j < FINE; j++) for (let i = 0; i < FINE; i++) sum += field[(y * FINE + j) * BIG + x * FINE + i]!;
      const d = sum / (FINE * FINE) / BIG / SPREAD;
      put(x, y, Math.round(127.5 + 127.5 * Math.max(-1, Math.min(1, d))));
    }
  }
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
const faces = Object.entries(fonts).map(([name, file]) => {
  const data = readFileSync(require.resolve(`@fontsource/${file}.woff2`)).toString('base64');
  return `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${data}); }`;
});
await page.setContent(
  `<style>${faces.join('\n')}</style>${Object.keys(fonts)
    .map((name) => `<p style="font-family: ${name}">123456</p>`)
    .join('')}`,
);
await page.evaluate(() => document.fonts.ready);

const width = CELL * 6;
for (const { name, kinds, file } of await faceSheets()) {
  if (process.argv[2] && process.argv[2] !== name) continue;
  const rows = faceRows(kinds);
  const rgb = new Uint8Array(width * CELL * rows.length * 3);
  for (const [row, faces] of rows.entries()) {
    for (const [column, face] of faces.entries()) {
      for (const ink of [0, 1]) {
        const marks = face.filter((mark) => mark.ink === ink);
        if (marks.length === 0) continue;
        shrink(distances(await draw(page, marks), BIG), (x, y, value) => {
          rgb[((row * CELL + y) * width + column * CELL + x) * 3 + ink] = value;
        });
      }
    }
  }
  const png = writePng(rgb, width, CELL * rows.length, facesStamp(kinds));
  writeFileSync(file, png);
  console.log(`${name}: ${rows.length} rows, ${(png.length / 1024).toFixed(0)} kB`);
}
await browser.close();
