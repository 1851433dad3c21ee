import type { Place } from '../kinds.ts';

/** Region L, Undersong: part of The Sump. */
export const undersong: readonly Place[] = [
  {
    num: 119,
    name: 'The Hall of Bowls',
    sector: 6,
    region: 'L',
    terrain: ['cave'],
    crash: { pod: 7, pair: ['move', 'take'] },
    vista:
      'A tall sea cave lit green from its mouth, hundreds of stone bowls under dripping stone teeth, an old woman moving one with a ' +
      'pole, a huge planked bowl mid-floor.',
    description:
      'Every drip in this cave has its own bowl, and every bowl its own note. An old woman shifts them with a pole to keep the piece ' +
      'together.',
    compass: {
      N: { kind: 'listed', to: 91 },
      E: { kind: 'listed', to: 120 },
      S: { kind: 'listed', to: 126 },
      W: { kind: 'listed', to: 118 },
    },
    actions: {
      move: {
        verb: 'WALK',
        cost: 3,
        action: 'WALK to the far side between the drops.',
        result: [
          { say: 'There is one dry line through, with seven corners, and it is shorter than the straight way. Your sleeves arrive dry.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Leave where the high bowls thin out.', do: [{ move: 120 }] },
              { label: 'Leave where the low ones begin.', do: [{ move: 126 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 3,
        elements: ['tide'],
        action: '(L) COUNT the drops until the piece repeats.',
        result: [
          { say: 'Four hundred and six. By then you are breathing once to every nine, and a cut on your hand has closed.' },
          { gain: { look: 1, health: 1 } },
          { flag: 'drip.counted' },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 3,
        action: 'HAIL Immel across the bowls, between two drops.',
        result: [
          { say: 'She replies between two others. Good morning takes the two of you most of it.' },
          { gain: { engage: 1, boost: 1 } },
          {
            if: { flag: 'drip.counted' },
            then: [
              { say: 'You tell her the number, and she misses two whole drops: her mother made it four hundred and five.' },
              { gain: { random: 1, coin: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 2,
        elements: ['gear', 'tide'],
        action: 'BUILD a gutter for the drip that has strayed.',
        result: [
          {
            say:
              'Wire has hung on a nail here since the drip first wandered, waiting for taller hands. The drop runs down it, hesitates ' +
              'at the lip, and falls in tune.',
          },
          { card: 221 },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 2,
        elements: ['stone'],
        action: 'CHIP off the one stone tooth that never misses the beat.',
        result: [
          {
            say:
              'It goes on dripping in your hand, from no water at all. Immel has a dozen more in her apron and says they grow lazy in ' +
              'company.',
          },
          { card: 228 },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 5,
        elements: ['gear'],
        action: 'RING the great bowl in the middle.',
        result: [
          {
            say:
              'It is no bowl but a market stall, keel up. It rolls over with a groan that puts four hundred drips out of time, and Immel ' +
              'turns about with her pole up, not knowing where to begin.',
          },
          { card: 287 },
          { flag: 'drip.late' },
          { lose: { morale: 1 } },
        ],
      },
    },
  },
  {
    num: 120,
    name: 'Lendface',
    sector: 6,
    region: 'L',
    terrain: ['cave', 'settlement'],
    crash: { pod: 7, pair: ['move', 'overpower'] },
    vista:
      'A lamplit cave street of mud houses, wet clay masks drying on lines by the doors, a trough of shut lilies, a barber at his ' +
      'bench, an iron door uphill.',
    description: 'By every door in Lendface a clay mask hangs to dry. When the rent is due, the whole town goes out as somebody else.',
    compass: { N: { kind: 'listed', to: 92 }, E: { kind: 'listed', to: 121 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 119 } },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 2,
        action: "SNEAK through the supper hour in a stranger's face.",
        result: [
          { say: 'The face belongs to a widower. Three doors feed you dumplings, and the fourth introduces a niece.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Leave by the dripping end.', do: [{ move: 119 }] },
              { label: 'Leave by the harbour gate, before the niece returns.', do: [{ move: 121 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 2,
        action: '(L) LISTEN at the wall of the last house.',
        result: [
          {
            say:
              'Through the plaster comes a market at its busiest: weights, laughter, a cockerel changing hands. The nearest market is a ' +
              "morning's row away, and it is empty.",
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Lean until the plaster gives.', do: [{ move: 153 }] },
              { label: 'Note the hour, and leave the wall whole.', do: [{ gain: { look: 1 } }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BEFRIEND',
        cost: 1,
        action: 'BEFRIEND Tobin, the barber who makes the masks.',
        result: [
          { say: 'He has not owned a mirror since he took up the trade, and asks what he looks like now.' },
          {
            choose: [
              { label: 'Tell him.', do: [{ say: 'He touches each part as you name it.' }, { gain: { engage: 1 } }] },
              { label: 'Improve on it.', do: [{ say: 'He models the result that evening and sells it twice.' }, { gain: { coin: 1 } }] },
              {
                label: 'Give him the rent book.',
                when: { flag: 'rent.book' },
                do: [
                  { say: 'He reads every debt aloud and feeds it to the kiln. That night people hang their masks up and are introduced.' },
                  { flag: 'lendface.free' },
                  { gain: { morale: 1, random: 1 } },
                ],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'TEND',
        cost: 2,
        elements: ['bloom', 'tide'],
        action: 'TEND the lilies that will not open.',
        result: [
          { say: "They bloom when a debt is paid. The gardener's grandfather, they say, once saw one think about it." },
          {
            pay: [{ coin: 1 }],
            then: [{ say: 'You settle with Tobin for a shave. All down the trough, white.' }, { card: 277 }],
            else: [{ gain: { help: 1 } }],
          },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 2,
        action: 'PLUCK a mask from the line.',
        result: [
          { say: 'Cool, and a size too large. Its owner meets you wearing it, and straightens your chin.' },
          { card: 235 },
          {
            pay: [{ coin: 1 }],
            then: [{ say: 'Your coin goes on the peg, and down the street a lily stirs.' }, { gain: { random: 1, boost: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'FORCE',
        cost: 5,
        elements: ['stone', 'gear'],
        action: 'FORCE the iron door at the top of the street.',
        result: [
          {
            say:
              'Inside hang the faces of everyone who left owing, eyes shut, each with a sum pinned under the chin. The only one with no ' +
              'sum is a bald man labelled CORVIN.',
          },
          { flag: 'corvin.tale' },
          { gain: { overpower: 1, coin: 2 } },
          {
            if: { flag: 'lendface.free' },
            then: [{ say: 'The town carries them down to the kiln in armfuls.' }, { gain: { boost: 1 } }],
            else: [{ lose: { morale: 1 } }],
          },
        ],
      },
    },
  },
  {
    num: 121,
    name: 'The Dry Harbour',
    sector: 6,
    region: 'L',
    terrain: ['cave'],
    crash: { pod: 7, pair: ['look', 'look'] },
    vista:
      'A stone quay under a cave arch facing white desert glare, forty hulls stacked like chairs, one ship upright with crew on deck, a ' +
      'fig tree growing through it.',
    description:
      'Bollards, cranes and a quay face out over sand. Forty hulls are stacked against the wall, and beside them one ship stands ' +
      'upright, her crew on watch.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 94 }, S: { kind: 'listed', to: 128 }, W: { kind: 'star', to: 120 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 3,
        action: 'STEER for Captain Grieve while she sleeps.',
        result: [
          { say: 'You hold her course across nothing until dawn.' },
          { gain: { morale: 1 } },
          {
            if: { flag: 'sump.drained' },
            then: [
              {
                say:
                  'At four bells the keel shifts: the water that left the Sump has come here. She wakes afloat, and you are the one at ' +
                  'the wheel.',
              },
              { gain: { random: 1 } },
            ],
            else: [{ say: 'She wakes, checks the stars against the log, and enters you as steady.' }],
          },
          {
            choose: [
              { label: 'Go ashore on the desert side.', do: [{ move: 94 }] },
              { label: 'Go ashore on the cave side.', do: [{ move: 128 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        action: '(L) COUNT the hulls against the harbour log.',
        result: [
          {
            say:
              'Forty hulls, forty lanterns trimmed and filled. Every entry ends with the same line: awaiting water, when somebody below ' +
              'pulls the plug.',
          },
          { flag: 'plug.rumour' },
          { gain: { look: 1, boost: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 2,
        action: 'TRADE with the crew over the rail.',
        result: [
          { say: 'They want news of a tide, any tide. Yours comes in over a bandstand, and the cook fills your plate to the brim.' },
          { gain: { health: 1 } },
          { pay: [{ engage: 1 }], then: [{ say: 'You do the band as well. The bosun passes round his cap.' }, { gain: { coin: 2 } }] },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 3,
        elements: ['bloom'],
        action: 'PRUNE the fig that has come up through the hold.',
        result: [
          {
            say:
              'Its roots hold the seams shut and its boughs prise them open. You cut for an afternoon between the two, and are paid in ' +
              'figs.',
          },
          { gain: { help: 1, boost: 1 } },
          {
            pay: [{ help: 1 }, { look: 1 }],
            then: [
              { say: 'You graft one bough across the worst seam. The mate knocks on it, and adds silver to the figs.' },
              { gain: { coin: 2 } },
            ],
          },
        ],
      },
      take: {
        verb: 'BORROW',
        cost: 4,
        action: "BORROW the figurehead's face.",
        result: [
          {
            say:
              'It is clay, a Lendface mask, pegged over a woman whom the carver left blank. Captain Grieve writes down the date you ' +
              'will bring it back.',
          },
          { card: 235 },
          { gain: { take: 1 } },
        ],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 5,
        elements: ['gear'],
        action: 'TOPPLE the stack of hulls.',
        result: [
          {
            say:
              'Thirty-nine boats go out over the sand, farther than some of them ever sailed. The fortieth is less a boat than a shop ' +
              'with a rudder.',
          },
          { card: 287 },
          { gain: { overpower: 1 } },
          { lose: { time: 1 } },
        ],
      },
    },
    depart: {
      W: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB west by the ladder inside the customs house.',
        result: [{ say: 'Each rung is stamped DUTY PAID, the last one twice.' }, { move: 120 }],
      },
    },
  },
  {
    num: 126,
    name: 'Dimmet',
    sector: 6,
    region: 'L',
    terrain: ['cave', 'settlement'],
    crash: { pod: 7, pair: ['engage', 'engage'] },
    vista:
      'A black cave street caught in one spill of pod light: windowless houses, townsfolk with shut eyes and baskets, a white pear tree ' +
      'on a wall, a rack of letters.',
    description:
      'Nobody in Dimmet has lit a lamp for forty years; they walk the dark calling out: hands, basket, child. Every house keeps a ' +
      'letter ready, addressed to Daylight.',
    voice: 'They write to me, I think. I have not had the heart to say I am only a lamp.',
    compass: {
      N: { kind: 'listed', to: 119 },
      E: { kind: 'star', to: 127 },
      S: { kind: 'listed', to: 133 },
      W: { kind: 'listed', to: 125 },
    },
    actions: {
      move: {
        verb: 'WALK',
        cost: 2,
        action: 'WALK the main street with your eyes shut.',
        result: [
          { say: "Calling yourself 'stranger, two hands, hungry' turns out to be an order. A bowl meets you at the corner." },
          { gain: { health: 1 } },
          {
            if: { flag: 'drip.late' },
            then: [
              {
                say:
                  'The town has no clock but the bowls, and since they lost the beat everyone turns corners at the wrong moment. You ' +
                  'are walked into by a choir.',
              },
              { lose: { time: 1 } },
            ],
          },
          {
            choose: [
              { label: 'Go on towards the dripping.', do: [{ move: 119 }] },
              { label: 'Go on towards the wind.', do: [{ move: 133 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 3,
        action: '(L) LISTEN to a letter being written.',
        result: [
          {
            say:
              'Old Emeric speaks each line so that the pen can find the next. He asks whether Daylight has grown, and if it still comes ' +
              'in without knocking.',
          },
          {
            if: { flag: 'post.dammed' },
            then: [{ say: 'He puts it in a drawer with thirty others; the wind that took the post has stopped.' }, { gain: { boost: 1 } }],
          },
          {
            choose: [
              { label: 'Offer to carry it.', do: [{ card: 360 }] },
              {
                label: 'Tell him about this morning.',
                do: [{ say: 'You get as far as the yellow, and he asks you to go slower.' }, { gain: { look: 1, engage: 1 } }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 3,
        action: 'HAIL your way across the square.',
        result: [
          { say: 'A dozen voices place you to the inch and fall out over your height.' },
          {
            if: { flag: 'echo.taught' },
            then: [
              { say: 'Then, up the tunnel, the cave mouth says your word, and the square roars: so it was you who taught it that.' },
              { gain: { random: 1 } },
            ],
          },
          {
            pay: [{ engage: 1 }, { look: 1 }],
            then: [{ say: 'A cooper takes your wrist and shows you how to do without them: steps, drips, heartbeats.' }, { card: 306 }],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'TEND',
        cost: 4,
        elements: ['bloom'],
        action: 'TEND the girl for whom breathing is too loud.',
        result: [
          {
            say:
              'You ring her bed with the grey caps that drink noise, and at last she sleeps. Her mother puts the best cap in your hand ' +
              'and says your whole description, slowly, to remember it.',
          },
          { card: 278 },
          { gain: { help: 1 } },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 1,
        elements: ['bloom'],
        action: 'PLUCK a pear by its smell.',
        result: [{ say: 'White all through, skin and pip. It tastes of green.' }, { gain: { health: 1 } }],
      },
      overpower: {
        verb: 'BURN',
        cost: 5,
        elements: ['ember'],
        action: 'BURN a match in the middle of the square.',
        result: [
          { say: 'Forty years of faces turn away, and then a man sees his wife. Under all their feet, iron-bound, is a trapdoor.' },
          { flag: 'dimmet.lit' },
          { lose: { morale: 1 } },
          {
            choose: [
              { label: 'Go down it before they find their voices.', do: [{ move: 151 }] },
              {
                label: 'Hold the match until it bites.',
                do: [{ say: 'They line up to be looked at, children first.' }, { gain: { overpower: 1, random: 2 } }],
              },
            ],
          },
        ],
      },
    },
    depart: {
      E: {
        verb: 'FOLLOW',
        cost: 3,
        elements: ['sinew'],
        action: 'FOLLOW the eel carriers down to the lake.',
        result: [{ say: 'They dispute the way at every fork, and the jars on their backs flare up to show it.' }, { move: 127 }],
      },
    },
  },
  {
    num: 127,
    name: 'The Arguing Lake',
    sector: 6,
    region: 'L',
    terrain: ['cave'],
    crash: { pod: 7, pair: ['engage', 'help'] },
    vista:
      'A wide black cave lake glowing gold beneath two boats of quarrelling couples, eels of light, netmen hauling, pale roots hanging ' +
      'from the roof, a stone overflow chute.',
    description:
      'The eels in this lake glow when contradicted, so the fishing crews hire couples to row out and disagree. Tonight the water is ' +
      'bright as a street.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 128 }, S: { kind: 'listed', to: 134 }, W: { kind: 'listed', to: 126 } },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['tide'],
        action: 'SLIDE with the overflow, over the sill.',
        result: [
          { say: 'Three turns, a drop, and a pillow tied to the worst rock by somebody who went first.' },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Lean left, where it steepens.', do: [{ move: 151 }] },
              { label: 'Lean right, towards the roots.', do: [{ move: 134 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SCOUT',
        cost: 2,
        action: '(L) SCOUT the shore by the light of a divorce.',
        result: [
          { say: 'They reach the subject of his mother, and you can see clear across to the eastern stair and the ledges above it.' },
          { gain: { look: 1, boost: 1 } },
          {
            if: { flag: 'underside.clear' },
            then: [
              { say: 'Beyond that the south tunnel is full of brown noon, and people stand in it with their hats off.' },
              { gain: { move: 1 } },
            ],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 2,
        action: 'HUM agreement until the lake goes dark.',
        result: [
          { say: 'For one minute all parties are of a mind, and the nets come up empty. Ghita, who owns the boats, pays you to stop.' },
          { gain: { engage: 1, coin: 1 } },
          {
            if: { flag: 'stook.talking' },
            then: [
              { say: 'Then a new pair rows out, and the lake lights to its farthest wall: Gerda and Obbe Stook are back at work.' },
              { gain: { morale: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 3,
        elements: ['bloom', 'tide'],
        action: 'PRUNE the roots that foul the fishing lanes.',
        result: [
          {
            say:
              'They hang from the marsh overhead, all but one patch, cut off square as if with a spade. The crews are home by dinner ' +
              'and leave you the hours.',
          },
          { gain: { time: 1 } },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 3,
        elements: ['sinew'],
        action: 'BARTER with Ghita for an eel that is easily offended.',
        result: [
          { say: 'She will sell only to a buyer who can keep it lit.' },
          {
            pay: [{ engage: 1 }, { coin: 1 }],
            then: [{ say: 'You call it a kind of worm. It blazes.' }, { card: 225 }],
            else: [{ say: 'You and the eel see eye to eye on everything.' }, { gain: { take: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 5,
        elements: ['tide'],
        action: 'DRAG the big net in by yourself.',
        result: [
          {
            say:
              'Eels, boots, an oar with teeth marks and, upright in the middle, the wardrobe that two of the couples have been blaming ' +
              'on each other. The lake dims at once.',
          },
          { gain: { overpower: 1, coin: 2 } },
          { lose: { health: 1 } },
          {
            pay: [{ help: 1 }, { engage: 1 }],
            then: [
              { say: 'You suggest that both of them packed it, and have light enough to sort the catch.' },
              { gain: { take: 1, random: 1 } },
            ],
          },
        ],
      },
    },
  },
  {
    num: 128,
    name: 'The Sorting Ledges',
    sector: 6,
    region: 'L',
    terrain: ['cave'],
    crash: { pod: 7, pair: ['engage', 'take'] },
    vista:
      'A tall cave gallery, flotsam sorted by size on ledges: buttons, bottles, chairs, a cowshed on top; a clerk on a ladder, digging ' +
      'pigs, hot light from an eastern gap.',
    description:
      'The floods sort what they bring: buttons on the lowest ledge, then bottles, then chairs, and at the top a cowshed. A clerk on a ' +
      'ladder writes it down.',
    compass: {
      N: { kind: 'listed', to: 121 },
      E: { kind: 'listed', to: 101 },
      S: { kind: 'listed', to: 135 },
      W: { kind: 'star', to: 127 },
    },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['stone'],
        forbiddenIf: ['ledges.down'],
        action: 'CLIMB the ledges from buttons to cowshed.',
        result: [
          {
            say:
              "Bottles are treacherous, chairs are kind. In the cowshed there is clean hay, and the cow's own blanket over it.",
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Go on to where the boats are stacked.', do: [{ move: 121 }] },
              { label: 'Go out by the gap, into the glare.', do: [{ move: 101 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 1,
        action: "(L) WATCH the water do one night's sorting.",
        result: [
          {
            say:
              'It hesitates over a violin and puts it with the chairs. A slate with an order chalked on it goes up, comes down, goes ' +
              'up, and is left at your feet.',
          },
          {
            choose: [
              { label: 'Take the order.', do: [{ card: 359 }] },
              {
                label: 'Set it afloat again and see.',
                do: [{ say: 'It heads for the drain in the south, like a thing expected there.' }, { gain: { look: 1, boost: 1 } }],
              },
            ],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 3,
        action: 'ASK Perpetua Onn what has never been claimed.',
        result: [
          { say: 'A tuba, five left boots, and a pig that came down the flood on a haystack and has a page to itself.' },
          {
            pay: [{ engage: 1 }, { help: 1 }, { coin: 1 }],
            then: [{ say: 'She blots the page, tears it out, and the pig gets up.' }, { card: 247 }],
            else: [{ say: 'She lets you try the boots.' }, { gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 2,
        elements: ['sinew'],
        action: 'FEED the pigs that do the digging.',
        result: [
          {
            say:
              'They work for parsnips and down snouts for swede. On your parsnips the office gets a day ahead of the river, which has ' +
              'not happened before.',
          },
          { gain: { time: 1 } },
          {
            pay: [{ coin: 1 }],
            then: [{ say: 'For a second sack they show you where they bury what they keep back.' }, { gain: { random: 2 } }],
          },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 3,
        elements: ['stone'],
        action: 'CHIP the mantel clock out of its coat of lime.',
        result: [
          { say: 'The pendulum is a bead of water, still swinging. Perpetua lends it by the minute, and has already begun to count.' },
          { card: 228 },
          {
            if: { flag: 'drip.late' },
            then: [
              { say: 'No other clock in the Undersong is right today, and she checks the whole office against yours.' },
              { gain: { coin: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 5,
        action: 'SHOUT the top ledge down.',
        result: [
          {
            say:
              'The cowshed sets off, collects the chairs, goes through the bottles and sits down among the buttons. Perpetua closes her ' +
              'book, opens a new one, and writes your name at the top.',
          },
          { flag: 'ledges.down' },
          { rollSkill: { n: 3, keep: ['take', 'overpower'], else: [{ gain: { coin: 1 } }] } },
          { gain: { coin: 2 } },
          { lose: { morale: 1 } },
        ],
      },
    },
    depart: {
      W: {
        verb: 'WALK',
        cost: 2,
        action: 'WALK down the stair towards the shouting.',
        result: [{ say: 'By the bottom step you have taken a side.' }, { move: 127 }],
      },
      SW: {
        verb: 'SLIDE',
        cost: 3,
        action: 'SLIDE down the lost sheets knotted together to the southwest.',
        result: [{ say: 'The last is a tablecloth, and it is being rained on by fish.' }, { gain: { move: 1 } }, { move: 134 }],
      },
    },
  },
  {
    num: 133,
    name: 'The Upward Post',
    sector: 6,
    region: 'L',
    terrain: ['cave'],
    crash: { pod: 7, pair: ['take', 'take'] },
    vista:
      'A round cave shaft with letters streaming up it into grey light, a post counter, a chalk on a string, a postmaster with bulging ' +
      'pockets, stilts jutting from a crack.',
    description:
      "A shaft blows straight up out of the dark, and Dimmet's post goes with it. The postmaster wears stones in his pockets and offers " +
      'you some.',
    compass: {
      N: { kind: 'listed', to: 126 },
      E: { kind: 'listed', to: 134 },
      S: { kind: 'star', to: 152, oneWay: true },
      W: { kind: 'listed', to: 132 },
    },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 3,
        forbiddenIf: ['post.dammed'],
        action: 'CLIMB beside the draught and let it take your weight.',
        result: [
          {
            say:
              'One finger on the wall is enough, and your knees have nothing more to say about the crash. Letters overtake you, reading ' +
              'themselves aloud at the folds.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Step off where it smells of plums.', do: [{ move: 132 }] },
              { label: 'Step off where it drips from a ceiling of roots.', do: [{ move: 134 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 3,
        action: '(L) WATCH what the shaft sends up and what it lets fall.',
        result: [
          {
            say:
              'Up: letters, feathers, a pan lid. Down, once an hour and against the wind, a turnip, and Ivo Lathe the postmaster sets ' +
              'his watch by the bang.',
          },
          { gain: { look: 1, time: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 3,
        action: 'TEACH the chalk on the counter its letters.',
        result: [
          {
            say:
              'It hangs on a string and has only ever been asked for sums. By closing time it has the alphabet, and spends it on an ' +
              'apology for the delay.',
          },
          { card: 317 },
          {
            if: { flag: 'dimmet.lit' },
            then: [{ say: 'Ivo, who has begun keeping a candle, reads it and forgives it a decade of postage.' }, { gain: { coin: 1 } }],
          },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 4,
        elements: ['sinew'],
        action: 'FREE the stilt-walker stuck in the narrows.',
        result: [
          {
            say:
              'Dame Orsolya went up after her hat a week ago and has been fed by letter. She comes out like a cork, and leaves you the ' +
              'stilts.',
          },
          { card: 209 },
          { gain: { coin: 1 } },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 2,
        action: 'PACK away the parcels that were too heavy to rise.',
        result: [
          {
            say: 'Fourteen anvils, a font, a fruit cake. Under the cake is a ferry whistle, sent to be mended, returned for want of wind.',
          },
          { card: 236 },
          {
            pay: [{ help: 1 }, { take: 1 }],
            then: [
              { say: 'You carry the anvils to the back as well. Ivo cuts the cake, which is rum to the middle.' },
              { gain: { boost: 2, coin: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'DAM',
        cost: 5,
        elements: ['stone'],
        action: 'DAM the shaft with the anvils.',
        result: [
          { say: 'The wind stops. Every letter still on its way comes home at once, and Ivo stands in it to the chest with his arms out.' },
          { flag: 'post.dammed' },
          { gain: { overpower: 1, random: 2 } },
          { lose: { morale: 1 } },
        ],
      },
    },
    depart: {
      S: {
        verb: 'CLIMB',
        cost: 3,
        action: 'CLIMB onto the sill, empty your pockets and open your coat.',
        result: [
          {
            if: { flag: 'post.dammed' },
            then: [
              { say: 'A thread of wind still whistles between the anvils. You go up on that, and on your elbows.' },
              { lose: { time: 1 } },
            ],
            else: [{ say: 'You are posted, unstamped, and the first thing to stop you is grass.' }],
          },
          { move: 152 },
        ],
      },
    },
  },
  {
    num: 134,
    name: 'The Underside',
    sector: 6,
    region: 'L',
    terrain: ['cave', 'marsh'],
    crash: { pod: 7, pair: ['take', 'overpower'] },
    vista:
      "A cave whose ceiling is brown marsh water held by a mat of roots, fish and boat keels passing overhead, one heron's leg reaching " +
      'down, a mender on a ladder.',
    description:
      "The marsh is your ceiling here: brown water held up by a mat of roots, with fish going over. A heron's leg comes through, feels " +
      'about, and withdraws.',
    compass: { N: { kind: 'listed', to: 127 }, E: { kind: 'listed', to: 135 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 133 } },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 3,
        elements: ['tide'],
        action: 'SLIDE the wet slope, level with a keel overhead.',
        result: [
          {
            if: { flag: 'sump.drained' },
            then: [
              {
                say:
                  'The water has gone from over you, and the keel lies stranded on the roots. Its dog puts its head down through a gap ' +
                  'and licks your forehead.',
              },
            ],
            else: [{ say: 'The barge goes over, you go under, neck and neck, and its dog looks down and barks in bubbles the whole way.' }],
          },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Bear off towards the wind.', do: [{ move: 133 }] },
              { label: 'Bear off towards the white dust.', do: [{ move: 135 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SCOUT',
        cost: 2,
        action: '(L) SCOUT the marsh from below.',
        result: [
          {
            say:
              'A square keel is the school, round ones the market. In the west there is one square of plain sky, with a fishing line ' +
              'hanging in it.',
          },
          { gain: { look: 1, move: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 3,
        action: 'CALM the mender who has her thumb in a leak.',
        result: [
          {
            say:
              "Dorcas has stood like this since yesterday's barge and is afraid to breathe out. Your hands do the plaiting while she " +
              'calls the strands, and when she lets go, both of you are dry.',
          },
          { card: 305 },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 4,
        elements: ['bloom', 'tide'],
        action: 'CLEAN the silt from the root mat, pole by pole.',
        result: [
          {
            say:
              "Noon comes down, brown and then gold. Stairs that were climbed by feel for a century are run down, and the whole day's " +
              'errands are over by one.',
          },
          { flag: 'underside.clear' },
          { gain: { time: 1, help: 1 } },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 2,
        elements: ['bloom'],
        action: 'TRAP the reed that grows the wrong way.',
        result: [
          {
            say:
              'It comes down through the mat, looks round, and sets off across the cave. You put your foot down in front of it, and it ' +
              'stops, embarrassed.',
          },
          { card: 276 },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 4,
        elements: ['sinew'],
        forbiddenIf: ['sump.drained'],
        action: 'WRESTLE the leg.',
        result: [
          { say: 'There is a great deal more heron on the other end.' },
          {
            choose: [
              {
                label: 'Hold on.',
                when: { and: [{ not: { flag: 'school.out' } }, { not: { flag: 'averil.home' } }] },
                do: [
                  { say: 'It carries you over half the marsh, lands on its chair, and resumes the lesson.' },
                  { gain: { overpower: 1, random: 1 } },
                  { move: 116 },
                ],
              },
              {
                label: 'Pull it in.',
                do: [
                  { say: 'It stands among the stalagmites, enormous and insulted, and gives up what it swallowed.' },
                  { gain: { coin: 2, overpower: 1 } },
                  { lose: { health: 1 } },
                ],
              },
              { label: 'Shake hands and let go.', do: [{ gain: { overpower: 1, engage: 1 } }, { lose: { time: 1 } }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 135,
    name: 'The Rubbings',
    sector: 6,
    region: 'L',
    terrain: ['cave'],
    crash: { pod: 7, pair: ['overpower', 'overpower'] },
    vista:
      'White chalk dunes filling a cave to its desert mouth, wind drawing figures on them, a woman with a sieve, an iron triangle, a ' +
      'blind white hare.',
    description:
      'Every number rubbed out in the Sump drifts down here as dust. It lies in white dunes to the cave mouth, and the desert wind ' +
      'keeps adding it up.',
    compass: {
      N: { kind: 'listed', to: 128 },
      E: { kind: 'listed', to: 108 },
      S: { kind: 'star', to: 151, oneWay: true },
      W: { kind: 'listed', to: 134 },
    },
    actions: {
      move: {
        verb: 'WADE',
        cost: 3,
        action: 'WADE through the dust towards the glare.',
        result: [
          {
            say:
              'By the second dune you are the colour of paper. Your footprints fill with small figures, and they come to the exact ' +
              'number of your steps.',
          },
          { gain: { move: 1 } },
          {
            choose: [
              { label: 'Out, into the heat.', do: [{ move: 108 }] },
              { label: 'Up the dry stream, where pigs are grunting.', do: [{ move: 128 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 3,
        action: '(L) READ the dune when the wind has passed.',
        result: [
          { say: 'Herring, lamp oil, a cradle, a cradle, a cradle.' },
          { gain: { look: 1, boost: 1 } },
          {
            if: { flag: 'corvin.tale' },
            then: [
              {
                say:
                  "And apart from the rest, in a careful hand, the sum that stands on Corvin's back. You learn it by heart before the " +
                  'next gust.',
              },
              { flag: 'corvin.number' },
              { gain: { look: 1 } },
            ],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 2,
        action: 'CONFESS to the woman with the sieve.',
        result: [
          {
            say:
              'Isolde Vane kept Stall Nineteen until a man rubbed out her number, and with it every sale she had made. She hears what ' +
              'you have rubbed out, still sieving.',
          },
          {
            pay: [{ engage: 1 }, { coin: 1 }],
            then: [{ say: 'Then she gives you her half of the lease. Somebody should stand there and say good morning.' }, { card: 361 }],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 3,
        elements: ['stone'],
        action: 'BUILD a windbreak round the oldest dune.',
        result: [
          {
            say:
              'Behind it the figures hold still. Isolde finds a Tuesday she had given up on and insists that you have the afternoon of it.',
          },
          { gain: { time: 1 } },
          { if: { flag: 'corvin.cleared' }, then: [{ say: 'She has begun to find whole weeks.' }, { gain: { help: 1, coin: 1 } }] },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 3,
        elements: ['sinew'],
        action: 'TRAP a dust hare.',
        result: [
          {
            say:
              'It is white to the eyelids and cannot be found by looking; you wait until one dune is warmer than the others. Isolde has ' +
              'an onion.',
          },
          { gain: { health: 1, take: 1 } },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 4,
        elements: ['gear'],
        action: 'RING the iron triangle at the foot of the slope.',
        result: [
          {
            say:
              'The whole face lets go in one long subtraction, and you are under it for the last few figures. When it clears, a stair ' +
              'is showing, and the coins somebody crossed out.',
          },
          { flag: 'rubbings.slid' },
          { gain: { overpower: 1, coin: 3 } },
          { lose: { health: 1 } },
        ],
      },
    },
    depart: {
      S: {
        verb: 'SLIDE',
        cost: 3,
        elements: ['stone'],
        action: 'SLIDE into the funnel where the dust drains away.',
        result: [
          {
            if: { flag: 'rubbings.slid' },
            then: [{ say: 'The stair you uncovered runs down beside it, swept, with a brush on the bottom step.' }, { gain: { boost: 1 } }],
            else: [{ say: 'It closes over your head and opens under your heels.' }],
          },
          { move: 151 },
        ],
      },
    },
  },
];
