import type { Rule } from '../../../../kernel/rule.ts';
import type { DiceCheck } from '../../content/types.ts';
import type { Section } from '../../content/vocabulary.ts';
import type { Vanguard } from '../../state.ts';
import { isWindingUp } from '../asking.ts';
import { planetNow, topPoi } from '../board.ts';
import { poiOf } from '../../content/find.ts';
import { resolve } from '../effects/resolve.ts';
import { noteDeed } from '../deeds.ts';

/** IV-239, IV-240, RU-IV-38 An outcome, then every outcome it points at, each once. RU-IV-93 Not from a card that has left. */
export function* applyOutcome(t: Vanguard, who: Section, check: DiceCheck, id: string, applied: string[] = []): Rule {
  const outcome = [...(check.rows ?? []), ...(check.tracks ?? [])].find((one) => one.id === id);
  if (!outcome || applied.includes(id) || isWindingUp(t.state) || !t.state.boards[who]) return;
  applied.push(id);
  t.tell({ fact: 'outcome', who, check: check.id, id, color: outcome.color });
  noteDeed(t, `outcome:${outcome.color}`);
  yield* resolve(t, { who, source: `check:${check.id}` }, outcome.effects);
  for (const next of outcome.arrows) if (isOnTable(t, check)) yield* applyOutcome(t, who, check, next, applied);
}

/** The card that has the check still lies uncovered. */
export function isOnTable(t: Vanguard, check: DiceCheck): boolean {
  const planet = planetNow(t.state);
  if (check.source !== 'poi') return true;
  return Object.keys(planet.pois).some((sector) => {
    const top = topPoi(t.state, Number(sector));
    return top !== undefined && poiOf(top).actions.includes(check.id);
  });
}
