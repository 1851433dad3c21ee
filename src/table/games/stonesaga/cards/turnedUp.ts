import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';

export interface TurnedUp {
  readonly card: string;
  /** False if its condition was not true, and nothing of it came about. */
  readonly met: boolean;
}

/** The cards that a fact turns up: those that ask nothing would else be gone before anybody has read them. */
export function turnedUp(fact: StonesagaFact): TurnedUp | null {
  switch (fact.fact) {
    case 'journeyDrawn':
    case 'nightDrawn':
      return { card: fact.card, met: fact.met };
    case 'outcomeRead':
      return { card: fact.outcome, met: true };
    case 'eventBegan':
      return { card: fact.event, met: true };
    case 'goalCompleted':
      return { card: fact.goal, met: true };
    default:
      return null;
  }
}
