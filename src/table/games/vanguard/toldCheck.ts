import type { VanguardFact } from '../../../engine/games/vanguard/facts.ts';
import type { CheckState } from '../../../engine/games/vanguard/state.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';

/** A check as it is told: what facts have made of it before the view comes that they led to. */
interface ToldCheck {
  readonly check: CheckState;
  readonly markers: Readonly<Record<string, number>>;
  /** Dice are in the air. */
  readonly rolling: boolean;
  /** The special effect that happens now, with the dice that it takes. */
  readonly cell: string | null;
  /** Dice that lie on a special effect, by its place. */
  readonly taken: Readonly<Record<string, string>>;
}

export const readCheck = ({ planet }: VanguardView): ToldCheck | null =>
  planet?.check ? { check: planet.check, markers: planet.markers, rolling: false, cell: null, taken: {} } : null;

/** Effects happen one at a time: each lights its place, and its dice go there before the next begins. */
export function hearCheck(told: ToldCheck, fact: VanguardFact): ToldCheck {
  const now = told.rolling ? { ...told, rolling: false } : told;
  const { check } = now;
  switch (fact.fact) {
    case 'rolled':
      return {
        ...now,
        rolling: true,
        check: { ...check, step: 4, pool: [...fact.dice], injury: [...fact.injury], danger: [...fact.danger] },
      };
    case 'dieTurned':
      return { ...now, check: { ...check, pool: check.pool.map((one) => (one.die === fact.die ? { ...one, side: fact.side } : one)) } };
    case 'specialEffect':
      return {
        ...now,
        check: { ...check, step: 7 },
        cell: fact.cell,
        taken: { ...now.taken, ...Object.fromEntries(fact.dice.map((die) => [die, fact.cell])) },
      };
    case 'marker':
      return { ...now, markers: { ...now.markers, [fact.track]: fact.at } };
    case 'outcome':
      return { ...now, cell: null, check: { ...check, step: 10, marked: fact.id } };
    default:
      return now;
  }
}
