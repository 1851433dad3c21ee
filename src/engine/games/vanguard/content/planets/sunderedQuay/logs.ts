import type { Log } from '../../types.ts';

/** What is read on Sundered Quay. */
export const logs: readonly Log[] = [
  {
    n: 200,
    title: 'A World of Water',
    text:
      'The world has no coast. From orbit it is one grey-green disc, combed by wind, with two moons crossing it like hands on a ' +
      "clock. HARBOUR names them for the log. 'Ballast. Large, slow. Feather. Small, quick. Together they raise the sea eleven " +
      "metres. Opposed, they drop it nine. The turn takes about two hours.' Quartermaster Lindqvist issues float collars and " +
      'checks each buckle himself, twice. Commander Rourke taps the current on the plot, where a loose ring of hard echoes rides ' +
      "the swell. 'Everything you stand on down there moves,' she says. 'Learn when. Bring strong backs, people who can mend, " +
      "people who can climb, and somebody who watches the water.'",
    effects: [
      {
        op: 'if',
        test: { flag: 'quay.thirdtide' },
        then: [],
        else: [{ op: 'if', test: { flag: 'quay.lit' }, then: [{ op: 'readLog', log: 202 }], else: [{ op: 'readLog', log: 203 }] }],
      },
    ],
  },
  {
    n: 201,
    title: 'Eleven Metres of Swell',
    text:
      'The lander comes in under cloud with spray already on the glass. Below, a pier the length of a street rises out of a ' +
      'trough, streams water from every plank and goes down again. The altimeter cannot decide. You count the swell aloud, the ' +
      'way Lindqvist taught you: long, long, short, and then a breath when the deck hangs almost still. There are two such ' +
      'breaths in every minute. You will have one of them. Somewhere under the engine noise you can hear the moorings that are ' +
      'left, working against their posts.',
    choices: [
      { label: 'Clean: put down in the lee of the roads', when: { landing: 'clean' }, effects: [{ op: 'landerIn', sectors: [1] }] },
      {
        label: 'Clean: take the market deck at the top of its rise',
        when: { landing: 'clean' },
        effects: [{ op: 'landerIn', sectors: [3] }, { op: 'timeToken', on: 'T04', n: 1 }],
      },
      { label: 'Rough: ditch in the roads and inflate', when: { landing: 'rough' }, effects: [{ op: 'landerIn', sectors: [1] }] },
      {
        label: 'Crash: the sea goes out from under you and leaves you on a street',
        when: { landing: 'crash' },
        effects: [{ op: 'landerIn', sectors: [5] }, { op: 'setGc', gc: 'GC6' }],
      },
    ],
  },
  {
    n: 202,
    title: 'The Count Is Fourteen',
    text:
      "HARBOUR has kept the Quay's carrier on a speaker in the corner of the bridge since you left, turned low. 'Thirteen piers " +
      "answer when called,' it says. 'Fourteen lamps are lit. I have counted again. One answer arrives late, by the time sound " +
      "needs to climb forty metres of water.' Rourke looks at the gap in the ring. A berth with good posts, no broken lines, " +
      "nothing drifting that fits. 'So they didn't lose that one,' she says. 'They put it down.' Lindqvist slides four dive " +
      'bottles across the table. The moons will be opposed within the day.',
    effects: [
      { op: 'supply', n: 1 },
      { op: 'setPoi', poi: 'P51', sector: 9 },
      { op: 'if', test: { flag: 'quay.hauled' }, then: [{ op: 'timeToken', on: 'T04', n: 1 }], else: [] },
    ],
  },
  {
    n: 203,
    title: 'Thirteen Returns',
    text:
      'Rourke lays a clear sheet over the radar plot and draws the circle the echoes must once have made. She marks each as she ' +
      "goes. Thirteen piers. Fourteen places. 'The relay's antenna was shared out among them, a mast to each,' she says. 'In " +
      "line, it could whisper across nine light years. Like this it is thirteen sheds.' HARBOUR adds what the long lens found: " +
      "no burns, no wreckage, roofs sound, doors shut. 'Storm damage is not tidy,' it says. 'This is tidy.' Nobody at the table " +
      'says anything for a moment. Then Rourke rolls up the sheet and gives it to you.',
  },
  {
    n: 204,
    title: 'Off the Water',
    text:
      'You wait for the breath between swells and take it. The lander climbs through its own rain, and the piers shrink to ' +
      'matchwood on a green cloth. From up here the current that carries them is a visible thing, a paler road in the sea, ' +
      'turning them all at one slow pace around nothing. One by one you call the names of those aboard and hear them answer. On ' +
      'the aft camera an amber lamp keeps station under you until the cloud closes, then goes back to work.',
    choices: [
      {
        label: 'No story mission is left on the board',
        when: { not: { storyOpen: true } },
        effects: [{ op: 'energy', n: 1 }, { op: 'endExploration' }],
      },
      {
        label: 'The story mission is still on the board',
        when: { storyOpen: true },
        effects: [{ op: 'failMission' }, { op: 'endExploration' }],
      },
    ],
  },
  {
    n: 205,
    title: 'Cut Away',
    text:
      "The call goes out on the open band and HARBOUR answers before it ends. 'I have all of you. Stay afloat.' You pull the " +
      'collars, drop the sample cases and whatever else has weight, and let the sea have them. It is nearly an hour of lifting ' +
      'and falling in the dark, tied wrist to wrist, until the winch line comes down out of the cloud with a light on its hook. ' +
      'The last of you up looks back. Beside the place where you drifted, three tugs have made a ring against the swell. You ' +
      'cannot tell whether they were keeping you in or the weather out.',
    effects: [{ op: 'failMission' }, { op: 'endExploration' }],
  },
  {
    n: 206,
    title: 'The Net Lofts',
    text:
      'The lofts are dry above the tide line and hung with nets, hundreds of them, folded by mesh. Below the line, where weed ' +
      'has come in through the floor, the folds are different. You kneel with a lamp. Somebody has mended these. The twine is ' +
      'kelp, rolled by hand or by something that serves, and each hole is closed with far more knots than it needs, as if the ' +
      'knot were the point. The oldest are clumsy. The newest, still green, is nearly right. It is perhaps a week old.',
    choices: [
      { label: 'Cut one repair out to take with you', effects: [{ op: 'gainLead', n: 2 }, { op: 'timeToken', on: 'T04', n: 1 }] },
      {
        label: 'Photograph it, and mend the next hole properly',
        effects: [{ op: 'gainLead', n: 1 }, { op: 'spend', n: 1 }, { op: 'flag', flag: 'quay.mended' }],
      },
    ],
  },
  {
    n: 208,
    title: 'The Muffled Bell',
    text:
      "The bell tower stands square in the pier's waist, its louvres open to the sea. The bell inside is dressed in felt, three " +
      'layers, sewn, then roped so that no swell could move the tongue. On the lowest strake is a slate under glass, the chalk ' +
      "fixed with varnish: 'Rang fourteen for the last time at slack water. Wrapped her myself. She would have gone on telling " +
      "them where we are. Tamar, keeper of the watch.' Through the louvres you can see the winch house across a gulf of water, " +
      'and the one cable that still joins you to it.',
    choices: [
      {
        label: 'Take an hour to watch the tugs work, and write it down',
        effects: [{ op: 'draw', n: 1 }, { op: 'timeToken', on: 'T04', n: -1 }],
      },
      { label: 'Copy the slate and search the tower', effects: [{ op: 'gainLead', n: 1 }] },
    ],
  },
  {
    n: 210,
    title: 'A Street Under the Sea',
    text:
      'At low water it is a street. Kerbs, drains, a tram rail furred with weed, all of it running straight from nowhere to ' +
      'nowhere across the floor of a shallow sea, because the piers it joined have floated off its ends. Pools stand in the ' +
      'gutters, each busy with its own small weather of legs and glass. Chalk does not last here, so the keepers set their marks ' +
      'in tile: an arrow, a height, an hour. Every one of them says the same thing. Do not be here later than this.',
    choices: [
      { label: 'Follow the tiles exactly', effects: [{ op: 'refresh', n: 1 }] },
      { label: 'Lift a few tiles for their dates', effects: [{ op: 'gainLead', n: 1 }, { op: 'timeToken', on: 'T04', n: 1 }] },
    ],
  },
  {
    n: 212,
    title: 'Cut Square',
    text:
      'You expect torn cable. The drums hold something else: thirteen ends, each sawn square, whipped with tarred twine, ' +
      'greased, and hung on its own peg under a brass tag. Only the fourteenth drum still runs down into the water. The tags ' +
      'carry dates. One pier a day for fourteen days, outermost first, so that those living there could walk inward ahead of the ' +
      "saw. 'No attack,' Rourke says when you describe it. 'An evacuation drill.' HARBOUR is silent for two full seconds. 'The " +
      "saw is on its hook,' it says. 'It has been cleaned.' Whoever sundered this place stood where you stand, and was in no " +
      'hurry.',
    choices: [
      { label: 'Bring the tags away in order', effects: [{ op: 'gainLead', n: 1 }, { op: 'success', n: 1 }] },
      { label: 'Follow the one cable that still runs into the water', effects: [{ op: 'progress', track: 'winch.g', n: 1 }] },
    ],
  },
  {
    n: 214,
    title: 'The Array Head',
    text:
      'Here the masts begin, thin as reeds, a fan of them leaning out over the water with nothing to lean toward. The console ' +
      'below has a seat worn on its left side. Its last page is still clamped to the desk: fourteen lines, fourteen initials, ' +
      "and at the foot an instruction, ticked. 'Power down from the inside. Leave it mendable. Osh has gone ahead to see to the " +
      "next.' So nobody cut this relay off. Here too somebody had tucked it in. You set your hand on the main breaker. " +
      'The piers need not all be home; enough of them in line will do.',
    effects: [{ op: 'revealMission', mission: 'M08' }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 216,
    title: "Somebody's Work",
    text:
      'The shoal is a forest seen from above, brown blades streaming in a slow current, and between them hang lengths of rope ' +
      'nobody on your ship made. You ship the oars to look. When you take them up again the boat does not move. Over the stern, ' +
      'in the time it took to change a lens, a line has come up out of the weed and gone round your rudder post eleven times. ' +
      'The knot is absurd, careful and very tight. Two fathoms down, something about the size of a dog lets go of the other end ' +
      'and waits.',
    effects: [
      { op: 'gainLead', n: 1 },
      { op: 'if', test: { flag: 'quay.mended' }, then: [{ op: 'setPoi', poi: 'P50', sector: 8 }], else: [] },
    ],
  },
  {
    n: 218,
    title: 'An Empty Place',
    text:
      'Fourteen berths, and this is the one with nothing in it. The posts are sound. The fenders have been rubbed smooth by a ' +
      'pier that lay here for a very long time, and the mooring rings are closed and pinned. Nothing broke away. You drop a ' +
      'weighted line into the space and count the marks through your glove. At forty metres it stops, not with the slow give of ' +
      'mud but with a knock. You lift it and let it fall again. Knock. Wood, or something floored like wood.',
    choices: [
      { label: 'Knock again, twice, and listen', effects: [{ op: 'gainLead', n: 2 }, { op: 'timeToken', on: 'T04', n: 1 }] },
      { label: 'Log the depth and leave it be', effects: [{ op: 'gainLead', n: 1 }, { op: 'refresh', n: 1 }] },
    ],
  },
  {
    n: 220,
    title: 'Bronze',
    text:
      'You free the wrapping from its last rope and it stands by itself, stiff as a shell. Underneath, the bronze is as bright as the day it was ' +
      'covered. Somebody oiled it first. You steady the tongue with both arms while the rope is cleared, and all the same it ' +
      'brushes the rim, once, and the whole pier takes up the note through your boots. Out on the grey water three amber lamps ' +
      'turn toward you. Nearer, all along the edge of the weed, small round wakes appear and stop. They have been waiting to ' +
      'hear that.',
    choices: [
      { label: 'Ring it as it was meant to be rung', effects: [{ op: 'revealMission', mission: 'M22' }] },
      {
        label: 'Tie the tongue again; enough has heard you',
        effects: [{ op: 'refresh', n: 1, who: 'sector' }, { op: 'timeToken', on: 'T04', n: -1 }],
      },
    ],
  },
  {
    n: 222,
    title: 'What Comes Up on the Line',
    text:
      'The drum turns, coughs, turns, and the cable climbs out of the sea dripping. It should end square, like the others. It ' +
      'does not end. Where the saw went through, somebody has joined it again: kelp rope by the hundredweight, laid and knotted ' +
      'and served over, steel to weed to steel, thick as a body and four centuries long. You look along the water. It is the same ' +
      'at every pier. The keepers let the city go, and something in the shoal, with no word for city, has been tying it back ' +
      'together. At full power the winch will have the piers home within the hour. Not one of those knots will hold.',
    choices: [
      {
        label: 'Haul. The line matters more than the rope',
        effects: [{ op: 'flag', flag: 'quay.hauled' }, { op: 'morale', n: -1 }, { op: 'setPoi', poi: 'P47', sector: 6 }],
        goto: 223,
      },
      {
        label: 'Splice into their work and haul at its pace',
        effects: [{ op: 'flag', flag: 'quay.knots' }, { op: 'supply', n: -1 }, { op: 'setPoi', poi: 'P48', sector: 6 }],
        goto: 224,
      },
      {
        label: 'Cast the cable off and do without it',
        effects: [{ op: 'refresh', n: 2, who: 'sector' }, { op: 'discardPoi', poi: 'P46', sector: 6 }],
        goto: 225,
      },
    ],
  },
  {
    n: 223,
    title: 'Full Power',
    text:
      'You put the lever over. For a minute there is only the motor. Then the first knot goes, with a sound like a wet door, and ' +
      'after it the rest, one behind another, out across the water farther than you can see. The piers come on beautifully. ' +
      'Fender meets fender; masts swing into rank; your plot draws itself a third of a circle. Nobody cheers. On the brown water ' +
      'under the drum the ends of ropes come up and float, hundreds of them, and all around them small round wakes move from one ' +
      'to the next, touching each.',
    effects: [{ op: 'timeToken', on: 'T04', n: 1 }],
  },
  {
    n: 224,
    title: 'Steel, Weed, Steel',
    text:
      "It takes four hands and most of a tide. You lay your cable's strands among theirs and tuck them, over one, under one, the " +
      'way the oldest of you learned on a lake at home. Halfway through, the rope on the far side moves. A tuck you have not ' +
      'made yet appears below the water line, then another, a little too tight. You stop. It stops. You go on. When the strain ' +
      'comes onto the join it creaks, settles and holds, and the nearest pier begins to come in at the speed of patience.',
    effects: [{ op: 'progress', track: 'true.g', n: 1 }],
  },
  {
    n: 225,
    title: 'Left As It Lies',
    text:
      'You knock the pawl out and let the drum run. The cable goes back down the way it came, slow and heavy, and the great wet ' +
      'join slides over the sill, turns once in the light and sinks with all its knots. The pier will come or not come with the ' +
      'moons, as it has for four hundred years. In the quiet you hear the hull plates tick. It will be longer work at the array, ' +
      'hand over hand and mast by mast. You are surprised how little you mind.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 226,
    title: 'Thirteen and One',
    text:
      'The breaker goes home. Mast after mast takes up the tone, a little flat, correcting, until the whole ring of sheds and ' +
      "gangways is one instrument with a single long breath. HARBOUR counts them in. 'Nine. Ten. Eleven. Twelve. Thirteen.' You " +
      "reach for the log. 'Fourteen,' it says. On the desk the last lamp, over the empty berth, is lit. The answer comes again, " +
      'late, from below. Then the sea starts to lift, and by the tables it will not draw low enough to follow that voice down ' +
      "for eleven days. Rourke is quiet on the line. 'Come home,' she says. 'We'll go back for that one properly.'",
    effects: [{ op: 'gainLead', n: 2 }, { op: 'if', test: { flag: 'quay.knots' }, then: [{ op: 'morale', n: 1 }], else: [] }],
  },
  {
    n: 228,
    title: 'The Answer',
    text:
      'Fourteen strokes, evenly, with the swell trying to hurry you. The last goes out over the water and you stand in the hum ' +
      'of it with your arms shaking. Then, from the shoal, something answers. It is only wood on wood, one knock, two, a long ' +
      'even row of them. You count under your breath. Fourteen. A pause, and it begins again, exactly your spacing, exactly your ' +
      "one uneven stroke at the ninth. HARBOUR asks you to hold the recorder steady. 'They are not repeating the keepers,' it " +
      "says. 'They are repeating you.'",
    effects: [{ op: 'gainLead', n: 2 }, { op: 'draw', n: 1, who: 'all' }],
  },
  {
    n: 230,
    title: 'Down There',
    text:
      'You look over the sill. When the sea draws out, this berth is a shaft of green light, and at the bottom of the light lies ' +
      'a roof. The fourteenth pier was flooded on purpose: every sea-cock along its side stands open, wired open, with a tag. A ' +
      'stair goes down to it, its handrail polished by use. You can go down that stair on bottles, in the time the tide allows. ' +
      'Or the array can shut those cocks from above and blow the tanks, and bring all nine thousand tonnes of it up through ' +
      'whatever has been built on top.',
    effects: [
      { op: 'revealMission', mission: 'M09' },
      { op: 'if', test: { flag: 'quay.knots' }, then: [{ op: 'readLog', log: 238 }], else: [] },
    ],
  },
  {
    n: 231,
    title: 'Nine Thousand Tonnes',
    text:
      'The valves report shut, one after another, in the handwriting of a machine that has waited a long time to be asked. Air ' +
      'goes into the tanks. For ten minutes nothing happens, and then the berth boils. The pier comes up black and streaming, a ' +
      'whole street with lamps on it, shedding four centuries of weed in ropes and curtains, and stands there draining from every ' +
      'window. The wave goes out across the shoal and lays it flat. Three amber lamps are already coming in at speed. One pier ' +
      'more than there should be has joined the ring.',
    effects: [
      { op: 'flag', flag: 'quay.raised' },
      { op: 'flag', flag: 'quay.room' },
      { op: 'revealMission', mission: 'M09' },
      { op: 'threatIn', threat: 'T04', sector: 9 },
      { op: 'timeToken', on: 'T04', n: 1 },
      { op: 'discardPoi', poi: 'P50', sector: 8 },
      { op: 'if', test: { flag: 'quay.knots' }, then: [{ op: 'morale', n: -1 }], else: [] },
    ],
  },
  {
    n: 232,
    title: 'The Dry Room',
    text:
      'At the foot of the stair there is a door, and behind the door, air. Old, cold, good. You lift your masks in a room no ' +
      'bigger than a galley: a bunk made up square, a shelf of day books, and filling one wall a clock taller than a man that ' +
      'beats once while you wait, and not again. A pen rides on a drum of paper. Tamar did not drown this pier to hide it from ' +
      'the sea. The instrument was put where no wind, no wave and no wake could shake it, and Tamar stayed to read it.',
    choices: [
      {
        label: 'Rest here while the bottles fill',
        effects: [{ op: 'flag', flag: 'quay.room' }, { op: 'refresh', n: 2, who: 'sector' }, { op: 'supply', n: -1 }],
      },
      {
        label: 'Go straight to the shelf of day books',
        effects: [{ op: 'flag', flag: 'quay.room' }, { op: 'gainUnique', number: 14, otherwise: [{ op: 'gainLead', n: 2 }] }],
      },
    ],
  },
  {
    n: 234,
    title: 'The Third Tide',
    text:
      'Two curves cross and recross on the paper, one for each moon, year upon year. Under them runs a third. It is finer than ' +
      'the pen, you read it under a glass, and no moon makes it. For decades it lies flat. Then, forty days after each note in ' +
      "the margin that says 'line lit', it begins to rise: one division, three, nine. Something heavy and without light, drawing " +
      "near along the line. Each time, 'line dark' is written, and it sinks away. You unroll to the end, where the ink is wet. " +
      'The third curve is rising. It left zero forty days after you lit your first relay.',
    choices: [
      {
        label: 'Copy the roll, and darken the Quay before you go',
        effects: [{ op: 'flag', flag: 'quay.dark' }, { op: 'morale', n: -1 }, { op: 'completeMission', mission: 'M09' }],
        goto: 235,
      },
      {
        label: 'Leave the line lit and the clock reporting to the ship',
        effects: [{ op: 'flag', flag: 'quay.watch' }, { op: 'command', n: 1 }, { op: 'completeMission', mission: 'M09' }],
        goto: 236,
      },
      {
        label: "Take the clock's heart with you",
        effects: [
          { op: 'flag', flag: 'quay.stopped' },
          { op: 'gainUnique', number: 18 },
          { op: 'timeToken', on: 'T04', n: 1 },
          { op: 'completeMission', mission: 'M09' },
        ],
        goto: 237,
      },
    ],
  },
  {
    n: 235,
    title: 'Put to Bed',
    text:
      'You do it the way the page on the desk says. From the inside, outermost first, leaving it mendable. HARBOUR counts the ' +
      'lamps down as it counted them up. When the last goes out the masts tick for a while, cooling, and then there is only ' +
      "water. Rourke has listened to all of it. 'I sent people out to turn that on,' she says at last, and does not finish. You " +
      "add a line below Tamar's, with the date and your initials. It fits the column. Down in the dry room the pen will already " +
      'be starting to fall.',
    effects: [{ op: 'gainLead', n: 2 }],
  },
  {
    n: 236,
    title: 'Keeping Watch',
    text:
      "You splice a lead from the drum to the array and ask HARBOUR to read it back. 'Third curve, two divisions, rising,' it " +
      "says. 'I will say it each morning.' So the line stays lit, and along it, every morning, will come one number, for anyone " +
      'who cares to listen. You think about that on the stair. Whoever keeps watch has to stand where they can be seen. Before ' +
      'you close the door you set the chair back under the desk and fill the pen from your own ink.',
    effects: [{ op: 'energy', n: 1 }],
  },
  {
    n: 237,
    title: 'Between Two Beats',
    text:
      'Nineteen minutes from one beat to the next. You have the tools laid out in order before it falls, and when it has, you ' +
      'take out four pins, lift the wheel clear with its three pale arms and wrap it in a shirt. The pendulum swings on a ' +
      'little, uncounted. The pen stops. On four hundred years of paper there is now a last point, and it is yours. Aboard, ' +
      "HARBOUR can build a case that will let it beat again, though never in such quiet. 'I will try to keep it company,' it " +
      'says.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 238,
    title: 'A Line Down',
    text:
      'A rope is lying over the edge of the berth that was not there when you looked away. Kelp, three-strand, laid right-handed ' +
      'like your own. You know that splice at its end: it is the one you made at the winch house, and made well, except that ' +
      'this one was tied by someone else. It goes down beside the stair, past the dark turn of the landing, with a loop knotted ' +
      'in at every two metres, just wide enough for a gloved hand. They have measured your hands. You give it your weight a ' +
      'little at a time. It holds.',
    effects: [{ op: 'progress', track: 'dive.g', n: 2 }],
  },
  {
    n: 240,
    title: 'An Echo With Manners',
    text:
      'The lit array has been keeping its own record while you were away, and you play it on the desk speaker. The tone goes out ' +
      "along the line. Four days later it comes back, thin, from no relay on any chart. HARBOUR lays one over the other. 'It is " +
      "ours. It has not been altered,' it says. 'But each time it returns, the gap is shorter by eleven minutes.' You do that " +
      'sum with a grease pencil on the desk. Something on the line is listening, and says so politely, and is nearer every time ' +
      'it does.',
    choices: [
      {
        label: 'Drop the power to a whisper while you work here',
        effects: [{ op: 'spend', n: 1 }, { op: 'revealMission', mission: 'M09' }, { op: 'timeToken', on: 'T04', n: -1 }],
      },
      {
        label: 'Record one more round of it',
        effects: [
          { op: 'revealMission', mission: 'M09' },
          { op: 'gainDiscovery', deck: 'Phenomena' },
          { op: 'timeToken', on: 'T04', n: 1 },
        ],
      },
    ],
  },
  {
    n: 242,
    title: 'Their Copy',
    text:
      'On the clean sand of the ropewalk they have laid out what they know about you. There is the square-cut end of a cable, ' +
      'modelled in weed. Beside it lies every stage between that end and a finished join, eleven small pieces in a row, like a ' +
      'page of exercises, and each is wrong in one place, the same place: the last tuck, which is hidden inside and cannot be ' +
      'learned by looking. At the end of the row a space has been left. A single length of good rope lies in it, untied, with ' +
      'its two ends toward you.',
    choices: [
      { label: 'Sit down and show them', effects: [{ op: 'revealMission', mission: 'M23' }] },
      { label: 'Leave them to find it; it should be theirs', effects: [{ op: 'gainLead', n: 2 }] },
    ],
  },
  {
    n: 244,
    title: 'The Last Tuck',
    text:
      'You tie it slowly, with bare hands, in water cold enough to ache, and at the end you open it and tie it again. Something ' +
      "settles on the sand an arm's length off: a grey body, six fine limbs folded, an eye like wet slate. It does not touch " +
      'you. When you lift your hands away it takes the rope, makes the join from the beginning without a fault, and then does ' +
      'what none of you expected. It unpicks the last tuck, turns, and holds the rope out to a smaller one behind it. The lesson ' +
      'has already left you.',
    effects: [{ op: 'gainDiscovery', deck: 'Fauna' }, { op: 'morale', n: 1 }],
  },
  {
    n: 246,
    title: 'The Order, As Given',
    text:
      "The leader's order slot is under a hatch on the foredeck, and you reach it wet to the neck. There is one card in it. " +
      "'Keep them apart. Be gentle. If any of ours are in the water, stand between them and the weather.' The tug rocks under " +
      'your knees, engine idling, waiting for you to be done. You write a new card, and find you have changed only the first ' +
      'line. When it is seated the amber lamp blinks twice, and all three turn their blunt bows seaward to let you by.',
    effects: [{ op: 'gainUnique' }],
    choices: [
      {
        label: "'Hold off until called.'",
        effects: [{ op: 'threatIn', threat: 'T04', sector: 1, followers: true }, { op: 'flag', flag: 'quay.tugs' }],
      },
      {
        label: "'Bring them together.'",
        effects: [
          { op: 'progress', track: 'true.g', n: 1 },
          { op: 'progress', track: 'ballast.g', n: 1 },
          { op: 'flag', flag: 'quay.tugs' },
        ],
      },
    ],
  },
];
