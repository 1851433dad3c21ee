import type { Planet, Poi } from '../../types.ts';

export const planet: Planet = {
  id: 'lowlight-canopy',
  name: 'Lowlight Canopy',
  landingCard: 'LC-04',
  briefingLog: 150,
  landingLog: 151,
  liftoffLog: 195,
  evacLog: 196,
  sectors: [
    { n: 1, name: 'Lamp Clearing', biomes: ['JUNGLE'], icons: ['LANDER'], actions: ['lamps'] },
    { n: 2, name: 'Fern Stair', biomes: ['JUNGLE', 'ROCK'], icons: [], log: 156, actions: ['dusk'] },
    { n: 3, name: 'Sled Slope', biomes: ['JUNGLE', 'RUIN'], icons: ['LANDER'], crashOnly: true, log: 157, actions: [], startPoi: 'P21' },
    { n: 4, name: 'Nerve Hollow', biomes: ['JUNGLE', 'CAVERN'], icons: [], log: 158, actions: [], startPoi: 'P23' },
    { n: 5, name: 'Blackwater', biomes: ['OCEAN', 'JUNGLE'], icons: ['LANDER'], log: 159, actions: ['film'], startPoi: 'P30' },
    { n: 6, name: 'Spore Gallery', biomes: ['JUNGLE', 'TOXIC'], icons: [], log: 160, actions: [], startPoi: 'P25' },
    { n: 7, name: 'Relay Mast', biomes: ['RUIN', 'JUNGLE'], icons: ['IMPORTANT'], log: 165, actions: [] },
    { n: 8, name: 'Heartwood', biomes: ['JUNGLE', 'CAVERN'], icons: ['IMPORTANT'], log: 166, actions: ['tend'], startPoi: 'P27' },
    { n: 9, name: 'High Canopy', biomes: ['JUNGLE'], icons: [], log: 161, actions: ['lookout'] },
  ],
  paths: [
    { id: 'a', a: 1, b: 2, oneWay: false, icons: [] },
    { id: 'b', a: 1, b: 3, oneWay: false, icons: [{ t: 'travel' }] },
    { id: 'c', a: 2, b: 4, oneWay: false, icons: [{ t: 'travel' }] },
    { id: 'd', a: 2, b: 9, oneWay: true, icons: [{ t: 'check', id: 'climb' }] },
    { id: 'e', a: 3, b: 5, oneWay: false, icons: [{ t: 'travel' }] },
    { id: 'f', a: 4, b: 6, oneWay: false, icons: [{ t: 'spend', color: 'green' }] },
    { id: 'g', a: 5, b: 6, oneWay: false, icons: [{ t: 'travel' }, { t: 'danger', table: 'C' }] },
    { id: 'h', a: 6, b: 8, oneWay: false, icons: [{ t: 'travel' }, { t: 'spend' }] },
    { id: 'i', a: 4, b: 8, oneWay: false, icons: [{ t: 'travel' }], needs: { unique: 35 } },
    { id: 'j', a: 8, b: 7, oneWay: false, icons: [{ t: 'spend', color: 'blue' }] },
    { id: 'k', a: 9, b: 7, oneWay: true, icons: [{ t: 'danger', table: 'A' }] },
    { id: 'l', a: 7, b: 5, oneWay: true, icons: [] },
  ],
  uniques: [17, 10, 2, 36, 35],
  missions: [{ id: 'M07' }],
  gcs: ['GC4'],
  gcAtStart: [{ id: 'GC4' }],
  threatsAtStart: [{ id: 'T03', sector: 8 }],
  look:
    'A forest in brown dusk seen from a low drone: no shadows, trunks like towers, milk-pale root threads. Lamp Clearing lower ' +
    'left (0.14, 0.80), ringed with small lights; Fern Stair above it (0.20, 0.50), cut terraces; Sled Slope bottom (0.38, ' +
    '0.84), a moss-covered tracked sled; Nerve Hollow centre (0.44, 0.52), hanging root strings; Blackwater bottom right (0.66, ' +
    '0.86), a still black pool; Spore Gallery right (0.78, 0.62), drifting orange curtain; Heartwood (0.62, 0.36), a vast hollow ' +
    'bole laced with copper; Relay Mast upper right (0.86, 0.22), steel inside a tree; High Canopy top (0.42, 0.12), crowns ' +
    'under a rust sky.',
};

export const pois: readonly Poi[] = [
  {
    id: 'P21',
    name: 'Overgrown Sled',
    text: 'A tracked cargo sled, parked with its brake on and its cover laced down. The moss has been patient with the knots.',
    biomes: ['RUIN'],
    icons: [],
    actions: ['opensled'],
  },
  {
    id: 'P22',
    name: 'Open Sled',
    text: 'Replaces P21. Under the second cover stands a drum of relay cable, greased and labelled.',
    biomes: ['RUIN'],
    icons: ['FINAL'],
    actions: ['strip'],
  },
  {
    id: 'P23',
    name: 'Listening Roots',
    text: 'Hanging roots that hum below hearing. One is worn smooth at the height of a hand.',
    biomes: [],
    icons: [],
    actions: ['listen'],
  },
  {
    id: 'P24',
    name: 'Answering Roots',
    text: 'Replaces P23. Put the Question can be used only while M07 shows its action side (after log 167).',
    biomes: [],
    icons: ['IMPORTANT'],
    actions: ['ask'],
  },
  {
    id: 'P25',
    name: 'Spore Curtain',
    text: 'A slow orange fall, floor to roof, drawn in behind you by your own warmth.',
    biomes: ['TOXIC'],
    icons: ['NO_MOVE', 'NO_SAVE'],
    actions: ['curtain'],
  },
  {
    id: 'P26',
    name: "Sela's House",
    text: 'Replaces P25. One room, one window, one chair turned to face the trees.',
    biomes: ['RUIN'],
    icons: ['FINAL'],
    actions: ['house'],
    onPlace: [{ op: 'readLog', log: 164 }],
  },
  {
    id: 'P27',
    name: 'Copper in the Wood',
    text:
      'Forty-one metres of relay feeder, grown into the bole as a nerve. Take Back the Copper can be used only while M07 shows ' +
      'its action side.',
    biomes: ['CAVERN'],
    icons: [],
    actions: ['sever'],
  },
  {
    id: 'P28',
    name: 'Silent Heartwood',
    text:
      'Replaces P27. The pulse reaches this place and goes around it. What was cut can be bound up; it takes long, and it does ' +
      'not give the copper back.',
    biomes: ['CAVERN'],
    icons: ['FINAL'],
    actions: ['graft'],
    onPlace: [{ op: 'threatIn', threat: 'T03', sector: 4 }, { op: 'timeToken', on: 'T03', n: 2 }],
  },
  {
    id: 'P29',
    name: 'Lit Mast',
    text: 'Placed in sector 7 when M07 is done. A single amber lamp, sixty metres up, in a sky that has not had a star for ages.',
    biomes: ['RUIN'],
    icons: ['FINAL', 'IMPORTANT'],
    actions: ['askmast'],
  },
  {
    id: 'P30',
    name: 'Dusk Pool',
    text:
      'Three copies, taken at random. At the first entry of each: copy a, 1 lead; copy b, one danger die of table C; copy c, 1 ' +
      'supply.',
    biomes: [],
    icons: ['NO_SAVE'],
    actions: [],
    copies: [[{ op: 'gainLead', n: 1 }], [{ op: 'rollDanger', table: 'C', n: 1 }], [{ op: 'supply', n: 1 }]],
  },
];
