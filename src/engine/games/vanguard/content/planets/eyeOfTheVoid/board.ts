import type { Planet, Poi } from '../../types.ts';

export const planet: Planet = {
  id: 'eye-of-the-void',
  name: 'Eye of the Void',
  landingCard: 'LC-01',
  briefingLog: 2,
  landingLog: 3,
  liftoffLog: 15,
  evacLog: 18,
  firstLog: 1,
  noLander: { supplies: 3, startSectors: [1, 2] },
  discoveryCap: 4,
  sectors: [
    { n: 1, name: 'Tether Foot', biomes: ['ROCK'], icons: ['LANDER'], actions: [] },
    { n: 2, name: 'Gravel Apron', biomes: ['ROCK'], icons: ['LANDER'], actions: [], startPoi: 'P03' },
    { n: 3, name: 'Picket Door', biomes: ['ROCK', 'RUIN'], icons: ['IMPORTANT'], log: 4, actions: [], startPoi: 'P01' },
    { n: 4, name: 'Shadow Ledge', biomes: ['ROCK'], icons: ['LANDER'], log: 5, actions: ['eye-watch'], startPoi: 'P10' },
    { n: 5, name: 'Lamp Gallery', biomes: ['RUIN'], icons: [], log: 6, actions: [], startPoi: 'P05' },
    { n: 6, name: 'Relay Heart', biomes: ['RUIN'], icons: ['IMPORTANT'], log: 7, actions: [], startPoi: 'P07' },
  ],
  paths: [
    { id: 'a', a: 1, b: 3, oneWay: false, icons: [] },
    { id: 'b', a: 2, b: 3, oneWay: false, icons: [{ t: 'spend' }] },
    { id: 'c', a: 2, b: 4, oneWay: true, icons: [] },
    { id: 'd', a: 3, b: 4, oneWay: false, icons: [{ t: 'danger', table: 'A' }] },
    { id: 'e', a: 3, b: 5, oneWay: false, icons: [], needs: { poi: 'P02' } },
    { id: 'f', a: 5, b: 6, oneWay: false, icons: [] },
    { id: 'g', a: 4, b: 6, oneWay: false, icons: [{ t: 'check', id: 'eye-duct' }] },
    { id: 'h', a: 6, b: 1, oneWay: true, icons: [{ t: 'spend' }] },
    { id: 'i', a: 1, b: 2, oneWay: false, icons: [{ t: 'danger', table: 'A' }] },
  ],
  uniques: [1],
  missions: [{ id: 'M01', revealed: true }],
  gcs: [],
  gcAtStart: [],
  threatsAtStart: [],
  look:
    'A black, cratered shepherd moon seen from low above, lodged in the gap of an immense pale ring that crosses the whole top ' +
    'of the board as bands of lit ice. Lower left (0.14, 0.78) a steel anchor plate with a taut tether rising to an unseen ship; ' +
    'lower centre (0.42, 0.86) a slope of grey gravel; centre (0.45, 0.55) a round shut door in rock; right (0.82, 0.70) a ledge ' +
    'in full shadow with the ring below it; upper centre (0.50, 0.30) a cut-away gallery of dead lamps; upper right (0.80, 0.28) ' +
    'a spherical chamber holding one faint point of amber light.',
};

export const pois: readonly Poi[] = [
  {
    id: 'P01',
    name: 'Shut Door',
    text: 'A round door, flush with the rock, older than the dust on it.',
    biomes: ['RUIN'],
    icons: [],
    actions: ['eye-door'],
  },
  {
    id: 'P02',
    name: 'Open Door',
    text: 'The way to the Lamp Gallery is open.',
    biomes: ['RUIN'],
    icons: ['FINAL'],
    actions: [],
    onPlace: [{ op: 'readLog', log: 8 }],
  },
  {
    id: 'P03',
    name: 'Loose Scree',
    text: 'Every step starts a slow slide. Below, something flat and metal shows through.',
    biomes: ['ROCK'],
    icons: [],
    actions: ['eye-scree'],
  },
  {
    id: 'P04',
    name: 'Cleared Slope',
    text: 'A survey marker stands clear of the gravel, with seven notches in it.',
    biomes: ['ROCK'],
    icons: ['FINAL'],
    actions: [],
    onPlace: [{ op: 'readLog', log: 11 }],
  },
  {
    id: 'P05',
    name: "Keeper's Locker",
    text: 'A steel locker, shut with care. Two cups hang beside it.',
    biomes: ['RUIN'],
    icons: [],
    actions: ['eye-locker'],
  },
  {
    id: 'P06',
    name: 'Open Locker',
    text: 'Empty shelves, wiped clean before somebody left.',
    biomes: ['RUIN'],
    icons: ['FINAL'],
    actions: [],
    onPlace: [{ op: 'readLog', log: 12 }],
  },
  {
    id: 'P07',
    name: 'Cold Core',
    text: 'The pulse runs on a trickle. A hand crank is folded into the wall.',
    biomes: ['RUIN'],
    icons: [],
    actions: ['eye-crank'],
  },
  {
    id: 'P08',
    name: 'Warm Core',
    text: 'The amber point burns steadily now and no longer pulses.',
    biomes: ['RUIN'],
    icons: ['FINAL', 'IMPORTANT'],
    actions: ['eye-ask'],
  },
  {
    id: 'P09',
    name: 'Sled Beacon',
    text:
      'A strobe on a stick, and the tether winch listening for it. Any crewmember may call from here; the others are reeled in ' +
      'from wherever they stand.',
    biomes: ['ROCK'],
    icons: ['NO_SAVE'],
    actions: ['eye-recall'],
  },
  {
    id: 'P10',
    name: 'Dust Pocket',
    text: 'A hollow full of dust as fine as flour. The first boot in it finds something.',
    biomes: ['ROCK'],
    icons: ['NO_SAVE'],
    actions: [],
    copies: [[{ op: 'gainLead', n: 1 }], [{ op: 'rollDanger', table: 'A', n: 1 }], [{ op: 'supply', n: 1 }]],
  },
];
