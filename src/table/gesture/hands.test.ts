import { beforeEach, describe, expect, test } from 'vitest';
import type { Question } from '../../match/question.ts';
import { Hands, type HandChoice, type HandEvents } from './hands.ts';
import { nothingOffered, Offers } from './offers.ts';

const drag = (from: string, onto: string): Question['options'][number] => ({
  id: `${from}>${onto}`,
  label: '',
  gesture: { kind: 'drag', from, onto },
});
const roll: Question['options'][number] = { id: 'roll', label: '', gesture: { kind: 'throw', dice: 'dice', count: 1 } };
const offering = (...options: Question['options']): Offers => new Offers([{ seat: 'a', ask: 'x', prompt: '', kind: 'main', options }]);

let heard: string[];
let choices: HandChoice[];
let offers: Offers;
let hands: Hands;
const at = (x: number, y = 0) => ({ x, y });

beforeEach(() => {
  heard = [];
  choices = [];
  offers = offering(drag('a', 'p'), drag('b', 'q'), roll);
  const events: HandEvents = {
    picked: (thing) => heard.push(`picked ${thing}`),
    carried: (thing, to) => heard.push(`carried ${thing} ${to.x}`),
    letGo: (thing) => heard.push(`let go ${thing}`),
    chosen: (choice) => {
      choices.push(choice);
      heard.push(`chosen ${choice.offered.offer.id}`);
    },
    refused: (gesture) => heard.push(`refused ${gesture.kind === 'drag' ? gesture.onto : ''}`),
    turn: (thing) => heard.push(`turn ${thing}`),
    reading: (thing) => heard.push(`reading ${thing}`),
  };
  hands = new Hands(() => offers, events);
});

describe('two pointers', () => {
  test('drag two things at the same time', () => {
    hands.press(1, 'a', at(0));
    hands.press(2, 'b', at(100));
    hands.move(1, at(20));
    hands.move(2, at(140));
    expect(hands.held()).toEqual(['a', 'b']);
    hands.release(2, 'q');
    hands.release(1, 'p');
    expect(choices.map(({ offered }) => offered.offer.id)).toEqual(['b>q', 'a>p']);
    expect(hands.held()).toEqual([]);
  });

  test('cannot take the same thing', () => {
    hands.press(1, 'a', at(0));
    hands.move(1, at(20));
    hands.press(2, 'a', at(20));
    hands.move(2, at(60));
    expect(heard.filter((line) => line.startsWith('picked'))).toEqual(['picked a']);
    hands.release(2, 'p');
    expect(choices).toEqual([]);
    expect(hands.held()).toEqual(['a']);
  });
});

describe('two taps', () => {
  test('work with a new pointer number for the second tap, as touch screens give', () => {
    hands.press(11, 'a', at(0));
    hands.release(11, 'a');
    expect(hands.held()).toEqual(['a']);
    hands.press(12, 'p', at(50));
    hands.release(12, 'p');
    expect(heard).toEqual(['picked a', 'chosen a>p']);
  });

  test('let two people hold at once, each target finding its own thing', () => {
    hands.press(1, 'a', at(0));
    hands.release(1, 'a');
    hands.press(2, 'b', at(0));
    hands.release(2, 'b');
    // picking up the second puts down the first: nobody can tell two people from one who changed their mind
    expect(heard).toEqual(['picked a', 'let go a', 'picked b']);
    hands.press(3, 'q', at(9));
    hands.release(3, 'q');
    expect(choices[0]?.offered.offer.id).toBe('b>q');
  });

  test('are given up by a tap on the felt', () => {
    hands.press(1, 'a', at(0));
    hands.release(1, 'a');
    hands.press(2, null, at(300));
    hands.release(2, null);
    expect(heard).toEqual(['picked a', 'let go a']);
  });

  test('survive a pinch between them', () => {
    hands.press(1, 'a', at(0));
    hands.release(1, 'a');
    hands.press(2, 'p', at(300));
    hands.cancel(2);
    expect(hands.held()).toEqual(['a']);
  });
});

test('a refused drop is let go first and then explained', () => {
  hands.press(1, 'a', at(0));
  hands.move(1, at(20));
  hands.release(1, 'q');
  expect(heard).toEqual(['picked a', 'carried a 20', 'let go a', 'refused q']);
});

test('a thing that may no longer move leaves the hand', () => {
  hands.press(1, 'a', at(0));
  hands.move(1, at(20));
  offers = nothingOffered;
  hands.recheck();
  expect(heard.at(-1)).toBe('let go a');
  hands.release(1, 'p');
  expect(choices).toEqual([]);
});

test('dice leave the hand with the speed of its last moments', () => {
  hands.press(1, 'dice', at(0), 0);
  for (let ms = 10; ms <= 100; ms += 10) hands.move(1, at(ms * 2), ms);
  hands.release(1, null, 100);
  expect(choices[0]?.thrown).toBe(true);
  expect(choices[0]?.flick?.speed.x).toBeCloseTo(2000);
});

test('a hand that stops before it lets go has not thrown', () => {
  hands.press(1, 'dice', at(0), 0);
  hands.move(1, at(100), 50);
  hands.release(1, null, 400);
  expect(choices[0]?.flick).toEqual({ at: { x: 100, y: 0 }, speed: { x: 0, y: 0 } });
});

test('escape opens every hand', () => {
  hands.press(1, 'a', at(0));
  hands.release(1, 'a');
  hands.press(2, 'b', at(0));
  hands.move(2, at(50));
  hands.cancelAll();
  expect(hands.held()).toEqual([]);
});
