import { button, declining, tap, type Option } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import { gear } from '../../content/gear.ts';
import type { Vast } from '../../state.ts';
import { pay } from '../paladin/furyAndLight.ts';
import { loseGrit } from '../paladin/grit.ts';
import { powersBeside } from './powers.ts';
import { poison } from './poison.ts';
import { canSpend, spendStability } from './stability.ts';
import { activationOf, wears } from './values.ts';

type Extra = 'grit' | 'kukri' | 'poison';

const lostGrit = 3;
const costs: Readonly<Record<Extra, number>> = { grit: 1, kukri: gear.kukri.cost, poison: gear.poison.cost };

/** MM-293, GE-13, GE-14 After a hit of Stabby on the Paladin: each of her extras once, while there is Stability for it. */
export function* wound(t: Vast): Rule {
  const done: Extra[] = [];
  const stabby = activationOf('stabby');
  while (!t.state.ended && (extras(t, done).length > 0 || (canSpend(t.state, 1) && t.state.skeletons.gear.hand.length > 0))) {
    const extra = yield* chooseBeside<Extra | null>(
      'skeletons',
      'skeleton.wound',
      () => 'Stabby has hit the Paladin. Make it worse?',
      () => [...extras(t, done), declining(button('enough', 'That is enough', null))],
      () => powersBeside(t, stabby),
    );
    if (extra === null) return;
    done.push(extra);
    spendStability(t, costs[extra]);
    yield* inflict(t, extra);
  }
}

function extras(t: Vast, done: readonly Extra[]): Option<Extra | null>[] {
  const offers: readonly [Extra, boolean, Option<Extra>][] = [
    ['grit', true, tap('march:stabby', `Stabby: he loses ${lostGrit} Grit (1 Stability)`, 'grit')],
    ['kukri', wears(t.state, 'kukri'), tap('card:kukri', 'Kukri: he loses 1 Fury and 1 Light (1 Stability)', 'kukri')],
    ['poison', wears(t.state, 'poison'), tap('card:poison', 'Poison: a hero cube of his is lost for a round (1 Stability)', 'poison')],
  ];
  return offers.filter(([extra, has]) => has && !done.includes(extra) && canSpend(t.state, costs[extra])).map(([, , option]) => option);
}

function* inflict(t: Vast, extra: Extra): Rule {
  if (extra !== 'grit') t.tell({ fact: 'gearUsed', card: extra });
  if (extra === 'grit') yield* loseGrit(t, lostGrit);
  if (extra === 'poison') poison(t);
  if (extra !== 'kukri') return;
  const { fury, light } = t.state.paladin;
  pay(t, { fury: Math.min(1, fury), light: Math.min(1, light) }); // as far as he has them
}
