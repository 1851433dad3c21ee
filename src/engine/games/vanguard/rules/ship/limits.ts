import { landerOf, modOf } from '../../content/find.ts';
import type { VanguardState } from '../../state.ts';

/** What a lander carries, with its mods. */
export function landerLimit(state: VanguardState, what: 'supplies' | 'personal' | 'mission' | 'discoveries' | 'trackStart'): number {
  const { lander } = state.ship;
  if (!lander) return 0;
  return lander.mods.reduce((sum, id) => sum + (modOf(id).limits?.[what] ?? 0), landerOf(lander.id)[what]);
}
