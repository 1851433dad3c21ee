import type { Place } from '../kinds.ts';

/** Region G, Saltfall: part of The Shingle Coast. */
export const saltfall: readonly Place[] = [
  {
    num: 73,
    name: 'Chain Landing',
    sector: 4,
    region: 'G',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['move', 'move'] },
    vista:
      "Black shingle cove in flat morning light; a ship's chain drops from one low cloud to a sunk anchor, oxen graze upside down on " +
      'the overhang, a salt-crusted hull.',
    description:
      'An anchor as big as a barn lies in the shingle, and its chain goes straight up into the only cloud. Along the overhang, ' +
      'weed-coloured oxen graze upside down.',
    compass: { N: { kind: 'listed', to: 45 }, E: { kind: 'star', to: 74 }, S: { kind: 'listed', to: 80 }, W: { kind: 'listed', to: 58 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['sinew', 'gear'],
        action: 'CLIMB the chain, hand over hand.',
        result: [
          { say: 'Every link is wide enough to sit in, and halfway up there is a cushion and most of a pie.' },
          {
            choose: [
              { label: 'Finish the pie and step off at the cliff top.', do: [{ gain: { health: 1 } }, { move: 45 }] },
              {
                label: 'Go on up until the iron is wet.',
                do: [{ say: 'The cloud closes round your boots. Above it, a plank creaks.' }, { move: 146 }],
              },
              {
                label: 'Call up to the twelfth ship.',
                when: { flag: 'fleet.twelfth' },
                do: [
                  { say: 'A rope ladder unrolls past your ear, and somebody has your hat before your chin is over the rail.' },
                  { gain: { health: 1, boost: 1 } },
                  { move: 146 },
                ],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TASTE',
        cost: 1,
        elements: ['tide'],
        action: '(G) TASTE the rain that falls only on the anchor.',
        result: [{ say: 'Salt, with a crumb of barnacle in it. There is sea up there.' }, { gain: { look: 1 } }, { continue: 'must' }],
      },
      engage: {
        verb: 'TEACH',
        cost: 4,
        elements: ['sinew'],
        action: 'TEACH the nearest ox which way is up.',
        result: [
          {
            say:
              'You stand on your hands for an hour while it chews on the argument. Then it lets go of the cliff, taking care to land ' +
              'beside you.',
          },
          { card: 244 },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 4,
        elements: ['bloom'],
        action: 'PRUNE the weed from the chain, link by link.',
        result: [
          { say: 'Each link is stamped with its number. Forty-one is missing; forty and forty-two are tied together with a bootlace.' },
          { gain: { help: 1, boost: 1 } },
          { flag: 'chain.clean' },
          {
            pay: [{ help: 1 }, { take: 1 }],
            then: [{ say: 'You add your own lace, and the whole chain stops creaking.' }, { gain: { random: 2 } }],
          },
        ],
      },
      take: {
        verb: 'COLLECT',
        cost: 2,
        action: 'COLLECT driftwood above the wet line.',
        result: [
          {
            say: 'It has been sorted by length, with a hatchet left in the shortest pile. Your fire is burning before your boots are off.',
          },
          { gain: { time: 1 } },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 5,
        elements: ['stone'],
        action: 'BREAK the salt off the hull beside the anchor.',
        result: [
          {
            say:
              'Six blows, and the crust falls away in one piece, a skiff turned inside out. The real one is dry, and on its thwart sits ' +
              'a lizard who has to be asked twice.',
          },
          { card: 279 },
          { lose: { time: 1 } },
        ],
      },
    },
    depart: {
      E: {
        verb: 'CROSS',
        cost: 3,
        elements: ['stone'],
        action: 'CROSS the scree under the grazing herd.',
        result: [{ say: 'They drop only what they have finished with. You learn to walk looking up.' }, { move: 74 }],
      },
      NE: {
        verb: 'CLIMB',
        cost: 2,
        action: "CLIMB the drovers' ladder in the corner of the cove.",
        result: [{ say: 'The rungs are ribs, and the top one is still springy.' }, { gain: { move: 1 } }, { move: 46 }],
      },
    },
  },
  {
    num: 74,
    name: 'The Pod Patience',
    sector: 4,
    region: 'G',
    terrain: ['coast', 'ruin'],
    crash: { pod: 5, pair: ['move', 'look'] },
    vista:
      'An escape pod sunk in sea turf, dry kelp over its hatch; eight chairs round ashes, a mast with a hammock, three markers, ' +
      'children chalking on the hull.',
    description:
      'A pod like yours has sunk into the turf, PATIENCE painted on its side. Eight chairs ring a dead fire: five pushed back, three ' +
      'folded.',
    compass: { N: { kind: 'listed', to: 46 }, E: { kind: 'listed', to: 75 }, S: { kind: 'listed', to: 81 }, W: { kind: 'star', to: 73 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB the aerial to the hammock at its top.',
        result: [
          {
            say:
              'The canvas has kept the shape of a side-sleeper, and the sun has kept it warm. Two wires run down from here, with a ' +
              'trouser belt looped over each.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Ride the wire towards the barley hills.', do: [{ move: 46 }] },
              { label: 'Ride the wire towards the flats.', do: [{ move: 75 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TASTE',
        cost: 1,
        action: '(G) TASTE what is left in the kettle.',
        result: [
          { say: 'Tea, boiled down to varnish. Something dry knocks against the inside of the lid.' },
          {
            pay: [{ look: 1 }, { take: 1 }],
            then: [{ say: 'A folded page, with five names at its foot and a ring where a cup stood.' }, { card: 350 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 2,
        action: 'TEACH the shore children the letters the hull does not have.',
        result: [
          {
            say:
              'They can write only what PATIENCE allows: ant, cat, captain. You add an S, an O and a U, and they run home for a bowl to ' +
              'see whether you have spelt it right.',
          },
          { gain: { health: 1 } },
        ],
      },
      help: {
        verb: 'TEND',
        cost: 2,
        elements: ['stone'],
        action: 'TEND the three markers behind the pod.',
        result: [
          { say: 'HOLLIS, ANNEKE, BOON. You trim the turf and find that the single mound they share is no longer than a suitcase.' },
          { gain: { help: 1, boost: 1 } },
          { flag: 'crew.markers' },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 3,
        elements: ['bloom'],
        action: 'CHIP the bell kelp off the hatch.',
        result: [{ say: 'A mile from any water, it tolls at every blow. On the hill a dog starts for home.' }, { card: 272 }],
      },
      overpower: {
        verb: 'BREAK',
        cost: 4,
        elements: ['gear'],
        action: 'BREAK open the locker under the seats.',
        result: [
          { say: 'Eight ration boxes, five of them empty. The other three carry a note in the same hand: FOR WHEN YOU CHANGE YOUR MINDS.' },
          {
            choose: [
              { label: 'Empty all three.', do: [{ gain: { coin: 2, random: 2 } }, { lose: { morale: 1 } }] },
              { label: 'Take one and latch the door again.', do: [{ gain: { overpower: 1, random: 1 } }] },
            ],
          },
        ],
      },
    },
    depart: {
      W: {
        verb: 'SNEAK',
        cost: 3,
        elements: ['sinew'],
        action: 'SNEAK west beneath the overhang.',
        result: [{ say: 'The herd breathes out all together. You arrive damp and smelling of hay.' }, { move: 73 }],
      },
    },
  },
  {
    num: 75,
    name: 'The Cockle Rows',
    sector: 4,
    region: 'G',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['move', 'engage'] },
    vista:
      'Wet flats under a pale noon; sixty diggers in one line working backwards, baskets behind them, a sunk sledge, one woman apart ' +
      'with folded arms, facing the sea.',
    description:
      'Sixty diggers work backwards across the flat in one line, baskets filling behind them. A single woman stands with folded arms ' +
      'and faces the other way, out to sea.',
    compass: { N: { kind: 'listed', to: 47 }, E: { kind: 'listed', to: 76 }, S: { kind: 'listed', to: 82 }, W: { kind: 'listed', to: 74 } },
    actions: {
      move: {
        verb: 'WADE',
        cost: 1,
        elements: ['tide'],
        action: 'WADE the warm gutter the spades leave behind.',
        result: [
          { say: "The sand gives up yesterday's sun, and your feet forgive you a good deal." },
          { gain: { health: 1 } },
          {
            if: { flag: 'tide.loose' },
            then: [{ say: "A pond's worth of stray water runs up, circles your knees and dashes away." }, { gain: { boost: 1 } }],
          },
          {
            choose: [
              { label: 'Follow the gutter down to the bar.', do: [{ move: 82 }] },
              { label: 'Follow the full baskets.', do: [{ move: 76 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        action: '(G) COUNT the baskets.',
        result: [
          {
            say:
              'Sixty diggers, sixty-one baskets. The odd one is labelled ORRICK, LIGHTHOUSE, and every digger adds to it without ' +
              'looking.',
          },
          { gain: { look: 1 } },
          { flag: 'basket.orrick' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 3,
        action: 'HAIL the woman who faces the sea.',
        result: [
          { say: 'Tamsin Rook is paid not to dig. She has cried RUN once in her life, at a cloud, and they raised her wages for it.' },
          { gain: { morale: 1 } },
          {
            pay: [{ engage: 1 }, { look: 1 }],
            then: [{ say: 'You take her watch while she sits, and learn which grey to worry about.' }, { gain: { look: 1, coin: 1 } }],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 2,
        elements: ['tide'],
        action: 'HARVEST beside Jory Pell, who digs wherever you were just standing.',
        result: [
          { say: "Feet press the cockles up, he says. At the row's end he adds that his daughter Linnet means to marry a diver." },
          {
            choose: [
              {
                label: 'Tell him to bless it.',
                do: [{ say: 'He digs a very deep hole and agrees from inside it.' }, { gain: { engage: 1 } }, { flag: 'pell.blessed' }],
              },
              {
                label: 'Tell him you could use a good spade.',
                do: [{ say: 'He shoulders it at once and follows in your footprints, testing each.' }, { card: 313 }],
              },
            ],
          },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 3,
        action: 'SALVAGE the tools the last flood buried.',
        result: [
          { say: 'Eleven tines come up first. The handle is a stride away, with a bite out of it.' },
          { card: 206 },
          { pay: [{ take: 1 }], then: [{ say: 'You dig on and find what was bitten next, a cash tin.' }, { gain: { coin: 2 } }] },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 3,
        elements: ['sinew'],
        forbiddenIf: ['tide.turning'],
        action: 'DRAG the sunk sledge out of the soft place.',
        result: [
          {
            say:
              'It brings up another beneath it, and that one a third, still loaded. The diggers remember all three drivers, and that ' +
              'none of them was believed; your palms will remember the rope.',
          },
          { gain: { coin: 2, overpower: 1 } },
          { card: 335 },
        ],
      },
    },
  },
  {
    num: 76,
    name: 'Mirror Hole',
    sector: 4,
    region: 'G',
    terrain: ['coast', 'underwater'],
    crash: { pod: 5, pair: ['move', 'help'] },
    vista:
      "A round black pool in bare rock at dusk, a far lighthouse reflected right way up, a diver's line over a frame, a washtub, one " +
      'long fin knotted in weed.',
    description:
      'The ebb has left one round pool, black and far too deep. On the horizon the lighthouse stands on its lamp; in the pool it stands ' +
      'upright.',
    voice: 'One of those two is lit by me. The other returns the favour.',
    compass: { N: { kind: 'listed', to: 48 }, E: { kind: 'listed', to: 77 }, S: { kind: 'listed', to: 83 }, W: { kind: 'listed', to: 75 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 2,
        action: 'STEER a washtub round the rim.',
        result: [
          { say: 'The whole pool turns, at the pace of a yawn. You wake rested, having steered, as far as you know, not at all.' },
          { gain: { health: 1 } },
          {
            choose: [{ label: 'Land under the cliff.', do: [{ move: 77 }] }, { label: 'Land where the roofs begin.', do: [{ move: 83 }] }],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        elements: ['tide'],
        action: '(G) COUNT the windows of both lighthouses.',
        result: [
          { say: 'Seven in the air. Eight in the water, and the eighth is open with a lamp on its sill.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Dive for the open one.', do: [{ say: 'You swim down, then in, then up a staircase.' }, { move: 147 }] },
              { label: 'Mark the place and stay dry.', do: [{ gain: { look: 1 } }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 1,
        action: "TRADE places with Maud Ferran at the diver's line.",
        result: [
          {
            say:
              'She speaks only on the exhale, so you hold her rope and wait for the second half of each sentence. Her son Corin means ' +
              'to marry, at the third breath, a digger.',
          },
          {
            choose: [
              {
                label: 'Say that the girl can hold her breath.',
                do: [
                  { say: 'Maud Ferran lets out all her air at once, and nods until she has it back.' },
                  { gain: { boost: 1 } },
                  { flag: 'ferran.blessed' },
                ],
              },
              {
                label: 'Ask her to dive with you instead.',
                do: [
                  {
                    pay: [{ coin: 1 }, { engage: 1 }],
                    then: [{ say: 'She hands you the wet end of the rope and ties the other round herself.' }, { card: 314 }],
                    else: [{ gain: { engage: 1 } }],
                  },
                ],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 3,
        elements: ['bloom', 'tide'],
        action: 'PRUNE the weed that has knotted itself round something long.',
        result: [
          { say: 'You cut the first knot. The creature has been watching your hands, and undoes the other six itself.' },
          { card: 237 },
        ],
      },
      take: {
        verb: 'DRAW',
        cost: 'X',
        elements: ['tide'],
        action: 'DRAW up the sounding line, as far as you care to.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'Ten arms of wet cord and a purse, lowered by some digger to keep it cool.' }, { gain: { coin: 1 } }],
              '3-4': [{ say: 'At thirty arms hangs a cluster of bladders, each with one good breath in it.' }, { card: 273 }],
              '5-6': [
                { say: 'At sixty arms comes the weed, and tied below it a slate: PLEASE STOP PULLING, I AM HANGING WASHING.' },
                { card: 273 },
                { gain: { random: 2 } },
                { lose: { time: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 4,
        action: 'SHOUT at the lighthouse in the water.',
        result: [
          {
            say:
              'The wrong one flinches. For a breath the tower on the ebb stands upright and its twin hangs head down, and a small ' +
              'figure in each falls out of bed.',
          },
          { gain: { overpower: 1, look: 1 } },
          { lose: { morale: 1 } },
          { flag: 'mirror.shaken' },
        ],
      },
    },
  },
  {
    num: 80,
    name: 'Gooseflesh Spit',
    sector: 4,
    region: 'G',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['look', 'engage'] },
    vista:
      'A bare shingle spit under racing cloud, a ring of stone benches with a windbreak, listeners with sleeves rolled, a woman with ' +
      'brass calipers, basses in barrels, cabbages.',
    description:
      'The wind comes off the sea with nothing in its way. On a ring of benches people bare their forearms to a story while a woman ' +
      'reads their skin with calipers.',
    arrival: [{ damage: { kind: 'cold', n: 1 } }],
    compass: { N: { kind: 'listed', to: 73 }, E: { kind: 'listed', to: 81 }, S: { kind: 'listed', to: 87 }, W: { kind: 'listed', to: 65 } },
    actions: {
      move: {
        verb: 'RACE',
        cost: 2,
        action: 'RACE the gusts along the spit.',
        result: [
          { say: 'They come in sevens, and the seventh carries. You do the last hundred paces with very little use of your feet.' },
          { gain: { time: 1 } },
          { choose: [{ label: 'Land running north.', do: [{ move: 73 }] }, { label: 'Land running south.', do: [{ move: 87 }] }] },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 1,
        action: "(G) MEASURE the next listener's arm.",
        result: [
          { say: 'Grete Osk lends you the calipers. A ghost raises the skin one hair; an unpaid debt raises it two.' },
          {
            pay: [{ look: 1 }, { engage: 1 }],
            then: [{ say: 'She inks the whole tariff on your sleeve, stepmothers to shipwrecks.' }, { card: 300 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 3,
        forbiddenIf: ['spit.bare'],
        action: 'HUM with the bass row, who sit in barrels.',
        result: [
          { say: 'The barrels are packed with hot stones, and the lowest note shakes the warmth up as far as your ears.' },
          { gain: { health: 1, boost: 1 } },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 2,
        elements: ['tide'],
        action: 'FREE the teller whose beard has frozen to the bench.',
        result: [
          {
            say:
              'He has been stuck in one sentence since morning. Thawed, he finishes it: the sea comes home to three bells in order, and ' +
              'those are shingle, shelf and cup.',
          },
          { gain: { help: 1, coin: 1 } },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 2,
        elements: ['bloom'],
        action: 'PACK a cabbage from the lee of the benches.',
        result: [{ say: 'It has closed round a lost glove, and lets go one finger at a time.' }, { card: 270 }],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 3,
        elements: ['stone'],
        action: 'TOPPLE the windbreak.',
        result: [
          {
            say:
              'The whole north walks in and sits down. Every hair in the ring stands up, and Grete Osk has to pay out until she can see ' +
              'the bottom of her purse.',
          },
          { gain: { coin: 3 } },
          { damage: { kind: 'cold', n: 1 } },
          { flag: 'spit.bare' },
        ],
      },
    },
  },
  {
    num: 81,
    name: 'The First Bell',
    sector: 4,
    region: 'G',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['look', 'help'] },
    vista:
      'A high shingle bank against grey light, a bronze bell hung between two whale ribs, a one-legged keeper, two families quarrelling ' +
      'below, samphire in curved rows.',
    description:
      'A bronze bell without a clapper hangs between two whale ribs on the bank. Osric Tull, its keeper, has unstrapped his wooden leg ' +
      'and is testing the weight.',
    compass: { N: { kind: 'listed', to: 74 }, E: { kind: 'listed', to: 82 }, S: { kind: 'listed', to: 88 }, W: { kind: 'listed', to: 80 } },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['stone'],
        action: 'SLIDE down the bank on a baking tray.',
        result: [
          { say: 'The pebbles are graded all the way down: loaves, eggs, peas.' },
          {
            choose: [
              { label: 'Dig your heels in at the eggs.', do: [{ move: 82 }] },
              { label: 'Hold on until the peas.', do: [{ gain: { move: 1 } }, { move: 88 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 1,
        action: '(G) WATCH how Osric Tull spends an hour.',
        result: [
          {
            say:
              'He polishes the bell, salutes the empty horizon, oils his knee, and puts half a boiled egg on the stone beside you ' +
              'without once turning round.',
          },
          { gain: { morale: 1 } },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 2,
        action: 'CALM the two families at the foot of the bank.',
        result: [
          {
            say:
              'The Pells want a dry wedding, the Ferrans a wet one. The dowry, nine square arms of sea, has been flung back so often ' +
              'that the deed is in two pieces.',
          },
          {
            choose: [
              {
                label: 'Hold both halves until they have all eaten.',
                do: [{ say: 'They eat, and forget to ask for it back.' }, { card: 370 }],
              },
              {
                label: 'Propose the line where the water stops.',
                do: [
                  { say: 'Two grandmothers spit on their palms and shake.' },
                  { gain: { engage: 1, coin: 1 } },
                  { flag: 'wedding.edge' },
                ],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'GUIDE',
        cost: 3,
        elements: ['tide'],
        action: 'GUIDE Linnet Pell and Corin Ferran over the soft sand.',
        result: [
          { say: 'They put their feet in your prints and argue about curtains, since his house has no air and hers no water.' },
          { gain: { morale: 1 } },
          {
            if: { and: [{ flag: 'pell.blessed' }, { flag: 'ferran.blessed' }] },
            then: [
              { say: 'On the bank stand Jory and Maud, each looking away and both holding the same cake.' },
              { gain: { random: 2 } },
              { flag: 'wedding.held' },
            ],
          },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 3,
        elements: ['bloom', 'tide'],
        action: 'DIG samphire where the shingle is wettest.',
        result: [
          {
            say:
              "It grows in arcs about the bell, a row for every great stroke. You pull a plant from the storm of Osric's grandfather's " +
              'time.',
          },
          { card: 271 },
          {
            pay: [{ take: 1 }, { help: 1 }],
            then: [{ say: 'You set the side shoots in a new arc, one stroke farther out.' }, { gain: { boost: 2 } }],
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 4,
        elements: ['gear'],
        action: 'RING the First Bell.',
        result: [
          {
            if: { flag: 'clapper.found' },
            then: [
              {
                say:
                  'The iron clapper goes home on its hook. Osric Tull straps his leg back on, against his rule for working hours, and ' +
                  'you ring with a hand each.',
              },
              { gain: { overpower: 1, random: 1 } },
            ],
            else: [
              { say: 'Osric Tull lends you the leg. It is good oak, and after a dozen strokes there is less of it.' },
              { gain: { overpower: 1 } },
              { lose: { time: 1 } },
            ],
          },
          { flag: 'bell.first' },
        ],
      },
    },
  },
  {
    num: 82,
    name: 'The Bottle Fence',
    sector: 4,
    region: 'G',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['look', 'take'] },
    vista:
      'A sandbar between two mud gutters, thousands of bottles on stakes catching green light, a postmistress with a cloth, one bottle ' +
      'as tall as a door, sandhoppers.',
    description:
      'Four thousand bottles stand on stakes along the bar, each of which came ashore with a letter in it. When the wind shifts, they ' +
      'all change note.',
    compass: { N: { kind: 'star', to: 75 }, E: { kind: 'listed', to: 83 }, S: { kind: 'star', to: 89 }, W: { kind: 'listed', to: 81 } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 1,
        action: 'CROSS the bar along the inside of the fence.',
        result: [
          { say: 'Wilmot Ash, postmistress, has staked them by urgency. Walk from the slow end, she says, and you never need to hurry.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Go west, past the apologies.', do: [{ move: 81 }] },
              { label: 'Go east, past the invitations.', do: [{ move: 83 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 1,
        action: '(G) LISTEN for the bottle that is flat.',
        result: [
          { say: 'Third stake from the end, a green one. It is flat because it is not empty.' },
          {
            pay: [{ look: 1 }, { take: 1 }],
            then: [{ say: 'Five signatures, the last one running, and a joke in your own language about the food.' }, { card: 350 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 3,
        action: 'ASK Wilmot Ash what the sea generally has to say.',
        result: [
          {
            say:
              'Hours, mostly: meet me at six, I waited until nine. She has put every hour in order, and together they make a tide table ' +
              'with one arrival struck out.',
          },
          { card: 341 },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 2,
        elements: ['tide'],
        action: 'CLEAN the salt from the last row.',
        result: [
          {
            say:
              'Rain has stood in these so long that it has gone sweet. You are made to drink the one labelled WITH REGRET, and it is ' +
              'excellent.',
          },
          { gain: { health: 1 } },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 2,
        action: 'TRAP a gust in an empty one.',
        result: [
          { say: 'Corked, it goes on pulling north, like a dog that knows the way.' },
          { gain: { move: 1, boost: 1 } },
          {
            pay: [{ take: 1 }],
            then: [{ say: 'You take a second, for symmetry, and sell the pair to a man with a kite.' }, { gain: { coin: 2 } }],
          },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 4,
        action: 'SHOUT into the bottle that is as tall as a door.',
        result: [
          {
            say:
              'It keeps your shout for a count of five. Then the entire fence says it after you, a hundred necks burst, and to the ' +
              'northwest a cloud swings round on its chain.',
          },
          {
            choose: [
              {
                label: 'Catch the chain as it drags across the bar.',
                do: [{ lose: { time: 1 } }, { gain: { overpower: 1 } }, { move: 146 }],
              },
              {
                label: 'Read the number on each passing link.',
                when: { flag: 'chain.clean' },
                do: [{ say: 'At forty-one a bootlace goes by; you grab it, and it holds.' }, { gain: { random: 1 } }, { move: 146 }],
              },
              { label: 'Stay and sweep up the glass.', do: [{ lose: { morale: 1 } }, { gain: { overpower: 1, coin: 2 } }] },
            ],
          },
        ],
      },
    },
    depart: {
      N: {
        verb: 'WADE',
        cost: 2,
        elements: ['tide'],
        action: 'WADE the northern gutter.',
        result: [{ say: 'The bottom keeps one of your boots, thinks better of it, and sends it after you.' }, { move: 75 }],
      },
      S: {
        verb: 'SLIDE',
        cost: 2,
        action: 'SLIDE off to the south, where the mud does the steering.',
        result: [
          { say: 'A deckchair slides up beside you, occupied, bound for the same ferry.' },
          { gain: { boost: 1 } },
          { move: 89 },
        ],
      },
    },
  },
  {
    num: 83,
    name: 'Keelrow',
    sector: 4,
    region: 'G',
    terrain: ['coast', 'settlement'],
    crash: { pod: 5, pair: ['look', 'overpower'] },
    vista:
      "A street of upturned hulls with chimneys, a founder's statue pointing seaward, an ox under the eaves; at the street's end the " +
      'sea stands upright, a lit green wall.',
    description:
      'Every house is a hull turned over. At the end of East Street the sea begins all at once, a green wall taller than the chimneys, ' +
      'with washing hung along it.',
    compass: { N: { kind: 'listed', to: 76 }, E: { kind: 'listed', to: 84 }, S: { kind: 'listed', to: 90 }, W: { kind: 'listed', to: 82 } },
    actions: {
      move: {
        verb: 'WALK',
        cost: 2,
        elements: ['tide'],
        action: 'WALK down East Street to where the water stands.',
        result: [
          { say: 'The last house has a doormat on the wet side too. Your arm goes in to the elbow, and a fish steps round it.' },
          {
            choose: [
              { label: 'Wipe your feet and go in.', do: [{ move: 84 }] },
              { label: 'Turn down Rudder Lane to the open sand.', do: [{ gain: { boost: 1 } }, { move: 90 }] },
              {
                label: 'Ask who is laying tables on both sides.',
                when: { flag: 'wedding.edge' },
                do: [
                  { say: 'Pells in the street, Ferrans in the sea, one cloth through the wall between them: you are fed twice.' },
                  { gain: { coin: 1, random: 1 } },
                  { move: 84 },
                ],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 1,
        elements: ['tide'],
        action: '(G) TRACE the damp line along the house fronts.',
        result: [
          {
            say:
              'Every household dates its own mark. By the last door you know to the hour how long the street has, and who has not told ' +
              'the children.',
          },
          { gain: { time: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 3,
        action: 'HUM with the town at dusk.',
        result: [
          { say: 'All Keelrow holds one note up to the green wall, to hear whether the sea hums back.' },
          { gain: { health: 1 } },
          {
            if: { flag: 'tide.turning' },
            then: [
              { say: 'It does, a third below. Two hundred people go indoors and come out wearing boots and carrying their grandmothers.' },
              { gain: { move: 1, random: 1 } },
            ],
            else: [{ say: 'It keeps quiet, so there are pancakes.' }, { gain: { boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 3,
        elements: ['gear', 'tide'],
        action: 'MEND the yoke of the cockle-cart ox.',
        result: [
          {
            say:
              'It works the undersides of the eaves, the cart swinging below. With the new yoke on, it follows you along the gutters ' +
              'and cannot be called back.',
          },
          { card: 244 },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 2,
        forbiddenIf: ['statue.fallen'],
        action: "BARTER at Hob Farrow's hatch.",
        result: [
          { say: 'All that he sells must float, so he weighs it in a tub. The till has a cork.' },
          {
            pay: [{ coin: 1 }, { take: 1 }],
            then: [{ say: 'He buttons you into it himself and throws you in the tub to be sure.' }, { card: 224 }],
            else: [{ gain: { take: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 4,
        elements: ['stone'],
        action: 'TOPPLE the statue of the founder.',
        result: [
          {
            say:
              "She was Hob Farrow's great-aunt, and pointed out to sea until the sea left. She snaps at the elbow; in the hollow sleeve " +
              'a needle swings, and settles on your feet.',
          },
          { card: 320 },
          { lose: { morale: 1 } },
          { flag: 'statue.fallen' },
        ],
      },
    },
  },
  {
    num: 87,
    name: "The Sea's Ear",
    sector: 4,
    region: 'G',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['engage', 'overpower'] },
    vista:
      "A headland worn into a giant ear, rim, lobe and winding hole, warm evening light, visitors' stools in front, scratched writing " +
      'behind the lobe, small crabs sweeping.',
    description:
      'The headland has worn into an ear, tall as a mill, with a hole that winds inward. In front of it stands a row of three-legged ' +
      'stools.',
    voice: 'I told it everything, one winter. It has asked after me since.',
    compass: {
      N: { kind: 'listed', to: 80 },
      E: { kind: 'listed', to: 88 },
      S: { kind: 'listed', to: 115 },
      W: { kind: 'listed', to: 72 },
    },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 2,
        elements: ['stone'],
        action: 'FOLLOW the groove that feet have worn round the rim.',
        result: [
          { say: 'It is deep where people arrive and shallow where they leave.' },
          {
            choose: [
              { label: 'Go down by the lobe, into the reeds.', do: [{ move: 115 }] },
              { label: 'Go over the top, towards mossy walls.', do: [{ move: 72 }] },
              { label: 'Go out along the shingle, where iron is standing.', do: [{ gain: { move: 1 } }, { move: 88 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 2,
        action: '(G) READ what is scratched behind the lobe.',
        result: [
          {
            say:
              'Remedies, left by those who whispered where it hurt: cabbage water; cabbage water; leave him. Yours is third from the ' +
              'bottom, and you had the ingredients all along.',
          },
          { gain: { health: 1 } },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 1,
        forbiddenIf: ['ear.hurt'],
        action: 'CONFESS into it.',
        result: [
          {
            say:
              'A long breath goes in. What comes out belongs to whoever sat here before you: Peg Lusk, of Button Strand, who lit a lamp ' +
              'one night on purpose.',
          },
          { gain: { engage: 1 } },
          { flag: 'lusk.known' },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 2,
        elements: ['sinew'],
        action: 'FEED the crabs that keep it swept.',
        result: [
          { say: "They bring you the year's sweepings, counted, in a tin. You look at your cuff, where there is a thread and no button." },
          { card: 229 },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 1,
        action: 'DIG wax from the outer fold.',
        result: [{ say: 'It burns an inch an hour in any wind. You cut yourself a long evening.' }, { gain: { time: 1 } }],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 5,
        action: 'SHOUT your own name into it.',
        result: [
          {
            say:
              'Deep inside, boots begin to walk. An hour later an iron bell comes up the beach in them, hatch open, seat empty, and ' +
              'kneels.',
          },
          { flag: 'ear.hurt' },
          { lose: { morale: 1 } },
          {
            choose: [
              { label: 'Take it by the ring and lead it.', do: [{ card: 284 }] },
              {
                label: 'Get in and let it walk home.',
                do: [
                  { say: 'It shuts the hatch itself, and the window goes green, then black, then lamp-yellow.' },
                  { gain: { overpower: 1 } },
                  { move: 145 },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  {
    num: 88,
    name: 'The Rust Ward',
    sector: 4,
    region: 'G',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['help', 'help'] },
    vista:
      'Two rows of iron diving bells under blankets on shingle, sea boots round a stove, red dawn, a nurse with an oil can, one bell ' +
      'locked.',
    description:
      'Iron diving bells lie in two rows along the shingle, boots off, blankets over their rivets. Petra Holm goes from one to the next ' +
      'with an oil can.',
    compass: { N: { kind: 'listed', to: 81 }, E: { kind: 'listed', to: 89 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 87 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 3,
        action: 'FOLLOW the sea-boot prints that leave the ward at night.',
        result: [
          { say: 'The left one drags. They stop below a lit window, shift from foot to foot for a long time, and then divide.' },
          {
            choose: [
              { label: 'Go with the left boot.', do: [{ move: 87 }] },
              { label: 'Go with the right.', do: [{ gain: { move: 1 } }, { move: 89 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 2,
        elements: ['gear'],
        action: '(G) LISTEN through the wall of the oldest bell.',
        result: [
          { say: 'It mutters every depth it ever stood in, deepest last, and then asks whether it is Thursday.' },
          {
            pay: [{ look: 1 }, { help: 1 }],
            then: [{ say: 'You hold its ring until it has said them all, and draw the lot.' }, { card: 345 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 3,
        action: 'CONFESS to Petra Holm which part of you has seized.',
        result: [
          { say: 'She oils her thumb and presses it once between your shoulders. You had not known how long it took you to turn round.' },
          { gain: { time: 1 } },
          { pay: [{ engage: 1 }], then: [{ say: 'You admit to the knee as well.' }, { gain: { move: 1, boost: 1 } }] },
        ],
      },
      help: {
        verb: 'TEND',
        cost: 3,
        elements: ['gear', 'tide'],
        action: "TEND the night's arrivals.",
        result: [
          { say: 'You dry their boots at the stove, tightest first. At dawn yours have been dried too, and laced by very large fingers.' },
          { gain: { time: 1, help: 1 } },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 3,
        elements: ['bloom'],
        action: 'SALVAGE the air bag of one that will not wake.',
        result: [
          {
            say:
              'The weed inside went on growing, breathing for a diver who had long since stepped out. Petra Holm chalks the hour on the ' +
              'iron and draws the blanket up.',
          },
          { card: 273 },
        ],
      },
      overpower: {
        verb: 'FORCE',
        cost: 4,
        elements: ['gear'],
        action: 'FORCE the bell that has locked itself from inside.',
        result: [
          {
            say:
              'On the third heave the wheel gives. Inside are a chair, a lit lamp, and a wall of pencil strokes whose last one is still ' +
              'bright.',
          },
          { card: 284 },
          { lose: { health: 1 } },
        ],
      },
    },
  },
  {
    num: 89,
    name: 'The Ferry That Stays',
    sector: 4,
    region: 'G',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['help', 'take'] },
    vista:
      'A white paddle ferry upright in brown mud, samphire in her wheel, passengers filing on and off, a mud chute from the upper deck, ' +
      'one gull with a ticket punch.',
    description:
      'A paddle ferry lies fast in the mud and keeps her timetable. Passengers come up the landward gangway, sit for ten minutes, and ' +
      'go down the other.',
    compass: {
      N: { kind: 'listed', to: 82 },
      E: { kind: 'listed', to: 90 },
      S: { kind: 'listed', to: 117 },
      W: { kind: 'listed', to: 88 },
    },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['tide'],
        action: 'SLIDE down the mud chute from the upper deck.',
        result: [
          { say: 'The mud is warm and holds opinions about your spine, all of them correct.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Stop among the market stilts.', do: [{ move: 117 }] },
              {
                label: 'Keep the tray pointed at the lighthouse.',
                do: [{ say: 'You enter by a fanlight and go on down the banister.' }, { move: 147 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 2,
        action: '(G) STUDY the log of crossings.',
        result: [
          {
            say:
              'ON TIME, it says, ten thousand times. One crossing is underlined in red, with a pressed sea-pink and the words SHE ' +
              'LAUGHED.',
          },
          { gain: { morale: 1 } },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 2,
        action: 'HAIL Captain Honor Blythe on the bridge.',
        result: [
          {
            say:
              "She rings for dead slow ahead before she answers. A bottle came aboard in her predecessor's day, addressed to whoever is " +
              'responsible, and she has been waiting for someone with your face.',
          },
          {
            pay: [{ engage: 1 }, { coin: 1 }],
            then: [{ say: 'You sign for it, and she salutes the signature.' }, { card: 357 }],
            else: [{ say: 'You deny everything, and are given a chair all the same.' }, { gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 2,
        elements: ['bloom', 'gear'],
        action: 'PRUNE the samphire out of the paddle wheel.',
        result: [
          { say: 'At the last cut the wheel turns a quarter by itself. The passengers applaud, and one is slightly seasick.' },
          { card: 271 },
          { flag: 'ferry.wheel_free' },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 2,
        action: 'BARTER at the buffet.',
        result: [
          { say: 'The tea has stewed since departure and will bear a spoon upright.' },
          {
            pay: [{ coin: 1 }, { take: 1 }],
            then: [
              {
                choose: [
                  { label: 'The tea.', do: [{ gain: { boost: 3 } }] },
                  {
                    label: 'The sandwich under glass.',
                    do: [
                      { say: "It was cut for the captain's fiancé, and the steward says that it is time somebody did." },
                      { gain: { random: 2 } },
                    ],
                  },
                  { label: 'A return ticket.', do: [{ gain: { move: 2 } }] },
                ],
              },
            ],
            else: [{ say: 'You wash up, and keep what the last passenger left in a saucer.' }, { gain: { coin: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'CHASE',
        cost: 4,
        elements: ['sinew'],
        action: 'CHASE the gull that has the ticket punch.',
        result: [
          {
            say:
              'Three decks, one funnel, and over the rail to the waist. Its nest is lined with little round bits of every journey ever ' +
              'sold.',
          },
          { gain: { overpower: 1, coin: 1 } },
          {
            if: { and: [{ flag: 'tide.turning' }, { flag: 'ferry.wheel_free' }] },
            then: [
              {
                say:
                  'While you hang there the deck lifts, the wheel bites water, and Captain Blythe sounds the whistle she has dusted ' +
                  'every Sunday.',
              },
              { gain: { random: 2 } },
              {
                choose: [
                  { label: 'Get off at Keelrow.', do: [{ move: 83 }] },
                  { label: 'Get off at the black pool.', do: [{ move: 76 }] },
                  { label: 'Ride to the end of the line.', do: [{ move: 73 }] },
                ],
              },
            ],
            else: [{ lose: { time: 1 } }],
          },
        ],
      },
    },
  },
  {
    num: 90,
    name: 'The Long Ebb',
    sector: 4,
    region: 'G',
    terrain: ['coast'],
    crash: { pod: 5, pair: ['help', 'overpower'] },
    vista:
      'Bare seabed under a white sky, a slate road, a lighthouse balanced on its lamp, diggers with baskets, a skiff on a bar, one long ' +
      'fin in a pool.',
    description: 'The sea has gone out farther than seas should. A slate road crosses the bare floor to a lighthouse standing on its lamp.',
    voice: 'When the water leaves, walk. When it hums, run.',
    compass: { N: { kind: 'listed', to: 83 }, E: { kind: 'listed', to: 91 }, S: { kind: 'star', to: 118 }, W: { kind: 'listed', to: 89 } },
    actions: {
      move: {
        verb: 'RACE',
        cost: 3,
        elements: ['tide'],
        action: 'RACE the tide to the lighthouse.',
        result: [
          { say: 'You win by the width of a boot. Inside, the stairs go down, and down is up.' },
          { move: 147 },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 2,
        action: '(G) READ the tide marks on the slate.',
        result: [{ say: 'Nine old lines, and one still wet, well above your head.' }, { gain: { look: 1, time: 1 } }, { continue: 'must' }],
      },
      engage: {
        verb: 'TRADE',
        cost: 2,
        action: 'TRADE stories with the cockle diggers.',
        result: [
          { say: 'They pay by the shiver. The one about your escape pod is worth two.' },
          { gain: { coin: 2 } },
          { pay: [{ engage: 1 }], then: [{ say: 'For a better ending they let you copy their tide table.' }, { card: 341 }] },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 3,
        elements: ['sinew', 'tide'],
        action: 'FREE the long-finned creature from its drying pool.',
        result: [{ say: 'It swims once around you in water that is not deep enough for swimming.' }, { card: 237 }],
      },
      take: {
        verb: 'DIG',
        cost: 'X',
        action: 'DIG where the sand is breathing.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'Something down there is shy and leaves you its lunch money.' }, { gain: { coin: 1 } }],
              '3-4': [{ say: 'A button, a spoon, a name tag in your own alphabet.' }, { gain: { coin: 2, random: 1 } }],
              '5-6': [{ say: 'A brass lid. Under it a needle that points steadily down.' }, { card: 320 }, { lose: { time: 1 } }],
            },
          },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 5,
        action: 'DRAG the broken skiff off the bar.',
        result: [
          { say: 'It comes free the way a tooth does.' },
          { card: 279 },
          { pay: [{ help: 1 }], then: [{ say: 'Two planks and a borrowed swear word, and it floats level.' }, { gain: { boost: 2 } }] },
        ],
      },
    },
    depart: {
      S: {
        verb: 'WADE',
        cost: 2,
        elements: ['tide'],
        action: 'WADE south along the sunken wall.',
        result: [{ say: 'The wall has windows. You do not look in twice.' }, { move: 118 }],
      },
      SE: {
        verb: 'SWIM',
        cost: 3,
        elements: ['tide'],
        action: 'SWIM the green channel to the southeast.',
        result: [{ say: 'The current has somewhere to be and does not mind company.' }, { gain: { move: 1 } }, { move: 119 }],
      },
    },
  },
  {
    num: 145,
    name: 'The Folded Sea',
    sector: 4,
    region: 'G',
    hidden: 'under',
    terrain: ['cave'],
    vista:
      'A lamplit linen hall under the sea bed; tides folded like blue-green sheets on shelves to the roof, dates pinned on, one man ' +
      'ironing, a rail trolley.',
    description:
      'The sea that left is here, pressed and folded on shelves to the roof, a date pinned to every tide. Between the shelves a man is ' +
      'ironing.',
    compass: {
      N: { kind: 'blocked' },
      E: { kind: 'blocked' },
      S: { kind: 'star', to: 84, oneWay: true },
      W: { kind: 'star', to: 90, oneWay: true },
    },
    actions: {
      move: {
        verb: 'RACE',
        cost: 2,
        elements: ['gear'],
        action: 'RACE the linen trolley to the lifts.',
        result: [
          { say: 'It slows for corners and you do not. You land in a hamper of low water, warm from the iron and very good for bruises.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Take the lift marked COCKLES.', do: [{ move: 90 }] },
              { label: 'Take the lift marked LOST PROPERTY.', do: [{ move: 84 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        elements: ['tide'],
        always: true,
        action: '(G) COUNT the shelves.',
        result: [
          {
            if: { flag: 'sea.counted' },
            then: [{ say: 'Nine are full. The paper on the tenth has been changed since you last looked.' }, { gain: { look: 1 } }],
            else: [
              { say: 'Nine are full. The tenth is bare, dusted and lined with fresh paper, by someone who expects it back.' },
              { gain: { morale: 1 } },
              { flag: 'sea.counted' },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 2,
        action: 'HAIL the man at the ironing board.',
        result: [
          { say: 'Hollis rode down the steps to see where it all went, and could not leave it creased.' },
          {
            choose: [
              {
                label: 'Ask where he sleeps.',
                do: [
                  { say: "He doesn't, he says, and gives you the key to where he would: best bed in the lighthouse, mind the floor." },
                  { card: 369 },
                ],
              },
              {
                label: 'Tell him who ties the knot on his lunch.',
                when: { flag: 'crew.anneke' },
                do: [
                  { say: 'He forgets the iron. There is a boat-shaped scorch on the fourth tide now, and he folds it outwards, to show.' },
                  { gain: { random: 2 } },
                  { card: 369 },
                ],
              },
              {
                label: 'Give him an apple from Boon.',
                when: { flag: 'crew.boon' },
                do: [
                  {
                    say:
                      'He eats it, pips and all, pulling the old face. Then he writes BOON on the wall under the two names already ' +
                      'there.',
                  },
                  { gain: { random: 2 } },
                ],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 2,
        elements: ['tide'],
        action: "CLEAN the sand out of a spring tide's hem.",
        result: [
          { say: 'You take two corners each and shake it over the rail: shells, a shoe, a rake, a sole who had slept through everything.' },
          { card: 206 },
          {
            pay: [{ help: 1 }],
            then: [{ say: 'You fold it back along the old creases, and it lets out a small, contented wave.' }, { gain: { boost: 2 } }],
          },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 'X',
        elements: ['tide'],
        action: 'PLUCK at a loose thread in the neap pile.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'A hair of cold water, long as your arm, that wets nothing.' }, { gain: { boost: 2 } }],
              '3-4': [{ say: 'It runs, and a whole hem comes down with its corks.' }, { card: 224 }],
              '5-6': [
                {
                  say:
                    "The pile goes. You bob up out of a forgotten Wednesday in a cork waistcoat, with its owner's wages still pinned " +
                    'inside.',
                },
                { card: 224 },
                { gain: { coin: 2 } },
                { lose: { time: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'CHASE',
        cost: 3,
        elements: ['tide'],
        action: 'CHASE the tide that has got off its shelf.',
        result: [
          {
            say:
              "It is a small one, a pond's worth. It plays like a puppy, hits like a door, and is out through the drain before you can " +
              'say its date.',
          },
          { gain: { overpower: 1, random: 1 } },
          { lose: { health: 1 } },
          { flag: 'tide.loose' },
        ],
      },
    },
    depart: {
      W: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB the western drain.',
        result: [{ say: 'The sand breathes you out beside a basket, and a digger moves it over.' }, { move: 90 }],
      },
      S: {
        verb: 'SWIM',
        cost: 2,
        elements: ['tide'],
        action: 'SWIM out by the rinsing trough.',
        result: [
          {
            say:
              'Things out of pockets drift along with you, and a long arm reaches in to tag them. It tags you, looks again, and takes ' +
              'it off.',
          },
          { gain: { boost: 1 } },
          { move: 84 },
        ],
      },
    },
  },
  {
    num: 146,
    name: 'The Twelfth Ship',
    sector: 4,
    region: 'G',
    hidden: 'sky',
    terrain: ['sky'],
    vista:
      'A three-masted ship becalmed on top of a sunlit cloud, chain running down through the white, deck swept clean, the coast like a ' +
      'map below, one cat at the wheel.',
    description:
      'A three-masted ship lies aground on a cloud, with a puddle of real sea under her keel. The deck is swept, the table laid, and ' +
      'the watch is a cat.',
    arrival: [{ damage: { kind: 'hypoxia', n: 1 } }],
    compass: {
      N: { kind: 'listed', to: 140 },
      E: { kind: 'listed', to: 143 },
      S: { kind: 'listed', to: 152 },
      W: { kind: 'listed', to: 143 },
    },
    actions: {
      move: {
        verb: 'STEER',
        cost: 3,
        elements: ['gear'],
        always: true,
        action: 'STEER her round on her chain, and go down it.',
        result: [
          { say: "She answers the helm after a minute's thought, and the anchor end draws a long slow line across the coast." },
          {
            if: { and: [{ flag: 'fleet.mail' }, { not: { flag: 'fleet.delivered' } }] },
            then: [
              { say: "You leave the first ship's letters on the laid table, and from the rail you see that a chair has been pulled out." },
              { gain: { random: 2 } },
              { flag: 'fleet.delivered' },
            ],
          },
          {
            if: { flag: 'lusk.dark' },
            then: [{ say: 'No false light pulls at her bow, and she turns the sweeter for it.' }, { gain: { boost: 1 } }],
          },
          {
            choose: [
              { label: 'Let go over the round black pool.', do: [{ move: 76 }] },
              { label: 'Let go over the roofs with keels.', do: [{ move: 83 }] },
              { label: 'Let go over the lighthouse.', do: [{ move: 90 }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 147,
    name: 'The Hourglass Stair',
    sector: 4,
    region: 'G',
    hidden: 'within',
    terrain: ['ruin'],
    vista:
      'Inside an upside-down lighthouse: stairs on the ceiling, furniture nailed beside them, a rope of sand lit from the buried lamp, ' +
      'a hooked pear tree, two old women at draughts.',
    description:
      'The stairs run along the ceiling, and the furniture has been nailed up after them. Down the middle pours a rope of sand, from ' +
      'the cellar above into the lamp below.',
    voice: 'Two of us keep lamps on Verrow. She is the better housekeeper.',
    compass: {
      N: { kind: 'star', to: 73, oneWay: true },
      E: { kind: 'star', to: 77, oneWay: true },
      S: { kind: 'blocked' },
      W: { kind: 'blocked' },
    },
    actions: {
      move: {
        verb: 'WALK',
        cost: 3,
        action: 'WALK the underside of the stairs.',
        result: [
          { say: 'Sabine Orrick, the keeper, has hung a strap from every step. By the twentieth your shoulders have let go of the crash.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Leave by the front door, with a ladder.', do: [{ move: 90 }] },
              {
                label: 'Leave by the eighth window.',
                when: { flag: 'mirror.shaken' },
                do: [
                  { say: 'It was not there before the shouting, she says, and thanks you for the light.' },
                  { gain: { boost: 1 } },
                  { move: 76 },
                ],
              },
              { label: 'Leave by the galley hatch, on a mud tray.', do: [{ move: 89 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 1,
        elements: ['stone'],
        action: '(G) MEASURE the falling sand.',
        result: [
          {
            say:
              "A hand's breadth an hour. The tower is a glass, and somebody turned it; when it has run, it will be turned again, and " +
              'the sea with it.',
          },
          { gain: { look: 1 } },
          { flag: 'glass.known' },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BEFRIEND',
        cost: 2,
        action: "BEFRIEND the visitor at Sabine Orrick's table.",
        result: [
          { say: 'It is Maud Ferran, who dives in at every ebb to lose at draughts on a board with pegs.' },
          {
            if: { flag: 'basket.orrick' },
            then: [
              { say: 'You mention the sixty-first basket; the keeper had supposed that cockles simply came.' },
              { gain: { coin: 1, boost: 1 } },
            ],
          },
          {
            pay: [{ engage: 1 }, { help: 1 }],
            then: [
              { say: 'You lose to them both, at length, and Maud Ferran reaches for her boots when you reach for yours.' },
              { card: 314 },
            ],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 3,
        elements: ['gear'],
        action: 'CARRY the last bed up to the ceiling.',
        result: [
          {
            say:
              'Four nails, two straps, and a sheet that tucks in from below. The keeper chalks your name on the headboard, the right ' +
              'way up for you.',
          },
          { card: 369 },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 3,
        elements: ['bloom'],
        action: 'PLUCK a pear from the window box.',
        result: [
          {
            say:
              'The tree is a hook: it grew one way, was turned over, and changed its mind. The pears never heard about it, and taste of ' +
              'before.',
          },
          { gain: { morale: 1 } },
        ],
      },
      overpower: {
        verb: 'DAM',
        cost: 5,
        elements: ['stone'],
        forbiddenIf: ['tide.turning'],
        action: 'DAM the sand with everything that was nailed down.',
        result: [
          {
            say:
              'The rope of sand thins to a thread and stops. Along the whole coast, people with a spoon or a spade halfway up hold it ' +
              'there a moment.',
          },
          { gain: { overpower: 2 } },
          { lose: { morale: 1 } },
          { flag: 'glass.dammed' },
          {
            if: { flag: 'glass.known' },
            then: [
              { say: 'You know to the grain how much you have stopped, and so do the two old women, who do not look up.' },
              { gain: { random: 2 } },
            ],
          },
        ],
      },
    },
    depart: {
      E: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['sinew'],
        action: 'CLIMB along the fog-cable to the east.',
        result: [
          { say: "It ends on a hook in a long gallery, where they coil your first two arms' lengths before they notice you." },
          { move: 77 },
        ],
      },
      N: {
        verb: 'FOLLOW',
        cost: 2,
        elements: ['ember'],
        action: 'FOLLOW the buried beam north.',
        result: [
          { say: 'The lamp shines up through a thousand wormholes, a dotted line of light, and stops beneath an anchor.' },
          { move: 73 },
        ],
      },
    },
  },
];
