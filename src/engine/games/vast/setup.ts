import { next, shuffle, type Chance } from '../../kernel/chance.ts';
import type { Given } from '../../kernel/rules.ts';
import { startingValues } from './campaign.ts';
import { difficulties, type DifficultyId } from './content/journey.ts';
import { centre, openingDarkSquares, type SquareId } from './content/manor.ts';
import { goals, houseRules, marchingSkeletons, type SkeletonId } from './content/values.ts';
import { noCards, setUpMap, setUpPaladin } from './rules/setup.ts';
import { freshSkeletonsTurn } from './rules/skeletons/values.ts';
import type { JourneyState, LaidTile, VastState } from './state.ts';

type Shuffle = <T>(things: T[]) => void;

/** §17.1 The first position of a journey; the spawn dice are thrown when play begins. */
export function setUpJourney(given: Given): VastState {
  const chance: Chance = { chance: [...given.chance] };
  const mix: Shuffle = (things) => shuffle(things, (range) => next(chance, range));
  const { map, stack } = setUpMap(mix);
  const paladin = setUpPaladin(mix, { disdainInPlay: true });
  const march = marchOrder(given.options.difficulty as DifficultyId, mix);
  const start = startingValues({
    valor: Number(given.options.valor),
    stability: Number(given.options.stability),
    terror: Number(given.options.terror),
  });
  if (given.options.opening === 'first-turn') putUnderLesson(map, stack);
  return {
    chance: chance.chance,
    mix: given.mix,
    roles: ['paladin'],
    round: 0,
    active: 'paladin',
    phase: { step: 'set-up' },
    map,
    stack,
    figures: { paladin: '4,7' },
    tokens: { [centre]: { blood: 1 } },
    treasureMarkers: {},
    breaches: {},
    forceWalls: {},
    paladin: { ...paladin, fury: start.valor, light: start.valor },
    pitMarkers: {},
    cursed: {},
    skeletons: {
      stability: start.stability,
      march,
      faceDown: [],
      off: Object.fromEntries(march.map((id) => [id, 'standing'])),
      dazzled: {},
      gear: noCards(), // MM-609 Skeletons of the journey use no gear
      turn: freshSkeletonsTurn(),
    },
    terror: start.terror,
    spider: null,
    manor: null,
    warlock: null,
    goals: { ...goals },
    houseRules: { ...houseRules },
    limited: given.options.rounds === 'limited',
    journey: journeyOf(given, paladin.health),
    ended: null,
  };
}

/** MM-589, MM-666, MM-668, MM-816 Easy leaves one card out at random; hard adds a sixth Skeleton. */
function marchOrder(difficulty: DifficultyId, mix: Shuffle): SkeletonId[] {
  const { skeletons } = difficulties[difficulty];
  const cards: SkeletonId[] = skeletons > marchingSkeletons.length ? [...marchingSkeletons, 'bones'] : [...marchingSkeletons];
  mix(cards);
  return cards.slice(0, skeletons);
}

function journeyOf({ options }: Given, startHealth: number): JourneyState {
  const { goal, terrorLimit } = difficulties[options.difficulty as DifficultyId];
  return {
    difficulty: options.difficulty as DifficultyId,
    goal,
    terrorLimit,
    startHealth,
    caught: [],
    poltergeistValue: options.poltergeists as JourneyState['poltergeistValue'],
    ownDice: options.dice === 'own',
    ...(options.ties === 'settled' && { settlesTies: true }),
  };
}

/** The first lesson reveals a corridor with a poltergeist to the left of the Entrance. */
function putUnderLesson(map: Record<SquareId, LaidTile>, stack: string[]): void {
  const wanted = 'poltergeist-I-1';
  const left: SquareId = '3,7';
  const there = map[left]!.tile;
  const elsewhere = openingDarkSquares.find((square) => map[square]!.tile === wanted);
  if (elsewhere) map[elsewhere] = { ...map[elsewhere]!, tile: there };
  else stack[stack.indexOf(wanted)] = there;
  map[left] = { ...map[left]!, tile: wanted };
}
