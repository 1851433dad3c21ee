import { button, drag } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { goals, goalSlots, loreSlots, type GoalId } from '../content/goals.ts';
import type { Resource } from '../content/materials.ts';
import type { CharacterId, Stonesaga } from '../state.ts';
import type { Beside } from './dayAction.ts';
import { countDeed, goalsInPlay } from './goals.ts';
import { countOf, findOn, labelOf, lose, put } from './holdings.ts';
import { hasFeature } from './places.ts';
import { addTrack } from './society.ts';

/** SC-709 Before or after any action, from the inventory of whoever likes; lore only where the ground is hollow. */
export const fillGoals: Beside = (t, who) =>
  goalsInPlay(t.state, (goal) => !!(goalSlots[goal] ?? loreSlots[goal])).flatMap((goal) => {
    const slots = goalSlots[goal] ?? {};
    const { tokens } = t.state.goals[goal]!;
    const fitting = (Object.keys(slots) as Resource[])
      .filter((what) => countOf(tokens, what) < slots[what]!)
      .flatMap((what) => findOn(t.state, who, what).map(({ face }) => ({ what, face })));
    const lore = loreSlots[goal] && t.state.tracks.lore > 0 && hasFeature(t.state, t.state.characters[who].at!, ['cave', 'chasm']);
    return [
      ...fitting.map(({ what, face }) =>
        drag(`res:${who}:${face}`, `goal:${goal}`, `Put ${labelOf(face)} on ${goals[goal].title}`, function* (): Rule {
          lose(t, who, face, 1, 'goal');
          putOn(t, goal, what);
        }),
      ),
      ...(lore ? [button(`lore:${who}:${goal}`, `Put 1 lore on ${goals[goal].title}`, () => giveLore(t, goal, who))] : []),
    ];
  });

/** SC-183 Tokens on a goal lie where their kind does not belong, so they never degrade. */
function putOn(t: Stonesaga, goal: GoalId, what: Resource): void {
  const state = t.state.goals[goal]!;
  const tokens = { ...state.tokens };
  put(tokens, what);
  t.state.goals[goal] = { ...state, tokens };
  t.tell({ fact: 'goalProgressed', goal, count: Object.values(tokens).reduce((sum, n) => sum + n, 0) });
}

function* giveLore(t: Stonesaga, goal: GoalId, _who: CharacterId): Rule {
  addTrack(t, 'lore', -1);
  countDeed(t, goal);
}
