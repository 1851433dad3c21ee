import { challenges } from '../../../../engine/games/stonesaga/content/challenges.ts';
import { events } from '../../../../engine/games/stonesaga/content/events.ts';
import { goalCounts, goalIds, goals, goalSlots, type GoalId } from '../../../../engine/games/stonesaga/content/goals.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { ChallengeCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { exploredBeside, heldByAll } from '../../../../engine/games/stonesaga/reckoning/goalCounts.ts';
import { carvedShare, clipped as clip, widthOf } from '../cards/lines.ts';
import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';

/** What a goal still wants, where it can be counted. */
interface GoalProgress {
  readonly have: number;
  readonly of: number;
  readonly tokens: readonly (readonly [Face, number, number])[];
}

export function progressOf(goal: GoalId, view: StonesagaView): GoalProgress | null {
  const state = view.goals[goal];
  if (!state) return null;
  const slots = Object.entries(goalSlots[goal] ?? {}).map(([face, of]) => [face as Face, state.tokens[face as Face] ?? 0, of] as const);
  if (slots.length > 0)
    return { have: slots.reduce((sum, [, have]) => sum + have, 0), of: slots.reduce((sum, [, , of]) => sum + of, 0), tokens: slots };
  const of = (goalCounts as Partial<Record<GoalId, number>>)[goal];
  return of === undefined ? null : { have: (countedOn[goal] ?? (() => state.count))(view), of, tokens: [] };
}

/** What is counted on the table; everything else is counted on the card itself. */
const countedOn: Partial<Record<GoalId, (view: StonesagaView) => number>> = { G107: exploredBeside, G108: heldByAll };

interface Header {
  readonly id: string;
  readonly title: string;
  /** What completes it. */
  readonly says: string;
}

/** The challenge with what is done of it, or the event with what completes it. */
function headerOf(view: StonesagaView): Header | null {
  if (view.challenge) {
    const card: ChallengeCard = challenges[view.challenge.id];
    const next = card.events.find(({ at }) => !view.challenge!.resolved.includes(at));
    const done = `${view.completed.length} of ${card.voluntaryEnd?.atLeast ?? card.goals.length}`;
    return { id: `challenge:${view.challenge.id}`, title: card.title, says: next ? `${done}, next at ${next.at}` : done };
  }
  if (!view.event?.current) return null;
  const card = events[view.event.current];
  return {
    id: `event:${view.event.current}`,
    title: card.title,
    says: `${Math.min(view.tracks.activity, card.threshold)} of ${card.threshold} activity`,
  };
}

export interface LaidGoal extends Strip {
  readonly id: string;
  readonly goal: GoalId | null;
  readonly lines: readonly string[];
  readonly size: number;
  readonly frame: string;
  readonly note: string;
  readonly done: boolean;
}

const clipped = (words: string, width: number, size: number, most: number): readonly string[] =>
  clip(words, width, size * carvedShare, most);

const inPlay = (view: StonesagaView): GoalId[] => goalIds.filter((goal) => view.goals[goal]);

/** Strips from top to bottom: the challenge or event, goals in play with those that take tokens first, then what is done. */
export function layGoals(view: StonesagaView, ground: Ground): readonly LaidGoal[] {
  const header = headerOf(view);
  const open = inPlay(view).sort((a, b) => Number(a.startsWith('GA') ? 0 : 1) - Number(b.startsWith('GA') ? 0 : 1));
  return ground.layout === 'wide' ? column(view, ground, header, open) : rows(view, ground, header, open);
}

function noteOf(goal: GoalId, view: StonesagaView): string {
  const progress = progressOf(goal, view);
  return progress ? `${Math.min(progress.have, progress.of)}/${progress.of}` : '';
}

/** The challenge has a line for its title and one for what is done of it; a goal has one, and its count. */
function column(
  view: StonesagaView,
  { goals: { x, y, width, height }, letters }: Ground,
  header: Header | null,
  open: readonly GoalId[],
): readonly LaidGoal[] {
  const size = letters;
  const shown = [...open, ...view.completed.toReversed()].slice(0, 5 - (header ? 1 : 0));
  const head = header ? 64 : 0;
  const each = Math.min(52, (height - head) / Math.max(1, shown.length));
  const strip = (i: number): Strip =>
    header && i === 0 ? { x, y, width, height: head - 6 } : { x, y: y + head + (i - (header ? 1 : 0)) * each, width, height: each - 6 };
  const top: LaidGoal[] = header
    ? [headed(header, strip(0), [...clipped(header.title, width - 28, size, 1), ...clipped(header.says, width - 28, size, 1)], size)]
    : [];
  return [
    ...top,
    ...shown.map((goal, i) => {
      const laid = listed(view, goal, strip(i + top.length), size);
      return { ...laid, lines: clipped(goals[goal].title, width - 32 - (laid.note || laid.done ? 44 : 0), size, 1) };
    }),
  ];
}

const headed = ({ id }: Header, at: Strip, lines: readonly string[], size: number): LaidGoal => ({
  ...at,
  id,
  goal: null,
  lines,
  size,
  frame: 'society/event',
  note: '',
  done: false,
});

/** A goal without its lines: how many there are depends on the room. */
function listed(view: StonesagaView, goal: GoalId, at: Strip, size: number): Omit<LaidGoal, 'lines'> {
  const done = view.completed.includes(goal);
  return {
    ...at,
    id: `goal:${goal}`,
    goal,
    size,
    frame: done ? 'society/goal-done' : 'society/goal',
    note: done ? '' : noteOf(goal, view),
    done,
  };
}

/** One line each, as large as a phone needs them; what does not fit is in the journal. */
function rows(
  view: StonesagaView,
  { goals: { x, y, width, height }, letters }: Ground,
  header: Header | null,
  open: readonly GoalId[],
): readonly LaidGoal[] {
  const size = letters;
  const most = 3;
  const strip = (i: number): Strip => ({ x, y: y + (i * height) / most, width, height: height / most - 4 });
  const left = most - (header ? 1 : 0);
  const shown = [...open, ...view.completed.toReversed()].slice(0, left);
  const top: LaidGoal[] = header
    ? [headed(header, strip(0), [fitted(`${header.title}: ${header.says}`, header.title, width - 40, size)], size)]
    : [];
  return [
    ...top,
    ...shown.map((goal, i) => ({
      ...listed(view, goal, strip(i + top.length), size),
      lines: clipped(goals[goal].title, width - 110, size, 1),
    })),
  ];
}

const fitted = (long: string, short: string, width: number, size: number): string =>
  widthOf(long, size * carvedShare) <= width ? long : short;
