import type { SkeletonId } from '../content/values.ts';

interface March {
  readonly march: readonly SkeletonId[];
  readonly faceDown: readonly SkeletonId[];
}

/** MM-270 The Skeleton that a summons would raise: the leftmost card that lies face down. */
export const nextToSummon = ({ march, faceDown }: March): SkeletonId | undefined => march.find((id) => faceDown.includes(id));
