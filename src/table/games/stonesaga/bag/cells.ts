import type { CharacterId, Holdings } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';

/** What lies in the bag: the rules count tokens that lie on the bench as held, but nobody sees them twice. */
export function bagSeen({ characters, scene }: Pick<StonesagaView, 'characters' | 'scene'>, who: CharacterId): Holdings {
  const bag = { ...characters[who].bag };
  if (scene?.kind !== 'crafting' || scene.who !== who) return bag;
  for (const face of [scene.left, scene.right]) {
    if (face && bag[face] === 1) delete bag[face];
    else if (face && bag[face]) bag[face]! -= 1;
  }
  return bag;
}
