import type { GoalId } from './goals.ts';
import { costs } from './values.ts';
import type { Feature } from './vocabulary.ts';

export interface GoalAdvice {
  /** What to do for the goal, where the character stands; `{cost}` is what the stone asks for. */
  readonly say: string;
  /** What to do to get there, if it cannot be done here or now. */
  readonly first: string;
  /** Beginnings of the ids of options that bring the goal nearer. */
  readonly deeds: readonly string[];
  /** Where a thing is dragged for it: the same thing may be dragged elsewhere for something else. */
  readonly onto?: string;
  /** Where it can be done, and the energy for it: nobody is sent there who could not do it. */
  readonly there?: { readonly at: readonly Feature[]; readonly energy: number };
}

const fresh: readonly Feature[] = ['lake', 'river', 'wetland'];
const rocky: readonly Feature[] = ['cave', 'chasm', 'moraine', 'mountain'];

/** The goals of the introduction in the order in which a newcomer does best to take them. */
export const goalAdvice: Partial<Record<GoalId, GoalAdvice>> = {
  G102: {
    say: 'Fishing feeds you. Tap the fishing stone beside your figure: it costs {cost}, from the tokens on your board.',
    first: 'Fishing needs water: a lake, a river or a wetland in your hex. Drag your figure to a hex that has one; each step draws a Journey card.',
    deeds: ['fish:'],
    there: { at: fresh, energy: costs.fish },
  },
  G105: {
    say: 'Everybody needs water at night. Tap the water stone: {cost}, and the water goes into your bag.',
    first: 'Water is gathered at a lake, a river or a wetland. Walk to one.',
    deeds: ['gather-water:'],
    there: { at: fresh, energy: costs.gatherWater },
  },
  G103: {
    say: 'Forage for food, wood and fiber: tap the foraging stone, {cost}. You lay out a stretch of land and take what is in reach.',
    first: 'Forage in a forest or on a prairie. Drag your figure to a hex that shows one.',
    deeds: ['forage:'],
    there: { at: ['forest', 'prairie'], energy: costs.forage },
  },
  G106: {
    say: 'A roof gives better sleep. Tap the shelter stone: {cost}.',
    first: 'A shelter is prepared in a cave. Walk to a hex that has one.',
    deeds: ['prepare-shelter:'],
    there: { at: ['cave'], energy: costs.prepareShelter },
  },
  G104: {
    say: 'Dig for stone: tap the mining stone, {cost}. You feel in a bag for what you want and draw it out.',
    first: 'Stone lies in caves, chasms, moraines and mountains. Walk to one of them.',
    deeds: ['mine:'],
    there: { at: rocky, energy: costs.mine },
  },
  G107: {
    say: 'Look behind the next rise: drag your figure into the mist beside you. A hex that you enter for the first time turns over.',
    first: 'Rest first: exploring costs energy on hard ways.',
    deeds: ['mini:'],
  },
  G109: {
    say: 'Turn raw material into something better: tap Process at the bench, {cost}, up to three tokens if you have the tools for them.',
    first: 'Processing needs a material and its tools. Hold a token in your bag to read which; stones are tools too.',
    deeds: ['process:'],
  },
  G110: {
    say: 'Make a tool: drag two materials from your bag to the bench and turn them until their inner edges match. Flaked riverstone with wood makes a spear.',
    first: 'Crafting needs two materials whose edges can match. Wood and riverstone are good for a beginning.',
    deeds: ['res:', 'craft:'],
    onto: 'bench:left',
  },
  G108: {
    say: 'Keep six resources together in your bags and this goal is done. Forage, fish or dig for more.',
    first: 'Fill your bags tomorrow: you are too tired for more today.',
    deeds: ['forage:', 'fish:', 'mine:', 'gather-water:'],
  },
  G101: {
    say: 'Enough for today. Tap the sleeping stone on your board: when everybody has passed, night falls. Have food and water in the bag if you can.',
    first: 'Night comes when everybody has passed.',
    deeds: ['pass:'],
  },
};

/** What everybody needs for the night, in the order in which it is cared for; `goal` teaches it the first time. */
export const nightNeeds = {
  water: { goal: 'G105', title: 'Water for the night', deeds: ['gather-water:'], at: fresh },
  food: { goal: 'G102', title: 'Food for the night', deeds: ['fish:', 'forage:'], at: [...fresh, 'forest', 'prairie'] },
  shelter: { goal: 'G106', title: 'A roof for the night', deeds: ['prepare-shelter:'], at: ['cave'] },
} as const satisfies Record<string, { goal: GoalId; title: string; deeds: readonly string[]; at: readonly Feature[] }>;
export type NightNeed = keyof typeof nightNeeds;

/** Where those who stand together have too little for all of them; `{cost}` is what the stone asks for. */
export const forOthers = {
  water: 'There is not water enough for everybody here. Gather more, {cost}, and give it to those who have none.',
  food: 'There is not food enough for everybody here. Get more, {cost}, and share it.',
} as const;

