import type { Gesture, Refusal } from '../../../../kernel/option.ts';
import type { SpaceId, SquareId } from '../../content/manor.ts';
import { powerKinds, type PowerCardId, type PowerKind } from '../../content/powers.ts';
import type { SpiderFigureId, SpiderForm } from '../../roleStates.ts';
import type { VastState } from '../../state.ts';
import { isSpiderling } from '../figures.ts';
import { refuse } from '../movement.ts';
import type { IsAsked } from '../paladin/moveRefusals.ts';
import { isSquare, sideTowards } from '../spaces.ts';
import { parts } from '../things.ts';
import { eggsOn } from './eggs.ts';
import { eggCost } from './layEgg.ts';
import { canStep, spacesLeft } from './moving.ts';
import { kindsOf, titles } from './powerPlays.ts';
import { spiderFigures, squareOf } from './values.ts';

/** Why the Spider cannot do that now. */
export function refuseSpider(state: VastState, gesture: Gesture, asked: IsAsked): Refusal | null {
  if (state.active !== 'spider') return refuse('MM-776', 'On other turns you only answer what you are asked.');
  if (gesture.kind === 'tap') return refuseTap(state, gesture.on);
  if (gesture.kind !== 'drag') return null;
  const [kind, id] = parts(gesture.from);
  if (kind === 'figure') return refuseMove(state, id, parts(gesture.onto)[1], asked);
  if (kind === 'card') return refuseCard(state, id as PowerCardId, gesture.onto, asked);
  return gesture.from === 'token:blood' ? refuseBlood(state, gesture.onto, asked) : null;
}

function refuseTap(state: VastState, on: string): Refusal | null {
  const [kind, id] = parts(on);
  if (kind !== 'blood') return null;
  return eggsOn(state, id as SquareId).length > 0
    ? refuse('MM-394', 'Blood beside an Egg belongs to the Egg.')
    : refuse('MM-393', 'Blood can be taken only from a tile you stand on.');
}

function refuseMove(state: VastState, id: string, to: string, asked: IsAsked): Refusal {
  const figure = spiderFigures(state).find((one) => one === id);
  if (!figure) return refuse('MM-126', 'That figure is not yours to move.');
  if (!asked('spider.act') && !asked('spider.cast.legs'))
    return refuse('MM-337', 'You move in the phase of moving and casting, between two spells.');
  if (to === 'stairs') return refuseLeaving(state);
  if (!isSquare(to as SpaceId) || !state.map[to as SquareId])
    return refuse('MM-344', 'No form of the Spider enters crypts or the grounds.');
  if (asked('spider.act') && spacesLeft(state, figure) === 0) return spent(state, figure);
  const side = sideTowards(squareOf(state, figure), to as SquareId);
  if (side && !canStep(state, figure, side)) return walled(figure);
  return refuse('MM-079', 'That is too far, or something would happen on the way there: go space by space.');
}

const refuseLeaving = ({ terror, goals }: VastState): Refusal =>
  terror < goals.terror
    ? refuse('MM-305', `You leave the manor with ${goals.terror} Terror, not before.`)
    : refuse('MM-797', 'Leaving takes one more space of movement from the tile at the staircase.');

function spent(state: VastState, figure: SpiderFigureId): Refusal {
  if (figure === 'sorcerer') return refuse('MM-341', 'The Sorcerer has moved 2 spaces.');
  if (figure === 'giant') return refuse('MM-342', 'The Giant Spider has moved 3 spaces.');
  return state.spider!.turn.moved[figure] === 4
    ? refuse('MM-343', 'This Spiderling has moved 4 spaces.')
    : refuse('MM-339', 'The way of this Spiderling is over.');
}

const walled = (figure: SpiderFigureId): Refusal =>
  isSpiderling(figure) || figure === 'giant'
    ? refuse('MM-790', 'The Giant Spider crosses one wall per turn.')
    : refuse('MM-310', 'The Sorcerer cannot cross walls.');

function refuseCard(state: VastState, card: PowerCardId, onto: string, asked: IsAsked): Refusal | null {
  if (onto === 'dial:terror') return refuseScare(state, asked);
  if (!asked('spider.cast')) return refuse('MM-337', 'Power cards are used in the phase of moving and casting, one after the other.');
  const [kind, id] = parts(onto);
  if (kind === 'space' || kind === 'figure') return refuse('RU-64', 'There this card would do nothing, or it does not reach that far.');
  if (kind !== 'box') return null;
  return powerKinds.includes(id as PowerKind) ? refuseKind(state.spider!.form, card, id as PowerKind) : refuseSpell(state, id);
}

function refuseKind(form: SpiderForm, card: PowerCardId, kind: PowerKind): Refusal {
  if (kindsOf(form, card).includes(kind)) return refuse('RU-64', `${titles[kind]} would do nothing now.`);
  return refuse('MM-362', `In this form the card cannot be played as ${titles[kind]}.`);
}

const casters: Readonly<Record<string, SpiderForm>> = { veil: 'sorcerer', tend: 'sorcerer', egg: 'giant', loot: 'spiderlings' };

function refuseSpell(state: VastState, spell: string): Refusal | null {
  const { form, turn, powers } = state.spider!;
  if (casters[spell] && casters[spell] !== form) return refuse('MM-379', 'That spell belongs to another form.');
  if (spell === 'veil') return refuse('MM-363', 'No empty Lit tile is in sight.');
  if (spell === 'loot') return refuse('MM-374', 'No Spiderling stands on a treasure.');
  if (spell === 'legs')
    return state.houseRules.noLegs ? refuse('MM-542', 'The Matriarch has no Legs.') : refuse('MM-371', 'There is nowhere to go.');
  if (spell === 'expand') return refuse('HD-13', turn.expanded ? 'Expand is cast once per turn.' : 'No crypt around you can be filled.');
  if (spell !== 'egg') return null;
  if (turn.eggsLaid >= 2) return refuse('MM-369', 'No third Egg in one turn.');
  return powers.hand.length < eggCost(state)
    ? refuse('MM-367', 'The first Egg of a turn costs two power cards.')
    : refuse('MM-370', 'All three Eggs are on the map.');
}

function refuseScare({ spider }: VastState, asked: IsAsked): Refusal {
  if (!asked('spider.terror')) return refuse('MM-334', 'You scare in the phase of gaining Terror.');
  return spider!.turn.scared ? refuse('MM-335', 'You have scared this turn.') : refuse('MM-334', 'Scaring needs 6 webs on the map.');
}

function refuseBlood(state: VastState, onto: string, asked: IsAsked): Refusal | null {
  if (onto === 'box:tend')
    return state.spider!.form === 'sorcerer'
      ? refuse('MM-366', 'Tend costs 1 Blood and needs an Egg on the map.')
      : refuse('MM-379', 'Only the Sorcerer tends.');
  if (onto !== 'dial:terror') return null;
  if (!asked('spider.terror')) return refuse('MM-332', 'You feed in the phase of gaining Terror.');
  return state.spider!.turn.fed ? refuse('MM-333', 'You have fed this turn.') : refuse('MM-332', 'Feeding costs 3 Blood.');
}
