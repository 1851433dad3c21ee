import { describe, expect, test } from 'vitest';
import { rankUpOf } from '../../content/find.ts';
import { sections, type Rank } from '../../content/vocabulary.ts';
import { ownedDice } from '../board.ts';
import {
  all, asked, board, now, offered, page, planet, say, setBoard, told, until, type Edit, type VanguardMatch,
} from '../../vanguard.testing.ts';
import { back, crewOf, dice, pageOf, quiet } from './aboard.testing.ts';

const debriefing = (edit: Edit = () => {}): VanguardMatch =>
  back((t) => page(t, 27), (s) => {
    quiet(s);
    edit(s);
  });

describe('promotions', () => {
  /** Recon is of rank 1, Engineering of rank 2. */
  const rising = (success: number, done = true, edit: Edit = () => {}): VanguardMatch =>
    debriefing((s) => {
      Object.assign(s.planet!, { success, rankUp: { id: 'RK03', done } });
      const id = s.boards.engineering!.crew;
      s.crew[id] = { ...s.crew[id]!, rank: 2 };
      s.boards.engineering!.rank = 2;
      Object.assign(s, { rankUps: ['RK01'], rankUpsGone: [] });
      edit(s);
    });
  const ranks = (m: VanguardMatch): Rank[] => [board(m), board(m, 'engineering')].map(({ crew }) => now(m).crew[crew]!.rank);

  test('IV-620 a card that was not turned promotes nobody', () => {
    expect([ranks(rising(9, false)), ranks(rising(9))]).toEqual([[1, 2], [2, 3]]);
  });

  test('IV-621 IV-622 IV-719 RU-IV-77 the card says how many tokens each rank needs, and nobody who stayed aboard rises; tokens are not spent', () => {
    expect(rankUpOf('RK03').criteria).toEqual([4, 7]);
    expect([3, 4, 6, 7].map((n) => ranks(rising(n)))).toEqual([[1, 2], [2, 2], [2, 2], [2, 3]]);
    const m = rising(7);
    const away = Object.values(now(m).boards).map(({ crew }) => crew);
    expect(told(m, 'promoted').map(({ crew }) => crew)).toEqual(away);
    expect(Object.entries(now(m).crew).filter(([id, { rank }]) => rank > 1 && !away.includes(id))).toEqual([]);
    expect(now(m).ship.success).toBe(7);
  });

  test('IV-623 the new sleeve is one rank higher, and the old one goes to the compartment', () => {
    const sleeves = now(rising(0)).sections.recon.sleeves;
    expect(now(rising(4)).sections.recon.sleeves).toEqual([sleeves[0] + 1, sleeves[1] - 1, sleeves[2]]);
    expect(ranks(rising(4))).toEqual([2, 2]);
  });

  test('IV-624 IV-625 somebody promoted stays on the board, one rank up and no more', () => {
    const m = rising(30);
    expect([now(m).crew[board(m).crew], now(m).boards.recon?.rank]).toEqual([{ section: 'recon', rank: 2, place: 'away' }, 2]);
  });

  test('EX-IV-71 IV-626 IV-628 without a sleeve nobody rises, and the card goes back', () => {
    const m = rising(9, true, (s) => {
      for (const section of sections) s.sections[section].sleeves = [3, 0, 0];
    });
    expect([ranks(m), now(m).rankUps, now(m).rankUpsGone, planet(m).rankUp]).toEqual([[1, 2], ['RK01', 'RK03'], [], null]);
  });

  test('IV-627 if anybody rose the card leaves the game', () => {
    const m = rising(4);
    expect([now(m).rankUps, now(m).rankUpsGone, planet(m).rankUp]).toEqual([['RK01'], ['RK03'], null]);
  });
});

test('IV-629 the pool joins the tokens of lander, planet and bag', () => {
  const m = debriefing((s) => {
    s.planet!.success = 2;
    s.ship.bag.success = 3;
    s.ship.success = 1;
  });
  expect([now(m).ship.success, planet(m).success, now(m).ship.bag.success]).toEqual([6, 0, 0]);
});

/** All dice lie in the compartments, so many in each. */
const owning = (n: number, success: number, edit: Edit = () => {}): VanguardMatch =>
  debriefing((s) => {
    for (const section of ['recon', 'engineering'] as const) setBoard(s, section, { available: [], spent: [] });
    for (const section of sections) while (s.sections[section].dice.length < n) s.sections[section].dice.push(s.box.pop()!);
    dice(s, n);
    s.planet!.success = success;
    edit(s);
  });
const owned = (m: VanguardMatch): number[] => sections.map((section) => ownedDice(now(m), section));

