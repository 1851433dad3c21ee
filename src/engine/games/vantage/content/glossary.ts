import type { Term } from './kinds.ts';

/** VA-086 Each entry opens when its thing is first met by anyone. */
export const glossary: readonly Term[] = [
  {
    term: 'character',
    kind: 'cardType',
    opens: { cardType: 'character' },
    text:
      'You. Your card lies in the middle of your nine places and never leaves. Its first slot welcomes your own skill; its second may ' +
      'be lent to friends.',
  },
  {
    term: 'item',
    kind: 'cardType',
    opens: { cardType: 'item' },
    text:
      'A thing you can hold in one hand or regret leaving behind. It takes one of your nine places, can be given away, and may fetch ' +
      'coins.',
  },
  {
    term: 'animal',
    kind: 'cardType',
    opens: { cardType: 'animal' },
    text:
      'A creature that walks with you, wild at first. Some can be won over by a deed printed on the card; what comes back is the same ' +
      'animal, changed.',
  },
  {
    term: 'flora',
    kind: 'cardType',
    opens: { cardType: 'flora' },
    text:
      'Something rooted that has agreed to travel. It remembers the region in which you found it, and now and then can be eaten, brewed ' +
      'or planted.',
  },
  {
    term: 'vehicle',
    kind: 'cardType',
    opens: { cardType: 'vehicle' },
    text: 'Anything that carries you instead of the other way round. It eases certain journeys and often has room for a card in reserve.',
  },
  {
    term: 'lesson',
    kind: 'cardType',
    opens: { cardType: 'lesson' },
    text: 'Something learned by heart. It fills a place like any card, though it weighs nothing and cannot be handed on.',
  },
  {
    term: 'ally',
    kind: 'cardType',
    opens: { cardType: 'ally' },
    text: 'A person of Verrow who has come along for reasons of their own. Each exists once: if your friend travels with her, you cannot.',
  },
  {
    term: 'relic',
    kind: 'cardType',
    opens: { cardType: 'relic' },
    text:
      'Old, rare, and not quite finished with the world. Relics wait behind dear deeds and in hidden places; several stories ask for ' +
      'them.',
  },
  {
    term: 'condition',
    kind: 'cardType',
    opens: { cardType: 'condition' },
    text: 'Something you have caught, earned or owe. It fills one of your nine places until you do what the card says will end it.',
  },
  {
    term: 'map',
    kind: 'cardType',
    opens: { cardType: 'map' },
    text:
      'Lies beside your nine places, in your supply, and fills none of them. It tells you something about the ground without showing ' +
      'it.',
  },
  {
    term: 'letter',
    kind: 'cardType',
    opens: { cardType: 'letter' },
    text:
      'Lies in your supply. Somebody wrote it to somebody; you may read it, deliver it, or keep it with its brothers and see what they ' +
      'say together.',
  },
  {
    term: 'holding',
    kind: 'cardType',
    opens: { cardType: 'holding' },
    text:
      'A corner of Verrow that is yours: a bunk, a stall, a step. Lies in your supply; its deeds work only at the location named, for ' +
      'you and for visitors.',
  },
  {
    term: 'mission',
    kind: 'cardType',
    opens: { cardType: 'mission' },
    text: 'What the ship wants. It lies in the center for all of you; nobody is obliged. When it is done you may stop, or go on.',
  },
  {
    term: 'destiny',
    kind: 'cardType',
    opens: { cardType: 'destiny' },
    text:
      'What Verrow wants, once you have stumbled upon it. Several may lie in the center. When one is fulfilled, you decide when its ' +
      'last page is read.',
  },
  {
    term: 'sinew',
    kind: 'element',
    opens: { element: 'sinew' },
    text: 'The deed has to do with something that has a pulse. Slots marked sinew welcome its dice.',
  },
  {
    term: 'bloom',
    kind: 'element',
    opens: { element: 'bloom' },
    text: 'The deed has to do with something that grows. Slots marked bloom welcome its dice.',
  },
  {
    term: 'stone',
    kind: 'element',
    opens: { element: 'stone' },
    text: 'The deed has to do with rock, brick or patience. Slots marked stone welcome its dice.',
  },
  {
    term: 'tide',
    kind: 'element',
    opens: { element: 'tide' },
    text: 'The deed has to do with water in any mood, ice included. Slots marked tide welcome its dice.',
  },
  {
    term: 'ember',
    kind: 'element',
    opens: { element: 'ember' },
    text: 'The deed has to do with fire, or with what it leaves. Slots marked ember welcome its dice.',
  },
  {
    term: 'gear',
    kind: 'element',
    opens: { element: 'gear' },
    text: 'The deed has to do with something made to move. Slots marked gear welcome its dice.',
  },
  {
    term: 'ice',
    kind: 'terrain',
    opens: { terrain: 'ice' },
    text: 'The White Quiet, mostly. It can bite on arrival; warm things and good company help.',
  },
  {
    term: 'peak',
    kind: 'terrain',
    opens: { terrain: 'peak' },
    text: 'High ground, thin air. Arriving may cost you breath, and the goats know the stairs.',
  },
  {
    term: 'field',
    kind: 'terrain',
    opens: { terrain: 'field' },
    text: 'Land that someone works. Helping is seldom wasted here, and there is usually a gate.',
  },
  {
    term: 'settlement',
    kind: 'terrain',
    opens: { terrain: 'settlement' },
    text: 'People live here, even where you see none. Letters are delivered, burdens set down and favours remembered in settlements.',
  },
  {
    term: 'forest',
    kind: 'terrain',
    opens: { terrain: 'forest' },
    text: 'Trees, felt and whatever sleeps across the path. Sound behaves differently in the Hush.',
  },
  {
    term: 'ruin',
    kind: 'terrain',
    opens: { terrain: 'ruin' },
    text: 'A place that used to be another place. Read what is left before you lean on it.',
  },
  {
    term: 'coast',
    kind: 'terrain',
    opens: { terrain: 'coast' },
    text: 'Where the sea comes and goes, sometimes farther than it should. Boats are at home here; watch the wet line.',
  },
  {
    term: 'underwater',
    kind: 'terrain',
    opens: { terrain: 'underwater' },
    text: 'Below the surface. Leaving or entering such a place on foot counts as SWIM, not WALK, and it can be cold.',
  },
  {
    term: 'desert',
    kind: 'terrain',
    opens: { terrain: 'desert' },
    text: 'Glass, light and long distances. Arriving may burn; shade is worth money.',
  },
  {
    term: 'vents',
    kind: 'terrain',
    opens: { terrain: 'vents' },
    text: 'Ground that breathes fire, in time to something. Heat on arrival is common, and so is music.',
  },
  {
    term: 'marsh',
    kind: 'terrain',
    opens: { terrain: 'marsh' },
    text: 'Half water, half decision. Small craft count as boats here, and most paths have moved since yesterday.',
  },
  { term: 'cave', kind: 'terrain', opens: { terrain: 'cave' }, text: 'Dark, dry or singing. Lamps, bats and counting are of use.' },
  {
    term: 'sky',
    kind: 'terrain',
    opens: { terrain: 'sky' },
    text: 'Above a land. Arriving costs breath each time; you can steer from sky to sky, or back down when you like.',
  },
  {
    term: 'move',
    kind: 'skill',
    opens: { skill: 'move' },
    text:
      'Going, climbing, slipping past. Every departure is a move. A move token lowers the cost of a move deed by 1, yours or a ' +
      "friend's.",
  },
  {
    term: 'look',
    kind: 'skill',
    opens: { skill: 'look' },
    text: 'Noticing, usually the cheapest deed. A look reveals the letter of your region and often lets you go on acting.',
  },
  {
    term: 'engage',
    kind: 'skill',
    opens: { skill: 'engage' },
    text: 'Speaking, singing, trading, sitting down with. Allies are won this way, and most wild animals.',
  },
  {
    term: 'help',
    kind: 'skill',
    opens: { skill: 'help' },
    text: 'Mending, feeding, carrying. It seldom pays at once, and is seldom forgotten.',
  },
  {
    term: 'take',
    kind: 'skill',
    opens: { skill: 'take' },
    text: 'Gathering, digging, buying, borrowing. Things come to you this way; some leave a mark on your mood.',
  },
  {
    term: 'overpower',
    kind: 'skill',
    opens: { skill: 'overpower' },
    text: 'Force, the dearest deed. It always works, it is often lasting, and places remember it.',
  },
  {
    term: 'time',
    kind: 'stat',
    opens: { stat: 'time' },
    text: 'The daylight you have left, 0 to 6. Gained beyond 6, each point becomes a random skill token instead.',
  },
  {
    term: 'morale',
    kind: 'stat',
    opens: { stat: 'morale' },
    text: 'Your heart for it, 0 to 6. Company, songs and honest work bring it back.',
  },
  {
    term: 'health',
    kind: 'stat',
    opens: { stat: 'health' },
    text: "Your body's opinion, 0 to 6. Climate goes for it first, unless you give up time and morale instead.",
  },
  {
    term: 'setback',
    kind: 'face',
    opens: { face: 'setback' },
    text: 'A stumble without a scratch. Left unplaced it costs nothing and goes back to the pool, ready to be rolled again.',
  },
  {
    term: 'blank',
    kind: 'face',
    opens: { face: 'blank' },
    text: 'Nothing happens, which is worth something. A blank die can still be placed in a slot that takes any face.',
  },
  { term: 'wild', kind: 'keyword', opens: { tag: 'wild' }, text: 'Not yet yours. The card says what would change its mind.' },
  {
    term: 'loyal',
    kind: 'keyword',
    opens: { tag: 'loyal' },
    text: 'The tame form of a wild animal. It replaces the old card in the same place and brings its own arrival gift.',
  },
  {
    term: 'location-specific',
    kind: 'keyword',
    opens: { tag: 'locationSpecific' },
    text:
      'The deeds of this card are used only on the location it names, by its owner or anyone else standing there. Reserve it adds ' +
      'counts everywhere.',
  },
  {
    term: 'harm',
    kind: 'keyword',
    opens: { tag: 'harm' },
    text: 'A condition you would rather not have. It says on the card what it spoils, and what makes it go.',
  },
  {
    term: 'mixed',
    kind: 'keyword',
    opens: { tag: 'mixed' },
    text: 'A condition with two sides. Read both before you hurry to be rid of it.',
  },
  {
    term: 'boon',
    kind: 'keyword',
    opens: { tag: 'boon' },
    text: 'A condition that does you good for a little while and then leaves by itself, as good things do.',
  },
  {
    term: 'other crew',
    kind: 'keyword',
    opens: { tag: 'otherCrew' },
    text: 'Four letters in the same ink, by people who came down before you. Each is worth delivering; together they are worth more.',
  },
  {
    term: 'lamp part',
    kind: 'keyword',
    opens: { tag: 'lampPart' },
    text: 'One of three relics that were once a single thing. Each is stronger beside another; together they have somewhere to be.',
  },
  {
    term: 'grid',
    kind: 'keyword',
    opens: { event: 'setup' },
    text: 'Your nine places, three by three, with you in the middle. Filling all nine is a story of its own.',
  },
  {
    term: 'reserve',
    kind: 'keyword',
    opens: { event: 'firstReserve' },
    text: 'Room for cards that do not fit into your nine places. A reserved card does nothing until it is transferred in.',
  },
  {
    term: 'supply',
    kind: 'keyword',
    opens: { event: 'firstSupplyCard' },
    text: 'The space beside your nine places for lying cards: maps, letters and holdings. There is always room.',
  },
  {
    term: 'center',
    kind: 'keyword',
    opens: { event: 'setup' },
    text: 'The shared middle of the table: mission, destinies, the dice pool, and the dice that hurt someone.',
  },
  {
    term: 'boost',
    kind: 'keyword',
    opens: { event: 'firstBoost' },
    text: 'Small cubes on a card, spent to use the powers printed on it. Each card can hold only so many.',
  },
  {
    term: 'slot',
    kind: 'keyword',
    opens: { event: 'firstRoll' },
    text: 'A place on a card for one rolled die. Whatever the slot asks for must be true; a die lying there cannot hurt you.',
  },
  {
    term: 'price',
    kind: 'keyword',
    opens: { event: 'firstPricedSlot' },
    text: 'This slot wants boost from its own card before it accepts a die.',
  },
  {
    term: 'bonus',
    kind: 'keyword',
    opens: { event: 'firstBonus' },
    text: "Filling this slot gives its owner something, even if the die was a friend's.",
  },
  {
    term: 'impact',
    kind: 'keyword',
    opens: { event: 'firstImpact' },
    text: 'Reaches across the whole of Verrow: this slot or power may serve any player anywhere, if its owner agrees.',
  },
  {
    term: 'when placed',
    kind: 'keyword',
    opens: { event: 'firstWhenPlaced' },
    text: 'A gift the first time this card comes into your nine places. It is not given from the reserve.',
  },
  {
    term: 'pool',
    kind: 'keyword',
    opens: { event: 'setup' },
    text: 'All dice that are free to be rolled. If there are too few, every die comes home first, from cards and penalties alike.',
  },
  {
    term: 'refresh',
    kind: 'keyword',
    opens: { event: 'firstRefresh' },
    text: 'Dice return to the pool, and the slots they lay in are open again. A full refresh empties every card.',
  },
  {
    term: 'skill token',
    kind: 'keyword',
    opens: { event: 'firstToken' },
    text: 'Spent before the roll, it lowers the cost of a deed of its kind by 1. Any of you may spend for anyone.',
  },
  {
    term: 'random skill',
    kind: 'keyword',
    opens: { event: 'firstRandom' },
    text: 'Roll a skill die; take the token it shows, if one is left.',
  },
  {
    term: 'coin',
    kind: 'keyword',
    opens: { event: 'firstCoin' },
    text: 'Money of Verrow. Only the one who acts may pay with it; some cards can be sold for it where a text says so.',
  },
  {
    term: 'X',
    kind: 'keyword',
    opens: { event: 'firstX' },
    text: 'You decide how much to put in, from 1 to 6, before you know what it brings. More dice, more depth.',
  },
  {
    term: 'continue',
    kind: 'keyword',
    opens: { event: 'firstContinue' },
    text: 'Do another deed this turn. Must means must; may means if you like, and only now.',
  },
  {
    term: 'always available',
    kind: 'keyword',
    opens: { event: 'firstAlways' },
    text: 'At each location you usually get one deed, for the whole game. This one is exempt: do it as often as you like.',
  },
  {
    term: 'depart',
    kind: 'keyword',
    opens: { event: 'firstDepart' },
    text: 'Leaving by the compass, always a move. A numbered direction costs 1, a star has its own price, a bare side is closed.',
  },
  {
    term: 'star exit',
    kind: 'keyword',
    opens: { event: 'firstStar' },
    text: 'A way with a catch. Declare the direction first; then you learn what it costs, and sometimes a slanting way opens beside it.',
  },
  {
    term: 'region',
    kind: 'keyword',
    opens: { event: 'firstRegion' },
    text: 'A wider stretch of land, named by a letter from A to L. Looking around tells you which one you are in.',
  },
  {
    term: 'sector',
    kind: 'keyword',
    opens: { event: 'firstSector' },
    text: 'One of the six lands of Verrow, two regions each. Every pod falls into a different one.',
  },
  {
    term: 'under',
    kind: 'keyword',
    opens: { hidden: 'under' },
    text: 'The hidden place below a land. You reach it by falling, breaking or trusting, and leave it by a star exit.',
  },
  {
    term: 'within',
    kind: 'keyword',
    opens: { hidden: 'within' },
    text: 'The hidden room inside a land. It has a door, though not where doors usually are.',
  },
  {
    term: 'cold',
    kind: 'keyword',
    opens: { damage: 'cold' },
    text: 'Climate damage. For each point lose 1 health, or 1 time and 1 morale; you choose.',
  },
  {
    term: 'heat',
    kind: 'keyword',
    opens: { damage: 'heat' },
    text: 'Climate damage. For each point give up 1 health, or else 1 time and 1 morale. Shade, veils and noon sleep cancel it.',
  },
  {
    term: 'hypoxia',
    kind: 'keyword',
    opens: { damage: 'hypoxia' },
    text: 'Thin air. Each point takes 1 health, or 1 time with 1 morale, as you prefer. Bottled breath helps.',
  },
  {
    term: 'progress token',
    kind: 'keyword',
    opens: { event: 'firstProgressToken' },
    text: 'A marker on a mission or destiny. It counts towards the goal as the card says and cannot be spent.',
  },
  {
    term: 'stand-in',
    kind: 'keyword',
    opens: { event: 'firstStandIn' },
    text: 'A progress token that replaces one step of a goal. At most half of the steps can be replaced.',
  },
  {
    term: 'shadow token',
    kind: 'keyword',
    opens: { event: 'firstZero' },
    text: "Somebody's lamp went out and was lit again. The mission remembers; it will not allow it much more often.",
  },
  {
    term: 'Book of Vantages',
    kind: 'keyword',
    opens: { event: 'firstVista' },
    text: 'A page for your eyes only. You may tell the others what you see, in words, for as long as you like.',
  },
  {
    term: 'sharing a location',
    kind: 'keyword',
    opens: { event: 'firstSharedLocation' },
    text: 'Standing together you may lend each other slots, hand over coins, items, flora and vehicles on your turn, and leave as one.',
  },
  {
    term: 'transfer',
    kind: 'keyword',
    opens: { event: 'firstTransfer' },
    text: 'A reserved card moves into your nine places, into a gap or in exchange for another. No arrival gift.',
  },
  {
    term: 'Lamplighter',
    kind: 'keyword',
    opens: { event: 'firstVoice' },
    text: 'The voice in quotation marks. It gives advice, never orders, and has not yet been seen from the front.',
  },
];
