import type { Card } from '../kinds.ts';

/** N3 The six who fall, in the order of their skills. */
export const characters: readonly Card[] = [
  {
    num: 401,
    name: 'Ilse Varnham, the Courier',
    type: 'character',
    skill: 'move',
    text:
      'You have never opened a parcel, and you have never been late by more than weather. Your boots are on their fourth soles and ' +
      'their second feet.',
    boostCap: 6,
    reserve: 1,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [{ id: 'a', cat: 'move', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'time', impact: true }],
    powers: [
      {
        boost: 1,
        window: 'beforeRoll',
        when: { kind: 'depart' },
        effect: { name: 'lowerDepart', n: 1, of: 'any' },
        text: 'Lower the cost of a depart you are performing by 1.',
      },
      { boost: 1, window: 'any', effect: { name: 'transferReserve' }, text: 'Transfer 1 reserved card into your grid.' },
      { boost: 2, window: 'any', effect: { name: 'gainOneOf', a: 'coin', b: 'move' }, text: 'Gain 1 coin or 1 move.' },
    ],
    actions: [
      {
        cat: 'move',
        verb: 'RACE',
        cost: 2,
        action: 'RACE the light to the next bend.',
        result: [
          { say: 'You lose, as everyone does, but by less than yesterday. The difference is yours to keep.' },
          { gain: { time: 1 } },
        ],
      },
      {
        cat: 'take',
        verb: 'PACK',
        cost: 2,
        action: 'PACK the satchel again, heaviest against the spine.',
        result: [
          { say: 'In the lining, where the last strap was sewn, you find the fee for a delivery you had given up on.' },
          { gain: { coin: 1, boost: 1 } },
        ],
      },
      {
        cat: 'help',
        verb: 'CARRY',
        cost: 3,
        action: 'CARRY something for someone who did not ask.',
        result: [
          { say: 'They walk beside you with both arms swinging, astonished at how long arms are.' },
          { gain: { move: 1 } },
          { gain: { oneOf: [{ health: 1 }, { morale: 1 }] } },
        ],
      },
    ],
  },
  {
    num: 402,
    name: 'Oduya Brandt, the Surveyor',
    type: 'character',
    skill: 'look',
    text:
      'You trust a thing once you have walked round it and it is still there. Somewhere at home hangs a map of your own garden with ' +
      'three corrections.',
    boostCap: 6,
    reserve: 1,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [{ id: 'a', cat: 'look', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'time', impact: true }],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'turnDie', from: 'health', to: 'setback' },
        text: 'Turn one of your rolled, unplaced dice from health to setback.',
      },
      { boost: 1, window: 'any', effect: { name: 'transferReserve' }, text: 'Transfer 1 reserved card into your grid.' },
      { boost: 2, window: 'any', effect: { name: 'gainOneOf', a: 'coin', b: 'look' }, text: 'Gain 1 coin or 1 look.' },
    ],
    actions: [
      {
        cat: 'look',
        verb: 'MEASURE',
        cost: 2,
        action: 'MEASURE your own shadow and work outwards from there.',
        result: [{ say: 'By the third triangle you know how far away everything is, including lunch.' }, { gain: { look: 1, boost: 1 } }],
      },
      {
        cat: 'take',
        verb: 'COLLECT',
        cost: 2,
        action: 'COLLECT one of each kind of stone within reach.',
        result: [
          { say: 'Grey, grey, speckled, and one that purrs when you close your hand.' },
          {
            rollSkill: {
              n: 2,
              keep: ['look', 'take'],
              else: [{ say: 'You sit among them until your back has straightened.' }, { gain: { health: 1 } }],
            },
          },
        ],
      },
      {
        cat: 'engage',
        verb: 'TEACH',
        cost: 3,
        action: 'TEACH whoever will hold the other end of the tape.',
        result: [
          { say: 'Your pupil reads the number aloud as if it were good news. It is; you had been walking the long way round.' },
          { gain: { time: 1, morale: 1 } },
          { for: { who: 'others', where: 'here', do: [{ gain: { look: 1 } }] } },
        ],
      },
    ],
  },
  {
    num: 403,
    name: 'Mirembe Sol, the Interpreter',
    type: 'character',
    skill: 'engage',
    text: 'You speak eleven languages and can be silent in fourteen. People tell you things and then look round to see who said them.',
    boostCap: 6,
    reserve: 1,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [{ id: 'a', cat: 'engage', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'morale', impact: true }],
    powers: [
      {
        boost: 1,
        impact: true,
        window: 'afterRoll',
        effect: { name: 'rerollDie', face: 'any' },
        text: 'Any player rerolls 1 of their rolled, unplaced dice.',
      },
      { boost: 1, window: 'any', effect: { name: 'transferReserve' }, text: 'Transfer 1 reserved card into your grid.' },
      { boost: 2, window: 'any', effect: { name: 'gainOneOf', a: 'coin', b: 'engage' }, text: 'Gain 1 coin or 1 engage.' },
    ],
    actions: [
      {
        cat: 'engage',
        verb: 'ASK',
        cost: 1,
        action: 'ASK the question that comes after the polite one.',
        result: [
          { say: 'A pause, then the whole answer, then the answer to something you had not dared to ask.' },
          {
            rollSkill: {
              n: 1,
              keep: ['engage', 'look'],
              else: [{ say: 'You do not follow a word, and write it all down.' }, { gain: { boost: 1 } }],
            },
          },
        ],
      },
      {
        cat: 'look',
        verb: 'READ',
        cost: 2,
        action: 'READ the place as though it had been left for you.',
        result: [
          { say: 'Wear on a step, a nail at hat height, one window cleaner than the rest. It saves you an afternoon of asking.' },
          { gain: { time: 1 } },
        ],
      },
      {
        cat: 'help',
        verb: 'GUIDE',
        cost: 2,
        action: 'GUIDE a thought to the end of its sentence.',
        result: [
          { say: 'It had been going round and round, looking for the verb.' },
          {
            choose: [
              { label: 'It is your own thought.', do: [{ say: 'You had been translating yourself badly.' }, { gain: { morale: 1 } }] },
              {
                label: 'It belongs to someone far away.',
                when: { count: 'players', is: '>', than: 1 },
                do: [
                  {
                    for: {
                      who: 'chosen',
                      where: 'anywhere',
                      do: [{ say: 'Out of the static, your own words, put better.' }, { gain: { morale: 1 } }],
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    num: 404,
    name: 'Pasco Linde, the Medic',
    type: 'character',
    skill: 'help',
    text:
      'You carry bandages, a flask, and a small bell for the ones who pretend to be asleep. You have never once said that it will not ' +
      'hurt.',
    boostCap: 6,
    reserve: 1,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [{ id: 'a', cat: 'help', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'health', impact: true }],
    powers: [
      {
        boost: 1,
        impact: true,
        window: 'onLoss',
        effect: { name: 'lessLoss', stat: 'health', n: 1, atLeast: 2 },
        text: 'A player about to lose 2 or more points at once, health among them, loses 1 health less.',
      },
      { boost: 1, window: 'any', effect: { name: 'transferReserve' }, text: 'Transfer 1 reserved card into your grid.' },
      { boost: 2, window: 'any', effect: { name: 'gainOneOf', a: 'coin', b: 'help' }, text: 'Gain 1 coin or 1 help.' },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'TEND',
        cost: 2,
        action: 'TEND whatever hurts most and complains least.',
        result: [
          {
            choose: [
              {
                label: 'Your own feet.',
                do: [{ say: 'They have been trying to tell you something since the crash.' }, { gain: { health: 1 } }],
              },
              {
                label: 'Your own nerves.',
                do: [{ say: 'You take your pulse, find it charming, and let it go.' }, { gain: { morale: 1 } }],
              },
              {
                label: 'Somebody beside you.',
                when: { count: 'players', is: '>', than: 1 },
                do: [
                  { for: { who: 'chosen', where: 'here', do: [{ gain: { health: 1 } }] } },
                  { say: 'They fall asleep in the middle of thanking you, which is thanks enough.' },
                  { gain: { morale: 1 } },
                ],
              },
            ],
          },
        ],
      },
      {
        cat: 'take',
        verb: 'COLLECT',
        cost: 2,
        action: 'COLLECT leaves, roots, and the opinions of old women.',
        result: [
          {
            pay: [{ card: { zone: 'grid', type: 'flora', n: 1 } }],
            then: [{ say: 'You boil it down to one green spoonful. It tastes of fences, and works.' }, { gain: { health: 1, time: 1 } }],
            else: [{ say: 'The leaves are the wrong ones. The opinions save you a day.' }, { gain: { time: 1 } }],
          },
        ],
      },
      {
        cat: 'look',
        verb: 'TASTE',
        cost: 1,
        action: 'TASTE a very small amount and count to sixty.',
        result: [
          { say: 'At forty your tongue goes to sleep; at fifty it wakes up with an idea.' },
          {
            rollSkill: {
              n: 1,
              keep: ['help', 'look'],
              else: [{ say: 'At sixty, nothing. You label the jar SAFE, then add a question mark.' }, { gain: { boost: 1 } }],
            },
          },
        ],
      },
    ],
  },
  {
    num: 405,
    name: 'Yun Castellane, the Salvager',
    type: 'character',
    skill: 'take',
    text:
      'You can hear what a broken thing used to be. Your pockets hold nothing whole, and nothing that you would call rubbish to its ' +
      'face.',
    boostCap: 6,
    reserve: 1,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [{ id: 'a', cat: 'take', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'morale', impact: true }],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'easeSlot', drop: ['face', 'price'], types: ['item', 'relic', 'vehicle'] },
        text: 'One slot of an item, relic or vehicle in your grid ignores its face and its price this turn.',
      },
      { boost: 1, window: 'any', effect: { name: 'transferReserve' }, text: 'Transfer 1 reserved card into your grid.' },
      { boost: 2, window: 'any', effect: { name: 'gainOneOf', a: 'coin', b: 'take' }, text: 'Gain 1 coin or 1 take.' },
    ],
    actions: [
      {
        cat: 'take',
        verb: 'SALVAGE',
        cost: 2,
        action: 'SALVAGE the pod for the third time.',
        result: [
          { say: 'Wherever you are, a piece of it has got there first. You unscrew the brass and leave the screws in a neat row.' },
          { gain: { coin: 1, boost: 1 } },
        ],
      },
      {
        cat: 'look',
        verb: 'SEARCH',
        cost: 2,
        action: 'SEARCH the place everyone else has already searched.',
        result: [
          { say: 'People look at eye level and stop when they are pleased. Below the knee, the world is unpicked.' },
          { gain: { oneOf: [{ time: 1 }, { health: 1 }] } },
        ],
      },
      {
        cat: 'engage',
        verb: 'BARGAIN',
        cost: 3,
        action: 'BARGAIN for something you could just as well have taken.',
        result: [
          {
            pay: [{ coin: 1 }],
            then: [
              { say: 'You overpay, on purpose, and are asked to supper by the whole family, one after another.' },
              { gain: { morale: 1, health: 1 } },
            ],
            else: [
              { say: 'You are talked down to nothing, shake hands on it, and walk away the lighter for it.' },
              { gain: { morale: 1 } },
            ],
          },
        ],
      },
    ],
  },
  {
    num: 406,
    name: 'Bram Okonedo, the Breaker',
    type: 'character',
    skill: 'overpower',
    text:
      'Doors have always opened for you, some of them for the last time. You apologise to each, and you remember which way it was hung.',
    boostCap: 6,
    reserve: 1,
    whenPlaced: [{ gain: { boost: 2 } }],
    slots: [{ id: 'a', cat: 'overpower', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'health', impact: true }],
    powers: [
      {
        boost: 1,
        window: 'afterRoll',
        effect: { name: 'easeSlot', drop: ['cat', 'verb'] },
        text: 'One of your slots ignores its category this turn.',
      },
      { boost: 1, window: 'any', effect: { name: 'transferReserve' }, text: 'Transfer 1 reserved card into your grid.' },
      { boost: 2, window: 'any', effect: { name: 'gainOneOf', a: 'coin', b: 'overpower' }, text: 'Gain 1 coin or 1 overpower.' },
    ],
    actions: [
      {
        cat: 'overpower',
        verb: 'FORCE',
        cost: 2,
        action: 'FORCE the short way to be a way.',
        result: [
          { say: 'One fence, one thicket, one difference of opinion with a wall. You are there before you have decided to go.' },
          { gain: { time: 1 } },
        ],
      },
      {
        cat: 'engage',
        verb: 'CONFESS',
        cost: 2,
        action: 'CONFESS to the nearest stranger what you broke, and why.',
        result: [
          { say: 'They are quiet for so long that you start to mend things. Then they tell you theirs, and it was a bridge.' },
          { gain: { morale: 1 } },
        ],
      },
      {
        cat: 'help',
        verb: 'BUILD',
        cost: 3,
        action: 'BUILD something the right way up, slowly.',
        result: [
          { say: 'A bench. It faces nothing in particular, and before the glue is dry somebody is sitting on it.' },
          { gain: { health: 1, help: 1 } },
        ],
      },
    ],
  },
];
