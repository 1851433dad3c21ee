import type { Place } from '../kinds.ts';

/** Region A, Rimefield: part of The White Quiet. */
export const rimefield: readonly Place[] = [
  {
    num: 10,
    name: 'The Held Ship',
    sector: 1,
    region: 'A',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['move', 'move'] },
    vista:
      'A three-masted ship upright in pack ice under a low sun, washing on the yards, an anchor chain running down a steaming hole, a ' +
      'row of cats along the rail.',
    description:
      'A three-master stands upright in the pack with her washing out, waiting for a lamp to steer by. Her anchor chain goes down ' +
      'through a hole that steams.',
    compass: {
      N: { kind: 'star', to: 136, oneWay: true },
      E: { kind: 'listed', to: 11 },
      S: { kind: 'listed', to: 17 },
      W: { kind: 'listed', to: 37 },
    },
    actions: {
      move: {
        verb: 'STEER',
        cost: 2,
        elements: ['gear'],
        forbiddenIf: ['ship.burnt'],
        action: "STEER the whole floe by the ship's wheel.",
        result: [
          {
            say:
              'You put her hard over. An hour later the horizon comes round, ship, ice and all, and the cats shift along the rail to ' +
              'stay in the sun.',
          },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Hold her when the bow points at the steam.', do: [{ move: 11 }] },
              { label: 'Hold her when it points at the house of ice.', do: [{ move: 17 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 2,
        action: '(A) TRACE the anchor chain with a bare hand.',
        result: [
          {
            say: 'Link by link it grows warmer. The lowest you can reach is as warm as a cup, and once in a long while something tugs it.',
          },
          { gain: { look: 1 } },
          { flag: 'chain.traced' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 4,
        elements: ['sinew'],
        action: "CALM the ship's cats, who have not agreed to visitors.",
        result: [
          {
            say:
              'Nine generations were born aboard, and none has met a stranger. You lie down on the deck; by dark you are the warmest ' +
              'thing on it, and thirty of them have noticed.',
          },
          { gain: { morale: 1 } },
          {
            pay: [{ help: 1 }, { engage: 1 }],
            then: [{ say: 'The oldest brings you a lemming, and stays to see it eaten.' }, { gain: { overpower: 1, boost: 1 } }],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'GUIDE',
        cost: 4,
        forbiddenIf: ['ship.burnt'],
        action: "GUIDE the purser over the ice to Orla's hut.",
        result: [
          {
            say:
              'Florian Tew has not gone ashore in eleven winters, in case she sailed. At the hut door he hands you a numbered key: there ' +
              'is a bunk booked in his name, and he prefers the floor.',
          },
          { card: 363 },
          { flag: 'purser.ashore' },
          {
            choose: [
              { label: 'Go in with him.', do: [{ move: 19 }] },
              { label: 'Walk back and feed the cats for him.', do: [{ gain: { help: 1 } }] },
            ],
          },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 2,
        elements: ['tide'],
        forbiddenIf: ['ship.burnt'],
        action: 'SALVAGE the cargo in the forward hold.',
        result: [
          {
            say:
              'The manifest says FRUIT. It is ice in straw: June ponds, sawn up and shipped to a pole by someone who had never seen ' +
              'one.',
          },
          { card: 207 },
        ],
      },
      overpower: {
        verb: 'BURN',
        cost: 6,
        elements: ['ember'],
        forbiddenIf: ['ship.burnt'],
        action: 'BURN the ship down to the waterline.',
        result: [
          {
            say:
              'Tar, pitch and dry rope light the underside of the clouds, and for one night everybody within sixty miles knows exactly ' +
              'where they are. The cats file down the gangway without hurry.',
          },
          { flag: 'ship.burnt' },
          { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 1 } }] } },
          { lose: { morale: 1 } },
          {
            choose: [
              { label: 'Follow the fire down through the ice.', do: [{ gain: { random: 1 } }, { move: 136 }] },
              { label: 'Stay on the floe with the cats.', do: [{ gain: { overpower: 1, random: 1 } }] },
            ],
          },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB down the anchor chain into the steam.',
        result: [
          { say: 'Fifty fathoms of chain, and no sea at the end of it. Your boots touch something that moves aside for them.' },
          { if: { flag: 'chain.traced' }, then: [{ gain: { boost: 1 } }] },
          { move: 136 },
        ],
      },
    },
  },
  {
    num: 11,
    name: 'The Kettle',
    sector: 1,
    region: 'A',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['move', 'look'] },
    vista:
      'A round pool of black water steaming in a white plain, steps cut in its rim, towels on a line, a man balanced on one leg beside ' +
      'the last red flag.',
    description:
      'Steam stands over a round black pool, and someone has cut steps into its rim. At the last red flag a man balances on one leg, ' +
      'lips moving.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 12 }, S: { kind: 'listed', to: 18 }, W: { kind: 'listed', to: 10 } },
    actions: {
      move: {
        verb: 'SWIM',
        cost: 2,
        elements: ['tide'],
        forbiddenIf: ['pool.drained'],
        action: 'SWIM across, pushing your clothes ahead of you on a plank.',
        result: [
          { say: 'In the middle a current takes you by the waist and turns you round once, like a guest being shown a room.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Get out at the eastern steps.', do: [{ move: 12 }] },
              { label: 'Get out under the flags.', do: [{ move: 18 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 2,
        action: '(A) READ the flashes on the steam.',
        result: [
          {
            say:
              "After dark the hut's lamp writes on the steam: two long, one short, then a wait for somebody else's turn. You read it " +
              'until your fingers do.',
          },
          { card: 291 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 3,
        action: 'CALM the man on one leg.',
        result: [
          {
            say:
              'Peder has walked the flags for Sunniva since he was nine, and at four thousand and eleven a fox sneezed. You hold his ' +
              'sleeve and count aloud from one until his foot comes down.',
          },
          { card: 290 },
          { flag: 'peder.walking' },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 2,
        elements: ['tide'],
        forbiddenIf: ['pool.drained'],
        action: 'MEND the bathing steps.',
        result: [
          {
            say: 'You freeze a new tread on with pool water and towel fluff. Four bathers come out of the steam to test it, eldest first.',
          },
          { gain: { morale: 1 } },
          {
            pay: [{ help: 1 }, { take: 1 }],
            then: [{ say: 'You add a rail at her height, and she tips you from under her bathing cap.' }, { gain: { coin: 2 } }],
          },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 3,
        elements: ['sinew', 'tide'],
        forbiddenIf: ['pool.drained'],
        action: 'TRAP one of the pale fish that come up to be warm.',
        result: [
          { say: 'They have no eyes and excellent manners: each noses the jar, backs out, and lets the next one try.' },
          {
            choose: [
              { label: 'Keep the one that stays.', do: [{ gain: { coin: 2 } }] },
              {
                label: 'Watch where the others go.',
                do: [
                  { say: 'They go down by a brass grating, in single file.' },
                  { gain: { look: 1, boost: 1 } },
                  { flag: 'pool.grating_seen' },
                ],
              },
            ],
          },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 5,
        elements: ['stone', 'tide'],
        forbiddenIf: ['pool.drained'],
        action: 'BREAK the rim and let the pool go.',
        result: [
          {
            say:
              'It leaves in one swallow, and the bathers are left sitting in the shape they were floating in. On the bare bottom lie ' +
              'four thousand hairpins and a wedding ring.',
          },
          { flag: 'pool.drained' },
          { lose: { morale: 1 } },
          {
            choose: [
              { label: 'Rake up the pins.', do: [{ gain: { coin: 2, overpower: 1 } }] },
              { label: 'Take only the ring.', do: [{ flag: 'ring.found' }, { gain: { engage: 1, take: 1 } }] },
              { label: 'Go down by the grating.', when: { flag: 'pool.grating_seen' }, do: [{ gain: { overpower: 1 } }, { move: 136 }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 12,
    name: 'The Standing Doors',
    sector: 1,
    region: 'A',
    terrain: ['ice', 'ruin'],
    crash: { pod: 2, pair: ['move', 'engage'] },
    vista:
      'Nineteen house doors in their frames on bare ice, each painted differently, long blue shadows; a bunting on a knocker, lamplight ' +
      'under the northernmost.',
    description:
      'Nineteen doors stand in their frames on the open ice, with no houses behind them. Under the northernmost there is a line of ' +
      'lamplight.',
    compass: {
      N: { kind: 'star', to: 138, oneWay: true },
      E: { kind: 'listed', to: 13 },
      S: { kind: 'listed', to: 19 },
      W: { kind: 'listed', to: 11 },
    },
    actions: {
      move: {
        verb: 'RACE',
        cost: 2,
        action: 'RACE the slamming.',
        result: [
          {
            say:
              'The wind shuts them one after another from the west, and you run just ahead of the noise. The last door waits until you ' +
              'are through.',
          },
          {
            choose: [
              { label: 'Let it be the yellow one.', do: [{ gain: { boost: 1 } }, { move: 13 }] },
              { label: 'Let it be the low one, tarred like a hut.', do: [{ move: 19 }] },
              {
                label: 'Let it be the crooked one you hung yourself.',
                when: { flag: 'door.yours' },
                do: [{ gain: { move: 1 } }, { move: 138 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 2,
        action: '(A) LISTEN at the doors, left to right.',
        result: [
          {
            say:
              'A quarrel, a kitchen, somebody practising scales. Behind the fourteenth a woman is counting steps, and when she hears you ' +
              'breathe she pushes a knotted cord out over the sill.',
          },
          { card: 342 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 1,
        action: 'TRADE through the letter slot of the green door.',
        result: [
          { say: 'A hand in a grey cuff sets out a thimble, an egg and a key, and turns its palm up.' },
          {
            pay: [{ coin: 1 }, { take: 1 }],
            then: [{ say: 'It winds your watch for you, sets it, and lets you keep the egg.' }, { gain: { time: 1, boost: 1 } }],
            else: [{ say: 'It takes everything in again and gives your fingers a friendly rap.' }, { gain: { boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 2,
        action: 'PRUNE the frost ferns off the hinges.',
        result: [
          {
            say:
              'They are a hand long and bleed clear water at the cut. With the creaking stopped you hear a clock behind the wicket ' +
              'gate, and it is earlier than you thought.',
          },
          { gain: { time: 1 } },
          { if: { flag: 'night.shut' }, then: [{ say: 'Half of them had begun to thaw already.' }, { gain: { boost: 1 } }] },
        ],
      },
      take: {
        verb: 'DRAW',
        cost: 2,
        action: 'DRAW the bone wedge out of the keyhole.',
        result: [
          { say: 'It squeaks, and the keyhole blinks. What you are holding has a slit in it, and a strap, and was looking out.' },
          { card: 211 },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 4,
        elements: ['stone'],
        forbiddenIf: ['handle.taken'],
        action: 'BREAK the handle off the northernmost door.',
        result: [
          {
            say:
              'It will not turn, so you hang on it, and it comes away white and heavy as a hip bone. The lamplight goes out; then, ' +
              'inside, somebody patiently strikes another match.',
          },
          { card: 329 },
          { damage: { kind: 'cold', n: 1 } },
          { flag: 'handle.taken' },
        ],
      },
    },
    depart: {
      N: {
        verb: 'SNEAK',
        cost: 3,
        action: 'SNEAK in at the northernmost door without knocking.',
        result: [{ say: 'There is a mat. You have wiped your boots before you know it.' }, { move: 138 }],
      },
    },
  },
  {
    num: 13,
    name: 'The Kite Mast',
    sector: 1,
    region: 'A',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['move', 'help'] },
    vista:
      'An iron mast on a dome of ice, a red barn-sized kite pegged flat in its lee, buntings on the stays, a woman in goggles with a ' +
      'slate.',
    description:
      'An iron mast stands on the bald top of the ice, stayed with two dozen wires. In its lee a barn-wide kite lies pegged down ' +
      'and tugging.',
    arrival: [{ damage: { kind: 'cold', n: 1 } }],
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 14 }, S: { kind: 'listed', to: 20 }, W: { kind: 'listed', to: 12 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 1,
        action: 'CLIMB the mast by its iron pegs.',
        result: [
          {
            say:
              "At the fiftieth peg the cold stops. The air has a warm shelf in it, an arm's length thick, and every bird on the plain " +
              'is there.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Clip on to the kite line and step off.', when: { flag: 'kite.up' }, do: [{ move: 137 }] },
              { label: 'Come down by the eastern stay.', do: [{ move: 14 }] },
              { label: 'Come down by the southern stay.', do: [{ move: 20 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 2,
        action: '(A) LISTEN to the wires, from the lowest to the highest.',
        result: [
          {
            say:
              "Each wire sings one wind. The top one carries two women, a day's walk apart, each telling the air that the other is " +
              'wrong about the lamp.',
          },
          { gain: { look: 1 } },
          { flag: 'quarrel.heard' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 2,
        elements: ['sinew'],
        action: 'TEACH the wind clerk a dance that warms the feet.',
        result: [
          {
            say:
              'Hesper Roe has stood at her slate since autumn and met only draughts. She is leading by the second round, and enters you ' +
              'under GUSTS, FRIENDLY.',
          },
          { gain: { health: 1 } },
          { pay: [{ move: 1 }], then: [{ say: "For a third round she rubs out tomorrow's gale." }, { gain: { engage: 1, boost: 1 } }] },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 3,
        elements: ['gear'],
        forbiddenIf: ['kite.up'],
        action: "CARRY the kite's windward corner over your head.",
        result: [
          { say: 'For a breath you are holding up a barn. Then it takes its own weight, and yours, and Hesper has to sit on your boots.' },
          { flag: 'kite.up' },
          { gain: { move: 1, boost: 1 } },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 3,
        action: 'DIG where the drift has buttons.',
        result: [
          {
            say:
              'Three coats, buried upright with their sleeves linked, and nobody in them. Someone has cut a pair of mitts out of the ' +
              'linings, a piece from each.',
          },
          { card: 233 },
        ],
      },
      overpower: {
        verb: 'CHASE',
        cost: 3,
        elements: ['gear'],
        action: 'CHASE the iron cockerel that has blown off the mast.',
        result: [
          { say: 'It runs on its one leg, faster downhill, and crows at every bump.' },
          {
            choose: [
              {
                label: 'Bring it down with your coat.',
                do: [{ say: 'Hesper bolts it back on facing you.' }, { gain: { overpower: 1, coin: 1 } }, { lose: { time: 1 } }],
              },
              { label: 'Run beside it and see where it is going.', do: [{ gain: { move: 1 } }, { move: 20 }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 17,
    name: 'The Clear Larder',
    sector: 1,
    region: 'A',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['look', 'engage'] },
    vista:
      'A house of clear ice blocks by a cutting pond, a thing frozen in each: boot, fiddle, ham, three-tier cake; a stout woman with a ' +
      'lantern, her breath lit gold.',
    description:
      'The house is built of clear ice, and every block has something in it: a boot, a fiddle, a ham, a wedding cake. A woman with a ' +
      'lantern is looking at the cake.',
    compass: { N: { kind: 'listed', to: 10 }, E: { kind: 'listed', to: 18 }, S: { kind: 'listed', to: 24 }, W: { kind: 'blocked' } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 2,
        elements: ['tide'],
        action: 'CROSS the cutting pond on the floating blocks.',
        result: [
          { say: 'Each one dips and gives you back. In the sixth a saw is frozen upright, and the swell is still sawing with it.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Land on the side of the masts.', do: [{ move: 10 }] },
              { label: 'Land on the side of the bare trees.', do: [{ move: 24 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        action: '(A) COUNT the inventory cord beside the door.',
        result: [
          {
            say:
              'Ten knots for hams, two for boots, a bow for the cake. Near the end is one for something round, tied hard and wetted so ' +
              'that it cannot be undone.',
          },
          { card: 290 },
          { flag: 'reservoir.hinted' },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BEFRIEND',
        cost: 2,
        action: 'BEFRIEND the woman with the lantern.',
        result: [
          {
            say:
              'Orla Venn wants to know how such a cake tastes, in places where the wedding happened. You tell her, with gestures, and ' +
              'she locks up and takes your arm.',
          },
          { card: 307 },
          { flag: 'orla.abroad' },
          {
            if: { flag: 'ring.found' },
            then: [
              { say: 'When you show her the ring she bites it to be sure, and laughs until she has to sit down.' },
              { gain: { morale: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 2,
        elements: ['sinew'],
        action: 'CARRY new blocks up from the pond.',
        result: [
          {
            say:
              'You hold them against the chest, where the cold makes you hurry. Out of the last one a live pike looks at you, in no ' +
              'distress.',
          },
          { gain: { help: 1 } },
          {
            pay: [{ overpower: 1 }],
            then: [{ say: 'You fetch the corner block too, the one nobody has been able to lift.' }, { gain: { coin: 2 } }],
          },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 2,
        action: 'PACK a bag from the ham end of the house.',
        result: [
          {
            say:
              'It planes off in pink curls and tastes of smoke and tea. Behind the last slice a small block holds one fork, labelled ' +
              'RETURN.',
          },
          { gain: { health: 1 } },
          {
            if: { flag: 'orla.knows' },
            then: [
              { say: "The cake's block has been sawn out, and on the sill stands one slice, with your name on a flag in it." },
              { gain: { morale: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 5,
        elements: ['tide', 'ember'],
        forbiddenIf: ['larder.broken'],
        action: 'BREAK open the one cloudy block.',
        result: [
          { flag: 'larder.broken' },
          { lose: { morale: 1 } },
          {
            if: { flag: 'reservoir.found' },
            then: [
              {
                say:
                  "It holds only the hollow of a round vessel, as sharp as a jelly mould, and a note in Orla's hand: SENT FOR, TOO " +
                  'LATE.',
              },
              { gain: { overpower: 1, coin: 1 } },
            ],
            else: [
              {
                say:
                  'It is cloudy because the thing inside is warm: a round copper vessel, full to the lip, that rolls across the floor ' +
                  'and does not spill.',
              },
              { card: 327 },
              { flag: 'reservoir.found' },
            ],
          },
          { if: { flag: 'reservoir.hinted' }, then: [{ say: 'You knew where to put the pick.' }, { gain: { boost: 1 } }] },
        ],
      },
    },
  },
  {
    num: 18,
    name: 'The Breathing Ice',
    sector: 1,
    region: 'A',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['look', 'help'] },
    vista: 'Blue shelf ice to the horizon, a dark seam where it thins, red flags on a rope, one hut with a lit window.',
    description:
      "The ice rises and sinks beneath you, slow as a sleeper's chest. A line of red flags crosses it to a hut with one lit window.",
    arrival: [{ damage: { kind: 'cold', n: 1 } }],
    compass: { N: { kind: 'listed', to: 11 }, E: { kind: 'listed', to: 19 }, S: { kind: 'star', to: 25 }, W: { kind: 'listed', to: 17 } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 3,
        forbiddenIf: ['ice.broken'],
        action: 'CROSS the shelf along the line of red flags.',
        result: [
          {
            say:
              'Whoever knotted these flags counted their steps and left the count in the knots. You walk in their arithmetic, and the ' +
              'ice never notices you.',
          },
          {
            choose: [
              { label: 'Follow the flags to the hut.', do: [{ move: 19 }] },
              { label: 'Leave the line and trust your own count.', do: [{ gain: { move: 1 } }, { move: 25 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 1,
        action: '(A) LISTEN with one ear against the frost.',
        result: [
          { say: 'Under the shelf something turns over and sighs. You learn how long it sleeps.' },
          { gain: { look: 1, boost: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 2,
        action: 'HAIL the lit window.',
        result: [
          { say: 'The lamp answers: two long, one short. The keeper wants news of anywhere else, and pays for it in soup.' },
          { gain: { morale: 1 } },
          { pay: [{ engage: 1 }], then: [{ say: 'You remember one more story, and it is worth a second bowl.' }, { gain: { health: 1 } }] },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 2,
        action: 'MEND the flag line where the wind has bitten it through.',
        result: [
          { say: 'Your knots are uglier than the old ones. They will hold.' },
          { gain: { coin: 1, random: 1 } },
          { flag: 'ice.line_mended' },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 'X',
        elements: ['tide'],
        action: 'CHIP a core from the oldest ice you can reach.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'A finger of blue glass. In it, one bubble of older air.' }, { gain: { coin: 1 } }],
              '3-4': [{ say: "An arm's length down, the ice remembers a summer." }, { card: 207 }],
              '5-6': [{ say: 'The last inch is warm.' }, { card: 207 }, { gain: { random: 1 } }],
            },
          },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 4,
        elements: ['tide'],
        action: 'BREAK the shelf where it is thinnest.',
        result: [
          { say: 'The shelf stops breathing. Then it lets you in.' },
          { flag: 'ice.broken' },
          { damage: { kind: 'cold', n: 1 } },
          { move: 136 },
        ],
      },
    },
    depart: {
      S: {
        verb: 'SLIDE',
        cost: 2,
        action: 'SLIDE off the pressure ridge to the south.',
        result: [{ say: 'You arrive sitting down.' }, { move: 25 }],
      },
      SE: {
        verb: 'SLIDE',
        cost: 3,
        action: 'SLIDE wide of the ridge, where the snow is older.',
        result: [{ say: 'Halfway down you pass a door in the ice, going the other way.' }, { gain: { look: 1 } }, { move: 26 }],
      },
    },
  },
  {
    num: 19,
    name: 'The Third Hook',
    sector: 1,
    region: 'A',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['look', 'take'] },
    vista:
      'Inside a tarred hut by firelight: stove, soup pot, three coat hooks, the third empty, a signal lamp on a string at the window, a ' +
      'white weasel.',
    description:
      'The hut holds a stove, a soup pot and three coat hooks, the third one empty. The lamp at the window is worked by a string, and ' +
      'the string is worn thin.',
    compass: { N: { kind: 'listed', to: 12 }, E: { kind: 'star', to: 20 }, S: { kind: 'star', to: 26 }, W: { kind: 'listed', to: 18 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 3,
        action: 'CLIMB out by the chimney ladder.',
        result: [
          {
            say:
              "From the roof you can see both of Orla's grievances: a dark lamp in the northeast, and a line of red dots that leads to " +
              'everything but it. You also see a shorter way.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Jump for the drift on the north side.', do: [{ move: 12 }] },
              { label: 'Jump for the drift on the west side.', do: [{ move: 18 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 2,
        action: '(A) WATCH the dark where the pole should be.',
        result: [
          {
            say:
              'Every hour the string is pulled, two long, one short. At the fourth a page slides in under the door, and outside there ' +
              'are no tracks.',
          },
          { card: 352 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 1,
        elements: ['ember'],
        action: 'HUM along with the stove.',
        result: [
          { say: 'The stove knows one tune, and only the low half of it.' },
          {
            if: { flag: 'iver.greets' },
            then: [
              { say: 'From under the floor comes the high half, and then a knock: two long, one short. The ladle stops in the air.' },
              { gain: { morale: 1, engage: 1 } },
              { flag: 'orla.knows' },
            ],
            else: [{ say: 'The lid of the soup pot does its best with the rest.' }, { gain: { boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'TEND',
        cost: 2,
        elements: ['sinew'],
        action: 'TEND the white weasel with its paw in the stove door.',
        result: [
          {
            say:
              'It has eaten the red lining out of two coats and blames the stove. It bites your bandage, finds it white, and goes up ' +
              'your sleeve to look for better.',
          },
          { card: 238 },
        ],
      },
      take: {
        verb: 'COLLECT',
        cost: 3,
        elements: ['bloom'],
        action: 'COLLECT what the rafters can spare.',
        result: [
          {
            say:
              'Smoked char, dried cloudberries, and onions on a string, each with its price in stories. You tell the long one about the ' +
              'airlock and cut down three.',
          },
          { gain: { health: 1 } },
          {
            if: { flag: 'purser.ashore' },
            then: [{ say: 'The purser enters them in his book and counts you out the change.' }, { gain: { coin: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'DAM',
        cost: 5,
        elements: ['stone'],
        forbiddenIf: ['hut.walled'],
        action: 'DAM the north wind with every block you can cut.',
        result: [
          {
            say:
              'By midnight it goes over the roof instead of through the wall, and the lamp flame stands up straight. Far off at the ' +
              'pole, something small and bright turns to face it.',
          },
          { flag: 'hut.walled' },
          { gain: { overpower: 1, random: 1 } },
          { lose: { time: 1 } },
          {
            if: { flag: 'orla.abroad' },
            then: [{ say: 'With Orla away, it is you who works the string that night.' }, { gain: { help: 1 } }],
          },
        ],
      },
    },
    depart: {
      E: {
        verb: 'FOLLOW',
        cost: 2,
        elements: ['sinew'],
        action: 'FOLLOW the warm smell eastward over the drifts.',
        result: [{ say: 'It is the smell of two hundred wet blankets, and it is standing up.' }, { move: 20 }],
      },
      S: {
        verb: 'SLIDE',
        cost: 2,
        action: 'SLIDE down the bank on the lid of the soup pot.',
        result: [{ say: 'The lid turns as it goes. You arrive backwards, in the middle of something red.' }, { move: 26 }],
      },
    },
  },
  {
    num: 20,
    name: 'The Turning Huddle',
    sector: 1,
    region: 'A',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['look', 'overpower'] },
    vista:
      'Two hundred shaggy white oxen packed in a slow spiral in blowing snow, steam rising from the middle, one calf outside the ring, ' +
      'a licked block of salt.',
    description:
      'Two hundred hoarbacks stand packed against the wind, turning slowly like a stirred pot. Each walks in to the middle, warms ' +
      'itself, and walks out again.',
    voice: 'Nobody is in charge of this. Look how well it goes.',
    arrival: [{ damage: { kind: 'cold', n: 1 } }],
    compass: { N: { kind: 'listed', to: 13 }, E: { kind: 'listed', to: 21 }, S: { kind: 'listed', to: 27 }, W: { kind: 'listed', to: 19 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['sinew'],
        forbiddenIf: ['herd.run'],
        action: 'CLIMB onto the broad backs and ride the turn.',
        result: [
          {
            say:
              'They allow it, as they allow snow. Once round takes an afternoon, and every side of the land goes by at the pace of ' +
              'chewing.',
          },
          {
            choose: [
              { label: 'Get down facing the mast.', do: [{ move: 13 }] },
              { label: 'Get down facing the long crack.', do: [{ move: 21 }] },
              { label: 'Get down facing the clock.', do: [{ move: 27 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 1,
        action: '(A) STUDY which of them goes in next.',
        result: [
          {
            say:
              'Not the oldest, not the strongest: the one that has just stopped shivering. They look you over, see that you have ' +
              'stopped too, and make room.',
          },
          { gain: { health: 1 } },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 3,
        elements: ['sinew'],
        forbiddenIf: ['herd.run'],
        action: 'TEACH the shut-out calf to push.',
        result: [
          {
            say:
              'You set your shoulder beside its shoulder until it understands that pushing is not rude here. It goes in, turns round, ' +
              'and pulls you after it by the cuff.',
          },
          { card: 292 },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 3,
        elements: ['stone'],
        action: 'BUILD a snow wall to windward.',
        result: [
          { say: 'It saves them one turn in three. They spend the time eating your wall, but only where your hands have left salt.' },
          { gain: { help: 1, boost: 1 } },
          {
            pay: [{ help: 1 }, { move: 1 }],
            then: [
              { say: 'You mortar the top course with spit and shavings of lick, and that course they guard.' },
              { gain: { random: 2 } },
            ],
          },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 'X',
        elements: ['stone'],
        action: 'CHIP at the salt they have licked into a saddle.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'A flake that stings the lip. Three cows follow you about until it is gone.' }, { gain: { coin: 1 } }],
              '3-4': [{ say: 'A lump hollowed by tongues to the shape of a cup; broth needs nothing else.' }, { gain: { health: 1 } }],
              '5-6': [
                { say: 'In the heart of it is a fern, salted green, from before there was ice. You eat half.' },
                { gain: { health: 1, random: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'CHASE',
        cost: 4,
        elements: ['sinew'],
        forbiddenIf: ['herd.run'],
        action: 'CHASE the whole huddle south.',
        result: [
          {
            say:
              'Two hundred backs unwind into a line and are gone. Where they stood lies a round of wet green grass, the only lawn on ' +
              'the ice.',
          },
          { flag: 'herd.run' },
          { gain: { overpower: 1 } },
          { lose: { morale: 1 } },
          {
            choose: [
              { label: 'Run with the last of them.', do: [{ gain: { random: 1 } }, { move: 27 }] },
              { label: 'Lie down on the grass.', do: [{ gain: { health: 1 } }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 24,
    name: 'Eight Chairs',
    sector: 1,
    region: 'A',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['engage', 'overpower'] },
    vista:
      'Eight folding chairs ringed on the ice round a bore hole and drill rig, snow seated in six, cups on two; notched stakes, bare ' +
      'treetops, a jay.',
    description:
      'Eight folding chairs stand in a ring round a hole in the ice. Snow is sitting in six of them, and on the other two there are ' +
      'cups.',
    voice: 'They asked me the way home. I told them, and they sat down to think about it.',
    compass: { N: { kind: 'listed', to: 17 }, E: { kind: 'listed', to: 25 }, S: { kind: 'listed', to: 52 }, W: { kind: 'listed', to: 51 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 1,
        action: 'FOLLOW the oldest ski tracks out of the ring.',
        result: [
          { say: 'Whoever made them was in no hurry: every mile they circle something, and it is always worth circling.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Stop where they circle a grey trunk.', do: [{ move: 52 }] },
              { label: 'Stop where they circle a cairn.', do: [{ move: 51 }] },
              { label: 'Stop where they circle a house of ice.', do: [{ move: 17 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 1,
        action: '(A) MEASURE the stakes they left.',
        result: [
          {
            say:
              'One stake for each week, one notch for each of them: eight, eight, five, two. The last has no notch and is wrapped in a ' +
              'page.',
          },
          { card: 352 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 3,
        action: 'ASK the woman who brushes the seats.',
        result: [
          {
            say:
              'They went down the hole one by one, says Tove from the wood, and every time the rest moved up a chair. There was a ninth ' +
              'chair, but a carpenter came over the ice and borrowed it.',
          },
          { gain: { morale: 1 } },
          { flag: 'chairs.ninth' },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 4,
        elements: ['gear'],
        action: "FREE the rig's windlass from its ice.",
        result: [
          {
            say:
              'You boil snow and pour until the drum lets go and the rope comes up. Tied into the end of it, with a good bow, are five ' +
              'pairs of boots.',
          },
          { gain: { help: 1, coin: 1 } },
          { flag: 'boots.found' },
          {
            pay: [{ look: 1 }, { take: 1 }],
            then: [{ say: 'In the toe of the smallest is a list: who snores, who sings, who must not be told.' }, { gain: { random: 2 } }],
          },
        ],
      },
      take: {
        verb: 'COLLECT',
        cost: 2,
        elements: ['gear'],
        action: 'COLLECT hoops from the ration barrels.',
        result: [
          {
            say:
              'Two of them are already ground to an edge and fitted with straps. Behind the tents the ice is scored with loops and one ' +
              'superb figure eight.',
          },
          { card: 213 },
        ],
      },
      overpower: {
        verb: 'FORCE',
        cost: 5,
        elements: ['ember', 'stone'],
        forbiddenIf: ['inch.taken'],
        action: "FORCE the drill down the last hand's breadth.",
        result: [
          {
            say: 'The bit screams, then purrs, and brings up an inch of core that steams in your palm. All eight chairs are suddenly dry.',
          },
          { card: 319 },
          { flag: 'inch.taken' },
          { lose: { health: 1 } },
        ],
      },
    },
  },
  {
    num: 25,
    name: 'The Engine in the Ice',
    sector: 1,
    region: 'A',
    terrain: ['ice', 'ruin'],
    crash: { pod: 2, pair: ['help', 'help'] },
    vista:
      "A small engine nose-down through the ice below a pressure ridge, its tail in the air, tiny willows in the guard's van window, a " +
      'woman beside a lame sledge, sagging rails.',
    description:
      "A small engine has gone nose first through the ice and stopped with its tail in the air. The guard's van behind it is level, and " +
      'its chimney smokes.',
    compass: { N: { kind: 'listed', to: 18 }, E: { kind: 'listed', to: 26 }, S: { kind: 'listed', to: 53 }, W: { kind: 'listed', to: 24 } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 2,
        action: 'CROSS the sagging rails, tie by tie.',
        result: [
          {
            say:
              'The trick is never to stop, the guard calls; the driver stopped for a goose. On the far side he hands you a mug and a ' +
              'ticket, punched.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Use the ticket eastward.', do: [{ move: 26 }] },
              { label: 'Use it southward, where the trees begin.', do: [{ move: 53 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SCOUT',
        cost: 4,
        action: "(A) SCOUT from the engine's upturned tail.",
        result: [
          {
            say:
              'The whole line lies before you, clock, cutting, carriages, plough, each of them waiting for this engine. You mark which ' +
              'stretches sag and which only look it.',
          },
          { gain: { time: 1, look: 1 } },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 3,
        elements: ['gear'],
        action: 'HUM into the funnel until the boiler joins in.',
        result: [
          {
            say:
              'One note makes the gauges shiver, and another makes the whistle whisper. A third opens the firebox door on a goose, ' +
              'sitting.',
          },
          { gain: { engage: 1, boost: 1 } },
          {
            pay: [{ help: 1 }],
            then: [
              { say: "You line her nest with waste cotton, and she lets you have the driver's watch out of it." },
              { gain: { coin: 2 } },
            ],
            else: [{ gain: { random: 1 } }],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 3,
        elements: ['gear'],
        action: 'MEND the lame sledge on the embankment.',
        result: [
          {
            say:
              'Its owner holds the lamp, and the opinion that you are doing it backwards. When the runner bears, Orla Venn sits you on ' +
              'the soup pot and says she was going your way, whichever it is.',
          },
          { card: 307 },
          { flag: 'orla.abroad' },
        ],
      },
      take: {
        verb: 'BORROW',
        cost: 3,
        elements: ['bloom'],
        action: "BORROW a willow from the guard's window box.",
        result: [
          { say: 'Emmet Voss writes a docket: one tree, autumn, standing. His only condition is that it should be shown a station.' },
          { card: 264 },
          {
            if: { flag: 'clock.going' },
            then: [
              { say: 'He sets his watch by the halt, which he can hear now, and forgets to charge you for the pot.' },
              { gain: { boost: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 6,
        elements: ['gear', 'tide'],
        forbiddenIf: ['wagon.up'],
        action: 'DRAG the mail wagon up out of the hole.',
        result: [
          { flag: 'wagon.up' },
          {
            if: { flag: 'gang.up' },
            then: [{ say: 'The navvies come down the line, still furious, and lend you their backs.' }, { gain: { boost: 2 } }],
            else: [{ say: 'You pull alone, and the chain freezes to both palms.' }, { card: 331 }],
          },
          {
            if: { flag: 'reservoir.found' },
            then: [
              { say: 'The wagon rises pouring, and its one dry crate has already been opened and signed for: O. VENN.' },
              { gain: { coin: 2, overpower: 1 } },
            ],
            else: [
              {
                say:
                  'The wagon rises pouring, and in its one dry crate sits a round copper vessel, full and warm, sent away by I. STROUD ' +
                  'with a line through RETURN TO.',
              },
              { card: 327 },
              { flag: 'reservoir.found' },
            ],
          },
        ],
      },
    },
  },
  {
    num: 26,
    name: 'The Red Snow',
    sector: 1,
    region: 'A',
    terrain: ['ice'],
    crash: { pod: 2, pair: ['help', 'take'] },
    vista:
      'A slope of crimson snow in pale sun, dye vats smoking, lines of wet red cloth, a woman with a rake, white weasels along the ' +
      'crest, rails at the foot.',
    description:
      "The slope grows red by itself, and Sunniva's rakers boil it down to dye flags with. Along the crest three dozen white weasels " +
      'watch the cloth dry.',
    compass: { N: { kind: 'listed', to: 19 }, E: { kind: 'listed', to: 27 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 25 } },
    actions: {
      move: {
        verb: 'RACE',
        cost: 3,
        elements: ['sinew'],
        action: 'RACE the weasels for the last wet flag.',
        result: [
          {
            say:
              'You run with it over your shoulder and a great many small breaths behind you. They pull up in a row before the rails; by ' +
              'some old treaty the line is not theirs.',
          },
          {
            choose: [
              { label: 'Take the rails towards the clock.', do: [{ move: 27 }] },
              { label: 'Take the rails towards the smoke.', do: [{ move: 25 }] },
              { label: 'Leave the flag to the smallest and climb to the hut.', do: [{ gain: { boost: 2 } }, { move: 19 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SEARCH',
        cost: 2,
        action: '(A) SEARCH the tally for the missing flag.',
        result: [
          {
            say:
              "Sixteen hundred dyed, fifteen hundred and ninety-nine set out. The other one lines the tally clerk's coat, and he " +
              'offers, with his eyes, to do your raking.',
          },
          { gain: { time: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 2,
        elements: ['gear'],
        action: 'HAIL the handcar on the line.',
        result: [
          {
            say:
              'Two sisters pump past, up and down, and toss you the end of their argument. You trot alongside until it is settled, in ' +
              'favour of jam.',
          },
          { gain: { morale: 1 } },
          { pay: [{ move: 1 }, { overpower: 1 }], then: [{ say: 'One more sprint and you are aboard, pumping for both.' }, { move: 29 }] },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 2,
        elements: ['bloom'],
        action: "HARVEST the red snow at Sunniva's side.",
        result: [
          { say: 'She rakes without looking down; her lips are busy counting you.' },
          {
            if: { flag: 'ice.line_mended' },
            then: [
              { say: 'She has seen your knots on the shelf ice, she says between numbers, and had better come along.' },
              { gain: { morale: 1 } },
              { card: 308 },
            ],
            else: [{ say: 'When the row is done she tells you your number, and shoulders her bag.' }, { card: 308 }],
          },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 2,
        elements: ['sinew'],
        action: 'TRAP a weasel under a barrel.',
        result: [
          {
            say:
              'What you catch is the barrel. Its hoops are gone; you find them by the rail, ground sharp and laid out side by side, a ' +
              'left and a right.',
          },
          { card: 213 },
          {
            pay: [{ coin: 1 }, { help: 1 }],
            then: [{ say: 'You leave red thread in return, and in the morning it has been plaited.' }, { gain: { random: 1, boost: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 4,
        elements: ['gear'],
        forbiddenIf: ['red.slid'],
        action: 'RING the great vat with a rake.',
        result: [
          {
            say:
              'Every weasel stands up. Then the slope, which had been thinking about it, comes down behind the sound in one red sheet, ' +
              'as far as the clock.',
          },
          { flag: 'red.slid' },
          { gain: { overpower: 1, random: 1 } },
          { lose: { health: 1 } },
        ],
      },
    },
  },
  {
    num: 27,
    name: 'Quarter-Past Halt',
    sector: 1,
    region: 'A',
    terrain: ['ice', 'ruin'],
    crash: { pod: 2, pair: ['help', 'overpower'] },
    vista:
      'A station clock alone beside rails on grey ice, frost on its hands at quarter past, a ticket booth in a drift, a weasel dragging ' +
      'a red flag.',
    description:
      'A station clock stands by the rails with nothing left of the station. Its hands say quarter past, and thick frost holds them to ' +
      'it.',
    arrival: [{ damage: { kind: 'cold', n: 1 } }],
    compass: { N: { kind: 'listed', to: 20 }, E: { kind: 'listed', to: 28 }, S: { kind: 'listed', to: 55 }, W: { kind: 'listed', to: 26 } },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['gear'],
        action: 'SLIDE along the polished rail with the wind behind you.',
        result: [
          { say: 'Every hundred yards a name board comes by, and on every board it is the same name.' },
          { if: { flag: 'red.slid' }, then: [{ say: 'The red slope has greased the rail all the way.' }, { gain: { move: 1 } }] },
          {
            choose: [
              { label: 'Let go at the drift that has a door in it.', do: [{ move: 138 }] },
              { label: 'Ride on into the cutting.', do: [{ move: 28 }] },
              { label: 'Roll off where the trees come close.', do: [{ move: 55 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        elements: ['tide'],
        action: '(A) COUNT the cracks that run out from under the clock.',
        result: [
          {
            say:
              'Sixty, evenly spaced: the ice has been keeping the minutes that the clock let fall. One is half drawn, and finishes ' +
              'while you bend over it.',
          },
          { card: 293 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 2,
        elements: ['sinew'],
        action: "PLAY tug-of-war with the weasel that has the guard's flag.",
        result: [
          {
            say:
              'It plays to win and, having won, brings the flag back to be lost again. After the seventh round it rolls itself up in ' +
              'the cloth and expects to be carried.',
          },
          { card: 238 },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 4,
        elements: ['gear'],
        forbiddenIf: ['clock.going'],
        action: 'CLEAN the ice out of the clockwork.',
        result: [
          {
            say:
              'A hairpin, a candle and your own breath get the ratchet free. It strikes quarter past, and then, without stopping for ' +
              'supper, everything it owes.',
          },
          { flag: 'clock.going' },
          { gain: { time: 1, help: 1 } },
          {
            pay: [{ look: 1 }, { help: 1 }],
            then: [{ say: 'You oil it with the last drop in your lamp, and it strikes one over.' }, { gain: { time: 1 } }],
          },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 3,
        action: 'CHIP the frost off the minute hand and keep it.',
        result: [
          {
            say:
              'The hand, relieved, drops to half past: fifteen minutes that nobody was using. In the tin they melt to one mouthful of ' +
              'water.',
          },
          { gain: { time: 1 } },
          { pay: [{ take: 1 }], then: [{ say: "The hour hand's frost is older, and fizzes." }, { gain: { boost: 2 } }] },
        ],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 3,
        elements: ['stone'],
        forbiddenIf: ['handle.taken'],
        action: 'TOPPLE the ticket booth out of its drift.',
        result: [
          {
            say:
              'It falls on its face, and its back door, which opened on solid ice, stays standing. You keep the handle, which goes on ' +
              'turning as if someone were trying it from the other side.',
          },
          { card: 329 },
          { flag: 'handle.taken' },
          { lose: { morale: 1 } },
        ],
      },
    },
  },
  {
    num: 136,
    name: 'The Warm Side',
    sector: 1,
    region: 'A',
    hidden: 'under',
    terrain: ['ice', 'cave'],
    vista:
      'A low ceiling of green-glowing ice over warm black shallows, one vast furred flank rising and falling in the dark, a man on a ' +
      'ladder combing it, red threads hanging down.',
    description:
      'Under the ice it is warm, knee-deep and green with lichen light. What you took for the far wall breathes out, and a man on a ' +
      'ladder goes on combing it.',
    compass: {
      N: { kind: 'blocked' },
      E: { kind: 'blocked' },
      S: { kind: 'star', to: 17, oneWay: true },
      W: { kind: 'star', to: 27, oneWay: true },
    },
    actions: {
      move: {
        verb: 'WADE',
        cost: 3,
        elements: ['tide', 'sinew'],
        action: 'WADE the length of the flank.',
        result: [
          {
            say:
              'You walk beside one animal until your legs are tired, and come to an ear. It is asleep too, but it turns to keep you in ' +
              'it.',
          },
          { gain: { morale: 1 } },
          { if: { flag: 'pool.drained' }, then: [{ say: 'Here the water is bath-hot and has towels in it.' }, { gain: { move: 1 } }] },
          {
            choose: [
              { label: 'Go up where a pond is being sawn.', do: [{ move: 17 }] },
              { label: 'Go up where something ticks.', do: [{ move: 27 }] },
              {
                label: 'Go up the bore hole, past a rope with a bow in it.',
                when: { flag: 'boots.found' },
                do: [{ gain: { look: 1 } }, { move: 24 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 1,
        action: '(A) TRACE the red threads that hang through the ceiling.',
        result: [
          {
            say:
              "Each is the tail of a flag, tied off down here. They follow her nose, back and rump exactly: Sunniva's line was never a " +
              'road, it is a fence to keep boots off a sleeper.',
          },
          { card: 342 },
          { flag: 'fence.known' },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 1,
        action: 'TEACH the man on the ladder his own greeting.',
        result: [
          {
            say:
              "Iver Stroud put out the lamp because she was being wrung dry to fill it, and has combed her ever since. The hut's signal " +
              'has gone from him; you tap it on a rung until he has it back, and he signs his shelf over to you.',
          },
          { card: 364 },
          { flag: 'iver.greets' },
          {
            if: { flag: 'ring.found' },
            then: [{ say: 'He looks at the ring and says he had been sure it was the other bath.' }, { gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 2,
        elements: ['sinew'],
        action: 'FEED her whatever is in your pockets.',
        result: [
          { say: 'A lip comes out of the dark, long as a sofa and much softer, and sorts the crumbs from the buttons.' },
          {
            if: { flag: 'oil.taken' },
            then: [
              { say: 'It smells the oil on your fingers and draws back, and behind it you see a raw place where there should be fur.' },
              { gain: { help: 1 } },
            ],
            else: [
              { say: 'Then it finds your sleeve, and your shoulder, and rests there with a tenth of its weight.' },
              { gain: { morale: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 'X',
        elements: ['bloom'],
        action: 'DIG lichen out of the ceiling.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'It comes off in crumbs that go on shining under your nails.' }, { gain: { boost: 2 } }],
              '3-4': [{ say: "A slab no larger than a school slate, bright enough to see what lives in Iver's beard." }, { card: 263 }],
              '5-6': [
                { say: 'The last slab was holding back daylight and the sole of a boot, which stamps twice, puzzled, and walks on.' },
                { card: 263 },
                { gain: { look: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 5,
        elements: ['sinew'],
        forbiddenIf: ['sleeper.woken'],
        action: 'SHOUT good morning into the ear.',
        result: [
          { say: 'An eye opens. It is as big as the hut, and the hut is in it, upside down, with its window lit.' },
          { flag: 'sleeper.woken' },
          { gain: { random: 2, overpower: 1 } },
          { lose: { health: 1 } },
        ],
      },
    },
    depart: {
      S: {
        verb: 'CLIMB',
        cost: 2,
        action: "CLIMB Iver's longest ladder towards the cutting pond.",
        result: [{ say: 'You surface among hams.' }, { move: 17 }],
      },
      W: {
        verb: 'FOLLOW',
        cost: 2,
        elements: ['stone'],
        action: 'FOLLOW the ticking along the western gallery.',
        result: [
          { say: "It grows louder and no more punctual. Near the top you go on all fours, in the dents of somebody else's knees." },
          { move: 27 },
        ],
      },
    },
  },
  {
    num: 137,
    name: 'Above the White',
    sector: 1,
    region: 'A',
    hidden: 'sky',
    terrain: ['sky'],
    vista:
      'Thin blue air, a vast red kite, the sun in a ring of ice light, a bunting on the bar; far below, white land dotted red, one dark ' +
      'post.',
    description:
      'Up here the sun wears a ring, and in the ring hangs a red kite with room on its bar for your hands. Far down, the whole white ' +
      'country breathes in.',
    voice: 'Now you see how little of it I light.',
    arrival: [{ damage: { kind: 'hypoxia', n: 1 } }],
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 140 }, S: { kind: 'listed', to: 143 }, W: { kind: 'listed', to: 140 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 3,
        always: true,
        action: 'STEER the kite down with your knees.',
        result: [
          {
            if: { flag: 'sky.signal_seen' },
            then: [{ say: 'From five other skies, five mirrors catch the sun and wait for a sixth.' }, { center: 443 }],
            else: [{ say: 'A bunting on the bar leans into every turn a moment before you do.' }, { flag: 'sky.signal_seen' }],
          },
          {
            if: { flag: 'fence.known' },
            then: [{ say: 'Below you the red dots close round a shape with its nose under its tail.' }, { gain: { look: 1 } }],
          },
          {
            choose: [
              { label: 'Lean towards the mast.', do: [{ move: 13 }] },
              { label: 'Lean towards the turning steam.', do: [{ move: 20 }] },
              { label: 'Lean towards the clock.', do: [{ move: 27 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
    },
  },
  {
    num: 138,
    name: 'The Room the Doors Share',
    sector: 1,
    region: 'A',
    hidden: 'within',
    terrain: ['ruin'],
    vista:
      'A small round room, doors of every colour in wall and ceiling, stove, logbook, red rag rug, a folding chair facing a black ' +
      'window, a moth.',
    description:
      'All the doors on the ice open into this one small round room: stove, logbook, red rag rug, a folding chair turned to a black ' +
      'window. Its seat is warm.',
    voice: 'Sit, if you are staying. I can wait with the kettle.',
    compass: {
      N: { kind: 'blocked' },
      E: { kind: 'blocked' },
      S: { kind: 'star', to: 16, oneWay: true },
      W: { kind: 'star', to: 12, oneWay: true },
    },
    actions: {
      move: {
        verb: 'WALK',
        cost: 2,
        action: 'WALK out by a door you did not come in by.',
        result: [
          {
            say:
              "They are Iver's work: he hung one wherever he slept, so as to have a way home from it. The brass plates have been " +
              'polished down to nothing.',
          },
          {
            choose: [
              { label: 'The blue one, which ticks.', do: [{ move: 27 }] },
              { label: 'The sooty one, nine paces round.', do: [{ move: 15 }] },
              { label: 'The slanting one, in the ceiling.', do: [{ gain: { move: 1 } }, { move: 26 }] },
              {
                label: 'The one that has lost its handle and swings.',
                when: { flag: 'handle.taken' },
                do: [{ gain: { boost: 2 } }, { move: 19 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 2,
        action: '(A) READ the logbook on the stove ledge.',
        result: [
          {
            say:
              'It lists everyone who has sat in the chair, and for how long: a minute, a minute, half a supper. The printed heading ' +
              'says that whoever stays until the kettle has boiled three times is keeper.',
          },
          { center: 442 },
          { gain: { look: 1 } },
          { if: { flag: 'chairs.ninth' }, then: [{ say: 'Under the seat is stencilled CREW, 9 OF 9.' }, { gain: { random: 1 } }] },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 2,
        action: 'CONFESS to the chair what you broke on your way here.',
        result: [
          {
            say:
              'You begin with the pod. The dent in the canvas deepens, as it would under someone leaning forward, and the kettle is ' +
              'moved to the warm side.',
          },
          { gain: { health: 1 } },
          {
            pay: [{ engage: 1 }, { overpower: 1 }],
            then: [{ say: 'You go on to the thing before the pod, and are handed a cup.' }, { card: 340 }],
          },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 2,
        elements: ['gear'],
        forbiddenIf: ['door.yours'],
        action: 'BUILD a door of your own in the last bare panel.',
        result: [
          {
            say:
              "Iver's planes hang where he left them, and he has pencilled the height. You hang it crooked, open it to see, and for a " +
              "moment there is your ship's galley, and someone scraping toast.",
          },
          { gain: { morale: 1 } },
          { flag: 'door.yours' },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 1,
        action: 'PLUCK the loose rag at the edge of the rug.',
        result: [
          {
            say:
              'It is a flag, and tied to the next, and that one to the next. Where the rug was the floor is clear ice, and a long way ' +
              'down a man looks up from his combing and waves.',
          },
          { card: 201 },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 4,
        elements: ['sinew'],
        forbiddenIf: ['night.shut'],
        action: 'WRESTLE the black door shut.',
        result: [
          {
            say:
              "It has stood a hand's breadth open for years, and the whole polar night has its shoulder to the other side. You win it " +
              'inch by inch; when the latch drops, the lamp goes up, and every other door turns out to have been painted.',
          },
          { flag: 'night.shut' },
          { gain: { overpower: 1, random: 1 } },
          { lose: { health: 1 } },
        ],
      },
    },
    depart: {
      W: {
        verb: 'WALK',
        cost: 2,
        action: 'WALK out by the door you would have knocked at.',
        result: [{ say: 'Outside, nineteen doors stand about like people who have just stopped talking.' }, { move: 12 }],
      },
      S: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['tide'],
        action: 'SLIDE down the laundry chute marked SOUTH, WET.',
        result: [{ say: 'It is an organ pipe, and you are the note.' }, { move: 16 }],
      },
    },
  },
];
