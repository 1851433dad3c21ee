import { roleMixes } from '../../../engine/games/vast/content/mixes.ts';
import type { AtlasGroups } from '../../art/groups.ts';

/** The Paladin's board is needed in the journey too, so it lies on the sheet of all mixes. */
const boardsOf = (roles: readonly string[]): readonly string[] =>
  roles.filter((role) => role !== 'paladin').map((role) => `playerboards-${role}`);

/** The house and what stands in it; whole cards and their scenes come when they are drawn. */
export const atlas: AtlasGroups = {
  opening: ['board', 'figures', 'fog', 'lights', 'playerboards', 'portraits', 'props', 'table', 'tiles', 'tokens', 'walls'],
  byMix: Object.fromEntries(Object.entries(roleMixes).map(([mix, { roles }]) => [mix, boardsOf(roles)])),
};
