import { destinies, destinyOf, missionOf } from '../../../engine/games/vantage/content/cards.ts';
import type { Goal, GoalNumber, StandIn } from '../../../engine/games/vantage/content/goals.ts';

const ofDestinies: ReadonlySet<number> = new Set(destinies.map(({ num }) => num));

const countFor = ({ base, perPlayer = 0, solo, max = Infinity }: GoalNumber, players: number): number =>
  players === 1 && solo !== undefined ? solo : Math.min(max, base + perPlayer * players);

/** What a mission or destiny asks for, in plain words, with its numbers for so many players. */
export function taskOf(num: number, players: number): string {
  const mission = ofDestinies.has(num) ? null : missionOf(num);
  const card = mission ?? destinyOf(num);
  const alone = players === 1;
  const goal = alone && mission?.goalSolo ? mission.goalSolo : card.goal;
  const task = alone && mission?.taskSolo ? mission.taskSolo : card.task;
  const numbers = numbersOf(goal, players);
  const most = mission?.standIn ? mostOf(mission.standIn, numbers, players) : 0;
  return task.replace(/\{(\w+)(\.max)?\}/g, (_, id: string, max?: string) => String(max ? most : (numbers.get(id) ?? '')));
}

/** How many of what they stand in for tokens may replace. */
const mostOf = ({ for: named, max }: StandIn, numbers: ReadonlyMap<string, number>, players: number): number =>
  max === 'half' ? Math.floor(named.reduce((sum, id) => sum + (numbers.get(id) ?? 0), 0) / 2) : countFor(max, players);

/** The number of every atom that has a name. */
function numbersOf(goal: Goal, players: number): ReadonlyMap<string, number> {
  const atoms = (one: Goal): readonly Goal[] => ('all' in one ? one.all.flatMap(atoms) : 'any' in one ? one.any.flatMap(atoms) : [one]);
  return new Map(
    atoms(goal).flatMap((atom): readonly [string, number][] => {
      const [body] = Object.values(atom) as readonly {
        readonly id?: string;
        readonly n?: GoalNumber;
        readonly min?: GoalNumber | 'start';
      }[];
      const n = body?.n ?? (typeof body?.min === 'object' ? body.min : undefined);
      return body?.id !== undefined && n ? [[body.id, countFor(n, players)]] : [];
    }),
  );
}