/** Where somebody has enough for two. */
export const giving = {
  water: 'Somebody beside you has no water, and you have more than you drink. Drag one to their board: it costs nothing.',
  food: 'Somebody beside you has nothing to eat, and you have more than you need. Drag something to their board: it costs nothing.',
} as const;

/** What is said when the game asks something in the middle of things, by the beginning of the question's name; the longest wins. */
export const askAdvice: Readonly<Record<string, string>> = {
  'create.throw': 'A new person begins with five dice. Throw them; if the sum is too low, they are thrown again.',
  'create.assign':
    'Four of the dice become Might, Dexterity, Conviction and Awareness. Give each the one you want: Might for fights, Dexterity for fishing and prey, Awareness for the land, Conviction ' +
    'for the rest.',
  'create.trait': 'A trait helps in tests of its kind. Choose who this person is.',
  'create.name': 'Give them a name, or take any.',
  'mantle.choose': 'A mantle is a place among your people, with a figure and a board. Choose one for each.',
  'power.choose': 'A mantle power can be used now and then; then it lies face down until it is readied.',
  'valley.region': 'The Verdant Vale is green and full of water, the Skyreach Plateau high and bare. For a first life take the Vale.',
  'valley.slot': 'A tray holds three hexes. Say where your first hex lies; the other two hide in the mist.',
  'start.where': 'Put your figure on the map. Here you wake.',
  'test.throw': 'A test: throw the die and add your attribute. The slab shows how likely each outcome is. A six gives one more die.',
  'test.reroll': 'You may throw one die again.',
  'test.turn': 'You may turn a die by one.',
  'test.attribute': 'Choose which attribute you trust.',
  'fish.throw': 'Cast the line: throw the dice.',
  'fish.assign': 'Drag each die to a strike zone. The chance beside a zone tells how likely it is to be enough; two dice in one zone add up.',
  'fish.current': 'Choose a current. It joins your strike to one of the modifiers on the right.',
  'fish.': 'Look at the water before you choose.',
  'forage.keep': 'Two cards are drawn: lay one of them beside the others. What you want should come into the foreground.',
  'forage.next': 'Search on to widen the land, or stop and harvest. Every search may bring a predator nearer.',
  'forage.harvest': 'Tap what you want to take: up to three things in reach, those that are bright.',
  'forage.hunt': 'Tap the prey. Large prey needs a good throw, and a spear helps.',
  'wildlife.': 'It is hungry too. Fight it, or get away; both are tests.',
  'mine.': 'Feel for the stone you want and draw it. Each stone shows an omen: if it is one of this night, something happens.',
  'craft.left': 'Choose the first material.',
  'craft.right': 'Choose the second material.',
  'craft.place': 'Turn both tokens with a finger, the wheel or a key until the edges that touch show the same sign, in any number. The code below tells what comes of it.',
  'process.': 'Choose what to work on; it turns to its other side.',
  'pack.': 'Move items between your hands, your body and your pouches. What is packed cannot be used.',
  'exchange.': 'You stand together: drag what you give onto the other name. A tap on that name shows their things, to hand some back.',
  'card.': 'Read the card and choose.',
  'group.': 'All of you decide this together; whoever taps first decides.',
  'journey.': 'The way is hard. You may have something that helps.',
  'omen.card': 'The card shows an omen of this night. Looking into it may teach you something, or not.',
  'night.food': 'Drag food from your bag to the mouth on your board: whoever eats and drinks regains energy and heals.',
  'night.water': 'Drag water to the mouth as well.',
  'night.act': 'By the fire there is time for one small thing.',
  'night.fire': 'Feed the fire with wood or it burns down.',
  'reconcile.bag': 'At night the bag must close: turn the tokens and lay them flat into the grid. What does not fit is left behind. “Pack it for us” lays them for you.',
  'night.': 'The night goes step by step; do what is asked and it passes.',
  'malady.': 'Injuries and diseases fill your health track. When it is full you can do nothing until somebody helps.',
  'challenge.end': 'You have done enough to end well. You may also go on.',
};

/**
 * What is pointed at where much could be done and little of it helps: the first of these beginnings that is on offer. Nothing where it
 * is a matter of taste. Fishing and foraging are reckoned out by adviceScenes.ts.
 */
export const askPoints: Readonly<Record<string, readonly string[]>> = {
  'reconcile.bag': ['done', 'close:'],
  'pack.': ['done'],
  'forage.next': ['harvest'],
  'create.assign': [],
  'craft.place': [],
  'mine.draw': [],
};

export const tired = 'You have no energy left for more. Tap the sleeping stone on your board to pass; when everybody has passed, night falls.';
export const dayBeginning = 'Each action costs energy. Do what your goals ask, and keep food and water for the night.';
