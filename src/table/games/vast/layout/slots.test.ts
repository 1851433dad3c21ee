import { describe, expect, test } from 'vitest';
import { sideBit } from '../../../../engine/games/vast/reckoning/tileWalls.ts';
import { vast } from '../../../../engine/games/vast/index.ts';
import { begin, lay } from '../../../../engine/games/vast/vast.testing.ts';
import { cornerSlot, figureSlots, groundsSlots } from './slots.ts';
import { floorOf, wallsOn } from './tiles.ts';

const view = (turn: 0 | 2) => vast.view(begin((s) => lay(s, '4,4', 'blood-T-1', turn)).peek(), 'paladin');

describe('slots of a tile', () => {
  test('what lies behind a south wall moves up', () => {
    const [open, walled] = [view(0), view(2)];
    expect(wallsOn(walled, '4,4') & sideBit.S).toBe(sideBit.S);
    expect(cornerSlot('blood', floorOf(walled, '4,4'), 1).y).toBeLessThan(cornerSlot('blood', floorOf(open, '4,4'), 1).y);
    expect(figureSlots(1, floorOf(walled, '4,4'), false)[0]!.y).toBeLessThan(figureSlots(1, floorOf(open, '4,4'), false)[0]!.y);
  });

  test('corners are apart from each other and from a lone figure', () => {
    const floor = floorOf(view(0), '4,4');
    const slots = [
      ...(['lamp', 'blood', 'treasure', 'web'] as const).map((corner) => cornerSlot(corner, floor, 3)),
      figureSlots(1, floor, false)[0]!,
    ];
    for (const a of slots) for (const b of slots) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.25);
  });

  test('the more there are, the smaller they are', () => {
    const floor = floorOf(view(0), '4,4');
    expect(figureSlots(4, floor, true)[0]!.size).toBeLessThan(figureSlots(1, floor, false)[0]!.size);
    expect(cornerSlot('lamp', floor, 4).size).toBeLessThan(cornerSlot('lamp', floor, 3).size);
  });
});

test('figures on the grounds leave the number of the Spawn in the middle free', () => {
  const strip = { x: 0, y: 7, w: 3, h: 0.66 };
  for (const count of [1, 2]) for (const { x } of groundsSlots(count, strip)) expect(Math.abs(x - 1.5)).toBeGreaterThan(0.5);
});
