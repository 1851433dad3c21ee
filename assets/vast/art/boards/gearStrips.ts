import { context, disc, rect } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { withGrain } from '../../../bake/paper.ts';
import { gear, gearIds, type GearId } from '../../../../src/engine/games/vast/content/gear.ts';
import { SKELETONS } from '../../../../src/table/games/vast/printed/skeletonsBoard.ts';
import { gilt, text } from '../print.ts';

const GLYPH: Record<GearId, string> = {
  bombBag: 'unlit-bomb', chatteringJaw: 'jawbone', graveCandle: 'candle-skull', pauldrons: 'pauldrons', warHorn: 'hunting-horn',
  graveSpade: 'spade', longBow: 'pocket-bow', boneQuiver: 'quiver', trenchShovel: 'trench-spade', greatAxe: 'battle-axe',
  shield: 'round-shield', grappleChain: 'grapple', kukri: 'curvy-knife', poison: 'poison-bottle', burrowClaw: 'bird-claw',
};

/** Gear that is worn: the head of its card, which looks out from under the card of its owner. */
export function gearStripFrames(): Frame[] {
  return gearIds.map((id) => frame(`gear/${id}`, strip(id)));
}

function strip(id: GearId) {
  const { w, h } = SKELETONS.gearStrip;
  const ctx = context((w + 2) * 2, (h + 2) * 2);
  ctx.scale(2, 2);
  ctx.translate(1, 1);
  const body = rect(0, 0, w, h, [2, 2, 7, 7]);
  const steel = ctx.createLinearGradient(0, 0, 0, h);
  steel.addColorStop(0, '#6d5a38');
  steel.addColorStop(0.25, '#8f7748');
  steel.addColorStop(1, '#4c3b1e');
  ctx.fillStyle = steel;
  ctx.fill(body);
  withGrain(ctx, body, 0.4);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = gilt(ctx, 0, h);
  ctx.stroke(rect(0.8, -4, w - 1.6, h + 3, 7));
  ctx.fillStyle = '#241a0c';
  ctx.fill(disc(14, h / 2, 11));
  ctx.fillStyle = '#f2e6bf';
  ctx.fill(glyphAt(GLYPH[id], 14, h / 2, 17.5));
  ctx.font = '700 21px Almendra';
  // long names are set narrower, never smaller
  ctx.translate(28, h / 2 + 7);
  ctx.scale(Math.min(1, (w - 33) / ctx.measureText(gear[id].name).width), 1);
  text(ctx, gear[id].name, 0, 0, '700 21px Almendra', '#fff3cf', 'left', 'rgba(0,0,0,.9)');
  return ctx.canvas;
}
