import { describe, expect, test } from 'vitest';
import type { Question } from '../../match/question.ts';
import { idle, moveHand, type Hand, type HandMoved, type Touch } from './hand.ts';
import { Offers } from './offers.ts';

const question = (...options: Question['options']): Question => ({ seat: 'a', ask: 'turn.next', prompt: '', kind: 'main', options });

const offers = new Offers([
  question(
    { id: 'go', label: 'Go', gesture: { kind: 'drag', from: 'token:a', onto: 'hex:1' } },
    { id: 'draw', label: 'Draw', gesture: { kind: 'tap', on: 'deck' } },
    { id: 'north', label: 'North', gesture: { kind: 'turn', thing: 'tile', to: 0 } },
    { id: 'roll', label: 'Roll', gesture: { kind: 'throw', dice: 'dice:red', count: 2 } },
    { id: 'pass', label: 'Pass', gesture: { kind: 'button', word: 'pass' } },
  ),
]);

/** Drives a hand the way a person would, and remembers what came of it. */
function driver() {
  let hand: Hand = idle;
  let last: HandMoved = { hand };
  const send = (touch: Touch) => {
    last = moveHand(hand, touch, offers);
    hand = last.hand;
    return self;
  };
  const self = {
    press: (thing: string | null) => send({ touch: 'press', thing, point: { x: 0, y: 0 } }),
    move: (x: number) => send({ touch: 'move', point: { x, y: 0 } }),
    release: (onto: string | null) => send({ touch: 'release', onto }),
    linger: () => send({ touch: 'linger' }),
    cancel: () => send({ touch: 'cancel' }),
    get at() {
      return hand.at;
    },
    get chosen() {
      return last.chosen?.offer.id;
    },
    get last() {
      return last;
    },
  };
  return self;
}

test('an equal token of the heap does what is offered to the one that is named', () => {
  const press: Hand = { at: 'pressing', thing: 'token:a#2', from: { x: 0, y: 0 } };
  const held = moveHand(press, { touch: 'move', point: { x: 20, y: 0 } }, offers).hand;
  expect(held).toMatchObject({ at: 'dragging', thing: 'token:a#2' });
  expect(moveHand(held, { touch: 'release', onto: 'hex:1' }, offers).chosen?.offer.id).toBe('go');
  expect(moveHand(held, { touch: 'release', onto: 'hex:2' }, offers).refused).toEqual({ kind: 'drag', from: 'token:a', onto: 'hex:2' });
});

describe('a drag', () => {
  test('drops a token where the rules allow it', () => expect(driver().press('token:a').move(40).release('hex:1').chosen).toBe('go'));

  test('takes two taps just as well', () => {
    const hand = driver().press('token:a').release('token:a');
    expect(hand.at).toBe('holding');
    expect(hand.press('hex:1').release('hex:1').chosen).toBe('go');
  });

  test('is refused where the rules forbid it, and says which gesture it was', () => {
    const hand = driver().press('token:a').move(40).release('hex:9');
    expect(hand.at).toBe('idle');
    expect(hand.last).toEqual({ hand: idle, refused: { kind: 'drag', from: 'token:a', onto: 'hex:9' } });
  });

  test('is simply let go over the felt and over itself', () => {
    expect(driver().press('token:a').move(40).release(null).last).toEqual({ hand: idle });
    expect(driver().press('token:a').move(40).release('token:a').last).toEqual({ hand: idle });
  });

  test('never starts with a thing that has no legal move', () => expect(driver().press('token:b').move(40).at).toBe('idle'));

  test('keeps what a tap picked up while the table is panned', () => {
    expect(driver().press('token:a').release('token:a').press('hex:1').move(80).at).toBe('holding');
  });

  test('may go on from a tap by dragging the held thing', () => {
    expect(driver().press('token:a').release('token:a').press('token:a').move(40).release('hex:1').chosen).toBe('go');
  });

  test('a second tap on the held thing puts it down', () => {
    expect(driver().press('token:a').release('token:a').press('token:a').release('token:a').at).toBe('idle');
  });

  test('ends when it is cancelled', () => expect(driver().press('token:a').move(40).cancel().at).toBe('idle'));
});

describe('a tap', () => {
  test('may be shaky', () => expect(driver().press('deck').move(3).release('deck').chosen).toBe('draw'));
  test('is none after the finger has slid away', () => expect(driver().press('deck').move(30).release('deck').chosen).toBeUndefined());
  test('turns what may be turned', () => expect(driver().press('tile').release('tile').last.turn).toBe('tile'));
  test('of something that can do nothing does nothing', () => expect(driver().press('wall').release('wall').last).toEqual({ hand: idle }));
});

describe('dice', () => {
  test('are thrown wherever the hand lets go', () => {
    expect(driver().press('dice:red').move(90).release(null).last).toMatchObject({ chosen: { offer: { id: 'roll' } }, thrown: true });
  });
  test('are thrown by a tap too', () => expect(driver().press('dice:red').release('dice:red').last.thrown).toBe(true));
});

test('a finger that has read a thing may still drag it', () => {
  expect(driver().press('token:a').linger().move(40).release('hex:1').chosen).toBe('go');
  expect(driver().press('wall').linger().move(40).at).toBe('reading');
});

test('a finger that rests reads, and chooses nothing when it leaves', () => {
  const hand = driver().press('deck').linger();
  expect(hand.at).toBe('reading');
  expect(hand.release('deck').chosen).toBeUndefined();
});
