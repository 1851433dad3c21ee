import type { EventCard } from './schema.ts';

/** The ten Event cards of Endless Mode. EM10 lies under the other nine. */
export const events = {
  EM01: {
    title: 'Swollen Rivers', interval: 'season', omens: ['cloud'], threshold: 4,
    front: 'Remove all fire tokens. Gather water gives 1 more water. An Arduous Journey obstructed by a river costs 1 more energy.',
    start: [{ do: 'fire', what: 'removeAll' }],
    active: [{ is: 'gatherWater', n: 1 }, { is: 'arduousMore', feature: 'river', n: 1 }],
    back: 'Discard 2 water for each character to add 1 population; otherwise add 1 unrest.',
    complete: [{ do: 'tribute', what: 'water', each: 2, most: 1, perCharacter: true, track: 'population', n: 1, orElse: { track: 'unrest', n: 1 } }],
  },
  EM02: {
    title: 'Herds on the Move', interval: 'season', omens: ['sun'], threshold: 4,
    front: 'Place 1 mystery token in each of 2 random explored hexes with forest or prairie. Hunting tests get +1.',
    start: [{ do: 'mystery', where: 'randomExplored', features: ['forest', 'prairie'], n: 2 }],
    active: [{ is: 'testBonus', on: ['smallPrey', 'largePrey', 'fight'], n: 1 }],
    back: 'Discard food: every 3 subtract 1 unrest, at most 3. If none was discarded, add 1 unrest.',
    complete: [{ do: 'tribute', what: 'food', each: 3, most: 3, track: 'unrest', n: -1, orElse: { track: 'unrest', n: 1 } }],
  },
  EM03: {
    title: 'Falling Embers', interval: 'season', omens: ['comet', 'star'], threshold: 4,
    front: 'Place 1 mystery token in each of 3 random hexes. A mystery that does not match gives 2 lore instead of 1.',
    start: [{ do: 'mystery', where: 'anyFree', n: 3 }],
    active: [{ is: 'mysteryLore', n: 1 }],
    back: 'Remove all mystery tokens. If none was confronted add 2 unrest; otherwise each character gains a minor boost.',
    complete: [
      { do: 'removeMystery', where: 'everywhere' },
      { do: 'when', if: { is: 'mysteryConfronted' }, then: [{ do: 'each', who: 'all', then: [{ do: 'boost', attribute: 'choice' }] }], else: [{ do: 'track', track: 'unrest', n: 2 }] },
    ],
  },
  EM04: {
    title: 'The Coughing Moon', interval: 'season', omens: ['moon'], threshold: 4,
    front: 'Each character suffers 1 minor disease. Being sated degrades a disease only if you are also comforted.',
    start: [{ do: 'each', who: 'all', then: [{ do: 'suffer', malady: 'disease' }] }],
    active: [{ is: 'satedNeedsComfort' }],
    back: 'If any character has a major disease, subtract 1 population. Add 1 lore for each character without a disease.',
    complete: [
      { do: 'when', if: { anyone: { malady: 'majorDisease' } }, then: [{ do: 'track', track: 'population', n: -1 }] },
      { do: 'each', who: 'all', then: [{ do: 'when', if: { not: { malady: 'disease' } }, then: [{ do: 'track', track: 'lore', n: 1 }] }] },
    ],
  },
  EM05: {
    title: 'Children of the Hearth', interval: 'generation', omens: ['sun', 'star'], threshold: 5,
    front: 'Add 1 population. Build structure costs 1 less energy, but at least 1.',
    start: [{ do: 'track', track: 'population', n: 1 }],
    active: [{ is: 'buildCheaper', n: 1 }],
    back: 'With 2 or more active outposts add 2 population, with 1 add 1, with none add 2 unrest.',
    complete: [{
      do: 'when', if: { outposts: 2 }, then: [{ do: 'track', track: 'population', n: 2 }],
      else: [{ do: 'when', if: { outposts: 1 }, then: [{ do: 'track', track: 'population', n: 1 }], else: [{ do: 'track', track: 'unrest', n: 2 }] }],
    }],
  },
  EM06: {
    title: 'Strangers at the Ridge', interval: 'generation', omens: ['cloud', 'comet'], threshold: 5,
    front: 'Welcome them (add 2 population and 1 unrest; exchange costs no energy) or turn them away (subtract 1 unrest; night Hazard tests get -1).',
    start: [
      {
        do: 'groupChoose',
        prompt: 'Strangers stand at the ridge and wait.',
        options: [
          {
            id: 'welcome',
            label: 'Welcome them: add 2 population and 1 unrest',
            do: [
              { do: 'track', track: 'population', n: 2 },
              { do: 'track', track: 'unrest', n: 1 },
              { do: 'remember', choice: 'welcome' },
            ],
          },
          {
            id: 'turn-away',
            label: 'Turn them away: subtract 1 unrest',
            do: [
              { do: 'track', track: 'unrest', n: -1 },
              { do: 'remember', choice: 'turnAway' },
            ],
          },
        ],
      },
    ],
    active: [
      { is: 'freeExchange', after: 'welcome' },
      { is: 'hazardPenalty', n: 1, after: 'turnAway' },
    ],
    back: 'Welcomed: with 3 structures in all subtract 2 unrest, otherwise add 2. Turned away: subtract 1 population, and one character chooses a Legend card.',
    complete: [{
      do: 'when', if: { is: 'welcomed' },
      then: [{ do: 'when', if: { structures: 3 }, then: [{ do: 'track', track: 'unrest', n: -2 }], else: [{ do: 'track', track: 'unrest', n: 2 }] }],
      else: [{ do: 'track', track: 'population', n: -1 }, { do: 'someone', then: [{ do: 'legend', how: 'choose' }] }],
    }],
  },
  EM07: {
    // The behemoths come with a later release; until then nobody stirs, and the card gives what it gives without one.
    title: 'The Restless Giant', interval: 'season', omens: ['moon', 'comet'], threshold: 5,
    front: 'The ground shakes, far away. No giant stirs in this valley: add 2 lore.',
    start: [{ do: 'track', track: 'lore', n: 2 }],
    active: [],
    back: 'The shaking stops. Nothing else happens.',
    complete: [],
  },
  EM08: {
    title: 'Retreat of the Ice', interval: 'generation', omens: ['sun'], threshold: 5,
    front: 'Remove the glacier cap. Expand the valley, or at the tray limit add 2 lore. Moving into an unexplored hex never costs energy.',
    start: [{ do: 'removeGlacier' }, { do: 'when', if: { is: 'trayLimitReached' }, then: [{ do: 'track', track: 'lore', n: 2 }], else: [{ do: 'expand' }] }],
    active: [{ is: 'unexploredFree' }],
    back: 'Add 1 lore for each explored hex of the newest tray. If all three are explored, gain a Knowledge card of your choice.',
    complete: [{ do: 'loreForNewTray' }, { do: 'when', if: { is: 'newTrayExplored' }, then: [{ do: 'knowledge', id: 'choice' }] }],
  },
  EM09: {
    title: 'The Quiet Hunger', interval: 'generation', omens: ['moon', 'cloud'], threshold: 5,
    front: 'Deplete each explored hex with forest or prairie. A forage action harvests at most 2 objects.',
    start: [{ do: 'deplete', features: ['forest', 'prairie'] }],
    active: [{ is: 'harvestLimit', n: 2 }],
    back: 'Each character spends 1 food or suffers 1 minor injury. If two or more, or the only one, did not pay, subtract 1 population; otherwise subtract 1 unrest.',
    complete: [
      { do: 'levy', what: 'food', orElse: [{ do: 'suffer', malady: 'injury' }], limit: 2, many: [{ do: 'track', track: 'population', n: -1 }], few: [{ do: 'track', track: 'unrest', n: -1 }] },
    ],
  },
  EM10: {
    title: 'Turning of the Age', interval: 'epoch', omens: ['star', 'sun'], threshold: 6,
    front: 'Raise the tray limit by 2, to at most 8. Turn outposts above the maximum into ruins. Once per day lore gained is 1 higher.',
    start: [{ do: 'trayLimit', n: 2 }, { do: 'ruinAboveLimit' }],
    active: [{ is: 'moreLore', n: 1 }],
    back: 'Illustrate a saga with Conclusion. Halve unrest. Add 1 mantle power to the culture. The nine other events begin anew.',
    complete: [{ do: 'illustrate', marks: ['Conclusion'] }, { do: 'halveTrack', track: 'unrest', round: 'down' }, { do: 'power' }],
  },
} as const satisfies Record<string, EventCard>;

export type EventId = keyof typeof events;
export const eventIds = Object.keys(events) as readonly EventId[];
/** SC-632 Always at the bottom. */
export const lastEvent: EventId = 'EM10';
