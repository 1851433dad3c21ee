import { describe, expect, test } from 'vitest';
import { fishing, fishingIds } from '../../../../engine/games/stonesaga/content/fishing.ts';
import { bendsOf, card, halfOf, heightAt, lineOf, rowAt, rows, strikesOf } from './fishingCard.ts';

describe.each(fishingIds)('the front of %s', (id) => {
  const zones = strikesOf(id);

  test('SS-413: each current runs from its stock to its modifier', () => {
    for (const row of rows) {
      const line = lineOf(id, row);
      expect(line[0]).toEqual({ x: 0, y: rowAt[row] });
      expect(line.at(-1)!.x).toBe(card.w);
      expect(line.at(-1)!.y).toBeCloseTo(rowAt[fishing[id].currents[row]]);
    }
  });

  test('SS-412: a current passes through the middle of its zones and clear of all others', () => {
    for (const row of rows) {
      const bends = bendsOf(id, row);
      for (const zone of zones) {
        const half = halfOf(zone.size);
        if (zone.currents.includes(row)) expect(heightAt(bends, zone.x)).toBeCloseTo(zone.y);
        else for (let x = Math.max(0, zone.x - half.x); x <= Math.min(card.w, zone.x + half.x); x += 4)
          expect(Math.abs(heightAt(bends, x) - zone.y)).toBeGreaterThan(half.y);
      }
    }
  });

  test('zones lie on the card and apart', () => {
    for (const [i, one] of zones.entries()) {
      const a = halfOf(one.size);
      expect(one.x - a.x).toBeGreaterThan(8);
      expect(one.x + a.x).toBeLessThan(card.w - 8);
      expect(one.y - a.y).toBeGreaterThan(8);
      expect(one.y + a.y).toBeLessThan(card.h - 8);
      for (const other of zones.slice(i + 1)) {
        const b = halfOf(other.size);
        expect(Math.max(Math.abs(one.x - other.x) - a.x - b.x, Math.abs(one.y - other.y) - a.y - b.y)).toBeGreaterThan(8);
      }
    }
  });
});
