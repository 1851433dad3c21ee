import { expect, test } from 'vitest';
import { begin } from '../../../engine/kernel/begin.ts';
import { entropyFrom, picker } from '../../../engine/kernel/chance.ts';
import { vantage } from '../../../engine/games/vantage/index.ts';
import type { VantageView } from '../../../engine/games/vantage/view.ts';
import { questionOf } from '../../../match/question.ts';
import { named, Offers } from '../../gesture/offers.ts';
import { touchedBy } from '../../gesture/touched.ts';
import { asides, incoming, rowsOf } from './layout/homes.ts';
import { badgesOn, diceOf, isReading, powersOn, slotsOn, tokens } from './layout/places.ts';
import { zoneOf, zonesOf } from './layout/zones.ts';
import { screenOf } from '../../zones/screen.ts';

/** What a place offers stands in its landscape, and so do the ways out of it. */
const signsOf = ({ here }: VantageView): readonly string[] => here?.actions.map(({ cat }) => `here:${cat}`) ?? [];
const exitsOf = ({ here }: VantageView): readonly string[] =>
  here ? (['N', 'E', 'S', 'W'] as const).filter((way) => here.compass[way].kind !== 'blocked').map((way) => `way:${way}`) : [];

/** Everything that a hand finds on this screen when all zones are up. */
function touchable(view: VantageView, offers: Offers): ReadonlySet<string> {
  const { me } = view;
  const cards = view.seats.flatMap((seat) =>
    view.players[seat]!.grid.flatMap((placed) =>
      placed ? [`card:${placed.num}`, ...slotsOn(seat, placed.num), ...badgesOn(placed.num), ...powersOn(placed.num, offers)] : [],
    ),
  );
  const own = me === null ? null : view.players[me]!;
  const centre = [...(view.mission ? [view.mission.num] : []), ...view.destinies.map(({ num }) => num)];
  return new Set([
    ...(isReading(view, offers) ? [] : [...signsOf(view), ...exitsOf(view)]),
    ...cards,
    ...(own
      ? [
          ...tokens,
          ...own.reserve.map(({ num }) => `card:${num}`),
          ...own.lying.flatMap((num) => [`card:${num}`, ...badgesOn(num), ...powersOn(num, offers)]),
          ...own.grid.map((_, i) => `cell:${i}`),
        ]
      : []),
    ...incoming(view, offers).map((num) => `card:${num}`),
    ...centre.flatMap(badgesOn),
    ...view.destinies.filter(({ complete }) => complete).map(({ num }) => `destiny:${num}`),
    ...diceOf(view).map(({ id }) => id),
    ...offers.throws().map(({ dice }) => dice),
    ...asides.filter((word) => offers.button(word)),
    ...rowsOf(view, offers).map(({ gesture, id }) => (gesture.kind === 'tap' ? gesture.on : gesture.kind === 'button' ? gesture.word : id)),
  ]);
}

/** Plays at random and says what whoever is asked could not have touched, and what lies in a zone that there is not. */
function play(mix: string, seed: number, answers: number): { readonly lost: ReadonlySet<string>; readonly asks: ReadonlySet<string> } {
  const match = begin(vantage, { mix, options: { level: 'cautious' }, chance: entropyFrom(seed) });
  const pick = picker(seed);
  const [lost, asks] = [new Set<string>(), new Set<string>()];
  for (let k = 0; k < answers && !match.over && match.open.length > 0; k++) {
    for (const seat of new Set(match.open.map((one) => one.seat))) {
      const view = match.view(seat);
      const questions = match.open.filter((one) => one.seat === seat).map(questionOf);
      const offers = new Offers(questions);
      const there = touchable(view, offers);
      const zones = new Set(zonesOf(view, offers, screenOf({ width: 1280, height: 720 })).zones.map(({ id }) => id));
      for (const { ask, options } of questions) {
        asks.add(ask);
        for (const { gesture } of options)
          for (const id of gesture.kind === 'button' ? [gesture.word] : touchedBy(gesture)) {
            if (!there.has(id) && !there.has(named(id))) lost.add(`${ask}: ${id}`);
            const zone = zoneOf(id, view);
            if (zone !== null && !zones.has(zone)) lost.add(`${ask}: ${id} in no zone`);
          }
      }
    }
    const main = match.open.filter(({ optional }) => !optional);
    const question = main[pick(main.length)] ?? match.open[0]!;
    match.answer({ seat: question.seat, ask: question.ask, option: question.options[pick(question.options.length)]!.id });
  }
  return { lost, asks };
}

test.each([
  ['falling-1', 3],
  ['falling-1', 8],
  ['falling-2', 2],
  ['falling-3', 5],
  ['falling-6', 1],
] as const)('everything that is on offer in a random game of %s (%i) has its place on the table', (mix, seed) => {
  const { lost, asks } = play(mix, seed, 400);
  expect([...lost]).toEqual([]);
  expect(asks).toContain('turn.action');
  expect(asks.size).toBeGreaterThan(8);
});
