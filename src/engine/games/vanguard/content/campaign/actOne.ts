import type { Log } from '../types.ts';

export const actOne: readonly Log[] = [
  {
    n: 0,
    title: 'Before the Ping',
    text:
      'You are eleven years out. The ISS Vanguard was built to follow one thing: a line of relay stations, mapped by telescope ' +
      'from home, that passed messages among the near stars until some centuries ago, and then did not. Nobody knows who built ' +
      'it. Nobody knows who switched it off. You have slept, aged, quarrelled, mended the same pump nine times. This morning ' +
      "HARBOUR, the ship's mind, says a sentence it has never said. 'I have counted one pulse. It was not ours.' Commander " +
      "Adaeze Rourke puts down her tea. 'Everyone up,' she says. 'Tell them it is not a drill. Tell them I am sorry about the " +
      "hour.' You choose who goes first.",
    effects: [{ op: 'flag', flag: 'ship.begun' }],
  },
  {
    n: 20,
    title: 'A Road With Seven Doors',
    text:
      "Rourke has the seven bearings put up on the mess wall, since the mess is where people look at walls. 'We could go home,' " +
      "she says. 'Eleven years back, with one decoded sentence. It would be a respectable result.' She lets that stand until the " +
      "pump cuts in. 'Or there are three relays within reach. If two of them can be lit, the line is alive enough to carry a " +
      "question.' Nobody seconds it. Somebody just gets up and moves the salt, so that the first bearing is not behind it. That " +
      'is entered as the vote.',
    effects: [{ op: 'awaiting', card: 'O1' }, { op: 'flag', flag: 'ship.act1' }],
    page: 'debriefing',
    when: { done: 'M01' },
    gate: true,
  },
  {
    n: 21,
    title: "The Quartermaster's Count",
    text:
      'Piet Lindqvist counts stores by hand, because HARBOUR counts them too and he likes to have someone to disagree with. ' +
      'Tonight they are one coil of line apart. You find it with him, behind the seed locker, wound by somebody left-handed who ' +
      "has since retired to the medbay. 'There,' he says, content. 'Now we are both right.' He asks what you lack down there. " +
      'You can have a say in the next packing, or let him follow his nose, which has kept you all alive so far.',
    choices: [
      { label: 'Ask for more air and food.', effects: [{ op: 'flag', flag: 'ship.packfood' }, { op: 'supply', n: 1, next: true }] },
      { label: 'Let him follow his nose.', effects: [{ op: 'success', n: 1 }] },
      { label: 'Give him the new gloves first.', when: { flag: 'eye.gloves' }, effects: [{ op: 'morale', n: 1 }] },
    ],
    page: 'save',
    when: { done: 'M01' },
  },
  {
    n: 22,
    title: 'What HARBOUR Counts',
    text:
      "You ask HARBOUR, on a slow watch, what it does all night. 'I count,' it says. 'Breaths. Turns of the pump. The times " +
      "somebody laughs. It is the best instrument I have. When a number changes, someone needs something.' And which number has " +
      "changed? 'You walk past the rear port more often. All of you. Since the moon. Eleven times as often.' You look up the " +
      'corridor and find that you are already standing beside it. The dark gap is still there, smaller. You may ask it to stop ' +
      'telling you such things, or to go on.',
    choices: [
      { label: "'Go on counting. And tell us.'", effects: [{ op: 'flag', flag: 'ship.harbourspeaks' }] },
      { label: "'Count, but keep it to yourself.'", effects: [{ op: 'command', n: 1 }] },
    ],
    page: 'bridge',
    when: { value: 'act', atLeast: 1 },
  },
  {
    n: 23,
    title: 'A Light Behind',
    text:
      'The lamp you uncovered at the Eye can still be seen with the naked eye, a yellow seed in the rear port. People bring ' +
      'their tea to it. Someone has drawn a chalk mark on the frame so that each watch can see how far it has moved. On the ' +
      "ninth day it goes out, and comes back. HARBOUR has the length: two seconds and a quarter. 'Something crossed in front of " +
      "it. Or something looked, and covered it while looking.' Rourke has the shutter drawn and the chalk left. You decide what " +
      'to tell the watch below.',
    choices: [
      { label: 'Tell them all of it.', effects: [{ op: 'flag', flag: 'ship.told' }, { op: 'energy', n: 1 }] },
      { label: 'Enter it as an occultation and wait.', effects: [{ op: 'flag', flag: 'ship.hushed' }] },
    ],
    page: 'save',
    when: { flag: 'eye.lit' },
  },
  {
    n: 24,
    title: 'What We Did Not Light',
    text:
      'You left the picket as you found it, and there is a party aboard that cannot forgive it. They are polite. They ask across ' +
      'the table what a relay is for, if not to be lit. The others ask who ties forty bows before leaving a burning house. ' +
      "Lindqvist, between them, goes on cutting bread. 'When I was small,' he says, 'we had a hooded lamp in the shed. It was " +
      "for the war.' After that there is only the sound of the knife. You write both questions into the log, under the same " +
      'number.',
    effects: [{ op: 'flag', flag: 'ship.hoodquestion' }, { op: 'success', n: 1 }],
    page: 'save',
    when: { flag: 'eye.dark' },
  },
  {
    n: 25,
    title: 'The Rhythm',
    text:
      'You knocked on a door and something waited for you to finish. Since then the rhythm has come aboard. It is on the mess ' +
      'table, on handrails, in the tapping of a wrench on a stuck valve: four, a rest, two. Nobody teaches it to anybody. ' +
      'HARBOUR asks permission to use it as the signal for a watch change, since everybody already stops to listen. You allow ' +
      'it, and sleep is easier; or you forbid it, since it was asked by someone, of someone, and it is not yours.',
    choices: [
      { label: 'Let it be the watch bell.', effects: [{ op: 'morale', n: 1 }, { op: 'flag', flag: 'ship.rhythm' }] },
      { label: 'It is not ours to use.', effects: [{ op: 'command', n: 1 }] },
    ],
    page: 'bridge',
    when: { flag: 'eye.knocked' },
  },
  {
    n: 26,
    title: 'The Fifth Stroke',
    text:
      'Osh kept a tally of days on the arm of a chair and stopped one short of a group. You have talked of little else. If you ' +
      'closed the group with a stroke of your own, there are some aboard who feel you signed for a parcel without reading the ' +
      'label. If you only took the picture, there are some who lie awake over it: eleven years, and nobody to draw one line. The ' +
      "archivist lays the image on the table under glass. 'It is not a count of days served,' she says. 'The far end is worn " +
      "smooth. He was rubbing them out. It is a count of days left.' You look again, and she is right.",
    effects: [{ op: 'flag', flag: 'ship.countdown' }, { op: 'success', n: 1 }],
    page: 'save',
    when: { any: [{ flag: 'eye.fifth' }, { flag: 'eye.tally' }] },
  },
  {
    n: 27,
    title: 'A Good Piece of Wood',
    text:
      'The wedge from the picket door now holds open the door of the mess. It is the only wood aboard that is not from home. The ' +
      'botanist has counted its rings under a glass and will not leave it alone: sixty-one summers, all mild, and then eleven ' +
      "thin ones, as if somebody had drawn a curtain. 'A tree knows when its sun is shaded,' she says. You ask by what. She " +
      "turns the wedge over and puts it back under the door. 'By something slow,' she says, 'and on purpose.'",
    effects: [{ op: 'flag', flag: 'ship.elevenyears' }, { op: 'gainDiscovery', deck: 'Flora' }],
    page: 'save',
    when: { flag: 'eye.wedge' },
  },
  {
    n: 28,
    title: 'The First Name',
    text:
      'There is a wall on the lower deck that was left blank on purpose, and you have all learned not to look at it. Now ' +
      'Lindqvist brings the engraving tool, and Rourke the name. She does not make a speech. She reads the duty roster of the ' +
      'last day, from the first watch to the end, as if to show that it was an ordinary one and that every hour of it had been ' +
      'done properly. Then it is quiet enough to hear the pump. You decide what is cut below the name.',
    choices: [
      { label: 'The place where it happened.', effects: [{ op: 'flag', flag: 'ship.wallplaces' }, { op: 'success', n: 1 }] },
      { label: 'What they were good at.', effects: [{ op: 'flag', flag: 'ship.walldeeds' }, { op: 'morale', n: 1 }] },
    ],
    page: 'memorial',
    when: { value: 'deaths', atLeast: 1 },
    gate: true,
  },
  {
    n: 29,
    title: 'The Third Name',
    text:
      'Three names make a column. You had not thought of that. The newest recruit, who knew none of them, has been polishing the ' +
      "wall before each watch, and today you find out why: it was the first one's duty on the roster, and HARBOUR has never " +
      "taken the line off. 'I could,' it says. 'I have tried the sentence several ways. Then the number of people on the roster " +
      "changes.' You let the line stand with a name behind it, or you take it off yourselves, by hand, together.",
    choices: [
      {
        label: 'Let the line stand.',
        effects: [{ op: 'flag', flag: 'ship.rosterkept' }, { op: 'energy', n: -1 }, { op: 'morale', n: 1 }],
      },
      { label: 'Take it off together.', effects: [{ op: 'command', n: 1 }] },
    ],
    page: 'memorial',
    when: { value: 'deaths', atLeast: 3 },
  },
  {
    n: 30,
    title: 'The Long Wall',
    text:
      'Rourke has moved her chair down to the wall and does her paperwork there. It is a poor place for it, cold, with a ' +
      "draught. You bring her the morning figures and she reads them under the names. 'I used to think,' she says, 'that I would " +
      "know the number at which I turn around.' She signs, and hands the sheet back. 'There is no such number. Each of them " +
      "makes it harder to have come for nothing. That is the trap, you see. I want somebody besides me to be watching for it.' " +
      'You say that you are.',
    effects: [{ op: 'flag', flag: 'ship.trapseen' }],
    page: 'memorial',
    when: { value: 'deaths', atLeast: 6 },
  },
  {
    n: 31,
    title: 'First Lit Relay',
    text:
      'You are at supper when it happens. A needle on the long-wave board, dead since it was installed, lifts off its pin. The ' +
      'relay you lit is speaking: a carrier, clean as a drawn line, going out both ways along the road. HARBOUR puts it through ' +
      'the speakers. It is only a tone. People stop chewing. Somebody finds the note on the table piano and holds it down, and ' +
      "the two agree so closely that the hair rises on your arms. 'All this time,' says Lindqvist. 'And they had it tuned.' Then " +
      'the tone dips, for one breath, as a voice dips when it hears a step in the hall.',
    effects: [{ op: 'morale', n: 1 }, { op: 'flag', flag: 'ship.firsttone' }, { op: 'awaiting', card: 'O2' }],
    page: 'debriefing',
    when: { value: 'relays', atLeast: 1 },
    gate: true,
  },
  {
    n: 32,
    title: 'Glass on the Shelf',
    text:
      'There is a black glass fruit on the mess shelf, and by the second night everyone has heard it. It gives a small click as ' +
      'the room cools, when the lamps go down, and another at dawn. The geologist explains about strain. The cook says that it ' +
      'is asking what time it is. On the Orchard the trees fruited once a year, and the keepers counted by them; here there is ' +
      'no year. Somebody hangs a card beside the fruit and writes down every click. You may leave it to its work, or send it ' +
      'down to the laboratory, where it will be understood and will not be a clock any more.',
    variants: [
      {
        when: { flag: 'orchard.kept' },
        text:
          'There are baskets of it in the hold, besides: a fruit for each year of the silence, every one with its bright hair ' +
          'wound inside. You saved them with your hands, and it shows on your hands.',
      },
    ],
    choices: [
      { label: 'Leave it on the shelf.', effects: [{ op: 'morale', n: 1 }] },
      { label: 'Send it to the laboratory.', effects: [{ op: 'gainDiscovery', deck: 'Minerals' }] },
    ],
    page: 'save',
    when: { done: 'M03' },
  },
  {
    n: 33,
    title: 'Cold Hands',
    text:
      'Since the Shelf nobody complains about the heating. You sit about in shirts and remember wind. The away team have kept ' +
      "the habit of touching each other's sleeves when they pass in a corridor, as they did in the whiteout, to be counted. It " +
      "spreads. By the week's end even Rourke does it, absently, a tap at the elbow, with her eyes on a report. HARBOUR has a " +
      "question. 'I count everyone every second. Is it better by hand?' You think about it honestly, because it would know. " +
      "'Yes,' you say. 'I shall enter that,' it says, 'as a limit of the instrument.'",
    variants: [
      {
        when: { flag: 'shelf.list' },
        text:
          'The forty-four steps hang beside the pump, copied fair. Thank the pumps, it says, and somebody does, each morning, in ' +
          'passing.',
      },
      { when: { flag: 'shelf.loud' }, text: 'Far behind, the lamp that you opened wide goes on telling everyone that you were there.' },
    ],
    effects: [{ op: 'flag', flag: 'ship.sleeves' }],
    page: 'save',
    when: { done: 'M05' },
  },
  {
    n: 34,
    title: 'One Thought a Day',
    text:
      'You cannot go back to being quick. After the Canopy, people leave longer gaps; somebody asks for the salt, and it is ' +
      "passed, and nobody has hurried. The physician measures reaction times and finds nothing. 'You are merely being polite,' " +
      "she says, and then, after a gap of her own, 'I find that I do not mind.' The jungle thought one thought a day. You have " +
      'brought one home with you, in nine recordings, and could play it here at table speed. It would take a month of suppers, a ' +
      'second at a time, or it can be run tonight in a minute.',
    variants: [
      {
        when: { flag: 'canopy.curtain' },
        text:
          'One slide of rust-coloured dust lies under the microscope, each grain the twin of the next. Nobody has had the heart ' +
          'to clean it off.',
      },
      {
        when: { flag: 'canopy.switch' },
        text:
          'And there is a switch, now, within reach of a root. You find that you sleep better for not being the only ones who ' +
          'have one.',
      },
    ],
    choices: [
      { label: 'A second each supper.', effects: [{ op: 'morale', n: 1 }, { op: 'flag', flag: 'ship.slowthought' }] },
      { label: 'Run it tonight.', effects: [{ op: 'gainDiscovery', deck: 'Phenomena' }] },
    ],
    page: 'save',
    when: { done: 'M07' },
  },
  {
    n: 35,
    title: 'White Ash by Telescope',
    text:
      'The bill for the Orchard arrives by telescope. The relay is lit, and a terrace paid for it; the botanist has done the sum ' +
      "three times. Tonight's plate shows the uppermost step of the mountain without its gleam, white where it was black. One " +
      "out of nine. 'It may come back,' she says. 'In about a century.' Nobody looks at the fruit on the shelf. You cannot undo " +
      'it from here. You can put it into the record that goes home, under your own names, or leave it as a brightness measured ' +
      'in a table.',
    choices: [
      { label: 'Sign it.', effects: [{ op: 'flag', flag: 'ship.signed' }, { op: 'success', n: 1 }] },
      { label: 'Leave it in the table.', effects: [{ op: 'command', n: 1 }, { op: 'flag', flag: 'ship.unsigned' }] },
    ],
    page: 'bridge',
    when: { flag: 'orchard.burned' },
  },
  {
    n: 36,
    title: 'The Belt at Night',
    text:
      'Lowlight has an answer, then, and it is to something you said. It reaches you as colour: the green belt, seen from orbit ' +
      'and then from far beyond it, shifts by a shade that only instruments can swear to, moving from one end to the other at ' +
      "walking pace. HARBOUR has laid your words against it. 'It is repeating you. It has got as far as the second word. There " +
      "is a change in the first: it has made it plural.' You try to recall whom you spoke for. You decide that it is as well to " +
      'be answered in the plural.',
    effects: [{ op: 'flag', flag: 'ship.plural' }, { op: 'energy', n: 1 }],
    page: 'bridge',
    when: { any: [{ flag: 'canopy.answered' }, { flag: 'canopy.spoken' }] },
  },
  {
    n: 37,
    title: 'Something With Long Legs',
    text:
      'The Shelf Strider is drawn on the hangar wall by now, life size, so that new people can see what a joint at that height ' +
      "does to one's opinion of oneself. The one who drew it was nearest. She has given it eyes, though it had none. You ask " +
      "why. 'Because it looked at me,' she says, and shades in the ice beneath. The biologist adds what she knows: that it " +
      "walked the same line each day, and was easier once you had walked it home. A beat. A round. 'That is no hunter,' she " +
      "says. 'That is what is left of a watchman.'",
    effects: [{ op: 'flag', flag: 'ship.watchmen' }, { op: 'success', n: 1 }],
    page: 'save',
    when: { flag: 'shelf.strider' },
  },
  {
    n: 38,
    title: "The Commander's Hour",
    text:
      'Rourke does not sleep between three and four. It is known; people with troubles set their alarms. Tonight it is the ' +
      'youngest of you, and the trouble is that he liked it down there, all of it, the fear as well, and is that wrong? She ' +
      "thinks, or perhaps is only tired. 'I had a sergeant who liked it,' she says. 'He was very good. I wrote to his mother.' " +
      "And then, since she is fair: 'He was very good. Learn the other thing too.' She writes him down for two weeks in the " +
      'medbay, carrying basins. You may ask to go with him.',
    choices: [
      { label: 'Carry basins as well.', effects: [{ op: 'flag', flag: 'ship.basins' }, { op: 'success', n: 1 }] },
      { label: 'Go back to bed.', effects: [{ op: 'command', n: 1 }] },
    ],
    page: 'barracks',
    when: { value: 'act', atLeast: 1 },
  },
  {
    n: 39,
    title: 'Cold Tea',
    text:
      'It does not come as anger. It comes as tea gone cold on consoles, and doors closed that used to stand open, and a chess ' +
      'game on the mess table where nobody has moved for six days. HARBOUR reports fewer words: a fifth fewer, among the same ' +
      'people, about the same things. Lindqvist proposes an extravagance. There is a crate he has never listed: oranges, ' +
      "freeze-dried, for the day of arrival. 'Nobody said arrival at what,' he says. You may open it now, or keep it for a day " +
      'that may deserve it more.',
    choices: [
      { label: 'Open the crate.', effects: [{ op: 'morale', n: 1 }, { op: 'flag', flag: 'ship.noranges' }] },
      { label: 'Keep it.', effects: [{ op: 'flag', flag: 'ship.oranges' }, { op: 'success', n: 1 }] },
    ],
    page: 'bridge',
    when: { morale: 'low', orBetter: false },
  },
  {
    n: 44,
    title: 'A Stripe of Tape',
    text:
      'Vanguard ran out of rank badges in her third year. What you get is a stripe of yellow tape, cut by Lindqvist with the ' +
      'good scissors and put on by whoever was beside you at the time. There is a form for it: they say one thing that you did, ' +
      "and one thing you are not to do again. Today's are generous and exact. 'You held the lamp still,' and 'Do not hold your " +
      "breath as well.' You are surprised how long it takes to look at a piece of tape. You keep it, or give it on to somebody " +
      'who was left out.',
    choices: [{ label: 'Wear it.', effects: [{ op: 'success', n: 1 }] }, { label: 'Give it on.', effects: [{ op: 'morale', n: 1 }] }],
    page: 'debriefing',
    when: { value: 'missions', atLeast: 2 },
  },
  {
    n: 80,
    title: 'Ring Shallows',
    text:
      'You lower a scoop into the inner edge of the ring, where the ice is no bigger than sugar, and let it run. It is pleasant ' +
      'work: a hiss, a glitter, a filling tank. In the third basket is something that did not freeze here. It is a bead of ' +
      'glass, drilled through, on a few links of chain. You sieve the rest by hand, and there are more: dozens, then hundreds, a ' +
      'whole broken rope of lamps that once hung all the way along the lane. Each is hollow, and each has been emptied and ' +
      'stopped again with wax.',
    effects: [{ op: 'gainDiscovery', deck: 'Minerals' }, { op: 'flag', flag: 'ship.beads' }],
    page: 'starmap',
  },
  {
    n: 81,
    title: 'The Sixth Shepherd',
    text:
      "The sixth moon had a picket like the Eye's, and here is the place: a round door in the rock, shut. You hover at thirty " +
      'metres with the lamps on it. This one has been bricked up as well, from outside, by somebody in no hurry, who pointed the ' +
      "joints and swept up. A sign is set in the mortar. HARBOUR reads it slowly. 'It says: Nobody is here. We checked. It is " +
      "signed, twice.' You could have the bricks out in an hour. You think of the sweeping, and the second signature.",
    choices: [
      { label: 'Take the bricks out.', effects: [{ op: 'gainDiscovery', deck: 'Relics' }, { op: 'flag', flag: 'ship.bricks' }] },
      { label: 'Leave it checked.', effects: [{ op: 'success', n: 1 }, { op: 'morale', n: 1 }] },
    ],
    page: 'starmap',
  },
  {
    n: 82,
    title: 'The Cold Foundry',
    text:
      'It is a yard, hung in the lee of a small black world: slips, cranes, a furnace as long as Vanguard. No hull lies in any ' +
      'of the slips. The order book does, clamped to its desk, and the engineers fall upon it. They built relays here, one in ' +
      'three years. On the last page is an order for twelve more, struck through, and a new one written above it in the same ' +
      'ink. It asks for the twelve in lighter stuff, without crew, without air, to look the same from far off. It was never ' +
      'begun. You take a copy, and as much good steel as you can lash down.',
    effects: [{ op: 'flag', flag: 'ship.decoyplans' }, { op: 'success', n: 2 }],
    page: 'starmap',
  },
  {
    n: 83,
    title: 'Drift of Seeds',
    text:
      'A cloud of seeds as wide as a country, thrown off the dusk belt by nothing more than patience and the push of light. Each ' +
      'is a disc like a fingernail, silver on one side. Vanguard coasts into it with her drive cold, and they patter and slide ' +
      'along the hull and go on. The botanist hangs out of the lock on a line and picks, like somebody on a ladder. They will ' +
      'take thirty thousand years to get anywhere. She holds one to her lamp, and the whole cloud, as far as you can see, turns ' +
      'its silver side to look.',
    effects: [{ op: 'gainDiscovery', deck: 'Flora' }],
    page: 'starmap',
  },
  {
    n: 84,
    title: 'The Quiet Buoy',
    text:
      'A marker buoy, keeper-built, tumbling end over end. It should call; its aerial has been unscrewed, wrapped in a cloth, ' +
      'and tied to its own mast. There is a recorder, too, with one reel in it that has been written over so many times that it ' +
      'is nearly clear. HARBOUR brings up what is beneath, as one does with pencil rubbed on a page. It is lists. Every passing ' +
      'ship, with date and heading, for eight hundred years. Across them all, last and deepest, one voice: stop writing it down. ' +
      'It finds the page for us if we write it down.',
    effects: [{ op: 'gainDiscovery', deck: 'Phenomena' }, { op: 'flag', flag: 'ship.stopwriting' }],
    page: 'starmap',
  },
  {
    n: 93,
    title: 'Third Lamp',
    text:
      'All three of the near relays are lit. You need not have gone back for the third, and there were some who said so. Now its ' +
      'carrier comes in under the other two, and for the first time the board does not just list; it balances. Load is passed ' +
      "from one to the next like a bucket. A tired valve on the first relay is eased by the third without anyone's hand. 'So " +
      "that is what it was,' says the chief engineer. 'It was never for messages. They held one another up.' You leave the board " +
      'on through the night, for company.',
    effects: [{ op: 'morale', n: 1 }, { op: 'energy', n: 1 }, { op: 'flag', flag: 'ship.thirdlamp' }],
    page: 'debriefing',
    when: { value: 'relays', atLeast: 3 },
  },
  {
    n: 94,
    title: 'The Scion',
    text:
      'You set a living shoot on the Orchard, in a place where the keepers had let one die, and Vanguard has kept a small glass ' +
      'turned that way ever since. It needs a year to be sure. Tonight the light has come from far enough back: a glint, black ' +
      'on black, on the low terrace, where on the old plates there is none. The botanist does not say anything. She takes the ' +
      'pencil from behind her ear, draws a very small tree on the mess wall beside the bearings, and writes a date under it that ' +
      'none of you will live to see. You all initial it. It seems to want two hands.',
    effects: [{ op: 'morale', n: 1 }, { op: 'flag', flag: 'ship.scion' }],
    page: 'save',
    when: { any: [{ flag: 'orchard.planted' }, { flag: 'orchard.grafted' }] },
  },
  {
    n: 95,
    title: 'A Missing Word',
    text:
      "The recordings from Lowlight have a hole in them. Before the cut, the jungle's thought goes by like a river seen from a " +
      'bridge. After it, every ninth part is gone, and what is left closes over the place and goes on, with a slight limp. ' +
      "HARBOUR has listened to all of it, many times, at every speed. 'It is not in pain. I have looked for that,' it says. 'It " +
      "has forgotten one thing. It comes to the place where the thing was, and waits there, and then moves on.' You cannot send " +
      'it back. You decide that somebody should at least find out what it was.',
    choices: [
      {
        label: 'Put the archive on it, for as long as it takes.',
        effects: [{ op: 'energy', n: -1 }, { op: 'flag', flag: 'ship.missingword' }, { op: 'gainDiscovery', deck: 'Phenomena' }],
      },
      { label: 'Let it wait. There is a road to follow.', effects: [{ op: 'command', n: 1 }] },
    ],
    page: 'bridge',
    when: { flag: 'canopy.severed' },
  },
  {
    n: 96,
    title: 'Open Wide',
    text:
      'Of all the lamps you have lit, the one on the Shelf is brightest, because you opened it all the way. It throws a shadow ' +
      'inside the ship, faint, through the rear port: yours, upon the mess wall, across the bearings. People step around it. The ' +
      'engineers are delighted with the margin; they can charge the cells off it, a little, even from here. In the listening ' +
      "watch they are not so pleased. 'I can hear everything by it,' says the one on shift. 'I keep thinking that so can " +
      "everything.' You may ask the relay, politely, to come down by half. It would take a week to hear you.",
    choices: [
      { label: 'Ask it to come down.', effects: [{ op: 'flag', flag: 'ship.dimmed' }, { op: 'success', n: 1 }] },
      { label: 'Leave it wide open.', effects: [{ op: 'energy', n: 2 }, { op: 'flag', flag: 'ship.bright' }] },
    ],
    page: 'bridge',
    when: { flag: 'shelf.loud' },
  },
];
