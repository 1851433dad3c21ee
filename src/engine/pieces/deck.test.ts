import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyDeck, discard, draw, drawOne, lookAtTop, reshuffle, takeCard, type Deck } from './deck.ts';
import { tableWith } from './pieces.testing.ts';

const deckOf = (cards: string[], discarded: string[] = []): Deck => ({ cards, discard: discarded });

describe('a deck', () => {
  test('is drawn from the top, and a draw closes undo', () => {
    const t = tableWith();
    const deck = deckOf(['c', 'b', 'a']);
    expect(draw(t, deck, 2)).toEqual(['a', 'b']);
    expect(deck.cards).toEqual(['c']);
    expect(t.fences()).toBe(1);
  });

  test('keeps what was drawn when it runs dry in the middle of a draw', () => {
    const t = tableWith();
    const deck = deckOf(['a'], ['x', 'y', 'z']);
    const drawn = draw(t, deck, 3);
    expect(drawn[0]).toBe('a');
    expect([...drawn, ...deck.cards].toSorted()).toEqual(['a', 'x', 'y', 'z']);
    expect(deck.discard).toEqual([]);
  });

  test('does not reshuffle before a card is missing', () => {
    const deck = deckOf(['a'], ['x']);
    draw(tableWith(), deck, 1);
    expect(deck).toEqual({ cards: [], discard: ['x'] });
  });

  test('skips the rest of a draw when both piles are empty, and closes nothing when nothing came', () => {
    const t = tableWith();
    const deck = deckOf(['b', 'a']);
    expect(draw(t, deck, 5)).toEqual(['a', 'b']);
    const before = t.fences();
    expect(drawOne(t, deck)).toBeUndefined();
    expect(t.fences()).toBe(before);
  });

  test('shows its top without moving it', () => {
    const t = tableWith();
    const deck = deckOf(['c', 'b', 'a']);
    expect(lookAtTop(t, deck, 2)).toEqual(['a', 'b']);
    expect(lookAtTop(t, deck, 9)).toEqual(['a', 'b', 'c']);
    expect(deck.cards).toEqual(['c', 'b', 'a']);
    expect(t.fences()).toBe(2);
  });

  test('gives up one named card, once', () => {
    const hand = ['a', 'b', 'a'];
    expect(takeCard(hand, 'a')).toBe(true);
    expect(hand).toEqual(['a', 'b']);
    expect(takeCard(hand, 'z')).toBe(false);
    expect(hand).toEqual(['a', 'b']);
  });

  test('reshuffles only when something was discarded', () => {
    const t = tableWith();
    const deck = deckOf(['a']);
    expect(reshuffle(t, deck)).toBe(false);
    discard(deck, 'x', 'y');
    expect(reshuffle(t, deck)).toBe(true);
    expect(deck.cards.toSorted()).toEqual(['a', 'x', 'y']);
  });

  test('is copied deeply enough to be changed alone', () => {
    const deck = deckOf(['a'], ['b']);
    const copy = copyDeck(deck);
    drawOne(tableWith(), copy);
    discard(copy, 'q');
    expect(deck).toEqual({ cards: ['a'], discard: ['b'] });
  });

  test('never makes or loses a card, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }), fc.integer(), (steps, seed) => {
        const t = tableWith(seed);
        const deck = deckOf([...'aaabbcccc']);
        const hand: string[] = [];
        for (const step of steps) {
          if (step < 3) hand.push(...draw(t, deck, step));
          else discard(deck, ...hand.splice(0, 2));
        }
        expect([...deck.cards, ...deck.discard, ...hand].toSorted()).toEqual(['a', 'a', 'a', 'b', 'b', 'c', 'c', 'c', 'c']);
      }),
    );
  });
});
