import type { StarSystem } from '../types.ts';

export const systems: readonly StarSystem[] = [
  {
    n: 1,
    name: "Shepherd's Gap",
    text:
      'A cold ringed giant goes round a white dwarf no bigger than a moon. Seven shepherds keep seven lanes open through the ' +
      'ring, and nobody uses them.',
    arrivalLog: 950,
    destinations: [
      { id: '1a', name: 'Eye of the Void', visit: 1, landing: 'LC-01' },
      { id: '1b', name: 'Ring Shallows', visit: 1, log: 80 },
      { id: '1c', name: 'The Sixth Shepherd', visit: 2, log: 81 },
    ],
    outbound: [{ system: 2, energy: 2 }, { system: 3, energy: 3 }],
  },
  {
    n: 2,
    name: 'The Lampmaker',
    text:
      'A young orange sun that throws more light than its worlds can use. One of them burns, one of them is frozen to its ' +
      'seabed, and each holds a dark relay.',
    arrivalLog: 951,
    destinations: [
      { id: '2a', name: 'Cinder Orchard', visit: 1, landing: 'LC-02' },
      { id: '2b', name: 'Halcyon Shelf', visit: 1, landing: 'LC-03' },
      { id: '2c', name: 'The Cold Foundry', visit: 2, log: 82 },
    ],
    outbound: [{ system: 1, energy: 2 }, { system: 3, energy: 2 }, { system: 4, energy: 3, act: 2 }],
  },
  {
    n: 3,
    name: 'Slow Dusk',
    text:
      'A red dwarf, close and mild, with one world that always shows it the same cheek. Between its day and its night lies a ' +
      'green belt where it has been evening for two billion years.',
    arrivalLog: 952,
    destinations: [
      { id: '3a', name: 'Lowlight Canopy', visit: 1, landing: 'LC-04' },
      { id: '3b', name: 'Drift of Seeds', visit: 1, log: 83 },
      { id: '3c', name: 'The Quiet Buoy', visit: 2, log: 84 },
    ],
    outbound: [{ system: 1, energy: 3 }, { system: 2, energy: 2 }, { system: 5, energy: 3, act: 2 }],
  },
  {
    n: 4,
    name: 'The Tidewright',
    text:
      'A blue-white star and a world of water that two moons drag about between them. From far off the sea shows a scratch of ' +
      'straight lines, and the scratch is a city.',
    arrivalLog: 953,
    destinations: [
      { id: '4a', name: 'Sundered Quay', visit: 1, landing: 'LC-05' },
      { id: '4b', name: 'The Lesser Moon', visit: 1, log: 85 },
      { id: '4c', name: 'Wreck of the Marigold', visit: 2, log: 86 },
    ],
    outbound: [{ system: 2, energy: 3 }, { system: 5, energy: 2 }, { system: 6, energy: 3 }],
  },
  {
    n: 5,
    name: 'Long Acre',
    text:
      'A steady yellow sun, the kind people cross space for. Its one good world is ploughed from pole to pole, in straight ' +
      'furrows, by nobody.',
    arrivalLog: 954,
    destinations: [
      { id: '5a', name: 'The Fallow', visit: 1, landing: 'LC-06' },
      { id: '5b', name: 'Fence Satellite', visit: 1, log: 87 },
      { id: '5c', name: 'Orbital Granary', visit: 2, log: 88 },
    ],
    outbound: [{ system: 3, energy: 3 }, { system: 4, energy: 2 }, { system: 6, energy: 2 }],
  },
  {
    n: 6,
    name: 'Bell Reach',
    text:
      'A pulsar, long past its violence, ticks here once in nine seconds. Around it goes a single moon, so full of holes that ' +
      'each tick makes it ring.',
    arrivalLog: 955,
    destinations: [{ id: '6a', name: 'Hollow Choir', visit: 1, landing: 'LC-07' }, { id: '6b', name: 'Echo Point', visit: 1, log: 89 }],
    outbound: [{ system: 4, energy: 3 }, { system: 5, energy: 2 }, { system: 7, energy: 3, act: 3, upgrade: 'travel' }],
  },
  {
    n: 7,
    name: 'The Ember Seat',
    text:
      'A dying red star, swollen and dim, with a broken ring of machinery about its waist. One segment still turns with a ' +
      'purpose, and it is the first relay.',
    arrivalLog: 956,
    destinations: [
      { id: '7a', name: 'The Switch House', visit: 1, landing: 'LC-08' },
      { id: '7b', name: 'The Broken Ring', visit: 2, log: 90 },
      { id: '7c', name: 'The Clean Orbit', visit: 1, log: 91 },
    ],
    outbound: [{ system: 6, energy: 3 }],
  },
];
