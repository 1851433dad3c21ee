import { boardEffects } from './boards.ts';
import { choiceEffects } from './choices.ts';
import { placeEffects } from './places.ts';
import type { Performers } from './resolve.ts';
import { societyEffects } from './society.ts';

/** Every effect a card can have. A name that is printed and not performed does not compile, nor the other way round. */
export const performers: Performers = { ...boardEffects, ...placeEffects, ...societyEffects, ...choiceEffects };
