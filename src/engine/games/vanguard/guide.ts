import type { Guide } from '../../kernel/guide.ts';
import { advice } from './advice.ts';
import { seatGuide, seatNumbers, seatTitle } from './content/seatGuide.ts';
import { missionOf, planetOf, recruitOf } from './content/find.ts';
import type { VanguardView } from './view.ts';

/** What a page shows of the game beside the table. */
export const guide = {
  seats: Object.fromEntries(seatNumbers.map((_, i) => [`p${i + 1}`, { ...seatGuide, title: seatTitle(`p${i + 1}`) }])),
  standing(view: VanguardView) {
    const turn = view.planet?.turn;
    const seat = turn ? view.players[turn.who] : null;
    const board = turn && view.boards[turn.who];
    if (!seat || !board) return null;
    return { seat, phase: `${recruitOf(board.crew).name}: ${turn.actions} ${turn.actions === 1 ? 'action' : 'actions'} left` };
  },
  nearness(view: VanguardView) {
    const seats = [...new Set(Object.values(view.players).filter((seat) => seat !== null))];
    const done = Object.keys(view.story.done).filter((id) => missionOf(id).kind === 'story').length;
    const of = view.mode === 'campaign' ? 12 : 1;
    return seats.map((seat) => ({ seat, done: Math.min(done, of), of, words: `${done} of ${of} ${of === 1 ? 'mission' : 'missions'}` }));
  },
  course(view: VanguardView): string {
    if (view.phase.at === 'setup') return 'Before the first landing';
    if (view.phase.at === 'page') return `Ship book, page ${view.phase.page}`;
    return view.planet ? `${planetOf(view.planet.id).planet.name}, round ${view.planet.round}` : 'Aboard';
  },
  advice,
} as const satisfies Guide<VanguardView>;
