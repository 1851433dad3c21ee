import { button, drag, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { gear, type GearId } from '../../content/gear.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import { skeletonNames, type SkeletonId } from '../../content/values.ts';
import type { Vast } from '../../state.ts';
import { isPit, pitMarkersLeft, pits, placePitMarker } from '../pits.ts';
import { hasEnemies, tileUnder } from './ground.ts';
import { canSpend, spendStability } from './stability.ts';
import { wears } from './values.ts';

/** MM-264, MM-265, MM-789 From one Pit to any other without enemies. Whoever comes out there has not entered. */
export function tunnel(t: Vast, skeleton: SkeletonId): Option<() => Rule>[] {
  const from = tileUnder(t.state, skeleton);
  if (from === null || !isPit(t.state, from)) return [];
  return pits(t.state)
    .filter((to) => to !== from && !hasEnemies(t.state, to))
    .map((to) =>
      drag(`figure:${skeleton}`, `space:${to}`, `TUNNEL!! ${skeletonNames[skeleton]} comes out at ${chartName(to)}`, () =>
        tunnelTo(t, skeleton, from, to),
      ),
    );
}

function* tunnelTo(t: Vast, skeleton: SkeletonId, from: SquareId, to: SquareId): Rule {
  t.state.figures[skeleton] = to;
  t.tell({ fact: 'tunnelled', skeleton, from, to });
}

const spades: Partial<Record<SkeletonId, GearId>> = { screamy: 'graveSpade', shooty: 'trenchShovel', stabby: 'burrowClaw' };

/** MM-299, GE-06, GE-09, GE-15 DIG!! with the right gear: a pit marker on its own tile, Lit or Dark. */
export function dig(t: Vast, skeleton: SkeletonId): Option<() => Rule>[] {
  const at = tileUnder(t.state, skeleton);
  const spade = spades[skeleton];
  if (at === null || spade === undefined || !wears(t.state, spade)) return [];
  const { cost, name } = gear[spade];
  if (!canSpend(t.state, cost) || isPit(t.state, at) || hasEnemies(t.state, at) || pitMarkersLeft(t.state) === 0) return [];
  return [button('dig', `DIG!! with the ${name}: a Pit here (${cost} Stability)`, () => digAt(t, at, spade))];
}

function* digAt(t: Vast, at: SquareId, spade: GearId): Rule {
  spendStability(t, gear[spade].cost);
  placePitMarker(t, at);
}
