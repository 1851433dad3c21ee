import { expect, test } from 'vitest';
import type { VantageState } from '../../../../engine/games/vantage/state.ts';
import { equip, play, throwDice, tokens, type Session } from '../../../../engine/games/vantage/vantage.testing.ts';
import { questionOf } from '../../../../match/question.ts';
import { Offers } from '../../../gesture/offers.ts';
import { place } from '../../../zones/place.ts';
import { screenOf } from '../../../zones/screen.ts';
import { cardForms, cellAt, gridFormNamed, isFlat, slotAt } from './cardForms.ts';
import { zonesOf } from './zones.ts';

/** The room that bars leave of a window, and what advice leaves of two of them; whether fingers touch it. */
const rooms = [
  [1920, 982, false],
  [1280, 622, false],
  [1280, 560, false],
  [1024, 670, false],
  [1024, 492, false],
  [1024, 440, false],
  [768, 874, true],
  [844, 292, true],
  [390, 694, true],
  [390, 574, true],
] as const;

const found = (s: VantageState): void =>
  void (s.destinies = [444, 442, 447].map((num) => ({ num, tokens: 0, complete: false, since: 0, progress: [] })));
const busy = (seats: number, to: readonly string[]): Session =>
  play({
    seats,
    dice: ['time', 'morale', 'blank'],
    edit(s) {
      found(s);
      for (const seat of s.seats) tokens(s, seat, { move: 1, look: 1, help: 1 });
      [201, 202, 203, 204].forEach((num) => equip(s, 'p1', num, 1));
      s.players.p1!.reserve = [{ num: 230, boost: 0 }];
      s.players.p1!.lying = [341];
    },
  }).do(...to);
const moments: readonly (readonly [string, readonly string[]])[] = [
  ['an action is chosen', []],
  ['skills are paid', ['here:move']],
  ['dice are placed', ['here:move', throwDice]],
];

test.each([1, 3, 6])('%i players: nothing is smaller than it can be read, in every window and while anything is asked', (seats) => {
  const small: string[] = [];
  for (const [moment, to] of moments) {
    const { match } = busy(seats, to);
    for (const [width, height, touch] of rooms)
      for (const viewer of ['p1', 'table'] as const) {
        const offers = new Offers(match.open.filter(({ seat }) => seat === viewer).map(questionOf));
        const screen = screenOf({ width, height, touch });
        const { ease } = place(zonesOf(match.view(viewer), offers, screen), screen, null);
        if (ease < 0.999) small.push(`${viewer} at ${width} by ${height} while ${moment}: ${ease.toFixed(2)}`);
      }
  }
  expect(small).toEqual([]);
});

test.each([1, 6])('after the end the journals of %i have the whole table', (seats) => {
  const others = Array.from({ length: seats - 1 }, (_, i) => `p${i + 2}: yes`);
  const { match } = play({ seats }).do('p1: stop', ...others, 'p1: no');
  const screen = screenOf({ width: 1280, height: 622 });
  const { map, zones, width } = place(zonesOf(match.view('p1'), new Offers([]), screen), screen, null);
  expect([Object.keys(zones), match.view('p1').journals.length]).toEqual([[], seats]);
  expect(map.width).toBeGreaterThan(width * 0.98);
});

test.each(['full', 'middle', 'low', 'flat', 'broad'])('cards of a %s grid lie in it and beside each other, and their slots lie on them', (name) => {
  const form = gridFormNamed(name);
  const { width, height } = form.card;
  const cells = Array.from({ length: 9 }, (_, i) => cellAt(form, i));
  for (const [i, a] of cells.entries()) {
    expect(a.x - width / 2).toBeGreaterThanOrEqual(0);
    expect(a.x + width / 2).toBeLessThanOrEqual(form.size.width);
    expect(a.y + height / 2).toBeLessThan(form.foot);
    for (const b of cells.slice(i + 1)) expect(Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= height).toBe(true);
  }
  expect(form.foot + cardForms.slip.height).toBeLessThanOrEqual(form.size.height);
  for (const count of [1, 2])
    for (let i = 0; i < count; i++) {
      const { x, y } = slotAt(form.card, i, count);
      const half = form.card.slots.side / 2;
      expect(Math.abs(x) + half).toBeLessThan(width / 2);
      // below the name, which lies at the foot of the picture or at the top of a card that is nothing else
      expect(y - half).toBeGreaterThanOrEqual(-height / 2 + (isFlat(form.card) ? form.card.band : form.card.picture));
      expect(y + half).toBeLessThan(height / 2);
    }
});
