import { expect, test } from 'vitest';
import { vast } from '../../../../engine/games/vast/index.ts';
import { positions } from '../../../../engine/games/vast/positions.testing.ts';
import { nothingOffered } from '../../../gesture/offers.ts';
import { place } from '../../../zones/place.ts';
import { screenOf } from '../../../zones/screen.ts';
import { mapSize, zones } from './zones.ts';

test.each([
  [1920, 1004, false, 0.5],
  [1440, 832, false, 0.5],
  [768, 868, true, 0.7],
  [390, 688, true, 0.99],
])('of a window of %i by %i (fingers: %o) the house of five roles has at least %d of the width', (width, height, touch, share) => {
  const match = positions.giant!();
  const screen = screenOf({ width, height, touch });
  const { map, zoom, ease } = place(zones(vast.view(match.peek(), match.open[0]!.seat), nothingOffered, screen), screen, null);
  const scale = Math.min(map.width / mapSize.width, map.height / mapSize.height);
  expect(ease).toBeGreaterThanOrEqual(1);
  expect((mapSize.width * scale * zoom) / width).toBeGreaterThanOrEqual(share);
});
