import { drag, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { gear } from '../../content/gear.ts';
import type { SkeletonId } from '../../content/values.ts';
import type { EdgeId, Vast, VastState } from '../../state.ts';
import { breachableEdges, edgeName, placeBreach } from '../markers.ts';
import { isSquare } from '../spaces.ts';
import { tileUnder } from './ground.ts';
import { spacesWithin } from './near.ts';
import { canSpend, spendStability } from './stability.ts';
import { wears } from './values.ts';

const breachCost = 1;
const bombReach = 2;

/** MM-261 to MM-263 A wall at the Skeleton's tile; with the Bomb Bag Casty reaches farther. */
export function breach(t: Vast, skeleton: SkeletonId): Option<() => Rule>[] {
  if (!canSpend(t.state, breachCost)) return [];
  const here = tileUnder(t.state, skeleton);
  const near = here ? breachableEdges(t.state, here) : [];
  return [
    ...near.map((edge) =>
      drag(`figure:${skeleton}`, `edge:${edge}`, `BREACH!! the wall between ${edgeName(edge)} (1 Stability)`, () =>
        open(t, edge, breachCost),
      ),
    ),
    ...(skeleton === 'casty' ? bombs(t, near) : []),
  ];
}

/** GE-01 Walls that Casty can breach for less are not worth a bomb. */
function bombs(t: Vast, near: readonly EdgeId[]): Option<() => Rule>[] {
  const cost = breachCost + gear.bombBag.cost;
  if (!wears(t.state, 'bombBag') || !canSpend(t.state, cost)) return [];
  return farEdges(t.state).filter((edge) => !near.includes(edge)).map((edge) =>
    drag('card:bombBag', `edge:${edge}`, `Bomb Bag: BREACH!! the wall between ${edgeName(edge)} (${cost} Stability)`, function* () {
      t.tell({ fact: 'gearUsed', card: 'bombBag' });
      yield* open(t, edge, cost);
    }));
}

function farEdges(state: VastState): EdgeId[] {
  const tiles = spacesWithin(state.figures.casty!, bombReach).filter(isSquare).filter((square) => state.map[square] !== undefined);
  return [...new Set(tiles.flatMap((square) => breachableEdges(state, square)))];
}

function* open(t: Vast, edge: EdgeId, cost: number): Rule {
  spendStability(t, cost);
  placeBreach(t, edge);
}
