import type { Marks, Workshop } from '../../testing/workshop.testing.ts';
import type { AnyRules } from '../../kernel/rules.ts';
import { cards, missionOf, missions } from './content/cards.ts';
import type { Mission } from './content/kinds.ts';
import { levels } from './content/opening.ts';
import { diceInPlay, tokensPerSkill } from './content/values.ts';
import { skills } from './content/vocabulary.ts';
import { gridCards, holdingsOf, playerOf } from './rules/people.ts';
import type { VantageState } from './state.ts';
import { walk } from './walks.testing.ts';

/** All dice of the game, wherever they are. */
export const diceOf = (s: VantageState): number =>
  s.pool +
  s.penalty +
  s.roll.length +
  s.seats.reduce((sum, seat) => sum + gridCards(playerOf(s, seat)).reduce((on, { dice }) => on + dice.length, 0), 0);

/** VA-188, VA-174, VA-289, VA-313, EX-VA-47 Dice and tokens are conserved, no card is owned twice, and none holds too much boost. */
export function excess(s: VantageState): readonly string[] {
  const slips: string[] = [];
  if (diceOf(s) !== diceInPlay(s.seats.length)) slips.push(`${diceOf(s)} dice`);
  for (const skill of skills) {
    const all = s.supply[skill] + s.seats.reduce((sum, seat) => sum + s.players[seat]!.skills[skill], 0);
    if (all !== tokensPerSkill) slips.push(`${all} ${skill} tokens`);
  }
  const owned = s.seats.flatMap((seat) => holdingsOf(s.players[seat]!));
  if (new Set(owned).size < owned.length) slips.push('a card is owned twice');
  for (const seat of s.seats)
    for (const { num, boost } of gridCards(s.players[seat]!))
      if (boost > cards.find((card) => card.num === num)!.boostCap) slips.push(`${boost} boost on ${num}`);
  return slips;
}

/** How a game went: its length, what was reached, and how much of the planet was seen. */
const marks = (s: VantageState): Marks => ({
  mission: s.mission?.complete ?? false,
  destiny: s.destinies.some(({ complete }) => complete),
  // the evening ends when a turn more than it has would begin
  'turns a player': Math.round(Math.min(s.turns, (s.house.evening ?? Infinity) * s.seats.length) / s.seats.length),
  places: new Set(s.visits.map(({ to }) => to)).size,
});

/** The dice of the mission show the pair of this one; everything else is left to chance. */
const withMission =
  ({ pair }: Mission) =>
  (rules: AnyRules): AnyRules => ({
    ...rules,
    play(t) {
      let thrown = 0;
      const s: VantageState = t.state;
      const chosen = (): boolean => s.phase === 'orbit' && s.seats.every((seat) => s.players[seat]!.level > 0);
      return rules.play({ ...t, roll: (sides) => (chosen() ? skills.indexOf(pair[thrown++ % 2]!) + 1 : t.roll(sides)) });
    },
  });

const cases = Object.fromEntries(missions.map((mission) => [`${mission.num} ${mission.name}`, withMission(mission)]));

const kinds = (s: VantageState): readonly string[] => {
  const mine = new Set(s.seats.map((seat) => s.players[seat]!.level));
  const mission = s.mission ? `${s.mission.num} ${missionOf(s.mission.num).name}` : 'no mission';
  return [mission, `for ${s.seats.length}`, ...levels.filter(({ level }) => mine.has(level)).map(({ id }) => `somebody ${id}`)];
};

export const workshop: Workshop = {
  machine: { level: 'daring', evening: 'long' },
  fuzzed: {},
  kinds,
  excess,
  together: true,
  marks,
  cases,
  walk,
};
