import type { Card } from '../kinds.ts';

/** What carries its owner. */
export const vehicles: readonly Card[] = [
  {
    num: 279,
    name: 'Patched Skiff',
    type: 'vehicle',
    element: 'tide',
    boostCap: 3,
    reserve: 1,
    coinValue: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'move', terrain: 'coast', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'move', face: 'health', price: 1 },
    ],
    powers: [
      {
        boost: 1,
        window: 'beforeRoll',
        when: { kind: 'depart' },
        effect: { name: 'lowerDepart', n: 2, of: 'any', from: ['coast', 'underwater', 'marsh'] },
        text: 'Lower the cost of a depart from a coast, underwater or marsh location by 2 (not below 0).',
      },
    ],
    actions: [
      {
        cat: 'move',
        verb: 'STEER',
        cost: 3,
        elements: ['tide'],
        action: 'STEER the skiff along a shore somebody has already seen.',
        result: [
          { say: 'The patches leak one at a time, like people taking turns to speak. You land before the last has finished.' },
          { move: { among: { terrain: ['coast', 'marsh'], in: 'sector', visitedBy: 'any' } } },
        ],
      },
    ],
    art: 'A small wooden skiff with many mismatched patches drawn up on shingle under a white sky.',
  },
  {
    num: 280,
    name: 'Shelf Sledge',
    type: 'vehicle',
    element: 'gear',
    boostCap: 3,
    reserve: 1,
    coinValue: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'move', verb: 'SLIDE', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'overpower', terrain: 'ice', face: 'health', bonus: [{ gain: { overpower: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'onLoss',
        effect: { name: 'skipArrival', kind: 'cold' },
        text: 'Ignore all cold damage of the arrival you are performing.',
      },
    ],
    actions: [
      {
        cat: 'overpower',
        verb: 'SHOUT',
        cost: 3,
        elements: ['gear'],
        action: 'SHOUT left at the sledge until it goes right.',
        result: [
          { say: 'It goes straight on, through a snowbank, and out beside a camp that has just put the kettle down.' },
          { gain: { overpower: 1 } },
          { move: { among: { terrain: ['ice'], in: 'sector', visitedBy: 'any' } } },
        ],
      },
    ],
    art: 'A long wooden sledge with iron runners tilting over blue shelf ice, driver mid-shout, snow flying.',
  },
  {
    num: 281,
    name: 'Market Barge',
    type: 'vehicle',
    element: 'gear',
    boostCap: 4,
    reserve: 2,
    coinValue: 4,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', cat: 'take', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'time', price: 2 }],
    powers: [{ boost: 1, window: 'any', effect: { name: 'transferReserve' }, text: 'Transfer 1 reserved card into your grid.' }],
    actions: [
      {
        cat: 'take',
        verb: 'SALVAGE',
        cost: 2,
        elements: ['gear'],
        action: "SALVAGE the barge's own bilge.",
        result: [
          { say: 'Under the boards is a second, smaller floor, and on it a receipt for the boards.' },
          { gain: { coin: 1, boost: 1 } },
        ],
      },
      {
        cat: 'move',
        verb: 'STEER',
        cost: 4,
        elements: ['gear'],
        action: 'STEER the whole market downstream.',
        result: [
          { say: 'It takes the bend with the air of a building that has been asked to dance.' },
          { move: { among: { terrain: ['marsh', 'settlement'], in: 'sector', visitedBy: 'any' } } },
        ],
      },
    ],
    art: 'A broad flat barge with a broken padlock, crates stacked high, drifting between tall reeds.',
  },
  {
    num: 282,
    name: 'Cable Chair',
    type: 'vehicle',
    element: 'gear',
    boostCap: 3,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', cat: 'move', verb: 'CROSS', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', terrain: 'peak', face: 'setback', bonus: [{ gain: { move: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'beforeRoll',
        effect: { name: 'doubleToken', skill: 'move' },
        text: 'One move token discarded for the cost of your move action or depart counts as 2.',
      },
    ],
    actions: [
      {
        cat: 'move',
        verb: 'CROSS',
        cost: 3,
        elements: ['gear'],
        action: 'CROSS on the wire, with nothing to hold but the hat.',
        result: [
          { say: 'Halfway over you pass an identical chair coming back, empty, with a hat on it.' },
          { move: { among: { terrain: ['peak', 'field'], in: 'anywhere', visitedBy: 'self' } } },
        ],
      },
    ],
    art: 'A single wooden chair hanging from a cable over a deep valley, no brake, one hat flying.',
  },
  {
    num: 283,
    name: 'Moss Handcart',
    type: 'vehicle',
    element: 'gear',
    boostCap: 3,
    reserve: 2,
    coinValue: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'help', verb: 'CARRY', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', terrain: 'forest', face: 'morale', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [{ boost: 1, window: 'any', effect: { name: 'transferReserve' }, text: 'Transfer 1 reserved card into your grid.' }],
    actions: [
      {
        cat: 'help',
        verb: 'CARRY',
        cost: 2,
        elements: ['gear'],
        action: "CARRY somebody's load along with your own.",
        result: [
          { say: 'The cart rolls so quietly that halfway there it stops to check whether you are still behind it.' },
          { gain: { help: 1, coin: 1 } },
        ],
      },
    ],
    art: 'A wooden handcart upholstered in moss, wheels silent on a ruined road, ferns growing from its bed.',
  },
  {
    num: 284,
    name: 'Walking Bell',
    type: 'vehicle',
    element: 'gear',
    boostCap: 3,
    coinValue: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', terrain: 'underwater', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'gear', terrain: 'underwater', face: 'health', bonus: [{ gain: { help: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'easeSlot', drop: ['terrain'] },
        text: 'One slot in your grid ignores its terrain this turn.',
      },
    ],
    statics: [
      {
        effect: { name: 'cancelAll', kinds: ['cold', 'hypoxia'], terrain: 'underwater' },
        text: 'You suffer no cold or hypoxia damage on underwater locations.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'SEARCH',
        cost: 2,
        elements: ['gear'],
        action: "SEARCH the sea floor through the bell's one window.",
        result: [
          { say: 'A fish looks in and taps the glass three times. Somebody has taught it to ask for the lid.' },
          { gain: { look: 1 } },
          { reveal: { what: 'nearest', terrain: 'underwater' } },
        ],
      },
    ],
    art: 'A great iron bell with a round window walking the sea floor on two heavy leather boots.',
  },
  {
    num: 285,
    name: 'Pane Sail',
    type: 'vehicle',
    element: 'gear',
    boostCap: 3,
    coinValue: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', cat: 'move', terrain: 'desert', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', cat: 'move', verb: 'WALK' }],
    powers: [
      {
        boost: 2,
        window: 'any',
        effect: { name: 'departAgain' },
        text: 'After a listed depart you may continue with another listed depart.',
      },
    ],
    actions: [
      {
        cat: 'move',
        verb: 'RACE',
        cost: 3,
        elements: ['gear'],
        action: 'RACE the noon across the flats.',
        result: [
          { say: "The window fills with sky and goes. When you haul it in there is a bird's whole shadow still pressed on the pane." },
          { gain: { move: 1, time: 1 } },
        ],
      },
    ],
    art: 'A tall window frame on three wheels sailing over glass flats, its pane bellied with wind.',
  },
  {
    num: 286,
    name: 'Vent Balloon',
    type: 'vehicle',
    element: 'ember',
    boostCap: 4,
    coinValue: 4,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', terrain: 'sky', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'ember', terrain: 'vents', face: 'time', bonus: [{ gain: { move: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'onLoss',
        effect: { name: 'skipArrival', kind: 'hypoxia' },
        text: 'Ignore all hypoxia damage of the arrival you are performing.',
      },
    ],
    actions: [
      {
        cat: 'move',
        verb: 'STEER',
        cost: 4,
        elements: ['ember'],
        action: 'STEER straight up.',
        result: [
          { say: 'The robes remember every hymn they were cut from and take the high part. The ground gives up its claim on you.' },
          { move: { among: { hidden: 'sky', in: 'sector' } } },
        ],
      },
    ],
    art: 'A balloon stitched from faded choir robes rising over fiery vents, a wicker basket beneath it.',
  },
  {
    num: 287,
    name: 'Stall Raft',
    type: 'vehicle',
    element: 'gear',
    boostCap: 3,
    reserve: 1,
    coinValue: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'move', terrain: 'marsh', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'engage', terrain: 'settlement', bonus: [{ gain: { coin: 1 } }] },
    ],
    powers: [{ boost: 2, window: 'any', effect: { name: 'gainOneOf', a: 'coin', b: 'engage' }, text: 'Gain 1 coin or 1 engage token.' }],
    actions: [
      {
        cat: 'engage',
        verb: 'TRADE',
        cost: 2,
        elements: ['gear'],
        action: 'TRADE over the counter while the counter drifts.',
        result: [
          { say: 'Your customer walks along the bank to finish the sentence, and pays at the bend, out of breath.' },
          { gain: { coin: 1, boost: 1 } },
        ],
      },
    ],
    art: 'A market stall turned raft with awning and counter, poled through reeds, goods swinging from hooks.',
  },
  {
    num: 288,
    name: 'Dragged Hull',
    type: 'vehicle',
    tags: ['missionOnly'],
    element: 'gear',
    boostCap: 3,
    reserve: 1,
    coinValue: 3,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', cat: 'overpower', verb: 'DRAG', bonus: [{ gain: { overpower: 1 } }] }, { id: 'b', face: 'health', price: 1 }],
    powers: [
      {
        boost: 1,
        window: 'any',
        effect: { name: 'scrapCard' },
        text: 'Lose one card of your grid other than the character: gain coins equal to the number of its slots.',
      },
    ],
    actions: [
      {
        cat: 'overpower',
        verb: 'FORCE',
        cost: 3,
        elements: ['gear'],
        action: 'FORCE the hull another length up the beach.',
        result: [
          { say: 'It gives you its length and one plank more. On the plank, in paint, is the name of a different ship.' },
          { gain: { overpower: 1, coin: 1 } },
        ],
      },
    ],
    art: "A scarred ship's hull on rollers hauled up a muddy bank, every lower plank a different wood.",
  },
];
