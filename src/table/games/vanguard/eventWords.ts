import { eventOf } from '../../../engine/games/vanguard/content/find.ts';
import type { Choice } from '../../../engine/games/vanguard/content/effects.ts';
import { effectWords } from './effectWords.ts';

/** What a choice is called, what it costs and what comes of it. */
function choiceWords({ label, cost = [], effects }: Choice): string {
  const does = effectWords([...cost, ...effects]) || 'nothing';
  return label === undefined ? does : `${label}: ${does}`;
}

/** One half of an event in words: what is told, what it does, and between what it lets choose. */
export function eventWords(id: string, part: 'main' | 'secondary'): string {
  const { text, effects = [], choices = [], check } = eventOf(id)[part];
  return [
    text ?? '',
    effectWords(effects),
    choices.map((one) => `• ${choiceWords(one)}`).join('\n'),
    check ? `A check: ${check.name}.` : '',
  ]
    .filter((words) => words !== '')
    .join('\n\n');
}
