import type { Log } from '../../types.ts';

/** What is read on Cinder Orchard. */
export const logs: readonly Log[] = [
  {
    n: 100,
    title: 'Briefing: What Grows There',
    text:
      "'Those are terraces,' says Commander Rourke, and moves the pointer up the flank of a volcano, step by step. 'And those " +
      "are rows.' The rows are black and catch the light. Trees, if a tree may be glass: drawn up out of hot ash by four " +
      "thousand years of lightning, pruned by somebody, and left. 'They fruit once a year,' says HARBOUR. 'The air is charging. " +
      "I count nine days' worth in one night. It is this night.' Lindqvist has packed rubber, steel stakes, and a first-aid kit " +
      "for plants. Rourke taps the summit. 'The tallest one used to talk. Make it talk. And mind the weather; it walks.'",
    choices: [
      {
        label: 'Have Lindqvist load one more case of water and stakes.',
        cost: [{ op: 'energy', n: -1 }],
        effects: [{ op: 'supply', n: 1 }],
        goto: 101,
      },
      { label: 'Suit up.', effects: [], goto: 101 },
    ],
  },
  {
    n: 101,
    title: 'Down the Staircase',
    text:
      'The sky over the mountain is brown and has veins in it. You go down through the ash with the windows frosting and every ' +
      'needle on the board leaning toward the summit, as if somebody had called its name. Then the cloud floor opens and there ' +
      'it is, step below step, ten thousand black trees in lines so straight that they make you sit straighter. None of them ' +
      "moves in the wind. All of them ring. 'Two places will hold us,' says HARBOUR. 'A flat of clinker at the foot. A ledge " +
      "near the top, if you are very tidy. I recommend being very tidy.'",
    choices: [
      {
        label: 'You are tidy: take the flat, and the whole climb.',
        when: { landing: 'clean' },
        effects: [{ op: 'landerIn', sectors: [1] }],
      },
      {
        label: 'You are tidy: take the ledge, high up and unprepared.',
        when: { landing: 'clean' },
        effects: [{ op: 'landerIn', sectors: [6] }],
      },
      {
        label: 'You skid along the flat and stop in good company with the rocks.',
        when: { landing: 'rough' },
        effects: [{ op: 'landerIn', sectors: [1] }],
      },
      {
        label: 'You end in the old ditch, with one skid in the air.',
        when: { landing: 'crash' },
        effects: [{ op: 'landerIn', sectors: [3] }],
      },
    ],
  },
  {
    n: 102,
    title: 'Water in the Ditch',
    text:
      'The plug goes all at once. Four centuries of rain come round the corner at shoulder height, black with ash, and you stand ' +
      'flat against the wall and let them by. When it has thinned to a stream, clear enough to see your boots in, you follow it ' +
      'with the lamp. It runs under an arch, into the hill, and the sound it makes in there is very large. Above you, one after ' +
      'another, the roots of the nearest row begin to tick as they cool. This was never for drinking. Somebody ran a ditch along ' +
      'every terrace to carry lightning away.',
    effects: [{ op: 'setPoi', poi: 'P20', sector: 2 }],
    choices: [
      { label: 'Fill every can you have before the ash settles again.', effects: [{ op: 'spend', n: 1 }, { op: 'supply', n: 1 }] },
      { label: 'Follow the ditch uphill with your eyes and draw its map.', effects: [{ op: 'gainLead', n: 1 }] },
    ],
  },
  {
    n: 103,
    title: 'The Grafting House',
    text:
      'A long low room with a glass roof that was grown, not glazed. Benches down both sides; over every bench a hook, on every ' +
      'hook an apron, and the aprons are in nine sizes. The tools are oiled. On the last bench a ledger lies open, written in a ' +
      'small upright hand, and the line at the top reads: Tamar, row nine, tried again. Under it, day after day, the same two ' +
      'words: not yet, not yet. The last entry is a month older than the day this relay fell silent. It says: took. She had a ' +
      'new tree, and went ahead and put out the light.',
    choices: [
      { label: 'Read backwards through the ledger, a season at a time.', effects: [{ op: 'spend', n: 1 }, { op: 'gainLead', n: 2 }] },
      {
        label: 'Put your hands on the cold coil under the bench and think about wire.',
        effects: [{ op: 'refresh', n: 1, who: 'sector' }],
      },
    ],
  },
  {
    n: 104,
    title: 'Took',
    text:
      'The coil glows brown, then orange. The jar fogs and clears. For an hour nothing else happens, and two of you fall asleep ' +
      'sitting up; it is the third who sees the tip of the twig go from black to grey to clear, and a bead swell on it, no ' +
      'bigger than a tear. There is a drawer under the bench which the cold had locked. In it lies a short knife whose handle is ' +
      'cut like a key, wrapped in a page torn from the ledger. Row nine, the gap. If I am not back, says the page, somebody must ' +
      'be.',
    choices: [
      { label: 'Promise it. Out loud, as one does with plants.', effects: [{ op: 'draw', n: 1, who: 'sector' }] },
      { label: 'Measure the bead every ten minutes and write it down.', effects: [{ op: 'gainLead', n: 1 }] },
    ],
  },
  {
    n: 105,
    title: 'The Tap Root',
    text:
      'You go in bent and come out standing. The tube is as round as a gun barrel and roots of black glass run along it, thick ' +
      'as legs, all from one direction. Inside them something crawls: a dull violet, a pulse, a pause. HARBOUR counts the ' +
      "pauses. 'Six seconds. The relay is not dead. It is idling.' You work out the rest by lamplight, on your knees, tracing " +
      "one root to a clamp the size of a door. Somebody has tied the whole mountain's charge to the ground, here, by hand; and " +
      'what does not fit through the clamp gets out, and goes for walks.',
    effects: [{ op: 'setPoi', poi: 'P20', sector: 9 }],
    choices: [
      {
        label: 'Loosen the clamp one turn and give the stray a shorter leash.',
        effects: [{ op: 'rollDanger', table: 'D', n: 1 }, { op: 'timeToken', on: 'T01', n: -2 }],
      },
      { label: 'Leave the clamp. Note the hand that set it: left, and strong.', effects: [{ op: 'gainLead', n: 1 }] },
    ],
  },
  {
    n: 106,
    title: 'The Crown Tree',
    text:
      'It is as tall as a tower and as thin, at the top, as a wish. The trunk is the mast; the boughs are the array; and on the ' +
      'boughs, in hundreds, hangs the fruit. You hold one up to the lamp and see a bright hair wound inside it, and marks along ' +
      "the hair. HARBOUR asks you to turn it. Again. 'That is traffic,' it says. 'One fruit, one year. I count four hundred and " +
      "nine since the silence, and they are not empty.' Asleep, the tree has gone on listening. And there is one circuit. What " +
      'wakes the mast runs through every bough, at the heat of a forge.',
    effects: [{ op: 'revealMission', mission: 'M03' }],
    choices: [
      { label: 'The line comes first. Let the fruit burn when it must.', effects: [{ op: 'refresh', n: 2, who: 'sector' }] },
      {
        label: 'Strip the crown by hand, now, whatever is walking about.',
        effects: [
          { op: 'spend', n: 1, who: 'sector' },
          { op: 'timeToken', on: 'T01', n: 2 },
          { op: 'flag', flag: 'orchard.kept' },
          { op: 'revealMission', mission: 'M17' },
        ],
      },
      {
        label: 'There is a living cutting in the house below. Plan a way around the boughs.',
        when: { poi: 'P14' },
        effects: [{ op: 'gainLead', n: 1 }, { op: 'charge', n: 1 }],
      },
    ],
  },
  {
    n: 107,
    title: 'The Light Goes Up',
    text:
      'It begins at the root, so low that you take it for the mountain. Then a ring of blue stands around the foot of the trunk, ' +
      'and rises, and another under it, and another; and the arc on the terraces stops where it is, lifts its feet one after the ' +
      'other, and comes home up the stairs like a dog that has heard its dish. It goes into the trunk without a sound. The wind ' +
      'drops. At the top of the tree, where it is thin as a wish, the first ring leaves. Then you look at the boughs, because ' +
      'you have been putting that off.',
    choices: [
      { label: 'The graft carries it. The boughs are dark.', when: { flag: 'orchard.grafted' }, effects: [], goto: 112 },
      { label: 'The boughs glow, and you have what hung on them.', when: { flag: 'orchard.kept' }, effects: [], goto: 118 },
      {
        label: 'The boughs glow, and everything is still on them.',
        when: { all: [{ not: { flag: 'orchard.grafted' } }, { not: { flag: 'orchard.kept' } }] },
        effects: [],
        goto: 110,
      },
    ],
  },
  {
    n: 108,
    title: 'The Press House',
    text:
      'Not wine, then. The vault under the crown holds one machine, and it is a reader: a cradle for a single fruit, a lens like ' +
      'a fist, an arm that would draw the bright thread out and lay it straight. Along the walls are racks, labelled by year, ' +
      'every cup in every rack filled. Here the keepers sat in the evening and listened to what the line had said. The last rack ' +
      'is different. Its cups are full as well, but each fruit has been turned so that its mark faces the wall; and on the ' +
      'shelf, in big plain letters, stands: Osh. Do not read these to the children.',
    effects: [{ op: 'revealMission', mission: 'M17' }],
    choices: [
      { label: 'Turn one of them round.', effects: [{ op: 'discard', n: 1 }, { op: 'gainLead', n: 2 }] },
      { label: 'Leave them as they were left. Oil the arm.', effects: [{ op: 'refresh', n: 1, who: 'sector' }] },
    ],
  },
  {
    n: 109,
    title: 'Lighter by a Third',
    text:
      'The last one comes away with a small clear note, and the bough springs up out of your hand and goes on trembling. All ' +
      'down the terrace the pitch has changed. You had stopped hearing the orchard, as one does with a fan, and now you hear it ' +
      'again: a third higher, and thinner, like a room from which the furniture has been carried. In the crates, bedded in ash, ' +
      'the fruit lie in rows of ten. HARBOUR thanks you and asks, after a moment, whether they were heavy. You tell it. It ' +
      'writes down the weight of four hundred years.',
    effects: [{ op: 'refresh', n: 1, who: 'sector' }],
  },
  {
    n: 110,
    title: 'White Ash',
    text:
      'They go from the top down. Each one shines for as long as it takes to say a name, and then it is a pinch of white ash and ' +
      "the wind has it. It makes no noise at all. Four hundred and nine years of other people's evenings come down on your " +
      'shoulders like the first snow, and HARBOUR, which could have said a number, does not. The mast is awake. It speaks ' +
      'further than any of you has ever heard a thing speak. Somebody holds out a glove, and keeps it out, until there is enough ' +
      'in it to see. You bring that home, in a sample jar, with a label.',
    effects: [{ op: 'flag', flag: 'orchard.burned' }, { op: 'setPoi', poi: 'P16', sector: 5 }, { op: 'energy', n: 1 }],
  },
  {
    n: 111,
    title: 'One Year',
    text:
      'The arm draws out the thread and the lens walks along it. You expect voices. You get weather: wind, pressure, ash fall, ' +
      'from station after station, neat as laundry. HARBOUR reads a year of it in four seconds, and then reads it again slowly. ' +
      "'The year before has songs,' it says. 'Quarrels. A recipe. In this year there is only weather. Every station. They all " +
      "stopped on one day.' The press offers you that day's first line, sent from far in, from the oldest station of all: from " +
      'now on say nothing that shows how many we are. Below it, nine stations answer: wind fair.',
    effects: [{ op: 'gainLead', n: 2 }, { op: 'command', n: 1 }],
  },
  {
    n: 112,
    title: 'Around the Boughs',
    text:
      'The current climbs to the graft and stops, and you stop as well. Then it finds the little clear vein that you have bound ' +
      'there with wire and wet cloth, and goes in, politely, and comes out above the crown. Not one fruit so much as warms. The ' +
      'light that leaves the top is half of what it might be, a thread, a whisper; it will reach the next station and nobody ' +
      "beyond. 'It is enough,' says HARBOUR. 'They built it to be loud. You have built it to be enough.' Below in the rows the " +
      'whole orchard goes on listening, and now it has an ear that can answer.',
    effects: [{ op: 'morale', n: 1 }, { op: 'gainDiscovery', deck: 'Flora' }],
  },
  {
    n: 113,
    title: 'Row Nine, the Gap',
    text:
      'There is exactly one gap. The hole is already dug, and has been for four hundred years; someone laid a flat stone over it ' +
      'to keep it clean. You take off the stone. It needs three of you, one to hold the twig straight, one for the water, one to ' +
      'push warm ash in with both hands, and nobody gives orders. When it stands by itself it is as high as your knee and looks ' +
      'like nothing. Then the wind comes along the terrace and the row rings, all of it, the old trees low and far away; and at ' +
      'the end, late and much too high, one more.',
    effects: [{ op: 'refresh', n: 2, who: 'all' }],
  },
  {
    n: 114,
    title: 'Vent Mouth',
    text:
      'The heat has laid a crust of yellow needles round the lip, each as long as a finger, and in the shelter behind it you ' +
      'find a seat. It is a stone like any other, but the hollow in it was made by sitting. From here one sees all the terraces ' +
      'at once. There is a rest for a cup. You try the seat, in turn, because you are human, and the third to try it notices ' +
      'what the view is for: from this place only, the rows line up into a figure. It is a hand, held flat, palm down. Be quiet.',
  },
  {
    n: 115,
    title: 'It Walks',
    text:
      'First the smell, of rain on a hot road. Then your shadow, on the wrong side of you. It stands between two trees, taller ' +
      'than both, a bent trunk of violet light on several thin legs, and it puts them down one at a time: on stone, on glass, on ' +
      "the buckle of a dropped strap. It is not hunting. HARBOUR is firm about that. 'It wants the ground. You are full of metal " +
      "and you are on the way.' Where it has stood the rock is skinned with wet black glass, and from the largest puddle, thin " +
      'as a hair, a new tree is already coming up.',
    choices: [
      {
        label: 'Throw the spare stakes wide and let it choose.',
        effects: [{ op: 'discard', n: 1 }, { op: 'timeToken', on: 'T01', n: -1 }],
      },
      { label: 'Hold still and watch the sapling grow.', effects: [{ op: 'gainLead', n: 1 }, { op: 'timeToken', on: 'T01', n: 1 }] },
    ],
  },
  {
    n: 116,
    title: 'Lift-off from the Orchard',
    text:
      "Ash runs off the hull in ropes, and then you are above it, in sunlight, and everybody's face is a miner's. Below the hole " +
      'you have made in the cloud the terraces go by, step after step. You can just hear them through the plating, or you think ' +
      "so. 'I count the people in the cabin,' says HARBOUR, and gives the number. There is ash in the food locker, ash in the " +
      'log book, ash between the pages of the flight rules. Lindqvist will be finding it for years, and will say so. At the ' +
      'summit there is a light on a tall thin stalk, or there is not.',
    choices: [
      {
        label: 'There is a light.',
        when: { mission: 'M03', is: 'done' },
        effects: [{ op: 'awaiting', card: 'O2' }, { op: 'awaiting', card: 'R11' }, { op: 'endExploration' }],
      },
      {
        label: 'There is no light.',
        when: { mission: 'M03', is: 'open' },
        effects: [{ op: 'failMission', mission: 'M03' }, { op: 'endExploration' }],
      },
    ],
  },
  {
    n: 117,
    title: 'Out Through the Sparks',
    text:
      'The call is one word, and HARBOUR is already moving when it comes. The lander drops down the terraces like something ' +
      'thrown downstairs, hatch open, lamps on, taking you off the steps by ones and twos. You leave the crates. You leave the ' +
      'good rope, and the stakes, and a glove with a fruit in it that someone was sure they could carry. A tree goes under the ' +
      "skid with a sound like a chandelier, and nobody speaks for a while. 'All aboard,' says HARBOUR. 'I have counted twice. " +
      "The second time was for me.' Behind you the arc stands on the ledge, feeling about.",
    effects: [{ op: 'failMission', mission: 'M03' }, { op: 'loseDiscoveries' }],
    choices: [
      { label: 'You were close together.', when: { not: { spread: 3 } }, effects: [{ op: 'endExploration' }] },
      {
        label: 'You were strung out over the steps, and the lander paid for it.',
        when: { spread: 3 },
        effects: [{ op: 'damageLander' }, { op: 'endExploration' }],
      },
    ],
  },
  {
    n: 118,
    title: 'In Crates, in Rows of Ten',
    text:
      'The boughs go red, then yellow, and the light runs out along them to the last twig and finds nothing there to burn. Your ' +
      'arms still ache from the picking; two of you have cuts like paper cuts, fine and deep and very clean. You sit on the ' +
      'crates with your backs to the glow, like people who have got the harvest in before the weather. The lower rows were too ' +
      'many, and those are burning now, terrace after terrace, small white lights going out. You saved the crown. HARBOUR has ' +
      'the number you saved and the number you did not, and asks which of them you would like.',
    effects: [{ op: 'setPoi', poi: 'P16', sector: 5 }],
    choices: [
      { label: 'The number you saved.', effects: [{ op: 'gainDiscovery', deck: 'Flora' }] },
      { label: 'Both.', effects: [{ op: 'gainLead', n: 2 }, { op: 'spend', n: 1 }] },
    ],
  },
  {
    n: 119,
    title: 'Listening at the Mast',
    text:
      'You put your helmet against the trunk, as you have seen children do with telegraph poles. Rings of light go up past your ' +
      "visor. What comes down is very faint: a wind speed, a temperature, somebody's ash fall; then the next station's; then, " +
      'from far in, one that does not give its weather. It gives a count. It counts slowly upward, with long gaps, in a voice ' +
      "that is nobody's, and whenever a lamp on the line comes on the number goes up by one. HARBOUR listens with you for a " +
      "whole minute. 'That is not one of ours,' it says. 'It is better at this than I am.'",
    effects: [
      { op: 'draw', n: 1, who: 'sector' },
      { op: 'if', test: { flag: 'shelf.lit' }, then: [{ op: 'gainLead', n: 1 }], else: [] },
    ],
  },
];
