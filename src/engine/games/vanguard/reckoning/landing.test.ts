import { expect, test } from 'vitest';
import { colorOf, facesOf, type DieId } from '../content/dice.ts';
import { landingIcons, landingOdds } from './landing.ts';

const dice: readonly DieId[] = ['green-specialized-1', 'green-basic-1', 'red-basic-1'];
const wanted = ['TRK', 'SNS', 'GRD'] as const;
const converts = [{ color: 'red', to: 'GRD' }] as const;

test('HD-IV-17 the odds of a landing are those of all throws, counted one by one', () => {
  const counts: number[] = [];
  const faces = dice.map((die) => facesOf(die).map((icons) => landingIcons({ color: colorOf(die), icons }, wanted, converts)));
  for (const a of faces[0]!) for (const b of faces[1]!) for (const c of faces[2]!) counts[a + b + c] = (counts[a + b + c] ?? 0) + 1;
  const all = faces.reduce((product, one) => product * one.length, 1);
  const shares = landingOdds(dice, wanted, converts);
  for (const [n, share] of shares.entries()) expect(share).toBeCloseTo((counts[n] ?? 0) / all, 12);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(shares[0]).toBeGreaterThan(0);
});

test('HD-IV-17 Vanguard counts for each of its icons, a basic icon only where it is converted to one that is wanted', () => {
  expect(landingIcons({ color: 'blue', icons: ['VAN', 'TRK'] }, wanted, [])).toBe(2);
  expect(landingIcons({ color: 'red', icons: ['BAS'] }, wanted, [])).toBe(0);
  expect(landingIcons({ color: 'red', icons: ['BAS'] }, wanted, converts)).toBe(1);
  expect(landingIcons({ color: 'green', icons: ['BAS'] }, wanted, converts)).toBe(0);
});
