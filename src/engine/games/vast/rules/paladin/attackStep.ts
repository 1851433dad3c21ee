import { button, declining, tap, type Option } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import type { FigureId, Vast } from '../../state.ts';
import { canBeAttacked, defenseOf, outlook, retreat } from '../attack.ts';
import { figuresOn, nameOf } from '../figures.ts';
import { forces, isForcing } from '../forcing.ts';
import { paladinSquare } from '../movement.ts';
import { paladinAttacks } from './attacking.ts';
import type { Entry } from './entry.ts';
import { powersBeside } from './powers.ts';
import { paladinStrength } from './values.ts';

/** MM-176 to MM-179, RU-36, RU-68 One after the other, each at most once, until he stops or a forced attack misses. */
export function* attackStep(t: Vast, entry: Entry | null): Rule {
  const attacked: FigureId[] = [];
  while (!t.state.ended && targets(t, attacked).length > 0) {
    const target = yield* chooseTarget(t, entry, attacked);
    if (target === null) return;
    const forced = isCompelled(t, entry, target);
    attacked.push(target);
    const hit = yield* paladinAttacks(t, target);
    if (!hit && forced) return retreat(t, 'paladin', entry!.from); // MM-120, RU-08
  }
}

const chooseTarget = (t: Vast, entry: Entry | null, attacked: readonly FigureId[]): Rule<FigureId | null> =>
  chooseBeside<FigureId | null>(
    'paladin',
    'crusade.attack',
    () =>
      `You have Strength ${paladinStrength(t.state)}. ` +
        `${compelling(t, entry, attacked).length > 0 ? 'You have to attack.' : 'Attack, or let it be.'}`,
    () => attackOptions(t, entry, attacked),
    () => powersBeside(t, 'within'),
  );

/** MM-178 While somebody forces him, only forcing figures can be attacked; then anybody, or nobody. */
function attackOptions(t: Vast, entry: Entry | null, attacked: readonly FigureId[]): Option<FigureId | null>[] {
  const strength = paladinStrength(t.state);
  const attack = (figure: FigureId) => {
    const defense = defenseOf(t.state, figure);
    const back = strength <= defense && isCompelled(t, entry, figure) ? ' that sends you back' : ''; // MM-120
    return tap<FigureId | null>(`figure:${figure}`, `Attack ${nameOf(figure)}: ${outlook(strength, defense)}${back}`, figure);
  };
  const all = targets(t, attacked);
  if (compelling(t, entry, attacked).length > 0) return all.filter((figure) => isForcing(figure, 'paladin')).map(attack);
  return [...all.map(attack), declining(button('no-attack', 'Do not attack', null))];
}

const targets = (t: Vast, attacked: readonly FigureId[]): FigureId[] =>
  figuresOn(t.state, paladinSquare(t.state)).filter((figure) => canBeAttacked(figure, 'paladin') && !attacked.includes(figure));

const compelling = (t: Vast, entry: Entry | null, attacked: readonly FigureId[]): FigureId[] =>
  targets(t, attacked).filter((figure) => isCompelled(t, entry, figure));

/** MM-177, MM-778 Only by whoever stood there when he came in. */
const isCompelled = (t: Vast, entry: Entry | null, figure: FigureId): boolean =>
  entry !== null && entry.met.includes(figure) && forces(t.state, figure, 'paladin');
