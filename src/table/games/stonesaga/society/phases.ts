import { nightSteps, type NightStep, type PhaseStep } from '../../../../engine/games/stonesaga/state.ts';
import { capital } from '../../../phrases.ts';

export const nightNames: Readonly<Record<NightStep, string>> = {
  perished: 'Mourning',
  recover: 'Recover',
  hunger: 'Hunger',
  actions: 'Night acts',
  degrade: 'Decay',
  reconcile: 'Bags',
  cards: 'Cards',
  events: 'Events',
  society: 'Society',
};

/** The night step a phase is, or null by day. */
export const nightStepOf = (phase: PhaseStep): NightStep | null => nightSteps.find((step) => phase === `night.${step}`) ?? null;

export function phaseWords(phase: PhaseStep): string {
  const step = nightStepOf(phase);
  if (step) return nightNames[step];
  if (phase.startsWith('setup')) return 'Beginning';
  return capital(phase);
}

/** How far the dial has turned: 0 at dawn, half a turn when night falls. In turns. */
export function dialTurn(phase: PhaseStep): number {
  const step = nightStepOf(phase);
  if (step) return 0.5 + (0.36 * nightSteps.indexOf(step)) / (nightSteps.length - 1) - 0.1;
  return phase === 'day' ? 0.0 : phase === 'dusk' ? 0.25 : -0.15;
}
