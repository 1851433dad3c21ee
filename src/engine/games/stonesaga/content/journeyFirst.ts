import type { JourneyCard } from './schema.ts';

/** N9. JA01 to JA06: the whole Journey deck of a first game. */
export const firstJourneys = {
  JA01: {
    title: 'Storm-Felled Giant', text: 'A tree older than any song lies across the path, and its crown has come down to your height.', keywords: ['Bounty'], needs: { feature: ['forest'] },
    effects: [{
      do: 'choose', prompt: 'The fallen crown is within reach.',
      options: [
        { id: 'wood', label: 'Gain 1 wood', do: [{ do: 'gain', what: 'wood' }] },
        { id: 'nuts', label: 'Gain nuts', do: [{ do: 'gain', what: 'nuts' }] },
        { id: 'cut', label: 'Cut into it: gain 1 wood and 1 fiber', if: { tool: 'cut' }, do: [{ do: 'gain', what: 'wood' }, { do: 'gain', what: 'fiber' }] },
      ],
    }],
  },
  JA02: {
    title: 'Root Footbridge',
    text: "Roots span the water, slick with last night's rain, and something silver turns below.",
    keywords: ['Hazard'],
    needs: { feature: ['river', 'lake', 'wetland'] },
    omen: 'cloud',
    effects: [
      {
        do: 'test',
        of: ['dexterity'],
        kind: 'journey',
        modifiers: [{ if: { trait: ['intrepid'] }, n: 2 }],
        bands: [
          {
            min: 10,
            do: [
              { do: 'gain', what: 'fish' },
              { do: 'boost', attribute: 'dexterity' },
            ],
          },
          { min: 6, do: [] },
          { min: 0, do: [{ do: 'loseEnergy' }, { do: 'discard', what: 'foodOrWater' }] },
        ],
      },
    ],
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
  JA04: {
    title: 'Sun-Split Stones',
    text: 'Frost and heat have done your work here: the ground is full of sharp halves.',
    keywords: ['Bounty'],
    needs: { feature: ['moraine', 'mountain', 'chasm', 'driedFlats', 'cave'] },
    omen: 'sun',
    effects: [
      {
        do: 'choose',
        prompt: 'Sharp halves lie all about.',
        options: [
          { id: 'sunstone', label: 'Gain 1 sunstone', do: [{ do: 'gain', what: 'sunstone' }] },
          { id: 'riverstone', label: 'Gain 1 riverstone', do: [{ do: 'gain', what: 'riverstone' }] },
          {
            id: 'climb',
            label: 'Climb for the best piece: test might',
            do: [
              {
                do: 'test',
                of: ['might'],
                kind: 'journey',
                modifiers: [{ if: { trait: ['indomitable'] }, n: 2 }],
                bands: [
                  { min: 9, do: [{ do: 'gain', what: 'flakedRiverstone' }] },
                  { min: 5, do: [{ do: 'gain', what: 'riverstone' }] },
                  { min: 0, do: [{ do: 'suffer', malady: 'injury' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  JA05: {
    title: 'Something Was Here', text: 'The grass is pressed flat in a ring, and it is still warm.', keywords: ['Wildlife'], needs: { feature: ['prairie', 'wetland', 'forest'] }, omen: 'moon',
    effects: [{
      do: 'test', of: ['awareness'], kind: 'journey', modifiers: [{ if: { trait: ['cunning'] }, n: 2 }],
      bands: [
        { min: 10, do: [{ do: 'gain', what: 'game' }, { do: 'gain', what: 'bone' }] },
        { min: 6, do: [{ do: 'gainOne', of: ['feather', 'bone', 'fiber'] }] },
        { min: 0, do: [{ do: 'flee' }] },
      ],
    }],
  },
  JA06: {
    title: 'A Song on the Wind', text: 'Somebody sings where nobody lives, and you know the words.', keywords: ['Wonder'],
    effects: [{
      do: 'choose', prompt: 'You know the words.',
      options: [
        { id: 'sing', label: 'Sing along: gain a minor conviction boost', do: [{ do: 'boost', attribute: 'conviction' }] },
        { id: 'listen', label: 'Sit and listen: gain 1 energy', if: { not: { energy: 4 } }, do: [{ do: 'energy' }] },
        { id: 'remember', label: 'Remember it for the others: discard 1 food or water, add 1 lore', cost: { discard: 'foodOrWater' }, do: [{ do: 'track', track: 'lore', n: 1 }] },
      ],
    }],
  },
} as const satisfies Record<string, JourneyCard>;
