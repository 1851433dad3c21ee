import { disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { fishing, type FishingId } from '../../../../src/engine/games/stonesaga/content/fishing.ts';
import type { Face } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import { letters } from '../letters.ts';
import { filled, stops, stroked } from '../pen.ts';
import { palette, titleFont } from '../style.ts';
import { card, rowAt, rowHeight, rows } from '../../../../src/table/games/stonesaga/printed/fishingCard.ts';
import { edged, sheet } from './cardboard.ts';
import { drawGain } from './gains.ts';
import { drawFish, type SpeciesName } from './species.ts';

const { w, h, round } = card;

/** Which fish swim on a card; the first for the uppermost row that has any. */
const shoals: Readonly<Record<FishingId, readonly SpeciesName[]>> = {
  F01: ['perch'], F02: ['trout', 'pike'], F03: ['grayling', 'bream'], F04: ['trout', 'sturgeon'], F05: ['trout', 'pike'],
  F06: ['salmon'], F07: ['perch', 'grayling'], F08: ['pike', 'salmon'], F09: ['grayling', 'bream', 'trout'], F10: ['salmon', 'perch'],
};

/** The left edge of the back: three groups, each with what it is worth and how hard it is to get. */
export function cardStock(id: FishingId): HTMLCanvasElement {
  const c = sheet(card.stock, h);
  const body = rect(0, 0, card.stock + round, h, round);
  c.save();
  c.clip(body);
  c.fillStyle = palette.bone;
  c.fillRect(0, 0, card.stock, h);
  let shoal = 0;
  rows.forEach((row, k) => {
    const { base, gain } = fishing[id].stock[row] as { readonly base: number; readonly gain: Partial<Record<Face, number>> };
    depth(c, k, card.stock);
    const kind = shoals[id][Math.min(shoal, shoals[id].length - 1)]!;
    if ('fish' in gain) shoal++;
    group(c, gain, kind, 66, rowAt[row]);
    worth(c, String(base), card.stock - 35, rowAt[row], '#f6ead0', '#b99a66');
  });
  c.restore();
  edged(c, body);
  return c.canvas;
}

/** Water of one row: bright at the surface, dark at the bottom. */
function depth(c: Ctx, k: number, wide: number): void {
  const tones = [['#cfe6dc', '#8dc1c4'], ['#8fbfc6', '#4f93ab'], ['#5a97ae', '#235a7c']][k]!;
  c.fillStyle = stops(c.createLinearGradient(0, k * rowHeight, 0, (k + 1) * rowHeight), [tones[0]!, tones[1]!]);
  c.fillRect(0, k * rowHeight, wide, rowHeight + 1);
  c.strokeStyle = 'rgba(246,252,246,.7)';
  c.lineWidth = 2;
  const wave = new Path2D(`M-8 ${k * rowHeight + 5}`);
  for (let x = 0; x < wide + 20; x += 24) wave.quadraticCurveTo(x - 2, k * rowHeight + (k ? 0 : 9), x + 10, k * rowHeight + 5);
  c.stroke(wave);
}

function group(c: Ctx, gain: Partial<Record<Face, number>>, kind: SpeciesName, x: number, y: number): void {
  const things = (Object.entries(gain) as [Face, number][]).flatMap(([face, n]) => Array.from({ length: n }, () => face));
  const fish = things.filter((face) => face === 'fish').length;
  const high = things.length > 3 ? 31 : things.length === 3 ? 38 : 50;
  things.forEach((face, k) => {
    const at = y + (k - (things.length - 1) / 2) * high;
    if (face === 'fish') drawFish(c, kind, x + (things.length > 1 ? (k % 2 ? 8 : -8) : 0), at, things.length > 2 ? 92 : 104, (k % 2 ? 0.05 : -0.06));
    else drawGain(
      c, face, x + (fish && things.length > 2 ? 12 : k % 2 ? 14 : -12), at,
      things.length === 1 ? 82 : things.length > 3 ? 40 : things.length === 3 ? 46 : 58,
    );
  });
}

/** A number on a worn pebble. */
function worth(c: Ctx, words: string, x: number, y: number, light: string, dark: string, ink = '#2a1a10'): void {
  filled(c, disc(x + 3, y + 5, 32, 31), 'rgba(6,12,24,.55)');
  const fill = stops(c.createRadialGradient(x - 12, y - 14, 2, x, y, 36), [light, dark]);
  filled(c, disc(x, y, 31, 30), fill);
  stroked(c, disc(x, y, 31, 30), '#20160f', 2.5);
  stroked(c, disc(x - 0.6, y - 0.8, 27.5, 26.5), 'rgba(255,250,232,.8)', 1.4);
  letters(c, words, x, y + (words.length > 1 ? 13 : 15), { font: titleFont(words.length > 1 ? 36 : 43), fill: ink, align: 'center' });
}

/** The right edge of the back: what each current does to the difficulty. */
export function cardModifiers(id: FishingId): HTMLCanvasElement {
  const wide = card.modifiers;
  const c = sheet(wide, h);
  const body = rect(-round, 0, wide + round, h, round);
  c.save();
  c.clip(body);
  rows.forEach((row, k) => {
    depth(c, k, wide);
    const change = fishing[id].modifiers[row] as { readonly add: number } | { readonly times: number };
    const n = 'add' in change ? change.add : 1;
    c.strokeStyle = 'rgba(240,250,246,.5)';
    c.lineWidth = 3;
    for (const r of [44, 54])
      c.stroke(new Path2D(`M${wide / 2 - r} ${rowAt[row] + 12} A${r} ${r} 0 0 1 ${wide / 2 + r * 0.7} ${rowAt[row] - r * 0.7}`));
    const [light, dark] = 'times' in change || n > 0 ? ['#f0b49a', '#a4452a'] : n < 0 ? ['#dfe3a8', '#6f7d38'] : ['#f6ead0', '#a79b84'];
    worth(c, saidModifier(change), wide / 2 - 4, rowAt[row], light!, dark!);
  });
  c.restore();
  edged(c, body);
  return c.canvas;
}
const saidModifier = (change: { readonly add: number } | { readonly times: number }): string => (
  'times' in change ? `×${change.times}` : change.add > 0 ? `+${change.add}` : change.add < 0 ? `−${-change.add}` : '0'
);

/** The middle of the back, the same on all. */
export function cardBack(): HTMLCanvasElement {
  const c = sheet(w, h);
  const body = rect(0, 0, w, h, round);
  c.save();
  c.clip(body);
  c.fillStyle = stops(c.createLinearGradient(0, 0, w * 0.4, h), ['#2f6a84', '#123047']);
  c.fillRect(0, 0, w, h);
  c.strokeStyle = 'rgba(207,232,234,.22)';
  c.lineWidth = 3;
  for (let y = -10; y < h + 20; y += 24) {
    const wave = new Path2D(`M-20 ${y}`);
    for (let x = 0; x < w + 40; x += 40) {
      wave.quadraticCurveTo(x - 10, y - 12, x, y);
      wave.quadraticCurveTo(x + 10, y + 12, x + 20, y);
    }
    c.stroke(wave);
  }
  drawFish(c, 'sturgeon', w / 2, h / 2, 250, -0.12);
  c.restore();
  edged(c, body);
  return c.canvas;
}
