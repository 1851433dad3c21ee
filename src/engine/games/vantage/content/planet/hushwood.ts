import type { Place } from '../kinds.ts';

/** Region E, Hushwood: part of The Hush. */
export const hushwood: readonly Place[] = [
  {
    num: 52,
    name: 'The Door at the Drift',
    sector: 3,
    region: 'E',
    terrain: ['forest', 'ruin'],
    crash: { pod: 4, pair: ['move', 'move'] },
    vista:
      'A stone doorway with no house in waist-high grey drifts of tree felt; an old woman sweeping its step; ice light from the north, ' +
      'a strip of sea.',
    description:
      'A stone doorway stands in the wood with no house on either side. An old woman sweeps its step, and the grey fluff from the trees ' +
      'comes down faster than her broom.',
    compass: { N: { kind: 'listed', to: 24 }, E: { kind: 'listed', to: 53 }, S: { kind: 'blocked' }, W: { kind: 'listed', to: 79 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 4,
        action: 'FOLLOW the broom marks out of the drift.',
        result: [
          {
            say:
              "She has swept a lane as wide as a bride's train from this step to a second, and from there to a third. On the third lies " +
              'a slice of buttered bread, still warm, with nobody near it.',
          },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Keep to the swept lane.', do: [{ move: 53 }] },
              { label: 'Leave it where the frost begins.', do: [{ gain: { look: 1 } }, { move: 24 }] },
              { label: 'Walk south along the fallen trunk.', when: { flag: 'tree.fallen' }, do: [{ gain: { move: 1 } }, { move: 59 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TASTE',
        cost: 2,
        action: '(E) TASTE the air that comes through the doorway.',
        result: [
          {
            say:
              'Onions, lamp oil, wet coats: a kitchen at supper time. You put your arm through and touch only forest, but the sleeve ' +
              'comes back warm.',
          },
          { gain: { look: 1, time: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 2,
        forbiddenIf: ['door.toppled'],
        action: 'CALM the sweeper, Marit Dunn.',
        result: [
          { say: 'If the step is ever covered, she says, the house will not know where to come back to.' },
          {
            if: { flag: 'dunn.heard' },
            then: [
              {
                say:
                  'You tell her that the house is at home, and heard her broom. She leans it on the jamb, gives you the step, and ' +
                  'stands there with nothing to do for the first time in thirty years.',
              },
              { gain: { morale: 1 } },
              { card: 368 },
            ],
            else: [
              {
                pay: [{ help: 1 }, { engage: 1 }],
                then: [{ say: 'You promise her the mornings. She hands you the broom, handle first.' }, { card: 368 }],
                else: [{ say: 'You hold her sleeve until she has watched one flake all the way down.' }, { gain: { engage: 1 } }],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 4,
        elements: ['bloom'],
        action: 'PRUNE the root that has grown through both hinges.',
        result: [
          {
            say:
              'Cut, it whips back into the ground like a rope let go. A little way off something you had taken for two trees stands up ' +
              'straight, and is another doorway.',
          },
          { gain: { help: 1, boost: 2 } },
          { flag: 'door.hinges_clear' },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 3,
        action: 'DIG in the drift beside the step.',
        result: [
          { say: "An arm's length down stand eleven pairs of children's boots, in order of size, toes to the door." },
          {
            choose: [
              { label: 'Shake them out.', do: [{ say: "Acorns, and the fare for somebody's ferry." }, { gain: { coin: 2 } }] },
              { label: 'Brush them and stand them on the step.', do: [{ gain: { help: 1, boost: 1 } }] },
            ],
          },
        ],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 5,
        elements: ['stone'],
        action: 'TOPPLE the doorway.',
        result: [
          {
            say:
              'As the lintel strikes the moss, crockery smashes somewhere that is not here. In the socket lie eleven small coins; Marit ' +
              'Dunn lays her broom across her knees and does not get up.',
          },
          { gain: { coin: 3, overpower: 1 } },
          { lose: { morale: 1 } },
          { flag: 'door.toppled' },
        ],
      },
    },
  },
  {
    num: 53,
    name: 'The Unsorted Post',
    sector: 3,
    region: 'E',
    terrain: ['forest', 'ruin'],
    crash: { pod: 4, pair: ['move', 'look'] },
    vista:
      'A house-high wall of pigeonholes among grey trunks, stuffed with felt letters; an owl in the top row; a rope over a gully, a ' +
      'wrecked post cart below.',
    description:
      'A wall of pigeonholes stands roofless among the trunks, every hole stuffed with grey felt letters. In the top row, where a ' +
      'letter should be, sits an owl.',
    compass: { N: { kind: 'listed', to: 25 }, E: { kind: 'listed', to: 54 }, S: { kind: 'listed', to: 60 }, W: { kind: 'listed', to: 52 } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 2,
        action: "CROSS the gully on the postmen's rope.",
        result: [
          {
            say:
              'Each carrier tied a thread at the middle, where the fear stops, and there are two hundred. You tie yours next to one ' +
              'that is still wet.',
          },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Go on towards the flashing panes.', do: [{ move: 54 }] },
              { label: 'Go back by way of the broom strokes.', do: [{ move: 52 }] },
              { label: 'Climb to the edge of the ice.', do: [{ gain: { boost: 1 } }, { move: 25 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 2,
        action: '(E) READ the nearest letter with your thumbs.',
        result: [
          {
            say:
              'Knots for consonants, nap for vowels; it takes an hour to reach the end of Dear. Then come a recipe for bread, crossed ' +
              'out, and an apology, not crossed out.',
          },
          { flag: 'saw.apology' },
          {
            choose: [
              { label: 'Put it in your coat, to deliver.', do: [{ card: 355 }] },
              {
                label: 'Put it back and feel the envelope.',
                do: [{ say: 'Addressed to a left hand. Just that.' }, { gain: { look: 1, boost: 1 } }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CONFESS',
        cost: 2,
        elements: ['stone'],
        action: 'CONFESS something to the owl in the top row.',
        result: [
          { say: 'It turns its head all the way round to listen, so that nobody can say it was told to its face.' },
          {
            pay: [{ engage: 1 }, { look: 1 }],
            then: [
              { say: "You put the rest in writing, in the owl's own hole. It rides off on your pack to see whether you meant it." },
              { card: 243 },
            ],
            else: [{ say: 'When you are done it moves over by one hole, and there is room for what you said.' }, { gain: { boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 4,
        action: 'MEND the rack where the frost has sprung it.',
        result: [
          {
            say:
              'You square four hundred holes, and one letter falls the whole height of the rack into the tray. By evening a lamp burns ' +
              'over the tray, and in it lies a second letter, going the other way.',
          },
          { gain: { morale: 1, help: 1 } },
          { flag: 'post.sorted' },
        ],
      },
      take: {
        verb: 'DIG',
        cost: 2,
        elements: ['stone'],
        action: 'DIG under the doorstep of the vanished counter.',
        result: [
          { say: 'A brass plate says POSTMISTRESS, and then a name in green: the moss has followed each letter and stopped at its edge.' },
          {
            choose: [
              { label: 'Lift the moss away whole.', do: [{ card: 268 }] },
              {
                label: 'Scrape it off and read the name.',
                do: [
                  { say: 'Gudrun Hask, it says, until the air gets to it.' },
                  { gain: { coin: 1, look: 1 } },
                  { flag: 'name.postmistress' },
                ],
              },
            ],
          },
        ],
      },
      overpower: {
        verb: 'DRAG',
        cost: 4,
        action: 'DRAG the post cart up out of the gully.',
        result: [
          { say: 'It brings thirty years of parcels with it. Snails have opened every one, and left only what they could not digest.' },
          { gain: { coin: 2, random: 1 } },
          {
            pay: [{ overpower: 1 }, { take: 1 }],
            then: [{ say: 'The last parcel is marked CARTER, FOR HIS TROUBLE, and that is you.' }, { gain: { random: 2 } }],
          },
          { lose: { time: 1 } },
        ],
      },
    },
  },
  {
    num: 54,
    name: 'The Hour Under Glass',
    sector: 3,
    region: 'E',
    terrain: ['forest', 'ruin'],
    crash: { pod: 4, pair: ['move', 'engage'] },
    vista:
      "A leaning glasshouse of watchmakers' benches under an ice cliff, panes crowded with pale wheel-winged moths; a woman with " +
      'tweezers, a huge felted animal asleep through one wall.',
    description:
      'A glasshouse leans on the foot of an ice cliff, its panes crowded with moths whose wings turn like the insides of watches. A ' +
      'large animal has gone to sleep through the south wall.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 55 }, S: { kind: 'listed', to: 61 }, W: { kind: 'listed', to: 53 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 2,
        elements: ['bloom'],
        action: 'FOLLOW the moths when they leave at dusk.',
        result: [
          { say: 'They fly in the order of the dial, one to twelve. Eleven knows a bramble that fruits in the dark.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Stay with one to six.', do: [{ move: 55 }] },
              { label: 'Stay with the stragglers, into the grey.', do: [{ gain: { look: 1 } }, { move: 61 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SCOUT',
        cost: 2,
        action: "(E) SCOUT the wood from the top of the glazier's ladder.",
        result: [
          {
            say:
              'The canopy has round dents in it, and under every dent something large is asleep. Ottla Vey, who mends the watches, has ' +
              'been drawing them on wallpaper for twelve years.',
          },
          {
            pay: [{ coin: 1 }, { look: 1 }],
            then: [{ say: 'She lets you have the copy with the tea stain, which is more accurate.' }, { card: 344 }],
            else: [{ gain: { look: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 3,
        elements: ['bloom'],
        forbiddenIf: ['moths.scattered'],
        action: 'TEACH a moth to keep the hour with you.',
        result: [
          { say: 'Ten to four is the one time it will not learn. Tapped any other hour, it folds itself to fit and walks up your sleeve.' },
          { card: 242 },
          {
            if: { flag: 'clapper.rung' },
            then: [{ say: 'Behind you the whole wall, which heard the great bell, jumps to the right minute.' }, { gain: { time: 1 } }],
          },
        ],
      },
      help: {
        verb: 'MEND',
        cost: 2,
        elements: ['sinew'],
        action: "MEND the tear in the sleeper's hide.",
        result: [
          {
            say:
              'Eighty stitches with a curtain needle. At the eighty-first it rolls over, taking the rest of the wall, and there is a ' +
              'small one under it.',
          },
          {
            pay: [{ help: 1 }, { engage: 1 }],
            then: [{ say: "You line the small one's bald patch with your scarf. It gets up, still asleep, and comes." }, { card: 241 }],
            else: [{ gain: { help: 1 } }],
          },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 3,
        elements: ['gear'],
        action: "SALVAGE the watchmakers' benches.",
        result: [
          {
            say:
              'The drawer marked EYES is full of lenses. The drawer marked HANDS is full of hands, for clocks, with one pot of goose ' +
              'fat for the kind that ache.',
          },
          { gain: { health: 1, coin: 1 } },
        ],
      },
      overpower: {
        verb: 'RING',
        cost: 5,
        elements: ['gear'],
        action: 'RING every pane with a watch hammer.',
        result: [
          {
            say:
              'The cliff repeats your tune in the wrong order, and a piece of it, porch and all, comes down. Behind it a green ' +
              'stair goes up into the cold, and the moths are already using it.',
          },
          { flag: 'moths.scattered' },
          { gain: { random: 1 } },
          {
            choose: [
              { label: 'Take the stair before it closes.', do: [{ lose: { health: 1 } }, { move: 26 }] },
              { label: 'Stay and help Ottla Vey sweep up.', do: [{ lose: { time: 1 } }, { gain: { coin: 2 } }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 55,
    name: 'Kitesend',
    sector: 3,
    region: 'E',
    terrain: ['forest', 'settlement'],
    crash: { pod: 4, pair: ['move', 'help'] },
    vista:
      'Grey felt houses with grand stone doorways round a green, forty bright kites above; people talking with their arms, a boy at a ' +
      'thorn tree, a mossed gate east.',
    description:
      'Twelve felt houses, each with a stone doorway too grand for it, ring a green full of kite lines. No voice carries, so people ' +
      'talk with their elbows, and to the next valley with kites.',
    voice: 'I have read their kites for years. They have never once mentioned me.',
    compass: { N: { kind: 'listed', to: 27 }, E: { kind: 'blocked' }, S: { kind: 'listed', to: 62 }, W: { kind: 'listed', to: 54 } },
    actions: {
      move: {
        verb: 'RACE',
        cost: 2,
        action: 'RACE the children who take the big kite up.',
        result: [
          { say: 'They let you win until the last ten steps. Then the wind takes the kite, and the kite takes whoever is first.' },
          { gain: { morale: 1 } },
          {
            choose: [
              { label: 'Hold on.', do: [{ move: 143 }] },
              { label: 'Let go over the smell of bread.', do: [{ move: 62 }] },
              { label: 'Let go over the glasshouse.', do: [{ move: 54 }] },
              { label: 'Let go over the burnt gate.', when: { flag: 'gate.burned' }, do: [{ gain: { boost: 1 } }, { move: 56 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        elements: ['stone'],
        action: '(E) COUNT the doorways, then the houses.',
        result: [
          {
            say:
              'Thirteen doorways, twelve houses. An old man reads you the letters over his own, right to left, and bows to it when he ' +
              'has finished.',
          },
          {
            choose: [
              { label: 'Bow as well, and ask to be taught.', do: [{ card: 298 }] },
              {
                label: 'Point to the thirteenth.',
                do: [
                  { say: 'He points to his left hand, then draws a saw in the air and breaks it over his knee.' },
                  { gain: { look: 2 } },
                  { flag: 'saw.doors_known' },
                ],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 3,
        forbiddenIf: ['kitesend.shouted'],
        action: 'HAIL the next valley by kite.',
        result: [
          {
            say:
              'Two reds and a dip: stranger, friendly, hungry. The reply takes until evening and fourteen kites, and half of it is for ' +
              'someone you know.',
          },
          { gain: { engage: 1 } },
          { for: { who: 'chosen', where: 'anywhere', do: [{ gain: { random: 1 } }] } },
          {
            if: { flag: 'saw.doors_known' },
            then: [
              { say: 'You add who it is that brings their doorways, and instead of what. Below you the green has stopped to read.' },
              { gain: { boost: 2 } },
            ],
          },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 2,
        action: 'FREE the yellow kite from the thorn tree.',
        result: [
          {
            say:
              'The boy made it himself, and forgets to breathe while your hand is in the thorns. Its tail is made of ribbons with house ' +
              'numbers on them, none of them from here.',
          },
          { gain: { help: 1, boost: 1 } },
          { flag: 'kite.yellow_freed' },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 2,
        elements: ['gear'],
        action: 'TRAP the evening wind in the long felt sock.',
        result: [{ say: 'It fills, fights, and hangs from its hook like a ham. They cut you the thick end.' }, { gain: { time: 1 } }],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 5,
        action: 'SHOUT, where nobody has for eighty years.',
        result: [
          {
            say:
              'It carries, just this once, because the wood was not expecting it. Every pair of arms on the green stops in ' +
              'mid-sentence, and a carter drops his shafts and runs.',
          },
          { flag: 'kitesend.shouted' },
          {
            choose: [
              { label: 'Pick up the cart.', do: [{ card: 283 }, { lose: { morale: 1 } }] },
              {
                label: 'Run after him to say sorry.',
                do: [
                  { say: 'The gesture is all shoulder, and takes you until morning. He accepts it, and keeps it in mind.' },
                  { gain: { engage: 2 } },
                  { card: 339 },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  {
    num: 59,
    name: 'The Stopped Cut',
    sector: 3,
    region: 'E',
    terrain: ['forest'],
    crash: { pod: 4, pair: ['look', 'engage'] },
    vista:
      "A vast leaning tree sawn two-thirds through, the long saw still in it, one handle gone; a woman's palm on the bark, a donkey, " +
      'slippers on pegs, fog.',
    description:
      'A tree as wide as a chapel leans to the north, sawn two-thirds through, the long saw still in it. One handle is polished with ' +
      'use; the other has been taken away.',
    compass: { N: { kind: 'blocked' }, E: { kind: 'listed', to: 60 }, S: { kind: 'listed', to: 66 }, W: { kind: 'listed', to: 86 } },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 3,
        forbiddenIf: ['tree.fallen'],
        action: 'SNEAK under the leaning trunk on hands and knees.',
        result: [
          { say: 'The wedges creak when you breathe in, so you cross on one breath. Someone has lined the worst stretch with cushions.' },
          { gain: { time: 1 } },
          {
            choose: [
              { label: 'Come out by the brook.', do: [{ move: 60 }] },
              { label: 'Come out by the combed trees.', do: [{ move: 66 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 3,
        forbiddenIf: ['tree.fallen'],
        action: '(E) LISTEN in the saw cut.',
        result: [
          {
            say:
              'Deep in the wood a man is dictating, with fury, about an owl; he has reached page fourteen. The cut is wide enough for ' +
              'an arm here, and a little farther on for a person.',
          },
          {
            choose: [
              {
                label: 'Put your arm in.',
                do: [{ say: 'Papers are thrust into your hand, as if you were the slot of a letter box.' }, { card: 356 }],
              },
              { label: 'Put yourself in.', do: [{ move: 144 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'CALM',
        cost: 2,
        elements: ['bloom'],
        forbiddenIf: ['tree.fallen'],
        action: 'CALM the woman who comes at dusk to hold up the tree.',
        result: [
          {
            say:
              'She lays her left palm on the bark each evening, in case it falls tonight. It hummed under the saw once, and she stopped ' +
              'pulling, and her partner did not.',
          },
          { flag: 'saw.cut_seen' },
          {
            if: { flag: 'saw.handle' },
            then: [
              { say: 'You give her the other handle, wrapped in its loaf cloth. She laughs without a sound, with her shoulders.' },
              { gain: { morale: 1 } },
              { card: 311 },
            ],
            else: [
              {
                pay: [{ engage: 1 }, { help: 1 }],
                then: [{ say: 'You drive the wedges home one by one until she can feel that it does not need her.' }, { card: 311 }],
                else: [{ gain: { engage: 1 } }],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 2,
        elements: ['sinew'],
        action: 'FEED the donkey that hauled the doors here.',
        result: [
          { say: 'It takes food only from a left hand, and it counts. For the sixth carrot it shows you which pannier has the cheese.' },
          { gain: { health: 1 } },
          { flag: 'saw.cut_seen' },
          {
            if: { flag: 'saw.hand_loaf' },
            then: [
              { say: 'Beside the cheese lies a loaf in the shape of a hand, a day old, with the thumb eaten.' },
              { gain: { engage: 1 } },
            ],
          },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 2,
        action: 'BARTER for a pair off the slipper pegs.',
        result: [
          { say: "A tally board gives the price: one hour's work, or what you think an hour is worth." },
          {
            pay: [{ help: 1 }, { coin: 1 }],
            then: [{ say: 'The pair that fits is already worn to the shape of your foot.' }, { card: 205 }],
            else: [{ say: 'You try on every pair and leave them warmer.' }, { gain: { boost: 1 } }],
          },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 4,
        action: 'BREAK out the wedges.',
        result: [
          {
            say:
              'It falls about as slowly as you can say so, and only the ground makes any comment. Afterwards a humming you had not ' +
              'noticed is gone.',
          },
          { flag: 'tree.fallen' },
          { lose: { morale: 1 } },
          { gain: { overpower: 1, random: 1 } },
          {
            choose: [
              { label: 'Walk north along the trunk.', do: [{ move: 52 }] },
              { label: 'Count the rings.', do: [{ say: 'Eighty thin ones, after two hundred thick.' }, { gain: { look: 1 } }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 60,
    name: "The Sleepers' Ford",
    sector: 3,
    region: 'E',
    terrain: ['forest'],
    crash: { pod: 4, pair: ['look', 'help'] },
    vista:
      'A brown brook crossed by seven huge felted animals asleep in a row, worn like stepping stones, the smallest with one eye open; a ' +
      'blind woman with a hook.',
    description:
      'Seven large animals have gone to sleep in a row across the brook, and the path simply goes over them. The smallest has one eye ' +
      'open.',
    voice: 'They were lying down before I lit the first lamp. Step on the third; it likes it.',
    compass: { N: { kind: 'star', to: 53 }, E: { kind: 'listed', to: 61 }, S: { kind: 'listed', to: 67 }, W: { kind: 'listed', to: 59 } },
    actions: {
      move: {
        verb: 'WADE',
        cost: 2,
        elements: ['tide'],
        action: 'WADE upstream between the sleepers.',
        result: [
          { say: 'The water leaves each of them warmer than it came, so that beside the seventh you are standing in a bath.' },
          { gain: { health: 1 } },
          {
            if: { flag: 'lullaby.taken' },
            then: [
              { say: 'Their heads are up today. One of them, wondering where the song went, picks you up by the collar to ask.' },
              { gain: { move: 1 } },
            ],
          },
          {
            choose: [
              { label: 'Get out on the side of the brass flowers.', do: [{ move: 61 }] },
              { label: 'Get out below the leaning tree.', do: [{ move: 59 }] },
              { label: 'Let the brook have you.', do: [{ move: 67 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SEARCH',
        cost: 1,
        action: "(E) SEARCH the third sleeper's coat.",
        result: [
          { say: "Burrs, a bird's nest in use, a soup spoon, and fourteen pages folded small: TO THE STATUE, BY HAND." },
          {
            choose: [
              { label: 'Take the pages.', do: [{ card: 356 }] },
              {
                label: 'Take the spoon.',
                do: [{ say: 'Silver, and the bird wants something in exchange. You leave a comb.' }, { gain: { coin: 1 } }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'BEFRIEND',
        cost: 2,
        elements: ['sinew'],
        action: 'BEFRIEND the one that is only pretending.',
        result: [
          { say: 'You lie down beside it and pretend harder. After a long contest it shifts, and you get the dry side.' },
          { gain: { engage: 1 } },
          {
            if: { flag: 'lullaby.first_line' },
            then: [
              { say: 'You try the one line you know, under your breath. It finishes the second, through its nose.' },
              { flag: 'lullaby.second_line' },
              { gain: { random: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'GUIDE',
        cost: 2,
        elements: ['bloom'],
        action: 'GUIDE blind Agnes Thole over the seven backs.',
        result: [
          {
            say:
              'She knows each animal by the snore in her soles; it is you who slips, and she who has you by the belt. On the far bank ' +
              'she decides that you need a hook more than she does.',
          },
          { card: 231 },
        ],
      },
      take: {
        verb: 'CHIP',
        cost: 3,
        elements: ['stone'],
        action: "CHIP the tally stone at the water's edge.",
        result: [
          {
            say:
              'Eighty-one notches, one a year, and at the fiftieth a wager on which of them wakes first, stake one free morning. ' +
              'Neither party came back for it, so you chip it out.',
          },
          { gain: { time: 1 } },
        ],
      },
      overpower: {
        verb: 'FORCE',
        cost: 4,
        elements: ['sinew'],
        action: 'FORCE the middle sleeper to roll over.',
        result: [
          {
            say:
              'A hill changes its mind. The brook, let go, knocks you down and is off to the south with the path and your hat, and in ' +
              "the dent lies a carter's purse pressed as thin as a leaf.",
          },
          { gain: { coin: 3 } },
          { lose: { health: 1 } },
          { flag: 'sleepers.moved' },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 2,
        action: "CLIMB the bank by the postmen's iron rungs.",
        result: [{ say: 'The rungs are stamped with the postage, and the last one is owed.' }, { move: 53 }],
      },
      NW: {
        verb: 'FOLLOW',
        cost: 3,
        action: 'FOLLOW the broom marks that begin halfway up the slope.',
        result: [{ say: 'They start at a bare tree, and the tree has been dusted.' }, { gain: { look: 1 } }, { move: 52 }],
      },
    },
  },
  {
    num: 61,
    name: 'Where Sound Stops',
    sector: 3,
    region: 'E',
    terrain: ['forest'],
    crash: { pod: 4, pair: ['look', 'take'] },
    vista:
      'Grey felted trunks, knee-high brass trumpets among the roots turned towards the viewer, a large animal asleep across the western ' +
      'path.',
    description:
      'Grey trunks, felted like piano hammers; you clap and hear nothing. Among the roots grow small brass trumpets, all facing you.',
    compass: { N: { kind: 'listed', to: 54 }, E: { kind: 'listed', to: 62 }, S: { kind: 'listed', to: 68 }, W: { kind: 'star', to: 60 } },
    actions: {
      move: {
        verb: 'FOLLOW',
        cost: 2,
        action: 'FOLLOW the one warm draught between the trunks.',
        result: [
          { say: 'It smells of bread, then of rain, then of something you have no word for.' },
          { choose: [{ label: 'Stay with the bread.', do: [{ move: 62 }] }, { label: 'Stay with the rain.', do: [{ move: 68 }] }] },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 3,
        action: '(E) TRACE where the silence begins.',
        result: [
          { say: 'It has an edge, like cloth. The edge has a seam, and the seam is loose.' },
          { gain: { look: 1 } },
          { continue: 'must', with: 'move' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 1,
        elements: ['bloom'],
        forbiddenIf: ['hush.plucked'],
        action: 'HUM one note to the brass flowers.',
        result: [
          { say: 'They answer half a step flat, delighted with themselves.' },
          {
            pay: [{ engage: 1 }, { help: 1 }],
            then: [{ say: 'You take the note down to meet them. One of them lets go of the ground.' }, { card: 261 }],
            else: [{ gain: { boost: 1 } }],
          },
        ],
      },
      help: {
        verb: 'PRUNE',
        cost: 2,
        elements: ['bloom'],
        action: 'PRUNE the felt from a choking sapling.',
        result: [{ say: 'A leaf uncurls and, for a moment, ticks like a clock.' }, { gain: { time: 1, boost: 1 } }],
      },
      take: {
        verb: 'PLUCK',
        cost: 3,
        elements: ['bloom'],
        action: 'PLUCK the largest trumpet.',
        result: [
          { say: 'It comes up with a sound, the only one here, and the whole wood turns to look.' },
          { card: 212 },
          { lose: { morale: 1 } },
          { flag: 'hush.plucked' },
        ],
      },
      overpower: {
        verb: 'SHOUT',
        cost: 4,
        action: 'SHOUT until something gives.',
        result: [
          { say: 'The wood gives back all it ever swallowed: axes, lullabies, a hundred years of calling for dogs.' },
          { gain: { random: 2 } },
          { lose: { health: 1 } },
          { flag: 'hush.broken' },
        ],
      },
    },
    depart: {
      W: {
        verb: 'SNEAK',
        cost: 2,
        elements: ['sinew'],
        action: 'SNEAK past the animal asleep on the path.',
        result: [{ say: 'It opens one eye, files you under weather, and closes it.' }, { gain: { boost: 1 } }, { move: 60 }],
      },
      SW: {
        verb: 'SLIDE',
        cost: 3,
        elements: ['sinew'],
        action: "SLIDE from root to root on the animal's far side.",
        result: [{ say: 'It stretches, and a hind foot sends you the last part of the way.' }, { gain: { move: 1 } }, { move: 67 }],
      },
    },
  },
  {
    num: 62,
    name: 'The Right-Hand Oven',
    sector: 3,
    region: 'E',
    terrain: ['forest'],
    crash: { pod: 4, pair: ['look', 'overpower'] },
    vista:
      'An oven built into an immense stump beside a mill race, loaves on a rack, flour over grey felt; a big man kneading one-handed, a ' +
      'heron stuck in the sluice.',
    description:
      'An oven has been built into a stump broad enough to dance on, beside a mill race that runs without a murmur. A big man kneads ' +
      'with his right arm; the left hangs idle.',
    compass: { N: { kind: 'listed', to: 55 }, E: { kind: 'listed', to: 63 }, S: { kind: 'star', to: 69 }, W: { kind: 'listed', to: 61 } },
    actions: {
      move: {
        verb: 'WADE',
        cost: 1,
        elements: ['tide'],
        action: 'WADE along the mill race.',
        result: [
          {
            say:
              'Flour lies in ripples on the bottom. A carp as long as your leg has drawn one clean circle in it and is working on a ' +
              'second.',
          },
          {
            choose: [
              { label: 'Go where the water comes from.', do: [{ move: 63 }] },
              { label: 'Get out among the felted trunks.', do: [{ move: 61 }] },
              {
                label: 'Go over the fall with the current.',
                when: { not: { flag: 'race.dammed' } },
                do: [{ gain: { boost: 1 } }, { move: 69 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'COUNT',
        cost: 2,
        action: '(E) COUNT the loaves on the rack.',
        result: [
          {
            say:
              'Forty for Kitesend, six for the kiln, and one in the shape of a left hand, baked fresh each day and never sent. ' +
              "Yesterday's is on the sill for whoever has counted.",
          },
          { gain: { look: 1, health: 1 } },
          { flag: 'saw.hand_loaf' },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 3,
        action: 'TRADE news with Benno Strake, the baker.',
        result: [
          { say: 'There is one piece of news he wants, and he will not ask for it.' },
          {
            choose: [
              {
                label: 'Mention an apology in the post.',
                when: { flag: 'saw.apology' },
                do: [
                  {
                    say:
                      'It was his; he had not known that it never left the rack. He takes a saw handle down from its nail and wraps it ' +
                      'in a loaf cloth.',
                  },
                  { gain: { engage: 1, boost: 1 } },
                  { flag: 'saw.handle' },
                ],
              },
              {
                label: 'Say who still comes to hold up the tree.',
                when: { and: [{ flag: 'saw.cut_seen' }, { not: { flag: 'tree.fallen' } }] },
                do: [
                  { say: 'He unhooks a handle of turned ash from over the oven. You are not to say who sent it.' },
                  { gain: { engage: 1 } },
                  { flag: 'saw.handle' },
                ],
              },
              {
                label: 'Talk about flour.',
                do: [{ say: 'He can do that for four hours, and you are paid by the hour.' }, { gain: { coin: 2 } }],
              },
              {
                label: 'Say nothing, and knead.',
                do: [
                  { say: 'You take the left side of the dough. He works better than he has in years, and looks away.' },
                  { gain: { help: 1, boost: 1 } },
                ],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'FREE',
        cost: 2,
        elements: ['sinew', 'tide'],
        action: 'FREE the heron jammed in the sluice.',
        result: [
          {
            say:
              'It went in after a roll. Freed, it walks to the oven, takes another off the peel, and behind it the wheel makes up the ' +
              'turns it had lost.',
          },
          { gain: { time: 1 } },
          {
            pay: [{ help: 1 }, { engage: 1 }],
            then: [
              { say: "You grease the gate so that it cannot stick again. In the slot is a heron's hoard of buttons, sorted by colour." },
              { gain: { coin: 2 } },
            ],
          },
        ],
      },
      take: {
        verb: 'COLLECT',
        cost: 'X',
        action: 'COLLECT what has fallen between the millstones.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'A cupful of flour and the weevil that was guarding it.' }, { gain: { boost: 1 } }],
              '3-4': [{ say: 'A sackful. Benno Strake buys his own flour back from you, gravely.' }, { gain: { coin: 2 } }],
              '5-6': [
                { say: 'A ring that the stones have turned for years without breaking, cut for a left hand.' },
                { gain: { coin: 1, random: 1 } },
                { flag: 'saw.ring' },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'DAM',
        cost: 4,
        elements: ['tide', 'stone'],
        action: 'DAM the race with loaf tins and rubble.',
        result: [
          {
            say:
              "The wheel stops, and downstream a long line of doors sits down in the mud. On the dry sill lies a generation's dropped " +
              'change, baked by the oven into one piece.',
          },
          { gain: { coin: 3 } },
          { lose: { morale: 1 } },
          { flag: 'race.dammed' },
        ],
      },
    },
    depart: {
      S: {
        verb: 'SLIDE',
        cost: 2,
        elements: ['tide'],
        action: 'SLIDE over the mill fall on a bread peel.',
        result: [{ say: 'The carp is at the bottom already, and moves over.' }, { move: 69 }],
      },
    },
  },
  {
    num: 66,
    name: 'The Combing Orchard',
    sector: 3,
    region: 'E',
    terrain: ['forest'],
    crash: { pod: 4, pair: ['engage', 'overpower'] },
    vista:
      'Low pollards combed with long hooks, grey felt sheets on lines, six sisters; a small upright animal running with a bobbin; gold ' +
      'desert light behind.',
    description:
      'Six sisters comb the felt off low trees with left-handed hooks and hang it out in sheets. Southward the trees stop as if at a ' +
      'shop counter, and beyond it everything glitters.',
    compass: { N: { kind: 'listed', to: 59 }, E: { kind: 'listed', to: 67 }, S: { kind: 'star', to: 94 }, W: { kind: 'listed', to: 93 } },
    actions: {
      move: {
        verb: 'CROSS',
        cost: 2,
        action: 'CROSS the orchard under the drying sheets.',
        result: [
          {
            say:
              'Each lane between the sheets keeps its own weather: drizzle, noon, the wind of some other day. In the fourth you meet ' +
              'your own footprints, filled with snow.',
          },
          {
            choose: [
              { label: 'Take the lane with the wind.', do: [{ move: 59 }] },
              { label: 'Take the lane with the drizzle.', do: [{ move: 67 }] },
              { label: 'Take the lane that smells of kelp.', do: [{ gain: { boost: 1 } }, { move: 93 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'SCOUT',
        cost: 2,
        action: '(E) SCOUT the south from the tallest pollard.',
        result: [
          {
            say:
              'The desert begins at so sharp a line that the sisters peg their washing across it. The shirts on the far side are dry, ' +
              'and one has started to bleach.',
          },
          { gain: { look: 1, time: 1 } },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TRADE',
        cost: 2,
        elements: ['bloom'],
        action: 'TRADE a secret with the combers.',
        result: [
          { say: 'They comb it into the sheet, so that a stranger somewhere will sleep on it.' },
          { gain: { morale: 1 } },
          {
            if: { flag: 'lullaby.strip_cut' },
            then: [
              {
                say:
                  'You ask about a strip one night long, cut out with a hook like theirs. The eldest goes red and unwinds it from under ' +
                  'her shawl.',
              },
              { flag: 'lullaby.strip' },
            ],
            else: [
              {
                pay: [{ engage: 1 }, { coin: 1 }],
                then: [{ say: 'They comb one back out for you: which of the six is not a sister.' }, { gain: { random: 1, boost: 1 } }],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'HARVEST',
        cost: 2,
        elements: ['bloom'],
        action: "HARVEST a row with Agnes Thole's daughters.",
        result: [
          {
            say:
              'You comb with the right hand and the tree flinches, so all six turn you round by the shoulders and start you again. At ' +
              'the end of the row nobody asks for the hook back.',
          },
          { card: 231 },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 1,
        action: 'PLUCK the burrs out of the fleece.',
        result: [
          {
            say:
              'Every burr holds a different hair, and the sisters can name each owner. They pay for the one they cannot name, which is ' +
              'yours.',
          },
          { gain: { coin: 1 } },
        ],
      },
      overpower: {
        verb: 'CHASE',
        cost: 5,
        elements: ['sinew'],
        action: 'CHASE the fleece thief through the rows.',
        result: [
          {
            say:
              'It runs upright with a bobbin under one arm, paying out thread, and takes you through every thorn in the orchard. Then ' +
              'it goes down a hole among the roots without slowing.',
          },
          { lose: { health: 1 } },
          { gain: { random: 1 } },
          {
            choose: [
              { label: 'Go down after the thread.', do: [{ gain: { boost: 1 } }, { move: 142 }] },
              {
                label: 'Cut the thread and wind it in.',
                do: [{ say: 'On the end of it is a bundle of small change, counted and labelled.' }, { gain: { coin: 2 } }],
              },
            ],
          },
        ],
      },
    },
    depart: {
      S: {
        verb: 'WALK',
        cost: 2,
        action: 'WALK out under the washing line into the glare.',
        result: [{ say: 'Ten steps past the pegs your wet cuffs crack like paper.' }, { move: 94 }],
      },
    },
  },
  {
    num: 67,
    name: 'The Seated Band',
    sector: 3,
    region: 'E',
    terrain: ['forest'],
    crash: { pod: 4, pair: ['help', 'help'] },
    vista:
      'Twenty-four stone chairs in a half circle in wet grass, a brass flower in each facing an empty rostrum; a spring rising, hares, ' +
      'a woman reading chair backs.',
    description:
      'The town band is buried here sitting down, under twenty-four stone chairs in a half circle. In each seat grows a brass flower, ' +
      'and all of them watch the empty rostrum.',
    compass: { N: { kind: 'listed', to: 60 }, E: { kind: 'listed', to: 68 }, S: { kind: 'listed', to: 95 }, W: { kind: 'listed', to: 66 } },
    actions: {
      move: {
        verb: 'SNEAK',
        cost: 3,
        action: 'SNEAK out behind the percussion.',
        result: [
          {
            say:
              'The drummer had his chair turned the wrong way. It faces a bank of wild strawberries that cannot be seen from anywhere ' +
              'else.',
          },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Go on behind the tubas, to the brook.', do: [{ move: 60 }] },
              { label: 'Go on behind the flutes, to the combed trees.', do: [{ move: 66 }] },
              { label: 'Go on behind the harp, into the heat.', do: [{ gain: { move: 1 } }, { move: 95 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'WATCH',
        cost: 2,
        action: '(E) WATCH the flowers through one whole piece.',
        result: [
          {
            say: 'They dip, they rise, they wait for a page to be turned. You hear none of it, but the hares stop grazing at the repeats.',
          },
          { gain: { look: 1 } },
          {
            if: { flag: 'lullaby.programme' },
            then: [
              { say: 'It is item nine. With the programme in your head you can pick the first line off the stems.' },
              { flag: 'lullaby.first_line' },
            ],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HUM',
        cost: 4,
        elements: ['stone'],
        action: 'HUM the bass for the woman reading the chair backs.',
        result: [
          {
            say:
              "Ruth Arkady has deciphered every part but the tuba's, whose chair has sunk. You hold one low note while she works the " +
              'rest out from what is missing; then she shuts her notebook and asks which way you are going.',
          },
          { card: 312 },
        ],
      },
      help: {
        verb: 'TEND',
        cost: 3,
        elements: ['bloom'],
        action: 'TEND the third cornet, which has drooped.',
        result: [
          { say: 'Like any cornet, it wanted emptying. It straightens, finds that its place has closed up, and gets into your hat.' },
          { card: 261 },
        ],
      },
      take: {
        verb: 'SALVAGE',
        cost: 2,
        action: "SALVAGE the conductor's box.",
        result: [
          { say: 'Sixteen batons, whittled shorter from year to year so as to be home sooner. The last is the size of a match.' },
          { gain: { time: 1 } },
        ],
      },
      overpower: {
        verb: 'DAM',
        cost: 4,
        elements: ['tide'],
        action: 'DAM the water that is drowning the front row.',
        result: [
          {
            if: { flag: 'sleepers.moved' },
            then: [
              {
                say:
                  "It is no longer a spring but the whole brook, with somebody's hat on it. It takes the rostrum before it gives in, " +
                  'and leaves you the brass rail.',
              },
              { gain: { overpower: 1, random: 2 } },
              { lose: { health: 1 } },
            ],
            else: [
              {
                say:
                  "Turf, stones, your coat. The water sinks, and under the second flute's chair lies a second flute, wrapped in a " +
                  'pension.',
              },
              { gain: { coin: 2, random: 1 } },
              { lose: { time: 1 } },
            ],
          },
        ],
      },
    },
  },
  {
    num: 68,
    name: 'The Threaded Rain',
    sector: 3,
    region: 'E',
    terrain: ['forest'],
    crash: { pod: 4, pair: ['help', 'take'] },
    vista:
      'A round glade where rain slides down felt threads like slow beads; a girl with a ladle, a covered handcart and a vast kite on ' +
      'one chain, ferns.',
    description:
      'Rain comes down here on threads, so slowly that you can walk between the drops. One chain holds two things to the ground: a ' +
      'covered handcart, and a kite as large as a mainsail.',
    voice: 'The rain in that glade has been falling since I was new. It is nearly down.',
    compass: { N: { kind: 'listed', to: 61 }, E: { kind: 'listed', to: 69 }, S: { kind: 'listed', to: 96 }, W: { kind: 'listed', to: 67 } },
    actions: {
      move: {
        verb: 'SLIDE',
        cost: 1,
        elements: ['tide'],
        action: 'SLIDE along the wet bank between two drops.',
        result: [
          { say: 'You touch only one. It considers this, and starts back up.' },
          {
            choose: [
              { label: 'Get up facing the painted doors.', do: [{ move: 69 }] },
              { label: 'Get up facing the stone chairs.', do: [{ move: 67 }] },
              { label: 'Stay down, and slide on into the sun.', do: [{ move: 96 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'TRACE',
        cost: 1,
        action: '(E) TRACE one drop from leaf to ground.',
        result: [
          { say: 'It takes you a whole afternoon. When it lands, your shadow has not moved.' },
          { gain: { look: 1, time: 1 } },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 1,
        action: 'TEACH the girl with the ladle to skip stones.',
        result: [
          { say: 'Jutta is ten and has never seen water lie flat. She has you show her the puddle again.' },
          { gain: { morale: 1 } },
          {
            pay: [{ engage: 1 }, { overpower: 1 }],
            then: [
              { say: 'By evening she can skip one off the drops themselves, five, six, seven, across the glade.' },
              { gain: { random: 1, boost: 1 } },
            ],
          },
        ],
      },
      help: {
        verb: 'BUILD',
        cost: 2,
        elements: ['stone'],
        action: 'BUILD a doorway at the edge of the rain.',
        result: [
          {
            say:
              'Two posts and a lintel off the cart, so that people know where to shake out their coats. You are still on the ladder ' +
              'when a queue forms on the dry side.',
          },
          {
            pay: [{ help: 1 }, { coin: 1 }],
            then: [{ say: 'You cut a boot scraper as well, and that makes it yours.' }, { card: 368 }],
            else: [{ gain: { help: 1 } }],
          },
        ],
      },
      take: {
        verb: 'DRAW',
        cost: 'X',
        elements: ['bloom', 'tide'],
        forbiddenIf: ['rain.loosed'],
        action: 'DRAW water off the threads with the long ladle.',
        result: [
          {
            byX: {
              '1-2': [{ say: 'Two spoonfuls, older than the town. It tastes of roofs.' }, { gain: { boost: 1 } }],
              '3-4': [
                { say: 'You water the nearest root, and a fern that has been expecting someone uncurls as far as your knee.' },
                { card: 269 },
              ],
              '5-6': [
                { say: 'A thread comes away whole, its drops still on, and a fern climbs down it into your pack.' },
                { card: 269 },
                { gain: { random: 1 } },
              ],
            },
          },
        ],
      },
      overpower: {
        verb: 'BREAK',
        cost: 4,
        elements: ['gear'],
        forbiddenIf: ['rain.loosed'],
        action: 'BREAK the chain.',
        result: [
          {
            say:
              'Kite and cart leave in opposite directions, and you have one grip. Behind you eighty years of rain, which the kite had ' +
              'been holding up, all land.',
          },
          { flag: 'rain.loosed' },
          { lose: { time: 1 } },
          {
            choose: [
              { label: 'Grip the kite.', do: [{ gain: { move: 1 } }, { move: 143 }] },
              { label: 'Grip the cart.', do: [{ card: 283 }] },
            ],
          },
        ],
      },
    },
  },
  {
    num: 69,
    name: 'The Canal of Doors',
    sector: 3,
    region: 'E',
    terrain: ['forest', 'ruin'],
    crash: { pod: 4, pair: ['help', 'overpower'] },
    vista:
      'A mossy canal with painted, numbered front doors floating in line like barges; a lock-keeper lifting a letter flap, moths round ' +
      'a lamp, white glare to the south.',
    description:
      "Front doors float nose to tail down a narrow canal, blue, green, red, their numbers still on. A lock-keeper lifts each one's " +
      'letter flap as it passes, looks in, and nods.',
    compass: { N: { kind: 'listed', to: 62 }, E: { kind: 'listed', to: 70 }, S: { kind: 'listed', to: 97 }, W: { kind: 'listed', to: 68 } },
    actions: {
      move: {
        verb: 'STEER',
        cost: 2,
        elements: ['tide'],
        forbiddenIf: ['race.dammed'],
        action: 'STEER number seven down the canal.',
        result: [
          { say: 'It answers to its knob. The varnish has been in the sun, and when you get out you are dry on both sides.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Moor by the smoke.', do: [{ move: 70 }] },
              { label: 'Moor by the hanging rain.', do: [{ move: 68 }] },
              { label: 'Do not moor.', do: [{ gain: { move: 1 } }, { move: 97 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'READ',
        cost: 1,
        action: '(E) READ the chalk on the backs of the doors.',
        result: [
          { say: 'From: a street in Mossgate. To: Kitesend. In place of: one tree, with its height and the date it was not felled.' },
          { gain: { look: 1 } },
          { flag: 'saw.doors_known' },
          {
            if: { flag: 'race.dammed' },
            then: [{ say: 'On the dry bed they lie face up, and you can add them all: a hundred and six trees.' }, { gain: { random: 1 } }],
          },
          { continue: 'may' },
        ],
      },
      engage: {
        verb: 'TEACH',
        cost: 3,
        elements: ['bloom'],
        action: 'TEACH the moths at the lock lamp to take turns.',
        result: [
          { say: 'They settle it by seniority. The most junior, left over, tries your lapel.' },
          { card: 242 },
          {
            if: { flag: 'moths.scattered' },
            then: [
              { say: 'Half of them are newcomers with glass dust on their wings, and they know the way to your pocket watch.' },
              { gain: { boost: 2 } },
            ],
          },
        ],
      },
      help: {
        verb: 'CARRY',
        cost: 3,
        elements: ['stone'],
        action: 'CARRY a lintel up the bank for Thirza Teasel, lock-keeper.',
        result: [
          {
            say:
              'The end with the name is the heavier. She lets you peel the moss for your trouble, and it comes away as a signature, ' +
              'with the flourish.',
          },
          { card: 268 },
          {
            pay: [{ help: 1 }, { overpower: 1 }],
            then: [{ say: 'You go back for the one nobody else would carry, and she pays double, for the name.' }, { gain: { coin: 2 } }],
          },
        ],
      },
      take: {
        verb: 'BARTER',
        cost: 3,
        action: 'BARTER at the letter flap of number thirty.',
        result: [
          { say: 'You knock, for a joke, and the flap says: one coin.' },
          {
            pay: [{ coin: 1 }],
            then: [{ say: 'Out come a hot pie and, as you are a stranger, a fork.' }, { gain: { health: 1, random: 1 } }],
            else: [{ say: 'Then it says: good day. Thirza Teasel tells you that this is the friendly one.' }, { gain: { engage: 1 } }],
          },
          {
            if: { flag: 'post.sorted' },
            then: [
              { say: 'A letter is pushed out after you, stamped. There is post again, says the flap, and would you mind.' },
              { gain: { coin: 1 } },
            ],
          },
        ],
      },
      overpower: {
        verb: 'CHASE',
        cost: 5,
        elements: ['tide'],
        forbiddenIf: ['race.dammed'],
        action: 'CHASE the door that has slipped its rope.',
        result: [
          {
            say:
              'Green, number thirteen, making good speed, with somebody behind it leaning on the bell. You get a boot in the letter ' +
              'flap at the last bend, where the water starts to shine.',
          },
          { gain: { overpower: 1, coin: 2 } },
          {
            choose: [
              { label: 'Ride it out.', do: [{ gain: { move: 1 } }, { lose: { time: 1 } }, { move: 97 }] },
              {
                label: 'Haul it home.',
                do: [
                  { say: 'The bell stops. A voice says thank you, and asks what street this is.' },
                  { lose: { health: 1 } },
                  { gain: { random: 1 } },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  {
    num: 142,
    name: 'The Root Harp',
    sector: 3,
    region: 'E',
    hidden: 'under',
    terrain: ['cave'],
    vista:
      'A black cavern lake strung with thousands of taut roots from roof to water; a flat boat, leafy clockwork half submerged, a pale ' +
      'newt, one far light.',
    description:
      'Each tree above has let down one straight root, and all of them are taut, roof to water, as far as your lamp goes. Between them ' +
      'lies a boat with its oar still wet.',
    voice: 'I cannot see you where you are. Touch a root, and I shall know.',
    compass: {
      N: { kind: 'star', to: 52, oneWay: true },
      E: { kind: 'star', to: 60, oneWay: true },
      S: { kind: 'blocked' },
      W: { kind: 'blocked' },
    },
    actions: {
      move: {
        verb: 'STEER',
        cost: 3,
        elements: ['tide'],
        action: 'STEER between the roots.',
        result: [
          {
            say:
              'Each root you brush tells you in your teeth what stands on it: tree, tree, nothing, house. You could get out under any ' +
              'of them.',
          },
          {
            choose: [
              { label: 'Stop under the kneading.', do: [{ move: 62 }] },
              { label: 'Stop under the thousand small bells.', do: [{ move: 64 }] },
              {
                label: 'Stop under the one that leans.',
                when: { not: { flag: 'tree.fallen' } },
                do: [{ gain: { move: 1 } }, { move: 59 }],
              },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'STUDY',
        cost: 2,
        action: '(E) STUDY the marks on the thwart.',
        result: [
          { say: 'A child has cut four days here, then a sum, then a sentence: found the way up, left the boat for you.' },
          { gain: { look: 1, morale: 1 } },
          {
            if: { flag: 'lullaby.first_line' },
            then: [{ say: 'The sum is not a sum but the second line of a song, numbered for fingers.' }, { flag: 'lullaby.second_line' }],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'HAIL',
        cost: 3,
        action: 'HAIL the light on the far side.',
        result: [
          { say: 'It rises when you raise your lamp and dips when you dip. Then you put yours down to think, and it does not.' },
          {
            choose: [
              {
                label: 'Row towards it.',
                do: [
                  { say: 'You find a lit lamp on a stone, and the oil in it is a minute old.' },
                  { lose: { time: 1 } },
                  { gain: { engage: 1, random: 2 } },
                ],
              },
              { label: 'Turn the boat.', do: [{ gain: { move: 1, boost: 1 } }] },
            ],
          },
        ],
      },
      help: {
        verb: 'CLEAN',
        cost: 3,
        elements: ['gear'],
        action: 'CLEAN the drowned clockwork.',
        result: [
          {
            say:
              'So this is where the weights of the tower clock came down. It is keeping perfect time, and has put out leaves at every ' +
              'jewel.',
          },
          { card: 267 },
          {
            if: { flag: 'clapper.rung' },
            then: [{ say: 'As you wipe the last wheel it strikes, to be level with the bell.' }, { gain: { boost: 2 } }],
          },
        ],
      },
      take: {
        verb: 'PLUCK',
        cost: 2,
        elements: ['bloom'],
        action: 'PLUCK one root, gently.',
        result: [
          { say: 'The note goes up into the dark. A good while later an apple comes down.' },
          { gain: { health: 1 } },
          {
            pay: [{ take: 1 }],
            then: [{ say: "You try a chord, and get a boot, with somebody's savings in the toe." }, { gain: { coin: 2 } }],
          },
        ],
      },
      overpower: {
        verb: 'WRESTLE',
        cost: 3,
        elements: ['sinew'],
        action: 'WRESTLE the thickest root out of the water.',
        result: [
          {
            say:
              'It has hold of something and will not share. What comes up in its grip is a front door, dry on the inside, with the key ' +
              'in.',
          },
          { gain: { overpower: 1 } },
          { lose: { health: 1 } },
          {
            choose: [
              { label: 'Turn the key.', do: [{ move: 144 }] },
              { label: 'Keep the key, and let the root have its door.', do: [{ gain: { coin: 2, boost: 1 } }] },
            ],
          },
        ],
      },
    },
    depart: {
      N: {
        verb: 'CLIMB',
        cost: 3,
        action: 'CLIMB the root that has steps cut in it.',
        result: [{ say: 'They are cut for short legs. You come up through a drift, into the path of a broom.' }, { move: 52 }],
      },
      E: {
        verb: 'SWIM',
        cost: 2,
        elements: ['tide'],
        action: 'SWIM out with the warm current.',
        result: [{ say: 'You drift out between seven snores, and an eye.' }, { gain: { boost: 1 } }, { move: 60 }],
      },
    },
  },
  {
    num: 143,
    name: 'The Loud Air',
    sector: 3,
    region: 'E',
    hidden: 'sky',
    terrain: ['sky'],
    vista:
      'A rider in a canvas seat under a great kite above an unbroken grey canopy; clouds combed into rings by noise, swerving geese, a ' +
      'small yellow kite.',
    description:
      'All the sound the wood has swallowed comes out up here: axes, quarrels, a brass band tuning. You hang in a canvas seat above a ' +
      'grey woollen roof without a hole in it.',
    arrival: [{ damage: { kind: 'hypoxia', n: 1 } }],
    compass: {
      N: { kind: 'listed', to: 137 },
      E: { kind: 'listed', to: 146 },
      S: { kind: 'listed', to: 149 },
      W: { kind: 'listed', to: 146 },
    },
    actions: {
      move: {
        verb: 'STEER',
        cost: 3,
        always: true,
        action: 'STEER the kite down along one of the noises.',
        result: [
          { say: 'Among the voices is your own, from this morning, calling for somebody. You let it go by and pick another to follow.' },
          {
            if: { flag: 'kite.yellow_freed' },
            then: [{ say: 'A yellow kite climbs alongside and shows you where the air is smooth.' }, { gain: { boost: 1 } }],
          },
          {
            if: { flag: 'hush.broken' },
            then: [
              { say: 'There is a gap in the noise over the brass flowers, where somebody has already had it all out.' },
              { gain: { look: 1 } },
            ],
          },
          {
            if: { flag: 'loud.visited' },
            then: [{ say: 'This time you see who else is listening: a spark at the pole, and it dips to you.' }, { center: 443 }],
            else: [{ flag: 'loud.visited' }],
          },
          {
            choose: [
              { label: 'Follow forty sleeves flapping.', do: [{ move: 55 }] },
              { label: 'Follow a man swearing at dough.', do: [{ move: 62 }] },
              { label: 'Follow the knocking of wood on wood.', do: [{ move: 69 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
    },
  },
  {
    num: 144,
    name: 'Indoors',
    sector: 3,
    region: 'E',
    hidden: 'within',
    terrain: ['ruin'],
    vista:
      'Lamplit front rooms opening into one another without doors, each papered differently; a thin man writing at a laid table, a ' +
      'giant wardrobe, an owl, far rooms flooded.',
    description:
      'Forty front rooms open into one another, each with its own wallpaper, and not one of them has a door. A thin man looks up from ' +
      'his writing and says that you might have knocked.',
    compass: {
      N: { kind: 'blocked' },
      E: { kind: 'star', to: 66, oneWay: true },
      S: { kind: 'star', to: 54, oneWay: true },
      W: { kind: 'blocked' },
    },
    actions: {
      move: {
        verb: 'SWIM',
        cost: 2,
        elements: ['tide'],
        action: 'SWIM through the rooms where a bath ran over.',
        result: [
          { say: 'The water is still hot. A tray floats past with a towel on it, and a boiled egg, and a spoon for the egg.' },
          { gain: { health: 1 } },
          {
            choose: [
              { label: 'Come up in the street well.', do: [{ move: 58 }] },
              { label: 'Go down with the plug.', do: [{ gain: { look: 1 } }, { move: 142 }] },
            ],
          },
          { continue: 'may' },
        ],
      },
      look: {
        verb: 'LISTEN',
        cost: 1,
        action: '(E) LISTEN where a door used to be.',
        result: [
          {
            if: { flag: 'door.toppled' },
            then: [
              {
                say:
                  'Behind the roses a broom has stopped. On this side the plates are in pieces, and someone has begun to glue them, ' +
                  'saucers first.',
              },
              { gain: { look: 1, random: 1 } },
            ],
            else: [
              {
                say:
                  "Broom strokes. Marit Dunn is sweeping on the other side of the roses, a thumb's breadth away, and has no idea that " +
                  'the house is at home.',
              },
              { gain: { look: 1 } },
              { flag: 'dunn.heard' },
            ],
          },
          { continue: 'must' },
        ],
      },
      engage: {
        verb: 'BEFRIEND',
        cost: 2,
        forbiddenIf: ['sallow.out'],
        action: 'BEFRIEND Imre Sallow, plasterer.',
        result: [
          { say: 'He has been indoors since they took his door, thirty years, and minds chiefly about the owl.' },
          {
            if: { flag: 'statue.answered' },
            then: [
              { say: 'You show him the last page. He reads it twice and forgives everybody, by name.' },
              { gain: { morale: 1, random: 1 } },
            ],
          },
          {
            choose: [
              {
                label: 'Praise the corners. Aniseed, you say.',
                when: { flag: 'sallow.aniseed' },
                do: [
                  { say: 'He turns pink, and shows you the one in the pantry that he has never shown to anyone.' },
                  { gain: { engage: 1, boost: 2 } },
                ],
              },
              {
                label: 'Tell him of a new lintel on the quarry road.',
                when: { flag: 'lintel.set' },
                do: [
                  { say: 'He takes down his hat, walks into the roses, and is not there. Much later you hear him knock, to be polite.' },
                  { gain: { random: 2 } },
                  { flag: 'sallow.out' },
                ],
              },
              {
                label: 'Ask what he eats.',
                do: [{ say: 'Potatoes; the cellar never gets to the end of them. He packs you six.' }, { gain: { engage: 1 } }],
              },
              {
                label: "Take the owl's side.",
                do: [
                  { say: 'You argue until the lamps burn low. It is the best evening he has had.' },
                  { gain: { engage: 1, boost: 1 } },
                  { lose: { time: 1 } },
                ],
              },
            ],
          },
        ],
      },
      help: {
        verb: 'FEED',
        cost: 2,
        elements: ['ember'],
        action: 'FEED the stove with old wallpaper.',
        result: [
          {
            say:
              'Under the roses are stripes, under the stripes ships. Under the ships is a sheet that will not burn, and comes out of ' +
              'the stove with the flames printed on it.',
          },
          { card: 216 },
        ],
      },
      take: {
        verb: 'TRAP',
        cost: 2,
        elements: ['gear'],
        action: 'TRAP the mouse that has been stopping the clocks.',
        result: [
          { say: 'Its nest is built of minute hands, forty of them, stacked like firewood. You give back thirty-nine.' },
          { gain: { time: 1 } },
        ],
      },
      overpower: {
        verb: 'TOPPLE',
        cost: 5,
        action: 'TOPPLE the great wardrobe.',
        result: [
          {
            say:
              'Behind it is a door after all: painted on the wall, and well enough that the handle turns. Daylight comes in under it, ' +
              'hot, with bees.',
          },
          { lose: { health: 1 } },
          { gain: { overpower: 1 } },
          {
            choose: [
              { label: 'Go through.', do: [{ gain: { random: 1 } }, { move: 72 }] },
              {
                label: 'Hold it open for Imre Sallow.',
                when: { not: { flag: 'sallow.out' } },
                do: [
                  { say: 'He stops on the sill to wipe his feet, on the way out, and tells the daylight that it is late.' },
                  { gain: { random: 2 } },
                  { flag: 'sallow.out' },
                ],
              },
              {
                label: 'Shut it, and sit down at the table.',
                do: [{ say: 'A place was laid for you before you came in. Your name is on the napkin ring.' }, { card: 340 }],
              },
            ],
          },
        ],
      },
    },
    depart: {
      E: {
        verb: 'CLIMB',
        cost: 2,
        action: 'CLIMB out by the coal chute.',
        result: [{ say: 'You come up black to the ears between two rows of low trees, and somebody pegs you out to air.' }, { move: 66 }],
      },
      S: {
        verb: 'SNEAK',
        cost: 2,
        elements: ['gear'],
        action: 'SNEAK out through the case of the tall clock.',
        result: [{ say: 'You step out among moths and workbenches. Ottla Vey writes down the time.' }, { move: 54 }],
      },
    },
  },
];
