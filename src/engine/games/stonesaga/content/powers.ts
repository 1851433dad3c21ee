import type { PowerToken } from './schema.ts';

/** Every power is used once per day and turns over; all turn back at dawn (RU-SC-13). */
export const powers = {
  MA01: {
    name: 'Shielding Arm',
    mantle: 'protector',
    text: 'When a character in your hex would suffer a minor malady, flip this: it is not suffered.',
    abilities: [{ is: 'ward', malady: 'any', from: 'minor', to: 'none', per: 'day', whose: 'hex' }],
  },
  MA02: {
    name: 'Keen Trail',
    mantle: 'seeker',
    text: 'In a hunting test or a fight, flip this: reroll one die.',
    abilities: [{ is: 'testReroll', on: ['smallPrey', 'largePrey', 'fight'], per: 'day' }],
  },
  MA03: {
    name: 'Ember-Tale', mantle: 'storyteller', text: 'Flip this: one character in your hex gains a minor boost.',
    abilities: [{ is: 'use', when: 'day', per: 'day', label: 'Tell a tale of embers', do: [{ do: 'champion', then: [{ do: 'boost', attribute: 'choice' }] }] }],
  },
  MA04: { name: 'Light Foot', mantle: 'wanderer', text: 'When you would lose energy through an Arduous Journey, flip this: lose one less.', abilities: [{ is: 'arduousIgnore', per: 'day' }] },
  MA05: {
    name: 'Hearth-Keeper',
    mantle: 'protector',
    text: 'Flip this: place 1 shelter in your hex.',
    abilities: [{ is: 'use', when: 'day', per: 'day', label: 'Raise a shelter', do: [{ do: 'shelter', what: 'place' }] }],
  },
  MA06: { name: 'Steady Hands', mantle: 'protector', text: 'When you aid, flip this: up to 2 maladies are degraded.', abilities: [{ is: 'aidTwice' }] },
  MA07: {
    name: 'Last Stand',
    mantle: 'protector',
    text: 'When you would suffer a major malady, flip this: suffer a minor one of that kind. Always: your first incapacitation in a game leaves you 1 energy.',
    abilities: [{ is: 'ward', malady: 'any', from: 'major', to: 'minor', per: 'day', whose: 'own' }],
    persistent: [{ is: 'lastStand' }],
  },
  MA08: { name: 'River-Chaser', mantle: 'seeker', text: 'When you fish, flip this: reveal a second stock card and use one of the two.', abilities: [{ is: 'fishingSecondStock' }] },
  MA09: {
    name: 'Prey-Stalker',
    mantle: 'seeker',
    text: 'When you hunt, flip this: wildlife one section deeper is in reach.',
    abilities: [{ is: 'reach', prey: ['smallPrey', 'largePrey', 'predator'], section: 'deeper' }],
  },
  MA11: {
    name: 'Old Names',
    mantle: 'storyteller',
    text: 'Flip this: draw a Legend card.',
    abilities: [{ is: 'use', when: 'day', per: 'day', label: 'Call an old name', do: [{ do: 'legend', how: 'draw' }] }],
  },
  MA17: { name: 'Second Wind', mantle: null, text: 'Flip this: gain 1 energy.', abilities: [{ is: 'use', when: 'day', per: 'day', label: 'Find a second wind', do: [{ do: 'energy' }] }] },
  MA18: { name: 'Clever Fingers', mantle: null, text: 'When you process, flip this: one token needs no tool.', abilities: [{ is: 'processWithout', of: 'any', tool: 'any', where: 'anywhere' }] },
  MA20: {
    name: 'Stubborn Heart',
    mantle: null,
    text: 'In a test of yours, flip this: turn one die up by 1.',
    abilities: [{ is: 'testTurn', on: ['journey', 'night', 'smallPrey', 'largePrey', 'fight', 'retreat', 'mining', 'makeFire', 'mystery', 'other'], per: 'day' }],
  },
} as const satisfies Record<string, PowerToken>;

export type PowerId = keyof typeof powers;
export const powerIds = Object.keys(powers) as readonly PowerId[];
/** SC-635 */
export const startingPowers = ['MA01', 'MA02', 'MA03', 'MA04'] as const satisfies readonly PowerId[];
