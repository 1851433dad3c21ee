import type { JourneyCard } from './schema.ts';

/** N9. JU01 to JU14, which any region may meet, and JB01 to JB05. */
export const wideJourneys = {
  JU01: {
    title: 'Strange Spires', text: 'Pale towers stand in the chasm wall, and they are hollow, and they ring.', keywords: ['Wonder'], needs: { feature: ['chasm'] },
    effects: [{
      do: 'test', of: ['dexterity'], kind: 'journey', modifiers: [{ if: { trait: ['attuned', 'wise'] }, n: 2 }],
      bands: [
        { min: 12, do: [{ do: 'gain', what: 'deadCoral' }] },
        { min: 8, do: [{ do: 'degradeMalady', n: 'each' }] },
        { min: 0, do: [{ do: 'suffer', malady: 'injury' }, { do: 'trait', trait: 'wise' }] },
      ],
    }],
  },
} as const satisfies Record<string, JourneyCard>;
