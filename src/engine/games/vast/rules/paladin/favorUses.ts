import { alsoBy, drag, tap, withValue, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { favorIds, favors, type FavorId } from '../../content/favors.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import { sides } from '../../content/tiles.ts';
import type { FigureId, Vast, VastState } from '../../state.ts';
import { canBeAttacked, defenseOf, outlook } from '../attack.ts';
import { distance } from '../distance.ts';
import { moveOnto } from '../entering.ts';
import { figuresOn, figuresOnMap, isSkeleton, nameOf } from '../figures.ts';
import { placeBreach } from '../markers.ts';
import { paladinSquare, sprintSteps } from '../movement.ts';
import { isVisible } from '../sight.ts';
import { beyond, isSquare, neighbours, squares } from '../spaces.ts';
import { placeToken } from '../placing.ts';
import { isOpen } from '../walls.ts';
import { paladinAttacks } from './attacking.ts';
import { breachOptions } from './breaching.ts';
import { canPay, pay } from './furyAndLight.ts';
import { gainGrit } from './grit.ts';
import { gainHealth } from './health.ts';
import { revealFor } from './revealStep.ts';
import { hasFavor, paladinStrength, startHealth } from './values.ts';

const lamps = Object.fromEntries(
  squares.map((to) => [to, byCard('illuminate', drag('token:light', `space:${to}`, `Illuminate: a lamp on ${chartName(to)}`, null))]),
) as Readonly<Record<SquareId, Option>>;

/** Some favors wait until no action is under way. */
export type FavorMoment = 'between' | 'within';
type Uses = readonly Option<() => Rule>[];

/** A favor that is paid for with a token and aimed with it: the card itself can be aimed as well. */
function byCard<V>(card: FavorId, option: Option<V>): Option<V> {
  const { gesture } = option;
  return gesture.kind === 'drag' ? alsoBy(option, { kind: 'drag', from: `card:${card}`, onto: gesture.onto }) : option;
}

/** §9.6, HD-08 What each favor in play offers now. A favor without an entry here does not compile. */
const uses: { readonly [F in FavorId]: (t: Vast, moment: FavorMoment) => Uses } = {
  vigor: (t) =>
    [
      drag(
        'token:fury',
        'stat:strength',
        'Vigor: +1 Strength this turn',
        used(t, 'vigor', 'strength', () => strengthen(t, 'strength')),
      ),
      drag(
        'token:fury',
        'stat:defense',
        'Vigor: +1 Defense until you next collect',
        used(t, 'vigor', 'defense', () => strengthen(t, 'defense')),
      ),
      ...breachOptions(t, 'token:fury', (edge) => used(t, 'vigor', 'breach', () => placeBreach(t, edge))),
    ].map((option) => byCard('vigor', option)),

  illuminate: (t) =>
    nearTiles(t.state, true).map((to) => withValue(lamps[to]!, used(t, 'illuminate', 'lamp', () => void placeToken(t, to, 'lamp')))),

  disdain: (t) =>
    t.state.paladin.turn.disdain
      ? []
      : [
          tap(
            'card:disdain',
            'Disdain: nobody forces you to attack this turn',
            used(t, 'disdain', 'disdain', () => void (t.state.paladin.turn.disdain = true)),
          ),
        ],

  radiantLamps: () => [],

  pillarOfLight: (t, moment) =>
    (moment === 'between' && !t.state.figures.pillar ? pillarTiles(t.state) : []).map((to) =>
      byCard(
        'pillarOfLight',
        drag(
          'figure:pillar',
          `space:${to}`,
          `Pillar of Light: raise it on ${chartName(to)}`,
          used(t, 'pillarOfLight', 'pillar', () => raisePillar(t, to)),
        ),
      ),
    ),

  judgment: (t) =>
    (t.state.paladin.turn.judgment ? [] : judged(t.state)).map((figure) =>
      drag(
        'card:judgment',
        `figure:${figure}`,
        `Judgment: attack ${nameOf(figure)}, ${outlook(paladinStrength(t.state), defenseOf(t.state, figure))}`,
        used(t, 'judgment', 'attack', () => judge(t, figure)),
      ),
    ),

  mendingPrayer: (t) => (t.state.paladin.turn.mendingPrayer ? [] : mendings(t)),

  swiftZeal: (t, moment) =>
    (moment === 'between' && t.state.paladin.turn.swiftZeal < 2 ? sprintSteps(t.state) : []).map((to) =>
      drag('card:swiftZeal', `space:${to}`, `Swift Zeal: move to ${chartName(to)}`, used(t, 'swiftZeal', 'move', () => hasten(t, to)))),

  beacon: (t) =>
    (t.state.paladin.turn.beacon ? [] : darkBeyondOpenEdges(t.state)).map((to) =>
      drag('card:beacon', `space:${to}`, `Beacon: reveal ${chartName(to)}`, used(t, 'beacon', 'reveal', () => signal(t, to)))),
};

/** MM-224, MM-761 */
export const favorUses = (t: Vast, moment: FavorMoment): Option<() => Rule>[] =>
  favorIds.filter((card) => hasFavor(t.state, card) && canPay(t.state, favors[card].cost)).flatMap((card) => uses[card](t, moment));

/** A use is paid for, told, and carried out at once. */
function used(t: Vast, card: FavorId, effect: string, act: () => Rule | void): () => Rule {
  return function* () {
    pay(t, favors[card].cost);
    t.tell({ fact: 'favorUsed', card, effect });
    const rule = act();
    if (rule) yield* rule;
  };
}

const strengthen = (t: Vast, what: 'strength' | 'defense'): void => void (t.state.paladin.vigor[what] += 1);

/** FA-2, FA-5 Tiles next to him, Lit or Dark, whatever walls are between. */
function nearTiles(state: VastState, own: boolean): SquareId[] {
  const here = paladinSquare(state);
  return [...(own ? [here] : []), ...neighbours[here]!].filter((square) => state.map[square] !== undefined);
}

const pillarTiles = (state: VastState): SquareId[] =>
  nearTiles(state, false).filter((square) => !figuresOn(state, square).some(isSkeleton));

function raisePillar(t: Vast, at: SquareId): void {
  t.state.figures.pillar = at;
  t.tell({ fact: 'pillarRaised', at });
}

/** FA-6 On his tile, or on a visible tile at most two spaces away. */
function judged(state: VastState): FigureId[] {
  const here = paladinSquare(state);
  return figuresOnMap(state).filter((figure) => {
    const at = state.figures[figure]!;
    return (
      canBeAttacked(figure, 'paladin') &&
      isSquare(at) &&
      state.map[at] !== undefined &&
      distance(here, at) <= 2 &&
      isVisible(state, here, at)
    );
  });
}

function* judge(t: Vast, figure: FigureId): Rule {
  t.state.paladin.turn.judgment = true;
  yield* paladinAttacks(t, figure);
}

function mendings(t: Vast): Uses {
  const mended = (effect: string, act: () => Rule | void) =>
    used(t, 'mendingPrayer', effect, () => {
      t.state.paladin.turn.mendingPrayer = true;
      return act();
    });
  const heal = drag('card:mendingPrayer', 'track:health', 'Mending Prayer: gain 1 Health', mended('health', () => gainHealth(t, 1)));
  const steel = drag('card:mendingPrayer', 'dial:grit', 'Mending Prayer: gain 3 Grit', mended('grit', () => gainGrit(t, 3)));
  return t.state.paladin.health < startHealth(t.state) ? [heal, steel] : [steel];
}

function* hasten(t: Vast, to: SquareId): Rule {
  t.state.paladin.turn.swiftZeal += 1;
  yield* moveOnto(t, 'paladin', to, 'swiftZeal');
}

/** FA-9 Only from a Lit tile. */
function darkBeyondOpenEdges(state: VastState): SquareId[] {
  const here = paladinSquare(state);
  if (!state.map[here]!.lit) return [];
  return sides.flatMap((side) => {
    const to = beyond[here]![side];
    return to !== undefined && state.map[to]?.lit === false && isOpen(state, here, side) ? [to] : [];
  });
}

function* signal(t: Vast, to: SquareId): Rule {
  t.state.paladin.turn.beacon = true;
  yield* revealFor(t, to, paladinSquare(t.state), 1);
}
