import type { Place } from '../kinds.ts';

/** Region C, Terrace Country: part of The Steps. */
export const terraceCountry: readonly Place[] = [
  {
    num: 31,
    name: 'Corktarn',
    sector: 2,
    region: 'C',
    terrain: ['field', 'settlement'],
    crash: { pod: 3, pair: ['move', 'move'] },
    vista:
      'A round steaming tarn ringed with plank houses, bottles racked to the eaves, a barn-sized kite on a cable, a goat beside a ' +
      "clerk's desk on the jetty.",
    description:
      'Round a steaming tarn, people in aprons hold open bottles up to the wind and cork them on the count of three. The labels read: ' +
      'Valley Air, This Morning.',
    compass: {
      N: { kind: 'star', to: 139, oneWay: true },
      E: { kind: 'listed', to: 32 },
      S: { kind: 'listed', to: 38 },
      W: { kind: 'listed', to: 16 },
    },
    actions: {
      move: {
        verb: 'SWIM',
        cost: 2,
        elements: ['tide'],
        action: 'SWIM the tarn from the cold end to the hot.',
        result: [
          { say: 'Halfway across, a drain tugs at your ankles. You kick past it and climb out pink to the ears.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Come out below the humming wall.', do: [{ move: 32 }] },
              { label: 'Come out where the quilts are pegged.', do: [{ move: 38 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 3,
        action: '(C) LISTEN at the neck of the oldest bottle in the cellar.',
        result: [
          {
            say:
              'Eleven years old, and a bell is still in it: thirty strokes, then many boots going down a stair. You count the boots ' +
              'coming up, and they are one pair short.',
          },
          { gain: { look: 1, boost: 1 } },
          { flag: 'bell.heard' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 2,
        action: 'PLAY a dance across the full and the half-full bottles.',
        result: [
          { say: 'The clerk on the jetty beats time with her stamp, and afterwards has six goats to register over again.' },
          {
            pay: [{ engage: 1 }, { coin: 1 }],
            then: [{ say: 'At the second dance Dorrit Amsel shuts the book on her finger and asks where you are going.' }, { card: 310 }],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 4,
        action: 'HARVEST the dawn air with the bottlers, arms up.',
        result: [
          {
            say:
              'You follow a good gust into the tarn twice. Gisla Pott, the foreman, holds your last bottle to a candle, finds no draught ' +
              'in it and signs the cork.',
          },
          { card: 214 },
          { gain: { coin: 1 } },
        ],
      },
      take: {
        verb: 'DRAW',
        cost: 2,
        elements: ['tide'],
        action: 'DRAW a bucket from the hot end, where the village boils its eggs.',
        result: [
          {
            say:
              'It smells of struck matches and takes the splinters out of your hands. At the bottom lies an egg that was lost last ' +
              'winter, hard as a doorknob.',
          },
          { gain: { health: 1 } },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 5,
        elements: ['sinew', 'gear'],
        forbiddenIf: ['tarn.kite_lost'],
        action: 'DRAG down the kite that tests the upper air.',
        result: [
          { say: 'Half the cable comes in. Then a gust arrives, and it starts going out again with you on it.' },
          {
            choose: [
              { label: 'Hang on.', do: [{ move: 140 }] },
              {
                label: 'Let go, and catch the brass flask it drops.',
                do: [
                  { say: 'The bottlers watch their kite out over the ice until it is a crumb, and then they all look at the flask.' },
                  { gain: { coin: 2, overpower: 1 } },
                  { lose: { morale: 1 } },
                  { flag: 'tarn.kite_lost' },
                ],
              },
            ],
          },
        ],
      },
    },
    depart: {
      N: {
        verb: 'SWIM',
        cost: 3,
        elements: ['tide'],
        action: 'SWIM down the drain in the middle of the tarn.',
        result: [{ say: 'The water turns you once, like a key, and puts you down on a stair.' }, { move: 139 }],
      },
    },
  },
  {
    num: 32,
    name: 'The Humming Wall',
    sector: 2,
    region: 'C',
    terrain: ['field'],
    crash: { pod: 3, pair: ['move', 'look'] },
    vista:
      "A dry-stone wall across clover, a thousand holes alive with bees, an old man's flat hand on the stones, a fallen gap, trampled " +
      'thyme, smoke from ruined comb.',
    description:
      'A wall of a thousand holes crosses the clover, and every hole has its bees. Tobit Fenn, deaf since boyhood, reads their temper ' +
      'with his palm.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 33 }, S: { kind: 'listed', to: 39 }, W: { kind: 'listed', to: 31 } },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 3,
        elements: ['sinew'],
        action: 'SNEAK along the wall while the guards at the holes change over.',
        result: [
          { say: 'Between one shift and the next there is time for three fingers of comb. You get away sticky and unstung.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Make for the smell of baking.', do: [{ move: 33 }] },
              { label: 'Make for the stacked roofs.', do: [{ move: 39 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 1,
        forbiddenIf: ['wall.smoked'],
        action: '(C) LISTEN with a palm on the coping stone, as Tobit does.',
        result: [
          {
            say:
              'One hole begins, the next comes in a beat behind, and so on for thirty holes. It is a round; the valley children got it ' +
              'from here.',
          },
          {
            pay: [{ look: 1 }, { engage: 1 }],
            then: [{ say: 'You stay until you can hold the fourth entrance by yourself.' }, { card: 289 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 2,
        action: 'TEACH the bees your name, as newcomers must.',
        result: [
          { say: 'Tobit raps it on the stone, a knock to the letter. By evening they fly around you and no longer into you.' },
          { gain: { engage: 1, boost: 1 } },
          { flag: 'bees.told' },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 2,
        elements: ['stone'],
        action: 'BUILD up the gap where frost threw the stones out.',
        result: [
          {
            say: "You leave holes, because he slaps your wrist when you don't. A swarm takes the lease before supper, and supper is honey.",
          },
          { gain: { health: 1 } },
          {
            pay: [{ help: 1 }],
            then: [{ say: 'A second course by lantern, and he pays you for it in wax.' }, { gain: { coin: 1, boost: 1 } }],
          },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 2,
        elements: ['bloom'],
        action: 'SALVAGE the mountain thyme that the goats have trampled.',
        result: [
          {
            say:
              'It was carried down from the cairns, roots and all, to find out what honey it would make. Tobit shows you with both ' +
              'hands: too good, fights broke out.',
          },
          { card: 266 },
        ],
      },
      overpower: {
        verb: 'BURN',
        cost: 5,
        elements: ['ember'],
        action: 'BURN the moth-eaten comb before the moth spreads.',
        result: [
          { say: 'The wax goes up in one blue sheet, and the swarm goes up above it.' },
          { gain: { coin: 2, overpower: 1 } },
          { flag: 'wall.smoked' },
          {
            if: { flag: 'bees.told' },
            then: [{ say: 'They come down on your coat, walk all over it, and leave you out of it.' }],
            else: [{ lose: { health: 1 } }],
          },
        ],
      },
    },
  },
  {
    num: 33,
    name: 'The Bread Seam',
    sector: 2,
    region: 'C',
    terrain: ['field'],
    crash: { pod: 3, pair: ['move', 'engage'] },
    vista:
      'A steaming crack across a flagged terrace, a hundred named dough bowls along it, geese on the warm stones, a blind baker, ' +
      'washing on tall racks, worn steps going in.',
    description:
      'A crack crosses the terrace, warm as a cow, and the village sets its dough along it in a hundred named bowls. The one without a ' +
      'name rises fastest.',
    compass: {
      N: { kind: 'star', to: 141, oneWay: true },
      E: { kind: 'listed', to: 34 },
      S: { kind: 'listed', to: 40 },
      W: { kind: 'listed', to: 32 },
    },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB the drying racks to see over the edge.',
        result: [
          { say: 'You go up between shirts and come down wearing one, with a name tape in the collar: Ansel.' },
          {
            choose: [
              { label: 'The ridge, with small barns on stone mushrooms.', do: [{ gain: { move: 1 } }, { move: 34 }] },
              { label: 'The meadow, with a table too long for it.', do: [{ move: 40 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 2,
        elements: ['stone'],
        action: '(C) TRACE the crack from its cool end to its hot one.',
        result: [
          {
            say:
              'It widens by a finger at every bowl, and by the last your back has stopped hurting. There, steps are cut into the rock, ' +
              'hollowed by bare feet.',
          },
          { gain: { look: 1, health: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 1,
        forbiddenIf: ['seam.shouted'],
        action: 'CALM the geese before they tread in the dough.',
        result: [
          { say: 'The baker, Ida Marl, does it by singing, in short entrances, and leaves you every second one.' },
          {
            pay: [{ engage: 1 }, { help: 1 }],
            then: [{ say: 'At the thirtieth the geese put their heads away, and you have it by heart.' }, { card: 289 }],
            else: [{ gain: { boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'GUIDE',
        cost: 2,
        action: 'GUIDE Ida Marl along the bowls; she is blind, and they have been moved.',
        result: [
          {
            say:
              'She knows each household by its sourness. Over the bowl without a name she says "Joss, still", punches it down and walks ' +
              'on.',
          },
          { gain: { help: 1, coin: 1 } },
          { flag: 'joss.named' },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 3,
        elements: ['ember'],
        action: 'TRAP a bedsheet full of the hot draught.',
        result: [
          {
            say: 'Under it your tea boils, your socks dry and your soles glue themselves back on, all before Ida has found the second peg.',
          },
          { gain: { time: 1, take: 1 } },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 5,
        action: 'SHOUT into the crack as loud as you can.',
        result: [
          { say: 'It comes out again an octave lower, with metal in it. A hundred loaves fall flat and the geese leave for the coast.' },
          { gain: { overpower: 1, random: 1 } },
          { lose: { morale: 1 } },
          { flag: 'seam.shouted' },
          {
            pay: [{ coin: 1 }, { help: 1 }],
            then: [{ say: 'You knead all hundred again, and are corrected at ninety-nine.' }, { gain: { morale: 1, boost: 1 } }],
          },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['stone'],
        action: 'CLIMB in at the hot end, by the hollowed steps.',
        result: [
          { say: 'The rock sweats. At the sixtieth step it turns smooth under your hand and has a file mark in it.' },
          { move: 141 },
        ],
      },
    },
  },
  {
    num: 34,
    name: 'Granary Ridge',
    sector: 2,
    region: 'C',
    terrain: ['field'],
    crash: { pod: 3, pair: ['move', 'help'] },
    vista:
      "A street of small granaries on stone mushrooms along a windy ridge, cats on the sills, a lender's table, a gilded ram on a rope, " +
      'mules coming from the peaks.',
    description:
      'Little barns on stone mushrooms line the ridge, out of reach of mice. Ibbet Quill lends barley here by the grain, and keeps the ' +
      'cats on wages.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 35 }, S: { kind: 'listed', to: 41 }, W: { kind: 'listed', to: 33 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 3,
        action: 'FOLLOW a seed cart downhill and climb on when the carter looks away.',
        result: [
          {
            say:
              'She looks back, and throws you a coat to sit on. All the way down she sings both sides of a quarrel between a sluice ' +
              'master and his sister.',
          },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Get down where bread is rising.', do: [{ move: 33 }] },
              { label: 'Stay on as far as the bells.', do: [{ move: 41 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 2,
        action: '(C) TRACE a single line of spilled grain.',
        result: [
          {
            say:
              'A mouse after all: from the last barn, down the mushroom, to a hole in the ridge that blows warm. The hole has been ' +
              'widened with a spoon.',
          },
          {
            choose: [
              { label: 'Crawl in after it.', do: [{ move: 141 }] },
              { label: 'Lie at the mouth until your bones are warm.', do: [{ gain: { health: 1, look: 1 } }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 2,
        action: 'HAIL the muleteers coming in from the Cairnspine.',
        result: [
          {
            say:
              'They shout their news from two bends off so as not to waste the walk: an old woman up there cooks for eight who went out ' +
              'on the ice.',
          },
          { gain: { engage: 1, boost: 1 } },
          { flag: 'chairs.heard' },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 2,
        elements: ['sinew'],
        action: 'FEED the cats their wages, in order of seniority.',
        result: [
          { say: 'Each signs for its fish with a wet paw. A tabby that has not caught anything since spring signs with great care.' },
          { gain: { help: 1, coin: 1 } },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 1,
        elements: ['bloom'],
        action: 'BARTER with Ibbet Quill for seed.',
        result: [
          { say: "She counts with tweezers and rounds in nobody's favour." },
          {
            pay: [{ coin: 1 }, { card: { zone: 'grid', type: 'flora', n: 1 } }],
            then: [{ say: 'Your change is a book: what you owe and who owes you, all in grains.' }, { card: 210 }],
            else: [
              {
                choose: [
                  { label: 'Take a hundred grains on your word.', do: [{ gain: { take: 1, coin: 1 } }, { card: 339 }] },
                  { label: 'Take nothing.', do: [{ gain: { boost: 1 } }] },
                ],
              },
            ],
          },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 5,
        elements: ['sinew'],
        action: 'WRESTLE the gilded ram, champion of five harvests.',
        result: [
          { say: 'It knows every slope of the ring. You win by falling on it, and come up with gold leaf on your teeth.' },
          { gain: { coin: 2, overpower: 1 } },
          { lose: { health: 1 } },
        ],
      },
    },
  },
  {
    num: 38,
    name: 'The Quilt Fence',
    sector: 2,
    region: 'C',
    terrain: ['field'],
    crash: { pod: 3, pair: ['look', 'engage'] },
    vista:
      "A mile of patched quilts pegged between green barley and white plain, drift behind, a shaggy pony in the lee, a quilter's cart, " +
      'two small feet below a hem.',
    description:
      'Barley ends here and ice begins, and between the two hangs a mile of quilts on poles. Under one hem shows a pair of small feet.',
    compass: { N: { kind: 'star', to: 31 }, E: { kind: 'listed', to: 39 }, S: { kind: 'listed', to: 45 }, W: { kind: 'listed', to: 23 } },
    actions: {
      move: {
        verb: 'RACE',
        cost: 1,
        elements: ['sinew'],
        action: 'RACE the wind down the length of the fence.',
        result: [
          { say: 'It is a quilt ahead of you until the corner post, where it blows a hat off a pole and you arrive in time to wear it.' },
          {
            choose: [
              { label: 'Run on to the stacked roofs.', do: [{ move: 39 }] },
              { label: 'Run on to the pink hill.', do: [{ move: 45 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SEARCH',
        cost: 2,
        action: '(C) SEARCH the pockets of the old coats sewn into the quilts.',
        result: [
          { say: 'Fish hooks, a milk tooth, and in the lining a stitched list of thirty names from which one has been unpicked.' },
          { gain: { look: 1, coin: 1 } },
          {
            if: { flag: 'joss.named' },
            then: [{ say: 'The needle holes are still there, and they spell JOSS ROOD.' }, { gain: { random: 1 } }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'BEFRIEND',
        cost: 3,
        elements: ['sinew'],
        action: 'BEFRIEND the pony that stands in the lee.',
        result: [
          {
            say:
              'It thinks about you for a while and moves over. You pass the coldest hour against its ribs and wake with your sleeve ' +
              'half eaten.',
          },
          { gain: { health: 1, engage: 1 } },
        ],
      },
      help: {
        verb: 'GUIDE',
        cost: 4,
        action: 'GUIDE the two feet back to where they live.',
        result: [
          {
            say:
              'They live at the Bell Terraces, and belong to Pim, who wanted to see whether the ice makes a noise. It does, and the two ' +
              'of you argue all the way about which note.',
          },
          { card: 309 },
          { gain: { boost: 1 } },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 'X',
        action: 'BARTER with the quilter for warmth by the square.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'One square, cut from a tent. It will do for a knee.' }, { gain: { take: 1 } }],
              '3-4': [{ say: 'A waistcoat of four squares, three of them from the same divorce.' }, { gain: { health: 1, boost: 1 } }],
              '5-6': [
                {
                  say:
                    'A whole quilt, lent for the season. Everyone who ever slept under it has signed the hem, and she threads you a ' +
                    'needle.',
                },
                { gain: { health: 1, morale: 1, random: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 5,
        action: 'TOPPLE the corner post and let the drift through.',
        result: [
          {
            say:
              "Snow pours across the barley as far as the coast road. Out of it, upright and on its runners, slides a brewer's sledge " +
              'with its lantern still lit.',
          },
          { gain: { coin: 2, overpower: 1 } },
          { lose: { morale: 1 } },
          { flag: 'fence.down' },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['tide'],
        action: 'CLIMB the frozen overflow to the tarn.',
        result: [{ say: 'Each icy step has a cork in it, and the corks are dated.' }, { move: 31 }],
      },
    },
  },
  {
    num: 39,
    name: 'Upper Hask',
    sector: 2,
    region: 'C',
    terrain: ['settlement', 'field'],
    crash: { pod: 3, pair: ['look', 'help'] },
    vista:
      "Houses stacked uphill, each roof the next one's garden, a water roster on a gable, a burly man asleep on an iron sluice wheel, a " +
      'jackdaw with a lamp.',
    description:
      "In Upper Hask every roof is another family's garden, and the way to the pump leads through four bedrooms. Ansel Rood, the sluice " +
      'master, sleeps sitting on his wheel.',
    compass: { N: { kind: 'listed', to: 32 }, E: { kind: 'listed', to: 40 }, S: { kind: 'listed', to: 46 }, W: { kind: 'star', to: 38 } },
    actions: {
      move: {
        verb: 'RACE',
        cost: 2,
        elements: ['sinew'],
        action: 'RACE the goat boys over the roofs and through the houses.',
        result: [
          {
            say: 'In at a skylight, over a supper, under a cradle; the mother lifts it without looking. You come in third, behind a goat.',
          },
          {
            choose: [
              { label: 'Jump off on the clover side.', do: [{ move: 32 }] },
              { label: 'Jump off towards the long table.', do: [{ move: 40 }] },
              { label: 'Jump off where the fields shine.', do: [{ gain: { boost: 1 } }, { move: 46 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 2,
        action: '(C) STUDY the water roster painted on the gable.',
        result: [
          {
            say:
              "Twenty-nine days carry a family's name. Over the thirtieth somebody has painted a cow, but the letters show through her: " +
              'ALL HANDS, BELOW.',
          },
          { gain: { look: 1, morale: 1 } },
          { flag: 'roster.read' },
          { if: { flag: 'bell.heard' }, then: [{ say: 'So those were the boots in the bottle.' }, { gain: { boost: 1 } }] },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 2,
        action: "TEACH Ansel's guards to sleep in shifts.",
        result: [
          { say: 'All six have sat up together for years, in case of Nether Hask. By noon five are snoring and the digging is done.' },
          { gain: { time: 1 } },
          {
            if: { flag: 'hanne.known' },
            then: [
              { say: 'You tell Ansel who makes soup on the last saddle, and he climbs down off the wheel to hear the rest.' },
              { flag: 'ansel.told' },
              { gain: { engage: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 2,
        elements: ['bloom'],
        action: "PRUNE the cabbages on Widow Fell's roof.",
        result: [
          {
            say:
              "Under the largest is the stone that holds the thatch down. It has a muleteer's name cut in it, and she would like it " +
              'taken home to the mountain.',
          },
          { card: 226 },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 2,
        action: 'TRAP the jackdaw that is stealing lamps.',
        result: [
          {
            if: { flag: 'jackdaw.tended' },
            then: [
              { say: 'It has a cousin with a spoon for a splint. The lamp goes into your hat, and a coin after it.' },
              { card: 203 },
              { gain: { coin: 1 } },
            ],
            else: [{ say: 'A fork on a string does it. The bird drops the lamp in order to shout at you properly.' }, { card: 203 }],
          },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 4,
        elements: ['gear'],
        forbiddenIf: ['roods.talking'],
        action: 'WRESTLE the sluice wheel away from Ansel Rood.',
        result: [
          {
            say:
              "He is strong, and out of practice at standing. The gate goes up by a hand's breadth and jams there, and far below a dog " +
              'starts barking at the water.',
          },
          { gain: { overpower: 1, coin: 1 } },
          { flag: 'hask.gate_open' },
          {
            pay: [{ help: 1 }, { engage: 1 }],
            then: [{ say: 'You set him back on his seat, facing the other way, and he lets you.' }],
            else: [{ lose: { morale: 1 } }],
          },
        ],
      },
    },
    depart: {
      W: {
        verb: 'SNEAK',
        cost: 2,
        action: 'SNEAK west through the last house, by way of the linen.',
        result: [{ say: 'You come out with a pillowcase on one arm and a sleeping cat in it.' }, { move: 38 }],
      },
    },
  },
  {
    num: 40,
    name: 'The Long Table',
    sector: 2,
    region: 'C',
    terrain: ['field'],
    crash: { pod: 3, pair: ['look', 'take'] },
    vista:
      'A stone table forty strides long in a meadow, crowded at both ends, its middle bare and waxed over, hanging spoons, a gong by a ' +
      'cable post, eyes underneath.',
    description:
      'One stone table runs the length of the meadow. Upper Hask eats at this end, Nether Hask at that, and grass grows on the benches ' +
      'between.',
    compass: { N: { kind: 'listed', to: 33 }, E: { kind: 'listed', to: 41 }, S: { kind: 'listed', to: 47 }, W: { kind: 'listed', to: 39 } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 2,
        action: 'CROSS by the tabletop, as brides do.',
        result: [
          {
            say:
              'They drum their spoons for you, each end in its own time. In the middle the two rhythms meet, and for three steps you ' +
              'are dancing.',
          },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Get down among the aunts of Upper Hask.', do: [{ move: 39 }] },
              { label: 'Get down on the side of the bells.', do: [{ move: 41 }] },
              { label: 'Get down where the ground is cracked.', do: [{ move: 47 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 2,
        action: '(C) READ the notches under the edge, where the spoons hang.',
        result: [
          {
            say:
              'A notch for each guest, a cross for each who did not come back to finish. There is a row of eight, uncrossed, and kept ' +
              'dusted.',
          },
          {
            pay: [{ look: 1 }, { help: 1 }],
            then: [
              { say: 'An aunt moves your hand one place to the left and shows you how an absence is laid: spoon down, cup up.' },
              { card: 295 },
            ],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 2,
        action: 'HAIL the eyes under the tablecloth.',
        result: [
          { say: 'They shut, which among the bell children counts as leaving.' },
          {
            pay: [{ engage: 1 }, { look: 1 }],
            then: [{ say: 'You shut yours as well. When you look again, Pim has eaten your bread and packed your bag.' }, { card: 309 }],
            else: [{ gain: { boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 2,
        elements: ['stone'],
        action: 'MEND the benches in the empty middle.',
        result: [
          { say: 'You wedge the slabs, cut the grass and sit down, because it has to be tried.' },
          { gain: { help: 1 } },
          {
            if: { and: [{ flag: 'ansel.told' }, { flag: 'wenna.told' }] },
            then: [
              {
                say:
                  'Ansel comes from the left with a jug, Wenna from the right with a loaf. Neither has brought a knife, so each takes ' +
                  'an end and pulls.',
              },
              { flag: 'roods.talking' },
              { gain: { morale: 1, health: 1 } },
              { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 1 } }] } },
            ],
            else: [{ gain: { coin: 1 } }],
          },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 3,
        elements: ['stone'],
        action: 'CHIP the candle wax off the middle of the table.',
        result: [
          {
            say:
              "Under a hand's depth of drips is a sundial, and it is right. The clocks at the two ends have each been wrong in the " +
              "other's favour.",
          },
          { gain: { time: 1, take: 1 } },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 4,
        elements: ['gear'],
        action: 'RING the gong that nobody may ring during soup.',
        result: [
          {
            say:
              'It means: send it down. Far up in the cloud a brake lets go, and a chair comes in along the wire, beans streaming from ' +
              'it, and stops in the tureen.',
          },
          { card: 282 },
          { flag: 'wire.freed' },
          {
            pay: [{ coin: 1 }],
            then: [{ say: 'You pay for the tureen, and both ends agree on the price.' }],
            else: [{ lose: { morale: 1 } }],
          },
        ],
      },
    },
  },
  {
    num: 41,
    name: 'The Bell Terraces',
    sector: 2,
    region: 'C',
    terrain: ['field', 'settlement'],
    crash: { pod: 3, pair: ['look', 'overpower'] },
    vista:
      'Thirty barley terraces rising to a ridge, a bronze bell on each, one hook empty; a child, a stick, an honesty shelf with a tin.',
    description:
      'Barley climbs the hill in thirty green steps, a bell on every step. Beside the lowest bell, a child with a stick pretends not to ' +
      'see you.',
    compass: { N: { kind: 'listed', to: 34 }, E: { kind: 'star', to: 42 }, S: { kind: 'listed', to: 48 }, W: { kind: 'listed', to: 40 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB to the ridge without touching a bell.',
        result: [
          { say: 'From the top the whole valley is a staircase, and you can see where it means to go.' },
          {
            choose: [
              { label: 'Go down the steep far side.', do: [{ move: 42 }] },
              { label: 'Keep to the ridge path.', do: [{ gain: { boost: 1 } }, { move: 34 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        action: '(C) COUNT the bells, then the steps.',
        result: [
          { say: 'Thirty steps, twenty-nine bells. The empty hook is polished, as if someone touches it every day.' },
          { gain: { look: 1 } },
          { flag: 'bell.missing_known' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 3,
        action: 'TEACH the child a song from home.',
        result: [
          { say: 'By the second verse there are eleven children. By the fourth you are learning theirs.' },
          { gain: { morale: 1 } },
          { card: 289 },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 4,
        elements: ['bloom'],
        action: 'HARVEST beside the villagers until the light goes.',
        result: [
          { say: 'Nobody thanks you. They set a place for you instead, which here is the larger word.' },
          { gain: { coin: 1 } },
          {
            choose: [
              { label: 'Sit down and eat.', do: [{ gain: { health: 1, morale: 1 } }] },
              { label: 'Ask for a sack of seed.', do: [{ card: 262 }] },
            ],
          },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 1,
        always: true,
        action: 'BARTER at the honesty shelf.',
        result: [
          { say: 'A tin with a slot, a slate with no prices, and the feeling of being trusted.' },
          {
            pay: [{ coin: 1 }],
            then: [
              {
                choose: [
                  { label: 'A pot of salve.', do: [{ gain: { health: 1 } }] },
                  { label: 'A folded chart.', do: [{ gain: { look: 1, move: 1 } }] },
                  { label: 'A small lamp.', do: [{ card: 203 }] },
                ],
              },
            ],
            else: [{ say: 'You leave everything a little straighter than you found it.' }],
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 5,
        elements: ['gear'],
        action: 'RING all the bells at once.',
        result: [
          {
            say:
              'It takes running, and a ladder, and shouting. The chord rolls over the hills and, by some trick of the air, out of every ' +
              'radio on Verrow.',
          },
          { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 1 } }] } },
          { if: { flag: 'bell.missing_known' }, then: [{ say: 'You sing the missing note yourself.' }, { gain: { random: 2 } }] },
          { lose: { time: 1 } },
        ],
      },
    },
    depart: {
      E: {
        verb: 'CLIMB',
        cost: 3,
        action: 'CLIMB the goat stair into the Cairnspine.',
        result: [{ say: 'The goats overtake you twice.' }, { move: 42 }],
      },
    },
  },
  {
    num: 45,
    name: 'The Licked Hill',
    sector: 2,
    region: 'C',
    terrain: ['field'],
    crash: { pod: 3, pair: ['engage', 'overpower'] },
    vista:
      'A house-high block of pink salt at a crossroads, licked into arches and stairs by queuing goats, evening light through it, a ' +
      'shying mail mule, barley sacks waiting.',
    description:
      'A house-high block of salt stands at the crossroads, hauled up from the coast. Goats have licked it into arches, a ' +
      'balcony and a fairly good chair.',
    compass: { N: { kind: 'listed', to: 38 }, E: { kind: 'listed', to: 46 }, S: { kind: 'listed', to: 73 }, W: { kind: 'listed', to: 30 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['stone'],
        action: 'CLIMB the licked stair to the top.',
        result: [
          {
            say:
              'Each step is the shape of a tongue. You lie down in the salt hollow at the summit, and it draws a week of marching out ' +
              'of your knees.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Come down on the side of the quilts.', do: [{ move: 38 }] },
              { label: 'Come down on the side of the bright water.', do: [{ move: 46 }] },
              { label: 'Come down on the coast road.', do: [{ move: 73 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TASTE',
        cost: 1,
        action: '(C) TASTE the step where the oldest nanny stands.',
        result: [
          {
            if: { flag: 'goats.scattered' },
            then: [
              { say: 'Salt, and nothing else. She has been chased off with the rest, and there is nobody to copy.' },
              { gain: { look: 1 } },
            ],
            else: [
              {
                say:
                  'To get your tongue there you have to put your feet where hers go. When you straighten up, your knees bend the other ' +
                  'way for a moment.',
              },
              { card: 294 },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 3,
        elements: ['sinew'],
        action: 'CALM the mail mule that refuses to pass the arch.',
        result: [
          {
            say:
              'It has seen a goat inside the salt, pink and upside down. You walk it round three times until the goat comes out, right ' +
              'way up, and the postwoman lets you choose from the sack of dead addresses.',
          },
          { card: 349 },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 2,
        elements: ['sinew'],
        action: 'FREE the kid that has licked itself into a corner.',
        result: [
          {
            say:
              'A wet thumb and some singing widen the hole. The kid bolts home by a gap in the hedge that saves you the whole bend of ' +
              'the road.',
          },
          { gain: { time: 1, help: 1 } },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 2,
        elements: ['bloom'],
        forbiddenIf: ['fence.down'],
        action: 'PACK barley with the coast carriers before the rain.',
        result: [{ say: 'They pay in what is left over, and weigh it with their eyes shut to be fair.' }, { card: 262 }],
      },
      overpower: {
        verb: 'DRAG',
        cost: 5,
        elements: ['sinew', 'stone'],
        action: 'DRAG a fresh block up from the coast with ten goats in harness.',
        result: [
          {
            say:
              'They pull only towards salt. So you walk in front, backwards, uphill, holding out a crumb, and reach the crossroads at ' +
              'moonrise with your boots licked clean.',
          },
          { gain: { coin: 2, overpower: 1 } },
          { lose: { health: 1 } },
        ],
      },
    },
  },
  {
    num: 46,
    name: 'The Floating School',
    sector: 2,
    region: 'C',
    terrain: ['field'],
    crash: { pod: 3, pair: ['help', 'help'] },
    vista:
      'Flooded terraces like stacked mirrors, a plank schoolhouse on barrels, children in washtubs, goat bells on stakes along the ' +
      'bank, gauge posts, a silted grate, one heron.',
    description:
      'The steps here are flooded, and the school drifts over them on eighty barrels. Lessons end when it bumps against the bank.',
    compass: { N: { kind: 'listed', to: 39 }, E: { kind: 'listed', to: 47 }, S: { kind: 'listed', to: 74 }, W: { kind: 'listed', to: 45 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 2,
        elements: ['tide'],
        action: 'STEER a washtub after the school.',
        result: [
          { say: 'It goes round more than along. The infants cheer whenever your face comes by.' },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Paddle for the dry side.', do: [{ move: 47 }] },
              { label: 'Paddle for the pink hill.', do: [{ move: 45 }] },
              { label: 'Let the slow whirl by the grate take you.', do: [{ move: 139 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 2,
        elements: ['tide'],
        action: '(C) READ the gauge posts.',
        result: [
          {
            say:
              'Level for two hundred years, says the paint; then it climbs by a finger a month, as a bath does with a cloth over the ' +
              'drain. On the strength of your sums, Miss Crane lets everyone out early.',
          },
          { gain: { look: 1, time: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 3,
        action: 'TEACH the morning class the thing you know best.',
        result: [
          { say: 'Miss Crane writes it up on the wall, between fractions and drowning.' },
          {
            pay: [{ engage: 1 }, { help: 1 }],
            then: [
              { say: 'You stay for the parents as well. They ask where your field is, look at one another, and go off to fetch spades.' },
              { card: 365 },
            ],
            else: [{ gain: { engage: 1, coin: 1 } }],
          },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 3,
        elements: ['tide'],
        action: 'CLEAN the grate where the water turns.',
        result: [
          {
            if: { flag: 'steps.flowing' },
            then: [
              { say: 'The bars are clear and the current sings in them. All you take out is a hat, and its owner, who was holding on.' },
              { gain: { help: 2 } },
            ],
            else: [
              {
                say:
                  'White roots, thick as plaits, growing out at you from inside the hill. You cut an armful, and the heron steps down ' +
                  'one stair.',
              },
              { gain: { help: 1, coin: 1, boost: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 3,
        elements: ['gear'],
        action: 'PACK up the goat bells that were staked out against the flood.',
        result: [{ say: 'Each rang once, as it went under. Miss Crane gives you the one that rang for her piano.' }, { card: 204 }],
      },
      overpower: {
        verb: 'RING',
        cost: 5,
        elements: ['gear'],
        action: 'RING every flood bell along the bank.',
        result: [
          { say: 'The whole valley arrives with buckets, a door, and a boat on a cart.' },
          {
            if: { holds: 321 },
            then: [
              {
                say:
                  'Then you strike the thirtieth. The old ones put down their buckets, take hooks from under their coats and go in a ' +
                  'line to the grate.',
              },
              { flag: 'steps.flowing' },
              { gain: { morale: 1, random: 1 } },
            ],
            else: [
              { say: 'They look at the level, then at you, and make you row each of them home.' },
              { gain: { overpower: 1, random: 1 } },
            ],
          },
          { lose: { time: 1 } },
        ],
      },
    },
  },
  {
    num: 47,
    name: 'The Thirsty Steps',
    sector: 2,
    region: 'C',
    terrain: ['field'],
    crash: { pod: 3, pair: ['help', 'take'] },
    vista:
      'Seven cracked clay terraces, a green leaf painted on every plate of clay, a dry wooden flume striding over them, dew nets, a ' +
      'goatherd with five children, one goat apart.',
    description:
      'No water has come down here since the bell went. The clay has split into plates, and on every plate someone has painted a green ' +
      'leaf.',
    voice: 'What is owed to a field is owed by somebody.',
    compass: { N: { kind: 'listed', to: 40 }, E: { kind: 'listed', to: 48 }, S: { kind: 'listed', to: 75 }, W: { kind: 'star', to: 46 } },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 2,
        action: 'SLIDE feet first into the wooden flume.',
        result: [
          {
            say:
              'A century of water has planed it smooth, and you have no vote in the matter until the bend. There a board is missing, ' +
              'and warm wind blows out of the hill.',
          },
          {
            choose: [
              { label: 'Go through the gap.', do: [{ move: 141 }] },
              { label: 'Lean, and stay in the flume to its bed of mint.', do: [{ gain: { health: 1 } }, { move: 48 }] },
              {
                label: 'Let the new water take you to the sea.',
                when: { flag: 'steps.flowing' },
                do: [{ gain: { health: 1, move: 1 } }, { move: 75 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 1,
        action: '(C) TRACE the painted leaves from plate to plate.',
        result: [
          {
            say:
              "Barley, bean, barley, dock, all from life. A step with nothing green on it is forfeit by law, and the law's inspector is " +
              'short-sighted.',
          },
          { gain: { look: 1 } },
          {
            pay: [{ help: 1 }, { boost: 1 }],
            then: [
              { say: 'Nan hands you the brush. You do a leaf from home, and next week it is in the tax roll as rare.' },
              { gain: { coin: 1 } },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 3,
        elements: ['sinew'],
        action: 'ASK the goatherd, Nan Marl, about the goat that stands apart.',
        result: [
          { say: 'It was hired out one night, brought home before dawn, and has had no number since.' },
          {
            if: { flag: 'goats.scattered' },
            then: [{ say: 'With the herd gone it has nobody to stand apart from, and it comes over to you.' }, { card: 239 }],
            else: [
              {
                pay: [{ engage: 1 }, { help: 1 }],
                then: [{ say: 'You tell it your own number. It puts a hoof on your boot and leaves it there.' }, { card: 239 }],
                else: [{ gain: { engage: 1 } }],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 2,
        elements: ['gear'],
        action: 'FREE the bottle jammed in the last joint of the flume.',
        result: [
          {
            say:
              'It was posted in Corktarn, when the water still carried mail. On the cork: FOR WHOEVER IS SHORT OF BREATH, NO REPLY ' +
              'NEEDED.',
          },
          { card: 214 },
        ],
      },
      take: {
        verb: 'COLLECT',
        cost: 3,
        elements: ['tide'],
        action: 'COLLECT the dew from the nets before the sun does.',
        result: [
          {
            say:
              "Nan's five children wring and you run with the cup. It is full, and the day's work done, before the first plate of clay " +
              'has warmed.',
          },
          { gain: { time: 1, take: 1 } },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 4,
        action: 'SHOUT up at the sluice until it does something.',
        result: [
          { say: "Nan's children join in, and then the goats." },
          {
            if: { or: [{ flag: 'hask.gate_open' }, { flag: 'roods.talking' }, { flag: 'steps.flowing' }] },
            then: [
              { say: "The flume coughs out a swallow's nest, a frog, and behind the frog a rope of water that Nan holds in both hands." },
              { gain: { overpower: 1, random: 2 } },
            ],
            else: [
              { say: 'One word comes back from Upper Hask, and the children are delighted to have learned it.' },
              { gain: { overpower: 2 } },
              { lose: { morale: 1 } },
            ],
          },
        ],
      },
    },
    depart: {
      W: {
        verb: 'WADE',
        cost: 2,
        elements: ['tide'],
        action: 'WADE west along the seep below the wall.',
        result: [
          { say: 'On the far side of the wall the water stands higher than your head. The wall is one brick thick, and sweating.' },
          { move: 46 },
        ],
      },
    },
  },
  {
    num: 48,
    name: 'Nether Hask',
    sector: 2,
    region: 'C',
    terrain: ['settlement', 'field'],
    crash: { pod: 3, pair: ['help', 'overpower'] },
    vista:
      'Seven great mill wheels in an empty race, hens roosting in one, a swing hung from another, a floury woman walking inside the ' +
      'last, stonecutters, low sun.',
    description:
      'Seven mill wheels stand in a dry race. One houses hens, one the council, one a swing; inside the seventh Wenna Rood grinds the ' +
      'village flour by walking.',
    compass: { N: { kind: 'listed', to: 41 }, E: { kind: 'listed', to: 49 }, S: { kind: 'listed', to: 76 }, W: { kind: 'listed', to: 47 } },
    actions: {
      move: {
        verb: 'WALK',
        cost: 1,
        elements: ['gear'],
        action: 'WALK the seventh wheel for Wenna until the sack is full.',
        result: [
          {
            say:
              'You cover four miles without leaving the room, and she marks them on the wall beside her own nineteen thousand. Then she ' +
              'shows you the short ways out.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'The door towards the bells.', do: [{ move: 41 }] },
              { label: 'The door towards the roaring gorge.', do: [{ move: 49 }] },
              { label: 'The hatch towards the shore.', do: [{ move: 76 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 1,
        action: '(C) COUNT the eggs in the hen wheel.',
        result: [
          { say: "Sixty, and one of marble for encouragement. Under the straw the axle shines with this morning's grease." },
          { gain: { look: 1 } },
          {
            pay: [{ coin: 1 }],
            then: [
              { say: "You ask to buy the marble one, and the hens' owner lies down in the straw to finish laughing." },
              { gain: { random: 1, boost: 1 } },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 3,
        elements: ['stone'],
        action: 'HUM the working tune with the stonecutters.',
        result: [
          { say: 'They cut names for the mountain, a letter to the verse, for people who are not sure they will be back.' },
          {
            pay: [{ coin: 1 }, { engage: 1 }],
            then: [{ say: 'They take yours by ear, and by the last verse it is on its way uphill on a goat.' }, { card: 366 }],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 2,
        elements: ['gear'],
        action: "CLEAN the nests out of the first wheel's buckets.",
        result: [
          {
            if: { or: [{ flag: 'steps.flowing' }, { flag: 'upfall.dammed' }] },
            then: [
              {
                say:
                  'You are still inside when the water comes. The wheel goes round with you, two hens and a councillor, and Wenna runs ' +
                  'out white to the elbows to count the turns.',
              },
              { gain: { help: 1, coin: 2 } },
            ],
            else: [{ say: "You evict an owl, a still and the still's owner." }, { gain: { help: 1, coin: 1 } }],
          },
          {
            if: { flag: 'hanne.known' },
            then: [
              { say: 'When you tell Wenna whose soup you have eaten, she asks only whether it had too much pepper.' },
              { flag: 'wenna.told' },
              { gain: { engage: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 3,
        action: 'SALVAGE what the water dropped when it left the race.',
        result: [
          {
            say:
              'Keys, a clarinet, a gold ring. The ring is yours until a woman in an apron has crossed the street, crying before she ' +
              'gets there.',
          },
          { gain: { morale: 1, coin: 1 } },
        ],
      },
      overpower: {
        verb: 'DAM',
        cost: 3,
        elements: ['stone', 'tide'],
        action: 'DAM the last trickle with a millstone.',
        result: [
          { say: 'By noon it has made a pond, by two a duck, by four a ditch warden with a measuring stick.' },
          { gain: { overpower: 1 } },
          {
            choose: [
              {
                label: 'Admit it.',
                do: [{ say: 'He fines you, and stays to feed the duck.' }, { lose: { coin: 1 } }, { gain: { random: 2 } }],
              },
              {
                label: 'Say that it was Upper Hask.',
                do: [{ say: 'Half the street thanks you for it before dark.' }, { gain: { coin: 2 } }, { card: 339 }],
              },
            ],
          },
        ],
      },
    },
  },
  {
    num: 139,
    name: 'The Thirty Steps Down',
    sector: 2,
    region: 'C',
    hidden: 'under',
    terrain: ['cave', 'field'],
    vista:
      'A cavern of dark terraces descending, pale roots hanging in tagged plaits, thirty pegs and one coat, a plug of roots dripping, a ' +
      'white goat, a lit hatch.',
    description:
      'Under the thirty steps are thirty more, going down, and the roots of the barley hang above them in tagged plaits. Thirty pegs ' +
      'line the stair; one has a coat.',
    voice: 'Nobody rang. So nobody came.',
    compass: {
      N: { kind: 'blocked' },
      E: { kind: 'blocked' },
      S: { kind: 'star', to: 40, oneWay: true },
      W: { kind: 'star', to: 42, oneWay: true },
    },
    actions: {
      move: {
        verb: 'WALK',
        cost: 3,
        action: 'WALK the old channel with one hand on the wall.',
        result: [
          {
            say:
              'Arrows are scratched at hip height, for anyone whose lamp has gone out. They were cut by a patient man, and bring you ' +
              'out sooner than stairs would.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Follow the arrows marked with a spoon.', do: [{ move: 40 }] },
              { label: 'Follow the arrows marked with a hoof.', do: [{ move: 42 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 2,
        elements: ['tide'],
        action: '(C) MEASURE the water behind the plug of roots.',
        result: [
          {
            if: { flag: 'steps.flowing' },
            then: [
              {
                say:
                  'Knee-deep now and running, warm on your blisters; the old mark is twice your height. On the bottom, washed clean, ' +
                  'lies a pruning hook branded J. ROOD.',
              },
            ],
            else: [
              {
                say:
                  'Twice your height, and warm where it leaks over your blisters. Up to its handle in the roots is a pruning hook, ' +
                  'branded J. ROOD; he was half through.',
              },
            ],
          },
          { gain: { look: 1, health: 1 } },
          { flag: 'joss.hook' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 3,
        elements: ['sinew'],
        action: 'ASK the white goat how it gets in and out.',
        result: [
          { say: 'It shows you: by a crack as wide as a hand, which it enters like a letter.' },
          {
            pay: [{ engage: 1 }, { help: 1 }],
            then: [
              { say: 'You wait at the crack with your lamp down. It backs out again, and from then on it walks on your dark side.' },
              { card: 239 },
            ],
            else: [{ gain: { look: 1 } }],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 3,
        elements: ['bloom', 'tide'],
        action: 'PRUNE the roots out of the channel, plait by plait.',
        result: [
          { say: 'Every tag says who sowed and what is owing, and you thread them into a book as you cut.' },
          { card: 210 },
          {
            if: { flag: 'steps.flowing' },
            then: [{ say: 'The channel runs clear beside you, and you cut only what would close it again.' }],
            else: [
              { say: 'At the last plait the plug goes past you, and the water after it, down to every step that has been waiting.' },
              { flag: 'steps.flowing' },
            ],
          },
          {
            if: { or: [{ flag: 'joss.hook' }, { flag: 'roster.read' }] },
            then: [{ say: 'This is what the thirtieth day was for.' }, { gain: { help: 1, boost: 1 } }],
          },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 'X',
        action: 'BARTER at the hatch in the lowest step.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'A floury hand comes out, takes your button and gives you a better one.' }, { gain: { coin: 1 } }],
              '3-4': [
                { say: 'The hand weighs your offer and withdraws. When it comes back it is holding a loaf, and it has aged.' },
                { gain: { take: 1, random: 1 } },
              ],
              '5-6': [
                {
                  say:
                    "Both hands come out and hold yours, and a man's voice counts you: thirty. In your palm is a ring, cut inside with " +
                    'J. and H.',
                },
                { gain: { random: 1, morale: 1 } },
                { flag: 'joss.ring' },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 5,
        elements: ['stone'],
        action: 'BREAK the sealed riser of the thirtieth step.',
        result: [
          {
            say:
              'Behind it is a dry shelf, and on the shelf a wick of thirty grasses, wrapped and addressed to the lamp at the pole. The ' +
              'order is pinned to it, and is older than the village.',
          },
          { card: 325 },
          {
            pay: [{ look: 1 }, { help: 1 }],
            then: [{ say: 'You saw the lintel shift, and you are out from under it with dust on one heel.' }],
            else: [{ lose: { health: 1 } }],
          },
        ],
      },
    },
    depart: {
      S: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB south, towards the sound of spoons.',
        result: [{ say: 'You lift a lid and come up beneath the Long Table, among three hundred knees.' }, { move: 40 }],
      },
      W: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['sinew'],
        action: 'CLIMB west by a chimney cut for hooves.',
        result: [
          { say: 'It needs four feet, and you use both elbows. The top opens into a cupboard full of rubber stamps.' },
          { gain: { boost: 1 } },
          { move: 42 },
        ],
      },
    },
  },
  {
    num: 140,
    name: 'Over the Thirty',
    sector: 2,
    region: 'C',
    hidden: 'sky',
    terrain: ['sky'],
    vista:
      'The land from very high: terraces like a thumbprint, bells glinting, grey peaks with a river of cloud, ice on both sides, a line ' +
      'of geese beneath the viewer.',
    description:
      'From here the terraces are a thumbprint, left on the hill by someone who leaned. A line of geese goes by beneath you, and the ' +
      'last one looks up.',
    arrival: [{ damage: { kind: 'hypoxia', n: 1 } }],
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 137 }, S: { kind: 'listed', to: 146 }, W: { kind: 'listed', to: 137 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 3,
        elements: ['gear'],
        always: true,
        action: 'STEER for the ground while your fingers still take orders.',
        result: [
          { say: "Three things flash down there: a row of cats' eyes, bronze, and the greased hub of a wheel." },
          {
            choose: [
              {
                label: "The cats' eyes.",
                do: [{ say: 'You land in barley up to the chest, and are entered in a ledger as a delivery.' }, { move: 34 }],
              },
              {
                label: 'The bronze.',
                do: [
                  { say: 'You touch one bell with your heel, and a child on the lowest step announces you by its number.' },
                  { move: 41 },
                ],
              },
              { label: 'The hub.', do: [{ say: 'The hens move up.' }, { gain: { boost: 1 } }, { move: 48 }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 141,
    name: 'Inside the Note',
    sector: 2,
    region: 'C',
    hidden: 'within',
    terrain: ['cave'],
    vista:
      'Inside a hollow hill, smooth bronze-brown walls with file marks, twenty-nine ropes from the dark, one finger of daylight, a drip ' +
      'into a bowl, a mouse.',
    description:
      'The hill is hollow, cast in one piece, and has been filed along the rim to tune it. Twenty-nine ropes hang down; the thirtieth ' +
      'hole lets in a finger of daylight.',
    voice: 'Thirty small ones, to remind the large one.',
    compass: {
      N: { kind: 'blocked' },
      E: { kind: 'star', to: 49, oneWay: true },
      S: { kind: 'blocked' },
      W: { kind: 'star', to: 50, oneWay: true },
    },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 2,
        action: 'FOLLOW the warm draught to where it gets out.',
        result: [
          { say: 'On the way it crosses a ledge lined with goose down, and you sleep there for an hour without having decided to.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Out, where it smells of dough.', do: [{ move: 33 }] },
              { label: 'Out, where it roars.', do: [{ move: 49 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TASTE',
        cost: 3,
        action: '(C) TASTE the air at the end of every rope.',
        result: [
          {
            say:
              'Clover, cat, wet slate, soup: each rope brings down one step. To tell the twenty-eighth from the twenty-ninth you have ' +
              'to breathe so slowly that the mouse comes to check.',
          },
          { card: 296 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 2,
        action: 'CONFESS something to the wall, where foreheads have worn it.',
        result: [
          {
            say:
              'The curve carries it to the far side and into the ear of Dorrit Amsel, who had come to whisper that she struck a hired ' +
              'goat from the books to spare its hirer.',
          },
          {
            if: { flag: 'receipt.read' },
            then: [
              { say: 'You tell her that you have read the receipt. She packs her stamps, relieved, and comes with you to put it right.' },
              { card: 310 },
            ],
            else: [
              {
                pay: [{ engage: 1 }, { help: 1 }],
                then: [{ say: 'You promise to forget it, and she prefers to walk beside you and make sure.' }, { card: 310 }],
                else: [{ gain: { engage: 1 } }],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'TEND',
        cost: 4,
        elements: ['gear'],
        action: 'TEND the ropes: tallow, whipping, new knots.',
        result: [
          {
            say:
              "Twenty-eight need nothing; Ida Marl's apron hangs on a nail by the tallow pot. In the last lives the mouse, and you " +
              'splice around it.',
          },
          { gain: { help: 1, random: 1 } },
          {
            if: { flag: 'bell.missing_known' },
            then: [
              { say: 'The bare hole is straight under a polished hook, and a small finger comes through it, feels about and withdraws.' },
              { gain: { boost: 2 } },
            ],
          },
        ],
      },
      take: {
        verb: 'DRAW',
        cost: 2,
        elements: ['tide'],
        action: 'DRAW a bowl from the drip at the centre.',
        result: [
          {
            say:
              'Each drop sounds the hill, too low for ears; the water in the bowl stands up in rings. You drink it still ringing, and ' +
              'the crack in your rib stops grating.',
          },
          { gain: { health: 1 } },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 5,
        elements: ['gear', 'stone'],
        action: 'RING the hill.',
        result: [
          {
            if: { holds: 321 },
            then: [
              {
                say:
                  'You hang the thirtieth bell in the thirtieth hole and jump for the ropes. The hill takes the chord up and holds it, ' +
                  'and on every step of the valley people reach for a hook, a lamp and each other, and start down.',
              },
              { flag: 'hill.rung' },
              { flag: 'steps.flowing' },
              { gain: { morale: 1, overpower: 1 } },
              { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 1 } }] } },
            ],
            else: [
              { say: 'One note short, it growls, and throws you off the ropes with your mouth full of soot.' },
              { gain: { overpower: 1, random: 1 } },
              { lose: { health: 1 } },
            ],
          },
          {
            if: { and: [{ holds: 321 }, { flag: 'bell.clapper' }] },
            then: [{ say: 'It swings on its own clapper, the one the jackdaws sold you.' }, { gain: { coin: 2 } }],
          },
        ],
      },
    },
    depart: {
      E: {
        verb: 'CROSS',
        cost: 2,
        elements: ['stone'],
        action: 'CROSS the rim eastward, heel to toe along the file marks.',
        result: [{ say: "The last mark is a signature, and beside it is the founder's thumb, cast in." }, { move: 49 }],
      },
      W: {
        verb: 'FOLLOW',
        cost: 2,
        action: 'FOLLOW the mouse out to the west.',
        result: [{ say: 'It stops at every turning for you, and at the last, where the cloud begins, it will not go on.' }, { move: 50 }],
      },
    },
  },
];
