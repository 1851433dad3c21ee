import type { NightNeed } from './content/adviceWords.ts';
import { faces } from './content/faces.ts';
import type { Face } from './content/materials.ts';
import type { CharacterId } from './state.ts';
import type { StonesagaView } from './view.ts';

type Seen = StonesagaView['characters'][CharacterId];

/** Food or water in somebody's bag. */
export const held = ({ bag }: Seen, need: 'water' | 'food'): number =>
  (Object.keys(bag) as Face[])
    .filter((face) => (need === 'water' ? face === 'water' : faces[face].edible))
    .reduce((sum, face) => sum + bag[face]!, 0);

/** What somebody still lacks for the night. */
export function lacks(view: StonesagaView, who: CharacterId, need: NightNeed): boolean {
  if (need !== 'shelter') return held(view.characters[who], need) === 0;
  const { at } = view.characters[who];
  const hex = at === null ? undefined : view.map[at];
  return hex !== undefined && hex.fire === 0 && hex.shelterValue === 0;
}

/** How much those who stand in one place have too little of together for the night: what is more than one's own can be given away. */
export function shortfall(view: StonesagaView, who: CharacterId, need: 'water' | 'food'): number {
  const here = Object.values(view.characters).filter(({ at }) => at === view.characters[who].at);
  return here.reduce((missing, one) => missing - held(one, need), here.length);
}
export const fallsShort = (view: StonesagaView, who: CharacterId, need: 'water' | 'food'): boolean => shortfall(view, who, need) > 0;
