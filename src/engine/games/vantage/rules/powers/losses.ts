import { tap } from '../../../../kernel/option.ts';
import type { Rule, Seat } from '../../../../kernel/rule.ts';
import { stats, type Climate } from '../../content/vocabulary.ts';
import type { Vantage } from '../../state.ts';
import { agree, pickOne, secondStep } from '../asking.ts';
import { dropCard } from '../dropping.ts';
import { calledOf, companionsOf, playerOf, rewrite } from '../people.ts';
import type { Harm, Moment, PowerRules } from './kinds.ts';

const suffers = (moment: Moment, kind: Climate | 'any'): moment is Moment & { readonly harm: Harm } =>
  moment.harm !== undefined && moment.harm.points > 0 && moment.harm.climate !== null && (kind === 'any' || moment.harm.climate === kind);

const isHere = (seats: readonly string[], owner: string, harmed: string): boolean => owner === harmed || seats.includes(harmed);

/** Others on the location who are about to suffer the same. */
const alsoSuffering = (t: Vantage, owner: Seat, kind: Climate, { harm, company = [] }: Moment): readonly Harm[] =>
  company.filter((one) => one !== harm && one.climate === kind && one.points > 0 && companionsOf(t.state, owner).includes(one.seat));

function cancel(harm: Harm | undefined, n: number): void {
  if (harm) harm.points = Math.max(0, harm.points - n);
}

/** Powers of the window in which somebody is about to lose something. */
export const lossPowers: PowerRules<
  'cancelDamage' | 'cancelWithCompany' | 'skipArrival' | 'softenDamage' | 'takeTheHit' | 'lessLoss' | 'swapLoss' | 'eatToCancel'
> = {
  cancelDamage: {
    can: ({ t, owner, effect, moment }) => suffers(moment, effect.kind) && isHere(companionsOf(t.state, owner), owner, moment.harm.seat),
    *use({ owner, effect, moment }): Rule {
      const { harm } = moment;
      if (harm && harm.seat !== owner && !(yield* agree(harm.seat, 'power.permit', 'May another player spare you the damage?'))) return;
      cancel(harm, effect.n);
    },
  },
  cancelWithCompany: {
    can: ({ t, owner, effect, moment }) =>
      suffers(moment, effect.kind) && moment.harm.seat === owner && companionsOf(t.state, owner).length > 0,
    asks: ({ t, owner, effect, moment }) => (alsoSuffering(t, owner, effect.kind, moment).length > 1 ? 'who else' : null),
    *use({ t, owner, effect, moment }): Rule {
      cancel(moment.harm, 1);
      const others = alsoSuffering(t, owner, effect.kind, moment);
      if (others.length === 0) return;
      cancel(
        yield* pickOne(
          owner,
          'power.player',
          'Who else is spared?',
          others.map((one) => tap(`seat:${one.seat}`, calledOf(t.state, one.seat), one)),
          secondStep,
        ),
        1,
      );
    },
  },
  skipArrival: {
    can: ({ owner, effect, moment }) => suffers(moment, effect.kind) && moment.harm.seat === owner && moment.harm.arrival,
    *use({ moment }): Rule {
      cancel(moment.harm, moment.harm?.points ?? 0);
    },
  },
  softenDamage: {
    can: ({ owner, effect, moment }) =>
      suffers(moment, effect.kind) && moment.harm.seat === owner && moment.harm.softened < moment.harm.points,
    *use({ moment }): Rule {
      if (moment.harm) moment.harm.softened += 1;
    },
  },
  takeTheHit: {
    can: ({ owner, effect, moment }) =>
      effect.loss === 'health'
        ? moment.harm?.seat === owner && moment.harm.losses.health > 0
        : suffers(moment, effect.loss) && moment.harm.seat === owner,
    *use({ t, owner, card, effect, moment }): Rule {
      if (effect.loss === 'health' && moment.harm) moment.harm.losses.health -= 1;
      else cancel(moment.harm, 1);
      rewrite(playerOf(t.state, owner), card, { closed: true });
    },
  },
  lessLoss: {
    can({ effect, moment: { harm } }) {
      if (!harm || harm.losses[effect.stat] === 0) return false;
      return stats.reduce((sum, stat) => sum + harm.losses[stat], 0) >= (effect.atLeast ?? 1);
    },
    *use({ owner, effect, moment: { harm } }): Rule {
      if (!harm || (harm.seat !== owner && !(yield* agree(harm.seat, 'power.permit', 'May another player lessen your loss?')))) return;
      harm.losses[effect.stat] = Math.max(0, harm.losses[effect.stat] - effect.n);
    },
  },
  swapLoss: {
    can: ({ effect, moment: { harm } }) => harm !== undefined && harm.losses[effect.from] > 0,
    *use({ effect, moment: { harm } }): Rule {
      if (!harm) return;
      harm.losses[effect.from] -= 1;
      harm.losses[effect.to] += 1;
    },
  },
  eatToCancel: {
    can: ({ owner, effect, moment }) => suffers(moment, effect.kind) && moment.harm.seat === owner,
    *use({ t, owner, card, effect, moment }): Rule {
      dropCard(t, owner, card);
      cancel(moment.harm, effect.n);
    },
  },
};
