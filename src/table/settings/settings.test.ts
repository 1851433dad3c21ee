import { describe, expect, test } from 'vitest';
import { firstSettings, restoredSettings, usualSettings } from './settings.ts';

describe('settings', () => {
  test('honour a person who prefers reduced motion', () => {
    expect(firstSettings(true).motion).toBe('reduced');
    expect(firstSettings(false).motion).toBe('full');
  });

  test('survive storing and restoring', () => {
    const mine = { ...usualSettings, palette: 'colour-blind', speed: 2, volume: { table: 0, ambience: 0.1, voice: 1 } } as const;
    expect(restoredSettings(JSON.parse(JSON.stringify(mine)), usualSettings)).toEqual(mine);
  });

  test('keep what is sound when one field is damaged', () => {
    const restored = restoredSettings({ motion: 'wild', speed: 99, follow: true, volume: { table: 'loud' } }, usualSettings);
    expect(restored).toEqual({ ...usualSettings, speed: 8, follow: true });
    expect(restoredSettings('rubbish', usualSettings)).toEqual(usualSettings);
  });
});
