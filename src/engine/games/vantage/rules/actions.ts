import type { Seat } from '../../../kernel/rule.ts';
import { cardOf, destinyOf, isCenterCard, actionsOf } from '../content/cards.ts';
import type { GoalNumber } from '../content/goals.ts';
import type { CardAction } from '../content/kinds.ts';
import { placeOf } from '../content/places.ts';
import { directions, skills, type Direction, type Skill } from '../content/vocabulary.ts';
import type { Deed, Player, VantageState } from '../state.ts';
import { boostOn } from './gaining.ts';
import { countedOf, type Counting } from './goals/tally.ts';
import { playerOf, standing } from './people.ts';

/** One of the actions that may be chosen in step 1. */
export type Candidate =
  | { readonly kind: 'location'; readonly cat: Skill }
  | { readonly kind: 'card'; readonly num: number; readonly cat: Skill; readonly verb: string }
  | { readonly kind: 'depart'; readonly way: Direction };

/** How far the restriction of the location is lifted (VA-295): by a continue, or by the name of the action. */
export type Lift = 'no' | 'lifted' | 'named';

export const doneAt = (player: Player, num: number): readonly Skill[] => player.done[num] ?? [];

/** VA-120 to VA-128, RU-VA-18, RU-VA-45 */
export function mayAct(s: VantageState, seat: Seat, cat: Skill, lift: Lift): boolean {
  const player = playerOf(s, seat);
  const place = standing(s, seat);
  const action = place.actions[cat];
  if (!action || action.forbiddenIf?.some((flag) => s.flags.includes(flag))) return false;
  if (lift === 'named' || action.always || isAlways(s, place.num, cat)) return true;
  const done = doneAt(player, place.num);
  return lift === 'lifted' ? !done.includes(cat) : done.length === 0;
}

const isAlways = (s: VantageState, num: number, cat: Skill): boolean =>
  s.destinies.some((one) => destinyOf(one.num).always?.includes(`${num}.${cat}`));

/** As the rest of this list in loops: it is looked up for every action, and most of it is short or empty. */
export function locationActions(s: VantageState, seat: Seat, lift: Lift): Candidate[] {
  const found: Candidate[] = [];
  for (const cat of skills) if (mayAct(s, seat, cat, lift)) found.push({ kind: 'location', cat });
  return found;
}

/** VA-144, VA-096 */
export function departs(s: VantageState, seat: Seat): Candidate[] {
  const { compass } = standing(s, seat);
  const found: Candidate[] = [];
  for (const way of directions) if (compass[way].kind !== 'blocked') found.push({ kind: 'depart', way });
  return found;
}

/** VA-129 to VA-133, RU-VA-20, RU-VA-64 Cards in the own grid and supply, in the center, and holdings of the location. */
export function cardActions(s: VantageState, seat: Seat): Candidate[] {
  const player = playerOf(s, seat);
  const found: Candidate[] = [];
  const add = (num: number): void => {
    const actions = actionsOf(num);
    if (actions.length === 0 || !worksHere(num, player)) return;
    for (const action of actions) if (mayUse(s, seat, num, action)) found.push({ kind: 'card', num, cat: action.cat, verb: action.verb });
  };
  for (const placed of player.grid) if (placed && !placed.closed) add(placed.num);
  for (const num of player.lying) add(num);
  if (s.mission) add(s.mission.num);
  for (const { num } of s.destinies) add(num);
  for (const other of s.seats)
    if (other !== seat) for (const num of playerOf(s, other).lying) if (cardOf(num).only !== undefined) add(num);
  return found;
}

const worksHere = (num: number, player: Player): boolean => {
  const only = isCenterCard(num) ? undefined : cardOf(num).only;
  return only === undefined || only === player.location;
};

/** RU-VA-17 A printed boost cost must be on the card; N7 some actions are limited. */
function mayUse(s: VantageState, seat: Seat, num: number, { cat, verb, boostCost = 0, limit }: CardAction): boolean {
  if (boostCost > 0 && boostOn(s, num) < boostCost) return false;
  if (!limit) return true;
  const most = limit.game ? numberFor(limit.game, s.seats.length) : Infinity;
  const { region } = standing(s, seat);
  let uses = 0;
  for (const deed of countedOf(s.deeds, deedsByCard).get(num) ?? []) {
    if (deed.cat !== cat || deed.verb !== verb) continue;
    uses += 1;
    if (uses >= most || (deed.seat === seat && placeOf(deed.at).region === region)) return false;
  }
  return true;
}

const deedsByCard: Counting<Deed, Map<number, Deed[]>> = {
  nothing: () => new Map(),
  add(byCard, deed) {
    if (deed.card === null) return;
    const same = byCard.get(deed.card);
    if (same) same.push(deed);
    else byCard.set(deed.card, [deed]);
  },
};

export const numberFor = ({ base, perPlayer = 0, solo, max }: GoalNumber, players: number): number =>
  players === 1 && solo !== undefined ? solo : Math.min(max ?? Infinity, base + perPlayer * players);

export const actionOn = (num: number, verb: string): CardAction => actionsOf(num).find((action) => action.verb === verb)!;
