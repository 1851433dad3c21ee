import type { ItemId } from '../../../../src/engine/games/stonesaga/content/items.ts';
import { sculpt, type Part } from '../../../bake/sculpt.ts';
import { boneThings } from './bone.ts';
import { carriedThings } from './carried.ts';
import { playedThings } from './played.ts';
import { stoneThings } from './stone.ts';
import { wornThings } from './worn.ts';

/** Every item has its thing: one that is missing does not compile. */
const made: Readonly<Record<ItemId, () => Part[]>> = { ...stoneThings, ...boneThings, ...carriedThings, ...wornThings, ...playedThings };
const box = { x: -126, y: -94, w: 252, h: 188 };
/** Pixels to a unit of the box: enough for the picture of a full card. */
const scale = 1.7;

const kept = new Map<ItemId, HTMLCanvasElement>();
/** The thing by itself, lit from the upper left. */
export function thing(item: ItemId): HTMLCanvasElement {
  let drawn = kept.get(item);
  if (!drawn) kept.set(item, (drawn = sculpt(made[item](), box, scale)));
  return drawn;
}
export const thingBox = { w: box.w, h: box.h } as const;
