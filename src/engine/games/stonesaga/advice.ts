import type { Advice, Asked } from '../../kernel/guide.ts';
import { askAdvice, dayBeginning, goalAdvice, tired, type GoalAdvice } from './content/adviceWords.ts';
import { goals, type GoalId } from './content/goals.ts';
import type { StonesagaView } from './view.ts';

const order = Object.keys(goalAdvice) as readonly GoalId[];
/** Enough to see the night through without hunger; then other goals may wait. */
const beforeNight: readonly GoalId[] = ['G102', 'G105'];

/** Only the introduction is taught; whoever plays on knows. It speaks of goals that are open and of nothing that is not yet known. */
export function advice(view: StonesagaView, questions: readonly Asked[]): Advice | null {
  if (view.mode !== 'introduction' || view.ended || questions.length === 0) return null;
  const progress = { done: view.completed.length, of: order.length };
  const day = questions.find(({ ask }) => ask === 'day.turn');
  if (day && !view.scene) return { ...dayAdvice(view, questions, day), ...progress };
  const [question] = questions;
  const words = sayFor(question!.ask);
  return words === null
    ? null
    : { title: 'By your side', say: words, point: question!.options.length <= 6 ? question!.options.map(({ id }) => id) : [], ...progress };
}

function dayAdvice(view: StonesagaView, questions: readonly Asked[], day: Asked): Pick<Advice, 'title' | 'say' | 'point'> {
  const open = order.filter((goal) => view.goals[goal] !== undefined);
  const offers = (deeds: readonly string[]): string[] =>
    questions.flatMap(({ options }) => options.map(({ id }) => id)).filter((id) => deeds.some((deed) => id.startsWith(deed)));
  const of = (goal: GoalId): GoalAdvice => goalAdvice[goal]!;
  const now = open.find((goal) => goal !== 'G101' && offers(of(goal).deeds).length > 0);
  if (now) return { title: goals[now].title, say: of(now).say, point: offers(of(now).deeds).slice(0, 4) };
  const rested = Object.values(view.characters).some(({ seat, energy, passed }) => seat === day.seat && energy > 0 && !passed);
  const steps = rested ? offers(['mini:']) : [];
  const away = open.find((goal) => goal !== 'G101');
  if (away && steps.length > 0) return { title: goals[away].title, say: of(away).first, point: steps.slice(0, 6) };
  const pass = day.options.filter(({ id }) => id.startsWith('pass:')).map(({ id }) => id);
  if (open.includes('G101') && steps.length > 0 && !open.some((goal) => beforeNight.includes(goal)))
    return { title: goals.G101.title, say: of('G101').say, point: pass };
  return { title: 'The day', say: steps.length > 0 ? dayBeginning : tired, point: pass };
}

function sayFor(ask: string): string | null {
  const known = Object.keys(askAdvice).filter((one) => ask.startsWith(one)).sort((a, b) => b.length - a.length);
  return known.length > 0 ? askAdvice[known[0]!]! : null;
}
