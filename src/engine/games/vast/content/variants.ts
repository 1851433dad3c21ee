import type { Role } from './roles.ts';
import type { Variant } from './schema.ts';

/** Difficulty variants of each role, from very easy to very hard. `usual` changes nothing. */
export const variants = {
  paladin: {
    squire: { title: 'Squire (very easy)', about: 'Two Spiderlings are boxed at the start.', boxedSpiderlings: 2 },
    protector: { title: 'Protector (easy)', about: 'One Spiderling is boxed at the start.', boxedSpiderlings: 1 },
    justicar: { title: 'Justicar (hard)', about: 'Shrines cannot be used.', noShrines: true },
    lord: { title: 'Lord (very hard)', about: 'Two hero cubes at the start, and one cube less in the game.', heroCubes: -1 },
  },
  skeletons: {
    miscreant: { title: 'Miscreant (very easy)', about: 'The Paladin begins with 5 Health.', health: 5 },
    boss: { title: 'Boss (easy)', about: 'The Paladin begins with 6 Health.', health: 6 },
    master: { title: 'Master (hard)', about: 'The Paladin begins with Armor.', treasures: ['armor'] },
    warlord: { title: 'Warlord (very hard)', about: 'The Paladin begins with Armor and Halo.', treasures: ['armor', 'halo'] },
  },
  spider: {
    hatchling: { title: 'Hatchling (very easy)', about: '8 Terror are enough to escape.', terrorGoal: 8 },
    consumer: { title: 'Consumer (easy)', about: '10 Terror are enough to escape.', terrorGoal: 10 },
    matriarch: { title: 'Matriarch (hard)', about: 'Legs cannot be cast.', noLegs: true },
    demonQueen: { title: 'Demon Queen (very hard)', about: 'She stays the Giant Spider.', alwaysGiant: true },
  },
  manor: {
    shack: { title: 'Shack (very easy)', about: '11 Seals win.', sealsGoal: 11 },
    villa: { title: 'Villa (easy)', about: '13 Seals win.', sealsGoal: 13 },
    keep: { title: 'Keep (hard)', about: 'No rituals worth 3 Seals.', ritualsOut: 3 },
    castle: { title: 'Castle (very hard)', about: 'No rituals worth 1 Seal.', ritualsOut: 1 },
  },
  warlock: {
    charlatan: { title: 'Charlatan (very easy)', about: 'Four dominated pieces win.', dominatedGoal: 4 },
    controller: { title: 'Controller (easy)', about: 'Three spells are drawn before the first turn.', spellsDrawn: 3 },
    beguiler: { title: 'Beguiler (hard)', about: 'The Spells track begins at 2, without a draw.', spellsTrack: 2 },
    mindBender: { title: 'Mind Bender (very hard)', about: 'Two magic cubes at the start, and one cube less in the game.', magicCubes: -1 },
  },
} as const satisfies Record<Role, Record<string, Variant>>;
