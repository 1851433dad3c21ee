import { eventOf } from '../../../engine/games/vanguard/content/find.ts';
import { effectWords } from './effectWords.ts';

/** One half of an event in words: what is told, what it does, and between what it lets choose. */
export function eventWords(id: string, part: 'main' | 'secondary'): string {
  const { text, effects = [], choices = [], check } = eventOf(id)[part];
  return [
    text ?? '',
    effectWords(effects),
    choices.map((one) => `• ${one.label ?? effectWords(one.effects)}`).join('\n'),
    check ? `A check: ${check.name}.` : '',
  ]
    .filter((words) => words !== '')
    .join('\n\n');
}
