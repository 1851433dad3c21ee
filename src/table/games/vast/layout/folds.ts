import type { Role } from '../../../../engine/games/vast/content/roles.ts';

/** A printed board is 1250 units wide; where that cannot be read it is folded, and its right part lies under the left one. */
export const boardSize = { width: 1250, height: 202 } as const;

/** Bare wood at both ends, which is left away where it is folded. */
export const rim = 12;

/** Between two boxes of each board. */
export const foldAt: Readonly<Record<Role, number>> = { paladin: 608, skeletons: 555, spider: 686, manor: 677, warlock: 661 };

export const foldedSize = (role: Role): { readonly width: number; readonly height: number } => ({
  width: Math.max(foldAt[role] - rim, boardSize.width - rim - foldAt[role]),
  height: 2 * boardSize.height,
});
