import type { ChartEntry } from './schema.ts';
import type { Minable, Omen, Stone } from './vocabulary.ts';

/** SS-520 to SS-524 What goes into the bag for each feature. */
export const miningBags: Readonly<Record<Minable, Partial<Record<Stone, number>>>> = {
  cave: { cloudstone: 1, riverstone: 2, sunstone: 2 },
  chasm: { clay: 2, riverstone: 2, sunstone: 1 },
  driedFlats: { clay: 3, sunstone: 2 },
  moraine: { cloudstone: 2, riverstone: 2, sunstone: 1 },
  mountain: { cloudstone: 3, sunstone: 2 },
};

/** N8. What an omen on a mined token brings when it is one of the current omens. */
export const miningChart = {
  cloud: {
    cave: { text: 'Water drips from the roof until you climb out. Gain 1 water; the mining ends.', effects: [{ do: 'gain', what: 'water' }, { do: 'mining', then: 'stop' }] },
    chasm: { text: 'Fog fills the chasm. Lose 1 energy.', effects: [{ do: 'loseEnergy' }] },
    driedFlats: { text: 'Rain finds the old basins. Gain 2 water.', effects: [{ do: 'gain', what: 'water', n: 2 }] },
    moraine: { text: 'The stones turn slick. The mining ends.', effects: [{ do: 'mining', then: 'stop' }] },
    mountain: {
      text: 'The slope vanishes in cloud. Test awareness: below 8 suffer a minor injury.',
      effects: [{ do: 'test', of: ['awareness'], kind: 'mining', bands: [{ min: 8, do: [] }, { min: 0, do: [{ do: 'suffer', malady: 'injury' }] }] }],
    },
  },
  comet: {
    cave: { text: 'Something falls, and something shines where it fell. Suffer a minor injury, add 1 lore.', effects: [{ do: 'suffer', malady: 'injury' }, { do: 'track', track: 'lore', n: 1 }] },
    chasm: {
      text: 'The ledge goes. Test dexterity: below 9 suffer a major injury.',
      effects: [{ do: 'test', of: ['dexterity'], kind: 'mining', bands: [{ min: 9, do: [] }, { min: 0, do: [{ do: 'suffer', malady: 'injury', severity: 'major' }] }] }],
    },
    driedFlats: { text: 'The crust gives up an old jaw. Gain 1 teeth.', effects: [{ do: 'gain', what: 'teeth' }] },
    moraine: { text: 'It splits in two in your hands. Gain 1 more of that stone.', effects: [{ do: 'mining', then: 'sameStone' }] },
    mountain: {
      text: 'The scree begins to move. Suffer a minor injury, or flee.',
      effects: [{
        do: 'choose', prompt: 'The scree begins to move.',
        options: [{ id: 'stand', label: 'Stand your ground: suffer a minor injury', do: [{ do: 'suffer', malady: 'injury' }] }, { id: 'flee', label: 'Flee', do: [{ do: 'flee' }] }],
      }],
    },
  },
  moon: {
    cave: { text: 'Pale caps grow where no light was. Gain 1 mushroom.', effects: [{ do: 'gain', what: 'mushroom' }] },
    chasm: { text: 'The token hums. Place a mystery token here.', effects: [{ do: 'mystery', where: 'here' }] },
    driedFlats: { text: 'A drowned beast, dry for ages. Gain 1 bone.', effects: [{ do: 'gain', what: 'bone' }] },
    moraine: { text: 'The ice carried it here from some shore. Gain 1 shell.', effects: [{ do: 'gain', what: 'shell' }] },
    mountain: { text: 'You see your own shadow on the cloud below. Gain a minor conviction boost.', effects: [{ do: 'boost', attribute: 'conviction' }] },
  },
  star: {
    cave: { text: 'Marks on the wall, older than the cave. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
    chasm: { text: 'A reef stands in the rock. Gain 1 dead coral.', effects: [{ do: 'gain', what: 'deadCoral' }] },
    driedFlats: { text: 'The cracks repeat a pattern. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
    moraine: {
      text: 'Every stone here came from elsewhere. Add 1 lore, or gain 1 stone of your choice from this ground.',
      effects: [{
        do: 'choose', prompt: 'Every stone here came from elsewhere.',
        options: [{ id: 'lore', label: 'Add 1 lore', do: [{ do: 'track', track: 'lore', n: 1 }] }, { id: 'stone', label: 'Gain a stone of your choice', do: [{ do: 'mining', then: 'anyStone' }] }],
      }],
    },
    mountain: { text: 'A sea was here once. Gain 1 dead coral.', effects: [{ do: 'gain', what: 'deadCoral' }] },
  },
  sun: {
    cave: { text: 'A shaft of light, and warm rock to sit on. Gain 1 energy.', effects: [{ do: 'energy' }] },
    chasm: { text: 'You climb like a lizard in the warmth. Gain a minor might boost.', effects: [{ do: 'boost', attribute: 'might' }] },
    driedFlats: { text: 'The heat is hard, the ground is soft. Lose 1 energy, gain 1 clay.', effects: [{ do: 'loseEnergy' }, { do: 'gain', what: 'clay' }] },
    moraine: { text: 'The stones have kept the warmth of the day. Gain 1 energy.', effects: [{ do: 'energy' }] },
    mountain: { text: 'The light shows one more seam. You may mine one more token.', effects: [{ do: 'mining', then: 'again' }] },
  },
} as const satisfies Record<Omen, Record<Minable, ChartEntry>>;
