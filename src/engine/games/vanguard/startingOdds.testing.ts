import { startingDice } from './content/dice.ts';
import { planets } from './content/planets.ts';
import type { DiceCheck } from './content/types.ts';
import { sections, type Color, type DieKind, type Section } from './content/vocabulary.ts';
import { oddsOf } from './reckoning/odds.ts';

/** What a section's six starting dice, all rolled, make of a check; nobody converts or assists. */
interface StartingOdds {
  readonly section: Section;
  /** The share of rolls that mark a good row, or bring a good track on by at least one step. */
  readonly good: number;
  /** The share that marks the best row; for a track the steps of one roll on average. */
  readonly best: number;
}

export function startingOddsOf(check: DiceCheck, section: Section): StartingOdds {
  const dice = startingDice[section].map((look) => {
    const [color, kind] = look.split('-') as [Color, DieKind];
    return { color, kind };
  });
  const { of, rows, steps } = oddsOf(check, dice, []);
  const track = check.tracks?.find(({ color }) => color === 'green');
  if (track) {
    const counts = steps[track.id]!;
    return {
      section,
      good: 1 - counts[0]! / of,
      best: counts.reduce((sum, count, n) => sum + n * count, 0) / of,
    };
  }
  const share = (wanted: readonly string[]): number =>
    (check.rows ?? []).filter(({ color }) => wanted.includes(color)).reduce((sum, { id }) => sum + rows[id]!, 0) / of;
  return { section, good: share(['green', 'yellow']), best: share(['yellow']) };
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Every check of every planet with the section that has the best odds at it. */
export function startingOdds(): { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const rows = planets.flatMap(({ planet, checks }) =>
    checks
      .filter(({ effects }) => !effects)
      .map((check) => {
        const all = sections.map((section) => startingOddsOf(check, section)).sort((a, b) => b.good - a.good || b.best - a.best);
        const { section, good, best } = all[0]!;
        const track = check.tracks?.find(({ color }) => color === 'green');
        return [
          planet.name,
          check.name,
          section,
          percent(good),
          track ? `${best.toFixed(1)} of ${track.length} steps` : percent(best),
          percent(all.at(-1)!.good),
        ];
      }),
  );
  return { headings: ['planet', 'check', 'best section', 'good', 'best', 'worst section'], rows };
}
