import { describe, expect, test } from 'vitest';
import { placeOf } from '../content/places.ts';
import type { Script } from '../content/script.ts';
import { skills } from '../content/vocabulary.ts';
import { play, throwDice, type Wanted } from '../vantage.testing.ts';

const reading = (page: Script, wanted: Wanted = {}) => play({ ...wanted, page });

describe('locations', () => {
  test('VA-103 VA-105 VA-106 the sample location lists its six categories, each with the verb of its entry', () => {
    const { here } = play().match.view('p1');
    expect(here?.actions.map(({ cat, verb }) => `${cat}-${verb}`)).toEqual([
      'move-CROSS',
      'look-LISTEN',
      'engage-HAIL',
      'help-MEND',
      'take-CHIP',
      'overpower-BREAK',
    ]);
    for (const cat of skills) {
      const game = play().do(`here:${cat}`);
      const named = { cat, verb: placeOf(18).actions[cat]!.verb };
      expect([game.facts('actionDeclared')[0], game.s.turn?.action]).toMatchObject([named, named]);
    }
  });

  test('VA-083 a page asks for a region by its letter: all places of that letter, whatever they look like, and no other', () => {
    const lies = (at: number) => reading([{ if: { at: 'B' }, then: [{ gain: { coin: 1 } }] }], { at: [at] }).p().coins;
    expect([14, 15, 29].map(lies)).toEqual([1, 1, 1]);
    expect([13, 12, 31].map(lies)).toEqual([0, 0, 0]);
    const game = reading([{ reveal: { what: 'region' } }], { at: [13] });
    expect(game.facts('revealed').map(({ text }) => text)).toEqual(['Region B is Lantern Pole: ice, ruin, settlement.']);
  });

  test('VA-083 what a page tells calls people by their names and writes places as they are printed', () => {
    const told = (page: Script, wanted: Wanted = {}) => reading(page, wanted).facts('revealed').map(({ text }) => text);
    const apart = told([{ reveal: { what: 'distance' } }], { seats: 3, at: [18, 19, 60] });
    expect(apart).toEqual(['Oduya Brandt is 1 step away. Mirembe Sol is 3 steps away.']);
    expect(told([{ reveal: { what: 'nearest', climate: 'cold', n: 2 } }])).toEqual(['The nearest: 020, 013.']);
    expect(told([{ reveal: { what: 'starExit' } }])).toEqual(['The star to the south leads to 025.']);
    expect(told([{ reveal: { what: 'entrance', to: 'under', sector: 'own' } }])).toEqual(['A way in: overpower at 010.']);
    const within = told([{ reveal: { what: 'entrance', to: 'within', sector: 'own' } }], { at: [40] });
    expect(within).toEqual(['A way in: the way north from 033.']);
    const exits = told([{ reveal: { what: 'exits', kind: 'blocked', terrain: 'peak' } }], { at: [40] });
    expect(exits).toEqual(['In this land: 036 (north); 043 (south); 044 (east); 050 (north).']);
  });

  test('VA-107 somebody who stands next door or at the goal is in nobody\'s way', () => {
    const game = play({ seats: 2, at: [18, 19], dice: ['blank'] }).do('way:E', throwDice, 'settle');
    expect([game.p('p1').location, game.p('p2').location]).toEqual([19, 19]);
    expect(['p1', 'p2'].map((seat) => game.match.view(seat).here?.name)).toEqual(['The Third Hook', 'The Third Hook']);
  });

  test('VA-098 the quoted text of a place is read there, and gives and costs nothing', () => {
    const game = play({ seats: 2, at: [15, 41] });
    expect(game.match.view('p1').here?.voice).toBe(placeOf(15).voice);
    expect(JSON.stringify(game.match.view('p2'))).not.toContain(placeOf(15).voice);
    const walked = play({ at: [14], dice: ['blank'] }).do('way:E', throwDice, 'settle');
    expect([walked.p().location, walked.p().stats, walked.asks[0]]).toEqual([15, { time: 4, morale: 4, health: 4 }, 'p1 turn.action']);
  });
});

describe('arriving', () => {
  test('VA-099 VA-100 VA-101 whoever walks to a place carries out its instruction at once: 1 point of its climate', () => {
    const game = play({ seats: 2, at: [12, 41], dice: ['blank'] }).do('way:E', throwDice, 'settle');
    expect([game.p().location, game.asks]).toEqual([13, ['p1 climate.lose']]); // before anybody's next turn
    expect(game.offers()).toEqual(['health', 'both']);
    game.do('health');
    expect([game.p().stats, game.asks[0]]).toEqual([{ time: 4, morale: 4, health: 3 }, 'p2 turn.action']);
    expect(game.facts('climateSuffered')).toMatchObject([{ seat: 'p1', kind: 'cold', n: 1, cancelled: 0 }]);
  });

  test('VA-100 the instruction comes before what the page says next', () => {
    const game = reading([{ move: 13 }, { gain: { coin: 1 } }]);
    expect([game.asks, game.p().coins]).toEqual([['p1 climate.lose'], 0]);
    expect(game.do('both').p()).toMatchObject({ coins: 1, stats: { time: 3, morale: 3, health: 4 } });
  });
});
