import { describe, expect, test } from 'vitest';
import { button } from '../../../kernel/option.ts';
import { restore } from '../../../kernel/restore.ts';
import { all, asked, begin, offered, page, running, say, setBoard, until, type Edit, type VanguardMatch } from '../vanguard.testing.ts';
import { back, ship } from './ship/aboard.testing.ts';
import { atRest, saying } from './announcing.ts';
import { askSeat } from './asking.ts';
import { resolve } from './effects/resolve.ts';

const thens = (m: VanguardMatch): Record<string, string | undefined> =>
  Object.fromEntries(m.open.flatMap(({ options }) => options).map(({ id, then }) => [id, then]));
const isSecond = (m: VanguardMatch, name: string): boolean | undefined => m.open.find(({ ask }) => ask === name)?.second;

describe('an option says what is asked after it, and the question says that it is the next step', () => {
  const two: Edit = (s) => setBoard(s, 'recon', { available: ['red-basic-1', 'blue-basic-1'], spent: [] });

  test('resting and preparing', () => {
    const m = begin({ edit: (s) => setBoard(s, 'recon', { available: [], spent: ['red-basic-1', 'blue-basic-1'], deck: ['RC01:1'] }) });
    expect(thens(m)).toMatchObject({ rest: 'which die comes back' });
    expect(isSecond(say(m, 'rest'), 'refresh.die')).toBe(true);
    const full = begin({ edit: (s) => setBoard(s, 'recon', { hand: ['RC02:1', 'RC03:1'], deck: ['RC01:1'] }) });
    expect(thens(full)).toMatchObject({ rest: 'which card goes' });
    expect(isSecond(say(full, 'rest'), 'discard.card')).toBe(true);
  });

  test('a special action for which there are dice', () => {
    const at = (edit: Edit): VanguardMatch => begin({ edit: (s) => {
      s.boards.recon!.sector = 2;
      edit(s);
    } });
    expect(thens(at(two))['action:ridge']).toBe('which dice to roll');
    expect(isSecond(say(at(two), 'action:ridge'), 'check.dice')).toBe(true);
    const none = at((s) => setBoard(s, 'recon', { available: [], spent: [] }));
    expect([all(none).includes('action:ridge'), thens(none)['action:ridge']]).toEqual([true, undefined]);
  });

  test('the price of a choice and of a path, where it leaves a choice', () => {
    const choice = (edit: Edit): VanguardMatch =>
      running((t) => resolve(t, { who: 'recon', source: 'test' }, [{
        op: 'choose',
        options: [{ effects: [{ op: 'supply', n: 1 }], cost: [{ op: 'spend', n: 1 }] }, { effects: [] }],
      }]), { edit });
    expect(thens(choice(two))).toMatchObject({ 'choice-1': 'which die to spend' });
    expect(isSecond(say(choice(two), 'choice-1'), 'spend.die')).toBe(true);
    expect(thens(choice((s) => setBoard(s, 'recon', { available: ['red-basic-1'], spent: [] })))['choice-1']).toBeUndefined();
    const path = say(begin({ edit: (s) => {
      s.boards.recon!.sector = 2;
      two(s);
    } }), 'travel');
    expect(thens(path)).toMatchObject({ 'path:a>1': undefined, 'path:c>4': 'which die to spend' });
    expect(isSecond(say(path, 'path:c>4'), 'spend.die')).toBe(true);
  });

  test('trading dice: the player of Recon is asked first, and only that player is told so', () => {
    const m = back((t) => page(t, 27), (s) => void (s.planet!.success = 14));
    until(m, () => asked(m).includes('dice.trade'));
    const said = m.open.filter(({ ask }) => ask === 'dice.trade').map(({ seat, options }) => [seat, ...options.map(({ then }) => then)]);
    expect(said).toEqual([
      ['p1', undefined, 'which die for each section', 'which die of each section'],
      ['p2', undefined, undefined, undefined],
    ]);
    m.answer({ seat: 'p1', ask: 'dice.trade', option: 'buy' });
    expect([offered(m, 'dice.buy').length > 1, isSecond(m, 'dice.buy')]).toEqual([true, true]);
    const other = back((t) => page(t, 27), (s) => void (s.planet!.success = 14));
    until(other, () => asked(other).includes('dice.trade'));
    other.answer({ seat: 'p2', ask: 'dice.trade', option: 'sell' });
    expect(isSecond(other, 'dice.return')).toBeUndefined();
  });

  test('the draft: whoever picks for both is told', () => {
    const m = running((t) => page(t, 6), ship((s) => Object.assign(s.ship, { command: 1, awaiting: [] })));
    until(m, () => asked(m).includes('facility.visit'));
    say(m, 'facility:16');
    for (let n = 0; n < 9 && !asked(m).includes('draft.next'); n++) say(m, all(m).includes('stop') ? 'stop' : m.open[0]!.options[0]!.id);
    expect(thens(m)).toMatchObject({ 'section:recon': 'who joins it', 'section:science': undefined });
    expect(isSecond(say(m, 'section:recon'), 'draft.pick')).toBe(true);
  });
});

/** As a page does that is loaded anew: the save has been on a disk. */
const reloaded = (m: VanguardMatch): VanguardMatch => restore(m.rules, JSON.parse(JSON.stringify(m.save())), m.past).match;
const steps = (m: VanguardMatch) =>
  m.open.map(({ ask, second, options }) => [ask, second ?? false, options.map(({ id, then }) => [id, then])]);

describe('a match that is loaded between the two steps of a choice puts the same question', () => {
  const resting: Edit = (s) => setBoard(s, 'recon', { available: [], spent: ['red-basic-1', 'blue-basic-1'], deck: ['RC01:1'] });

  test('the second step is marked as one, after every reload', () => {
    const m = say(begin({ edit: resting }), 'rest');
    expect(steps(m)[0]!.slice(0, 2)).toEqual(['refresh.die', true]);
    expect(steps(reloaded(m))).toEqual(steps(m));
    expect(steps(reloaded(reloaded(m)))).toEqual(steps(m));
  });

  test('what was said before a place where it can be saved is forgotten on both sides', () => {
    const m = running(function* (t) {
      yield* askSeat(t, 'recon', 'first', 'First', [saying(button('a', 'A', null), 'refresh.die'), button('b', 'B', null)]);
      yield* atRest(t);
      yield* askSeat(t, 'recon', 'refresh.die', 'Second', [button('c', 'C', null), button('d', 'D', null)]);
    });
    say(m, 'a');
    expect([asked(m), isSecond(m, 'refresh.die')]).toEqual([['refresh.die'], undefined]);
  });
});
