import type { NightCard } from './schema.ts';

/** N9. NU01 to NU16, which any region may meet. */
export const wideNights = {
  NU01: {
    title: 'The Name Called Twice', text: 'Somebody out there knows what your mother called you.', keywords: ['Hazard', 'Champion'], omens: ['comet', 'star'], needs: { nextTo: 'mystery' },
    effects: [{
      do: 'champion',
      then: [{
        do: 'test', of: ['conviction'], kind: 'night', modifiers: [{ if: { trait: ['indomitable'] }, n: 2 }, { if: { not: { is: 'alone' } }, n: 1, perOther: true }],
        bands: [
          { min: 11, do: [{ do: 'track', track: 'lore', n: 2 }, { do: 'removeMystery', where: 'adjacent' }] },
          { min: 7, do: [{ do: 'track', track: 'lore', n: 1 }] },
          { min: 0, do: [{ do: 'suffer', malady: 'injury' }, { do: 'track', track: 'unrest', n: 1 }] },
        ],
      }],
    }],
  },
} as const satisfies Record<string, NightCard>;
