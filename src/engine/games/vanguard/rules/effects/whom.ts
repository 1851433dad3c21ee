import type { DieId } from '../../content/dice.ts';
import type { Effect } from '../../content/effects.ts';
import { equipmentOf, threatOf } from '../../content/find.ts';
import type { Section } from '../../content/vocabulary.ts';
import type { PlanetState, VanguardState } from '../../state.ts';
import { boardOf, inSector, planetNow, team } from '../board.ts';
import { connected } from '../paths.ts';
import type { Happened } from '../powers.ts';

/** Who acts, by what, and in answer to what. */
export interface Acting {
  readonly who: Section;
  readonly source: string;
  readonly happened?: Happened | null;
  /** Whom an effect before this one has picked: `same` means them again. */
  picked?: Section | null;
  /** The threat that an effect before this one was about. */
  pickedThreat?: string;
  /** The die that an effect before this one has turned: another one is meant next. */
  turned?: DieId;
  /** Dice that the check which has just ended has spent. */
  readonly spent?: readonly DieId[];
  /** The space of a threat's time track that is being resolved. */
  readonly threat?: { readonly id: string; readonly space: number };
}

/** The sector that `who: sector` means: the actor's own, a numbered one, or that of a threat. */
function sectorsMeant(state: VanguardState, { who, threat }: Acting, { at }: Pick<Effect, 'at'>): number[] {
  if (typeof at === 'number') return [at];
  if (typeof at === 'string') {
    const standing = planetNow(state).threats[at];
    if (!standing) return [];
    // IV-340, IV-341 Secondary standees count only where the threat says so.
    const counts = threat?.id === at && (threatOf(at).secondaryCounts?.includes(threat.space) ?? false);
    return standing.standees.filter(({ primary }) => primary || counts).map(({ sector }) => sector);
  }
  return [boardOf(state, who).sector];
}

/** Where the token of an equipment, or of the equipment that it upgrades, lies on the board. */
export function tokenOf({ planet }: VanguardState, source: string): PlanetState['tokensPlaced'][number] | undefined {
  const [kind, id] = source.split(':') as [string, string];
  if (kind !== 'equipment') return undefined;
  const base = equipmentOf(id).upgrades ?? id;
  return planet?.tokensPlaced.find(({ equipment }) => equipment === base);
}

/** Everybody an effect could reach. Where one of them is to be picked, the picking comes after. */
export function reached(state: VanguardState, acting: Acting, effect: Pick<Effect, 'who' | 'at'>): Section[] {
  const { who, happened, picked } = acting;
  const all = team(state);
  if (all.length === 0) return [];
  const here = (): Section[] => sectorsMeant(state, acting, effect).flatMap((sector) => inSector(state, sector));
  switch (effect.who ?? 'self') {
    case 'self':
      return state.boards[who] ? [who] : [];
    case 'sector':
    case 'oneInSector':
    case 'shareSector':
      return here();
    case 'others':
    case 'other':
      return here().filter((one) => one !== who);
    case 'all':
    case 'anyone':
    case 'sciencePick':
      return all;
    case 'allOthers':
    case 'otherAnywhere':
      return all.filter((one) => one !== who);
    case 'same':
      return picked ? [picked] : [];
    case 'injured':
    case 'rester':
      return happened ? [happened.whom] : [who];
    case 'lander':
      return all.filter((one) => boardOf(state, one).sector === planetNow(state).lander);
    case 'ends': {
      const token = tokenOf(state, acting.source);
      const ends = token ? [token.sector, planetNow(state).lander] : [];
      return all.filter((one) => ends.includes(boardOf(state, one).sector));
    }
    case 'nearby': {
      const mine = boardOf(state, who).sector;
      return all.filter((one) => one !== who && connected(state, boardOf(state, one).sector).includes(mine));
    }
  }
}

/** Those of the above who are one person, picked by the player. */
export const picksOne = (who: Effect['who']): boolean =>
  ['other', 'oneInSector', 'otherAnywhere', 'anyone', 'sciencePick', 'nearby', 'ends'].includes(who ?? 'self');
