import { expect, test } from 'vitest';
import { places } from '../../../../engine/games/vantage/content/places.ts';
import { cropOf, seenAt, thingsIn } from './crop.ts';

const windows = [[390, 340], [824, 708], [1280, 720], [1900, 600]] as const;

test.each(windows)('in a window of %i by %i no picture is stretched, and its largest thing is seen', (width, height) => {
  const window = { x: 10, y: 20, width, height };
  for (const { num } of places) {
    const crop = cropOf(num, window);
    expect(crop.x).toBeGreaterThan(0);
    expect(crop.y).toBeGreaterThan(0);
    expect(crop.x + crop.width).toBeLessThan(1);
    expect(crop.y + crop.height).toBeLessThan(1);
    expect((crop.width * 16) / (crop.height * 9)).toBeGreaterThan((width / height) * 0.96);
    expect((crop.width * 16) / (crop.height * 9)).toBeLessThan((width / height) * 1.04);
    const [subject] = thingsIn(num);
    if (!subject) continue;
    const { x } = seenAt(subject, crop, window);
    expect(x, `location ${num}`).toBeGreaterThan(window.x);
    expect(x, `location ${num}`).toBeLessThan(window.x + width);
  }
});
