import { createElement, Fragment } from 'react';
import type { Part, PartProps } from '../part.ts';
import { Chase } from './Chase.tsx';
import { Field } from './Field.tsx';
import { Tableau } from './Tableau.tsx';

const Pieces = (props: PartProps) =>
  createElement(Fragment, null, createElement(Tableau, props), createElement(Chase, { ground: props.ground }));

/** SS-445 to SS-510 A landscape that grows card by card, and what is taken out of it. */
export const foraging: Part = { Ground: Field, Pieces };
