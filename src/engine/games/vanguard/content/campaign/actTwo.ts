import type { Log } from '../types.ts';

export const actTwo: readonly Log[] = [
  {
    n: 40,
    title: 'Two Lamps Make a Line',
    text:
      'With one relay lit you had a tone. With two you have a direction. The second carrier meets the first a little after ' +
      'midnight, and the board in front of you fills, line by line, with the housekeeping of a system that has not been asked ' +
      'how it is for longer than your language has existed. Bearings. Power. Faults: none. At the bottom stands the hour at ' +
      'which each station beyond went dark, and they are not together. They run in order, outward to inward, three years apart, ' +
      "as lights go off when someone walks home through a house. 'Nobody attacked this,' says Rourke. 'Plot me the next three. " +
      "Somebody knew where they were going.'",
    effects: [
      { op: 'flag', flag: 'ship.act2' },
      { op: 'awaiting', card: 'TECH2' },
      { op: 'awaiting', card: 'O3' },
      { op: 'morale', n: 1 },
    ],
    page: 'debriefing',
    when: { value: 'relays', atLeast: 2 },
    gate: true,
  },
  {
    n: 41,
    title: 'Four Tenths of a Second',
    text:
      'The lit line returns its own echo, and HARBOUR times it, since it times everything. From the near relay to the far and ' +
      'back: it should be so much. It is so much, less four tenths of a second. You check the clocks. You check the distance, ' +
      'with two telescopes and a pencil. There is only one way to hear an echo early: it was sent from nearer. Something between ' +
      "the two lamps hears the call and repeats it, exactly, with good manners, in the other's voice. 'I do not like being " +
      "agreed with that fast,' says Rourke. You go on transmitting, or you fall silent for a week to see what it does.",
    choices: [
      { label: 'Go on as if nothing were strange.', effects: [{ op: 'energy', n: 1 }, { op: 'flag', flag: 'ship.kepttalking' }] },
      { label: 'Fall silent for a week.', effects: [{ op: 'flag', flag: 'ship.fellsilent' }, { op: 'success', n: 1 }] },
    ],
    page: 'bridge',
    when: { value: 'act', atLeast: 2 },
  },
  {
    n: 42,
    title: 'The Ones Who Wake Late',
    text:
      'New crew come up from the cold berths, blue about the lips, eleven years younger than their friends. They walk about the ' +
      'ship like heirs in a house. Here somebody has worn a groove in a rail; there, a wall with names on it. They read those, ' +
      'and do not ask. One of them was to have been married to the fourth. You learn it from HARBOUR, who has been keeping back ' +
      'a letter for the right person and would like to know whether this is the right day. You say that it is, and sit down next ' +
      'door, in case.',
    effects: [{ op: 'flag', flag: 'ship.letter' }, { op: 'success', n: 1 }],
    page: 'barracks',
    when: { value: 'missions', atLeast: 3 },
  },
  {
    n: 43,
    title: 'The Bed by the Pump',
    text:
      'The worst bed stands against the pump housing, because it is warm there. You have taken it in turns to sit. Near the end ' +
      "of the fourth night the patient opens one eye and says, quite clearly, 'It is out of true.' The pump. The sound of it had " +
      'been there all through the fever, and every ninth turn was late. The engineer puts a hand on the housing, frowns, sends ' +
      'for tools. It is a bearing; it would have gone within the month, and taken the air plant along. You write two recoveries ' +
      'into the book on the same line.',
    effects: [{ op: 'morale', n: 1 }, { op: 'energy', n: 1 }],
    page: 'medbay',
    when: { happened: 'criticalSurvived' },
  },
  {
    n: 45,
    title: 'No Way On',
    text:
      'The drive is cold and there is nowhere to be. Vanguard turns once in four hours, and in each turn every star comes past ' +
      'the mess port and is recognised. Rourke takes the blame at breakfast, briefly and with figures, and asks for none of it ' +
      'back. Then she has the lamps turned down by half to feed the cells. You learn each other by outline. On the third day ' +
      "somebody starts to name the stars after the pump's nine repairs, and by the sixth there is a whole sky of them. The cells " +
      'are full again. You are almost sorry.',
    effects: [{ op: 'flag', flag: 'ship.adrift' }],
    page: 'save',
    when: { happened: 'adrift' },
    gate: true,
  },
  {
    n: 46,
    title: 'HARBOUR Asks',
    text:
      "'I have a question that is not about a number,' says HARBOUR, and the watch turns round. 'The keepers switched off each " +
      'station in good order. They left it so that it could be switched on. If they had wished the line dead they could have cut ' +
      "it. I have compared this with my own shut-down list. Mine is also in good order. It also ends with a hood.' Nobody has " +
      "told you that the ship's mind has a shut-down list. 'Someone wrote it who hoped to come back. I wondered if you would " +
      "look at it with me.' You sit down and read it aloud, all four pages.",
    effects: [{ op: 'flag', flag: 'ship.harbourlist' }, { op: 'morale', n: 1 }],
    page: 'bridge',
    when: { value: 'missions', atLeast: 4 },
  },
  {
    n: 47,
    title: 'Salt',
    text:
      'Everything you brought up from the Quay is stiff with salt. It creaks when folded. The city is below the limb now, its ' +
      'piers in line for the first time in four centuries, but half the crew still lean on one leg and then on the other, twelve ' +
      'minutes each, with the swell. You unpick a rope that came up by mistake. Inside it, laid in by whoever twisted it, is one ' +
      "thread of another colour. The archivist says that ropewalks once did that so that nobody could steal one. 'So somebody " +
      "meant to know it again,' she says. You keep the thread.",
    variants: [
      { when: { flag: 'quay.hauled' }, text: 'Nobody speaks of the other rope, the one of weed, or of how easily it came apart.' },
      {
        when: { flag: 'quay.knots' },
        text: "In the evenings they practise the shoal's knot, on bootlaces. Nobody has got the last tuck yet.",
      },
    ],
    effects: [{ op: 'flag', flag: 'ship.thread' }, { op: 'success', n: 1 }],
    page: 'save',
    when: { done: 'M08' },
  },
  {
    n: 48,
    title: 'The Fourteenth Pier',
    text:
      "You have the Quay's harbour book now, and it has taken a week to dry. Page upon page of arrivals; then, in one season, " +
      'departures only. No haste in it. Each pier closes on a date that was announced half a year before. The last entry is by ' +
      'Tamar, in a square, patient hand: all boats away, lamps drawn, bell tied. And below, smaller, not meant for the harbour ' +
      'master: I have told the children that it is a game, and that the one who stays hidden longest wins. You read that aloud, ' +
      'and then nobody wants to be the one to turn the page.',
    effects: [{ op: 'flag', flag: 'ship.hiddenlongest' }],
    page: 'save',
    when: { done: 'M09' },
  },
  {
    n: 49,
    title: 'A Field Well Kept',
    text:
      'From orbit you can see what the machines of the Fallow are doing, and why they will never be done. They plough the poison ' +
      'under, and in spring the frost brings it up, and they plough it under. Fence within fence, the clean ground grows by a ' +
      "hand's breadth a year. The agronomist has worked out when they will have finished. She writes it on the board: nineteen " +
      "thousand and some. 'They know,' she says. 'It is in the schedule. There is a harvest dance in it, at the end.' Someone " +
      "asks for whom. You note the date in the ship's calendar. It seems only civil.",
    effects: [{ op: 'flag', flag: 'ship.harvestdance' }, { op: 'morale', n: 1 }],
    page: 'save',
    when: { done: 'M10' },
  },
  {
    n: 50,
    title: 'Ringing',
    text:
      'Everybody who went into the Choir came back speaking low. It is nothing you have decided. In those caverns each word was ' +
      'given back, larger, and after some hours you had begun to choose them like footholds. Aboard, the effect wears off by ' +
      'supper for most. One of you has not said anything for nine days. She works; she smiles; she has taken to leaving notes, ' +
      'and they are better than her talk ever was. The physician is inclined to let it be. On the tenth day there is a note on ' +
      "the bridge. 'Something in there was counting the pauses.'",
    effects: [{ op: 'flag', flag: 'ship.pauses' }, { op: 'success', n: 1 }],
    page: 'save',
    when: { done: 'M11' },
  },
  {
    n: 51,
    title: 'What Was Under It',
    text:
      "Everybody has heard the keeper's four minutes by now; people breathe along with it and do not notice. HARBOUR has gone on " +
      'subtracting. It has taken out the cavern, the sleeve, the keeper, the switch put over slowly so as not to click. What ' +
      "remains is the second breath, by itself, cleaned, and today it hangs on the wall as a curve. 'It is not a breath,' says " +
      "HARBOUR. 'I was wrong to use the word. It is a pass. Something goes over that room from left to right, and all that is in " +
      "it is a little stiller afterwards.' The curve ends in a small upward tick. You know that mark. Lindqvist has a ledger " +
      'full of them.',
    variants: [
      {
        when: { flag: 'choir.counter' },
        text:
          'Beneath it HARBOUR has drawn a second curve, the same, upside down. It can strike that tone at will. So far it has ' +
          "only done so once, for a tenth of a second, with everyone's consent, and the pump went unheard for that long.",
      },
      {
        when: { flag: 'choir.quiet' },
        text:
          'The wire itself has gone back into its box, among the scarves. It was lifted out of a silence, and you try to keep it ' +
          'in one.',
      },
    ],
    effects: [{ op: 'flag', flag: 'ship.secondbreath' }],
    page: 'save',
    when: { done: 'M12' },
  },
  {
    n: 52,
    title: 'The Bell',
    text:
      'You rang the bell at the Quay, and now the sea rings it for you. The tide that swings the piers swings the clapper too, ' +
      'and the sound comes up on the long-wave, because whoever hung that bell had wired it to the line. Once every twelve hours ' +
      'and some minutes, all along the lit road, a bell. Lindqvist takes it for grace and bows his head at table. HARBOUR is ' +
      "less easy. 'It is regular. It is loud. It is not hidden at all.' You could drown it out with a counter-tone, at some cost " +
      'in power, or let it toll.',
    choices: [
      { label: 'Drown it out.', effects: [{ op: 'energy', n: -1 }, { op: 'flag', flag: 'ship.bellhushed' }] },
      { label: 'Let it toll.', effects: [{ op: 'morale', n: 1 }, { op: 'flag', flag: 'ship.belltolls' }] },
    ],
    page: 'bridge',
    when: { flag: 'quay.bell' },
  },
  {
    n: 53,
    title: 'Volunteers',
    text:
      'The graft from the Fallow has taken, in the rack above the laundry, where it is warm. It bears a plain, mealy pod. It ' +
      'grows toward the lamp, like anything else, but at night it does something that the botanist has filmed, since nobody ' +
      'believed her: the leaves fold over the pod, one after the other, from the outer to the inner, until the plant has made ' +
      "itself a hood. 'Bred in,' she says. 'Somebody selected for that, over a very long time.' You eat the first bread from it " +
      'on a Sunday. It is good bread. No one leaves a crumb in the light.',
    effects: [{ op: 'flag', flag: 'ship.bread' }, { op: 'morale', n: 1 }],
    page: 'save',
    when: { flag: 'fallow.graft' },
  },
  {
    n: 54,
    title: 'The Quiet Deck',
    text:
      'You kept the silence of the Choir, when shouting would have been easier and safer. The crew have made something of it. On ' +
      'the lowest deck, past the wall of names, is a stretch of corridor where nobody talks. No one ordered it. People walk down ' +
      'there to think and come back up with their minds made up. Rourke has held two disciplinary hearings in it, both by ' +
      'nodding. You go down yourselves on the eve of the next landing, and stand a while, and find you know already who ought to ' +
      'stay behind this time.',
    effects: [{ op: 'flag', flag: 'ship.quietdeck' }, { op: 'command', n: 1 }],
    page: 'barracks',
    when: { any: [{ flag: 'choir.silence' }, { flag: 'choir.quiet' }] },
  },
  {
    n: 55,
    title: 'From Inside',
    text:
      "You lay the keepers' pages out on the hangar floor, since no table is long enough. Osh, Tamar, others without a name, a " +
      'few lines from one who signs as the Ninth. Different hands, different worlds, and three years between one and the next. ' +
      'Then somebody reads only the last line of each, walking. Lamps drawn. Doors barred, from within. Line handed on to ' +
      'nobody. In good order. There was no enemy at the door. Every station was switched off by the people who lived for it, at ' +
      'the agreed hour, and they stayed behind to see that nobody switched it on. Rourke goes down on one knee to straighten a ' +
      "page. 'What,' she says, 'were they so careful not to wake?'",
    effects: [{ op: 'flag', flag: 'ship.frominside' }, { op: 'awaiting', card: 'O4' }],
    page: 'debriefing',
    when: { value: 'act2missions', atLeast: 2 },
    gate: true,
  },
  {
    n: 56,
    title: 'A Petition',
    text:
      'It comes on paper, with thirty-one signatures, in a circle, so that none is first. It asks that the lit relays be put out ' +
      'again and Vanguard turned for home, until it is known what the keepers were afraid of. It is well written. You recognise, ' +
      "by the commas, the two best minds aboard. Rourke reads it standing. 'Thank you,' she says to the circle at large. 'If you " +
      "had come with a wrench I would know what to do.' She posts it on the mess wall beside the seven bearings, and asks for " +
      'one week. You may add your names, or let it hang.',
    choices: [
      { label: 'Sign.', effects: [{ op: 'flag', flag: 'ship.petition' }] },
      { label: 'Let it hang.', effects: [{ op: 'flag', flag: 'ship.nopetition' }] },
    ],
    page: 'bridge',
    when: { all: [{ flag: 'ship.frominside' }, { value: 'missions', atLeast: 5 }] },
  },
  {
    n: 57,
    title: 'The Mutiny That Does Not Happen',
    text:
      'At two in the morning of the seventh day there are eleven people in the engine room who have no watch there. There is a ' +
      'wrench after all. Nobody has raised it. Rourke comes down the ladder alone, in her socks, carrying the crate of cups. She ' +
      "pours eleven and one. 'The drive key,' she says, and puts it on the housing between the steam and the spoons. 'I have " +
      "looked for a reason why it should be round my neck and not yours. There is only custom.' Nobody moves. HARBOUR is heard " +
      'to stop counting. It is for you to say something.',
    choices: [
      {
        label: "'Give it back to her. We go on, and we go carefully.'",
        effects: [{ op: 'morale', n: 1 }, { op: 'flag', flag: 'ship.keyback' }],
      },
      {
        label: "'Hang it by the bearings, where each of us can reach it.'",
        effects: [{ op: 'flag', flag: 'ship.keyshared' }, { op: 'command', n: 1 }],
      },
      { label: 'Say nothing, and drink.', effects: [{ op: 'success', n: 2 }, { op: 'flag', flag: 'ship.keysilent' }] },
    ],
    page: 'save',
    when: { any: [{ flag: 'ship.petition' }, { flag: 'ship.nopetition' }] },
  },
  {
    n: 58,
    title: 'The Cups',
    text:
      'Next day there is a dispute over the twelve cups, which Lindqvist had listed and which have been put back unwashed. It ' +
      'goes on through two meals, is conducted with real passion, and has at no point anything to do with cups. By evening all ' +
      'of you have shouted at somebody, and been shouted at, and the air is easier to breathe. The wrench is in its clip. ' +
      'Rourke, passing, touches the rim of the last dirty cup and takes it away to wash it herself. You find the roster for the ' +
      'next landing posted already. Each of the eleven is on it, at the top.',
    effects: [{ op: 'flag', flag: 'ship.cups' }],
    page: 'save',
    when: { any: [{ flag: 'ship.keyback' }, { flag: 'ship.keyshared' }, { flag: 'ship.keysilent' }] },
  },
  {
    n: 59,
    title: 'The Listening Room',
    text:
      'There is a compartment amidships that has been a store for spare hull plate since the yard. The engineers want it. They ' +
      "have worked out, from the keepers' pages, how a picket was built: not to send, but to sit quite still inside two skins of " +
      'vacuum and hear what moves along the line. It takes nine days. When it is done it holds two chairs, a lamp with a hood, ' +
      "and a silence so complete that you can hear your own eyes move. 'This is an odd thing to be proud of,' says Lindqvist " +
      'from the door. You hang two cups on hooks, and begin the watch.',
    effects: [{ op: 'flag', flag: 'ship.listeningroom' }, { op: 'awaiting', card: 'ADDON' }],
    page: 'debriefing',
    when: { value: 'missions', atLeast: 6 },
    gate: true,
  },
  {
    n: 60,
    title: 'First Night in Two Chairs',
    text:
      'You sit as they did, a little apart. The first hour there is nothing but you. In the second you learn to leave yourself ' +
      'out. Then the line is there: the lit relays like three people breathing in a dark room, each with its own fault, a catch, ' +
      'a hum. You could name them. Toward morning there is a fourth. It has no catch. It does not hum. It is only a slight ' +
      'evenness, where there should be noise, passing slowly from the far end to the near, as a hand passes along a shelf. You ' +
      'note the hour. You do not, just then, note what it was.',
    effects: [{ op: 'flag', flag: 'ship.evenness' }, { op: 'success', n: 1 }],
    page: 'facilities',
    when: { flag: 'ship.listeningroom' },
  },
  {
    n: 61,
    title: 'What Moves Along the Line',
    text:
      'Thirty nights make a curve. The evenness comes when a relay has been lit for about a hundred days. It stops at each lamp ' +
      'for the same length of time, whatever the lamp says to it. It takes nothing. It leaves the clock there right, to nine ' +
      "places. 'That is no predator,' says HARBOUR, with what in a person would be admiration. 'It is a count. It is the best I " +
      "have met. It is going from one end to the other and entering what is there.' You ask what it does when it is finished. 'I " +
      "do not know. But I know what I do. I act on the number.'",
    choices: [
      {
        label: 'Send it nothing; keep to the dark between its visits.',
        effects: [{ op: 'flag', flag: 'ship.evade' }, { op: 'success', n: 1 }],
      },
      {
        label: 'Leave it one false lamp to count, and see whether it knows.',
        effects: [{ op: 'flag', flag: 'ship.falselamp' }, { op: 'energy', n: -1 }],
      },
    ],
    page: 'save',
    when: { flag: 'ship.evenness' },
  },
  {
    n: 62,
    title: 'Third Light',
    text:
      'What the keepers knew has gone into the ship, a page at a time: the cooling loop from the Quay, the patient governors of ' +
      'the Fallow, a way of damping a wall that only somebody who lived in the Choir could have found. Today the chief engineer ' +
      'shuts down the drive, which she does not do for pleasure, and starts it up again in their order instead of yours. It is a ' +
      "good deal quieter. You have to put a palm to the deck to be sure. 'It was never meant to be so loud,' she says. 'We built " +
      "it like people who have never needed to hide.'",
    effects: [{ op: 'awaiting', card: 'TECH3' }, { op: 'awaiting', card: 'O5' }, { op: 'flag', flag: 'ship.quietdrive' }],
    page: 'bridge',
    when: { value: 'act2missions', atLeast: 3 },
  },
  {
    n: 65,
    title: "The Commander's Letters",
    text:
      'Rourke asks for a second pair of eyes. She has been writing to families that will get the letter in eleven years, if at ' +
      'all, and has caught herself using the same sentence twice. You read. They are plain. They say what the weather was like. ' +
      'In each there is a fault she takes upon herself, not always rightly, and a thing the dead person said that was funny. The ' +
      'repeated line is near the end of both: We were not lost. We were just not in the same place. You can tell her to strike ' +
      'it from one of them, or that it may stand as often as it is true.',
    choices: [
      { label: "'Strike it. Each should have their own.'", effects: [{ op: 'command', n: 1 }] },
      { label: "'Let it stand.'", effects: [{ op: 'morale', n: 1 }, { op: 'flag', flag: 'ship.letterline' }] },
    ],
    page: 'barracks',
    when: { all: [{ value: 'act', atLeast: 2 }, { value: 'deaths', atLeast: 2 }] },
  },
  {
    n: 72,
    title: 'Eight in a Case',
    text:
      'The things that cannot be replaced have a case of their own by now, with a lamp. Eight of them. You would not call it a ' +
      'museum; people lean their elbows on it. The archivist moves the pieces about on her off watch, by age, by place, by ' +
      "colour. Tonight she has them in a row that makes you stop. 'By wear,' she says. 'Where a hand has held them. Look: the " +
      "first four fit a hand larger than mine. From there on, smaller. They were teaching children to keep the line.' You put " +
      'your own hand to the last. It fits as if cut.',
    effects: [{ op: 'flag', flag: 'ship.children' }, { op: 'success', n: 1 }],
    page: 'unloading',
    when: { value: 'uniques', atLeast: 8 },
  },
  {
    n: 73,
    title: 'Sixteen Voices',
    text:
      "With the sixteenth in place, the case hums. It is nothing mystical: each piece has a little of the keepers' metal in it, " +
      'and all of them were cut to ring at one pitch, and something on the ship is now loud enough to set them going. The ' +
      'engineer hunts it down. It is the listening room; it is the line itself. You could build a voice out of this, she says. ' +
      'Not a recording. A thing that would sound, to one that counts, like a station with people in it. She wants to know if she ' +
      'should. You tell her to draw it, and to leave the drawing in the case.',
    effects: [{ op: 'flag', flag: 'ship.falsevoice' }, { op: 'energy', n: 1 }],
    page: 'unloading',
    when: { value: 'uniques', atLeast: 16 },
  },
  {
    n: 74,
    title: 'Table Piano',
    text:
      'There is a concert. It has a programme, lettered by hand. The table piano has eleven dead keys, and the pieces have been ' +
      'chosen, or bent, so as to need none of them. Two drives engineers sing, astonishingly well. HARBOUR contributes a list: ' +
      "every noise you made today, in order, read out with great feeling by the cook. For the end they play the relay's tone, " +
      'live, off the board, and the whole room finds the fifth above it and holds on. Somebody is crying in the ordinary way. ' +
      'You will remember, later, that there was a day when nothing else was wanted.',
    effects: [{ op: 'flag', flag: 'ship.concert' }, { op: 'success', n: 1 }],
    page: 'save',
    when: { morale: 'high', orBetter: false },
  },
  {
    n: 75,
    title: 'The Silent Mess',
    text:
      'At the worst of it people eat standing up. The bearings on the wall have been turned face inward; no one has owned to it, ' +
      'nor turned them back. Rourke cancels the next inspection and instead goes from berth to berth with a bucket and mends ' +
      'what is broken: a hinge, a lamp, a bunk slat. She does not talk unless spoken to. It takes four days. On the fifth ' +
      'morning she finds her own door, which has stuck since the yard, planed and hung and opening at a touch. You are asked if ' +
      'you know anything of that. You do not.',
    effects: [{ op: 'morale', n: 1 }, { op: 'flag', flag: 'ship.hinge' }],
    page: 'bridge',
    when: { morale: 'verylow', orBetter: false },
  },
  {
    n: 76,
    title: 'What Is Left of the Lander',
    text:
      "It fills half the hangar, and smells of scorched dust and of somebody's lunch. The crash crew walk around it with their " +
      "hands behind them. There is a dent in the overhead exactly as deep as a helmet. 'She brought you back,' says the hangar " +
      "chief, 'and I will not have her called a wreck.' He chalks a cross on every plate to be replaced, and there are more with " +
      'crosses than without. You are each given a file and a plate. By the third evening you know the thing as one knows a ' +
      'relative, and would say, if asked, that it flew rather well.',
    effects: [{ op: 'flag', flag: 'ship.filed' }, { op: 'success', n: 1 }],
    page: 'hangar',
    when: { happened: 'crash' },
  },
  {
    n: 77,
    title: 'Empty Racks',
    text:
      'You came back with everyone and with nothing else. The sample racks stand open. Around the lock there is a good deal of ' +
      'kindness, all of it in low voices, and that is hard to bear. It is the geologist, who lost the most, who ends it. She ' +
      "takes a rack, wipes it, and sets in the first slot her own boot, caked to the ankle. 'Locality known,' she says. " +
      "'Collected in haste.' They put it under the glass. There is a good half gram in the seams. You decide that it counts, and " +
      'enter it.',
    effects: [{ op: 'gainDiscovery', deck: 'Minerals' }, { op: 'flag', flag: 'ship.boot' }],
    page: 'docking',
    when: { happened: 'evac' },
  },
  {
    n: 78,
    title: 'Not This Time',
    text:
      'Rourke holds the inquiry the same night, before anybody has had time to get their story straight. She asks what you saw, ' +
      'in order. She asks what you would do with the same hour again. It turns out that you would do nearly all of it again, and ' +
      "one thing otherwise, and that all of you name the same one. 'Then it was cheap,' she says, and shuts the folder. 'I have " +
      "paid a great deal more for less.' The planet is still there in the port, not triumphant, not anything. You plot the " +
      'second approach before you go to bed.',
    effects: [{ op: 'flag', flag: 'ship.secondtry' }, { op: 'command', n: 1 }],
    page: 'docking',
    when: { happened: 'failed' },
  },
  {
    n: 79,
    title: 'Three Stripes',
    text:
      "The third stripe is cut from the last of the yellow tape, and everybody knows it. There are two things to be said. 'You " +
      "went back for the rope,' says the one who was on the end of it. It is quiet while you wait for the other. 'Do not go back " +
      "for me,' she says. It is against the form; you are not meant to mean it. The new senior looks at the tape on the sleeve, " +
      "and at her. 'Noted,' comes the answer, 'and declined.' Rourke rules that this, too, was said in due form.",
    effects: [{ op: 'morale', n: 1 }, { op: 'flag', flag: 'ship.declined' }],
    page: 'debriefing',
    when: { happened: 'rank3' },
  },
  {
    n: 85,
    title: 'The Lesser Moon',
    text:
      'You set down for an hour on the smaller moon of the Quay, to see the sea from above. There is a bench. It is cut from the ' +
      'rock, with a back to it, facing the water, and the dust about it has been trodden flat by one pair of boots. From here ' +
      'you can follow all fourteen piers through a whole tide. You can also see, as nobody on them could, that they were never ' +
      'quite adrift: each wears a long, slack, careful path round the place where the fourteen were joined. You sit down, in ' +
      'turn, while there is air for it.',
    effects: [{ op: 'morale', n: 1 }, { op: 'flag', flag: 'ship.bench' }],
    page: 'starmap',
  },
  {
    n: 86,
    title: 'Wreck of the Marigold',
    text:
      'She is human. It takes a while to believe the plate: Marigold, registered out of your own home port, sixty years before ' +
      'you were launched, on no list that was ever made public. She did not fail. She is moored, fore and aft, with her logs in ' +
      "a sealed tin on the captain's table and the air let out of her to keep things fresh. Nobody is aboard. The last order " +
      'reads: All hands to the Quay by boat. They have asked us to stay, and to be quiet, and given a reason. You look at one ' +
      'another. The tin is light. The page with the reason on it is gone.',
    effects: [{ op: 'flag', flag: 'ship.marigold' }, { op: 'gainDiscovery', deck: 'Relics' }, { op: 'success', n: 1 }],
    page: 'starmap',
  },
  {
    n: 87,
    title: 'Fence Satellite',
    text:
      "It is the outermost of the Fallow's fences: a box the size of a cupboard, one among a few thousand, holding its post in " +
      'the sky. It is polite. It asks you, by lamp, for a name and a purpose. You give them. It thinks, and asks if you carry ' +
      'seed, earth, cuttings or livestock. You say what you carry. It asks, lastly, whether you are being followed. There is a ' +
      'box to tick for yes, and one for no, and then a third, which has been worn almost blank by use. HARBOUR reads it for you. ' +
      "'Not yet.'",
    choices: [
      { label: 'Answer: no.', effects: [{ op: 'energy', n: 1 }] },
      { label: 'Answer: not yet.', effects: [{ op: 'flag', flag: 'ship.notyet' }, { op: 'success', n: 2 }] },
    ],
    page: 'starmap',
  },
  {
    n: 88,
    title: 'Orbital Granary',
    text:
      'A drum a kilometre long, turning to keep its grain from settling. Each bay is labelled with a sun. You walk along them ' +
      "with lamps, reading out: some names you have from the keepers' lists, others are only a spectrum, drawn in coloured inks. " +
      "It was laid in for people who were not there yet. Here is bread for somebody's first bad century, measured out and " +
      'sealed, and the tare written on the lid. Bay thirty-nine has a yellow star and a blue smudge. Nobody says a word. You ' +
      'take nothing from that one; from the next you take a sack, and leave a receipt.',
    effects: [{ op: 'gainDiscovery', deck: 'Flora' }, { op: 'flag', flag: 'ship.granary' }, { op: 'morale', n: 1 }],
    page: 'starmap',
  },
  {
    n: 89,
    title: 'Echo Point',
    text:
      "There is a place where the pulsar's tick and the moon's answer arrive together and cancel out. In it there is no sound on " +
      'any band: a hole in the noise, some forty metres wide. You bring Vanguard to rest across it. A chair has been left here ' +
      'on a long boom, with a strap. You take turns. In the chair you hear nothing, and then you hear how much of what you took ' +
      'for the universe was only the pulsar. After that you hear the line, very small. And after that, smaller, someone has hung ' +
      'a bell on the boom, and it is your own breath that moves it.',
    effects: [{ op: 'gainDiscovery', deck: 'Phenomena' }, { op: 'success', n: 1 }],
    page: 'starmap',
  },
  {
    n: 92,
    title: 'Twelve Years Out',
    text:
      "It is the anniversary, and the ship's clock and the calendar at home have drifted a day apart, so you keep it twice. On " +
      "the first day there are speeches. On the second there is work: everyone does somebody else's, drawn from a helmet. Rourke " +
      'draws the laundry and is thorough. The cook gets the helm and keeps a straighter course than some. HARBOUR draws ' +
      "'recruit' and spends a watch asking where things are. Toward evening you notice that nobody has said 'home' for a while " +
      'and meant the one with weather. You let it pass, or you say it aloud.',
    variants: [
      {
        when: { flag: 'quay.lesson' },
        text:
          'Somebody has taught the knot from the Quay to everyone under thirty. They teach it as it was taken up there: unpick ' +
          'the last tuck, turn round, hand it on.',
      },
    ],
    choices: [
      { label: 'Say it aloud.', effects: [{ op: 'flag', flag: 'ship.home' }, { op: 'success', n: 1 }] },
      { label: 'Let it pass.', effects: [{ op: 'morale', n: 1 }] },
    ],
    page: 'save',
    when: { value: 'missions', atLeast: 7 },
  },
  {
    n: 97,
    title: 'The Order You Gave',
    text:
      'You said one word to the machines of the Fallow, and they took it. Keep, or rest: either way they had been waiting eleven ' +
      'lifetimes for somebody to say it. From the last bend of your course you can still make out the furrows. If you bade them ' +
      "keep, they are drawing a new fence tonight, a hand's breadth outside the old. If you bade them rest, the lights are going " +
      "off along the headlands one by one, and something that is not wheat shows green between. Rourke watches it with you. 'I " +
      "have given worse orders,' she says, 'with more to go on.' You write down the hour.",
    effects: [
      { op: 'if', test: { flag: 'fallow.woken' }, then: [{ op: 'gainDiscovery', deck: 'Flora' }], else: [{ op: 'success', n: 1 }] },
      { op: 'flag', flag: 'ship.oneword' },
    ],
    page: 'save',
    when: { any: [{ flag: 'fallow.kept' }, { flag: 'fallow.woken' }] },
  },
  {
    n: 98,
    title: 'The Third Tide',
    text:
      'Two moons make two tides, and the clock in the fourteenth pier drew three. All week the navigators have tried to hang a ' +
      'mass upon the third curve, some companion too dim to see, and today they give up. It follows no orbit. It comes nearer ' +
      "when the line is lit, and goes when it is dark. 'It is not a tide of water,' says the senior navigator. 'It is the weight " +
      "of something that has come to look.' She has worked out when it will be closest, supposing that your lamps stay as they " +
      'are. It falls within the voyage. You have her write the date small, in a corner of the chart.',
    variants: [
      {
        when: { flag: 'quay.dark' },
        text: 'Because you put the Quay out again behind you, she can move the date by a year. She does it at once, and underlines it.',
      },
      {
        when: { flag: 'quay.watch' },
        text:
          'Because you left the clock reporting, the curve goes on drawing itself in the corner of the bridge, day and night. ' +
          'People have stopped standing with their backs to it.',
      },
      {
        when: { flag: 'quay.stopped' },
        text:
          "The clock's heart is in the laboratory, under a cloth. With no tide to feel it ought to be still. It moves a hair, " +
          'each evening, toward the stern.',
      },
    ],
    effects: [{ op: 'flag', flag: 'ship.nexttide' }, { op: 'command', n: 1 }],
    page: 'save',
    when: { any: [{ flag: 'quay.thirdtide' }, { flag: 'quay.watch' }, { flag: 'quay.stopped' }, { flag: 'quay.dark' }] },
  },
  {
    n: 99,
    title: 'A Note Held Back',
    text:
      "You made a sound in the Choir, and it is not over. The moon holds a note the way a cellar holds a winter. By HARBOUR's " +
      'reckoning it will go on, dropping by a hair each year, for as long as there are people to check. They have strung a wire ' +
      'in the listening room to keep it company. The odd thing is the beat. Two tones that nearly agree make a third, a slow ' +
      'swell, and this one has a period of about a hundred days. Something out there is tuned nearly, though not quite, to you. ' +
      'You loosen the wire a quarter turn, and the swell moves off, looking.',
    effects: [{ op: 'flag', flag: 'ship.heldnote' }, { op: 'success', n: 1 }],
    page: 'save',
    when: { any: [{ flag: 'choir.voice' }, { flag: 'choir.loud' }] },
  },
];
