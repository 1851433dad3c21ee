import { button, declining, tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { powers, type PowerId } from '../../content/powers.ts';
import type { PowerToken } from '../../content/schema.ts';
import { mantleTitles } from '../../content/values.ts';
import { mantles, type Mantle } from '../../content/vocabulary.ts';
import type { CharacterId, Phase, Stonesaga, StonesagaState } from '../../state.ts';
import { ask } from '../asking.ts';
import { everybody, nameOf } from '../characters.ts';

/** SS-036, SS-037, SS-041 Each mantle has one board. */
export function* chooseMantles(t: Stonesaga): Rule<Phase> {
  const who = everybody(t.state).find((one) => t.state.characters[one].mantle === null);
  if (!who) return { step: 'setup.powers' };
  const free = mantles.filter((mantle) => !everybody(t.state).some((one) => t.state.characters[one].mantle === mantle));
  const mantle: Mantle = yield* ask(
    t,
    who,
    'mantle.choose',
    `Which mantle does ${nameOf(t.state, who)} take?`,
    free.map((one) => tap(`mantle:${one}`, mantleTitles[one], one)),
  );
  t.state.characters[who].mantle = mantle;
  t.tell({ fact: 'mantleTaken', who, mantle });
  return { step: 'setup.mantles' };
}

/** SS-043 to SS-046, SC-172 to SC-174, R-SS-87 */
export function* choosePowers(t: Stonesaga): Rule<Phase> {
  for (const who of everybody(t.state)) {
    const open = powersFor(t.state, who);
    if (open.length === 0) continue;
    const power = yield* ask(t, who, 'power.choose', `Which power does ${nameOf(t.state, who)} carry?`, [
      ...open.map((one) => tap(`power:${one}`, powers[one].name, one as PowerId | null)),
      declining(button('no-power', 'None', null)),
    ]);
    if (!power) continue;
    t.state.characters[who].power = power;
    t.tell({ fact: 'powerEquipped', who, power });
  }
  return { step: 'setup.valley' };
}

export const powersFor = (state: StonesagaState, who: CharacterId): PowerId[] =>
  state.culture.powers.filter((id) => {
    const { mantle }: PowerToken = powers[id];
    return (
      (mantle === null || mantle === state.characters[who].mantle) && !everybody(state).some((one) => state.characters[one].power === id)
    );
  });
