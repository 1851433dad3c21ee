import { actionsOf, destinyOf, missionOf } from '../../../../engine/games/vantage/content/cards.ts';
import type { Progress } from '../../../../engine/games/vantage/state.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { linesOf } from './letters.ts';
import { taskOf } from '../tasks.ts';

export interface CenterCard {
  readonly num: number;
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly task: string;
  readonly progress: readonly Progress[];
  readonly complete: boolean;
  readonly shadow: number;
}

/** Mission and destinies, as everybody knows them. */
export const centerCards = (view: VantageView): readonly CenterCard[] => [
  ...(view.mission ? [{ ...view.mission, ...wordsOf(missionOf(view.mission.num), view), kind: 'Mission' }] : []),
  ...view.destinies.map((one) => ({ ...one, ...wordsOf(destinyOf(one.num), view), kind: 'Destiny', shadow: 0 })),
];
const wordsOf = (card: { readonly name: string; readonly text: string; readonly num: number }, view: VantageView) => ({
  name: card.name,
  text: card.text,
  task: taskOf(card.num, view.seats.length),
});

export const linesIn = (text: string, size: number, width: number): number => (text === '' ? 0 : linesOf(text, size, width - 30, 0.55));

/** Whole cards; their tasks alone; or, where many lie in a low window, no more than their names and how far they are. */
export type CentreForm = 'full' | 'brief' | 'names';

/** Room for one action of a card. */
export const badgeRoom = 46;
const badgesWide = ({ num }: CenterCard): number => actionsOf(num).length * badgeRoom;
/** Width of the task on a brief card: its actions lie beside it. */
export const briefTask = (card: CenterCard, width: number): number => width - 28 - badgesWide(card);

/** How high a card of the center is drawn. A brief one says how far it is beside its name, and nothing below its task. */
export function centerCardHeight(card: CenterCard, width: number, form: CentreForm): number {
  if (form === 'names') return nameHeight;
  if (form === 'full') return 84 + (linesIn(card.text, 15, width) + linesIn(card.task, 14, width)) * 20;
  return 46 + Math.max(badgesWide(card) > 0 || card.complete ? 44 : 0, linesOf(card.task, 14, briefTask(card, width), 0.53) * 18.2 + 4);
}

export const centreWidth = 388;
/** As high as what can be touched on it, and so far below each other. */
const nameHeight = 48;
const gapOf = (form: CentreForm): number => (form === 'names' ? 4 : 12);

/** Where each card lies in one column or in several, from the upper left corner. */
export function cardTops(view: VantageView, form: CentreForm, columns: number): readonly { readonly x: number; readonly y: number }[] {
  const ends = Array.from({ length: columns }, () => 0);
  return centerCards(view).map((card, i) => {
    const column = i % columns;
    const y = ends[column]!;
    ends[column] = y + centerCardHeight(card, centreWidth, form) + gapOf(form);
    return { x: column * (centreWidth + 12), y };
  });
}

export const stackHeight = (view: VantageView, form: CentreForm, columns: number): number => {
  const cards = centerCards(view);
  return Math.max(0, ...cardTops(view, form, columns).map(({ y }, i) => y + centerCardHeight(cards[i]!, centreWidth, form)));
};

/** As high as the cards that lie there. */
export const centreSize = (view: VantageView, form: CentreForm) => ({
  width: centreWidth,
  height: stackHeight(view, form, 1) + gapOf(form),
});
/** The fullest form that is no higher than the room; names have to do where nothing is. */
export const centreFormIn = (view: VantageView, room: number): CentreForm =>
  (['full', 'brief'] as const).find((form) => centreSize(view, form).height <= room) ?? 'names';

/** How far a card is, in a few words. */
export function farOf({ complete, progress, shadow }: CenterCard): string {
  const done = progress.reduce((sum, one) => sum + Math.min(one.done, one.of), 0);
  const of = progress.reduce((sum, one) => sum + one.of, 0);
  return complete ? 'complete' : of > 0 ? `${done} of ${of}${shadow > 0 ? `, ${shadow} in shadow` : ''}` : '';
}
