import type { StructureCard } from './schema.ts';

/** N5. The twelve that a people builds once it means to stay. */
export const laterStructures = {
  palisade: {
    name: 'Palisade', lore: 2, energy: 4, materials: { wood: 5, fiber: 1 }, technologies: ['chop'], mobile: false, omen: 'comet',
    text: 'Night card tests here get +2.', abilities: [{ is: 'testBonus', on: ['night'], n: 2 }],
  },
  bridge: {
    name: 'Bridge', lore: 2, energy: 4, materials: { wood: 4, fiber: 3 }, technologies: ['hammer'], features: ['river', 'chasm', 'lake'], mobile: false,
    text: 'Crossing an edge of this hex that only river, lake or chasm obstructs costs no energy.', abilities: [{ is: 'arduousIgnore', per: 'always', features: ['river', 'lake', 'chasm'] }],
  },
  mineProps: {
    name: 'Mine Props', lore: 2, energy: 3, materials: { wood: 4 }, technologies: ['stonework'], features: ['cave', 'chasm', 'driedFlats', 'moraine', 'mountain'], mobile: false,
    text: 'Mining tests here get +2. Once in each mine action here put a drawn token back and draw again.', abilities: [{ is: 'testBonus', on: ['mining'], n: 2 }, { is: 'mineAgain' }],
  },
  granary: {
    name: 'Granary', lore: 2, energy: 3, materials: { wood: 3, clay: 2 }, technologies: ['chop'], mobile: false, omen: 'sun',
    text: 'Holds 8 grain, nuts or vegetables. Vegetables here do not degrade.', abilities: [{ is: 'capacity', n: 8, what: ['tough', 'vegetable'], fresh: ['vegetable'] }],
  },
  healersTent: {
    name: 'Healer\'s Tent', lore: 2, energy: 2, materials: { hide: 2, wood: 1 }, mobile: true, omen: 'moon',
    text: 'Aid given here may go to anybody with a malady. Night action: one character here degrades 1 malady.',
    abilities: [{ is: 'aidAnyone' }, { is: 'use', when: 'night', per: 'night', label: 'Tend the sick', do: [{ do: 'champion', then: [{ do: 'degradeMalady' }] }] }],
  },
  shrine: {
    name: 'Shrine',
    lore: 2,
    energy: 2,
    materials: { cloudstone: 2, feather: 1 },
    technologies: ['stonework'],
    mobile: false,
    omen: 'star',
    text: 'Once per day you may leave 1 food here: add 1 lore.',
    abilities: [{ is: 'use', when: 'day', per: 'day', label: 'Leave food at the shrine', do: [{ do: 'discard', what: 'food', optional: true, then: [{ do: 'track', track: 'lore', n: 1 }] }] }],
  },
  loom: {
    name: 'Loom', lore: 2, energy: 3, materials: { wood: 2, fiber: 3 }, mobile: true, omen: 'moon',
    text: 'Grants the strike tool. Once per day weave: 2 fiber become a Fiber Basket, or 2 cord become a Cord Net.',
    abilities: [
      { is: 'tool', tool: 'strike' },
      {
        is: 'use', when: 'day', per: 'day', label: 'Weave at the loom', do: [{
          do: 'choose', prompt: 'What do you weave?',
          options: [
            { id: 'basket', label: 'Discard 2 fiber: gain a Fiber Basket', cost: { discard: 'fiber', n: 2 }, do: [{ do: 'gainItem', item: 'IT02' }] },
            { id: 'net', label: 'Discard 2 cord: gain a Cord Net', cost: { discard: 'cord', n: 2 }, do: [{ do: 'gainItem', item: 'IT23' }] },
            { id: 'nothing', label: 'Only sort the threads', do: [] },
          ],
        }],
      },
    ],
  },
  smokehouse: {
    name: 'Smokehouse', lore: 2, energy: 3, materials: { wood: 3, cloudstone: 1 }, technologies: ['ignite'], mobile: false, omen: 'sun',
    text: 'Holds 8 game or fish, and they do not degrade.', abilities: [{ is: 'capacity', n: 8, what: ['meat'], fresh: ['meat'] }],
  },
  signalFire: {
    name: 'Signal Fire', lore: 1, energy: 2, materials: { wood: 3, pitch: 1 }, technologies: ['ignite'], mobile: true, omen: 'comet',
    text: 'Once per day you may burn 1 wood here: one character anywhere on the map gains 1 energy.',
    abilities: [{ is: 'use', when: 'day', per: 'day', label: 'Light the signal', do: [{ do: 'discard', what: 'wood', optional: true, then: [{ do: 'someone', then: [{ do: 'energy' }] }] }] }],
  },
  garden: {
    name: 'Garden',
    lore: 3,
    energy: 3,
    materials: { wood: 2, bone: 1, fiber: 1 },
    technologies: ['dig'],
    features: ['prairie', 'forest', 'wetland', 'river', 'lake'],
    mobile: false,
    omen: 'sun',
    text: 'Once per day gather 1 root, grain or mushroom here.',
    abilities: [{ is: 'use', when: 'day', per: 'day', label: 'Pick from the garden', do: [{ do: 'gainOne', of: ['root', 'grain', 'mushroom'] }] }],
  },
  boatLanding: {
    name: 'Boat Landing', lore: 3, energy: 4, materials: { wood: 4, hide: 1, pitch: 1 }, technologies: ['chop'], features: ['lake', 'river', 'wetland'], mobile: false, omen: 'cloud',
    text: 'Once in each fish action here reroll 1 die. Crossing an edge of this hex that only water obstructs costs no energy.',
    abilities: [{ is: 'fishingReroll' }, { is: 'arduousIgnore', per: 'always', features: ['lake', 'river', 'wetland'] }],
  },
  burialMound: {
    name: 'Burial Mound', lore: 2, energy: 3, materials: { cloudstone: 2, clay: 1 }, technologies: ['dig'], mobile: false, omen: 'star',
    text: 'Once per night throw one more die in a Night card test here. Night action, once per game: draw a Legend card.',
    abilities: [{ is: 'testDie', on: ['night'], per: 'night' }, { is: 'use', when: 'night', per: 'game', label: 'Sit with the dead', do: [{ do: 'legend', how: 'draw' }] }],
  },
} as const satisfies Record<string, StructureCard>;
