import { button, declining, tap, type Option } from '../../../../kernel/option.ts';
import { beginningWith, chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import { skeletonNames, type SkeletonId } from '../../content/values.ts';
import type { TreasureMarkerId, Vast } from '../../state.ts';
import { takeTreasure, treasuresOn } from '../treasureMarkers.ts';
import { arm } from './arming.ts';
import { breach } from './breaching.ts';
import { dig, tunnel } from './digging.ts';
import { tileUnder } from './ground.ts';
import { powersBeside } from './powers.ts';
import { gainStability } from './stability.ts';
import { strikes } from './strike.ts';
import { isDazzled, type Activation } from './values.ts';

const plunder = 2;
const none = declining(button('no-action', 'No action', null));

/** MM-248, MM-249 One action after the movement, or none. FA-4 A dazzled Skeleton takes none of its own will. */
export function* takeAction(t: Vast, activation: Activation): Rule {
  const { skeleton } = activation;
  if (isDazzled(t.state, skeleton)) return;
  const [actions, powers] = [actionsOf(t, activation), powersBeside(t, activation)];
  if (actions.length === 0 && powers.length === 0) return;
  const action = yield* chooseBeside<(() => Rule) | null>(
    'skeletons',
    'skeleton.action',
    () => `${skeletonNames[skeleton]} may take one action.`,
    beginningWith([...actions, none], () => [...(isDazzled(t.state, skeleton) ? [] : actionsOf(t, activation)), none]),
    beginningWith(powers, () => powersBeside(t, activation)),
  );
  if (action) yield* action();
}

const actionsOf = (t: Vast, activation: Activation): Option<() => Rule>[] => {
  const { skeleton } = activation;
  return [
    ...strikes(t, activation),
    ...loot(t, skeleton),
    ...breach(t, skeleton),
    ...tunnel(t, skeleton),
    ...arm(t, skeleton),
    ...dig(t, skeleton),
  ];
};

/** MM-259, MM-260, RU-14 Once in their whole turn a treasure on the Skeleton's tile is worth 2 Stability. */
function loot(t: Vast, skeleton: SkeletonId): Option<() => Rule>[] {
  const square = tileUnder(t.state, skeleton);
  if (square === null || t.state.skeletons.turn.looted) return [];
  return treasuresOn(t.state, square).map((marker) =>
    tap(`treasure:${marker}`, `LOOT!! Take the treasure for ${plunder} Stability`, () => lootMarker(t, marker)),
  );
}

function* lootMarker(t: Vast, marker: TreasureMarkerId): Rule {
  t.state.skeletons.turn.looted = true;
  takeTreasure(t, marker);
  gainStability(t, plunder);
}
