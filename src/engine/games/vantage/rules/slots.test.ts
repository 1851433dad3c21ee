import { describe, expect, test } from 'vitest';
import { placeOf } from '../content/places.ts';
import { faces, type Face } from '../content/vocabulary.ts';
import type { VantageState } from '../state.ts';
import { boostOf, diceOn, equip, play, throwDice, type Session } from '../vantage.testing.ts';

/** What is offered to p1 for the slots of one card. */
const slotsOn = (game: Session, card: number): readonly string[] =>
  game.offers().filter((id) => id.startsWith('die:') && id.includes(`:${card}.`));

/** p1 has this card, and has thrown such dice for an action. */
const thrown = (card: number, action: string, face: Face, at = 18): Session =>
  play({ at: [at], dice: Array(6).fill(face) as Face[], edit: (s) => equip(s, 'p1', card) }).do(action, throwDice);

describe('whose slots', () => {
  test('VA-192 VA-215 the slots of any card of the own grid are open, and boost goes on the card that carries the slot', () => {
    const game = thrown(201, 'way:N', 'blank');
    expect(slotsOn(game, 201)).toEqual(['die:blank>slot:p1:201.a']);
    game.do('die:blank>slot:p1:201.a');
    expect([boostOf(game.s, 'p1', 201), boostOf(game.s, 'p1', 401)]).toEqual([1, 0]);
  });

  test('VA-198 an impact slot that holds a die is closed to the other players as well', () => {
    const offered = (dice: readonly string[]) =>
      slotsOn(play({ seats: 2, dice: ['morale'], edit: (s) => equip(s, 'p2', 289, 0, dice) }).do('here:look', throwDice), 289);
    expect([offered([]), offered(['a'])]).toEqual([['die:morale>slot:p2:289.a'], []]);
  });

  test("VA-223 nobody is asked for leave to use one's own impact slot", () => {
    const game = play({ seats: 2, dice: ['time'] }).do('here:look', throwDice, 'die:time>slot:p1:401.b');
    expect([game.asks[0], diceOn(game.s, 'p1', 401)]).toEqual(['p1 turn.continue', ['b']]);
  });
});

test('VA-193 VA-213 VA-219 whoever is refused a slot is told which of its conditions fails', () => {
  const refused = (onto: string, edit: (s: VantageState) => void) =>
    play({ seats: 2, dice: ['time'], edit }).do('way:N', throwDice).match.whyNot('p1', { kind: 'drag', from: 'die:time', onto })?.rule;
  const of = (seat: string) => (s: VantageState) => equip(s, seat, 203);
  expect(refused('slot:p2:203.a', of('p2'))).toBe('VA-193');
  expect(refused('slot:p1:203.a', of('p1'))).toBe('VA-213');
  expect(refused('slot:p1:207.a', (s) => equip(s, 'p1', 207))).toBe('VA-219');
});

describe('kinds of slots', () => {
  test('VA-202 a slot looks at the verb of a card action and of a depart as well', () => {
    expect(slotsOn(thrown(230, 'card:401.PACK', 'blank'), 230)).toEqual(['die:blank>slot:p1:230.a']); // take-PACK
    expect(slotsOn(thrown(230, 'card:401.CARRY', 'blank'), 230)).toEqual([]);
    expect(slotsOn(thrown(285, 'way:N', 'blank'), 285)).toEqual(['die:blank>slot:p1:285.b']); // move-WALK
    expect(slotsOn(thrown(285, 'card:401.RACE', 'blank'), 285)).toEqual([]);
  });

  test('VA-204 a card action that shows the element is an interaction too', () => {
    expect(slotsOn(thrown(207, 'card:207.STUDY', 'health'), 207)).toEqual(['die:health>slot:p1:207.a', 'die:health>slot:p1:207.b']);
    expect(slotsOn(thrown(207, 'card:401.RACE', 'health'), 207)).toEqual([]);
  });

  test('VA-203 VA-204 where an action shows several elements, each of them counts', () => {
    expect(placeOf(49).actions.overpower?.elements).toEqual(['stone', 'tide']);
    expect(slotsOn(thrown(207, 'here:overpower', 'health', 49), 207)).toContain('die:health>slot:p1:207.a');
  });

  test('VA-199 VA-200 a skill slot serves location actions, card actions and departs of its category alike', () => {
    for (const action of ['here:move', 'card:401.RACE', 'way:N']) {
      const game = play({ dice: Array(6).fill('blank') as Face[] }).do(action, throwDice);
      expect(slotsOn(game, 401), action).toEqual(['die:blank>slot:p1:401.a']);
    }
  });

  test.each([
    ['time', 401, 'b'],
    ['morale', 289, 'a'],
    ['health', 233, 'a'],
    ['setback', 201, 'b'],
  ] as const)('VA-206 a slot that shows %s takes only that face', (shown, card, slot) => {
    const takes = (face: Face): boolean =>
      play({ dice: [face], edit: (s) => card !== 401 && equip(s, 'p1', card) })
        .do('here:look', throwDice)
        .offers()
        .includes(`die:${face}>slot:p1:${card}.${slot}`);
    expect(faces.filter(takes)).toEqual([shown]);
  });

  test('VA-208 VA-209 each of the terrains of a location counts', () => {
    const at = (card: number, num: number) => slotsOn(thrown(card, 'here:look', 'blank', num), card);
    expect([at(263, 12), at(298, 12), at(263, 41)]).toEqual([['die:blank>slot:p1:263.a'], ['die:blank>slot:p1:298.b'], []]); // ice and ruin
  });

  test('VA-219 category, terrain and face of one slot must all hold', () => {
    const open = (action: string, face: Face, at: number) => slotsOn(thrown(280, action, face, at), 280).length > 0;
    expect(open('here:overpower', 'health', 18)).toBe(true);
    expect([open('here:engage', 'health', 18), open('here:overpower', 'time', 18), open('here:overpower', 'health', 41)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('VA-216 a bonus may be a skill token', () => {
    const game = play({ dice: ['blank', 'blank'], edit: (s) => void (equip(s, 'p1', 290), equip(s, 'p1', 201)) });
    expect(game.do('card:201.COUNT', throwDice, 'die:blank>slot:p1:290.a').p().skills.look).toBe(2); // one of them from the page
  });
});
