import type { Seat } from '../../kernel/rule.ts';
import type { Given } from '../../kernel/rules.ts';
import { levels } from './content/opening.ts';
import { diceInPlay, tokensPerSkill, whenOptions } from './content/values.ts';
import { skills, type Skill } from './content/vocabulary.ts';
import type { House, Player, VantageState } from './state.ts';

const tokens = (n: number): Record<Skill, number> => Object.fromEntries(skills.map((skill) => [skill, n])) as Record<Skill, number>;

const nobody = (): Player => ({
  level: 0,
  skill: null,
  character: null,
  stats: { time: 0, morale: 0, health: 0 },
  skills: tokens(0),
  coins: 0,
  grid: Array.from({ length: 9 }, () => null),
  reserve: [],
  lying: [],
  pod: null,
  crashedAt: null,
  location: null,
  told: false,
  shared: false,
  done: {},
  journal: [],
  notes: [],
  shows: false,
  pages: [],
  page: null,
  stayed: 0,
});

/** VA-003, VA-025 to VA-029 A pristine world: every die in the pool, every token in the supply, every card in the box. */
export function setUp({ mix, seats, options, chance }: Given): VantageState {
  const [first] = seats as readonly [Seat];
  return {
    chance: [...chance],
    mix,
    phase: 'orbit',
    seats: [...seats],
    first,
    active: first,
    turns: 0,
    players: Object.fromEntries(seats.map((seat) => [seat, nobody()])),
    supply: tokens(tokensPerSkill),
    pool: diceInPlay(seats.length),
    penalty: 0,
    roll: [],
    refreshes: 0,
    mission: null,
    destinies: [],
    flags: [],
    deeds: [],
    visits: [],
    quietRounds: 0,
    placed: [],
    gainedIn: {},
    fullGridSeen: false,
    turn: null,
    heard: [],
    house: houseOf(options),
    ended: null,
  };
}

const houseOf = (options: Given['options']): House => ({
  level: levels.find(({ id }) => id === options.level)?.level ?? null,
  doubles: options.doubles as House['doubles'],
  shadowLimit: whenOptions.zero[options.zero as keyof typeof whenOptions.zero],
  opening: options.opening as House['opening'],
  refresh: options.refresh as House['refresh'],
  faces: options.faces as House['faces'],
  rulings: options.rulings === 'on',
  evening: whenOptions.evening[options.evening as keyof typeof whenOptions.evening],
  watchers: options.watchers === 'places',
});
