import type { Part } from '../part.ts';
import { Field } from './Field.tsx';
import { Tableau } from './Tableau.tsx';

/** SS-445 to SS-510 A landscape that grows card by card, and what is taken out of it. */
export const foraging: Part = { Ground: Field, Pieces: Tableau };
