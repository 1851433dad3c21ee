import type { Card } from '../kinds.ts';

/** Old things. */
export const relics: readonly Card[] = [
  {
    num: 319,
    name: 'The Warm Inch',
    type: 'relic',
    element: 'ember',
    boostCap: 4,
    coinValue: 5,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', element: 'ember', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'take', verb: 'CHIP', bonus: [{ gain: { take: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'beforeRoll',
        effect: { name: 'stretchX', n: 1 },
        text: 'In an X action the result counts X as 1 higher than the number of dice you declared (at most 6).',
      },
    ],
    statics: [{ effect: { name: 'cancelAll', kinds: ['cold'] }, text: 'You suffer no cold damage.' }],
    actions: [
      {
        cat: 'help',
        verb: 'TEND',
        cost: 3,
        elements: ['ember'],
        action: 'TEND the coldest person here with one warm inch.',
        result: [
          { say: 'You hold it to the wrist. In a minute there is a blush, and in two, unasked, a song with a beach in it.' },
          { for: { who: 'all', where: 'here', do: [{ gain: { health: 1 } }] } },
        ],
      },
    ],
    art: 'A finger-length stub of old ice that glows amber and steams gently in a gloved palm.',
  },
  {
    num: 320,
    name: 'Down Needle',
    type: 'relic',
    element: 'gear',
    boostCap: 3,
    coinValue: 4,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'take', element: 'gear', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', terrain: 'coast', face: 'setback', bonus: [{ gain: { look: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'any',
        effect: { name: 'seeCost' },
        text: 'Learn the cost and the action text of one depart of your location before you choose an action.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'TRACE',
        cost: 4,
        elements: ['gear'],
        action: 'TRACE the needle down to what it wants.',
        result: [
          { say: "You dig a hand's breadth, and the needle turns, a little pained, to show you the way round instead." },
          { reveal: { what: 'entrance', to: 'under', sector: 'own' } },
          { gain: { look: 1, time: 1 } },
        ],
      },
    ],
    art: 'A brass-lidded compass lying open on sand, its needle bent straight down into the earth.',
  },
  {
    num: 321,
    name: 'Thirtieth Bell',
    type: 'relic',
    element: 'gear',
    boostCap: 4,
    coinValue: 5,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', face: 'morale', impact: true, bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'overpower', verb: 'WRESTLE', bonus: [{ gain: { overpower: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'any',
        effect: { name: 'drainPool', n: 3 },
        text: 'Put up to 3 dice from the pool into the penalty area, so that the next refresh comes sooner.',
      },
    ],
    actions: [
      {
        cat: 'overpower',
        verb: 'RING',
        cost: 4,
        elements: ['gear'],
        action: 'RING the missing note.',
        result: [
          { say: 'Twenty-nine bells answer from a hill you cannot see. In the gap afterwards a child says, very clearly: oh.' },
          { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 1, on: { zone: 'grid', type: 'character' } } }] } },
          { gain: { morale: 1, random: 1 } },
        ],
      },
    ],
    art: 'A massive bronze bell half unearthed in a barley field, its rim polished by many hands.',
  },
  {
    num: 322,
    name: 'Swallowed Lullaby',
    type: 'relic',
    element: 'sinew',
    boostCap: 4,
    coinValue: 4,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'engage', element: 'sinew', bonus: [{ gain: { morale: 1 } }] },
      { id: 'b', terrain: 'forest', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [{ boost: 3, window: 'any', effect: { name: 'gainStat', stat: 'morale' }, text: 'Gain 1 morale.' }],
    statics: [
      { effect: { name: 'freePrices', face: 'morale' }, text: "Priced slots with the face morale cost no boost, in every player's grid." },
    ],
    actions: [
      {
        cat: 'engage',
        verb: 'HUM',
        cost: 3,
        elements: ['sinew'],
        action: 'HUM the lullaby the wood kept.',
        result: [
          { say: 'Somewhere a dog that has been dead a hundred years lies down. So, after a moment, do you.' },
          { gain: { morale: 1, engage: 1 } },
        ],
      },
    ],
    art: 'A thread of faint golden sound rising from a split felted trunk, coiled like a sleeping animal.',
  },
  {
    num: 323,
    name: 'Lava Fork',
    type: 'relic',
    element: 'ember',
    boostCap: 4,
    coinValue: 5,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'overpower', face: 'health', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'ember', face: 'setback', bonus: [{ gain: { overpower: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'turnDie', from: 'health', to: 'time' },
        text: 'Turn one of your rolled, unplaced dice from health to time.',
      },
    ],
    statics: [
      {
        effect: { name: 'slotsGainElement', cat: 'overpower', element: 'ember' },
        text: 'Your overpower slots also take dice during any action showing ember.',
      },
    ],
    actions: [
      {
        cat: 'overpower',
        verb: 'BREAK',
        cost: 3,
        elements: ['ember'],
        action: 'BREAK the silence with the fork, and then the rock.',
        result: [{ say: 'It was struck once, long before you. You only take your hand away.' }, { gain: { overpower: 1, coin: 1 } }],
      },
    ],
    art: 'A two-pronged black fork of lava stone vibrating above a cracked rock, rings of heat around it.',
  },
  {
    num: 324,
    name: 'Zero Weight',
    type: 'relic',
    element: 'stone',
    boostCap: 3,
    coinValue: 4,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', element: 'stone', face: 'morale', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'take', verb: 'TRAP', bonus: [{ gain: { coin: 1 } }] },
    ],
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
        cat: 'look',
        verb: 'MEASURE',
        cost: 3,
        elements: ['stone'],
        action: 'MEASURE something you regret.',
        result: [
          { say: 'You put it on the other pan. It weighs exactly nothing, and then exactly nothing more, and you put your coat back on.' },
          { gain: { morale: 1, boost: 1 } },
        ],
      },
    ],
    art: 'A small brass weight marked zero on one pan of scales, the empty pan hanging lower.',
  },
  {
    num: 325,
    name: 'Unburnt Wick',
    type: 'relic',
    tags: ['lampPart'],
    element: 'bloom',
    boostCap: 3,
    coinValue: 4,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', face: 'time', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'bloom', terrain: 'peak', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'copyFace' },
        text:
          'Until the end of the turn slot a of this card takes the face of another slot in your grid, of your choice, in place of its ' +
          'own.',
      },
    ],
    statics: [
      { effect: { name: 'besideLampPart' }, text: 'Whenever a die is placed on this card, it gains 1 boost for each adjacent lamp part.' },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'CLEAN',
        cost: 2,
        elements: ['bloom'],
        action: 'CLEAN the wick with a breath and a thumb.',
        result: [
          { say: 'Thirty grasses, thirty hillsides. Your thumb comes away smelling of the one you grew up on.' },
          { gain: { help: 1, boost: 1 } },
        ],
      },
    ],
    art: 'A thick plaited wick of thirty differently coloured grasses coiled on grey stone, never burnt.',
  },
  {
    num: 326,
    name: 'Vent Chimney',
    type: 'relic',
    tags: ['lampPart'],
    element: 'ember',
    boostCap: 3,
    coinValue: 4,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', face: 'health', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'help', verb: 'CLEAN', bonus: [{ gain: { help: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'any',
        effect: { name: 'boostType', type: 'relic', n: 1 },
        text: 'Put 1 boost on each other relic card in your grid.',
      },
    ],
    statics: [
      { effect: { name: 'besideLampPart' }, text: 'Whenever a die is placed on this card, it gains 1 boost for each adjacent lamp part.' },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'CLEAN',
        cost: 2,
        elements: ['ember'],
        action: 'CLEAN the chimney without touching it.',
        result: [
          { say: 'You breathe on it, and it breathes back. Neither of you leaves a mark.' },
          { gain: { oneOf: [{ help: 1 }, { health: 1 }] } },
        ],
      },
    ],
    art: "A tall flawless glass lamp chimney standing in a vent's glow, untouched by any fingerprint.",
  },
  {
    num: 327,
    name: 'Pole Reservoir',
    type: 'relic',
    tags: ['lampPart'],
    element: 'tide',
    boostCap: 6,
    coinValue: 4,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', face: 'morale', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'tide', terrain: 'ruin', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'any',
        effect: { name: 'moveBoost', n: 2 },
        text: 'Move up to 2 boost between this card and one card adjacent to it, in either direction.',
      },
    ],
    statics: [
      { effect: { name: 'besideLampPart' }, text: 'Whenever a die is placed on this card, it gains 1 boost for each adjacent lamp part.' },
    ],
    actions: [
      {
        cat: 'take',
        verb: 'DRAW',
        cost: 2,
        elements: ['tide'],
        action: 'DRAW a little oil and see the level.',
        result: [
          { say: 'You pour out a cup. You look again. It is a little fuller, as if the cup had been a compliment.' },
          { gain: { boost: 3 } },
        ],
      },
    ],
    art: 'A round brass oil reservoir brimming on a frosted pedestal under northern stars, no one near.',
  },
  {
    num: 328,
    name: 'Noon Key',
    type: 'relic',
    element: 'gear',
    boostCap: 3,
    coinValue: 5,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', element: 'gear', terrain: 'desert', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'look', verb: 'SEARCH', bonus: [{ gain: { look: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'afterRoll',
        effect: { name: 'anyFace', type: 'relic' },
        text: 'Until the end of the turn the slots of relic cards in your grid ignore their face.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'SEARCH',
        cost: 4,
        elements: ['gear'],
        action: 'SEARCH at noon for the lock that has no shadow.',
        result: [
          { say: 'Everything here has a shadow except one patch of air, about the height of your hand.' },
          { reveal: { what: 'entrance', to: 'within', sector: 'own' } },
          { gain: { look: 1, time: 1 } },
        ],
      },
    ],
    art: 'A slender golden key on white sand at noon, casting no shadow at all around it.',
  },
  {
    num: 329,
    name: 'Ice Door Handle',
    type: 'relic',
    element: 'stone',
    boostCap: 3,
    coinValue: 5,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', cat: 'move', verb: 'CROSS', element: 'stone', bonus: [{ gain: { move: 1 } }] },
      { id: 'b', terrain: 'ruin', face: 'morale', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'beforeRoll',
        effect: { name: 'doubleToken', skill: 'look' },
        text: 'One look token discarded for the cost of your look action counts as 2.',
      },
    ],
    actions: [
      {
        cat: 'move',
        verb: 'CROSS',
        cost: 5,
        elements: ['stone'],
        action: 'CROSS a threshold of your own choosing.',
        result: [
          { say: 'You turn the handle in the empty air, and the draught that comes through has your old campfire in it.' },
          { move: { among: { in: 'anywhere', visitedBy: 'self' } } },
        ],
      },
    ],
    art: 'A carved door handle of clear ice floating in open air, faint light leaking around no door.',
  },
  {
    num: 330,
    name: 'Borrowed Hour',
    type: 'relic',
    tags: ['missionOnly'],
    element: 'gear',
    boostCap: 3,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [{ id: 'a', face: 'time' }, { id: 'b', element: 'gear', face: 'time', bonus: [{ gain: { boost: 1 } }] }],
    powers: [
      {
        boost: 2,
        window: 'beforeRoll',
        effect: { name: 'rollFewer', n: 1 },
        text: 'Put 1 of the dice you are about to roll back into the pool unrolled.',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'GUIDE',
        printed: true,
        cost: 3,
        action: 'GUIDE the hour back to whoever it was taken from.',
        result: [
          { say: 'You find them looking at a clock. They do not thank you; they simply begin to move again.' },
          { lose: { card: { zone: 'grid', num: 'self' } } },
          { gain: { morale: 1, help: 1 } },
        ],
      },
    ],
    art: 'A pocket watch showing only one hour, its chain leading out of frame to another hand.',
  },
];
