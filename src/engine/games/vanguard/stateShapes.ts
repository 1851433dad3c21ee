import { z } from 'zod';
import { recruits } from './content/decks/recruits.ts';
import { planets } from './content/planets.ts';
import { deckNames, sections } from './content/vocabulary.ts';

/** Every field of a type, each with its shape: a field that is added to the state does not compile until it is here. */
type Shape<T> = { readonly [K in keyof T]-?: z.ZodType };
export const whole = <T>(shape: Shape<T>) => z.strictObject(shape);

const id = (pattern: RegExp, what: string) => z.string().regex(pattern, `${what} is expected`);

// Words that many parts of the state are written in.
export const count = z.int().min(0);
export const word = z.string().min(1);
export const words = z.array(word);
export const rank = z.literal([1, 2, 3]);
export const seat = id(/^p[1-4]$/, 'a seat such as p1');
export const section = z.enum(sections);
/** Sectors are numbered by their planet; 0 is the lander in the air. */
export const sector = count;
export const crew = z.enum(recruits.map((recruit) => recruit.id));
export const planetId = z.enum(planets.map(({ planet }) => planet.id));
export const die = id(/^(red|blue|green)-(basic|specialized|universal|expert|wild)-\d+$/, 'a die such as red-basic-1');
export const cardCopy = id(/^[A-Z]+\d+:\d+$/, 'a copy of a card such as RC01:2');
export const numbered = id(/^\d+$/, 'a number');
export const deckOf = (card: z.ZodType) => z.strictObject({ cards: z.array(card), discard: z.array(card) });
export const byDeck = z.record(z.enum(deckNames), words);
