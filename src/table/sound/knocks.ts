import type { Knock } from '../dice/film.ts';
import type { Cue, SoundName } from './cue.ts';

/** Below this a die only settles: half of the 150 contacts of eight dice, and nobody would hear them in a real tray. */
const FAINTEST = 4;
/** Speed from which a contact has full loudness. */
const HARDEST = 26;
/** A tumbling die touches with corner after corner; the ear takes what lies closer than this for a buzz. */
const APART = 60;
/** Milliseconds within which two dice that report a contact mean the same one. */
const SAME_CLACK = 12;

const sounds: Readonly<Record<Knock['against'], SoundName>> = { felt: 'dice-felt', wall: 'dice-wall', die: 'dice-clack' };

/** The contacts worth hearing, in order: fast enough, the hardest of each die's flurry, each clack once. */
export function audible(knocks: readonly Knock[]): Knock[] {
  const kept: Knock[] = [];
  const hardestFirst = knocks.filter((knock) => knock.speed >= FAINTEST).sort((a, b) => b.speed - a.speed || a.t - b.t);
  for (const knock of hardestFirst) {
    const drowned = kept.some((other) => {
      const gap = Math.abs(other.t - knock.t);
      if (other.die === knock.die) return gap < APART;
      return other.against === 'die' && knock.against === 'die' && gap < SAME_CLACK;
    });
    if (!drowned) kept.push(knock);
  }
  return kept.sort((a, b) => a.t - b.t);
}

/** How loud a contact is, from 0 to 1. Steeper than a line: slow contacts must stay a patter under the first hard ones. */
export function loudnessOf(speed: number): number {
  const force = Math.min(1, Math.max(0, speed / HARDEST));
  return force ** 1.3;
}

export function knockCue(knock: Knock): Cue {
  return { sound: sounds[knock.against], bus: 'table', vary: 1.5, gain: loudnessOf(knock.speed) };
}
