import type { Ctx } from '../../../bake/canvas.ts';
import { frame, trim, type Frame } from '../../../bake/frame.ts';
import { random } from '../../../bake/random.ts';
import { zones, type Zone } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { layer } from '../layer.ts';
import { stops } from '../pen.ts';
import { thick } from '../solid.ts';
import { hexBox, hexPath, hexRadius, lerp, rhombus, sharp, zoneIndex, type Pt } from '../../../../src/table/games/stonesaga/printed/hexagon.ts';
import { glacier, reef } from './iceAndCoral.ts';
import type { Rand } from './trees.ts';
import { hearth, hide, hut, palisade, ruinedHut, thatch } from './village.ts';

/** A zone as a cut-out: its corners drawn in towards the middle. */
export interface Plot {
  readonly corners: readonly Pt[];
  readonly middle: Pt;
  readonly path: Path2D;
}

/** `k` of the way from the middle of the zone to its border. */
function plotOf(zone: Zone, k: number): Plot {
  const whole = rhombus(zoneIndex[zone], hexRadius - 6);
  const middle = lerp(whole[0], whole[2], 0.5);
  const corners = whole.map((at) => lerp(middle, at, k));
  const path = new Path2D();
  corners.forEach(({ x, y }, i) => path[i === 0 ? 'moveTo' : 'lineTo'](x, y));
  path.closePath();
  return { corners, middle, path };
}

/** Trodden earth, the same under houses and ruins. */
function yard(c: Ctx, r: Rand, { middle, path }: Plot, [light, dark]: readonly [string, string]): void {
  const g = stops(c.createLinearGradient(middle.x - 60, middle.y - 90, middle.x + 60, middle.y + 90), [light, dark]);
  c.fillStyle = c.strokeStyle = g;
  c.lineWidth = 7;
  c.fill(path);
  c.stroke(path);
  c.save();
  c.clip(path);
  for (let i = 0; i < 420; i++) {
    c.fillStyle = r() < 0.5 ? 'rgba(60,36,16,.25)' : 'rgba(255,228,170,.2)';
    c.beginPath();
    c.ellipse(middle.x + (r() - 0.5) * 260, middle.y + (r() - 0.5) * 240, 1 + r() * 4, 0.6 + r() * 1.4, 0.3, 0, 7);
    c.fill();
  }
  c.restore();
}

/** Where houses stand round the fire, from the middle of the zone. */
const places: Readonly<Record<Zone, readonly Pt[]>> = {
  A: [{ x: -6, y: -32 }, { x: 30, y: 6 }, { x: -22, y: 44 }],
  B: [{ x: -58, y: 2 }, { x: 0, y: -26 }, { x: 56, y: 4 }],
  C: [{ x: 2, y: -33 }, { x: -30, y: 6 }, { x: 24, y: 46 }],
};
/** The gate is in the side that looks to the viewer. */
const gates: Readonly<Record<Zone, number>> = { A: 3, B: 2, C: 0 };

function village(c: Ctx, zone: Zone): void {
  const r = random(77 + zoneIndex[zone]);
  const plot = plotOf(zone, 0.93);
  const { middle } = plot;
  yard(c, r, plot, ['#c9a36c', '#7b5631']);
  const fence = plotOf(zone, 0.84).corners.map(({ x, y }) => ({ x, y: y + 3 }));
  const sides = fence.map((a, i) => ({ a, b: fence[(i + 1) % 4]!, gate: i === gates[zone] })).toSorted((p, q) => p.a.y + p.b.y - q.a.y - q.b.y);
  const stands = (gate: boolean) => (way: number) => (gate && way > 0.36 && way < 0.62 ? 0 : 1);
  for (const { a, b, gate } of sides.slice(0, 2)) palisade(c, a, b, stands(gate));
  const homes = places[zone].map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
  hearth(c, middle.x + (zone === 'B' ? 0 : zone === 'A' ? -14 : 12), middle.y + (zone === 'B' ? 20 : 8));
  homes.toSorted((p, q) => p.y - q.y).forEach(({ x, y }, i) => hut(c, x, y, 21, i === 0 ? hide : thatch));
  for (const { a, b, gate } of sides.slice(2)) palisade(c, a, b, stands(gate));
}

function ruin(c: Ctx, zone: Zone): void {
  const r = random(131 + zoneIndex[zone]);
  const plot = plotOf(zone, 0.93);
  yard(c, r, plot, ['#8f8268', '#4b4438']);
  const fence = plotOf(zone, 0.84).corners.map(({ x, y }) => ({ x, y: y + 3 }));
  for (const [i, a] of fence.entries()) palisade(c, a, fence[(i + 1) % 4]!, () => (r() < 0.45 ? 0 : 0.25 + r() * 0.6));
  for (const { x, y } of places[zone]) ruinedHut(c, r, plot.middle.x + x, plot.middle.y + y, 20);
}

/** Cut out and a little thick, anchored in the middle of its hex. */
function overlay(name: string, draw: (c: Ctx) => void, sides: readonly [string, string]): Frame {
  const top = layer(hexBox.w, hexBox.h, (c) => {
    c.translate(hexBox.w / 2, hexBox.h / 2);
    draw(c);
  }, sharp);
  const out = thick(top, 6, ...sides, 1.5, 12);
  return trim(frame(`valley/overlay/${name}`, out.canvas, hexBox.w / 2 / out.w, hexBox.h / 2 / out.h));
}

export const overlayFrames = (): Frame[] => [
  ...zones.flatMap((zone) => [
    overlay(`outpost/${zone}`, (c) => village(c, zone), ['#8a643a', '#3d2613']),
    overlay(`ruin/${zone}`, (c) => ruin(c, zone), ['#6a6152', '#2c2721']),
    overlay(`glacier/${zone}`, (c) => glacier(c, plotOf(zone, 0.95).path, 5 + zoneIndex[zone]), ['#8fb7c6', '#3d6478']),
    overlay(`reef/${zone}`, (c) => reef(c, plotOf(zone, 0.95).path, plotOf(zone, 1).middle, 9 + zoneIndex[zone]), ['#7a6a58', '#3a2f2a']),
  ]),
  overlay('glacier/whole', (c) => glacier(c, hexPath(hexRadius - 5), 3), ['#8fb7c6', '#3d6478']),
];
