import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../../../../kernel/chance.ts';
import { landingCheck, landingOf, planetOf } from '../../content/find.ts';
import type { Effect } from '../../content/effects.ts';
import { equipment } from '../../content/decks/equipment.ts';
import { planets } from '../../content/planets.ts';
import {
  all, asked, begin, board, now, offered, page, planet, running, say, told, until, type Edit, type VanguardMatch, type Wanted,
} from '../../vanguard.testing.ts';
import { launching, pageOf } from './aboard.testing.ts';
import { statOf } from './landing.ts';

/** On the way down with nothing to take along. */
const descending = (edit: Edit = () => {}): VanguardMatch =>
  launching((s) => {
    s.ship.armory = [];
    edit(s);
  });

describe('the landing', () => {
  const { planet: printed } = planetOf('halcyon-shelf');

  test('IV-559 IV-560 IV-561 the briefing, the descent, its log; then page 24 of the ship book follows', () => {
    const m = descending((s) => void (s.story.visitedPlanets = []));
    until(m, () => pageOf(m) === 24);
    const { stages } = landingOf(printed.landingCard);
    const needed = stages.filter(({ stat, difficulty }) => difficulty > statOf(now(m), stat));
    expect(needed.length).toBeGreaterThan(0);
    const order = m.told.flatMap(({ fact: one }) => {
      if (one.fact === 'logRead' && one.choice === null) return [`log ${one.log}`];
      return one.fact === 'checkBegan' ? [one.check] : one.fact === 'landed' ? ['landed'] : [];
    });
    expect(order).toEqual([`log ${printed.briefingLog}`, ...needed.map(() => landingCheck.id), `log ${printed.landingLog}`, 'landed']);
    expect([pageOf(m), m.open]).toEqual([24, []]);
  });

  test('IV-573 where the log places the lander it stays', () => {
    const m = descending((s) => void (s.ship.lander = { id: 'lamplight', mods: ['ablative-skirt', 'swing-vanes'] }));
    until(m, () => asked(m).includes(`log.${printed.landingLog}`));
    say(m, 'choice-2');
    expect([planet(m).landing, planet(m).lander, pageOf(m), m.open]).toEqual(['clean', 5, 24, []]);
  });

  /** Every sector that a log of landing puts the lander in. */
  const places = (effects: readonly Effect[]): number[] =>
    effects.flatMap((one) => {
      if (one.op === 'landerIn') return [...one.sectors];
      return one.op === 'if' ? [...places(one.then), ...places(one.else ?? [])] : [];
    });

  test.each(planets.map((file) => [file.planet.id, file] as const))('IV-573 IV-720 the lander comes down on a lander icon of %s', (_, { planet: one, logs }) => {
    const sectors = logs.flatMap(({ effects = [], choices = [] }) => [
      ...places(effects),
      ...choices.flatMap((choice) => places(choice.effects)),
    ]);
    expect(sectors.length).toBeGreaterThan(0);
    expect(sectors.filter((n) => !one.sectors.find((sector) => sector.n === n)!.icons.includes('LANDER'))).toEqual([]);
  });

  test('IV-740 nobody holds a card while the lander comes down', () => {
    const m = descending();
    until(m, () => told(m, 'checkBegan').length > 0);
    expect(planet(m).check).not.toBeNull();
    const team = Object.values(now(m).boards);
    expect(team.map(({ hand, deck }) => [hand.length, deck.cards.length > 0])).toEqual([[0, true], [0, true]]);
  });

  test('IV-574 the sector where it stands is the lander sector: people lift off from there', () => {
    const from = (sector: number): string[] =>
      all(begin({
        edit: (s) => {
          s.planet!.lander = 5;
          s.boards.recon!.sector = sector;
        },
      }));
    expect([1, 5, 6].map((sector) => from(sector).includes('lift-off'))).toEqual([false, true, false]);
  });
});

