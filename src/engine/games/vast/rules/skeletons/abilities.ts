import { button, declining, drag, tap, thenAsking, type Option } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import type { SpaceId } from '../../content/manor.ts';
import { skeletonNames, type SkeletonId } from '../../content/values.ts';
import type { Vast, VastState } from '../../state.ts';
import { forcingSpaces, movement, moveOptions, skeletonWays, walk } from './steps.ts';
import { placeName, spacesWithin } from './near.ts';
import { canSpend, spendStability } from './stability.ts';
import { placeToken } from '../placing.ts';
import { removeToken, tokensLeft, tokensOn } from '../tokens.ts';
import { wears, type Activation } from './values.ts';

type Uses = readonly Option<() => Rule>[];

const cost = 1;

/** §10.5 What each Skeleton may do at any moment of its own activation. The others strike with their abilities. */
const abilities: { readonly [S in SkeletonId]: (t: Vast, activation: Activation) => Uses } = {
  casty: (t, activation) => [...cackle(t), ...graveCandle(t, activation)],
  screamy: (t, activation) =>
    t.state.skeletons.turn.screamed || !canSpend(t.state, cost) ? [] : heard(t.state, activation).map((id) => screamAt(t, id)),
  slashy: (t) =>
    t.state.skeletons.turn.sharpened || !canSpend(t.state, cost)
      ? []
      : [tap('march:slashy', 'Slashy: base Strength 2 for this turn (1 Stability)', () => sharpen(t))],
  shooty: () => [],
  stabby: () => [],
  bones: () => [],
};

/** MM-275, MM-276 Of the Skeleton that is acting and of nobody else. */
export const abilityUses = (t: Vast, activation: Activation): Uses => abilities[activation.skeleton](t, activation);

/** MM-277, MM-279, MM-280, GE-02 While a token is in the supply: beside Casty, or two spaces away with the Chattering Jaw. */
function cackle(t: Vast): Uses {
  if (!canSpend(t.state, cost) || tokensLeft(t.state, 'skulls') === 0) return [];
  const here = t.state.figures.casty!;
  return spacesWithin(here, wears(t.state, 'chatteringJaw') ? 2 : 1).filter((space) => space !== here).map((at) =>
    drag('token:skulls', `space:${at}`, `Casty: cackling skulls on ${placeName(at)} (1 Stability)`, function* () {
      spendStability(t, cost);
      placeToken(t, at, 'skulls');
    }));
}

/** GE-03 One placed token comes back, from wherever it is. */
function graveCandle(t: Vast, activation: Activation): Uses {
  if (activation.candle || !wears(t.state, 'graveCandle')) return [];
  return (Object.keys(t.state.tokens) as SpaceId[]).filter((at) => tokensOn(t.state, at, 'skulls') > 0).sort().map((at) =>
    drag('card:graveCandle', `space:${at}`, `Grave Candle: take the skulls on ${placeName(at)} back`, function* () {
      activation.candle = true;
      removeToken(t, at, 'skulls', 'casty');
    }));
}

/** MM-282, RU-45, GE-05 Every Skeleton near enough; herself too, but a scream is no way out of an attack that is forced. */
function heard(state: VastState, { forced }: Activation): SkeletonId[] {
  const near = spacesWithin(state.figures.screamy!, wears(state, 'warHorn') ? 4 : 2);
  return state.skeletons.march.filter(
    (id) => state.figures[id] !== undefined && near.includes(state.figures[id]!) && !(forced && id === 'screamy'),
  );
}

const screamAt = (t: Vast, skeleton: SkeletonId): Option<() => Rule> =>
  thenAsking(
    drag('march:screamy', `figure:${skeleton}`, `Screamy: ${skeletonNames[skeleton]} moves up to ${movement} spaces (1 Stability)`, () =>
      scream(t, skeleton),
    ),
    'where to',
  );

/** MM-283 to MM-285 A movement like any other, but never to somebody who forces attacks. */
function* scream(t: Vast, skeleton: SkeletonId): Rule {
  spendStability(t, cost);
  t.state.skeletons.turn.screamed = true;
  t.tell({ fact: 'screamed', skeleton });
  for (let left = movement; left > 0; ) {
    const ways = skeletonWays(t.state, skeleton, left, forcingSpaces(t.state, skeleton));
    const to = yield* choose<SpaceId | null>(
      'skeletons',
      'skeleton.scream',
      `${skeletonNames[skeleton]} is screamed at: up to ${left === 1 ? '1 space' : `${left} spaces`}.`,
      [...moveOptions(skeleton, ways), declining(button('stop', 'That is far enough', null))],
      { second: left === movement },
    );
    if (to === null) return;
    const { path } = ways.to(to);
    if (yield* walk(t, skeleton, path)) return;
    left -= path.length - 1;
  }
}

/** MM-290 Her Defense stays as it is (MM-291). */
function* sharpen(t: Vast): Rule {
  spendStability(t, cost);
  t.state.skeletons.turn.sharpened = true;
  t.tell({ fact: 'sharpened' });
}
