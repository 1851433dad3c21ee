import type sprite from '../../../assets/sound/sprite.json';

/** `dice-felt-1` to `dice-felt-4` are takes of one sound, `dice-felt`; the mixer chooses among them. */
type SoundOf<Take> = Take extends `${infer Sound}-1` ? Sound : Take extends `${string}-${2 | 3 | 4}` ? never : Take;

/** Every sound in the sprite, by the names that `npm run sounds` has written: a cue with another name does not compile. */
export type SoundName = SoundOf<keyof typeof sprite>;

/** The sounds that go round without a seam. */
export type AmbienceName = Extract<SoundName, 'night-wind' | 'fire-crackle'>;

export type Bus = 'table' | 'ambience' | 'voice';

export interface Cue {
  readonly sound: SoundName;
  readonly bus: Bus;
  /** Semitones up or down by chance, so ten tokens do not click alike. */
  readonly vary?: number;
  /** Milliseconds to wait. */
  readonly delay?: number;
  /** Loudness from 0 to 1 below that of the bus; 1 unless said otherwise. */
  readonly gain?: number;
}

export type Cued = Cue | readonly Cue[] | null;

/** One line per fact; `null` is a decision, a missing line is a compile error. A function may look at the fact. */
export type Cues<F extends { readonly fact: string }> = {
  readonly [K in F['fact']]: Cued | ((fact: Extract<F, { readonly fact: K }>) => Cued);
};
