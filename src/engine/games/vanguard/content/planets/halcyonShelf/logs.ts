import type { Log } from '../../types.ts';

/** What is read on Halcyon Shelf. */
export const logs: readonly Log[] = [
  {
    n: 120,
    title: 'Briefing: The Second Lamp',
    text:
      'Commander Rourke puts the picture up and lets you look. White above, black below, and in the seam a square the size of a ' +
      "fingernail. 'That is a roof,' she says. 'Under ninety metres of ice. Relay two, or three, depending on who is counting.' " +
      "HARBOUR is counting. 'Three. It went dark on a calm day. There was no fault. I have looked for one eleven times.' " +
      "Lindqvist reads the loading list: pry bars, a good welder, somebody who thinks in switch tables, somebody with legs. 'And " +
      "dry socks,' he adds. Rourke does not smile. 'Find the hall. Start it. Tell me why I had to send you.'",
    choices: [
      { label: 'This is your first sight of the Shelf.', when: { firstVisit: true }, effects: [], goto: 121 },
      { label: 'You have been here, and the hall is still dark.', when: { not: { flag: 'shelf.lit' } }, effects: [], goto: 148 },
      { label: 'You have been here, and left a lamp burning.', when: { flag: 'shelf.lit' }, effects: [], goto: 147 },
    ],
  },
  {
    n: 121,
    title: 'Down the Falling Wind',
    text:
      'The air here has been going downhill for a million years and sees no reason to stop for you. It takes the lander by the ' +
      "shoulder at four thousand metres. Ice grain fills the lamps; the altimeter agrees with itself, then doesn't, then does. " +
      'Somewhere under the white is a floe as flat as a table and, beyond it, a round black pool that never freezes, though ' +
      "nothing you carry can say why. 'I have you,' says HARBOUR. 'I have had you four times. Please hold still.' The ground " +
      'comes up all at once, the way a stair does in the dark.',
    choices: [
      { label: 'You come down like a feather: take the floe.', when: { landing: 'clean' }, effects: [{ op: 'landerIn', sectors: [1] }] },
      {
        label: 'You come down like a feather: take the edge of the pool.',
        when: { landing: 'clean' },
        effects: [{ op: 'landerIn', sectors: [5] }],
      },
      { label: 'You come down hard on the floe.', when: { landing: 'rough' }, effects: [{ op: 'landerIn', sectors: [1] }] },
      {
        label: 'You come down among the drifts, next to a wreck older than yours.',
        when: { landing: 'crash' },
        effects: [{ op: 'landerIn', sectors: [3] }],
      },
    ],
  },
  {
    n: 122,
    title: 'Wreckfield',
    text:
      'Three humps in the drift, and then the wind drops for a breath and they have ribs. One is a sledge. One is a mast, laid ' +
      'down and lashed. The third is a ferry with skids, nose under, hatch shut, and every line of it says parked. No scorch, no ' +
      'scatter. Whoever set it here turned it out of the wind and tied it to the ice at four points, and the knots are good. ' +
      'Through your glove the hull ticks once, slowly, as metal does when somebody has been warm near it. That is only you.',
    choices: [
      { label: 'Work the sledge loose while the wind rests.', effects: [{ op: 'gainLead', n: 1 }] },
      { label: 'Lay a microphone on the hull and listen to the ice.', effects: [{ op: 'peekEvents', n: 3, then: 'arrange' }] },
    ],
  },
  {
    n: 123,
    title: 'The Hook by the Door',
    text:
      'The hatch gives with a sigh of old dry air. Inside: nine seats, nine blankets folded in thirds, a galley whose cupboard ' +
      'doors are tied with string against rough weather. Nobody died here. Nobody so much as spilled something. By the door, at ' +
      'the height of a hand, hangs a bar of grey metal with nine notches, on a hook made for it. You wait for the feeling of ' +
      "having found a tomb, and it does not come. It feels like a house where the family is on holiday. On the pilot's board " +
      "lies a slate with a list of names. 'Turn the bar once in front of the lamp,' says HARBOUR. 'What I have measured I can cut " +
      "again.'",
    choices: [
      { label: 'Thaw the slate in your hands and read the names.', effects: [{ op: 'spend', n: 1 }], goto: 132 },
      { label: 'Take the bar, tie the string again, go on.', effects: [{ op: 'draw', n: 1 }] },
    ],
  },
  {
    n: 124,
    title: 'What the Crevasse Was Holding',
    text:
      'The last block goes down into the blue and you hear it land, and then you hear it get up. A leg comes over the edge below ' +
      'you, pale and jointed, with a blade of clear ice for a foot; then five more; then a shield the width of the lander, ' +
      'blind, fringed with feelers that comb the draught for warmth. It is in no hurry. It has perhaps not needed to hurry ' +
      'before. On one foreleg, half swallowed by shell, sits a band of grey metal with nine notches. Wild things do not wear ' +
      'bands.',
    effects: [{ op: 'spawnThreat', threat: 'T02', sector: 4 }, { op: 'revealMission', mission: 'M19' }],
    choices: [
      { label: 'Stand still. Let it find out what you are.', effects: [{ op: 'spend', n: 1 }], goto: 125 },
      { label: 'Lamps off, backs to the wall, one step at a time.', effects: [{ op: 'discard', n: 1 }] },
    ],
  },
  {
    n: 125,
    title: 'Nine Notches',
    text:
      'The feelers go over your visor like rain. You count, because HARBOUR is counting in your ear: four on the helmet, two on ' +
      'the pack, one resting on the valve of your air as if it knew the part. Warm, it decides. Small. Not mine. From this near ' +
      "you can read the band. Nine notches, and beside each a scratched mark, a hand's width of years between the first and the " +
      'last. Somebody measured this animal as it grew, the way one does with a child against a door frame. The last mark is the ' +
      'deepest. Then it turns away and begins to follow you.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 126,
    title: 'The Hall in Good Order',
    text:
      'You came ready for ruin. The lamps show you a floor you could eat from. Panels closed, cables coiled left-handed and hung ' +
      'by length, dust sheets over the consoles with their corners tucked. No fire, no flood, no fight. On the main board stand ' +
      'forty-four switches, and every one is down. Beside them, under glass, hangs a list in nine hands: forty-four steps, each ' +
      'with a tick. This station did not fail. It was put to bed. HARBOUR says nothing for six seconds, which you have never ' +
      "known it to do. Then: 'They finished the list. I count forty-four ticks.' Forty-four switches go up as easily as down.",
    effects: [{ op: 'revealMission', mission: 'M05' }],
    choices: [
      {
        label: 'Copy the list before you touch anything.',
        effects: [{ op: 'spend', n: 1 }, { op: 'timeToken', on: 'threats', n: 1 }],
        goto: 133,
      },
      { label: 'Fold back the sheets and begin with switch forty-four.', effects: [{ op: 'refresh', n: 1 }] },
      { label: 'You came up from the water, by the other door. Look at it first.', when: { from: 9 }, effects: [], goto: 141 },
    ],
  },
  {
    n: 127,
    title: 'Forty-Four Up',
    text:
      'The last switch goes over with a click you feel in your wrist. For a moment nothing. Then warm air sighs out of the ' +
      'floor, and above you, through ninety metres of ice, the wind that has fallen on this place for a million years falters ' +
      'and lies down. A lamp comes on. Then all of them. The board asks you, in a script of notches, the only question a relay ' +
      "has: how far shall I be heard? HARBOUR puts it plainly. 'Wide, and everyone on the line hears us. Narrow, and only the " +
      "next station does. I cannot count who everyone is.' Rourke's voice, thin with distance: 'Your hands, your call.'",
    choices: [
      {
        label: 'Open it wide. That is what a lamp is for.',
        effects: [{ op: 'flag', flag: 'shelf.loud' }, { op: 'morale', n: 1 }],
        goto: 134,
      },
      { label: 'Keep it narrow. One neighbour at a time.', effects: [{ op: 'gainLead', n: 1 }], goto: 135 },
    ],
  },
  {
    n: 128,
    title: 'The Gate Under the Ice',
    text:
      'An arch of black stone, tall enough for a ship or a strider, stands open in water as clear as air. There are no doors and ' +
      "never were. Its edges are rubbed smooth to the height of a tall animal's shoulder, on the left side going out and on the " +
      'right side coming in. Your lamp finds no bottom, only a slope, and far down it a line of pale stones set at walking ' +
      'distance. From here the hollows in the ice above show as bright coins; two of them are fresh, and the crust over them is ' +
      'thinner than the charts say.',
    effects: [{ op: 'setPoi', poi: 'P40', sector: 2 }, { op: 'setPoi', poi: 'P40', sector: 9 }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 129,
    title: 'The Last Dry Step',
    text:
      "Riser by riser the writing comes clear. It is not prayer, though you had begun to hope so. It is a gardener's book. Mats " +
      'taken, mats left; two hands in a season, never three; whose fever it brought down. The lowest dry step has a rail worn ' +
      'bright by gloves and an arrow cut beside it, pointing not down into the water but back, toward the crevasse and the warm ' +
      "caves behind it. 'Medicine,' says HARBOUR. 'They walked an hour for it. Nine of them. Every week.' The oldest lines are " +
      'at the bottom, under water, and still legible.',
    choices: [
      { label: 'Lie down on the ice and read the drowned lines too.', effects: [{ op: 'spend', n: 1 }], goto: 143 },
      { label: 'You know enough: two hands in a season, never three.', effects: [{ op: 'draw', n: 1 }] },
    ],
  },
  {
    n: 130,
    title: 'Lift-off from the Shelf',
    text:
      'The skids let go of the ice with a crack that runs away toward the horizon and does not come back. Below you the shelf ' +
      'shrinks to a seam between a red light and no light. You look for the square. From up here it is either dark or it is not, ' +
      "and you find that you have all stopped talking in order to look. 'I count the people in the cabin,' says HARBOUR, as it " +
      'always does, and reads the number out, and waits for somebody to say that it is the right one.',
    choices: [
      {
        label: 'There is a lamp under the ice.',
        when: { mission: 'M05', is: 'done' },
        effects: [{ op: 'awaiting', card: 'O3' }, { op: 'awaiting', card: 'R07' }],
        goto: 149,
      },
      {
        label: 'There is no lamp under the ice.',
        when: { mission: 'M05', is: 'open' },
        effects: [{ op: 'failMission', mission: 'M05' }, { op: 'endExploration' }],
      },
    ],
  },
  {
    n: 131,
    title: 'Everyone Out',
    text:
      'Somebody is down and not getting up, and that settles it. HARBOUR flies the lander itself, low, with all its lamps lit, ' +
      "and its voice has no more hurry in it than a tide table. 'I have one. I have two. Stay where you are, I have a line on " +
      "you.' The cases stay where they were dropped; someone starts back for one and is held by the belt. What is in your " +
      'pockets comes home. What is in the snow belongs to the snow again. The hatch shuts on white, and then there is only the ' +
      'sound of people breathing, and being counted.',
    effects: [{ op: 'failMission', mission: 'M05' }, { op: 'loseDiscoveries' }],
    choices: [
      { label: 'You were close together.', when: { not: { spread: 3 } }, effects: [{ op: 'endExploration' }] },
      {
        label: 'You were scattered over the ice, and the lander paid for it.',
        when: { spread: 3 },
        effects: [{ op: 'damageLander' }, { op: 'endExploration' }],
      },
    ],
  },
  {
    n: 132,
    title: 'Passenger List',
    text:
      'The slate clears from the edges inward. Nine lines. Eight are names: Osh is first and Tamar fourth. The last line has ' +
      'only a numeral, and beside it, in another hand: stays. You count the blankets again. Nine, folded. You count the seats, ' +
      'and the wear on the seats. Eight are polished by years of trousers, and the ninth still has its shipping film. So eight ' +
      "keepers flew in and out of here on this ferry, and one was always already below, or always stayed. 'The Ninth Keeper,' " +
      "says HARBOUR, trying it. 'That is a post. It is not a person. I think.'",
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 133,
    title: 'Forty-Four Ticks',
    text:
      'You copy it line by line, because a picture would not make you read it. Drain the coolant. Thank the pumps. Lower the ' +
      'carrier by thirds over a week, so that no one who listens hears a door slam. Hang up the coils. Feed the strider, and ' +
      'open the gate. Step forty-three: Osh says the lamp was good work and we are not to be ashamed. Step forty-four is in a ' +
      'different ink and a hand you have not met before. It says: now count to one hundred, and if nothing has come, leave. The ' +
      'tick beside it is firm. Nothing had come.',
    effects: [{ op: 'flag', flag: 'shelf.list' }],
  },
  {
    n: 134,
    title: 'Wide',
    text:
      'The carrier climbs by thirds, because that is how the board wants it, and then it is out. On the ship they hear it in the ' +
      'plating. Lindqvist, who does not do such things, holds the microphone to the galley wall so that you can hear them ' +
      'cheering. HARBOUR logs the answers: one from the Eye, your own ping, coming home. One from a station further in, asleep, ' +
      "which turns over and mutters a number. And one more. 'It is our own tone,' says HARBOUR. 'It came back three seconds too " +
      "early. Something that far away should not be that near.' It does not repeat.",
    effects: [{ op: 'command', n: 1 }],
  },
  {
    n: 135,
    title: 'Narrow',
    text:
      'You turn the ring until only one notch shows. The lamp on the board goes from white to a low amber, and the carrier goes ' +
      'out as thin as thread, toward one point in the sky that none of you can see. Nobody cheers, on the ship or here; it does ' +
      "not feel like that sort of light. It feels like a note pushed under a neighbour's door. Nineteen minutes later the " +
      "neighbour answers with a number, a wind speed and a temperature: somebody's weather, four hundred years old, kept ready " +
      'in case anybody asked politely.',
    effects: [{ op: 'energy', n: 1 }],
  },
  {
    n: 136,
    title: 'Never Three',
    text:
      'The last of the felt comes up in one piece, and the rock beneath it is pale, like skin under a bandage. The vents go on ' +
      'breathing. There is nothing on them now to breathe through. On the wall, at the level of your knees, is a row of ' +
      "scratches in pairs, hundreds of pairs, a gardener's tally going back further than your lamp reaches. Two, a gap. Two, a " +
      'gap. You stand there with what you came for in your arms. Nobody proposes adding a third mark, and nobody quite looks at ' +
      'the wall.',
    effects: [{ op: 'refresh', n: 1, who: 'sector' }],
  },
  {
    n: 137,
    title: 'Warm Box',
    text:
      "In the lander's hold Lindqvist's warm box hums at fifty-one degrees, and the mat inside has already grown a paler edge " +
      'along the wall where the heat comes in. It does not know that it has been moved. The medical bench gives you a first ' +
      'reading and then, unprompted, a second, as if it did not trust itself: whatever this felt sweats out, it closes wounds. ' +
      'There is enough to press now for the journey home. Or there is a living thing in a box that will be twice this size in a ' +
      'year, if someone remembers to feed it.',
    choices: [
      { label: 'Press a little now; there are people hurting.', effects: [{ op: 'flipInjury', n: 1, who: 'sector' }] },
      { label: 'Leave it whole and set a feeding rota.', effects: [{ op: 'gainLead', n: 1 }] },
    ],
  },
  {
    n: 138,
    title: 'Out by the Left Side',
    text:
      'It stops under the arch, and the feelers go along the worn stone, left side, at the height of its shoulder. You see it ' +
      'recognise the place. There is no better word, and HARBOUR, when asked, does not offer one. One of you takes hold of the ' +
      'banded leg, because the polish on the metal is just the width of a hand, and walks. Four steps, five. Then the water ' +
      'takes its weight, the stilts fold, and the great clumsy thing becomes a long pale shape going down the line of stones ' +
      'like a lamp being lowered. It does not look back. It has no eyes. But it slows.',
    effects: [{ op: 'charge', n: 1, who: 'sector' }],
  },
  {
    n: 139,
    title: 'The Tone',
    text:
      'You ask the relay what it did all day, when it still had days. It gives you one note. You wait for the rest and there is ' +
      'no rest: this is what every station hummed, all the time, whenever it had nothing to say, so that the next one along ' +
      'would know the difference between silence and absence. Nine centuries of humming. Then, on the last page of the record, ' +
      'an order to all stations, unsigned: stop humming first. The wafer it offers you is warm, and weighs about as much as a ' +
      'coin.',
    effects: [
      { op: 'draw', n: 1, who: 'sector' },
      { op: 'if', test: { flag: 'orchard.lit' }, then: [{ op: 'gainLead', n: 1 }], else: [] },
    ],
  },
  {
    n: 140,
    title: 'Nine Clicks',
    text:
      'The bar goes into the slot as if the slot had been waiting with its mouth open. One of you turns it; the others count ' +
      'under their breath. Nine clicks, each a little lower than the one before, and at the ninth the water on the stair draws ' +
      'back with a long patient sigh, down three steps, five, eight, until a door stands dripping at the bottom, about as grand ' +
      'as the door of a boiler room. It opens toward you. You notice that it can be bolted, and that the bolt is on the inside, ' +
      'and that it is drawn back.',
    effects: [{ op: 'refresh', n: 1 }],
  },
  {
    n: 141,
    title: 'The Other Door',
    text:
      'The lock you came up through has a board beside it with nine pegs. Eight are empty. On the ninth hangs a water suit, ' +
      'patched at both knees, far too small for any of you, and below it a pair of boots set side by side with the toes to the ' +
      'wall. The seals on the inner door are waxed. Someone waxed them from this side, after the last of the others had gone, ' +
      'and then did not use the suit. You look at the hall, and the dust sheets, and the tucked corners. There is no one here. ' +
      'There is no other way out.',
    choices: [
      { label: 'Take the wax stamp from its nail; somebody may know the mark.', effects: [{ op: 'gainLead', n: 1 }] },
      { label: 'Leave the peg as it is and go to work.', effects: [{ op: 'refresh', n: 1, who: 'sector' }] },
    ],
  },
  {
    n: 142,
    title: 'Vent Garden',
    text:
      'After the blue, this: ochre, rust, a yellow like egg. The cave is the size of a chapel and floored with living felt, and ' +
      'the felt rises and falls, very slowly, with the breath of the vents below. Your suit reads sulphur, arsenic, forty-eight ' +
      'degrees. It also reads, in a tone of mild surprise, oxygen. Paths have been left between the mats, one boot wide, edged ' +
      'with flat stones. You could walk here in the dark, if you had been shown how, as a child, by someone holding your sleeve. ' +
      'Something has been tending itself for four centuries, and is thriving.',
    choices: [
      { label: 'Keep to the stones and take your time.', effects: [{ op: 'refresh', n: 1 }] },
      { label: 'Kneel and count the layers at a cut edge.', effects: [{ op: 'spend', n: 1 }, { op: 'gainLead', n: 1 }] },
    ],
  },
  {
    n: 143,
    title: 'The Drowned Lines',
    text:
      'Cheek on the ice, lamp held under, you read upside down what was cut right way up when the sea stood lower. The first ' +
      'keepers wrote like people with cold hands. Landed. Cut nine steps. Lit it. And then, a line to a year, who came through ' +
      'on the line that year: names of places, most with a small mark for first time. You find yourself reading faster. The ' +
      'marks grow rarer toward the top, and the last ones are close together and cut very deep. In the final year eleven new ' +
      'worlds spoke up at once. The line after that says only: too many, and too young.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 144,
    title: 'Hollow, with a Shelf',
    text:
      'The crust tips like a trap door and lets you down, quite gently, into a green room no bigger than a lift. Somebody has ' +
      'cut a shelf in the ice at elbow height. On it, in a row, are seven stones from seven different places; you can see that ' +
      'much without an instrument, the way one can with stones. A collection, then, kept where the wind would not get it. One ' +
      'space in the row is empty, and the dust of ice in it is shaped like the thing that stood there. You know that shape. You ' +
      'saw it on the ridge.',
  },
  {
    n: 145,
    title: 'Hollow, with a Floor of Water',
    text:
      'The plate goes under you with a sound like a plate. It is only waist deep, and it is only for a moment, and the cold is ' +
      'not a feeling at all but a kind of loud noise. You are pulled out by the straps and slapped about the arms. When you can ' +
      'see again you look down the hole you made. A current runs there, steady, toward the stair: you could set a watch by it. ' +
      'So that is where the warmth of the pool goes. It takes you a while to get your hands to write this down.',
  },
  {
    n: 146,
    title: 'Hollow, with a Cache',
    text:
      'A cairn of ice blocks, and in it a tin the size of a bread box, sealed with wax. You melt the wax with a hand lamp, and ' +
      'nobody says what they are hoping. Fuel tablets, dry as the day. A folding stove, twelve-sided, of a beautiful and ' +
      'pointless workmanship. A card in nine-notch script, which HARBOUR has by now learned to read: for whoever is cold. Put ' +
      "back what you can. You put in a pair of dry socks, Lindqvist's, still in the wrapper, and wax the lid again, and take the " +
      'tablets with something like manners.',
  },
  {
    n: 147,
    title: 'Return to a Lit Place',
    text:
      'This time you see it from orbit. Not the lamp itself, but what it does: a ring of quiet in the wind, thirty kilometres ' +
      'across, with the snow lying in it as if on a plate. HARBOUR takes you down through clear air and sounds almost ' +
      "conversational. 'Relay three reports all well. It has reported all well two thousand and six times. I have not told it to " +
      "stop.' Your own tracks are still there from the last visit, blue, sharp-edged, crossing and recrossing the floe. There is " +
      'one more set beside them, of blades, going toward the water.',
    effects: [{ op: 'setGc', gc: 'GC2' }],
    choices: [{ label: 'Go down through the quiet.', effects: [], goto: 121 }],
  },
  {
    n: 148,
    title: 'Return to a Dark Place',
    text:
      'Rourke gives no speech the second time. She has had your list of what went wrong printed out, and has crossed off the ' +
      "things that were weather. 'What remains is the order you did it in,' she says, and slides it back across the table. It is " +
      "not unkind. HARBOUR adds: 'The hall has waited four hundred and nine years. I do not think it minds.' Lindqvist has " +
      'packed more rope, and a second pry bar with a red handle so that it can be found in the snow. If the grey key is already ' +
      'in your locker, he has threaded it on a cord.',
    choices: [
      { label: 'Ask for a day to repack by that list.', cost: [{ op: 'command', n: -1 }], effects: [{ op: 'supply', n: 1 }], goto: 121 },
      { label: 'Go.', effects: [], goto: 121 },
    ],
  },
  {
    n: 149,
    title: 'One More Lit',
    text:
      'Rourke is in the lock when it opens, which she never is. She looks at each of you in turn, hands first, as if checking ' +
      "for missing fingers, and then at the plot on the wall, where one more point has come on. 'So nothing broke,' she says. " +
      "'Somebody switched it off. Neatly.' She says the word as though it had a bad taste. 'I have commanded frightened crews. " +
      "They don't tuck in the corners.' HARBOUR dims the plot by one step, unasked. 'Then they were not frightened,' it says. " +
      "'Or they were very frightened, and very good.'",
    effects: [{ op: 'endExploration' }],
  },
];
