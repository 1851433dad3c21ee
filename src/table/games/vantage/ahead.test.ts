import { describe, expect, test } from 'vitest';
import { places } from '../../../engine/games/vantage/content/places.ts';
import { directions } from '../../../engine/games/vantage/content/vocabulary.ts';
import type { HereView } from '../../../engine/games/vantage/view.ts';
import { aheadOf, batchSize } from './ahead.ts';

type Standing = Pick<HereView, 'num' | 'compass'>;
const standing: readonly Standing[] = places.map(({ num, compass }) => ({
  num,
  compass: Object.fromEntries(
    directions.map((way) => [way, { kind: compass[way].kind, to: compass[way].kind === 'listed' ? compass[way].to : null }]),
  ) as HereView['compass'],
}));

describe('pictures that are fetched ahead', () => {
  test('every place asks for as many, and wherever a printed way leads is among them', () => {
    for (const here of standing) {
      const ahead = aheadOf(here);
      expect(new Set(ahead).size).toBe(batchSize);
      expect(ahead).not.toContain(here.num);
      for (const { to } of Object.values(here.compass)) if (to !== null) expect(ahead).toContain(to);
    }
  });

  test('their order tells nothing, and a place is asked for by many others that do not lead there', () => {
    for (const here of standing) expect(aheadOf(here)).toEqual([...aheadOf(here)].sort((a, b) => a - b));
    const strangers = standing.map(({ num }) => standing.filter((here) => aheadOf(here).includes(num) && !leads(here, num)).length);
    const middle = [...strangers].sort((a, b) => a - b)[Math.floor(strangers.length / 2)]!;
    expect(middle).toBeGreaterThanOrEqual(4);
  });

  test('VA-094 the way behind a star is not asked for more than any other', () => {
    const behind = places.flatMap(({ num, compass }) =>
      directions.flatMap((way) => {
        const exit = compass[way];
        return exit.kind === 'star' && 'to' in exit && typeof exit.to === 'number' ? [{ from: num, to: exit.to }] : [];
      }),
    );
    const asked = behind.filter(({ from, to }) => aheadOf(standing.find(({ num }) => num === from)!).includes(to)).length;
    expect(asked / Math.max(1, behind.length)).toBeLessThan(0.25);
  });
});

const leads = ({ compass }: Standing, num: number): boolean => Object.values(compass).some(({ to }) => to === num);
