import type { LessonPlan, LessonStep } from './lessonPlan.ts';
import { roleMixes, type RoleMixId } from './mixes.ts';
import { roleTitles, type Role } from './roles.ts';

/** A turn of one role in the full game, with easy bots around. */
function turnOf(seat: Role, mix: RoleMixId, about: string, steps: readonly LessonStep[]): LessonPlan {
  const others = roleMixes[mix].roles.filter((role) => role !== seat);
  return {
    id: `turn-of-${seat}`,
    title: `A turn of ${roleTitles[seat]}`,
    about,
    game: 'vast',
    mix,
    seat,
    options: { opening: seat },
    automatic: Object.fromEntries(others.map((role) => [role, 'easy'])),
    steps,
  };
}

/** EX-MM-42 to EX-MM-50 */
const paladin = turnOf('paladin', 'no-warlock', 'Explore, gather Grit, break through a wall and leave a light behind.', [
  {
    ask: 'paladin.action',
    allow: ['figure:paladin>space:2,7'],
    say: 'You hunt the Spider: box her five Spiderlings and you win. Until you can catch her, grow. Grit 5 of the first turn is kept, and 7 gives a hero cube. Carry the Paladin one room to the left: that is a crusade, and costs a cube.',
    done: 'A treasure room with three walls. Revealing it earned 2 Grit, Grit 7 gave you a fourth cube, and at the end of the crusade you took the treasure. With a Manor in play it is the Manor who hands you one of two cards.',
  },
  {
    ask: 'treasure.keep',
    allow: ['card:halo>dial:grit', 'card:armor>dial:grit'],
    say: 'A treasure is kept in hand, or returned to the box for 5 Grit. More Grit means cubes and favors: drag the card onto the Grit dial.',
    done: 'Grit 12: one short of the next favor.',
  },
  {
    ask: 'paladin.powers',
    allow: ['token:fury>edge:2,6|2,7'],
    say: 'A wall stands between you and the Armory above. Fury breaks walls, and costs no cube: drag Fury onto the edge between the two rooms.',
    done: 'The breach stays until the tile moves. Everybody may use it.',
  },
  { ask: 'paladin.action', allow: ['figure:paladin>space:2,6'], say: 'Now crusade through the breach, up into the Armory.' },
  {
    ask: 'reveal.orient',
    allow: ['space:2,6@3'],
    say: 'You decide how a revealed tile lies, as long as it stays open towards the side you came from. Turn its one wall to the left, where the Skeletons gather, and confirm.',
    done: 'Grit 14 is past 13, so three favors were drawn. Dark tiles fill the crypts at the new open edges.',
  },
  { ask: 'favor.keep', allow: ['card:*'], say: 'Favors are your lasting powers. Keep whichever you like; the other two are discarded.' },
  {
    ask: 'paladin.action',
    allow: ['figure:paladin>space:2,5'],
    say: 'One more crusade: up, into the dark. Each room you reveal in a crusade earns 2 Grit.',
    done: 'A Pit with three walls: nothing happens here, but Skeletons can tunnel from Pit to Pit.',
  },
  {
    ask: 'paladin.powers',
    allow: ['token:light>space:2,6'],
    say: 'Leave a lamp behind you. A Skeleton who steps on a lamp stops there, and the lamp goes out. Drag Light onto the Armory below.',
  },
  {
    ask: 'paladin.action',
    allow: ['cubes:unassigned>box:prepare'],
    say: 'One cube is left, and the Skeletons move next. Prepare: it is worth 1 Strength now, and 1 Defense until your next turn.',
  },
  {
    ask: 'paladin.action',
    allow: ['end-turn'],
    say: 'All four cubes are spent, and whoever did not hit the Spider gains 1 Fury. End your turn and watch the others. Then the game is yours.',
  },
]);

