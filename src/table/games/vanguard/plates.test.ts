import { expect, test } from 'vitest';
import { planets } from '../../../engine/games/vanguard/content/planets.ts';
import { layPlates } from './plates.ts';
import { boards } from './printed/boards.ts';
import { view as lens } from './printed/camera.ts';

test.each(planets.map(({ planet }) => planet.id))('on %s no plate covers another, and all of them are on the map', (id) => {
  const plates = [...layPlates(boards[id]!.sectors, () => ({ width: 170, height: 48 })).values()];
  expect(plates).toHaveLength(boards[id]!.sectors.length);
  for (const [i, a] of plates.entries()) {
    expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= lens.w && a.y + a.height <= lens.h).toBe(true);
    for (const b of plates.slice(i + 1))
      expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
  }
});
