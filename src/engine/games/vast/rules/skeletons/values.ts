import type { SkeletonsTurn } from '../../roleStates.ts';

export const freshSkeletonsTurn = (): SkeletonsTurn => ({ looted: false, screamed: false, sharpened: false });
