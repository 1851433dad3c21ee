import type { Marks, Workshop } from '../../testing/workshop.testing.ts';
import { missionOf } from './content/find.ts';
import { startingOdds } from './startingOdds.testing.ts';
import { wrongs } from './vanguard.invariants.testing.ts';
import type { VanguardState } from './state.ts';

/** How a game went: how long it was, what was brought home, and for a campaign how far it came and how it ended. */
function marks(s: VanguardState): Marks {
  const story = Object.keys(s.story.done).filter((id) => missionOf(id).kind === 'story').length;
  if (s.mode === 'mission') return { rounds: s.planet?.round ?? 0, deaths: s.story.deaths };
  return {
    'act II': s.flags.includes('ship.act2'),
    'act III': s.flags.includes('ship.act3'),
    dark: s.story.ending === 'dark',
    answer: s.story.ending === 'answer',
    decoy: s.story.ending === 'decoy',
    missions: story,
    landings: s.story.landings,
    deaths: s.story.deaths,
  };
}

export const workshop: Workshop = {
  machine: { length: 'limited', crew: 'quick' },
  excess: (s) => wrongs(s as VanguardState, false),
  together: true,
  marks,
  odds: startingOdds,
};
