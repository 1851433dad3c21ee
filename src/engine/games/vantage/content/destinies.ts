import type { Destiny } from './kinds.ts';

/** N8 What may be found on the way. */
export const destinies: readonly Destiny[] = [
  {
    num: 441,
    name: 'Nine Things Carried',
    text: 'Both hands full, both pockets, the hood of your coat. Somewhere on Verrow there is a door wide enough.',
    task: 'With all nine places full, perform CARRY on this card in a settlement.',
    foundBy: { holds: { zone: 'grid', who: 'any', n: { base: 9 } } },
    goal: { did: { card: 441, cat: ['help'], verb: 'CARRY', where: { terrain: ['settlement'] }, while: 'gridFull', n: { base: 1 } } },
    actions: [
      {
        cat: 'help',
        verb: 'CARRY',
        printed: true,
        cost: 6,
        action: 'CARRY all of it across a threshold and set it down.',
        result: [
          {
            if: { and: [{ at: 'settlement' }, { gridFull: true }] },
            then: [{ say: 'Someone holds the door. Someone else takes your hat, there being nowhere left to hang it.' }],
            else: [{ say: 'You get as far as a step, and it is only a step, with nothing behind it. You pick everything up again.' }],
          },
        ],
      },
    ],
    epilogue: [
      {
        say:
          'They clear the big table without being asked. You set everything down in rows, the heavy, the living, the learned by heart, ' +
          'and a child counts aloud along the edge with one finger. At eight you have nothing left to put down. The finger goes on, ' +
          'across the gap and up your sleeve, and stops at your top button. Nine, says the child. Somebody fetches a cushion, and ' +
          'somebody else, without looking up, moves along.',
      },
      { end: 'force' },
    ],
  },
  {
    num: 442,
    name: "The Keeper's Chair",
    text: 'A folding chair stands turned to a black window. The canvas keeps the shape of someone who has only got up to see to something.',
    task: 'Together hold two parts of the lamp; then one of you stays in this room for three of their own turns in a row.',
    foundBy: { visited: { what: 'location', where: { num: 138 }, who: 'any', n: { base: 1 } } },
    goal: { all: [{ holds: { tag: 'lampPart', who: 'together', n: { base: 2 } } }, { stays: { at: 138, turns: 3 } }] },
    actions: [],
    epilogue: [
      {
        say:
          'The first evening the chair is too high, the second too hard. On the third your feet reach the floor, or the floor has come ' +
          'up to meet them. Out in the snow a light goes on where there was none, then another, each a little farther off; and you see ' +
          'that they have never answered the lamp at all. They answer whether somebody is sitting here. You pull the blanket over your ' +
          'knees. There is already a cup in your hand, and it is hot.',
      },
      { end: 'force' },
    ],
  },
  {
    num: 443,
    name: 'Signal Fire',
    text:
      'You have seen this cloud before, from the other side. Three hearths up here would make one letter, if you had something that ' +
      'burns and does not stop.',
    task: 'Together visit three sky places and hold one relic of ember.',
    foundBy: { visited: { what: 'location', where: { hidden: 'sky' }, arrivals: 2, who: 'together', n: { base: 1 } } },
    goal: {
      all: [
        { visited: { what: 'location', where: { hidden: 'sky' }, who: 'together', n: { base: 3 } } },
        { holds: { type: 'relic', element: 'ember', who: 'together', n: { base: 1 } } },
      ],
    },
    actions: [],
    epilogue: [
      {
        say:
          'You light it with one hand curled round it, the way one lights a pipe. At the two other corners of the sky there is nobody, ' +
          'and two fires answer. For as long as it takes to breathe in, all Verrow lies under a burning triangle, and every creature ' +
          'looks up and finds that it has three shadows, one for each direction home. Far overhead the night watch, who has waited a ' +
          'whole career to write the word, writes it: seen.',
      },
      { end: 'force' },
    ],
  },
  {
    num: 444,
    name: 'The Long Reply',
    text: 'Someone below the Emberrows has been waiting a very long time for the end of a bar.',
    task: 'Put {notes} tokens on this card, and have one of you in region J, the Emberrows.',
    goal: { all: [{ tokens: { id: 'notes', on: 'self', n: { base: 3, perPlayer: 2 } } }, { at: { where: { region: 'J' }, who: 'any' } }] },
    actions: [
      {
        cat: 'engage',
        verb: 'HUM',
        printed: true,
        cost: 4,
        limit: { perRegion: true },
        action: 'HUM the pause from wherever you are.',
        result: [{ say: 'A long way down, a long time later, the next note.' }, { token: { on: 'self', n: 1 } }],
      },
    ],
    epilogue: [
      {
        say:
          'The vents draw breath together. The note that comes is not loud; it is simply everywhere, like morning. When it ends you ' +
          'find that you have been given a part, and that it is written for exactly your number of voices. Down there somebody turns a ' +
          'page the size of a field. You come in one bar early, from nerves, and the whole underside of the world waits for you, ' +
          'smiling, and goes back to the beginning.',
      },
      { end: 'force' },
    ],
  },
  {
    num: 445,
    name: "A Field of One's Own",
    text:
      'On the lowest step someone has left three pegs and a length of string, and walked off whistling. It is not said whose step it ' +
      'is.',
    task: 'One of you has three flora in one row or one column.',
    foundBy: { did: { cat: ['help'], where: { region: 'C' }, n: { base: 3 } } },
    goal: { holds: { type: 'flora', who: 'any', zone: 'grid', line: true, n: { base: 3 } } },
    actions: [],
    epilogue: [
      {
        say:
          'You plant them in a row, a row being what the string is for. The neighbours come by and say nothing about the soil, the ' +
          'slope or the season, so you know that it will do. At dusk an old woman paces it out, heel to toe, and tells you the number. ' +
          'It is the number of steps from your childhood bed to the kitchen door, on a world she has never heard of. Yes, she says, it ' +
          'usually is.',
      },
      { end: 'force' },
    ],
  },
  {
    num: 446,
    name: 'The Ribbon Herd',
    text: 'Three that chose you have begun to walk in step. They are not looking at you; they are looking at the hill behind you.',
    task: 'One of you has three loyal animals side by side, edge to edge.',
    foundBy: { holds: { type: 'animal', tag: 'loyal', who: 'together', n: { base: 3 } } },
    goal: { holds: { type: 'animal', tag: 'loyal', who: 'any', zone: 'grid', connected: true, n: { base: 3 } } },
    actions: [],
    epilogue: [
      {
        say:
          'They go ahead, flank against flank, and you follow, since that is evidently what you are for. Beyond the ridge the others ' +
          'stand waiting, the finned in the ditch, the winged along the fence, the large, the felted and the frankly ridiculous, one ' +
          'ribbon all the way down to the sea. Nobody drives it. Near the end there is a gap, as wide as an animal that walks upright. ' +
          'All your life you have wondered what to do with your hands.',
      },
      { end: 'force' },
    ],
  },
  {
    num: 447,
    name: 'Under Every Sea',
    text: 'Below the coast one shelf has been left empty. Below the marsh someone sits on a stone and will not say on top of what.',
    task: 'Look around at 145 and at 151, whoever it is. Both looks are always available.',
    foundBy: {
      all: [
        { visited: { what: 'location', where: { num: 145 }, who: 'any', n: { base: 1 } } },
        { visited: { what: 'location', where: { num: 151 }, who: 'any', n: { base: 1 } } },
      ],
    },
    goal: {
      all: [
        { did: { cat: ['look'], where: { num: 145 }, n: { base: 1 } } },
        { did: { cat: ['look'], where: { num: 151 }, n: { base: 1 } } },
      ],
    },
    always: ['145.look', '151.look'],
    actions: [],
    epilogue: [
      {
        say:
          'Nine shelves hold a folded sea each; the tenth is dusted for the one that would never lie flat. You have had your fingers on ' +
          'it. It goes by in the dark under the stone, under every other sea, without shore or top, and things the size of weather move ' +
          'about in it like people in a station they know well. Three knocks come up. You kneel and give three back. One of the large ' +
          'things stops, closes its eye, opens it. You have been winked at by the tide.',
      },
      { end: 'force' },
    ],
  },
  {
    num: 448,
    name: 'The Debt',
    text:
      'The market that nobody minds keeps a second board, turned to the wall. Your name is on it, spelled as your grandmother used to ' +
      'spell it, and beside it a twelve.',
    task: 'Perform BARTER on this card at 117, the Unattended Market, and pay 12 coins.',
    foundBy: { coins: { who: 'any', n: { base: 10 } } },
    goal: { did: { card: 448, cat: ['take'], verb: 'BARTER', where: { num: 117 }, paid: { coin: 12 }, n: { base: 1 } } },
    actions: [
      {
        cat: 'take',
        verb: 'BARTER',
        printed: true,
        cost: 1,
        action: 'BARTER twelve coins for whatever is written on the back.',
        result: [
          {
            if: { at: 117 },
            then: [
              {
                pay: [{ coin: 12 }],
                then: [{ say: 'You count them out in rows of three. The chalk counts with you, under its breath.' }],
                else: [{ say: 'NO HURRY, writes the chalk, and draws you a cup of tea.' }],
              },
            ],
            else: [{ say: 'You lay the coins in a row on the ground. No one here knows what they are for, so you gather them up again.' }],
          },
        ],
      },
    ],
    epilogue: [
      {
        say:
          'The twelfth coin rolls off the counter and is caught, you cannot see by whom. The board turns itself round. It is not what ' +
          'you owed; it is what you were owed, every small thing ever lent and forgotten, an umbrella, a seat on a train, nine hours of ' +
          'listening, with interest. One after another the empty stalls light up. Behind each stands somebody you were once kind to ' +
          'without noticing, wrapping something for you in brown paper.',
      },
      { end: 'force' },
    ],
  },
  {
    num: 449,
    name: 'The Other Crew',
    text:
      'Somebody came down here before you, and wrote home. All their letters tell the same joke, and none of them gets to the end of ' +
      'it.',
    task: 'Together hold the four letters 349, 350, 351 and 352.',
    foundBy: { holds: { type: 'letter', zone: 'supply', who: 'any', n: { base: 2 } } },
    goal: { holds: { nums: [349, 350, 351, 352], who: 'together', n: { base: 4 } } },
    actions: [],
    epilogue: [
      {
        say:
          'Turned over, edge to edge, the four letters are one drawing: the tears fit, the blots are a coastline. Eight of them set out ' +
          'for it, a few at a time, and that is all the dwindling signatures ever meant. You come in at low tide. There is smoke, a ' +
          'washing line, seven cups and a bowl, and a woman who looks at your feet and starts to laugh. Everyone is well, she says, and ' +
          'finally they tell you the end of the one about the boots. You look down.',
      },
      { end: 'force' },
    ],
  },
  {
    num: 450,
    name: 'Second Ship',
    text:
      'Two things that move, and two that were made to last: the arithmetic of a hull. Verrow has ships enough for the water, and has ' +
      'been giving some thought to the rest.',
    task: 'Perform BUILD on this card; together pay 4 help tokens for it.',
    foundBy: {
      all: [
        { holds: { type: 'vehicle', who: 'together', n: { base: 2 } } },
        { holds: { type: 'relic', element: 'gear', who: 'together', n: { base: 2 } } },
      ],
    },
    goal: { did: { card: 450, cat: ['help'], verb: 'BUILD', paid: { help: 4 }, n: { base: 1 } } },
    actions: [
      {
        cat: 'help',
        verb: 'BUILD',
        printed: true,
        cost: 6,
        action: 'BUILD what all of you have been drawing in the margins.',
        result: [
          {
            pay: [{ help: 4 }],
            then: [{ say: 'Hands come from everywhere, some of them attached to people you have not met. The ribs go up before lunch.' }],
            else: [
              {
                say:
                  'Four more pairs of hands would do it. You cover the ribs against the rain and leave the hammer where it can be ' +
                  'found.',
              },
            ],
          },
        ],
      },
    ],
    epilogue: [
      {
        say:
          'She is shorter on one side, and nobody will say which. You drive the last nail with a borrowed shoe, and the whole valley, ' +
          'which has come to see her not fly, takes its hats off to be safe. She rises the way bread does: you look away, you look ' +
          'back. High in the dark hangs the old ship with all her pods gone, bare as a winter tree. You draw alongside and knock. Who ' +
          'is it? Verrow, you say, and that is true.',
      },
      { end: 'force' },
    ],
  },
  {
    num: 451,
    name: 'The Quiet Way',
    text:
      'For ten days nobody has slammed, kicked or lifted anything that did not want to be lifted. The birds have begun to land on your ' +
      'side of the road.',
    task: '{calm} engage or help deeds from now on; each of you counts a region only once. If anyone uses overpower, the count starts again.',
    foundBy: { quiet: { without: 'overpower', rounds: 10 } },
    goal: {
      did: {
        id: 'calm',
        cat: ['engage', 'help'],
        distinct: ['player', 'region'],
        since: 'found',
        resetBy: 'overpower',
        n: { base: 3, perPlayer: 6, solo: 8 },
      },
    },
    actions: [],
    epilogue: [
      {
        say:
          'You notice it the way one notices that a clock has stopped. Nothing gets out of your way any more. The grass stays up, the ' +
          'fish stay where they are; a fox you have never met sits down on your foot to scratch its ear. In every country you crossed, ' +
          'people leave the door on the latch and go to bed. You walk through the middle of it, weighing about as much as a promise, and ' +
          'whatever you set your heel on lets you.',
      },
      { end: 'force' },
    ],
  },
  {
    num: 452,
    name: 'Lamplighter',
    text: 'Wick, glass, oil. It is a long while since anyone stood at the pole with all three of them and a question.',
    task: 'Perform ASK on this card at 015, by the pole.',
    foundBy: { holds: { nums: [325, 326, 327], who: 'together', n: { base: 3 } } },
    goal: { did: { card: 452, cat: ['engage'], verb: 'ASK', where: { num: 15 }, n: { base: 1 } } },
    actions: [
      {
        cat: 'engage',
        verb: 'ASK',
        printed: true,
        cost: 6,
        action: 'ASK who lit it before you.',
        result: [
          {
            if: { at: 15 },
            then: [{ say: 'The question goes round the pole once, which is no distance at all up here, and comes back with snow on it.' }],
            else: [{ say: 'Two long, one short, from the wrong end of the world. Somebody has heard you, and is too far off to shout.' }],
          },
        ],
      },
    ],
    epilogue: [
      {
        say:
          'You climb the stair, set wick and glass, pour the oil, and ask. For a while there is only cold. Then the voice that has ' +
          'followed you all over Verrow answers from close by, out of breath: Oh, good. I was only minding it. There is nobody. There ' +
          'is a coat on the rail, still swinging; it is your size, and in the pocket is one match. Far out in the dark a ship you do ' +
          'not know is on its twelfth night. Two long, you think. One short.',
      },
      { end: 'force' },
    ],
  },
];
