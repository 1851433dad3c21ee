import type { Guide } from '../engine/kernel/guide.ts';
import { manifestOf } from './games.ts';

/** For a game without a guide: seats are called by their names. */
export const noGuide: Guide = { seats: {}, standing: () => null, nearness: () => [] };

/** What is said of the seats as a mix plays them. */
export const seatsOf = ({ seats, seatsIn = {} }: Guide, mix: string): Guide['seats'] =>
  Object.hasOwn(seatsIn, mix) ? { ...seats, ...seatsIn[mix] } : seats;

export const guideOf = async (game: string): Promise<Guide> => (await manifestOf(game)).guide?.() ?? noGuide;
