import type { Rule, Seat } from '../../../../kernel/rule.ts';
import { roundFrom } from '../../../../pieces/turnOrder.ts';
import { pods } from '../../content/opening.ts';
import { crashOf } from '../../content/places.ts';
import type { Vantage } from '../../state.ts';
import { gainRandom, gainSkill } from '../gaining.ts';
import { lampSays } from '../lamplighter.ts';
import { arrive } from '../moving.ts';
import { playerOf } from '../people.ts';
import { rollAmong, rollPair } from './orbit.ts';

/** VA-053, VA-054, N4 Location 001: everybody gets a pod of their own by a skill die; then all come down, one after another. */
export function* inPods(t: Vantage): Rule {
  const order = roundFrom(t.state.seats, t.state.first);
  for (const seat of order) board(t, seat);
  for (const seat of order) {
    yield* crash(t, seat);
    if (t.state.ended) return;
  }
}

function board(t: Vantage, seat: Seat): void {
  const taken = t.state.seats.map((one) => playerOf(t.state, one).pod);
  const skill = rollAmong(
    t,
    seat,
    pods.filter(({ num }) => !taken.includes(num)).map((pod) => pod.skill),
  );
  const { num } = pods.find((pod) => pod.skill === skill)!;
  playerOf(t.state, seat).pod = num;
  t.tell({ fact: 'podBoarded', seat, pod: num });
}

/** VA-055 to VA-060, RU-VA-09 The dice are gained first; then the arrival instruction of the location applies. */
function* crash(t: Vantage, seat: Seat): Rule {
  const player = playerOf(t.state, seat);
  const pod = pods.find(({ num }) => num === player.pod)!;
  const [a, b] = yield* rollPair(t, seat, pod.reroll);
  for (const skill of [a, b]) gainSkill(t, seat, skill, 1);
  if (t.state.house.opening === 'more') gainRandom(t, seat, 1);
  const to = crashOf(pod.num, a, b);
  player.crashedAt = to;
  t.tell({ fact: 'crashed', seat });
  yield* arrive(t, [seat], to, 'crash');
  if (!t.state.ended) lampSays(t, 'crash', seat);
}
