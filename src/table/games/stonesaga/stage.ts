import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';

/** True while something lies open over the valley: hands and glow belong to it then. */
export function isStaged({ scene, phase }: Pick<StonesagaView, 'scene' | 'phase'>): boolean {
  if (phase.startsWith('setup.create') || phase === 'setup.mantles' || phase === 'setup.powers') return true;
  return scene !== null && scene.kind !== 'crafting' && scene.kind !== 'processing';
}
