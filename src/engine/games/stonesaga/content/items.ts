import type { ItemCard } from './schema.ts';

/** N4. The comment is the code that the pips give; a test computes it again. */
export const items = {
  IT01: { name: 'Digging Stick', slot: 'hand', left: ['wood', 0], right: ['wood', 0], // Blue 2222
    text: 'Your first root plant harvested in an action gives 1 more root.', abilities: [{ is: 'technology', technology: 'dig' }, { is: 'harvestBonus', object: 'root', n: 1 }] },
  IT02: { name: 'Fiber Basket', slot: 'pouch', left: ['fiber', 180], right: ['fiber', 0], // Red 3333
    text: 'Holds 3 vegetables or tough foods.', abilities: [{ is: 'capacity', n: 3, what: ['vegetable', 'tough'] }] },
  IT03: { name: 'Feather Dart', slot: 'pouch', left: ['wood', 0], right: ['feather', 0], // Blue 2210
    text: '+1 when you hunt small prey.', omen: 'cloud', abilities: [{ is: 'testBonus', on: ['smallPrey'], n: 1 }] },
  IT04: { name: 'Pitch Torch', slot: 'hand', left: ['wood', 90], right: ['pitch', 90], // Yellow 2320
    text: 'In the Recover step you may discard it to be comforted this night.', abilities: [{ is: 'technology', technology: 'ignite' }, { is: 'comforted', discard: true }] },
  IT05: { name: 'Riverstone Spear', slot: 'hand', left: ['flakedRiverstone', 0], right: ['wood', 0], // Red 1422, Blue 2241
    text: '+2 when you hunt large prey or fight a predator. Reroll one die when you fish.', omen: 'star',
    abilities: [{ is: 'tool', tool: 'cut' }, { is: 'testBonus', on: ['largePrey', 'fight'], n: 2 }, { is: 'fishingReroll' }] },
  IT06: { name: 'Riverstone Adze', slot: 'hand', left: ['flakedRiverstone', 180], right: ['wood', 270], // Blue 4132, Yellow 2314
    text: 'A broad blade for breaking ground.', abilities: [{ is: 'technology', technology: 'dig' }] },
  IT07: { name: 'Riverstone Knife', slot: 'pouch', left: ['flakedRiverstone', 180], right: ['cord', 0], // Blue 4153, Blue 3514
    text: 'A successful hunt gives 1 more guts.', abilities: [{ is: 'tool', tool: 'cut' }, { is: 'huntBonus', what: 'guts', n: 1 }] },
  IT08: { name: 'Riverstone Axe', slot: 'hand', left: ['flakedRiverstone', 180], right: ['shapedWood', 90], // Blue 4124, Yellow 4214
    text: 'You may harvest a fourth tree.', abilities: [{ is: 'tool', tool: 'cut' }, { is: 'technology', technology: 'chop' }, { is: 'harvestMore', object: 'tree' }] },
  IT09: { name: 'Riverstone Scraper', slot: 'pouch', left: ['flakedRiverstone', 180], right: ['renderedPitch', 90], // Blue 4144, Yellow 4414
    text: 'Hide needs no drill when you process it.', omen: 'comet', abilities: [{ is: 'tool', tool: 'cut' }, { is: 'processWithout', of: 'hide', tool: 'drill', where: 'anywhere' }] },
  IT10: { name: 'Riverstone Bore', slot: 'pouch', left: ['flakedRiverstone', 0], right: ['carvedBone', 270], // Red 1442, Yellow 2441
    text: 'Bores and trims with the same edge.', abilities: [{ is: 'tool', tool: 'drill' }, { is: 'tool', tool: 'cut' }] },
  IT11: { name: 'Cloudstone Hammer', slot: 'hand', left: ['roundedCloudstone', 0], right: ['wood', 90], // Red 1123, Red 3211
    text: 'A round head on a long haft.', abilities: [{ is: 'tool', tool: 'strike' }, { is: 'technology', technology: 'hammer' }] },
  IT12: { name: 'Cloudstone Maul', slot: 'hand', left: ['roundedCloudstone', 0], right: ['shapedWood', 270], // Red 1142, Red 2411
    text: 'Two hands and a heavy stone: rock gives way.', abilities: [{ is: 'tool', tool: 'strike' }, { is: 'technology', technology: 'stonework' }] },
  IT13: { name: 'Cloudstone Chisel', slot: 'pouch', left: ['roundedCloudstone', 0], right: ['carvedBone', 90], // Red 1124, Blue 4211
    text: 'Strikes where you look, and nowhere else.', omen: 'star', abilities: [{ is: 'tool', tool: 'strike' }, { is: 'technology', technology: 'stonework' }] },
  IT14: { name: 'Bola', slot: 'hand', left: ['roundedCloudstone', 180], right: ['cord', 0], // Yellow 1153, Blue 3511
    text: '+2 when you hunt large prey.', abilities: [{ is: 'testBonus', on: ['largePrey'], n: 2 }] },
  IT15: { name: 'Sunstone Mortar', slot: 'pouch', left: ['sunstone', 90], right: ['roundedCloudstone', 0], // Blue 2111, Yellow 1112
    text: 'A bowl and a pestle of stone.', abilities: [{ is: 'tool', tool: 'grind', n: 2 }] },
  IT16: { name: 'Sunstone Quern', slot: 'hand', left: ['polishedSunstone', 180], right: ['polishedSunstone', 0], // Blue 2442
    text: 'Three may grind at it in a day.', abilities: [{ is: 'tool', tool: 'grind', n: 3 }] },
  IT17: { name: 'Sunstone Lens', slot: 'pouch', left: ['polishedSunstone', 180], right: ['renderedPitch', 90], // Blue 2444, Yellow 4442
    text: 'Gathers the sun: heat by day only.', omen: 'sun', abilities: [{ is: 'tool', tool: 'heat', dayOnly: true }, { is: 'technology', technology: 'ignite' }] },
  IT18: { name: 'Sunstone Amulet', slot: 'body', left: ['polishedSunstone', 180], right: ['cord', 0], // Blue 2453, Blue 3542
    text: 'Once per day +1 to a conviction test.', omen: 'sun',
    abilities: [{ is: 'testBonus', on: ['journey', 'night', 'mining', 'makeFire', 'mystery', 'other'], n: 1, attribute: 'conviction', per: 'day' }] },
  IT19: { name: 'Bone Awl', slot: 'pouch', left: ['carvedBone', 90], right: ['cord', 180], // Yellow 2435, Red 5342
    text: 'A point that goes through anything soft.', abilities: [{ is: 'tool', tool: 'drill' }] },
  IT20: { name: 'Bone Fishhook', slot: 'pouch', left: ['carvedBone', 270], right: ['sinew', 90], // Blue 4243, Red 3424
    text: 'Roll one more die when you fish.', abilities: [{ is: 'fishingDie', n: 1 }] },
  IT21: { name: 'Bone Flute', slot: 'pouch', left: ['carvedBone', 180], right: ['feather', 0], // Red 1310
    text: 'Night action: a character in your hex gains a minor conviction boost.', omen: 'moon',
    abilities: [{ is: 'technology', technology: 'music' },
      { is: 'use', when: 'night', per: 'night', label: 'Play the flute', do: [{ do: 'champion', then: [{ do: 'boost', attribute: 'conviction' }] }] }] },
  IT22: { name: 'Bone Needle', slot: 'pouch', left: ['carvedBone', 270], right: ['carvedBone', 90], // Blue 4224
    text: 'Pack and unpack costs you no energy.', abilities: [{ is: 'tool', tool: 'drill' }, { is: 'freePacking' }] },
  IT23: { name: 'Cord Net', slot: 'hand', left: ['cord', 180], right: ['cord', 0], // Blue 3553
    text: 'Turn one die by 1 when you fish.', abilities: [{ is: 'fishingTurn' }] },
  IT24: { name: 'Cord Snare', slot: 'pouch', left: ['cord', 180], right: ['wood', 270], // Blue 3532, Yellow 2353
    text: '+2 when you hunt small prey.', abilities: [{ is: 'testBonus', on: ['smallPrey'], n: 2 }] },
  IT25: { name: 'Fire Bow', slot: 'hand', left: ['shapedWood', 0], right: ['cord', 180], // Blue 4435, Red 5344
    text: '+2 when you make fire.', abilities: [{ is: 'technology', technology: 'ignite' }, { is: 'testBonus', on: ['makeFire'], n: 2 }] },
  IT26: { name: 'Travel Staff', slot: 'hand', left: ['shapedWood', 0], right: ['shapedWood', 0], // Blue 4444
    text: 'Once per day ignore the loss of an Arduous Journey.', abilities: [{ is: 'arduousIgnore', per: 'day' }] },
  IT27: { name: 'Leather Sling', slot: 'hand', left: ['leather', 180], right: ['cord', 0], // Yellow 1453, Blue 3541
    text: 'Small prey in the midground are always in reach.', abilities: [{ is: 'reach', prey: ['smallPrey'], section: 'mid' }] },
  IT28: { name: 'Hide Cloak', slot: 'body', left: ['hide', 0], right: ['fiber', 90], // Blue 2320
    text: 'You are comforted at night.', omen: 'moon', abilities: [{ is: 'comforted' }] },
  IT29: { name: 'Leather Jerkin', slot: 'body', left: ['leather', 0], right: ['sinew', 90], // Red 4143, Red 3414
    text: 'Once per day a major injury becomes a minor one.', abilities: [{ is: 'ward', malady: 'injury', from: 'major', to: 'minor', per: 'day', whose: 'own' }] },
  IT30: { name: 'Waterskin', slot: 'pouch', left: ['leather', 0], right: ['renderedPitch', 270], // Red 4144, Red 4414
    text: 'Holds 2 water.', abilities: [{ is: 'capacity', n: 2, what: ['water'] }] },
  IT31: { name: 'Leather Drum', slot: 'hand', left: ['leather', 0], right: ['shapedWood', 270], // Red 4142, Red 2414
    text: 'Night action, once per game: subtract 1 unrest if somebody shares your hex.', omen: 'cloud',
    abilities: [{ is: 'technology', technology: 'music' }, { is: 'use', when: 'night', per: 'game', label: 'Beat the drum', where: 'company', do: [{ do: 'track', track: 'unrest', n: -1 }] }] },
  IT32: { name: 'Carry Sack', slot: 'body', left: ['leather', 0], right: ['leather', 180], // Red 4114
    text: 'Holds 3 materials.', abilities: [{ is: 'capacity', n: 3, what: ['material'] }] },
  IT33: { name: 'Feather Mantle', slot: 'body', left: ['leather', 180], right: ['trimmedFeather', 0], // Yellow 1440
    text: '+1 to awareness tests of Journey cards.', omen: 'cloud', abilities: [{ is: 'testBonus', on: ['journey'], n: 1, attribute: 'awareness' }] },
  IT34: { name: 'Clay Bowl', slot: 'pouch', left: ['clay', 0], right: ['clay', 0], // Blue 1111
    text: 'Gather water gives 1 more water.', abilities: [{ is: 'gatherWater', n: 1 }] },
  IT35: { name: 'Fired Pot', slot: 'hand', left: ['firedClay', 180], right: ['firedClay', 0], // Blue 1441
    text: 'Holds 4 food or water.', abilities: [{ is: 'capacity', n: 4, what: ['foodOrWater'] }] },
  IT36: { name: 'Sealed Jar', slot: 'pouch', left: ['firedClay', 180], right: ['renderedPitch', 270], // Blue 1444, Red 4441
    text: 'Holds 2 perishable foods, and they do not degrade.', abilities: [{ is: 'capacity', n: 2, what: ['perishable'], fresh: ['perishable'] }] },
  IT37: { name: 'Shell Rattle', slot: 'pouch', left: ['fiber', 0], right: ['shell', 270], // Blue 3310
    text: 'A dry whisper that carries far.', abilities: [{ is: 'technology', technology: 'music' }] },
  IT38: { name: 'Shell Razor', slot: 'pouch', left: ['shapedShell', 180], right: ['wood', 270], // Blue 3432, Yellow 2343
    text: 'Thin, curved and very sharp.', abilities: [{ is: 'tool', tool: 'cut' }] },
  IT39: { name: 'Tooth Necklace', slot: 'body', left: ['teeth', 270], right: ['cord', 0], // Blue 3253, Blue 3523
    text: '+1 when you fight a predator.', omen: 'comet', abilities: [{ is: 'testBonus', on: ['fight'], n: 1 }] },
  IT40: { name: 'Tooth Saw', slot: 'hand', left: ['honedTeeth', 180], right: ['shapedWood', 270], // Blue 4342, Red 2434
    text: 'Teeth that bite wood.', abilities: [{ is: 'tool', tool: 'cut' }, { is: 'technology', technology: 'chop' }] },
  IT41: { name: 'Coral Charm', slot: 'body', left: ['deadCoral', 0], right: ['cord', 0], // Red 2253, Blue 3522
    text: 'Once per night reroll a die of your Night card test.', omen: 'star', abilities: [{ is: 'testReroll', on: ['night'], per: 'night' }] },
  IT42: { name: 'Coral Paint Pot', slot: 'pouch', left: ['groundCoral', 0], right: ['firedClay', 0], // Blue 1241, Blue 1421
    text: 'Discard it at an outpost: add 2 lore.',
    abilities: [{ is: 'use', when: 'day', per: 'day', label: 'Paint the walls', discard: true, where: 'outpost', do: [{ do: 'track', track: 'lore', n: 2 }] }] },
  IT43: { name: 'Sinew Bow', slot: 'hand', left: ['shapedWood', 90], right: ['sinew', 90], // Red 2443, Red 3442
    text: 'Prey in the background is always in reach. +1 when you hunt.', omen: 'comet',
    abilities: [{ is: 'reach', prey: ['smallPrey', 'largePrey'], section: 'back' }, { is: 'testBonus', on: ['smallPrey', 'largePrey'], n: 1 }] },
  IT44: { name: 'Fletched Arrow', slot: 'pouch', left: ['shapedWood', 270], right: ['trimmedFeather', 0], // Yellow 4240
    text: 'Discard it before the roll: +2 to one hunt.', abilities: [{ is: 'testBonus', on: ['smallPrey', 'largePrey', 'fight'], n: 2, discard: true }] },
  IT45: { name: 'Stone Club', slot: 'hand', left: ['cloudstone', 0], right: ['wood', 90], // Yellow 2223, Red 3222
    text: '+1 when you fight a predator.', abilities: [{ is: 'tool', tool: 'strike' }, { is: 'testBonus', on: ['fight'], n: 1 }] },
  IT46: { name: 'Net Sinker', slot: 'pouch', left: ['riverstone', 180], right: ['fiber', 90], // Red 2120
    text: 'Ignore one mishap in each fish action.', abilities: [{ is: 'fishingIgnoreMishap' }] },
  IT47: { name: 'Gut Pouch', slot: 'pouch', left: ['fiber', 180], right: ['guts', 270], // Red 3320
    text: 'Holds 1 water, or 2 teeth or pitch.', abilities: [{ is: 'capacity', n: 2, what: ['teeth', 'honedTeeth', 'pitch', 'renderedPitch'] }, { is: 'capacity', n: 1, what: ['water'] }] },
  IT48: { name: 'Hide Tent', slot: 'hand', left: ['hide', 0], right: ['wood', 90], // Blue 2323, Red 3232
    text: 'While it is faceup, the shelter value of your hex is 1 higher in the Recover step.', abilities: [{ is: 'shelterBonus', n: 1 }] },
  IT49: { name: 'Feather Headdress', slot: 'body', left: ['fiber', 180], right: ['feather', 0], // Red 3310
    text: '+1 to conviction tests of Night cards.', omen: 'moon', abilities: [{ is: 'testBonus', on: ['night'], n: 1, attribute: 'conviction' }] },
  IT50: { name: 'Tooth Awl', slot: 'pouch', left: ['teeth', 270], right: ['wood', 270], // Blue 3232, Yellow 2323
    text: 'A fang set in a handle.', abilities: [{ is: 'tool', tool: 'drill' }] },
  IT51: { name: 'Coral Rasp', slot: 'pouch', left: ['deadCoral', 0], right: ['wood', 270], // Red 2232, Yellow 2322
    text: 'Rough as the reef it came from.', abilities: [{ is: 'tool', tool: 'grind' }] },
  IT52: { name: 'Daubed Basket', slot: 'pouch', left: ['fiber', 0], right: ['pitch', 90], // Blue 3320
    text: 'Holds 2 of any resource.', abilities: [{ is: 'capacity', n: 2, what: ['resource'] }] },
  IT53: { name: 'Sunstone Pendant', slot: 'body', left: ['sunstone', 270], right: ['fiber', 0], // Red 1233, Red 3321
    text: 'Once per game gain a minor boost.', omen: 'sun', abilities: [{ is: 'use', when: 'day', per: 'game', label: 'Hold the pendant to the sun', do: [{ do: 'boost', attribute: 'choice' }] }] },
  IT54: { name: 'Boiling Hide', slot: 'pouch', left: ['cloudstone', 0], right: ['hide', 180], // Yellow 2232, Blue 2322
    text: 'In a hex with fire, tough food needs no tool.', abilities: [{ is: 'processWithout', of: 'tough', tool: 'any', where: 'fire' }] },
  IT55: { name: 'Clay Whistle', slot: 'pouch', left: ['clay', 0], right: ['feather', 0], // Blue 1110
    text: 'One note, and everybody looks up.', abilities: [{ is: 'technology', technology: 'music' }] },
  IT56: { name: 'Shell Cup', slot: 'pouch', left: ['pitch', 180], right: ['shell', 270], // Blue 1310
    text: 'Once per day take 1 water in a hex with a lake, a river or a wetland, without an action.', abilities: [{ is: 'freeWater', features: ['lake', 'river', 'wetland'] }] },
  IT57: { name: 'Cloudstone Anvil', slot: 'hand', left: ['cloudstone', 0], right: ['roundedCloudstone', 180], // Yellow 2211, Red 1122
    text: 'Something to strike upon.', abilities: [{ is: 'tool', tool: 'strike', n: 2 }, { is: 'technology', technology: 'hammer' }] },
  IT58: { name: 'Leather Boots', slot: 'body', left: ['leather', 180], right: ['renderedPitch', 90], // Yellow 1444, Yellow 4441
    text: 'Your first obstructed move each day costs nothing.', abilities: [{ is: 'arduousIgnore', per: 'day' }] },
  IT59: { name: 'Gut-strung Lyre', slot: 'hand', left: ['shapedShell', 180], right: ['sinew', 270], // Blue 3434, Yellow 4343
    text: 'Night action, once per game: each other character in your hex gains a minor boost.',
    abilities: [{ is: 'technology', technology: 'music' },
      { is: 'use', when: 'night', per: 'game', label: 'Play the lyre', where: 'company', do: [{ do: 'each', who: 'others', then: [{ do: 'boost', attribute: 'choice' }] }] }] },
  IT60: { name: 'Coral Blade', slot: 'hand', left: ['deadCoral', 0], right: ['renderedPitch', 90], // Red 2244, Yellow 4422
    text: '+1 when you fight a predator.', abilities: [{ is: 'tool', tool: 'cut' }, { is: 'testBonus', on: ['fight'], n: 1 }] },
} as const satisfies Record<string, ItemCard>;

export type ItemId = keyof typeof items;
export const itemIds = Object.keys(items) as readonly ItemId[];
