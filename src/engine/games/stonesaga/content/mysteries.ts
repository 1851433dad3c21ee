import type { ChartEntry } from './schema.ts';
import type { Omen, Region } from './vocabulary.ts';

/** What a confronted mystery brings when its omen is one of the current omens. */
export const mysteryChart = {
  cloud: {
    vale: { text: 'The rain knows your name. Gain 2 water and flee.', effects: [{ do: 'gain', what: 'water', n: 2 }, { do: 'flee' }] },
    skyreach: { text: 'You walk for hours in a white that answers. Lose 1 energy, add 2 lore.', effects: [{ do: 'loseEnergy' }, { do: 'track', track: 'lore', n: 2 }] },
  },
  comet: {
    vale: { text: 'A tail of fire, and everybody wakes. Add 1 activity and 3 lore.', effects: [{ do: 'track', track: 'activity', n: 1 }, { do: 'track', track: 'lore', n: 3 }] },
    skyreach: { text: 'Something bright lies in the grass. Gain 1 sunstone.', effects: [{ do: 'gain', what: 'sunstone' }] },
  },
  moon: {
    vale: { text: 'A hand you cannot see cools your brow. Degrade 1 malady.', effects: [{ do: 'degradeMalady' }] },
    skyreach: { text: 'The wind holds its breath while you speak. Gain a minor boost.', effects: [{ do: 'boost', attribute: 'choice' }] },
  },
  star: {
    vale: { text: 'One of the dead has come to listen. Choose a Legend card.', effects: [{ do: 'legend', how: 'choose' }] },
    skyreach: { text: 'The sky is a map, and you can read it. Add 2 lore.', effects: [{ do: 'track', track: 'lore', n: 2 }] },
  },
  sun: {
    vale: { text: 'A clearing where everything grows at once. Gain 1 energy and 2 root.', effects: [{ do: 'energy' }, { do: 'gain', what: 'root', n: 2 }] },
    skyreach: { text: 'A great bird circles lower, and is gone. Gain 1 energy and 1 feather.', effects: [{ do: 'energy' }, { do: 'gain', what: 'feather' }] },
  },
} as const satisfies Record<Omen, Record<Region, ChartEntry>>;
