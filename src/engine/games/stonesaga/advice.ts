import type { Advice, Asked } from '../../kernel/guide.ts';
import { fallsShort, lacks } from './adviceNeeds.ts';
import { sceneAnswer } from './adviceScenes.ts';
import {
  askAdvice, askPoints, dayBeginning, forOthers, giving, goalAdvice, nightNeeds, tired, type GoalAdvice, type NightNeed,
} from './content/adviceWords.ts';
import { faces } from './content/faces.ts';
import { goals, type GoalId } from './content/goals.ts';
import { costs } from './content/values.ts';
import type { Face } from './content/materials.ts';
import type { CharacterId } from './state.ts';
import type { StonesagaView } from './view.ts';

const order = Object.keys(goalAdvice) as readonly GoalId[];

type Words = Pick<Advice, 'title' | 'say' | 'point'>;
type Offered = Asked['options'][number];

/** Only the introduction is taught; whoever plays on knows. It speaks of goals that are open and of nothing that is not yet known. */
export function advice(view: StonesagaView, questions: readonly Asked[]): Advice | null {
  if (view.mode !== 'introduction' || view.ended || questions.length === 0) return null;
  const progress = { done: view.completed.length, of: order.length };
  const day = questions.find(({ ask }) => ask === 'day.turn');
  if (day && !view.scene) return { ...dayAdvice(view, questions, day), ...progress };
  const [question] = questions;
  const words = sayFor(question!.ask);
  if (words === null) return null;
  const meant = sceneAnswer(view, question!);
  const point = meant === null ? meantOf(question!) : [meant];
  return { title: 'By your side', say: words, point: point.length <= 6 ? point : [], ...progress };
}

/** The answers that the words speak of: never one that declines while another is offered. */
function meantOf({ ask, options }: Asked): readonly string[] {
  const begins = askPoints[longest(askPoints, ask) ?? ''];
  if (begins?.length === 0) return [];
  const named = begins?.map((begin) => ids(options).filter((id) => id.startsWith(begin))).find(isSome);
  const doing = options.filter(({ declines }) => !declines);
  return named ?? ids(doing.length > 0 ? doing : options);
}

const of = (goal: GoalId): GoalAdvice => goalAdvice[goal]!;
const energyOf = ({ cost }: Offered): number => Number(/^(\d+) energy/.exec(cost ?? '')?.[1] ?? 0);

/** First what the night needs, as far as there is energy for it; then the goals; then sleep. */
function dayAdvice(view: StonesagaView, questions: readonly Asked[], day: Asked): Words {
  const awake = (Object.keys(view.characters) as CharacterId[]).filter((one) => view.characters[one].seat === day.seat);
  const who = awake.find((one) => !view.characters[one].passed) ?? awake[0]!;
  const { energy } = view.characters[who];
  const open = order.filter((goal) => view.goals[goal] !== undefined && goal !== 'G101');
  const all = questions.flatMap(({ options }) => options);
  const offers = (deeds: readonly string[], most = Infinity): Offered[] =>
    deeds.flatMap((deed) => all.filter((one) => one.id.startsWith(deed) && energyOf(one) <= most));
  const missing = (Object.keys(nightNeeds) as NightNeed[]).filter((need) => lacks(view, who, need));
  const spare = energy - (missing.includes('water') ? costs.gatherWater : 0); // thirst and hunger together hurt: water is never left out
  for (const need of missing) {
    const [first] = offers(nightNeeds[need].deeds, need === 'water' ? energy : spare);
    if (first) return spoken(view, need, first);
  }
  const gift = giftOf(view, who, (id) => offers([id])[0]);
  if (gift) return gift;
  for (const need of ['water', 'food'] as const) {
    const [first] = fallsShort(view, who, need) ? offers(nightNeeds[need].deeds, spare) : [];
    if (first) return { ...spoken(view, need, first), title: nightNeeds[need].title, say: costed(forOthers[need], first) };
  }
  const steps = energy > 0 ? offers(['mini:']) : [];
  const towards = (features: readonly string[], left = Infinity): string[] => ids(leading(view, steps, features, left)).slice(0, 6);
  if (missing.includes('water') && steps.length > 0)
    return { title: titleOf(view, 'water'), say: of('G105').first, point: [towards(nightNeeds.water.at), ids(steps)].find(isSome) ?? [] };
  const larder = missing.includes('food') && spare >= costs.forage ? towards(nightNeeds.food.at, spare - costs.forage) : [];
  if (larder.length > 0) return { title: titleOf(view, 'food'), say: of('G103').first, point: larder };
  for (const goal of open) {
    const { say, first, there, deeds: by, onto } = of(goal);
    const deeds =
      goal === 'G107' ? steps.filter((step) => isHidden(view, step)) : offers(by, spare).filter((one) => goesTo(one, onto));
    if (deeds.length > 0) return { title: goals[goal].title, say: costed(say, deeds[0]!), point: ids(deeds).slice(0, 4) };
    const way = there && there.energy <= spare ? towards(there.at, spare - there.energy) : [];
    if (way.length > 0) return { title: goals[goal].title, say: first, point: way };
  }
  const pass = ids(day.options).filter((id) => id.startsWith('pass:'));
  if (view.goals.G101 !== undefined && energy > 0) return { title: goals.G101.title, say: of('G101').say, point: pass };
  return { title: 'The day', say: energy > 0 ? dayBeginning : tired, point: pass };
}

