import { randomAnswer, type Drafter } from '../../bots/random.ts';
import { Match, type Start } from '../kernel/match.ts';
import type { Answer, Decision, Seat } from '../kernel/rule.ts';
import type { AnyRules } from '../kernel/rules.ts';

type Played = Match<any, any, any>;
type Pick = (range: number) => number;

/** Answers a question anyhow. If that brings a second one unannounced, which other answers would not bring: the names of both. */
export function surprises(match: Played, pick: Pick, draft?: Drafter): string[] {
  const { open } = match;
  const answer = randomAnswer(open, pick, draft)!;
  const question = open.find(({ seat, ask }) => seat === answer.seat && ask === answer.ask)!;
  const option = question.options.find(({ id }) => id === answer.option);
  const isFirst = option && question.kind !== 'power' && option.then === undefined && !option.declines && question.options.length > 1;
  const here = isFirst ? match.here() : null;
  const { boundaries, fence } = match;
  match.answer(answer);
  // what chance or a hidden card decides cannot be said, and after a rest another turn of the game begins
  if (!here || match.fence > fence || match.boundaries > boundaries) return [];
  const second = askedOf(match, answer.seat);
  const isNew = second && !open.some(({ seat, ask }) => seat === second.seat && ask === second.ask);
  return isNew && isBroughtBy(match.rules, here, question, answer, second, pick) ? [`${question.ask} > ${second.ask}`] : [];
}

/** What presses a seat after its answer. To throw dice is no choice, nor is to go on. */
const askedOf = ({ open }: Played, seat: Seat): Decision | undefined =>
  open.find(
    ({ options, compose, ...one }) =>
      one.seat === seat && one.kind !== 'power' && !one.optional && !options.some(isThrow) && (options.length > 1 || compose),
  );
const isThrow = ({ gesture }: Decision['options'][number]): boolean => gesture.kind === 'throw';

/** What comes after a refusal or most other answers as well is not brought by this one: it was its turn. */
function isBroughtBy(rules: AnyRules, here: Start<any>, { options }: Decision, answer: Answer, second: Decision, pick: Pick): boolean {
  const others = options.filter(({ id }) => id !== answer.option);
  const declining = others.filter(({ declines }) => declines).slice(0, 1);
  const choosing = others.filter(({ declines }) => !declines);
  const some = Array.from({ length: Math.min(4, choosing.length) }, () => choosing.splice(pick(choosing.length), 1)[0]!);
  const leads = ({ id }: { readonly id: string }): boolean => {
    const other: Played = new Match(rules, here, [], 'boundary', true);
    other.answer({ ...answer, option: id });
    return askedOf(other, answer.seat)?.ask === second.ask;
  };
  return !declining.some(leads) && some.filter(leads).length < (some.length + declining.length) / 2;
}
