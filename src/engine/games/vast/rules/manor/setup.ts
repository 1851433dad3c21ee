import { ritualIds, rituals, trackIds } from '../../content/rituals.ts';
import { manorStart, supply } from '../../content/values.ts';
import type { ManorState } from '../../roleStates.ts';
import { dealt, type Shuffle } from '../setup.ts';

/** MM-070, HD-06 Rituals that a variant returns to the box leave before the opening hand is drawn. */
export function setUpManor(
  shuffle: Shuffle,
  { seals, ritualsOut }: { readonly seals: number; readonly ritualsOut: number | null },
): ManorState {
  const cards = dealt(
    shuffle,
    ritualIds.filter((id) => rituals[id].seals !== ritualsOut),
    [],
  );
  const hand = cards.deck.slice(-manorStart.rituals).reverse();
  return {
    seals,
    unassignedOmens: supply.omens,
    tracks: Object.fromEntries(trackIds.map((id) => [id, { omens: 0, portents: 0 }])) as ManorState['tracks'],
    portentsLeft: supply.portents,
    rituals: {
      ...cards,
      deck: cards.deck.slice(0, -manorStart.rituals),
      hand,
      box: ritualIds.filter((id) => rituals[id].seals === ritualsOut),
    },
    used: 0,
    offered: [],
  };
}
