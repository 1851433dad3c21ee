import type { InvestigationEntry } from './schema.ts';

/** Omens on the hexes: what the land itself shows on the right day. */
export const placeOmens = {
  'star@VV01': { omen: 'star', component: 'VV01', text: 'Starlight falls through the roof of the cave, onto hands. Read outcome H021.', effects: [{ do: 'read', outcome: 'H021' }] },
  'cloud@VV02': { omen: 'cloud', component: 'VV02', text: 'The reeds bend against the wind. Gain 1 fiber.', effects: [{ do: 'gain', what: 'fiber' }] },
  'moon@VV03': { omen: 'moon', component: 'VV03', text: 'In the mist the trees stand in a ring. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'moon@VV04': { omen: 'moon', component: 'VV04', text: 'Two moons, and the lower one has a shadow. Read outcome H008.', effects: [{ do: 'read', outcome: 'H008' }] },
  'comet@VV05': { omen: 'comet', component: 'VV05', text: 'Deer stand in the middle of the river, dry to the knee. Read outcome H013.', effects: [{ do: 'read', outcome: 'H013' }] },
  'comet@VV06': { omen: 'comet', component: 'VV06', text: 'Something branched sticks out of the gravel. Read outcome H022.', effects: [{ do: 'read', outcome: 'H022' }] },
  'cloud@VV07': { omen: 'cloud', component: 'VV07', text: 'A stroke, out there in the reeds, and then a second. Read outcome H020.', effects: [{ do: 'read', outcome: 'H020' }] },
  'star@VV08': { omen: 'star', component: 'VV08', text: 'The broken peaks are notches, and the stars pass them one by one. Read outcome H012.', effects: [{ do: 'read', outcome: 'H012' }] },
  'sun@VV09': { omen: 'sun', component: 'VV09', text: 'A path of yellow flowers, as wide as one person. Gain 1 energy.', effects: [{ do: 'energy' }] },
  'sun@VV10': { omen: 'sun', component: 'VV10', text: 'For an hour a day the sun reaches the bottom. Read outcome H023.', effects: [{ do: 'read', outcome: 'H023' }] },
  'comet@SP01': { omen: 'comet', component: 'SP01', text: 'Today the wind blows into the cave. Read outcome H004.', effects: [{ do: 'read', outcome: 'H004' }] },
  'sun@SP02': { omen: 'sun', component: 'SP02', text: 'The cracks run toward one dark, damp spot. Gain 1 water and 1 clay.', effects: [{ do: 'gain', what: 'water' }, { do: 'gain', what: 'clay' }] },
  'star@SP03': { omen: 'star', component: 'SP03', text: 'White streaks below the edge, and something that shifts its weight. Read outcome H024.', effects: [{ do: 'read', outcome: 'H024' }] },
  'comet@SP04': { omen: 'comet', component: 'SP04', text: 'A long pale curve lies along the ridge. It is not rock. Read outcome H006.', effects: [{ do: 'read', outcome: 'H006' }] },
  'moon@SP05': { omen: 'moon', component: 'SP05', text: 'The eye looks up, and then, for a moment, at you. Gain a minor awareness boost.', effects: [{ do: 'boost', attribute: 'awareness' }] },
  'moon@SP06': { omen: 'moon', component: 'SP06', text: 'By moonlight the rubble has corners. Read outcome H018.', effects: [{ do: 'read', outcome: 'H018' }] },
  'star@SP07': { omen: 'star', component: 'SP07', text: 'Behind the fall it is dry, and somebody has swept. Degrade 1 malady.', effects: [{ do: 'degradeMalady' }] },
  'cloud@SP08': {
    omen: 'cloud',
    component: 'SP08',
    text: 'Cloud fills the cave to the chin, and something in it knocks. Test conviction: 8 or more read outcome H010, otherwise H011.',
    effects: [
      {
        do: 'test',
        of: ['conviction'],
        modifiers: [{ if: { trait: ['intrepid'] }, n: 2 }],
        bands: [
          { min: 8, do: [{ do: 'read', outcome: 'H010' }] },
          { min: 0, do: [{ do: 'read', outcome: 'H011' }] },
        ],
      },
    ],
  },
  'cloud@SP09': { omen: 'cloud', component: 'SP09', text: 'The last tree of all is wearing feathers. Read outcome H005.', effects: [{ do: 'read', outcome: 'H005' }] },
  'sun@SP10': { omen: 'sun', component: 'SP10', text: 'Seen from the top step, the cracks below draw a house on legs. Read outcome H026.', effects: [{ do: 'read', outcome: 'H026' }] },

  'sun@OP01': { omen: 'sun', component: 'OP01', text: 'The doorways all face the same morning. Nobody planned it. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'moon@OP02': {
    omen: 'moon',
    component: 'OP02',
    text: 'A ring of pale stones stood here before the first post was set. Gain a minor awareness boost.',
    effects: [{ do: 'boost', attribute: 'awareness' }],
  },
  'star@OP03': { omen: 'star', component: 'OP03', text: 'The smoke holes make a figure that you know from above. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'cloud@OP04': {
    omen: 'cloud',
    component: 'OP04',
    text: 'The rain runs round the huts in a ditch that nobody dug. Gain 1 water and 1 clay.',
    effects: [
      { do: 'gain', what: 'water' },
      { do: 'gain', what: 'clay' },
    ],
  },
  'comet@OP05': { omen: 'comet', component: 'OP05', text: 'Under the threshold lies a stone that fell. Gain 1 sunstone.', effects: [{ do: 'gain', what: 'sunstone' }] },
} as const satisfies Record<`${string}@${string}`, InvestigationEntry>;
