import { tap, type Option } from '../../../../kernel/option.ts';
import { colorOf, facesOf, kindOf, type DieId } from '../../content/dice.ts';
import { checkOf, equipmentOf, recruitOf } from '../../content/find.ts';
import type { DiceCheck } from '../../content/types.ts';
import type { Icon, Section } from '../../content/vocabulary.ts';
import { rolledDie, type Convert, type RolledDie } from '../../reckoning/pool.ts';
import type { CheckState, PoolDie, Vanguard, VanguardState } from '../../state.ts';
import { boardOf, othersWith, planetNow } from '../board.ts';
import { lastingIn } from '../effects/lasting.ts';

/** The check being made, with all that is printed on it. */
export const checkNow = (state: VanguardState): { readonly state: CheckState; readonly card: DiceCheck } | null => {
  const planet = planetNow(state);
  return planet.check && { state: planet.check, card: checkOf(planet.check.check, planet.id) };
};

export const shown = ({ die, side }: PoolDie): readonly Icon[] => facesOf(die)[side]!;

/** The roll pool as it counts now: what cards have changed until the check ends is in it. */
export function poolOf({ pool, countsAs }: CheckState): RolledDie[] {
  return pool.map((one) => {
    let icons = [...shown(one)];
    for (const { die, from, to, color, times } of countsAs) {
      if (die !== null && die !== one.die) continue;
      if (color !== null && color !== colorOf(one.die)) continue;
      if (from === 'DIE') icons = [to];
      // Icons that count for more than one thing are spelled out: FIX twice, or CMP as SCN besides.
      else icons = icons.flatMap((icon) => (icon !== from ? [icon] : times > 1 ? [to, to] : [to]));
    }
    return rolledDie(one.die, one.owner, icons);
  });
}

/** IV-181 to IV-183, IV-188 The roller's own convert, that of equipment they carry, and what lasts in the sector. */
export function convertsOf(state: VanguardState, roller: Section): Convert[] {
  const { check } = planetNow(state);
  if (check?.noConvert) return [];
  const board = boardOf(state, roller);
  const own = (who: Section): Convert => {
    const { convert } = recruitOf(boardOf(state, who).crew);
    return { color: convert.from, to: convert.to };
  };
  const carried = board.equipment.flatMap((id) => equipmentOf(id).ability.effects);
  const lasting = lastingIn(state, 'convert', board.sector).map(({ effect }) => effect);
  return [
    own(roller),
    ...(check?.sectorConverts ? othersWith(state, roller).map(own) : []),
    ...[...carried, ...lasting].flatMap((effect) => (effect.op === 'convert' ? [{ color: effect.color, to: effect.to }] : [])),
  ];
}

/** IV-210, RU-IV-98 Dice go to the spent pools of their owners. */
export function toSpent(t: Vanguard, check: CheckState, dice: readonly { readonly die: DieId }[]): void {
  for (const { die } of dice) {
    const one = check.pool.find((held) => held.die === die);
    if (!one) continue;
    check.pool = check.pool.filter((held) => held !== one);
    boardOf(t.state, one.owner).spent.push(die);
    check.spent.push(die);
    t.tell({ fact: 'dice', who: one.owner, dice: [die], to: 'spent' });
  }
}

/** One option for each die that differs from the others in owner, kind or side. */
export function poolOptions(pool: readonly PoolDie[]): Option<PoolDie>[] {
  const seen = new Set<string>();
  const look = (one: PoolDie): string => `${one.owner} ${colorOf(one.die)} ${kindOf(one.die)} ${shown(one).join('+')}`;
  return pool
    .filter((one) => !seen.has(look(one)) && seen.add(look(one)))
    .map((one) => tap(`die:${one.die}`, `${colorOf(one.die)} ${kindOf(one.die)} showing ${shown(one).join(' and ')}`, one));
}
