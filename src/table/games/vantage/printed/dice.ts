import type { DieKinds } from '../../../dice/kinds.ts';
import { symbol } from '../../../dice/marks.ts';
import type { DieMaterial } from '../../../dice/materials.ts';

const pearl: DieMaterial = { base: 0xf2ebde, vein: 0xd8cbb4, inks: [0x33284a, 0xd8503c], rough: 0.3, metal: 0, clear: 0, grain: 'marble' };
const marbled: DieMaterial = {
  base: 0x4a3a86,
  vein: 0x2b8f96,
  inks: [0xfbf3e4, 0xf2c14a],
  rough: 0.24,
  metal: 0,
  clear: 0,
  grain: 'marble',
};

/** Challenge dice in the order of the faces of the rules, the last two blank; skill dice in the order of the skills. */
export const kinds = {
  challenge: {
    faces: [symbol('hourglass'), symbol('sun', 1), symbol('hearts', 1), symbol('return-arrow'), [], []],
    material: pearl,
  },
  skill: {
    faces: [symbol('walking-boot'), symbol('eyeball'), symbol('conversation'), symbol('hand-bandage'), symbol('grab'), symbol('fist')],
    material: marbled,
  },
} as const satisfies DieKinds;
