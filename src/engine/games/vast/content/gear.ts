import type { GearCard } from './schema.ts';

/** House cards of the Skeletons, three for each. `cost` is the Stability added to every use. */
export const gear = {
  bombBag: {
    name: 'Bomb Bag',
    brief: 'Breach a wall up to 2 spaces away',
    for: 'casty',
    cost: 1,
    text: 'Casty may BREACH!! a wall of any tile up to 2 spaces away, wherever he stands, unless it faces the grounds.',
  },
  chatteringJaw: { name: 'Chattering Jaw', brief: 'Put skulls 1 or 2 spaces away', for: 'casty', cost: 0, text: 'Casty may put cackling skulls on any space 1 or 2 spaces away.' },
  graveCandle: { name: 'Grave Candle', brief: 'Take one skulls token back', for: 'casty', cost: 0, text: 'Once per activation of Casty, take one cackling skulls token back from anywhere.' },
  pauldrons: { name: 'Pauldrons', brief: '+1 Defense always', for: 'screamy', cost: 0, text: '+1 Defense at all times.' },
  warHorn: { name: 'War Horn', brief: 'Heard up to 4 spaces away', for: 'screamy', cost: 0, text: 'Screamy is heard by Skeletons within 4 spaces.' },
  graveSpade: {
    name: 'Grave Spade',
    brief: 'Dig a pit where Screamy stands',
    for: 'screamy',
    cost: 2,
    text: 'DIG!!: put a pit marker on the tile of Screamy, if no enemy figure, pit marker or Lit Pit is there.',
  },
  longBow: { name: 'Long Bow', brief: 'Shoot exactly 3 spaces away', for: 'shooty', cost: 1, text: 'A ranged strike may aim exactly 3 spaces away instead of 2.' },
  boneQuiver: { name: 'Bone Quiver', brief: 'A ranged hit gives 1 Stability', for: 'shooty', cost: 0, text: 'After a ranged strike that hits, gain 1 Stability.' },
  trenchShovel: {
    name: 'Trench Shovel',
    brief: 'Dig a pit where Shooty stands',
    for: 'shooty',
    cost: 2,
    text: 'DIG!!: put a pit marker on the tile of Shooty, if no enemy figure, pit marker or Lit Pit is there.',
  },
  greatAxe: { name: 'Great Axe', brief: '+1 Strength for one strike', for: 'slashy', cost: 1, text: '+1 Strength for one STRIKE!!, announced before the attack.' },
  shield: { name: 'Shield', brief: '+1 Defense always', for: 'slashy', cost: 0, text: '+1 Defense at all times.' },
  grappleChain: {
    name: 'Grapple Chain',
    brief: 'Cross one wall while moving',
    for: 'slashy',
    cost: 1,
    text: 'Once per activation, Slashy may cross one wall while moving, unless it faces the grounds.',
  },
  kukri: { name: 'Kukri', brief: 'A hit takes 1 Fury and 1 Light', for: 'stabby', cost: 1, text: 'When Stabby hits the Paladin, he loses 1 Fury and 1 Light.' },
  poison: { name: 'Poison', brief: 'A hit holds a hero cube for a round', for: 'stabby', cost: 1, text: 'When Stabby hits the Paladin, one hero cube of his choice lies on this card for a round.' },
  burrowClaw: {
    name: 'Burrow Claw',
    brief: 'Dig a pit where Stabby stands',
    for: 'stabby',
    cost: 2,
    text: 'DIG!!: put a pit marker on the tile of Stabby, if no enemy figure, pit marker or Lit Pit is there.',
  },
} as const satisfies Record<string, GearCard>;

export type GearId = keyof typeof gear;
export const gearIds = Object.keys(gear) as readonly GearId[];
