import { destinyOf, missionOf } from '../../../../engine/games/vantage/content/cards.ts';
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

/** How high a card of the center is drawn. */
export const centerCardHeight = ({ text, task }: Pick<CenterCard, 'text' | 'task'>, width: number): number =>
  84 + (linesIn(text, 15, width) + linesIn(task, 14, width)) * 20;
