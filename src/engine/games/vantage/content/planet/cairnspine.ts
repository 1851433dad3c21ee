import type { Place } from '../kinds.ts';

/** Region D, Cairnspine: part of The Steps. */
export const cairnspine: readonly Place[] = [
  {
    num: 35,
    name: 'Boot Pass',
    sector: 2,
    region: 'D',
    terrain: ['peak'],
    crash: { pod: 3, pair: ['move', 'take'] },
    vista:
      'A windy notch between grey peaks, hundreds of boots nailed to poles, beans flowering in some, a barefoot trader on a rug, a fox ' +
      'carrying a slipper, warm flat stones.',
    description:
      'Nobody enters the Cairnspine in valley boots, so here they hang, hundreds of pairs nailed to poles. In some of them beans have ' +
      'come up.',
    compass: {
      N: { kind: 'star', to: 140, oneWay: true },
      E: { kind: 'star', to: 36 },
      S: { kind: 'star', to: 42 },
      W: { kind: 'listed', to: 34 },
    },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 2,
        elements: ['stone'],
        action: 'CROSS the pass barefoot, as the foot carved on the rock instructs.',
        result: [
          { say: 'The flat stones have lain in the sun since morning. The ache you landed with goes out through your heels.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'West, to the little barns.', do: [{ move: 34 }] },
              { label: 'South, to a stair with steps too high for people.', do: [{ move: 42 }] },
              { label: 'East, to a cliff that glitters.', do: [{ move: 36 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        action: '(D) COUNT the boots, and then the owners.',
        result: [
          {
            say:
              'Eight pairs have the tread of your own ship. All sixteen laces are tied in one bow, by people who expected to be ' +
              'laughing when they undid it.',
          },
          { gain: { look: 1, morale: 1 } },
          { flag: 'crew.boots' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 1,
        action: 'TRADE with the barefoot woman on the rug.',
        result: [
          { say: 'She deals in footing: which step holds, which tips, which one belongs to a goat with a temper.' },
          {
            pay: [{ coin: 1 }, { engage: 1 }],
            then: [{ say: 'She rolls a hoof across damp hide from top to bottom. That is the map.' }, { card: 343 }],
            else: [{ gain: { move: 1 } }],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 2,
        elements: ['bloom'],
        action: "MEND a child's boot that has split over a root.",
        result: [
          { say: 'You stitch around the bean. At the last stitch it lets go of the boot and takes your arm, two turns, above the elbow.' },
          { card: 265 },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 2,
        action: 'DIG under the pole where the ground is scuffed.',
        result: [{ say: "A fox's cellar: seventeen left slippers, and a small lamp that must have looked like a beetle." }, { card: 203 }],
      },
      overpower: {
        verb: 'CHASE',
        cost: 3,
        elements: ['sinew'],
        action: 'CHASE the fox that has your left boot.',
        result: [
          {
            say:
              'It runs just as fast as it has to, over three ridges and back. In the toe, when you get it, is a coin that you did not ' +
              'put there; your head is still on the second ridge.',
          },
          { gain: { coin: 1 } },
          { rollSkill: { n: 2, keep: ['move', 'overpower'], else: [{ gain: { boost: 1 } }] } },
          { card: 333 },
        ],
      },
    },
    depart: {
      N: {
        verb: 'STEER',
        cost: 3,
        elements: ['gear'],
        action: 'STEER a tarpaulin into the updraught at the northern lip.',
        result: [{ say: 'The poles drop away, four hundred soles all pointing up at you.' }, { move: 140 }],
      },
      E: {
        verb: 'CLIMB',
        cost: 3,
        action: 'CLIMB the ladder of iron nails to the east.',
        result: [{ say: 'No two nails are by the same smith, and all of them have been pecked.' }, { move: 36 }],
      },
      S: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['stone'],
        action: 'SLIDE with the scree, which is going south anyway.',
        result: [{ say: 'It has been slid so often that the corners are banked.' }, { gain: { boost: 1 } }, { move: 42 }],
      },
    },
  },
  {
    num: 36,
    name: 'The Nail Nests',
    sector: 2,
    region: 'D',
    terrain: ['peak'],
    crash: { pod: 3, pair: ['move', 'overpower'] },
    vista:
      'A cliff of jackdaw nests made of nails, spoons and clappers, flashing in thin light; a riveted iron hut, a handbarrow with a ' +
      'sail, one bird with a hanging wing.',
    description:
      'Jackdaws have covered this cliff with nests of nails, spoons and bell clappers. Below it crouches an iron hut, its door riveted ' +
      'shut from outside.',
    arrival: [{ damage: { kind: 'hypoxia', n: 1 } }],
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 37 }, S: { kind: 'listed', to: 43 }, W: { kind: 'star', to: 35 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 2,
        elements: ['gear'],
        action: 'STEER the sail-barrow along the summit track.',
        result: [
          { say: 'Whoever rigged it was in a hurry and left no brake. You stop it by running out of track.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Lean left, where a wire hangs over the gorge.', do: [{ move: 43 }] },
              { label: 'Lean right, along the crest.', do: [{ move: 37 }] },
              {
                label: 'Make for the cook the muleteers spoke of.',
                when: { flag: 'chairs.heard' },
                do: [{ gain: { engage: 1 } }, { move: 37 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 1,
        action: '(D) STUDY which nail goes to which nest.',
        result: [
          {
            say:
              'Hoof nails left, boot nails right, each row in the order of the path it fell on. The birds have filed the whole ' +
              'mountain.',
          },
          {
            choose: [
              { label: 'Copy the hoof side with a nail on hide.', do: [{ card: 343 }, { lose: { time: 1 } }] },
              { label: 'Learn the boot side by heart.', do: [{ gain: { look: 1 } }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BEFRIEND',
        cost: 3,
        elements: ['sinew'],
        action: 'BEFRIEND the jackdaw that is trying on your buckle.',
        result: [
          { say: 'You let it win the tug. It brings a nail, then a better nail, and then gets into your hood to see what else you own.' },
          { card: 240 },
        ],
      },
      help: {
        verb: 'TEND',
        cost: 2,
        elements: ['sinew'],
        action: 'TEND the bird with the hanging wing.',
        result: [
          {
            say:
              'You splint it with the handle of a spoon. The fee is dropped on your boot at once: a watch, wound this morning by a ' +
              'beak.',
          },
          { gain: { time: 1 } },
          { flag: 'jackdaw.tended' },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 1,
        action: 'DIG in the droppings under the oldest nests.',
        result: [
          { say: "Shiny things in layers, each generation's taste on top of the last." },
          { gain: { coin: 1 } },
          {
            pay: [{ take: 1 }],
            then: [{ say: "At arm's length you reach the age of thimbles, and it was a rich one." }, { gain: { coin: 1, boost: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'FORCE',
        cost: 4,
        elements: ['gear'],
        action: 'FORCE the riveted door.',
        result: [
          {
            if: { flag: 'bell.found' },
            then: [
              {
                say:
                  'Straw, and a sledge with a round hollow worn into it. The runners are bright: the load has been moved on, and not ' +
                  'long ago.',
              },
              { gain: { overpower: 1, coin: 1 } },
            ],
            else: [
              {
                say:
                  'Straw, a sledge, and on the sledge a bell wrapped in a wedding coat, with its clapper gone. You knock it with a ' +
                  'knuckle, and every bird on the cliff drops what it is holding.',
              },
              { card: 321 },
              { flag: 'bell.found' },
              { lose: { time: 1 } },
            ],
          },
        ],
      },
    },
    depart: {
      W: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB down the iron nails to the west.',
        result: [{ say: 'The jackdaws pull each one out behind you, inspect it and put it back.' }, { move: 35 }],
      },
    },
  },
  {
    num: 37,
    name: 'Soup for Eight',
    sector: 2,
    region: 'D',
    terrain: ['peak'],
    crash: { pod: 3, pair: ['look', 'look'] },
    vista:
      "A snowy saddle above the ice, eight ship's seats around a stone table laid for supper, an old woman ladling, white foxes, a " +
      'blinking mast, grass in torn seats.',
    description: "On the last saddle before the ice, eight ship's seats stand around a stone table. The soup in the bowls is hot.",
    voice: 'Eight came to see my lamp. Nobody had told them to bring a wick.',
    compass: {
      N: { kind: 'star', to: 139, oneWay: true },
      E: { kind: 'listed', to: 10 },
      S: { kind: 'listed', to: 44 },
      W: { kind: 'listed', to: 36 },
    },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 4,
        action: 'SNEAK a bowl from the table and get out of sight with it.',
        result: [
          {
            say:
              'You eat behind the mast: barley, goat, a great deal of pepper. When you creep back with the bowl, a napkin lies where ' +
              'you were going to put it.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Slip west, under the glittering cliff.', do: [{ move: 36 }] },
              { label: 'Slip south, up to the one green speck.', do: [{ move: 44 }] },
              { label: 'Slip east, down on to the ice.', do: [{ move: 10 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SEARCH',
        cost: 2,
        action: '(D) SEARCH beneath the seat cushions.',
        result: [
          { say: "Crumbs of your own ship's biscuit, and a letter folded eight times, once for each of them." },
          { card: 349 },
          {
            if: { flag: 'crew.boots' },
            then: [{ say: 'Number six had the boots with the odd heel; the footrest is worn to match.' }, { gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 2,
        action: 'CONFESS to the old woman with the ladle that you have nothing to bring.',
        result: [
          { say: 'Hanne Rood has worse: eleven years ago she carried off a bell, so that it could never again call anyone below.' },
          { flag: 'hanne.known' },
          {
            choose: [
              {
                label: 'Ask whom it called.',
                do: [
                  { say: 'Joss. Thirty went down to cut roots that day, and he was the one who always counted the others out.' },
                  { gain: { engage: 1, random: 1 } },
                ],
              },
              { label: 'Ask her to show you how the table is laid.', do: [{ card: 295 }] },
              {
                label: 'Put the ring beside her bowl.',
                when: { flag: 'joss.ring' },
                do: [
                  { say: 'She turns it to the light, reads two letters, and lays a ninth place with the good spoon.' },
                  { gain: { morale: 1, health: 1 } },
                  { card: 295 },
                ],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 3,
        elements: ['sinew'],
        action: 'FEED the white foxes, one to a chair.',
        result: [
          {
            say:
              'Hanne calls them by the names stencilled on the seats. Navigator Abara takes the rind from your fingers and carries it ' +
              'off to share.',
          },
          { gain: { morale: 1, help: 1 } },
          {
            if: { flag: 'hill.rung' },
            then: [{ say: 'Thirty notes come up from the valley, and Hanne counts them on the ladle.' }, { gain: { engage: 1 } }],
          },
        ],
      },
      take: {
        verb: 'COLLECT',
        cost: 4,
        elements: ['bloom'],
        action: 'COLLECT the grasses seeding in the torn upholstery.',
        result: [
          {
            say:
              "Thirty kinds, one from every step of the valley, out of eight people's pockets. Plaited, they take no spark from your " +
              "match, nor from Hanne's stove.",
          },
          { card: 325 },
          { lose: { time: 1 } },
        ],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 5,
        elements: ['gear'],
        action: 'TOPPLE the signal mast across the crevasse.',
        result: [
          {
            say:
              'It lands true and makes a bridge, still blinking the last thing it was told to send: SUPPER, SUPPER. Hanne goes on ' +
              'ladling with her back to you.',
          },
          { gain: { overpower: 1, move: 1, random: 1 } },
          { lose: { morale: 1 } },
          { flag: 'chairs.mast_down' },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 3,
        action: 'CLIMB down the hatch that Hanne keeps a rug on.',
        result: [
          { say: 'She holds you by the sleeve for four rungs, and after that by the collar, with the crook of her stick.' },
          { move: 139 },
        ],
      },
    },
  },
  {
    num: 42,
    name: 'The Goat Hour',
    sector: 2,
    region: 'D',
    terrain: ['peak'],
    crash: { pod: 3, pair: ['engage', 'engage'] },
    vista:
      "A mountain stair with thigh-high steps, a river of goats pouring down it at dusk, jackdaws riding on horned heads, a clerk's " +
      'shuttered booth, wool on a thorn-covered mound.',
    description:
      'The stair was cut for goats, and each step reaches to your thigh. Twice a day four thousand of them use it, and it is nearly ' +
      'time.',
    compass: { N: { kind: 'listed', to: 35 }, E: { kind: 'listed', to: 43 }, S: { kind: 'listed', to: 49 }, W: { kind: 'listed', to: 41 } },
    actions: {
      move: {
        verb: 'WADE',
        cost: 3,
        elements: ['sinew'],
        action: 'WADE upstream through the herd.',
        result: [
          {
            say:
              'Warm to the waist, and everybody else going the other way. A kid rides on your shoulders for a dozen steps and gets down ' +
              'at its stop.',
          },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Push on to the poles with boots on them.', do: [{ move: 35 }] },
              { label: 'Edge out under the wire.', do: [{ move: 43 }] },
              { label: 'Turn round and be carried.', do: [{ gain: { move: 1 } }, { move: 49 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 3,
        action: '(D) COUNT hooves, as the notice on the booth requests.',
        result: [
          { say: 'Fifteen thousand nine hundred and ninety-nine. You watch the one with three until you see where it keeps its weight.' },
          { card: 294 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BARGAIN',
        cost: 3,
        action: 'BARGAIN with the jackdaws for the bell clapper they are quarrelling over.',
        result: [
          { say: 'They want your buttons, and then your honest opinion of the buttons. The clapper, when you get it, is stamped XXX.' },
          { flag: 'bell.clapper' },
          {
            pay: [{ coin: 1 }, { engage: 1 }],
            then: [{ say: 'The smallest bird throws itself in to close the deal.' }, { card: 240 }],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        elements: ['sinew'],
        action: 'HARVEST the wool that the thorns have combed out.',
        result: [
          {
            say:
              'By the fourth armful the thorns are bare, and they are growing on a cairn. Its top stone comes away in your arms, felted ' +
              'like a hat.',
          },
          { card: 226 },
          { gain: { coin: 1 } },
        ],
      },
      take: {
        verb: 'BORROW',
        cost: 3,
        elements: ['gear'],
        action: "BORROW the clerk's stamp through the shutter.",
        result: [
          {
            say:
              'BACK WHEN COUNTED, says the sign. You stamp the back of your hand URGENT, and herders let you past for the rest of the ' +
              'day.',
          },
          { gain: { time: 1 } },
          {
            if: { holds: 310 },
            then: [
              { say: 'Dorrit Amsel takes the stamp from you, inks it and corrects you to DOMESTIC.' },
              { gain: { take: 1, boost: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'CHASE',
        cost: 3,
        elements: ['sinew'],
        forbiddenIf: ['goats.scattered'],
        action: 'CHASE the herd off the stair ahead of its hour.',
        result: [
          { say: 'Four thousand goats leave in every direction there is, and the stair is yours, with whatever they were standing on.' },
          { flag: 'goats.scattered' },
          { gain: { overpower: 1 } },
          {
            choose: [
              { label: 'Look what they were standing on.', do: [{ gain: { coin: 2 } }, { lose: { time: 1 } }] },
              { label: 'Run while it is empty.', do: [{ move: 43 }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 43,
    name: 'The Bean Wire',
    sector: 2,
    region: 'D',
    terrain: ['peak'],
    crash: { pod: 3, pair: ['engage', 'help'] },
    vista:
      'A rusted winding wheel on a gorge lip, its cable wound in flowering beans and lost in cloud, a jammed chair, a goat bell among ' +
      'the pods, a wren.',
    description:
      'A cable leaves the cliff here for the valley. Beans planted at the bottom have climbed it hand over hand, reached the wheel this ' +
      'summer, and jammed it.',
    compass: { N: { kind: 'listed', to: 36 }, E: { kind: 'listed', to: 44 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 42 } },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 3,
        elements: ['gear'],
        action: 'SLIDE along the wire, hung up by your belt.',
        result: [
          { say: 'Pods burst against your chin the whole way. Where the belt begins to smoke you can still choose.' },
          {
            choose: [
              { label: "Drop on to the goats' stair.", do: [{ move: 42 }] },
              { label: 'Swing off on the cliff path.', do: [{ gain: { boost: 1 } }, { move: 36 }] },
              { label: 'Ride to the end of the wire.', when: { flag: 'wire.freed' }, do: [{ gain: { move: 1 } }, { move: 40 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 1,
        action: '(D) WATCH what travels on the wire.',
        result: [
          {
            say:
              'A snail, a mitten, and the tip of a bean, which takes hold of the last spoke while you are there. You find you have been ' +
              'cheering.',
          },
          { gain: { morale: 1 } },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 2,
        action: 'HUM into the wire at the note it is on.',
        result: [
          {
            say:
              "From the valley end a voice hums back the hour, the number waiting and today's soup. The operator has gone to work every " +
              'morning since it stopped.',
          },
          { gain: { time: 1, engage: 1 } },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 3,
        elements: ['bloom'],
        action: 'MEND the old trellis, so that the beans may leave the wheel.',
        result: [
          { say: 'Overnight they take every rung, and one of your bootlaces as a deposit.' },
          { card: 265 },
          {
            if: { flag: 'bees.told' },
            then: [{ say: "Tobit Fenn's bees have found you up here, and are already in the flowers." }, { gain: { help: 1, boost: 1 } }],
          },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 3,
        elements: ['bloom'],
        action: 'PLUCK the goat bell that has grown in among the pods.',
        result: [
          { say: 'The stem squeaks. Across the gorge a whole file of goats looks up for the one they are supposed to be following.' },
          { card: 204 },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 4,
        elements: ['gear'],
        action: 'BREAK the brake off the wheel.',
        result: [
          { say: 'The chair goes one way, the counterweight drops down its shaft the other, and there is room for you on either.' },
          { flag: 'wire.freed' },
          {
            choose: [
              { label: 'Catch the chair by its footrest.', do: [{ card: 282 }, { lose: { health: 1 } }] },
              {
                label: 'Step on to the counterweight.',
                do: [{ say: 'Daylight shrinks to a coin, and you are still getting faster when the shaft turns warm.' }, { move: 139 }],
              },
            ],
          },
        ],
      },
    },
  },
  {
    num: 44,
    name: 'A Field the Size of a Bed',
    sector: 2,
    region: 'D',
    terrain: ['peak', 'field'],
    crash: { pod: 3, pair: ['engage', 'take'] },
    vista:
      'A summit no larger than a room, one plot of barley stalks behind a low wall, an ice-glazed dome in its middle, baskets of earth, ' +
      'a vulture turning below.',
    description:
      'On top of everything lies a field the size of a bed: eleven stalks of barley behind a knee-high wall. In the middle stands ' +
      'something round, cased in ice.',
    arrival: [{ damage: { kind: 'hypoxia', n: 1 } }],
    compass: { N: { kind: 'star', to: 37 }, E: { kind: 'blocked' }, S: { kind: 'star', to: 51 }, W: { kind: 'listed', to: 43 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 2,
        action: 'FOLLOW the vulture along the edge to where it turns.',
        result: [
          { say: 'It turns on a column of warm air that comes straight up the face and fills your coat to the buttons.' },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Spread the coat and step off.', do: [{ move: 140 }] },
              { label: 'Button the coat and go down to the wire.', do: [{ move: 43 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SCOUT',
        cost: 2,
        action: '(D) SCOUT the whole horizon, sitting down.',
        result: [
          {
            say:
              'North, a lamp and eight chairs; west, a wire with leaves; south, a cairn a good way east of where anyone would have put ' +
              'it.',
          },
          { gain: { look: 1, move: 1 } },
          {
            if: { flag: 'chairs.mast_down' },
            then: [{ say: 'A thread crosses the crevasse by the chairs now, and foxes are using it.' }, { gain: { boost: 1 } }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'BARGAIN',
        cost: 3,
        action: 'BARGAIN with the weather-seller, who is folding his table.',
        result: [
          { say: 'Ferrand Oake sells on approval: you stand in it first, and he takes back what pinches.' },
          {
            pay: [{ coin: 1 }, { engage: 1 }],
            then: [
              { say: "You buy a windless hour, slightly used, with a stranger's whistling still in it." },
              { gain: { time: 1, random: 1 } },
            ],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 2,
        elements: ['stone'],
        action: 'CARRY a basket of earth up the last hundred steps.',
        result: [
          { say: 'You crumble it in by hand along the wall. The field is longer now by one palm, and a worm has come up to see.' },
          { gain: { help: 1, boost: 1 } },
          { flag: 'field.earth' },
          {
            pay: [{ move: 1 }],
            then: [
              { say: 'You go down for another, and find it already half carried up by a party of schoolgirls.' },
              { gain: { random: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 2,
        elements: ['bloom'],
        action: 'PLUCK one of the eleven stalks.',
        result: [
          { card: 262 },
          {
            if: { flag: 'field.earth' },
            then: [{ say: 'You push one of its grains back in with your thumb, where your own basket went.' }, { gain: { boost: 1 } }],
            else: [{ say: 'Ten. It looked like a field before, and now it looks like ten stalks.' }, { lose: { morale: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 4,
        elements: ['stone'],
        action: 'BREAK the ice off whatever stands in the middle.',
        result: [
          {
            if: { flag: 'bell.found' },
            then: [
              {
                say:
                  'Ice all through, frozen inside a mould that is gone; THIRTY runs backwards around the rim. Beneath it a twelfth ' +
                  'stalk stands as high as a match.',
              },
              { gain: { overpower: 1, random: 1 } },
            ],
            else: [
              { say: 'Bronze. A bell without a clapper has been set down here like a bowl, to keep the frost off one green shoot.' },
              { card: 321 },
              { flag: 'bell.found' },
              { lose: { morale: 1 } },
            ],
          },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB down the northern rib towards the lamp.',
        result: [
          { say: 'Every handhold has been rubbed with candle, by a person who comes up here often with a basket on her back.' },
          { move: 37 },
        ],
      },
      S: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['stone'],
        action: 'SLIDE from slab to slab on the southern side.',
        result: [{ say: 'At the bottom is a heap of trouser buttons, which tells you that it usually ends well.' }, { move: 51 }],
      },
      SE: {
        verb: 'RACE',
        cost: 3,
        elements: ['sinew'],
        action: 'RACE the cornice southeast before it breaks.',
        result: [
          { say: 'It goes, and you go with it, standing, and are a mile out on the flat ice before you think to sit.' },
          { gain: { move: 1 } },
          { move: 24 },
        ],
      },
    },
  },
  {
    num: 49,
    name: 'Upfall',
    sector: 2,
    region: 'D',
    terrain: ['peak'],
    crash: { pod: 3, pair: ['take', 'take'] },
    vista:
      'A waterfall blown upward out of a sea gorge, combs of ice on the rim, nine people in oilskins, a heap of pebbles, a rope beneath ' +
      'the flow, gulls.',
    description:
      'The sea wind blows up this gorge so hard that the waterfall falls upward. On the rim sit nine people in oilskins, who all ' +
      'breathe out at once.',
    compass: { N: { kind: 'listed', to: 42 }, E: { kind: 'listed', to: 50 }, S: { kind: 'listed', to: 77 }, W: { kind: 'listed', to: 48 } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 3,
        elements: ['tide'],
        action: 'CROSS by the rope beneath the fall, where it is dry.',
        result: [
          {
            say: 'The river passes over you like a roof in a hurry. A trout goes by, climbing, and you could swear it had not planned to.',
          },
          {
            choose: [
              { label: 'Haul yourself out towards the mills.', do: [{ move: 48 }] },
              { label: 'Haul yourself out where the cloud pours.', do: [{ gain: { move: 1 } }, { move: 50 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SCOUT',
        cost: 3,
        action: '(D) SCOUT the sea from the lip, held by the belt.',
        result: [
          {
            say:
              'Straight below, kelp lies combed in one direction. Among it an iron bell is strolling along the bottom on two boots, and ' +
              'it stops to wave.',
          },
          { gain: { look: 1, morale: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 3,
        action: 'HUM one long breath with the nine.',
        result: [
          {
            say:
              'Four counts in, six out, and on the sixth the whole fall leans your way. The tenth oilskin, folded at the end of the ' +
              'row, is your size.',
          },
          { card: 296 },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 4,
        elements: ['stone'],
        forbiddenIf: ['upfall.dammed'],
        action: 'HARVEST the pebbles that the fall throws up.',
        result: [
          {
            say:
              'They drop on the same spot from noon to four, and the nine stack them by roundness. At five past there is a cairn, and a ' +
              'discussion about how you are spelled.',
          },
          { card: 366 },
          { gain: { coin: 1 } },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 3,
        elements: ['tide'],
        action: 'CHIP a comb of ice from the rim.',
        result: [
          {
            say:
              'One side is sea and the other is snow. Sucked by turns, it brings down a fever, and the loose tooth comes out with no ' +
              'trouble at all.',
          },
          { gain: { health: 1, take: 1 } },
        ],
      },
      overpower: {
        verb: 'DAM',
        cost: 4,
        elements: ['stone', 'tide'],
        forbiddenIf: ['upfall.dammed'],
        action: 'DAM the lip, so that the river has to go west.',
        result: [
          {
            say:
              'Three boulders turn it. It runs off down the old mill ditch with a noise like a crowd let out, and the nine get up on ' +
              'stiff knees to see over the edge. Your head went up with the last of the spray.',
          },
          { gain: { overpower: 1, random: 1 } },
          { card: 333 },
          { flag: 'upfall.dammed' },
        ],
      },
    },
  },
  {
    num: 50,
    name: 'Cloud Ford',
    sector: 2,
    region: 'D',
    terrain: ['peak'],
    crash: { pod: 3, pair: ['take', 'overpower'] },
    vista:
      'A notch between peaks where cloud pours through knee-deep like a river, marker poles with lamps, net-wringers with buckets, goat ' +
      'horns moving above the surface, a pine-choked wall.',
    description:
      'Every afternoon cloud comes through this notch like a river, knee-deep and cold. Some people ford it; others wring it out of ' +
      'nets and sell it by the bucket.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 51 }, S: { kind: 'listed', to: 78 }, W: { kind: 'listed', to: 49 } },
    actions: {
      move: {
        verb: 'WADE',
        cost: 2,
        elements: ['tide'],
        action: 'WADE the cloud from pole to pole.',
        result: [
          {
            say:
              'Something dog-high brushes past your shins. You decide that it is a dog, and by the third pole it has brought you ' +
              'a stick.',
          },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Come out on the side of the roaring.', do: [{ move: 49 }] },
              { label: 'Come out on the high side.', do: [{ move: 51 }] },
              { label: 'Go with the current, down to the sea.', do: [{ move: 78 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 2,
        action: '(D) LISTEN for whatever is lost in there.',
        result: [
          {
            say:
              'A clink: an empty goat collar, hung on the sixth pole. A paper is folded into the buckle: hired to H. Rood, one night, ' +
              'for a heavy load; returned unused.',
          },
          { card: 354 },
          { flag: 'receipt.read' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 2,
        elements: ['tide'],
        action: 'TRADE with the net-wringers.',
        result: [
          { say: 'The first cup is free, and so cold that your ears open.' },
          { gain: { health: 1 } },
          {
            pay: [{ coin: 1 }],
            then: [{ say: "For a coin they fill your hat with this morning's, the kind that rose off Corktarn." }, { gain: { boost: 2 } }],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 4,
        elements: ['bloom'],
        action: 'PRUNE the dwarf pines off a wall that somebody began.',
        result: [
          {
            say:
              "Dry-laid, level, and marked with a mason's 31: they had the stone for one more step, but not the people. Word of what " +
              'you are doing gets down to the Bell Terraces, where they finish it on better ground.',
          },
          { card: 365 },
        ],
      },
      take: {
        verb: 'BORROW',
        cost: 'X',
        action: "BORROW from the ford-keeper's hut, which has no door.",
        result: [
          {
            byX: {
              '1-2': [{ say: 'A pole, to be left on the other side for people coming back.' }, { gain: { move: 1 } }],
              '3-4': [
                { say: 'Oilskins. A coin is sewn into the hem, with a note: half of this is for returning them.' },
                { gain: { coin: 1, take: 1 } },
              ],
              '5-6': [
                { say: 'The lamp off the fifth pole. As long as you have it, strangers will be wading from four to six by guess.' },
                { gain: { random: 2, boost: 1 } },
                { lose: { morale: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 5,
        action: 'SHOUT the cloud back through the notch.',
        result: [
          {
            say: 'It stands up on end. For a count of six the bed of the ford lies bare: single boots, a cello, a cradle with its hood up.',
          },
          {
            choose: [
              { label: 'Snatch whatever shines.', do: [{ gain: { coin: 2, overpower: 1 } }, { lose: { health: 1 } }] },
              {
                label: 'Look in the cradle.',
                do: [
                  { say: 'Four eggs, and a goose that has been sitting in the fog with no idea of the time.' },
                  { gain: { overpower: 1, random: 1 } },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  {
    num: 51,
    name: 'The Cairn That Left',
    sector: 2,
    region: 'D',
    terrain: ['peak'],
    crash: { pod: 3, pair: ['overpower', 'overpower'] },
    vista:
      'A huge cairn on a bare ridge above the ice, empty stone rings trailing behind it, a herd boy at hung slates, thyme in the ' +
      'joints, a beacon basket.',
    description:
      'Everyone who passes takes a stone from the west side of this cairn and lays it on the east. In nine hundred years it has gone ' +
      'two miles.',
    voice: 'It is coming to see me. I have told it there is no hurry.',
    arrival: [{ damage: { kind: 'hypoxia', n: 1 } }],
    compass: { N: { kind: 'star', to: 44 }, E: { kind: 'listed', to: 24 }, S: { kind: 'listed', to: 79 }, W: { kind: 'listed', to: 50 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['stone'],
        action: 'CLIMB the cairn on the side it is leaving.',
        result: [
          {
            say:
              'You go up past porters, brides, a dog, and a surveyor who came to prove that it stands still. From the top you can see ' +
              'its whole road, laid out in rings.',
          },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Take the way it came.', do: [{ move: 50 }] },
              { label: 'Take the way it is going.', do: [{ move: 24 }] },
              { label: 'Take the crest to the green speck.', do: [{ move: 44 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 3,
        forbiddenIf: ['cairn.burned'],
        action: '(D) MEASURE from the newest ring to the foot of the cairn.',
        result: [
          {
            say:
              'A stride too long: on a single night forty stones were moved together, to see whether a bell would fit beneath. Under ' +
              'the forty-first is a paper about a goat.',
          },
          { card: 354 },
          { flag: 'receipt.read' },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 3,
        action: 'PLAY the hung slates with the herd boy.',
        result: [
          { say: 'His tune has a hole in it, which he keeps for the bell of the goat that walked off.' },
          {
            if: { holds: 204 },
            then: [
              { say: 'You ring it in the right place, and he is up and looking behind every rock before the bar is out.' },
              { gain: { engage: 1, random: 1 } },
            ],
            else: [{ gain: { engage: 1, boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 2,
        elements: ['stone'],
        action: 'BUILD it one stone further.',
        result: [
          { say: 'West side, east side, a hand flat on top. The porter behind you does two, and says that makes you both early.' },
          { gain: { time: 1 } },
          {
            if: { holds: 226 },
            then: [
              { say: 'The stone in your pack knocks against its neighbours as you pass, and the porter takes off his cap to it.' },
              { gain: { boost: 2 } },
            ],
          },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 3,
        elements: ['stone', 'bloom'],
        action: 'CHIP the thyme out of the joints.',
        result: [
          {
            say:
              'One root runs through four centuries of stones. The sprig in your hand was budding when the cairn was still out of sight ' +
              'of the ice.',
          },
          { card: 266 },
        ],
      },
      overpower: {
        verb: 'BURN',
        cost: 4,
        elements: ['ember'],
        action: 'BURN the beacon, basket and all.',
        result: [
          { say: 'Dry thyme goes up first, then paper, then sixty winters of tar. Out on the ice a window answers: two long, one short.' },
          { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 1 } }] } },
          { gain: { overpower: 1, engage: 1 } },
          { lose: { time: 1 } },
          { flag: 'cairn.burned' },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 3,
        elements: ['stone'],
        action: 'CLIMB the slabs to the north, against the grain.',
        result: [{ say: 'You pass trouser buttons on the way up, and before the top you have need of two.' }, { move: 44 }],
      },
    },
  },
];
