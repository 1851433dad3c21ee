import { cardOf, discoveryOf, equipmentOf, recruitOf, skillOf, uniqueOf, upgradeOf } from '../content/find.ts';
import type { Ability } from '../content/types.ts';
import type { Section } from '../content/vocabulary.ts';
import type { PlanetState, VanguardState } from '../state.ts';
import { boardOf } from './board.ts';

export interface Source {
  readonly kind: 'skill' | 'card' | 'equipment' | 'find' | 'row';
  readonly id: string;
  readonly label: string;
  readonly ability: Ability;
}

/** Everything a crewmember could use: skill, hand, what they carry, what lies on the lander. */
export function sourcesOf(state: VanguardState, planet: PlanetState, who: Section): Source[] {
  const board = boardOf(state, who);
  const skill = skillOf(recruitOf(board.crew).skill);
  const list: Source[] = [{ kind: 'skill', id: `skill:${board.crew}`, label: skill.name, ability: skill.ability }];
  for (const card of board.hand) list.push({ kind: 'card', id: `card:${card}`, label: cardOf(card).name, ability: cardOf(card).top });
  for (const id of board.equipment) {
    const thing = equipmentOf(id);
    // IV-289, IV-291 What takes an action or places a token is offered among the actions; upgrades of it work by themselves.
    const works = thing.replaces === true || thing.ability.effects.some(({ lasts }) => lasts === 'exploration');
    if (!thing.action && !thing.token && !works)
      list.push({ kind: 'equipment', id: `equipment:${id}`, label: thing.name, ability: thing.ability });
  }
  for (const { id } of planet.found) {
    const { ability, name } = discoveryOf(id);
    if (ability) list.push({ kind: 'find', id: `discovery:${id}`, label: name, ability });
  }
  for (const n of planet.foundUniques) {
    const { ability, name } = uniqueOf(n);
    if (ability) list.push({ kind: 'find', id: `unique:${n}`, label: name, ability });
  }
  for (const id of state.ship.upgrades) {
    const { rule, name } = upgradeOf(id);
    if (rule?.checkReroll)
      list.push({
        kind: 'row',
        id: `upgrade:${id}`,
        label: name,
        ability: { when: 'check', uses: { n: rule.checkReroll, per: 'exploration' }, effects: [{ op: 'reroll', n: 1 }] },
      });
  }
  return list;
}
