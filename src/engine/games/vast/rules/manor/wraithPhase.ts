import { button, declining, drag } from '../../../../kernel/option.ts';
import { boundary, choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SpaceId } from '../../content/manor.ts';
import type { Vast, VastState } from '../../state.ts';
import { moveAlong } from '../entering.ts';
import { quietWays, type Ways } from '../paths.ts';
import { squares } from '../spaces.ts';
import { manorOf, powerLeft } from './values.ts';

const drifts = Object.fromEntries(
  squares.map((to) => [to, drag<SpaceId | null>('figure:wraith', `space:${to}`, `The Wraith drifts to ${chartName(to)}`, to)]),
) as Readonly<Record<SpaceId, ReturnType<typeof drag<SpaceId | null>>>>;
const enough = declining(button<SpaceId | null>('done:wraith', 'The Wraith stays here', null));

/** MM-400 to MM-405, MM-440 Through walls and over every tile, but not onto crypts or the grounds. */
export function* wraithPhase(t: Vast): Rule {
  while (powerLeft(t.state, 'wraith') > 0 && t.state.figures.wraith !== undefined) {
    const left = powerLeft(t.state, 'wraith');
    const ways = wraithWays(t.state, left);
    if (ways.ends.length === 0) return;
    const to = yield* choose('manor', 'manor.wraith', `Move the Wraith up to ${left} ${left === 1 ? 'space' : 'spaces'}.`, [
      ...ways.ends.map((end) => drifts[end]!),
      enough,
    ]);
    if (!to) return;
    const { path } = ways.to(to);
    manorOf(t).used += path.length - 1;
    yield* moveAlong(t, 'wraith', path, 'drift'); // MM-803 the Warlock flees from this
    yield* boundary();
  }
}

const wraithWays = (state: VastState, steps: number): Ways => quietWays(state, 'wraith', { steps, walls: 'any' });
