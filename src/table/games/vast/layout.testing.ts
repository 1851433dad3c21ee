import type { Decision } from '../../../engine/kernel/rule.ts';
import type { Question } from '../../contract.ts';

/** What a screen would be asked. */
export const asked = (open: readonly Decision[]): Question[] =>
  open.map(({ seat, ask, prompt, options }) => ({ seat, ask, prompt, options: options.map(({ id, gesture, label }) => ({ id, gesture, label })) }));
