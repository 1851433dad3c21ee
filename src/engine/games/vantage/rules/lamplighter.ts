import type { Seat } from '../../../kernel/rule.ts';
import { cardOf } from '../content/cards.ts';
import { lamplighter } from '../content/lamplighter.ts';
import type { Stat } from '../content/vocabulary.ts';
import type { Vantage } from '../state.ts';

/**
 * VA-098 The Lamplighter says the next unused line for an occasion, to all or to the one it is about. Lines have no effect.
 * `once` names what may happen only once in a game.
 */
export function lampSays(t: Vantage, occasion: string, seat: Seat | null, once?: string): void {
  const mark = `${occasion}!${once ?? ''}`;
  if (once !== undefined && t.state.heard.includes(mark)) return;
  const found = lamplighter.find((one) => one.occasion === occasion);
  const at = found?.lines.findIndex((_, i) => !t.state.heard.includes(`${occasion}.${i}`)) ?? -1;
  const marks = [...(once !== undefined ? [mark] : []), ...(at >= 0 ? [`${occasion}.${at}`] : [])];
  if (marks.length > 0) t.state.heard = [...t.state.heard, ...marks];
  if (!found || at < 0) return;
  const line = found.lines[at]!;
  if (found.who === 'one' && seat !== null) t.tellOnly(seat, { fact: 'lampSaid', seat, line }, null);
  else t.tell({ fact: 'lampSaid', line });
}

const lowOccasions: Readonly<Record<Stat, string>> = { time: 'lowTime', morale: 'lowMorale', health: 'lowHealth' };
export const lowStat = (t: Vantage, seat: Seat, stat: Stat): void => lampSays(t, lowOccasions[stat], seat);

const firstOfType: Readonly<Partial<Record<string, string>>> = {
  ally: 'firstAlly',
  animal: 'firstAnimal',
  flora: 'firstFlora',
  relic: 'firstRelic',
};

/** A card of a kind that nobody has met yet, a letter, or an animal that has become loyal. */
export function meet(t: Vantage, seat: Seat, num: number): void {
  const { type, tags } = cardOf(num);
  const occasion = firstOfType[type];
  if (occasion) lampSays(t, occasion, seat, 'first');
  if (type === 'letter') lampSays(t, 'letter', seat);
  if (tags?.includes('loyal')) lampSays(t, 'loyal', seat);
}
