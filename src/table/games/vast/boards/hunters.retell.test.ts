import { describe, expect, test } from 'vitest';
import { picker } from '../../../../engine/kernel/chance.ts';
import type { Seat } from '../../../../engine/kernel/rule.ts';
import { vast } from '../../../../engine/games/vast/index.ts';
import type { VastFact } from '../../../../engine/games/vast/facts.ts';
import { gearIds } from '../../../../engine/games/vast/content/gear.ts';
import { acting, gearUp } from '../../../../engine/games/vast/rules/skeletons/skeletons.testing.ts';
import { full } from '../../../../engine/games/vast/full.testing.ts';
import { become, corridor, hold, spiderTurn } from '../../../../engine/games/vast/rules/spider/spider.testing.ts';
import type { VastMatch } from '../../../../engine/games/vast/vast.testing.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { after, steps } from '../retell.ts';
import { actingSkeleton } from './skeletons/lay.ts';

/** As much of both roles as facts speak of. How many cards a deck has after a reshuffle no fact says. */
function spoken({ figures, tokens, treasureMarkers, pitMarkers, terror, active, skeletons, spider, breaches, paladin }: VastView) {
  const { stability, march, faceDown, gear, poison } = skeletons;
  return {
    ...{ figures, tokens, treasureMarkers, pitMarkers: [...pitMarkers].sort(), terror, active, breaches: [...breaches].sort() },
    ...{
      stability,
      march,
      faceDown,
      worn: [...gear.inPlay].sort(),
      handOfGear: [...gear.hand].sort(),
      poison,
      unassigned: paladin.cubes.unassigned,
    },
    spider: spider && { form: spider.form, blood: spider.blood, boxed: spider.boxed, hand: [...spider.powers.hand].sort() },
  };
}

/** Plays at random; after each answer the facts as one seat hears them have to lead to what it sees. */
function retold(match: VastMatch, seat: Seat | 'table', seed: number, answers: number): Set<string> {
  const [pick, seen] = [picker(seed), new Set<string>()];
  for (let k = 0, heard = match.told.length; k < answers && !match.over; k++) {
    const before = vast.view(match.peek(), seat);
    const decision = match.open[pick(match.open.length)]!;
    match.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[pick(decision.options.length)]!.id });
    const facts = match.told
      .slice(heard)
      .flatMap(({ fact, seat: only, instead }) =>
        only === undefined || only === seat ? [fact as VastFact] : instead ? [instead as VastFact] : [],
      );
    heard = match.told.length;
    for (const { fact } of facts) seen.add(fact);
    expect(spoken(facts.flatMap(steps).reduce(after, before)), JSON.stringify(facts)).toEqual(spoken(vast.view(match.peek(), seat)));
  }
  return seen;
}

describe('told facts lead to the view that the rules reach', () => {
  test.each([
    ['skeletons', 21],
    ['spider', 22],
    ['table', 23],
  ] as const)('for the eyes of %s (seed %i)', (seat, seed) => {
    expect(retold(full('paladin-skeletons-spider', undefined, seed), seat, seed, 260).size).toBeGreaterThan(12);
  });

  test('with all gear, and Pits to dig', () => {
    const match = acting({ casty: '2,2', screamy: '3,4', shooty: '5,4', slashy: '4,4', stabby: '4,5' }, (s) => {
      gearUp(s, 'inPlay', ...gearIds.filter((id) => id !== 'shield'));
      gearUp(s, 'hand', 'shield');
      s.skeletons.stability = 12;
      s.figures.paladin = '4,5';
    }, 'paladin-skeletons-spider');
    expect([...retold(match, 'skeletons', 24, 90)]).toEqual(expect.arrayContaining(['stabilityChanged', 'moved']));
  });

  test('with cards, Blood and an Egg', () => {
    const match = spiderTurn((s) => {
      corridor(s);
      become(s, 'giant', '4,4');
      hold(s, 'eyes-1', 'fangs-1', 'webs-1', 'webs-2', 'eyes-2');
      s.spider!.blood = 6;
      s.figures['egg-1'] = '5,4';
      s.tokens = { '4,4': { blood: 2 }, '3,4': { web: 3 }, '2,4': { web: 3 } };
    }, 'spider.terror');
    expect([...retold(match, 'spider', 25, 60)]).toEqual(expect.arrayContaining(['powersDrawn']));
  });
});

test('who tunnels is out of sight on the way, and who falls in its own activation has acted', () => {
  const view = vast.view(acting({ slashy: '4,4', casty: '3,4' }).peek(), 'skeletons');
  const way = steps({ fact: 'tunnelled', skeleton: 'slashy', from: '4,4', to: '2,5' });
  const sights = way
    .reduce<VastView[]>((told, step) => [...told, after(told.at(-1) ?? view, step)], [])
    .map(({ figures }) => figures.slashy);
  expect(sights.at(-1)).toBe('2,5');
  expect(sights.slice(0, -1).every((at) => at === undefined)).toBe(true);
  expect(actingSkeleton(view)).toBe('slashy');
  expect(actingSkeleton(after(view, { fact: 'skeletonFell', skeleton: 'slashy', from: '4,4' }))).toBe('casty');
});
