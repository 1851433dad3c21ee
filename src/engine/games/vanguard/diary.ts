import type { VanguardFact } from './facts.ts';
import type { VanguardState } from './state.ts';

/** What the ship's diary keeps of all that happens. */
const kept = [
  'landed', 'missionDone', 'missionFailed', 'uniqueGained', 'explorationEnded', 'died', 'remembered', 'promoted', 'flew', 'morale', 'ended',
] as const;
export type DiaryFact = Extract<VanguardFact, { readonly fact: (typeof kept)[number] }>;

const isKept = (fact: VanguardFact): fact is DiaryFact => (kept as readonly string[]).includes(fact.fact);

/** Writes a fact down with its place in the campaign. Entries are never changed, so copies of a state share them. */
export function noteInDiary(state: VanguardState, fact: VanguardFact): void {
  if (!isKept(fact)) return;
  const { planet, phase, story } = state;
  const down = planet !== null && phase.at !== 'page' && phase.at !== 'setup';
  story.diary = [...story.diary, { landing: story.landings, round: down ? planet.round : null, fact }];
}
