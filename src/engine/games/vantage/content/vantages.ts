import type { Page } from './kinds.ts';

/** VA-074 The Book of Vantages: pages that one player sees alone, each at most once in a game. */
export const vantages: readonly Page[] = [
  {
    id: 'v01',
    from: { arrive: 136 },
    vista:
      'A furred flank like a hillside in green lichen light; high on a ladder a small lamp, and one straight parting combed into the ' +
      'fur.',
    mark: 'I',
    text:
      'The man on the ladder combs a parting into the great flank, straight as a ruler, and holds his lamp up so that you can see. It ' +
      'is the tallest letter you have ever met: I.',
  },
  {
    id: 'v02',
    from: { arrive: 137 },
    vista: "White country seen past a kite's bar, a red dotted line across it, and by the dark post a spark of lamplight.",
    mark: 'was',
    text:
      'From the bar of the kite the red flags are stitches. By the dark post someone with a lamp is unpicking them, and for one breath ' +
      'what is left spells a word: was.',
  },
  {
    id: 'v03',
    from: { arrive: 138 },
    vista: 'A logbook open in lamplight on a stove ledge, a moth on the page, a black window with a chair reflected in it, occupied.',
    mark: 'cold',
    text:
      'The moth leaves the lamp and settles on the logbook, which falls open near the front. The page holds a coffee ring and, inside ' +
      'the ring, one word: cold. In the black window somebody sits in the chair.',
  },
  {
    id: 'v04',
    from: { arrive: 139 },
    vista: 'Tagged plaits of root over a dark stair, thirty pegs, one dusty coat, and a lamp set down on the step below it.',
    mark: 'and',
    text:
      "Every plait of root has a paper tag with a farmer's name. The tag beside the dusty coat has none. You turn it towards a lamp you " +
      'had not noticed: and.',
  },
  {
    id: 'v05',
    from: { arrive: 141 },
    vista: 'The bronze inside of a hill, file marks in rows, one finger of daylight, and where it points a lamp no bigger than a thimble.',
    mark: 'somebody',
    text:
      "The finger of daylight moves down the wall like a reader's. It passes file marks, tuning marks, a very long sum, and stops " +
      'beside a thimble of lamplight on one word: somebody.',
  },
  {
    id: 'v06',
    from: { arrive: 142 },
    vista: 'A black lake strung with roots, a boat with a wet oar, and far off between the strings one low light, dipping.',
    mark: 'came',
    text:
      'The far light dips, and the root beside you hums. You lay an ear to it: water, a boot on a plank, and a very young voice calling ' +
      'back into a house: came!',
  },
  {
    id: 'v07',
    from: { arrive: 144 },
    vista: 'Wallpaper in close-up, a pattern of small lamps in rows, one of them real, a corner of the paper lifted away.',
    mark: 'so',
    text:
      'In the thirty-first room the wallpaper is all lamps. You count along the rows, because one of them is warm. Behind it the paper ' +
      'has been lifted, and on the plaster, in pencil: so.',
  },
  {
    id: 'v08',
    from: { arrive: 145 },
    vista: 'Shelves of folded blue-green sea to the roof, a date pinned to each, and high up one tide with a glow inside its folds.',
    mark: 'I',
    text:
      'On the highest shelf a tide has been folded round something that shines. The man irons on. You make out the date pinned to it: ' +
      'no day, no year, one thin stroke. I.',
  },
  {
    id: 'v09',
    from: { arrive: 147 },
    vista: "A draughts board nailed to a ceiling, two old hands, a visitors' book beneath it, a drawing of a lamp in the margin.",
    mark: 'stayed',
    text:
      "Under the draughts board the two women keep a visitors' book. Everyone has signed, and dated their leaving, except for one who " +
      'drew a small lamp and wrote beside it: stayed.',
  },
  {
    id: 'v10',
    from: { arrive: 148 },
    vista: 'A thousand stone palms against green glass; in one of them, wedged between two fingers, a lit lamp.',
    mark: 'to',
    text:
      'Between two stone fingers somebody has wedged a lamp, and it lights the palm like a page. Where the lifeline ought to run there ' +
      'are two carved letters: to.',
  },
  {
    id: 'v11',
    from: { arrive: 150 },
    vista:
      'A stair crowded with seated shadows in blue shade; on the ninth step one that holds the shadow of a lamp, and the shadow shines.',
    mark: 'be',
    text:
      'The shadow on the ninth step holds the shadow of a lamp, and the shadow of the lamp gives light. It moves along to let you by. ' +
      'On the stone where it sat: be.',
  },
  {
    id: 'v12',
    from: { arrive: 151 },
    vista: 'Jars of sea water on a shelf, one lamp behind them, their labels thrown huge and backwards on a round wall.',
    mark: 'the',
    text:
      'Behind the jars the lamp throws their labels on the wall, enormous, back to front. Each names a sea but one, and in that jar is ' +
      'no water, only light: the.',
  },
  {
    id: 'v13',
    from: { arrive: 153 },
    vista: 'The back of a price board in mirror writing, a gap at one stall, a lamp standing in it like a shopkeeper.',
    mark: 'somebody',
    text:
      'From behind, every price is mirror writing. At the stall with the gap a lamp stands in for its keeper, and on that board, the ' +
      'right way round, for you: somebody.',
  },
  {
    id: 'v14',
    from: { did: '015.look' },
    vista: 'A dark street lamp tall as a church, a stair winding up it, and on the stair a far smaller lamp, climbing.',
    mark: 'if',
    text:
      'Round and round the tall dark lamp a smaller one is climbing. At the top it stops, as one does who has forgotten the matches. In ' +
      'the frost on the lowest step: if.',
  },
  {
    id: 'v15',
    from: { did: '041.look' },
    vista: 'A valley of green steps in evening light, thirty hooks, twenty-nine bells, a lamp hanging from the thirtieth.',
    mark: 'you',
    text:
      'You blink, and the lamp is gone from the empty hook. The child with the stick looks straight at you for the first time and says, ' +
      'quite low: you.',
  },
  {
    id: 'v16',
    from: { did: '061.look' },
    vista: "A grey wood with a seam of brightness down its middle; through the seam a lit window, a lamp, someone's back.",
    mark: 'can',
    text:
      'Through the loose stitch you see the back of a coat, bent over a bench, soldering. The tin at their elbow has lost its label but ' +
      'for: can.',
  },
  {
    id: 'v17',
    from: { did: '117.look' },
    vista: "A chalkboard in close-up, numbers half rubbed out, a lamp behind it throwing the writing hand's shadow, no hand.",
    mark: 'read',
    text:
      "Under today's price lies yesterday's, and under that a hundred others. The oldest line of all is no price; it is what a teacher " +
      'writes above a lesson: read.',
  },
  {
    id: 'v18',
    from: { event: 'firstNight' },
    vista: 'Your own camp from a little way off, from above, a lamp between you and whoever is looking.',
    mark: 'this',
    text:
      'You wake and see, quite clearly, what somebody standing on that rise would see: a fire, a bag, you. In the ash, written with a ' +
      'stick: this.',
  },
  {
    id: 'v19',
    from: { event: 'firstSharedLocation' },
    vista: "A friend's face close up, lamplit, laughing; in each eye a small figure with a lamp, standing behind you.",
    mark: 'come',
    text:
      'You look at your friend, and your friend is looking over your shoulder. You turn. There is only the path, a smell of oil, and ' +
      'one arrow with a word: come.',
  },
  {
    id: 'v20',
    from: { event: 'firstFullGrid' },
    vista: 'Your own two hands, full, and on the little finger, by its ring, a small lit lamp.',
    mark: 'up',
    text:
      'You have carried it for some time, it seems; the ring has left a mark. On the base, where makers sign, is scratched one word in ' +
      'your handwriting: up.',
  },
];
