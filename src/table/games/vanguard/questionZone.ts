import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import type { TableWindow, Zone } from '../../zones/zone.ts';
import { choicesOf } from './choices.ts';
import { askedSection, zoneIn } from './lying.ts';
import { leadWidth, layQuestion } from './questionLayout.ts';

/** Room for the keys, as much as they need in the smallest readable letters. A wide table keeps the row always, so that it lies still. */
export function questionZone(view: VanguardView, offers: Offers, screen: TableWindow): readonly Zone[] {
  const who = askedSection(view, offers);
  const groups = choicesOf(view, offers, (id) => zoneIn(id, view, who) !== null);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const upright = screen.height > screen.width;
  if (count === 0 && upright) return [];
  const size = screen.letters * 1.15;
  const lead = upright ? 0 : leadWidth(size);
  const tall = Math.min(screen.height * 0.42, layQuestion(groups, screen.width - 12, size, screen.finger, lead).height);
  return [
    {
      id: 'question',
      title: 'Answers',
      state: String(count),
      importance: 9,
      keeps: true,
      shapes: [{ name: 'row', width: screen.width - 12, height: tall, edges: ['above'], most: 1 }],
    },
  ];
}
