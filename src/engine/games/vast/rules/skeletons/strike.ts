import { button, drag, tap, type Option } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import { gear, type GearId } from '../../content/gear.ts';
import type { SpaceId } from '../../content/manor.ts';
import { skeletonNames, type SkeletonId } from '../../content/values.ts';
import type { FigureId, Vast, VastState } from '../../state.ts';
import { canBeAttacked, defenseOf, outlook, retreat, strike, takeHit } from '../attack.ts';
import { distance } from '../distance.ts';
import { figuresOn, figuresOnMap, nameOf } from '../figures.ts';
import { isVisible } from '../sight.ts';
import { placeName } from './near.ts';
import { powersBeside } from './powers.ts';
import { canSpend, gainStability, spendStability } from './stability.ts';
import { forcingOn } from './steps.ts';
import { undead } from './undead.ts';
import { skeletonStrength, wears, type Activation } from './values.ts';
import { wound } from './wounds.ts';

/** How a STRIKE!! is made: with what it costs, and with the gear that changes it. */
interface Blow {
  readonly defender: FigureId;
  readonly cost: number;
  readonly gear: GearId | null;
  readonly ranged: boolean;
}

type Strikes = Option<() => Rule>[];

const strikeCost = 1;
const shotCost = strikeCost + 1;

/** MM-254 Any enemy figure on its own space; MM-286 for Shooty also one that she sees. */
export function strikes(t: Vast, activation: Activation): Strikes {
  const { skeleton } = activation;
  const here = figuresOn(t.state, t.state.figures[skeleton]!).filter((figure) => canBeAttacked(figure, skeleton));
  return [...blowsAt(t, activation, here), ...(skeleton === 'shooty' ? shots(t, activation) : [])];
}

/** MM-253, MM-255, MM-784, RU-13 One of the figures that forced it; without Stability it goes back and nobody has attacked. */
export function* forcedStrike(t: Vast, activation: Activation, from: SpaceId): Rule {
  const { skeleton } = activation;
  activation.forced = true;
  const forced = () => blowsAt(t, activation, forcingOn(t.state, skeleton, t.state.figures[skeleton]!));
  const goBack = button('fall-back', `${skeletonNames[skeleton]} goes back to ${placeName(from)}`, function* () {
    retreat(t, skeleton, from);
  });
  const options = () => (canSpend(t.state, strikeCost) ? forced() : [goBack]);
  const [first, ...others] = options();
  const blow =
    others.length === 0 && powersBeside(t, activation).length === 0
      ? first!.value
      : yield* chooseBeside(
          'skeletons',
          'skeleton.strike',
          () => `${skeletonNames[skeleton]} has to STRIKE!!`,
          options,
          () => powersBeside(t, activation),
        );
  yield* blow();
}

/** GE-10 With the Great Axe each target is offered twice: the axe is announced before the attack. */
function blowsAt(t: Vast, { skeleton }: Activation, targets: readonly FigureId[]): Strikes {
  const axe = strikeCost + gear.greatAxe.cost;
  const armed = skeleton === 'slashy' && wears(t.state, 'greatAxe') && canSpend(t.state, axe);
  if (!canSpend(t.state, strikeCost)) return [];
  return targets.flatMap((defender) => [
    tap(`figure:${defender}`, `STRIKE!! ${odds(t.state, skeleton, defender, 0)} (1 Stability)`, () =>
      deal(t, skeleton, { defender, cost: strikeCost, gear: null, ranged: false }),
    ),
    ...(armed
      ? [
          drag(
            'card:greatAxe',
            `figure:${defender}`,
            `Great Axe: STRIKE!! ${odds(t.state, skeleton, defender, 1)} (${axe} Stability)`,
            () => deal(t, skeleton, { defender, cost: axe, gear: 'greatAxe', ranged: false }),
          ),
        ]
      : []),
  ]);
}

/** MM-286 to MM-289, GE-07 */
function shots(t: Vast, { skeleton }: Activation): Strikes {
  const here = t.state.figures[skeleton]!;
  const far = shotCost + gear.longBow.cost;
  const reaches = [...(canSpend(t.state, shotCost) ? [2] : []), ...(wears(t.state, 'longBow') && canSpend(t.state, far) ? [3] : [])];
  if (reaches.length === 0) return [];
  return figuresOnMap(t.state).flatMap((defender) => {
    const at = t.state.figures[defender]!;
    if (!canBeAttacked(defender, skeleton) || !isVisible(t.state, here, at)) return [];
    const away = distance(here, at);
    if (!reaches.includes(away)) return [];
    const bow = away === 3;
    const cost = bow ? far : shotCost;
    return [
      tap(`figure:${defender}`, `STRIKE!! from afar ${odds(t.state, skeleton, defender, 0)} (${cost} Stability)`, () =>
        deal(t, skeleton, { defender, cost, gear: bow ? 'longBow' : null, ranged: true }),
      ),
    ];
  });
}

const odds = (state: VastState, skeleton: SkeletonId, defender: FigureId, extra: number): string =>
  `${nameOf(defender)}: ${outlook(skeletonStrength(state, skeleton, defender) + extra, defenseOf(state, defender))}`;

/** MM-239, MM-783 Whoever has attacked falls apart, hit or miss; MM-288 not Shooty from afar. */
function* deal(t: Vast, skeleton: SkeletonId, { defender, cost, gear: used, ranged }: Blow): Rule {
  spendStability(t, cost);
  if (used) t.tell({ fact: 'gearUsed', card: used });
  const strength = skeletonStrength(t.state, skeleton, defender) + (used === 'greatAxe' ? 1 : 0);
  if (strike(t, skeleton, defender, strength)) yield* hitWith(t, skeleton, defender, ranged);
  if (!ranged && !t.state.ended) yield* undead(t, skeleton);
}

/** MM-257, MM-258, MM-293, GE-08 What the one who is hit does, then what the one who hit adds. */
function* hitWith(t: Vast, skeleton: SkeletonId, defender: FigureId, ranged: boolean): Rule {
  yield* takeHit(t, defender, skeleton);
  if (t.state.ended) return;
  if (skeleton === 'stabby' && defender === 'paladin') yield* wound(t);
  if (ranged && wears(t.state, 'boneQuiver')) gainStability(t, 1);
}
