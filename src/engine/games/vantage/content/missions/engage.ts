import type { Mission } from '../kinds.ts';

/** N7 Missions whose pair begins with engage. */
export const engageMissions: readonly Mission[] = [
  {
    num: 422,
    name: 'One Voice',
    pair: ['engage', 'engage'],
    text:
      "The ship's choir has had no second part since the last tenor married ashore. It wants voices from Verrow: one beside each of " +
      'you, and somewhere, three.',
    task: 'Each of you travels with an ally, and one of you with three.',
    taskSolo: 'Travel with {duet} allies.',
    hint: 'Settlements are where people are; talk first, take later. Nobody joins twice, so tell the others whom you have met and where.',
    goal: {
      all: [
        { holds: { id: 'everyone', type: 'ally', who: 'each', n: { base: 1 } } },
        { holds: { id: 'duet', type: 'ally', who: 'any', n: { base: 3 } } },
      ],
    },
    actions: [
      {
        cat: 'engage',
        verb: 'CALM',
        printed: true,
        cost: 5,
        limit: { perRegion: true },
        action: 'CALM the woman who is shouting at you, without shouting.',
        result: [
          { say: 'It takes until morning. She puts down what she is holding, which is a bread knife, and now there is also bread.' },
          { card: 318 },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'Even the table has gone quiet. You hear your own hand on it, keeping no time at all.' }],
        else: [
          {
            say:
              'Your voice goes, and where the note should be there is a click. Whoever stands near you looks away, which is kind, and ' +
              'terrible.',
          },
        ],
      },
      {
        choose: [
          {
            label: 'Beat the time on a table instead. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Close the songbook. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          "Nobody can agree on the words, so you sing the disagreement, in parts. On the second line the ship's choir comes in from " +
          'overhead, four hundred miles late and exactly on time.',
      },
      {
        choose: [
          { label: 'Hold the last chord. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Start the verse nobody knows. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 423,
    name: 'Open Table',
    pair: ['engage', 'help'],
    text:
      'The galley has laid the long table for Verrow, and there is nothing on it and nobody at it. The cook says that from up here she ' +
      'can do something about neither.',
    task: 'Together hold {guests} allies and {greens} flora. Feeding can replace {greens.max} flora.',
    hint: 'Friends and growing things, counted over all of you. Feeding a hungry creature can replace one plant, never a guest.',
    goal: {
      all: [
        { holds: { id: 'guests', type: 'ally', who: 'together', n: { base: 2, perPlayer: 1, solo: 2 } } },
        { holds: { id: 'greens', type: 'flora', who: 'together', n: { base: 8, perPlayer: 1, solo: 4, max: 12 } } },
      ],
    },
    standIn: { for: ['greens'], max: 'half' },
    actions: [
      {
        cat: 'help',
        verb: 'FEED',
        printed: true,
        cost: 3,
        limit: { perRegion: true },
        action: 'FEED the first hungry thing you meet out of your own tin.',
        result: [
          { say: 'It eats, considers, and fetches you a leaf. Later it fetches another, with the root on.' },
          { token: { on: 'mission', n: 1 } },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'You have boiled the spoon already. It was better the first time.' }],
        else: [
          {
            say:
              'You divide what is left by the number of people here, then by the number of people you wish were here. There is nothing ' +
              'left to divide.',
          },
        ],
      },
      {
        choose: [
          {
            label: 'Boil the spoon. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Fold the tablecloth. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'Somebody brings salt, somebody brings a bench, somebody brings a grandmother. When everything is set out there is one plate ' +
          'too many, and no one will hear of taking it away.',
      },
      {
        choose: [
          { label: 'Sit. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Find out whose plate it is. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 424,
    name: 'Fair Price',
    pair: ['engage', 'take'],
    text:
      'The purser has weighed Verrow through the telescope and makes it a certain sum in small coin, and one object that has no price. ' +
      'He would very much like to be proved right.',
    task: 'Together own {sum} coins and one relic.',
    hint:
      'All purses count as one, so spend only where it brings you nearer to something old. Relics lie deep, high, or at the end of a ' +
      'costly deed.',
    goal: {
      all: [
        { coins: { id: 'sum', who: 'together', n: { base: 21, perPlayer: 12, solo: 16 } } },
        { holds: { id: 'object', type: 'relic', who: 'together', n: { base: 1 } } },
      ],
    },
    actions: [
      {
        cat: 'take',
        verb: 'BARTER',
        printed: true,
        cost: 3,
        limit: { perRegion: true },
        action: 'BARTER something you have stopped noticing.',
        result: [
          { say: 'A button off your cuff changes hands four times in front of you and comes back as money.' },
          { gain: { coin: 2 } },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'The stone has seen your lint. It is not buying.' }],
        else: [{ say: 'You turn out your pockets on a flat stone: lint, thread, a debt. The stone waits, as stones do, for the rest.' }],
      },
      {
        choose: [
          {
            label: 'Offer the lint. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Rule a line under it. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'The scale stands level, a heap of coppers on one side and on the other a thing without a number. The purser enters both in ' +
          'one column and, for the first time in his life, does not add it up.',
      },
      {
        choose: [
          { label: 'Sign at the bottom. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Ask the thing what it would give for you. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 425,
    name: 'Stand Down',
    pair: ['engage', 'overpower'],
    text:
      "The ship's armoury is a cupboard with one bent sword in it, and a thick ledger of quarrels that ended without the sword. Add a " +
      'page: speak to Verrow wherever nobody has raised a hand.',
    task: 'Engage at {page} different places where none of you has used overpower. Up to {page.max} can be replaced by calming.',
    hint: 'Speak first and break nothing: a place where any of you has used force does not count, neither before nor after.',
    goal: {
      all: [{ did: { id: 'page', cat: ['engage'], where: { never: 'overpower' }, distinct: ['location'], n: { base: 10, perPlayer: 14, solo: 16 } } }],
    },
    standIn: { for: ['page'], max: 'half' },
    actions: [
      {
        cat: 'engage',
        verb: 'CALM',
        printed: true,
        cost: 3,
        limit: { perRegion: true },
        action: 'CALM what bristles.',
        result: [{ say: 'You put your own hands down first. After a while, so does the hedge.' }, { token: { on: 'mission', n: 1 } }],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'The hand closes again. This time you only watch it.' }],
        else: [
          { say: "Your fist has closed by itself. You look at it as you would at someone else's child, found on your doorstep, furious." },
        ],
      },
      {
        choose: [
          {
            label: 'Open it, one finger at a time. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Walk away from it. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'The last of them lays down a stick, then, blushing, a second stick, then a very small third one. In the armoury the sword is ' +
          'found straight, and nobody will say who has been sitting on it.',
      },
      {
        choose: [
          { label: 'Shut the cupboard. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Light the sticks and stay for the story. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
];
