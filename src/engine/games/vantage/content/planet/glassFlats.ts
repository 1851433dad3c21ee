import type { Place } from '../kinds.ts';

/** Region I, Glass Flats: part of The Glasslands. */
export const glassFlats: readonly Place[] = [
  {
    num: 94,
    name: 'The Dew Nets',
    sector: 5,
    region: 'I',
    terrain: ['desert'],
    crash: { pod: 6, pair: ['move', 'move'] },
    vista:
      "Dawn at a grey forest's edge: nets of glass thread, a drop in every mesh; two lines of boot prints set in glass; an old man with " +
      'a bucket.',
    description:
      'Nets of spun glass comb the fog that leans out of the wood, a drop in every mesh. Beneath them run two sets of footprints, sunk ' +
      'in the ground while it was soft.',
    compass: { N: { kind: 'star', to: 66 }, E: { kind: 'listed', to: 95 }, S: { kind: 'listed', to: 101 }, W: { kind: 'listed', to: 121 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 4,
        action: 'FOLLOW the two sets of footprints.',
        result: [
          { say: 'One walker wore nailed boots; the other dragged the left foot and stopped often. Each time, the boots came back.' },
          { flag: 'prints.known' },
          {
            choose: [
              { label: 'Stay with the boots.', do: [{ gain: { move: 1 } }, { move: 101 }] },
              { label: 'Stay with the dragged foot.', do: [{ gain: { help: 1 } }, { move: 95 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SEARCH',
        cost: 1,
        elements: ['tide'],
        action: '(I) SEARCH the meshes before the sun does.',
        result: [
          { say: 'In the lowest net one drop has set hard around a gnat, which is still swimming. You drink its neighbours.' },
          { gain: { look: 1, health: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 3,
        action: 'TRADE news with Teodor Lisk, the net-keeper.',
        result: [
          { say: 'Lisk wants to hear about rain and nothing else, and interrupts only to ask how loud.' },
          { gain: { coin: 1 } },
          {
            pay: [{ engage: 1 }],
            then: [
              { say: 'You do the thunder with his bucket. He asks for it twice, and the second time he takes off his hat.' },
              { gain: { random: 1, boost: 1 } },
            ],
            else: [{ gain: { engage: 1 } }],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        elements: ['tide'],
        action: 'HARVEST the nets with him, bottom row first.',
        result: [
          { say: 'Begin at the top and the drops knock each other down; it cost Lisk a whole summer to find that out.' },
          {
            choose: [
              { label: 'Take wages.', do: [{ gain: { coin: 1, help: 1 } }] },
              {
                label: 'Take the thing in his hatband.',
                do: [{ say: 'A needle in a saucer of sand. It swings until it finds his chest, then yours.' }, { card: 234 }],
              },
            ],
          },
        ],
      },
      take: {
        verb: 'DRAW',
        cost: 3,
        action: 'DRAW a flask from the cask he is saving.',
        result: [
          { gain: { health: 1, take: 1 } },
          {
            if: { flag: 'dew.dammed' },
            then: [
              { say: 'With the stream held back there are three casks where there was one, and a frog sitting on the bung.' },
              { gain: { boost: 1 } },
            ],
            else: [{ say: 'He measures the level with a straw every night. By tonight you will be elsewhere.' }, { lose: { morale: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'DAM',
        cost: 4,
        elements: ['tide', 'stone'],
        forbiddenIf: ['dew.dammed'],
        action: 'DAM the night stream that runs out of the western caves.',
        result: [
          {
            say:
              'By midnight the stones hold, and a pond lies down on the glass. In the south a whole orchard tinkles, thirsty. One of the ' +
              'stones was glass, and has left its tip in your hand.',
          },
          { flag: 'dew.dammed' },
          { gain: { overpower: 1, random: 1 } },
          { card: 336 },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CROSS',
        cost: 2,
        action: 'CROSS from the last net into the grey wood.',
        result: [{ say: 'Three paces in, your boots stop making any noise at all.' }, { move: 66 }],
      },
    },
  },
  {
    num: 95,
    name: 'The Burnt Line',
    sector: 5,
    region: 'I',
    terrain: ['desert'],
    crash: { pod: 6, pair: ['move', 'look'] },
    vista:
      'A lens tall as a house on an iron cart, a bead of white fire before it, a black furrow curling away behind; a woman in smoked ' +
      'goggles; needle-legged birds.',
    description:
      'A woman in smoked goggles pushes a lens as tall as a house, and a bead of white fire walks before it. Behind her the melted ' +
      'furrow bends like handwriting.',
    voice: 'Someone down there is writing to me. The letters are larger than my window.',
    compass: { N: { kind: 'listed', to: 67 }, E: { kind: 'listed', to: 96 }, S: { kind: 'listed', to: 102 }, W: { kind: 'star', to: 94 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB the lens frame while it rolls.',
        result: [
          {
            say:
              'From the top rung the furrow has loops and a crossbar. Then the cart turns, and you have been carried farther than you ' +
              'climbed.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Step off where the ground shines like water.', do: [{ move: 96 }] },
              { label: 'Step off onto the dark stripe in the south.', do: [{ move: 102 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 1,
        action: '(I) READ the furrow from inside one stroke.',
        result: [
          { say: 'A dozen paces wide and half a day long: it could be an O. Henrike Mott began this word when her two sons were small.' },
          { gain: { look: 1, morale: 1 } },
          { flag: 'lens.word_known' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 1,
        elements: ['sinew'],
        action: 'TRADE your lunch for the good opinion of her birds.',
        result: [
          { say: 'Striders eat glass beads first, and after that whatever you are holding.' },
          {
            pay: [{ coin: 1 }, { engage: 1 }],
            then: [{ say: 'Henrike lets you have the one that has been sleeping in the warm end of a comma.' }, { card: 246 }],
            else: [{ gain: { engage: 1 } }],
          },
          {
            if: { flag: 'line.read' },
            then: [{ say: 'She takes off her goggles to hear how it looks from above.' }, { gain: { random: 1 } }],
          },
        ],
      },
      help: {
        verb: 'GUIDE',
        cost: 2,
        elements: ['ember'],
        action: 'GUIDE the fire along her chalk marks while she eats.',
        result: [{ say: 'Two hours, one serif. Where the bead lifts off, a hair of glass comes up with it, still lit.' }, { card: 215 }],
      },
      take: {
        verb: 'DRAW',
        cost: 3,
        elements: ['ember', 'stone'],
        action: 'DRAW a tile from the furrow before it sets.',
        result: [
          { say: 'You have as long as you can hold your breath. The tile cools into a mirror in which you have already turned away.' },
          { card: 218 },
          { damage: { kind: 'heat', n: 1 } },
        ],
      },
      overpower: {
        verb: 'BURN',
        cost: 4,
        elements: ['ember'],
        forbiddenIf: ['lens.blotted'],
        action: 'BURN a stroke of your own across her word.',
        result: [
          {
            say:
              'It is the largest mark you have ever made. Henrike watches it to the end, then sits down on the shaft of the cart and ' +
              'looks at her hands.',
          },
          { flag: 'lens.blotted' },
          { gain: { overpower: 2, boost: 1 } },
          { lose: { morale: 1 } },
        ],
      },
    },
    depart: {
      W: {
        verb: 'RACE',
        cost: 2,
        elements: ['sinew'],
        action: 'RACE the striders west to the nets.',
        result: [{ say: 'They let you lead to the first net, then run through it without bending a thread.' }, { move: 94 }],
      },
      NW: {
        verb: 'FOLLOW',
        cost: 3,
        action: 'FOLLOW the tail of the word to where it stops in the northwest.',
        result: [
          { say: "It ends one shadow's length short of the first tree. She measured at sunset, to be sure." },
          { gain: { look: 1 } },
          { move: 66 },
        ],
      },
    },
  },
  {
    num: 96,
    name: 'The Noon Lake',
    sector: 5,
    region: 'I',
    terrain: ['desert'],
    crash: { pod: 6, pair: ['move', 'engage'] },
    vista:
      'A mirage lake at white noon, a ferryman in a straw hat poling across it, a half-built jetty on dry glass, a rope rising from the ' +
      'water into empty sky.',
    description:
      'The lake is a trick of hot air, and its far shore keeps moving. A ferryman poles across it all the same, and a rope hangs down ' +
      'into it from nothing.',
    arrival: [{ damage: { kind: 'heat', n: 1 } }],
    compass: {
      N: { kind: 'listed', to: 68 },
      E: { kind: 'listed', to: 97 },
      S: { kind: 'listed', to: 103 },
      W: { kind: 'listed', to: 95 },
    },
    actions: {
      move: {
        verb: 'WADE',
        cost: 3,
        action: 'WADE into the lake that is not there.',
        result: [
          { say: 'Ankle-deep, and cold. You reach the other side with dry boots and wet socks.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Come ashore below a line of red washing.', do: [{ move: 97 }] },
              { label: 'Come ashore beside patched awnings.', do: [{ move: 103 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SEARCH',
        cost: 2,
        action: '(I) SEARCH the shimmer with your chin on the ground.',
        result: [
          {
            say:
              'Lie flat and the lake goes out like a lamp. What stays is a ring of posts, a dropped oar, and an anchor at the end of ' +
              'that rope.',
          },
          { gain: { look: 1, morale: 1 } },
          { flag: 'rope.anchor_known' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'ASK',
        cost: 2,
        elements: ['sinew'],
        action: 'ASK Silvan Cray what he charges for a dry crossing.',
        result: [
          { say: 'One fact, says the ferryman, that he could not have made up himself.' },
          {
            pay: [{ look: 1 }, { engage: 1 }],
            then: [
              { say: 'He likes yours so well that he whistles in his last passenger, which steps ashore one needle at a time.' },
              { card: 246 },
            ],
            else: [{ say: 'He has that one already, from a fish.' }, { gain: { boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 2,
        action: 'BUILD the next yard of his jetty.',
        result: [
          {
            say: 'The planks lie on bare glass. Before you have put the hammer down, something has tied up at the end and left a wet rope.',
          },
          { gain: { coin: 1 } },
          {
            pay: [{ help: 1 }],
            then: [
              { say: 'You nail on a cleat as well, and next morning find a gutted fish hung on it, addressed to you.' },
              { gain: { random: 1, boost: 1 } },
            ],
            else: [{ gain: { help: 1 } }],
          },
        ],
      },
      take: {
        verb: 'PACK',
        cost: 2,
        elements: ['tide'],
        action: 'PACK a jar with shimmer.',
        result: [
          { say: 'It has to be lidded in one movement, like a wasp. Inside, thumbnail-sized, a shore keeps backing away.' },
          { gain: { take: 1, coin: 1 } },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 5,
        elements: ['gear'],
        forbiddenIf: ['sea.adrift'],
        action: 'DRAG the anchor off the bottom.',
        result: [
          { say: 'The rope snaps straight upward, and whatever it was holding down leaves.' },
          { flag: 'sea.adrift' },
          {
            if: { flag: 'rope.anchor_known' },
            then: [{ say: 'You took the fluke, not the ring, so you keep your fingers.' }, { gain: { boost: 1 } }],
            else: [{ lose: { health: 1 } }],
          },
          {
            choose: [
              { label: 'Hold on.', do: [{ move: 149 }] },
              {
                label: 'Let go.',
                do: [{ say: 'The anchor goes by at the height of your hat, with a startled crab on it.' }, { gain: { overpower: 2 } }],
              },
            ],
          },
        ],
      },
    },
  },
  {
    num: 97,
    name: 'The Drying Ground',
    sector: 5,
    region: 'I',
    terrain: ['desert'],
    crash: { pod: 6, pair: ['move', 'help'] },
    vista:
      'Scarlet choir robes flying from lines between tall poles, a red cliff behind; a laundress scouring cloth in hot sand; one grey ' +
      'coat at the end.',
    description:
      'Two hundred scarlet robes dry above sand too hot to touch. At the end of the last line, pegged with more care than the rest, ' +
      'hangs one grey coat.',
    compass: { N: { kind: 'listed', to: 69 }, E: { kind: 'listed', to: 98 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 96 } },
    actions: {
      move: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB the tallest line pole.',
        result: [
          {
            say:
              'For a moment you see over the southern cliff: ash, a clock, a row of people on benches looking up at you. Then the pole ' +
              'bends and hands you down.',
          },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Let it put you down among grey trees.', do: [{ move: 69 }] },
              { label: 'Kick off towards the small chimneys.', do: [{ move: 98 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 2,
        action: '(I) READ the laundry mark in the grey coat.',
        result: [
          {
            say:
              'The letters are those you learned at school. In the lining lies a letter, washed so often that only two names have held; ' +
              'of the two coats brought in, one was fetched.',
          },
          { card: 351 },
          { if: { flag: 'prints.known' }, then: [{ say: 'The left hem is scuffed through.' }, { gain: { look: 1 } }] },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 3,
        action: 'CONFESS to Agathe Rusk over the scouring.',
        result: [
          {
            say:
              'She rubs harder at the worse parts. For penance she makes you lie down at midday under your own hat, and corrects the ' +
              'angle of the brim.',
          },
          { card: 303 },
          {
            if: { flag: 'robes.returned' },
            then: [
              { say: 'Six folded robes lie on her table, and forgiving has left her in the mood for more giving.' },
              { gain: { coin: 2 } },
            ],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 3,
        action: 'MEND the robe with the singed sleeve.',
        result: [
          {
            say:
              'The tenor in it stood too near the third chimney. Rusk pins your finished sleeve, looks at your shoulders, and does not ' +
              'take the robe back.',
          },
          { card: 372 },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 3,
        action: 'BARTER for something nobody fetched.',
        result: [
          { say: 'Her ledger is six robes short: they went in one night, their pegs left behind in a neat row.' },
          { flag: 'robes.missing_known' },
          {
            pay: [{ coin: 1 }],
            then: [{ say: 'She sells you a hood. Inside it you can hear what you meant to say.' }, { gain: { morale: 1, random: 1 } }],
            else: [{ gain: { take: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'CHASE',
        cost: 3,
        action: 'CHASE the robe that has just left the line.',
        result: [
          { say: 'It runs on its hem with both sleeves out. You bring it down after a mile, and it breathes out under you.' },
          {
            choose: [
              { label: 'Carry it home.', do: [{ gain: { overpower: 1, coin: 2 } }, { lose: { time: 1 } }] },
              {
                label: 'Put it on and keep running.',
                do: [{ say: 'It knew a lake.' }, { gain: { overpower: 1, boost: 1 } }, { move: 96 }],
              },
            ],
          },
        ],
      },
    },
  },
  {
    num: 101,
    name: 'The Struck Orchard',
    sector: 5,
    region: 'I',
    terrain: ['desert'],
    crash: { pod: 6, pair: ['look', 'engage'] },
    vista:
      'An orchard of mirrored glass trees, each a lightning bolt stood upright, blue sky broken among the twigs; a man on a ladder; wet ' +
      'pebbles crossing to the shade.',
    description:
      'Each tree is a bolt of lightning, dug out of the sand where it froze and stood up again. You are reflected in all of them, never ' +
      'at quite the same moment.',
    compass: {
      N: { kind: 'listed', to: 94 },
      E: { kind: 'listed', to: 102 },
      S: { kind: 'star', to: 108 },
      W: { kind: 'listed', to: 128 },
    },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 2,
        action: 'SNEAK between the trunks while your reflections look elsewhere.',
        result: [
          {
            say:
              'Move only when none of you is watching, and you gain on yourself. At the fence there is one fewer of you than at the ' +
              'gate.',
          },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Down the polished fork, which is hollow.', when: { flag: 'orchard.root_known' }, do: [{ move: 148 }] },
              { label: 'Out towards the nets.', do: [{ move: 94 }] },
              { label: 'Out towards the dark stripe in the east.', do: [{ move: 102 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 2,
        action: '(I) TRACE one bolt from twig to root.',
        result: [
          { say: 'Upward it forks past counting, downward only once. The lower fork has been polished by hands.' },
          { gain: { look: 1 } },
          { flag: 'orchard.root_known' },
          { continue: 'must', with: 'move' },
        ],
      },
      engage: {
        verb: 'BARGAIN',
        cost: 3,
        action: 'BARGAIN with your reflection over which of you leaves.',
        result: [
          { gain: { morale: 1 } },
          {
            if: { flag: 'shadow.left' },
            then: [
              { say: 'It has a shadow and you have none, which strengthens its case. You toss a coin for it, and both of you catch it.' },
              { gain: { random: 1 } },
            ],
            else: [{ say: "It asks for your name and accepts the recipe for your mother's bread. It bows first." }],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 4,
        elements: ['ember'],
        action: "PRUNE Dov Ashlar's oldest tree.",
        result: [
          {
            say:
              'He points, you saw. Then he files the stump to a tip, so the next storm will know where it left off, and lets you keep ' +
              'the cutting.',
          },
          { card: 218 },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 1,
        elements: ['tide'],
        action: 'TRAP a pebble on its way to the shade.',
        result: [
          {
            if: { flag: 'dew.dammed' },
            then: [{ say: 'With the stream gone they are crossing in dozens. You only have to put down a boot.' }, { card: 232 }],
            else: [
              { say: 'They cover a yard an hour, and change direction when you blink.' },
              {
                pay: [{ take: 1 }, { move: 1 }],
                then: [{ say: 'You get one by sitting in front of it and becoming shade.' }, { card: 232 }],
                else: [{ gain: { boost: 1 } }],
              },
            ],
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 3,
        elements: ['ember'],
        forbiddenIf: ['orchard.spent'],
        action: 'RING the tallest bolt with a mallet.',
        result: [
          {
            say:
              'The strike it was made from leaves again, upward, with a smell of tin. Ashlar looks at the dull glass, crosses the tree ' +
              'out of his book, and charges you for the ink, but not for the twig in your thumb.',
          },
          { flag: 'orchard.spent' },
          { gain: { overpower: 2 } },
          { card: 336 },
        ],
      },
    },
    depart: {
      S: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['stone'],
        action: 'SLIDE over the glass shore to the wave.',
        result: [{ say: 'You brake with your heels and write two long lines that will be here in a thousand years.' }, { move: 108 }],
      },
    },
  },
  {
    num: 102,
    name: 'A Shadow With No Tower',
    sector: 5,
    region: 'I',
    terrain: ['desert'],
    crash: { pod: 6, pair: ['look', 'help'] },
    vista:
      'The long battlemented shadow of a tower across white glass, no tower anywhere; people and handcarts walking inside it; iron pegs ' +
      'along one edge; a girl with a rag.',
    description:
      'The shadow of a tower lies across the flats, battlements and all, and there is no tower. A camp of families moves along inside ' +
      'it, a pace a minute.',
    voice: 'I looked for the tower, too. Look for noon instead.',
    compass: {
      N: { kind: 'listed', to: 95 },
      E: { kind: 'listed', to: 103 },
      S: { kind: 'listed', to: 109 },
      W: { kind: 'listed', to: 101 },
    },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 3,
        action: 'FOLLOW the shadow back to its foot.',
        result: [
          { say: 'It narrows and grows cold. At the foot lies the shadow of a door, ajar, cut to your height.' },
          {
            choose: [
              { label: 'Step onto the door.', do: [{ say: 'It gives, and swings down on cold hinges.' }, { move: 150 }] },
              { label: 'Walk to the battlements instead.', do: [{ gain: { move: 1 } }, { move: 103 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 1,
        action: '(I) LISTEN with an ear on the dark ground.',
        result: [
          { say: 'Somebody is climbing stairs with a bucket. The walkers set their children to sleep by it.' },
          { gain: { look: 1, morale: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 2,
        action: 'HUM the walking tune with Anton Sool.',
        result: [
          {
            say:
              'Hurry it and you step into the sun, drag it and you tread on the people behind. Sool has kept it for fifty years with ' +
              'one wooden shoe.',
          },
          { gain: { time: 1, boost: 1 } },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 4,
        action: 'FEED the camp from your own pack.',
        result: [
          { say: 'They eat walking. Sool scratches a ring around your feet, an hour wide, and from then on everyone goes around it.' },
          { card: 371 },
          {
            if: { flag: 'shade.unpegged' },
            then: [
              { say: 'The children have strung the pulled pegs into a rattle, and it is given to you with ceremony.' },
              { gain: { morale: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 2,
        elements: ['stone', 'tide'],
        action: 'CHIP loose the stone that has lain longest in the dark.',
        result: [{ say: 'Wet through. It has been crying since the pegs went in, says a girl, and lends you a rag.' }, { card: 232 }],
      },
      overpower: {
        verb: 'FORCE',
        cost: 5,
        elements: ['gear'],
        forbiddenIf: ['shade.unpegged'],
        action: "FORCE out the iron pegs along the shadow's edge.",
        result: [
          {
            say:
              'Bertrand Olle of Nine Awnings hammered them in, to keep a corner of it over his square. The last peg flies, and the ' +
              'shadow swings round and takes its people with it.',
          },
          { flag: 'shade.unpegged' },
          { gain: { overpower: 1 } },
          { for: { who: 'all', where: 'here', do: [{ gain: { random: 1 } }] } },
          { lose: { time: 1 } },
        ],
      },
    },
  },
  {
    num: 103,
    name: 'Nine Awnings',
    sector: 5,
    region: 'I',
    terrain: ['desert', 'settlement'],
    crash: { pod: 6, pair: ['look', 'take'] },
    vista:
      'A town square under nine patched awnings, striped light; a caged sundial beside a bare tenth pole; a clerk at a lectern; figs; a ' +
      'man with scorched sleeves.',
    description:
      'Nine patched awnings cover a town where nobody owns ground, only shade, by the hour. In the one sunny spot, beside a bare tenth ' +
      'pole, a sundial stands in a locked cage.',
    compass: { N: { kind: 'star', to: 96 }, E: { kind: 'listed', to: 104 }, S: { kind: 'listed', to: 110 }, W: { kind: 'star', to: 102 } },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 2,
        action: "SLIDE down the water-carriers' chute.",
        result: [
          { say: "Wet glass, four turns, straight through somebody's kitchen. You overtake a melon." },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Stick out the left foot.', do: [{ move: 104 }] },
              { label: 'Stick out the right foot.', do: [{ move: 110 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 2,
        action: '(I) LISTEN to Bertrand Olle auction the morning.',
        result: [
          {
            say:
              "He sells eleven o'clock in slices. One slice goes every day to a man with scorched sleeves, who pays and leaves it " +
              'empty.',
          },
          { gain: { look: 1 } },
          { flag: 'cato.hour_known' },
          {
            if: { flag: 'shadow.left' },
            then: [{ say: 'Olle glances at the bare ground under you and strikes your name from the tax roll.' }, { gain: { coin: 2 } }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 3,
        action: 'HUM along with whoever has scorched his sleeves here.',
        result: [
          { say: 'Cato hums breathing in as well as out; his eleven chimneys taught him never to leave a gap.' },
          {
            if: { flag: 'cato.hour_known' },
            then: [
              { say: "You ask whose hour that is. He leaves a gap, and then he says: Ikram's, if Ikram ever came." },
              { flag: 'cato.sorry' },
              { card: 316 },
            ],
            else: [{ pay: [{ engage: 1 }, { help: 1 }], then: [{ card: 316 }], else: [{ gain: { engage: 1 } }] }],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 2,
        elements: ['bloom'],
        action: "PRUNE the shade vine where it trespasses on two o'clock.",
        result: [
          { say: 'Three neighbours hold the ladder to see that you cut no minute of theirs.' },
          { gain: { coin: 1 } },
          {
            if: { flag: 'shade.unpegged' },
            then: [
              { say: 'Since the long shadow left, the vine is all the square has. They watch every leaf come down.' },
              { lose: { morale: 1 } },
              { gain: { coin: 1 } },
            ],
            else: [{ gain: { help: 1 } }],
          },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 2,
        elements: ['bloom'],
        action: 'PLUCK the fig that hangs over the cage.',
        result: [
          { say: 'Alone in the whole town it has ripened in full sun. Half the street comes out to see you eat it.' },
          { gain: { morale: 1 } },
          { pay: [{ engage: 1 }], then: [{ say: 'You describe each pip aloud, and they pay by the pip.' }, { gain: { coin: 2 } }] },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 5,
        elements: ['gear'],
        forbiddenIf: ['awnings.dial_open', 'noon.rung'],
        action: 'BREAK the cage at the stroke of midday.',
        result: [
          {
            say:
              'For one minute the bars throw no shadow, and the lock cannot tell its inside from its outside. In the foot of the dial ' +
              'lies a key the colour of that minute.',
          },
          { flag: 'awnings.dial_open' },
          { card: 328 },
          { lose: { morale: 1 } },
        ],
      },
    },
    depart: {
      N: {
        verb: 'WADE',
        cost: 2,
        action: 'WADE north, shoes in hand, towards the ferryman.',
        result: [{ say: 'The townspeople wave as one waves to swimmers.' }, { move: 96 }],
      },
      W: {
        verb: 'WALK',
        cost: 2,
        action: 'WALK west along the row of peg holes.',
        result: [{ say: 'Each hole is an hour from the last; you are early for all of them.' }, { move: 102 }],
      },
      NE: {
        verb: 'FOLLOW',
        cost: 3,
        action: 'FOLLOW a scarlet thread snagged on the tenth pole, northeast.',
        result: [
          { say: 'It unwinds from a sleeve half a day away. You arrive with a ball the size of your head.' },
          { gain: { take: 1 } },
          { move: 97 },
        ],
      },
    },
  },
  {
    num: 104,
    name: 'The Ash Platform',
    sector: 5,
    region: 'I',
    terrain: ['desert'],
    crash: { pod: 6, pair: ['look', 'overpower'] },
    vista:
      'A railway platform without rails in grey ash: benches, a big clock, geraniums; passengers buried to the knee; a stationmistress ' +
      'with a green flag; a red cliff northward.',
    description:
      'Benches, a clock and a flower box stand on a platform to which no rails lead. A stationmistress calls out the eruptions to ' +
      'passengers seated in ash to the knee.',
    voice: 'The next departure is always the one nobody packed for.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 105 }, S: { kind: 'listed', to: 111 }, W: { kind: 'listed', to: 103 } },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 2,
        action: 'SNEAK through the barrier among the luggage.',
        result: [
          { say: "Behind the trunks a cellar of lost umbrellas keeps last winter's cool, and goes on in three directions." },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Surface by the fire-breathing chimneys.', when: { not: { flag: 'choir.dammed' } }, do: [{ move: 105 }] },
              { label: 'Surface among the humming plates.', do: [{ move: 111 }] },
              { label: "Surface under somebody's awning.", do: [{ move: 103 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'MEASURE',
        cost: 2,
        elements: ['gear'],
        forbiddenIf: ['platform.clock_stopped'],
        action: '(I) MEASURE the clock against the shaking of the bench.',
        result: [
          {
            say:
              'The clock is right; the hour is running late. Philippa Stour stamps your figures and pins them up as official, then ' +
              'makes you a copy.',
          },
          { card: 346 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 2,
        action: 'CALM the passengers for the cancelled four-ten.',
        result: [
          {
            say: 'They have been packed since spring. You ask each what they mean to do on arrival, and two of them get up and do it here.',
          },
          {
            pay: [{ engage: 1 }, { help: 1 }],
            then: [{ say: 'A third unpacks her cello, and the bench goes quiet by itself.' }, { gain: { random: 2 } }],
            else: [{ gain: { engage: 1, boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'TEND',
        cost: 2,
        elements: ['bloom'],
        action: 'TEND the flower box.',
        result: [
          {
            say: 'The geraniums keep to the board as well: bud, open, drop, to the minute. You water them at six past and gain on the day.',
          },
          { gain: { time: 1 } },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 'X',
        action: 'DIG for lost luggage in the drift.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'A hatbox. In it, a smaller hatbox, and a coin for the porter.' }, { gain: { coin: 1 } }],
              '3-4': [{ say: 'A shawl so fine you took it for more ash.' }, { card: 208 }],
              '5-6': [
                { say: 'A shawl, and the lady it belongs to, who would like to know the time.' },
                { card: 208 },
                { gain: { engage: 1, coin: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 4,
        elements: ['gear'],
        forbiddenIf: ['platform.clock_stopped'],
        action: 'BREAK the platform clock.',
        result: [
          {
            say:
              'Without it every vent goes when it likes, and all the passengers leave at once, laughing, in the wrong hats. Stour folds ' +
              'her flag in four.',
          },
          { flag: 'platform.clock_stopped' },
          {
            choose: [
              { label: 'Leave with them.', do: [{ gain: { overpower: 1, boost: 1 } }, { move: 111 }] },
              { label: 'Stay and sweep up the hands.', do: [{ gain: { overpower: 2 } }, { lose: { morale: 1 } }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 108,
    name: 'The Standing Wave',
    sector: 5,
    region: 'I',
    terrain: ['desert'],
    crash: { pod: 6, pair: ['engage', 'overpower'] },
    vista:
      'A green glass wave three houses high, stopped in the act of breaking, herring inside, a rowing boat hung in its face; women with ' +
      'sieves; powder foam; low sun.',
    description:
      'A sea once broke here and turned to glass in the act: one green wave, three houses high, with herring in it. In its face hangs a ' +
      'rowing boat, both oars out.',
    compass: {
      N: { kind: 'listed', to: 101 },
      E: { kind: 'listed', to: 109 },
      S: { kind: 'star', to: 148, oneWay: true },
      W: { kind: 'listed', to: 135 },
    },
    actions: {
      move: {
        verb: 'WADE',
        cost: 2,
        action: 'WADE through the powdered foam.',
        result: [
          { say: 'It squeaks like snow and closes behind you. Something beneath it is going your way and lets you have the lead.' },
          {
            choose: [
              { label: 'To the cave mouth.', do: [{ move: 135 }] },
              { label: 'To the black crater.', do: [{ move: 109 }] },
              { label: 'To the bright trees.', do: [{ gain: { move: 1 } }, { move: 101 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 2,
        elements: ['tide'],
        action: '(I) LISTEN inside the curl.',
        result: [
          {
            say:
              'Between the roar and the gulls there is a whistle: a bottle neck, flush with the glass. You get the paper out by ' +
              'breathing in.',
          },
          { card: 351 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'PLAY',
        cost: 2,
        elements: ['tide'],
        action: 'PLAY the crest with a wet finger.',
        result: [{ say: 'Inside, every herring turns to face you by the width of a scale.' }, { gain: { morale: 1, engage: 1 } }],
      },
      help: {
        verb: 'HARVEST',
        cost: 3,
        elements: ['bloom'],
        action: 'HARVEST glass roe with the shore women.',
        result: [
          {
            say:
              'Each bead has an eye in it, and the women sort them by what they are looking at. Those that watched you all day are ' +
              'yours.',
          },
          { gain: { coin: 2 } },
          {
            pay: [{ help: 1 }],
            then: [
              { say: 'While you rinse the sieves the oldest woman tells you when the boat was last seen to move.' },
              { gain: { random: 1, boost: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 2,
        action: 'SALVAGE the oar that juts from the glass.',
        result: [
          { say: 'Somebody shortened it for a crutch and shod the end.' },
          { gain: { morale: 1 } },
          {
            if: { flag: 'prints.known' },
            then: [
              { say: 'Boot nails, seven of them. You know what left foot this was for, and whose boots went without.' },
              { gain: { help: 1, look: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 5,
        elements: ['gear', 'tide'],
        forbiddenIf: ['wave.opened'],
        action: 'DRAG the boat out of the wave.',
        result: [
          {
            say:
              'Stern first it slides out, and leaves its own shape behind. Cold green air blows out of the shape, and ripples lead in ' +
              'like stairs.',
          },
          { flag: 'wave.opened' },
          {
            choose: [
              { label: 'Go in by the ripples.', do: [{ gain: { overpower: 1 } }, { move: 148 }] },
              { label: 'Stay, and strip the boat.', do: [{ gain: { coin: 2, overpower: 1 } }, { lose: { time: 1 } }] },
            ],
          },
        ],
      },
    },
    depart: {
      S: {
        verb: 'SLIDE',
        cost: 3,
        elements: ['tide'],
        action: 'SLIDE under the belly of the wave, south.',
        result: [{ say: 'A herring keeps pace with you as far as its place in the glass allows.' }, { move: 148 }],
      },
    },
  },
  {
    num: 109,
    name: 'The Scarlet Crater',
    sector: 5,
    region: 'I',
    terrain: ['desert'],
    crash: { pod: 6, pair: ['help', 'help'] },
    vista:
      'A crater of black glass filled with an unfinished scarlet balloon; two brothers with glass needles; a measuring thread around ' +
      'the rim; a kettle; a single shadow on a stair.',
    description:
      'In a crater of black glass two brothers are sewing something scarlet that already fills half of it. They see you, lower their ' +
      'needles, and move to stand in front of a laundry mark.',
    compass: { N: { kind: 'listed', to: 102 }, E: { kind: 'listed', to: 110 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 108 } },
    actions: {
      move: {
        verb: 'WALK',
        cost: 3,
        action: 'WALK the rim with the measuring thread.',
        result: [
          { say: 'Quill Mott pays it out and calls the girth. You end where you began, with more of the day left than when you set off.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Walk off west, with the thread.', do: [{ gain: { boost: 1 } }, { move: 108 }] },
              { label: 'Walk off east, on tiptoe.', do: [{ move: 110 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        forbiddenIf: ['noon.rung'],
        action: '(I) COUNT the shadows at midday.',
        result: [
          { say: 'There should be none. There is one, without an owner, going down a flight of steps and holding up its skirts.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Go after it, out of the heat.', do: [{ move: 150 }] },
              { label: 'Allow it its privacy.', do: [{ gain: { look: 2 } }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BEFRIEND',
        cost: 3,
        elements: ['ember'],
        action: 'BEFRIEND Abel Mott, who makes the needles.',
        result: [
          { say: 'He draws each one from hot slag by his own pulse, and takes your wrist to find out what size you would make.' },
          { card: 302 },
          {
            if: { flag: 'line.read' },
            then: [
              {
                say:
                  'You tell them what their mother is writing on the flats. Quill sits down on the kettle: all those years of suppers ' +
                  'left on the stove, for a letter to a lamp.',
              },
              { gain: { morale: 1, coin: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 3,
        action: 'MEND the seam that keeps opening.',
        result: [
          {
            choose: [
              {
                label: 'Sew it double.',
                do: [{ say: 'They pay you with the coat that was to be their stove: its sleeves breathe out.' }, { card: 223 }],
              },
              {
                label: 'Unpick six robes and fold them for Agathe Rusk.',
                when: { flag: 'robes.missing_known' },
                do: [
                  {
                    say:
                      'Abel helps. He says he had been hoping someone would come before it flew, since Quill never could stop by ' +
                      'himself.',
                  },
                  { flag: 'robes.returned' },
                  { gain: { morale: 1, help: 1 } },
                ],
              },
              { label: 'Sew your own name into it.', do: [{ gain: { boost: 1, random: 1 } }] },
            ],
          },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 3,
        action: 'PLUCK the pins from the finished side.',
        result: [
          { say: 'Each holds a paper flag with a date in a growing hand. They began when Quill was nine, on a tablecloth.' },
          { gain: { take: 1, coin: 1 } },
          {
            if: { flag: 'lens.word_known' },
            then: [{ say: "The first date is the day their mother's furrow began." }, { gain: { boost: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 4,
        elements: ['ember'],
        forbiddenIf: ['robes.returned'],
        action: 'SHOUT into its mouth until it stands.',
        result: [
          {
            say:
              'It takes every word you have, and some of theirs. It rises on its elbows, and only then do the brothers find out that ' +
              'neither can bear heights; you are to go, and look down, and come back and tell.',
          },
          { card: 286 },
          { lose: { health: 1 } },
        ],
      },
    },
  },
  {
    num: 110,
    name: 'The Hat Field',
    sector: 5,
    region: 'I',
    terrain: ['desert'],
    crash: { pod: 6, pair: ['help', 'take'] },
    vista:
      'Rows of wheeled beds at white noon, a sleeper under a hat in each; glass needles between; a small red balloon for parasol; a ' +
      'nurse; a lidded well.',
    description:
      'Three hundred sleepers lie in rows, each in the shadow of one hat. Between the beds glass grows in needles and leans towards ' +
      'every breath.',
    compass: {
      N: { kind: 'listed', to: 103 },
      E: { kind: 'listed', to: 111 },
      S: { kind: 'star', to: 150, oneWay: true },
      W: { kind: 'listed', to: 109 },
    },
    actions: {
      move: {
        verb: 'STEER',
        cost: 1,
        elements: ['gear'],
        action: 'STEER an empty bed down the row by its sheet.',
        result: [
          { say: 'The castors sing. Not one sleeper stirs; Sister Amity only lifts her feet and turns a page.' },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Let it run east, downwind.', do: [{ move: 111 }] },
              { label: 'Tack north.', do: [{ move: 103 }] },
              { label: 'Drag a foot, and turn west.', do: [{ move: 109 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 2,
        action: '(I) STUDY the set of the hats.',
        result: [
          { say: 'Brim to the north, crown dented, left heel over right. The rest is learned by not watching yourself do it.' },
          { card: 303 },
          {
            if: { flag: 'shadow.left' },
            then: [
              { say: 'Amity notes on your chart that the hat has a shadow and the patient has none, and prescribes sugar.' },
              { gain: { health: 1 } },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 2,
        action: 'CALM the sleeper who is talking.',
        result: [
          { say: "She is reading out tomorrow's post. You stroke her sleeve, and she skips the bills." },
          { gain: { time: 1 } },
          {
            pay: [{ engage: 1 }],
            then: [
              { say: 'Asked whether there is anything for you, she holds out a closed hand and looks away while you take what is in it.' },
              { gain: { random: 1, boost: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 2,
        elements: ['stone'],
        action: 'PRUNE the needles around the longest sleeper.',
        result: [
          {
            say:
              'He lay down before there was a field, and the glass has grown him a cradle. When you finish he turns over, and the ' +
              'chisel he was lying on is warm.',
          },
          { card: 227 },
        ],
      },
      take: {
        verb: 'BORROW',
        cost: 3,
        action: 'BORROW the little balloon that shades the sick beds.',
        result: [
          { say: "The Mott boys' first try, too small to lift the two of them." },
          { card: 286 },
          {
            pay: [{ help: 1 }, { coin: 1 }],
            then: [{ say: 'You rig a sheet in its place before you cast off.' }],
            else: [{ say: 'You promise it for sunset. A whole row turns over in the light.' }, { lose: { morale: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'FORCE',
        cost: 4,
        elements: ['gear'],
        forbiddenIf: ['well.open'],
        action: 'FORCE the lid off the night well.',
        result: [
          {
            say:
              'By day it is screwed down, because of what is kept in it. About a cupful gets out, and the front row sleeps till ' +
              'Thursday.',
          },
          { flag: 'well.open' },
          { gain: { overpower: 1, boost: 2 } },
          { lose: { time: 1 } },
        ],
      },
    },
    depart: {
      S: {
        verb: 'SNEAK',
        cost: 2,
        action: 'SNEAK south between the last two beds, where the needles lean away from you.',
        result: [{ say: 'You look for your shadow, to see whether you are still in the sun, and watch it walk on ahead.' }, { move: 150 }],
      },
    },
  },
  {
    num: 111,
    name: 'The Tuning Ground',
    sector: 5,
    region: 'I',
    terrain: ['desert'],
    crash: { pod: 6, pair: ['help', 'overpower'] },
    vista:
      'Barn-high glass plates on edge in red sand, evening light bent through them; a woman with a tiny hammer; a long-legged bird ' +
      'wedged between two; dark slag at the end.',
    description:
      'Glass plates as tall as barns stand on edge in the sand, humming at the limit of hearing. A woman with cotton in her ears goes ' +
      'among them with a very small hammer.',
    compass: { N: { kind: 'listed', to: 104 }, E: { kind: 'listed', to: 112 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 110 } },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 2,
        action: 'SLIDE off the plate that leans too far.',
        result: [
          { say: 'You go down it on one long rising note and land on the octave.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Roll on towards the hills of broken glass.', do: [{ move: 112 }] },
              { label: 'Roll on into the ash.', do: [{ move: 104 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SCOUT',
        cost: 2,
        action: '(I) SCOUT through the plates, one behind another.',
        result: [
          {
            say:
              'Through one you see haze; through seven, a music stand on a far hillside, near enough to read. You have four bars copied ' +
              'when the page over there catches fire, and so does yours.',
          },
          { card: 358 },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 1,
        action: 'HUM the pitch Leonie Koll is missing.',
        result: [
          { say: 'The plate fogs over in the shape of your open mouth. She enters you in her book between A and B.' },
          { gain: { morale: 1 } },
          {
            pay: [{ engage: 1 }],
            then: [
              { say: 'Held for a full breath, it shakes a lost earring out of the sand, and a lost tooth.' },
              { gain: { coin: 1, boost: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 2,
        elements: ['sinew'],
        action: 'FREE the strider wedged between two plates.',
        result: [
          {
            say:
              'It has stood on one needle for the length of a chord. Strapped to its ankle is a dish of sand, and the needle in it ' +
              'swings to you.',
          },
          { card: 234 },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 3,
        elements: ['ember', 'stone'],
        action: 'CHIP at the slag where the humming starts.',
        result: [
          { say: 'Two blurred prongs show, struck once by nobody living; all the plates are only keeping them company.' },
          {
            pay: [{ take: 1 }, { overpower: 1 }],
            then: [{ say: 'Out it slips, and Koll pulls the cotton from her ears to find out what has stopped.' }, { card: 323 }],
            else: [{ gain: { boost: 1, take: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 5,
        elements: ['stone'],
        forbiddenIf: ['tune.rung'],
        action: 'RING the whole field at a run.',
        result: [
          {
            say:
              'The chord goes off eastward, flattening the sand as it passes. From beyond the slag come a long crash, a short oath, and ' +
              'the sound of sweeping.',
          },
          { flag: 'tune.rung' },
          { for: { who: 'all', where: 'anywhere', do: [{ gain: { boost: 1 } }] } },
          { gain: { overpower: 2 } },
          { lose: { morale: 1 } },
        ],
      },
    },
  },
  {
    num: 148,
    name: 'The Hall of Palms',
    sector: 5,
    region: 'I',
    hidden: 'under',
    terrain: ['cave'],
    vista:
      'A green hall under a glass ceiling held up by countless stone palms; the soles of walkers above; a man seated, looking up; one ' +
      'wrist without a hand.',
    description:
      'Green daylight falls through a glass ceiling, held up on the palms of a thousand stone arms. Overhead, small and exact, go the ' +
      'soles of everyone in the flats.',
    compass: {
      N: { kind: 'blocked' },
      E: { kind: 'star', to: 110, oneWay: true },
      S: { kind: 'blocked' },
      W: { kind: 'star', to: 101, oneWay: true },
    },
    actions: {
      move: {
        verb: 'WALK',
        cost: 3,
        action: "WALK beneath somebody else's footsteps.",
        result: [
          {
            say:
              'You choose a pair of soles and keep exactly below them, step for step. It rests you, having the way picked by someone ' +
              'with an appointment.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Keep under the ones that shuffle, as if to bed.', do: [{ move: 110 }] },
              { label: 'Keep under the ones on a ladder.', do: [{ move: 101 }] },
              {
                label: 'Leave them for the hole shaped like a boat.',
                when: { flag: 'wave.opened' },
                do: [{ gain: { boost: 1 } }, { move: 108 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TASTE',
        cost: 2,
        elements: ['tide'],
        action: '(I) TASTE the drip from the lowest thumb.',
        result: [
          {
            say:
              'Sweet, then iron, then beyond doubt the tea your ship ran out of in the second month. A clean mug hangs on the little ' +
              'finger.',
          },
          { gain: { look: 1, morale: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'BARGAIN',
        cost: 2,
        action: 'BARGAIN with the man who comes here for the quiet.',
        result: [
          {
            say:
              'At noon Ikram Dole looks up at one pair of scorched soles, which cross to a patch of shade, wait beside it, and go home. ' +
              'He asks what your silence costs.',
          },
          {
            choose: [
              { label: 'That he come up with you.', do: [{ card: 315 }] },
              {
                label: 'That he tell you whose they are.',
                do: [
                  { say: "He tells you, and how long it took to learn to pull glass with someone else's breath." },
                  { flag: 'cato.hour_known' },
                  { gain: { engage: 1, look: 1 } },
                ],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 2,
        elements: ['sinew'],
        action: 'FEED the one hand that is cupped.',
        result: [
          { say: 'It weighs a crust, rejects a button, and keeps a piece of string.' },
          {
            pay: [{ coin: 1 }, { help: 1 }],
            then: [
              {
                say:
                  'This it passes to the next hand, and that to the next, out of sight. After a while something comes back along the ' +
                  'row for you.',
              },
              { gain: { random: 2 } },
            ],
            else: [{ gain: { help: 1 } }],
          },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 'X',
        elements: ['stone'],
        action: 'DIG below the wrist that lost its hand.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'A stone finger with a brass ring. The ring fits your thumb.' }, { gain: { coin: 1 } }],
              '3-4': [{ say: 'Two more fingers, crossed.' }, { gain: { coin: 1, random: 1 } }],
              '5-6': [
                { say: 'The whole hand, shut. You ask it, and it opens on a tall lamp glass without one fingerprint.' },
                { card: 326 },
                { lose: { time: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 4,
        forbiddenIf: ['palms.turned'],
        action: 'SHOUT to be told the time.',
        result: [
          {
            say:
              'Every wrist turns over to look. From one of them hangs a key, and for as long as you need to reach it there is nothing ' +
              'holding up the roof.',
          },
          { flag: 'palms.turned' },
          { card: 328 },
          {
            if: { flag: 'choir.counted' },
            then: [{ say: 'Then, since you know where the pause ends, they clap: once, all of them.' }, { gain: { engage: 1 } }],
            else: [{ lose: { health: 1 } }],
          },
        ],
      },
    },
    depart: {
      E: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['stone'],
        action: 'CLIMB from palm to palm up the eastern row.',
        result: [
          { say: 'Each hand gives you a small push, and the last puts you out of a well, among beds. You whisper your thanks.' },
          { move: 110 },
        ],
      },
      W: {
        verb: 'CLIMB',
        cost: 2,
        elements: ['ember'],
        action: 'CLIMB the hollow lightning in the west.',
        result: [
          { say: 'It crackles where your sleeves touch. Your reflections help you over the edge, several of them badly.' },
          { move: 101 },
        ],
      },
    },
  },
  {
    num: 149,
    name: 'The Reading Height',
    sector: 5,
    region: 'I',
    hidden: 'sky',
    terrain: ['sky'],
    vista:
      "The Glasslands from high in the air, bright as a lit page, a burnt furrow across them in enormous letters; a strider's running " +
      'shadow; threads of smoke eastward.',
    description:
      'The Glasslands lie below you like a page under a lamp. From here, and from nowhere lower, the burnt furrow on them is a ' +
      'sentence.',
    arrival: [{ damage: { kind: 'hypoxia', n: 1 } }],
    compass: { N: { kind: 'listed', to: 143 }, E: { kind: 'listed', to: 152 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 152 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 3,
        always: true,
        action: 'STEER down one of three columns of hot air.',
        result: [
          {
            if: { flag: 'lens.blotted' },
            then: [{ say: "WHO LIT, it says, each letter a day's walk tall, and then comes a slash, in another hand and a bad temper." }],
            else: [{ say: "WHO LIT YOU, it says, each letter a day's walk tall. A bead of fire is still at work on the question mark." }],
          },
          { flag: 'line.read' },
          {
            choose: [
              { label: 'Come down on the red washing.', do: [{ move: 97 }] },
              { label: 'Come down beside the clock.', do: [{ move: 104 }] },
              { label: 'Come down among the standing plates.', do: [{ move: 111 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
    },
  },
  {
    num: 150,
    name: 'Where Shadows Go at Noon',
    sector: 5,
    region: 'I',
    hidden: 'within',
    terrain: ['ruin'],
    vista:
      'Inside a round tower filled with blue shade like water, a spiral stair crowded with seated shadows, four windows of different ' +
      'afternoon light; a bucket; a bell far up.',
    description:
      'The tower is filled to the battlements with shade, cool and heavy as water. On its stairs sit the shadows of everyone in the ' +
      'Glasslands, waiting for noon to be over.',
    voice: 'Mine has the ninth step. Be kind to it.',
    compass: {
      N: { kind: 'blocked' },
      E: { kind: 'star', to: 102, oneWay: true },
      S: { kind: 'star', to: 109, oneWay: true },
      W: { kind: 'blocked' },
    },
    actions: {
      move: {
        verb: 'SWIM',
        cost: 1,
        elements: ['tide'],
        action: 'SWIM up through the shade to a window.',
        result: [
          { say: 'Each storey is an hour darker than the one below. The sills are worn by elbows that weighed nothing.' },
          {
            choose: [
              { label: 'The window with walking families.', do: [{ move: 102 }] },
              { label: 'The window with scarlet in it.', do: [{ move: 109 }] },
              { label: 'The window where everyone is lying down.', do: [{ gain: { boost: 1 } }, { move: 110 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 1,
        action: '(I) WATCH what they do with no one standing in them.',
        result: [
          {
            say:
              "The shade clerk's has its arm around old Sool's. Two with rolled sleeves share a step and pass one cup of tea between " +
              'them.',
          },
          { gain: { look: 1, morale: 1 } },
          { flag: 'cato.hour_known' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 3,
        action: 'HAIL your own.',
        result: [
          { say: 'It marks its place with a finger before it looks up. You had not known that it could read.' },
          {
            choose: [
              {
                label: 'Call it to heel.',
                do: [
                  { say: 'It pockets the book, and from now on walks beside you rather than behind.' },
                  { gain: { morale: 1, engage: 1 } },
                ],
              },
              {
                label: 'Let it finish the book.',
                do: [{ flag: 'shadow.left' }, { gain: { morale: 1, random: 1 } }, { lose: { time: 1 } }],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 3,
        action: 'CLEAN the steps the bucket has not reached.',
        result: [
          { say: 'You scrub until your knees print the stone. The bucket is beside you, full again, and its handle is swinging.' },
          { gain: { help: 1, boost: 1 } },
          {
            if: { flag: 'well.open' },
            then: [
              { say: 'The level is a cupful low, somebody having had the lid off a well, so you turn out the dark from your pockets.' },
              { gain: { random: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'BORROW',
        cost: 'X',
        elements: ['bloom'],
        action: 'BORROW something a shadow has put down.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'The shadow of a coin. Shops will take it after dark.' }, { gain: { coin: 1 } }],
              '3-4': [{ say: 'The shadow of a thistle. Outside it goes looking for something to belong to, and finds it.' }, { card: 274 }],
              '5-6': [
                { say: "A thistle's shadow in a glove's shadow, the fingers still curled. Its owner feels about on the step for it." },
                { card: 274 },
                { gain: { take: 2 } },
                { lose: { morale: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 5,
        elements: ['gear'],
        forbiddenIf: ['noon.rung'],
        action: 'RING the bell that ends noon.',
        result: [
          {
            say:
              'They rise as one and leave through the walls, and all over the flats it is afternoon, and stays so. What you took for ' +
              'the clapper is a tall glass, and it has not chipped.',
          },
          { flag: 'noon.rung' },
          { card: 326 },
          { lose: { time: 1 } },
        ],
      },
    },
    depart: {
      E: {
        verb: 'FOLLOW',
        cost: 2,
        action: 'FOLLOW the first shadow that is called home, eastward.',
        result: [{ say: 'It lengthens at every step. You have to run to stay in its head.' }, { move: 102 }],
      },
      S: {
        verb: 'WALK',
        cost: 2,
        action: 'WALK out by the south stair, among the barefoot ones.',
        result: [
          { say: 'You step out of black glass, blinking, and two men with needles ask each other whether you were there before.' },
          { move: 109 },
        ],
      },
    },
  },
];
