import type { SpaceId } from '../../content/manor.ts';
import type { SkeletonId } from '../../content/values.ts';
import type { VastState } from '../../state.ts';
import { begin, told, type VastMatch } from '../../vast.testing.ts';

/** Skeletons by where they stand, in March Order. */
type SkeletonSpaces = Partial<Record<SkeletonId, SpaceId>>;

/** Puts exactly these Skeletons on the map; nobody else marches. */
export function stand(s: VastState, skeletons: SkeletonSpaces): void {
  const march = Object.keys(skeletons) as SkeletonId[];
  for (const id of s.skeletons.march) delete s.figures[id];
  s.skeletons.march = march;
  s.skeletons.off = {};
  Object.assign(s.figures, skeletons);
}

/** The Skeletons' turn begins with these on the map. Nobody waits to spawn, so play goes on to the next round by itself. */
export const marching = (skeletons: SkeletonSpaces, edit: (s: VastState) => void = () => {}): VastMatch =>
  begin((s) => {
    stand(s, skeletons);
    s.phase = { step: 'activate', present: [...s.skeletons.march], acted: [] };
    edit(s);
  });

/** Defense that no lone Skeleton can beat, so that it closes in instead. */
export const wary = (s: VastState): void => void (s.paladin.cubes.prepare = 4);

export const pathOf = (m: VastMatch, figure: SkeletonId): readonly SpaceId[] | undefined =>
  told(m, 'moved').find((one) => one.figure === figure)?.path;

export const setStability = (value: number) => (s: VastState) => void (s.skeletons.stability = value);
export const setTerror = (value: number) => (s: VastState) => void (s.terror = value);
