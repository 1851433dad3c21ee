import { expect, test } from 'vitest';
import { landingCheck } from '../../../engine/games/vanguard/content/find.ts';
import { layCard } from './checkLayout.ts';

test.each([266, 280, 420])('the ladder of a landing stands on its card %i high; a picture is there only where room is left', (height) => {
  const { picture, lineAt } = layCard({ width: 390, height }, landingCheck, 1);
  expect(lineAt(0).y + 150).toBeLessThanOrEqual(height);
  expect(picture > 0).toBe(height === 420);
});
