import type { Place } from '../kinds.ts';

/** Region H, Kelpward: part of The Shingle Coast. */
export const kelpward: readonly Place[] = [
  {
    num: 77,
    name: 'The Ropewalk',
    sector: 4,
    region: 'H',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['move', 'take'] },
    vista:
      'A timber gallery pinned along a sheer cliff, rows of women twisting brown kelp rope and walking backwards; sea far below, coils ' +
      'on hooks, a crab in a barrel.',
    description:
      'A timber gallery runs half a mile along the cliff, and women twist kelp into rope down all its length. They walk only backwards.',
    compass: { N: { kind: 'listed', to: 49 }, E: { kind: 'listed', to: 78 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 76 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['sinew'],
        action: 'CLIMB out along the drying ropes.',
        result: [
          {
            say:
              'The ropes sag to the spray and rise again. At the lowest point the walkers keep a hammock, for people who thought it was ' +
              'shorter.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Swing in at the mountain end.', do: [{ move: 49 }] },
              { label: 'Drop off at the black pool.', do: [{ move: 76 }] },
              {
                label: 'Let yourself down from the new trestle into the sea.',
                when: { flag: 'rope.trestle' },
                do: [{ gain: { move: 1 } }, { move: 84 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 2,
        action: '(H) TRACE the one red strand.',
        result: [
          {
            say:
              "It leaves the last rope, crosses the floor and enters the sleeve of Bettany Crake's cardigan, which is two hands shorter " +
              'than this morning. She has been giving it away for years, an inch to every ship.',
          },
          { gain: { look: 1, boost: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'BEFRIEND',
        cost: 3,
        elements: ['sinew'],
        action: 'BEFRIEND the crab in the tar barrel.',
        result: [
          { say: "It raises a brass button as a shield. You raise one of yours, and peace is concluded at arm's length." },
          { card: 245 },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 2,
        elements: ['gear'],
        action: 'BUILD the missing trestle at the end of the walk.',
        result: [
          { say: 'A walker reaches your planks with her heel, pauses, and keeps going. In that direction there is no higher praise.' },
          { gain: { morale: 1 } },
          { flag: 'rope.trestle' },
        ],
      },
      take: {
        verb: 'BORROW',
        cost: 2,
        elements: ['tide'],
        action: 'BORROW a coil from the end hook.',
        result: [
          { say: 'The receipt is signed behind the back, as is the custom. Your name comes out better than it usually does.' },
          { card: 217 },
          {
            pay: [{ coin: 1 }],
            then: [{ say: 'A coin in the tar pot buys you the tail end with the red in it.' }, { gain: { boost: 2 } }],
          },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 4,
        elements: ['sinew', 'tide'],
        action: 'DRAG up whatever hangs on the longest rope.',
        result: [
          {
            say:
              'The whole gallery walks backwards with you. Over the rail comes an iron clapper longer than a horse, which Saltfall and ' +
              'Kelpward have each accused the other of stealing.',
          },
          { gain: { overpower: 1, coin: 1 } },
          { lose: { health: 1 } },
          { flag: 'clapper.found' },
        ],
      },
    },
  },
  {
    num: 78,
    name: 'Breathhold',
    sector: 4,
    region: 'H',
    terrain: ['coast', 'settlement'],
    crash: { pod: 5, pair: ['move', 'overpower'] },
    vista:
      'Wicker houses hung over a cliff edge in evening sun, a square with a barrel, two people head-down in it, a jury with shut eyes, ' +
      'crabs in a row.',
    description:
      'The village hangs in baskets over the drop, with a barrel in its square. Two neighbours have their heads in the barrel; whoever ' +
      'comes up last is right.',
    compass: { N: { kind: 'listed', to: 50 }, E: { kind: 'listed', to: 79 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 77 } },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 2,
        action: 'SNEAK through the square while the case is under water.',
        result: [
          { say: "The jury holds its breath as well, eyes shut. You leave by the magistrate's private plank, past her drying stockings." },
          {
            choose: [
              { label: 'Go west along the gallery.', do: [{ move: 77 }] },
              { label: 'Go east, towards the smell of vinegar.', do: [{ move: 79 }] },
              { label: 'Go up, over the cairns.', do: [{ gain: { boost: 1 } }, { move: 50 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 3,
        action: '(H) WATCH a case from first bubble to last.',
        result: [
          {
            say:
              'Fence, goat, boundary, insult: all of it is pleaded in bubbles. The winner comes up blue, is declared right, and ' +
              'concedes everything.',
          },
          { gain: { morale: 1 } },
          { flag: 'law.seen' },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 3,
        action: 'CALM the loser before she can demand a second barrel.',
        result: [
          { say: 'This morning nine square arms of sea were hers. She would sooner see them go to a stranger than to her brother.' },
          {
            pay: [{ coin: 1 }, { engage: 1 }],
            then: [{ say: 'She writes the deed on a cuttlebone, with her brother as witness, out of spite.' }, { card: 370 }],
            else: [{ say: 'You talk of brothers until she laughs.' }, { gain: { engage: 1, boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 3,
        elements: ['sinew'],
        action: 'FEED the bailiffs.',
        result: [
          {
            say: 'Eleven crabs march out of the court-house in brass-buttoned order. The twelfth has no button yet, and studies your coat.',
          },
          {
            choose: [
              { label: 'Cut one off for it.', do: [{ say: 'It swears itself in on the spot, and to you.' }, { card: 245 }] },
              { label: 'Give it a crust like the others.', do: [{ gain: { help: 1, coin: 1 } }] },
            ],
          },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 3,
        elements: ['stone'],
        action: 'CHIP salt from the seat of judgment.',
        result: [
          {
            say:
              'The first magistrate sat so long that the salt took her shape, down to the crossed fingers. Rubbed in, it closes any ' +
              'cut.',
          },
          { gain: { health: 1, coin: 1 } },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 5,
        elements: ['tide'],
        action: 'WRESTLE Magistrate Dunmore for the barrel.',
        result: [
          {
            say:
              'You go under together. At the count of ninety she squeezes your hand, having thought of something to agree with. The ' +
              'brine takes its costs out of your skin.',
          },
          { gain: { overpower: 1, coin: 2 } },
          { card: 335 },
          { flag: 'law.won' },
          { if: { flag: 'law.seen' }, then: [{ say: 'You concede everything, and the square roars.' }, { gain: { random: 1 } }] },
        ],
      },
    },
  },
  {
    num: 79,
    name: 'The Pickled Orchard',
    sector: 4,
    region: 'H',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['look', 'look'] },
    vista:
      'Apple trees knee-deep in brine, white crust between rows, green fruit glowing in low sun, a fruit ladder, a salt dyke, one ' +
      "bearded man in spacer's boots.",
    description:
      'Apple trees stand to their knees in brine, and the fruit has pickled on the branch. A man in boots from your own stores goes on ' +
      'picking.',
    voice: 'He asked me not to say whose boots.',
    compass: { N: { kind: 'listed', to: 51 }, E: { kind: 'listed', to: 52 }, S: { kind: 'listed', to: 86 }, W: { kind: 'listed', to: 78 } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 3,
        elements: ['stone'],
        action: 'CROSS the salt crust between the rows.',
        result: [
          { say: 'It bears you only where a root runs beneath. You walk out the plan of a tree, from trunk to twig.' },
          { gain: { move: 1 } },
          {
            choose: [
              { label: 'Take the twig that points into the grey wood.', do: [{ move: 52 }] },
              { label: 'Take the twig that points down to the water.', do: [{ move: 86 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SCOUT',
        cost: 2,
        action: '(H) SCOUT from the top of the fruit ladder.',
        result: [
          {
            say:
              'South of you forty boats go round on grey water, and are back where they began before you finish an apple. You can read ' +
              "tomorrow's weather off their wakes.",
          },
          { gain: { time: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 2,
        action: 'TEACH the man in the boots the words he has lost.',
        result: [
          {
            say:
              "Living beside the silent wood he has kept about sixty. He pays an apple each for 'ship' and 'ladder', and at 'eight' he " +
              'has to sit down.',
          },
          {
            if: { flag: 'crew.markers' },
            then: [
              { say: 'You read him the names from the turf, and at BOON he puts up his hand, like a boy in school.' },
              { gain: { random: 2 } },
              { flag: 'crew.boon' },
            ],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        elements: ['bloom'],
        action: 'HARVEST the upper branches with him.',
        result: [
          { say: 'He tests each apple with a thumbnail and throws the sweet ones over the cliff. From below comes a splash, then a snap.' },
          { gain: { coin: 1, help: 1 } },
          {
            pay: [{ help: 1 }, { move: 1 }],
            then: [{ say: 'You throw one farther, for whatever is too slow down there.' }, { gain: { random: 2 } }],
          },
        ],
      },
      take: {
        verb: 'COLLECT',
        cost: 3,
        elements: ['bloom', 'tide'],
        forbiddenIf: ['orchard.drained'],
        action: 'COLLECT the windfalls along the dyke.',
        result: [
          {
            say:
              'They float in the order they fell, the oldest by the wall. The oldest needs no cooking, no cutting and, it turns out, no ' +
              'chewing.',
          },
          { gain: { time: 1, boost: 1 } },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 6,
        elements: ['stone', 'tide'],
        action: 'BREAK the salt dyke behind the last row.',
        result: [
          {
            say:
              'The brine goes over the cliff in one green sheet. Among the bared roots lie the knives, rings and spoons of everyone who ' +
              'ever picked here, and over the head of the man in the boots the last apples have begun to brown.',
          },
          { gain: { coin: 3, random: 2 } },
          { lose: { morale: 1 } },
          { flag: 'orchard.drained' },
        ],
      },
    },
  },
  {
    num: 84,
    name: 'The Lending Reef',
    sector: 4,
    region: 'H',
    terrain: ['underwater'],
    crash: { pod: 5, pair: ['engage', 'engage'] },
    vista:
      'Coral shelves in green undersea light, lost umbrellas, gloves and kites tagged in rows, a many-armed lender at a desk under a ' +
      'huge bell, a man shelving spades.',
    description:
      'Inside the sea you sip air from bladders of weed as you go. Coral shelves hold all that was ever dropped overboard, and ' +
      'something with many arms stamps the returns in ink.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 85 }, S: { kind: 'listed', to: 91 }, W: { kind: 'listed', to: 83 } },
    actions: {
      move: {
        verb: 'SWIM',
        cost: 2,
        elements: ['tide'],
        action: 'SWIM the aisles to a way out.',
        result: [
          {
            say:
              'Umbrellas, gloves, keys, kites. Between the keys and the kites is a shelf of mislaid hours, and one of them still ticks.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Leave by the returns hatch, east.', do: [{ move: 85 }] },
              { label: 'Leave by oversize items, south.', do: [{ move: 91 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 3,
        action: "(H) READ the slates in the children's corner.",
        result: [
          {
            say:
              'A whole class has written the same line a hundred times: WHEN IT HUMS I WILL RUN. On the last slate the writing leans ' +
              'sharply, and someone has underlined WILL.',
          },
          { card: 299 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BARGAIN',
        cost: 3,
        action: "BARGAIN for Jory Pell's evenings.",
        result: [
          {
            say:
              'He returned a spade twenty-two years late and has shelved here after work ever since. The Lender raises eight arms, then ' +
              'one more: nine fines outstanding.',
          },
          {
            pay: [{ coin: 1 }, { engage: 1 }],
            then: [{ say: 'It accepts the first as a gesture, and stamps him RETURNED across the forehead.' }, { card: 313 }],
            else: [{ say: 'It waives your own, for a mitten, aged four.' }, { gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        elements: ['bloom', 'tide'],
        action: 'HARVEST ink-weed for the stamps.',
        result: [
          {
            say:
              'The Lender takes each armful with a different arm, and dates your wrist in three colours. You are now, it appears, a ' +
              'member.',
          },
          { gain: { coin: 1, help: 1 } },
          { flag: 'reef.member' },
        ],
      },
      take: {
        verb: 'BORROW',
        cost: 'X',
        action: 'BORROW something that was lost before you were born, or after.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'A left glove. Its tag says that the right one still asks.' }, { gain: { random: 1 } }],
              '3-4': [
                { say: 'A photograph of a street you lived in, dropped from a ferry by somebody else who lived there.' },
                { gain: { morale: 1 } },
                { if: { flag: 'reef.member' }, then: [{ say: 'Members may keep the frame.' }, { gain: { coin: 1 } }] },
              ],
              '5-6': [
                { say: 'Your own kite, tagged with the day its string broke.' },
                { gain: { morale: 1, random: 2 } },
                { lose: { time: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 5,
        elements: ['gear', 'tide'],
        action: 'RING the great bell over the desk.',
        result: [
          { say: 'Under water it is felt in the teeth. Every tagged thing on the shelves leans towards whoever dropped it.' },
          {
            if: { flag: 'bell.first' },
            then: [
              { say: 'From the shingle the first bell sounds again of its own accord, so this must be the second.' },
              { gain: { overpower: 2 } },
              { flag: 'bell.second' },
            ],
            else: [
              { say: 'Out of turn, the Lender signs with five arms, and fines you with the sixth.' },
              { gain: { overpower: 1 } },
              { lose: { coin: 1 } },
            ],
          },
        ],
      },
    },
  },
  {
    num: 85,
    name: 'The Slow Lane',
    sector: 4,
    region: 'H',
    terrain: ['underwater'],
    crash: { pod: 5, pair: ['engage', 'help'] },
    vista:
      'A ribbon of colder blue water running through green sea, herring keeping left in it, a stone toll-house with a raised shutter, a ' +
      'kelp ox stuck in the gate.',
    description:
      'A river of colder water runs through the sea at walking pace, and the herring in it keep left. Beside it is a toll-house with ' +
      'its shutter up.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'star', to: 86 }, S: { kind: 'listed', to: 92 }, W: { kind: 'listed', to: 84 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 2,
        elements: ['tide'],
        forbiddenIf: ['lane.dammed'],
        action: 'FOLLOW the herring that keep left.',
        result: [
          { say: 'They overtake no one and are early everywhere. At the fork an old one waits to see which way you lean.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Lean towards the shelves.', do: [{ move: 84 }] },
              { label: 'Lean towards the lit cups.', do: [{ move: 92 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SCOUT',
        cost: 2,
        action: '(H) SCOUT from the toll-house roof.',
        result: [
          {
            say:
              "The toll-keeper's daughter is up there, feet in the current, listening with her heels. She lets you put yours in beside " +
              'them.',
          },
          {
            pay: [{ look: 1 }, { move: 1 }],
            then: [{ say: 'One tremble means walk, she says, and you will know the other.' }, { card: 299 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 3,
        action: 'ASK Barnaby Tway who owes him.',
        result: [
          {
            say:
              'One sea, outward bound, did not stop at the barrier: nine coins. He has the bill ready in a bottle, and would be glad to ' +
              'see it served.',
          },
          { card: 357 },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 2,
        elements: ['sinew', 'tide'],
        action: 'FREE the kelp ox wedged in the toll gate.',
        result: [
          {
            say:
              'It has been chewing the tariff board and has reached LIVESTOCK. When it pops loose, everything it held up since ' +
              'breakfast makes way for you.',
          },
          { gain: { time: 1 } },
          {
            pay: [{ coin: 1 }],
            then: [{ say: 'You pay its toll as well, and Barnaby Tway frames the coin.' }, { gain: { engage: 1, boost: 1 } }],
          },
        ],
      },
      take: {
        verb: 'DRAW',
        cost: 2,
        elements: ['tide'],
        action: 'DRAW in the line that trails from the upstream dark.',
        result: [
          { say: "Hand after hand, it comes without any weight on it. The end has been cut clean and bound with a child's hair ribbon." },
          { card: 217 },
        ],
      },
      overpower: {
        verb: 'DAM',
        cost: 4,
        elements: ['stone', 'tide'],
        action: 'DAM the lane with ballast stones.',
        result: [
          {
            say:
              'The cold water stands still, then goes round behind the village. Barnaby Tway pulls his shutter down, and ten thousand ' +
              'herring form an orderly queue.',
          },
          { gain: { overpower: 1, coin: 2 } },
          { lose: { morale: 1 } },
          { flag: 'lane.dammed' },
        ],
      },
    },
    depart: {
      E: {
        verb: 'SWIM',
        cost: 2,
        elements: ['tide'],
        action: 'SWIM up the bubble-chain to the east.',
        result: [{ say: 'You surface in a ring of boats, and forty heads turn to see who is out of step.' }, { move: 86 }],
      },
    },
  },
  {
    num: 86,
    name: 'The Slow Whirl',
    sector: 4,
    region: 'H',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['engage', 'take'] },
    vista:
      'Grey sea in freezing spray, forty small boats moored nose to tail circling a mile-wide whirl whose centre sinks in steps; ' +
      'leadsmen, a kelped buoy, a woman at oars.',
    description:
      'Forty boats, moored nose to tail, go round and round on a grey whirl a mile across. In the middle the water goes down in steps, ' +
      'like a stair.',
    arrival: [{ damage: { kind: 'cold', n: 1 } }],
    compass: { N: { kind: 'listed', to: 79 }, E: { kind: 'listed', to: 59 }, S: { kind: 'star', to: 93 }, W: { kind: 'listed', to: 85 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 2,
        elements: ['tide'],
        action: 'STEER a boat off the ring.',
        result: [
          { say: 'The crews cheer whoever lets go. They have been saving the cheer for years, and it has come out rather long.' },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Pull for the landing below the apple trees.', do: [{ move: 79 }] },
              { label: 'Pull for the grey woods.', do: [{ move: 59 }] },
              {
                label: 'Point the bow at the middle and ship oars.',
                when: { not: { flag: 'lane.dammed' } },
                do: [{ say: 'The steps are broad and shallow, and the boat takes them one at a time.' }, { move: 145 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 2,
        action: '(H) LISTEN to the leadsmen calling the depth.',
        result: [
          {
            say:
              'Eight grandmothers, they call; nine; nine and a shawl. You write it all down until the pencil freezes, by which time you ' +
              'have most of the sea.',
          },
          { card: 345 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 3,
        forbiddenIf: ['ring.burnt'],
        action: 'TRADE with each boat as it comes round.',
        result: [
          {
            say:
              'A needle for a fish, the fish for a lamp, the lamp for a cup; the fortieth boat returns your needle and pays you to ' +
              'stop. In the twelfth sits a woman with your accent.',
          },
          { gain: { coin: 2 } },
          {
            if: { flag: 'crew.markers' },
            then: [
              { say: 'This is Anneke, who lets a lunch down the middle on a line each noon, and today you may tie the knot.' },
              { gain: { random: 1 } },
              { flag: 'crew.anneke' },
            ],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 2,
        elements: ['tide'],
        action: 'MEND the leak that makes the whole ring limp.',
        result: [
          { say: 'One wet hull had slowed all forty. Caulked, it gains them an hour a day, and they vote you the first.' },
          { gain: { time: 1 } },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 1,
        elements: ['bloom'],
        action: 'CHIP bell kelp from the ring buoy.',
        result: [
          { say: 'The spray has glazed it. Each stalk rings a different quarter of the hour.' },
          {
            pay: [{ take: 1 }, { help: 1 }],
            then: [{ say: 'You breathe one loose, and it tolls in your bag a little ahead of the water.' }, { card: 272 }],
            else: [{ gain: { boost: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'BURN',
        cost: 5,
        elements: ['ember'],
        action: 'BURN through the mooring of the last boat.',
        result: [
          {
            say:
              'The flame goes round the tarred ropes like a fuse. Forty boats drift apart in the dark, calling goodnight, and one of ' +
              'them is yours.',
          },
          { card: 279 },
          { lose: { morale: 1 } },
          { flag: 'ring.burnt' },
        ],
      },
    },
    depart: {
      S: {
        verb: 'STEER',
        cost: 3,
        elements: ['tide'],
        action: 'STEER for the south shore, where a light beckons.',
        result: [{ say: 'You do the opposite of whatever the light advises, and land dry.' }, { move: 93 }],
      },
      SE: {
        verb: 'CROSS',
        cost: 3,
        elements: ['bloom'],
        action: 'CROSS the drowned tree line to the southeast.',
        result: [
          { say: 'You step from crown to crown. Below, between the trunks, a lit window goes by.' },
          { gain: { look: 1 } },
          { move: 66 },
        ],
      },
    },
  },
  {
    num: 91,
    name: 'The Waiting Fleet',
    sector: 4,
    region: 'H',
    terrain: ['underwater'],
    crash: { pod: 5, pair: ['take', 'take'] },
    vista:
      'Eleven ships upright on the sea floor in single file, lamps lit in blue-green gloom, planks between decks, a chain rising from ' +
      "an empty berth, a great eel's tail.",
    description:
      'Eleven ships stand upright on the sea floor, one behind another, lamps lit and sails furled. At the head of the line a berth is ' +
      'kept free.',
    compass: {
      N: { kind: 'listed', to: 84 },
      E: { kind: 'listed', to: 92 },
      S: { kind: 'listed', to: 119 },
      W: { kind: 'listed', to: 90 },
    },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 1,
        action: 'CROSS from deck to deck.',
        result: [
          { say: 'Each crew has laid a plank to the next, and by now the children of the third ship have married into the fifth.' },
          {
            choose: [
              { label: 'Leave over the last stern, south.', do: [{ move: 119 }] },
              { label: 'Leave by the rowing boat tied to a cup.', do: [{ move: 92 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 3,
        elements: ['gear'],
        action: '(H) TRACE the chain that leads from the empty berth.',
        result: [
          { say: 'It does not lie along the bottom. It goes up through the roof of the sea and, as far as the lookouts can tell, on.' },
          { gain: { time: 1 } },
          { flag: 'fleet.twelfth' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'BARGAIN',
        cost: 3,
        action: 'BARGAIN with the pilot, who charges for waiting.',
        result: [
          {
            say:
              "Elias Coy came aboard for one tide and is owed for eleven thousand. He would sell his table for anyone's opinion of when " +
              'to give up.',
          },
          {
            pay: [{ coin: 2 }, { engage: 1 }],
            then: [{ say: 'Not yet, you tell him, and he strikes the table off his bill.' }, { card: 341 }],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 3,
        elements: ['sinew'],
        action: 'CARRY the mail along the line.',
        result: [
          {
            say: "Every crew writes daily to the ship in front. The first ship's letters have no ship to go to, so she gives you the sack.",
          },
          { gain: { morale: 1 } },
          { flag: 'fleet.mail' },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 2,
        action: "PACK what the sixth ship's steward can spare.",
        result: [
          {
            choose: [
              { label: 'The signal flags.', do: [{ say: 'They spell STEADY, in two sizes.' }, { gain: { engage: 1, move: 1 } }] },
              { label: 'The wages of a man who swam home.', do: [{ gain: { coin: 3 } }, { lose: { morale: 1 } }] },
              {
                label: "The steward's spare whistle.",
                do: [{ say: 'It blows bubbles. He says that they are the right bubbles.' }, { gain: { help: 1, boost: 1 } }],
              },
            ],
          },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 6,
        elements: ['sinew', 'tide'],
        action: "WRESTLE the eel out of the ninth ship's hold.",
        result: [
          {
            say:
              'Its head is tired long before its tail has finished arriving. Evicted, it hangs in the rigging like a dropped flag while ' +
              'the ninth crew pass the hat.',
          },
          { gain: { overpower: 2, coin: 2, random: 1 } },
          { lose: { health: 1 } },
          { flag: 'eel.loose' },
        ],
      },
    },
  },
  {
    num: 92,
    name: 'Undercup',
    sector: 4,
    region: 'H',
    terrain: ['underwater', 'settlement'],
    crash: { pod: 5, pair: ['take', 'overpower'] },
    vista:
      'Giant china cups upside down on the sea floor, each glowing with air and a family at table, flat-irons by the doors, a vast ' +
      'cracked cup-bell, a ribbonfin.',
    description:
      'China cups as big as chapels stand upside down on the sea floor, each holding its air and a family at supper. The streets ' +
      'between them are wet.',
    compass: {
      N: { kind: 'listed', to: 85 },
      E: { kind: 'listed', to: 93 },
      S: { kind: 'listed', to: 120 },
      W: { kind: 'listed', to: 91 },
    },
    actions: {
      move: {
        verb: 'WADE',
        cost: 3,
        elements: ['tide'],
        action: 'WADE down Saucer Street with a flat-iron in each hand.',
        result: [
          {
            say:
              'They stand by every door for visitors, to keep them down. The second pair is hot, and you arrive with a crease in your ' +
              'trousers and some time in hand.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Hand them in at the beach end.', do: [{ move: 93 }] },
              { label: 'Hand them in at the hole in the floor.', do: [{ move: 120 }] },
              {
                label: 'Take the bypass that the cold water has dug.',
                when: { flag: 'lane.dammed' },
                do: [{ gain: { boost: 1 } }, { move: 86 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 3,
        elements: ['tide'],
        action: '(H) STUDY how they pay for a story.',
        result: [
          {
            say:
              'The teller sits in one cup, the listeners in six. What it was worth is read off afterwards, from the height of the ' +
              'ripples at the rims.',
          },
          { card: 300 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 2,
        action: 'HUM against the nearest rim.',
        result: [
          {
            say:
              'The china hands it down the street, and every door opens, since that is how supper is called. A dozen spoons point you to ' +
              'a chair.',
          },
          { gain: { engage: 1 } },
          {
            if: { flag: 'wedding.held' },
            then: [
              {
                say:
                  'Linnet and Corin have the chipped cup, half in the wall of the sea: her feet dry, his wet, their hands on the same ' +
                  'ladle.',
              },
              { gain: { random: 1, coin: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'GUIDE',
        cost: 4,
        elements: ['tide'],
        action: "GUIDE the lost ribbonfin out of the infants' cup.",
        result: [
          { say: 'It has learnt one letter from the frieze, and swims it for you forwards and backwards, S and S.' },
          { card: 237 },
          {
            if: { flag: 'eel.loose' },
            then: [{ say: 'Outside, the eel from the ninth ship has laid itself along the street for a handrail.' }, { gain: { help: 1 } }],
          },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 2,
        action: 'BARTER for air by the hour.',
        result: [
          { say: 'It is sold in jars: the hour, the half, the sigh.' },
          {
            if: { flag: 'law.won' },
            then: [{ say: 'They have heard who drew level with Dunmore. The hour is on the house.' }, { gain: { time: 1, boost: 1 } }],
            else: [
              {
                pay: [{ coin: 1 }],
                then: [{ say: 'An old hour, laid down in a good spring. You drink it standing.' }, { gain: { time: 1 } }],
                else: [{ say: 'They let you have a sigh.' }, { gain: { boost: 1 } }],
              },
            ],
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 5,
        elements: ['gear', 'tide'],
        forbiddenIf: ['tide.turning'],
        action: 'RING the largest cup of all, with a bed for a hammer.',
        result: [
          { gain: { overpower: 1 } },
          { lose: { time: 1 } },
          {
            if: { and: [{ flag: 'bell.second' }, { not: { flag: 'glass.dammed' } }] },
            then: [
              {
                say:
                  'It is the Third Bell. Six hundred people stop chewing. Far above, something that fell asleep on a cloud turns over, ' +
                  'and the water begins to hum.',
              },
              { flag: 'tide.turning' },
              { gain: { random: 1 } },
              { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 1 } }] } },
            ],
            else: [
              {
                say:
                  "A fine note, and out of its turn: somebody's gravy leaves its boat, and the crack in the glaze gains a finger's " +
                  'length.',
              },
              { gain: { coin: 1 } },
            ],
          },
        ],
      },
    },
  },
  {
    num: 93,
    name: 'Button Strand',
    sector: 4,
    region: 'H',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['overpower', 'overpower'] },
    vista:
      'A beach of buttons glinting by firelight, buttonless coats on poles, a beacon tower burning on the point, an old woman at a ' +
      'board game, cabbages rolling, crabs drilling.',
    description:
      'The shingle here is buttons, bone and brass and horn, a spade deep. Above it coats stand on poles without a button between them, ' +
      'and a beacon burns on the point.',
    compass: { N: { kind: 'star', to: 86 }, E: { kind: 'listed', to: 66 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 92 } },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 3,
        action: 'SNEAK behind the coats while the crabs change guard.',
        result: [
          { say: 'One of them drums the quarter on a biscuit lid. You cross inside the roll, and a sleeve pats you on.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Go in among the felted trunks.', do: [{ move: 66 }] },
              { label: 'Go down to the lit china.', do: [{ move: 92 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SEARCH',
        cost: 2,
        action: '(H) SEARCH for a button you know.',
        result: [
          {
            say:
              "A ship's crest, yours; then another; then a score of them, laid out as an arrow. It points at the beacon, from the " +
              'seaward side.',
          },
          { gain: { look: 1, boost: 1 } },
          { flag: 'strand.arrow' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 2,
        forbiddenIf: ['lusk.dark'],
        action: 'PLAY odds-and-evens with Peg Lusk.',
        result: [
          { say: 'She wrecked six ships from this point, she says, holding out a closed fist, and what she misses is the company.' },
          { gain: { morale: 1 } },
          {
            if: { flag: 'lusk.known' },
            then: [
              {
                say:
                  'You ask about the night she lit it on purpose. That ship came up the beam instead of onto the rocks, and she stood ' +
                  'here and watched its keel go over.',
              },
              { gain: { random: 1 } },
              { flag: 'fleet.twelfth' },
            ],
          },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 4,
        action: 'BUILD a wall of driftwood round the standing coats.',
        result: [
          { say: 'The wind had been trying them on. When it gives up, you go through the pockets, and in the last is a tin that rattles.' },
          { card: 229 },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 4,
        elements: ['bloom'],
        action: 'TRAP one of the cabbages that roll along the strand.',
        result: [{ say: 'They go as a herd and wheel as a herd. You dig a pit and put a smaller cabbage in it, crying.' }, { card: 270 }],
      },
      overpower: {
        verb: 'BURN',
        cost: 5,
        elements: ['ember'],
        action: 'BURN the false beacon to the ground.',
        result: [
          {
            say:
              'It falls the way the ships came. In the ashes lies the needle she trimmed it by, pointing down, and Peg Lusk asks you to ' +
              'stay until it is quite dark.',
          },
          { card: 320 },
          { lose: { morale: 1 } },
          { flag: 'lusk.dark' },
          {
            if: { flag: 'strand.arrow' },
            then: [{ say: 'Where the arrow ended there is a cash-box, too hot to hold and not too hot to kick.' }, { gain: { coin: 2 } }],
          },
        ],
      },
    },
    depart: {
      N: {
        verb: 'WADE',
        cost: 3,
        elements: ['tide'],
        action: 'WADE out along the reef to the north.',
        result: [{ say: 'When it is up to your chin a boat comes by on its rounds and, without slowing, holds out an oar.' }, { move: 86 }],
      },
    },
  },
];
