import { roleMixes } from '../../../engine/games/vast/content/mixes.ts';
import { roleOrder, type Role } from '../../../engine/games/vast/content/roles.ts';
import type { MixChanges } from '../../../engine/games/vast/content/schema.ts';

/** Who plays a mix; the journey needs no player board but those that are always loaded. */
function rolesOf(mix: string | undefined): readonly Role[] {
  if (mix === undefined) return roleOrder;
  return (roleMixes as Readonly<Record<string, MixChanges>>)[mix]?.roles ?? [];
}

/** A sheet that is named for a role, such as cards-spider, is worth waiting for only where that role plays. */
export function pagesFor(pages: readonly string[], mix: string | undefined): readonly string[] {
  const roles = rolesOf(mix);
  return pages.filter((page) => {
    const role = /-([a-z]+)-\d+\.webp$/.exec(page)?.[1];
    return role === undefined || roles.includes(role as Role);
  });
}
