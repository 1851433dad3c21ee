import { turnOf } from './turnOf.ts';

const first = turnOf('paladin', 'paladin-first', 'no-warlock', { title: "The Paladin's first turn", about: 'Among rivals: explore, prepare, strike a poltergeist and gather Fury.' }, [
  {
    ask: 'paladin.action',
    allow: ['cubes:unassigned>box:crusade'],
    say:
      'You hunt the Spider who sits in the middle of the house: box her five Spiderlings and you win. She is too strong for you now, so grow first. You have three hero cubes. Drag one ' +
      'onto Crusade.',
  },
  {
    ask: 'crusade.move',
    allow: ['figure:paladin>space:3,7'],
    teaches: ['EX-MM-04', 'EX-MM-05', 'EX-MM-06', 'EX-MM-07'],
    say: 'A crusade takes you one room on. From the Entrance the ways left and right are open, and both are Dark. Carry the Paladin to the left.',
    done: 'A corridor: it joins the room you came from, and a new Dark tile fills the crypt at its other end. That earned 2 Grit. It is haunted, and now you may attack.',
  },
  {
    ask: 'paladin.powers',
    allow: ['cubes:unassigned>box:prepare'],
    say: 'But your Strength is 0, and a poltergeist has Defense 1. A cube on Prepare adds 1 to your Strength and Defense, at any moment of your turn, even now. Prepare.',
    done: 'Strength 1 against Defense 1: equal is not enough.',
  },
  { ask: 'paladin.powers', allow: ['cubes:unassigned>box:prepare'], say: 'Prepare again. Now you will hit, and until your next turn it takes Strength 3 to hit you.' },
  {
    ask: 'crusade.attack',
    allow: ['figure:poltergeist-*'],
    teaches: ['EX-MM-08', 'EX-MM-09', 'EX-MM-10'],
    say: 'You may let the ghost be, but it is worth 3 Grit, and every hit is worth 1 Light. Tap it to strike.',
    done: 'Grit 5 and Light 4. The poltergeist went back to the supply: others can call it up again.',
  },
  {
    ask: 'paladin.action',
    allow: ['end-turn'],
    teaches: ['EX-MM-11'],
    say: 'One crusade and two prepares: your cubes are spent. A turn in which you have not hit the Spider ends with 1 more Fury. End it. How this goes on is told in your second turn.',
  },
]);

const second = turnOf('paladin', 'paladin', 'no-warlock', { title: "The Paladin's second turn", about: 'Gather Grit, break through a wall and leave a light behind.' }, [
  {
    ask: 'paladin.action',
    allow: ['figure:paladin>space:2,7'],
    teaches: ['EX-MM-42', 'EX-MM-43'],
    say:
      'Your three cubes are back, and Grit 5 of the first turn is kept: at 7 it gives a hero cube for good. Carry the Paladin one room to the left. Dragging him is a crusade too, and ' +
      'takes its cube by itself.',
    done: 'A treasure room with three walls, and 2 Grit: with 7 you have a fourth cube. Then you took the treasure. The Manor drew two cards, and chose which one you get.',
  },
  {
    ask: 'treasure.keep',
    allow: ['card:halo>dial:grit', 'card:armor>dial:grit'],
    teaches: ['EX-MM-44'],
    say: 'A treasure is kept in hand, or returned to the box for 5 Grit. More Grit means cubes and favors: drag the card onto the Grit dial.',
    done: 'Grit 12: one short of the next favor.',
  },
  {
    ask: 'paladin.powers',
    allow: ['token:fury>edge:2,6|2,7'],
    teaches: ['EX-MM-45'],
    say: 'A wall stands between you and the Armory above. Fury breaks walls, and costs no cube: drag Fury onto the edge between the two rooms.',
    done: 'The breach stays until the tile moves. Everybody may use it.',
  },
  { ask: 'paladin.action', allow: ['figure:paladin>space:2,6'], say: 'Now crusade through the breach, up into the Armory.' },
  {
    ask: 'reveal.orient',
    allow: ['space:2,6@3'],
    teaches: ['EX-MM-47'],
    say:
      'You decide how a revealed tile lies, as long as it stays open towards the side you came from. Let its one wall stand to the left, towards the grounds: whoever comes from there has ' +
      'to go around. Confirm with the tick.',
    done: 'Dark tiles fill the crypts at the two new open edges. And Grit 14 is past 13, so three favors were drawn.',
  },
  {
    ask: 'favor.keep',
    allow: ['card:*'],
    teaches: ['EX-MM-46'],
    say: 'Favors are your lasting powers. Keep whichever you like; the other two are discarded.',
  },
  {
    ask: 'paladin.action',
    allow: ['figure:paladin>space:2,5'],
    teaches: ['EX-MM-48'],
    say: 'One more crusade: up, into the dark. Each room you reveal in a crusade earns 2 Grit.',
    done: 'A Pit with three walls: nothing happens here, but Skeletons can tunnel from Pit to Pit.',
  },
  {
    ask: 'paladin.powers',
    allow: ['token:light>space:2,6'],
    teaches: ['EX-MM-49'],
    say:
      'Leave a lamp behind you. A Skeleton who steps on a lamp stops there, and the lamp goes out. It may stand on your tile or on any tile beside it, even behind a wall. Drag Light onto ' +
      'the Armory below.',
  },
  {
    ask: 'paladin.action',
    allow: ['cubes:unassigned>box:prepare'],
    say: 'One cube is left, and the Skeletons move next. Prepare: it is worth 1 Strength now, and 1 Defense until your next turn.',
  },
  {
    ask: 'paladin.action',
    allow: ['end-turn'],
    teaches: ['EX-MM-50'],
    say: 'Three crusades and one prepare: all four cubes are spent, and whoever did not hit the Spider gains 1 Fury. End your turn and watch the others. Then the game is yours.',
  },
]);

