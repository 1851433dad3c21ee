import type { JourneyCard } from './schema.ts';

/** N9. JA01 to JA06: the whole Journey deck of a first game. */
export const firstJourneys = {
  JA01: {
    title: 'Storm-Felled Giant', text: 'A tree older than any song lies across the path, and its crown has come down to your height.', keywords: ['Bounty'], needs: { feature: ['forest'] },
    effects: [{
      do: 'choose', prompt: 'The fallen crown is within reach.',
      options: [
        { id: 'wood', label: 'Gain 1 wood', do: [{ do: 'gain', what: 'wood' }] },
        { id: 'nuts', label: 'Gain 1 nuts', do: [{ do: 'gain', what: 'nuts' }] },
        { id: 'cut', label: 'Cut into it: gain 1 wood and 1 fiber', if: { tool: 'cut' }, do: [{ do: 'gain', what: 'wood' }, { do: 'gain', what: 'fiber' }] },
      ],
    }],
  },
  JA02: {
    title: 'Root Footbridge', text: 'Roots span the water, slick with last night\'s rain, and something silver turns below.', keywords: ['Hazard'], needs: { feature: ['river', 'lake', 'wetland'] }, omen: 'cloud',
    effects: [{
      do: 'test', of: ['dexterity'], kind: 'journey', modifiers: [{ if: { trait: ['intrepid'] }, n: 2 }],
      bands: [
        { min: 10, do: [{ do: 'gain', what: 'fish' }, { do: 'boost', attribute: 'dexterity' }] },
        { min: 6, do: [] },
        { min: 0, do: [{ do: 'loseEnergy' }, { do: 'discard', what: 'foodOrWater' }] },
      ],
    }],
  },
  JA03: {
    title: 'Smoke Without a Fire', text: 'A grey thread stands over the next rise, and nothing under it is burning.', keywords: ['Omen'], omen: 'star',
    effects: [{
      do: 'choose', prompt: 'Nothing under the smoke is burning.',
      options: [
        { id: 'walk-on', label: 'Walk on', do: [] },
        {
          id: 'look', label: 'Spend 1 energy and look', cost: { energy: 1 },
          do: [{
            do: 'test', of: ['awareness'], kind: 'journey', modifiers: [{ if: { trait: ['wise'] }, n: 2 }],
            bands: [
              { min: 9, do: [{ do: 'track', track: 'lore', n: 2 }] },
              { min: 5, do: [{ do: 'track', track: 'lore', n: 1 }, { do: 'mystery', where: 'adjacent' }] },
              { min: 0, do: [{ do: 'suffer', malady: 'disease' }] },
            ],
          }],
        },
      ],
    }],
  },
} as const satisfies Record<string, JourneyCard>;
