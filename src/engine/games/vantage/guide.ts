import type { Guide, LastPage, Nearness } from '../../kernel/guide.ts';
import type { Seat } from '../../kernel/rule.ts';
import { destinyOf, missionOf } from './content/cards.ts';
import { advice } from './advice.ts';
import { epilogueOf } from './content/epilogues.ts';
import { seatGuide, seatTitles } from './content/seatGuide.ts';
import type { Progress } from './state.ts';
import type { VantageView } from './view.ts';

const stepWords: Readonly<Record<number, string>> = {
  2: 'hears the cost',
  3: 'gathers skills',
  4: 'throws dice',
  5: 'places dice',
  6: 'pays for what is left',
  7: 'reads on',
};

/** What a page shows of the game beside the table. */
export const guide = {
  seats: Object.fromEntries(seatTitles.map((title, i) => [`p${i + 1}`, { ...seatGuide, title }])),
  standing(view: VantageView): { readonly seat: Seat; readonly phase: string } | null {
    if (view.ended || view.phase !== 'turns') return null;
    return { seat: view.active, phase: view.story ? (stepWords[view.story.step] ?? '') : 'chooses an action' };
  },
  /** All win together, so everybody is as near as the mission. */
  nearness(view: VantageView): readonly (Nearness & { readonly seat: Seat })[] {
    if (!view.mission) return [];
    const { done, of } = sumOf(view.mission.progress);
    return view.seats.map((seat) => ({ seat, done, of, words: missionOf(view.mission!.num).name }));
  },
  course(view: VantageView): string {
    if (view.phase === 'orbit') return 'In orbit';
    if (view.phase === 'pods') return 'Falling';
    const destinies = view.destinies.map(({ num }) => destinyOf(num).name);
    return [`Turn ${view.turns}`, ...(destinies.length > 1 ? [`${destinies.length} destinies`] : destinies)].join(', ');
  },
  /** Where a page ended the game its last words come first; an evening that was stopped has only its epilogue. */
  lastPage({ ended, story, seats }: VantageView): LastPage | null {
    if (!ended) return null;
    const { title, text } = epilogueOf(ended.page);
    const read = ['stopped', 'ownSuccess'].includes(ended.page) ? [] : (story?.read.slice(-1) ?? []);
    const journals = seats.length > 1 ? 'The journals of all of you lie on the table now.' : 'Your journal lies on the table now.';
    return { title, paragraphs: [...read, text, journals] };
  },
  advice,
} as const satisfies Guide<VantageView>;

const sumOf = (progress: readonly Progress[]): Progress =>
  progress.reduce((sum, { done, of }) => ({ done: sum.done + Math.min(done, of), of: sum.of + of }), { done: 0, of: 0 });
