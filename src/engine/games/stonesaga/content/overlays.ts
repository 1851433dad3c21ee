import type { OverlayPiece } from './schema.ts';

const outpost = { name: 'Outpost', shape: 'third', passage: 'unobstructive' } as const;

/** An outpost's back is a ruin, which keeps its id: the Outpost card tells which side is up. Five show an omen among their stones. */
export const overlays = {
  OP01: { ...outpost, omen: 'sun' }, OP02: { ...outpost, omen: 'moon' }, OP03: { ...outpost, omen: 'star' }, OP04: { ...outpost, omen: 'cloud' }, OP05: { ...outpost, omen: 'comet' }, OP06: outpost,
  OP07: outpost, OP08: outpost, OP09: outpost, OP10: outpost, OP11: outpost, OP12: outpost,
  GL01: { name: 'Glacier Cap', shape: 'hex', passage: 'impassable' },
  GL02: { name: 'Glacier Tongue', shape: 'third', passage: 'impassable' },
  GL03: { name: 'Glacier Tongue', shape: 'third', passage: 'impassable' },
  RE01: { name: 'Coral Reef', shape: 'third', passage: 'obstructive' },
} as const satisfies Record<string, OverlayPiece>;

export type OverlayId = keyof typeof overlays;
export const outpostOverlays = (Object.keys(overlays) as OverlayId[]).filter((id) => id.startsWith('OP'));
