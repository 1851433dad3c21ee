import { challenges } from '../content/challenges.ts';
import { events } from '../content/events.ts';
import { night } from '../content/night.ts';
import type { Omen } from '../content/vocabulary.ts';
import type { StonesagaState } from '../state.ts';

/** SS-532 to SS-534, SC-103 to SC-105, RU-SC-59 The top of the Night discard pile or, without one, the Challenge or Event card. */
export function currentOmens(state: StonesagaState): readonly Omen[] {
  const top = state.night.discard.at(-1);
  if (top) return night[top].omens;
  if (state.challenge) return challenges[state.challenge.id].omens;
  const event = state.endless?.deck.at(-1);
  return event ? events[event].omens : [];
}
