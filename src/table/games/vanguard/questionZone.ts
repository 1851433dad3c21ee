import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import type { TableWindow, Zone } from '../../zones/zone.ts';
import { choicesOf, type ChoiceGroup } from './choices.ts';
import { askedSection, zoneIn } from './lying.ts';
import { leadWidth, layQuestion } from './questionLayout.ts';

/** On a phone that lies the keys stand over the map alone: a row over everything would leave no height for a board. */
const isLow = ({ width, height }: TableWindow): boolean => height < 400 && width > height;

/**
 * The keys that stand in the row. On a phone what may be done at any time has none: it lies on boards and in hands, which are a tap on
 * the crew away, and in the list of actions.
 */
export const keysIn = (groups: readonly ChoiceGroup[], isBare: boolean): readonly ChoiceGroup[] =>
  isBare ? groups.filter(({ power }) => !power) : groups;

/** Room for the keys, as much as they need in the smallest readable letters. A wide table keeps the row always, so that it lies still. */
export function questionZone(view: VanguardView, offers: Offers, screen: TableWindow): readonly Zone[] {
  const who = askedSection(view, offers);
  const isBare = screen.height > screen.width || isLow(screen);
  const groups = keysIn(choicesOf(view, offers, (id) => zoneIn(id, view, who) !== null), isBare);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  if (count === 0 && isBare) return [];
  const size = screen.letters * 1.15;
  const width = isLow(screen) ? screen.width * 0.48 : screen.width - 12;
  const tall = Math.min(screen.height * 0.42, layQuestion(groups, width, size, screen.finger, isBare ? 0 : leadWidth(size)).height);
  return [
    {
      id: 'question',
      title: 'Answers',
      state: String(count),
      importance: 9,
      keeps: true,
      shapes: [{ name: isBare ? 'bare' : 'row', width, height: tall, edges: ['above'], most: 1 }],
    },
  ];
}
