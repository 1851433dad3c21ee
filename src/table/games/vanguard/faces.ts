import { recruits } from '../../../engine/games/vanguard/content/decks/recruits.ts';
import type { Section } from '../../../engine/games/vanguard/content/vocabulary.ts';

const order = new Map(recruits.map(({ id }, i) => [id, i]));

/** Six faces for each section: neighbours of the deck never look alike. */
export const faceOfRecruit = (section: Section, id: string): string => `person/${section}/${(order.get(id) ?? 0) % 6}`;
