import { describe, expect, test } from 'vitest';
import { button, drag, withValue } from './option.ts';
import { beginningWith, boundary, choose, chooseBeside, lazily, type PowerOffer } from './rule.ts';
import { asked, say, tiny } from './tiny.testing.ts';

describe('late options', () => {
  const counting = () => {
    let listed = 0;
    const match = tiny(function* (t) {
      for (;;) {
        const word = yield* choose('a', 'word', 'Which?', lazily(() => {
          listed += 1;
          return [button('yes', 'Yes', 'yes'), button('no', 'No', `no ${t.state.notes.length}`)];
        }));
        t.state.notes.push(word);
        yield* boundary();
      }
    });
    return { match, times: () => listed };
  };

  test('are listed when somebody looks, and then once', () => {
    const { match, times } = counting();
    expect(times()).toBe(0);
    expect(asked(match)).toEqual(['a word: yes no']);
    expect(asked(match)).toEqual(['a word: yes no']);
    say(match, 'a', 'no');
    expect(times()).toBe(1);
    expect(match.view('table')).toEqual(['no 0']);
  });

  test('cost a fork nothing that nobody looks at, once the boundary before it has been reached again', () => {
    const { match, times } = counting();
    say(match, 'a', 'yes');
    match.fork();
    const before = times();
    const fork = match.fork();
    expect(times()).toBe(before);
    say(fork, 'a', 'no');
    expect(fork.view('table')).toEqual(['yes', 'no 1']);
  });

  test('can be copied with their decision', () => {
    const { match } = counting();
    expect({ ...match.open[0]! }.options.map(({ id }) => id)).toEqual(['yes', 'no']);
  });

  test('are read by one getter in all questions, so that no question has a hidden class of its own', () => {
    const { match } = counting();
    const getterNow = () => Object.getOwnPropertyDescriptor(match.open[0]!, 'options')?.get;
    const first = getterNow();
    say(match, 'a', 'yes');
    expect(first).toBeInstanceOf(Function);
    expect(getterNow()).toBe(first);
  });
});

test('a power that rests leaves a boundary behind it, another does not', () => {
  const using = (rests: boolean) => {
    const match = tiny(function* (t) {
      const power: PowerOffer = {
        seat: 'a',
        ask: 'power',
        prompt: '',
        rests,
        certain: true,
        options: [
          button('use', 'Use', function* () {
            t.state.notes.push('used');
          }),
        ],
      };
      yield* chooseBeside(
        'a',
        'main',
        () => '',
        () => [button('end', 'End', null)],
        () => [power],
      );
    });
    match.answer({ seat: 'a', ask: 'power', option: 'use' });
    return match.here().tail.length;
  };
  expect([using(true), using(false)]).toEqual([0, 1]);
});

test('a boundary without an answer since the last one is no new place to go back to', () => {
  const match = tiny(function* (t) {
    for (;;) {
      if (t.state.phase === 0) yield* choose('a', 'roll', 'Roll.', [button('roll', 'Roll', null)]);
      t.state.phase = 1;
      yield* boundary();
      t.state.notes.push(`${t.roll(6)}`);
      t.state.phase = 0;
      yield* boundary();
    }
  });
  say(match, 'a', 'roll');
  say(match, 'a', 'roll');
  expect(match.past).toHaveLength(2);
  expect(match.canUndo).toBe(false);
  const fork = match.fork();
  expect([fork.hash(), asked(fork), fork.view('table')]).toEqual([match.hash(), asked(match), match.view('table')]);
});

test('what was looked up to decide whether to ask serves the first time only', () => {
  let looked = 1;
  const options = beginningWith('first', () => `again ${looked++}`);
  expect([options(), options(), options()]).toEqual(['first', 'again 1', 'again 2']);
});

test('an option keeps its gesture and words when it stands for something else', () => {
  expect(withValue(drag('cube', 'box', 'Put it in', null), 7)).toEqual(drag('cube', 'box', 'Put it in', 7));
});
