import { disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import type { FishingId } from '../../../../src/engine/games/stonesaga/content/fishing.ts';
import { filled, stops, stroked } from '../pen.ts';
import { card, dieEdge, dieSpots, halfOf, lineOf, strikesOf, type LaidStrike, type Row } from '../../../../src/table/games/stonesaga/printed/fishingCard.ts';
import { edged, sheet } from './cardboard.ts';
import { drawShade } from './species.ts';
import { cardWater } from './waters.ts';

const { w, h, round } = card;

/** Each current has its own colour and its own stroke: long threads, dashes, drops. */
const strokes: Readonly<Record<Row, { readonly light: string; readonly dark: string; readonly dash: readonly number[] }>> = {
  T: { light: '#f2fbf7', dark: '#2c6d8b', dash: [] },
  M: { light: '#ffe2a0', dark: '#6b4a1c', dash: [26, 15] },
  B: { light: '#8fd0f2', dark: '#0b2547', dash: [2, 13] },
};

/** The front: currents and strike zones. */
export function cardFront(id: FishingId): HTMLCanvasElement {
  const c = sheet(w, h);
  const body = rect(0, 0, w, h, round);
  c.save();
  c.clip(body);
  c.drawImage(cardWater(w, h, Number(id.slice(1)) * 7), 0, 0, w, h);
  const seed = Number(id.slice(1));
  for (let k = 0; k < 5; k++)
    drawShade(c, 60 + ((seed * 131 + k * 173) % (w - 120)), 40 + ((seed * 71 + k * 97) % (h - 80)), 44 + (k % 3) * 14, k * 1.3, 0.2);
  for (const row of ['B', 'M', 'T'] as const) current(c, id, row);
  for (const strike of strikesOf(id)) zone(c, strike);
  c.restore();
  edged(c, body);
  return c.canvas;
}

function current(c: Ctx, id: FishingId, row: Row): void {
  const { light, dark, dash } = strokes[row];
  const path = new Path2D();
  lineOf(id, row).forEach(({ x, y }, k) => path[k ? 'lineTo' : 'moveTo'](k === 0 ? -20 : k === 60 ? w + 20 : x, y));
  const stroke = (width: number, colour: string, alpha: number, dashes: readonly number[] = []): void => {
    c.save();
    c.globalAlpha = alpha;
    c.lineWidth = width;
    c.strokeStyle = colour;
    c.setLineDash([...dashes]);
    c.stroke(path);
    c.restore();
  };
  c.save();
  c.filter = 'blur(3px)';
  stroke(38, dark, 0.38);
  c.restore();
  stroke(27, dark, 0.62);
  stroke(21, light, 0.34);
  stroke(dash.length === 2 && dash[0] === 2 ? 9 : 6, light, 0.95, dash);
  if (row === 'T') for (const y of [-7, 7]) {
    c.save();
    c.translate(0, y);
    stroke(1.6, light, 0.8);
    c.restore();
  }
}

function zone(c: Ctx, strike: LaidStrike): void {
  const { x, y, size, icon } = strike;
  const half = halfOf(size);
  const outline = rect(x - half.x, y - half.y, half.x * 2, half.y * 2, half.y);
  c.save();
  c.shadowColor = 'rgba(4,14,30,.75)';
  [c.shadowBlur, c.shadowOffsetX, c.shadowOffsetY] = [14, 4, 6];
  filled(c, outline, stops(c.createRadialGradient(x - 16, y - 20, 4, x, y, half.x), ['#e8f5ec', '#8cbcc0']));
  c.restore();
  for (const [width, colour] of [
    [9, '#20160f'],
    [6, icon === 'mishap' ? '#b8523a' : icon === 'luck' ? '#93a04c' : '#dccba4'],
    [2, 'rgba(255,248,226,.75)'],
  ] as const) {
    stroked(c, outline, colour, width);
  }
  for (const spot of dieSpots(strike, size)) {
    c.lineWidth = 2;
    c.strokeStyle = 'rgba(16,52,72,.75)';
    c.setLineDash([6, 5]);
    c.stroke(rect(spot.x - dieEdge / 2 + 3, spot.y - dieEdge / 2 + 3, dieEdge - 6, dieEdge - 6, 10));
    c.setLineDash([]);
  }
  if (icon !== 'none') badge(c, x + half.x - 12, y - half.y + 10, icon);
}

/** What befalls a zone, as a seal on its rim. */
export function badge(c: Ctx, x: number, y: number, icon: 'luck' | 'mishap'): void {
  filled(c, disc(x + 2, y + 3, 21), 'rgba(6,10,20,.5)');
  filled(c, disc(x, y, 20), icon === 'luck' ? '#4c5a26' : '#7d2616');
  stroked(c, disc(x, y, 18), '#f5e7c6', 2.4);
  filled(c, glyphAt(icon === 'luck' ? 'clover' : 'animal-skull', x, y, 27), '#fbf0d6');
}
