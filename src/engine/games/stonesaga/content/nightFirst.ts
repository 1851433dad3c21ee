import type { NightCard } from './schema.ts';

/** N9. NA01 to NA05: the whole Night deck of a first game. */
export const firstNights = {
  NA01: {
    title: 'Eyes Beyond the Light', text: 'Two green sparks at the edge of seeing; then four.', keywords: ['Hazard', 'Solo'], omens: ['moon'], needs: { feature: ['forest', 'prairie', 'wetland'] },
    effects: [{
      do: 'test', of: ['awareness'], kind: 'night', modifiers: [{ if: { here: 'fire' }, n: 2 }, { if: { trait: ['cunning'] }, n: 1 }],
      bands: [{ min: 9, do: [{ do: 'gain', what: 'game' }] }, { min: 6, do: [] }, { min: 0, do: [{ do: 'discard', what: 'food', orElse: [{ do: 'suffer', malady: 'injury' }] }] }],
    }],
  },
  NA02: {
    title: 'Rain Before Dawn', text: 'It comes without thunder and is in no hurry to leave.', keywords: ['Weather'], omens: ['cloud'],
    effects: [
      { do: 'fire', what: 'degrade' },
      {
        do: 'when', if: { here: 'shelter' }, then: [{ do: 'gain', what: 'water' }],
        else: [{
          do: 'choose', prompt: 'There is no roof over you.',
          options: [{ id: 'energy', label: 'Lose 1 energy', do: [{ do: 'loseEnergy' }] }, { id: 'disease', label: 'Suffer a minor disease', do: [{ do: 'suffer', malady: 'disease' }] }],
        }],
      },
    ],
  },
  NA03: {
    title: 'The Sky Falls Quietly', text: 'One long scratch of light, and nobody says what they wished.', keywords: ['Omen', 'Solo'], omens: ['comet'],
    effects: [{
      do: 'choose', prompt: 'A light falls beyond the ridge.',
      options: [
        { id: 'watch', label: 'Watch until it fades: lose 1 energy, add 1 lore', do: [{ do: 'loseEnergy' }, { do: 'track', track: 'lore', n: 1 }] },
        { id: 'sleep', label: 'Turn over and sleep: a mystery token falls in a random adjacent hex', do: [{ do: 'mystery', where: 'adjacent' }] },
      ],
    }],
  },
  NA04: {
    title: 'Voices of the Old Stars',
    text: 'They stand where they always stood. You have moved.',
    keywords: ['Wonder'],
    omens: ['star'],
    needs: { feature: ['mountain', 'moraine', 'chasm', 'driedFlats', 'prairie'] },
    effects: [
      {
        do: 'test',
        of: ['conviction'],
        kind: 'night',
        modifiers: [{ if: { trait: ['wise'] }, n: 2 }],
        bands: [
          {
            min: 9,
            do: [
              { do: 'track', track: 'lore', n: 1 },
              { do: 'boost', attribute: 'choice' },
            ],
          },
          { min: 5, do: [{ do: 'energy' }] },
          { min: 0, do: [{ do: 'loseEnergy' }] },
        ],
      },
    ],
  },
  NA05: {
    title: 'A Warm Morning', text: 'The sun is up before you are, and something has ripened overnight.', keywords: ['Bounty'], omens: ['sun'],
    effects: [
      { do: 'gainOne', of: ['root', 'nuts', 'mushroom'] },
      { do: 'when', if: { feature: ['lake', 'river', 'wetland'] }, then: [{ do: 'gain', what: 'water' }] },
    ],
  },
} as const satisfies Record<string, NightCard>;
