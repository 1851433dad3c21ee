import type { DieKinds } from '../../../dice/kinds.ts';
import { number } from '../../../dice/marks.ts';
import { materials } from '../../../dice/materials.ts';

/** The die of the Journey: on which of six numbered places a Skeleton appears. */
export const kinds = {
  spawn: { faces: [number(1), number(2), number(3), number(4), number(5), number(6)], material: materials.bone },
} as const satisfies DieKinds;
