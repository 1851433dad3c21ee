import { turnOf } from './turnOf.ts';

const first = turnOf('manor', 'manor', 'no-warlock', { title: "The Manor's first turn", about: 'Wake the Wraith, open three rooms and trace your first ritual.' }, [
  {
    ask: 'manor.enter',
    allow: ['figure:wraith>space:4,7'],
    teaches: ['EX-MM-25'],
    say:
      'You are the house, and you win with 14 Seals. Your one figure is the Wraith: walls do not stop it, it fights nobody and nobody can harm it. It appears on a tile without figures. ' +
      'Carry it to the Entrance, which the Paladin has left.',
  },
  {
    ask: 'manor.assign',
    allow: ['omens:unassigned>track:reveal'],
    say:
      'Omens are your strength for this turn. In your hand is the Threshold Rite: right, then up and up again, over Lit rooms without figures and without walls between them. There is ' +
      'nothing Lit yet. Put an omen on Reveal Tiles.',
  },
  { ask: 'manor.assign', allow: ['omens:unassigned>track:reveal'], say: 'A second omen on the same track means a second room.' },
  { ask: 'manor.assign', allow: ['omens:unassigned>track:reveal'], say: 'And the third. All three are yours again at the end of the turn.' },
  {
    ask: 'manor.reveal',
    allow: ['space:5,7'],
    say: 'Powers are used from the top of the board to the bottom. Reveal the room to the right of the Wraith.',
    done: 'A Shrine, open on all sides: Dark tiles fill the crypts around it, and they are next.',
  },
  { ask: 'manor.reveal', allow: ['space:5,6'], say: 'Now the new room above it.', done: 'A haunted room.' },
  {
    ask: 'manor.spooky',
    allow: ['space:4,4'],
    teaches: ['EX-MM-27'],
    say: 'A poltergeist here would block your path. You are Spooky: a poltergeist that you reveal may appear on any empty Lit tile instead. Send it to the Pit in the middle.',
  },
  {
    ask: 'manor.reveal',
    allow: ['space:5,5'],
    teaches: ['EX-MM-26', 'EX-MM-28'],
    say: 'One room is left: reveal the next one up.',
    done: 'A Blood tile. It gets its token; nobody gains Blood by that.',
  },
  {
    ask: 'manor.ritual',
    allow: ['card:threshold>figure:wraith'],
    teaches: ['EX-MM-29', 'EX-MM-30'],
    say: 'The path is there: right, up, up. Drag the Threshold Rite onto the Wraith. A ritual may be turned to any side, but its steps stay as printed.',
    done: 'Your first Seal. The Wraith is at the end of the path, a poltergeist haunts the Shrine. Rites worth 1 Seal leave a portent: an omen that stays for good, here on Shift 1 Tile.',
  },
  {
    ask: 'manor.treasure',
    allow: ['space:6,2'],
    teaches: ['EX-MM-31', 'EX-MM-32'],
    say: 'Last you hide a treasure on an empty Dark tile; omens on that track also draw rituals. Take the Armory in the north east. Then your omens come back.',
  },
]);

const second = turnOf('manor', 'manor-second', 'no-warlock', { title: "The Manor's second turn", about: 'Move a room away, exchange two others and close the way of a greater ritual.' }, [
  {
    ask: 'manor.assign',
    allow: ['omens:unassigned>track:swap'],
    say:
      'You hold the Slow Descent, worth 2 Seals: from the Wraith two rooms down, then two to the left. The first room is free, and so are the Entrance and the corridor. Only the Shrine ' +
      'is in the way: a poltergeist stands on it. You will move it off and put another room there. Put an omen on Swap 2 Tiles.',
  },
  {
    ask: 'manor.assign',
    allow: ['omens:unassigned>track:swap'],
    say: 'The room that you want is three spaces away from the gap, and each omen on this track reaches one space further. A second one.',
  },
  { ask: 'manor.assign', allow: ['omens:unassigned>track:swap'], say: 'And the third. For shifting you need none: the portent of your first ritual lies there for good.' },
  {
    ask: 'manor.shift',
    allow: ['space:5,7>space:7,7'],
    teaches: ['EX-MM-51', 'EX-MM-52', 'EX-MM-54'],
    say:
      'Shift comes first: the portent alone carries one tile to a crypt up to 2 spaces away, over whatever lies between, with all that is on it. Drag the Shrine two spaces to the right, ' +
      'into the corner.',
    done: 'The poltergeist went along. Dark tiles fill the hole and the crypt above the corner. But a Dark room is no path, and Reveal Tiles, which stands above Shift, is over for this turn.',
  },
  {
    ask: 'manor.swap',
    allow: ['space:5,4'],
    say: 'So exchange it: above the Wraith lies a treasure room which the Spider has emptied. Tap it to pick it up.',
  },
  { ask: 'manor.swap.tile', allow: ['space:5,4>space:5,7'], say: 'Drag it onto the new Dark tile, three spaces down.' },
  {
    ask: 'manor.orient',
    allow: ['space:5,7@2'],
    teaches: ['EX-MM-53'],
    say: 'A moved tile may be turned, as long as it stays joined to the house. Your ritual comes from above and leaves to the left, so let it open upwards and to the left: confirm with the tick.',
  },
  {
    ask: 'manor.ritual',
    allow: ['card:descent>figure:wraith'],
    teaches: ['EX-MM-55'],
    say: 'Down, down, left, left: every room on the way is Lit, joined and free of figures. Drag the Slow Descent onto the Wraith.',
    done: 'Two more Seals: 3. The Wraith stands in the corridor, and a poltergeist haunts the room you have put there. No portent this time: only rites worth 1 Seal leave one.',
  },
  {
    ask: 'manor.treasure',
    allow: ['space:6,7', 'space:7,6'],
    say: 'Hide your treasure on one of the Dark tiles in the south east. Your hand is empty: next turn an omen on the draw track should bring new rituals.',
  },
]);

export const manorLessons = [first, second];
