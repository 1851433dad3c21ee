import type { Log } from '../../types.ts';

/** What is read on Eye of the Void. */
export const logs: readonly Log[] = [
  {
    n: 1,
    title: 'Two Sleds',
    text:
      'The ring is a road of broken light, and the moon in its gap is the only thing that does not shine. Vanguard hangs four ' +
      'kilometres off on a tether no thicker than your wrist. You cross on two cold-gas sleds. Halfway over, a sheet of ring ' +
      'ice, slow as a door, comes between them; one sled brakes for the anchor plate, the other for a slope of gravel out of its ' +
      "sight. 'Two teams, then,' says Commander Rourke in your ears. 'Nobody is lost. You are just not in the same place.' " +
      'Something under your boots ticks once, and will not tick again for eleven hours.',
    teach:
      'Each round every crewmember takes one turn of two actions: Travel, Prepare, Rest or a special action. Only crewmembers in ' +
      'one sector can assist each other, so meet at the Picket Door (sector 3).',
    choices: [
      { label: 'Send the spare air over with the sleds.', effects: [{ op: 'supply', n: 1 }, { op: 'flag', flag: 'eye.sparesent' }] },
      { label: 'Keep the spare air aboard and go over the charts once more.', effects: [{ op: 'draw', n: 1, who: 'all' }] },
    ],
  },
  {
    n: 2,
    title: 'Back to the Gap',
    text:
      'The moon has not moved; that is its whole profession. Nineteen kilometres of black rock hold a lane open through the ' +
      "ring, and the dead picket sits inside it like a stone in a fruit. HARBOUR lays the old track over the new one. 'Ring " +
      "density is up four per cent since we left. I would bring hands that steer, eyes that measure, and someone who can lift.' " +
      "The Quartermaster adds a coil of line you did not ask for. 'You will,' he says. You decide who goes back to the first " +
      'place you were ever frightened together.',
    effects: [{ op: 'if', test: { flag: 'eye.decoded' }, then: [], else: [{ op: 'revealMission', mission: 'M01' }] }],
  },
  {
    n: 3,
    title: 'Down Through the Grit',
    text:
      'There is no air to slow you and hardly any weight to bring you in. The lander falls at the pace of a lift, through a haze ' +
      'of ring grit that hisses on the hull like rain on a tin roof. You call ranges aloud because everyone listens better to a ' +
      'voice than to a screen. Thirty metres. Twelve. The anchor plate shows in the lamps, then the slope, then a ledge you had ' +
      'sooner avoid. You choose your ground and put the legs out.',
    effects: [
      {
        op: 'if',
        test: { landing: 'clean' },
        then: [{ op: 'landerIn', sectors: [1, 2] }],
        else: [
          { op: 'if', test: { landing: 'rough' }, then: [{ op: 'landerIn', sectors: [2] }], else: [{ op: 'landerIn', sectors: [4] }] },
        ],
      },
    ],
  },
  {
    n: 4,
    title: 'The Picket Door',
    text:
      'A round door, three metres across, set flush in the rock. Somebody made this to be shut. There are tool marks around the ' +
      'rim, and all of them are on the neat side: nobody ever tried to break in. You lay a glove flat on the metal and feel it: ' +
      'a faint, even knock, deep inside, as a pipe knocks when the water is turned off somewhere else in the house. It stops ' +
      'while you listen. Then it begins again, and this time it is waiting for the end of something.',
    teach:
      'Open the Door is a check with tracks: each LFT, STR, FIX or CMP moves the green marker; accidents move the red one. ' +
      'Markers stay between checks, so a second try goes on from the first. A crewmember in your sector may add one die.',
    choices: [
      {
        label: 'Knock back, in the same rhythm.',
        effects: [{ op: 'progress', track: 'eye-door.g', n: 1 }, { op: 'flag', flag: 'eye.knocked' }],
      },
      { label: 'Keep your hands still and study the rim.', effects: [{ op: 'draw', n: 1, who: 'sector' }, { op: 'gainLead', n: 1 }] },
    ],
  },
  {
    n: 5,
    title: 'Shadow Ledge',
    text:
      'You come down onto the ledge with your lamps off, because the dark here is worth seeing. Beneath your boots the ring runs ' +
      'away to a vanishing point, every stone of it lit, and across it falls the shadow of the moon you are standing on: a clean ' +
      'black notch, travelling. Past the notch, six more moons keep six more gaps. Each should carry a lamp. You count them with ' +
      'the long glass, and count again. Not one. Behind you a cable as thick as a thigh goes into the rock through a duct made ' +
      'for maintenance, and for thin people.',
    teach:
      'Watch the Ring is a check with rows: read them from the top, the first one you can pay for counts. The duct to the Relay ' +
      'Heart is a path check: it is rolled before you move, and only those who stand with you can help.',
    choices: [
      { label: 'Log the six dark gaps, one by one.', effects: [{ op: 'gainLead', n: 1 }, { op: 'flag', flag: 'eye.sixgaps' }] },
      { label: 'Rest your eyes and your hands; the duct will need both.', effects: [{ op: 'refresh', n: 2 }] },
    ],
  },
  {
    n: 6,
    title: 'Lamp Gallery',
    text:
      'Forty lamps stand in a curved row behind glass, each the height of a child, each turned to a different bearing. All are ' +
      'off. You expected damage: a blown main, scorched wire, something to be sorry about. Instead every lamp wears a cloth ' +
      'hood, tied under the base with a bow. The dust on the bows lies as thick as the dust on everything else. Two chairs face ' +
      'the row, a little apart, the way chairs stand when two people have sat together for years and no longer need to look at ' +
      'each other. A locker; two cups on hooks.',
    teach:
      'Rest spends one supply and gives back half of your dice. You can also exert at any time: give up one die for good and ' +
      'refresh five.',
    choices: [
      {
        label: 'Untie one hood and look at the lamp.',
        effects: [{ op: 'gainLead', n: 1 }, { op: 'spend', n: 1 }, { op: 'flag', flag: 'eye.unhooded' }],
      },
      { label: 'Leave every bow as it was tied.', effects: [{ op: 'refresh', n: 1, who: 'sector' }, { op: 'flag', flag: 'eye.hoods' }] },
    ],
  },
  {
    n: 7,
    title: 'The Relay Heart',
    text:
      'The last room is a sphere, and at its centre, on three wires, hangs one grain of amber light. You have seen brighter ' +
      'things on a watch dial. It is what has been calling. Your instruments find a pattern in it within a minute and lose it ' +
      'the next, since the core is so cold that half of every pulse dies on the way out. There is a desk, a socket that nearly ' +
      'fits your leads, and a crank folded into the wall for a day when nobody could spare the power. You unfold it. It turns as ' +
      'if oiled this morning.',
    teach:
      'M01 now shows its action side. CMP, SCN and SNS move Decode the Ping; LFT, FIX and STR help by way of the crank. Five ' +
      'steps finish the mission.',
    effects: [{ op: 'revealMission', mission: 'M01' }],
  },
  {
    n: 8,
    title: 'Inside Out',
    text:
      'The door rolls aside into its own thickness, and the air that has waited behind it goes past you as a puff of glitter. ' +
      'You shine your lamps on the mechanism from within and need a moment to see what is wrong with it. The bar is on this ' +
      'side. So is the wedge, cut from good wood, driven in with three blows and no more. Whoever shut this door was standing ' +
      "where you stand now, and never went out by it. 'Then there is another way out,' says HARBOUR. 'Or there is not.' You take " +
      'the wedge along, or you put it back.',
    choices: [
      { label: 'Take the wedge.', effects: [{ op: 'flag', flag: 'eye.wedge' }, { op: 'draw', n: 1 }] },
      { label: 'Set the wedge back beside the door, where a hand would look for it.', effects: [{ op: 'refresh', n: 1, who: 'sector' }] },
    ],
  },
  {
    n: 9,
    title: 'Half a Message',
    text:
      'The first half comes clear, and you all stop moving. It is a roll call: seven station names, each followed by a space for ' +
      'an answer, each space empty. The picket has asked every eleven hours, and has gone on asking. To hear the second half you ' +
      'need a stronger pulse. The core offers two ways, and both are labelled, in a hand that took trouble over it. One lever ' +
      'uncovers the lamp overhead: plenty of power, and a light on this moon for the first time in longer than anyone can say. ' +
      "The other routes it all through the desk, in the dark, and slowly. 'Your call,' says Rourke. 'I am only the one who " +
      "signs.'",
    teach: 'A choice in a log is made by the group. Some choices are remembered for the whole campaign.',
    choices: [
      { label: 'Uncover the lamp.', effects: [{ op: 'progress', track: 'eye-decode.g', n: 1 }, { op: 'flag', flag: 'eye.lit' }] },
      { label: 'Stay dark and read it by hand.', effects: [{ op: 'gainLead', n: 2 }, { op: 'flag', flag: 'eye.dark' }] },
    ],
  },
  {
    n: 10,
    title: 'Roll Call',
    text:
      'The second half is shorter. Seven bearings, seven distances: the stations this picket answers to, on a line that runs ' +
      'inward, lamp by lamp, to a red star that your catalogue lists as dying. Then a line that repeats in place of a signature. ' +
      "HARBOUR tries it in eleven grammars and settles. 'It says: station dark, in good order. It says so seven times. It does " +
      "not say why.' The grain of light steadies, as an eye does when someone has come into the room. You have a road, then, and " +
      "at the far end of it somebody's first decision. You call it in. Nobody on the bridge speaks for a while; then someone " +
      'begins to write down the numbers.',
    effects: [{ op: 'readLog', log: 14 }],
  },
  {
    n: 11,
    title: 'Seven Notches',
    text:
      'The gravel gives up a survey marker: a steel post, knee high, with seven notches filed along one edge. You measure them ' +
      'because you measure everything. The spacing is no pattern of yours, but it is the spacing of the six gaps and the moon ' +
      'under you, to within the width of a file. Someone stood here with a rasp and a long view and made a map that would ' +
      'outlast paper. The seventh notch has been filed away again, most carefully, until it is only a dip that a thumb can find.',
    effects: [{ op: 'gainLead', n: 1 }, { op: 'flag', flag: 'eye.marker' }],
  },
  {
    n: 12,
    title: 'What Was Left Behind',
    text:
      'The locker is nearly bare. The shelves have been wiped; a folded rag lies on the lowest, square to the edge. What remains ' +
      'was left on purpose, at eye height: a metal plate with seven names in seven hands. You pass it from glove to glove. The ' +
      'fourth name is Tamar. The seventh breaks off. Beside the plate is the print of a second object in the dust, gone, the size ' +
      "of a logbook. 'Sit down a moment,' says the one of you who is best with people. 'Two of us. Where they sat. I want to see " +
      "what they could see from there.'",
    effects: [{ op: 'revealMission', mission: 'M16' }],
  },
  {
    n: 13,
    title: 'First Blood',
    text:
      'It happens quickly and without meaning anything: a slip, a spark, a glove in the wrong place. You are all trained for it, ' +
      'and still there is a half second in which everybody looks. Then someone has a patch out, someone is counting breaths ' +
      "aloud, and someone else is calmly reading out a suit pressure that has stopped falling. 'It hurts,' says the casualty, " +
      "with interest. 'Good,' says the medic channel from the ship. 'Tell me how.' You decide whether to stop here for a minute " +
      'or to work with what you have.',
    teach:
      'An injury card puts an injury die on your board, and that die joins every check you roll. A fourth injury means emergency ' +
      'evacuation. The medbay aboard heals the wounded between missions.',
    choices: [
      { label: 'Stop and see to it properly.', effects: [{ op: 'supply', n: -1 }, { op: 'flipInjury', n: 1 }] },
      { label: 'Tape it and go on.', effects: [{ op: 'draw', n: 1 }] },
    ],
  },
  {
    n: 14,
    title: 'The Winch Is Listening',
    text:
      "'You have what you came for,' says Rourke. 'The sleds answer to the strobe at the tether foot, and the winch will take " +
      'the rest of you from anywhere with a view of the sky. There is air for a little longer. I leave it to you; I would not ' +
      "have sent people I had to tell.' Behind you the heart of the picket burns without a flicker. There may be more here. " +
      'There may only be two cups on their hooks, and a draught where no draught should be. You choose when to go home.',
    teach: 'M01 is done. The Sled Beacon stands in sector 1: Call the Sleds there ends the exploration for everyone. Or leave at once.',
    choices: [
      { label: 'Fire the strobe from here and go home now.', effects: [], goto: 16 },
      { label: 'Stay a while; somebody will walk to the beacon.', effects: [{ op: 'draw', n: 1, who: 'all' }] },
    ],
  },
  {
    n: 15,
    title: 'Out of the Gap',
    text:
      'The lander lets go of the moon with a push no harder than a handshake. Grit ticks on the hull, then stops, and the ring ' +
      'opens beneath you from edge to edge. You count heads aloud; it is the custom by now. In the rear port the shepherd goes ' +
      'on with its work, keeping one lane clear in all that traffic for somebody who does not come. You note the time of leaving ' +
      'and the state of the door. Then you decide, each for yourself, whether to look back a second time.',
    effects: [
      {
        op: 'if',
        test: { flag: 'eye.decoded' },
        then: [{ op: 'endExploration' }],
        else: [{ op: 'failMission', mission: 'M01' }, { op: 'flag', flag: 'eye.unread' }, { op: 'endExploration' }],
      },
    ],
  },
  {
    n: 16,
    title: 'Reeled In',
    text:
      'The strobe blinks twice. Four kilometres away a winch that has been waiting all day takes up the slack, and the sleds ' +
      'rise off the moon as gently as lifted cups. You ride home backwards, facing where you were. On the dark side, for one ' +
      "breath, you could swear the picket's pulse changes: not the long call any more, but a short one, twice. HARBOUR heard it " +
      "too. 'It has been told that someone came,' it says. 'I have entered that as a reply.' Lindqvist meets you at the lock " +
      'with soup, and a form to sign for the line.',
    effects: [
      { op: 'if', test: { flag: 'eye.lit' }, then: [{ op: 'success', n: 1 }], else: [{ op: 'morale', n: 1 }] },
      { op: 'endExploration' },
      { op: 'readLog', log: 20 },
    ],
  },
  {
    n: 17,
    title: 'Reeled In Badly',
    text:
      'The winch answers, but the strobe was a degree off, and the sleds come up on a long swinging arc with the ring rising ' +
      'beneath them. You tuck your arms in. Someone is reciting the periodic table. A piece of ice the size of a piano goes by ' +
      "close enough to read. Then the line steadies, the lock opens, and there is a floor. 'I make that one arm of slack too " +
      "much,' says Lindqvist, who has been hand-braking the drum and has the palms to show for it. You owe him a pair of gloves. " +
      'You decide to buy him good ones.',
    effects: [
      { op: 'spend', n: 1, who: 'all' },
      { op: 'flag', flag: 'eye.gloves' },
      { op: 'endExploration' },
      { op: 'readLog', log: 20 },
    ],
  },
  {
    n: 18,
    title: 'Cut the Line',
    text:
      "'Out. Everybody, now,' says Rourke, and there is no dryness left in it. The winch does not wait for the strobe; it takes " +
      'you off the rock wherever you stand, gear and samples tumbling away behind in a slow bright trail. The wounded go first ' +
      'through the lock. You lie on the deck with your helmet on and listen to the roll being called, and each name is answered. ' +
      'Below, the picket ticks, at its hour, to nobody. It has been patient for centuries. You decide that it can be patient for ' +
      'one week more.',
    effects: [
      { op: 'flag', flag: 'eye.evac' },
      {
        op: 'if',
        test: { flag: 'eye.decoded' },
        then: [],
        else: [{ op: 'failMission', mission: 'M01' }, { op: 'flag', flag: 'eye.unread' }],
      },
      { op: 'endExploration' },
    ],
  },
  {
    n: 19,
    title: 'Where They Sat',
    text:
      'Two of you sit down. The chairs fit people a little taller. From here the forty hooded lamps are in line, and past them, ' +
      'through a slit in the rock you had taken for a crack, you see a piece of sky no wider than a ruler. It holds one star: ' +
      'the dying red one. They sat here to watch it, then, not the ring. Scratched on the arm of the left chair, where a hand ' +
      'would rest, is a tally of days in fives. It runs for eleven years. The last group has four strokes, and a name under it: ' +
      'Osh. You photograph it, or you add the fifth stroke.',
    choices: [
      { label: 'Photograph the tally and touch nothing.', effects: [{ op: 'flag', flag: 'eye.tally' }, { op: 'gainLead', n: 1 }] },
      { label: 'Scratch the fifth stroke.', effects: [{ op: 'flag', flag: 'eye.fifth' }, { op: 'refresh', n: 2, who: 'sector' }] },
    ],
  },
];
