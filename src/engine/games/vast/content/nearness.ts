import type { VastView } from '../view.ts';
import type { Role } from './roles.ts';
import { paladinStart, supply } from './values.ts';

/** Steps to victory: how many are done, and of how many. */
export interface VictorySteps {
  readonly done: number;
  readonly of: number;
}

type Seen = Pick<VastView, 'roles' | 'paladin' | 'spider' | 'terror' | 'goals' | 'manor' | 'warlock'>;

const hunt = ({ spider }: Seen): VictorySteps => ({ done: spider?.boxed.length ?? 0, of: supply.spiderlings });

/** Whether a role wins by Spiderlings: where nobody plays the Paladin, the Skeletons hunt in his place. */
export const hunts = (role: Role, roles: readonly Role[]): boolean => role === 'paladin' || (role === 'skeletons' && !roles.includes('paladin'));

const ways: Readonly<Record<Role, (view: Seen) => VictorySteps>> = {
  paladin: hunt,
  skeletons: (view) => (hunts('skeletons', view.roles) ? hunt(view) : { done: Math.max(0, paladinStart.health - view.paladin.health), of: paladinStart.health }),
  spider: ({ terror, goals }) => ({ done: Math.min(terror, goals.terror), of: goals.terror }),
  manor: ({ manor, goals }) => ({ done: manor?.seals ?? 0, of: goals.seals }),
  warlock: ({ warlock, goals }) => ({ done: warlock?.dominated.filter((piece) => piece !== null).length ?? 0, of: goals.dominated }),
};

/** How far a role of the full game is on its way to victory. */
export const wayOf = (role: Role, view: Seen): VictorySteps => ways[role](view);
