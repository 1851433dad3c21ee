import type { Advice, Asked } from '../../kernel/guide.ts';
import { firstTurns, type FirstStep, type StepMoment, type StepPoint } from './content/firstTurns.ts';
import { firstWords } from './content/firstWords.ts';
import { skills } from './content/vocabulary.ts';
import type { VantageView } from './view.ts';

type Words = Pick<Advice, 'title' | 'say' | 'point'>;

/** Choosing, paying, and what comes of it. */
const partsOfTurn = 3;
const mostPoints = 6;
const low = 2;

/**
 * A word of help for newcomers in the first three turns of each player (VA-387, VA-388). It reads what the player sees anyway and
 * points at no hidden outcome (VA-078).
 */
export function advice(view: VantageView, questions: readonly Asked[]): Advice | null {
  if (view.ended) return null;
  const turn = Math.ceil(view.turns / view.seats.length);
  if (turn > firstTurns.length) return null;
  const words = choosing(view, questions, turn) ?? questions.map((one) => answering(view, one)).find((one) => one !== null);
  if (!words) return null;
  const part = !view.story ? 0 : view.story.step <= 4 ? 1 : 2;
  return {
    ...words,
    point: words.point.slice(0, mostPoints),
    done: Math.max(0, turn - 1) * partsOfTurn + part,
    of: firstTurns.length * partsOfTurn,
  };
}

/** What to do with a turn: the first step that fits where the player stands and what is offered there. */
function choosing(view: VantageView, questions: readonly Asked[], turn: number): Words | null {
  if (turn === 0 || !questions.some(({ ask }) => ask === 'turn.action')) return null;
  const offered = questions.flatMap(({ options }) => options.map(({ id }) => id));
  const step = firstTurns[turn - 1]!.find(({ when }) => fits(when, offered));
  return step ? { title: step.title, say: said(step, view), point: step.point.flatMap((one) => pointed(one, view, offered)) } : null;
}

const starting = (ids: readonly string[], ...starts: readonly string[]): string[] =>
  ids.filter((id) => starts.some((start) => id.startsWith(start)));

function fits(when: StepMoment, offered: readonly string[]): boolean {
  if (when === 'untold') return offered.includes('share');
  return (when === 'fresh') === starting(offered, 'here:').length > 0;
}

function said({ say }: FirstStep, view: VantageView): string {
  const lying = view.players[view.me!]!.grid.filter((placed) => placed !== null).length;
  return say.replace('{cards}', String(lying - 1));
}

function pointed(point: StepPoint, view: VantageView, offered: readonly string[]): readonly string[] {
  const { skills: tokens } = view.players[view.me!]!;
  switch (point) {
    case 'share':
      return ['share'];
    case 'here':
      return starting(offered, 'here:');
    case 'skilled': {
      const held = starting(offered, ...skills.filter((skill) => tokens[skill] > 0).map((skill) => `here:${skill}`));
      return held.length > 0 ? held : starting(offered, 'here:');
    }
    case 'listed': {
      const ways = starting(offered, 'way:');
      const numbered = ways.filter((id) => view.here?.compass[id.slice(4) as 'N']?.kind === 'listed');
      return numbered.length > 0 ? numbered : ways;
    }
    case 'mission':
      return starting(offered, `card:${view.mission?.num}.`).slice(0, 1);
    case 'cards':
      return starting(offered, 'card:').filter((id) => !id.startsWith(`card:${view.mission?.num}.`)).slice(0, 2);
  }
}

function answering(view: VantageView, { seat, ask, options }: Asked): Words | null {
  const ids = options.map(({ id }) => id);
  const { stats } = view.players[seat]!;
  const lowest = { weak: Math.min(...Object.values(stats)), frail: stats.health };
  for (const { title, say, point = [], when } of firstWords[ask] ?? []) {
    if (when && lowest[when] > low) continue;
    const found = starting(ids, ...point);
    if (point.length === 0 || found.length > 0) return { title, say, point: found };
  }
  return null;
}
