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
} as const satisfies Record<string, NightCard>;
