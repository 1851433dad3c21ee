import type { Place } from '../kinds.ts';

/** Region B, Lantern Pole: part of The White Quiet. */
export const lanternPole: readonly Place[] = [
  {
    num: 14,
    name: 'The Waiting Line',
    sector: 1,
    region: 'B',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['move', 'take'] },
    vista:
      'A file of snow people in real hats crossing blue ice towards a far dark lamp post, twig hands held out, a shin-deep stream of ' +
      'blown snow, one hare.',
    description:
      'A line of snow people in real hats crosses the ice towards the pole. Each holds out something small in a twig hand, and the ' +
      'drift is eating their feet.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 15 }, S: { kind: 'listed', to: 21 }, W: { kind: 'listed', to: 13 } },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 2,
        action: 'SNEAK to the head of the line.',
        result: [
          {
            say:
              'Nobody objects, being snow. In front of them all is one with no hat yet, exactly your height, built while you were ' +
              'looking at your feet.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Step past it to the pole.', do: [{ move: 15 }] },
              { label: 'Give up your place and turn south.', do: [{ gain: { boost: 1 } }, { move: 21 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 1,
        action: '(B) COUNT the hats.',
        result: [
          {
            say: 'A hundred and twelve, from sixty towns by their labels. The oldest is straw, and under it the snow has a parting.',
          },
          { gain: { look: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 2,
        action: 'CONFESS to the figure with the softest hat.',
        result: [
          {
            say:
              'Pilgrims leave here what they would rather not carry to the pole. You say yours into the felt, and the brim comes down ' +
              'over where the ears would be.',
          },
          { gain: { engage: 1, boost: 1 } },
          {
            if: { flag: 'quarrel.heard' },
            then: [
              { say: "The next hat along is still muttering, in Orla's voice, about a copper thing she froze where nobody would look." },
              { flag: 'reservoir.hinted' },
            ],
          },
        ],
      },
      help: {
        verb: 'GUIDE',
        cost: 2,
        action: 'GUIDE the snow-blind walker along the line.',
        result: [
          {
            say:
              'He reads each brim with his thumbs and greets it by name. When the hats run out he winds his scarf round your neck and ' +
              'builds himself, quickly and well, out of what is lying about.',
          },
          { gain: { health: 1 } },
          {
            pay: [{ look: 1 }, { help: 1 }],
            then: [{ say: 'You give him eyes of coal, and he tells you with them which way to look.' }, { gain: { random: 1, boost: 1 } }],
          },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 'X',
        elements: ['bloom'],
        action: 'BARTER with the twig hands.',
        result: [
          {
            byX: {
              '1-2': [
                { say: 'You leave a button and take a whistle with a pea of ice in it. It plays until it melts.' },
                { gain: { coin: 1 } },
              ],
              '3-4': [{ say: 'For your second-best spoon, a saucer of something green that lights the fingers.' }, { card: 263 }],
              '5-6': [
                {
                  say:
                    'You give what you will miss. All down the line the hands close, one after another, and the last one opens full of ' +
                    'light.',
                },
                { card: 263 },
                { gain: { random: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'DAM',
        cost: 5,
        elements: ['stone'],
        forbiddenIf: ['drift.dammed'],
        action: 'DAM the stream of drift with slabs of crust.',
        result: [
          {
            say:
              "Snow that runs like water stops like water: it hisses, backs up, and by evening has built a ramp to the lamp's own " +
              'gallery. You have stared into it all day, and now everything you look at has a hat.',
          },
          { flag: 'drift.dammed' },
          { gain: { overpower: 1, random: 1 } },
          { card: 332 },
        ],
      },
    },
  },
  {
    num: 15,
    name: 'The Lantern Pole',
    sector: 1,
    region: 'B',
    terrain: ['ice', 'ruin'],
    crash: { pod: 2, pair: ['move', 'overpower'] },
    vista:
      'An unlit iron street lamp tall as a church on bare ice, a stair spiralling up it, an offerings box, a woman in red wool knotting ' +
      'cord.',
    description: 'The lamp at the top of the world is a street lamp, tall as a church and dark. From its foot every way is south.',
    voice: 'I have kept a match for this one. Bring me the rest of it.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 16 }, S: { kind: 'listed', to: 22 }, W: { kind: 'listed', to: 14 } },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['gear'],
        action: 'SLIDE down the stair rail from the gallery.',
        result: [
          { say: 'It goes round nine times, and at the seventh you meet the wind coming up.' },
          {
            choose: [
              { label: 'Let go on the morning side.', do: [{ move: 16 }] },
              { label: 'Let go on the evening side.', do: [{ move: 14 }] },
              {
                label: 'Let go over the ramp of drift.',
                when: { flag: 'drift.dammed' },
                do: [
                  { say: 'You are still sliding when the drift runs out among very small trees.' },
                  { gain: { move: 1, boost: 1 } },
                  { move: 22 },
                ],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 1,
        action: '(B) MEASURE the lamp post, outside and then in.',
        result: [
          { say: 'Nine paces round without, thirty paces round within. The difference smells of coffee.' },
          {
            choose: [
              { label: 'Follow the coffee.', do: [{ gain: { health: 1 } }, { move: 138 }] },
              { label: 'Write down both numbers and believe the first.', do: [{ gain: { look: 1 } }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 2,
        elements: ['sinew'],
        action: 'HUM the count that the woman in red is knotting.',
        result: [
          {
            say:
              'Sunniva stops at six thousand and two, which she never does. There is a place for you in the count, she says, provided ' +
              'you do not let go of the cord.',
          },
          { card: 308 },
          {
            if: { flag: 'peder.walking' },
            then: [{ say: "She has heard from the Kettle, and ties a small extra knot for Peder's foot." }, { gain: { morale: 1 } }],
          },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 2,
        action: "CLEAN the soot from the lantern's eight panes.",
        result: [
          { say: 'Seven come clear. The eighth was wiped this morning, from the inside, by someone leaning close.' },
          { gain: { time: 1 } },
          {
            if: { flag: 'hut.walled' },
            then: [{ say: "Through it you find the hut's flame, upright and tiny, on a line nobody had drawn." }, { gain: { look: 1 } }],
          },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 3,
        elements: ['gear'],
        action: 'BARTER at the offerings box.',
        result: [
          { say: 'TAKE ONE, LEAVE ONE, says the lid, which weighs your hand before it opens.' },
          {
            pay: [{ coin: 1 }, { take: 1 }, { card: { zone: 'grid', type: 'item', n: 1 } }],
            then: [
              { say: 'Under the buttons lies a listening tube with a mouth as wide as a plate, tagged BERGIT, ON LOAN, DO NOT BOIL.' },
              { card: 222 },
            ],
            else: [{ say: 'It opens far enough to show you what you could have had.' }, { gain: { look: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 4,
        elements: ['gear'],
        action: 'RING the lamp post with the largest stone you can swing.',
        result: [
          { say: 'The note goes down the iron into the ice, and your teeth go with it.' },
          { lose: { health: 1 } },
          {
            if: { flag: 'sleeper.woken' },
            then: [
              { say: 'A second note comes up under yours, a fifth lower, and walks beside it to the end.' },
              { gain: { random: 2, overpower: 1 } },
            ],
            else: [
              { say: 'A long time later, all the snow within a mile has arranged itself in rings.' },
              { gain: { overpower: 1, look: 1 } },
            ],
          },
        ],
      },
    },
  },
  {
    num: 16,
    name: 'The Thaw Organ',
    sector: 1,
    region: 'B',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['look', 'look'] },
    vista:
      'A cliff of icicles ranked like organ pipes in a bright thaw, meltwater falling into a round blue shaft, a wren in one pipe, ' +
      'green hills beyond the spray.',
    description:
      'The ice ends in a cliff of icicles, ranked from short to long and dripping in time. Eastward, past the spray, there are green ' +
      'hills.',
    compass: {
      N: { kind: 'star', to: 136, oneWay: true },
      E: { kind: 'listed', to: 31 },
      S: { kind: 'listed', to: 23 },
      W: { kind: 'listed', to: 15 },
    },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 2,
        elements: ['tide'],
        action: 'CROSS behind the curtain of falling water.',
        result: [
          {
            say:
              'Halfway along is a bench with a view of nothing but wet light, and on it a newspaper announcing that the pole lamp will ' +
              'be out for one night.',
          },
          {
            choose: [
              { label: 'Come out on the side of the hills.', do: [{ move: 31 }] },
              { label: 'Come out on the side of the lamp.', do: [{ move: 15 }] },
              { label: 'Take the newspaper to the barrier in the south.', do: [{ gain: { coin: 1 } }, { move: 23 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TASTE',
        cost: 3,
        elements: ['tide'],
        action: '(B) TASTE the drip from the blackest icicle.',
        result: [
          {
            say:
              'Iron, smoke, oak gall: it is dripping ink. In the course of an hour you lick your way to an envelope, addressed to ' +
              'whoever comes after.',
          },
          { card: 353 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 4,
        elements: ['tide'],
        forbiddenIf: ['organ.toppled'],
        action: 'PLAY the long pipes with a wooden spoon.',
        result: [
          { say: 'You manage a hymn, or most of one. From the hills, thin and late, bells put in the notes you left out.' },
          { gain: { engage: 1, random: 1 } },
          {
            if: { flag: 'bell.missing_known' },
            then: [{ say: 'One bell leaves a hole, and you strike the icicle that fits it.' }, { gain: { morale: 1 } }],
            else: [{ gain: { boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 5,
        elements: ['tide'],
        forbiddenIf: ['organ.toppled'],
        action: 'MEND the cracked great pipe with snow and breath.',
        result: [
          {
            say:
              'You pack and breathe, pack and breathe, until the crack closes on your last breath and keeps it. From now on the pipe ' +
              'tells the hour in your voice.',
          },
          { gain: { time: 1, help: 1, boost: 1 } },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 3,
        action: 'PLUCK the smallest icicle in the rank.',
        result: [
          { say: 'The whole cliff was tuned to it and goes flat by a hair. In your mouth it is only water, the best since the ship.' },
          { gain: { morale: 1, take: 1 } },
        ],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 4,
        elements: ['stone'],
        forbiddenIf: ['organ.toppled'],
        action: 'TOPPLE the pillar in the middle.',
        result: [
          {
            say:
              'It goes over like a spruce and takes a rank of tenors with it. Through the gap comes the whole of the low sun, and ' +
              'before it, loaded and facing out, stands a sledge.',
          },
          { card: 280 },
          { flag: 'organ.toppled' },
          { card: 332 },
        ],
      },
    },
    depart: {
      N: {
        verb: 'SLIDE',
        cost: 3,
        elements: ['tide'],
        action: 'SLIDE into the blue shaft where the water goes.',
        result: [
          { say: 'You fall for the length of a short song, round and round, and are set on your feet in warm black shallows.' },
          { move: 136 },
        ],
      },
    },
  },
  {
    num: 21,
    name: 'The Stitched Crevasse',
    sector: 1,
    region: 'B',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['engage', 'engage'] },
    vista:
      "A long blue crevasse laced shut with ship's cable, saucers along its lip catching gold drops, a woman in an apron with an ear " +
      'trumpet, a raven on the windlass.',
    description:
      "A crack a mile long has been laced shut with ship's cable, like a boot. Saucers stand along its lip, and a woman in an apron " +
      'goes from stitch to stitch, listening.',
    compass: { N: { kind: 'listed', to: 14 }, E: { kind: 'listed', to: 22 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 20 } },
    actions: {
      move: {
        verb: 'WADE',
        cost: 4,
        action: 'WADE the loose snow on the lee side.',
        result: [
          {
            say:
              "It is chest-deep until you reach the stitches, where a warm breath has cleared a lane of wet moss, and somebody's " +
              'deckchair.',
          },
          { gain: { health: 1 } },
          {
            if: { flag: 'drift.dammed' },
            then: [{ say: 'With the drift stopped upstream, even the deep part is only a parting in the hair.' }, { gain: { move: 1 } }],
          },
          {
            choose: [
              { label: 'Take the lane east.', do: [{ move: 22 }] },
              { label: 'Take the lane west.', do: [{ move: 20 }] },
              { label: 'Climb out towards the hats.', do: [{ move: 14 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 3,
        elements: ['tide'],
        action: '(B) LISTEN to the crack with your teeth on the cable.',
        result: [
          {
            say:
              'A groan is for what has broken, a tick for what is breaking. The third sound is a throat being cleared, and Bergit moves ' +
              'you two steps left before it has finished.',
          },
          { card: 293 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 3,
        action: 'TRADE symptoms with the ice physician.',
        result: [
          {
            say:
              'Bergit Lough has one patient, nine miles long, who has never complained. She is so glad of your knee that she takes its ' +
              'history twice.',
          },
          { gain: { morale: 1 } },
          {
            pay: [{ engage: 1 }, { look: 1 }],
            then: [
              { say: 'In return for the elbow she tells you whose sweat is in the saucers.' },
              { gain: { help: 1 } },
              { flag: 'sweat.known' },
            ],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        elements: ['tide'],
        forbiddenIf: ['crack.open'],
        action: 'HARVEST the oil before it skins over.',
        result: [
          {
            say:
              'It is gold, smells of warm neck, and burns a night to the thimble. Whoever carries the can to the pole is given a shelf ' +
              'in the shed there.',
          },
          {
            if: { flag: 'sweat.known' },
            then: [
              {
                choose: [
                  { label: 'Carry the can to the pole.', do: [{ card: 364 }, { flag: 'oil.taken' }] },
                  {
                    label: 'Pour it back between the stitches.',
                    do: [{ say: 'The lip of the crack slackens by an inch, and the cable hums.' }, { gain: { morale: 1, help: 1 } }],
                  },
                ],
              },
            ],
            else: [{ card: 364 }, { flag: 'oil.taken' }],
          },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 4,
        elements: ['gear'],
        action: 'CHIP the brass bell out of the crevasse wall.',
        result: [
          {
            say:
              'Her first instrument fell in and froze with its mouth to the ice. As it comes loose you hear one snore through it, ' +
              'lasting nine strokes of the pick.',
          },
          { card: 222 },
        ],
      },
      overpower: {
        verb: 'FORCE',
        cost: 4,
        elements: ['gear'],
        forbiddenIf: ['crack.open'],
        action: 'FORCE the windlass round the wrong way.',
        result: [
          { say: 'The stitches sing and go, one by one. The crack opens a yard, two yards, and breathes on you like a stable.' },
          { flag: 'crack.open' },
          { lose: { morale: 1 } },
          {
            choose: [
              { label: 'Go down on the loose end.', do: [{ gain: { overpower: 1 } }, { move: 136 }] },
              { label: 'Coil the cable for Bergit and say you are sorry.', do: [{ gain: { overpower: 1, coin: 1 } }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 22,
    name: 'The Ankle Forest',
    sector: 1,
    region: 'B',
    terrain: ['ice', 'ruin'],
    crash: { pod: 2, pair: ['engage', 'help'] },
    vista:
      'A palm house without panes in the snow, an ankle-high autumn forest inside it beside a steaming stone tank, an old man kneeling ' +
      'with a fork, deer the size of mice.',
    description:
      'The palm house below the pole has lost every pane and kept its forest, which comes up to your ankle. Something the size of a ' +
      'mouse, with antlers, raises its head.',
    compass: { N: { kind: 'star', to: 15 }, E: { kind: 'star', to: 23 }, S: { kind: 'listed', to: 29 }, W: { kind: 'listed', to: 21 } },
    actions: {
      move: {
        verb: 'SWIM',
        cost: 2,
        elements: ['tide'],
        action: 'SWIM the length of the heating tank.',
        result: [
          {
            say:
              'You come up under the far wall among floating leaves no bigger than rice. Your fingers are pink, and every knot you have ' +
              'tied since the crash has let go.',
          },
          { gain: { health: 1 } },
          {
            choose: [{ label: 'Leave by the boiler door.', do: [{ move: 29 }] }, { label: 'Leave by the coal chute.', do: [{ move: 21 }] }],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SEARCH',
        cost: 2,
        elements: ['bloom'],
        action: '(B) SEARCH the forest on your stomach.',
        result: [
          {
            say:
              'There are paths, then a clearing, and in the clearing a table laid for one, with broth in an acorn cup. The gardener ' +
              'swears it is not his doing and that it is getting cold.',
          },
          { gain: { health: 1 } },
          {
            pay: [{ help: 1 }],
            then: [{ say: 'You wash up the cup, and when you look round there is pudding.' }, { gain: { look: 1, boost: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BEFRIEND',
        cost: 2,
        action: 'BEFRIEND the gardener at the height of his trees.',
        result: [
          {
            say:
              'You lie down, Ludo Hartig lies down, and for an hour you discuss timber. He owns a bunk at the hut, third hook, and would ' +
              'like it slept in by somebody who can bear to leave a wood.',
          },
          { card: 363 },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 3,
        elements: ['sinew'],
        forbiddenIf: ['willow.burnt'],
        action: 'FEED the deer, one crumb each.',
        result: [
          {
            say:
              'Sixty-one crumbs, and none of them takes two. The oldest doe drags something out from the roots by its strap and leaves ' +
              'it at your knee: bone goggles, with a slit.',
          },
          { card: 211 },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 2,
        elements: ['bloom'],
        forbiddenIf: ['willow.burnt'],
        action: 'PACK one willow, roots and all, into a teacup.',
        result: [
          {
            say: 'It has eighty rings and has never been past the door. Ludo makes you sign for it, then runs after you with its thimble.',
          },
          { card: 264 },
        ],
      },
      overpower: {
        verb: 'BURN',
        cost: 4,
        elements: ['ember'],
        forbiddenIf: ['willow.burnt'],
        action: 'BURN the dead half of the forest to get warm.',
        result: [
          {
            say:
              'It takes one match, and as long as a match takes. Ludo goes over the stumps with a fingertip; there was less dead wood ' +
              'than you thought.',
          },
          { flag: 'willow.burnt' },
          { gain: { overpower: 2 } },
          { lose: { morale: 1 } },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['ember'],
        action: 'CLIMB the boiler flue to the foot of the lamp.',
        result: [
          { say: 'It is soot to the elbows. You climb out beside a boot scraper and a clean towel, still on its hook.' },
          { move: 15 },
        ],
      },
      E: {
        verb: 'CROSS',
        cost: 2,
        action: 'CROSS the white kitchen garden to the east.',
        result: [{ say: 'Labels stand up through the snow, bed after bed: MELON, MELON, MELON, HOPE OF MELON.' }, { move: 23 }],
      },
    },
  },
  {
    num: 23,
    name: 'The Warmth Customs',
    sector: 1,
    region: 'B',
    terrain: ['ice', 'ruin'],
    crash: { pod: 2, pair: ['engage', 'take'] },
    vista:
      'A striped barrier across empty snow by a roofless stone customs house, shelves of steaming quilts and hot bottles, an officer at ' +
      'a desk, a crow on the barrier.',
    description:
      'A striped barrier crosses the snow, and no one may carry warmth past it without a permit. In the roofless customs house behind ' +
      'it the shelves are steaming.',
    compass: { N: { kind: 'listed', to: 16 }, E: { kind: 'listed', to: 38 }, S: { kind: 'blocked' }, W: { kind: 'star', to: 22 } },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 2,
        forbiddenIf: ['customs.open'],
        action: 'SNEAK by while Inspector Quade sharpens her pencil.',
        result: [
          {
            say:
              'She is thorough about pencils. By the time the point pleases her you are past, with a hot potato that some hand in the ' +
              'queue has slipped into your pocket.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Keep on to the green side.', do: [{ move: 38 }] },
              { label: 'Double back along the cliff of ice.', do: [{ gain: { boost: 1 } }, { move: 16 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TASTE',
        cost: 1,
        action: '(B) TASTE the wax on the impounded mail.',
        result: [
          {
            say:
              "Under the honey is the salt of a thumb that had been at somebody's eyes. Quade rules that sorrow is not dutiable and " +
              'releases one letter into your keeping.',
          },
          { card: 353 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 2,
        elements: ['ember'],
        action: 'HAIL the inspector and declare yourself.',
        result: [
          {
            say:
              'Thirty-seven degrees, she reads off under your tongue, undeclared. The penalty is to sit among the seized braziers until ' +
              'your boots have dried, and she checks both boots.',
          },
          { gain: { health: 1 } },
          {
            pay: [{ coin: 1 }],
            then: [
              { say: 'For a coin you may also appeal, which takes all night and comes with cocoa.' },
              { gain: { engage: 1, boost: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 2,
        action: 'FREE the smuggler frozen to the barrier by her mitts.',
        result: [
          {
            say:
              'Warm water, a butter knife, patience: she comes away and the mitts stay. Quade has no form for abandoned mitts with three ' +
              "owners' names in the cuffs, and looks elsewhere.",
          },
          { card: 233 },
        ],
      },
      take: {
        verb: 'DRAW',
        cost: 2,
        elements: ['tide'],
        action: 'DRAW one bonded crate from the cellar.',
        result: [
          { say: 'It is stencilled SUMMER, DUTY UNPAID, and to the hand it is plain ice.' },
          {
            pay: [{ coin: 1 }, { engage: 1 }],
            then: [{ say: 'You pay the duty, and she stamps the ice, which keeps the stamp.' }, { card: 207 }],
            else: [
              { say: 'You sign with a false name, and she blots it with great care, looking at you.' },
              { card: 207 },
              { lose: { morale: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 4,
        elements: ['gear'],
        forbiddenIf: ['customs.open'],
        action: 'DRAG the barrier out of its socket.',
        result: [
          {
            say:
              'Up it comes, with a yard of frozen ground on its foot, and the queue goes through stamping, every pocket smoking. ' +
              'Inspector Quade, with nothing left to inspect, takes off her gloves at last.',
          },
          { flag: 'customs.open' },
          { gain: { overpower: 1, random: 1 } },
          { lose: { time: 1 } },
        ],
      },
    },
    depart: {
      W: {
        verb: 'FOLLOW',
        cost: 2,
        elements: ['gear'],
        action: 'FOLLOW the old heating main westward.',
        result: [{ say: 'Its lagging has been stolen a yard at a time, and in every gap a bird is sitting.' }, { move: 22 }],
      },
    },
  },
  {
    num: 28,
    name: 'Finger-to-Lips Cutting',
    sector: 1,
    region: 'B',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['take', 'take'] },
    vista:
      'A railway cutting between leaning walls of snow, boards with a painted finger on painted lips, red flags along the rim, a ' +
      'track-walker in felt boots, a hare mid-leap.',
    description:
      'The railway runs between two walls of snow that lean together overhead. Every ten yards a board shows a finger laid on a pair of ' +
      'lips.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 29 }, S: { kind: 'star', to: 56 }, W: { kind: 'listed', to: 27 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 4,
        forbiddenIf: ['cut.fallen'],
        action: 'FOLLOW the felt-booted walker through.',
        result: [
          {
            say:
              'He keeps his lantern dark and coughs into a lidded jar. At the far end he uncorks a flask under his scarf, so the pop ' +
              'stays in, and pours you the larger half.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Go on with him to the carriages.', do: [{ move: 29 }] },
              { label: 'Go back to see the next one through.', do: [{ gain: { help: 1 } }, { move: 27 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 3,
        action: '(B) TRACE the soot along the wall.',
        result: [
          {
            say:
              'Long, long, short, at the height of a hand-lamp, mile after mile: this is how the drivers used to say good evening here. ' +
              'By the last mark your wrist is saying it.',
          },
          { card: 291 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 3,
        elements: ['sinew'],
        action: 'HAIL the walker with your hands.',
        result: [
          {
            say:
              'Palm, safe; fist, not safe. A flat hand turned over twice proves, after some anxiety, to mean that his daughter is ' +
              'engaged.',
          },
          { gain: { engage: 1 } },
          {
            pay: [{ engage: 1 }, { move: 1 }],
            then: [{ say: 'You dance for the bride, on tiptoe, and he pays you like a band.' }, { gain: { coin: 2, random: 1 } }],
            else: [{ gain: { boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        elements: ['ember'],
        action: 'HARVEST the coal fallen between the rails.',
        result: [
          {
            say:
              'You lay each lump in the sack as if it were an egg. The walker had set the whole day aside for it, and gives you back ' +
              'the half you saved him.',
          },
          { gain: { time: 1 } },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 2,
        action: 'PLUCK the flags from the rim before they fall.',
        result: [
          {
            say:
              'Each one leaves a hole, and each hole lets out a pinch of snow. You stop at a bundle, because the wall has begun to lean ' +
              'over and see what you are doing.',
          },
          { card: 201 },
          {
            pay: [{ help: 1 }, { look: 1 }],
            then: [{ say: 'You creep back and stop each hole with moss, and the wall straightens up.' }, { gain: { time: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 5,
        forbiddenIf: ['cut.fallen'],
        action: 'SHOUT your whole name.',
        result: [
          { say: 'Both walls take one step forward.' },
          { flag: 'cut.fallen' },
          {
            choose: [
              {
                label: 'Jump, and let the air get out first with you in it.',
                do: [{ lose: { health: 1 } }, { gain: { move: 1 } }, { move: 137 }],
              },
              {
                label: 'Dive between the rails.',
                when: { not: { flag: 'inch.taken' } },
                do: [
                  { say: 'When it is over you are holding a bit of ice from the very top of the wall, an inch long, and it is warm.' },
                  { card: 319 },
                  { flag: 'inch.taken' },
                  { damage: { kind: 'cold', n: 1 } },
                ],
              },
              {
                label: 'Stand still and finish the name.',
                do: [
                  { say: 'The snow stops at your chin, having heard enough, and keeps hold of your fingers.' },
                  { gain: { overpower: 2 } },
                  { card: 331 },
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
        action: 'CLIMB down the culvert under the line.',
        result: [{ say: "First ice, then slime, then moss with a step worn into it by somebody's bare heel." }, { move: 56 }],
      },
      SE: {
        verb: 'SLIDE',
        cost: 3,
        action: 'SLIDE off the clinker heap, heels first, to the southeast.',
        result: [
          { say: 'Years of clinker go off under you like applause, and behind you the whole cutting holds its breath.' },
          { gain: { boost: 1 } },
          { move: 57 },
        ],
      },
    },
  },
  {
    num: 29,
    name: 'Fourteen Carriages',
    sector: 1,
    region: 'B',
    terrain: ['ice', 'settlement'],
    crash: { pod: 2, pair: ['take', 'overpower'] },
    vista:
      'Fourteen railway carriages in a ring on runners, chimneys smoking, lamplit curtains, scarved passengers leaning on the buffers ' +
      'to push, a brake wheel, a goose on a suitcase.',
    description:
      'Fourteen carriages stand in a ring on the ice, curtained and smoking. Their passengers have waited eleven winters for a ' +
      'connection, and have begun to elect people.',
    compass: { N: { kind: 'listed', to: 22 }, E: { kind: 'listed', to: 30 }, S: { kind: 'listed', to: 57 }, W: { kind: 'star', to: 28 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 2,
        elements: ['sinew'],
        action: 'FOLLOW the town on its evening push.',
        result: [
          {
            say:
              'The ice drifts one carriage-length north a day, so at dusk everybody gets out and pushes the town back. You push with ' +
              'Second Class, who sing.',
          },
          {
            choose: [
              { label: 'Drop off on the north side, below the palm house.', do: [{ move: 22 }] },
              { label: 'Drop off on the east side, by the plough.', do: [{ move: 30 }] },
              { label: 'Push on over the edge of the ice.', do: [{ gain: { boost: 1 } }, { move: 57 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 1,
        action: '(B) STUDY the timetable on its post.',
        result: [
          { say: 'One departure, chalked and rubbed out and chalked.' },
          { gain: { look: 1 } },
          {
            if: { flag: 'clock.going' },
            then: [
              {
                say:
                  'Since the clock at the halt began to strike, somebody has added a platform, and people keep glancing at their ' +
                  'trunks.',
              },
              { gain: { random: 1 } },
            ],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 2,
        action: 'ASK the stationmistress where you should wait.',
        result: [
          {
            say:
              'Ottoline Brack walks you through all fourteen doors, and in every compartment somebody moves up. By the last you have ' +
              'eaten three suppers and are holding a baby.',
          },
          { gain: { health: 1 } },
          { if: { flag: 'cut.fallen' }, then: [{ say: 'She asks, quite gently, whether it was you who closed the line.' }, { card: 339 }] },
        ],
      },
      help: {
        verb: 'TEND',
        cost: 3,
        elements: ['ember'],
        action: 'TEND all fourteen stoves through one night.',
        result: [
          {
            say:
              'One spits at birch, and one goes out unless it is talked to. At dawn the town oversleeps for the first time, and the ' +
              'morning is yours.',
          },
          { gain: { time: 1 } },
          {
            pay: [{ help: 1 }, { take: 1 }],
            then: [{ say: 'You black the fourteenth too, which has only ever been leaned on.' }, { gain: { coin: 2 } }],
          },
        ],
      },
      take: {
        verb: 'BORROW',
        cost: 2,
        action: 'BORROW a tin from the dining car.',
        result: [
          { say: 'Six names are pencilled on the label, each crossed out with a date and the word FULLER. Yours is already the seventh.' },
          { card: 202 },
          {
            pay: [{ coin: 1 }],
            then: [
              { say: 'You leave a coin on the counter, which is not done here, and are forgiven with bread.' },
              { gain: { help: 1, boost: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 3,
        elements: ['gear'],
        action: 'WRESTLE the brake wheel for the Town Cup.',
        result: [
          {
            if: { flag: 'sleeper.woken' },
            then: [
              {
                say:
                  'The ice underneath sits up. The ring spins half about, the champion is thrown among the geese, and you are ' +
                  'disqualified as weather, with a purse.',
              },
              { gain: { overpower: 1, coin: 2 } },
              { lose: { health: 1 } },
            ],
            else: [
              {
                say:
                  'You hold it for one minute against the drift and all of Third Class. The champion, who is seventy, shows you ' +
                  'afterwards where your feet should have been.',
              },
              { gain: { overpower: 1, random: 1 } },
              { lose: { health: 1 } },
            ],
          },
        ],
      },
    },
    depart: {
      W: {
        verb: 'SNEAK',
        cost: 2,
        action: 'SNEAK west into the cutting with your boots in your hand.',
        result: [{ say: 'Halfway in your stomach growls, and forty feet of snow considers it.' }, { move: 28 }],
      },
    },
  },
  {
    num: 30,
    name: 'The Last Plough',
    sector: 1,
    region: 'B',
    terrain: ['ice', 'ruin'],
    crash: { pod: 2, pair: ['overpower', 'overpower'] },
    vista:
      'A house-sized rotary plough stalled at the buffers on a white cliff, a bell on its roof, navvies asleep in a heap, iced wires, ' +
      'three suns, a skua.',
    description:
      'A plough as big as a house has stopped where the line ends, its blades spread like the roof of a bandstand. In its lee a gang of ' +
      'navvies sleeps in one heap.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 45 }, S: { kind: 'star', to: 58 }, W: { kind: 'listed', to: 29 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 4,
        elements: ['gear'],
        action: 'STEER the plough off the end of the rails.',
        result: [
          {
            say:
              'She never needed rails, only nerve. The blades bite, the cab tilts, and the heater, whose lever nobody ever found, comes ' +
              'on.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Dig straight down.', do: [{ move: 136 }] },
              { label: 'Cut a lane back to the carriages.', do: [{ gain: { coin: 1 } }, { move: 29 }] },
              { label: 'Run her up against the eastern ridge.', do: [{ move: 45 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 2,
        action: '(B) WATCH the three suns over the cliff.',
        result: [
          {
            say:
              'Two are made of ice dust. You turn your face from one to the next with your eyes shut, and find that only the left one ' +
              'warms.',
          },
          { gain: { health: 1 } },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BARGAIN',
        cost: 3,
        elements: ['sinew'],
        forbiddenIf: ['gang.up'],
        action: 'BARGAIN for a place in the heap.',
        result: [
          {
            say: 'Terms: no elbows, boots inside, and whoever wakes first keeps it secret. You are let in between a foreman and a fiddler.',
          },
          { card: 292 },
          {
            pay: [{ coin: 1 }, { engage: 1 }],
            then: [{ say: 'The fiddler sells you the middle, and hums you the price.' }, { gain: { boost: 2 } }],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 4,
        elements: ['gear'],
        action: 'PRUNE the ice from the telegraph wires.',
        result: [
          {
            say:
              'Long sleeves of it slip off, and inside each runs a grey thread of print. When the wire is bare it clicks: someone at ' +
              'the other end has had a finger on the key all this time.',
          },
          { gain: { help: 1, random: 1 } },
          { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 1 } }] } },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 3,
        elements: ['gear'],
        action: 'SALVAGE the mess wagon under the blades.',
        result: [
          {
            say:
              'Everything is flat but one tin, dented by a ladle and still hot. The cook, from inside the heap, asks you to leave him ' +
              'the spoon.',
          },
          { card: 202 },
          {
            pay: [{ help: 1 }, { overpower: 1 }],
            then: [
              { say: 'You beat him a second one out of the funnel, and he mutters where the money box rolled to.' },
              { gain: { coin: 2 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 6,
        elements: ['gear'],
        forbiddenIf: ['gang.up'],
        action: "RING the plough's bell until the whole gang is up.",
        result: [
          {
            say:
              'They rise in one piece, shovelling before their eyes are open, and clear two miles of line out of pure temper. Where ' +
              'they lay is the sledge they had been keeping warm.',
          },
          { card: 280 },
          { flag: 'gang.up' },
          { lose: { morale: 1 } },
          { gain: { overpower: 1 } },
        ],
      },
    },
    depart: {
      S: {
        verb: 'CLIMB',
        cost: 3,
        action: 'CLIMB down the snow cliff by the buffer chains.',
        result: [{ say: 'They end a yard short of the moss, at a stepladder with a saucer of milk on it.' }, { move: 58 }],
      },
      SW: {
        verb: 'SLIDE',
        cost: 3,
        elements: ['gear'],
        action: "SLIDE southwest in a navvy's barrow.",
        result: [
          { say: 'Its owner, climbing up for it, turns about and runs beside you for a while to explain the steering.' },
          { gain: { move: 1 } },
          { move: 57 },
        ],
      },
    },
  },
];
