import type { Place } from '../kinds.ts';

/** Region F, Mossgate: part of The Hush. */
export const mossgate: readonly Place[] = [
  {
    num: 56,
    name: 'The Inside of the Gate',
    sector: 3,
    region: 'F',
    terrain: ['ruin'],
    crash: { pod: 4, pair: ['move', 'take'] },
    vista:
      'Inside a town gate sealed by a deep cushion of dripping moss; a row of bowls, ferns on the steps, a watchman in a felt hammock; ' +
      'clear morning light.',
    description:
      'The town gate is shut, and moss has upholstered it from the inside, two arms deep. Somebody has set a row of bowls beneath, and ' +
      'the moss drips into them in tune.',
    compass: { N: { kind: 'listed', to: 28 }, E: { kind: 'listed', to: 57 }, S: { kind: 'listed', to: 63 }, W: { kind: 'blocked' } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 3,
        action: 'CROSS the gatehouse roof by the parapet.',
        result: [
          {
            say: 'The parapet is furnished: a chair, a rug, and a shelf of logbooks that say NOBODY on every page. You write yourself in.',
          },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Come down by the tower.', do: [{ move: 57 }] },
              { label: 'Come down by the drowned square.', do: [{ move: 63 }] },
              { label: 'Come down outside, through the burnt leaf.', when: { flag: 'gate.burned' }, do: [{ move: 55 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SEARCH',
        cost: 2,
        action: "(F) SEARCH the watchman's lodge.",
        result: [
          {
            say:
              "Each hook has its key except one, which holds a child's drawing of a bell in a scarf. On the back, in ink: it was only " +
              'meant to be for one night.',
          },
          { gain: { look: 1, morale: 1 } },
          { flag: 'hush.origin_known' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 2,
        action: 'HAIL the man in the hammock.',
        result: [
          {
            say:
              'Odo Lamb has been on watch for fifty years, thirty of them lying down. He shows you how to fold your arms so that the ' +
              'hammock closes.',
          },
          {
            choose: [
              { label: 'Take the next watch.', do: [{ card: 367 }] },
              {
                label: 'Tell him the town is empty.',
                do: [{ say: 'He knows. He asks you not to tell the gate.' }, { gain: { engage: 1, boost: 1 } }],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 3,
        elements: ['bloom'],
        forbiddenIf: ['gate.burned'],
        action: 'CARRY the full bowls to the ferns on the steps.',
        result: [
          {
            say:
              'They know the tune, and uncurl on the beat before a drop has touched them. One has rooted in a loose tread and comes ' +
              'away with its stair.',
          },
          { card: 269 },
        ],
      },
      take: {
        verb: 'COLLECT',
        cost: 3,
        elements: ['sinew'],
        forbiddenIf: ['gate.burned'],
        action: 'COLLECT what drips from the moss, in order.',
        result: [
          { say: 'Nine bowls, nine notes. The first bowl of all is missing, and with it the beginning.' },
          {
            if: { flag: 'lullaby.first_line' },
            then: [
              {
                say:
                  'You sing the line you know into your cupped hands and pour it in. All nine bowls empty at once, and something in ' +
                  'your coat weighs as much as a sleeping child.',
              },
              { card: 322 },
              { flag: 'lullaby.taken' },
            ],
            else: [{ say: 'You tip them back, since nobody should own the end of a song.' }, { gain: { engage: 1, boost: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'BURN',
        cost: 4,
        elements: ['ember'],
        action: 'BURN the moss off the gate.',
        result: [
          {
            say:
              'Everything it ever soaked up goes past you in the smoke: hooves, hinges, a fishwife. The left leaf swings open on a ' +
              'village with its arms in the air.',
          },
          { flag: 'gate.burned' },
          { lose: { morale: 1 } },
          { gain: { overpower: 1 } },
          {
            choose: [
              { label: 'Walk out and explain.', do: [{ gain: { engage: 1 } }, { move: 55 }] },
              { label: 'Rake the hot ash for hinge brass.', do: [{ gain: { coin: 2 } }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 57,
    name: 'The Bell in Its Scarf',
    sector: 3,
    region: 'F',
    terrain: ['ruin', 'forest'],
    crash: { pod: 4, pair: ['move', 'overpower'] },
    vista:
      'A great bell, its clapper wrapped in a grey scarf that spills over roofs into the wood; a leafy clock dial, red painted hands, a ' +
      'draughts board, an owl.',
    description:
      "In the tower hangs one bell, its clapper wrapped in a child's grey scarf. The scarf has gone on growing: it runs down the " +
      'stairs, over the roofs and into the trees.',
    compass: { N: { kind: 'listed', to: 29 }, E: { kind: 'listed', to: 58 }, S: { kind: 'listed', to: 64 }, W: { kind: 'listed', to: 56 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['bloom'],
        action: 'CLIMB the scarf on the outside of the tower.',
        result: [
          {
            say:
              'It knits itself, and drops a stitch every thousand rows, just where you need a foothold. You are up before the stair ' +
              'would have let you past its first landing.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Come down by the street of doorways.', do: [{ move: 58 }] },
              { label: 'Come down by the glittering wall.', do: [{ move: 64 }] },
              { label: 'Come down by the lights on the north slope.', do: [{ move: 29 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 2,
        action: '(F) STUDY the red hands painted up the stair wall.',
        result: [
          {
            say:
              'Four hundred of them, each in the middle of a word. From the bottom step to the top they say: pull, wait, pull, wait, ' +
              'the child is asleep, stop.',
          },
          {
            pay: [{ look: 1 }, { engage: 1 }],
            then: [{ say: 'You climb it again, answering each hand with your own.' }, { card: 297 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 3,
        action: 'PLAY the next move on the draughts board.',
        result: [
          {
            say:
              'The white men are floury and the black ones smell of resin, and an owl has walked between them. You move a white one and ' +
              'find a fresh roll under the board, left there for whoever would.',
          },
          { gain: { health: 1, boost: 1 } },
          { flag: 'draughts.flour' },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 4,
        elements: ['bloom'],
        action: 'PRUNE the scarf back to its first wool.',
        result: [
          { say: 'Grey comes off until you reach red, hand-knitted, with a name tape: F. IMBER. Inside that is bare iron.' },
          { gain: { help: 2 } },
          { flag: 'clapper.bare' },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 'X',
        elements: ['bloom'],
        action: 'CHIP the leaves off the clock dial.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'Dry ones, all stopped at ten to four. A collector would want them for that.' }, { gain: { coin: 1 } }],
              '3-4': [{ say: 'Behind the six grows a live one, and its newest leaf ticks.' }, { card: 267 }],
              '5-6': [
                { say: 'Behind the twelve the hour hand itself has taken root. You lift it out with its soil.' },
                { card: 267 },
                { gain: { random: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 4,
        elements: ['gear'],
        action: 'RING the great bell.',
        result: [
          {
            if: { flag: 'clapper.bare' },
            then: [
              { say: 'One stroke. Moths go up from every roof, and in a curtained house by the sea an old man opens his eyes.' },
              { flag: 'clapper.rung' },
              { gain: { random: 2, overpower: 1 } },
              { lose: { health: 1 } },
            ],
            else: [
              {
                say:
                  'It swings full circle with the noise of a pillow being turned over. The rope lifts you off the floor all the same, ' +
                  'and drops you.',
              },
              { gain: { overpower: 1, boost: 1 } },
              { lose: { time: 1 } },
            ],
          },
        ],
      },
    },
  },
  {
    num: 58,
    name: 'Forty Doors',
    sector: 3,
    region: 'F',
    terrain: ['ruin'],
    crash: { pod: 4, pair: ['look', 'look'] },
    vista:
      "Forty free-standing stone doorways in a straight line to a bright sea, each darker than the last; a woman's palm on a wall, a " +
      'well, brass flowers.',
    description:
      'The houses have gone and left their doorways standing, forty of them, in one straight street to the sea. Through each you see a ' +
      'little less daylight than through the one before.',
    compass: { N: { kind: 'listed', to: 30 }, E: { kind: 'listed', to: 73 }, S: { kind: 'listed', to: 65 }, W: { kind: 'listed', to: 57 } },
    actions: {
      move: {
        verb: 'RACE',
        cost: 3,
        action: 'RACE through all forty before the last one goes dark.',
        result: [
          { say: 'At twenty you hear plates. At thirty-nine somebody says: mind the step.' },
          { gain: { time: 1 } },
          { if: { flag: 'door.hinges_clear' }, then: [{ say: 'The far doors, rid of their root, stand wide.' }, { gain: { boost: 1 } }] },
          {
            choose: [
              { label: 'Mind the step.', do: [{ move: 144 }] },
              { label: 'Swerve to the sea.', do: [{ move: 73 }] },
              { label: 'Swerve to the house with the drawn curtains.', do: [{ move: 65 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TASTE',
        cost: 2,
        action: '(F) TASTE the plaster on the jambs.',
        result: [
          {
            say:
              'Clove, clove, vinegar, aniseed. The plasterers signed their work by flavour, because the moss eats anything written; ' +
              'Aniseed did the best corners.',
          },
          { gain: { look: 1, morale: 1 } },
          { flag: 'sallow.aniseed' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 3,
        elements: ['stone'],
        action: 'HUM until the woman reading the wall looks up.',
        result: [
          {
            say:
              'Ruth Arkady finishes her sentence first and marks the place with spit. She has read this street as far as number nine, ' +
              'and needs someone to hold the other end of it.',
          },
          {
            pay: [{ engage: 1 }, { look: 1 }],
            then: [
              { say: 'At number twelve she finds her own grandfather, owing for a window. She packs her brushes and comes with you.' },
              { card: 312 },
            ],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 3,
        elements: ['bloom'],
        action: 'PRUNE the brass flowers out of the gutter.',
        result: [
          {
            say:
              "They grow bell-down here, to drink, and each empties a night's rain and one old sneeze into your lap. The last lets go " +
              'of the gutter and takes hold of your cuff.',
          },
          { card: 261 },
        ],
      },
      take: {
        verb: 'DRAW',
        cost: 3,
        elements: ['tide'],
        action: 'DRAW from the street well.',
        result: [
          {
            say:
              'The bucket is dry, and heavy. You tip it over a jar and in runs the HELLO that you called down a minute ago, with an ' +
              'older one behind it.',
          },
          { card: 220 },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 6,
        elements: ['stone'],
        action: 'DRAG the fallen lintel off the paving.',
        result: [
          { say: 'It fell on its face, so the moss never found the name. SALLOW, it says, and in smaller letters: KNOCK HARD.' },
          { gain: { random: 2, coin: 1 } },
          { lose: { health: 1 } },
          { flag: 'name.sallow' },
        ],
      },
    },
  },
  {
    num: 63,
    name: 'The Drowned Square',
    sector: 3,
    region: 'F',
    terrain: ['ruin'],
    crash: { pod: 4, pair: ['engage', 'engage'] },
    vista:
      "A market square under clear green water; a dry bandstand in the middle, brass flowers in the players' seats, a woman at a " +
      'draughts board, an owl at noon.',
    description:
      'The market square has sunk by one storey, and clear water stands over the stalls. Only the bandstand is dry, and brass flowers ' +
      "have taken the players' seats.",
    compass: { N: { kind: 'listed', to: 56 }, E: { kind: 'listed', to: 64 }, S: { kind: 'listed', to: 70 }, W: { kind: 'listed', to: 62 } },
    actions: {
      move: {
        verb: 'SWIM',
        cost: 4,
        elements: ['tide'],
        action: 'SWIM the length of the drowned arcade.',
        result: [
          {
            say:
              'Moss does not grow under water, so the signs still say what they said: GLOVES, CLOCKS, NEWS. One window is lit, and its ' +
              'blind comes down as you pass.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Surface under the glittering wall.', do: [{ move: 64 }] },
              { label: 'Surface where the water smells of yeast.', do: [{ move: 62 }] },
              { label: 'Surface where the water smells of smoke.', do: [{ gain: { move: 1 } }, { move: 70 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 2,
        action: '(F) WATCH the owl that crosses at noon.',
        result: [
          {
            say:
              'It takes a black draughtsman north in its beak and comes back with a white one. Today it has post in its feet as well, ' +
              'and lets go.',
          },
          {
            choose: [
              { label: 'Swim for the letter.', do: [{ card: 355 }] },
              {
                label: 'Mark where the owl comes from.',
                do: [{ say: 'The bell tower, third window, the one with crumbs on the sill.' }, { gain: { look: 1, boost: 1 } }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 4,
        forbiddenIf: ['tree.fallen'],
        action: 'PLAY the woman at the draughts board.',
        result: [
          {
            say:
              'The Left-Hand Sawyer plays by touch, and lets you feel a mistake before you have finished making it. Her other opponent ' +
              'sends his moves by owl; she has never met him, she signs, and likes his mind.',
          },
          {
            if: { flag: 'saw.ring' },
            then: [{ say: 'The ring from the mill goes on over a band of paler skin.' }, { gain: { random: 1 } }],
          },
          {
            if: { flag: 'draughts.flour' },
            then: [
              {
                say:
                  'You set a white man under her nose, and she smells flour. She packs up the board and goes with you, in the direction ' +
                  'of the mill, by a long way round.',
              },
              { gain: { morale: 1 } },
              { card: 311 },
            ],
            else: [
              {
                pay: [{ engage: 1 }],
                then: [{ say: 'You lose seven games, the seventh slowly. For that she will walk with you a while.' }, { card: 311 }],
                else: [{ gain: { engage: 1, boost: 1 } }],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 4,
        action: "CLEAN the slate by the bandmaster's rail.",
        result: [
          {
            say:
              "The last evening's programme comes up, in chalk the water never took. Item nine: a lullaby, at the request of the Imber " +
              'family, the band to play it without blowing.',
          },
          { gain: { morale: 1, help: 1 } },
          { flag: 'lullaby.programme' },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 3,
        elements: ['bloom'],
        action: "PLUCK the flower in the first cornet's seat.",
        result: [
          {
            say:
              'Its root goes down through the boards for the length of a bell rope, and the others lean over to see who is leaving. By ' +
              'nightfall they will know of it in the Hushwood.',
          },
          { card: 212 },
          { lose: { morale: 1 } },
          { flag: 'hush.plucked' },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 5,
        action: 'SHOUT into the shell of the bandstand roof.',
        result: [
          {
            say:
              'The roof throws your voice at the water, and the water takes a step back from it. For three breaths dry steps lead down ' +
              'to the market, and you have both arms free and no ears to speak of.',
          },
          { gain: { coin: 2, random: 2 } },
          { card: 334 },
        ],
      },
    },
  },
  {
    num: 64,
    name: 'The Thousand Bell-Pulls',
    sector: 3,
    region: 'F',
    terrain: ['ruin'],
    crash: { pod: 4, pair: ['engage', 'help'] },
    vista:
      'A high wall of a thousand doorbells, wires fanning out over broken roofs; a small woman with a ledger on a short ladder, a ' +
      'swallow nesting in a bell.',
    description:
      'Every doorbell in Mossgate has been brought to one wall and hung in order of street. The wires still run out over the roofs, to ' +
      'wherever the doors are now.',
    compass: { N: { kind: 'listed', to: 57 }, E: { kind: 'listed', to: 65 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 63 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['gear'],
        action: 'CLIMB the wall by the bell-pulls.',
        result: [
          {
            say:
              'You go up by way of Tallow Row and Needle Street, ringing in rooms you cannot see. On top someone has left plums in an ' +
              'upturned bell, with a note: for the boy who does this.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Get down on the tower side.', do: [{ move: 57 }] },
              { label: 'Get down on the sea side.', do: [{ move: 65 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 1,
        action: '(F) TRACE the one wire that is taut.',
        result: [
          {
            say:
              'It ends at a bell marked SALLOW, and it twitches. You twitch it back, and after some time a baked potato arrives along ' +
              'it on a hook.',
          },
          { gain: { look: 1, health: 1 } },
          { flag: 'sallow.wire' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 2,
        action: 'ASK Registrar Vell whose bells these are.',
        result: [
          { say: 'She will not say a name aloud in this town, where the moss might hear. She writes on your palm, and wipes it.' },
          {
            choose: [
              {
                label: 'Ask after Sallow.',
                when: { or: [{ flag: 'name.sallow' }, { flag: 'sallow.wire' }] },
                do: [
                  { say: 'Indoors, she writes, on the day they took his door. Then, smaller: knock from a new one.' },
                  { gain: { look: 1, random: 1 } },
                ],
              },
              {
                label: "Give her the postmistress's name.",
                when: { flag: 'name.postmistress' },
                do: [
                  { say: "Gudrun Hask, she enters, and blots it, and pays the finder's fee out of her own pocket." },
                  { gain: { coin: 2 } },
                ],
              },
              {
                label: 'Ask why everyone went.',
                do: [
                  { say: 'Nobody could be heard calling them in to supper, she writes. After a while they did not come.' },
                  { gain: { engage: 1 } },
                ],
              },
              { label: 'Ask for her own name.', do: [{ say: 'She has to look it up.' }, { gain: { boost: 2 } }] },
            ],
          },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 3,
        action: 'BUILD the Registrar a longer ladder.',
        result: [
          {
            say:
              'Fourteen new rungs take her to a street she has not read since she was a girl. She polishes one bell there, rings it with ' +
              'a fingernail, and waits beside it until long after you have put the tools away.',
          },
          { gain: { help: 1 } },
          {
            pay: [{ help: 1 }],
            then: [
              { say: 'You sand the rungs as well. She shows you a new bell at the end of the last row, and it is labelled with your pod.' },
              { gain: { random: 1, coin: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 3,
        action: 'BARTER in the office of things left behind.',
        result: [
          { say: 'Nothing is for sale. Anything may be claimed by the person who can describe it.' },
          {
            pay: [{ look: 1 }, { coin: 1 }],
            then: [{ say: 'A brass flower, you say, with a dent, and you guess the dent.' }, { card: 212 }],
            else: [
              { say: 'You describe your lost pod so well that three clerks search for it until closing time.' },
              { gain: { boost: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 5,
        elements: ['gear'],
        action: 'RING the whole wall at once.',
        result: [
          {
            say:
              'You run its length with a broom handle held out. A thousand doors are answered, and at one of them a thin man is out on ' +
              'the step before anyone can take it away. The chord gets into your head and will not be asked to leave.',
          },
          { gain: { random: 2 } },
          { card: 338 },
          { flag: 'sallow.out' },
        ],
      },
    },
  },
  {
    num: 65,
    name: 'The House That Asked for Quiet',
    sector: 3,
    region: 'F',
    terrain: ['ruin', 'forest'],
    crash: { pod: 4, pair: ['engage', 'take'] },
    vista:
      "A curtained nursery thick with felt above the sea; an old man in a child's bed beside a sleeping animal as large as the room; " +
      'trunk, fire, cellar door.',
    description:
      "The felt lies thickest here, over a tall house with its curtains drawn. In the nursery an old man sleeps in a child's bed, " +
      'beside an animal that fills the rest of the room.',
    compass: { N: { kind: 'listed', to: 58 }, E: { kind: 'listed', to: 80 }, S: { kind: 'listed', to: 72 }, W: { kind: 'listed', to: 64 } },
    actions: {
      move: {
        verb: 'WALK',
        cost: 2,
        action: 'WALK where the sleepwalker walks.',
        result: [
          {
            say:
              'His bare heels have worn a track in the stair carpet, out along the sea wall, back through the scullery. It ends at a ' +
              'cellar door with the key on the inside, turned.',
          },
          {
            choose: [
              { label: 'Go down into the cellar.', do: [{ move: 142 }] },
              { label: 'Leave it at the sea wall.', do: [{ move: 80 }] },
              { label: 'Leave it at the garden gate.', do: [{ gain: { boost: 1 } }, { move: 72 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 2,
        elements: ['sinew'],
        action: '(F) LISTEN with your cheek to the nursery wall.',
        result: [
          {
            say:
              'It soaked up one song, every night, and lets out the first line where you lean. Your shoulders come down from somewhere ' +
              'you had forgotten putting them.',
          },
          { gain: { look: 1, health: 1 } },
          { flag: 'lullaby.first_line' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 3,
        elements: ['sinew'],
        action: 'ASK Felix Imber what he would like.',
        result: [
          {
            say:
              'Nobody has asked since his fever, he says, and that was when he was four. He would like a noise, and for someone to take ' +
              'an animal out.',
          },
          {
            choose: [
              {
                label: 'Take an animal out.',
                do: [
                  {
                    if: { flag: 'nursery.open' },
                    then: [{ say: 'The hole in the wall has let in another, a younger one. It looks relieved to be asked.' }],
                  },
                  { card: 241 },
                ],
              },
              {
                label: 'Show him the drawing of the bell.',
                when: { flag: 'hush.origin_known' },
                do: [{ say: 'It is his. One night, he reads, and starts to count them on his fingers.' }, { gain: { look: 1, random: 1 } }],
              },
              { label: 'Drop a saucepan.', do: [{ say: 'He has you do it again, from higher.' }, { gain: { morale: 1 } }] },
              {
                label: 'Tell him that was the bell.',
                when: { flag: 'clapper.rung' },
                do: [
                  { say: 'Then it is morning, he says, and looks under the bed for shoes that will not fit.' },
                  { gain: { morale: 1, random: 1 } },
                  { flag: 'imber.up' },
                ],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'TEND',
        cost: 2,
        elements: ['ember'],
        action: 'TEND the nursery fire.',
        result: [
          { say: 'The poker is wrapped, the tongs are wrapped, and so is each lump of coal, in tissue. You get warm twice.' },
          { gain: { health: 1 } },
          {
            pay: [{ help: 1 }],
            then: [{ say: 'You leave him the largest to unwrap himself, and he makes it last all evening.' }, { gain: { morale: 1 } }],
          },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 3,
        action: 'PACK from the trunk in the hall.',
        result: [
          {
            say:
              'All that ever made a noise in this house lies in it: a top, a rattle, the cuckoo out of the clock. Over them are a dozen ' +
              'pairs of slippers for visitors who did not dare to come.',
          },
          { card: 205 },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 5,
        action: 'SHOUT his name up the stairs.',
        result: [
          { say: 'Eighty years of dust jump off the banisters. The animal wakes, cannot think how it got in, and leaves by the wall.' },
          { flag: 'nursery.open' },
          { gain: { overpower: 1, random: 1 } },
          { lose: { morale: 1 } },
          {
            choose: [
              { label: 'Go out through the hole after it.', do: [{ gain: { move: 1 } }, { move: 72 }] },
              { label: 'Stay, and say good morning.', do: [{ gain: { engage: 1 } }, { flag: 'imber.up' }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 70,
    name: 'The Hearing Fire',
    sector: 3,
    region: 'F',
    terrain: ['forest', 'ruin'],
    crash: { pod: 4, pair: ['take', 'take'] },
    vista:
      'A round brick kiln in a ring of thirty odd chairs, people and a dog leaning in, curling smoke, bales of felt, hammocks; red glow ' +
      'on the southern sky.',
    description:
      'Around a kiln stand thirty chairs that do not match. The burner feeds it old felt, a strip at a time, and people lean in, for ' +
      'what burns off is what the felt once heard.',
    compass: { N: { kind: 'star', to: 63 }, E: { kind: 'listed', to: 71 }, S: { kind: 'listed', to: 98 }, W: { kind: 'listed', to: 69 } },
    actions: {
      move: {
        verb: 'WALK',
        cost: 3,
        action: 'WALK the ring to the chair that nobody takes.',
        result: [
          {
            say:
              'They keep it for the baker, who has never come. Whoever placed it knew the ground: from the seat you see the short way ' +
              'to everywhere.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Take the short way to the canal.', do: [{ move: 69 }] },
              { label: 'Take the short way to the stone ear.', do: [{ move: 71 }] },
              { label: 'Take the short way to the red glow.', do: [{ gain: { boost: 1 } }, { move: 98 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 2,
        action: '(F) MEASURE the strips in the shed.',
        result: [
          {
            say:
              "A hand's breadth is one evening. In the roll from the house by the sea one evening is missing, cut out with a " +
              'left-handed hook.',
          },
          { gain: { look: 1 } },
          { flag: 'lullaby.strip_cut' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 3,
        action: "HUM along with somebody's grandmother.",
        result: [
          {
            say:
              'She is a curl of smoke, and a stickler: twice she goes back to the beginning for you. Her family sling a hammock for you ' +
              'among their own.',
          },
          { card: 367 },
          {
            if: { flag: 'imber.up' },
            then: [{ say: 'An old man in new shoes has the chair beside yours, and he knows the descant.' }, { gain: { morale: 1 } }],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        action: 'HARVEST dead felt for the kiln.',
        result: [
          {
            say:
              'The best grows on the north side of trunks, where people go to be alone. For a bale of it Matthias Burr, the burner, saws ' +
              "a chair's legs to your length.",
          },
          { gain: { help: 1, coin: 1 } },
          {
            pay: [{ help: 1 }, { take: 1 }],
            then: [
              { say: 'Your second bale is from behind the schoolhouse, and the whole ring laughs until it is ash.' },
              { gain: { engage: 1, boost: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 3,
        action: 'PACK the cold ash into jars.',
        result: [
          {
            say:
              'When the words have burned off, the pauses are left. They weigh next to nothing, and a jar of them will see you through ' +
              'a hurried week.',
          },
          { gain: { time: 1 } },
        ],
      },
      overpower: {
        verb: 'BURN',
        cost: 4,
        elements: ['ember'],
        action: 'BURN the bale that everyone walks around.',
        result: [
          { say: 'It comes from the house by the sea, and goes up without a crackle.' },
          {
            if: { or: [{ flag: 'lullaby.strip' }, { flag: 'lullaby.second_line' }] },
            then: [
              {
                say:
                  'You add what was missing, and thirty people who never met her hear a mother break off to cough, and go on. What is ' +
                  'left in the grate is still warm, and it is a song.',
              },
              { card: 322 },
              { flag: 'lullaby.taken' },
              { lose: { time: 1 } },
            ],
            else: [
              { say: 'Quiet is all it ever heard. It pours out over the chairs, and some of it stays in your head.' },
              { gain: { random: 2 } },
              { card: 334 },
            ],
          },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['stone'],
        action: 'CLIMB the weir stones to the square.',
        result: [{ say: 'The stones are hats, carved ones, off a drowned row of aldermen.' }, { move: 63 }],
      },
    },
  },
  {
    num: 71,
    name: 'The One Who Listens',
    sector: 3,
    region: 'F',
    terrain: ['ruin'],
    crash: { pod: 4, pair: ['take', 'overpower'] },
    vista:
      'A seated stone giant, hand behind an ear stuffed with papers, moss handwriting on its chest; a worn groove, a pencil on a chain, ' +
      'a lizard; red sky.',
    description:
      'A stone giant sits with one hand cupped behind an ear stuffed with petitions. Down its chest the moss grows in lines, in a neat, ' +
      'sloping hand.',
    voice: 'It was put up to look as though it cared. It has been practising.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 72 }, S: { kind: 'star', to: 99 }, W: { kind: 'listed', to: 70 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 1,
        action: 'FOLLOW the groove that the petitioners wore.',
        result: [
          { say: 'Behind the left heel it passes a tap with a cup on a string: FOR THOSE WHO HAVE WAITED.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Follow the groove the hopeful made.', do: [{ move: 72 }] },
              { label: 'Follow the groove the others made.', do: [{ move: 70 }] },
              { label: 'Climb the arm, and in at the ear.', when: { flag: 'statue.ear_open' }, do: [{ move: 144 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 2,
        action: "(F) TRACE the moss down the statue's chest.",
        result: [
          {
            say:
              'It replies in the order received, and has got as far as a request for somewhere to sit. The reply is a list of such ' +
              'places, with sketches.',
          },
          {
            pay: [{ look: 1 }, { help: 1 }],
            then: [{ say: 'You wet the last line until it finishes its sentence, and copy the whole.' }, { card: 344 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 3,
        elements: ['stone'],
        action: 'CONFESS into the cupped hand.',
        result: [
          {
            if: { holds: 356 },
            then: [
              {
                say:
                  'You post the fourteen pages first, and take them out again signed. Under the last complaint stands, in moss: THE OWL ' +
                  'HAS BEEN SPOKEN TO.',
              },
              { gain: { morale: 1 } },
              { flag: 'statue.answered' },
            ],
          },
          {
            say:
              'Your own reply goes the long way round the plinth, right to left, and ends in an apology. You walk beside it until you ' +
              'can read it.',
          },
          { card: 298 },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 2,
        action: "MEND the statue's little finger.",
        result: [
          {
            say:
              "The break is full of petitions that slipped through, a century of other people's rain and fences. The mason's tissue you " +
              'flatten them with keeps every word it has touched.',
          },
          { card: 216 },
        ],
      },
      take: {
        verb: 'BORROW',
        cost: 2,
        action: 'BORROW the pencil on the chain.',
        result: [
          {
            say:
              'Sharpened down to a tooth, it has one good line left in it. You write to someone at home, and there is still room in the ' +
              'ear.',
          },
          { gain: { morale: 1 } },
          {
            if: { flag: 'sallow.out' },
            then: [
              { say: 'A thin man who smells of aniseed lends you his back to write on. He is next, he says, and it is about an owl.' },
              { gain: { random: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 4,
        elements: ['stone'],
        action: 'BREAK the plug of petitions out of the ear.',
        result: [
          {
            say:
              'A hundred years of paper come down on you in one long sentence. Where they were, the ear goes on inward, papered with ' +
              'roses.',
          },
          { gain: { coin: 1, random: 1 } },
          { lose: { health: 1 } },
          { flag: 'statue.ear_open' },
        ],
      },
    },
    depart: {
      S: {
        verb: 'SLIDE',
        cost: 2,
        action: 'SLIDE on your papers over the petition steps, towards the red country.',
        result: [{ say: 'The lower third is paper: refused ones, baked hard by the heat.' }, { move: 99 }],
      },
    },
  },
  {
    num: 72,
    name: 'The Lintel Quarry',
    sector: 3,
    region: 'F',
    terrain: ['ruin'],
    crash: { pod: 4, pair: ['overpower', 'overpower'] },
    vista:
      'A pale stepped quarry in heat haze, rows of blank lintels, a front door carved in the rock with an owl above; red painted ' +
      'figures, bees, a crane.',
    description:
      'Lintels lie in rows on every step, the place for the name left blank. In the far face someone has carved a whole front door from ' +
      'solid rock, and an owl waits above it.',
    compass: {
      N: { kind: 'listed', to: 65 },
      E: { kind: 'listed', to: 87 },
      S: { kind: 'listed', to: 100 },
      W: { kind: 'listed', to: 71 },
    },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 3,
        elements: ['stone'],
        action: 'SLIDE through the block chute on an offcut.',
        result: [
          {
            say:
              "It was cut for four tons and hardly notices you. You stop in the masons' trough, which the southern rock keeps as hot as " +
              'soup.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Climb out towards the stone giant.', do: [{ move: 71 }] },
              { label: 'Climb out towards the gulls.', do: [{ move: 87 }] },
              { label: 'Climb out towards the smoke.', do: [{ gain: { move: 1 } }, { move: 100 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 2,
        action: '(F) MEASURE yourself against the red figures on the wall.',
        result: [
          {
            say:
              'They are the crane signals, life size: lift, hold, lower, lunch. You stand in each of them in turn, and by the last your ' +
              'elbows have begun to talk.',
          },
          {
            pay: [{ look: 1 }, { move: 1 }],
            then: [{ say: 'On the top step the last crane man, still at his post, asks you with one wrist to lower him.' }, { card: 297 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BARGAIN',
        cost: 3,
        elements: ['stone'],
        action: 'BARGAIN with the owl above the door.',
        result: [
          { say: 'It does not want food, it wants the door opened. You knock, wait a decent while, and say that they must be out.' },
          {
            pay: [{ engage: 1 }, { coin: 1 }],
            then: [{ say: 'It takes your word, and the next nearest ledge, which is your collar.' }, { card: 243 }],
            else: [{ say: 'It has heard that before, and settles down to wait with its back to you.' }, { gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        action: 'HARVEST the drill holes, which bees have filled.',
        result: [
          {
            say:
              'Each was bored for a charge that nobody lit, and holds a rod of honey. You eat as you work, and save the time of three ' +
              'meals.',
          },
          { gain: { time: 1, help: 1 } },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 3,
        elements: ['stone'],
        action: 'CHIP at the block that sounds hollow.',
        result: [
          { say: 'In it is a bubble as old as the rock, with one noise in it. You get a jar over the hole in time.' },
          { card: 220 },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 4,
        elements: ['gear'],
        action: 'WRESTLE the seized crane round.',
        result: [
          {
            say:
              'The rust gives, and the crane resumes its last order. It lifts a blank lintel, swings it out over the edge with you on ' +
              'the hook, and sets it on two stones beside the road.',
          },
          { gain: { overpower: 1, random: 1 } },
          { lose: { health: 1 } },
          { flag: 'lintel.set' },
        ],
      },
    },
  },
];
