import { turnOf } from './turnOf.ts';

const first = turnOf('warlock', 'warlock-first', 'no-manor', { title: "The Warlock's first turn", about: 'Find your network, sneak, syphon Curses and conjure a treasure.' }, [
  {
    ask: 'warlock.action',
    allow: ['cubes:magic>box:sneak'],
    teaches: ['EX-MM-33'],
    say:
      'You win with five treasures or poltergeists on your track. Your network is what lies around you, then around that, and so on: two ghosts and the treasure in the north east, but ' +
      'not the ghost and the treasure in the south. Your 3 Curses were spread over it, one each. Now you have three magic cubes: put one on Sneak.',
  },
  {
    ask: 'warlock.sneak',
    allow: ['figure:warlock>space:4,5'],
    teaches: ['EX-MM-02', 'EX-MM-34'],
    say:
      'A sneak goes up to 2 spaces, and neither walls nor figures stop you; but it must end in the dark: a Dark tile, a Pit or a crypt. Rooms that touch only at a corner count as 2 ' +
      'apart, so the Dark room to the lower right is just near enough. Carry the Warlock there.',
    done: 'In the middle of your enemies. If one of them enters your space, you flee and lose half of your Curses.',
  },
  {
    ask: 'warlock.action',
    allow: ['cubes:magic>box:syphon'],
    teaches: ['EX-MM-35'],
    say: 'Syphon gives a Curse for each figure on the eight spaces around you. There are three: the Paladin, a Skeleton, a poltergeist. Poltergeists do not count. Put a cube on Syphon.',
    done: 'Two Curses. They wait in their box until your next turn begins.',
  },
  {
    ask: 'warlock.action',
    allow: ['cubes:magic>box:conjure'],
    teaches: ['EX-MM-36', 'EX-MM-37'],
    say:
      'Conjure puts a treasure on a Dark tile around you; the only one is where you came from. It bears a curse marker from the supply for each poltergeist in your network, here two, and ' +
      'your own Curses stay with you. Put the last cube on Conjure: that ends your turn.',
  },
]);

const second = turnOf('warlock', 'warlock', 'no-manor', { title: "The Warlock's second turn", about: 'Curse, dominate, learn spells and spin the network on.' }, [
  {
    ask: 'warlock.dominate',
    allow: ['treasure:treasure-3>dominated:2'],
    teaches: ['EX-MM-39'],
    say:
      'The Paladin has destroyed the cursed ghost on the Pit: your Spells track reached a symbol, and you hold three spells. Only the treasure that you conjured is left in your network, ' +
      'so both of your Curses went under it, and it bears 4. Drag it onto the middle space of the track, which asks for 4.',
    done: 'The first of five, and a fourth magic cube. A cursed piece has left the map, so your Spells track advanced to its next symbol: three more spells.',
  },
  {
    ask: 'warlock.spells.play',
    allow: ['card:echo'],
    teaches: ['EX-MM-40'],
    say: 'Of every three spells in your hand you play one and discard two. With six that makes two spells. Play Echo: it gives a Curse each time others remove a cursed piece.',
  },
  {
    ask: 'warlock.spells.play',
    allow: ['card:fester'],
    teaches: ['EX-MM-41'],
    say: 'And Fester, which is an action of its own from now on.',
    done: 'The other four are discarded.',
  },
  {
    ask: 'warlock.action',
    allow: ['cubes:magic>box:sneak'],
    say: 'All magic cubes are back, four of them. The Paladin stands right above you, and if he comes in you lose half of your Curses. Put a cube on Sneak.',
  },
  {
    ask: 'warlock.sneak',
    allow: ['figure:warlock>space:5,6'],
    say: 'Take the crypt to the lower right, across the corner. There a poltergeist and a treasure come into your network, and Skeletons into your reach.',
  },
  {
    ask: 'warlock.action',
    allow: ['cubes:magic>box:syphon'],
    say: 'Syphon from the two Skeletons around you.',
    done: 'Two Curses.',
  },
  {
    ask: 'warlock.action',
    allow: ['cubes:magic>box:conjure'],
    say: 'Conjure a treasure in the Dark room that you have left. One poltergeist is in your network, so it comes with one curse marker.',
  },
  { ask: 'warlock.action', allow: ['cubes:magic>card:fester'], say: 'The fourth cube goes on a spell: drag it onto Fester.' },
  {
    ask: 'warlock.fester',
    allow: ['curses:box>figure:poltergeist-3', 'curses:box>treasure:*'],
    say: 'Put one of your Curses under a piece of your network. Pieces that bear 3 fit on the first space of the track, and the other Curse is spread when your next turn begins. That was your turn.',
  },
]);

export const warlockLessons = [first, second];
