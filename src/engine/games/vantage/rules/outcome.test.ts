import { describe, expect, test } from 'vitest';
import type { VantageState } from '../state.ts';
import { equip, play, throwDice, tokens, type Wanted } from '../vantage.testing.ts';

/** One more walk, after which goals are tested (RU-VA-63). */
const walk = (wanted: Wanted) => play({ dice: ['blank'], ...wanted }).do('way:N', throwDice, 'settle');

describe('the end of the game', () => {
  const won = (s: VantageState) => void (s.mission = { ...s.mission!, num: 428, tokens: 15 });
  const destiny = (complete: boolean) => (s: VantageState) =>
    void (s.destinies = [{ num: 452, tokens: 0, complete, since: 0, progress: [] }]);

  test('VA-371 VA-372 VA-377 VA-398 RU-VA-63 RU-VA-65 a completed mission is read at once; most voices end the game, a tie plays on', () => {
    const game = walk({ seats: 2, edit: (s) => void (s.mission = { ...s.mission!, num: 428, tokens: 30 }) });
    expect(game.asks).toEqual(['p1 done.vote', 'p2 done.vote']);
    game.do('p1: choice:1', 'p2: choice:2');
    expect([game.match.over, game.s.mission?.complete]).toEqual([null, true]);
    const offered = () => play({ seats: 2, page: [{ end: 'offer' }] });
    expect(offered().do('p1: end', 'p2: end').match.over).toMatchObject({ page: 'stopped' });
    expect(offered().do('p1: end', 'p2: on').match.over).toBeNull();
    const ended = walk({ edit: won }).do('choice:1');
    expect(ended.match.over).toEqual({ winners: ['p1'], why: 'The mission is complete.', page: 'mission', victory: 'mission' });
  });

  test('VA-373 VA-374 VA-378 RU-VA-41 a completed destiny may be read when the players want, and reading it ends the game', () => {
    const game = play({ edit: destiny(true) });
    expect(game.offers()).toContain('destiny:452');
    expect(game.do('destiny:452', 'wait').match.over).toBeNull();
    expect(game.do('destiny:452', 'read').s.ended?.page).toBe('destiny');
    expect(play({ edit: destiny(false) }).offers()).not.toContain('destiny:452');
  });

  test('VA-379 EX-VA-46 EX-VA-49 mission and destiny are an epic victory, whatever ends the game', () => {
    const both = (s: VantageState) =>
      void (destiny(true)(s), (s.mission = { ...s.mission!, complete: true, shadow: 1 }), (s.players.p1!.stats.health = 1));
    expect(play({ edit: both }).do('destiny:452', 'read').match.over).toMatchObject({ victory: 'epic' });
    expect(play({ dice: ['health', 'blank'], edit: both }).do('here:engage', throwDice).match.over).toMatchObject({ victory: 'epic' });
  });

  test('VA-375 VA-398 RU-VA-38 a completed mission stays: a stat at 0 still reads its entry, and it is still a mission victory', () => {
    const edit = (s: VantageState) => void ((s.mission = { ...s.mission!, complete: true, shadow: 1 }), (s.players.p1!.stats.health = 1));
    expect(play({ dice: ['health', 'blank'], edit }).do('here:engage', throwDice).match.over).toMatchObject({
      victory: 'mission',
      page: 'missionThenFall',
    });
  });

  test('VA-380 two destinies without the mission are a destiny victory', () => {
    const edit = (s: VantageState) =>
      void (s.destinies = [441, 452].map((num) => ({ num, tokens: 0, complete: true, since: 0, progress: [] })));
    expect(play({ edit }).do('destiny:441', 'read').match.over).toMatchObject({ victory: 'destiny' });
  });

  test('VA-376 VA-381 VA-017 VA-002 stopping needs everybody; players may count it as their own success', () => {
    const two = () => play({ seats: 2 }).do('p1: stop');
    const refused = two().do('p2: no');
    expect([refused.match.over, refused.asks[0]]).toEqual([null, 'p1 turn.action']);
    expect(play({ seats: 2 }).do('p2: stop').asks).toEqual(['p1 evening.agree']);
    expect(two().do('p2: yes', 'p1: no').match.over).toMatchObject({ winners: [], victory: null, page: 'stopped' });
    expect(two().do('p2: yes', 'p1: yes').match.over).toMatchObject({ winners: ['p1', 'p2'], victory: null, page: 'ownSuccess' });
  });

  test('VA-002 everybody has won together, whoever has nothing left of a stat', () => {
    const edit = (s: VantageState) => void ((s.mission = { ...s.mission!, num: 428, tokens: 30 }), (s.players.p2!.stats.health = 0));
    const game = walk({ seats: 2, edit }).do('p1: choice:1', 'p2: choice:1');
    expect(game.match.over).toMatchObject({ winners: ['p1', 'p2'], victory: 'mission' });
  });

  test('VA-388 VA-397 nobody is obliged to work on the mission: a full grid leads to a destiny as well', () => {
    const game = play({ page: [{ card: 208 }], edit: (s) => [201, 202, 203, 204, 205, 206, 207].forEach((num) => equip(s, 'p1', num)) });
    expect(game.offers()).toContain('card:441.CARRY');
  });

  test('VA-390 VA-392 alone: the same rules, ten dice, no partner', () => {
    const game = play({ dice: ['blank'], edit: (s) => tokens(s, 'p1', {}) });
    expect([game.s.pool, game.s.seats]).toEqual([10, ['p1']]);
    game.do('way:N', throwDice, 'settle');
    expect([game.s.active, game.s.pool, game.s.penalty]).toEqual(['p1', 9, 1]);
  });

  test('VA-016 RU-VA-19 where the table has asked for it, all may agree on what no rule decides, and it is told', () => {
    expect(
      play({ seats: 2 })
        .offers('p1')
        .some((id) => id.startsWith('ruling:')),
    ).toBe(false);
    const table = () => play({ seats: 2, options: { rulings: 'on' } }).do('p1: ruling:gain-time');
    expect(table().do('p2: no').p('p1').stats.time).toBe(4);
    const agreed = table().do('p2: yes');
    expect([agreed.p('p1').stats.time, agreed.facts('ruled')]).toEqual([5, [{ fact: 'ruled', seat: 'p1', words: 'Gain 1 time' }]]);
  });

  test('451 a round with an overpower deed does not count as quiet', () => {
    const game = play({ dice: ['blank', 'blank', 'blank', 'blank'], edit: (s) => void (s.quietRounds = 5) }).do(
      'here:overpower',
      throwDice,
    );
    while (game.asks[0] && !game.asks[0].includes('turn.')) game.do(game.offers()[0]!);
    expect(game.s.quietRounds).toBe(0);
  });
});
