import type { Log } from '../../types.ts';

/** What is read on Lowlight Canopy. */
export const logs: readonly Log[] = [
  {
    n: 150,
    title: 'A World Without Shadows',
    text:
      "Commander Rourke has the briefing room lamps turned down until somebody complains. 'That is as light as it gets,' she " +
      'says. The world on the wall never turns its face from its red sun; between its day and its night runs a belt of lasting ' +
      'evening. The belt should be green. It is brown: dust from a broken moon hangs over it and takes the shadows away. Under ' +
      'the dust lies one forest, a ring around an old crater, three hundred and seventy kilometres about, on one root. Every ' +
      "twenty-six hours a pulse goes round it. HARBOUR has watched eleven. 'Weather repeats,' it says. 'This does not.' " +
      "Somewhere in there stands a relay mast. 'Bring people who notice, mend and carry,' says Rourke. 'Leave the hammer.'",
    choices: [
      { label: 'Go down for the first time.', when: { not: { flag: 'canopy.lit' } }, effects: [], goto: 151 },
      { label: 'You have been here before, and the mast is lit.', when: { flag: 'canopy.lit' }, effects: [], goto: 199 },
    ],
  },
  {
    n: 151,
    title: 'Down Through the Brown',
    text:
      'The dust closes over the lander the way water closes over a stone. The radar picture goes soft, then goes, and you fly on ' +
      "HARBOUR's voice counting metres. Below the shell runs the wind, a river of it, pouring east. Below the wind comes the " +
      'canopy, with no shadows to give it scale, so that a leaf and a hill look alike until the leaf is larger than the lander. ' +
      'There are three things to get right, in order: to see, to steer, and to touch the wood gently. Far down, very slowly, the ' +
      'crowns have begun to lean apart.',
    choices: [
      { label: 'You see, you steer, you touch down as you meant to.', when: { landing: 'clean' }, effects: [], goto: 152 },
      { label: 'You get most of it right.', when: { landing: 'rough' }, effects: [], goto: 153 },
      { label: 'The wood comes up too fast.', when: { landing: 'crash' }, effects: [], goto: 154 },
    ],
  },
  {
    n: 152,
    title: 'A Place Your Size',
    text:
      'The branches finish opening just as you need them to. Nobody says it until the skids are down and the engines tick as ' +
      "they cool: that gap was not there from orbit. HARBOUR compares its pictures. 'Two clearings,' it says. 'Both new since " +
      "yesterday. Both are your size.' One has small white lamps of fungus set around it in a ring. The other lies along black " +
      'water that does not move. You announced yourselves a day ago, a hot bright thing braking in the upper air. The forest has ' +
      'had one thought to spend since then, and it spent it on making room.',
    choices: [
      { label: 'Set down among the lamps.', effects: [{ op: 'landerIn', sectors: [1] }] },
      { label: 'Set down beside the black water.', effects: [{ op: 'landerIn', sectors: [5] }] },
    ],
  },
  {
    n: 153,
    title: 'The Bough',
    text:
      'The gap is there, and you miss half of it. A bough as thick as a corridor takes the port skid; the lander swings, hangs, ' +
      'and drops the last four metres. A water tank splits, and its contents run out over moss that lifts, unhurried, to meet ' +
      'them. You sit in your straps and count fingers. Everybody has the right number. Outside, where the bough tore, sap the ' +
      'colour of milk is drawing across the wound. By the watch it takes nineteen minutes to close. Then a single white thread ' +
      'comes up out of the litter, feels along the dented skid, and goes down again. You have been noted.',
    effects: [{ op: 'landerIn', sectors: [1] }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 154,
    title: 'Beside the Other One',
    text:
      'You come through the crowns sideways, in a noise of breaking that seems to go on after you have stopped. The hull is on ' +
      'its flank. There is smoke, then extinguisher powder, then quiet, and a brown light falling straight down from everywhere. ' +
      'Hands find hands. When the hatch can be kicked open, the first thing you see is another machine, ten metres off: a ' +
      'tracked cargo sled, mossed to the rails. You think for a moment that it crashed here too. Then you see its brake, pulled ' +
      'on, and its cover, laced down with care. It did not crash. Somebody parked it, and meant to come back.',
    effects: [{ op: 'landerIn', sectors: [3] }, { op: 'progress', track: 'opensled.g', n: 1 }],
  },
  {
    n: 155,
    title: 'One Thought',
    text:
      'It begins in the soles of your feet, as the deck of a ship does when a big engine starts two compartments away. The ' +
      'litter trembles. Leaves turn over, tree after tree, pale sides up, in a front that comes on at the pace of a running ' +
      'child and passes through you and goes on west. It takes four seconds to pass. It is going to take a day to go round. ' +
      "'That was one,' HARBOUR says from orbit. 'It slowed at your position. It has not slowed anywhere before.' Then, after a " +
      "pause long enough to be tact: 'I believe it was about you.'",
    choices: [
      {
        label: 'Take off a glove and keep a hand on the bark until it is gone.',
        effects: [{ op: 'gainLead', n: 1 }, { op: 'charge', n: 1 }],
      },
      { label: 'Note the time, tighten your straps and use the quiet behind it.', effects: [{ op: 'refresh', n: 1, who: 'all' }] },
    ],
  },
  {
    n: 156,
    title: 'The Ferns Remember',
    text:
      'Somebody cut these steps: forty of them, in grey rock, each as deep as a boot, going up into the ferns. The ferns have no ' +
      'eyes and no hurry, but every frond on the stair is bent, and all of them are bent the same way. It takes you a minute of ' +
      'walking up and down, watched by no one, to see it. They lean to warmth. They lean, and are slow to stand again. Low on ' +
      'the stems the old growth is set hard in other curves, and those lead up the stair, and then to one side, the same turn, ' +
      'over and over: the daily path of one warm body, four hundred years ago.',
    choices: [
      {
        label: 'Follow the old lean a little way and mark where it goes.',
        effects: [{ op: 'gainLead', n: 1 }, { op: 'setPoi', poi: 'P30', sector: 2 }],
      },
      {
        label: 'Bend the fronds straight behind you as you go.',
        effects: [{ op: 'spend', n: 1 }, { op: 'timeToken', on: 'T03', n: -2 }],
      },
    ],
  },
  {
    n: 157,
    title: 'Good Knots',
    text:
      'The sled stands across the slope on broad tracks, chocked with two stones. Nothing is broken. The battery was taken out ' +
      'and set beside it on a board to keep it off the wet. The cover is laced with cord through forty eyelets and finished with ' +
      "a knot you have to bend down to admire. Moss has grown up to the cord and stopped there, a finger's breadth away, all the " +
      'way round. You hold a lamp close. There are no dead edges, no poison. It was simply asked not to, by somebody it listened ' +
      'to, and has gone on not doing it ever since.',
    choices: [
      {
        label: 'Undo the knots one by one, as they were made.',
        effects: [{ op: 'spend', n: 1 }, { op: 'progress', track: 'opensled.g', n: 1 }],
      },
      {
        label: 'Slit the cord. You have a long way to go.',
        effects: [{ op: 'progress', track: 'opensled.g', n: 1 }, { op: 'timeToken', on: 'T03', n: 1 }],
      },
    ],
  },
  {
    n: 158,
    title: 'The Worn Root',
    text:
      'The ground opens into a bowl roofed with roots. They hang like the strings inside a piano, hundreds of them, from hair to ' +
      'hawser, and they are all very faintly moving. The instrument on your wrist says one third of a hertz. Your teeth say the ' +
      'same. Most are rough. One, in the middle, has been worn to a shine at the height of a hand, and in front of it the stone ' +
      'floor carries two shallow hollows, side by side, the length of a foot. Somebody stood here every day for most of a life. ' +
      'At the far side a wall of finer roots is laced shut like fingers.',
    choices: [
      { label: 'Stand in the two hollows.', effects: [{ op: 'gainLead', n: 1 }] },
      { label: 'Stand beside them, and measure first.', effects: [{ op: 'draw', n: 1, who: 'sector' }] },
    ],
  },
  {
    n: 159,
    title: 'Blackwater',
    text:
      'The pool is warm and perfectly still. A skin lies on it, no thicker than breath on glass, and when you touch a probe to ' +
      'one edge a reading comes up at the other edge eleven seconds later. Nothing in the water moved. You try it again, with a ' +
      "different touch, and a different answer comes. Eyeless fish hang just under the skin like notes pinned to a board. 'It " +
      "stores,' HARBOUR says. 'It is not the part that thinks. It is the part that keeps.' Your tanks are low and this is, apart " +
      'from what it remembers, extremely good water.',
    choices: [
      { label: 'Take a square of the skin, no larger than a hand.', effects: [{ op: 'gainLead', n: 1 }] },
      { label: 'Fill the tanks.', effects: [{ op: 'supply', n: 1 }, { op: 'timeToken', on: 'T03', n: 1 }] },
    ],
  },
  {
    n: 160,
    title: 'The Orange Fall',
    text:
      'Between the trunks the air comes down in folds, thick and orange, like a curtain let fall in a theatre after the last ' +
      'guest has gone. It is all spores. It does not drift. It comes to you, slowly, because you are warm, and by the time you ' +
      'think of stepping back it has closed behind you as well. Filters begin to labour. Then your lamp goes across something ' +
      'flat and bright on the other side, and you stop worrying about filters. It is a window: glass, four panes, in a frame ' +
      'that was planed by hand. The curtain is thickest in front of it. It has been drawn on purpose.',
  },
  {
    n: 161,
    title: 'Above It',
    text:
      'You come out of the top of the forest on your hands and knees. The crowns run to the horizon like a sea stopped between ' +
      'two waves. Over them goes a rust-coloured sky, brighter low down on one side, where the sun has been about to set for two ' +
      'billion years. There is wind here, and the first real cold. You can see the mast: a kilometre off, a grey finger inside ' +
      'the fork of a tree that has grown around it as a hand closes on a pencil. A line of sag between the crowns shows where a ' +
      'cable bridge hung. From here you could be on it in an hour, if you trust your knots.',
    choices: [
      { label: 'Rig the descent properly before you do anything else.', effects: [{ op: 'draw', n: 1, who: 'sector' }], goto: 188 },
      {
        label: 'Sit for ten minutes in the light.',
        effects: [{ op: 'refresh', n: 2 }, { op: 'setPoi', poi: 'P30', sector: 9 }],
        goto: 188,
      },
    ],
  },
  {
    n: 162,
    title: 'What She Left Dry',
    text:
      'Under the cover everything is wrapped: tools in oiled cloth, seed tins, a folded bed. On top, where a hand would find it ' +
      "first, lies a walking rod of grey alloy with a dented tip. A card is tied to it in a small slanting hand. 'Twice, gently, " +
      'on the big roots. They will think about it and then they will move. Do not do it three times. Three times is my name. ' +
      "Sela.' You step to the nearest root and knock, twice, feeling foolish. Nothing happens. You have turned away and begun to " +
      'sort the tools when, behind you, without any sound at all, the root lifts aside.',
  },
  {
    n: 163,
    title: 'In Case It Says Yes',
    text:
      'The drum weighs ninety kilograms and comes off the sled like a reluctant animal. Lindqvist, on the link, wants every ' +
      'marking read to him twice. It is relay feeder, the right gauge, the full length of the run from generator to mast, never ' +
      "unrolled. Grease has kept it bright. He goes quiet, then says: 'Nobody carries a complete spare run. You carry joints, a " +
      "few metres. She shipped the whole line again, and left the old one where it was.' The paint on the rim has a label in the " +
      'same small hand. Spare. In case it says yes. You stand around it for some time. In case what says yes?',
  },
  {
    n: 164,
    title: 'One Chair',
    text:
      'Behind the spores the air is clean and dry. The house is one room. There is a stove, a shelf, a bed, a bench under the ' +
      "window with a single chair, and in the chair, in a keeper's coat, sits Sela, who has been dead four hundred years and is " +
      'mostly coat. White threads have come in under the door, very fine, and crossed the floor, and stopped at her boots. They ' +
      'have not touched her. They have mended the boots. Outside, the curtain hangs over the glass so that nothing with eyes ' +
      'would ever see there was a house here. On the bench stands a steel box. On the wall, in chalk, is written: it is not ' +
      'ready to be counted.',
    choices: [
      { label: 'Sit with her a minute before you touch anything.', effects: [{ op: 'refresh', n: 1, who: 'sector' }], goto: 186 },
      { label: 'Photograph everything, in order, and start on the shelf.', effects: [{ op: 'gainLead', n: 1 }], goto: 186 },
    ],
  },
  {
    n: 165,
    title: 'The Mast That Listens',
    text:
      'The tree has taken the mast in whole, sixty metres of steel, but it has left the door. The hinges turn. Somebody has kept ' +
      'them supple with resin, and there is nobody. Inside, all breakers are down, each with its paper tag: opened by S., in ' +
      'good order, and a date. One lamp the size of a seed still glows on the receiver. It is drawing three watts, and not from ' +
      'any generator: the feeder ducts run down into living wood. The transmitter went dark four centuries ago. The receiver ' +
      "never did. It has been taking down a message, over the copper, from below. 'I can read it,' HARBOUR says. 'It is short. " +
      "It is very slow.'",
    choices: [
      { label: 'Have it read aloud.', when: { not: { log: 167 } }, effects: [], goto: 167 },
      {
        label: 'You have read the words already, on the plate below. Look for what else she left here.',
        when: { log: 167 },
        effects: [{ op: 'gainLead', n: 1 }, { op: 'draw', n: 1, who: 'sector' }],
      },
    ],
  },
  {
    n: 166,
    title: 'Copper in the Wood',
    text:
      'You had expected a trunk. This is a hall, round, a hundred paces across, with walls of living wood going up out of the ' +
      'light. Through the walls runs copper. It comes in at one side as an honest cable in a duct, and there the bark has taken ' +
      'it, strand by strand, and led it round and through and branched it, until the far side glitters like a frosted window. ' +
      "'That is the relay's feeder,' says HARBOUR. 'It is also where the pulse turns round.' At the duct's mouth a steel plate " +
      'is fixed, with words cut into it, one beneath another, each with its own date. The dates are one day apart.',
    choices: [
      { label: 'Read the plate from the top.', when: { not: { log: 167 } }, effects: [], goto: 167 },
      {
        label: 'You know the words. Stand here all the same while the pulse turns round.',
        when: { log: 167 },
        effects: [{ op: 'gainLead', n: 1 }, { op: 'refresh', n: 1, who: 'sector' }],
      },
    ],
  },
  {
    n: 167,
    title: 'Nine Words',
    text:
      "'One word in each thought,' says HARBOUR. 'One thought in each day. I will read it at your speed.' And it does. 'I am " +
      "small. Turn it off. Return. Ask again.' Nobody moves. 'Nine words. Nine days. Then it begins from the first. It has said " +
      "this some fifteen thousand times.' So Sela did not lose this relay, nor leave it. She asked the forest whether the light " +
      'should stay on, and stood at a worn root for nine days to hear, and did as it said, and stayed. You have come to light ' +
      "the mast. The copper that would feed it is the thing that is speaking. Rourke's voice is careful. 'You are there. I am " +
      "not. How do you want to do this?'",
    choices: [
      {
        label: 'It told us what to do. We return, and ask again.',
        effects: [
          { op: 'setPoi', poi: 'P24', sector: 4 },
          { op: 'timeToken', on: 'T03', n: -2 },
          { op: 'revealMission', mission: 'M07' },
        ],
        goto: 168,
      },
      {
        label: 'Four hundred years is an answer. Take the copper back.',
        effects: [
          { op: 'progress', track: 'sever.g', n: 1 },
          { op: 'timeToken', on: 'T03', n: 1 },
          { op: 'revealMission', mission: 'M07' },
        ],
        goto: 169,
      },
      {
        label: 'Leave its nerve alone. We run a line of our own.',
        effects: [{ op: 'gainLead', n: 1 }, { op: 'refresh', n: 1, who: 'all' }, { op: 'revealMission', mission: 'M07' }],
        goto: 170,
      },
    ],
  },
  {
    n: 168,
    title: 'How Do You Put It',
    text:
      'A question to something that thinks once a day must be short, and you will only get to put it once or twice before the ' +
      'air runs down. You argue about it sitting on your packs. HARBOUR has worked out the knocking code from the plate: ' +
      "pressure for the word, warmth for the stress. 'It will feel your hand,' it says. 'It will know if the hand shakes.' One " +
      'of you thinks that you owe it the plain request. Another says that it told you who it was before it told you what to do, ' +
      'and that it would be civil to begin there. Somewhere below, the great slow wheel of the day comes round toward you.',
    choices: [
      { label: "'May we light it?'", effects: [{ op: 'progress', track: 'ask.g', n: 1 }] },
      { label: "'Are you still small?'", effects: [{ op: 'flag', flag: 'canopy.gentle' }] },
    ],
  },
  {
    n: 169,
    title: 'Forty-One Metres',
    text:
      'Lindqvist does the sum because somebody must. Forty-one metres of feeder to reach the first clean joint; three cuts, a ' +
      "winch, an afternoon. HARBOUR does the other sum. 'The pulse can find another way,' it says. 'Through wood alone. It would " +
      "go at one part in thirty of this rate.' One thought a month. 'Is that harm?' asks Rourke. 'I have a rate,' says HARBOUR. " +
      "'I would not like mine divided by thirty.' No one has anything to add to that. You lay out the cutters on a cloth in the " +
      'order you will want them. Their edges look very bright in here, and for once you notice the weight of a thing so small.',
  },
  {
    n: 170,
    title: 'Ninety Kilograms of Manners',
    text:
      "'You want to leave a perfectly good feeder in a tree,' says Lindqvist, 'and carry another one up beside it.' Yes. 'By " +
      "hand.' Yes. There is the sound of a man finding his reading glasses. A keeper never had less than one spare run within " +
      'reach, he says; look for a sled, a shed, a slope with a track on it. Then there is the climb, or the long way under. He ' +
      'talks you through the splice twice, the lay of the strands, the heat, the thing everyone forgets about the collar. Before ' +
      "he signs off he clears his throat. 'For the record,' he says, 'I would carry it too.'",
  },
  {
    n: 171,
    title: 'A Question Nobody Put',
    text:
      'A hand slips, or warms, or presses a moment too long. You feel it go: a wrong thing, travelling away through the strings, ' +
      'past recall. There is nothing to be done for hours. When the answer comes it is one slow ' +
      "pressure against the palm, and HARBOUR takes some time over it. 'It says: yes. It is cold,' it reports. 'I believe you " +
      "asked how it is.' You look at one another. Nobody has asked it that for four centuries. Under the litter the white " +
      'threads have come up all around the hollow, thick as a fleece, every tip turned inward to hear what comes next.',
    effects: [{ op: 'discard', n: 1, who: 'sector' }, { op: 'timeToken', on: 'T03', n: 2 }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 172,
    title: 'It Flinches',
    text:
      'The second strand is live. Not much: a few watts, a few volts, four hundred years of murmuring. It goes through the ' +
      'cutter and into a sleeve and the sleeve burns. That is only physics. What comes after is not in the handbook. Along the ' +
      'whole bright wall the copper dulls, from the cut outward, the way a face loses colour, and thirty metres up something ' +
      'large lets go of something it was holding, and leaves come down around you, thousands, pale side up. It takes a while for ' +
      'them all to land. You bind the arm. You pick up the cutter, and look at it, and at the duct, where there is still a good ' +
      'deal to do.',
    effects: [{ op: 'timeToken', on: 'T03', n: 1 }],
  },
  {
    n: 173,
    title: 'The Drum Gets Away',
    text:
      'The brake strap parts. The drum starts to turn, politely, and then not politely, and a hundred metres of wet cable begins ' +
      'to leave the mast by its own weight. You get a bar into the spokes. The bar goes, and takes a wrist with it. Then, down ' +
      'where you cannot see, the cable stops. It just stops, and hangs, humming. When you have splinted the wrist and climbed ' +
      'down with a lamp you find the loose end lying over a bough, and eleven roots grown across it, each no thicker than a ' +
      "lace, tight as a good splice. They must have begun before it fell. You look up into the brown. 'Thank you,' somebody says.",
  },
  {
    n: 174,
    title: 'The Last Strand',
    text:
      'The winch takes up. Metre by metre the copper comes out of the wood with a sound like a long seam being unpicked, and the ' +
      'hall goes dim behind it. Now there is one strand left, thin as a fishing line, running from the duct to the very middle ' +
      'of the bright place. You have enough without it, just: the mast will light with forty metres and a poor joint, and need ' +
      'nursing ever after. With it, the joint will be clean. HARBOUR has stopped giving figures. The pulse is due in six ' +
      'minutes; you can hear leaves turning over, far off, coming this way, to a place that is no longer here.',
    choices: [
      {
        label: 'Take it. A relay that fails is worth nothing to anyone.',
        effects: [
          { op: 'flag', flag: 'canopy.severed' },
          { op: 'setPoi', poi: 'P28', sector: 8 },
          { op: 'morale', n: -1 },
          { op: 'success', n: 5 },
        ],
        goto: 176,
      },
      {
        label: 'Leave it the one strand, and nurse the joint.',
        effects: [
          { op: 'flag', flag: 'canopy.severed' },
          { op: 'flag', flag: 'canopy.strand' },
          { op: 'setPoi', poi: 'P28', sector: 8 },
          { op: 'sacrifice', n: 1 },
          { op: 'success', n: 4 },
        ],
        goto: 176,
      },
    ],
  },
  {
    n: 175,
    title: 'Your Own Line',
    text:
      'The last metre slides into the collar, and seats, and holds. Behind you the new cable hangs in its loops ' +
      "through ninety trees, banded every ten metres in Sela's paint, and not one strand of it touches wood that did not offer. " +
      'You have used every clamp you own, and some bark. Nobody has any skin left on their palms. On the other side of the hatch ' +
      'the old feeder goes on murmuring its nine words to the receiver. It does not know that you are finished. There is a root ' +
      'by the door, worn a little, at the height of a hand. You could let it know. You could also simply throw the breaker.',
    choices: [
      {
        label: 'Knock twice, tell it what is about to happen, and wait for the pulse.',
        effects: [
          { op: 'supply', n: -1 },
          { op: 'flag', flag: 'canopy.spoken' },
          { op: 'success', n: 5 },
          { op: 'gainUnique', number: 2 },
        ],
        goto: 177,
      },
      {
        label: 'Throw the breaker. The light will tell it.',
        effects: [{ op: 'success', n: 5 }, { op: 'timeToken', on: 'T03', n: 2 }],
        goto: 177,
      },
    ],
  },
  {
    n: 176,
    title: 'A Light With Nothing Under It',
    text:
      'You drag the copper through the duct to the mast. The breakers go up, clack, clack, each paper tag falling as its handle ' +
      'rises. Far overhead the lamp comes on, amber, steady, exactly as drawn. The receiver by your knee prints its three watts, ' +
      'prints two, prints a line of nothing, and at last, for the first time in four hundred years, has no more words to take ' +
      'down. You wait for the pulse. It arrives late, and thin, and goes round the mast at a distance, as people go round a hole ' +
      'in a pavement. The relay is lit. Everything you were sent to do is done. Nobody shakes hands.',
    effects: [{ op: 'placeIn', to: 7, who: 'sector' }, { op: 'completeMission', mission: 'M07' }, { op: 'timeToken', on: 'T03', n: 1 }],
    choices: [{ label: 'Put on the headphones and listen down the line.', effects: [], goto: 183 }],
  },
  {
    n: 177,
    title: 'Two Lines',
    text:
      'The breakers go up one after another, and each paper tag drops as its handle rises. You catch them; it seems wrong to let ' +
      'them lie. Overhead the lamp warms from red to amber and stays. For a while nothing else happens. Then the whole tree ' +
      'around the mast, all sixty metres of it, turns its leaves over, pale sides up, toward the light, and holds them there, ' +
      "the first thing on this world ever to have had something to look at. The old copper by your knee stammers, skips a day's " +
      "worth of silence, and puts down one word out of order. 'It says: oh,' says HARBOUR.",
    effects: [{ op: 'completeMission', mission: 'M07' }, { op: 'refresh', n: 2, who: 'sector' }],
    choices: [{ label: 'Put on the headphones and listen down the line.', effects: [], goto: 183 }],
  },
  {
    n: 178,
    title: 'The First Day',
    text:
      'You put the question with the flat of a hand, and it goes away from you into the strings, westward, at the pace of a ' +
      'running child. Then you wait. You sleep in turns under the roots. You learn which of you hums. Twenty-six hours later it ' +
      "comes back from the east, having been everywhere, and leans on the palm that asked, and there is a word in it. 'Light,' " +
      "reads HARBOUR. 'I cannot tell if that is a verb.' It is the first new word this forest has said since before your ship's " +
      'hull was ore. You leave the hand where it is. It clearly has not finished.',
    choices: [{ label: 'Wait for the second day.', effects: [{ op: 'refresh', n: 2, who: 'sector' }], goto: 179 }],
  },
  {
    n: 179,
    title: 'The Second Day',
    text:
      'On the second day the Regard comes. White threads stand up all over the hollow, to the knee, to the waist, and stop an ' +
      "arm's length off, every tip toward the hand on the root. They sway when you breathe. You eat, because you must, and one " +
      'of you breaks a biscuit and lays half on the stone, and later it is not there. Toward evening, which is all there is ' +
      "here, the pulse returns. 'Low,' says HARBOUR. Light. Low. Someone laughs, out of pure relief: it is not refusing; it is " +
      'negotiating. It has had four centuries to think about the brightness, and it would like less.',
    choices: [
      {
        label: 'Wait for the third day.',
        effects: [{ op: 'threatIn', threat: 'T03', sector: 4 }, { op: 'timeToken', on: 'T03', n: 0, to: 0 }],
        goto: 180,
      },
    ],
  },
  {
    n: 180,
    title: 'The Third Day',
    text:
      "The third word takes longest. It comes in so gently that the hand on the root has to be told it has arrived. 'Mine,' " +
      "HARBOUR says. 'Light. Low. Mine. I have checked it four times.' You work it through, out loud. It will have the relay " +
      'lit. It will have it dim. And it wants the switch: the real one, the breaker at the foot of the mast, in reach of a root, ' +
      'so that the next time somebody must decide whether this world is to be seen, it will not have to ask. Rourke lets the ' +
      "link hiss for a while. 'Sela had the switch and did as she was told,' she says at last. 'It has noticed that not everyone " +
      "is Sela.'",
    choices: [
      {
        label: 'Give it the switch.',
        effects: [
          { op: 'flag', flag: 'canopy.answered' },
          { op: 'flag', flag: 'canopy.switch' },
          { op: 'if', test: { flag: 'canopy.gentle' }, then: [{ op: 'success', n: 1 }], else: [] },
        ],
        goto: 181,
      },
      {
        label: 'Light it low, and keep the switch in human hands.',
        effects: [
          { op: 'flag', flag: 'canopy.answered' },
          { op: 'if', test: { flag: 'canopy.gentle' }, then: [{ op: 'success', n: 1 }], else: [] },
        ],
        goto: 182,
      },
    ],
  },
  {
    n: 181,
    title: 'In Reach of a Root',
    text:
      "The roots stand aside all the way to the mast. The rest is a quarter of an hour's work. You take the cover off the main " +
      'breaker, lengthen its handle with a tent pole, and lay the end of the pole in a fork of living wood. Then you stand back. ' +
      'Nothing touches it for most of a day. Then a root as thick as a wrist comes round the pole the way you would take hold of ' +
      'a railing in the dark, feels the weight of it, and pushes. The lamp lights at a third of its strength. On the step, when ' +
      "you look down, lies a seed the size of a fist, and it is warm. HARBOUR says: 'I would call that a receipt.'",
    effects: [
      { op: 'placeIn', to: 7, who: 'sector' },
      { op: 'gainUnique', number: 2 },
      { op: 'success', n: 6 },
      { op: 'completeMission', mission: 'M07' },
      { op: 'removeThreat', threat: 'T03' },
    ],
    choices: [{ label: 'Put on the headphones and listen down the line.', effects: [], goto: 183 }],
  },
  {
    n: 182,
    title: 'A Promise in Its Place',
    text:
      "You tell it: low, yes; light, yes; the switch, not yet. You are not sure there is a knock for 'not yet' until HARBOUR " +
      'points out that it taught you one itself, in its nine words: small. We are small, you press into the root. Return. Ask ' +
      'again. It is the only promise it has ever been known to accept, and it has kept its own side of one for four hundred ' +
      'years. The pulse goes out and comes home. There is no word in it. But the copper gives you its current, a third of what ' +
      'the lamp could take, and the lamp comes on. By the door the wood has let fall a seed.',
    effects: [
      { op: 'placeIn', to: 7, who: 'sector' },
      { op: 'gainUnique', number: 2 },
      { op: 'success', n: 5 },
      { op: 'command', n: 1 },
      { op: 'completeMission', mission: 'M07' },
      { op: 'threatIn', threat: 'T03', sector: 7 },
    ],
    choices: [{ label: 'Put on the headphones and listen down the line.', effects: [], goto: 183 }],
  },
  {
    n: 183,
    title: 'Down the Line',
    text:
      'At first the line holds only its own hiss, wide and clean, the sound of a long pipe with no water in it. Then, from one ' +
      'side, comes the calling tone of the next mast, asleep but whole: two seconds on, nine off. HARBOUR logs the bearing and ' +
      'is, for HARBOUR, nearly merry. You are reaching to take the headphones off when you hear the third thing. It is not a ' +
      'tone. It is the place where the hiss is a very little quieter, as a corridor is when someone stands in it. It lasts as ' +
      "long as a breath. 'I did not hear that,' HARBOUR says. 'I measured it. I will count how often it comes.'",
    choices: [
      {
        label: 'Stay on the line another hour and take its measure.',
        effects: [{ op: 'gainLead', n: 2 }, { op: 'spend', n: 1, who: 'sector' }],
      },
      { label: 'Close the cabinet. Go home while the weather holds.', effects: [{ op: 'refresh', n: 2, who: 'sector' }] },
    ],
  },
  {
    n: 184,
    title: 'Received, in Good Order',
    text:
      'Behind the nine words the receiver keeps older pages, on film, from when the line still spoke. Most are weather. The last ' +
      "is a receipt, signed Osh, sent from some way farther along. 'Sela. Received from you: one world, sleeping. Entered as no " +
      'world. Thank you for seeing to your own lamp, it saves me the stairs. Tamar writes that her boats are away. I go on to ' +
      'the next house on the ninth, after supper. I shall miss the chatter. Did it truly say small? Nobody else has a world that ' +
      "can be asked.' You read it three times. House by house, on a date, after supper. It reads less and less like a failure. " +
      'It reads like an arrangement.',
    effects: [{ op: 'success', n: 1 }],
  },
  {
    n: 185,
    title: 'Nine Hundred Leaves',
    text:
      'The steel box holds leaves, pressed flat, nine hundred and four of them, and along each midrib is written one word. It is ' +
      "a conversation. At one word a day it took them a year to get from 'warm' to 'what are you', and her answer, by hand, " +
      'warmth and pressure, took her a month. She never hurried it. Near the end the forest asks: who counts? And Sela, who has ' +
      'plainly sat some time over this, replies: someone patient. When it comes, be uninteresting. The next leaf in the box is ' +
      'the first of the nine. You close the lid with both hands.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 186,
    title: 'The Last Leaf',
    text:
      'In the pocket of the coat is a leaf that never went into the box. The words on it are hers alone, many of them, small, to ' +
      "fit. 'To whoever has got through the curtain: well done. I should like to lie under the big bole, if it is no trouble. I " +
      'have told it about burial and it thought about that for a week, and said it would make room. Bring the box along, it will ' +
      "want its half of the talk. I would have seen to it myself but the stairs have become long. S.' Outside the window the " +
      "spores hang still. It is about four hours' walk, and she cannot weigh more than the coat.",
    choices: [
      {
        label: 'Take her with you. Somebody should keep an appointment.',
        effects: [{ op: 'spend', n: 1 }, { op: 'revealMission', mission: 'M20' }],
      },
      { label: 'Leave her at her window for now. There is the living to see to.', effects: [{ op: 'refresh', n: 2, who: 'sector' }] },
    ],
  },
  {
    n: 187,
    title: 'Room',
    text:
      'It has made room. At the foot of the inner wall, where your charts show solid wood, there is a hollow, the length of a ' +
      'person, lined with something soft and grey. The threads have drawn back from it on both sides and stand in two rows. You ' +
      'had prepared some words; nobody uses them. You lay her in, coat and boots. The box of leaves remains in your hands, nine ' +
      'hundred days of talk. It was to lie with her. It is also the only account there is of how one speaks with a forest, and ' +
      'of what a keeper was afraid of. You have pictures of every leaf, of course. Pictures are not warm.',
    choices: [
      {
        label: 'Put the box in her arms. The pictures will have to do.',
        effects: [
          { op: 'flag', flag: 'canopy.keeper' },
          { op: 'timeToken', on: 'T03', n: 0, to: 0 },
          { op: 'threatIn', threat: 'T03', sector: 8 },
          { op: 'morale', n: 1 },
          { op: 'completeMission', mission: 'M20' },
        ],
      },
      {
        label: 'Keep the box, and leave your own names on a leaf in its place.',
        effects: [{ op: 'gainLead', n: 2 }, { op: 'completeMission', mission: 'M20' }],
      },
    ],
  },
  {
    n: 188,
    title: 'HARBOUR Asks for Something',
    text:
      "'While you are up there,' says HARBOUR, and stops, because it does not often ask. 'I have looked at this dust from above " +
      'for twelve days. I would like to know what it looks like from below. Brightness, colour, the size of the grains. Three ' +
      "readings, one hour apart. It is not needed.' Rourke, on the same link, remarks that she has never heard it say that about " +
      "anything. 'It is not needed,' HARBOUR repeats. 'But the moon that made it weighed a great deal, and there are no large " +
      "pieces. I have counted the large pieces. There are none. When a moon breaks, there are always large pieces.'",
    choices: [
      {
        label: 'Unpack the long tube and the filters.',
        effects: [
          { op: 'spend', n: 1, color: 'blue' },
          { op: 'revealMission', mission: 'M21' },
          { op: 'progress', track: 'survey.g', n: 1 },
        ],
      },
      { label: 'Tell it: only if there is time.', effects: [{ op: 'revealMission', mission: 'M21' }] },
    ],
  },
  {
    n: 189,
    title: 'Sieved',
    text:
      'Three readings, and a fourth because nobody believes the third. You spread a little of the fall on a slide and put your ' +
      'eye to it. The grains are all alike: not similar, alike, a few thousandths of a millimetre, to the last one you can find. ' +
      "'Natural dust comes in every size,' HARBOUR says. 'This has been sorted. It is the size that best turns aside the colours " +
      "by which one sees, from far away, that a world is green.' The wind drops. You look up at the rust-coloured sky, from rim " +
      "to rim, a moon's weight of it, hung there with such care. It is not weather either. Somebody has drawn a curtain.",
    effects: [
      { op: 'completeMission', mission: 'M21' },
      { op: 'gainDiscovery', deck: 'Phenomena' },
      { op: 'flag', flag: 'canopy.curtain' },
    ],
  },
  {
    n: 190,
    title: 'The Regard',
    text:
      'You notice it first as a brightness at ground level, where no light is. White threads are coming up through the litter, ' +
      'all across the way you came, fine as the hair on an arm: ankle high, then knee high. They make no sound. They do not ' +
      'strike, or reach, or hurry. They stand, thousands of them, and every tip is bent toward you, and when you take one step ' +
      "to the left they take it too. 'The pulse passed two hours ago,' says HARBOUR. 'This is what is left of it here. It is " +
      "still thinking about something.' Your boots have begun to be held, quite gently, as one holds a page.",
    choices: [
      { label: 'Stand and be looked at.', effects: [{ op: 'gainLead', n: 1 }, { op: 'spend', n: 1 }] },
      { label: 'Step out of it, one foot at a time, and go round.', effects: [{ op: 'discard', n: 1 }, { op: 'refresh', n: 1 }] },
    ],
  },
  {
    n: 191,
    title: 'What You Let It See',
    text:
      'The trick is not to hold your breath. You sit down in the middle of it and let it come: over the boots, the knees, the ' +
      'bare hand laid open on the moss. It is cool and a little damp. It goes along each finger to the end and back, then finds ' +
      'the pulse in the wrist and stays there. Seventy beats a minute. You feel the whole white thicket stop. It must be like ' +
      'meeting a creature that lives and dies between two of your words. Then it begins to draw down into the litter, starting ' +
      'with the threads nearest your skin, slowly, with great care not to startle something so quick.',
    choices: [
      {
        label: 'Leave it a drop of blood on a leaf, to study.',
        effects: [{ op: 'spend', n: 1, color: 'green' }, { op: 'gainDiscovery', deck: 'Fauna' }],
      },
      {
        label: 'Cut one thread, a finger long, for the laboratory.',
        effects: [{ op: 'gainDiscovery', deck: 'Flora' }, { op: 'timeToken', on: 'T03', n: 2 }],
      },
    ],
  },
  {
    n: 192,
    title: 'Held',
    text:
      'It is not pain. It is being kept, as a thought is kept, while something very large turns you over. You can breathe; you ' +
      'can see; your arms weigh what arms weigh at the end of a long march, then more than that. Someone talks to you about ' +
      "anything at all, the galley, their sister's boat. By your watch it takes fifty minutes. Then it has what it wanted, and " +
      'the threads lie down, and you find you are on your knees with a mouth as dry as paper, and every bruise on your shins ' +
      'neatly coated in milk-white sap. It was curious, and it was sorry, probably in that order. You do not want it to be ' +
      'curious again.',
    effects: [{ op: 'flipInjury', n: 1, who: 'sector' }],
  },
  {
    n: 193,
    title: 'Housekeeping',
    text:
      'There is a split in the inner bark as long as your arm, old, weeping, with a beetle in it that has no business there. You ' +
      'take out the beetle. You wash the edges with warm water and draw them together with suture tape, feeling that this is ' +
      "either absurd or the most useful thing anyone has done all week. You've moved on to the next when the first begins to " +
      "close. Around the tape the wood grows over in a neat raised seam, and then, a hand's breadth above, comes a bud, which " +
      "opens while you watch, which nothing here has done. The flower is grey and has your suture's seven stitches for its veins.",
    effects: [
      {
        op: 'if',
        test: { flag: 'canopy.lit' },
        then: [
          {
            op: 'if',
            test: { flag: 'canopy.severed' },
            then: [{ op: 'refresh', n: 1, who: 'sector' }],
            else: [{ op: 'gainUnique', number: 2 }],
          },
        ],
        else: [{ op: 'refresh', n: 1, who: 'sector' }],
      },
    ],
  },
  {
    n: 194,
    title: 'Two Sets of Curves',
    text:
      'With the scanner laid flat along the stems you can read the ferns as you would read rings in timber. The oldest curve is ' +
      "Sela's, up and to the side, every day for forty years. Then comes a gap, four centuries straight. Then yours, from this " +
      'morning. But low down, crossing hers, there is one more: a single passage, deep, one night only, by something that gave ' +
      'off no more warmth than a cup of tea and stood on this step for eleven hours without shifting its weight. It faced the ' +
      "mast. The date, by growth, is nine days before she opened the breakers. 'She had a visitor,' HARBOUR says. 'I have no " +
      "entry for it.'",
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 195,
    title: 'Leave to Go',
    text:
      'The engines are warm. You count heads aloud, and then once more, because in this light it is easy to count a coat on a ' +
      'hook. Whoever is not aboard now stays, and this is not a place that gives people back; it means well, and it keeps ' +
      'things. The crowns above have already started to draw apart. You look for a last time at the brown evening, at the white ' +
      'lamps, at the scuffed places where you slept and worked, over which the moss is beginning to think about closing. ' +
      'Somebody knocks twice on the hull, from the inside, gently. You have all caught the habit. Then you go up.',
    choices: [
      { label: 'There is a light on the mast behind you.', when: { mission: 'M07', is: 'done' }, effects: [], goto: 197 },
      { label: 'The mast behind you is dark.', when: { mission: 'M07', is: 'open' }, effects: [], goto: 198 },
    ],
  },
  {
    n: 196,
    title: 'Carried',
    text:
      'There is no more walking to be done. The call goes out, the lander lifts on its own and comes down wherever you are, ' +
      'again and again, breaking things, and there is no time to be sorry. Crates are left where they stand. At the last pick-up ' +
      'the one who cannot stand is already lying on something: a litter of roots, grown together, raised to just the height of a ' +
      "hatch. It has been carrying them toward you, a hand's breadth an hour, the whole of the night. You cut the threads as " +
      "gently as haste allows. The samples are lost, and the day is, and perhaps the argument. No one is dead. 'It helped,' says " +
      "HARBOUR. 'I have written that first.'",
    effects: [{ op: 'failMission', mission: 'M07', when: { mission: 'M07', is: 'open' } }, { op: 'loseDiscoveries' }],
    choices: [
      { label: 'You were close together.', when: { not: { spread: 3 } }, effects: [{ op: 'endExploration' }] },
      {
        label: 'You were scattered under the trees, and the lander paid for it.',
        when: { spread: 3 },
        effects: [{ op: 'damageLander' }, { op: 'endExploration' }],
      },
    ],
  },
  {
    n: 197,
    title: 'Amber, Going Down',
    text:
      'It stays in the rear port longer than you would have thought, one amber point in a brown sea, and then the dust has it. ' +
      "On the ship Rourke meets you at the lock herself, reads your faces before the report, and asks only one question: 'Did it " +
      "have a say?' You tell her. She nods slowly, a woman entering a figure in a column she will have to add up some day. " +
      'HARBOUR has kept the watch you asked for. The line is whole as far as the next mast. The quiet place in the hiss has come ' +
      "by four times. 'Each time,' it says, 'a little nearer to the lamp. Then it goes back, as if to tell someone.'",
    effects: [
      { op: 'awaiting', card: 'R34' },
      { op: 'if', test: { flag: 'canopy.answered' }, then: [{ op: 'awaiting', card: 'R02' }], else: [] },
      { op: 'endExploration' },
    ],
  },
  {
    n: 198,
    title: 'Dark, As It Was',
    text:
      'You leave the mast as Sela left it, with its breakers down and its tags on, and the nine words going up the copper at ' +
      'their own speed to nobody. Rourke does not reproach you. She has the log read out in the mess, all of it, as far as you ' +
      'got, and afterwards there is a long argument about whether it has been a defeat. Lindqvist holds that a job not done is a ' +
      'job not done. HARBOUR says that the forest asked for two things after the dark: that someone return, and that someone ' +
      "ask. 'You have done the first,' it says. 'The clearing is still open. I can see it from here.'",
    effects: [{ op: 'failMission', mission: 'M07' }, { op: 'endExploration' }],
  },
  {
    n: 199,
    title: 'Return',
    text:
      'You come down through the brown a second time, and the lamp is there before the trees are, low and amber, exactly where ' +
      'you left it. The clearing is open. It has been open, HARBOUR says, since the day you went; it has not been allowed to ' +
      "close. Around its rim the white lamps have been joined by others, set in pairs, a boot's length apart, going away under " +
      'the ferns: your own footprints, every one, kept and lit. It takes you a moment to be able to walk on them. Whatever you ' +
      'did here, and whichever way you did it, you are a thing that this world has made up its mind to remember.',
    choices: [
      {
        label: 'Walk in your own steps.',
        when: { not: { flag: 'canopy.severed' } },
        effects: [{ op: 'landerIn', sectors: [1] }, { op: 'refresh', n: 1, who: 'all' }, { op: 'gainLead', n: 1 }],
      },
      {
        label: 'Walk beside them. You remember what you cut.',
        when: { flag: 'canopy.severed' },
        effects: [
          { op: 'landerIn', sectors: [1] },
          {
            op: 'if',
            test: { flag: 'canopy.strand' },
            then: [{ op: 'timeToken', on: 'T03', n: 1 }],
            else: [{ op: 'timeToken', on: 'T03', n: 3 }],
          },
        ],
      },
    ],
  },
];