/** EX-MM-12 to EX-MM-17 */
const skeletons = turnOf('skeletons', 'no-warlock', 'March, arm yourselves in the Armories and gather Stability.', [
  {
    ask: 'skeleton.move',
    allow: ['figure:shooty>space:2,2'],
    say: "You win when the Paladin's Health is gone. Now he has prepared twice: Defense 2, so a lone Skeleton with Strength 1 would miss, and even two together only tie. First get weapons. You act in the order of your cards, from left to right: Shooty begins, with up to 5 spaces. Carry her to the Armory in the north west.",
  },
  { ask: 'skeleton.move', allow: ['stay'], say: 'She could go further, but this is where she wants to be. Stop here: after moving comes one action.' },
  {
    ask: 'skeleton.action',
    allow: ['arm'],
    say: 'ARM!! draws a gear card and costs no Stability. An Armory need not even be Lit. Arm her.',
    done: 'The Great Axe. Only you can see it, and it is made for Slashy.',
  },
  { ask: 'skeleton.move', allow: ['figure:slashy>space:6,2'], say: 'Slashy is next in the order. Send her to the other northern Armory.' },
  { ask: 'skeleton.move', allow: ['stay'], say: 'Stop here.' },
  { ask: 'skeleton.action', allow: ['arm'], say: 'Arm her too.', done: 'A Bomb Bag for Casty, who still lies face down.' },
  {
    ask: 'skeletons.powers',
    allow: ['card:greatAxe>march:slashy'],
    say: 'Gear is played at any moment of your turn, on the Skeleton it names. Give Slashy the Great Axe: drag the card onto her place in the March Order.',
  },
  {
    ask: 'skeletons.summon',
    allow: ['no-summon'],
    say: 'Summoning the next Skeleton costs 3 Stability and you have 2. So wait: at the end of each turn you gain 2, and next time it is enough. Strikes cost 1 as well, and Skeletons who stand in Lit rooms when your turn begins cost 1 each. End your turn.',
  },
]);

/** EX-MM-18 to EX-MM-24 */
const spider = turnOf('spider', 'no-warlock', 'See with your Eyes, drink Blood, lay an Egg and take your place beside it.', [
  {
    ask: 'spider.cast',
    allow: ['card:eyes-1>space:4,3'],
    say: 'You need 12 Terror, and then the way out through the Entrance. Your first turn begins as the Giant Spider: each power card works twice, on rooms beside you. Eyes reveal. Drag Eyes onto the Dark room above.',
    done: 'A Blood tile: it gets a blood token, and Eyes that find blood give you 1 Blood besides.',
  },
  {
    ask: 'spider.cast.eyes',
    allow: ['space:5,4'],
    say: 'The same card sees once more. Look to the right.',
    done: 'A treasure room. Treasures are worth Terror to a swarm of Spiderlings that loots several at once.',
  },
  {
    ask: 'spider.cast',
    allow: ['card:webs-1>box:egg', 'card:fangs-1>box:egg'],
    say: 'As the Giant Spider you could play any card as Fangs, which always hit. But nobody is near, so breed: two cards lay an Egg. Drag a card onto Lay Egg.',
  },
  {
    ask: 'spider.cast.egg',
    allow: ['space:4,3'],
    say: 'Put the Egg on the Blood tile. Blood protects it: 1 Defense, and 1 more for each blood token. When 6 tokens of blood and webs lie with it, it hatches: 2 Terror.',
  },
  {
    ask: 'spider.act',
    allow: ['figure:giant>space:4,3'],
    say: 'Stand guard: carry the Giant Spider to her Egg. She moves up to 3 spaces, and through one wall. Blood that lies with an Egg is the one kind you cannot drink.',
  },
  {
    ask: 'spider.act',
    allow: ['end-turn'],
    say: 'End your turn. What is left in your hand would be discarded; then you draw as many cards as your Spirit says, 3 for now. From the next turn on you begin by choosing a form: Giant Spider, Sorcerer or Spiderlings, each with spells of its own. Paying 3 Blood in that turn gives 1 Terror.',
  },
]);

