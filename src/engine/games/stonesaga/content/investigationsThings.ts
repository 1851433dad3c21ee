import type { InvestigationEntry } from './schema.ts';

/** Omens on items and structures: what your own hands have made, seen again. */
export const thingOmens = {
  'cloud@IT03': { omen: 'cloud', component: 'IT03', text: 'The dart turns in your hand and points at rain. Gain 1 water.', effects: [{ do: 'gain', what: 'water' }] },
  'star@IT05': {
    omen: 'star',
    component: 'IT05',
    text: 'The spear has a notch for everything it brought home. You count them. Gain a minor might boost.',
    effects: [{ do: 'boost', attribute: 'might' }],
  },
  'comet@IT09': { omen: 'comet', component: 'IT09', text: 'The scraper leaves a bright line, and the line leaves a smell. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'star@IT13': { omen: 'star', component: 'IT13', text: 'You strike once, without thinking, and a face looks out. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'sun@IT17': {
    omen: 'sun',
    component: 'IT17',
    text: 'The bright spot will not leave the dry grass alone. Place a fire token here, or move the lens: add 1 lore.',
    effects: [
      {
        do: 'choose',
        prompt: 'The grass has begun to smoke.',
        options: [
          { id: 'let-burn', label: 'Let it: place a fire token here', do: [{ do: 'fire', what: 'place' }] },
          { id: 'move', label: 'Move the lens: add 1 lore', do: [{ do: 'track', track: 'lore', n: 1 }] },
        ],
      },
    ],
  },
  'sun@IT18': { omen: 'sun', component: 'IT18', text: 'The amulet is warmer than you are. Degrade 1 disease.', effects: [{ do: 'degradeMalady', of: 'disease' }] },
  'moon@IT21': { omen: 'moon', component: 'IT21', text: 'You stop playing, and the tune goes on. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'moon@IT28': { omen: 'moon', component: 'IT28', text: 'Whose hide it was, it still dreams. Gain a minor dexterity boost.', effects: [{ do: 'boost', attribute: 'dexterity' }] },
  'cloud@IT31': {
    omen: 'cloud',
    component: 'IT31',
    text: 'You beat the drum, and far off the thunder gets it right. With unrest at 6 or more subtract 1 unrest.',
    effects: [{ do: 'when', if: { track: 'unrest', atLeast: 6 }, then: [{ do: 'track', track: 'unrest', n: -1 }] }],
  },
  'cloud@IT33': { omen: 'cloud', component: 'IT33', text: 'For three steps you weigh nothing. Gain 1 energy.', effects: [{ do: 'energy' }] },
  'comet@IT39': {
    omen: 'comet',
    component: 'IT39',
    text: 'The teeth click, softly, all in the same direction. A mystery token falls in a random adjacent hex.',
    effects: [{ do: 'mystery', where: 'adjacent' }],
  },
  'star@IT41': {
    omen: 'star',
    component: 'IT41',
    text: 'Hold it to your ear: a sea, and somebody calling across it. Draw a Legend card for 2 lore, or add 1 lore.',
    effects: [
      {
        do: 'choose',
        prompt: 'The voice is very far out.',
        options: [
          { id: 'call', label: 'Give 2 lore and call back: draw a Legend card', cost: { lore: 2 }, do: [{ do: 'legend', how: 'draw' }] },
          { id: 'listen', label: 'Listen: add 1 lore', do: [{ do: 'track', track: 'lore', n: 1 }] },
        ],
      },
    ],
  },
  'comet@IT43': { omen: 'comet', component: 'IT43', text: 'The string hums before anything is there to shoot at. Gain a minor awareness boost.', effects: [{ do: 'boost', attribute: 'awareness' }] },
  'moon@IT49': { omen: 'moon', component: 'IT49', text: 'The feathers stand up. You had better, too. Gain a minor conviction boost.', effects: [{ do: 'boost', attribute: 'conviction' }] },
  'sun@IT53': { omen: 'sun', component: 'IT53', text: 'The pendant throws a bright spot that does not move with you. Gain 1 energy.', effects: [{ do: 'energy' }] },

  'moon@undergroundStorage': { omen: 'moon', component: 'undergroundStorage', text: 'Somebody has been tidying down there. Gain 1 mushroom.', effects: [{ do: 'gain', what: 'mushroom' }] },
  'sun@hearth': { omen: 'sun', component: 'hearth', text: 'Moths, at noon, about the embers. Read outcome H009.', effects: [{ do: 'read', outcome: 'H009' }] },
  'cloud@longhouse': { omen: 'cloud', component: 'longhouse', text: 'It rains, and everybody is inside at once. Read outcome H028.', effects: [{ do: 'read', outcome: 'H028' }] },
  'cloud@cistern': { omen: 'cloud', component: 'cistern', text: 'The water is a hand higher than the rain explains. Gain 2 water.', effects: [{ do: 'gain', what: 'water', n: 2 }] },
  'moon@fishWeir': { omen: 'moon', component: 'fishWeir', text: 'They swim in of their own accord and wait in rows. Gain 1 fish.', effects: [{ do: 'gain', what: 'fish' }] },
  'comet@kiln': {
    omen: 'comet',
    component: 'kiln',
    text: 'The pot that cracked shows a better pot inside. Gain 1 fired clay for 1 clay, or add 1 lore.',
    effects: [{ do: 'discard', what: 'clay', optional: true, then: [{ do: 'gain', what: 'firedClay' }], orElse: [{ do: 'track', track: 'lore', n: 1 }] }],
  },
  'star@toolBench': {
    omen: 'star',
    component: 'toolBench',
    text: "The scratches on the bench are an older hand's plan. Gain a minor dexterity boost.",
    effects: [{ do: 'boost', attribute: 'dexterity' }],
  },
  'star@watchtower': { omen: 'star', component: 'watchtower', text: 'You forget to look down for a whole night. Read outcome H014.', effects: [{ do: 'read', outcome: 'H014' }] },
  'sun@songCircle': { omen: 'sun', component: 'songCircle', text: 'They are already sitting there when you come. Read outcome H019.', effects: [{ do: 'read', outcome: 'H019' }] },
  'comet@palisade': { omen: 'comet', component: 'palisade', text: 'One stake has put out leaves. Gain 1 wood.', effects: [{ do: 'gain', what: 'wood' }] },
  'moon@healersTent': { omen: 'moon', component: 'healersTent', text: 'A leg that would not mend lies in the moonlight. Read outcome H016.', effects: [{ do: 'read', outcome: 'H016' }] },
  'star@shrine': { omen: 'star', component: 'shrine', text: 'The food is gone, and the bowl has been washed. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'moon@loom': { omen: 'moon', component: 'loom', text: 'There is a fault in the cloth, and everybody stops to look. Read outcome H025.', effects: [{ do: 'read', outcome: 'H025' }] },
  'sun@smokehouse': { omen: 'sun', component: 'smokehouse', text: 'Something has been hanging behind the others for a long time. Read outcome H015.', effects: [{ do: 'read', outcome: 'H015' }] },
  'comet@signalFire': { omen: 'comet', component: 'signalFire', text: 'Far off, a fire answers that nobody lit. Reveal an adjacent hex.', effects: [{ do: 'reveal' }] },
  'star@burialMound': { omen: 'star', component: 'burialMound', text: 'The turf is warm, and it hums. Read outcome H017.', effects: [{ do: 'read', outcome: 'H017' }] },
} as const satisfies Record<`${string}@${string}`, InvestigationEntry>;
