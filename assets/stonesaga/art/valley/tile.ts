import type { Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import type { Feature } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { filled } from '../pen.ts';
import { frieze, omenAt, omenStone, zoneLines } from './borders.ts';
import { byEdge, edgeNormal, hexBox, hexPath, hexRadius, onEdge, zoneCentre, type Pt } from '../../../../src/table/games/stonesaga/printed/hexagon.ts';
import { field, nearestFeature, type Country } from './land.ts';
import { peak } from './peaks.ts';
import { reeds, sketchedHill, thornBush, tuft } from './plants.ts';
import { boulder, caveMouth } from './stones.ts';
import { strokeDistance, strokes } from './strokes.ts';
import { conifer, leafTree, snag, type Rand } from './trees.ts';

interface Prop {
  readonly at: Pt;
  readonly draw: () => void;
}

interface Keep {
  readonly at: Pt;
  readonly radius: number;
}

const grass = ['#5c4316', '#f0d788', '#c99a3c', '#e2ba5a', '#8f7a30'] as const;
const sedge = ['#273018', '#8a9850', '#66763a', '#a9ab5c'] as const;
const heather = ['#3c3d1c', '#a7a35a', '#c7b96f', '#7d7a3c'] as const;
const straw = ['#5a4724', '#d9c084', '#b8985a', '#8f7846'] as const;

/** Everything that stands on a hex, sorted by its foot and clipped to the tile. The same fields that tint the ground say where. */
export function paintTile(c: Ctx, hex: Country): void {
  const r = random(hex.seed * 7919 + 13);
  const props: Prop[] = [];
  const put = (at: Pt, draw: () => void): void => void props.push({ at, draw });
  const kept: Keep[] = [{ at: omenAt, radius: 13 }];
  caves(hex, kept, (at) => put(at, () => caveMouth(c, r, 29)));
  edges(c, hex, r, put);
  features(c, hex, r, kept, put);
  herds(c, hex, r, put);
  bareLand(c, hex, r, kept, put);
  c.save();
  c.translate(hexBox.w / 2, hexBox.h / 2);
  c.clip(hexPath(hexRadius - 0.5));
  zoneLines(c);
  for (const { at, draw } of props.toSorted((a, b) => a.at.y - b.at.y)) {
    c.save();
    c.translate(at.x, at.y);
    draw();
    c.restore();
  }
  hex.full.forEach((feature, e) => feature && frieze(c, e, feature));
  if (hex.omen) omenStone(c, hex.omen);
  c.restore();
}

/** Caves come first, so that other things leave room. */
function caves({ zones, full }: Country, kept: Keep[], put: (at: Pt) => void): void {
  zones.forEach((zone, k) => {
    if (!zone.includes('cave')) return;
    const middle = zoneCentre(k);
    const covered = [2 * k, 2 * k + 1].find((e) => full[e]);
    const open = edgeNormal(covered === 2 * k ? 2 * k + 1 : 2 * k);
    const at = covered === undefined ? {
      x: middle.x * 0.95, y: middle.y * 0.95 - (zone.length > 1 ? 4 : 0),
    } : { x: open.x * hexRadius * 0.52, y: open.y * hexRadius * 0.52 + 12 };
    kept.push({ at: { x: at.x, y: at.y - 8 }, radius: 36 });
    put(at);
  });
}

const tree = (c: Ctx, r: Rand, hex: Country, size: number) => (): void => {
  const roll = r();
  if (hex.land === 'steppe' && roll < 0.14) snag(c, r, size * 0.8);
  else if (roll < 0.2) leafTree(c, r, size * (0.8 + r() * 0.2));
  else conifer(c, r, size * (0.85 + r() * 0.35));
};

/** A covered edge has a closed rank from corner to corner. */
function edges(c: Ctx, hex: Country, r: Rand, put: (at: Pt, draw: () => void) => void): void {
  hex.full.forEach((feature, e) => {
    if (feature === 'forest')
      for (const depth of [3, 13, 24])
        for (let t = -1; t <= 1; t += 0.155) {
          const p = onEdge(e, depth + r() * 4, t + (r() - 0.5) * 0.06);
          put({ x: p.x, y: p.y + 9 }, tree(c, r, hex, 27));
        }
    if (feature === 'mountain')
      for (let t = -0.9; t <= 0.95; t += 0.45) {
        const p = onEdge(e, 16, t);
        const height = 42 + r() * 14;
        put({ x: p.x, y: p.y + 19 }, () => peak(c, r, 54 + r() * 8, height));
      }
  });
}

function features(c: Ctx, hex: Country, r: Rand, kept: readonly Keep[], put: (at: Pt, draw: () => void) => void): void {
  const [river, chasm] = [strokes(hex, 'river'), strokes(hex, 'chasm')];
  const free = (p: Pt): boolean => strokeDistance(river, p) > 7 && strokeDistance(chasm, p) > 7 && kept.every(
    ({ at, radius }) => Math.hypot(at.x - p.x, at.y - p.y) > radius,
  );
  const scatter = (feature: Feature, gap: number, tries: number, margin: number, lift: number, draw: () => void): void => {
    const got: Pt[] = [];
    for (let i = 0; i < tries; i++) {
      const p = { x: (r() * 2 - 1) * hexRadius, y: (r() * 2 - 1) * hexRadius };
      if (field(hex, feature, p) > -margin || !free(p)) continue;
      if (got.some((g) => Math.hypot(g.x - p.x, (g.y - p.y) * 1.25) < gap)) continue;
      got.push(p);
      put({ x: p.x, y: p.y + lift }, draw);
    }
  };
  scatter('forest', 13, 1100, 4, 10, tree(c, r, hex, 31));
  scatter('mountain', 40, 500, 16, 24, () => peak(c, r, 72 + r() * 16, 66 + r() * 18));
  scatter('mountain', 20, 300, 4, 5, () => boulder(c, r, 4 + r() * 3));
  scatter('moraine', 21, 700, 9, 4, () => boulder(c, r, 7 + r() * 7.5));
  scatter('moraine', 8, 400, 3, 2, () => boulder(c, r, 2.2 + r() * 2));
  scatter('prairie', 11.5, 900, 5, 3, () => tuft(c, r, 11 + r() * 4, grass));
  scatter('wetland', 17, 500, 10, 6, () => reeds(c, r, 18));
  scatter('wetland', 10, 260, 6, 2, () => tuft(c, r, 8, sedge));
  scatter('driedFlats', 34, 160, 12, 3, () => (r() < 0.5 ? thornBush(c, r, 10 + r() * 4) : boulder(c, r, 3 + r() * 3)));
}

/** Herds in red ochre on the grass. */
function herds(c: Ctx, { zones }: Country, r: Rand, put: (at: Pt, draw: () => void) => void): void {
  zones.forEach((zone, k) => {
    if (!zone.includes('prairie')) return;
    const middle = zoneCentre(k);
    ['bison', 'deer', 'bison'].forEach((animal, i) => {
      const at = { x: middle.x + (i - 1) * 21 + (r() - 0.5) * 6, y: middle.y + (i % 2 === 1 ? -13 : 9) + (r() - 0.5) * 6 };
      put(at, () => {
        filled(c, glyphAt(animal, 0, -8, 19), 'rgba(124,47,23,.92)');
      });
    });
  });
}

/** A few tufts and stones, and hills in pen strokes where there is room. */
function bareLand(c: Ctx, hex: Country, r: Rand, kept: readonly Keep[], put: (at: Pt, draw: () => void) => void): void {
  const [river, chasm] = [strokes(hex, 'river'), strokes(hex, 'chasm')];
  const room = (p: Pt, gap: number, round: number): boolean =>
    nearestFeature(hex, p) >= gap && strokeDistance(river, p) > gap && strokeDistance(chasm, p) > gap && kept.every(
      ({ at, radius }) => Math.hypot(at.x - p.x, at.y - p.y) > radius + round,
    );
  const somewhere = (): Pt => ({ x: (r() * 2 - 1) * hexRadius, y: (r() * 2 - 1) * hexRadius });
  const blades = hex.land === 'heath' ? heather : straw;
  for (let i = 0; i < 260; i++) {
    const p = somewhere();
    if (room(p, 9, 2) && r() < 0.34) put(p, () => (r() < 0.1 ? boulder(c, r, 2.6 + r() * 2) : tuft(c, r, 6 + r() * 3, blades)));
  }
  for (let i = 0, hills = 0; i < 400 && hills < 9; i++) {
    const p = somewhere();
    if (!room(p, 24, 14) || [0, 1, 2, 3, 4, 5].some((e) => byEdge(p, e).depth <= 26)) continue;
    hills++;
    put(p, () => sketchedHill(c, r));
  }
}
