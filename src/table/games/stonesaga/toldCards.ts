import { outcomes, type OutcomeId } from '../../../engine/games/stonesaga/content/outcomes.ts';
import type { OutcomeEntry } from '../../../engine/games/stonesaga/content/schema.ts';
import type { StonesagaFact } from '../../../engine/games/stonesaga/facts.ts';
import type { ToldCard } from '../../../match/handView.ts';
import { withEffects } from './cards/effectWords.ts';
import { morningOf } from './morning.ts';
import { nameOfOmen } from './names.ts';
import { meaningOf } from './society/meanings.ts';
import { componentName } from './society/components.ts';

type Log = readonly (readonly StonesagaFact[])[];

/** Outcomes and omens, which nothing on the table keeps open, and the morning after a night. */
export const toldCards = (log: Log): readonly ToldCard[] => (log.at(-1) ?? []).flatMap((fact) => cardOf(fact, log) ?? []);

function cardOf(fact: StonesagaFact, log: Log): ToldCard | null {
  if (fact.fact === 'outcomeRead') return outcomeCard(fact.outcome);
  if (fact.fact === 'investigated') {
    const { omen, component } = fact;
    return { kind: `The sign of ${nameOfOmen(omen)}`, title: componentName(component), text: meaningOf(`${omen}@${component}`) };
  }
  return fact.fact === 'dayBroke' ? morningOf(log, fact.day) : null;
}

function outcomeCard(id: string): ToldCard | null {
  if (!(id in outcomes)) return null;
  const { title, text, effects }: OutcomeEntry = outcomes[id as OutcomeId];
  return { kind: `Outcome ${id}`, title, text: withEffects(text, effects) };
}
