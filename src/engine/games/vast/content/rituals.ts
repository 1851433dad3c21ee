import type { RitualCard } from './schema.ts';

/** The power tracks of the Manor from top to bottom, and what 0 to 3 filled spaces give. */
export const tracks = {
  reveal: { title: 'Reveal Tiles', values: [0, 1, 2, 3] },
  shift: { title: 'Shift 1 Tile', values: [0, 2, 4, 6] },
  swap: { title: 'Swap 2 Tiles', values: [0, 1, 2, 3] },
  walls: { title: 'Place Walls', values: [0, 1, 2, 3] },
  wraith: { title: 'Move Wraith', values: [0, 3, 5, 7] },
  draw: { title: 'Place Treasures, then Draw Rituals', values: [0, 1, 2, 3] },
} as const;
export type TrackId = keyof typeof tracks;
export const trackIds = Object.keys(tracks) as readonly TrackId[];
export const trackSpaces = 3;

/** Treasures to place by the filled spaces of the draw track; the cards drawn are the track's own values. */
export const treasuresByDraw: readonly number[] = [1, 1, 2, 2];

/** House cards: steps from the Wraith before turning, and the step whose tile receives the poltergeist. */
export const rituals = {
  threshold: { name: 'Threshold Rite', brief: 'Portent: shift a tile', seals: 1, portent: 'shift', steps: ['E', 'N', 'N'], poltergeist: 1 },
  openEye: { name: 'Rite of the Open Eye', brief: 'Portent: reveal tiles', seals: 1, portent: 'reveal', steps: ['N', 'N', 'N'], poltergeist: 1 },
  mirror: { name: 'Rite of the Mirror', brief: 'Portent: swap tiles', seals: 1, portent: 'swap', steps: ['N', 'E', 'E'], poltergeist: 1 },
  mortar: { name: 'Rite of Mortar', brief: 'Portent: place walls', seals: 1, portent: 'walls', steps: ['N', 'N', 'E'], poltergeist: 2 },
  footfall: { name: 'Rite of Footfalls', brief: 'Portent: move the Wraith', seals: 1, portent: 'wraith', steps: ['N', 'N', 'W'], poltergeist: 2 },
  ledger: { name: 'Rite of the Ledger', brief: 'Portent: treasures and rituals', seals: 1, portent: 'draw', steps: ['N', 'E', 'N'], poltergeist: 1 },
  descent: { name: 'Slow Descent', brief: 'Down, then left', seals: 2, portent: null, steps: ['S', 'S', 'W', 'W'], poltergeist: 2 },
  crook: { name: "The Shepherd's Crook", brief: 'Up, then left', seals: 2, portent: null, steps: ['N', 'N', 'W'], poltergeist: 1 },
  stair: { name: 'The Broken Stair', brief: 'Up, aside and up', seals: 2, portent: null, steps: ['N', 'E', 'N'], poltergeist: 2 },
  spire: { name: 'The Spire', brief: 'Four straight ahead', seals: 2, portent: null, steps: ['N', 'N', 'N', 'N'], poltergeist: 3 },
  greatTurn: { name: 'The Great Turn', brief: 'Two ahead, two right', seals: 3, portent: null, steps: ['N', 'N', 'E', 'E'], poltergeist: 3 },
  ladder: { name: 'The Long Ladder', brief: 'A ladder of two rungs', seals: 3, portent: null, steps: ['N', 'E', 'N', 'E'], poltergeist: 3 },
  horseshoe: { name: 'The Horseshoe', brief: 'There and back again', seals: 3, portent: null, steps: ['N', 'N', 'E', 'E', 'S', 'S'], poltergeist: 3 },
} as const satisfies Record<string, RitualCard>;

export type RitualId = keyof typeof rituals;
export const ritualIds = Object.keys(rituals) as readonly RitualId[];
