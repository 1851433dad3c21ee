import type { SeatGuide } from '../../../kernel/guide.ts';
import type { Role } from './roles.ts';

/** Each role on one page. */
export const roleGuides: Readonly<Record<Role, SeatGuide>> = {
  paladin: {
    title: 'The Paladin',
    nature: 'A lone hunter who grows with every room',
    goal: 'Send all five Spiderlings back to the box.',
    turn: ['Collect your hero cubes from the board.', 'Take actions, one cube each, in any order and as often as you like.', 'Gain 1 Fury, unless you hit the Spider this turn.'],
    actions: [
      { name: 'Crusade', text: 'Move up to 1 space. Then reveal the tile (2 Grit), attack what is there, use a Shrine, take treasures.', rules: ['MM-169', 'MM-171', 'MM-176'] },
      { name: 'Sprint', text: 'Move up to 2 spaces over Lit tiles, past nobody who would force a fight.', rules: ['MM-163', 'MM-165'] },
      { name: 'Prepare', text: '1 Strength and 1 Defense until you collect your cubes again. At any moment of your actions.', rules: ['MM-160', 'MM-162'] },
      { name: 'Fury and Light', text: 'They pay for your favors: Strength, Defense, breaches, lamps. They cost no cube.', rules: ['MM-224', 'MM-225'] },
      { name: 'Grit', text: '7, 18, 32 and 41 give a hero cube; 13 and 25 draw three favors, of which you keep one.', rules: ['MM-205', 'MM-210'] },
    ],
    beware: ['Hits: an Egg 5 Grit, a poltergeist 3 Grit, and 1 Light for any enemy.', 'A tie is a miss.', 'Only Skeletons take your Health.'],
    rules: ['MM-149', 'MM-157', 'MM-201'],
  },
  skeletons: {
    title: 'The Skeletons',
    nature: 'A gang of five who are never dead for long',
    goal: "Bring the Paladin's Health to 0.",
    turn: [
      'Lose 1 Stability for each Skeleton on a Lit tile that is no Pit.',
      'Activate each Skeleton in March Order: up to 5 spaces, then one action.',
      'Summon another one for 3 Stability, if you like.',
      'Gain 2 Stability.',
    ],
    actions: [
      { name: 'STRIKE!!', text: '1 Stability: attack a figure on your tile. Whoever has struck falls apart and comes back at a Spawn.', rules: ['MM-254', 'MM-239'] },
      { name: 'LOOT!!', text: '2 Stability, once a turn: take a treasure from your tile.', rules: ['MM-259', 'MM-260'] },
      { name: 'BREACH!!', text: '1 Stability: open a wall of your tile.', rules: ['MM-261'] },
      { name: 'TUNNEL!!', text: 'From one Pit to any other without enemies.', rules: ['MM-264'] },
      { name: 'ARM!!', text: 'On an Armory, Lit or Dark: draw a gear card.', rules: ['MM-266'] },
      { name: 'Abilities', text: 'Each Skeleton has one of its own, usable while it is active.', rules: ['MM-275'] },
    ],
    beware: [
      'Strength 1, and 1 more for each space beside the target with a Skeleton or cackling skulls.',
      'Defense 1, and 1 more for each other Skeleton on the tile.',
      'Lamps and webs stop a Skeleton.',
    ],
    rules: ['MM-229', 'MM-230', 'MM-241'],
  },
  spider: {
    title: 'The Spider',
    nature: 'A shapeshifter who feeds on fear',
    goal: 'Reach 12 Terror, then leave through the Entrance.',
    turn: [
      'Choose a form (not on your first turn).',
      'Feed: 3 Blood for 1 Terror. Scare: with 6 webs on the map, a card for 1 Terror.',
      'Move and cast in any order.',
      'Discard your hand and draw as many cards as your Spirit.',
    ],
    actions: [
      { name: 'Eyes', text: 'Reveal a tile; a Blood tile gives 1 Blood.', rules: ['MM-346', 'MM-347'] },
      { name: 'Fangs', text: 'Attack, which always hits, and gain 1 Blood.', rules: ['MM-350', 'MM-306'] },
      { name: 'Webs', text: 'Put a web on a tile, 3 at most.', rules: ['MM-352', 'MM-353'] },
      { name: 'Giant Spider', text: '3 spaces, one wall. A card works twice beside her, and any card may be Fangs. Lay Egg: two cards.', rules: ['MM-355', 'MM-360', 'MM-367'] },
      { name: 'Sorcerer', text: '2 spaces. A card works on a tile she sees, and any card may be Eyes. Veil a tile, Tend the Eggs.', rules: ['MM-354', 'MM-363', 'MM-366'] },
      { name: 'Spiderlings', text: '4 spaces each, through walls. A card works wherever they are, and any card may be Webs. Loot treasures for Terror.', rules: ['MM-357', 'MM-374'] },
    ],
    beware: ['An Egg with 6 blood and webs hatches: 2 Terror.', 'A hit on her scatters Spiderlings, and one of them is gone for good.', 'Her Defense rises with her Terror.'],
    rules: ['MM-304', 'MM-387', 'MM-312'],
  },
  manor: {
    title: 'The Manor',
    nature: 'The house itself, drawing patterns with its rooms',
    goal: 'Gain 14 Seals by rituals.',
    turn: [
      'Assign omens to your power tracks.',
      'Use powers from top to bottom: Reveal, Shift, Swap, Walls, Wraith.',
      'Perform one ritual.',
      'Lay out treasure, then draw rituals.',
      'Take your omens back; portents stay.',
    ],
    actions: [
      { name: 'Reveal Tiles', text: 'Reveal up to 1, 2 or 3 Dark tiles anywhere.', rules: ['MM-417'] },
      { name: 'Shift 1 Tile', text: 'Move a tile to a crypt up to 2, 4 or 6 spaces away, or turn it. Everything on it goes along.', rules: ['MM-420', 'MM-425'] },
      { name: 'Swap 2 Tiles', text: 'Exchange two tiles up to 1, 2 or 3 spaces apart, or turn both.', rules: ['MM-429'] },
      { name: 'Place Walls', text: 'Raise up to 1, 2 or 3 force walls on open edges between tiles.', rules: ['MM-436'] },
      { name: 'Move Wraith', text: 'Up to 2, 4 or 6 spaces, through walls.', rules: ['MM-440'] },
      { name: 'Ritual', text: 'From the Wraith over Lit tiles without figures and walls, by the steps of the card, turned any way.', rules: ['MM-442', 'MM-443', 'MM-445'] },
    ],
    beware: ['Figures on the path stop a ritual.', 'Poltergeists that it reveals may appear on any empty Lit tile.', 'The Wraith cannot be attacked.'],
    rules: ['MM-398', 'MM-414', 'MM-451'],
  },
  warlock: {
    title: 'The Warlock',
    nature: 'A thief in the dark with a web of curses',
    goal: 'Dominate five pieces: treasures and poltergeists.',
    turn: ['Spread your Curses over the pieces of your network, then dominate.', 'Of every three spells in hand play one.', 'Collect your magic cubes.', 'Take actions, one cube each.'],
    actions: [
      { name: 'Sneak', text: 'Up to 2 spaces through anything, ending on a Dark tile, a Pit or a crypt.', rules: ['MM-503', 'MM-504'] },
      { name: 'Summon Poltergeist', text: 'On a Lit tile without figures around you.', rules: ['MM-506'] },
      { name: 'Conjure Treasure', text: 'On a Dark tile around you, with a curse for each poltergeist of your network.', rules: ['MM-507', 'MM-508'] },
      { name: 'Syphon', text: '1 Curse for each figure around you, poltergeists not counted.', rules: ['MM-511'] },
      { name: 'Network', text: 'Pieces around you, pieces around those, and so on; corners count, walls do not.', rules: ['MM-517', 'MM-518'] },
    ],
    beware: ['Whoever enters his space drives him away, and half of his Curses are gone.', 'Each cursed piece that leaves the map advances his spells.', 'He cannot be attacked.'],
    rules: ['MM-467', 'MM-476', 'MM-484'],
  },
};
