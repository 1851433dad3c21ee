import type { Mission } from '../kinds.ts';

/** N7 Missions whose pair begins with look. */
export const lookMissions: readonly Mission[] = [
  {
    num: 417,
    name: 'The Unlit Lamp',
    pair: ['look', 'look'],
    text:
      'Verrow has rooms inside things that have no inside, one in every land. The night watch has made out a lamp in each that is never ' +
      'lit, and would like to know who is saving it, and for what.',
    task: 'Together visit {rooms} rooms within, each in a different land.',
    taskSolo: 'Visit {rooms} rooms within, each in a different land.',
    hint:
      'Every land hides one inner room. Search for the way in with this card, choose a land one of you is already walking in, and tell ' +
      'each other what the doors looked like.',
    goal: { all: [{ visited: { id: 'rooms', what: 'location', where: { hidden: 'within' }, who: 'together', n: { base: 4, solo: 2 } } }] },
    actions: [
      {
        cat: 'look',
        verb: 'SEARCH',
        printed: true,
        cost: 5,
        action: 'SEARCH for a draught where there is no door.',
        result: [
          { say: 'A candle leans. You lean with it, and there is the hinge.' },
          { reveal: { what: 'entrance', to: 'within', sector: 'chosen' } },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'The matchbox is empty. You strike it anyway.' }],
        else: [{ say: 'It is not that the dark comes closer. You only notice how long it has been holding the door for you.' }],
      },
      {
        choose: [
          {
            label: 'Strike the last match. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Go through and sit down. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'The last lamp stands trimmed and filled like the others, and the seat beside it is warm, by your guess since about a minute ' +
          'ago. You light it; the night watch counts the lights from above and gets one more than you have lit.',
      },
      {
        choose: [
          { label: 'Leave it burning. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Go after whoever has just left. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 418,
    name: 'Field Guide',
    pair: ['look', 'engage'],
    text: "The ship's library has one empty shelf, labelled VERROW, LIVING. Fill it with things that agree to be known.",
    task: 'Together hold {animals} animals and {flora} flora. Studying can replace up to {flora.max} of these.',
    hint:
      'Everything any of you holds counts together, wild or tame. Follow tracks, free what is stuck, and look twice at anything that ' +
      'grows.',
    goal: {
      all: [
        { holds: { id: 'animals', type: 'animal', who: 'together', n: { base: 5, perPlayer: 1, solo: 3 } } },
        { holds: { id: 'flora', type: 'flora', who: 'together', n: { base: 4, perPlayer: 1, solo: 3 } } },
      ],
    },
    standIn: { for: ['animals', 'flora'], max: { base: 2 } },
    actions: [
      {
        cat: 'look',
        verb: 'STUDY',
        printed: true,
        cost: 4,
        limit: { perRegion: true },
        action: 'STUDY one creature until you could draw it blind.',
        result: [{ say: 'You fill a page and a half. The half is the best part.' }, { token: { on: 'mission', n: 1 } }],
      },
      {
        cat: 'help',
        verb: 'TEND',
        printed: true,
        cost: 2,
        action: 'TEND whatever travels with you.',
        result: [
          {
            if: { holds: 'animal' },
            then: [
              { say: 'Burrs, one loose claw, and a long discussion about ears.' },
              { gain: { morale: 1 } },
              { gain: { boost: 1, on: { zone: 'grid', type: 'animal' } } },
            ],
            else: [{ say: 'Nothing does, so far. You brush your own sleeve, for practice.' }, { gain: { help: 1 } }],
          },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'The small thing has waited long enough. It gets up, looks at you once, and goes home without you.' }],
        else: [
          { say: 'The pencil slips. Somewhere behind you a small thing that had begun to trust you sits down to see what you will do.' },
        ],
      },
      {
        choose: [
          {
            label: 'Sharpen the pencil. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Put the book away. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      { say: 'The last page is still damp when you close it. On the ship, someone has already dusted the shelf.' },
      {
        choose: [
          { label: 'Send it home. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Start a second volume. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 419,
    name: 'The Slow Water',
    pair: ['look', 'help'],
    text:
      "The ship's water tastes of the ship, and its cistern keeper dreams of any other taste. Find where Verrow's water has slowed or " +
      'stuck, and help it along.',
    task: 'Help at {water} different places where the deed bears the sign of the tide.',
    hint:
      'Help where water is part of the work: coast, marsh, ice and everything below them. When in doubt, trace the damp; it tells you ' +
      'the nearest such place.',
    goal: { all: [{ did: { id: 'water', cat: ['help'], element: 'tide', distinct: ['location'], n: { base: 7, perPlayer: 3, solo: 7, max: 24 } } }] },
    actions: [
      {
        cat: 'look',
        verb: 'TRACE',
        printed: true,
        cost: 2,
        action: 'TRACE the damp with one finger until it decides on a direction.',
        result: [
          { say: 'Down, then left, then for no reason up.' },
          { reveal: { what: 'nearest', action: { cat: 'help', element: 'tide' } } },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'You bend over the pool again and wait. This time you do not turn up.' }],
        else: [{ say: 'You kneel to drink, and the pool shows the sky, the bank, the reeds, everything but you. Then, late, you.' }],
      },
      {
        choose: [
          {
            label: 'Drink. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Rest beside it. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          "Under the grass you hear it all at once, a great many small delays ending. The cistern keeper's pipe coughs, runs brown, " +
          'runs clear, and tastes of rain on slate.',
      },
      {
        choose: [
          { label: 'Fill every cup on board. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Walk upstream. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 420,
    name: 'Core Samples',
    pair: ['look', 'take'],
    text:
      "The ship's geologist has a rack of glass tubes as long as your arm and trusts nothing that can be learned on the surface. Go " +
      'down as far as it goes, and then do it again somewhere quite different.',
    task: 'Perform deeds of cost X with X at 5 or 6 in {cores} different lands. Up to {cores.max} can be replaced by chipping.',
    hint:
      'Some deeds let you decide how much to put in. Five or six is deep enough; save skill tokens for that moment, and do it once in ' +
      'each land.',
    goal: { all: [{ did: { id: 'cores', x: 5, distinct: ['sector'], n: { base: 3, perPlayer: 1, max: 6 } } }] },
    goalSolo: {
      all: [
        { did: { id: 'cores', x: 5, distinct: ['sector'], n: { base: 2 } } },
        { did: { id: 'probes', x: 3, distinct: ['sector'], n: { base: 2 } } },
      ],
    },
    taskSolo:
      'Perform deeds of cost X with X at 5 or 6 in {cores} different lands; {cores.max} of these can be replaced by chipping. And with X ' +
      'at 3 or more in {probes} different lands, the deep ones included.',
    standIn: { for: ['cores'], max: { base: 0, perPlayer: 1, solo: 1, max: 3 } },
    actions: [
      {
        cat: 'take',
        verb: 'CHIP',
        printed: true,
        cost: 5,
        limit: { perRegion: true },
        action: 'CHIP downwards until the chisel changes its note.',
        result: [
          { say: "At elbow's depth a layer of ash, a layer of shell, and a layer of what is unmistakably carpet." },
          { token: { on: 'mission', n: 1 } },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'You look up for the coin of sky. Somebody has spent it.' }],
        else: [{ say: 'The hole is deep, and you are at the wrong end of it. A coin of sky goes on with its day.' }],
      },
      {
        choose: [
          {
            label: 'Climb. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Pull the dark up to your chin. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'You hold the last tube against the light: ash, shell, carpet, and at the very bottom one green inch, growing. The geologist, ' +
          'who never sits down on duty, sits down.',
      },
      {
        choose: [
          { label: 'Cork it. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Find out what it is growing towards. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 421,
    name: 'Fault Line',
    pair: ['look', 'overpower'],
    text:
      "Verrow creaks. The ship's carpenter, who grew up in a wooden house, says it is only the cellar settling, and wants somebody to " +
      'go down and look.',
    task: 'Together visit {cellars} places under the lands, each below a different one.',
    taskSolo: 'Visit {cellars} places under the lands.',
    hint:
      'There is one deep place below each land. This card takes you straight down, but only a few times for all of you together; the ' +
      'rest of the ways you must find.',
    goal: { all: [{ visited: { id: 'cellars', what: 'location', where: { hidden: 'under' }, who: 'together', n: { base: 6, solo: 3 } } }] },
    actions: [
      {
        cat: 'overpower',
        verb: 'BREAK',
        printed: true,
        cost: 5,
        limit: { perRegion: true, game: { base: 3, solo: 2 } },
        action: 'BREAK the floor.',
        result: [{ say: 'It is thinner than most things you have trusted.' }, { move: { among: { hidden: 'under', in: 'sector' } } }],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'The beam was patient once.' }],
        else: [{ say: 'Dust sifts from the dark overhead with the sound of a held breath let go. It is the only thing that moves.' }],
      },
      {
        choose: [
          {
            label: 'Put your shoulder under the beam. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Lie still and listen to it. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'You have stood in the cellars now, and they are all one cellar. On the last wall hangs a board of little bells, one for each ' +
          'land above, and as you watch, the one marked SHIP begins to ring.',
      },
      {
        choose: [
          { label: 'Go up and answer it. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Wait to see who else it calls. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
];
