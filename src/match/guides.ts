import type { Guide } from '../engine/kernel/guide.ts';
import { manifestOf } from './games.ts';

/** For a game without a guide: seats are called by their names. */
export const noGuide: Guide = { seats: {}, standing: () => null, nearness: () => [] };

export const guideOf = async (game: string): Promise<Guide> => (await manifestOf(game)).guide?.() ?? noGuide;
