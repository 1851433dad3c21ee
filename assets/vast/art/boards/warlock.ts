import { disc, line, poly, rect, type Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { withGrain } from '../../../bake/paper.ts';
import { dominationTrack, spellSymbols } from '../../../../src/engine/games/vast/content/spells.ts';
import type { MagicAction } from '../../../../src/engine/games/vast/roleStates.ts';
import { WARLOCK, type ActionBox } from '../../../../src/table/games/vast/printed/warlockBoard.ts';
import type { PrintedArea, PrintedPoint } from '../../../../src/table/games/vast/printed/places.ts';
import { paintPortrait } from '../portraits.ts';
import { digit, inkLabel, label, symbol, title, well } from '../print.ts';
import { gothicArch } from '../scenes/kit.ts';
import { boardCanvas } from '../tray.ts';
import { woodenCube } from '../cubes.ts';
import { markedCube } from './pieces.ts';

const PAD = 26;
const GLOW = '#a9f2e6';
const NIGHT = 'rgba(4,14,30,.66)';

const ACTIONS: Record<MagicAction, readonly [string, string]> = {
  sneak: ['Sneak', 'barefoot'],
  summon: ['Summon', 'ghost'],
  conjure: ['Conjure', 'locked-chest'],
  syphon: ['Syphon', 'vortex'],
};

/** The printed board of the Warlock and his cubes. */
export function warlockBoard(): Frame[] {
  const { w, h } = WARLOCK;
  const ctx = boardCanvas(w, h, ['#1f6a72', '#181b48'], 2, PAD);
  const p = WARLOCK.portrait;
  runes(ctx);
  paintPortrait(ctx, 'warlock', p.x, p.y, p.w, p.h);
  title(ctx, 'The Warlock', 158, 47, '#d8fff4', 'left', 29);
  curses(ctx);
  magic(ctx);
  for (const [id, box] of Object.entries(WARLOCK.actions) as [MagicAction, ActionBox][]) action(ctx, ACTIONS[id], box);
  spells(ctx);
  walls(ctx);
  dominated(ctx);
  return [frame('playerboard/warlock', ctx.canvas, PAD / (w + 2 * PAD), PAD / (h + 2 * PAD)), markedCube('cube/magic', 'teal', 'cursed-star', '#f4fff8')];
}

/** A faint circle of signs behind everything, cut by the edge of the board. */
function runes(ctx: Ctx): void {
  const signs = ['pentacle', 'cursed-star', 'rune-stone', 'evil-moon', 'polar-star', 'vortex'];
  ctx.save();
  ctx.clip(rect(14, 14, WARLOCK.w - 28, WARLOCK.h - 28, 6));
  ctx.globalAlpha = 0.13;
  ctx.strokeStyle = GLOW;
  ctx.fillStyle = GLOW;
  ctx.lineWidth = 2;
  for (const r of [210, 264]) ctx.stroke(disc(620, 110, r * 2.2, r));
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2;
    ctx.fill(glyphAt(signs[i % signs.length]!, 620 + Math.cos(a) * 237 * 2.2, 110 + Math.sin(a) * 237, 34, a + Math.PI / 2));
  }
  ctx.restore();
}

const slot = (ctx: Ctx, { x, y }: PrintedPoint, size: number, tone = 'rgba(2,8,20,.7)'): void => well(ctx, rect(x - size / 2, y - size / 2, size, size, 5), tone);

function curses(ctx: Ctx): void {
  const { x, y, w, h } = WARLOCK.cursesBox;
  well(ctx, rect(x, y, w, h, 10), NIGHT);
  symbol(ctx, 'cursed-star', x + 33, y + 20, 25, GLOW);
  label(ctx, 'Curses', x + 52, y + 28, 'left', 23, GLOW);
  ctx.fillStyle = 'rgba(169,242,230,.14)';
  ctx.fill(disc(WARLOCK.curses.x, WARLOCK.curses.y + 2, 34, 15));
}

function magic(ctx: Ctx): void {
  const { x, y, w, h } = WARLOCK.magicBox;
  well(ctx, rect(x, y, w, h, 10), NIGHT);
  label(ctx, 'Magic', x + w / 2, y + 29, 'center', 23, GLOW);
  for (const place of WARLOCK.magic) slot(ctx, place, 26);
}

/** Pale vellum, so that the four ways to spend a cube are what the eye finds first. */
function action(ctx: Ctx, [name, glyph]: readonly [string, string], { box: { x, y, w, h }, cubes }: ActionBox): void {
  const box = rect(x, y, w, h, 9);
  const vellum = ctx.createLinearGradient(x, y, x + 60, y + h);
  vellum.addColorStop(0, '#e2efdd');
  vellum.addColorStop(1, '#9fbdae');
  ctx.fillStyle = vellum;
  ctx.fill(box);
  withGrain(ctx, box, 0.4);
  ctx.strokeStyle = '#0c3a40';
  ctx.lineWidth = 1.8;
  ctx.stroke(box);
  ctx.lineWidth = 0.9;
  ctx.stroke(rect(x + 4, y + 4, w - 8, h - 8, 6));
  ctx.fillStyle = '#174a56';
  ctx.fill(glyphAt(glyph, x + w / 2, y + 24, 33));
  inkLabel(ctx, name, x + w / 2, y + 60, 'center', 23, '#10233c');
  for (const cube of cubes) slot(ctx, cube, 24, 'rgba(10,44,52,.55)');
}