/** A tap goes anywhere; of things that are dragged, only what goes there: giving one's last food away is no way to make tools. */
const goesTo = ({ id }: Offered, onto: string | undefined): boolean => onto === undefined || !id.includes('>') || id.endsWith(`>${onto}`);
const ids = (options: readonly Offered[]): string[] => options.map(({ id }) => id);
const costed = (say: string, { cost }: Offered): string => say.replace('{cost}', cost ?? 'no energy');
const titleOf = (view: StonesagaView, need: NightNeed): string =>
  view.goals[nightNeeds[need].goal] === undefined ? nightNeeds[need].title : goals[nightNeeds[need].goal].title;

/** The words of the goal that teaches what is offered, be it done already. */
function spoken(view: StonesagaView, need: NightNeed, first: Offered): Words {
  const teaches = order.find((goal) => goal !== 'G108' && of(goal).deeds.some((deed) => first.id.startsWith(deed)))!;
  const title = view.goals[teaches] === undefined ? titleOf(view, need) : goals[teaches].title;
  return { title, say: costed(of(teaches).say, first), point: [first.id] };
}

const isSome = (list: readonly string[]): boolean => list.length > 0;
const hexOf = (view: StonesagaView, { id }: Offered) => view.map[id.slice(id.indexOf('>hex:') + 5) as keyof StonesagaView['map']];
const isHidden = (view: StonesagaView, step: Offered): boolean => hexOf(view, step)?.explored === false;

/**
 * Steps to a hex that shows one of these and is not too worn for the energy that is left, else into the mist: there is nothing to be
 * found by walking in circles.
 */
function leading(view: StonesagaView, steps: readonly Offered[], features: readonly string[], left: number): readonly Offered[] {
  const there = steps.filter((step) => {
    const hex = hexOf(view, step);
    if (!hex?.explored) return hex !== undefined && features.includes(hex.hint ?? '');
    return hex.depletion <= left && hex.features.some((one) => features.includes(one));
  });
  return there.length > 0 ? there : steps.filter((step) => isHidden(view, step));
}

/** Food or water that somebody has twice goes to whoever stands there without: it costs nothing, and two thirsty nights hurt. */
function giftOf(view: StonesagaView, who: CharacterId, offer: (id: string) => Offered | undefined): Words | null {
  const { bag, at } = view.characters[who];
  const food = (Object.keys(bag) as Face[]).filter((face) => faces[face].edible && bag[face]! > 0);
  const spare: Record<'water' | 'food', readonly Face[]> = {
    water: (bag.water ?? 0) > 1 ? ['water'] : [],
    food: food.reduce((sum, face) => sum + bag[face]!, 0) > 1 ? food : [],
  };
  const here = (Object.keys(view.characters) as CharacterId[]).filter((one) => one !== who && view.characters[one].at === at);
  for (const need of ['water', 'food'] as const)
    for (const to of here.filter((one) => lacks(view, one, need))) {
      const gift = spare[need].map((face) => offer(`res:${who}:${face}>board:${to}`)).find((one) => one !== undefined);
      if (gift) return { title: nightNeeds[need].title, say: giving[need], point: [gift.id] };
    }
  return null;
}

/** Of the beginnings of a question's name, the longest. */
const longest = (by: Readonly<Record<string, unknown>>, ask: string): string | undefined =>
  Object.keys(by).filter((one) => ask.startsWith(one)).sort((a, b) => b.length - a.length)[0];

function sayFor(ask: string): string | null {
  const known = longest(askAdvice, ask);
  return known === undefined ? null : askAdvice[known]!;
}
