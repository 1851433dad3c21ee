import type { Card } from '../kinds.ts';

/** Supply cards that tell of the ground. */
export const maps: readonly Card[] = [
  {
    num: 341,
    name: 'Cockle Tide Table',
    type: 'map',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'look',
        verb: 'READ',
        cost: 2,
        action: "READ the next ebb off the diggers' table.",
        result: [
          { say: 'The column for tonight has been copied twice, in two hands, and both have underlined the same minute.' },
          { reveal: { what: 'exits', kind: 'star', terrain: 'coast' } },
          { gain: { move: 1 } },
          { continue: 'may', with: { kind: 'depart' } },
        ],
      },
    ],
    art: 'A damp handwritten tide table under a lantern, cockle shells holding its curling corners flat.',
  },
  {
    num: 342,
    name: 'Flag Line Chart',
    type: 'map',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'look',
        verb: 'COUNT',
        cost: 2,
        action: 'COUNT the knots to the places that bite.',
        result: [
          { say: 'Where it will be cold the cord has been chewed, by whoever carried it, to stop their teeth.' },
          { reveal: { what: 'nearest', climate: 'cold', n: 3 } },
          { gain: { look: 1 } },
        ],
      },
    ],
    art: 'A long cord tied in coloured knots spread over ice in the shape of a coastline.',
  },
  {
    num: 343,
    name: 'Goat Stair Plan',
    type: 'map',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'look',
        verb: 'TRACE',
        cost: 2,
        action: 'TRACE the hoofprints up the page.',
        result: [
          { say: 'They go round one whole mountain, stop, and come back a little deeper, as if the goat had been thinking.' },
          { reveal: { what: 'exits', kind: 'blocked', terrain: 'peak' } },
          { gain: { oneOf: [{ look: 1 }, { move: 1 }] } },
        ],
      },
    ],
    art: 'A parchment covered only with muddy goat hoofprints climbing in zigzags to the upper edge.',
  },
  {
    num: 344,
    name: 'Map of Quiet Places',
    type: 'map',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'look',
        verb: 'LISTEN',
        cost: 2,
        action: 'LISTEN to the blank parts of the map.',
        result: [
          { say: 'Most of the paper is silent. One corner of it is snoring.' },
          { reveal: { what: 'nearest', card: 'animal', terrain: 'forest' } },
          { gain: { look: 1 } },
        ],
      },
    ],
    art: 'A nearly blank sheet of soft grey paper, one small inked sleeping animal in a corner.',
  },
  {
    num: 345,
    name: 'Kelpward Soundings',
    type: 'map',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'look',
        verb: 'MEASURE',
        cost: 3,
        action: "MEASURE the channel in somebody's grandmother's arms.",
        result: [
          { say: 'She was a tall woman, and just here, at nine of her, the line never touched the bottom.' },
          { reveal: { what: 'entrance', to: 'under', sector: 'own' } },
          { gain: { look: 1 } },
        ],
      },
    ],
    art: 'A sea chart with depths drawn as rows of tiny outstretched arms, stained by salt water.',
  },
  {
    num: 346,
    name: 'Vent Timetable',
    type: 'map',
    boostCap: 0,
    slots: [],
    powers: [],
    statics: [
      { effect: { name: 'skipHeatOnce', flag: '346.cool' }, text: "After this map's race your next arrival deals you no heat damage." },
    ],
    actions: [
      {
        cat: 'move',
        verb: 'RACE',
        cost: 3,
        action: 'RACE to be standing where the fire has just been.',
        result: [
          { say: 'You go on the printed minute. The vent behind you fires on the printed minute too, and takes only your shadow.' },
          { flag: '346.cool' },
          { gain: { move: 1 } },
          { continue: 'may', with: { kind: 'depart' } },
        ],
      },
    ],
    art: 'A scorched railway-style timetable pinned to a stone chimney, one departure circled in soot.',
  },
  {
    num: 347,
    name: 'Reedmaze on a Plate',
    type: 'map',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'move',
        verb: 'STEER',
        cost: 2,
        action: 'STEER by the plate, except for the one wrong bend.',
        result: [
          {
            say:
              'You take the painted left as a right. Round the corner someone is waiting with a cloth, to wipe the plate and ask how ' +
              'you knew.',
          },
          { move: { among: { terrain: ['marsh'], in: 'sector', visitedBy: 'any' } } },
        ],
      },
    ],
    art: 'A blue-painted dinner plate showing winding reed channels, one bend subtly leading nowhere.',
  },
  {
    num: 348,
    name: 'Song Map of Undersong',
    type: 'map',
    boostCap: 0,
    slots: [],
    powers: [],
    actions: [
      {
        cat: 'look',
        verb: 'LISTEN',
        cost: 3,
        action: 'LISTEN to the map while somebody else sings it open.',
        result: [
          { say: 'It unfolds on the high note, and one more fold, which you had taken for the edge, on the held breath after.' },
          { reveal: { what: 'entrance', to: 'within', sector: 'own' } },
          { gain: { engage: 1 } },
        ],
      },
    ],
    art: 'A folded paper map opening like a fan as a singer leans over it inside a cave.',
  },
];
