import type { Card } from '../kinds.ts';

/** Things that can be held in one hand. The second half. */
export const itemsMore: readonly Card[] = [
  {
    num: 219,
    name: 'Chalk Stub',
    type: 'item',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'engage', verb: 'BARGAIN', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'take', face: 'time', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      { boost: 1, window: 'any', effect: { name: 'lowerPayment', n: 1 }, text: 'Lower a coin payment you are making by 1 (not below 0).' },
    ],
    actions: [
      {
        cat: 'engage',
        verb: 'BARGAIN',
        cost: 2,
        action: 'BARGAIN by writing a number on the nearest flat thing.',
        result: [
          { say: 'A second number appears under yours, in worse handwriting and a better mood.' },
          { pay: [{ engage: 1 }], then: [{ gain: { coin: 2 } }], else: [{ gain: { engage: 1 } }] },
        ],
      },
    ],
    art: "A worn stub of white chalk on a stilted stall's wet plank, a fresh underlined price beside it.",
  },
  {
    num: 220,
    name: 'Echo Jar',
    type: 'item',
    boostCap: 4,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', terrain: 'ruin', face: 'morale', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'overpower', verb: 'SHOUT', bonus: [{ gain: { boost: 2 } }] },
    ],
    powers: [
      {
        boost: 2,
        impact: true,
        window: 'any',
        effect: { name: 'gainToken', skills: ['overpower', 'engage'] },
        text: 'Any one player gains 1 overpower or engage token.',
      },
    ],
    actions: [
      {
        cat: 'overpower',
        verb: 'WRESTLE',
        cost: 2,
        action: 'WRESTLE an echo into the jar.',
        result: [
          { say: 'The echo comes back with a word you did not say. You kneel on the lid until it stops explaining.' },
          { gain: { boost: 2 } },
        ],
      },
    ],
    art: 'A lidded clay jar in a ruined archway, faint rings of sound trembling out from under the lid.',
  },
  {
    num: 221,
    name: 'Coil of Wire',
    type: 'item',
    element: 'gear',
    boostCap: 2,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'help', verb: 'MEND', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'gear', face: 'time', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'anyFace', element: 'gear' },
        text: 'Until the end of the turn the slots of cards with the gear element in your grid ignore their face.',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'MEND',
        cost: 2,
        elements: ['gear'],
        action: 'MEND something with three of the forty turns.',
        result: [
          { say: 'It holds, hums, and picks up a station on which a woman is reading out the heights of rivers.' },
          { gain: { oneOf: [{ help: 1 }, { coin: 1 }] } },
        ],
      },
    ],
    art: 'A neat coil of copper wire hanging from a nail on a market post, forty bright turns.',
  },
  {
    num: 222,
    name: 'Frost Stethoscope',
    type: 'item',
    element: 'gear',
    boostCap: 3,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'look', verb: 'LISTEN', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'gear', face: 'health', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'any',
        effect: { name: 'drainPool', n: 2 },
        text: 'Put up to 2 dice from the pool into the penalty area, so that the next refresh comes sooner.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'LISTEN',
        cost: 2,
        action: "LISTEN to the ground's left side, then its right.",
        result: [
          { say: 'One slow beat, then another from much too far away to belong to the same heart.' },
          { gain: { look: 1 } },
          { reveal: { what: 'nearest', climate: 'cold' } },
        ],
      },
    ],
    art: 'A brass stethoscope with an oversized horn pressed to a frosted floor, its tubes rimed white.',
  },
  {
    num: 223,
    name: 'Bellows Coat',
    type: 'item',
    element: 'ember',
    boostCap: 2,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', face: 'health', price: 1 }, { id: 'b', cat: 'engage', verb: 'PLAY', bonus: [{ gain: { boost: 1 } }] }],
    powers: [
      {
        boost: 1,
        window: 'onLoss',
        effect: { name: 'softenDamage', kind: 'heat' },
        text: 'For 1 point of heat damage lose only 1 time or only 1 morale.',
      },
    ],
    actions: [
      {
        cat: 'overpower',
        verb: 'FORCE',
        cost: 3,
        elements: ['ember'],
        action: 'FORCE a stuck thing open with one long breath from both sleeves.',
        result: [
          { say: 'The left sleeve pushes and the right one, brought up differently, knocks first. It opens to the knock.' },
          { gain: { overpower: 1, morale: 1 } },
        ],
      },
    ],
    art: 'A long leather coat with pleated bellows sleeves exhaling sparks, worn by a figure among chimneys.',
  },
  {
    num: 224,
    name: 'Cork Waistcoat',
    type: 'item',
    element: 'tide',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', element: 'tide', face: 'health', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'move', verb: 'SWIM', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'beforeRoll',
        when: { cat: 'move', verb: 'SWIM' },
        effect: { name: 'lowerCost', n: 1 },
        text: 'Lower the cost of a move-SWIM action or depart by 1 (not below 0).',
      },
    ],
    actions: [
      {
        cat: 'move',
        verb: 'SWIM',
        cost: 2,
        elements: ['tide'],
        action: 'SWIM a lap where the waistcoat can show off.',
        result: [
          { say: 'You try to dive, out of curiosity, and are returned to the surface like a parcel.' },
          { gain: { move: 1, boost: 1 } },
        ],
      },
    ],
    art: 'A stitched cork waistcoat bobbing upright on grey waves with nobody inside, its laces trailing.',
  },
  {
    num: 225,
    name: 'Eel Jar',
    type: 'item',
    element: 'sinew',
    boostCap: 3,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', terrain: 'cave', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'sinew', face: 'time', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'blankDie', face: 'time' },
        text: 'Turn one of your rolled, unplaced dice from time to blank.',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'FEED',
        cost: 1,
        action: 'FEED the eel a crumb and a small untruth.',
        result: [{ say: 'It lights up from nose to tail with indignation, and you can read by it for an hour.' }, { gain: { boost: 2 } }],
      },
    ],
    art: 'A glass jar of dark water with one glowing eel curled inside, lighting a dripping cave wall.',
  },
  {
    num: 226,
    name: 'Cairn Stone',
    type: 'item',
    element: 'stone',
    boostCap: 2,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', terrain: 'peak', face: 'health', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'stone', face: 'setback', bonus: [{ gain: { help: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'onLoss',
        effect: { name: 'lessLoss', stat: 'health', n: 1 },
        text: 'When you are about to lose health, lose 1 less.',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'BUILD',
        printed: true,
        cost: 2,
        action: 'BUILD a cairn here, with this as its last stone.',
        result: [
          { say: 'You set it down and your hand stays curved around it for the rest of the day. The next person will find the way.' },
          { gain: { help: 1 } },
          { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 1, on: { zone: 'grid', type: 'character' } } }] } },
          { lose: { card: { zone: 'grid', num: 'self' } } },
        ],
      },
    ],
    art: 'A smooth grey stone with a white band on an open palm, a half-built cairn in wind behind.',
  },
  {
    num: 227,
    name: 'Slag Chisel',
    type: 'item',
    element: 'stone',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'take', verb: 'CHIP', bonus: [{ gain: { take: 1 } }] },
      { id: 'b', element: 'stone', face: 'setback', bonus: [{ gain: { coin: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'beforeRoll',
        effect: { name: 'stretchX', n: 1 },
        text: 'In an X action the result counts X as 1 higher than the number of dice you declared (at most 6).',
      },
    ],
    actions: [
      {
        cat: 'take',
        verb: 'CHIP',
        cost: 3,
        action: 'CHIP at the slag until it gives up something clear.',
        result: [
          { say: 'The flake that comes off is the exact shape of the hole in your sleeve, and nearly as hard to explain.' },
          { gain: { coin: 1, take: 1 } },
        ],
      },
    ],
    art: 'A short black chisel biting into green slag glass, bright flakes frozen in the air around it.',
  },
  {
    num: 228,
    name: 'Drip Clock',
    type: 'item',
    element: 'tide',
    boostCap: 3,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [{ id: 'a', face: 'time' }, { id: 'b', face: 'time', price: 2, bonus: [{ gain: { time: 1 } }] }],
    powers: [
      {
        boost: 1,
        window: 'any',
        effect: { name: 'drainPool', n: 1 },
        text: 'Put 1 die from the pool into the penalty area, so that the next refresh comes sooner.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'WATCH',
        cost: 2,
        action: 'WATCH the clock as little as you can manage.',
        result: [
          { say: 'You look at the wall beside it instead. When you glance back it has gained a minute and is trying to hide it.' },
          { gain: { time: 1 } },
        ],
      },
    ],
    art: 'A copper water clock dripping into a bowl in a dark cave, one single drop hanging stubbornly.',
  },
  {
    num: 229,
    name: 'Button Tin',
    type: 'item',
    boostCap: 3,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [
      { id: 'a', cat: 'engage', face: 'setback', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'take', verb: 'BORROW', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'rerollDie', face: 'morale' },
        text: 'Reroll one of your rolled, unplaced dice that shows morale.',
      },
    ],
    actions: [
      {
        cat: 'engage',
        verb: 'TRADE',
        printed: true,
        cost: 1,
        boostCost: 1,
        action: 'TRADE a button for whatever it is worth here.',
        result: [{ say: 'They turn it over twice. It comes from the coat of someone they used to know.' }, { gain: { coin: 1 } }],
      },
    ],
    art: 'An open tin of forty-one mismatched buttons on a shingle beach, one of them bright and modern.',
  },
  {
    num: 230,
    name: 'Canvas Roll',
    type: 'item',
    tags: ['missionOnly'],
    boostCap: 2,
    reserve: 1,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'take', verb: 'PACK', bonus: [{ gain: { take: 1 } }] },
      { id: 'b', cat: 'help', face: 'setback', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [{ boost: 1, window: 'any', effect: { name: 'transferReserve' }, text: 'Transfer 1 reserved card into your grid.' }],
    actions: [
      {
        cat: 'take',
        verb: 'PACK',
        cost: 2,
        action: 'PACK again, and better, in the order you will need it.',
        result: [
          { say: 'At the bottom of the roll is a strap cut for something long and curved. You do not own such a thing yet.' },
          { gain: { oneOf: [{ take: 1 }, { time: 1 }] } },
        ],
      },
    ],
    art: 'A canvas roll unbuckled on bare ground, rows of empty straps shaped for tools not yet found.',
  },
  {
    num: 231,
    name: 'Pruning Hook',
    type: 'item',
    element: 'bloom',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', cat: 'help', verb: 'PRUNE', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'morale', price: 1 }],
    powers: [
      { boost: 1, window: 'any', effect: { name: 'freeDie' }, text: 'Refresh one die from a slot in your grid; the slot is open again.' },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'PRUNE',
        cost: 2,
        elements: ['bloom'],
        action: 'PRUNE whatever grows here, left-handed.',
        result: [
          { say: 'The hook refuses your right hand, and then your left hand discovers it has been waiting years to be asked.' },
          { gain: { help: 1, boost: 1 } },
        ],
      },
    ],
    art: 'A curved pruning hook with a smooth worn handle hanging on a felted grey branch, cut stems below.',
  },
  {
    num: 232,
    name: 'Sweating Pebble',
    type: 'item',
    element: 'tide',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', terrain: 'desert', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', element: 'sinew', face: 'morale', bonus: [{ gain: { boost: 1 } }] },
    ],
    powers: [
      {
        boost: 2,
        window: 'onLoss',
        effect: { name: 'swapLoss', from: 'health', to: 'time' },
        text: 'When you are about to lose 1 health, lose 1 time instead.',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'TASTE',
        cost: 1,
        elements: ['tide'],
        action: 'TASTE what the pebble is weeping.',
        result: [
          { say: 'It tastes of having been left out all night. You let it dry its eyes on your palm.' },
          { gain: { boost: 1 } },
          { if: { at: 'desert' }, then: [{ gain: { boost: 1 } }] },
        ],
      },
    ],
    art: 'A round wet pebble on cracked pale desert glass at noon, a single bead of water running down it.',
  },
  {
    num: 233,
    name: 'Quilted Mitts',
    type: 'item',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', face: 'health', impact: true }, { id: 'b', cat: 'help', terrain: 'settlement', bonus: [{ gain: { boost: 1 } }] }],
    powers: [
      {
        boost: 1,
        impact: true,
        window: 'onLoss',
        effect: { name: 'cancelWithCompany', kind: 'cold' },
        text: 'If another player is on your location, cancel 1 point of cold damage for you and for one other player there.',
      },
    ],
    statics: [
      {
        effect: { name: 'slotsPriced', cat: 'take', n: 1 },
        text: 'Every take slot in your grid costs 1 boost more, paid from its own card.',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'FREE',
        cost: 2,
        action: 'FREE numb fingers inside the mitts, two pairs at a time.',
        result: [
          { say: 'There is room for four hands and, somewhere near the thumb, a sewn-in note that says do not hurry.' },
          { gain: { oneOf: [{ health: 1 }, { morale: 1 }] } },
        ],
      },
    ],
    art: 'Thick quilted mittens sewn from three different coats, steaming gently on a line above a stove.',
  },
  {
    num: 234,
    name: 'Sand Compass',
    type: 'item',
    element: 'stone',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [
      { id: 'a', cat: 'move', terrain: 'desert', bonus: [{ gain: { boost: 1 } }] },
      { id: 'b', cat: 'look', verb: 'MEASURE', bonus: [{ gain: { look: 1 } }] },
    ],
    powers: [
      {
        boost: 1,
        window: 'beforeRoll',
        when: { kind: 'depart' },
        effect: { name: 'lowerDepart', n: 2, of: 'towardsPlayers' },
        text: 'Lower the cost of a depart that brings you nearer to another player by 2 (not below 0).',
      },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'MEASURE',
        cost: 2,
        action: 'MEASURE how far the needle thinks the others are.',
        result: [
          { say: 'It swings past north without a glance and points at a person, a long way off, who has just stopped walking.' },
          { reveal: { what: 'distance' } },
          { gain: { look: 1 } },
        ],
      },
    ],
    art: 'A glass compass filled with sand whose grains form an arrow, held above shimmering flat desert.',
  },
  {
    num: 235,
    name: 'Mud Mask',
    type: 'item',
    element: 'bloom',
    boostCap: 2,
    coinValue: 1,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', face: 'morale' }, { id: 'b', cat: 'overpower', verb: 'CHASE', bonus: [{ gain: { overpower: 1 } }] }],
    powers: [
      {
        boost: 2,
        window: 'afterRoll',
        effect: { name: 'turnDie', from: 'health', to: 'setback' },
        text: 'Turn one of your rolled, unplaced dice from health to setback.',
      },
    ],
    actions: [
      {
        cat: 'overpower',
        verb: 'CHASE',
        cost: 3,
        elements: ['bloom'],
        action: "CHASE something off while wearing someone else's expression.",
        result: [
          { say: "It runs. Then it comes back, because the face you are wearing is its mother's." },
          { gain: { overpower: 1, morale: 1 } },
        ],
      },
    ],
    art: 'A stiff cracked mud mask with calm round eyes, reeds pressed into its brow, drying in marsh light.',
  },
  {
    num: 236,
    name: 'Toll Whistle',
    type: 'item',
    boostCap: 2,
    coinValue: 2,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', face: 'time', impact: true }, { id: 'b', cat: 'engage', verb: 'HAIL', bonus: [{ gain: { boost: 1 } }] }],
    powers: [
      {
        boost: 2,
        impact: true,
        window: 'any',
        effect: { name: 'giveNewSkill' },
        text: 'Any one player gains 1 token of a skill they do not hold.',
      },
    ],
    actions: [
      {
        cat: 'engage',
        verb: 'HAIL',
        cost: 2,
        action: 'HAIL the nearest boat with two short blasts.',
        result: [{ say: 'The boat stops. So does a bird, in mid-air, until you apologise to it.' }, { gain: { coin: 1, boost: 1 } }],
      },
    ],
    art: 'A brass whistle on a rope over reed channels, a flat boat stopped, white birds turning heads.',
  },
];