/** EX-MM-25 to EX-MM-32 */
const manor = turnOf('manor', 'no-warlock', 'Wake the Wraith, open three rooms and trace your first ritual.', [
  {
    ask: 'manor.enter',
    allow: ['figure:wraith>space:4,7'],
    say: 'You are the house, and you win with 14 Seals. Your one figure is the Wraith: walls do not stop it, it fights nobody and nobody can harm it. It appears on a tile without figures. Carry it to the Entrance, which the Paladin has left.',
  },
  {
    ask: 'manor.assign',
    allow: ['omens:unassigned>track:reveal'],
    say: 'Omens are your strength for this turn. In your hand is the Threshold Rite: right, then up and up again, over Lit rooms without figures and without walls between them. There is nothing Lit yet. Put an omen on Reveal Tiles.',
  },
  { ask: 'manor.assign', allow: ['omens:unassigned>track:reveal'], say: 'A second omen on the same track means a second room.' },
  { ask: 'manor.assign', allow: ['omens:unassigned>track:reveal'], say: 'And the third. All three are yours again at the end of the turn.' },
  { ask: 'manor.reveal', allow: ['space:5,7'], say: 'Powers are used from the top of the board to the bottom. Reveal the room to the right of the Wraith.', done: 'A Shrine, open on all sides: Dark tiles fill the crypts around it, and they are next.' },
  { ask: 'manor.reveal', allow: ['space:5,6'], say: 'Now the new room above it.', done: 'A haunted room.' },
  {
    ask: 'manor.spooky',
    allow: ['space:4,4'],
    say: 'A poltergeist here would block your path. You are Spooky: a poltergeist that you reveal may appear on any empty Lit tile instead. Send it to the Pit in the middle.',
  },
  { ask: 'manor.reveal', allow: ['space:5,5'], say: 'One room is left: reveal the next one up.', done: 'A Blood tile. It gets its token; nobody gains Blood by that.' },
  {
    ask: 'manor.ritual',
    allow: ['card:threshold>figure:wraith'],
    say: 'The path is there: right, up, up. Drag the Threshold Rite onto the Wraith. A ritual may be turned to any side, but its steps stay as printed.',
    done: 'Your first Seal. The Wraith stands at the end of the path, a poltergeist haunts the Shrine, and as every rite worth 1 Seal it left a portent: an omen that never leaves its track, here on Shift 1 Tile.',
  },
  {
    ask: 'manor.treasure',
    allow: ['space:6,2'],
    say: 'At the end of your turn you lay out treasure on an empty Dark tile, even without an omen on the draw track. Take the Armory in the north east, far away from the Paladin. Omens on that track would draw new rituals. Then your omens come back, and the turn is over.',
  },
]);

/** EX-MM-34 to EX-MM-41 */
const warlock = turnOf('warlock', 'no-manor', 'Curse, dominate, learn spells and weave your network.', [
  {
    ask: 'warlock.dominate',
    allow: ['treasure:treasure-1>dominated:2'],
    say: 'You win when five treasures or poltergeists fill your track. Your network is what lies around you, and around that, and so on: here the treasure beside you and the poltergeist behind it. Your 4 Curses have just been spread over both. The treasure bears 4 now: drag it onto the middle space of the track, which asks for 4.',
    done: 'The first of five. The space gave you a fourth magic cube. And whenever a cursed piece leaves the map your Spells track advances, here to a symbol: three more spells.',
  },
  { ask: 'warlock.spells.play', allow: ['card:echo'], say: 'Of every three spells in your hand you play one and discard two. With six that makes two spells. Play Echo: it gives a Curse each time others remove a cursed piece.' },
  { ask: 'warlock.spells.play', allow: ['card:fester'], say: 'And Fester, which is an action of its own from now on.' },
  { ask: 'warlock.action', allow: ['cubes:magic>box:sneak'], say: 'All magic cubes are back, four of them. Each action takes one. First sneak closer to the others: put a cube on Sneak.' },
  {
    ask: 'warlock.sneak',
    allow: ['figure:warlock>space:3,4'],
    say: 'Walls and figures do not stop you, but a sneak of up to 2 spaces must end in the dark: a Dark tile, a Pit or a crypt. Take the Dark room beside you, in the middle of your enemies. If one of them enters your space you flee and lose half of your Curses.',
  },
  {
    ask: 'warlock.action',
    allow: ['cubes:magic>box:syphon'],
    say: 'Syphon gains a Curse for each figure on the eight spaces around you, poltergeists not counted. Count them: the Paladin, the Giant Spider, a Skeleton.',
    done: 'Three Curses, to be spread when your next turn begins.',
  },
  {
    ask: 'warlock.action',
    allow: ['cubes:magic>box:conjure'],
    say: 'Conjure a treasure on a Dark tile around you. For each poltergeist in your network it comes with a curse marker from the supply, and your own Curses stay with you.',
  },
  { ask: 'warlock.action', allow: ['cubes:magic>card:fester'], say: 'The fourth cube goes on a spell: drag it onto Fester.' },
  {
    ask: 'warlock.fester',
    allow: ['curses:box>figure:poltergeist-1', 'curses:box>treasure:treasure-2'],
    say: 'Put one of your Curses under a piece of your network: the poltergeist has 2 already, and 3 are enough for the first space of the track. That was your turn.',
  },
]);

export const roleLessons: readonly LessonPlan[] = [paladin, skeletons, spider, manor, warlock];