describe('buying dice', () => {
  test('IV-631 one die of each section costs as many tokens as each owns, wherever its dice lie', () => {
    const withSuccess = (n: number): VanguardMatch => debriefing((s) => void (s.planet!.success = n));
    expect([owned(withSuccess(5)), all(withSuccess(5)).includes('buy')]).toEqual([[6, 6, 6, 6], false]);
    const m = say(withSuccess(6), 'buy');
    expect(now(m).ship.success).toBe(0);
  });

  test('EX-IV-65 IV-630 IV-632 IV-633 every section player picks any die in the box, for the compartment', () => {
    const m = owning(6, 6);
    const bought: string[] = [];
    say(m, 'buy');
    for (const section of sections) {
      expect(m.open.map(({ ask, seat }) => [ask, seat])).toEqual([['dice.buy', now(m).players[section]]]);
      const looks = new Set(now(m).box.map((die) => die.slice(0, die.lastIndexOf('-'))));
      expect([looks.size, offered(m, 'dice.buy').length]).toEqual([6, 6]);
      bought.push(offered(m, 'dice.buy').at(-1)!.slice('die:'.length));
      say(m, `die:${bought.at(-1)!}`);
      expect(now(m).sections[section].dice.at(-1)).toBe(bought.at(-1));
    }
    expect([owned(m), now(m).box.filter((die) => bought.includes(die)), new Set(bought).size]).toEqual([[7, 7, 7, 7], [], 4]);
  });

  test('IV-634 IV-644 as often as tokens last, each time for one more; page 28 follows', () => {
    const m = owning(6, 14);
    const left: number[] = [];
    for (; asked(m).includes('dice.trade') && offered(m, 'dice.trade').includes('buy'); left.push(now(m).ship.success)) {
      say(m, 'buy');
      until(m, () => !asked(m).includes('dice.buy'));
    }
    expect([left, owned(m)]).toEqual([[8, 1], [8, 8, 8, 8]]);
    say(m, 'stop');
    expect(pageOf(m)).toBe(28);
  });

  /** Three of Science are available, of rank 1, 2 and 3. */
  const taught = (success: number): VanguardMatch =>
    owning(6, success, (s) => {
      const ids = [...crewOf(s, 'science'), s.recruits.shift()!];
      for (const [at, id] of ids.entries()) s.crew[id] = { section: 'science', rank: (at + 1) as Rank, place: 'available' };
    });

  test.each([['IV-636', 2, 5], ['IV-637', 3, 4]] as const)('%s an instructor of rank %i makes it %i', (_, rank, price) => {
    const m = taught(9);
    say(m, 'buy');
    say(m, `crew:${crewOf(now(m), 'science').find((id) => now(m).crew[id]!.rank === rank)!}`);
    expect(now(m).ship.success).toBe(9 - price);
  });

  test('IV-635 one available crewmember of rank 2 or 3 for each purchase, if people like', () => {
    const m = taught(20);
    const [, second, third] = crewOf(now(m), 'science');
    say(m, 'buy');
    expect(offered(m, 'dice.teacher')).toEqual([`crew:${second}`, `crew:${third}`, 'nobody']);
    say(m, `crew:${third}`);
    expect([told(m, 'assigned'), now(m).crew[third!]!.place]).toEqual([[{ fact: 'assigned', crew: third, to: 'instructor' }], 'resting']);
    until(m, () => asked(m).includes('dice.trade'));
    say(m, 'buy');
    expect(offered(m, 'dice.teacher')).toEqual([`crew:${second}`, 'nobody']);
    say(m, 'nobody');
    expect(now(m).ship.success).toBe(20 - 4 - 7);
  });
});

describe('selling dice', () => {
  const sold = (m: VanguardMatch): VanguardMatch => {
    say(m, 'sell');
    until(m, () => !asked(m).includes('dice.return'));
    return m;
  };

  test('IV-638 IV-639 IV-643 each section gives a die from its compartment to the box, and the pool gains four', () => {
    const before = now(owning(6, 0)).box.length;
    const m = sold(owning(6, 0));
    expect([owned(m), now(m).box.length - before, now(m).ship.success]).toEqual([[5, 5, 5, 5], 4, 4]);
  });

  test('EX-IV-66 IV-640 IV-641 never below four dice, and once', () => {
    expect([4, 5].map((n) => all(owning(n, 0)).includes('sell'))).toEqual([false, true]);
    const m = sold(owning(7, 0));
    expect([owned(m), asked(m).includes('dice.trade') && offered(m, 'dice.trade').includes('sell')]).toEqual([[6, 6, 6, 6], false]);
  });

  test('IV-719 success buys dice: with one too few there is nothing to buy', () => {
    expect([5, 6].map((success) => offered(owning(6, success), 'dice.trade').includes('buy'))).toEqual([false, true]);
  });

  test('IV-642 before buying or after it', () => {
    const m = sold(owning(6, 1));
    expect([now(m).ship.success, offered(m, 'dice.trade')]).toEqual([5, ['stop', 'buy']]);
    const other = say(owning(6, 6), 'buy');
    until(other, () => !asked(other).includes('dice.buy'));
    expect([now(other).ship.success, offered(other, 'dice.trade')]).toEqual([0, ['stop', 'sell']]);
  });
});