function spells(ctx: Ctx): void {
  const { spells: cells, cell } = WARLOCK;
  const first = cells[0]!;
  symbol(ctx, 'spell-book', 172, first.y, 27, GLOW);
  label(ctx, 'Spells', 190, first.y + 8, 'left', 23, GLOW);
  ctx.lineWidth = 2;
  ctx.strokeStyle = 'rgba(169,242,230,.55)';
  ctx.stroke(line([first.x, first.y], [cells.at(-1)!.x, first.y]));
  cells.forEach(({ x, y }, i) => {
    const draws = spellSymbols.includes(i);
    well(ctx, draws ? rect(x - 14, y - 18, 28, 36, 4) : rect(x - cell / 2, y - cell / 2, cell, cell, cell / 2), draws ? 'rgba(70,52,150,.96)' : 'rgba(6,20,38,.98)');
    if (draws) {
      // a card: here three spells are drawn
      ctx.lineWidth = 1.6;
      ctx.strokeStyle = '#cfc4ff';
      ctx.stroke(rect(x - 14, y - 18, 28, 36, 4));
      ctx.stroke(line([x - 9, y - 13], [x + 9, y - 13]));
    }
    digit(ctx, i, x, y + (draws ? 3 : 0), draws ? '#ffffff' : 'rgba(200,240,236,.9)', 23);
  });
}

function walls(ctx: Ctx): void {
  const { x, y, w, h } = WARLOCK.wallsBox;
  well(ctx, rect(x, y, w, h, 8), NIGHT);
}

const GIFTS: Record<(typeof dominationTrack)[number]['gives'], (ctx: Ctx, x: number, y: number) => void> = {
  longSneak: (ctx, x, y) => {
    symbol(ctx, 'barefoot', x - 10, y, 25, GLOW);
    digit(ctx, 3, x + 14, y, '#ffffff', 25);
  },
  renewSpells: (ctx, x, y) => symbol(ctx, 'card-exchange', x, y, 33, GLOW),
  magicCube: (ctx, x, y) => {
    digit(ctx, '+', x - 15, y, '#ffffff', 28);
    ctx.drawImage(woodenCube(44, 'teal'), x - 7, y - 16, 31, 31);
  },
  steadfast: (ctx, x, y) => {
    symbol(ctx, 'cursed-star', x - 14, y, 25, GLOW);
    digit(ctx, '−1', x + 11, y, '#ffffff', 24);
  },
};

/** Five niches: how many curses a piece must bear, where it stands, and what its space gives. */
function dominated(ctx: Ctx): void {
  const { dominated: niches } = WARLOCK;
  const [first, last] = [niches[0]!, niches.at(-1)!];
  label(ctx, 'Dominated', (first.x + last.x + last.w) / 2, 38, 'center', 25, '#d8fff4');
  niches.forEach((area, i) => niche(ctx, area, dominationTrack[i]!));
}

/** The cut of a curse marker. */
const hexagon = (x: number, y: number, r: number): Path2D =>
  poly(...Array.from({ length: 6 }, (_, i) => [x + Math.cos(((i + 0.5) / 3) * Math.PI) * r, y + Math.sin(((i + 0.5) / 3) * Math.PI) * r] as const));

function niche(ctx: Ctx, { x, y, w, h }: PrintedArea, { needs, gives }: (typeof dominationTrack)[number]): void {
  const middle = x + w / 2;
  const arch = gothicArch(x, y, w, h - 36);
  const deep = ctx.createLinearGradient(0, y, 0, y + h - 36);
  deep.addColorStop(0, '#061226');
  deep.addColorStop(1, '#2a3f86');
  ctx.fillStyle = deep;
  ctx.fill(arch);
  well(ctx, arch, 'rgba(4,10,30,.35)');
  ctx.fillStyle = 'rgba(169,242,230,.16)';
  ctx.fill(disc(middle, y + WARLOCK.standing.y, 22, 7));
  const marker = hexagon(middle, y + 30, 20);
  ctx.fillStyle = '#4b50b8';
  ctx.fill(marker);
  ctx.strokeStyle = GLOW;
  ctx.lineWidth = 2;
  ctx.stroke(marker);
  digit(ctx, needs, middle, y + 30, '#ffffff', 28);
  well(ctx, rect(x, y + h - 34, w, 34, 7), NIGHT);
  GIFTS[gives](ctx, middle, y + h - 17);
}
