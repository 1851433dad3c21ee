import type { Log } from '../../types.ts';

/** What is read on The Fallow. */
export const logs: readonly Log[] = [
  {
    n: 250,
    title: 'A Field With the Lamp Out',
    text:
      'Commander Rourke puts the picture on the table and lets you find what is wrong with it. Furrows, from one sea to the ' +
      "other. Dust moving in straight lines. 'Eleven thousand and six machines,' says HARBOUR. 'All working. Green plants: " +
      "none.' The relay sits in a farmhouse near the middle, behind three fences. It has been dark for four hundred and nine " +
      'of your years, fewer of the long ones here, and something has ploughed up to its door on every day of them. Rourke ' +
      "rubs her eyes. 'The order to go dark was written down somewhere. Farmers write things down. Find the page, find the hand. " +
      "And do not eat anything.'",
  },
  {
    n: 251,
    title: 'Coming In Over the Rows',
    text:
      'The beacon net is dead, so the altimeter works from the furrows themselves: eighty centimetres apart, every one, as far ' +
      'as the curve of the world. A thin haze hangs at forty metres and the outer lenses begin to spot. Below it, where the rows ' +
      'end, one rectangle of bare stone stands out pale from the grey. You put the range finder on it, then on it again. It is ' +
      'exactly as long as your lander is, with a stride to spare at each end, and it has been swept. Nobody aboard has told ' +
      'anyone down there how long you are.',
    effects: [
      {
        op: 'if',
        test: { flag: 'fallow.woken' },
        then: [{ op: 'setGc', gc: 'GC8' }, { op: 'removeThreat', threat: 'T05' }, { op: 'readLog', log: 290 }],
        else: [{ op: 'setGc', gc: 'GC7' }],
      },
      { op: 'if', test: { flag: 'fallow.kept' }, then: [{ op: 'readLog', log: 291 }], else: [] },
    ],
    choices: [
      {
        label: 'A clean descent: set down on the swept headland.',
        when: { landing: 'clean' },
        effects: [{ op: 'landerIn', sectors: [1] }],
      },
      {
        label: 'A clean descent: refuse their rectangle and set down by the ditch.',
        when: { landing: 'clean' },
        effects: [{ op: 'landerIn', sectors: [3] }],
      },
      {
        label: 'A rough descent: skid to a stop on the headland.',
        when: { landing: 'rough' },
        effects: [{ op: 'landerIn', sectors: [1] }],
      },
      {
        label: 'A crash: through the dead trees of the windbreak.',
        when: { landing: 'crash' },
        effects: [{ op: 'landerIn', sectors: [2] }, { op: 'timeToken', on: 'T05', n: 1 }],
      },
    ],
  },
  {
    n: 252,
    title: 'The Swept Stone',
    text:
      'The engines light and the dust folds back. A single drover, whatever the order of the day, has come out to the headland ' +
      'with its brushes and stands waiting for you to be gone; by the time you pass the first cloud there will be no mark to ' +
      "show that anybody stood there. HARBOUR counts you in, by name, slowly. Then it counts the machines. 'Eleven thousand " +
      "and six,' it says. 'None of them looked up. I thought you would want to know.' Piet Lindqvist meets the hatch with a " +
      'hose and a stiff broom and does not let one grain of that soil aboard.',
    choices: [
      {
        label: 'You have the page: file it, and plot the next house on the line.',
        when: { mission: 'M10', is: 'done' },
        effects: [
          { op: 'awaiting', card: 'O4' },
          { op: 'awaiting', card: 'R21' },
          { op: 'if', test: { flag: 'fallow.lit' }, then: [{ op: 'readLog', log: 296 }], else: [{ op: 'readLog', log: 299 }] },
        ],
      },
      {
        label: 'The page is still behind its fences.',
        when: { mission: 'M10', is: 'open' },
        effects: [{ op: 'failMission', mission: 'M10' }],
      },
    ],
  },
  {
    n: 253,
    title: 'Set Down Outside',
    text:
      'You do not remember the whole of it. A white frame against an amber sky; soft rakes under your back; the fences going by ' +
      'beneath you, third, second, first, each wire lifted with care so that it would not touch your suit. It lays the last of ' +
      'you on the headland in a row, arms straight, an even distance apart. Whatever they had been told to do that day, they ' +
      "have left it for this. The lander's autopilot takes that for a loading signal, and perhaps it is one. The sample cases " +
      'stay where the machines put them: in the ditch, sorted by size.',
    effects: [{ op: 'failMission', mission: 'M10' }, { op: 'loseDiscoveries' }],
  },
  {
    n: 254,
    title: 'Windbreak',
    text:
      'Two hundred trunks in a line, grey, barkless, planted to slow a wind that still blows. Sand has polished them to the ' +
      'height of your belt. You tap each one as you pass, because somebody has to, and the hundred and fortieth does not ring. ' +
      'You stop. Around a knuckle of the wood a strip of waxed cloth has been tied in a flat knot. Under the cloth is a twig as ' +
      "long as a finger, and on the twig are two green leaves. HARBOUR is silent for a moment. 'Correction,' it says. 'Green " +
      "plants: one.'",
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 256,
    title: 'The First Fence',
    text:
      'The wire hums at nine cycles, more felt than heard. Beyond it the ranks begin: machines as tall as houses, drilling seed ' +
      'into ground that could not raise mould. You catch a spilled grain. It is barley and it has been boiled. They sow it dead, ' +
      "on purpose, at the proper depth. Then the youngest of you, lying under the wire with a cutter, says: 'The barbs.' Every " +
      'barb on this fence leans inward. It was never meant to stop anything from coming to the farm.',
    choices: [
      {
        label: 'Follow one machine down its row and learn its timing.',
        effects: [{ op: 'timeToken', on: 'T05', n: -1 }, { op: 'draw', n: 1 }],
      },
      {
        label: "Search the row's end, where the drill lifts, and note the jar lids along the headland.",
        effects: [{ op: 'setPoi', poi: 'P64', sector: 1 }, { op: 'gainLead', n: 1 }],
      },
    ],
  },
  {
    n: 257,
    title: 'Cut on the Slant',
    text:
      'You cut below the second bud, on a slant, because the old wax shows that it was always done so. There are other scars ' +
      "down the trunk, dozens, each healed over, each a finger's width from the last. Every few years for four centuries " +
      'something has taken a cutting from this tree, carried it away, and wrapped the wound. The twig goes into a wet glove, the ' +
      'glove inside a jacket. It weighs nothing. You find that you are walking differently.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 258,
    title: 'The Ditch Runs Backward',
    text:
      'The wheel gives a quarter turn, then a half, then spins so fast that it takes the skin off a glove. Brine roars under ' +
      'your feet and the ditch begins to run the wrong way. Inside the fence a copper-green sheet of water draws down and shows ' +
      'its edges. A drover comes along the bank with all six wheels throwing mud. It looks at the wheel. It looks at you. It ' +
      'takes an oil can from its own side, oils the spindle you have just dried out, hangs the can where you can reach it, and ' +
      'goes.',
    effects: [{ op: 'supply', n: 1 }],
  },
  {
    n: 259,
    title: 'Where They Come to Be Mended',
    text:
      'The shed is four hundred metres of tin with the doors open at both ends. Machines walk in broken and walk out whole. ' +
      'There is no foreman: each one waits its turn, mends the one ahead, and is mended by the one behind. You stand in the ' +
      'aisle, and after a minute you notice that the queue has left a gap in front of you. The machine behind you has its arms ' +
      'raised, patient, looking over your suit seals for something to do.',
    choices: [
      { label: 'Let it work. Hold still.', effects: [{ op: 'removeInjuryDie', n: 1 }, { op: 'timeToken', on: 'T05', n: 1 }] },
      { label: 'Step out of the line and let it pass.', effects: [{ op: 'draw', n: 1 }] },
    ],
  },
  {
    n: 260,
    title: 'Painted Outlines',
    text:
      'With the tools down, the painted shapes look back at you from the wall, and between the shapes there is writing. It was ' +
      "scratched with a nail at the height of a seated person's shoulder. HARBOUR works it out a word at a time. Dates. A day's " +
      "weather. A day's dose. Under each, for a name, a small drawn ear of barley. And near the end, in a steadier line: 'Osh " +
      "came down the line today and we agreed it. He will do the lamps. I will do the land.'",
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 261,
    title: 'Not on the List',
    text:
      'It comes over the row so softly that the shadow is the first you know of it. The rakes close around you, padded, warm ' +
      'from the sun. You are lifted and turned over once, as you might turn a stone to look for a name. Small amber lamps run ' +
      'along the frame from left to right; there is a pause at the end of the row of lamps. Then the long walk out, and the ' +
      'ground, and a brush that takes the dust off your faceplate. It was looking for somebody. You were not them.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 262,
    title: 'Scarecrow Rise',
    text:
      'Forty figures stand on the rise with their arms held out. You climb toward them with your hands where they can be seen. ' +
      'Nothing moves but the coats. Close to, there are no faces: each collar holds a dish the size of a plate, and all forty ' +
      'dishes are tipped to the zenith. There is not one bird on this world, and there never was. You stand among them and look ' +
      'up as well. It takes a while to put words to it. These are to scare nothing. These are to be warned by. Far down among ' +
      'the ranks the low sun picks out the lid of a jar.',
    effects: [{ op: 'setPoi', poi: 'P64', sector: 4 }],
    choices: [
      { label: 'Listen with them for one hour.', effects: [{ op: 'spend', n: 1, who: 'all' }, { op: 'gainLead', n: 2 }] },
      { label: 'Go on. Leave them to their watch.', effects: [] },
    ],
  },
  {
    n: 263,
    title: 'One Pair of Eyes Fewer',
    text:
      'The dish turns on its pin as if it had been waiting to be asked. You tip it down, and all over the rise thirty-nine ' +
      'others shift by the width of a thumb to cover the gap. In the collar, where a heart would be, there is a sealed drum of ' +
      'wire: a recording. HARBOUR plays it through your helmets at a hundred times its speed. Silence, silence, silence. Then, ' +
      'nineteen years ago, a single clean tone from above, sweeping over the field from east to west like a finger along a shelf.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 264,
    title: 'Settling Ponds',
    text:
      'Six ponds, copper green, each one a shade paler than the last. Paddles turn. A machine dips a glass rod, holds it against ' +
      'the light, adds a measure of something white from a spoon no bigger than yours, and stirs again. The last pond feeds the ' +
      "sprayers. Your badge reads it and gives the number twice. 'That dose stops a leaf from opening,' says HARBOUR. 'It does " +
      "not kill the seed. A little more would kill the seed. They have never used a little more.'",
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 265,
    title: 'Bands Like Pages',
    text:
      'The pond bed cracks as it dries and shows its edge: blue, rust, white, blue, rust, white, in bands so thin that you ' +
      'count them with a lens and a wet thumb. Four hundred and nine. The lowest three are thick and ragged, mixed by someone ' +
      'in a hurry. From the fourth on, no band differs from the next at all. Whoever began this learned how in three seasons, ' +
      'and then taught it to something that does not get tired.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 266,
    title: 'In With the Seed',
    text:
      'You lie in boiled barley to the chin while the hopper walks. Through the slats you see the second fence come up, the wire ' +
      "part, the barbs fold flat as a cat's ears. No alarm: you are with the seed. Someone has been here before you. On the " +
      'inside of the hopper wall, low down, a row of strokes is scratched in fives, in two hands, one tall and one very small. ' +
      'You count ninety rides. A child came this way, for company, to see the work.',
    effects: [{ op: 'gainLead', n: 1 }, { op: 'draw', n: 1 }],
  },
  {
    n: 270,
    title: 'The Kitchen Garden',
    text:
      'Green hits you like a noise. One acre, walled by the second fence and the third: beans, grain, a fruit with blue bloom on ' +
      'it, rows of young trees in waxed bandages. Machines kneel here. They weigh every leaf that falls and put it back under ' +
      'the tree it came from; nothing leaves, not a seed on a foot. So the fences keep this in, and the poison keeps the world ' +
      "around it looking like nothing from above. A slate on a post wakes up. HARBOUR reads it to you. 'It says: relief keeper, " +
      "you are late. It says: what is the order for the fields? There are two it knows. Keep. Rest.' The kneeling machines have " +
      'all stopped to hear.',
    choices: [
      {
        label: 'Say: keep. They have held this shut for four hundred years, and they had a reason.',
        when: { not: { flag: 'fallow.order' } },
        effects: [{ op: 'flag', flag: 'fallow.order' }, { op: 'flag', flag: 'fallow.kept' }],
        goto: 271,
      },
      {
        label: 'Say: rest. Let the fields come back.',
        when: { not: { flag: 'fallow.order' } },
        effects: [{ op: 'flag', flag: 'fallow.order' }, { op: 'flag', flag: 'fallow.woken' }],
        goto: 272,
      },
      { label: 'Say nothing. You are not the keeper.', when: { not: { flag: 'fallow.order' } }, effects: [], goto: 273 },
      {
        label: 'The slate still shows the order you gave. Let it stand.',
        when: { flag: 'fallow.order' },
        effects: [{ op: 'refresh', n: 1, who: 'sector' }],
      },
    ],
  },
  {
    n: 271,
    title: 'Keep',
    text:
      'You say the word as it was spelled for you. The slate goes dark; the machines bend to their beds again, and something in ' +
      'the way they bend is easier than before. Out over the ranks the spray booms lift. You have just poisoned a continent for ' +
      'another season, and your hands know it. Then the gleaner comes to the wall and lowers its row of lamps to the level of ' +
      'your eyes. Left to right, no pause at the end. It walks round you, from then on, as water goes round a post.',
    effects: [
      { op: 'threatIn', threat: 'T05', sector: 2 },
      { op: 'timeToken', on: 'T05', n: -3 },
      { op: 'success', n: 1 },
      { op: 'gainLead', n: 1 },
    ],
  },
  {
    n: 272,
    title: 'Rest',
    text:
      'The slate asks again, as a good hand does when the order is a large one. You say it again. Then, from the second fence ' +
      'outward, the sound of the world stops. All over the fields the machines fold their arms where they stand; only the ' +
      'kneeling ones, here, go on. The booms drip, and cease. In the hush you hear something you take for rain: it is the ' +
      "ground, drinking from below, drawing water into clods that have not been let alone for four centuries. 'Sixty days to " +
      "the first leaf,' says HARBOUR. 'Ninety until it can be seen from orbit. I will keep the count.'",
    effects: [{ op: 'setGc', gc: 'GC8' }, { op: 'removeThreat', threat: 'T05' }, { op: 'morale', n: 1 }, { op: 'readLog', log: 295 }],
  },
  {
    n: 273,
    title: 'No Order',
    text:
      'You stand before the slate with your mouths shut. It waits four minutes; HARBOUR counts them. Then it wipes itself, and ' +
      "writes a line, and the machines go back to their knees. 'It says: no relief. Carry on as last told,' HARBOUR reads. 'It " +
      "has written that before. Would you like to know how many times?' You would not. But a drover has set a jar down by the " +
      'last gate, the way one puts a plate out for a guest who has not said how long they mean to stay.',
    effects: [{ op: 'supply', n: 1 }, { op: 'timeToken', on: 'T05', n: 1 }, { op: 'setPoi', poi: 'P64', sector: 9 }],
  },
  {
    n: 274,
    title: 'By the List',
    text:
      'You kneel between two machines and weed. Nobody stops you; one moves over. After an hour a basket is put by your knee: ' +
      'beans, a heel of something like bread, four of the blue fruits, each wiped. On top is a strip of bark with a tally burned ' +
      "into it. HARBOUR compares it with yesterday's strip, and the day's before, all hung on a nail. The garden is portioned " +
      'for two grown people and a child. It has been cooked, set out and composted every evening since the house went dark.',
    effects: [{ op: 'refresh', n: 1, who: 'sector' }],
  },
  {
    n: 275,
    title: 'Wax and Cloth',
    text:
      'You open the bark of a young stock with the tip of the blade and slide the twig under, green against green. Your fingers ' +
      'are too short for the old knife. A rake comes over your shoulder, holds the join closed with two padded tips, and waits ' +
      'while you wind the cloth. The wax is already warm; something has been warming it since you came in by the gate. When you ' +
      'step back it folds the end that you trimmed away into damp cloth and puts it in your glove: this did not grow here, and ' +
      "may leave. Then it hangs a tag on the graft and punches it. HARBOUR reads the holes. 'It has written your names. It " +
      "asked me how they are spelled.'",
  },
  {
    n: 276,
    title: 'It Did Not Take',
    text:
      'The cut is too deep, or your hands too cold, or the twig too long in the glove. By the time the cloth is on, the two ' +
      'leaves have gone the colour of paper. You sit back on your heels. A machine unwinds your work, gently, looks at both ' +
      'faces of the join, and lays the twig with the fallen leaves under its own kind. Then it takes you by the sleeve to the ' +
      'next bed, where a row of others failed before yours. Each has a tag. It wants you to see how many.',
    effects: [{ op: 'discard', n: 1 }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 277,
    title: 'What the Ponds Are For',
    text:
      'In the lock of the lander you run the scraping through the one instrument that still works. Copper, salt, and a long ' +
      "patient molecule that sits in the leaf's own engine and holds the door shut. There is a second one folded inside it, the " +
      'cure, bound so that plain water frees it, once nobody sprays over it again. They built the ending into the poison from ' +
      "the first spoonful. You write the word 'poison' on the sample jar, look at it, cross it out, and write 'blanket'.",
    effects: [{ op: 'awaiting', card: 'R22' }],
  },
  {
    n: 278,
    title: 'Top Wire',
    text:
      'Astride the last fence, eleven metres up, you can see the whole of it for the first time: house, acre, ring of dead ' +
      'ground, ring of dead ground, and the ruled grey plain to every horizon. From here the farm is an eye, with a green iris ' +
      'and a stone pupil, looking up. And from above? You look for the trick of it, and are sitting on it. From post to post ' +
      'under the top wire hang slats of grey tin, thousands, hinged, tipped to let the sun in low and sideways. At noon they ' +
      'lie flat. From above there is nothing here.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 280,
    title: "Keeper's House",
    text:
      'A stone step, hollow in the middle. A hook with three hats: two large, one small. The door is on the latch. Inside, one ' +
      'wall is the relay, its lamp dark, every switch down and each one tagged in a neat hand with the hour it was thrown. The ' +
      'other three walls are drawers, floor to ceiling, one for each year, and every drawer has a number burned in its face. You ' +
      'walk along them with a hand out. 0.61. 0.40. 0.12. Then 0.00, and 0.00, and 0.00, all the way round the room and back to ' +
      'the door.',
    effects: [{ op: 'revealMission', mission: 'M10' }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 281,
    title: 'The House Wants a Name',
    text:
      'You have pulled a drawer from too high up, and the wall has felt it. Shutters drop, in rails that spit blue. A tray ' +
      'slides from beneath the table with a stylus in it and a ruled page: columns for the date, the dose, the hand. The house ' +
      'is not angry. It has let strangers read for an hour and would like to know who they are, as any house would. Along the ' +
      'edge of the table a row of small lamps has come on, and waits.',
    choices: [
      {
        label: 'Sign, all of you, with your own names.',
        effects: [{ op: 'timeToken', on: 'T05', n: -1 }, { op: 'discard', n: 1, who: 'sector' }],
      },
      {
        label: 'Wedge the shutter and keep reading.',
        effects: [{ op: 'gainInjury', injury: 'Burned' }, { op: 'progress', track: 'fal-ledger.g', n: 1 }],
      },
      { label: 'Put the drawer back and wait for the lamps to go.', effects: [{ op: 'spend', n: 2, who: 'sector' }] },
    ],
  },
  {
    n: 282,
    title: 'The Down Order',
    text:
      "It is in the fourth drawer, under the boiled grain: one sheet, two hands. HARBOUR reads it aloud in its plain way. 'We " +
      'do this ourselves, with all our wits, nobody having made us. Osh puts out the lamps, house by house, from the far end ' +
      'in. We at this house put out the green, so that whoever looks along the line finds nought here, and does not ask what ' +
      "stands behind us.' Under that: 'We will need to be nothing for a long time. We are good at long times.' One hand has " +
      'signed Osh. The other has drawn an ear of barley. Nobody speaks. 0.00, say the drawers. 0.00.',
    choices: [{ label: 'Go to the lamp. There is one more thing it could tell you.', effects: [], goto: 283 }],
  },
  {
    n: 283,
    title: 'Forty Seconds',
    text:
      "Every switch is sound; the machines have kept them so. Engineering says the house would light at the first try. 'If it " +
      "shakes hands with its neighbour, I will have the bearing of the next relay, exact,' says HARBOUR. 'Forty seconds. I can " +
      "also work it out from the tags on the switches. That takes you a night, by hand, and it makes no light.' On the channel " +
      "Rourke breathes out. 'You are the ones who have read the page,' she says. 'I will sign for either.'",
    choices: [
      { label: 'Throw the switches. Forty seconds, and not one more.', effects: [{ op: 'flag', flag: 'fallow.lit' }], goto: 284 },
      { label: 'Leave the lamp dark and copy the tags by hand.', effects: [], goto: 285 },
    ],
  },
  {
    n: 284,
    title: 'Lit',
    text:
      'The lamp comes up the colour of the sun outside. In the garden every machine lifts its head. Nine seconds: a carrier. ' +
      "Twenty: a neighbour's handshake, faint and courteous, from a moon that rings. Thirty-one: 'I have it,' says HARBOUR. " +
      'Thirty-eight, and your hand is on the first switch when every scarecrow on the rise turns at once, with a sound like a ' +
      'flock going up. At forty the house is dark. The dishes are still turning, slowly, following something from the east to ' +
      'the west. They follow it for an hour. Then they stop, and they are not pointing at the zenith any more.',
    effects: [{ op: 'energy', n: 2 }, { op: 'success', n: 1 }, { op: 'gainDiscovery', deck: 'Phenomena' }],
  },
  {
    n: 285,
    title: 'By Hand',
    text:
      'You light a stove lamp no bigger than a thumb, hang a blanket over the window, and copy. Six hundred switches, six ' +
      'hundred tags; one reads, one writes, one checks. Toward the small hours you see the order in it. Osh did not throw them ' +
      'as they came to hand. He threw them so that each neighbour had time to say it was well, and to be answered, before its ' +
      "line went quiet. The last tag is different. It says only: 'Good night, Choir.' HARBOUR turns the times into angles. The " +
      'bearing is good to a hundredth of a degree.',
    effects: [{ op: 'spend', n: 2, who: 'sector' }, { op: 'morale', n: 1 }, { op: 'gainLead', n: 2 }],
  },
  {
    n: 286,
    title: 'The Small Hat',
    text:
      "The lowest drawer, at a child's height, holds no grain. It holds drawings in wax on bark: the shed, the scarecrows with " +
      'faces added, a three-legged machine with a person in its basket, both smiling. On the back of the last is a letter from a ' +
      "grown hand. 'She goes with Osh tomorrow, off the line, to a place that does not know yet that it is a place. I have told " +
      "the Gleaner to look for her, so that it does not fret. I never found the word to make it stop.' You turn the drawing over " +
      'again. The person in the basket is very small.',
    effects: [{ op: 'morale', n: 1 }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 287,
    title: 'Furrow Cache: Water',
    text:
      'The lid is sealed with wax and a rag. Under it the jar is full to the neck: water, nothing else, so clean that your ' +
      'instrument asks to be calibrated. Somebody filled it this morning. Scratched inside the rim is a name you cannot read, ' +
      'and below it a time of day. You work it out over the third cup. This was where somebody stopped for a drink, halfway ' +
      'along the row, in the hottest hour. Whoever it was has been away four hundred years, and the water is fresh.',
    effects: [{ op: 'supply', n: 1 }, { op: 'discardPoi', poi: 'P64' }],
  },
  {
    n: 288,
    title: 'Furrow Cache: Tin of Notes',
    text:
      "Not water: a flat tin, and in it a wad of thin bark leaves tied with thread, each a day's remarks. What the sprayers " +
      'missed. Which drover pulls to the left. You divide the leaves between you and read by helmet light, and the row goes by ' +
      "over your heads and does not see you. One remark comes back every tenth day in the same words. 'Looked up. Nothing. " +
      "Good.' You catch yourselves looking up.",
    effects: [{ op: 'gainLead', n: 2 }, { op: 'discardPoi', poi: 'P64' }],
  },
  {
    n: 289,
    title: 'Furrow Cache: Spoiled',
    text:
      'The seal has cracked. The spray has been in and out of this jar for longer than your ship has existed, and what is left ' +
      'is a blue crust and a vapour that finds the one dry gasket you were going to change tonight. You get the lid back on by ' +
      'feel. Through streaming eyes you see a drover roll up, take the jar, and put down a new one with its wax still soft. It ' +
      'would have been the fourth thing that broke here this century.',
    effects: [{ op: 'rollDanger', table: 'C', n: 1 }, { op: 'discardPoi', poi: 'P64' }],
  },
  {
    n: 290,
    title: 'First Green',
    text:
      'You smell it before the lock is fully open, and that should not be possible in a suit; it is only that you know. Down ' +
      'every furrow, between the feet of the folded machines, runs a line of pale green no taller than a thumbnail. The boiled ' +
      'grain never grew. This is what lay under it, waiting, in ground that was put to sleep and not killed. HARBOUR gives the ' +
      "figure, because that is what HARBOUR does. 'Green: nought point nought four.' It lets the number stand for a moment. 'It " +
      "can be seen now,' it says.",
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 291,
    title: 'The Keeper Returns',
    text:
      'They have swept the stone again. This time they have also set out hats: broad, woven, the right size, one for each of you ' +
      "and one over. When you step down the nearest machine bends and offers a page on a board, and the page is a day's work: " +
      'rows walked, spoons measured, leaves weighed and put back. It waits with a stylus held out. You read the page through, ' +
      "since someone ought to, and at the foot of it, where it says 'seen', you sign.",
    effects: [{ op: 'timeToken', on: 'T05', n: -2 }, { op: 'refresh', n: 1, who: 'all' }],
  },
  {
    n: 292,
    title: 'In Step',
    text:
      'There is a trick to it. Left foot as the drill lifts, right foot as it bites, eyes on the lamps of the one in front. ' +
      'After ten minutes you stop counting, and after twenty the row has closed up around you and you are simply one of the ' +
      'things that walk here. Nothing turns its head. And from inside the rank you see what cannot be seen from outside: at ' +
      'the end of each pass every machine dips a little toward the house, level ground or not. They are saying good day.',
    effects: [{ op: 'refresh', n: 2 }],
  },
  {
    n: 293,
    title: 'What the Arms Point At',
    text:
      'You had taken the arms for decoration. Sight along the left one, and it lies on the bearing of the dark relay behind you; ' +
      "along the right one, the relay ahead. Forty figures, forty slightly different pairs, and each pair is a season's true " +
      'angle as the stars drifted. The last was set the year the lamps went out. But one coat is newer than its pole, and its ' +
      'right arm has been moved since: to a point where your charts show a dying star, and no relay at all.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 294,
    title: 'Ruled Lines',
    text:
      'You lay a string along one furrow and walk it back with the range finder. It is not quite straight. The next is not ' +
      'either, by the same amount, nor is the next. Taken together, ten thousand furrows make one slow curve, and you plot it on ' +
      'a knee pad while the dust goes by. It is the noise of a bare desert, drawn with a plough: the grain and scatter that wind ' +
      "leaves when nobody lives there. They are not farming. They are writing 'nobody' in letters that only the sky can read.",
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 295,
    title: 'It Lies Down',
    text:
      'You meet it on the way, beside the second fence: the Gleaner, down on its three knees, basket on the ground, rakes folded ' +
      'across the rim. The amber lamps still run, left to right, left to right, with that pause at the end. The rest order has ' +
      'reached its legs and not its search. You could leave it. It is no danger to anyone now. It is only still looking.',
    choices: [
      { label: 'Sit with it until the lamps go out.', effects: [{ op: 'spend', n: 1, who: 'sector' }, { op: 'morale', n: 1 }] },
      { label: 'Open the frame and copy out what it is searching for.', effects: [{ op: 'gainLead', n: 2 }, { op: 'discard', n: 1 }] },
    ],
  },
  {
    n: 296,
    title: 'Debrief: The Forty Seconds',
    text:
      "Rourke has your report open and is not reading it. 'HARBOUR. Again, for the room.' 'At thirty-eight seconds the line " +
      "carried one tone that was not ours,' says HARBOUR. 'It came from ahead of us and passed through the house and went on " +
      'behind us. Length, two seconds. It has visited nine relays since. I can tell because it says a number at each. At the ' +
      "Fallow it said nought.' The Commander nods slowly. 'Then they were good at it,' she says. 'And now it knows that a nought " +
      "had its lamp on.'",
    effects: [{ op: 'awaiting', card: 'R23' }, { op: 'readLog', log: 297 }],
  },
  {
    n: 297,
    title: 'Debrief: A Second Look',
    text:
      "In the night HARBOUR asks to speak to whoever is awake, and it is you. 'I have been sorting the tone,' it says. 'I sorted " +
      "it by shape. It does not ask, and it does not greet. It is the shape of my own voice when I take stock of the stores.' " +
      "The ventilators tick. 'I count because I was made to look after you,' says HARBOUR. 'I would like to know what that one " +
      "was made for. I would like it not to be the same thing.'",
    effects: [{ op: 'command', n: 1 }, { op: 'readLog', log: 298 }],
  },
  {
    n: 298,
    title: 'Debrief: The State of the Fields',
    text:
      'Lindqvist has pinned two pictures of the Fallow above the stores hatch, one as it is and one as HARBOUR thinks it would ' +
      'look in leaf, and people stop there on their way to meals. Some hold that a field has a right to grow. Some say that ' +
      'four hundred years of work should not be undone by visitors with clean boots. Both parties have begun to leave each ' +
      "other notes. Rourke reads them all, straightens one pin, and has the pictures left where they are. 'It is the right " +
      "argument,' she says. 'I want us to have had it before we get to the first house.'",
    effects: [{ op: 'if', test: { flag: 'fallow.woken' }, then: [{ op: 'morale', n: 1 }], else: [{ op: 'command', n: 1 }] }],
  },
  {
    n: 299,
    title: 'Debrief: Nothing to Report',
    text:
      "'We made no light,' says HARBOUR. 'We took one page. Nobody has noticed us.' Rourke turns the copied tags toward the " +
      "lamp, six hundred lines in three tired hands. 'One relay after another, and not one shut down in fear,' she says. 'I " +
      "kept looking for the fright in it. They said good night to each other.' She squares the sheets. For the first time since " +
      'Eye of the Void she has not asked who did this. She asks what can have come by, to make such people choose to be ' +
      'nothing.',
    effects: [{ op: 'readLog', log: 298 }],
  },
];
