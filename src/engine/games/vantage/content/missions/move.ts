import type { Mission } from '../kinds.ts';

/** N7 Missions whose pair begins with move. */
export const moveMissions: readonly Mission[] = [
  {
    num: 411,
    name: 'Close the Ring',
    pair: ['move', 'move'],
    text:
      'The chart room owns a globe of Verrow made from one long strip of paper, and the ends do not meet. Walk the missing width, all ' +
      'of it, until the two edges touch.',
    task: 'Together visit {ring} regions, every one of you at least {each}. Up to {ring.max} can be replaced by crossing a horizon.',
    taskSolo: 'Visit {ring} regions. Up to {ring.max} can be replaced by crossing a horizon.',
    hint:
      "Spread out early and keep walking in different directions; a look around tells you which region you are in, and a friend's " +
      'region counts for you all.',
    goal: {
      all: [
        { visited: { id: 'ring', what: 'region', who: 'together', n: { base: 12, solo: 10 } } },
        { visited: { id: 'each', what: 'region', who: 'each', n: { base: 6 } } },
      ],
    },
    standIn: { for: ['ring'], max: { base: 2 } },
    actions: [
      {
        cat: 'move',
        verb: 'CROSS',
        printed: true,
        cost: 3,
        limit: { perRegion: true },
        action: 'CROSS one more horizon before you allow yourself to sit.',
        result: [{ say: 'Behind it stands a smaller horizon, waiting its turn.' }, { token: { on: 'mission', n: 1 } }],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'The same hill, from the same side. Up in the chart room the glue has set.' }],
        else: [
          {
            say:
              'Your feet stop first, and the rest of you walks on for half a step without them. Far above, along one edge of paper, the ' +
              'glue is drying.',
          },
        ],
      },
      {
        choose: [
          {
            label: 'Wet the glue again. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Let the gap stand. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          "You step over a line in the grass and find a footprint facing you: yours, the first one, with the pod's soot still in it. In " +
          'the chart room someone presses two edges together with both thumbs.',
      },
      {
        choose: [
          { label: 'Hold until it sticks. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Give the globe a spin. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 412,
    name: 'Chart the Seam',
    pair: ['move', 'look'],
    text:
      "From orbit Verrow looks sewn together, six lands with a dark thread between them. The ship's tailor wants the stitches looked at " +
      'from close by, before she believes in them.',
    task: 'Look around in {seam} different places at the western or eastern rim of a land. Up to {seam.max} can be replaced by measuring.',
    hint:
      'The places at the western and eastern rim of each land count; look first when you get there, then step across to the other side ' +
      'of the seam and look again.',
    goal: {
      all: [{ did: { id: 'seam', cat: ['look'], where: { columns: [0, 6] }, distinct: ['location'], n: { base: 13, perPlayer: 6, solo: 11, max: 33 } } }],
    },
    standIn: { for: ['seam'], max: 'half' },
    actions: [
      {
        cat: 'look',
        verb: 'MEASURE',
        printed: true,
        cost: 3,
        limit: { perRegion: true },
        action: 'MEASURE the nearest edge with whatever you have that is straight.',
        result: [
          { say: 'What you have is a spoon. The edge is fourteen spoons wide and slightly warm.' },
          { token: { on: 'mission', n: 1 } },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'The knot has come undone, and with it the hem of the afternoon.' }],
        else: [
          {
            say:
              'The tape runs out in your hand and keeps on running, a thin white tongue, down into the dark between two lands. You do ' +
              'not feel it reach anything.',
          },
        ],
      },
      {
        choose: [
          {
            label: 'Tie a knot and measure from there. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Reel it in. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'You note down the last stitch at dusk, and the two lands beside you draw together by the width of a hair. The tailor puts on ' +
          'her glasses and takes them off again: it is backstitch, and it was done from below.',
      },
      {
        choose: [
          { label: 'Bite off the thread. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Look for the needle. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 413,
    name: 'Carry the News',
    pair: ['move', 'engage'],
    text:
      'The post room has forty pigeonholes and, since you fell, a postmaster who dusts them hourly. He wants letters to arrive on ' +
      'Verrow again, into hands, in more than one country.',
    task: 'Deliver {post} letters, by an engage deed in a settlement, in at least two different lands.',
    hint:
      'Pick up letters wherever they turn up, carry them into a settlement, and speak to someone there; one letter per conversation, ' +
      'and not all in the same land.',
    goal: {
      all: [
        {
          did: {
            id: 'post',
            cat: ['engage'],
            where: { terrain: ['settlement'] },
            consumes: 'letter',
            n: { base: 1, perPlayer: 1, solo: 2, max: 6 },
            sectors: 2,
          },
        },
      ],
    },
    actions: [
      {
        cat: 'engage',
        verb: 'HAIL',
        printed: true,
        cost: 4,
        limit: { perRegion: true },
        action: 'HAIL everyone on the road until one of them turns out to be a postwoman.',
        result: [{ say: 'She has been retired for six winters and has kept one back, in case.' }, { card: 349 }],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'The strap parts. It was a good strap, and it had a great deal to say.' }],
        else: [
          {
            say:
              'You sit down on the mailbag. Through the canvas you feel the letters shift, making themselves comfortable for a long ' +
              'wait.',
          },
        ],
      },
      {
        choose: [
          {
            label: 'Shoulder it. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Leave the bag where someone will find it. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'The last door is on the latch. They read it standing up, then read it to the street, and by evening the street is writing ' +
          'back and somebody asks where you would like your answer sent.',
      },
      {
        choose: [
          { label: "Give the ship's address. (End the game.)", do: [{ end: 'force' }] },
          { label: 'Give none, and ask for more paper. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 414,
    name: 'The Relay',
    pair: ['move', 'help'],
    text:
      'It takes a second passing to make a path, say the deck hands, who have worn several into solid steel. They would like Verrow to ' +
      'have some paths on it.',
    task: 'Step into {relay} different places where another of you has been before. Up to {relay.max} can be replaced by guiding.',
    taskSolo: 'Visit {relay} regions. Up to {relay.max} can be replaced by guiding.',
    hint:
      'Walk where a friend has already been: every place you step into after someone else was there counts once. Alone, set foot in as ' +
      'many regions as you can instead.',
    goal: { all: [{ relay: { id: 'relay', n: { base: 14, perPlayer: 3 } } }] },
    standIn: { for: ['relay'], max: 'half' },
    goalSolo: { all: [{ visited: { id: 'relay', what: 'region', who: 'together', n: { base: 11 } } }] },
    actions: [
      {
        cat: 'help',
        verb: 'GUIDE',
        printed: true,
        cost: 3,
        limit: { perRegion: true },
        action: 'GUIDE the next pair of boots: bend a twig, stack a stone, leave a biscuit.',
        result: [
          { say: 'You hide the biscuit from the birds and then, on reflection, leave a second one for the birds.' },
          { token: { on: 'mission', n: 1 } },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'The hand is out again. It has become too heavy to hold there.' }],
        else: [{ say: 'You stretch one hand out behind you for the next runner to take, and nobody is near enough. The hand stays out.' }],
      },
      {
        choose: [
          {
            label: 'Keep it open. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Close it. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'The grass has stopped getting up again behind you; that is a path. A runner you have never seen comes along it, nods to you ' +
          'as to a milestone, and hands you something warm from the runner before.',
      },
      {
        choose: [
          { label: 'Stay and be a milestone. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Run. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 415,
    name: 'Salvage Run',
    pair: ['move', 'take'],
    text:
      'On the deck of the boat bay someone has painted outlines, a row of small ones and one large, and all are empty. Come back with ' +
      'things that fill them, near enough.',
    task: 'One of you carries six items and one vehicle at the same time.',
    taskSolo: 'Carry five items and one vehicle at the same time.',
    hint:
      'One of you should do the carrying: all the items and the vehicle must end up with the same person, and friends on the same spot ' +
      'can hand things over.',
    goal: {
      all: [
        { holds: { id: 'load', who: 'any', zone: 'grid', parts: [{ type: 'item', n: { base: 6, solo: 5 } }, { type: 'vehicle', n: { base: 1 } }] } },
      ],
    },
    actions: [
      {
        cat: 'take',
        verb: 'PACK',
        printed: true,
        cost: 4,
        limit: { perRegion: true },
        action: 'PACK everything you own again, properly this time.',
        result: [{ say: 'At the bottom of the bag lies a roll of canvas you did not bring.' }, { card: 230 }],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'There is less to slide this time. It takes no time at all.' }],
        else: [
          { say: 'The load slides. It does so slowly, courteously, one thing after another, and each finds its own place in the mud.' },
        ],
      },
      {
        choose: [
          {
            label: 'Dig for whatever still shines. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Let the mud have it. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          'The small things and the large one stand in a row and, for once, all of them are dry. You draw a chalk line round each where ' +
          'it stands; in the boat bay, the paint has moved to match.',
      },
      {
        choose: [
          { label: 'Signal for the hoist. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Climb aboard and see how far it rolls. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
  {
    num: 416,
    name: 'Through the Wall',
    pair: ['move', 'overpower'],
    text:
      "Somewhere inside Verrow a wall runs all the way round, and at night the ship's engine feels it hum like a tooth. The engineers " +
      'want holes in it, well spaced, and will not say whether to let something in or out.',
    task: '{holes} overpower deeds in all; each of you counts a region only once. Up to {holes.max} can be replaced by forcing.',
    hint:
      "Each of you counts a region only once, so hit hard, then move on; forcing things is dear, and a friend's skill tokens make it " +
      'cheaper.',
    goal: { all: [{ did: { id: 'holes', cat: ['overpower'], distinct: ['player', 'region'], n: { base: 8, perPlayer: 7, solo: 11 } } }] },
    standIn: { for: ['holes'], max: 'half' },
    actions: [
      {
        cat: 'overpower',
        verb: 'FORCE',
        printed: true,
        cost: 3,
        limit: { perRegion: true },
        action: 'FORCE the nearest thing that calls itself solid.',
        result: [
          { say: "It holds out for dignity's sake, then lets you through and closes behind you like a crowd." },
          { token: { on: 'mission', n: 1 } },
        ],
      },
    ],
    zero: [
      {
        if: { and: [{ count: 'shadow', is: '>', than: 0 }, { count: 'shadow', is: '>=', than: 'shadowLimit' }] },
        then: [{ say: 'The wall is still leaning. You no longer are.' }],
        else: [{ say: 'You lean against the wall to get your breath and feel it lean back, about as hard as you do, and about as tired.' }],
      },
      {
        choose: [
          {
            label: 'Push. (Go on.)',
            when: { count: 'shadow', is: '<', than: 'shadowLimit' },
            do: [
              { set: { stat: 'zeroed', to: 3 } },
              { lose: { card: { zone: 'grid', not: 'character', n: 1 } } },
              { token: { on: 'mission', kind: 'shadow', n: 1 } },
            ],
          },
          { label: 'Call it even. (End the game.)', do: [{ end: 'force' }] },
        ],
      },
    ],
    done: [
      {
        say:
          "The last stone comes out whole. There is a draught, and the draught smells of the ship's own kitchen, of onions, of today; " +
          'on the engine deck nobody seems surprised.',
      },
      {
        choose: [
          { label: 'Climb through. (End the game.)', do: [{ end: 'force' }] },
          { label: 'Ask the wall who built it. (Seek a destiny.)', do: [] },
        ],
      },
    ],
  },
];
