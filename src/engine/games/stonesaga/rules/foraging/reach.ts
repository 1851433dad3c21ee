import type { AbilityOf } from '../../content/abilities.ts';
import { bounty, type Bounty } from '../../content/wildlife.ts';
import type { ForagingScene, ObjectId, Section } from '../../scenes.ts';
import { picturesIn, type ForagePicture } from './tableau.ts';

export const isBounty = (kind: string): kind is Bounty => kind in bounty;
type Prey = 'smallPrey' | 'largePrey' | 'predator';
const isPrey = (kind: string): kind is Prey => kind === 'smallPrey' || kind === 'largePrey' || kind === 'predator';

/** SS-467, SS-469 to SS-472 Objects that can be harvested next: one type, from the front to the back. */
export function harvestable(scene: ForagingScene): ForagePicture[] {
  const all = picturesIn(scene);
  const taken = all.filter(({ id }) => scene.taken.includes(id));
  const type = taken[0]?.kind;
  const has = (kind: string, section: Section): boolean => taken.some((one) => one.kind === kind && one.section === section);
  return all.filter(
    ({ id, kind, section }) =>
      isBounty(kind) &&
      !scene.taken.includes(id) &&
      (!type || kind === type) &&
      (section === 'fore' || has(kind, section === 'mid' ? 'fore' : 'mid')),
  );
}

/** Sections of a kind of prey that are in reach, given what is part of this hunt already and what the hunter carries. */
function reachOf(
  scene: ForagingScene,
  kind: Prey,
  chosen: readonly ForagePicture[],
  helps: readonly AbilityOf<'reach'>[],
  strict: boolean,
): Set<Section> {
  const tracks = (section: Section): boolean => picturesIn(scene).some((one) => one.kind === 'tracks' && one.section === section);
  const own = helps.filter(({ prey }) => (prey as readonly string[]).includes(kind));
  const hunted = (section: Section): boolean => kind === 'smallPrey' && chosen.some((one) => one.section === section);
  const open = new Set<Section>(['fore']);
  // SS-485, R-SS-59, R-SS-107; read strictly, only tracks open the midground.
  if (tracks('fore') || (hunted('fore') && !strict) || own.some(({ section }) => section === 'mid')) open.add('mid');
  // SS-486, SS-487
  if ((tracks('fore') && tracks('mid')) || hunted('mid') || own.some(({ section }) => section === 'back')) open.add('back');
  if (own.some(({ section }) => section === 'deeper')) open.add(open.has('mid') ? 'back' : 'mid');
  return open;
}

/** SS-482 to SS-487, SS-619 Up to three small prey, or one large prey, or one predator. */
export function huntable(
  scene: ForagingScene,
  taken: readonly ObjectId[],
  helps: readonly AbilityOf<'reach'>[],
  strict = false,
): ForagePicture[] {
  const all = picturesIn(scene);
  const chosen = all.filter(({ id }) => taken.includes(id));
  const kind = chosen[0]?.kind;
  if (kind && (kind !== 'smallPrey' || chosen.length >= 3)) return [];
  return all.filter(
    (one) =>
      isPrey(one.kind) &&
      !taken.includes(one.id) &&
      (!kind || one.kind === kind) &&
      reachOf(scene, one.kind, chosen, helps, strict).has(one.section),
  );
}
