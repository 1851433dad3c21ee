import type { GameManifest, MixGroup } from '../../engine/kernel/manifest.ts';
import { mixesOf } from '../games.ts';

/** One part of a game's page. Its id stands in the address. */
export type PagePart =
  | { readonly id: string; readonly title: string; readonly kind: 'group'; readonly group: MixGroup }
  | { readonly id: 'campaign' | 'lessons'; readonly title: string; readonly kind: 'campaign' | 'lessons' };

/** Every way to begin, then the campaign and the lessons of a game that has them. */
export function partsOf(manifest: GameManifest): readonly PagePart[] {
  const groups = manifest.groups.map((group): PagePart => ({ id: group.mixes[0]!, title: titleOf(manifest, group), kind: 'group', group }));
  return [
    ...groups,
    ...(manifest.campaign ? [{ id: 'campaign', title: 'Campaign', kind: 'campaign' } as const] : []),
    ...(manifest.lessons ? [{ id: 'lessons', title: 'Lessons', kind: 'lessons' } as const] : []),
  ];
}

/** The part that an address names, else the one that was used last, else the first. */
export const partOf = (parts: readonly PagePart[], named: string | null, last: string | undefined): PagePart | undefined =>
  parts.find(({ id }) => id === named) ?? parts.find(({ id }) => id === last) ?? parts[0];

const titleOf = (manifest: GameManifest, group: MixGroup): string => {
  const mixes = mixesOf(manifest, group);
  return group.title ?? (mixes.length === 1 ? mixes[0]!.title : group.kind === 'alone' ? 'Alone' : 'Together');
};
