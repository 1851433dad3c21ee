import type { Advice, Asked } from '../../kernel/guide.ts';
import { firstWords } from './content/firstWords.ts';
import type { VantageView } from './view.ts';

/** The first three turns of each player are taught (VA-387, VA-388); after that only the mission is recalled. */
const taughtTurns = 3;

/** A word of help for newcomers. It reads what the player sees anyway and points at no hidden outcome (VA-078). */
export function advice(view: VantageView, questions: readonly Asked[]): Advice | null {
  if (view.ended || questions.length === 0) return null;
  const turn = Math.ceil(view.turns / view.seats.length);
  if (turn > taughtTurns) return null;
  const [question] = questions;
  const words = firstWords[question!.ask];
  if (!words) return null;
  const point = words.point ? question!.options.map(({ id }) => id).filter((id) => words.point!.some((start) => id.startsWith(start))) : [];
  return { title: words.title, say: words.say, point: point.slice(0, 6), done: Math.max(0, turn - 1), of: taughtTurns };
}
