import { challenges } from '../../../../engine/games/stonesaga/content/challenges.ts';
import { events } from '../../../../engine/games/stonesaga/content/events.ts';
import type { ChallengeCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import { outpostMaximum, trackEnd } from '../../../../engine/games/stonesaga/content/values.ts';
import type { Track } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';

/** A value at which something happens. */
interface Threshold {
  readonly at: number;
  readonly passed: boolean;
  readonly says: string;
}

/** What is marked on a track now: events of the challenge or of Endless Mode, room for outposts, the end of the people. */
export function thresholds(track: Track, view: StonesagaView): readonly Threshold[] {
  const now = view.tracks[track];
  switch (track) {
    case 'activity':
      return [...challengeSteps(view), ...eventStep(view)];
    case 'population':
      return [{ at: 0, passed: now === 0, says: 'At 0 the last hearth is read.' }, ...outpostSteps(now)];
    case 'unrest':
      return [{ at: trackEnd, passed: now >= trackEnd, says: `At ${trackEnd} the people break apart.` }];
    case 'lore':
      return [];
  }
}

function challengeSteps({ challenge }: StonesagaView): Threshold[] {
  if (!challenge) return [];
  const card: ChallengeCard = challenges[challenge.id];
  return card.events.map(({ at, text }) => ({ at, passed: challenge.resolved.includes(at), says: `At ${at}: ${text}` }));
}

function eventStep({ event, tracks: { activity } }: StonesagaView): Threshold[] {
  if (!event?.current) return [];
  const { threshold, title } = events[event.current];
  return [{ at: threshold, passed: activity >= threshold, says: `At ${threshold}, at dusk: ${title} is complete.` }];
}

function outpostSteps(now: number): Threshold[] {
  const steps: Threshold[] = [];
  for (let at = 1; at <= trackEnd; at++) {
    const most = outpostMaximum(at);
    if (most > outpostMaximum(at - 1)) steps.push({ at, passed: now >= at, says: `From ${at}: ${most} outposts.` });
  }
  return steps;
}
