import type { OutcomeEntry } from './schema.ts';

/** Entries of the Codex that omens lead to. */
export const cardOutcomes = {
  H003: {
    title: 'The Word It Added', text: 'You carry the word home and try it on things. It fits none of them, and all of them seem to listen.',
    effects: [{ do: 'track', track: 'lore', n: 2 }, { do: 'boost', attribute: 'conviction' }],
  },
  H004: {
    title: 'The Hill Breathes In', text: 'The wind goes in, and you go with it. Far inside, hands are blown in soot on the wall, and one is exactly yours.',
    effects: [{ do: 'track', track: 'lore', n: 2 }, { do: 'degradeMalady' }],
  },
  H005: {
    title: 'The Feathered Tree',
    text: 'Every branch has been dressed, by somebody patient. A gap has been left at the height of your hand.',
    effects: [
      {
        do: 'choose',
        prompt: 'One place on the tree is still bare.',
        options: [
          {
            id: 'give',
            label: 'Discard 1 feather to fill it: you become attuned, and add 1 lore',
            cost: { discard: 'feather' },
            do: [
              { do: 'trait', trait: 'attuned' },
              { do: 'track', track: 'lore', n: 1 },
            ],
          },
          { id: 'take', label: 'Take two that have fallen: gain 2 feather', do: [{ do: 'gain', what: 'feather', n: 2 }] },
        ],
      },
    ],
  },
  H006: {
    title: 'Eleven Paces', text: 'Eleven paces of tusk, and the beast is still missing. You go home looking behind you.',
    effects: [{ do: 'track', track: 'lore', n: 2 }, { do: 'when', if: { trait: ['intrepid'] }, then: [{ do: 'boost', attribute: 'might' }] }],
  },
  H007: {
    title: 'Inside the Mist', text: 'In the middle it is quite clear, and small, and furnished with one stone to sit on.',
    effects: [{
      do: 'choose', prompt: 'You have the time, here, for one thing.',
      options: [
        { id: 'sit', label: 'Sit: gain 2 energy', do: [{ do: 'energy', n: 2 }] },
        { id: 'turn', label: 'Turn the stone over: add 2 lore', do: [{ do: 'track', track: 'lore', n: 2 }] },
      ],
    }],
  },
  H008: {
    title: 'The One Below', text: 'Your reflection waits until you have finished, then does something you did not.',
    effects: [{ do: 'track', track: 'lore', n: 1 }, { do: 'trait', trait: 'attuned' }],
  },
  H009: {
    title: 'What the Moths Wrote', text: 'They turn about the fire in loops, over and over. It is a map, if you are a moth.',
    effects: [{ do: 'track', track: 'lore', n: 1 }, { do: 'when', if: { nextTo: 'unexplored' }, then: [{ do: 'reveal' }], else: [{ do: 'track', track: 'lore', n: 1 }] }],
  },
  H010: {
    title: 'A Good Neighbour', text: 'By morning there is a heap of pale caps at the mouth of the dark, wiped clean. You leave something, too.',
    effects: [{ do: 'gain', what: 'mushroom', n: 2 }, { do: 'discard', what: 'resource', optional: true, then: [{ do: 'track', track: 'lore', n: 2 }] }],
  },
  H011: {
    title: 'It Came Up to See', text: 'It was only curious. It is also very large, and it leaves by the way you were standing in.',
    effects: [{ do: 'suffer', malady: 'injury' }, { do: 'trait', trait: 'scarred' }, { do: 'track', track: 'lore', n: 1 }],
  },
  H012: {
    title: 'The Sky Is Counting', text: 'Once you have seen that it counts, you cannot stop hearing it.',
    effects: [{
      do: 'choose', prompt: 'The numbers go round and come back.',
      options: [
        { id: 'count', label: 'Give 3 lore and count along: learn Sky Calendar', if: { not: { known: 'KN10' } }, cost: { lore: 3 }, do: [{ do: 'knowledge', id: 'KN10' }] },
        { id: 'watch', label: 'Watch: add 2 lore', do: [{ do: 'track', track: 'lore', n: 2 }] },
      ],
    }],
  },
  H013: {
    title: 'Where the Deer Cross', text: 'Three mornings you lie in the reeds. On the third you see that they never wet their knees.',
    effects: [{
      do: 'choose', prompt: 'There is a way through the water.',
      options: [
        { id: 'learn', label: 'Give 3 lore and mark it for everybody: learn Fords', if: { not: { known: 'KN16' } }, cost: { lore: 3 }, do: [{ do: 'knowledge', id: 'KN16' }] },
        { id: 'drink', label: 'Drink where they drink: gain 1 water', do: [{ do: 'gain', what: 'water' }] },
      ],
    }],
  },
  H014: {
    title: 'Past the Last Hill', text: 'Behind the last hill stands another last hill. You begin to see how it is done.',
    effects: [{
      do: 'choose', prompt: 'Your eyes have learned something.',
      options: [
        { id: 'learn', label: 'Give 3 lore and teach it: learn Far Sight', if: { not: { known: 'KN20' } }, cost: { lore: 3 }, do: [{ do: 'knowledge', id: 'KN20' }] },
        { id: 'look', label: 'Look once more: gain a minor awareness boost', do: [{ do: 'boost', attribute: 'awareness' }] },
      ],
    }],
  },
  H015: {
    title: 'The Fish That Forgot to Rot', text: 'It hung behind the others since spring. Somebody bites it for a bet, and asks for more.',
    effects: [{
      do: 'choose', prompt: 'Smoke, salt, and time.',
      options: [
        { id: 'learn', label: 'Give 3 lore and write down the steps: learn Smoke and Salt', if: { not: { known: 'KN11' } }, cost: { lore: 3 }, do: [{ do: 'knowledge', id: 'KN11' }] },
        { id: 'eat', label: 'Finish it: gain 1 energy', do: [{ do: 'energy' }] },
      ],
    }],
  },
  H016: {
    title: 'The Crooked Shin', text: 'By moonlight the bone shows where it wants to go. It is not where you have been pushing it.',
    effects: [{
      do: 'choose', prompt: 'The patient would like you to decide.',
      options: [
        { id: 'learn', label: 'Give 3 lore and try what you saw: learn Bonesetting', if: { not: { known: 'KN12' } }, cost: { lore: 3 }, do: [{ do: 'knowledge', id: 'KN12' }] },
        { id: 'splint', label: 'Splint it as always: one character here degrades 1 malady', do: [{ do: 'champion', then: [{ do: 'degradeMalady' }] }] },
      ],
    }],
  },
  H017: {
    title: 'A Tune Under the Mound',
    text: 'You put your ear to the turf. It is the one about the long river, and they have added a verse.',
    effects: [
      {
        do: 'choose',
        prompt: 'The new verse is not difficult.',
        options: [
          { id: 'learn', label: 'Give 3 lore and learn it by heart: learn Grave Songs', if: { not: { known: 'KN13' } }, cost: { lore: 3 }, do: [{ do: 'knowledge', id: 'KN13' }] },
          { id: 'hum', label: 'Hum along: gain a minor conviction boost', do: [{ do: 'boost', attribute: 'conviction' }] },
          {
            id: 'own',
            label: 'It is about the end of an age, and you were there: gain a major conviction boost',
            if: { mark: 'Conclusion', on: 'card' },
            do: [{ do: 'boost', attribute: 'conviction', severity: 'major' }],
          },
          { id: 'verse', label: 'Give 1 lore and add a verse of your own: one legend is marked with Silence', cost: { lore: 1 }, do: [{ do: 'illustrate', marks: ['Silence'], on: 'legend' }] },
        ],
      },
    ],
  },
  H018: {
    title: 'Steps With No House', text: 'Somebody carried these stones up, lived on them, and took everything but the stones.',
    effects: [{
      do: 'choose', prompt: 'There may be more under the rubble.',
      options: [
        { id: 'learn', label: 'Give 3 lore and learn how they built: learn What Was Left', if: { not: { known: 'KN07' } }, cost: { lore: 3 }, do: [{ do: 'knowledge', id: 'KN07' }] },
        { id: 'dig', label: 'Dig where you stand: gain 1 riverstone or bone', do: [{ do: 'gainOne', of: ['riverstone', 'bone'] }] },
      ],
    }],
  },
  H019: {
    title: 'They Sing It Back', text: 'You leave off in the middle, out of breath, and the whole circle carries the line to its end.',
    effects: [{ do: 'trait', trait: 'beloved' }, { do: 'when', if: { track: 'unrest', atLeast: 6 }, then: [{ do: 'track', track: 'unrest', n: -1 }] }],
  },
  H020: {
    title: 'The Drowned Bell',
    text: 'Far out in the reeds something hollow is struck, once for each of you, and then once more.',
    effects: [
      {
        do: 'test',
        of: ['awareness'],
        bands: [
          {
            min: 9,
            do: [
              { do: 'gain', what: 'shell' },
              { do: 'track', track: 'lore', n: 1 },
            ],
          },
          { min: 5, do: [{ do: 'track', track: 'lore', n: 1 }] },
          { min: 0, do: [{ do: 'trait', trait: 'haunted' }] },
        ],
      },
    ],
  },
  H021: {
    title: 'Hands on the Wall', text: 'Children\'s hands, low down, in a row. The last one is still wet.',
    effects: [{ do: 'track', track: 'lore', n: 1 }, { do: 'when', if: { holds: 'deadCoral' }, then: [{ do: 'track', track: 'lore', n: 1 }], else: [{ do: 'boost', attribute: 'choice' }] }],
  },
  H022: {
    title: 'Antlers in the Gravel', text: 'A crown of them, locked together. They could not let go, and then the ice came.',
    effects: [{ do: 'gainOne', of: ['bone', 'teeth'] }, { do: 'when', if: { tool: 'strike' }, then: [{ do: 'gain', what: 'bone' }] }],
  },
  H023: {
    title: 'The Lizard Moves Over', text: 'It has the one warm stone in the cleft, and looks you up and down. Then it moves over.',
    effects: [{ do: 'energy' }, { do: 'when', if: { not: { is: 'alone' } }, then: [{ do: 'champion', then: [{ do: 'boost', attribute: 'choice' }] }] }],
  },
  H024: {
    title: 'The Nest Ledge',
    text: "A ledge below the edge, and on it a year's worth of feathers. And the bird.",
    effects: [
      {
        do: 'choose',
        prompt: 'It has not seen you yet.',
        options: [
          {
            id: 'reach',
            label: 'Reach down: test dexterity',
            do: [
              {
                do: 'test',
                of: ['dexterity'],
                modifiers: [{ if: { holds: 'cord' }, n: 2 }],
                bands: [
                  { min: 8, do: [{ do: 'gain', what: 'feather', n: 2 }] },
                  { min: 0, do: [{ do: 'suffer', malady: 'injury' }] },
                ],
              },
            ],
          },
          { id: 'watch', label: 'Watch it come and go: add 1 lore', do: [{ do: 'track', track: 'lore', n: 1 }] },
        ],
      },
    ],
  },
  H025: {
    title: 'The Weaver\'s Mistake', text: 'One thread went over where it should go under. It is the best piece anybody has made.',
    effects: [{ do: 'gain', what: 'cord' }, { do: 'boost', attribute: 'dexterity' }],
  },
  H026: {
    title: 'A Plan in the Dust', text: 'The cracks run straight for once: posts, a floor, a roof on legs. Mice could not reach it.',
    effects: [{ do: 'discard', what: 'grain', optional: true, then: [{ do: 'design', structure: 'granary' }], orElse: [{ do: 'track', track: 'lore', n: 1 }] }],
  },
  H027: {
    title: 'Warm Ground', text: 'You lie down in the ring. Whatever lay here was larger than you, and dreamed of running.',
    effects: [{ do: 'energy' }, { do: 'trait', trait: 'haunted' }],
  },
  H028: {
    title: 'The Beam That Splits the House', text: 'It runs down the middle, and two families have each decided that the other side is draughty.',
    effects: [{
      do: 'groupChoose', prompt: 'Everybody is indoors, and everybody is talking.',
      options: [
        { id: 'feast', label: 'Give 2 lore and tell them whose grandfather cut it: subtract 2 unrest', cost: { lore: 2 }, do: [{ do: 'track', track: 'unrest', n: -2 }] },
        { id: 'mend', label: 'Spend 1 energy and stop the draught: subtract 1 unrest', cost: { energy: 1 }, do: [{ do: 'track', track: 'unrest', n: -1 }] },
        { id: 'leave', label: 'Go for a walk', do: [] },
      ],
    }],
  },
} as const satisfies Record<string, OutcomeEntry>;
