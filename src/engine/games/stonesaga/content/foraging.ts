import { forestCards } from './foragingForest.ts';
import { prairieCards } from './foragingPrairie.ts';

export const foraging = { ...forestCards, ...prairieCards } as const;
export type ForagingId = keyof typeof foraging;
export const foragingIds = Object.keys(foraging) as readonly ForagingId[];
