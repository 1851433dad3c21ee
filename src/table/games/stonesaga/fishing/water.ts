import type { Water } from '../../../../engine/games/stonesaga/content/vocabulary.ts';

/** SS-435 to SS-441 What luck brings and what a mishap costs, water by water, in lines that fit beside the cards. */
export const luckOf: Readonly<Record<Water, readonly string[]>> = {
  lake: ['1 fish more'],
  river: ['1 water more'],
  wetland: ['1 fiber or', '1 wood more'],
};
export const mishapOf: Readonly<Record<Water, readonly string[]>> = {
  lake: ['lose 1 energy'],
  river: ['a minor', 'injury'],
  wetland: ['a minor', 'disease'],
};
