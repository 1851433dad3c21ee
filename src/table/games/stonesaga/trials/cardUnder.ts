import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { clipped, wrap } from '../cards/lines.ts';
import type { CardFace } from '../cards/faces.ts';
import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { trialPlan } from './plan.ts';

/** The card that a test belongs to: whatever lies open comes back when the dice have decided. */
export function cardUnder(scene: StonesagaView['scene']): string | null {
  if (scene?.kind === 'card') return scene.card;
  return scene?.kind === 'test' ? cardUnder(scene.under) : null;
}

interface LaidUnder {
  readonly leaf: Strip;
  readonly picture: Strip;
  readonly title: { readonly lines: readonly string[]; readonly x: number; readonly y: number; readonly size: number };
  readonly words: { readonly lines: readonly string[]; readonly x: number; readonly y: number; readonly size: number };
}

const looks = {
  wide: { height: 166, pad: 16, title: 32, size: 24 },
  tall: { height: 232, pad: 18, title: 42, size: 36 },
} as const;

/** A leaf over the slab with the card's picture, its title, and what the results bring; else what it tells. */
export function layUnder(face: CardFace, ground: Ground): LaidUnder {
  const { height, pad, title, size } = looks[ground.layout];
  const { slab } = trialPlan(ground);
  const leaf: Strip = { x: slab.x, y: slab.y - height - 8, width: slab.width, height };
  const deep = height - pad * 2;
  const picture: Strip = { x: leaf.x + pad, y: leaf.y + pad, width: (deep * 390) / 270, height: deep };
  const x = picture.x + picture.width + 20;
  const width = leaf.x + leaf.width - pad - x;
  const line = Math.round(size * 1.26);
  const room = Math.floor((deep - title * 1.3) / line);
  return {
    leaf,
    picture,
    title: { lines: wrap(face.title, width, title).slice(0, 1), x, y: picture.y - 4, size: title },
    words: { lines: clipped(face.all || face.text, width, size, room), x, y: picture.y + title * 1.26, size },
  };
}
