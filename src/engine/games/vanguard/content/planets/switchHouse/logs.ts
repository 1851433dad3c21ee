import type { Log } from '../../types.ts';

/** What is read on The Switch House. */
export const logs: readonly Log[] = [
  {
    n: 400,
    title: 'Where the cables end',
    text:
      'HARBOUR puts the chain on the table: nineteen relays, one thread, and the thread goes in here. A red star, swollen and ' +
      'shedding its skin. Around it, thirteen broken arcs of a ring. One arc still holds its attitude. Someone, or something, is ' +
      "still trimming it. 'Four hundred and twelve kilometres of machinery,' HARBOUR says. 'One lamp. No lights.' Commander " +
      "Rourke looks at it for as long as it takes to finish a cold coffee. 'They switched off from the far end to this one, in " +
      "good order,' she says. 'So this is where the last of them stood. Pack for a long day. Lindqvist, spare everything.'",
    effects: [{ op: 'command', n: 1 }],
  },
  {
    n: 401,
    title: 'Approach',
    text:
      'The arc rolls once in thirty-one hours, and the pilot holds you in its lee while plate the size of city blocks goes by in ' +
      'silence. There are two ways down. On the noon side the docking marks are still painted, the metal is warm, and the rails ' +
      'carry a trickle of power; everything there would be easy, and everything there can be seen. On the shadow side there is ' +
      "frost, no power, and no one looking. 'I count one thing that may be an eye,' HARBOUR says. 'It is not open. I do not know " +
      "if it is shut.'",
    effects: [
      {
        op: 'if',
        test: { flag: 'house.line' },
        then: [{ op: 'readLog', log: 431 }],
        else: [
          {
            op: 'if',
            test: { flag: 'house.hall' },
            then: [{ op: 'readLog', log: 430 }],
            else: [{ op: 'revealMission', mission: 'M13' }],
          },
        ],
      },
    ],
    choices: [
      {
        label: 'Come in at noon, onto the warm deck, where you can be seen.',
        when: { landing: 'clean' },
        effects: [
          { op: 'landerIn', sectors: [2] },
          { op: 'supply', n: 1 },
          { op: 'setGc', gc: 'GC11' },
          { op: 'if', test: { flag: 'house.plumb' }, then: [{ op: 'timeToken', on: 'T07', n: 1 }], else: [{ op: 'readLog', log: 434 }] },
        ],
      },
      {
        label: 'Come in through the shadow, cold and unseen.',
        when: { landing: 'clean' },
        effects: [{ op: 'landerIn', sectors: [1] }, { op: 'setGc', gc: 'GC12' }, { op: 'draw', n: 1, who: 'all' }],
      },
      {
        label: 'Noon, and short of the deck: you catch the rib, and hold.',
        when: { landing: 'rough' },
        effects: [
          { op: 'landerIn', sectors: [1] },
          { op: 'supply', n: 1 },
          { op: 'setGc', gc: 'GC11' },
          { op: 'if', test: { flag: 'house.plumb' }, then: [{ op: 'timeToken', on: 'T07', n: 1 }], else: [{ op: 'readLog', log: 434 }] },
        ],
      },
      {
        label: 'Shadow, and a little fast: the rib takes most of the paint.',
        when: { landing: 'rough' },
        effects: [{ op: 'landerIn', sectors: [1] }, { op: 'setGc', gc: 'GC12' }],
      },
      {
        label: "A plate finds you. You come to rest under the rim, beside somebody else's boat.",
        when: { landing: 'crash' },
        effects: [{ op: 'landerIn', sectors: [3] }, { op: 'setGc', gc: 'GC12' }],
      },
    ],
  },
  {
    n: 402,
    title: 'Noon Deck',
    text:
      'You come up over the lip and the star fills a third of the sky, so dull you can look straight at it. The deck runs away ' +
      'level until it curves out of sight. Bolts as tall as you are stand in rows, every thread greased. Halfway along, a mast ' +
      'of lattice leans out over nothing, turned from the line, toward a part of the sky with no worlds in it at all. Its ' +
      'bearing is clean. It was turned late, by hand, by someone working alone: there is one set of boot scuffs, and they go ' +
      'back and forth, back and forth, for weeks.',
    choices: [
      {
        label: 'Follow the scuffs to where the tools were kept.',
        effects: [{ op: 'gainLead', n: 2 }, { op: 'timeToken', on: 'T07', n: 1 }],
      },
      { label: 'Sit in the lee of a bolt and get warm.', effects: [{ op: 'refresh', n: 2, who: 'sector' }] },
    ],
    once: true,
  },
  {
    n: 403,
    title: 'A good knot',
    text:
      'Under the rim the frost is older than ships. Tied to a spoke, in the angle where nothing would strike it, is a boat. It ' +
      "is eight metres long and not the keepers' work; the welds are wrong, the proportions are for someone smaller than they " +
      'were, and smaller than you. The mooring line is doubled and finished with a knot you would have used yourself. No other ' +
      'boat. No second line. Whoever came here did not come from the relay chain, tied up carefully, and did not leave. Ice has ' +
      'grown over the hatch from outside.',
    choices: [
      {
        label: 'Check the knot, the line, the hull, before touching the hatch.',
        effects: [
          { op: 'gainLead', n: 1 },
          { op: 'progress', track: 'openboat.g', n: 1 },
          { op: 'if', test: { flag: 'quay.knots' }, then: [{ op: 'progress', track: 'openboat.g', n: 1 }], else: [] },
        ],
      },
      {
        label: 'Leave it, and note where the frozen spill runs down to open water.',
        effects: [{ op: 'draw', n: 1, who: 'sector' }, { op: 'refresh', n: 1, who: 'sector' }],
      },
    ],
    once: true,
  },
  {
    n: 404,
    title: 'Nine chairs',
    text:
      "Your lamps find a round room and a table, and at the table nine chairs. Eight are high and narrow, made for the keepers' " +
      'long backs, and the dust on them is a finger deep. The ninth is different. It has been cut down, padded, rebuilt at the ' +
      'arms; then cut down again by somebody else; then widened. There is no dust on it. Before it, on the table, stand a cup ' +
      'and a wooden rule. Along the wall run the dead boards of nineteen relays, each with its lever down. Every lever wears a ' +
      'paper tag, dated, and initialled twice.',
    effects: [{ op: 'gainLead', n: 1 }, { op: 'if', test: { flag: 'house.plumb' }, then: [], else: [{ op: 'readLog', log: 406 }] }],
    once: true,
  },
  {
    n: 405,
    title: 'In good order',
    text:
      'The boards come up one by one, pale as milk. Each relay gives its last hour: stores counted, doors shut, thanks given, ' +
      "lever down, 'so that the younger worlds are not heard'. No panic in any of it. The tags are in nine hands. Eight of those " +
      'hands stop, one after another, over sixty years. The ninth begins with a name scored out so hard that the plate is bent; ' +
      'and it does not stop. It changes. It is a new script three times, a new alphabet twice, and always the same numeral under ' +
      "it. 'Not a name,' Rourke says over the link, after a while. 'A post.' Below the last tag is a shelf mark. It leads down, " +
      'into the stacks.',
    choices: [
      {
        label: 'Go on now, down to the stacks, while the Hall is awake.',
        effects: [{ op: 'revealMission', mission: 'M14' }, { op: 'refresh', n: 2, who: 'all' }],
        goto: 410,
      },
      { label: 'Copy the tags, bring everybody home, come back rested.', effects: [{ op: 'gainLead', n: 2 }, { op: 'morale', n: 1 }] },
    ],
  },
  {
    n: 406,
    title: 'It hangs straight',
    text:
      'It was in the far room all along, upright, among the upright things. Now it is in the doorway. A black rod, taller than a ' +
      'person, hanging a hand above the deck; as the arc rolls, the deck tilts under it, and it does not tilt. A white point ' +
      'slides down inside it, up again, and stops level with your eyes. Nothing happens to you. But on the wall behind, on a ' +
      "brass plate you took for decoration, a mark appears that was not there, next to others like it. 'It has counted you,' " +
      "HARBOUR says. 'It was correct.'",
    effects: [{ op: 'flag', flag: 'house.plumb' }, { op: 'spawnThreat', threat: 'T07' }],
  },
  {
    n: 407,
    title: 'The trim wheels',
    text:
      'Nine wheels, each as wide as a house, turn so slowly that you must set your glove on a rim to be sure. They have held ' +
      'this arc to its roll ever since there was no ring to do it. Chalked on the nearest is a table: so many turns for noon, ' +
      'so many for shadow, and a column headed with the sign for visitors. In that column, in a dozen hands, the same advice: ' +
      'in the light you work well and are seen, in the dark you are cold and are not. Past the wheels stands the front door, ' +
      'and it is shut.',
    choices: [
      {
        label: 'Copy the table. You will want to turn this place yourselves.',
        effects: [{ op: 'draw', n: 1, who: 'sector' }, { op: 'gainLead', n: 1 }],
      },
      {
        label: 'Warm your hands on the bearing and listen at the door.',
        effects: [
          { op: 'refresh', n: 1, who: 'sector' },
          { op: 'if', test: { flag: 'house.door_open' }, then: [], else: [{ op: 'progress', track: 'speakdoor.g', n: 2 }] },
        ],
      },
    ],
    once: true,
  },
  {
    n: 408,
    title: 'The stacks',
    text:
      'You come out on a ladder above drawers, and below them drawers, down into a dark your lamps do not reach. HARBOUR starts ' +
      'to count and, for the first time in your hearing, gives up and multiplies. Each drawer has a card, each card a world: ' +
      "its star, its weather, its age in the keepers' long years, and one question that has been answered on every one: 'Talks " +
      "yet?' Most say no. Some say yes, with a date. Those have a second date, thirty or forty years on, and after that " +
      'somebody has drawn a line, neatly, with a rule.',
    choices: [
      {
        label: 'Pull the ruled cards and lay them out by date.',
        effects: [{ op: 'gainDiscovery', deck: 'Relics' }, { op: 'timeToken', on: 'P89', n: 1 }],
      },
      { label: 'Touch nothing yet; map the ladders.', effects: [{ op: 'gainLead', n: 1 }, { op: 'refresh', n: 1, who: 'sector' }] },
    ],
    once: true,
  },
  {
    n: 409,
    title: 'Shears on a hook',
    text:
      'The lock breathes out and you smell soil. A vault of green glass, a hundred metres of it, with the shutters half across; ' +
      'trees in rows, every one pruned to let light through to the next. Water talks in a stone channel. A small machine with ' +
      'one arm comes down a ladder, looks at you, moves a pot out of your way, and goes back up. By the far door hang shears ' +
      'with handles in five sizes. One of the five would fit you. It is the newest, and it has never been used. The steel is ' +
      'still in its grease.',
    choices: [
      {
        label: 'Take down the shears and finish the row the machine cannot reach.',
        effects: [{ op: 'spend', n: 1 }, { op: 'flipInjury', n: 1, who: 'sector' }, { op: 'gainLead', n: 1 }],
      },
      { label: 'Leave them hanging. They are not yours yet.', effects: [{ op: 'draw', n: 1, who: 'sector' }] },
    ],
    once: true,
  },
  {
    n: 410,
    title: 'Three ways to read',
    text:
      'The record of the line is not paper. It is a plate of grown quartz, and it can be read in three ways. Let the great lamp ' +
      'shine down the shaft and through it for one hour, from the dimmer on this wall, and every word stands before you; and ' +
      'one lamp on the line will have shone for an hour. Or ask the one who wrote the last of it: the base of the ninth chair, ' +
      'which you had taken for a plinth, is a cold berth, occupied, with heat left for one waking. Or do it by touch, in the ' +
      "dark, plate by plate, with cold fingers and what food you have. Rourke will not choose for you. 'You are the ones in the " +
      "room,' she says.",
    choices: [
      {
        label: 'Burn the lamp for one hour.',
        effects: [
          { op: 'flag', flag: 'house.chosen' },
          { op: 'flag', flag: 'house.lamp_burned' },
          { op: 'progress', track: 'readline.g', n: 4 },
          { op: 'timeToken', on: 'P89', n: 2 },
          { op: 'setGc', gc: 'GC11' },
        ],
        goto: 411,
      },
      {
        label: 'Wake the Ninth Keeper.',
        effects: [
          { op: 'flag', flag: 'house.chosen' },
          { op: 'flag', flag: 'house.keeper_woken' },
          { op: 'progress', track: 'readline.g', n: 2 },
          { op: 'setPoi', poi: 'P87', sector: 7 },
        ],
        goto: 412,
      },
      {
        label: 'Read it in the dark.',
        effects: [
          { op: 'flag', flag: 'house.chosen' },
          { op: 'flag', flag: 'house.read_dark' },
          { op: 'supply', n: -2 },
          { op: 'timeToken', on: 'P89', n: -1 },
          { op: 'setGc', gc: 'GC12' },
        ],
        goto: 413,
      },
    ],
  },
  {
    n: 411,
    title: 'One hour of light',
    text:
      'It comes up without a sound, the colour of early morning, and the whole of the stacks leaps out of the dark, drawer upon ' +
      'drawer, down and down. Words cross the wall, each the height of a door. You photograph, you read aloud, you do not talk ' +
      "about how beautiful it is. At fifty-nine minutes you bring it down, slowly. Then HARBOUR says, 'Relay two has answered. " +
      "Relay five has answered. Neither has had the time to hear us.' On the brass plate in the Hall there are two new marks. " +
      'Nobody had to be in the room for those.',
    effects: [{ op: 'gainLead', n: 2 }, { op: 'timeToken', on: 'T07', n: 1 }],
  },
  {
    n: 412,
    title: 'The Ninth Keeper',
    text:
      'It takes four hours to thaw a hand. The hand has six fingers and wears a glove, the right one of a pair. The Ninth Keeper ' +
      "is small, grey, exact, and not of the keepers' people at all; it came here following the dark relays, to find out who had " +
      "switched them off. 'I sat down,' it says, in the trade signs, one at a time. 'There was a chair.' It asks how many lamps " +
      "you lit on your way here. You tell it. It folds its hands for some time. 'Then ask quickly,' it signs, 'and bring me the " +
      "cup.'",
    effects: [{ op: 'morale', n: -1 }, { op: 'draw', n: 1, who: 'all' }],
  },
  {
    n: 413,
    title: 'By touch',
    text:
      'You switch off even the helmet lamps. The quartz is ridged like a shell, and after an hour your fingers learn the first ' +
      'word, and after three hours the second. You sleep in turns against a warm pipe. Somewhere near, something that hangs ' +
      'straight goes by along the gallery, pauses, hears nothing it can count, and goes on. By the second day you are reading ' +
      "whole lines, and you have found that there is a sign made by pressing the thumb flat that means 'enough, rest, I have it " +
      "from here'. It is the end of every shift.",
    effects: [{ op: 'refresh', n: 3, who: 'all' }],
  },
  {
    n: 414,
    title: 'The Tally',
    text:
      "It is all there, in the plainest hand of the nine. 'There is a survey. We call it the Tally; we have never learned whose. " +
      'It is not cruel and it does not hurry. When a line stays lit it comes along the line, and counts what it finds, and what ' +
      'has been counted is afterwards not there. We had thought a relay was a kindness. We built nineteen. We have ruled off six ' +
      'cards. So we go dark, from the far end inward, that it may follow us home and not the line outward; and we will keep one ' +
      "chair.' Then the list: forty-one worlds, close beside the line, never called, so that nothing would hear them reply.",
    effects: [{ op: 'flag', flag: 'house.truth' }, { op: 'readLog', log: 415 }],
  },
  {
    n: 415,
    title: 'Drawer thirty-nine',
    text:
      "Nobody wants to be the one to pull it, so you pull it together. Yellow star, third orbit, one large moon. 'Talks yet: " +
      "no.' The ink is four hundred years old. Then, in the margin, in Osh's small print: 'Smoke on the night side. Expected: " +
      "soon. If we are to do it, then before these.' Lindqvist, on the open channel, says a word you have not heard him use. " +
      'There were forty other reasons, but this card set the date. They put out nineteen lamps and sat in the dark until the ' +
      'last of them died; and you have come down the same road, from the far end, switching them on.',
    effects: [
      { op: 'if', test: { flag: 'house.lamp_burned' }, then: [{ op: 'timeToken', on: 'P89', n: 1 }], else: [{ op: 'gainLead', n: 1 }] },
    ],
    choices: [
      {
        label: 'Read the card to the whole ship, now.',
        effects: [{ op: 'flag', flag: 'house.told' }, { op: 'morale', n: 1 }, { op: 'timeToken', on: 'T07', n: 1 }],
        goto: 433,
      },
      { label: 'Keep it between the away team and Rourke until you know what to do.', effects: [{ op: 'command', n: 1 }], goto: 433 },
    ],
  },
  {
    n: 416,
    title: 'The door listens',
    text:
      'It wants a sentence, and it does not much mind which. It minds how it is said: who speaks, how many are with them, ' +
      'whether they mean to stay. You try the phrases from the dead relays, and it waits. At last somebody, tired, just tells it ' +
      "the truth, in the keepers' signs: we are few, and cold, and want to know what happened. Nine bolts go back one at a time, " +
      'with a small pause after each, as though somebody were getting up from a chair. The air that comes out is dry, and clean, ' +
      'and warm on your face.',
    effects: [{ op: 'refresh', n: 1, who: 'sector' }],
  },
  {
    n: 417,
    title: 'The cut',
    text:
      'The door is a metre of good metal and it takes the torch without complaint. When the plug falls inward there is a breath, ' +
      'long, from somewhere deep in the House; papers go by you, and dust, and one green leaf. You get a plate over the hole in ' +
      'six minutes, which is fast. Behind the far wall something that has been running for four hundred years changes its note, ' +
      "climbs, and stops. 'That was a pump,' HARBOUR says. 'It was for the garden.' You are in. It is very quiet.",
    effects: [{ op: 'setPoi', poi: 'P83', sector: 6 }, { op: 'morale', n: -1 }],
  },
  {
    n: 418,
    title: 'Glass leaves',
    text:
      'Frost has come up through the rows as neatly as if it had been planted. The trees stand with every leaf on, white, and ' +
      'chime when you brush past. The small machine is halfway up its ladder with a pot held out, keeping it from the cold ' +
      'floor; the pot has frozen too. You find forty-one seed jars on a rack by the door, thirty-eight split from rim to base. ' +
      'Three are whole. You could say that you did not know, and it would be true, and the next person to read the record will ' +
      'see only the date.',
    choices: [
      {
        label: 'Save the three jars, under your own suits.',
        effects: [{ op: 'spend', n: 1, who: 'sector' }, { op: 'gainDiscovery', deck: 'Flora' }, { op: 'revealMission', mission: 'M28' }],
      },
      {
        label: 'Write a tag for the garden, date it, initial it twice.',
        effects: [{ op: 'success', n: 1 }, { op: 'draw', n: 1, who: 'sector' }],
      },
    ],
    once: true,
  },
  {
    n: 419,
    title: 'Two berths',
    text:
      "Inside: a galley for two, a berth for two, and one of everything used. The boat's log is pictures. A small grey person " +
      'and another like it; then one alone; then dark relay after dark relay, drawn with care and from outside, nineteen of ' +
      'them. On the last page is this arc, a table, and nine chairs, the ninth empty. The glove on the hook is the left one of a ' +
      'pair. Its owner left it for whoever would need to open the door next, and wore the right one in. That is a strange thing ' +
      'to do, unless you have decided to stay.',
    effects: [{ op: 'gainLead', n: 1 }, { op: 'success', n: 1 }],
  },
  {
    n: 420,
    title: 'The last shift',
    text:
      "Rourke calls all hands, and gets all hands. 'Facts,' she says, and HARBOUR gives them. The star has perhaps nine hundred " +
      'years. The trim wheels have fewer. The relays you lit are still lit, and something has turned toward them; it is far off, ' +
      "and it is not slowing. 'We can put them out and pull the handle. We can leave them on and say something. Or we can light " +
      "something else, somewhere else, and hope that it is stupid. It has not been stupid yet.' She rubs her eyes. 'Go and warm " +
      "that lamp. Slowly. Decide when your hands are on it.'",
    effects: [
      { op: 'flag', flag: 'house.last_shift' },
      { op: 'revealMission', mission: 'M15' },
      { op: 'refresh', n: 2, who: 'all' },
      { op: 'if', test: { flag: 'quay.lit' }, then: [{ op: 'timeToken', on: 'T07', n: 1 }], else: [] },
      { op: 'if', test: { flag: 'fallow.lit' }, then: [{ op: 'timeToken', on: 'T07', n: 1 }], else: [] },
      { op: 'if', test: { flag: 'canopy.answered' }, then: [{ op: 'progress', track: 'reply.g', n: 2 }], else: [] },
      { op: 'if', test: { flag: 'ship.decoyplans' }, then: [{ op: 'progress', track: 'mast.g', n: 2 }], else: [] },
    ],
  },
  {
    n: 421,
    title: 'The lamp',
    text:
      'You expected a machine. It is a lens, a wire, and a lever. The lens is four metres wide and as clear as nothing; the wire ' +
      'you find only by its shine; the lever comes to the height of your hip, and the grip has been worn to the shape of a palm. Under ' +
      "it, at the height of a child's hip, there is a second grip, and above it, out of your reach, a third. The brass plate of " +
      'the Count hangs on the wall behind. From here you can see all of the line, nineteen cold stars in a row, and the few that ' +
      'you have lit.',
    choices: [
      { label: 'Put a glove around the grip. Only to see.', effects: [{ op: 'gainLead', n: 1 }, { op: 'rollDanger', table: 'D', n: 1 }] },
      { label: 'Read the plate first, from the top.', effects: [{ op: 'gainLead', n: 1 }, { op: 'draw', n: 1 }] },
    ],
    once: true,
  },
  {
    n: 422,
    title: 'Where it points',
    text:
      'The last tooth drops and the mast locks, two kilometres of lattice, humming. Along its axis there is nothing: no star ' +
      'within ninety light-years, no dust, no one to be hurt. Somebody chose that bearing with enormous care. You sight down it ' +
      'with the hand scope all the same, because you would want to be sure, and see the other thing that was chosen. Sixty ' +
      'light-hours out, on the same line, hangs a lamp like the one in the Lamp Room, unlit, on a hull with no berths, every ' +
      'plate of it set by hand. A relay, built to be found. It only needs a history.',
    effects: [{ op: 'gainLead', n: 1 }],
  },
  {
    n: 423,
    title: "Tamar's draft",
    text:
      'There is a second sheet under the table, held with wax. Tamar, fourth chair, voted against the dark, lost, and went on ' +
      "working; and in her free hours she wrote a reply. 'A count is a question,' it begins. 'We have only ever let it ask how " +
      "many.' Then it stops. Forty drafts, forty stops, always at the same place, where it must say who is speaking. You sit " +
      'where she sat and finish the line. It takes all of you, and most of a shift, and in the end it is nine words long. ' +
      "HARBOUR checks the grammar. 'It is correct,' it says. 'It is also true.'",
    effects: [{ op: 'draw', n: 1, who: 'sector' }],
  },
  {
    n: 424,
    title: "Osh's drawer",
    text:
      "The first keeper filed himself. Drawer one, card one: 'Osh. Talks yet: too much.' Behind it is the whole procedure, " +
      'written for tired people: how to close a station so that no one on the worlds below looks up and wonders; how to thank a ' +
      "machine; what to do with the last of the fruit. 'You will want to leave one lamp on,' he writes, 'for company. We all " +
      "wanted to. It is the one that will be seen.' At the bottom is an index to every plate in the stacks. It has been kept up " +
      'to date by people he never met.',
    effects: [{ op: 'success', n: 1 }],
  },
  {
    n: 425,
    title: 'Eleven worlds that are not',
    text:
      'The drawers on the lowest ring are wrong. You would not see it without the rest: eleven cards, a different ink, the ' +
      'weather a little too good. Tides that suit no moon. Languages with no mistakes in them. Someone, over centuries, alone, ' +
      'wrote eleven whole worlds, their harvests and quarrels and songs on the radio, and filed them at a bearing where there is ' +
      "nothing. The signature is the Ninth Keeper's, in three hands running. Each of them took over in the middle of a sentence " +
      "and finished it. The last entry, a child's drawing of a boat, is not finished.",
    effects: [{ op: 'flag', flag: 'house.false_ledger' }],
    choices: [
      { label: 'Finish the drawing.', effects: [{ op: 'refresh', n: 2, who: 'sector' }] },
      { label: 'Leave it as it is, and check the sums instead.', effects: [{ op: 'gainLead', n: 2 }] },
    ],
  },
  {
    n: 426,
    title: 'The chair',
    text:
      "You sit, and the room changes by a hand's breadth. From here, and from no other seat, the nineteen boards line up into " +
      'one line; a draught from the wheels comes warm across your knees; the cup is where your hand falls. A strip of worn brass ' +
      'under the right arm has been stroked so often that it is bright. You understand that there was never an order, or an ' +
      'oath. Someone came in cold, wanting to know. They found a seat that fitted, and a job half done. You get up again. It ' +
      'takes more deciding than it should.',
    effects: [{ op: 'if', test: { flag: 'house.sat' }, then: [], else: [{ op: 'flag', flag: 'house.sat' }, { op: 'success', n: 1 }] }],
  },
  {
    n: 427,
    title: 'What it would do',
    text:
      "'Osh said dark. Tamar said speak,' the Ninth Keeper signs. 'I am not of their people. I said: lie to it.' It describes " +
      'the mast, the empty hull, the eleven worlds. It had not dared alone; a lie wants a second person, to ask whether it ' +
      "sounds true. You ask what it would do now. It drinks, slowly, from the cup. 'I would ask who is going to sit here,' it " +
      "signs. 'Every one of the three needs somebody to sit here, afterwards, for a while. To see if it worked.' Then it asks " +
      'you to describe your weather.',
    effects: [{ op: 'refresh', n: 2, who: 'sector' }],
  },
  {
    n: 428,
    title: 'Soundings',
    text:
      'The chain comes up link by frozen link, and at every fathom a tag: a date, a temperature, a pair of initials. The sea has ' +
      'been measured every ninth day for four centuries. It has warmed by a fifth of a degree. Near the top the tags change; the ' +
      'dates come every eighteenth day, then every thirtieth; the knots are clumsy, tied with stiff hands. The last reads, as ' +
      "near as you can make it out, 'the same, I think'. You let the weight down again to the mark, wait, read it off, and tie " +
      'on one of your own.',
    effects: [{ op: 'success', n: 1 }],
  },
  {
    n: 429,
    title: 'Forty-one jars',
    text:
      'Lindqvist has cleared half a hold and put up lights before you have your helmets off. He does not ask what the jars are ' +
      "worth. 'What do they drink?' he says. Each label has a star, a soil, a depth to plant at; these were trees from the " +
      'hidden worlds, taken as seed by people who would never visit, and kept in case. By the evening watch, one tray has been ' +
      'set apart, near the galley, under the best lamp. HARBOUR reports its temperature every hour, although no one has asked. ' +
      'On the fourth day it reports something green.',
    effects: [{ op: 'morale', n: 1 }],
  },
  {
    n: 430,
    title: 'Back to the stacks',
    text:
      'You left a camera in the Hall. It has nine days on it: the boards glowing low, your own tags beside the others, dated, ' +
      'initialled twice, as Rourke insisted. On the fourth night, between one frame and the next, the ninth chair has been ' +
      'pushed in. Nobody can tell you by what. HARBOUR has had the copied script all that time, and speaks a little of it, ' +
      "badly, and has begun to like it. 'They have seven words for dark,' it says. 'Six of them are kind.' The shelf mark from " +
      'the last tag is down in the stacks, two levels below any light you brought.',
    effects: [
      { op: 'flag', flag: 'house.reading' },
      { op: 'revealMission', mission: 'M14' },
      { op: 'timeToken', on: 'P89', n: 1 },
      { op: 'if', test: { flag: 'house.lamp_burned' }, then: [{ op: 'progress', track: 'readline.g', n: 4 }], else: [] },
      {
        op: 'if',
        test: { flag: 'house.keeper_woken' },
        then: [{ op: 'progress', track: 'readline.g', n: 2 }, { op: 'setPoi', poi: 'P86', sector: 7 }],
        else: [],
      },
    ],
  },
  {
    n: 431,
    title: 'Down again',
    text:
      'You know the approach by now; the pilot does not look at the marks. What is new is behind you. Far down the line, past ' +
      'the first relay you ever lit, there is a place where the stars are a little fewer than they were. HARBOUR has counted ' +
      "them four times. It gives the number, and then says, 'I would prefer to have been wrong.' The arc rolls up to meet you " +
      'with its frost and its long shadow, and for a moment, in the one window of the Hall, something seems to move. It is only ' +
      'the boards. You left them on.',
    effects: [
      { op: 'timeToken', on: 'P89', n: 1 },
      { op: 'if', test: { flag: 'house.lamp_burned' }, then: [{ op: 'timeToken', on: 'P89', n: 1 }], else: [] },
      { op: 'if', test: { flag: 'house.keeper_woken' }, then: [{ op: 'setPoi', poi: 'P86', sector: 7 }], else: [] },
      {
        op: 'if',
        test: { flag: 'house.last_shift' },
        then: [{ op: 'revealMission', mission: 'M15' }],
        else: [{ op: 'readLog', log: 420 }],
      },
    ],
  },
  {
    n: 432,
    title: 'Enough, rest',
    text:
      'The grey hand has been slower for an hour. It stops in the middle of a sign, goes back, and finishes it properly. Then ' +
      "the thumb is pressed flat against the arm of the chair: 'enough, rest, I have it from here'. But that is what one says on " +
      'taking over, and the Ninth Keeper looks at each of you until somebody understands, reaches out, and presses a thumb down ' +
      'next to it. After that there is only the warm draught from the wheels. You take the right-hand glove and lay it on the ' +
      'table by the cup. HARBOUR notes the time without being asked.',
    effects: [
      { op: 'discardPoi', poi: 'P87' },
      { op: 'setPoi', poi: 'P86', sector: 7 },
      { op: 'success', n: 1 },
      { op: 'draw', n: 1, who: 'all' },
    ],
  },
  {
    n: 433,
    title: 'Stay or go',
    text:
      'You stand in the stacks with the card put back and the drawer shut. The lamp is one stair away; the lander is an hour. ' +
      "Your hands shake a little, from cold or not from cold. HARBOUR has the state of everybody's suit, blood and temper, and " +
      "reads it out when asked, without opinion. 'If you go on now, there will be fewer marks on the plate,' it adds. 'If you " +
      "come home, you will have slept. I have counted both. They do not cancel.' Rourke lets the link hiss. 'The thing has " +
      "waited four hundred years for us to be stupid,' she says. 'It can wait for supper. Or not. Your call.'",
    choices: [
      { label: 'On, to the lamp, while the House is still quiet.', effects: [{ op: 'refresh', n: 2, who: 'all' }], goto: 420 },
      { label: 'Home first. Sleep, eat, let everyone read it.', effects: [{ op: 'gainLead', n: 2 }, { op: 'success', n: 1 }] },
    ],
  },
  {
    n: 434,
    title: 'Among the bolts',
    text:
      'The skids are hardly down when somebody says, quietly, that there is one bolt too many. They stand in rows along the warm ' +
      'deck, each with its short red shadow. One of them has none. It is a black rod, taller than a person, hanging a hand above ' +
      'the plating; the deck tilts by a hair as the arc rolls, and it does not tilt. A white point slides down inside it, up ' +
      "again, and stops at the height of the ports. Nothing else happens. 'It has counted you,' HARBOUR says. 'It was correct.' " +
      'When you look again it is facing inward, if it faces, toward the far end of the House.',
    effects: [{ op: 'flag', flag: 'house.plumb' }, { op: 'spawnThreat', threat: 'T07' }],
  },
  {
    n: 436,
    title: 'The Count closes',
    text:
      'The rod stops in the middle of the floor. The white point goes to the top of it and stays. On the brass plate, the last ' +
      'empty row has filled. You wait for something to happen, and what happens is that every instrument on the ship, and every ' +
      'relay you lit, hears the same thing at once: one click, from far away, from the direction of the first relay, such as a ' +
      "pen makes when it is put down. 'It has this House,' HARBOUR says. 'It has us. It may not have the list.' Whatever you do " +
      'now, you will do it watched.',
    effects: [{ op: 'flag', flag: 'house.counted' }, { op: 'morale', n: -1 }, { op: 'timeToken', on: 'P89', n: -4 }],
  },
  {
    n: 440,
    title: 'Hands on the switch',
    text:
      'The wire glows the dullest red there is. It will take any order now. All round the lens, the sky: nineteen relays, yours ' +
      'among them, bright; forty-one worlds that nobody has ever called; and, coming up the line without haste, a patch with no ' +
      "stars in it. Nobody speaks on any channel. Then Rourke: 'I have read everything you have read. I will sign whatever you " +
      "do, so that it is in two hands.' HARBOUR says, 'There are three ways. I have counted which of them we can walk. I have " +
      "counted several times.' The grip is warm. It fits.",
    choices: [
      {
        label: 'Dark. Put out every lamp you lit, in good order, and pull the handle.',
        effects: [{ op: 'flag', flag: 'house.dark' }, { op: 'gainUnique', number: 32 }],
        goto: 441,
      },
      {
        label: 'Answer. Bring the line up bright, and say who you are.',
        when: { all: [{ flag: 'house.reply' }, { morale: 'normal', orBetter: true }, { value: 'uniques', atLeast: 4 }] },
        effects: [{ op: 'flag', flag: 'house.answer' }],
        goto: 442,
      },
      {
        label: 'Decoy. Give the light to the far mast, and let it follow that.',
        when: { all: [{ flag: 'house.mast' }, { value: 'uniques', atLeast: 3 }, { not: { flag: 'house.counted' } }] },
        effects: [{ op: 'flag', flag: 'house.decoy' }],
        goto: 443,
      },
      {
        label: 'Decoy, although it is watching: give it the False Ledger too, every page.',
        when: { all: [{ flag: 'house.mast' }, { flag: 'house.counted' }, { flag: 'house.false_ledger' }] },
        effects: [{ op: 'flag', flag: 'house.decoy' }],
        goto: 443,
      },
      {
        label: 'Decoy, although it is watching: give it the voice that rings in your own case.',
        when: {
          all: [{ flag: 'house.mast' }, { flag: 'house.counted' }, { not: { flag: 'house.false_ledger' } }, { flag: 'ship.falsevoice' }],
        },
        effects: [{ op: 'flag', flag: 'house.decoy' }],
        goto: 443,
      },
    ],
  },
  {
    n: 441,
    title: 'In good order',
    text:
      'You do it as they did. Stores counted, doors shut, thanks given. One after another, down the whole length of the road you ' +
      'came, the lamps that you lit go out, and each is harder than the last, because you remember lighting it. Then the wire ' +
      'fades, and there is only the red star and your breath. The levers are down. There is one thing left, and everybody has ' +
      'known it since the Hall. The star has nine hundred years. Someone ought to be sitting there, to press a thumb to the arm ' +
      'of the chair and say: I have it from here.',
    choices: [
      {
        label: 'One of you stays. They have already decided; they are only waiting to be let.',
        effects: [{ op: 'flag', flag: 'house.chair_crew' }, { op: 'loseCrew' }, { op: 'morale', n: 1 }, { op: 'endExploration' }],
        goto: 490,
      },
      {
        label: "HARBOUR leaves a part of itself. 'I can count in the dark,' it says.",
        effects: [{ op: 'flag', flag: 'house.chair_harbour' }, { op: 'energy', n: -1 }, { op: 'endExploration' }],
        goto: 490,
      },
      {
        label: 'No one stays. Take the handle with you, so that it can never be lit, and leave the cup clean.',
        effects: [{ op: 'flag', flag: 'house.chair_empty' }, { op: 'endExploration' }],
        goto: 490,
      },
    ],
  },
  {
    n: 442,
    title: 'Nine words',
    text:
      'The lever goes over like something that has wanted to. Light runs out along the line, relay to relay, every one, the ones ' +
      'you lit and the ones you never reached, until nineteen stars in a row burn the colour of morning. The dark patch stops. ' +
      "It has never, in the record, stopped. You have the nine words, and Tamar's forty drafts, and a key under your hand. There " +
      'is one thing the drafts never settled, and that is in whose name to send it. The Plumb has come in behind you. It hangs ' +
      'quite still, as if it would like to know.',
    choices: [
      {
        label: 'In your own: one ship, so many souls. Nobody else has agreed to this.',
        effects: [{ op: 'flag', flag: 'house.sign_ship' }, { op: 'endExploration' }],
        goto: 491,
      },
      {
        label: 'In the name of the keepers, all nine, and the chair.',
        effects: [{ op: 'flag', flag: 'house.sign_keepers' }, { op: 'endExploration' }],
        goto: 491,
      },
    ],
  },
  {
    n: 443,
    title: 'The other way',
    text:
      'You give the light to the mast. It goes out sideways, away from every world there is, and sixty light-hours off an empty ' +
      'hull begins to shine as if it had always been there. Down the line your own lamps go out beneath it, gently, like people ' +
      'leaving a room where someone has begun to talk. Now it needs a voice: years of it, harvests, quarrels, songs. The patch ' +
      "with no stars in it hesitates. HARBOUR has eleven worlds ready to read aloud. 'I have not lied before,' it says. 'I would " +
      "like somebody to tell me whether it sounds true.'",
    choices: [
      {
        label: 'Let HARBOUR read, and stay on the channel with it, correcting.',
        effects: [{ op: 'flag', flag: 'house.voice_harbour' }, { op: 'endExploration' }],
        goto: 492,
      },
      {
        label: "Put the crew's own voices in: your songs, your quarrels, with the names changed.",
        effects: [{ op: 'flag', flag: 'house.voice_crew' }, { op: 'morale', n: 1 }, { op: 'endExploration' }],
        goto: 492,
      },
    ],
  },
  {
    n: 445,
    title: 'Casting off',
    text:
      'The clamps let go. The arc falls away beneath you, a hand of rail, a metre, a kilometre, and its long edge takes the red ' +
      'light and loses it. You count heads, and then HARBOUR counts heads. The samples are lashed, the tags are copied, the ' +
      'doors you opened you have closed behind you, as people do in a house that is not theirs. Anyone not aboard now is not ' +
      'coming. Behind you the trim wheels turn, and the chair stands where it stood. You did not ask how long it can wait. It ' +
      'has an answer, and you have read it.',
    choices: [
      { label: 'What you came for is done.', when: { not: { storyOpen: true } }, effects: [{ op: 'endExploration' }] },
      {
        label: 'What you came for is not done. You write that down too.',
        when: { storyOpen: true },
        effects: [{ op: 'failMission' }, { op: 'endExploration' }],
      },
    ],
  },
  {
    n: 446,
    title: 'Out, now',
    text:
      "'Everyone,' says Rourke, and she does not say it twice. The pilot brings the lander round the arc on the thrusters alone, " +
      'hatch open, a line trailing, and takes you off one by one: from a rail, from a ladder, from the lip of a drain. Crates go ' +
      'overboard to make room. Someone is being held down and talked to; someone is saying a number over and over, which HARBOUR ' +
      'says along with them until they can stop. When the hatch shuts you can hear how hard everybody is breathing. Through the ' +
      'port, very straight, something watches you go. It does not follow. It has no need.',
    effects: [
      { op: 'timeToken', on: 'P89', n: 1 },
      { op: 'failMission' },
      { op: 'if', test: { spread: 3 }, then: [{ op: 'damageLander' }], else: [] },
      { op: 'endExploration' },
    ],
  },
];
