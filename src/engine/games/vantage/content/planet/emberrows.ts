import type { Place } from '../kinds.ts';

/** Region J, Emberrows: part of The Glasslands. */
export const emberrows: readonly Place[] = [
  {
    num: 98,
    name: 'The Practice Row',
    sector: 5,
    region: 'J',
    terrain: ['vents'],
    crash: { pod: 6, pair: ['move', 'take'] },
    vista:
      'Eleven chimneys the height of children, a child with hand bellows behind each; a teacher on a high stool; a black ram in the ' +
      'coal-shed door; mossy walls beyond.',
    description:
      'Eleven chimneys the height of schoolchildren puff in turn, each worked by a schoolchild. The eleventh is late, and knows it.',
    compass: { N: { kind: 'star', to: 70 }, E: { kind: 'listed', to: 99 }, S: { kind: 'listed', to: 105 }, W: { kind: 'listed', to: 97 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 3,
        action: 'FOLLOW the class to its midday bath.',
        result: [
          {
            say:
              'They march by size, smallest in front, because she is the only one who remembers the way. The spring is as warm as a ' +
              'hand.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Dry off along the wheel ruts.', do: [{ move: 99 }] },
              { label: 'Dry off by the grown-up chimneys.', do: [{ move: 105 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SCOUT',
        cost: 1,
        action: "(J) SCOUT the row from Mistress Pruett's stool.",
        result: [
          { say: 'From up here you see what the players cannot: she conducts only the silences.' },
          {
            pay: [{ look: 1 }],
            then: [{ say: 'The fourth of them she does not conduct at all. She shuts her eyes and trusts it.' }, { card: 301 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 3,
        action: 'TEACH the late child to breathe from the belly.',
        result: [
          {
            say:
              'Lio has been blowing from his cheeks. At his first true breath the chimney throws a smoke ring, which settles over his ' +
              'head and stays.',
          },
          { gain: { health: 1, engage: 1 } },
          { flag: 'practice.lio_ready' },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 2,
        elements: ['gear'],
        action: 'MEND the split bellows.',
        result: [
          {
            if: { flag: 'choir.dammed' },
            then: [
              {
                say:
                  'Burst from inside: a breath turned away at the choir came up the wrong throat. You double the stitches, and the ' +
                  'class cheers each one.',
              },
              { gain: { coin: 2 } },
            ],
            else: [
              { say: 'Goose fat, thread, and a patch cut from the arithmetic book. It wheezes in sevens.' },
              { gain: { coin: 1, help: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 3,
        elements: ['bloom', 'ember'],
        action: 'CHIP a thistle off the clinker heap.',
        result: [
          { say: 'Strike the stone and spare the stalk. Its seeds go ringing down the row, and ten children lose their place.' },
          { card: 274 },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 4,
        elements: ['sinew'],
        action: 'WRESTLE the ram out of the coal-shed door.',
        result: [
          {
            say:
              'He has sent home three school inspectors. He walks you around the shed by your own grip, twice, and then allows you to ' +
              'have won.',
          },
          { gain: { overpower: 1, random: 1 } },
          { lose: { health: 1 } },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['stone'],
        action: 'CLIMB the clinker bank to the green gate.',
        result: [{ say: 'Cinders give way to moss between one handhold and the next.' }, { move: 70 }],
      },
      NE: {
        verb: 'SNEAK',
        cost: 3,
        action: "SNEAK out the truants' way, northeast behind the coal.",
        result: [
          { say: 'Every generation of pupils has scratched an arrow here. The oldest arrows point back.' },
          { gain: { move: 1 } },
          { move: 71 },
        ],
      },
    },
  },
  {
    num: 99,
    name: "Glaziers' Halt",
    sector: 5,
    region: 'J',
    terrain: ['vents'],
    crash: { pod: 6, pair: ['move', 'overpower'] },
    vista:
      'Great windows racked like plates, each holding different weather; three-wheeled sail carts; a crane above a hissing vent; an ' +
      "empty crate marked 41; a keeper's cat asleep in it.",
    description:
      'Forty windows stand in racks, and each shows the same meadow in different weather. The crate for the forty-first holds only a ' +
      'cat, and somebody dusts round her.',
    compass: { N: { kind: 'star', to: 71 }, E: { kind: 'listed', to: 100 }, S: { kind: 'listed', to: 106 }, W: { kind: 'listed', to: 98 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['gear'],
        action: 'CLIMB the crane above the vent.',
        result: [
          { say: 'The jib swings you out into the hot breath, and your coat begins to lift.' },
          {
            choose: [
              { label: 'Open the coat.', do: [{ say: 'The hook lets go of you with a small clink.' }, { move: 149 }] },
              { label: 'Ride the chain down to the red canal.', do: [{ move: 106 }] },
              { label: 'Ride it out over the steam.', do: [{ move: 100 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 2,
        action: '(J) TRACE the wheel ruts from the racks.',
        result: [
          { say: 'Forty ruts come up from the south pressed deep. One comes up light, stops in sight of the Halt, and turns round.' },
          { gain: { look: 1 } },
          {
            if: { flag: 'pane.flaw_known' },
            then: [{ say: 'At the turn lies a broken teacup, with two spoons.' }, { gain: { boost: 1 } }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 2,
        action: 'ASK Brannock Ede who wants forty-one windows.',
        result: [
          {
            say:
              'A house past the green gate with forty walls, he says; the last window is for the door. He tells it slowly, over pickled ' +
              'plums, since nobody has asked in years.',
          },
          { gain: { health: 1 } },
          {
            pay: [{ engage: 1 }],
            then: [
              { say: 'For a second question he fetches the order itself, which is signed with a muddy paw.' },
              { gain: { look: 1, boost: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 2,
        action: 'CARRY a pane with the halt crew.',
        result: [
          { say: 'Take the sunny edge, they warn you, the other one drips. You take the other one, and drink as you walk.' },
          { gain: { health: 1 } },
          {
            if: { flag: 'pane.pulled' },
            then: [
              { say: 'Then the straw rustles, and it is the forty-first: clear sky, and in the corner a door just opening.' },
              { gain: { random: 2 } },
              { flag: 'pane.delivered' },
            ],
          },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 2,
        elements: ['gear'],
        action: 'BARTER for a window that sails.',
        result: [
          {
            if: { flag: 'pane.delivered' },
            then: [{ say: 'Ede rolls one out and puts your money back in your own pocket, buttoning it.' }, { card: 285 }],
            else: [
              { say: 'He kicks each of its three wheels in turn, as an argument.' },
              { pay: [{ coin: 2 }, { take: 2 }], then: [{ card: 285 }], else: [{ gain: { take: 1 } }] },
            ],
          },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 4,
        elements: ['tide'],
        forbiddenIf: ['halt.storm'],
        action: 'BREAK the window with the storm in it.',
        result: [
          {
            say:
              'A season of weather comes out in one afternoon. When it stops, the vent is drowned, the ledger is pulp, and the crew are ' +
              'washing their hair.',
          },
          { flag: 'halt.storm' },
          { gain: { overpower: 1 } },
          { for: { who: 'all', where: 'here', do: [{ gain: { boost: 1 } }] } },
          { lose: { time: 1 } },
        ],
      },
    },
    depart: {
      N: {
        verb: 'FOLLOW',
        cost: 2,
        action: 'FOLLOW two porters and their window through the gate to the north.',
        result: [{ say: 'They are dry. It rains on you, out of the pane, the whole way.' }, { move: 71 }],
      },
    },
  },
  {
    num: 100,
    name: 'The Steam Hem',
    sector: 5,
    region: 'J',
    terrain: ['vents'],
    crash: { pod: 6, pair: ['look', 'look'] },
    vista:
      'Marsh water sliding over a lip onto red slag, a mile of white steam set with reed whistles; a cook lowering baskets; wet music ' +
      'sheets on a line; heron.',
    description:
      'The marsh comes over its lip and dies on hot slag in a mile of steam. Someone has set reed whistles in the steam, and someone ' +
      'else is poaching eggs in it.',
    arrival: [{ damage: { kind: 'heat', n: 1 } }],
    compass: { N: { kind: 'listed', to: 72 }, E: { kind: 'listed', to: 115 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 99 } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 3,
        elements: ['ember'],
        action: "CROSS the slag on the cook's stepping pans.",
        result: [
          { say: 'Each pan spits a different warning. Enoch Tarrow calls out the order from memory, salting something else meanwhile.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'East, where it smells of reeds.', do: [{ move: 115 }] },
              { label: 'North, where it smells of wet stone.', do: [{ move: 72 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 2,
        action: '(J) WATCH the pages drying on the line.',
        result: [
          {
            say:
              'Damp brings up a bar nobody has played. Then a spark finds the same spot, and you snatch the sheet with its hole still ' +
              'glowing.',
          },
          { card: 358 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 3,
        elements: ['tide'],
        action: 'PLAY the whistles by flapping a wet towel.',
        result: [
          { say: 'Bathers you had not noticed take up the tune from their tubs, and one passes you a brush and a bucket.' },
          { gain: { health: 1 } },
          {
            pay: [{ engage: 1 }],
            then: [
              { say: 'You bring in the heron, which has been counting rests on one leg. It comes in on the other.' },
              { gain: { random: 1, boost: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'GUIDE',
        cost: 2,
        action: 'GUIDE the reed-cutters through the white.',
        result: [
          {
            say:
              'You walk ahead beating a pan. The last in the file turns out to be a landlady from Nine Awnings, and she pays with what ' +
              'she has on her: an hour.',
          },
          { card: 371 },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 3,
        always: true,
        action: 'BARTER for whatever comes up in the next basket.',
        result: [
          {
            pay: [{ coin: 1 }],
            then: [
              {
                choose: [
                  { label: 'Eggs.', do: [{ say: "Each has the day's date on it, in yolk." }, { gain: { health: 1 } }] },
                  { label: 'The whistle on the handle.', do: [{ gain: { engage: 1, boost: 1 } }] },
                  { label: 'The clean towels.', do: [{ say: 'Monogrammed, and not by their owners.' }, { gain: { morale: 1 } }] },
                ],
              },
            ],
            else: [{ say: 'Tarrow lets you hold the rope. You learn to feel an egg through thirty feet of it.' }, { gain: { take: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'BURN',
        cost: 5,
        elements: ['ember', 'bloom'],
        forbiddenIf: ['hem.bare'],
        action: 'BURN the reed bank to turn the water aside.',
        result: [
          {
            say:
              'The steam stops, which it has not done in living memory. What it had been hiding is a long row of tubs, and everybody in ' +
              'them looks at you.',
          },
          { flag: 'hem.bare' },
          { gain: { overpower: 2, coin: 1 } },
          { lose: { morale: 1 } },
        ],
      },
    },
  },
  {
    num: 105,
    name: 'The Vent Choir',
    sector: 5,
    region: 'J',
    terrain: ['vents'],
    crash: { pod: 6, pair: ['engage', 'engage'] },
    vista:
      'Rows of stone chimneys breathing fire in turn, glassy slag between them, one chimney choked with ash, a lava cut across the ' +
      'south.',
    description:
      'Stone throats stand in rows, breathing fire in turn. Between the breaths there is a tune, and in the tune a gap the size of a ' +
      'person.',
    arrival: [{ damage: { kind: 'heat', n: 1 } }],
    compass: { N: { kind: 'listed', to: 98 }, E: { kind: 'listed', to: 106 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 104 } },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 4,
        elements: ['ember'],
        forbiddenIf: ['choir.dammed'],
        action: 'SNEAK through the gap in the tune.',
        result: [
          { say: 'You come out singed, and on the beat.' },
          {
            choose: [
              { label: 'Leave with the high notes.', do: [{ move: 98 }] },
              { label: 'Leave with the low ones.', do: [{ move: 104 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 2,
        action: '(J) MEASURE the pauses.',
        result: [
          { say: 'Four, four, three, and then a long one, for whoever is meant to answer.' },
          { gain: { look: 1 } },
          { flag: 'choir.counted' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 3,
        elements: ['ember'],
        action: 'PLAY the choir, with your coat for a bellows.',
        result: [
          { say: 'It is not music, but it is an answer. Far below, something large claps once.' },
          { gain: { engage: 1, random: 1 } },
          { if: { flag: 'choir.counted' }, then: [{ say: 'You leave the long pause open. This time it is filled.' }, { center: 444 }] },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 3,
        elements: ['stone'],
        action: 'CLEAN the ash from the choked throat.',
        result: [{ say: 'It coughs, apologises in sparks, and finds its note.' }, { gain: { morale: 1, boost: 2 } }],
      },
      take: {
        verb: 'DRAW',
        cost: 3,
        elements: ['ember'],
        action: 'DRAW a thread of glass from the slag.',
        result: [{ say: 'It cools into a wire that holds whatever light it saw last.' }, { damage: { kind: 'heat', n: 1 } }, { card: 215 }],
      },
      overpower: {
        verb: 'DAM',
        cost: 5,
        elements: ['stone', 'ember'],
        action: 'DAM the loudest vent with boulders.',
        result: [
          { say: 'The row falls silent. The pressure, having manners, looks for another door, and you are standing on it.' },
          { flag: 'choir.dammed' },
          {
            choose: [
              { label: 'Ride it.', do: [{ say: 'Up is quick.' }, { move: 149 }] },
              { label: 'Throw yourself flat.', do: [{ lose: { health: 1 } }, { gain: { overpower: 2 } }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 106,
    name: 'The Walking-Pace Canal',
    sector: 5,
    region: 'J',
    terrain: ['vents'],
    crash: { pod: 6, pair: ['engage', 'help'] },
    vista:
      'A canal of slow lava between garden walls at dusk, iron barges, beds of red peppers; children on the towpath pulling sugar into ' +
      'threads; a bargewoman in a washtub.',
    description:
      'A canal of lava goes by at walking pace between garden walls, carrying iron barges and the light of pepper beds. On the towpath ' +
      'children pull red sugar into threads.',
    compass: {
      N: { kind: 'star', to: 99 },
      E: { kind: 'listed', to: 107 },
      S: { kind: 'listed', to: 113 },
      W: { kind: 'listed', to: 105 },
    },
    actions: {
      move: {
        verb: 'STEER',
        cost: 2,
        elements: ['ember', 'gear'],
        action: 'STEER an iron barge with the current.',
        result: [
          { say: 'You stand amidships in a tub of spring water while the hull does the sweating.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Moor at the bellows shed.', do: [{ move: 113 }] },
              { label: 'Moor below the stone seats.', do: [{ move: 107 }] },
              {
                label: 'Take the arm that has burst its bank since the choir was stopped.',
                when: { flag: 'choir.dammed' },
                do: [{ say: 'It runs uphill, in a temper.' }, { gain: { move: 1 } }, { move: 99 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TASTE',
        cost: 1,
        action: '(J) TASTE the threads and say which child pulled which.',
        result: [
          {
            say:
              'The bitter one hurried. The clear one was pulled at the speed of a grandmother asleep; the girl still has her hand on ' +
              "the old woman's back, to keep time.",
          },
          { pay: [{ look: 1 }, { take: 1 }], then: [{ card: 302 }], else: [{ gain: { look: 1 } }] },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 3,
        action: 'HAIL Wilhelmina Gant on the leading barge.',
        result: [
          {
            say:
              "She carries cinders up and gossip down. Between Ikram's kiln and Cato's bellows, she says, she has carried nine years of " +
              'no message at all, and has charged both of them for it.',
          },
          { gain: { morale: 1 } },
          { flag: 'quarrel.known' },
          {
            pay: [{ coin: 1 }],
            then: [
              { say: 'For a coin of yours she will carry one word, and lets you watch her practise it.' },
              { gain: { random: 1, boost: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        elements: ['bloom'],
        action: 'HARVEST the hottest bed.',
        result: [
          {
            say:
              'They lend you a coat whose sleeves blow the sparks from your fingers whenever you bend. After the last row they button it ' +
              'up on you, and have you bend once more, for the baby.',
          },
          { card: 223 },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 2,
        elements: ['ember'],
        action: 'SALVAGE the crate riding on the crust.',
        result: [
          { say: 'Its barge went down last week. The peppers inside have used the time to ripen.' },
          { card: 275 },
          { damage: { kind: 'heat', n: 1 } },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 5,
        elements: ['ember'],
        action: 'SHOUT the crust awake.',
        result: [
          {
            say:
              "It cracks from wall to wall. The canal does a week's travel in a minute, and takes a gate, a goat shed and the towpath " +
              'you are on.',
          },
          { gain: { overpower: 2 } },
          {
            choose: [
              { label: 'Jump for the gate and ride it.', do: [{ gain: { boost: 1 } }, { move: 113 }] },
              {
                label: 'Go back for the goat.',
                do: [{ say: 'She is already on your shoulders.' }, { lose: { health: 1 } }, { gain: { morale: 1 } }],
              },
            ],
          },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB the lock stairs north to the racks of windows.',
        result: [{ say: 'On the last landing it begins to snow, from left to right, out of number twelve.' }, { move: 99 }],
      },
    },
  },
  {
    num: 107,
    name: 'The Thousand Seats',
    sector: 5,
    region: 'J',
    terrain: ['vents'],
    crash: { pod: 6, pair: ['engage', 'take'] },
    vista:
      'A hillside of basalt columns ranked like theatre seats before distant fire; seated stone figures; an usher asleep with a lit ' +
      'torch; a stone tray of peppers.',
    description:
      'Basalt columns rise in ranks up the hillside, seat-high, all turned to the fire in the west. In the middle of row nine an usher ' +
      'sleeps with his torch lit.',
    arrival: [{ damage: { kind: 'heat', n: 1 } }],
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 122 }, S: { kind: 'star', to: 114 }, W: { kind: 'listed', to: 106 } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 2,
        action: "CROSS row nine past everyone's knees.",
        result: [
          {
            say:
              'Stone knees, drawn aside for you since before you were born. You beg pardon all along the row, and near the end somebody ' +
              'grants it.',
          },
          { gain: { morale: 1 } },
          { choose: [{ label: 'Out by the damp exit.', do: [{ move: 122 }] }, { label: 'Out by the stage door.', do: [{ move: 106 }] }] },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        action: '(J) COUNT the seats that are warm.',
        result: [
          { say: "All but one. Under the cold one lies tonight's programme: eruptions by the minute, with an interval for ices." },
          { card: 346 },
          {
            if: { flag: 'choir.counted' },
            then: [{ say: 'Where the long pause falls they have printed a dotted line, and left a pencil.' }, { gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 3,
        action: 'HAIL the performers from the back row.',
        result: [
          { gain: { health: 1 } },
          {
            if: { flag: 'conductor.fallen' },
            then: [
              {
                say:
                  "With nobody's arm up to hold them, they all answer. The warm wind takes a crick out of your neck and the hat off the " +
                  'usher.',
              },
              { gain: { random: 1 } },
            ],
            else: [
              { say: 'Your voice goes down the hill and comes back with applause on it. You bow, and something in your back clicks home.' },
            ],
          },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 2,
        elements: ['stone'],
        action: 'BUILD up the fallen end of the choir stand.',
        result: [
          {
            say:
              'Lucan Tace, awake now, tests every stone by sitting on it. One gap he tells you to leave; he has been looking at the ' +
              'width of you.',
          },
          { card: 372 },
          {
            if: { flag: 'practice.lio_ready' },
            then: [{ say: 'A small boy with a smoke ring for a hat has already taken the place beside it.' }, { gain: { boost: 1 } }],
          },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 3,
        elements: ['bloom'],
        action: 'PACK up the interval tray.',
        result: [
          { say: 'The seller is basalt to the eyelashes, but her peppers were picked this morning.' },
          {
            pay: [{ coin: 1 }],
            then: [
              { say: 'You put a coin in her palm, and find her other hand holding your change.' },
              { card: 275 },
              { gain: { boost: 1 } },
            ],
            else: [{ say: 'You leave the peppers and take a wafer, as a compromise.' }, { gain: { take: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 5,
        elements: ['stone'],
        forbiddenIf: ['seats.bridge'],
        action: 'TOPPLE the tallest column down the aisle.',
        result: [
          { say: 'It booms from row to row, handed down by the audience, and comes to rest across the southern cut.' },
          { flag: 'seats.bridge' },
          { gain: { overpower: 1 } },
          {
            choose: [
              { label: 'Run over while it still rocks.', do: [{ move: 114 }] },
              {
                label: 'Sit in the gap where it stood.',
                do: [
                  { say: 'It is the best seat in the house, and the hottest.' },
                  { gain: { random: 1, boost: 1 } },
                  { damage: { kind: 'heat', n: 1 } },
                ],
              },
            ],
          },
        ],
      },
    },
    depart: {
      S: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['stone'],
        action: 'CLIMB down the southern cut towards the raised arm.',
        result: [{ say: 'The ledge on which you stop to rest is a thumbnail.' }, { move: 114 }],
      },
    },
  },
  {
    num: 112,
    name: 'The House of Cullet',
    sector: 5,
    region: 'J',
    terrain: ['vents'],
    crash: { pod: 6, pair: ['take', 'take'] },
    vista:
      'A kiln roofed with bottle ends beside a lava cut, hills of broken glass sorted by colour; a man with bandaged hands; one tall ' +
      'pane facing the wall.',
    description:
      'A kiln roofed with bottle ends stands among hills of broken glass, swept together by colour. One tall pane leans on its wall, ' +
      'face inward, like a child in disgrace.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 113 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 111 } },
    actions: {
      move: {
        verb: 'SWIM',
        cost: 2,
        elements: ['tide'],
        action: 'SWIM the quenching tank.',
        result: [
          { say: 'Every tool ever cooled here has left its colour in the water. You climb out faintly green and in a better temper.' },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Out by the sluice, to the bellows.', do: [{ move: 113 }] },
              { label: 'Out by the overflow, to the plates.', do: [{ move: 111 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 3,
        action: '(J) STUDY the pane that faces the wall.',
        result: [
          {
            say:
              'In a lower corner is one long bubble, the shape of a missed breath. The label, in another hand than the rest, says 41, ' +
              'and underneath, SORRY.',
          },
          { gain: { time: 1 } },
          { flag: 'pane.flaw_known' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'BEFRIEND',
        cost: 2,
        action: 'BEFRIEND the man with the burned hands.',
        result: [
          {
            if: { flag: 'cato.sorry' },
            then: [
              {
                say:
                  'You give him the word that no barge ever carried. Ikram Dole turns the pane to the light, looks through the bubble ' +
                  'for a while, and lights the kiln.',
              },
              { flag: 'pane.pulled' },
              { card: 315 },
              { gain: { random: 1 } },
            ],
            else: [
              { say: 'Ikram Dole talks about heat, sand, anything, until you mention bellows.' },
              {
                pay: [{ help: 1 }, { engage: 1 }],
                then: [{ say: 'You sweep a whole hill without a word, and he likes how you leave out the subject.' }, { card: 315 }],
                else: [{ gain: { engage: 1 } }],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 3,
        elements: ['stone'],
        action: 'CARRY a barrow of blue to the kiln.',
        result: [
          { say: 'Blue weighs the most, being mostly sea. He pays in tools, having never seen what coins are for.' },
          { card: 227 },
          {
            if: { flag: 'tune.rung' },
            then: [
              { say: 'There is more blue than yesterday, all of it fresh, and he knows to the minute when you rang.' },
              { lose: { morale: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 2,
        elements: ['ember'],
        action: "TRAP the kiln's ash in wet gauze.",
        result: [
          { say: 'One layer for each breath it lets out. At the eleventh the gauze stands by itself and has your profile.' },
          { card: 208 },
        ],
      },
      overpower: {
        verb: 'CHASE',
        cost: 6,
        elements: ['sinew', 'ember'],
        forbiddenIf: ['cullet.hare'],
        action: 'CHASE the slag hare that took the gathering iron.',
        result: [
          {
            say:
              'A coal with ears. You run it along the cut, over the green hill and the brown, into the tank, and fish out a stone hare ' +
              'with the iron in its teeth.',
          },
          { flag: 'cullet.hare' },
          { gain: { overpower: 2, coin: 2 } },
          { lose: { health: 1 } },
        ],
      },
    },
  },
  {
    num: 113,
    name: 'The Eleven Breaths',
    sector: 5,
    region: 'J',
    terrain: ['vents'],
    crash: { pod: 6, pair: ['take', 'overpower'] },
    vista:
      "An open shed with eleven cottage-sized leather bellows, ropes from all of them to one man's harness, a back wall bristling with " +
      "speaking tubes; soot, a bird's nest, orange glow.",
    description:
      "Eleven leather bellows the size of cottages rise and sink in an open shed, on ropes that all end in one man's harness. Speaking " +
      'tubes bristle from the wall, unlabelled.',
    arrival: [{ damage: { kind: 'heat', n: 1 } }],
    compass: { N: { kind: 'listed', to: 106 }, E: { kind: 'listed', to: 114 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 112 } },
    actions: {
      move: {
        verb: 'RACE',
        cost: 2,
        elements: ['gear'],
        action: 'RACE one breath down its pipe.',
        result: [
          { say: 'You set off together. You are leaning on the grating at the far end, picking your nails, when it arrives.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'The pipe that smells of peppers.', do: [{ move: 106 }] },
              { label: 'The pipe that has been tied shut.', do: [{ move: 112 }] },
              { label: 'The pipe with shouting in it.', do: [{ move: 114 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 2,
        action: '(J) TRACE which bellows feeds whom.',
        result: [
          { say: 'Ten feed the choir. The eleventh bends west to a kiln, and its valve is tied shut on every fourth beat with a ribbon.' },
          {
            if: { flag: 'choir.counted' },
            then: [{ say: "You have met that beat before: it is the choir's long pause, kept in leather." }, { card: 301 }],
            else: [{ pay: [{ look: 1 }], then: [{ card: 301 }], else: [{ gain: { look: 1 } }] }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 2,
        action: 'CONFESS into a speaking tube, any one.',
        result: [
          {
            if: { flag: 'pane.flaw_known' },
            then: [
              {
                say:
                  'You say that you have seen the bubble in forty-one, and all the bellows hang. I sneezed, says Cato, once in my life, ' +
                  'and he turned it to the wall before I could finish the label.',
              },
              { flag: 'cato.sorry' },
              { card: 316 },
            ],
            else: [
              { say: "By luck the other end is Cato's ear and nobody else's." },
              {
                pay: [{ engage: 1 }],
                then: [{ say: 'He hears the rest of it, unbuckles one strap and offers you the end.' }, { card: 316 }],
                else: [{ gain: { engage: 1 } }],
              },
            ],
          },
          { if: { flag: 'quarrel.known' }, then: [{ say: 'He asks what Gant is charging now.' }, { gain: { coin: 1 } }] },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 2,
        action: 'CLEAN the soot out of the seventh bellows.',
        result: [
          { say: "A nest, a child's shoe, then the wall itself: two young men in soot outline, side by side, blowing on the same coal." },
          { gain: { morale: 1 } },
          { pay: [{ help: 1 }], then: [{ say: 'You leave that patch of wall as it is, and clean around it.' }, { gain: { boost: 2 } }] },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 1,
        elements: ['sinew'],
        action: 'PLUCK a goose quill from the valve.',
        result: [
          { say: 'Somewhere to the north, a chimney begins to lisp.' },
          { gain: { take: 1 } },
          { rollSkill: { n: 1, keep: ['take', 'look'], else: [{ gain: { boost: 1 } }] } },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 4,
        elements: ['gear', 'sinew'],
        action: 'WRESTLE yourself into the harness for one shift.',
        result: [
          {
            say:
              'All the ropes, all the chimneys, one back. At the end of it a whole country has breathed because of you, and you cannot ' +
              'lift a cup.',
          },
          { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 1 } }] } },
          { gain: { overpower: 1 } },
          { lose: { health: 1 } },
        ],
      },
    },
  },
  {
    num: 114,
    name: 'The Conductor',
    sector: 5,
    region: 'J',
    terrain: ['vents'],
    crash: { pod: 6, pair: ['overpower', 'overpower'] },
    vista:
      'Red dusk: a slag giant with one arm raised, a two-pronged fork in its fist; quarrelling masons on scaffolding; a tangled wire of ' +
      'lights; a wrecked window cart.',
    description:
      'A giant of slag holds one arm high over the Emberrows, a two-pronged fork in its fist. The masons on its scaffolding disagree, ' +
      'in shouts, whether the arm is rising.',
    voice: 'He was facing the other way when I last turned the light on him.',
    compass: {
      N: { kind: 'listed', to: 107 },
      E: { kind: 'listed', to: 129 },
      S: { kind: 'star', to: 148, oneWay: true },
      W: { kind: 'listed', to: 113 },
    },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 3,
        forbiddenIf: ['conductor.fallen'],
        action: "CROSS the shoulders by the masons' plank.",
        result: [
          {
            say:
              'From the left shoulder you see reeds without end; from the right, a hillside with every seat taken. The head between ' +
              'them is ticking.',
          },
          { gain: { time: 1 } },
          { choose: [{ label: 'Down the left sleeve.', do: [{ move: 129 }] }, { label: 'Down the right sleeve.', do: [{ move: 107 }] }] },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 3,
        action: '(J) COUNT the notches on the measuring staff.',
        result: [
          {
            say:
              'One a year, each a finger lower than the last. By that reckoning the beat falls within the month, or the staff is ' +
              'sinking.',
          },
          { gain: { look: 2 } },
          { flag: 'conductor.beat_known' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 4,
        forbiddenIf: ['conductor.fallen'],
        action: 'TEACH the two foremen to take turns.',
        result: [
          {
            say:
              "Ferro wants the arm propped, Ulla wants it freed, and neither has ever heard the other's last sentence. By supper they " +
              'have changed sides.',
          },
          { gain: { morale: 1, engage: 1 } },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 4,
        elements: ['ember'],
        action: "FREE the lamp boy's wire from the scaffolding.",
        result: [
          {
            say:
              'The wire is knotted to every pole, and in each knot some evening is still shining. He cuts it with his teeth and gives ' +
              'you the half with his birthday in it.',
          },
          { card: 215 },
        ],
      },
      take: {
        verb: 'COLLECT',
        cost: 2,
        elements: ['gear'],
        action: "COLLECT the wreck at the giant's foot.",
        result: [
          { say: 'Two wheels, one sail, and a pane without a crack. It was the light load, the one that turned round.' },
          {
            pay: [{ help: 1 }, { coin: 1 }],
            then: [{ say: 'A barrel lid does for the third wheel.' }, { card: 285 }],
            else: [{ gain: { coin: 1, take: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 6,
        elements: ['stone', 'ember'],
        forbiddenIf: ['conductor.fallen'],
        action: 'TOPPLE the giant.',
        result: [
          {
            say:
              'Over it goes, slowly, still conducting. As the arm falls every vent as far as the choir plays the next bar, and the fork ' +
              'rolls to a stop against your boot.',
          },
          { flag: 'conductor.fallen' },
          { card: 323 },
          {
            if: { flag: 'conductor.beat_known' },
            then: [{ say: 'You pushed on the beat, and from both ends of the dust Ferro and Ulla say: down.' }, { gain: { random: 2 } }],
            else: [{ lose: { health: 1 } }],
          },
          { lose: { time: 1 } },
        ],
      },
    },
    depart: {
      S: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['stone'],
        action: 'CLIMB down inside the hollow heel.',
        result: [{ say: 'The ladder is made of the signatures of masons, cut deep enough for feet.' }, { move: 148 }],
      },
    },
  },
];
