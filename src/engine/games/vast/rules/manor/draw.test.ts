import { describe, expect, test } from 'vitest';
import { heardBy } from '../../../../kernel/table.ts';
import { ritualIds } from '../../content/rituals.ts';
import { put } from '../../full.testing.ts';
import { haunting, hold } from './manor.testing.ts';
import type { TreasureMarkerId, VastState } from '../../state.ts';
import { all, asked, now, offered, say, told, type VastMatch } from '../../vast.testing.ts';

const drawing = (omens: number, edit: (s: VastState) => void = () => {}) =>
  haunting('draw', { draw: omens }, (s) => {
    hold(s);
    edit(s);
  });

const placed = (m: VastMatch): number => Object.keys(now(m).treasureMarkers).length;
function placeAll(m: VastMatch): VastMatch {
  while (asked(m).includes('manor.treasure')) say(m, offered(m)[0]!);
  return m;
}

describe('§12.5 Place treasure, then draw rituals', () => {
  test('MM-457 on empty Dark tiles only', () => {
    const m = drawing(0, (s) => {
      s.tokens['3,7'] = { blood: 1 };
      s.pitMarkers['5,7'] = true;
      s.treasureMarkers['treasure-9'] = '5,4';
    });
    // The Giant Spider is on 2,2.
    expect(offered(m)).toEqual(['6,2', '4,3', '3,4', '4,5', '2,6', '6,6'].map((square) => `space:${square}`));
  });

  test('MM-458 placing them is mandatory', () => {
    expect(all(drawing(1)).every((id) => id.startsWith('space:'))).toBe(true);
  });

  test('MM-457, MM-459 treasures first, then cards', () => {
    const m = drawing(2);
    expect(now(m).manor!.rituals.hand).toEqual([]);
    say(m, 'space:4,3', 'space:4,5');
    expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '4,3', 'treasure-2': '4,5' });
    const order = m.told.map(({ fact }) => fact.fact).filter((fact) => ['treasurePlaced', 'ritualsDrawn'].includes(fact));
    expect(order).toEqual(['treasurePlaced', 'treasurePlaced', 'ritualsDrawn']);
  });

  test.each([
    [0, 1, 0],
    [1, 1, 1],
    [2, 2, 2],
    [3, 2, 3],
  ])('MM-461, MM-462, MM-463, MM-464, MM-465 %i filled spaces: %i treasures, %i cards', (omens, treasures, cards) => {
    const m = placeAll(drawing(omens));
    expect([placed(m), now(m).manor!.rituals.hand.length]).toEqual([treasures, cards]);
  });

  test('MM-801 with too few empty Dark tiles, or too few markers, as many as possible', () => {
    const few = drawing(3, (s) => {
      for (const square of Object.keys(s.map) as (keyof typeof s.map)[]) if (square !== '4,3') s.tokens[square] = { web: 1 };
    });
    expect(now(few).treasureMarkers).toEqual({ 'treasure-1': '4,3' });
    const one = drawing(3, (s) => {
      for (let i = 1; i <= 9; i++) s.treasureMarkers[`treasure-${i}` as TreasureMarkerId] = '4,4';
    });
    expect(placed(placeAll(one))).toBe(10);
    const none = drawing(3, (s) => {
      for (let i = 1; i <= 10; i++) s.treasureMarkers[`treasure-${i}` as TreasureMarkerId] = '4,4';
    });
    expect(asked(none)).not.toContain('manor.treasure');
  });

  test('RU-51 dominated treasures are out of the supply', () => {
    const m = haunting('draw', { draw: 3 }, (s) => {
      hold(s);
      for (let i = 1; i <= 9; i++) s.treasureMarkers[`treasure-${i}` as TreasureMarkerId] = '4,4';
      s.warlock!.dominated[0] = 'treasure-10';
      put(s, { warlock: '1,1' });
    }, 'five');
    expect(asked(m)).not.toContain('manor.treasure');
    expect(now(m).manor!.rituals.hand).toHaveLength(3);
  });

  test('MM-802 no tile gets two treasures in one phase', () => {
    const m = say(drawing(3), 'space:4,3');
    expect(asked(m)).toEqual(['manor.treasure']);
    expect(offered(m)).not.toContain('space:4,3');
  });

  test('MM-460 above five rituals the Manor discards down to five, which ones it likes', () => {
    const m = placeAll(drawing(3, (s) => hold(s, 'spire', 'crook', 'stair', 'ladder')));
    expect(asked(m)).toEqual(['manor.discard']);
    expect(offered(m)).toHaveLength(7);
    say(m, 'card:crook');
    expect(asked(m)).toEqual(['manor.discard']);
    say(m, 'card:spire');
    expect(now(m).manor!.rituals).toMatchObject({ discard: ['crook', 'spire'] });
    expect(now(m).manor!.rituals.hand).toHaveLength(5);
    expect(now(m).active).toBe('paladin');
  });

  test('MM-460 five may stay', () => {
    const m = placeAll(drawing(1, (s) => hold(s, 'spire', 'crook', 'stair', 'ladder')));
    expect(now(m).manor!.rituals.hand).toHaveLength(5);
    expect(told(m, 'ritualDiscarded')).toEqual([]);
  });

  test('MM-011, MM-013 an empty deck is made again from the discards; with both empty the draw is skipped', () => {
    const again = placeAll(drawing(2, (s) => void (s.manor!.rituals = { ...s.manor!.rituals, deck: ['spire'], discard: ['crook'] })));
    expect([...now(again).manor!.rituals.hand].sort()).toEqual(['crook', 'spire']);
    const none = placeAll(drawing(2, (s) => void (s.manor!.rituals = { ...s.manor!.rituals, deck: [] })));
    expect(now(none).manor!.rituals.hand).toEqual([]);
  });

  test('MM-002 the others hear how many cards were drawn, not which', () => {
    const m = placeAll(drawing(2));
    const drawn = (seat: string) => heardBy(m.told, seat).find((fact) => fact.fact === 'ritualsDrawn');
    expect(drawn('manor')).toMatchObject({ count: 2, cards: now(m).manor!.rituals.hand });
    expect(drawn('paladin')).toEqual({ fact: 'ritualsDrawn', count: 2, cards: [] });
    expect(m.view('paladin').manor!.rituals.hand).toEqual(['face-down', 'face-down']);
    expect(m.view('manor').manor!.rituals.hand.every((card) => (ritualIds as readonly string[]).includes(card))).toBe(true);
  });
});
