import type { Mission } from '../kinds.ts';

/** N7 Missions whose pair begins with help. */
export const helpMissions: readonly Mission[] = [
  {
    num: 426,
    name: 'No One Left',
    pair: ['help', 'help'],
    text:
      'The bosun counts heads each evening, and nobody eats until the number comes right. She has been standing at the hatch since you ' +
      'fell, and the soup is getting cold.',
    task: 'All of you on one location, every stat at 2 or more. With one guiding token for each of you, one land is near enough.',
    taskSolo:
      'Visit {roll} regions; then stand in a land other than the one you fell into, no stat below where it began. One guiding token ' +
      'forgives one missing point.',
    hint:
      'Agree on a meeting place by describing what you see, and arrive in decent shape. Guiding often enough lets you meet anywhere ' +
      'within one land. Alone, see much of the planet, and end whole in another land.',
    goal: {
      any: [
        { all: [{ at: { id: 'together', same: 'location' } }, { stats: { id: 'whole', who: 'each', min: { base: 2 } } }] },
        {
          all: [
            { tokens: { on: 'mission', n: { base: 0, perPlayer: 1 } } },
            { at: { id: 'near', same: 'sector' } },
            { stats: { who: 'each', min: { base: 2 } } },
          ],
        },
      ],
    },
    goalSolo: {
      all: [
        { visited: { id: 'roll', what: 'region', who: 'together', n: { base: 7 } } },
        { at: { outsideCrashSector: true } },
        {
          any: [
            { stats: { who: 'each', min: 'start' } },
            { all: [{ tokens: { on: 'mission', n: { base: 1 } } }, { stats: { who: 'each', min: 'start', short: { stats: 1, by: 1 } } }] },
          ],
        },
      ],
    },
    actions: [
      {
        cat: 'help',
        verb: 'GUIDE',
        printed: true,
        cost: 4,
        limit: { perRegion: true },
        action: 'GUIDE a straggler home by voice alone.',
        result: [
          { say: 'You describe the road, the gate, the light in the window. By the end you can see it yourself.' },
          { token: { on: 'mission', n: 1 } },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: "You open your mouth to say it, and somebody else's voice says it for you." }],
        else: [{ say: 'The count stops at you. You hear it stop: a number, and then the place where the next number should be.' }],
      },
      {
        choose: [
          {
            label: 'Say "here". (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Let her count without you. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'You count, and the number is right, and you count once more for the pleasure of it. From the hatch, very high up, comes the ' +
          'sound of one person finally sitting down.',
      },
      {
        choose: [
          { label: 'Go up to supper. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Send word to start without you. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 427,
    name: 'Seedbank',
    pair: ['help', 'take'],
    text:
      "The greenhouse keeps one drawer for every world, and in Verrow's lies a dead beetle. Bring roots, with the earth still on, from " +
      'as many parts as will travel.',
    task: 'Together hold {roots} flora that were found in different regions. Up to {roots.max} can be replaced by collecting.',
    hint:
      'Where you found a plant matters: two from the same region count as one. Spread out, and tell each other what grows where you ' +
      'are.',
    goal: { all: [{ holds: { id: 'roots', type: 'flora', who: 'together', n: { base: 8, perPlayer: 1, solo: 5, max: 11 }, otherRegions: true } }] },
    standIn: { for: ['roots'], max: 'half' },
    actions: [
      {
        cat: 'take',
        verb: 'COLLECT',
        printed: true,
        cost: 3,
        limit: { perRegion: true },
        action: 'COLLECT what the wind has already picked.',
        result: [
          { say: 'A seed with a hook, a seed with a sail, and one that has already found your pocket.' },
          { token: { on: 'mission', n: 1 } },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'The green thread has stopped being polite. It lies down beside you.' }],
        else: [
          {
            say:
              'The earth in your palm has dried to something you could dust a cake with. In the middle one green thread holds its head ' +
              'up, out of good manners.',
          },
        ],
      },
      {
        choose: [
          {
            label: 'Give it your water. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Plant it here and stay with it. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'You press the last earth round the last root with two thumbs. In the greenhouse the beetle gets up, walks the length of the ' +
          'drawer, and makes room.',
      },
      {
        choose: [
          { label: 'Slide the drawer shut. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Leave it open by a crack. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 428,
    name: 'Dam and Mill',
    pair: ['help', 'overpower'],
    text:
      "The ship's bakery has a millstone and no river. It would like a wall across some water on Verrow, a wheel beside the wall, and " +
      'the noise that comes of it.',
    task: 'Put {wall} tokens on this card.',
    hint:
      'Both deeds on this card add to the wall, each once per person and region. So travel, build, travel, build; four borrowed hands ' +
      'are better than two tired ones.',
    goal: { all: [{ tokens: { id: 'wall', on: 'mission', n: { base: 12, perPlayer: 9, solo: 15 } } }] },
    actions: [
      {
        cat: 'help',
        verb: 'BUILD',
        printed: true,
        cost: 2,
        limit: { perRegion: true },
        action: 'BUILD one course of the wall where you stand; the river will come round to it.',
        result: [
          { say: 'Twelve stones that fit, and a thirteenth that fits nowhere and holds the others.' },
          { token: { on: 'mission', n: 1 } },
        ],
      },
      {
        cat: 'overpower',
        verb: 'DAM',
        printed: true,
        cost: 3,
        limit: { perRegion: true },
        action: 'DAM the stream with your back until somebody brings the logs.',
        result: [{ say: 'The logs come. So does a good half of the stream, by way of your collar.' }, { token: { on: 'mission', n: 2 } }],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'You stand in the gap again. The gap is wider than you are.' }],
        else: [
          { say: 'The water finds the one hole you meant to see to tomorrow. It is not angry; it is only water, and you are only late.' },
        ],
      },
      {
        choose: [
          {
            label: 'Stand in the gap. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Let it through. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'The wheel turns once, to see what it is like, and then cannot be stopped. By nightfall there is flour on everything, and a ' +
          'loaf, and a queue of neighbours you had taken for hills.',
      },
      {
        choose: [
          { label: 'Break the loaf. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Go and see where the water was in such a hurry to be. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
];