const nearAndFar = turnOf('paladin', 'near-and-far', 'no-manor', { title: 'Near and far', about: 'The Paladin fights: what he can see, who bars his way, and what a curse costs.' }, [
  {
    ask: 'paladin.action',
    allow: ['cubes:unassigned>box:prepare'],
    say: 'A later turn, with four cubes and Skeletons on both sides. To hit one of them you need more than their Defense of 1. Prepare.',
  },
  { ask: 'paladin.action', allow: ['cubes:unassigned>box:prepare'], say: 'And once more: Strength 2 lasts for every attack of this turn.' },
  {
    ask: 'paladin.powers',
    allow: ['card:judgment>figure:casty'],
    teaches: ['EX-MM-03'],
    say:
      'Your favor Judgment costs 2 Fury and strikes at up to 2 spaces, at what you see: straight lines, no walls between. Two Skeletons stand to your left, one behind the other, both in ' +
      'Dark rooms. You see into a Dark room, but never through it: the nearer one can be struck, the farther one cannot. Drag Judgment onto Casty.',
    done: 'A hit, and 1 Light. Skeletons are Undead: Casty came back at once where the spawn die sent him, outside the house.',
  },
  {
    ask: 'paladin.action',
    allow: ['figure:paladin>space:5,5'],
    say: 'To the right a Skeleton bars the corridor. You cannot sprint past, and whoever crusades into the room has to attack. Carry the Paladin there.',
  },
  {
    ask: 'crusade.attack',
    allow: ['figure:slashy'],
    teaches: ['EX-MM-01'],
    say: 'There is no way to decline: a miss would even have thrown you back to where you came from. But 2 beats 1. Tap Slashy.',
    done: 'Gone from the corridor, and back on a Spawn, in front of the March Order: a Skeleton that you fell acts first next time.',
  },
  { ask: 'paladin.action', allow: ['figure:paladin>space:6,5'], say: 'On to the poltergeist, with the last cube. The Warlock lurks above it, and has put a curse marker under it.' },
  {
    ask: 'crusade.attack',
    allow: ['figure:poltergeist-1'],
    teaches: ['EX-MM-38'],
    say: 'Strike it, for 3 Grit. Know the price: a cursed piece that leaves the map moves the Warlock one step up the Spells track. Still, he can no longer dominate it.',
    done: 'The track has reached a symbol, and the Warlock has drawn three spells. You do not see them.',
  },
  {
    ask: 'paladin.action',
    allow: ['end-turn'],
    say: 'Two prepares, two crusades, three hits. None of them was the Spider, so your Fury rises by 1. End your turn; the rest of the game is yours.',
  },
]);

export const paladinLessons = [first, second, nearAndFar];
