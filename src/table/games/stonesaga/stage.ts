import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import { choosing } from './creation/lay.ts';

/** True while something lies open over the valley: hands and glow belong to it then. */
export function isStaged({ scene, phase }: Pick<StonesagaView, 'scene' | 'phase'>, offers: Offers): boolean {
  if (offers.questions.some(({ ask }) => choosing.has(ask))) return true;
  if (phase.startsWith('setup.create') || phase === 'setup.mantles' || phase === 'setup.powers') return true;
  // the dark of the night lies over the valley, and targets must shine through it
  if (phase.startsWith('night.')) return true;
  return scene !== null && scene.kind !== 'crafting' && scene.kind !== 'processing';
}
