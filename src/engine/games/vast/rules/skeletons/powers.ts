import type { PowerOffer } from '../../../../kernel/rule.ts';
import type { Vast } from '../../state.ts';
import { abilityUses } from './abilities.ts';
import { gearPlays } from './arming.ts';
import { isDazzled, type Activation } from './values.ts';

/** MM-275, MM-295 Beside every question of their turn: gear from the hand, and the ability of the Skeleton that is acting. */
export function powersBeside(t: Vast, activation: Activation | null): PowerOffer[] {
  const able = activation && !isDazzled(t.state, activation.skeleton);
  const options = [...gearPlays(t), ...(able ? abilityUses(t, activation) : [])];
  return options.length > 0
    ? [
        {
          seat: 'skeletons',
          ask: 'skeletons.powers',
          prompt: 'At any time: play gear, or use an ability of the acting Skeleton.',
          kind: 'power',
          secret: true,
          options,
        },
      ]
    : [];
}
