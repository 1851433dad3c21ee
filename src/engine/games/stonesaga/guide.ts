import type { Guide } from '../../kernel/guide.ts';
import type { Seat } from '../../kernel/rule.ts';
import { advice } from './advice.ts';
import { seatGuide } from './content/seatGuide.ts';
import type { StonesagaView } from './view.ts';

const numbers = ['First', 'Second', 'Third', 'Fourth'] as const;
const nightWords: Readonly<Record<string, string>> = {
  perished: 'the dead are mourned',
  recover: 'eating and resting',
  hunger: 'hunger',
  actions: 'by the fire',
  degrade: 'things spoil',
  reconcile: 'packing',
  cards: 'night cards',
  events: 'events',
  society: 'the people take stock',
};

/** What a page shows of the game beside the table. Everybody plays together, so no seat has a turn of its own. */
export const guide = {
  seats: Object.fromEntries(numbers.map((number, i) => [`p${i + 1}`, { ...seatGuide, title: `${number} player` }])),
  standing: () => null,
  called(view: StonesagaView, seat: Seat): string | null {
    const own = Object.values(view.characters).filter((one) => one.seat === seat && one.person !== null);
    return own.length === 0 ? null : own.map(({ person }) => view.people[person!]!.name).join(' and ');
  },
  nearness: () => [],
  course(view: StonesagaView): string {
    if (view.phase.startsWith('setup.')) return 'Before the first day';
    const night = view.phase.startsWith('night.') ? `Night ${view.day}: ${nightWords[view.phase.slice(6)]}` : null;
    return night ?? (view.phase === 'dusk' ? `Dusk of day ${view.day}` : `Day ${view.day}`);
  },
  advice,
} as const satisfies Guide<StonesagaView>;
