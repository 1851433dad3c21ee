import type { Log } from '../../types.ts';

/** What is read on Hollow Choir. */
export const logs: readonly Log[] = [
  {
    n: 300,
    title: 'A Moon That Rings',
    text:
      'Commander Rourke lets the recording run before she says anything. A tick; then a chord, enormous, dying away; nine ' +
      "seconds; a tick. 'The star strikes it,' says HARBOUR. 'The caverns ring. Caverns: forty thousand and some. The relay is " +
      "not in the moon. The relay is the moon.' It was lit by singing. It went dark with the others, and it is " +
      "ringing now, in front of you, and no part of that sound goes farther than orbit. 'I have measured it twice,' says " +
      "HARBOUR. Rourke folds her hands. 'Someone hushed that,' she says. 'Find out how. And mind what you say down there.'",
  },
  {
    n: 301,
    title: 'Coming In Between Ticks',
    text:
      'The hull learns the beat before you do. At each tick the dust on the console jumps into fine ridges, stands, and lies ' +
      'down again. You have eight seconds of calm air, then one in which the throttle shakes in your hand. HARBOUR counts for ' +
      'you, under its breath if it had one. Holes go by beneath, each with its own note, so that you could land by ear. Then, ' +
      'low down, for the length of three heartbeats, you cross a patch where there is no note at all. It is moving.',
    effects: [
      {
        op: 'if',
        test: { flag: 'choir.loud' },
        then: [{ op: 'setGc', gc: 'GC10' }, { op: 'removeThreat', threat: 'T06' }, { op: 'readLog', log: 346 }],
        else: [{ op: 'setGc', gc: 'GC9' }],
      },
      { op: 'if', test: { flag: 'choir.silence' }, then: [{ op: 'readLog', log: 345 }], else: [] },
      { op: 'if', test: { flag: 'fallow.lit' }, then: [{ op: 'timeToken', on: 'T06', n: 1 }], else: [] },
    ],
    choices: [
      {
        label: 'A clean descent: engines off at the lip, and settle.',
        when: { landing: 'clean' },
        effects: [{ op: 'landerIn', sectors: [1] }, { op: 'timeToken', on: 'GC', n: 2 }],
      },
      {
        label: 'A clean descent: down among the organ shafts, nearer and louder.',
        when: { landing: 'clean' },
        effects: [{ op: 'landerIn', sectors: [3] }, { op: 'timeToken', on: 'GC', n: 1 }],
      },
      {
        label: 'A rough descent: the legs strike the lip like a gong.',
        when: { landing: 'rough' },
        effects: [{ op: 'landerIn', sectors: [1] }, { op: 'timeToken', on: 'GC', n: 1 }],
      },
      {
        label: 'A crash: down the stair, step by step, all of it heard.',
        when: { landing: 'crash' },
        effects: [{ op: 'landerIn', sectors: [2] }, { op: 'timeToken', on: 'T06', n: 1 }],
      },
    ],
  },
  {
    n: 302,
    title: 'The Last Echo',
    text:
      'You lift in the calm after a tick. Below, your engines go on without you: the caverns take the roar, pass it inward, turn ' +
      "it over. HARBOUR listens with everything it has. 'It will take forty minutes to die,' it says. 'None of it will leave.' " +
      'At the hatch Piet Lindqvist says good evening, and all of you flinch. He looks from face to face. Then he does what no ' +
      'one has ever seen him do, and helps you out of your boots without a word.',
    choices: [
      {
        label: 'You have read the score: tell the ship how a moon was hushed.',
        when: { mission: 'M11', is: 'done' },
        effects: [{ op: 'readLog', log: 347 }],
      },
      {
        label: 'You have the four minutes: play them to the Commander, once.',
        when: { mission: 'M12', is: 'done' },
        effects: [{ op: 'readLog', log: 348 }],
      },
      { label: 'The score is still unread.', when: { mission: 'M11', is: 'open' }, effects: [{ op: 'failMission', mission: 'M11' }] },
      {
        label: 'The recording is still in its room.',
        when: { mission: 'M12', is: 'open' },
        effects: [{ op: 'failMission', mission: 'M12' }],
      },
    ],
  },
  {
    n: 303,
    title: 'Carried Out Quietly',
    text:
      'First you lose the ticks, then your own breath, then the voice of the person whose hand you are holding. Someone shouts; ' +
      "you see the shape of it. When sound comes back you are lying on the lip in a row, the lander's ramp is down, and your " +
      'ears ring with nothing. The recorders ran all the while. HARBOUR plays you the minute in which you were brought up: it is ' +
      'blank, and the end of the blank has been trimmed, neatly. Your sample cases stand open. Whatever could rattle has been ' +
      'taken out.',
    effects: [
      {
        op: 'if',
        test: { flag: 'choir.score' },
        then: [{ op: 'failMission', mission: 'M12' }],
        else: [{ op: 'failMission', mission: 'M11' }],
      },
      { op: 'loseDiscoveries' },
      { op: 'if', test: { flag: 'choir.loud' }, then: [{ op: 'readLog', log: 307 }], else: [] },
    ],
  },
  {
    n: 304,
    title: 'Drip Stair',
    text:
      'A thousand steps go down in a curl, wet, cut for a stride a little longer than yours. Each step has its own pitch. You ' +
      'learn to walk on the outer edge, where the stone is thick and dull, and there you find that others did the same: the ' +
      'edges are worn, and the middles are sharp as new. Far below a drop falls. The whole stair repeats it, up to you and past ' +
      'you. Where the steps end and the long gallery begins, at ear height, there is a small niche in the wall, and it is ' +
      'murmuring.',
    effects: [{ op: 'gainLead', n: 1 }, { op: 'setPoi', poi: 'P76', sector: 4 }],
  },
  {
    n: 305,
    title: 'Organ Shafts',
    text:
      'Thirty shafts in a row, the widest fit for a ship, the least for an arm. You hold out a strip of tape over each and watch ' +
      "it lift. Air goes down the odd ones and comes up the even. 'It is breathing in order to sing,' says HARBOUR. 'It uses one " +
      "breath for one tick.' But the tape over the third shaft flutters out of time. A slate tongue has slipped its wedge there, " +
      'and buzzes. It is the only untidy thing that you have seen on this moon, and it is recent.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 306,
    title: 'Whispering Gallery',
    text:
      'The gallery bends out of sight in both directions. One of you walks to the far end, six hundred metres by the range ' +
      'finder, and breathes a name to the wall; it arrives warm and close, as if said against your cheek. You try it again with ' +
      'a number. The number comes, and then, when it has passed, the silence after it comes too: a piece of quiet exactly as ' +
      'long as the word, sliding along the stone behind it. You look at one another. Something here tidies up.',
    choices: [
      {
        label: 'Follow the quiet with the microphones, wherever it goes.',
        effects: [{ op: 'gainLead', n: 2 }, { op: 'timeToken', on: 'T06', n: 1 }],
      },
      {
        label: 'Stop talking. Agree on hand signs before going on.',
        effects: [{ op: 'timeToken', on: 'GC', n: 1 }, { op: 'discard', n: 1 }],
      },
    ],
  },
  {
    n: 307,
    title: 'The Cracked Cup',
    text:
      'It is in the last picture of the helmet camera, and you look at it for some time. A tall drum of black wool bends over ' +
      'the first of you. Across the bowl of its ear runs the crack that you made, and the crack has been bound, badly, with a ' +
      'strip of your own orange tape. It cannot have heard you call. Somebody has shown, with a finger in the dust, that it ' +
      'could follow the vibration through the floor. It came for you by feel, stone by stone, the whole way down.',
    effects: [{ op: 'morale', n: -1 }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 308,
    title: 'The Nave',
    text:
      'Your lamps do not find the roof. At the next tick they do not need to: the dust lights up in sheets, rib behind rib, and ' +
      'for one second you see a vault in which a city could be hung. Then the chord arrives, through the feet. When it has gone, ' +
      'you notice your own boots. You are walking and they make no sound. Neither does your breath. Twenty metres off, the dust ' +
      'lies smooth as milk, and the smoothness turns slowly toward you.',
    effects: [{ op: 'threatIn', threat: 'T06', sector: 5 }],
    choices: [
      {
        label: 'Stand. Nobody moves until it has passed.',
        effects: [{ op: 'spend', n: 1, who: 'sector' }, { op: 'timeToken', on: 'GC', n: 1 }],
      },
      {
        label: 'Throw a spare clamp, hard, the way you came.',
        effects: [{ op: 'discard', n: 1 }, { op: 'threatIn', threat: 'T06', sector: 4 }],
      },
      {
        label: 'Let it come close enough to see, and draw it.',
        effects: [{ op: 'gainLead', n: 2 }, { op: 'timeToken', on: 'T06', n: 1 }],
      },
    ],
  },
  {
    n: 310,
    title: 'Felt House',
    text:
      "You push through one curtain, and another, and a ninth; then you say 'oh', and it is only a word. Nothing gives it back. " +
      'Walls, floor, table, even the spoons are dressed in grey felt. Twelve beds. You sit down all at once, like people let out ' +
      'of a press, and talk: about soup, about rain, quietly, for most of an hour. On the inner wall is a door without a handle. ' +
      "A tuning mark is cut in it, and a keeper's hand has written: 'Tamar hung the bell to this.'",
    effects: [{ op: 'refresh', n: 2, who: 'sector' }],
    choices: [
      {
        label: 'Play it the bell of the Quay.',
        when: { all: [{ flag: 'quay.bell' }, { not: { flag: 'choir.door' } }] },
        effects: [{ op: 'flag', flag: 'choir.door' }],
        goto: 344,
      },
      { label: 'Rest, then look at the press by the wall.', effects: [{ op: 'timeToken', on: 'GC', n: 1 }] },
    ],
  },
  {
    n: 312,
    title: 'Pipe Frost',
    text:
      "Here the moon's own breath freezes out. Pipes of white ice hang in rows, hollow, thinner than a glass, and each answers " +
      'the tick with a clear small note. You shorten the ropes and tape the buckles. Someone sneezes. A pipe forty metres off ' +
      'comes down in one piece, and then its neighbours, and it is like a cupboard of plates that goes on falling. When it ' +
      'stops, the air glitters. In the wall that the ice had covered there is a duct, with hand-holds, going your way.',
    effects: [
      {
        op: 'choose',
        options: [{ effects: [{ op: 'timeToken', on: 'GC', n: -1 }] }, { effects: [{ op: 'timeToken', on: 'T06', n: 1 }] }],
      },
      { op: 'gainLead', n: 1 },
    ],
  },
  {
    n: 314,
    title: 'The Score Room',
    text:
      'Bronze plates stand in racks from floor to vault, each as tall as a door, each ruled with forty-one lines. You had ' +
      'expected switches. There is a desk with a slope to it, a stool, and a stick laid in a groove. You put your lamp flat ' +
      'along the nearest plate and the engraving rises up: notes, thousands, each tied by a hair line to another just beneath. ' +
      "HARBOUR takes a while. 'I have found the relay's off switch,' it says. 'It is music. I will need your hands to turn the " +
      "pages. Please do not drop one.'",
    effects: [{ op: 'revealMission', mission: 'M11' }, { op: 'gainLead', n: 1 }],
    choices: [
      { label: 'Look at what hangs above the desk.', when: { not: { flag: 'choir.asked' } }, effects: [], goto: 320 },
      { label: 'You know what hangs there. Go to the racks.', when: { flag: 'choir.asked' }, effects: [{ op: 'draw', n: 1 }] },
    ],
  },
  {
    n: 315,
    title: 'Marginal Notes',
    text:
      'Forty years at one desk leave a margin. Beside the ruled lines there are small things cut with the point of the graver: a ' +
      "day's weather on a moon without any, a sum, a row of feet. Against the nine hundredth plate you find a question. 'If a " +
      "world is silent it will be counted as rock. If it is too silent?' The sum beneath it has been worked three ways and " +
      "crossed out each time. HARBOUR works it a fourth way. It does not tell you the answer until you ask. 'Then it is counted " +
      "twice,' it says.",
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 316,
    title: 'The Dead Room',
    text:
      'The wool stair ends at a round door as thick as you are tall. Beyond it the floor is a net, and above, below and on every ' +
      'side are wedges of black wool, pointing at you. The door swings to. You have never heard nothing before. In a minute you ' +
      "hear your eyelids. In two, someone's hand finds your sleeve. There is a chair, and a shelf, and on the shelf a recorder, " +
      "its spool still threaded. A card lies before it in a tidy hand. 'Four minutes. Please read the score first, or this will " +
      "frighten you.'",
    effects: [{ op: 'timeToken', on: 'GC', n: 1 }],
    choices: [
      {
        label: 'You have read the score. Sit down and begin.',
        when: { all: [{ flag: 'choir.score' }, { mission: 'M12', is: 'open' }] },
        effects: [{ op: 'revealMission', mission: 'M12' }, { op: 'gainLead', n: 1 }],
      },
      {
        label: 'Do as the card asks. Leave the spool for another day.',
        when: { not: { mission: 'M12', is: 'open' } },
        effects: [{ op: 'refresh', n: 1, who: 'sector' }],
      },
    ],
  },
  {
    n: 317,
    title: 'One Sound Fewer',
    text:
      'You kneel around the pan with a folded blanket, counting, and lay it in at the fifty-eighth second. The drop falls. ' +
      'Nothing. You had not known how much of your mind that sound was using. Then, from the foot of the stair, comes a rustle; ' +
      'the quiet patch that had stood there, waiting for each drop, minute after minute, turns away. It had been kept here by a ' +
      "leak. 'Visits to this pan,' says HARBOUR, 'at one a minute: five hundred and eighty million. It is free now. I do not " +
      "know if I should congratulate us.'",
    effects: [{ op: 'timeToken', on: 'GC', n: 2 }, { op: 'threatIn', threat: 'T06', sector: 5 }],
  },
  {
    n: 318,
    title: 'A Wedge of Your Own',
    text:
      'The old wedge is oak, or what they had for oak, worn to a sliver. You cut a new one from a packing case, and drive it ' +
      'with the heel of the hand, a little at each tick, so that the star covers the noise. On the ninth tick the tongue lies ' +
      'still. You feel the difference in your chest: the chord is complete, and it sits more lightly. Behind the reed, where ' +
      'only a person mending it would look, are notches for earlier wedges. Seven. The last was cut nineteen years ago.',
    effects: [{ op: 'timeToken', on: 'T06', n: -1 }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 319,
    title: 'Behind the Curtain',
    text:
      "The hooks are at the height of a tall person's reach, and every one has been oiled. When the last fold drops, the Nave " +
      'seems to step back. You stand at the focus with the felt around you, and at the tick the whole moon comes to this one ' +
      'place and speaks: forty voices, each from its own cavern. You can tell them apart. And there is a gap among them, low ' +
      'down, between the second and the third, as wide as a person in a row of people. It was left on purpose.',
    effects: [{ op: 'timeToken', on: 'GC', n: 1 }],
  },
  {
    n: 320,
    title: 'What the Hush Is For',
    text:
      'A frame of bronze bowls hangs over the desk, and in each bowl a sound lives: a boot, a cough, your own voices from the ' +
      "stair. HARBOUR is slow to speak. 'The score cancels the ring. It cannot cancel you. So they built a thing that goes to " +
      'each new noise and sings it upside down. It has never caught you. You change too much. What it has not caught, the moon ' +
      "keeps, and in two hundred and twelve years it will leak.' A cupped black ear has come to the door. It could be taught " +
      'you, wholly, if each of you stood and gave it every sound you make. It could also be broken. It waits, as it does, for a ' +
      'noise.',
    choices: [
      {
        label: 'Give it your voices, one after the other, until it knows them.',
        when: { not: { flag: 'choir.asked' } },
        effects: [{ op: 'flag', flag: 'choir.asked' }, { op: 'flag', flag: 'choir.silence' }],
        goto: 321,
      },
      {
        label: 'Break the ear. You will not be hushed while you work.',
        when: { not: { flag: 'choir.asked' } },
        effects: [{ op: 'flag', flag: 'choir.asked' }, { op: 'flag', flag: 'choir.loud' }],
        goto: 322,
      },
      {
        label: 'Use the quiet you have saved: go by it, and leave no more for it to find.',
        when: { all: [{ not: { flag: 'choir.asked' } }, { tokens: 'GC', n: 2 }] },
        effects: [{ op: 'flag', flag: 'choir.asked' }, { op: 'timeToken', on: 'GC', n: -2 }],
        goto: 323,
      },
      { label: 'Decide nothing. Back to the racks.', effects: [{ op: 'timeToken', on: 'T06', n: 1 }] },
    ],
  },
  {
    n: 321,
    title: 'Every Sound You Make',
    text:
      'It takes three hours. You read to it, swear, laugh when told to, which is hard. It wants your footfall, and the click of ' +
      'the bad knee. It wants the noise you make when you are frightened, and you find that you can give it that too. After ' +
      'each, the black bowl turns a little, and the sound you have just made goes out, like a lamp. At the end you say thank ' +
      'you, aloud, and no one hears it, not even you. It steps aside and lets you by. Your throat is raw. You have been entered ' +
      'in the score as a rest.',
    effects: [
      { op: 'discard', n: 2, who: 'all' },
      { op: 'timeToken', on: 'T06', n: 0, to: 0 },
      { op: 'timeToken', on: 'GC', n: 4 },
      { op: 'threatIn', threat: 'T06', sector: 2 },
      { op: 'success', n: 1 },
    ],
  },
  {
    n: 322,
    title: 'The Broken Ear',
    text:
      'One blow of a bar, and the bowl cracks across. The thing does not defend itself. It turns its face from one of you to the ' +
      'next, as if somebody had spoken and it had missed the word; then it folds its three feet and sits. For nine seconds ' +
      'nothing is different. Then the tick comes, and the chord, and for the first time the chord does not quite die. The next ' +
      "is laid on top of it. Dust climbs in ridges. 'That went out past the lip,' says HARBOUR. 'A little. I could hear you in " +
      "it.'",
    effects: [
      { op: 'removeThreat', threat: 'T06' },
      { op: 'setGc', gc: 'GC10' },
      { op: 'success', n: 1 },
      { op: 'morale', n: -1 },
      { op: 'gainDiscovery', deck: 'Relics' },
    ],
  },
  {
    n: 323,
    title: 'Nothing to Add',
    text:
      'You take off what rattles and leave it on the sill. You breathe through the mouth. One at a time you go by the black ear, ' +
      'near enough to touch the wool, putting each foot down in the second when the star is speaking. It leans after the last of ' +
      'you, and leans back. What you have already spilled on this moon will ring here for two lifetimes; from now on you will ' +
      'not add to it. On the desk someone has engraved the same resolve, as an instruction to the player. Tacet. Be silent. It ' +
      'is a part like any other.',
    effects: [{ op: 'timeToken', on: 'T06', n: -2 }, { op: 'gainLead', n: 2 }, { op: 'morale', n: 1 }],
  },
  {
    n: 324,
    title: 'A Page Turned Loud',
    text:
      'The plate slips. You catch it with your forearms and the side of your face, and it does not fall, but it speaks: one long ' +
      'bronze syllable that goes out by the door and is taken up, cavern after cavern, like news. You stand with it in your arms ' +
      'and cannot put it down without a second sound. All along the passage the small noises of the moon begin to stop, one ' +
      'after another, and the stopping comes nearer.',
    choices: [
      { label: 'Hold it against you until the tone dies.', effects: [{ op: 'spend', n: 2, who: 'sector' }] },
      {
        label: 'Spend your quiet: damp it with everything you have hung up.',
        when: { tokens: 'GC', n: 1 },
        effects: [{ op: 'timeToken', on: 'GC', n: -1 }],
      },
      {
        label: 'Read it while it rings; it is telling you its own notes.',
        effects: [{ op: 'progress', track: 'choir-score.g', n: 1 }, { op: 'timeToken', on: 'T06', n: 2 }],
      },
    ],
  },
  {
    n: 325,
    title: 'Against Itself',
    text:
      'You lay the last plate under the first, and see it. There are not forty-one parts. There are forty, and their ' +
      'reflections, each cavern answered by another half a wave behind. Nobody stopped the moon. The keeper taught it a second ' +
      "song that fits the first as a hand fits a glove, and the two together, from outside, make nothing. 'Forty years' work,' " +
      "says HARBOUR. 'One hand. It is signed on the back.' You turn the plate. 'For Osh, who asked for silence and did not say " +
      "how. Here it is. I have left the singing in.' The signature is a number. Nine.",
    effects: [{ op: 'gainLead', n: 1 }, { op: 'command', n: 1 }],
  },
  {
    n: 326,
    title: 'The Forty-First Voice',
    text:
      'You stand in the focus, shoulders touching, and wait for the tick. Then you put your one low note where the gap is. It ' +
      'is not beautiful. It is held, though, all nine seconds, by people breathing in turn, and the moon closes around it and ' +
      "takes the weight. You feel the whole chord lock. Outside, by HARBOUR's instruments, the last trace of the Choir's leak " +
      "drops to zero. 'They were one singer short,' says HARBOUR. 'They have been one short since the ninth left. Now they are " +
      "not.' Beside the stave on the wall, where there was no name, one of you writes the ship's.",
    effects: [{ op: 'timeToken', on: 'T06', n: 0, to: 0 }, { op: 'refresh', n: 1, who: 'all' }],
  },
  {
    n: 327,
    title: 'Flat',
    text:
      'A quarter tone, no more. In any hall at home it would have been forgiven. Here it goes out from the focus and comes back ' +
      'from forty thousand caverns, each of which has thought about it. Someone drops a hand to cover an ear and the note ' +
      'breaks. You crouch under the felt while your own mistake goes by overhead, and again, and again, smaller. When you can ' +
      "stand you find the clef on the wall, and under it, scratched with a nail by some earlier learner: 'Seventh try. Worse.'",
    effects: [{ op: 'timeToken', on: 'T06', n: 2 }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 328,
    title: 'In the Pauses',
    text:
      "In the lander's lock you open the jar in the dark and hold your breath. Nothing; nothing; then one of them trusts you, " +
      'and lights. They are smaller than a grain of rice. They feed, mate and fly only in the seconds between ticks, and in ' +
      "four hundred years of a tidier moon they have grown ten times as many. 'I counted them in the pipe,' says HARBOUR. 'It " +
      "is the only increase I have found on any dark world.' You think about that: a thing done in order to hide, and something " +
      'has made a home in it.',
    effects: [{ op: 'morale', n: 1 }],
  },
  {
    n: 329,
    title: 'Lights in the Throat',
    text:
      'You spread your weight, and go backward on elbows, and the ice lets you off with a groan. The hole you leave is as round ' +
      'as a coin. Warm air comes up from it, with a smell of wet wool. At the tick the pipe below is black. In the calm after, ' +
      'one spark shows, then a hundred, then a slow spiral of them from wall to wall, right down out of sight. Somebody ' +
      'whispers. They are gone before the word is finished. You lie on your stomachs, and learn to wait.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 330,
    title: 'The Twelfth Peg',
    text:
      'The overshoes are for long feet, with the wear on the outer edge. Eleven pairs are stiff with age. On the floor below ' +
      'the empty peg there is a print in the dust, heel and ball, and it is softer than it should be: dust has had only some ' +
      "years to fall in it. It matches the nineteen-year wedge, and the oiled hooks, and a stride on the stair. 'One keeper's " +
      "pair is missing,' says HARBOUR. 'It went out by the front door. It has been back seven times, to mend things.'",
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 331,
    title: 'What the Pipe Had Swallowed',
    text:
      'You let down a loop of tape between ticks, and draw it up at the next, and by the sixth try it comes up heavy. Ice, and ' +
      'in the ice a parcel, and about the parcel a cord tied in a flat knot. It was not lost. It was hung here, at the one depth ' +
      'where the ring is weakest, by someone who wanted it to lie undisturbed. The cold has kept the wrapping soft. You undo the ' +
      'knot with bare fingers, for quiet, and breathe on them, and go on.',
    effects: [{ op: 'supply', n: 1 }],
  },
  {
    n: 332,
    title: 'Old Conversation',
    text:
      'With your ear on the stone, in the last second before the tick, there is a voice. It has been round this gallery so many ' +
      'times that only its vowels are left. You move along the wall until the phases meet and a second voice stands up beside ' +
      "it. HARBOUR restores the consonants by arithmetic. 'If it only counts what it can hear,' says one. The other is a long " +
      "time answering; you time it, eleven seconds, still there. 'Then let us be something it has to ask about,' it says. 'And " +
      "let it be too polite to ask.'",
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 333,
    title: 'A Map by Ear',
    text:
      'You set four contact microphones around the lip and tap once with a wrench wrapped in a sock. The answer takes a minute ' +
      'to come in. HARBOUR draws it as it arrives: stair, shafts, a gallery like a ring, a huge room, small ones. Near the ' +
      'bottom there is a place which sends back nothing. It is no hole; a hole would ring. It is the shape of a room, eleven ' +
      'metres across, cut out of your picture as if with scissors. You mark it, for want of a word, with a circle.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 334,
    title: 'Inside',
    text:
      'It comes over you like snow. Your breath goes; you are breathing, but it has gone. You shout and feel your ribs do it. ' +
      'Then the pressure, even, on both drums, as though two palms had been laid there by somebody careful. The lamp shows you ' +
      'the others with their mouths open. What you remember afterwards is not the pain. It is that the thing bent its cup to ' +
      'each of you, close, and listened with all its might for what you might be about to say.',
    effects: [{ op: 'timeToken', on: 'T06', n: -1 }],
  },
  {
    n: 335,
    title: 'The Screen Parts',
    text:
      'You take a note each, from a pipe that HARBOUR sounds in your helmets, and bring them in one by one. At the third the ' +
      'iron leaves begin to tremble. At the fourth they turn edge on, all nine hundred, and you walk through a wall that has ' +
      "become a row of lines. It shuts behind the last of you with a sigh. On the inner side, at the height of a guest's hand, " +
      'a tuning fork hangs on a cord. It is worn bright. One tap of it would have done.',
    effects: [{ op: 'gainLead', n: 1 }, { op: 'setPoi', poi: 'P76', sector: 8 }],
  },
  {
    n: 336,
    title: 'The Narrow',
    text:
      'Arms first, face down, breathing out to move. The Narrow is forty metres long and it tightens in the middle. There the ' +
      'tick catches you, and for one second the stone has you by the whole length of your body and hums. You wait. You think of ' +
      'the duct, the rope, who is behind you. Under your cheek are letters, polished by other cheeks. You spell them with a ' +
      "fingertip. 'Halfway. You are doing well.' You let out the last of your air, and go.",
    effects: [{ op: 'refresh', n: 1 }, { op: 'setPoi', poi: 'P76', sector: 9 }],
  },
  {
    n: 337,
    title: 'The Spool Slips',
    text:
      'The wire is finer than hair, and four hundred years have made it proud. It leaves the pin in one bright loop, and ' +
      'another, and it touches the arm of the recorder, and the recorder wakes. A needle lifts. It is not playing. It is taking ' +
      "down: you, your sleeves, the small word you said. The keeper's four minutes have become four minutes and six seconds, and " +
      'the needle is still moving.',
    choices: [
      { label: 'Stop it with a finger on the bare drum.', effects: [{ op: 'gainInjury', injury: 'Burned' }] },
      {
        label: 'Make no sound at all until it sleeps again.',
        when: { tokens: 'GC', n: 2 },
        effects: [{ op: 'timeToken', on: 'GC', n: -2 }, { op: 'progress', track: 'choir-lift.g', n: 1 }],
      },
      {
        label: 'Say who you are, plainly, for whoever comes next; then close the lid.',
        effects: [{ op: 'discard', n: 1, who: 'sector' }, { op: 'gainLead', n: 1 }],
      },
    ],
  },
  {
    n: 338,
    title: 'Four Minutes',
    text:
      'You have it, spool and card, in a box lined with your own scarves. The room waits. Beside the shelf is a brass trumpet, ' +
      'folded small, which would play the wire aloud; played here, where nothing answers, all of it could be heard, down to the ' +
      "last layer. It would also show how the keeper's second song was struck, wave for wave, and HARBOUR could learn to strike " +
      "it. 'The card says four minutes,' says HARBOUR. 'The wire is longer than that. The keeper did not put a sound on the " +
      "rest. Something else did.' Rourke is out of reach. It is for you to say.",
    choices: [
      {
        label: 'Unfold the trumpet. Hear all of it, and learn the counter-tone.',
        effects: [{ op: 'flag', flag: 'choir.counter' }],
        goto: 339,
      },
      {
        label: 'Take the wire unplayed, seal the room, and leave it as quiet as you found it.',
        effects: [{ op: 'flag', flag: 'choir.quiet' }],
        goto: 340,
      },
    ],
  },
  {
    n: 339,
    title: 'The Longer Part',
    text:
      'A breath. A sleeve. A switch, put over slowly. Then what you came for: the second song, bare, and HARBOUR drinking it ' +
      'in. Then the part past the end. At first you take it for the wool. It is a count. There are no words in it, only small, ' +
      'equal steps, and it does not number the notes. It numbers the gaps between them: here one is quiet, here one is quiet, ' +
      "here. You listen till the wire runs off the pin. 'I can make the counter-tone,' says HARBOUR. 'On one bearing, and not " +
      "for long. I can also tell you what gave them away. They were so much quieter than rock.'",
    effects: [
      { op: 'energy', n: 1 },
      { op: 'success', n: 1 },
      { op: 'gainDiscovery', deck: 'Phenomena' },
      { op: 'timeToken', on: 'T06', n: 2 },
    ],
  },
  {
    n: 340,
    title: 'As It Was Found',
    text:
      'You wind the box shut with tape. You straighten the chair. One of you takes the card out of the box again, thinks, and ' +
      'stands it on the shelf; another adds a line to it, in your own letters, with the date. Then the door, all the weight of ' +
      'it, home into its wool without a click. On the stair nobody speaks, and it is some time before you notice that you have ' +
      'stopped minding. Behind you there is a room from which nothing has been taken but the one thing that was left for you, ' +
      'and the dark in it is as whole as it was.',
    effects: [{ op: 'morale', n: 1 }, { op: 'timeToken', on: 'T06', n: 0, to: 0 }, { op: 'timeToken', on: 'GC', n: 2 }],
  },
  {
    n: 341,
    title: 'A Word Left: Recipe',
    text:
      "You put an ear to the niche. A voice, brisk, a bit hoarse, in the keepers' speech; HARBOUR follows half a second behind. " +
      "'Moss, two baskets. Boil till it stops squeaking. Press twice. Do not sing to it, whatever Osh says.' Then a clatter, and " +
      'laughter, quickly covered. It has been going round in there for four centuries. On the ledge below lies a hank of the ' +
      'felt itself, rolled for whoever might need it. You need it. You bind your boots, and take a first step, and hear nothing.',
    effects: [{ op: 'timeToken', on: 'GC', n: 2 }, { op: 'discardPoi', poi: 'P76' }],
  },
  {
    n: 342,
    title: 'A Word Left: Roll Call',
    text:
      'Names. A steady voice reads them out, and after each there is a gap for an answer. In the first gaps somebody answers. ' +
      'Then fewer. You count, because HARBOUR has gone quiet and you think it may be glad of the help: forty names, eleven ' +
      'answers; again, forty, six; again, forty, one. The last time there is no reading, only the one voice, saying the single ' +
      "name that is left, and then replying to it. 'Here,' it says. 'Ninth. Here.'",
    effects: [{ op: 'gainLead', n: 2 }, { op: 'discardPoi', poi: 'P76' }],
  },
  {
    n: 343,
    title: 'A Word Left: Warning',
    text:
      'This one was not spoken; it was shouted. You bend to the niche and it strikes you in the face, a single syllable. Four ' +
      'hundred years have worn its corners off, and taken nothing from its force. You sit down on the stone. It rolls away ' +
      'along the passage, out into the larger caves, free at last, and the moon takes it up. HARBOUR waits until you can hear ' +
      "again. 'It means: still,' it says. 'As in, be still. I think that it was meant kindly.'",
    effects: [
      { op: 'rollDanger', table: 'B', n: 1 },
      {
        op: 'choose',
        options: [{ effects: [{ op: 'timeToken', on: 'GC', n: -1 }] }, { effects: [{ op: 'timeToken', on: 'T06', n: 1 }] }],
      },
      { op: 'discardPoi', poi: 'P76' },
    ],
  },
  {
    n: 344,
    title: 'The Bell and the Door',
    text:
      'You have carried it from the Quay for this, though you did not know. HARBOUR plays the bell through a contact speaker ' +
      'held flat on the wood: one stroke, low, as it sounded over the water on that evening. In the felt it hardly carries as ' +
      'far as the beds. The door hears. Something inside it hums the same note back, a shade flat with age, then finds the ' +
      "pitch; and the whole leaf moves aside upon nothing. There is a line on the sill. 'Tamar, is that you? Come in, and wipe " +
      "your feet.'",
    effects: [{ op: 'success', n: 1 }, { op: 'timeToken', on: 'GC', n: 2 }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 345,
    title: 'Entered as a Rest',
    text:
      'It is waiting on the lip when the ramp goes down, cupped face tilted, three feet together. Your first step makes no ' +
      'sound. Nor does your second. You look at the dust: it lies smooth for a metre around each of you, and rippled beyond. The ' +
      "thing falls in behind, at a distance, like a page with a train to carry. 'It has kept your parts,' says HARBOUR in your " +
      "ear, where alone you can be spoken to. 'It has been practising them. It has the knee almost right.'",
    effects: [{ op: 'timeToken', on: 'GC', n: 2 }, { op: 'threatIn', threat: 'T06', sector: 2 }],
  },
  {
    n: 346,
    title: 'Louder',
    text:
      'It can be heard from orbit now, with the set turned low. Each tick stands on the shoulders of the one before. On the lip ' +
      'the gravel is walking, in rows, toward the edge. You tie down what can be tied. Under the chord, if you know what to ' +
      "listen for, there is a boot on a stair, a cough, someone saying 'oh'. They go round and round and they are a little " +
      "larger than they were. 'That was us,' says HARBOUR. 'It is not two hundred and twelve years any more. I make it nine.'",
    effects: [{ op: 'spend', n: 1, who: 'all' }, { op: 'gainLead', n: 1 }],
  },
  {
    n: 347,
    title: 'Debrief: Tacet',
    text:
      'The telling is done in low voices, and the room leans in. When you come to the plate and the number, Rourke asks to see ' +
      "the rubbing. 'Every other house, they threw a switch,' she says. 'This one could have cracked three pillars and been " +
      "done in a week. Instead the Ninth Keeper sat forty years, so that the thing could go on singing and not be heard.' She " +
      "rolls the paper up again. 'I had us down as chasing people who ran. I want that struck from the log.' HARBOUR strikes " +
      "it. 'There is a last bar,' it says. 'It points to a room below. I would like to go back.'",
    effects: [{ op: 'if', test: { flag: 'choir.silence' }, then: [{ op: 'morale', n: 1 }], else: [{ op: 'command', n: 1 }] }],
  },
  {
    n: 348,
    title: 'Debrief: The Second Breath',
    text:
      'Rourke has the ventilators stopped. You sit in the dark of the bridge and hear a careful person breathe, four hundred ' +
      'years ago, for four minutes. At the switch everyone leans forward by the same amount. Then, where the four minutes end, ' +
      "another breath, out of step, and large, and under it something that counts. 'They did it right,' she says at the end. " +
      "'They did everything right, and it stood there next to them and listened to how quiet they were.' Nobody answers. " +
      "'HARBOUR. How quiet are we?' 'Very,' says HARBOUR. 'I have been trying.' It considers. 'Shall I make a little noise? " +
      "What a rock would make?' 'Yes,' says Rourke. 'I think you had better.'",
    effects: [
      { op: 'command', n: 1 },
      { op: 'if', test: { flag: 'choir.loud' }, then: [{ op: 'morale', n: -1 }], else: [{ op: 'success', n: 1 }] },
    ],
  },
  {
    n: 349,
    title: 'Keeping Still',
    text:
      'You sit down where you are, backs together, hands open. At first there is only what you are not doing. After the tenth ' +
      'tick the shape of it changes. Between the strokes, the moon is full of small lawful sounds: ice, air, a grain of sand ' +
      'that has somewhere to be. You come to know which are yours and put them away, one by one, buckle, tongue, heel. After ' +
      'the thirtieth, something smooth goes by in the dark at the end of the passage, and does not stop. As far as it can ' +
      'tell, there is nobody here.',
    effects: [{ op: 'refresh', n: 1, who: 'sector' }],
  },
];
