import { tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { places } from '../../content/places.ts';
import type { PlaceFilter } from '../../content/script.ts';
import { numbered, type Diagonal, type Direction } from '../../content/vocabulary.ts';
import type { Vantage } from '../../state.ts';
import { ofThePlace, pickOne } from '../asking.ts';
import { moveTo } from '../moving.ts';
import { standing } from '../people.ts';
import type { NodeRules, Reading } from './script.ts';

/** VA-080, VA-251 A change of location; among several, the player picks a number without seeing what is there. */
export const placeNodes: NodeRules<'move'> = {
  *move(t, { move }, reading): Rule {
    const by = wayOf(t, reading);
    if (typeof move === 'number') return yield* moveTo(t, reading.seat, move, by);
    const among = placesFor(t, move.among, reading);
    if (among.length === 0) return;
    const to = yield* pickOne(
      reading.seat,
      'result.place',
      'Where do you go?',
      among.map((num) => tap(`place:${num}`, `To ${numbered(num)}`, num)),
      ofThePlace,
    );
    yield* moveTo(t, reading.seat, to, by);
  },
};

/** A star is a way like any other: the page behind it moves the player by the direction that was taken. */
const wayOf = (t: Vantage, { from }: Reading): Direction | Diagonal | 'result' =>
  from === 'depart' ? (t.state.turn!.action!.way as Direction | Diagonal) : 'result';

function placesFor(t: Vantage, filter: PlaceFilter, { seat }: Reading): readonly number[] {
  const here = standing(t.state, seat);
  const visited = new Set(t.state.visits.filter((visit) => filter.visitedBy === 'any' || visit.seat === seat).map(({ to }) => to));
  return places
    .filter(
      ({ num, sector, terrain, hidden }) =>
        num !== here.num &&
        (filter.in === 'anywhere' || sector === here.sector) &&
        (filter.hidden === undefined || hidden === filter.hidden) &&
        (filter.terrain === undefined || filter.terrain.some((one) => terrain.includes(one))) &&
        (filter.visitedBy === undefined || visited.has(num)),
    )
    .map(({ num }) => num);
}
