import { discoveryOf, poiOf, rankUpOf } from '../content/find.ts';
import type { Deed } from '../content/types.ts';
import type { Vanguard, VanguardState } from '../state.ts';
import { boardOf, inSector, team } from './board.ts';

/** Something that a rank-up card may ask for; what is noted of a round is forgotten at its end. */
export function noteDeed(t: Vanguard, deed: string): void {
  t.state.planet?.deeds.push(deed);
  checkDeed(t);
}

/** HD-IV-14 The rank-up card is turned as soon as its deed is done. */
export function checkDeed(t: Vanguard): void {
  const { planet } = t.state;
  const card = planet?.rankUp;
  if (!card || card.done || planet.over !== null || !isDone(t.state, rankUpOf(card.id).deed)) return;
  card.done = true;
  t.tell({ fact: 'rankUpTurned', card: card.id });
}

function isDone(state: VanguardState, deed: Deed): boolean {
  const planet = state.planet!;
  const boards = team(state).map((who) => boardOf(state, who));
  if (boards.length === 0) return false;
  const count = (what: string): number => planet.deeds.filter((one) => one === what).length;
  switch (deed) {
    case 'checkedAndAssisted':
      return boards.every(({ checks, assists }) => checks >= 1 && assists >= 1);
    case 'assistedTwice':
      return boards.every(({ assists }) => assists >= 2);
    case 'redAndYellow':
      return count('outcome:red') > 0 && count('outcome:yellow') > 0;
    case 'finalReached':
      return planet.deeds.includes('kept:final');
    case 'threeDecks':
      return new Set(planet.found.map(({ id }) => discoveryOf(id).deck)).size >= 3;
    case 'hungryWithFinds':
      return planet.supplies === 0 && planet.found.length + planet.foundUniques.length >= 2;
    case 'threatInCompany':
      return planet.deeds.includes('kept:threatInCompany');
    case 'fiveSectors':
      return boards.some(({ visited }) => visited.length >= 5);
    case 'threeCards':
      return planet.deeds.includes('kept:threeCards');
    case 'twoCleanGreens':
      return count('clean:green') >= 2;
    case 'injuredBroughtBack':
      return (
        planet.lander !== null &&
        inSector(state, planet.lander).length > 1 &&
        inSector(state, planet.lander).some((who) => boardOf(state, who).injuries.length >= 2)
      );
  }
}

export const isFinal = (poi: string): boolean => poiOf(poi).icons.includes('FINAL');
