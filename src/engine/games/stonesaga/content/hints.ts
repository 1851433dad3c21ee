import type { HintEntry } from './schema.ts';

/** N4. Near misses: the materials come back, and the players know more. */
export const hints = [
  { left: ['flakedRiverstone', 0], right: ['carvedBone', 0], text: 'The carving is too fine to grip: a plain bone or a length of wood would make the haft. The worked bone wants something thin and tough tied to it, or a hole to make.' },
  { left: ['flakedRiverstone', 180], right: ['fiber', 180], text: 'The loose strands slide off the stone. Beaten first, they would hold.' },
  { left: ['hide', 0], right: ['cord', 180], text: 'The lacing has nothing to pass through, and the edge is ragged. Cut and bore the hide before you try again.' },
] as const satisfies readonly HintEntry[];
