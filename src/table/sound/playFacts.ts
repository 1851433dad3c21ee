import type { Cue, Cued, Cues } from './cue.ts';
import type { Mixer } from './mixer.ts';

/** Milliseconds between two cues of one batch: close enough to be one event, far enough to be counted. */
const STEP = 75;
/** A batch is over by then, however long it is. */
const LONGEST = 1200;
/** Repeats of one sound that are played at most: nobody counts more by ear. */
const MOST_ALIKE = 8;
/** Semitones given to a repeated sound that has none of its own. */
const LEAST_VARIATION = 0.5;

type AnyCue = Cued | ((fact: never) => Cued) | undefined;

function cuesOf<F extends { readonly fact: string }>(fact: F, cues: Cues<F>): readonly Cue[] {
  // facts of an older recording may be gone from the table: they are silent
  const entry = (cues as Readonly<Record<string, AnyCue>>)[fact.fact];
  const cued = typeof entry === 'function' ? entry(fact as never) : entry;
  if (!cued) return [];
  return Array.isArray(cued) ? cued : [cued as Cue];
}

/** Plays what a batch of facts sounds like, one after the other with a little unevenness, as hands do it. */
export function playFacts<F extends { readonly fact: string }>(
  facts: readonly F[], cues: Cues<F>, mixer: Pick<Mixer, 'play'>, random: () => number = Math.random,
): void {
  const alike = new Map<string, number>();
  const beats = facts.map((fact) => cuesOf(fact, cues)).filter((cued) => cued.length > 0);
  const heard = beats.map((cued) => cued.filter((cue) => {
    const count = (alike.get(cue.sound) ?? 0) + 1;
    alike.set(cue.sound, count);
    return count <= MOST_ALIKE;
  })).filter((cued) => cued.length > 0);
  const step = Math.min(STEP, LONGEST / Math.max(1, heard.length));
  heard.forEach((cued, beat) => {
    const start = beat === 0 ? 0 : step * (beat + (random() - 0.5) * 0.4);
    for (const cue of cued) {
      const repeated = (alike.get(cue.sound) ?? 0) > 1;
      const vary = cue.vary ?? (repeated ? LEAST_VARIATION : 0);
      mixer.play({ ...cue, vary, delay: Math.round(start + (cue.delay ?? 0)) });
    }
  });
}
