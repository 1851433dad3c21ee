import type { Mission } from '../kinds.ts';

/** N7 Missions whose pair begins with take or overpower. */
export const takeMissions: readonly Mission[] = [
  {
    num: 429,
    name: 'The Quiet Vault',
    pair: ['take', 'take'],
    text:
      "The ship's vault has no lock, because the things in it leave when they are bored. It asks for company for them: old things from " +
      'Verrow, the stranger the better.',
    task: 'Together hold {company} relics.',
    hint:
      'Relics wait behind the dearest deeds and in the hidden places. Ask what everyone has seen that was locked, buried or humming, ' +
      'and go there together.',
    goal: { all: [{ holds: { id: 'company', type: 'relic', who: 'together', n: { base: 2, perPlayer: 1, solo: 3 } } }] },
    actions: [
      {
        cat: 'take',
        verb: 'BORROW',
        printed: true,
        cost: 4,
        limit: { perRegion: true },
        action: 'BORROW an hour from someone who will not miss it until later.',
        result: [
          { say: 'You promise to bring it back. Everyone does, he says, without reproach, and winds his watch for you.' },
          { lose: { morale: 1 } },
          { card: 330 },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'It has stopped ticking. You had not known how much of the quiet was made of that.' }],
        else: [
          {
            say: 'You are carrying one thing too many and cannot think which. In the bag something begins, very softly, to tick backwards.',
          },
        ],
      },
      {
        choose: [
          {
            label: 'Take it out and carry it against your ear. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Set the bag down. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'Side by side on your blanket the old things stop being objects and become a conversation. You catch one word of it: your ' +
          'name, as a question.',
      },
      {
        choose: [
          { label: 'Answer, and bring them up. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Keep still and hear the rest. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 430,
    name: 'Prize Crew',
    pair: ['take', 'overpower'],
    text:
      'The sailing master has a pennant, a whistle, and nobody to whistle at. A few of anything that carries you will make a fleet; then ' +
      'show it to the shores.',
    task: 'Together hold {fleet} vehicles, and visit {shores} coast or marsh places with a vehicle along.',
    hint:
      'Find the vehicles among all of you, and visit coast and marsh places, each time with one of them along. Who drives does not ' +
      'matter.',
    goal: {
      all: [
        { holds: { id: 'fleet', type: 'vehicle', who: 'together', n: { base: 1, perPlayer: 1, solo: 3, max: 5 } } },
        {
          visited: {
            id: 'shores',
            what: 'location',
            where: { terrain: ['coast', 'marsh'] },
            holding: 'vehicle',
            who: 'together',
            n: { base: 7, perPlayer: 5, solo: 9, max: 24 },
          },
        },
      ],
    },
    actions: [
      {
        cat: 'overpower',
        verb: 'DRAG',
        printed: true,
        cost: 4,
        limit: { perRegion: true },
        action: 'DRAG whatever lies on the bank until it admits that it floats.',
        result: [{ say: 'It is mostly hole, but the hole is well made.' }, { card: 288 }],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'You wade in to the knees and stop. There is nothing left out there to swim to.' }],
        else: [
          {
            say:
              'The rope goes slack in both hands. Out on the water your fleet turns its back on you, hull after hull, with great ' +
              'composure.',
          },
        ],
      },
      {
        choose: [
          {
            label: 'Swim. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Salute. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'Every shore has watched you pass, and the last dips a flag to you: a tablecloth, with the breakfast still on it. The sailing ' +
          'master blows his whistle until he is asked to stop.',
      },
      {
        choose: [
          { label: 'Bring her in. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Find one shore more. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 431,
    name: 'Break the Storm',
    pair: ['overpower', 'overpower'],
    text:
      "The weather desk has one pin for Verrow's storm, and in eleven days nobody has had to move it: the storm stands over the planet " +
      'with its arms folded. Go up and knock.',
    task: 'At {knocks} different sky places, perform a deed that rolls three dice or more. Up to {knocks.max} can be replaced by shouting.',
    hint:
      'Up in the sky places, any deed for which three dice or more are rolled counts once per place. Do not make it too cheap for ' +
      'yourself, and do not stay longer than your breath.',
    goal: { all: [{ did: { id: 'knocks', where: { hidden: 'sky' }, dice: 3, distinct: ['location'], n: { base: 5, solo: 2 } } }] },
    standIn: { for: ['knocks'], max: 'half' },
    actions: [
      {
        cat: 'overpower',
        verb: 'SHOUT',
        printed: true,
        cost: 6,
        limit: { perRegion: true },
        action: 'SHOUT straight up.',
        result: [
          { say: 'The cloud flinches. Very far off, a second cloud asks the first what is the matter.' },
          { token: { on: 'mission', n: 1 } },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'You turn to borrow a breath. Nobody near you has one to lend.' }],
        else: [{ say: 'The wind takes the breath you were about to use, turns it over, and gives it to somebody else.' }],
      },
      {
        choose: [
          {
            label: 'Borrow another. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Let it blow you home. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'There is a crack, blue, no wider than a letterbox, and then it is the whole sky. Something enormous that had been leaning ' +
          'there picks up its hat and goes home.',
      },
      {
        choose: [
          { label: 'Move the pin. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Go after the hat. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
];
