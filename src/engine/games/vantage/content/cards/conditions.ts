import type { Card } from '../kinds.ts';

/** What somebody has caught, earned or owes. */
export const conditions: readonly Card[] = [
  {
    num: 331,
    name: 'Frostnip',
    type: 'condition',
    tags: ['harm'],
    boostCap: 1,
    slots: [],
    powers: [],
    statics: [{ effect: { name: 'costMore', cat: 'take', n: 1 }, text: 'Your take actions cost 1 more.' }],
    actions: [
      {
        cat: 'help',
        verb: 'TEND',
        printed: true,
        cost: 2,
        action: 'TEND your fingers, one joint at a time.',
        result: [
          { say: 'The third finger wakes first and will not stop talking about it.' },
          { gain: { help: 1 } },
          { lose: { card: { zone: 'grid', num: 'self' } } },
        ],
      },
    ],
    art: 'A pale hand with white fingertips fumbling at a buckle, frost creeping over the nails.',
  },
  {
    num: 332,
    name: 'Snow Glare',
    type: 'condition',
    tags: ['harm'],
    boostCap: 1,
    slots: [],
    powers: [],
    statics: [
      { effect: { name: 'slotsClosed', which: 'look' }, text: 'Look slots in your grid are closed.' },
      {
        effect: { name: 'clearWhen', trigger: 'leaveIceOrDesert' },
        text: 'Lose this card when you go from an ice or desert location to one that is neither.',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'GUIDE',
        printed: true,
        cost: 1,
        action: "GUIDE yourself by a wet cloth and somebody's sleeve.",
        result: [
          { say: 'You learn the camp by its coughs.' },
          {
            pay: [{ help: 1 }],
            then: [
              { say: 'Then a coat turns brown, and the world comes back from there.' },
              { lose: { card: { zone: 'grid', num: 'self' } } },
            ],
            else: [{ say: 'White, still, and somehow louder.' }],
          },
        ],
      },
    ],
    art: 'A squinting face bleached by blinding white light, two small suns reflected in watering eyes.',
  },
  {
    num: 333,
    name: 'High Head',
    type: 'condition',
    tags: ['harm'],
    boostCap: 1,
    slots: [],
    powers: [],
    statics: [
      {
        effect: { name: 'doubleOnce', face: 'time' },
        text: 'The next time you leave time dice unplaced, each of them costs 2 time; after that this line is spent.',
      },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'TEND',
        printed: true,
        cost: 2,
        action: 'TEND a head that is still further up than you are.',
        result: [
          { say: 'You explain it to a rock, and it is the rock that points out where you went wrong.' },
          { gain: { time: 1 } },
          { lose: { card: { zone: 'grid', num: 'self' } } },
        ],
      },
    ],
    art: "A climber's head tilted back, thoughts drawn as birds leaving before the nest is built.",
  },
  {
    num: 334,
    name: 'Felt Ears',
    type: 'condition',
    tags: ['harm'],
    boostCap: 1,
    slots: [{ id: 'a', face: 'setback', bonus: [{ gain: { look: 1 } }] }],
    powers: [],
    statics: [{ effect: { name: 'slotsClosed', which: 'impact' }, text: 'You may use no impact slots, in your own grid or in any other.' }],
    actions: [
      {
        cat: 'engage',
        verb: 'HAIL',
        printed: true,
        cost: 2,
        action: 'HAIL anyone until you hear that you are shouting.',
        result: [
          { say: 'The first thing to come back is your own name, from behind you, for the fourth time.' },
          { gain: { engage: 1 } },
          { lose: { card: { zone: 'grid', num: 'self' } } },
        ],
      },
    ],
    art: 'A traveller in profile with grey felt growing over both ears, mouths moving soundlessly around.',
  },
  {
    num: 335,
    name: 'Salt Sores',
    type: 'condition',
    tags: ['harm'],
    boostCap: 1,
    slots: [],
    powers: [],
    statics: [
      {
        effect: { name: 'slotsPriced', cat: 'move', n: 1 },
        text: 'Every move slot in your grid costs 1 boost more, paid from its own card.',
      },
      { effect: { name: 'clearWhen', trigger: 'healthGain' }, text: 'Lose this card when you gain health.' },
    ],
    actions: [
      {
        cat: 'help',
        verb: 'CLEAN',
        printed: true,
        cost: 2,
        action: 'CLEAN the salt out with fresh water you meant to drink.',
        result: [
          { say: 'Under the worst of it, pressed into the skin, is the pattern of a rope you have not used for days.' },
          { gain: { health: 1 } },
        ],
      },
    ],
    art: 'Raw red strap marks across a wet shoulder, white salt crystals sparkling along the edges.',
  },
  {
    num: 336,
    name: 'Glass Splinter',
    type: 'condition',
    tags: ['harm'],
    boostCap: 1,
    slots: [{ id: 'a', cat: 'take', face: 'health', price: 1 }],
    powers: [],
    statics: [
      {
        effect: { name: 'hurtOnDoubles', cat: 'overpower' },
        text: 'When two or more of your dice in an overpower action show the same face other than blank, lose 1 health.',
      },
    ],
    actions: [
      {
        cat: 'take',
        verb: 'PLUCK',
        printed: true,
        cost: 3,
        action: 'PLUCK the splinter out against the light.',
        result: [
          { say: 'It comes out longer than it went in. At the thin end there is a very small reflection of you, waving.' },
          { gain: { coin: 1 } },
          { lose: { card: { zone: 'grid', num: 'self' } } },
        ],
      },
    ],
    art: 'A tiny glass sliver in a fingertip, magnified, with a curious bright reflection inside.',
  },
  {
    num: 337,
    name: 'Marsh Cough',
    type: 'condition',
    tags: ['harm'],
    boostCap: 1,
    slots: [],
    powers: [],
    statics: [{ effect: { name: 'costMore', cat: 'engage', n: 1 }, text: 'Your engage actions cost 1 more.' }],
    actions: [
      {
        cat: 'help',
        verb: 'TEND',
        printed: true,
        cost: 2,
        action: 'TEND the cough with something green.',
        result: [
          { say: 'You steep it, wait, and sip.' },
          {
            pay: [{ card: { zone: 'grid', type: 'flora', n: 1 } }],
            then: [
              { say: 'The cough stops in the middle of a sentence, and the sentence goes on without it.' },
              { lose: { card: { zone: 'grid', num: 'self' } } },
            ],
            else: [{ say: 'Hot water, it turns out, is only hot water.' }, { gain: { help: 1 } }],
          },
        ],
      },
    ],
    art: 'A muffled traveller coughing politely behind a hand, small marsh lights puffing from their breath.',
  },
  {
    num: 338,
    name: 'Stuck Tune',
    type: 'condition',
    tags: ['mixed'],
    boostCap: 2,
    whenPlaced: [{ gain: { boost: 1 } }],
    slots: [{ id: 'a', face: 'morale', price: 1, bonus: [{ gain: { engage: 1 } }] }],
    powers: [],
    actions: [
      {
        cat: 'engage',
        verb: 'PLAY',
        printed: true,
        cost: 2,
        action: 'PLAY it to somebody until it is theirs.',
        result: [
          { say: 'You watch it cross from your foot to theirs.' },
          { gain: { engage: 1 } },
          { lose: { card: { zone: 'grid', num: 'self' } } },
          { for: { who: 'chosen', where: 'here', do: [{ card: 338 }] } },
        ],
      },
    ],
    art: 'A traveller with notes circling their head like gnats, one foot tapping against their will.',
  },
  {
    num: 339,
    name: 'Owed Favour',
    type: 'condition',
    tags: ['mixed'],
    boostCap: 1,
    whenPlaced: [{ gain: { coin: 2 } }],
    slots: [{ id: 'a', cat: 'help', terrain: 'settlement', bonus: [{ gain: { morale: 1 } }] }],
    powers: [],
    statics: [
      { effect: { name: 'coinGainLess', n: 1 }, text: 'Whenever a result gives you coins, you gain 1 fewer.' },
      { effect: { name: 'clearWhen', trigger: 'helpInSettlement' }, text: 'Lose this card after a help action on a settlement location.' },
    ],
    actions: [],
    art: 'A folded note under a door with no name, only the word REMEMBER and a pressed button.',
  },
  {
    num: 340,
    name: 'Second Breath',
    type: 'condition',
    tags: ['boon'],
    boostCap: 2,
    slots: [{ id: 'a', face: 'health', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'morale', price: 1 }],
    powers: [],
    statics: [
      {
        effect: { name: 'clearWhen', trigger: 'allSlotsFilled' },
        text: 'Lose this card at the end of a turn in which all its slots hold a die.',
      },
    ],
    actions: [],
    art: 'A runner on a ridge at dawn drawing a deep golden breath, long shadow catching up behind.',
  },
];
