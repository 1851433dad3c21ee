import type { NodeName } from '../../content/script.ts';
import { choiceNodes } from './choices.ts';
import { gainNodes } from './gains.ts';
import { placeNodes } from './places.ts';
import { revealNodes } from './reveals.ts';
import type { NodeRules } from './script.ts';
import { worldNodes } from './world.ts';

/** The whole vocabulary of N5: a node without a rule does not compile. */
export const nodeRules: NodeRules<NodeName> = { ...gainNodes, ...choiceNodes, ...placeNodes, ...worldNodes, ...revealNodes };
