import { button } from '../../../../kernel/option.ts';
import { choose, type Rule, type Seat } from '../../../../kernel/rule.ts';
import { roundFrom } from '../../../../pieces/turnOrder.ts';
import { characters, missions } from '../../content/cards.ts';
import { levels, orbit } from '../../content/opening.ts';
import { rowOf } from '../../content/places.ts';
import { middleCell } from '../../content/values.ts';
import { skills, type Skill } from '../../content/vocabulary.ts';
import type { Vantage } from '../../state.ts';
import { layDown } from '../cards.ts';
import { gainSkill, rollSkill } from '../gaining.ts';
import { playerOf } from '../people.ts';

/** VA-034 Location 000: the pool is filled already; then characters, levels and the mission, in this order. */
export function* inOrbit(t: Vantage): Rule {
  const s = t.state;
  s.first = s.seats[t.roll(s.seats.length) - 1]!;
  s.active = s.first;
  t.tell({ fact: 'firstPlayerChosen', seat: s.first });
  const order = roundFrom(s.seats, s.first);
  for (const seat of order) yield* chooseCharacter(t, seat);
  for (const seat of order) yield* chooseLevel(t, seat);
  yield* setMission(t);
}

/** VA-035 to VA-041 The starting skill, chosen or rolled, decides the character. */
function* chooseCharacter(t: Vantage, seat: Seat): Rule {
  const taken = t.state.seats.map((one) => playerOf(t.state, one).skill);
  const open = skills.filter((skill) => !taken.includes(skill));
  const chosen = yield* choose<Skill | null>(seat, 'setup.skill', orbit.prompts.characters, [
    ...open.map((skill) => button(skill, skill, skill)),
    button('random', 'Let a die decide', null),
  ]);
  const skill = chosen ?? rollAmong(t, seat, open);
  const character = characters.find((one) => one.skill === skill)!.num;
  const player = playerOf(t.state, seat);
  player.skill = skill;
  player.character = character;
  t.tell({ fact: 'characterTaken', seat, character, skill });
  gainSkill(t, seat, skill, 1);
  yield* layDown(t, seat, { num: character, boost: 0, dice: [] }, middleCell, true);
}

/** VA-033 A skill die, rolled again while it shows what is taken. */
export function rollAmong(t: Vantage, seat: Seat, open: readonly Skill[]): Skill {
  for (;;) {
    const skill = rollSkill(t, seat);
    if (open.includes(skill)) return skill;
  }
}

/** VA-043 to VA-045, RU-VA-10 */
function* chooseLevel(t: Vantage, seat: Seat): Rule {
  const level =
    t.state.house.level ??
    (yield* choose(
      seat,
      'setup.level',
      orbit.prompts.levels,
      levels.map((one) => button(one.id, `${one.id}: ${one.level}`, one.level)),
    ));
  const player = playerOf(t.state, seat);
  player.level = level;
  player.stats = { time: level, morale: level, health: level };
  t.tell({ fact: 'levelTaken', seat, level });
}

/** VA-046 to VA-051 Two skill dice of the first player name the mission. */
function* setMission(t: Vantage): Rule {
  const { first, house } = t.state;
  const [a, b] = yield* rollPair(t, first, orbit.prompts.mission);
  if (house.opening !== 'less') for (const skill of [a, b]) gainSkill(t, first, skill, 1);
  const { num } = missions.find(({ pair }) => rowOf(...pair) === rowOf(a, b))!;
  t.state.mission = { num, tokens: 0, shadow: 0, complete: false, progress: [] };
  t.tell({ fact: 'missionSet', mission: num });
}

/** VA-050, VA-057, RU-VA-07, N11 Doubles may, must or may not be rolled again, both dice together. */
export function* rollPair(t: Vantage, seat: Seat, prompt: string): Rule<readonly [Skill, Skill]> {
  const { doubles } = t.state.house;
  for (;;) {
    const pair = [rollSkill(t, seat), rollSkill(t, seat)] as const;
    if (pair[0] !== pair[1] || doubles === 'not') return pair;
    const again =
      doubles === 'must' ||
      (yield* choose(seat, 'setup.reroll', prompt, [
        button('again', 'Roll both again', true),
        button('keep', `Keep two ${pair[0]}`, false),
      ]));
    if (!again) return pair;
  }
}
