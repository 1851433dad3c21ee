import type { Given } from '../../kernel/rules.ts';
import { challenges, type ChallengeId } from './content/challenges.ts';
import { startingKnowledge } from './content/knowledge.ts';
import { startingPowers } from './content/powers.ts';
import { dayLimit, populationAtStart, trayLimits } from './content/values.ts';
import { challengesOpen } from './rules/challengeChoice.ts';
import { hexesOf } from './rules/valley.ts';
import { noHealth } from './rules/perishing.ts';
import { characterIds, type ChallengeState, type Character, type CharacterId, type StonesagaState } from './state.ts';

const emptyBoard = (seat: string): Character => ({
  seat, person: null, mantle: null, power: null, powerReady: true, at: null, energy: 0, health: noHealth(), boosts: {}, bag: {}, items: {},
  passed: false, legend: null, used: {}, fed: false, watered: false, comforted: false,
});

/** SS-078 to SS-083, RU-SC-63 A new society before anything is chosen. Who plays what is decided in the set-up phases. */
export function setUp({ mix, seats, options, chance }: Given): StonesagaState {
  const mode = mix.startsWith('endless') ? 'endless' : 'introduction';
  // SS-015 Boards are dealt round the seats, so that everybody has at least one.
  const count = Math.max(seats.length, options.company === 'one-each' ? 1 : Number(options.company));
  const characters = Object.fromEntries(characterIds.slice(0, count).map((id, i) => [id, emptyBoard(seats[i % seats.length]!)])) as Record<
    CharacterId,
    Character
  >;
  return {
    chance: [...chance],
    mix,
    mode,
    phase: { step: 'setup.create' },
    day: 0,
    seats: [...seats],
    count,
    characters,
    people: {},
    legends: [],
    trays: [],
    map: {},
    start: null,
    unused: { vale: hexesOf('vale'), skyreach: hexesOf('skyreach') },
    region: 'vale',
    trayLimit: trayLimits.first,
    outposts: {},
    tracks: { activity: 0, lore: 0, unrest: 0, population: populationAtStart },
    journey: { cards: [], discard: [] },
    night: { cards: [], discard: [] },
    challenge: mode === 'introduction' ? firstChallenge() : null,
    endless: mode === 'endless' ? { deck: [], discard: [], choice: null, mysteriesConfronted: 0, completed: 0, society: 'new' } : null,
    goals: {},
    completed: [],
    culture: {
      knowledge: mode === 'endless' ? [...startingKnowledge] : [],
      powers: mode === 'endless' ? [...startingPowers] : [],
      designs: [], recipes: {}, failed: [], omens: {}, looming: [], marks: [], read: [],
    },
    today: { investigated: [], investigators: {}, moreLore: false },
    scene: null,
    serial: 0,
    house: {
      harderActivity: options.activity === 'on',
      harderRest: options.rest === 'on',
      harderHunger: options.hunger === 'on',
      ownDice: options.dice === 'own',
      dusk: options.ties === 'dusk',
      hardcore: options.solo === 'hardcore' && count === 1,
      goesOn: mode === 'introduction' && options.afterwards === 'endless',
      days: options.days === 'limited' ? dayLimit : null,
      quick: options.creation === 'quick',
    },
    ended: null,
  };
}

/** SS-061 The first game of a first epoch. */
function firstChallenge(): ChallengeState {
  const [id] = challengesOpen({ epoch: 1, game: 1, looming: [] }) as readonly [ChallengeId];
  return { id, aside: [...challenges[id].aside], resolved: [], goesOn: false };
}
