import type { Log } from '../types.ts';

export const actThree: readonly Log[] = [
  {
    n: 63,
    title: 'Inward',
    text:
      'The last bearing on the mess wall has had a calendar hung over it for months. Rourke takes it down. A dying star, a ' +
      'broken ring, the first relay: the place from which the order to go dark was given, and where, by the hours on the board, ' +
      "it was obeyed last. The jump is longer than any you have made, and the line will be lit behind you the whole way. 'I have " +
      "asked myself if we are going there to find out, or to be told that we did wrong,' she says. 'I should like to know either " +
      "way. All who can bear not to know may say so now.' You look about. The pump cuts in.",
    effects: [{ op: 'flag', flag: 'ship.act3' }, { op: 'awaiting', card: 'O6' }, { op: 'morale', n: 1 }],
    page: 'debriefing',
    when: { all: [{ value: 'tech', atLeast: 3 }, { happened: 'travelUpgrade' }, { value: 'act2missions', atLeast: 3 }] },
    gate: true,
  },
  {
    n: 64,
    title: 'The Long Jump',
    text:
      'For three weeks there is nothing outside, not even distance. You clean. You find, under deck plates, eleven years of ' +
      'things that people have dropped: a ring, a thimble, four hundred and six screws, one of which HARBOUR has been missing ' +
      "since the yard. 'Thank you,' it says. 'That closes the oldest line in my book.' On the last night somebody asks what " +
      "its newest line is. It takes a while. 'Whether you will all still be speaking to me afterwards,' it says. 'I have " +
      "entered it as open.' You answer it, each of you, by name.",
    effects: [{ op: 'flag', flag: 'ship.openline' }, { op: 'success', n: 1 }],
    page: 'bridge',
    when: { value: 'act', atLeast: 3 },
  },
  {
    n: 66,
    title: "Lindqvist's Ledger",
    text:
      'The Quartermaster closes his ledger tonight, for the first time since the yard. He wants it witnessed. Air for so many ' +
      'days. Food, so many. Line: one coil, left-handed. On the last page is a column that none of you has seen, headed Owed. It ' +
      "runs to six sheets. A pair of gloves. Nine turns at the pump. An orange. Somebody's place in the lander, given up, with a " +
      "date. 'It does not come out even,' he says. 'I only wish it to be known that I kept it.' You sign beneath. He blots it, " +
      'and rules the double line.',
    choices: [
      { label: 'Ask to have one debt struck out: yours.', effects: [{ op: 'morale', n: 1 }] },
      {
        label: 'Add one that he has missed: what they all owe him.',
        effects: [{ op: 'flag', flag: 'ship.owedpiet' }, { op: 'success', n: 1 }],
      },
    ],
    page: 'save',
    when: { value: 'act', atLeast: 3 },
  },
  {
    n: 67,
    title: 'Forty-One Bends',
    text:
      'You know the list by now. HARBOUR has gone and found them on the chart, by where the line does not go. It bends. On any ' +
      'map of yours that was a fault of survey. Each bend has something in the crook of it: a mild sun, a wet planet, a little ' +
      "methane, at one of them smoke. 'Forty-one,' it says. 'They left room for each. They brought the line up before they saw, " +
      "and after that they walked it around, like people going round a nest.' Nobody needs to ask for the thirty-ninth. It is on " +
      'the screen already. You look for quite a while at the small detour that was made for you.',
    effects: [{ op: 'flag', flag: 'ship.fortyone' }, { op: 'morale', n: 1 }],
    page: 'bridge',
    when: { any: [{ flag: 'house.line' }, { done: 'M14' }] },
  },
  {
    n: 68,
    title: 'The Night Before the House',
    text:
      'Nobody has called a gathering, and everyone is in the mess. The broken ring fills the port, each segment red along one ' +
      'edge. There is still a crate of oranges, or there is the story of one. Somebody has brought down the wedge, the thread, ' +
      'the plate with seven names, and stood them on the table among the cups; they look like what they are, which is luggage. ' +
      "'I should say something,' says Rourke. She considers. 'You have all been very good company.' It gets a laugh, and then, " +
      'when that has gone, it goes on being true. You turn the lamps down yourselves.',
    variants: [
      {
        when: { flag: 'house.seeds' },
        text: 'By the galley door a tray of seedlings has a lamp to itself, and a hand-lettered card: Forty-one. Please do not lean.',
      },
      {
        when: { all: [{ flag: 'house.seeds' }, { flag: 'house.door_cut' }] },
        text:
          'Three of the trays came up. The frost had the rest, and you had cut the door. No one has moved the three together to ' +
          'hide the gap.',
      },
    ],
    choices: [
      { label: 'Share out the oranges.', when: { flag: 'ship.oranges' }, effects: [{ op: 'morale', n: 1 }] },
      { label: 'Stay up for the whole of the watch.', effects: [{ op: 'success', n: 1 }] },
      { label: 'Sleep.', effects: [{ op: 'energy', n: 1 }] },
    ],
    page: 'save',
    when: { all: [{ value: 'act', atLeast: 3 }, { visited: 7 }] },
  },
  {
    n: 69,
    title: 'After the First Door',
    text:
      'The House was built by people who expected guests. There is a place to hang coats. That shakes you more than any lock. ' +
      'You come back aboard with ring dust on your knees and a map of its rooms drawn from memory by four hands, and the four do ' +
      "not agree on where the stairs were. HARBOUR lays one over another. 'They are all right,' it says. 'It rolls. You were in " +
      "it at different hours.' You pin up all four. One thing lies in the same place on each, to the millimetre, though nobody " +
      'paced it off: a chair, the ninth, pulled a little out from the table.',
    effects: [{ op: 'flag', flag: 'ship.ninthchair' }, { op: 'awaiting', card: 'O7' }],
    page: 'debriefing',
    when: { done: 'M13' },
  },
  {
    n: 70,
    title: 'A Post, Not a Name',
    text:
      "On every list you own the Ninth has only a number. Now you know why. It is nobody's name. It is whoever came last along " +
      'the dark road wanting to know, and found a seat, and a job half done. You go back to the plate from the Eye with a low ' +
      'lamp: the eighth line, scored out so hard that it bent the metal, was a ninth signature before it was nothing. They took ' +
      'it off so that nobody should come looking. You read the watch books round the table, one hand to a voice. They are not ' +
      "sad. They have recipes in them. When it is Lindqvist's turn he stops. 'This one,' he says, 'is asking for a coil of line.'",
    effects: [{ op: 'flag', flag: 'ship.ninth' }, { op: 'awaiting', card: 'TECH4' }, { op: 'awaiting', card: 'O8' }],
    page: 'debriefing',
    when: { done: 'M14' },
  },
  {
    n: 71,
    title: 'Show of Hands',
    text:
      'Before the last descent Rourke asks for hands. It binds nobody; she merely wants to know whom she is commanding. Who ' +
      'would leave it dark? Who would light it and be counted, and say to the thing that counts: we are here, and what is it ' +
      'that you want? Who would set a light elsewhere, far off, and let it count that? You look round at raised arms, some of ' +
      "them against friends. HARBOUR asks if it has one. 'You have had one for years,' says Lindqvist. It is the last to vote. " +
      'You decide now which way the ship is to be trimmed, and may still decide otherwise down there.',
    variants: [
      { when: { flag: 'house.told' }, text: 'All of them have read the card. You can tell by how long each hand takes to go up.' },
      {
        when: { not: { flag: 'house.told' } },
        text: 'Half of them have not been told what is on the card. You see it in the quick, easy hands, and have to look elsewhere.',
      },
    ],
    choices: [
      { label: 'Trim for darkness.', effects: [{ op: 'flag', flag: 'ship.trimdark' }, { op: 'energy', n: 1 }] },
      { label: 'Trim to be seen.', effects: [{ op: 'flag', flag: 'ship.trimlit' }, { op: 'morale', n: 1 }] },
      { label: 'Trim for a long throw.', effects: [{ op: 'flag', flag: 'ship.trimdecoy' }, { op: 'success', n: 1 }] },
    ],
    page: 'bridge',
    when: { done: 'M14' },
  },
  {
    n: 90,
    title: 'The Broken Ring',
    text:
      'You fly along the ring for a day, segment by segment. It was to have gone all around the star. It was never broken, you ' +
      'find, in the sense of something having struck it: each gap has clean bolts and numbered lugs. They took it apart. They ' +
      'took nine tenths of the greatest thing that you will ever see and unscrewed it, and let the pieces fall in, so as to make ' +
      'less of a show. In one lug a wrench is still seated. You try it, because nobody could not. It turns. You pocket the last ' +
      'bolt, and then put it back, and then pocket it.',
    effects: [{ op: 'gainDiscovery', deck: 'Relics' }, { op: 'flag', flag: 'ship.bolt' }, { op: 'success', n: 1 }],
    page: 'starmap',
  },
  {
    n: 91,
    title: 'The Clean Orbit',
    text:
      'HARBOUR has found an orbit with nothing in it. It is not that it is sparse: within a band four kilometres wide there is ' +
      "no dust, no ice, not one stray atom more than theory allows. It goes right round the star. 'Something has been along " +
      "here,' it says, 'many times, and has counted all there was until there was no more to count.' You put a single washer out " +
      "of the lock, stamped with the ship's name, and draw off to watch. It hangs there, glinting. Nothing comes. On the " +
      'eleventh day it is gone, and the band is clean again.',
    effects: [{ op: 'flag', flag: 'ship.washer' }, { op: 'gainDiscovery', deck: 'Phenomena' }],
    page: 'starmap',
  },
];