describe('disembarking', () => {
  const disembarking = (edit: Edit = () => {}, wanted: Wanted = {}): VanguardMatch => running((t) => page(t, 24), { ...wanted, edit });
  const out = (m: VanguardMatch): VanguardMatch => say(m, offered(m, 'rankup.pick')[0]!);

  test('IV-575 IV-584 everybody starts in the lander sector with the turn to come', () => {
    const m = disembarking((s) => {
      s.planet!.lander = 5;
      for (const on of Object.values(s.boards)) Object.assign(on, { done: true, sector: 0, visited: [] });
    });
    const boards = Object.values(now(out(m)).boards).map(({ sector, visited, done }) => ({ sector, visited, done }));
    expect(boards).toEqual([{ sector: 5, visited: [5], done: false }, { sector: 5, visited: [5], done: false }]);
  });

  test('IV-576 IV-577 IV-578 IV-579 two rank-up cards are drawn, Science picks one, the other goes back', () => {
    const m = disembarking();
    expect(m.open.map(({ ask, seat }) => [ask, seat])).toEqual([['rankup.pick', now(m).players.science]]);
    expect(now(m).players.science).not.toBe(now(m).players.recon);
    const [mine, other] = offered(m, 'rankup.pick').map((id) => id.slice('rankup:'.length));
    say(m, `rankup:${mine}`);
    expect(planet(m).rankUp).toEqual({ id: mine, done: false });
    expect(now(m).rankUps).toContain(other);
    const drawn = [1, 2, 3, 4, 5].map((seed) => offered(disembarking((s) => void (s.chance = entropyFrom(seed))), 'rankup.pick'));
    expect(drawn.map((pair) => new Set(pair).size)).toEqual([2, 2, 2, 2, 2]);
    expect(new Set(drawn.map((pair) => pair.toSorted().join())).size).toBeGreaterThan(1);
  });

  test('IV-580 RU-IV-97 with none left, those that had left the game come back, for the second one too', () => {
    const m = disembarking((s) => Object.assign(s, { rankUps: [], rankUpsGone: ['RK01', 'RK02'] }));
    expect(offered(m, 'rankup.pick').toSorted()).toEqual(['rankup:RK01', 'rankup:RK02']);
    say(m, 'rankup:RK01');
    expect([planet(m).rankUp!.id, now(m).rankUps, now(m).rankUpsGone]).toEqual(['RK01', ['RK02'], []]);
    const last = disembarking((s) => Object.assign(s, { rankUps: ['RK03'], rankUpsGone: ['RK02'] }));
    expect(offered(last, 'rankup.pick')).toEqual(['rankup:RK03', 'rankup:RK02']);
  });

  test('IV-581 IV-582 IV-583 Recon names the carriers; what is of a section goes to nobody else', () => {
    const free = equipment.find(({ section, kind }) => section === undefined && kind === 'mission')!.id;
    const m = disembarking((s) => void (s.planet!.loaded = ['pulse-pick', free, 'grapnel-reel']));
    out(m);
    expect(m.open.map(({ ask, seat, options }) => [ask, seat, options.map(({ id }) => id)])).toEqual([
      ['equipment.carrier', 'p1', ['crew:recon', 'crew:engineering']],
    ]);
    expect([now(m).players.recon, now(m).players.engineering]).toEqual(['p1', 'p2']);
    say(m, 'crew:engineering');
    expect(planet(m).loaded).toEqual([]);
    expect([board(m).equipment, board(m, 'engineering').equipment]).toEqual([['grapnel-reel'], ['pulse-pick', free]]);
  });

  test('IV-585 IV-587 everybody draws two cards, and the exploration begins', () => {
    const m = disembarking((s) => {
      for (const on of Object.values(s.boards)) on.deck.cards = s.sections.recon.cards.slice(0, 4);
    });
    out(m);
    for (const { hand, deck } of Object.values(now(m).boards)) expect([hand.length, deck.cards.length]).toEqual([2, 2]);
    expect(now(m).phase).toEqual({ at: 'round' });
  });

  test('IV-586 the Recon player picks who has the first start token, even with Recon aboard', () => {
    const m = begin({
      team: ['science', 'engineering'],
      edit: (s) => {
        Object.assign(s.planet!, { start: null, turn: null });
        s.phase = { at: 'page', page: 24, step: 0 };
      },
    });
    out(m);
    expect(m.open.filter(({ ask }) => ask === 'round.start').map(({ seat, options }) => [seat, options.map(({ id }) => id)])).toEqual([
      ['p1', ['crew:science', 'crew:engineering']],
    ]);
    expect(now(m).players).toMatchObject({ recon: 'p1', science: 'p2', engineering: 'p2' });
  });
});
