import type { Log } from '../types.ts';

export const atlas: readonly Log[] = [
  {
    n: 900,
    title: 'Atlas',
    text:
      'The chart table has a glass top, and under it a sheet on which you are allowed to write. Seven suns, and a thread from ' +
      'one to the next, in pencil, since it may yet prove to bend. Beside each there is room for what you found, the state you ' +
      'left it in, and the names of those who went down. The first navigator ruled the columns; the third, who has her desk now, ' +
      'has added one of her own, headed Would go back. You fill in what you know. You leave the pencil for the next watch.',
  },
  {
    n: 991,
    title: 'The Cold Berths',
    text:
      'There are too few of you to fill a lander. Rourke goes down to the cold berths herself, with a lamp and the list, because ' +
      'she will not have it done by a machine. She wakes them by hand, one from each row, and sits by until they know where they ' +
      'are. She tells them the year. She tells them what they will be asked to do, and how soon. None of them has trained with ' +
      "you; you lend them your own gear and your own tricks, and are the poorer for it. 'I had hoped to let you sleep,' she says " +
      'to each. You note who came up.',
    effects: [{ op: 'flag', flag: 'ship.coldberths' }],
  },
  {
    n: 950,
    title: "Arrival: Shepherd's Gap",
    text:
      'You drop out into ring light. It fills the ship, pearl-grey, from a giant that has not changed its mind about anything ' +
      "since before your sun was lit. Seven dark moons keep their seven lanes. HARBOUR lays a finger of radar down each. 'Clear. " +
      "Clear. Clear,' it says, and at the seventh waits a little. 'Also clear. I do not know whom for.' Traffic lanes, swept " +
      "daily, for ships that do not come. You pick yours, and go in slowly, as one does in another person's drive.",
  },
  {
    n: 951,
    title: 'Arrival: The Lampmaker',
    text:
      'After the long grey you have to shade your eyes. The Lampmaker is young and orange and wasteful. Its inner worlds ring ' +
      'like pans on a stove, and the outer ones lie out of reach of it like people who came too late for a seat. Two relays ' +
      "answer to your charts, one among fires and one beneath ice. Rourke sets down her tea on the chart between them. 'Hands or " +
      "feet?' she asks. 'Which would you sooner have cold?' You find that there are two schools of thought.",
  },
  {
    n: 952,
    title: 'Arrival: Slow Dusk',
    text:
      'A red sun, no warmer on the face than a hand held near. Its world does not turn: one side bakes, the other has never seen ' +
      'a shadow, and between the two runs a belt of deep green where it is always an hour past sunset. You look down upon it ' +
      'over supper, and someone remarks that it seems to be looking up. The relay lies in the thick of it. HARBOUR has sent a ' +
      "greeting on every band, and had none back. 'I shall leave the line open,' it says. 'It may be composing.'",
  },
  {
    n: 953,
    title: 'Arrival: The Tidewright',
    text:
      'There is no land at all. Two moons pull the sea about between them, and the sea goes, in hills a hundred metres tall and ' +
      'so broad that a boat on them would never know. On this moves a city. You count fourteen piers, each as long as a street, ' +
      'coming together and drifting apart like dancers who have forgotten all but one figure. Cranes. Roofs. A bell tower. No ' +
      'smoke. You put the glass on it for an hour, for the sake of seeing one door open, and note at last that all of them are ' +
      'tied.',
  },
  {
    n: 954,
    title: 'Arrival: Long Acre',
    text:
      'It could be home. You had not been warned of that: blue, with white on it, and a yellow sun. People leave their posts to ' +
      'look. Then, as the terminator goes by, you see the lines. The whole planet is ploughed. Furrow beside furrow, over hills, ' +
      'along the floors of emptied lakes, ruled off by fences, and by fences inside those. On the night side small lights move ' +
      'in rows, in step. They are working late. The air, says the board, would kill you in an hour. You watch until the rows ' +
      'turn at the headland, all together, and start back.',
  },
  {
    n: 955,
    title: 'Arrival: Bell Reach',
    text:
      'The pulsar ticks. You feel it in your fillings and see it in the lamps: once in nine seconds everything metal aboard ' +
      'gives a very small start. Between ticks it is so quiet that you learn to talk in eight-second sentences. The one moon is ' +
      'pale, and riddled like bread, and after each tick it sounds: no single note, but a stack of them, from a hum in the deck ' +
      "up to something that only the youngest can hear. 'Each tick it is a bit different,' says HARBOUR. 'As if someone in there " +
      "were opening and closing doors.' You rig for silence.",
  },
  {
    n: 956,
    title: 'Arrival: The Ember Seat',
    text:
      'The star is the colour of the last coal in a grate, and so large that it has no edge, only a place where it stops being ' +
      'hotter than the sky. Round its waist go eleven arcs of machinery, dead straight to the eye, with gaps between. One of ' +
      'them holds its attitude. You have followed a chain from lamp to dark lamp for years in order to stand here, and now ' +
      "nobody reaches for a switch. 'First relay,' says HARBOUR. 'Nineteen lines come in to it. None goes on from here.' Rourke " +
      'takes off her cap. You could not say why, but it is right.',
  },
];
